"""What is told of a game of Puerto Rico: a function for each event, which says its kind, its rule and its facts.

When nobody listens, they do nothing. Everybody is told everything: nothing in this game is hidden.
"""

from __future__ import annotations

from quayside.core.events import Args, Event
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUILDINGS,
    CITY,
    ENDINGS,
    GOODS,
    PLACES,
    ROLES,
    TILES,
    Good,
)
from quayside.games.puerto_rico.rules import scoring
from quayside.games.puerto_rico.state import PuertoRicoState

# ---------------------------------------------------------------------------------------------------------------------
# Set-up and rounds


def start_game(state: PuertoRicoState) -> None:
    if state.listener is not None:
        facts: Args = {"players": state.players, "first": state.governor}
        state.tell("start_game", "puerto_rico.setup.players", facts)


def start_tile(state: PuertoRicoState, seat: int, tile: int) -> None:
    if state.listener is not None:
        state.tell("start_tile", "puerto_rico.setup.plantations", {"seat": seat, "tile": TILES[tile]})


def begins_round(state: PuertoRicoState) -> None:
    if state.listener is not None:
        facts: Args = {"number": state.round, "governor": state.governor}
        state.tell("round", "puerto_rico.round.course", facts)


def picks(state: PuertoRicoState, seat: int, card: int) -> None:
    if state.listener is not None:
        state.tell("pick", "puerto_rico.round.pick", {"seat": seat, "role": ROLES[card]})


def unused_cards(state: PuertoRicoState) -> None:
    """While it is still known who has taken which."""
    if state.listener is not None:
        unused = [ROLES[card] for card in range(len(state.taken)) if state.taken[card] < 0]
        state.tell("card_doubloons", "puerto_rico.round.unused_cards", {"roles": unused})


def new_governor(state: PuertoRicoState) -> None:
    if state.listener is not None:
        state.tell("governor", "puerto_rico.round.governor", {"seat": state.governor})


def ending(state: PuertoRicoState, reason: int, rule: str) -> None:
    if state.listener is not None:
        state.tell("ending", rule, {"reason": ENDINGS[reason.bit_length() - 1]})


def end_game(state: PuertoRicoState) -> None:
    if state.listener is not None:
        facts: Args = {"scores": scoring.scores(state), "ranks": scoring.ranking(state)}
        facts["breakdown"] = [scoring.breakdown(state, seat) for seat in range(state.players)]
        state.tell("end_game", "puerto_rico.scoring.total", facts)


def pays(state: PuertoRicoState, payer: int, payee: int, amount: int, reason: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "reason": reason})


# ---------------------------------------------------------------------------------------------------------------------
# The settler


