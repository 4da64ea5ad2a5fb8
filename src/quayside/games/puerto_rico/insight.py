"""What a game of Puerto Rico promises each seat, in victory points: from chips, buildings, doubloons, goods, and from all
that its plantations and buildings will still bring before the end. Nothing is hidden, so everybody reckons the same.

How long the game will last follows from what brings on its end; how often each role is played in a round, what a
doubloon and a barrel are worth in points, are plain figures, each named where it stands. A role is judged by playing it
through: everybody does what looks best to him, and the outlooks before and after are compared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.events import Args, Event
from quayside.core.rng import Rng
from quayside.core.seen import Insight, Seen
from quayside.core.state import State
from quayside.games.puerto_rico.actions import (
    BUILD,
    PASS,
    PICK,
    PUT,
    TAKE,
    good_of,
    is_keeping,
    is_wharf_load,
)
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    CAPTAIN,
    CIRCLES,
    CITY,
    CITY_HALL,
    COFFEE_ROASTER,
    COLUMN,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    CUSTOMS_HOUSE_POINTS,
    FACTORY,
    FACTORY_INCOME,
    FIRST_VIOLET,
    FORTRESS,
    FORTRESS_COLONISTS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    INDIGO,
    INDIGO_PLANT,
    ISLAND_SPACES,
    LARGE_MARKET,
    LARGE_MARKET_GAIN,
    LARGE_WAREHOUSE,
    OFFICE,
    PICKS,
    PRICE,
    QUARRY,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROLES,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_MARKET_GAIN,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    UNIVERSITY,
    WHARF,
)
from quayside.games.puerto_rico.rules import agenda, builder, captain, craftsman, scoring, trader
from quayside.games.puerto_rico.rules.round import begin_phase
from quayside.games.puerto_rico.state import PuertoRicoState

# ---------------------------------------------------------------------------------------------------------------------
# How long the game will last, and what things are worth until then

_PHASES: Final = 0.75  # how often a role is played in a round
_BUILDS: Final = 0.7  # buildings that an able player builds in a round
_SHIPPED: Final = 0.65  # of all goods produced; the others are sold or spoil
_LONGEST: Final = 20.0

_COIN: Final = 0.75  # points that a doubloon brings, while there is time to build
_GROWTH: Final = 0.05  # and so much more for each round to come, for what is built early works longer
_BARREL: Final = 0.65  # points that a barrel brings, while there is time to ship it
_TRADE: Final = 0.55  # of the trader phases in which a seat can sell what it would like to
_IDLE: Final = 0.55  # of a barrel, when tile and building stand there and only the colonists are missing
_UNPROCESSED: Final = 0.18  # ... when a tile has no building yet; two such tiles count
_UNPLANTED: Final = 0.05  # ... when a circle of a building has no tile yet
_ROOM: Final = 0.35  # what a space of a city that fills up is worth
_RIVALRY: Final = 0.7  # how much the mean outlook of the others counts against one's own


class Forecast:
    """How many rounds are still to come, and what follows from that."""

    def __init__(self, state: PuertoRicoState) -> None:
        self.rounds = rounds_left(state)
        rounds = self.rounds
        self.phases = _PHASES * rounds  # of each role
        self.coin = _COIN * rounds / (rounds + 0.8) * (1.0 + _GROWTH * min(rounds, 10.0))
        self.barrel = _BARREL * rounds / (rounds + 0.4)


def rounds_left(state: PuertoRicoState) -> float:
    """Until the first of three: colonists, chips or a city run out. In the last round, the part that is left of it."""
    players = state.players
    if state.ending != 0 or state.to_play < 0:
        return 0.8 * state.agenda.count(agenda.ROLE_CHOICE) / PICKS[players]
    ship = max(state.colonist_ship, players + 1) + 1
    rounds = min(_LONGEST, 1.0 + state.colonist_supply / (ship * _PHASES))
    barrels = 0
    for seat in range(players):
        for good in range(ALL_GOODS):
            barrels += int(craftsman.crop(state, seat, good))
        rounds = min(rounds, 0.5 + state.free_city[seat] / _BUILDS)
    return min(rounds, 0.5 + max(0, state.chips) / (_SHIPPED * _PHASES * (barrels + players)))


def capacity(state: PuertoRicoState, seat: int, good: int) -> int:
    """How many barrels the circles of a seat's buildings could process; corn needs none."""
    at = seat * ALL_PLACES + CITY
    circles = state.circles
    if good == CORN:
        return ISLAND_SPACES
    if good == INDIGO:
        return circles[at + SMALL_INDIGO_PLANT] + circles[at + INDIGO_PLANT]
    if good == SUGAR:
        return circles[at + SMALL_SUGAR_MILL] + circles[at + SUGAR_MILL]
    return circles[at + (TOBACCO_STORAGE if good == TOBACCO else COFFEE_ROASTER)]


