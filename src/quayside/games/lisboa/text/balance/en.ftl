# The tables of `quayside balance lisboa`: headings and rows. Cards and tiles are called as everywhere: see terms.py.

balance-overview = How games go
balance-mean = mean
balance-rounds = Rounds
balance-turns-1 = Turns of a player, period 1
balance-turns-2 = Turns of a player, period 2
balance-period-by-sets = Period 1 ended by a second set
balance-period-by-piles = Period 1 ended by empty piles
balance-end-by-sets = Game ended by a fourth set
balance-end-by-piles = Game ended by empty piles
balance-follows = Follows of a player
balance-sets = Rubble sets of a player at the end
balance-hold = Hold spaces of a player at the end
balance-portfolio = Cards in a portfolio at the end, ships apart
balance-reis = Reis of a player at the end
balance-lapses = Effects of a player that lapsed
balance-price = Price of { $good } at the end

balance-sources = Wigs of a player, by source
balance-wigs = wigs
balance-share = share
balance-winners = winners
balance-total = In all
balance-source-store = Stores, when built
balance-source-building = Stores, when a public building opens
balance-source-ship = Ships that set sail
balance-source-clergy = Clergy tiles cashed
balance-source-clergy-benefit = Clergy tiles that pay for decrees
balance-source-sets = Rubble sets, end of period 1
balance-source-reward-card = Rewards of cards in the portfolio
balance-source-reward-period = Rewards of cards, end of period 1
balance-source-reward-event = Events
balance-source-reward-plot = Rewards of plots
balance-source-reward-space = Rewards of spaces
balance-source-overflow = Influence beyond ten
balance-source-final-stores = End: most stores of a trade
balance-source-final-officials = End: officials in public buildings
balance-source-final-decrees = End: decrees
balance-source-final-sets = End: rubble sets
balance-source-final-ships = End: ships
balance-source-final-favors = End: royal favors
balance-source-final-money = End: money
balance-source-visit = Paid for visits
balance-source-penalty = Penalties of cards

balance-turns = Use of turns
balance-use-portfolio = portfolio
balance-use-court = court
balance-use-gold = gold
balance-use-reward = reward
balance-use-discard = thrown
balance-kind-treasury = Treasury cards
balance-kind-noble = { $noble_is ->
    [king] The King's cards
    [marquis] The Marquis' cards
   *[builder] The Builder's cards
}

balance-acts = Acts of a player
balance-act = { $act_is ->
    [favor] Royal favor
    [cardinal] Meet the Cardinal
    [building] Open a public building
    [ship] Build a ship
    [produce] Produce goods
    [decree] Take a decree
    [recruit] Recruit officials
    [plan] Acquire a plan
   *[store] Build a store
}
balance-way-trade = by trade
balance-way-visit = with a visit
balance-way-follow = by following
balance-way-all = what came of it, rewards and events too
balance-result-favor = { $n } favors
balance-result-cardinal = { $n } tiles
balance-result-building = { $n } buildings
balance-result-ship = { $n } ships
balance-result-produce = { $n } goods
balance-result-decree = { $n } decrees
balance-result-recruit = { $n } officials
balance-result-plan = { $n } plans
balance-result-store = { $n } stores

balance-cards = { $deck_is ->
    [blue] Blue cards
    [red] Red cards
    [purple] Purple cards
   *[brown] Brown cards
}
balance-held = in hand
balance-left = kept
balance-win-rate = wins
balance-decrees = Decrees
balance-shown = shown
balance-taken = taken
balance-fulfilled = fulfilled
balance-clergy = Clergy tiles
balance-cashed = cashed

balance-places = Stores and public buildings, for a hundred games
balance-row = Row { $row }
balance-north = North ends of the streets
balance-west = west
balance-east = east
balance-column-1 = 1
balance-column-2 = 2
balance-column-3 = 3
balance-column-4 = 4
balance-column-5 = 5

balance-dead = Never used
balance-how = how
balance-nothing = Everything was used.
balance-never-portfolio = never in a portfolio
balance-never-court = never at court
balance-never-taken = never taken
balance-never-fulfilled = taken, never fulfilled
balance-never-trade = never by trade
balance-never-visit = never with a visit
balance-never-follow = never by following