def no_draw(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        state.tell("no_draw", "puerto_rico.buildings.hacienda", {"seat": seat})


def draws(state: PuertoRicoState, seat: int, tile: int) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        outcome = f"draw {TILES[tile]}"
        state.listener(Event("draw", "puerto_rico.buildings.hacienda", facts, None, None, outcome))


def no_tile(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        full = state.free_island[seat] == 0
        rule = "puerto_rico.settler.full_island" if full else "puerto_rico.settler.order"
        state.tell("no_tile", rule, {"seat": seat, "forced": state.forced})


def takes(state: PuertoRicoState, seat: int, tile: int, rule: str) -> None:
    if state.listener is not None:
        state.tell("take", rule, {"seat": seat, "tile": TILES[tile]})


def no_hospice(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        state.tell("no_hospice", "puerto_rico.buildings.hospice", {"seat": seat})


def hospice(state: PuertoRicoState, seat: int, tile: int, source: str) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile], "source": source}
        state.tell("hospice", "puerto_rico.buildings.hospice", facts)


def clears_row(state: PuertoRicoState) -> None:
    if state.listener is not None:
        tiles = tiles_in(state.row)
        if tiles:
            state.tell("clear_row", "puerto_rico.settler.refill", {"tiles": tiles})


def new_row(state: PuertoRicoState, rule: str) -> None:
    if state.listener is not None:
        tiles = tiles_in(state.row)
        state.listener(Event("row", rule, {"tiles": tiles}, None, None, " ".join(["row", *tiles])))


def reshuffle(state: PuertoRicoState, tiles: int) -> None:
    if state.listener is not None:
        state.tell("reshuffle", "puerto_rico.settler.reshuffle", {"tiles": tiles})


def tiles_in(pile: list[int]) -> list[Good]:
    """By name, in order."""
    return [GOODS[tile] for tile in range(ALL_GOODS) for _ in range(pile[tile])]


# ---------------------------------------------------------------------------------------------------------------------
# The mayor


def privilege_colonist(state: PuertoRicoState, seat: int, taken: bool) -> None:
    if state.listener is not None:
        kind = "privilege_colonist" if taken else "no_privilege_colonist"
        state.tell(kind, "puerto_rico.mayor.privilege", {"seat": seat})


def arrive(state: PuertoRicoState, seat: int, colonists: int) -> None:
    if state.listener is not None:
        state.tell("arrive", "puerto_rico.mayor.ship", {"seat": seat, "colonists": colonists})


def lifts(state: PuertoRicoState, seat: int, colonists: int) -> None:
    if state.listener is not None:
        state.tell("lift", "puerto_rico.mayor.placement", {"seat": seat, "colonists": colonists})


def puts(state: PuertoRicoState, seat: int, place: int) -> None:
    if state.listener is not None:
        state.tell("put", "puerto_rico.mayor.placement", {"seat": seat, "place": PLACES[place]})


def rest_in_san_juan(state: PuertoRicoState, seat: int, colonists: int) -> None:
    if state.listener is not None and colonists > 0:
        state.tell("san_juan", "puerto_rico.mayor.san_juan", {"seat": seat, "colonists": colonists})


def fills_ship(state: PuertoRicoState, wanted: int) -> None:
    if state.listener is not None:
        short = state.colonist_ship < wanted
        rule = "puerto_rico.mayor.short_supply" if short else "puerto_rico.mayor.refill"
        state.tell("fill_ship", rule, {"colonists": state.colonist_ship, "wanted": wanted})


# ---------------------------------------------------------------------------------------------------------------------
# The builder


def no_build(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        state.tell("no_build", "puerto_rico.builder.building", {"seat": seat, "forced": state.forced})


def builds(state: PuertoRicoState, seat: int, building: int, price: int) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[building], "price": price}
        state.tell("build", "puerto_rico.builder.building", facts)


def no_university(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        state.tell("no_university", "puerto_rico.buildings.university", {"seat": seat})


def university(state: PuertoRicoState, seat: int, place: int, source: str) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[place - CITY], "source": source}
        state.tell("university", "puerto_rico.buildings.university", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman and the trader


def harvest(state: PuertoRicoState, seat: int, made: list[int], got: list[int]) -> None:
    """What there would have been, and what the supply had; nothing is told of who makes nothing."""
    if state.listener is not None:
        goods: Args = {}
        short: Args = {}
        for good in range(ALL_GOODS):
            if got[good] > 0:
                goods[GOODS[good]] = got[good]
            if made[good] > got[good]:
                short[GOODS[good]] = made[good] - got[good]
        if goods or short:
            rule = "puerto_rico.craftsman.shortage" if short else "puerto_rico.craftsman.production"
            state.tell("harvest", rule, {"seat": seat, "goods": goods, "short": short})


def no_extra_good(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "forced": state.forced}
        state.tell("no_extra_good", "puerto_rico.craftsman.privilege", facts)


def extra_good(state: PuertoRicoState, seat: int, good: int) -> None:
    if state.listener is not None:
        state.tell("extra_good", "puerto_rico.craftsman.privilege", {"seat": seat, "good": GOODS[good]})


def no_sale(state: PuertoRicoState, seat: int) -> None:
    if state.listener is not None:
        state.tell("no_sale", "puerto_rico.trader.sale", {"seat": seat, "forced": state.forced})


def sells(state: PuertoRicoState, seat: int, good: int) -> None:
    if state.listener is not None:
        state.tell("sell", "puerto_rico.trader.sale", {"seat": seat, "good": GOODS[good]})


def empties_house(state: PuertoRicoState) -> None:
    if state.listener is not None:
        goods = [GOODS[good] for good in state.trading_house]
        state.tell("empty_house", "puerto_rico.trader.emptying", {"goods": goods})


# ---------------------------------------------------------------------------------------------------------------------
# The captain


def no_load(state: PuertoRicoState, seat: int) -> None:
    """Only of a wharf that was left idle: that nothing could be loaded, everybody sees."""
    if state.listener is not None and not state.forced:
        state.tell("no_load", "puerto_rico.captain.passing", {"seat": seat})


def loads(state: PuertoRicoState, seat: int, ship: int, good: int, amount: int) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "ship": state.ship_sizes()[ship], "good": GOODS[good], "amount": amount}
        state.tell("load", "puerto_rico.captain.ship", facts)


def loads_on_wharf(state: PuertoRicoState, seat: int, good: int, amount: int) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good], "amount": amount}
        state.tell("wharf", "puerto_rico.buildings.wharf", facts)


def points(state: PuertoRicoState, seat: int, amount: int, reason: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("points", rule, {"seat": seat, "amount": amount, "reason": reason})


def keeps(state: PuertoRicoState, seat: int, good: int, in_large: bool) -> None:
    if state.listener is not None:
        rule = (
            "puerto_rico.buildings.large_warehouse" if in_large else "puerto_rico.buildings.small_warehouse"
        )
        facts: Args = {"seat": seat, "good": GOODS[good], "amount": state.stock(seat, good)}
        state.tell("keep", rule, facts)


def keeps_barrel(state: PuertoRicoState, seat: int, good: int) -> None:
    if state.listener is not None:
        state.tell("barrel", "puerto_rico.captain.storage", {"seat": seat, "good": GOODS[good]})


def spoils(state: PuertoRicoState, seat: int, lost: list[int]) -> None:
    if state.listener is not None:
        goods = {GOODS[good]: lost[good] for good in range(ALL_GOODS) if lost[good] > 0}
        if goods:
            state.tell("spoil", "puerto_rico.captain.storage", {"seat": seat, "goods": goods})


def sails(state: PuertoRicoState, ship: int) -> None:
    """Full, with what it carries."""
    if state.listener is not None:
        size = state.ship_sizes()[ship]
        facts: Args = {"ship": size, "good": GOODS[state.cargo[ship]], "amount": size}
        state.tell("unload", "puerto_rico.captain.unloading", facts)
