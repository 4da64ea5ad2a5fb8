# Manila in English. $x is a fact as a word, $x_is what to select by: see quayside/voice/voice.py.

game-name = Manila
game-tagline = Bet on punts, pirates and the last roll.

option-pirate-eviction = Pirates may evict
option-pirate-eviction-about = A boarding pirate may throw another player's accomplice off a full punt.
option-large-pilot-may-move-one = Single step for the large pilot
option-large-pilot-may-move-one-about = The large pilot may also move just one punt by just one space.

# ---- Words ----------------------------------------------------------------------------------------------------------

ware-ginseng = ginseng
    .label = Ginseng
ware-nutmeg = nutmeg
    .label = Nutmeg
ware-silk = silk
    .label = Silk
ware-jade = jade
    .label = Jade

punt-ginseng = { ware-ginseng }
    .label = { ware-ginseng.label }
punt-nutmeg = { ware-nutmeg }
    .label = { ware-nutmeg.label }
punt-silk = { ware-silk }
    .label = { ware-silk.label }
punt-jade = { ware-jade }
    .label = { ware-jade.label }

now-ginseng = { ware-ginseng }
now-nutmeg = { ware-nutmeg }
now-silk = { ware-silk }

space-ginseng = the ginseng punt
    .label = Ginseng punt
space-nutmeg = the nutmeg punt
    .label = Nutmeg punt
space-silk = the silk punt
    .label = Silk punt
space-jade = the jade punt
    .label = Jade punt
space-port-A = port A
    .label = Port A
space-port-B = port B
    .label = Port B
space-port-C = port C
    .label = Port C
space-shipyard-A = shipyard A
    .label = Shipyard A
space-shipyard-B = shipyard B
    .label = Shipyard B
space-shipyard-C = shipyard C
    .label = Shipyard C
space-pirates = the pirate boat
    .label = Pirate boat
space-pilot-small = the small pilot's post
    .label = Small pilot
space-pilot-large = the large pilot's post
    .label = Large pilot
space-insurance = the insurance office
    .label = Insurance office

pilot-small = small pilot
pilot-large = large pilot

to-port = port
    .label = To port
to-shipyard = the shipyard
    .label = To the shipyard

decision-auction = the auction
decision-purchase = the purchase of a share
decision-loading = the loading of the punts
decision-starts = the choice of start spaces
decision-placement = the placing of an accomplice
decision-boarding = the boarding
decision-pilot = the pilot's move
decision-plunder = the fate of the plundered punt

payer-none = the bank
payee-none = the bank
leader-none = nobody

pesos-amount = { $amount ->
    [one] 1 peso
   *[other] { $amount } pesos
}
pesos-bid = { $bid ->
    [one] 1 peso
   *[other] { $bid } pesos
}
pesos-cash = { $cash ->
    [one] 1 peso
   *[other] { $cash } pesos
}
pesos-cost = { $cost ->
    [one] 1 peso
   *[other] { $cost } pesos
}
pesos-credit = { $credit ->
    [one] 1 peso
   *[other] { $credit } pesos
}
pesos-fortune = { $fortune ->
    [one] { $fortune } peso
   *[other] { $fortune } pesos
}
pesos-limit = { $limit ->
    [one] 1 peso
   *[other] { $limit } pesos
}
pesos-open = { $open ->
    [one] 1 peso
   *[other] { $open } pesos
}

# ---- The log: set-up and auction ------------------------------------------------------------------------------------

