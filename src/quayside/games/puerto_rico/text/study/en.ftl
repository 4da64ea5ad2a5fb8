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