def harvest(state: PuertoRicoState, seat: int, good: int) -> float:
    """Barrels in a craftsman phase to come: those of now, and in part those for which something is still missing."""
    tiles = state.circles[seat * ALL_PLACES + good]
    if tiles == 0:
        return 0.0 if good == CORN else _UNPLANTED * min(2, capacity(state, seat, good))
    now = int(craftsman.crop(state, seat, good))
    room = capacity(state, seat, good)
    then = min(tiles, room)
    barrels = now + _IDLE * (then - now)
    if good == CORN:
        return barrels
    return barrels + _UNPROCESSED * min(2, tiles - then) + _UNPLANTED * min(2, room - then)


def all_harvests(state: PuertoRicoState, seat: int) -> list[float]:
    """By good."""
    harvests = [0.0] * ALL_GOODS
    for good in range(ALL_GOODS):
        harvests[good] = harvest(state, seat, good)
    return harvests


def income_of_trade(state: PuertoRicoState, seat: int, forecast: Forecast, harvests: list[float]) -> float:
    """Doubloons from the trader phases to come, for the dearest of what he makes; markets are counted as buildings."""
    best = 0.0
    for good in range(ALL_GOODS):
        best = max(best, min(1.0, harvests[good]) * PRICE[good])
    return best * _TRADE * forecast.phases


def market_gain(state: PuertoRicoState, seat: int) -> int:
    gain = 0
    if state.owns(seat, SMALL_MARKET):
        gain += SMALL_MARKET_GAIN
    if state.owns(seat, LARGE_MARKET):
        gain += LARGE_MARKET_GAIN
    return gain


def points_of_shipping(forecast: Forecast, barrels: float) -> float:
    """Of so many barrels in each craftsman phase to come. The ships have no room for everything."""
    return forecast.phases * forecast.barrel * barrels / (1.0 + barrels / 16.0)


# ---------------------------------------------------------------------------------------------------------------------
# What buildings are worth, besides the points printed on them

_OCCUPIED_IN_TIME: Final = 0.85  # the chance that a new building gets a colonist before the end
_NOT_YET: Final[list[float]] = []  # harvests that nobody has worked out


def use(state: PuertoRicoState, seat: int, building: int, forecast: Forecast, harvests: list[float]) -> float:
    """What a violet building will bring its owner, once it is occupied. The harvests of a seat are worked out where they
    matter, unless they are known."""
    phases = forecast.phases
    coin = forecast.coin
    if building == SMALL_MARKET:
        return _TRADE * phases * SMALL_MARKET_GAIN * coin
    if building == LARGE_MARKET:
        return _TRADE * phases * LARGE_MARKET_GAIN * coin
    if building == HACIENDA:
        return 0.5 * min(phases, state.free_island[seat] / 2.0)
    if building == CONSTRUCTION_HUT:
        return 0.35 * min(phases, state.quarries / 2.0, state.free_island[seat] / 2.0)
    if building == HOSPICE:
        return 0.4 * min(phases, float(state.free_island[seat]))
    if building == OFFICE:
        return 0.35 * phases * coin
    if building == UNIVERSITY:
        return 0.4 * min(phases, float(state.free_city[seat]))
    barrels = 0.0
    largest = 0.0
    kinds = 0.0
    for amount in harvests or all_harvests(state, seat):
        barrels += amount
        largest = max(largest, amount)
        kinds += min(1.0, amount)
    if building == SMALL_WAREHOUSE:
        return 0.12 * phases * min(barrels, 5.0)
    if building == LARGE_WAREHOUSE:
        return 0.16 * phases * min(barrels, 7.0)
    if building == FACTORY:
        whole = int(kinds)
        more = FACTORY_INCOME[min(5, whole + 1)] - FACTORY_INCOME[whole]
        return phases * coin * (FACTORY_INCOME[whole] + (kinds - whole) * more)
    if building == HARBOR:
        return phases * min(0.6 + 0.5 * kinds, 2.5)
    if building == WHARF:
        return 0.45 * phases * min(largest + 0.2 * barrels, 5.0)
    return large_bonus(state, seat, building, forecast, barrels)