log-start-game = { $first_is ->
    [you] A game for { $players } begins, and you bid first.
   *[other] A game for { $players } begins, and { $first } bids first.
}
log-deal = { $seat_is ->
    [you] You are dealt two secret shares: { $wares }.
   *[other] { $seat } is dealt two secret shares: { $wares }.
}
log-deal-public = { $seat_is ->
    [you] You are dealt { $count } secret shares.
   *[other] { $seat } is dealt { $count } secret shares.
}
log-voyage = { $opener_is ->
    [you] Voyage { $number }: you open the auction.
   *[other] Voyage { $number }: { $opener } opens the auction.
}
log-bid = { $seat_is ->
    [you] You bid { pesos-amount }.
   *[other] { $seat } bids { pesos-amount }.
}
log-pass = { $seat_is ->
    [you] You { $forced ->
        [yes] cannot go higher and pass.
       *[no] pass.
    }
   *[other] { $seat } { $forced ->
        [yes] cannot go higher and passes.
       *[no] passes.
    }
}
log-harbour-master = { $bid ->
    [0] { $seat_is ->
        [you] Nobody wants the office: you are harbour master free of charge.
       *[other] Nobody wants the office: { $seat } is harbour master free of charge.
    }
   *[other] { $seat_is ->
        [you] You are harbour master for { pesos-bid }.
       *[other] { $seat } is harbour master for { pesos-bid }.
    }
}

# ---- The log: money -------------------------------------------------------------------------------------------------

log-pay = { pay-what } { $reason_is ->
    [loot] in loot from { pay-for }
   *[other] for { pay-for }
}.
log-pay-public = { pay-what } { $reason }.
pay-what = { $payer_is ->
    [none] { $payee_is ->
        [you] You get { $amount }
       *[other] { $payee } gets { $amount }
    }
    [you] { $payee_is ->
        [none] You pay { $amount }
       *[other] You pay { $payee } { $amount }
    }
   *[other] { $payee_is ->
        [none] { $payer } pays { $amount }
       *[other] { $payer } pays { $payee } { $amount }
    }
}
pay-for = { $space_is ->
    [ginseng] the { ware-ginseng }
    [nutmeg] the { ware-nutmeg }
    [silk] the { ware-silk }
    [jade] the { ware-jade }
   *[other] { $space }
}
reason-bid = for the office
reason-share = for the share
reason-placement = for the space
reason-blind-passage = for a passage as a stowaway
reason-premium = as the insurance premium
reason-loan = as a loan
reason-redemption = to redeem a share
reason-passage = as a share of the profit
reason-port = for a safe arrival
reason-shipyard = for a wreck
reason-loot = as loot
reason-claim = as an insurance claim

log-pledge = { $seat_is ->
    [you] You { $forced ->
        [yes] are short of cash and pledge a share.
       *[no] pledge a share.
    }
   *[other] { $seat } { $forced ->
        [yes] is short of cash and pledges a share.
       *[no] pledges a share.
    }
}
log-redeem = { $seat_is ->
    [you] You redeem a share.
   *[other] { $seat } redeems a share.
}

# ---- The log: the harbour master's duties ---------------------------------------------------------------------------

log-buy = { $seat_is ->
    [you] You buy a { $ware } share.
   *[other] { $seat } buys a { $ware } share.
}
log-no-purchase = { $forced ->
    [yes] { $seat_is ->
        [you] You cannot pay for any share that is for sale.
       *[other] { $seat } cannot pay for any share that is for sale.
    }
   *[no] { $seat_is ->
        [you] You buy no share.
       *[other] { $seat } buys no share.
    }
}
log-load = { $seat_is ->
    [you] You load { $ware }.
   *[other] { $seat } loads { $ware }.
}
log-start = { $seat_is ->
    [you] You start the { $ware } from { $space }.
   *[other] { $seat } starts the { $ware } from { $space }.
}

# ---- The log: placement ---------------------------------------------------------------------------------------------

log-placement-round = { $number ->
    [1] First placement.
    [2] Second placement.
    [3] Third placement.
   *[other] Fourth placement.
}
log-place = { $seat_is ->
    [you] You { place-you }{ place-how }.
   *[other] { $seat } { place-other }{ place-how }.
}
place-you = { $space_is ->
    [ginseng] board the { ware-ginseng }
    [nutmeg] board the { ware-nutmeg }
    [silk] board the { ware-silk }
    [jade] board the { ware-jade }
    [pirates] join the pirates
    [pilot-small] hire the small pilot
    [pilot-large] hire the large pilot
    [insurance] insure the voyage
   *[other] wait at { $space }
}
place-other = { $space_is ->
    [ginseng] boards the { ware-ginseng }
    [nutmeg] boards the { ware-nutmeg }
    [silk] boards the { ware-silk }
    [jade] boards the { ware-jade }
    [pirates] joins the pirates
    [pilot-small] hires the small pilot
    [pilot-large] hires the large pilot
    [insurance] insures the voyage
   *[other] waits at { $space }
}
place-how = { $blind ->
    [yes] , as a stowaway
   *[no] { "" }
}
log-decline = { $seat_is ->
    [you] You place no more in this voyage.
   *[other] { $seat } places no more in this voyage.
}
log-no-space = { $seat_is ->
    [you] No space is left, and your turn is skipped.
   *[other] No space is left, and { $seat } is skipped.
}

