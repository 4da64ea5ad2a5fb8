# What puzzles of Lisboa are about, and what hints give as reasons.

theme-cards = Which card
theme-uses = What to use a card for
theme-court = At the royal court
theme-following = Following a visit
theme-trade = Selling and trading
theme-goods = Goods
theme-payment = How to pay
theme-favors = Royal favors
theme-church = The church
theme-church-timing = When to move the Cardinal
theme-ships = Ships
theme-officials = Officials
theme-public-buildings = Public buildings
theme-stores = Stores
theme-rubble = Rubble
theme-decrees = Decrees
theme-declining = Declining an offer
theme-opening = The first rounds
theme-end-of-period = The period is about to end
theme-endgame = The end is near
theme-solo = Against the Rival

# Reasons beside the chances of a hint.
fact-turn-best = By the end of your turn it may bring about { $wigs ->
    [one] one wig
   *[other] { $wigs } wigs
} more than any other choice, with what you would own counted in.
fact-turn = By the end of your turn it may bring about { $wigs ->
    [one] one wig
   *[other] { $wigs } wigs
} more than the least of your choices, with what you would own counted in.
fact-figures = The game’s own figures like “{ $other }” better: they count wigs and means up to the end of your turn, and search plays on through the others’ turns.