def large_bonus(
    state: PuertoRicoState, seat: int, building: int, forecast: Forecast, barrels: float
) -> float:
    """What a large building will be worth in the end."""
    rounds = forecast.rounds
    if building == RESIDENCE:
        tiles = ISLAND_SPACES - state.free_island[seat]
        return float(RESIDENCE_POINTS[min(ISLAND_SPACES, tiles + int(_PHASES * rounds))])
    if building == FORTRESS:
        return (state.all_colonists(seat) + 1.3 * rounds) / FORTRESS_COLONISTS
    if building == CUSTOMS_HOUSE:
        shipped = _SHIPPED * forecast.phases * barrels
        return (state.points[seat] + shipped) / CUSTOMS_HOUSE_POINTS
    more = min(_BUILDS * rounds, state.free_city[seat] / 2.0)
    if building == CITY_HALL:
        return scoring.bonus(state, seat, CITY_HALL) + 0.6 * more
    return scoring.bonus(state, seat, GUILD_HALL) + 0.4 * more


def quarry_worth(state: PuertoRicoState, seat: int, quarries: int, forecast: Forecast) -> float:
    """What so many occupied quarries will save: the first nearly always, the later ones only on dear buildings."""
    saved = 0.0
    for number in range(min(4, quarries)):
        saved += 0.9 - 0.15 * number
    return saved * min(_BUILDS * forecast.rounds, float(state.free_city[seat])) * forecast.coin


def _one_more_quarry(state: PuertoRicoState, seat: int, quarries: int, forecast: Forecast) -> float:
    more = quarry_worth(state, seat, quarries + 1, forecast)
    return more - quarry_worth(state, seat, quarries, forecast)


# ---------------------------------------------------------------------------------------------------------------------
# What a position is worth to a seat


def outlook(state: PuertoRicoState, seat: int, forecast: Forecast) -> float:
    """The points that a seat may expect to have in the end."""
    at: i64 = seat * ALL_PLACES
    circles = state.circles
    colonists = state.colonists
    coin = forecast.coin if state.free_city[seat] > 0 else 0.05
    total = float(state.points[seat])
    harvests = all_harvests(state, seat)
    barrels = 0.0
    for amount in harvests:
        barrels += amount
    total += points_of_shipping(forecast, barrels)
    total += coin * (state.doubloons[seat] + income_of_trade(state, seat, forecast, harvests))
    total += stock_worth(state, seat, forecast)
    total += quarry_worth(state, seat, colonists[at + QUARRY], forecast)
    idle = circles[at + QUARRY] - colonists[at + QUARRY]
    if idle > 0:
        total += _IDLE * quarry_worth(state, seat, idle, forecast)
    at += CITY
    for building in range(i64(ALL_BUILDINGS)):
        if circles[at + building] == 0:
            continue
        total += COLUMN[building]
        if building >= FIRST_VIOLET:
            gain = use(state, seat, building, forecast, harvests)
            if colonists[at + building] == 0:
                gain *= _in_time(state, forecast)
            total += gain
    return total + 0.15 * min(2, state.san_juan[seat]) * forecast.barrel


