"""What a game of Puerto Rico promises each seat, in victory points: from chips, buildings, nobles, doubloons, goods, and from
all that its plantations and buildings will still bring before the end. Nothing is hidden, so everybody reckons the same.

How long the game will last follows from what brings on its end; how often each role is played in a round, what a
doubloon and a barrel are worth in points, are plain figures, each named where it stands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BASE_BUILDINGS,
    CITY,
    CITY_HALL,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    CUSTOMS_HOUSE_POINTS,
    FACTORY,
    FACTORY_INCOME,
    FIRST_VIOLET,
    FORTRESS,
    FORTRESS_COLONISTS,
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
    PRINTED,
    QUARRY,
    RESIDENCE,
    RESIDENCE_POINTS,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_MARKET_GAIN,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    UNIVERSITY,
    WHARF,
)
from quayside.games.puerto_rico.new_uses import Prospect, new_use
from quayside.games.puerto_rico.rules import agenda, craftsman, scoring, trader
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
TRADE: Final = 0.55  # of the trader phases in which a seat can sell what it would like to
_IDLE: Final = 0.55  # of a barrel, when tile and building stand there and only the colonists are missing
_UNPROCESSED: Final = 0.18  # ... when a tile has no building yet; two such tiles count
_UNPLANTED: Final = 0.05  # ... when a circle of a building has no tile yet
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
    """Until the first of three: colonists, unless there are nobles, chips or a city run out. In the last round, the part that is left of it."""
    players = state.players
    if state.ending != 0 or state.to_play < 0:
        return 0.8 * state.agenda.count(agenda.ROLE_CHOICE) / PICKS[players]
    rounds = _LONGEST
    if not state.has_nobles:
        ship = max(state.colonist_ship, players + 1) + 1
        rounds = min(_LONGEST, 1.0 + int(state.colonist_supply) / (int(ship) * _PHASES))
    barrels = 0
    for seat in range(players):
        for good in range(ALL_GOODS):
            barrels += int(craftsman.crop(state, seat, good))
        rounds = min(rounds, 0.5 + int(state.free_city[seat]) / _BUILDS)
    return min(rounds, 0.5 + max(0, int(state.chips)) / (_SHIPPED * _PHASES * int(barrels + players)))


def capacity(state: PuertoRicoState, seat: int, good: int) -> int:
    """How many barrels the circles of a seat's buildings could process; corn needs none."""
    at = seat * state.places + CITY
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
    tiles = state.circles[seat * state.places + good]
    if tiles == 0:
        return 0.0 if good == CORN else _UNPLANTED * min(2, capacity(state, seat, good))
    now = int(craftsman.crop(state, seat, good))
    room = capacity(state, seat, good)
    then = min(tiles, room)
    barrels = now + _IDLE * (int(then) - now)
    if good == CORN:
        return barrels
    return barrels + _UNPROCESSED * int(min(2, tiles - then)) + _UNPLANTED * int(min(2, room - then))


def all_harvests(state: PuertoRicoState, seat: int) -> list[float]:
    """By good."""
    harvests = [0.0] * ALL_GOODS
    for good in range(ALL_GOODS):
        harvests[good] = harvest(state, seat, good)
    return harvests


def income_of_trade(state: PuertoRicoState, seat: int, forecast: Forecast, harvests: list[float]) -> float:
    """Doubloons from the trader phases to come, for the dearest of what the seat makes; markets are counted as buildings."""
    best = 0.0
    for good in range(ALL_GOODS):
        best = max(best, min(1.0, harvests[good]) * PRICE[good])
    return best * TRADE * forecast.phases


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
NOT_YET: Final[list[float]] = []  # harvests that nobody has worked out


def use(state: PuertoRicoState, seat: int, building: int, forecast: Forecast, harvests: list[float]) -> float:
    """What a violet building will bring its owner, once it is occupied. The harvests of a seat are worked out where they
    matter, unless they are known."""
    if building >= BASE_BUILDINGS:
        return new_use(prospect_of(state, seat, forecast, harvests), building)
    phases = forecast.phases
    coin = forecast.coin
    if building == SMALL_MARKET:
        return TRADE * phases * SMALL_MARKET_GAIN * coin
    if building == LARGE_MARKET:
        return TRADE * phases * LARGE_MARKET_GAIN * coin
    if building == HACIENDA:
        return 0.5 * min(phases, int(state.free_island[seat]) / 2.0)
    if building == CONSTRUCTION_HUT:
        return 0.35 * min(phases, min(int(state.quarries) / 2.0, int(state.free_island[seat]) / 2.0))
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


