"""The course of the game: set-up, rounds, the choice of roles, and the way from one decision to the next.

Each decision is a pair of functions, `legal_...` and `play_...`, with the reason for a refusal, `refuse_...`, beside
them; those of a role stand in its own file. The agenda holds the rest of the round.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico.actions import PASS, PICK, TAKE
from quayside.games.puerto_rico.board import (
    ALL_PLACES,
    BUILDER,
    CAPTAIN,
    CORN,
    CRAFTSMAN,
    MAYOR,
    PICKS,
    ROLES,
    SETTLER,
    START_TILES,
    TILES,
    TRADER,
)
from quayside.games.puerto_rico.rules import builder, captain, craftsman, mayor, scoring, settler, trader
from quayside.games.puerto_rico.rules.agenda import (
    ARRIVAL,
    BANK,
    DECISIONS,
    EXTRA_COLONIST,
    EXTRA_GOOD,
    LIFTING,
    LOADING,
    PHASE_END,
    PLACEMENT,
    PURCHASE,
    ROLE_CHOICE,
    ROUND_END,
    SALE,
    STOCKTAKING,
    STORAGE,
    TILE_CHOICE,
    TILE_COLONIST,
    TILE_DRAW,
    decision,
    frame,
    pay,
    seat_after,
)
from quayside.games.puerto_rico.state import PuertoRicoState

# ---------------------------------------------------------------------------------------------------------------------
# Set-up


def set_up(state: PuertoRicoState) -> None:
    """A plantation for each, and the first row; then the first round begins."""
    if state.listener is not None:
        state.tell(
            "start_game", "puerto_rico.setup.players", {"players": state.players, "first": state.governor}
        )
    for step in range(state.players):
        _deal_start_tile(state, seat_after(state, state.governor, step), START_TILES[state.players][step])
    settler.turn_up_row(state, "puerto_rico.setup.row")
    begin_round(state)


def _deal_start_tile(state: PuertoRicoState, seat: int, tile: int) -> None:
    state.face_down[tile] -= 1
    state.circles[seat * ALL_PLACES + tile] = 1
    state.free_island[seat] -= 1
    if tile == CORN and state.setup.options["corn_starters_pay"]:
        state.doubloons[seat] -= 1
    if state.listener is not None:
        state.tell("start_tile", "puerto_rico.setup.plantations", {"seat": seat, "tile": TILES[tile]})


# ---------------------------------------------------------------------------------------------------------------------
# A round


def begin_round(state: PuertoRicoState) -> None:
    """The players pick in turn, the governor first; two players pick three times each."""
    state.round += 1
    state.agenda.append(frame(ROUND_END))
    for pick in range(PICKS[state.players] - 1, -1, -1):
        state.agenda.append(frame(ROLE_CHOICE, (state.governor + pick) % state.players))
    if state.listener is not None:
        args: Args = {"number": state.round, "governor": state.governor}
        state.tell("round", "puerto_rico.round.course", args)


def _end_round(state: PuertoRicoState) -> None:
    """After the last round nothing more happens. After any other, a doubloon lies down on each card that nobody took,
    and the governor's office goes to the left."""
    state.agenda.pop()
    if state.ending != 0:
        _end_game(state)
        return
    unused: list[str] = []
    for card in range(len(state.taken)):
        if state.taken[card] < 0:
            state.card_doubloons[card] += 1
            if state.listener is not None:
                unused.append(ROLES[card])
        state.taken[card] = -1
    state.governor = seat_after(state, state.governor, 1)
    if state.listener is not None:
        state.tell("card_doubloons", "puerto_rico.round.unused_cards", {"roles": unused})
        state.tell("governor", "puerto_rico.round.governor", {"seat": state.governor})
    begin_round(state)


def _end_game(state: PuertoRicoState) -> None:
    if state.listener is not None:
        args: Args = {"scores": scoring.scores(state), "ranks": scoring.ranking(state)}
        args["breakdown"] = [scoring.breakdown(state, seat) for seat in range(state.players)]
        state.tell("end_game", "puerto_rico.scoring.total", args)


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a role


def legal_role(state: PuertoRicoState) -> list[int]:
    choices: list[int] = []
    for card in range(len(state.taken)):
        if state.taken[card] < 0:
            choices.append(PICK + card)
    return choices


def refuse_role(state: PuertoRicoState, action: int) -> WhyNot | None:
    if action == PASS:
        return WhyNot("puerto_rico.round.pick", {"problem": "pass"})
    if not PICK <= action < TAKE:
        return None
    card = action - PICK
    if card >= len(state.taken):
        return WhyNot("puerto_rico.setup.roles", {"role": ROLES[card], "players": state.players})
    args: Args = {"role": ROLES[card], "problem": "taken", "seat": state.taken[card]}
    return WhyNot("puerto_rico.round.pick", args)


