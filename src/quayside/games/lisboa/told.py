"""What is told of a game of Lisboa: a function for each event, which says its kind, its rule and its facts.

When nobody listens, they do nothing. Where others may not know all, what they are told stands beside the whole. Where the
same happens by several rules, whoever tells it says by which.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.events import Args, Event
from quayside.core.game import ranks
from quayside.games.lisboa.board import (
    ACTS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    COLUMN_NAMES,
    COLUMNS,
    CUBES,
    DECREES,
    FIRST_SHIP,
    GOODS,
    GROUPS,
    IN_ROW,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    ROW_NAMES,
    SHIPS,
    SIDES,
    SOURCES,
    SPACES,
)
from quayside.games.lisboa.rules import scoring
from quayside.games.lisboa.state import DUMMY, LisboaState


def _outcome(
    state: LisboaState, kind: str, rule: str, facts: Args, head: str, items: list[int], names: tuple[str, ...]
) -> None:
    """A chance outcome that everybody sees, with its notation."""
    assert state.listener is not None
    state.listener(Event(kind, rule, facts, outcome=_notation(head, items, names)))


def _notation(head: str, items: list[int], names: tuple[str, ...]) -> str:
    return " ".join([head, *[names[item] for item in items]])


# ---------------------------------------------------------------------------------------------------------------------
# Set-up, and what is turned up


def start_game(state: LisboaState) -> None:
    if state.listener is not None:
        facts: Args = {"players": state.players, "first": state.setup.first}
        state.tell("start_game", "lisboa.setup.players", facts)


def rubble(state: LisboaState, place: str, cubes: list[int]) -> None:
    if state.listener is not None:
        facts: Args = {"place": place, "cubes": [CUBES[cube] for cube in cubes]}
        _outcome(state, "rubble", "lisboa.setup.rubble", facts, f"cubes {place}", cubes, CUBES)


def streets(state: LisboaState) -> None:
    if state.listener is not None:
        outcome = " ".join(["streets", *[str(tile) for tile in state.scoring]])
        facts: Args = {"tiles": list(state.scoring)}
        state.listener(Event("streets", "lisboa.setup.scoring_tiles", facts, outcome=outcome))


def next_building(state: LisboaState, architect: i64, face: i64, rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"architect": ARCHITECTS[architect], "building": SIDES[face]}
        _outcome(state, "next_building", rule, facts, "building", [face], SIDES)


def next_plan(state: LisboaState, architect: i64, plan: i64, rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"architect": ARCHITECTS[architect], "plan": PLANS[plan]}
        _outcome(state, "next_plan", rule, facts, "plan", [plan], PLANS)


def decrees(state: LisboaState, fresh: list[int], rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"decrees": [DECREES[decree] for decree in fresh]}
        _outcome(state, "decrees", rule, facts, "decrees", fresh, DECREES)


def top_card(state: LisboaState, pile: i64, card: i64, rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"pile": PILES[pile], "card": CARDS[card]}
        _outcome(state, "top_card", rule, facts, f"top {PILES[pile]}", [card], CARDS)


def deal(state: LisboaState, seat: i64, cards: list[int], rule: str) -> None:
    """Only the seat itself learns which cards they are."""
    if state.listener is not None:
        full: Args = {"seat": seat, "cards": [CARDS[card] for card in cards]}
        public: Args = {"seat": seat, "count": len(cards)}
        state.listener(Event("deal", rule, full, [seat], public, _notation("deal", cards, CARDS)))


def first_favor(state: LisboaState, seat: i64, noble: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "noble": NOBLES[noble]}
        _outcome(state, "first_favor", "lisboa.setup.favor", facts, "favor", [noble], NOBLES)


def start_plan(state: LisboaState, seat: i64, plan: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "plan": PLANS[plan]}
        _outcome(state, "start_plan", "lisboa.setup.plan", facts, "startplan", [plan], PLANS)


def clergy_offer(state: LisboaState, seat: i64, tiles: list[int]) -> None:
    """Only the seat itself learns which tiles they are."""
    if state.listener is not None:
        full: Args = {"seat": seat, "tiles": [CLERGY[tile] for tile in tiles]}
        public: Args = {"seat": seat, "count": len(tiles)}
        outcome = _notation("clergybag", tiles, CLERGY)
        state.listener(Event("clergy_offer", "lisboa.setup.clergy", full, [seat], public, outcome))


# ---------------------------------------------------------------------------------------------------------------------
# A turn


def turn(state: LisboaState, seat: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "round": state.round, "period": state.period}
        state.tell("turn", "lisboa.turn.course", facts)


def docks(state: LisboaState, seat: i64, ship: i64) -> None:
    if state.listener is not None:
        state.tell("dock", "lisboa.turn.dock", {"seat": seat, "ship": SHIPS[ship]})


def plays_card(state: LisboaState, seat: i64, card: i64, use: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("play_card", rule, {"seat": seat, "card": CARDS[card], "use": use})


def draws(state: LisboaState, seat: i64, pile: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell("draw", "lisboa.turn.draw", {"seat": seat, "pile": PILES[pile], "card": CARDS[card]})


def lapses(state: LisboaState, seat: i64, lapsed: str, rule: str) -> None:
    """Something that could not be done: an act, or what an effect would have brought."""
    if state.listener is not None:
        state.tell("lapse", rule, {"seat": seat, "lapsed": lapsed})


# ---------------------------------------------------------------------------------------------------------------------
# Portfolio and business


def tucks(state: LisboaState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell("tuck", "lisboa.portfolio.rows", {"seat": seat, "card": CARDS[card]})


def drops(state: LisboaState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        name = SHIPS[card - FIRST_SHIP] if card >= FIRST_SHIP else CARDS[card]
        state.tell("drop", "lisboa.portfolio.room", {"seat": seat, "card": name})


def sells(state: LisboaState, seat: i64, good: i64, ship: i64, price: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "good": GOODS[good], "ship": SHIPS[ship], "price": price}
        state.tell("sell", "lisboa.sell.price", facts)


def sails(state: LisboaState, seat: i64, ship: i64) -> None:
    if state.listener is not None:
        state.tell("sail", "lisboa.sell.sailing", {"seat": seat, "ship": SHIPS[ship]})


def trades(state: LisboaState, seat: i64, good: i64, act: i64) -> None:
    if state.listener is not None:
        state.tell("trade", "lisboa.trade.acts", {"seat": seat, "good": GOODS[good], "act": ACTS[act]})


# ---------------------------------------------------------------------------------------------------------------------
# The court


def visits(state: LisboaState, seat: i64, noble: i64) -> None:
    if state.listener is not None:
        state.tell("visit", "lisboa.visit.noble", {"seat": seat, "noble": NOBLES[noble]})


def begins_act(state: LisboaState, seat: i64, act: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("act", rule, {"seat": seat, "act": ACTS[act]})


def follows(state: LisboaState, seat: i64, noble: i64) -> None:
    if state.listener is not None:
        rule = "lisboa.rival.following" if state.turn >= state.players else "lisboa.visit.following"
        state.tell("follow", rule, {"seat": seat, "noble": NOBLES[noble]})


def returns_favor(state: LisboaState, seat: i64, noble: i64) -> None:
    if state.listener is not None:
        state.tell("return_favor", "lisboa.visit.following", {"seat": seat, "noble": NOBLES[noble]})


def sponsors(state: LisboaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("sponsor", "lisboa.sponsor.event", {"seat": seat})


# ---------------------------------------------------------------------------------------------------------------------
# State actions


def takes_favor(state: LisboaState, seat: i64, noble: i64) -> None:
    if state.listener is not None:
        state.tell("favor", "lisboa.favor.take", {"seat": seat, "noble": NOBLES[noble]})


def launches(state: LisboaState, seat: i64, ship: i64, replaced: i64) -> None:
    """In the place of another ship, or, below 0, of none."""
    if state.listener is not None:
        rule = "lisboa.ship.upgrade" if replaced >= 0 else "lisboa.ship.build"
        old = SHIPS[replaced] if replaced >= 0 else None
        state.tell("ship", rule, {"seat": seat, "ship": SHIPS[ship], "replaces": old})


def price_falls(state: LisboaState, good: i64) -> None:
    if state.listener is not None:
        facts: Args = {"good": GOODS[good], "price": state.price[good]}
        state.tell("price", "lisboa.produce.prices", facts)


def official(state: LisboaState, colour: i64, noble: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("official", rule, {"seat": colour, "noble": NOBLES[noble]})


def crowded_out(state: LisboaState, colour: i64, noble: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": -1 if colour == DUMMY else colour, "noble": NOBLES[noble]}
        state.tell("crowded_out", "lisboa.recruit.full_office", facts)


def takes_plan(state: LisboaState, seat: i64, architect: i64, plan: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "architect": ARCHITECTS[architect], "plan": PLANS[plan]}
        state.tell("plan", "lisboa.plan.take", facts)


# ---------------------------------------------------------------------------------------------------------------------
# Noble actions


def builds_store(state: LisboaState, side: i64, plot: i64, good: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("store", rule, {"seat": side, "plot": PLOTS[plot], "street": GOODS[good]})


def clears(state: LisboaState, side: i64, cube: i64, plot: i64, line: i64, rule: str) -> None:
    """A cube out of the row or the column of a plot."""
    if state.listener is not None:
        place = ROW_NAMES[plot // COLUMNS] if line == IN_ROW else COLUMN_NAMES[plot % COLUMNS]
        state.tell("clear", rule, {"seat": side, "cube": CUBES[cube], "place": place})


def clears_pile(state: LisboaState, seat: i64, cube: i64) -> None:
    if state.listener is not None:
        state.tell("clear", "lisboa.rubble.pile", {"seat": seat, "cube": CUBES[cube], "place": "pile"})


def builds_house(state: LisboaState, side: i64, group: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("house", rule, {"seat": side, "group": GROUPS[group]})


def takes_decree(state: LisboaState, side: i64, decree: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("decree", rule, {"seat": side, "decree": DECREES[decree]})


def spends_marker(state: LisboaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("marker", "lisboa.decree.marker", {"seat": seat})


def chooses_space(state: LisboaState, seat: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell("open", "lisboa.building.space", {"seat": seat, "space": SPACES[space]})


def shows_plan(state: LisboaState, seat: i64, plan: i64, space: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "plan": PLANS[plan], "space": SPACES[space]}
        state.tell("show", "lisboa.building.plan", facts)


def sends_official(state: LisboaState, side: i64, origin: str, rule: str) -> None:
    if state.listener is not None:
        state.tell("send", rule, {"seat": side, "office": origin})


def building_opens(state: LisboaState, side: i64, space: i64, hired: i64, rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"seat": side, "building": SIDES[state.building[space]], "space": SPACES[space]}
        facts.update(hired=hired, officials=state.staff[space])
        state.tell("building_opens", rule, facts)


# ---------------------------------------------------------------------------------------------------------------------
# The church


def turns_clergy(state: LisboaState, place: i64, tile: i64) -> None:
    if state.listener is not None:
        facts: Args = {"place": place, "tile": CLERGY[tile]}
        _outcome(state, "turn_clergy", "lisboa.cardinal.tiles", facts, "turn", [tile], CLERGY)


def cardinal_walks(state: LisboaState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "steps": steps, "space": state.cardinal}
        state.tell("cardinal", "lisboa.cardinal.walk", facts)


def takes_clergy(state: LisboaState, seat: i64, tile: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("clergy", rule, {"seat": seat, "tile": CLERGY[tile]})


def cardinal_lies_down(state: LisboaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("lay_down", "lisboa.cardinal.icons", {"seat": seat})


def cardinal_stands_up(state: LisboaState) -> None:
    if state.listener is not None:
        state.tell("stand_up", "lisboa.church.scoring", {})


def cashes(state: LisboaState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        state.tell("cash", "lisboa.church.scoring", {"seat": seat, "tile": CLERGY[tile]})


# ---------------------------------------------------------------------------------------------------------------------
# Tracks, money, goods and rubble


def treasury_moves(state: LisboaState, before: i64, rule: str) -> None:
    if state.listener is not None and state.treasury != before:
        state.tell("treasury", rule, {"origin": before, "target": state.treasury})


def pays(state: LisboaState, payer: i64, payee: i64, amount: i64, reason: str, rule: str) -> None:
    """-1 is the bank. Nothing is told of a payment of nothing."""
    if state.listener is not None and amount:
        state.tell("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "reason": reason})


def wigs(state: LisboaState, side: i64, amount: i64, reason: str, rule: str) -> None:
    """Won, or lost when the amount is below 0."""
    if state.listener is not None and amount:
        kind = "wigs" if amount > 0 else "lose_wigs"
        state.tell(kind, rule, {"seat": side, "amount": abs(int(amount)), "reason": reason})


def influence_moves(state: LisboaState, seat: i64, before: i64, reis: i64, reason: str, rule: str) -> None:
    """The marker, which may pay reis on its way down."""
    if state.listener is not None and state.influence[seat] != before:
        facts: Args = {"seat": seat, "origin": before, "target": state.influence[seat]}
        facts.update(reis=reis, reason=reason)
        state.tell("influence", rule, facts)


def gains_goods(state: LisboaState, seat: i64, good: i64, count: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("goods", rule, {"seat": seat, "good": GOODS[good], "count": count})


def returns_goods(state: LisboaState, seat: i64, good: i64, count: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("return_goods", rule, {"seat": seat, "good": GOODS[good], "count": count})


def takes_cube(state: LisboaState, side: i64, cube: i64, kept: bool, rule: str) -> None:
    if state.listener is not None:
        decided_by = rule if kept else "lisboa.rubble.limit"
        state.tell("cube", decided_by, {"seat": side, "cube": CUBES[cube], "kept": kept})


def completes_set(state: LisboaState, side: i64) -> None:
    if state.listener is not None:
        state.tell("set", "lisboa.rubble.set", {"seat": side, "sets": state.sets(side)})


# ---------------------------------------------------------------------------------------------------------------------
# The Rival, and the ends


def rival_takes(state: LisboaState, pile: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell("rival", "lisboa.rival.turn", {"pile": PILES[pile], "card": CARDS[card]})


def period_ends(state: LisboaState, seat: i64, by_sets: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "by": "sets" if by_sets else "piles"}
        state.tell("period_end", "lisboa.period.trigger", facts)


def discards(state: LisboaState, seat: i64, card: i64, rewarded: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "card": CARDS[card], "reward": rewarded}
        state.tell("discard", "lisboa.period.cards", facts)


def second_period(state: LisboaState) -> None:
    if state.listener is not None:
        state.tell("period", "lisboa.period.second", {"period": state.period})


def last_round(state: LisboaState, seat: i64, by_sets: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "round": state.last_round, "by": "sets" if by_sets else "piles"}
        state.tell("last_round", "lisboa.end.trigger", facts)


def end_game(state: LisboaState) -> None:
    if state.listener is not None:
        facts: Args = {"scores": scoring.totals(state), "ranks": ranks(scoring.standings(state))}
        facts["sources"] = [dict(zip(SOURCES, wigs, strict=True)) for wigs in scoring.final_wigs(state)]
        state.tell("end_game", "lisboa.scoring.total", facts)