def _in_time(state: PuertoRicoState, forecast: Forecast) -> float:
    """The chance that an empty building is occupied before the end."""
    return _OCCUPIED_IN_TIME * min(1.0, forecast.rounds)


def stock_worth(state: PuertoRicoState, seat: int, forecast: Forecast) -> float:
    """What the goods of a seat are worth: one of them may be sold, the others are shipped."""
    at = seat * ALL_GOODS
    barrels = 0
    best = 0.0
    for good in range(ALL_GOODS):
        if state.goods[at + good] > 0:
            barrels += state.goods[at + good]
            if trader.is_bought(state, seat, good):
                price = PRICE[good] + market_gain(state, seat)
                best = max(best, 0.5 * price * forecast.coin - 0.5 * forecast.barrel)
    return forecast.barrel * barrels / (1.0 + barrels / 30.0) + best


def advantage(state: PuertoRicoState, seat: int, outlooks: list[float]) -> float:
    """A seat's outlook against that of the others: their mean, and the best of them once more."""
    others = 0.0
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            others += outlooks[other]
            best = max(best, outlooks[other])
    mean = others / (state.players - 1)
    return outlooks[seat] - _RIVALRY * (0.5 * mean + 0.5 * best)


def outlooks(state: PuertoRicoState) -> list[float]:
    if state.to_play < 0:
        return [float(score) for score in scoring.scores(state)]
    forecast = Forecast(state)
    return [outlook(state, seat, forecast) for seat in range(state.players)]


# ---------------------------------------------------------------------------------------------------------------------
# Within a phase: how good each choice looks


def tile_worth(state: PuertoRicoState, seat: int, tile: int, forecast: Forecast) -> float:
    """What one more tile will bring. A plantation whose building is still missing is a promise only."""
    at = seat * ALL_PLACES
    if tile == QUARRY:
        return 0.8 * _one_more_quarry(state, seat, state.circles[at + QUARRY], forecast)
    tiles = state.circles[at + tile]
    barrel = forecast.phases * forecast.barrel
    money = _dearer_sales(state, seat, tile, forecast) if tiles == 0 else 0.0
    if tile == CORN:
        return barrel * (1.0 - 0.04 * tiles) + 0.1
    if capacity(state, seat, tile) > tiles:
        return barrel + money + 0.1
    promise = 0.6 if state.doubloons[seat] + 2 * forecast.phases > PRICE[tile] + 2 else 0.2
    return promise * (0.7 * barrel + money)


def building_worth(state: PuertoRicoState, seat: int, building: int, forecast: Forecast) -> float:
    """Printed points, and what it will bring once it has colonists."""
    at = seat * ALL_PLACES
    in_time = 1.0 if state.occupied(seat, UNIVERSITY) else _in_time(state, forecast)
    worth = float(COLUMN[building])
    if building < FIRST_VIOLET:
        good = _made_in(building)
        room = capacity(state, seat, good)
        tiles = state.circles[at + good]
        more = min(tiles, room + CIRCLES[building]) - min(tiles, room)
        hope = max(0, min(2, room + CIRCLES[building] - tiles - more))  # circles that wait for a tile
        barrels = more + 0.3 * hope
        worth += in_time * points_of_shipping(forecast, barrels)
        if room == 0:
            worth += (1.0 if tiles > 0 else 0.35) * _dearer_sales(state, seat, good, forecast)
    else:
        worth += in_time * use(state, seat, building, forecast, _NOT_YET)
    if state.free_city[seat] <= 6:  # room in the city is for large buildings
        worth -= _ROOM * SPACES[building] * min(1.0, forecast.rounds / 4.0)
    return worth


def _dearer_sales(state: PuertoRicoState, seat: int, good: int, forecast: Forecast) -> float:
    """What selling this good will bring more than selling the dearest that he can already make."""
    best = 0
    for other in range(ALL_GOODS):
        if min(state.circles[seat * ALL_PLACES + other], capacity(state, seat, other)) > 0:
            best = max(best, PRICE[other])
    return max(0, PRICE[good] - best) * _TRADE * forecast.phases * forecast.coin