# ---- The log: at sea ------------------------------------------------------------------------------------------------

log-roll = Roll { $number }: { $each }.
log-roll-each = { $ware } { $dice }
log-move = { $target ->
    [14] The { $ware } sails from { $origin } past 13.
   *[other] The { $ware } sails from { $origin } to { $target }.
}
log-arrive = { $rule_is ->
    [manila-pirates-nobody] No pirates about: the { $ware } slips into port { $berth }.
   *[other] The { $ware } ties up in port { $berth }.
}
log-wreck = { $rule_is ->
    [manila-pirates-destination] The { $ware } is towed into shipyard { $berth }.
   *[other] The { $ware } limps into shipyard { $berth }.
}
log-board = { $seat_is ->
    [you] You leave the pirate boat and board the { $ware }.
   *[other] { $seat } leaves the pirate boat and boards the { $ware }.
}
log-stay = { $seat_is ->
    [you] You stay in the pirate boat.
   *[other] { $seat } stays in the pirate boat.
}
log-evict = { $victim_is ->
    [you] { $seat } boards the { $ware } and throws your accomplice out.
   *[other] { $seat_is ->
        [you] You board the { $ware } and throw out one of { $victim }'s accomplices.
       *[other] { $seat } boards the { $ware } and throws out one of { $victim }'s accomplices.
    }
}
log-captain = { $seat_is ->
    [you] You are captain of the pirates now.
   *[other] { $seat } is captain of the pirates now.
}
log-pilot = { $seat_is ->
    [you] As { $pilot }, you move { $each }.
   *[other] As { $pilot }, { $seat } moves { $each }.
}
log-pilot-each = the { $ware } { $step ->
    [-2] two spaces back
    [-1] one space back
    [1] one space forward
   *[2] two spaces forward
}
log-pilot-idle = { $seat_is ->
    [you] As { $pilot }, you do nothing.
   *[other] As { $pilot }, { $seat } does nothing.
}
log-plunder = Pirates! The { $ware } is plundered by { $seats }.
log-send = { $seat_is ->
    [you] As captain, you send the { $ware } to { $to }.
   *[other] As captain, { $seat } sends the { $ware } to { $to }.
}

# ---- The log: settlement and end ------------------------------------------------------------------------------------

log-own-claim = { $seat_is ->
    [you] You hold both the insurance office and the shipyard space: { pesos-amount } cancel out.
   *[other] { $seat } holds both the insurance office and the shipyard space: { pesos-amount } cancel out.
}
log-insurance-short = { $seat_is ->
    [you] You are { pesos-amount } short of the claims: the bank pays the rest.
   *[other] { $seat } is { pesos-amount } short of the claims: the bank pays the rest.
}
log-price = { $ware_is ->
    [ginseng] Ginseng
    [nutmeg] Nutmeg
    [silk] Silk
   *[jade] Jade
} rises from { $origin } to { $target } pesos.
log-return = The voyage is over, and all accomplices come home.
log-end-game = The game is over: { $each }.
log-end-game-each = { $rank ->
    [1] { $seat_is ->
        [you] you win with { pesos-fortune }
       *[other] { $seat } wins with { pesos-fortune }
    }
   *[other] { $seat_is ->
        [you] you have { pesos-fortune }
       *[other] { $seat } has { pesos-fortune }
    }
}

# ---- Prompts --------------------------------------------------------------------------------------------------------