def prospect_of(state: PuertoRicoState, seat: int, forecast: Forecast, harvests: list[float]) -> Prospect:
    return Prospect(
        state,
        seat,
        forecast.rounds,
        forecast.phases,
        builds_to_come(state, seat, forecast),
        forecast.coin,
        forecast.barrel,
        harvests or all_harvests(state, seat),
    )


def builds_to_come(state: PuertoRicoState, seat: int, forecast: Forecast) -> float:
    return min(_BUILDS * forecast.rounds, float(state.free_city[seat]))


def large_bonus(
    state: PuertoRicoState, seat: int, building: int, forecast: Forecast, barrels: float
) -> float:
    """What a large building will be worth in the end."""
    rounds = forecast.rounds
    if building == RESIDENCE:
        tiles = ISLAND_SPACES - state.free_island[seat]
        return float(RESIDENCE_POINTS[min(ISLAND_SPACES, tiles + int(_PHASES * rounds))])
    if building == FORTRESS:
        return (int(state.all_people(seat)) + 1.3 * rounds) / FORTRESS_COLONISTS
    if building == CUSTOMS_HOUSE:
        shipped = _SHIPPED * forecast.phases * barrels
        return (int(state.points[seat]) + shipped) / CUSTOMS_HOUSE_POINTS
    more = min(_BUILDS * rounds, int(state.free_city[seat]) / 2.0)
    if building == CITY_HALL:
        return int(scoring.bonus(state, seat, CITY_HALL)) + 0.6 * more
    return int(scoring.bonus(state, seat, GUILD_HALL)) + 0.4 * more


def quarry_worth(state: PuertoRicoState, seat: int, quarries: int, forecast: Forecast) -> float:
    """What so many occupied quarries will save: the first nearly always, the later ones only on dear buildings."""
    saved = 0.0
    for number in range(min(4, quarries)):
        saved += 0.9 - 0.15 * number
    return saved * min(_BUILDS * forecast.rounds, float(state.free_city[seat])) * forecast.coin


def one_more_quarry(state: PuertoRicoState, seat: int, quarries: int, forecast: Forecast) -> float:
    more = quarry_worth(state, seat, quarries + 1, forecast)
    return more - quarry_worth(state, seat, quarries, forecast)


# ---------------------------------------------------------------------------------------------------------------------
# What a position is worth to a seat


def outlook(state: PuertoRicoState, seat: int, forecast: Forecast) -> float:
    """The points that a seat may expect to have in the end."""
    at: i64 = seat * state.places
    circles = state.circles
    colonists = state.people
    coin = forecast.coin if state.free_city[seat] > 0 else 0.05
    total = float(state.points[seat])
    harvests = all_harvests(state, seat)
    barrels = 0.0
    for amount in harvests:
        barrels += amount
    total += points_of_shipping(forecast, barrels)
    total += coin * (int(state.doubloons[seat]) + income_of_trade(state, seat, forecast, harvests))
    total += stock_worth(state, seat, forecast)
    total += quarry_worth(state, seat, colonists[at + QUARRY], forecast)
    idle = circles[at + QUARRY] - colonists[at + QUARRY]
    if idle > 0:
        total += _IDLE * quarry_worth(state, seat, idle, forecast)
    at += CITY
    owned: i64 = state.owned[seat]
    for building in range(state.kinds):
        if owned >> building & 1 == 0:
            continue
        total += PRINTED[building]
        if building >= FIRST_VIOLET:
            gain = use(state, seat, building, forecast, harvests)
            if colonists[at + building] == 0:
                gain *= chance_in_time(state, forecast)
            total += gain
    if state.has_nobles:
        total += int(state.all_nobles(seat))
    return total + 0.15 * int(min(2, state.san_juan[seat])) * forecast.barrel


def chance_in_time(state: PuertoRicoState, forecast: Forecast) -> float:
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
    mean = others / int(state.players - 1)
    return outlooks[seat] - _RIVALRY * (0.5 * mean + 0.5 * best)


def outlooks(state: PuertoRicoState) -> list[float]:
    if state.to_play < 0:
        return [float(score) for score in scoring.scores(state)]
    forecast = Forecast(state)
    return [outlook(state, seat, forecast) for seat in range(state.players)]