def _made_in(building: int) -> int:
    if building in (SMALL_INDIGO_PLANT, INDIGO_PLANT):
        return INDIGO
    if building in (SMALL_SUGAR_MILL, SUGAR_MILL):
        return SUGAR
    return TOBACCO if building == TOBACCO_STORAGE else ALL_GOODS - 1


def place_worth(state: PuertoRicoState, seat: int, place: int, forecast: Forecast) -> float:
    """What a colonist would do there, with those that have been placed already. Where it takes two of them, on a
    plantation and in its building, each does half."""
    at = seat * ALL_PLACES
    if place == QUARRY:
        return _one_more_quarry(state, seat, state.colonists[at + QUARRY], forecast)
    if place >= CITY + FIRST_VIOLET:
        return use(state, seat, place - CITY, forecast, _NOT_YET)
    good = place if place < CITY else _made_in(place - CITY)
    barrel = forecast.phases * forecast.barrel
    if good == CORN:
        return barrel
    grown = state.colonists[at + good]
    made = int(_workers(state, seat, good))
    if min(grown, made) == 0:
        barrel += 0.7 * PRICE[good] * _TRADE * forecast.phases * forecast.coin
    if place < CITY:
        if grown < made:
            return barrel
        possible = capacity(state, seat, good) > made
    else:
        if made < grown:
            return barrel
        possible = state.circles[at + good] > grown
    return 0.5 * barrel if possible and state.hand > 1 else 0.01


def _workers(state: PuertoRicoState, seat: int, good: int) -> int:
    """Colonists in the buildings of a good."""
    if good == INDIGO:
        return state.workers(seat, SMALL_INDIGO_PLANT) + state.workers(seat, INDIGO_PLANT)
    if good == SUGAR:
        return state.workers(seat, SMALL_SUGAR_MILL) + state.workers(seat, SUGAR_MILL)
    return state.workers(seat, TOBACCO_STORAGE if good == TOBACCO else COFFEE_ROASTER)


def good_worth(state: PuertoRicoState, seat: int, good: int, forecast: Forecast) -> float:
    """What one more barrel of a good is worth: it may be shipped, or sold if it is the first of its kind."""
    price = PRICE[good] + market_gain(state, seat)
    first = state.stock(seat, good) <= 1
    sold = 0.5 * price * forecast.coin if first and good not in state.trading_house else 0.0
    return max(forecast.barrel, sold) + 0.01 * price