prompt-auction = { $seat_is ->
    [you] Bid for harbour master, or pass. { standing-bid } You can pay up to { pesos-limit }.
   *[other] { $seat } may bid for harbour master, or pass. { standing-bid } { $seat } can pay up to { pesos-limit }.
}
standing-bid = { $bid ->
    [0] Nobody has bid yet.
   *[other] The bid stands at { pesos-bid } ({ $leader }).
}
prompt-purchase = { $seat_is ->
    [you] Buy one share, or none. You have { pesos-cash }.{ short-of-cash }
   *[other] { $seat } may buy one share. { $seat } has { pesos-cash }.
}
short-of-cash = { $borrows ->
    [yes] { " " }Where that is too little, shares are pledged.
   *[no] { "" }
}
prompt-loading = { $seat_is ->
    [you] Load a ware, { punts-to-load }. The ware left ashore will not rise in price.
   *[other] { $seat } chooses a ware to load ({ punts-to-load }). The ware left ashore will not rise in price.
}
punts-to-load = { $left ->
    [1] the last of three
   *[other] { $left } more to go
}
prompt-starts = { $seat_is ->
    [you] Choose a start space. The { $punts } punts left must add up to { $left }; the further ahead, the safer.
   *[other] { $seat } chooses a start space. The { $punts } punts left must add up to { $left }; the further ahead, the safer.
}
prompt-placement = { $blind ->
    [yes] { $seat_is ->
        [you] Place as a stowaway, or decline. Any open space except the insurance office costs { all-your-cash }.
       *[other] { $seat } may place as a stowaway, or decline. Any open space except the insurance office costs { all-your-cash }.
    }
   *[no] { $seat_is ->
        [you] Place an accomplice, or decline. You have { pesos-cash }.{ short-of-cash }
       *[other] { $seat } may place an accomplice, or decline for the rest of the voyage. { $seat } has { pesos-cash }.
    }
}
all-your-cash = { $cash ->
    [0] nothing
   *[other] all the cash left, { pesos-cash }
}
prompt-boarding = { $seat_is ->
    [you] { as-pirate }, board a punt on 13 or stay. Aboard you share its profit; in the boat you may plunder later.
   *[other] { as-pirate }, { $seat } may board a punt on 13 or stay. Those aboard share its profit; those in the boat may plunder later.
}
as-pirate = { $captain ->
    [yes] As pirate captain
   *[no] As second pirate
}
prompt-pilot = { $seat_is ->
    [you] As { $pilot }, { pilot-may }, or do nothing. The last roll decides the voyage.
   *[other] As { $pilot }, { $seat } may { pilot-may }, or do nothing. The last roll decides the voyage.
}
pilot-may = { $pilot_is ->
    [small] move one punt by one space
   *[large] move one punt by two spaces or two punts by one
}
prompt-plunder = { $seat_is ->
    [you] Send the plundered { $ware } to port or to the shipyard. In port { $ware } rises in price; in the shipyard the insurance pays.
   *[other] { $seat } is captain and sends the plundered { $ware } to port or to the shipyard. In port { $ware } rises in price; in the shipyard the insurance pays.
}
prompt-over = The game is over: the largest fortune wins.

# ---- Choices and their headings -------------------------------------------------------------------------------------

choice-bid = Bid { $amount }
choice-pass-auction = Pass
choice-pass-purchase = Buy nothing
choice-pass-placement = Decline for this voyage
choice-pass-boarding = Stay in the boat
choice-pass-pilot = Do nothing
choice-buy = { $ware } share, { $wares_share_price } pesos{ by-loan }
by-loan = { $loans_pledges ->
    [0] { "" }
    [one] , pledges 1 share, { $loans_owes } to repay
   *[other] , pledges { $loans_pledges } shares, { $loans_owes } to repay
}
choice-load = { $ware }
choice-start = { $ware } from { $space }
choice-place = { $space }, { place-price }{ by-loan }
place-price = { $blind ->
    [yes] { $cash ->
        [0] free
       *[other] { pesos-cash }
    }
   *[no] { $space_is ->
        [insurance] receive 10 pesos
       *[other] { pesos-open }
    }
}
choice-board = { $ware } punt
choice-evict = { $ware } punt, throw out { $victim }
choice-pilot = { $ware } { $step ->
    [-2] −2
    [-1] −1
    [1] +1
   *[2] +2
}
choice-pilot-punts = { $each }
choice-pilot-punts-each = { $punt } { $number ->
    [-1] −1
   *[1] +1
}
choice-send = { $to }
choice-pledge = Pledge a share, receive 12 pesos
choice-redeem = Redeem a share, pay 15 pesos