def play_role(state: PuertoRicoState, action: int) -> None:
    """The doubloons on the card are his at once."""
    seat = state.to_play
    card = action - PICK
    state.agenda.pop()
    state.taken[card] = seat
    state.role = card
    state.picker = seat
    if state.listener is not None:
        state.tell("pick", "puerto_rico.round.pick", {"seat": seat, "role": ROLES[card]})
    pay(state, BANK, seat, state.card_doubloons[card], "card", "puerto_rico.round.card_doubloons")
    state.card_doubloons[card] = 0
    state.agenda.append(frame(PHASE_END))
    _begin_phase(state)


def _begin_phase(state: PuertoRicoState) -> None:
    role = state.role
    if role == SETTLER:
        settler.begin(state)
    elif role == MAYOR:
        mayor.begin(state)
    elif role == BUILDER:
        builder.begin(state)
    elif role == CRAFTSMAN:
        craftsman.begin(state)
    elif role == TRADER:
        trader.begin(state)
    elif role == CAPTAIN:
        captain.begin(state)
    else:
        pay(state, BANK, state.picker, 1, "prospector", "puerto_rico.prospector.doubloon")


def _end_phase(state: PuertoRicoState) -> None:
    state.agenda.pop()
    role = state.role
    if role == SETTLER:
        settler.end(state)
    elif role == MAYOR:
        mayor.end(state)
    elif role == TRADER:
        trader.end(state)
    elif role == CAPTAIN:
        captain.end(state)
    state.role = -1
    state.picker = -1


# ---------------------------------------------------------------------------------------------------------------------
# From decision to decision


def advance(state: PuertoRicoState) -> None:
    """Works off the agenda until a seat has to decide."""
    agenda = state.agenda
    while agenda:
        top: i64 = agenda[-1]
        kind = top >> 3
        seat = top & 7
        if kind == PHASE_END:
            _end_phase(state)
        elif kind == ROUND_END:
            _end_round(state)
        elif kind == LIFTING:
            mayor.lift(state, seat)
        elif kind == ARRIVAL:
            mayor.deal_ship(state)
        elif kind == STOCKTAKING:
            captain.take_stock(state, seat)
        elif (kind == SALE and trader.house_is_full(state)) or (
            kind == TILE_DRAW and not settler.may_draw(state, seat)
        ):
            agenda.pop()  # nothing to ask him
        else:
            state.to_play = seat
            return
    state.to_play = -1


def legal(state: PuertoRicoState) -> list[int]:
    kind = decision(state)
    if kind == PLACEMENT:
        return mayor.legal_placement(state)
    if kind == LOADING:
        return captain.legal_loading(state)
    if kind == PURCHASE:
        return builder.legal_purchase(state)
    if kind == TILE_CHOICE:
        return settler.legal_tile(state)
    if kind == ROLE_CHOICE:
        return legal_role(state)
    if kind == SALE:
        return trader.legal_sale(state)
    if kind == STORAGE:
        return captain.legal_storage(state)
    if kind == EXTRA_GOOD:
        return craftsman.legal_extra_good(state)
    if kind == EXTRA_COLONIST:
        return mayor.legal_privilege(state)
    if kind == TILE_DRAW:
        return settler.legal_draw(state)
    if kind == TILE_COLONIST:
        return settler.legal_hospice(state)
    return builder.legal_university(state)


def play(state: PuertoRicoState, action: int) -> None:
    kind = decision(state)
    if kind == PLACEMENT:
        mayor.play_placement(state, action)
    elif kind == LOADING:
        captain.play_loading(state, action)
    elif kind == PURCHASE:
        builder.play_purchase(state, action)
    elif kind == TILE_CHOICE:
        settler.play_tile(state, action)
    elif kind == ROLE_CHOICE:
        play_role(state, action)
    elif kind == SALE:
        trader.play_sale(state, action)
    elif kind == STORAGE:
        captain.play_storage(state, action)
    elif kind == EXTRA_GOOD:
        craftsman.play_extra_good(state, action)
    elif kind == EXTRA_COLONIST:
        mayor.play_privilege(state, action)
    elif kind == TILE_DRAW:
        settler.play_draw(state, action)
    elif kind == TILE_COLONIST:
        settler.play_hospice(state, action)
    else:
        builder.play_university(state, action)


def refusal(state: PuertoRicoState, action: int) -> WhyNot:
    kind = decision(state)
    why: WhyNot | None = None
    if kind == ROLE_CHOICE:
        why = refuse_role(state, action)
    elif kind == TILE_DRAW:
        why = settler.refuse_draw(state, action)
    elif kind == TILE_CHOICE:
        why = settler.refuse_tile(state, action)
    elif kind == PLACEMENT:
        why = mayor.refuse_placement(state, action)
    elif kind == PURCHASE:
        why = builder.refuse_purchase(state, action)
    elif kind == EXTRA_GOOD:
        why = craftsman.refuse_extra_good(state, action)
    elif kind == SALE:
        why = trader.refuse_sale(state, action)
    elif kind == LOADING:
        why = captain.refuse_loading(state, action)
    elif kind == STORAGE:
        why = captain.refuse_storage(state, action)
    return why or WhyNot("core.not_now", {"decision": DECISIONS[kind], "seat": state.to_play})