def load_worth(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Points now, less what the barrels might have earned at the trading house. The wharf is for what the ships do not
    take."""
    amount = captain.loaded_by(state, seat, action)
    good = good_of(action)
    worth = float(captain.reward(state, seat, amount))
    if amount == state.stock(seat, good) and good not in state.trading_house:
        worth -= 0.4 * PRICE[good] * forecast.coin
    if is_wharf_load(action):
        on_ship = 0
        for ship in range(len(state.cargo)):
            on_ship = max(on_ship, captain.load_amount(state, seat, ship, good))
        return worth - 0.9 * on_ship
    return worth


def _choice_worth(state: PuertoRicoState, seat: int, kind: int, action: int, forecast: Forecast) -> float:
    """Of a choice within a phase. To pass is worth nothing."""
    if kind == agenda.PLACEMENT:
        return place_worth(state, seat, action - PUT, forecast)
    if kind == agenda.LOADING:
        return load_worth(state, seat, action, forecast) if action != PASS else 0.0
    if kind == agenda.STORAGE:
        good = good_of(action)
        barrels = state.stock(seat, good) if is_keeping(action) else 1
        return barrels * forecast.barrel + 0.5 * PRICE[good] * forecast.coin
    if action == PASS:
        return 0.0
    if kind == agenda.PURCHASE:
        building = action - BUILD
        price = builder.price(state, seat, building)
        return building_worth(state, seat, building, forecast) - price * forecast.coin
    if kind == agenda.TILE_CHOICE:
        return tile_worth(state, seat, action - TAKE, forecast)
    if kind == agenda.SALE:
        good = good_of(action)
        return trader.income(state, seat, good) * forecast.coin - 0.8 * forecast.barrel
    if kind == agenda.EXTRA_GOOD:
        return good_worth(state, seat, good_of(action), forecast)
    if kind == agenda.TILE_DRAW:
        return 0.5 if state.free_island[seat] > 1 else -0.1
    return 0.4  # a colonist for nothing


def choice_values(state: PuertoRicoState, seat: int, forecast: Forecast) -> list[float]:
    """Along the choices of a seat that decides within a phase."""
    kind = state.agenda.kind
    return [_choice_worth(state, seat, kind, action, forecast) for action in state.choices]


# ---------------------------------------------------------------------------------------------------------------------
# Roles


def play_phase(state: PuertoRicoState) -> None:
    """Everybody does what looks best to him, until the next role is picked; one forecast will do for all of it."""
    forecast = Forecast(state)
    while state.to_play >= 0 and state.agenda.kind != agenda.ROLE_CHOICE:
        values = choice_values(state, state.to_play, forecast)
        best = 0
        for number in range(1, len(values)):
            if values[number] > values[best]:
                best = number
        state.play_legal(state.choices[best])


def after_role(state: PuertoRicoState, action: int) -> PuertoRicoState:
    """The position when the seat to play has picked a role and everybody has played it."""
    trial = state.clone()
    trial.play_legal(action)
    play_phase(trial)
    return trial


def role_values(state: PuertoRicoState, seat: int) -> list[float]:
    """How a seat stands against the others after each role that it may pick."""
    values: list[float] = []
    for action in state.choices:
        after = after_role(state, action)
        values.append(advantage(after, seat, outlooks(after)))
    return values


def _role_gains(state: PuertoRicoState, card: int) -> Args:
    """What picking a card now would bring each seat, if everybody played it as looks best; and its worth to the one who
    picks, by which hints rank it too: how much better he would stand against the others."""
    after = after_role(state, PICK + card)
    forecast = Forecast(state)
    seats: list[Args] = []
    for seat in range(state.players):
        gain = outlook(after, seat, forecast) - outlook(state, seat, forecast)
        gains: Args = {
            "doubloons": after.doubloons[seat] - state.doubloons[seat],
            "goods": after.whole_stock(seat) - state.whole_stock(seat),
            "points": after.points[seat] - state.points[seat],
            "colonists": after.all_colonists(seat) - state.all_colonists(seat),
            "value": round(gain, 1),
        }
        seats.append(gains)
    seat = state.to_play
    worth = advantage(after, seat, outlooks(after)) - advantage(state, seat, outlooks(state))
    return {"doubloons": state.card_doubloons[card], "worth": round(worth, 1), "seats": seats}


# ---------------------------------------------------------------------------------------------------------------------
# For the page


def _production(state: PuertoRicoState) -> list[Args]:
    """By seat: the barrels of the next craftsman phase, if he were the first to produce, and his factory's doubloons."""
    forecasts: list[Args] = []
    for seat in range(state.players):
        goods: Args = {}
        for good in range(ALL_GOODS):
            barrels = min(int(craftsman.crop(state, seat, good)), state.supply[good])
            if barrels > 0:
                goods[GOODS[good]] = barrels
        factory = FACTORY_INCOME[len(goods)] if state.occupied(seat, FACTORY) else 0
        forecasts.append({"goods": goods, "factory": factory})
    return forecasts


def _shipping(state: PuertoRicoState) -> list[Args]:
    """By seat: the points of a captain phase that he would begin now, and the barrels that he would lose in it."""
    forecasts: list[Args] = []
    for seat in range(state.players):
        trial = state.clone()
        losses = _Losses(seat)
        trial.listener = losses
        trial.agenda.clear()
        trial.agenda.push(agenda.ROLE_CHOICE, seat)
        trial.wharf_used = 0
        trial.passes = 0
        begin_phase(trial, CAPTAIN, seat)
        trial.proceed()
        play_phase(trial)
        forecasts.append({"points": trial.points[seat] - state.points[seat], "spoiled": losses.barrels})
    return forecasts


class _Losses:
    """Counts the barrels of a seat that spoil."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.barrels = 0

    def __call__(self, event: Event) -> None:
        if event.kind == "spoil" and event.args["seat"] == self.seat:
            goods = event.args["goods"]
            assert isinstance(goods, dict)
            self.barrels += sum(goods.values())


# ---------------------------------------------------------------------------------------------------------------------
# What the house asks


_LONG: Final = 15.0  # rounds of a whole game, about
FEATURES: Final = (
    "score score_young hope hope_young barrels barrels_young purse purse_young "
    "stock stock_young quarries quarries_young picks"
).split()


class PuertoRicoInsight(Insight):
    def values(self, seen: Seen) -> list[float]:
        """Of a role, how much better the seat would stand against the others; of anything else, what it gains."""
        if not seen.legal():
            return []
        state = _sample(seen)
        if state.agenda.kind == agenda.ROLE_CHOICE:
            before = advantage(state, seen.seat, outlooks(state))
            return [value - before for value in role_values(state, seen.seat)]
        return choice_values(state, seen.seat, Forecast(state))

    def odds(self, seen: Seen) -> Args:
        """What each role that can be picked now would bring each seat, what each would produce and ship, and the
        points that each may expect in the end."""
        state = _sample(seen)
        if state.to_play < 0:
            return {"roles": {}, "production": [], "shipping": [], "outlook": outlooks(state), "rounds": 0.0}
        roles: Args = {}
        if state.agenda.kind == agenda.ROLE_CHOICE:
            for action in state.choices:
                roles[ROLES[action - PICK]] = _role_gains(state, action - PICK)
        return {
            "roles": roles,
            "production": _production(state),
            "shipping": _shipping(state),
            "outlook": [round(points, 1) for points in outlooks(state)],
            "rounds": round(rounds_left(state), 1),
        }

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, PuertoRicoState)
        return outlooks(state)

    def quick(self, state: State) -> list[float]:
        assert isinstance(state, PuertoRicoState)
        if state.agenda.kind == agenda.ROLE_CHOICE:
            return role_values(state, state.to_play)
        return choice_values(state, state.to_play, Forecast(state))

    def settled(self, state: State) -> bool:
        """When a role is to be picked."""
        assert isinstance(state, PuertoRicoState)
        return state.agenda.kind == agenda.ROLE_CHOICE

    def horizon(self, state: State) -> int:
        """When everybody has picked a role once more: a role is only as good as what the others make of it."""
        return state.players

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, state: State) -> list[list[float]]:
        """In tens of points; what is worth another thing while the game is young stands there twice."""
        assert isinstance(state, PuertoRicoState)
        forecast = Forecast(state)
        young = min(1.0, forecast.rounds / _LONG)
        turns = state.agenda.count(agenda.ROLE_CHOICE)  # picks still to come in this round
        rows: list[list[float]] = []
        for seat in range(state.players):
            at = seat * ALL_PLACES
            score = scoring.score(state, seat) / 10.0
            hope = outlook(state, seat, forecast) / 10.0 - score
            barrels = 0.0
            for good in range(ALL_GOODS):
                barrels += harvest(state, seat, good) / 10.0
            purse = state.doubloons[seat] / 10.0
            stock = state.whole_stock(seat) / 10.0
            quarries = state.circles[at + QUARRY] / 10.0
            picks = 1.0 if (seat - state.to_play) % state.players < turns else 0.0
            rows.append(
                [
                    score,
                    score * young,
                    hope,
                    hope * young,
                    barrels,
                    barrels * young,
                    purse,
                    purse * young,
                    stock,
                    stock * young,
                    quarries,
                    quarries * young,
                    picks,
                ]
            )
        return rows


def _sample(seen: Seen) -> PuertoRicoState:
    state = seen.sample(Rng(0))
    assert isinstance(state, PuertoRicoState)
    return state
