"""What always holds in Puerto Rico: pieces are conserved, every phase keeps its course, and what is told of it is enough
to follow it. Nothing is hidden but the order of the face-down plantations, which is not even drawn before it is needed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from mypy_extensions import i64

from quayside import Event
from quayside.core.vecs import vec
from quayside.games.puerto_rico.board import (
    BARRELS,
    BASE_BUILDINGS,
    BUILDINGS,
    CHIPS,
    CIRCLES,
    COLONISTS,
    COLUMN,
    COPIES,
    COST,
    ENDINGS,
    GOODS,
    PICKS,
    PLANTATION_TILES,
    PRICE,
    QUARRIES,
    ROLE_CARDS,
    ROLES,
    SHIPS,
    SPACES,
    START_DOUBLOONS,
    TILES,
)
from quayside.games.puerto_rico.laws import check as check
from quayside.games.puerto_rico.state import PuertoRicoState

View = dict[str, Any]
Told = dict[str, Any]

PRODUCTION = (*BUILDINGS[:6], "jeweler")
VIOLET = [name for name in BUILDINGS if name not in PRODUCTION]
SMALL_PRODUCTION = BUILDINGS[:2]
LARGE_PRODUCTION = (*BUILDINGS[2:6], "jeweler")
CLOISTER = (0, 1, 3, 6, 10)
MAKERS = {  # of each good that needs a building
    "indigo": ("small_indigo_plant", "indigo_plant"),
    "sugar": ("small_sugar_mill", "sugar_mill"),
    "tobacco": ("tobacco_storage",),
    "coffee": ("coffee_roaster",),
}
FACTORY = (0, 0, 1, 2, 3, 5)

KINDS = {
    *("start_game", "start_tile", "row", "reshuffle", "round", "pick", "pay", "card_doubloons", "governor"),
    *("draw", "no_draw", "take", "no_tile", "hospice", "no_hospice", "clear_row"),
    *("privilege_colonist", "no_privilege_colonist", "arrive", "lift", "put", "san_juan", "fill_ship"),
    *("build", "no_build", "university", "no_university", "harvest", "extra_good", "no_extra_good"),
    *(
        "sell",
        "no_sale",
        "empty_house",
        "load",
        "wharf",
        "points",
        "no_load",
        "keep",
        "barrel",
        "spoil",
        "unload",
    ),
    *("ending", "end_game"),
    *("market", "draft", "guest", "library", "no_library", "forest", "no_forest", "no_second_tile"),
    *("black_market", "give_person", "give_good", "give_point", "aqueduct", "post"),
    *("small_wharf", "small_wharf_sails", "storehouse"),
    *("villa", "board", "lift_nobles", "put_noble", "san_juan_nobles", "fill_ship_nobles"),
    *("discard", "discard_forest", "no_discard", "buy_tile", "sell_tile", "supply", "no_supply"),
    *("reward_card", "no_deed", "raid", "plunder", "poach", "poached", "expel", "capture", "play_captured"),
    *("festival", "festival_plantation", "festival_production", "festival_building", "put_reward"),
}
RARE: set[str] = {"discard_forest", "no_library", "library"}


def combinations(players: int) -> list[dict[str, Any]]:
    """Every combination of the expansions, the options of the base game by turns; and all of those without expansions."""
    pools = [None, 126] if players == 5 else [None]
    base = [
        {"swap_factory_university": swap, "corn_starters_pay": pay, "vp_pool": pool}
        for swap in (False, True)
        for pay in (False, True)
        for pool in pools
    ]
    expansions = [
        {"new_buildings": new, "nobles": nobles, "buccaneer": buccaneer, "festival": festival}
        for new in ("off", "draft", "random")
        for nobles in ("off", "added", "drafted")
        for buccaneer in (False, True)
        for festival in (False, True)
        if nobles != "drafted" or new != "off"
    ]
    off = expansions[0]
    return [
        *[{**each, **off} for each in base],
        *[{**base[number % len(base)], **each} for number, each in enumerate(expansions) if each != off],
    ]


# ---------------------------------------------------------------------------------------------------------------------
# In every position


def broken(state: PuertoRicoState) -> list[PuertoRicoState]:
    """Positions that cannot be: each breaks one law."""
    wrongs: list[PuertoRicoState] = []

    def wrong() -> PuertoRicoState:
        wrongs.append(state.clone())
        return wrongs[-1]

    wrong().doubloons[0] = -1
    wrong().points[1] += 1
    wrong().chips -= 1
    wrong().goods[3] += 1
    wrong().supply[2] -= 1
    wrong().barrels[0] = 1
    wrong().trading_house = vec[i64]([*state.trading_house, 4])
    wrong().circles[0] += 1
    wrong().free_island[1] -= 1
    wrong().free_city[0] += 1
    wrong().face_down[0] += 1
    wrong().discards[4] += 1
    wrong().quarries -= 1
    wrong().colonist_supply += 1
    wrong().colonist_ship += 1
    wrong().san_juan[0] += 1
    wrong().hand = 1
    wrong().market[7] -= 1
    wrong().built = vec[i64]([*state.built, 9])
    wrong().owned[0] ^= 1 << 9
    wrong().chosen ^= 1 << 9
    wrong().noble_supply += 1
    wrong().noble_ship += 2
    wrong().hand_nobles = 1
    wrong().festival_goods ^= 1
    wrong().spare = 4
    wrong().reward_card = 7
    wrong().captured = 8
    if state.expanded:
        wrong().nobles[0] += 1
        wrong().waiting_nobles[0] += 1
        wrong().forests[0] += 1
    wrong().to_play = -1
    both = wrong()
    both.people[int(both.places) - 1], both.colonist_supply = 1, both.colonist_supply - 1
    twins = wrong()
    twins.cargo[0], twins.cargo[1], twins.barrels[0], twins.barrels[1] = 0, 0, 1, 1
    twins.supply[0] -= 2
    return wrongs


# ---------------------------------------------------------------------------------------------------------------------
# Events plus the previous view give the next view

DERIVED = {
    "ply": "moves are counted, and a move may be told in several events",
    "to_play": "who is asked next has not happened yet",
    "decision": "what is asked next has not happened yet",
    "role": "a phase is over when nothing more happens in it",
    "picker": "as the role",
    "order": "as the role",
    "wharf_used": "as the role",
    "foresight": "what the next decision may bring",
    "pickers": "who picks in a round follows from its governor",
}
# Of a seat: what follows from its island, its city and the role that is played
SEAT_DERIVED = ("chains", "discounts", "quarries", "savings")
# Of games with expansions: what is over with the phase or the round
PHASE_DERIVED = ("doubled", "library_used", "small_wharf_used")


def plain(name: str, value: Any) -> Any:
    """A field of a view without what follows from the rest."""
    if name in PHASE_DERIVED:
        return None
    if name == "festival" and value:
        return {
            key: value[key] for key in value if key != "reach"
        }  # how near everybody is, follows from what they have
    if name != "seats":
        return value
    return [{key: seat[key] for key in seat if key not in SEAT_DERIVED} for seat in value]


_TILES_MOVE = {
    *("start_tile", "row", "reshuffle", "draw", "take", "clear_row", "festival", "festival_plantation"),
    *("forest", "no_forest", "discard", "discard_forest", "buy_tile", "sell_tile"),
}
_CIRCLES_CHANGE = {
    *("lift", "put", "build", "university", "lift_nobles", "put_noble", "guest", "give_person", "poached"),
    *("put_reward",),
}


def reduce(view: View, told: Told) -> None:
    """Changes a view by an event, and counts again what follows from it."""
    kind = told["kind"]
    change = _CHANGES.get(kind)
    if change is None:
        return
    change(view, **{name: value for name, value in told.items() if name not in ("kind", "rule")})
    if "seat" in told:
        _count_seat(view["seats"][told["seat"]])
    if kind in _TILES_MOVE:
        view["face_down"] = sum(view["face_down_kinds"].values())
        view["discards"] = sum(discarded(view).values())
    if kind in _CIRCLES_CHANGE:
        view["next_ship"] = max(view["players"], sum([empty_in_city(seat) for seat in view["seats"]]))


def _count_seat(seat: View) -> None:
    seat["island"] = {
        tile: seat["island"][tile] for tile in TILES if seat["island"].get(tile, {}).get("tiles")
    }
    tiles, manned = sum_of(seat["island"], "tiles"), sum_of(seat["island"], "colonists")
    spaces = sum([SPACES[BUILDINGS.index(building)] for building in seat["city"]])
    if "forests" in seat:
        seat["under_forests"] = {good: n for good, n in seat["under_forests"].items() if n}
        seat["forests"] = sum(seat["under_forests"].values())
    if "nobles" in seat:
        seat["nobles_at"] = {place: n for place, n in seat["nobles_at"].items() if n}
        standing = sum(seat["nobles_at"].values())
        seat["nobles"] = standing + seat["san_juan_nobles"] + seat["hand_nobles"]
    seat["free_island"], seat["free_city"] = 12 - tiles - seat.get("forests", 0), 12 - spaces
    seat["colonists"] = manned + sum(seat["city"].values()) + seat["san_juan"] + seat["hand"]
    fields = sum([n for place, n in seat.get("nobles_at", {}).items() if place in TILES])
    seat["empty_circles"] = tiles - manned - fields + empty_in_city(seat)
    seat["score"] = sum(score(seat).values())


def sum_of(rows: dict[str, dict[str, int]], name: str) -> int:
    return sum([row[name] for row in rows.values()])


def empty_in_city(seat: View) -> int:
    nobles = seat.get("nobles_at", {})
    return sum(
        [
            CIRCLES[BUILDINGS.index(name)] - colonists - nobles.get(name, 0)
            for name, colonists in seat["city"].items()
        ]
    )


def discarded(view: View) -> dict[str, int]:
    """What is neither on an island nor in the row nor in the face-down pile."""
    left: dict[str, int] = {}
    for kind, tile in enumerate(GOODS):
        laid = sum([seat["island"].get(tile, {"tiles": 0})["tiles"] for seat in view["seats"]])
        laid += sum([seat.get("under_forests", {}).get(tile, 0) for seat in view["seats"]])
        laid += (view.get("festival") or {}).get("tile") == tile
        laid += view.get("in question") == tile
        total = PLANTATION_TILES[kind] - (3 if view["players"] == 2 else 0)
        left[tile] = total - laid - view["plantations"].count(tile) - view["face_down_kinds"][tile]
    return left


def score(seat: View) -> dict[str, int]:
    """The victory points of a seat, by what they are for."""
    city = seat["city"]
    printed = [8 if name == "statue" else COLUMN[BUILDINGS.index(name)] for name in city]
    parts = {"chips": seat["points"], "buildings": sum(printed)}
    nobles = seat.get("nobles", 0)
    if "nobles" in seat:
        parts["nobles"] = nobles
    sets = sum([row["tiles"] // 3 for row in seat["island"].values()]) + seat.get("forests", 0) // 3
    small = len([name for name in city if name in SMALL_PRODUCTION])
    large = len([name for name in city if name in LARGE_PRODUCTION])
    bonus = {
        "guild_hall": small + 2 * large,
        "residence": max(4, sum_of(seat["island"], "tiles") + seat.get("forests", 0) - 5),
        "fortress": (seat["colonists"] + nobles) // 3,
        "customs_house": seat["points"] // 4,
        "city_hall": len([name for name in city if name in VIOLET]),
        "cloister": CLOISTER[sets],
        "royal_garden": nobles,
    }
    parts.update({name: points for name, points in bonus.items() if works(seat, name)})
    return parts


def works(seat: View, building: str) -> bool:
    """Somebody stands there."""
    return bool(seat["city"].get(building)) or bool(seat.get("nobles_at", {}).get(building))


def _start_tile(view: View, seat: int, tile: str) -> None:
    view["face_down_kinds"][tile] -= 1
    _lay(view, seat, tile)


def _lay(view: View, seat: int, tile: str) -> None:
    view["seats"][seat]["island"].setdefault(tile, {"tiles": 0, "colonists": 0})["tiles"] += 1


def _row(view: View, tiles: list[str]) -> None:
    for tile in tiles:
        view["face_down_kinds"][tile] -= 1
    view["plantations"] = sorted([*view["plantations"], *tiles], key=TILES.index)


def _reshuffle(view: View, tiles: int) -> None:
    discards = discarded(view)
    assert sum(discards.values()) == tiles
    for tile, count in discards.items():
        view["face_down_kinds"][tile] += count


def _round(view: View, number: int, governor: int) -> None:
    view.update(round=number, governor=governor)
    for card in view["roles"].values():
        card["taken"] = None


def _pick(view: View, seat: int, role: str) -> None:
    view["roles"][role]["taken"] = seat
    if (view.get("captured") or {}).get("role") == role:
        view["captured"] = None


def _pay(view: View, payer: int, payee: int, amount: int, reason: str) -> None:
    if payer >= 0:
        view["seats"][payer]["doubloons"] -= amount
    if payee >= 0:
        view["seats"][payee]["doubloons"] += amount
    if reason == "captured_card":
        view["roles"][view["captured"]["role"]]["doubloons"] = 0
    elif reason == "card":
        card = next(
            card for card in view["roles"].values() if card["taken"] == payee and card["doubloons"] == amount
        )
        card["doubloons"] = 0


def _card_doubloons(view: View, roles: list[str]) -> None:
    for role in roles:
        view["roles"][role]["doubloons"] += 1


def _governor(view: View, seat: int) -> None:
    view["governor"] = seat


def _draw(view: View, seat: int, tile: str) -> None:
    view["face_down_kinds"][tile] -= 1
    _lay(view, seat, tile)


def _take(view: View, seat: int, tile: str, open: bool = False) -> None:
    if tile == "quarry":
        view["quarries"] -= 1
    else:
        view["plantations"].remove(tile)
    _gain_tile(view, seat, tile, open)


def _gain_tile(view: View, seat: int, tile: str, open: bool) -> None:
    """Its owner may have yet to say how it lies."""
    if open:
        view["in question"] = tile
    else:
        _lay(view, seat, tile)


def _recruit(view: View, source: str) -> None:
    view["colonists" if source == "supply" else "colonist_ship"] -= 1


def _hospice(view: View, seat: int, tile: str, source: str) -> None:
    _recruit(view, source)
    if tile == "forest":
        view["seats"][seat]["san_juan"] += 1
    else:
        view["seats"][seat]["island"][tile]["colonists"] += 1


def _clear_row(view: View, tiles: list[str]) -> None:
    assert view["plantations"] == tiles
    view["plantations"] = []


def _privilege_colonist(view: View, seat: int) -> None:
    _recruit(view, "supply")
    view["seats"][seat]["san_juan"] += 1


def _arrive(view: View, seat: int, colonists: int) -> None:
    view["colonist_ship"] -= colonists
    view["seats"][seat]["san_juan"] += colonists


def _lift(view: View, seat: int, colonists: int) -> None:
    own = view["seats"][seat]
    assert own["colonists"] == colonists
    own.update(hand=colonists, san_juan=0, city=dict.fromkeys(own["city"], 0))
    for tile in own["island"].values():
        tile["colonists"] = 0


def _put(view: View, seat: int, place: str) -> None:
    own = view["seats"][seat]
    own["hand"] -= 1
    _stand(own, place, 1)


def _stand(own: View, place: str, colonists: int) -> None:
    if place == "san_juan":
        own["san_juan"] += colonists
    elif place in own["island"]:
        own["island"][place]["colonists"] += colonists
    else:
        own["city"][place] += colonists


def _stand_noble(own: View, place: str, nobles: int) -> None:
    if place == "san_juan":
        own["san_juan_nobles"] += nobles
    else:
        own["nobles_at"][place] = own["nobles_at"].get(place, 0) + nobles


def _san_juan(view: View, seat: int, colonists: int) -> None:
    own = view["seats"][seat]
    assert own["hand"] == colonists
    own.update(hand=0, san_juan=colonists)


def _fill_ship(view: View, colonists: int, wanted: int) -> None:
    view["colonists"] -= colonists
    view["colonist_ship"] += colonists


def _build(view: View, seat: int, building: str, price: int) -> None:
    view["market"][building]["left"] -= 1
    view["seats"][seat]["city"][building] = 0


def _university(view: View, seat: int, building: str, source: str) -> None:
    _recruit(view, source)
    view["seats"][seat]["city"][building] += 1


def _gain(view: View, seat: int, good: str, amount: int) -> None:
    """From the supply; with a negative amount, back to it."""
    view["goods"][good] -= amount
    view["seats"][seat]["goods"][good] += amount


def _harvest(view: View, seat: int, goods: dict[str, int], short: dict[str, int]) -> None:
    for good, amount in goods.items():
        _gain(view, seat, good, amount)


def _extra_good(view: View, seat: int, good: str) -> None:
    _gain(view, seat, good, 1)


def _sell(view: View, seat: int, good: str) -> None:
    view["seats"][seat]["goods"][good] -= 1
    view["trading_house"].append(good)


def _empty_house(view: View, goods: list[str]) -> None:
    assert view["trading_house"] == goods
    view["trading_house"] = []
    for good in goods:
        view["goods"][good] += 1


def _load(view: View, seat: int, ship: int, good: str, amount: int) -> None:
    vessel = ship_of(view, ship)
    vessel["good"] = good
    vessel["barrels"] += amount
    view["seats"][seat]["goods"][good] -= amount


def ship_of(view: View, size: int) -> View:
    return next(ship for ship in view["ships"] if ship["size"] == size)


def _wharf(view: View, seat: int, good: str, amount: int) -> None:
    _gain(view, seat, good, -amount)


def _points(view: View, seat: int, amount: int, reason: str) -> None:
    view["seats"][seat]["points"] += amount
    view["points"] -= amount


def _spoil(view: View, seat: int, goods: dict[str, int]) -> None:
    for good, amount in goods.items():
        _gain(view, seat, good, -amount)


def _unload(view: View, ship: int, good: str, amount: int) -> None:
    vessel = ship_of(view, ship)
    assert (vessel["good"], vessel["barrels"]) == (good, amount)
    vessel.update(good=None, barrels=0)
    view["goods"][good] += amount


def _ending(view: View, reason: str) -> None:
    view["ending"] = [id for id in ENDINGS if id in (*view["ending"], reason)]


def _end_game(view: View, scores: list[int], ranks: list[int], breakdown: list[View]) -> None:
    view["breakdown"] = [{**parts, "rank": rank} for parts, rank in zip(breakdown, ranks, strict=True)]


# The expansions


def _draft(view: View, seat: int, building: str) -> None:
    names = {*view["market"], building}
    if len(names) == 6 + 17 and view["options"]["nobles"] == "added":
        names |= {*BUILDINGS[37:]}
    view["market"] = offers(view["players"], view["options"], names)


def _festival(view: View, tile: str, goods: list[str], building: str) -> None:
    copies = view["market"][building]["left"]
    view["festival"].update(tile=tile, goods=goods, building=building, copy=copies > 1)
    view["face_down_kinds"][tile] -= 1
    for good in goods:
        view["goods"][good] -= 1
    view["market"][building]["left"] -= copies > 1


def _festival_plantation(view: View, seat: int, reward: int) -> None:
    view["face_down_kinds"][view["festival"]["tile"]] += 1
    view["festival"]["tile"] = None
    view["festival"]["winners"]["plantation"] = seat
    view["colonists"] -= reward
    view["seats"][seat]["san_juan"] += reward


def _festival_production(view: View, seat: int, reward: int) -> None:
    for good in view["festival"]["goods"]:
        view["goods"][good] += 1
    view["festival"]["goods"] = []
    view["festival"]["winners"]["production"] = seat


def _festival_building(view: View, seat: int, reward: int) -> None:
    view["market"][view["festival"]["building"]]["left"] += view["festival"]["copy"]
    view["festival"].update(building=None, copy=False)
    view["festival"]["winners"]["building"] = seat


def _put_reward(view: View, seat: int, place: str) -> None:
    view["seats"][seat]["san_juan"] -= 1
    _stand(view["seats"][seat], place, 1)


def _move(view: View, seat: int, person: str, old: str, new: str) -> None:
    stand = _stand_noble if person == "noble" else _stand
    stand(view["seats"][seat], old, -1)
    stand(view["seats"][seat], new, 1)


def _guest(view: View, seat: int, person: str, place: str) -> None:
    _move(view, seat, person, "guesthouse", place)


def _forest(view: View, seat: int, tile: str) -> None:
    view["in question"] = None
    under = view["seats"][seat]["under_forests"]
    under[tile] = under.get(tile, 0) + 1
    view["seats"][seat]["under_forests"] = {good: under[good] for good in GOODS if good in under}


def _no_forest(view: View, seat: int, tile: str) -> None:
    view["in question"] = None
    _lay(view, seat, tile)


def _discard(view: View, seat: int, tile: str) -> None:
    own = view["seats"][seat]
    rows = own["island"][tile]
    nobles = own.get("nobles_at", {}).get(tile, 0)
    if rows["tiles"] == rows["colonists"] + nobles:
        _move(view, seat, "colonist" if rows["colonists"] else "noble", tile, "san_juan")
    rows["tiles"] -= 1


def _discard_forest(view: View, seat: int, tile: str) -> None:
    view["seats"][seat]["under_forests"][tile] -= 1


def _buy_tile(view: View, seat: int, tile: str, open: bool = False) -> None:
    view["face_down_kinds"][tile] -= 1
    _gain_tile(view, seat, tile, open)


def _villa(view: View, seat: int, person: str) -> None:
    if person == "noble":
        view["nobles"] -= 1
        view["seats"][seat]["san_juan_nobles"] += 1
    else:
        _privilege_colonist(view, seat)


def _board(view: View, seat: int, person: str) -> None:
    view["noble_ship" if person == "noble" else "colonist_ship"] -= 1
    view["seats"][seat]["san_juan_nobles" if person == "noble" else "san_juan"] += 1


def _lift_nobles(view: View, seat: int, colonists: int, nobles: int) -> None:
    own = view["seats"][seat]
    assert own["nobles"] == nobles
    _lift(view, seat, colonists)
    own.update(hand_nobles=nobles, san_juan_nobles=0, nobles_at={})


def _put_noble(view: View, seat: int, place: str) -> None:
    view["seats"][seat]["hand_nobles"] -= 1
    _stand_noble(view["seats"][seat], place, 1)


def _san_juan_nobles(view: View, seat: int, colonists: int, nobles: int) -> None:
    own = view["seats"][seat]
    assert own["hand_nobles"] == nobles
    own.update(hand_nobles=0, san_juan_nobles=nobles)
    _san_juan(view, seat, colonists)


def _fill_ship_nobles(view: View, colonists: int, nobles: int, wanted: int) -> None:
    _fill_ship(view, colonists, wanted)
    view["nobles"] -= nobles
    view["noble_ship"] += nobles


def _give_person(view: View, seat: int, person: str, place: str) -> None:
    stand = _stand_noble if person == "noble" else _stand
    stand(view["seats"][seat], place, -1)
    view["nobles" if person == "noble" else "colonists"] += 1


def _give_good(view: View, seat: int, good: str) -> None:
    _gain(view, seat, good, -1)


def _give_point(view: View, seat: int) -> None:
    view["seats"][seat]["points"] -= 1
    view["points"] += 1


def _reward_card(view: View, seat: int) -> None:
    view["reward_card"] = seat


def _raid(view: View, seat: int, ship: int, good: str, amount: int, kept: int) -> None:
    _unload(view, ship, good, amount)
    _gain(view, seat, good, kept)


def _plunder(view: View, seat: int, goods: list[str]) -> None:
    _empty_house(view, goods)


def _poached(view: View, seat: int, person: str, place: str) -> None:
    view["noble_ship" if person == "noble" else "colonist_ship"] -= 1
    stand = _stand_noble if person == "noble" else _stand
    stand(view["seats"][seat], place, 1)


def _expel(view: View, seat: int, colonists: int, nobles: int) -> None:
    view["colonist_ship"] -= colonists
    view["colonists"] += colonists
    if nobles:
        view["noble_ship"] -= nobles
        view["nobles"] += nobles


def _capture(view: View, seat: int, role: str) -> None:
    view["captured"] = {"role": role, "seat": seat}


def _play_captured(view: View, seat: int, role: str) -> None:
    view["captured"] = None
    view["roles"][role]["taken"] = seat


_CHANGES: dict[str, Callable[..., None]] = {
    "draft": _draft,
    "festival": _festival,
    "festival_plantation": _festival_plantation,
    "festival_production": _festival_production,
    "festival_building": _festival_building,
    "put_reward": _put_reward,
    "guest": _guest,
    "forest": _forest,
    "no_forest": _no_forest,
    "discard": _discard,
    "discard_forest": _discard_forest,
    "buy_tile": _buy_tile,
    "sell_tile": _discard,
    "villa": _villa,
    "board": _board,
    "lift_nobles": _lift_nobles,
    "put_noble": _put_noble,
    "san_juan_nobles": _san_juan_nobles,
    "fill_ship_nobles": _fill_ship_nobles,
    "give_person": _give_person,
    "give_good": _give_good,
    "give_point": _give_point,
    "aqueduct": lambda view, seat, good: _gain(view, seat, good, 1),
    "post": _give_good,
    "supply": _give_good,
    "small_wharf": _give_good,
    "reward_card": _reward_card,
    "raid": _raid,
    "plunder": _plunder,
    "poached": _poached,
    "expel": _expel,
    "capture": _capture,
    "play_captured": _play_captured,
    "start_tile": _start_tile,
    "row": _row,
    "reshuffle": _reshuffle,
    "round": _round,
    "pick": _pick,
    "pay": _pay,
    "card_doubloons": _card_doubloons,
    "governor": _governor,
    "draw": _draw,
    "take": _take,
    "hospice": _hospice,
    "clear_row": _clear_row,
    "privilege_colonist": _privilege_colonist,
    "arrive": _arrive,
    "lift": _lift,
    "put": _put,
    "san_juan": _san_juan,
    "fill_ship": _fill_ship,
    "build": _build,
    "university": _university,
    "harvest": _harvest,
    "extra_good": _extra_good,
    "sell": _sell,
    "empty_house": _empty_house,
    "load": _load,
    "wharf": _wharf,
    "points": _points,
    "spoil": _spoil,
    "unload": _unload,
    "ending": _ending,
    "end_game": _end_game,
}


# ---------------------------------------------------------------------------------------------------------------------
# In everything that happens


def offers(players: int, options: View, names: Collection[str]) -> View:
    """A whole market with these buildings."""
    cost = [*COST[:14], 8, 7, *COST[16:]] if options["swap_factory_university"] else COST
    return {
        name: {
            "left": (2 if name in PRODUCTION else 1) if players == 2 else COPIES[kind],
            "cost": cost[kind],
            "column": COLUMN[kind],
        }
        for kind, name in enumerate(BUILDINGS)
        if name in names
    }


def box(players: int, options: View) -> View:
    """The table before anything has been told: what `reduce` needs to follow a game from its first event."""
    two = players == 2
    return {
        "options": options,
        "players": players,
        "round": 0,
        "governor": -1,
        "roles": {role: {"doubloons": 0, "taken": None} for role in ROLES[: ROLE_CARDS[players]]},
        "seats": [
            {
                "doubloons": START_DOUBLOONS[players],
                "points": 0,
                "goods": dict.fromkeys(GOODS, 0),
                "island": {},
                "city": {},
                "san_juan": 0,
                "hand": 0,
            }
            for _ in range(players)
        ],
        "plantations": [],
        "face_down_kinds": {
            tile: count - 3 * two for tile, count in zip(GOODS, PLANTATION_TILES, strict=True)
        },
        "quarries": QUARRIES - 3 * two,
        "colonist_ship": players,
        "colonists": COLONISTS[players],
        "next_ship": players,
        "ships": [{"size": size, "good": None, "barrels": 0} for size in SHIPS[players]],
        "trading_house": [],
        "goods": {good: barrels - 2 * two for good, barrels in zip(GOODS, BARRELS, strict=True)},
        "points": options["vp_pool"] or CHIPS[players],
        "market": offers(players, options, BUILDINGS[:BASE_BUILDINGS]),
        "ending": [],
    }


class Witness:
    """Follows a game by what is told alone, from the box to the end, and sees that every phase keeps its course. It
    listens first and thinks when it is asked, for only then does it learn the options of the game."""

    def __init__(self, players: int) -> None:
        self.heard: list[Event] = []
        self.kinds: set[str] = set()
        self.view: View | None = None
        self.bank = 0  # what it has given out more than it has got

    def __call__(self, event: Event) -> None:
        self.heard.append(event)
        self.kinds.add(event.kind)

    def agrees(self, state: PuertoRicoState) -> None:
        if state.expanded:  # `reduce` follows those; their course is told by tests of their own
            self.heard = []
            return
        if self.view is None:
            self._open_box(state)
        assert self.view is not None
        heard, self.heard = self.heard, []
        for event in heard:
            told = event.seen_by(None)
            assert "breakdown" not in self.view, "something happened after the end"
            self._watch(event.kind, event.args)
            reduce(self.view, told)
        seen = state.view(None)
        for name in seen:
            if name not in DERIVED and name in self.view:
                assert plain(name, seen[name]) == plain(name, self.view[name]), (
                    f"{name} changed, and nobody was told"
                )
        if "breakdown" in self.view:
            self._count_up(state)

    def _open_box(self, state: PuertoRicoState) -> None:
        options = state.setup.options
        self.view = box(state.players, options)
        self.options = options
        self.picked: list[str] = []
        self.phase: View = {}
        self.capital = START_DOUBLOONS[state.players] * state.players

    def _watch(self, kind: str, args: Any) -> None:
        watch = getattr(self, f"_{kind}", None)
        if watch is not None:
            watch(self.view, **args)

    def _count_up(self, state: PuertoRicoState) -> None:
        assert self.view is not None
        totals = []
        for seat, parts in zip(self.view["seats"], self.view["breakdown"], strict=True):
            expected = score(seat)
            counted = {
                name: points for name, points in parts.items() if name not in ("total", "tie_break", "rank")
            }
            assert counted == expected
            assert parts["total"] == sum(expected.values())
            assert parts["tie_break"] == seat["doubloons"] + sum(seat["goods"].values())
            totals.append((parts["total"], parts["tie_break"]))
        assert state.scores() == [total for total, _ in totals]
        assert state.ranking() == [1 + sum(other > own for other in totals) for own in totals]
        assert self.view["ending"], "nothing has brought on the end"

    def _works(self, view: View, seat: int, building: str) -> bool:
        return bool(view["seats"][seat]["city"].get(building))

    # Named after the events; those of no concern here have no method

    def _start_game(self, view: View, players: int, first: int) -> None:
        view["governor"] = first

    def _start_tile(self, view: View, seat: int, tile: str) -> None:
        if tile == "corn" and self.options["corn_starters_pay"]:
            view["seats"][seat]["doubloons"] -= 1
            self.capital -= 1

    def _round(self, view: View, number: int, governor: int) -> None:
        assert number == view["round"] + 1
        assert number == 1 or len(self.picked) == PICKS[view["players"]]
        self.picked = []
        assert not view["ending"], "a round was begun after the end was brought on"

    def _governor(self, view: View, seat: int) -> None:
        assert seat == (view["governor"] + 1) % view["players"]

    def _pick(self, view: View, seat: int, role: str) -> None:
        assert seat == (view["governor"] + len(self.picked)) % view["players"]
        assert view["roles"][role]["taken"] is None
        self.picked.append(role)
        self.phase = {"role": role, "picker": seat, "card": view["roles"][role]["doubloons"], "produced": {}}
        self.phase.update(
            loaded=[], wharf=[], acted=[], built=[], sold=[], harvests=[], extra=False, due=None, stored=[]
        )

    def _card_doubloons(self, view: View, roles: list[str]) -> None:
        assert roles == [role for role in view["roles"] if role not in self.picked]

    def _pay(self, view: View, payer: int, payee: int, amount: int, reason: str) -> None:
        assert amount > 0
        assert (payer < 0) != (payee < 0), "doubloons go to the bank or come from it"
        self.bank += amount if payer < 0 else -amount
        if payer >= 0:
            assert view["seats"][payer]["doubloons"] >= amount, "paid more than he had"
        expected = {
            "card": lambda: self.phase["card"],
            "prospector": lambda: 1,
            "building": lambda: self.phase["built"][-1][1],
            "sale": lambda: self._proceeds(view, payee),
            "factory": lambda: (
                FACTORY[len(self.phase["produced"][payee])] * self._works(view, payee, "factory")
            ),
        }[reason]()
        assert amount == expected, reason

    def _proceeds(self, view: View, seat: int) -> int:
        """What the last sale brings."""
        assert self.phase["sold"][-1][0] == seat
        price = PRICE[GOODS.index(self.phase["sold"][-1][1])] + (self.phase["picker"] == seat)
        return price + self._works(view, seat, "small_market") + 2 * self._works(view, seat, "large_market")

    def _take(self, view: View, seat: int, tile: str) -> None:
        assert self.phase["role"] == "settler"
        assert seat not in self.phase["acted"], "one tile each"
        self.phase["acted"].append(seat)
        assert tile != "quarry" or self.phase["picker"] == seat or self._works(view, seat, "construction_hut")

    def _hospice(self, view: View, seat: int, tile: str, source: str) -> None:
        assert self._works(view, seat, "hospice")
        assert (source == "supply") == (view["colonists"] > 0)

    def _draw(self, view: View, seat: int, tile: str) -> None:
        assert self._works(view, seat, "hacienda")
        assert seat not in self.phase["acted"], "the hacienda comes first"

    def _arrive(self, view: View, seat: int, colonists: int) -> None:
        assert self.phase["role"] == "mayor"

    def _san_juan(self, view: View, seat: int, colonists: int) -> None:
        assert view["seats"][seat]["empty_circles"] == 0, "nobody keeps colonists back"

    def _fill_ship(self, view: View, colonists: int, wanted: int) -> None:
        assert view["colonist_ship"] == 0
        assert wanted == view["next_ship"]
        assert colonists == min(wanted, view["colonists"])

    def _build(self, view: View, seat: int, building: str, price: int) -> None:
        assert seat not in [builder for builder, _ in self.phase["built"]], "one building each"
        facts = view["market"][building]
        quarries = view["seats"][seat]["island"].get("quarry", {"colonists": 0})["colonists"]
        off = min(quarries, facts["column"]) + (self.phase["picker"] == seat)
        assert price == max(0, facts["cost"] - off)
        assert price <= view["seats"][seat]["doubloons"]
        self.phase["built"].append((seat, price))

    def _university(self, view: View, seat: int, building: str, source: str) -> None:
        assert self._works(view, seat, "university")
        assert building != "university"
        assert (source == "supply") == (view["colonists"] > 0)

    def _harvest(self, view: View, seat: int, goods: dict[str, int], short: dict[str, int]) -> None:
        harvests = self.phase[
            "harvests"
        ]  # seats, by their distance from the craftsman; who has no crop is silent
        harvests.append((seat - self.phase["picker"]) % view["players"])
        assert harvests == sorted(set(harvests))
        assert not self.phase["extra"], "the extra good comes last"
        own = view["seats"][seat]
        for good in GOODS:
            output = own["island"].get(good, {"colonists": 0})["colonists"]
            if good in MAKERS:
                output = min(output, sum([own["city"].get(name, 0) for name in MAKERS[good]]))
            got = min(output, view["goods"][good])
            assert goods.get(good, 0) == got, good
            assert short.get(good, 0) == output - got
        self.phase["produced"][seat] = [good for good, amount in goods.items() if amount]

    def _extra_good(self, view: View, seat: int, good: str) -> None:
        assert seat == self.phase["picker"]
        self.phase["extra"] = True
        assert good in self.phase["produced"][seat]

    def _sell(self, view: View, seat: int, good: str) -> None:
        assert seat not in [seller for seller, _ in self.phase["sold"]], "one good each"
        assert len(view["trading_house"]) < 4
        assert good not in view["trading_house"] or self._works(view, seat, "office")
        self.phase["sold"].append((seat, good))

    def _empty_house(self, view: View, goods: list[str]) -> None:
        assert len(goods) == 4

    def _load(self, view: View, seat: int, ship: int, good: str, amount: int) -> None:
        vessel = ship_of(view, ship)
        room = vessel["size"] - vessel["barrels"]
        held = view["seats"][seat]["goods"][good]
        assert amount == min(room, held) > 0
        if vessel["good"] is None:
            assert all([other["good"] != good for other in view["ships"]]), "another ship carries it"
            empty = [other["size"] for other in view["ships"] if other["good"] is None]
            assert amount == max([min(size, held) for size in empty]), "a larger ship was empty"
        else:
            assert vessel["good"] == good
        self._loaded(seat, amount)

    def _wharf(self, view: View, seat: int, good: str, amount: int) -> None:
        assert self._works(view, seat, "wharf")
        assert seat not in self.phase["wharf"]
        self.phase["wharf"].append(seat)
        assert amount == view["seats"][seat]["goods"][good] > 0
        self._loaded(seat, amount)

    def _loaded(self, seat: int, amount: int) -> None:
        self.phase["due"] = {"load": amount, "harbor": 1}
        if seat == self.phase["picker"] and seat not in self.phase["loaded"]:
            self.phase["due"]["captain"] = 1
        self.phase["loaded"].append(seat)

    def _points(self, view: View, seat: int, amount: int, reason: str) -> None:
        assert seat == self.phase["loaded"][-1]
        assert self.phase["due"].pop(reason) == amount
        assert reason != "harbor" or self._works(view, seat, "harbor")

    def _spoil(self, view: View, seat: int, goods: dict[str, int]) -> None:
        """What is left is one barrel and the kinds in the warehouses."""
        slots = self._works(view, seat, "small_warehouse") + 2 * self._works(view, seat, "large_warehouse")
        left = {good: held - goods.get(good, 0) for good, held in view["seats"][seat]["goods"].items()}
        stored = [keep["good"] for keep in self.phase["stored"] if keep["seat"] == seat]
        assert len(stored) == slots
        single = {good: count for good, count in left.items() if count and good not in stored}
        assert sum(single.values()) == 1
        assert not [good for good in stored if good in goods]

    def _keep(self, view: View, seat: int, good: str, amount: int) -> None:
        assert amount == view["seats"][seat]["goods"][good]
        self.phase["stored"].append({"seat": seat, "good": good})

    def _unload(self, view: View, ship: int, good: str, amount: int) -> None:
        assert amount == ship, "only full ships sail"

    def _ending(self, view: View, reason: str) -> None:
        assert reason not in view["ending"], "told once"
        if reason == "colonists":
            assert view["colonists"] == 0
        elif reason == "city":
            assert min([seat["free_city"] for seat in view["seats"]]) == 0
        else:
            assert view["points"] <= 0

    def _end_game(self, view: View, scores: list[int], ranks: list[int], breakdown: list[View]) -> None:
        assert len(self.picked) == PICKS[view["players"]], "the round was not finished"
        purses = sum([seat["doubloons"] for seat in view["seats"]])
        assert purses == self.capital + self.bank, "doubloons that the bank did not give"
