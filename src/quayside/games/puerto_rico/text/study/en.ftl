# What puzzles of Puerto Rico are about, and what hints give as reasons.

theme-roles = Choosing a role
theme-plantations = Plantations
theme-colonists = Placing colonists
theme-buildings = Building
theme-goods = Which good to take
theme-trading = Selling
theme-shipping = Shipping
theme-storage = Storing goods
theme-draft = Choosing the buildings
theme-quarries = Quarries
theme-production-buildings = Production buildings
theme-large-buildings = Large buildings
theme-last-in-the-house = The last space in the trading house
theme-blockade = Blocking a ship
theme-wharf = The wharf
theme-opening = The first rounds
theme-last-captain = The last captain
theme-endgame = The end is near
theme-expansions = Expansions

# Reasons beside the chances of a hint.
fact-gain-doubloons = { $count ->
    [one] one doubloon
   *[other] { $count } doubloons
}
fact-gain-goods = { $count ->
    [one] one barrel
   *[other] { $count } barrels
}
fact-gain-points = { $count ->
    [one] one point
   *[other] { $count } points
}
fact-gain-colonists = { $count ->
    [one] one colonist
   *[other] { $count } colonists
}
fact-role = If everybody does what looks best, it brings you { $gains }.
fact-role-worth = What it brings you is worth about { $points } points in the end.
fact-role-nothing = It brings you nothing at once; what counts is what it prepares, or keeps from others.
fact-role-helps = Of the others it helps { $seat } most, by about { $points } points.
fact-role-alone = It hardly helps anybody else.
fact-worth = By itself it is worth about { $points } points more to you than any other choice.
fact-figures = The odds like “{ $other }” better: they count what this role or choice brings by itself, and search plays on into the roles that follow.
