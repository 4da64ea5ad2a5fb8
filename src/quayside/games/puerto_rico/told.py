"""What is told of a game of Puerto Rico: a function for each event, which says its kind, its rule and its facts.

When nobody listens, they do nothing. Everybody is told everything: nothing in this game is hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.events import Args, Event
from quayside.core.vecs import Numbers
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUCCANEER,
    BUILDINGS,
    CITY,
    ENDINGS,
    FIRST_VIOLET,
    FOREST,
    GOODS,
    LYING,
    PEOPLE,
    PLACES,
    ROLES,
    SAN_JUAN,
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


def start_tile(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        state.tell("start_tile", "puerto_rico.setup.plantations", {"seat": seat, "tile": TILES[tile]})


def begins_round(state: PuertoRicoState) -> None:
    if state.listener is not None:
        facts: Args = {"number": state.round, "governor": state.governor}
        state.tell("round", "puerto_rico.round.course", facts)


def picks(state: PuertoRicoState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell("pick", "puerto_rico.round.pick", {"seat": seat, "role": ROLES[card]})


def unused_cards(state: PuertoRicoState) -> None:
    """While it is still known who has taken which."""
    if state.listener is not None:
        unused = [ROLES[card] for card in state.cards if state.taken[card] < 0 and card != BUCCANEER]
        state.tell("card_doubloons", "puerto_rico.round.unused_cards", {"roles": unused})


def new_governor(state: PuertoRicoState) -> None:
    if state.listener is not None:
        state.tell("governor", "puerto_rico.round.governor", {"seat": state.governor})


def ending(state: PuertoRicoState, reason: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("ending", rule, {"reason": ENDINGS[int(reason).bit_length() - 1]})


def end_game(state: PuertoRicoState) -> None:
    if state.listener is not None:
        facts: Args = {"scores": scoring.scores(state), "ranks": scoring.ranking(state)}
        facts["breakdown"] = [scoring.breakdown(state, seat) for seat in range(state.players)]
        state.tell("end_game", "puerto_rico.scoring.total", facts)


def pays(state: PuertoRicoState, payer: i64, payee: i64, amount: i64, reason: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "reason": reason})


# ---------------------------------------------------------------------------------------------------------------------
# The settler


def no_draw(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_draw", "puerto_rico.buildings.hacienda", {"seat": seat})


def draws(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        outcome = f"draw {TILES[tile]}"
        state.listener(Event("draw", "puerto_rico.buildings.hacienda", facts, None, None, outcome))


def no_tile(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        full = state.free_island[seat] == 0
        rule = "puerto_rico.settler.full_island" if full else "puerto_rico.settler.order"
        state.tell("no_tile", rule, {"seat": seat, "forced": state.forced})


def takes(state: PuertoRicoState, seat: i64, tile: i64, rule: str, open: bool) -> None:
    """It may be open how the tile will be laid."""
    if state.listener is not None:
        state.tell("take", rule, _tile(seat, tile, open))


def _tile(seat: i64, tile: i64, open: bool) -> Args:
    facts: Args = {"seat": seat, "tile": TILES[tile]}
    if open:
        facts["open"] = True
    return facts


def no_hospice(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_hospice", "puerto_rico.buildings.hospice", {"seat": seat})


def hospice(state: PuertoRicoState, seat: i64, tile: i64, source: str) -> None:
    if state.listener is not None:
        lying = LYING[FOREST if tile == SAN_JUAN else tile]
        facts: Args = {"seat": seat, "tile": lying, "source": source}
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


def reshuffle(state: PuertoRicoState, tiles: i64) -> None:
    if state.listener is not None:
        state.tell("reshuffle", "puerto_rico.settler.reshuffle", {"tiles": tiles})


def tiles_in(pile: Numbers) -> list[Good]:
    """By name, in order."""
    return [GOODS[tile] for tile in range(ALL_GOODS) for _ in range(pile[tile])]


# ---------------------------------------------------------------------------------------------------------------------
# The mayor


def privilege_colonist(state: PuertoRicoState, seat: i64, taken: bool) -> None:
    if state.listener is not None:
        kind = "privilege_colonist" if taken else "no_privilege_colonist"
        state.tell(kind, "puerto_rico.mayor.privilege", {"seat": seat})


def arrive(state: PuertoRicoState, seat: i64, colonists: i64) -> None:
    if state.listener is not None:
        state.tell("arrive", "puerto_rico.mayor.ship", {"seat": seat, "colonists": colonists})


def lifts(state: PuertoRicoState, seat: i64, people: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "colonists": people - state.hand_nobles}
        _add_nobles(facts, state.hand_nobles)
        kind = "lift_nobles" if state.hand_nobles > 0 else "lift"
        state.tell(kind, "puerto_rico.mayor.placement", facts)


def puts(state: PuertoRicoState, seat: i64, place: i64, noble: bool) -> None:
    if state.listener is not None:
        kind = "put_noble" if noble else "put"
        state.tell(kind, "puerto_rico.mayor.placement", {"seat": seat, "place": PLACES[place]})


def rest_in_san_juan(state: PuertoRicoState, seat: i64, colonists: i64, nobles: i64) -> None:
    if state.listener is not None and colonists + nobles > 0:
        facts: Args = {"seat": seat, "colonists": colonists}
        _add_nobles(facts, nobles)
        kind = "san_juan_nobles" if nobles > 0 else "san_juan"
        state.tell(kind, "puerto_rico.mayor.san_juan", facts)


def fills_ship(state: PuertoRicoState, wanted: i64) -> None:
    if state.listener is not None:
        short = state.colonist_ship + state.noble_ship < wanted
        rule = "puerto_rico.mayor.short_supply" if short else "puerto_rico.mayor.refill"
        if state.has_nobles:
            rule = "puerto_rico.nobles.refill"
        facts: Args = {"colonists": state.colonist_ship, "wanted": wanted}
        _add_nobles(facts, state.noble_ship)
        kind = "fill_ship_nobles" if state.noble_ship > 0 else "fill_ship"
        state.tell(kind, rule, facts)


def _add_nobles(facts: Args, nobles: i64) -> None:
    """The facts tell of colonists; when there are nobles among them, the event is another one, and tells of both."""
    if nobles > 0:
        facts["nobles"] = nobles


def villa(state: PuertoRicoState, seat: i64, noble: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "person": PEOPLE[noble]}
        state.tell("villa", "puerto_rico.buildings.villa", facts)


def boards(state: PuertoRicoState, seat: i64, noble: bool) -> None:
    """One person comes off the ship, chosen or the last one."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "person": PEOPLE[noble]}
        state.tell("board", "puerto_rico.nobles.ship", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The builder


def no_build(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_build", "puerto_rico.builder.building", {"seat": seat, "forced": state.forced})


def builds(state: PuertoRicoState, seat: i64, building: i64, price: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[building], "price": price}
        state.tell("build", "puerto_rico.builder.building", facts)


def no_university(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_university", "puerto_rico.buildings.university", {"seat": seat})


def university(state: PuertoRicoState, seat: i64, place: i64, source: str) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[place - CITY], "source": source}
        state.tell("university", "puerto_rico.buildings.university", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman and the trader


def harvest(state: PuertoRicoState, seat: i64, made: list[int], got: list[int]) -> None:
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


def no_extra_good(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "forced": state.forced}
        state.tell("no_extra_good", "puerto_rico.craftsman.privilege", facts)


def extra_good(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        state.tell("extra_good", "puerto_rico.craftsman.privilege", {"seat": seat, "good": GOODS[good]})


def no_sale(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_sale", "puerto_rico.trader.sale", {"seat": seat, "forced": state.forced})


def sells(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        state.tell("sell", "puerto_rico.trader.sale", {"seat": seat, "good": GOODS[good]})


def empties_house(state: PuertoRicoState) -> None:
    if state.listener is not None:
        goods = [GOODS[good] for good in state.trading_house]
        state.tell("empty_house", "puerto_rico.trader.emptying", {"goods": goods})


# ---------------------------------------------------------------------------------------------------------------------
# The captain


def no_load(state: PuertoRicoState, seat: i64) -> None:
    """Only of a wharf that was left idle: that nothing could be loaded, everybody sees."""
    if state.listener is not None and not state.forced:
        state.tell("no_load", "puerto_rico.captain.passing", {"seat": seat})


def loads(state: PuertoRicoState, seat: i64, ship: i64, good: i64, amount: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "ship": state.ship_sizes()[ship], "good": GOODS[good], "amount": amount}
        state.tell("load", "puerto_rico.captain.ship", facts)


def loads_on_wharf(state: PuertoRicoState, seat: i64, good: i64, amount: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good], "amount": amount}
        state.tell("wharf", "puerto_rico.buildings.wharf", facts)


def points(state: PuertoRicoState, seat: i64, amount: i64, reason: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("points", rule, {"seat": seat, "amount": amount, "reason": reason})


def keeps(state: PuertoRicoState, seat: i64, good: i64, in_large: bool) -> None:
    if state.listener is not None:
        rule = (
            "puerto_rico.buildings.large_warehouse" if in_large else "puerto_rico.buildings.small_warehouse"
        )
        facts: Args = {"seat": seat, "good": GOODS[good], "amount": state.stock(seat, good)}
        state.tell("keep", rule, facts)


def keeps_barrel(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        state.tell("barrel", "puerto_rico.captain.storage", {"seat": seat, "good": GOODS[good]})


def spoils(state: PuertoRicoState, seat: i64, lost: list[int]) -> None:
    if state.listener is not None:
        goods = {GOODS[good]: lost[good] for good in range(ALL_GOODS) if lost[good] > 0}
        if goods:
            state.tell("spoil", "puerto_rico.captain.storage", {"seat": seat, "goods": goods})


def sails(state: PuertoRicoState, ship: i64) -> None:
    """Full, with what it carries."""
    if state.listener is not None:
        size = state.ship_sizes()[ship]
        facts: Args = {"ship": size, "good": GOODS[state.cargo[ship]], "amount": size}
        state.tell("unload", "puerto_rico.captain.unloading", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The New Buildings


def market(state: PuertoRicoState) -> None:
    """The kinds that chance has chosen."""
    if state.listener is not None:
        kinds = [
            BUILDINGS[building]
            for building in range(FIRST_VIOLET, int(state.kinds))
            if state.is_in_game(building)
        ]
        facts: Args = {"buildings": kinds}
        outcome = " ".join(["market", *kinds])
        state.listener(Event("market", "puerto_rico.draft.random", facts, None, None, outcome))


def drafts(state: PuertoRicoState, seat: i64, building: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[building]}
        state.tell("draft", "puerto_rico.draft.choice", facts)


def lays_forest(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        state.tell("forest", "puerto_rico.buildings.forest_house", facts)


def lays_plantation(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    """Though it might have become a forest."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        state.tell("no_forest", "puerto_rico.buildings.forest_house", facts)


def no_second_tile(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_second_tile", "puerto_rico.library.settler", {"seat": seat})


def library(state: PuertoRicoState, seat: i64, used: bool) -> None:
    if state.listener is not None:
        kind = "library" if used else "no_library"
        state.tell(kind, "puerto_rico.library.two_players", {"seat": seat, "role": ROLES[state.role]})


def begins_payment(state: PuertoRicoState, seat: i64, building: i64, price: i64, missing: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "building": BUILDINGS[building], "price": price, "missing": missing}
        state.tell("black_market", "puerto_rico.buildings.black_market", facts)


def gives_person(state: PuertoRicoState, seat: i64, place: i64, noble: bool) -> None:
    if state.listener is not None:
        where = "san_juan" if place == SAN_JUAN else PLACES[place]
        facts: Args = {"seat": seat, "person": PEOPLE[noble], "place": where}
        state.tell("give_person", "puerto_rico.buildings.black_market", facts)


def gives_good(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("give_good", "puerto_rico.buildings.black_market", facts)


def gives_point(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("give_point", "puerto_rico.buildings.black_market", {"seat": seat})


def aqueduct(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("aqueduct", "puerto_rico.buildings.aqueduct", facts)


def posts(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("post", "puerto_rico.buildings.trading_post", facts)


def loads_on_small_wharf(state: PuertoRicoState, seat: i64, good: i64) -> None:
    """A barrel."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("small_wharf", "puerto_rico.buildings.small_wharf", facts)


def sails_from_small_wharf(state: PuertoRicoState, seat: i64, barrels: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "amount": barrels}
        state.tell("small_wharf_sails", "puerto_rico.buildings.small_wharf", facts)


def stores_barrel(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("storehouse", "puerto_rico.buildings.storehouse", facts)


def guest_moves(state: PuertoRicoState, seat: i64, place: i64, noble: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "person": PEOPLE[noble], "place": PLACES[place]}
        state.tell("guest", "puerto_rico.guesthouse.guests", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The Nobles


def no_discard(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_discard", "puerto_rico.buildings.hunting_lodge", {"seat": seat})


def discards(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        state.tell("discard", "puerto_rico.buildings.hunting_lodge", facts)


def discards_forest(state: PuertoRicoState, seat: i64, under: i64) -> None:
    """With what lay on its other side."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[under]}
        state.tell("discard_forest", "puerto_rico.buildings.hunting_lodge", facts)


def buys_tile(state: PuertoRicoState, seat: i64, tile: i64, open: bool) -> None:
    if state.listener is not None:
        facts = _tile(seat, tile, open)
        outcome = f"draw {TILES[tile]}"
        state.listener(Event("buy_tile", "puerto_rico.buildings.land_office", facts, None, None, outcome))


def sells_tile(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "tile": TILES[tile]}
        state.tell("sell_tile", "puerto_rico.buildings.land_office", facts)


def no_supplies(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_supply", "puerto_rico.buildings.royal_supplier", {"seat": seat})


def supplies(state: PuertoRicoState, seat: i64, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good]}
        state.tell("supply", "puerto_rico.buildings.royal_supplier", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The buccaneer


def reward_card(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("reward_card", "puerto_rico.buccaneer.reward_card", {"seat": seat})


def no_deed(state: PuertoRicoState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_deed", "puerto_rico.buccaneer.deeds", {"seat": seat, "forced": state.forced})


def raids(state: PuertoRicoState, seat: i64, ship: i64, good: i64, kept: i64) -> None:
    """Before the ship is emptied."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "ship": state.ship_sizes()[ship], "good": GOODS[good]}
        facts.update(amount=state.barrels[ship], kept=kept)
        state.tell("raid", "puerto_rico.buccaneer.raid", facts)


def plunders(state: PuertoRicoState, seat: i64) -> None:
    """Before the house is emptied."""
    if state.listener is not None:
        goods = [GOODS[good] for good in state.trading_house]
        state.tell("plunder", "puerto_rico.buccaneer.plunder", {"seat": seat, "goods": goods})


def poaches(state: PuertoRicoState, seat: i64, surplus: i64) -> None:
    if state.listener is not None:
        state.tell("poach", "puerto_rico.buccaneer.poach", {"seat": seat, "surplus": surplus})


def takes_aboard(state: PuertoRicoState, seat: i64, place: i64, noble: bool) -> None:
    """Off the ship, onto a circle of the buccaneer's."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "person": PEOPLE[noble], "place": PLACES[place]}
        state.tell("poached", "puerto_rico.buccaneer.poach", facts)


def expels(state: PuertoRicoState, seat: i64, colonists: i64, nobles: i64) -> None:
    if state.listener is not None and colonists + nobles > 0:
        facts: Args = {"seat": seat, "colonists": colonists, "nobles": nobles}
        state.tell("expel", "puerto_rico.buccaneer.poach", facts)


def captures(state: PuertoRicoState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "role": ROLES[card]}
        state.tell("capture", "puerto_rico.buccaneer.capture", facts)


def plays_captured(state: PuertoRicoState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "role": ROLES[card]}
        state.tell("play_captured", "puerto_rico.buccaneer.captured", facts)


# ---------------------------------------------------------------------------------------------------------------------
# The festival


def festival(state: PuertoRicoState) -> None:
    if state.listener is not None:
        tile = TILES[state.festival_tile]
        goods = [GOODS[good] for good in range(ALL_GOODS) if state.festival_goods >> good & 1]
        building = BUILDINGS[state.festival_building]
        facts: Args = {"tile": tile, "goods": goods, "building": building}
        outcome = " ".join(["festival", tile, *goods, building])
        state.listener(Event("festival", "puerto_rico.festival.objectives", facts, None, None, outcome))


def reaches_plantations(state: PuertoRicoState, seat: i64, colonists: i64) -> None:
    """The reward is so many colonists."""
    if state.listener is not None:
        facts: Args = {"seat": seat, "reward": colonists}
        state.tell("festival_plantation", "puerto_rico.festival.plantation", facts)


def reaches_production(state: PuertoRicoState, seat: i64, doubloons: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "reward": doubloons}
        state.tell("festival_production", "puerto_rico.festival.production", facts)


def reaches_building(state: PuertoRicoState, seat: i64, points: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "reward": points}
        state.tell("festival_building", "puerto_rico.festival.building", facts)


def places_reward(state: PuertoRicoState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "place": PLACES[place]}
        state.tell("put_reward", "puerto_rico.festival.plantation", facts)