group-bid = Bid for the office
group-pass-auction = { group-bid }
group-buy = Buy a share
group-pass-purchase = { group-buy }
group-load = Load a punt
group-start = Choose a start space
group-place = Place an accomplice
group-pass-placement = { group-place }
group-board = Board a punt
group-evict = { group-board }
group-pass-boarding = { group-board }
group-pilot = Move the punts
group-pass-pilot = { group-pilot }
group-send = Send the plundered punt
group-pledge = Loans
group-redeem = { group-pledge }

# ---- Why not --------------------------------------------------------------------------------------------------------

why-manila-auction-bid = A bid must be higher than { pesos-bid }.
why-manila-auction-limit = You can bid no more than { pesos-limit }.
why-manila-purchase-right = Only the harbour master may buy a share, one in each voyage, before the punts are loaded.
why-manila-purchase-supply = No share in { $ware } is left to buy.
why-manila-purchase-funds = A share in { $ware } costs { $price } pesos, and you can raise no more than { pesos-credit }.
why-manila-loading-wares = You have loaded { $ware } already.
why-manila-loading-starts = { $problem ->
    [ashore] No punt carries { $ware } in this voyage.
    [done] The { $ware } punt is in its lane already.
   *[sum] The { $punts } punts left must start from numbers that add up to { $left }.
}
why-manila-punts-seats = No punt carries { $ware } in this voyage.
why-manila-punts-in-port = The { $ware } punt is in port already: nobody can go aboard.
why-manila-placement-free-space = Too late: { $space } is { $space_is ->
    [ginseng] full
    [nutmeg] full
    [silk] full
    [jade] full
    [pirates] full
   *[other] taken
}.
why-manila-placement-cost = That space costs { pesos-cost }, and you can raise no more than { pesos-credit }.
why-manila-blind-passenger-passage = A stowaway cannot take { $space }.
why-manila-pirates-boarding = { $problem ->
    [full] The { $ware } punt has no free seat.
   *[elsewhere] No { $ware } punt stands on space 13.
}
why-manila-pirates-eviction = { $allowed ->
    [yes] You can throw out only another player's accomplice, and only from a full punt on space 13.
   *[no] Throwing passengers out is a variant, and it is not in play here.
}
why-manila-pilots-small = { $problem ->
    [steps] The small pilot moves one punt by one space.
   *[other] { out-of-reach }
}
why-manila-pilots-large = { out-of-reach }
out-of-reach = { $problem ->
    [port] The { $ware } punt is in port already, out of any pilot's reach.
   *[ashore] No punt carries { $ware } in this voyage.
}
why-manila-pilots-one-step = The large pilot moves one punt by two spaces, or two punts by one, but never just the { $ware } by one.
why-manila-pirates-plunder = { $problem ->
    [sent] You have sent the { $ware } punt on its way already.
    [port] The { $ware } punt reached the port: the pirates did not get it.
    [wrecked] The { $ware } punt is wrecked and lies in the shipyard: only punts on space 13 are plundered.
   *[ashore] No punt carries { $ware } in this voyage.
}
why-manila-pirates-destination = First decide where the { $now } punt goes.
why-manila-loans-when = You can pledge and redeem shares only in the auction, at the purchase and when you place an accomplice.
why-manila-loans-pledge = All { $shares } of your shares are already pledged.
why-manila-loans-redeem = { $pledged ->
    [0] You have no pledged share to redeem.
   *[other] Redeeming a share costs 15 pesos, and you have only { pesos-cash }.
}
