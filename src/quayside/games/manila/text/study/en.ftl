# What puzzles of Manila are about, and what hints give as reasons.

theme-auction = The auction
theme-shares = Buying a share
theme-wares = Which wares sail
theme-starts = Where the punts start
theme-punts = Aboard the punts
theme-port = The port
theme-shipyard = The shipyard
theme-pirates = Pirates
theme-pilots = Pilots
theme-insurance = Insurance
theme-plunder = A plundered punt
theme-waiting = Placing nobody
theme-loans = Loans
theme-stowaway = Stowaways
theme-last-throw = Before the last roll
theme-last-voyage = The last voyage may have begun

# Reasons beside the chances of a hint.
fact-office = To you the office is worth about { $pesos } pesos.
fact-share = Shares of { $ware } stand at { $price }, and you hold { $shares ->
    [0] none yet.
    [one] one.
   *[other] { $shares }.
}
fact-space-gain-sure = It earns with { $percent }%, and brings { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
} on average after its price.
fact-space-loss-sure = It earns with { $percent }%, and costs { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
} on average, all counted.
fact-space-even-sure = It earns with { $percent }%, and brings back its price on average.
fact-space-gain = It brings about { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
} after its price.
fact-space-loss = It costs about { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
}, all counted.
fact-space-even = It brings back about its price.
fact-own-shares = You hold { $shares ->
    [one] a share
   *[other] { $shares } shares
} of { $ware }, whose price rises when it arrives.
fact-waiting-gain = The best free space would bring only about { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
}.
fact-waiting-loss = Even the best free space would cost about { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
}, all counted.
fact-waiting-even = The best free space would only bring back its price.
fact-figures = The odds like “{ $other }” better: they count the pesos of this voyage alone, and search plays on into the next ones.
