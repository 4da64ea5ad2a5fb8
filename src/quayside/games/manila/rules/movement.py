"""The punts move by the dice, three times a voyage; after the last time none stays at sea."""

from __future__ import annotations

from quayside.core.decision import Step
from quayside.core.errors import ChanceError
from quayside.games.manila import told
from quayside.games.manila.board import ALL_WARES, ASHORE, IN_PORT, MOVEMENTS, PIRATES, PIRATES_LAIR, PUNTS
from quayside.games.manila.rules.agenda import MOVEMENT
from quayside.games.manila.rules.pirates import begin_boarding, capture
from quayside.games.manila.rules.punts import arrive, sail, wreck
from quayside.games.manila.state import ManilaState


class Movement(Step[ManilaState]):
    kind = MOVEMENT
    name = "movement"

    def do(self, state: ManilaState) -> None:
        state.agenda.pop()
        move_punts(state, _throw(state))


def _throw(state: ManilaState) -> list[int]:
    """A die for each punt, also for those in port: replays need a fixed count."""
    return _scripted_roll(state.scripted_outcome()) or [1 + state.rng.below(6) for _ in range(PUNTS)]


def _scripted_roll(outcome: str | None) -> list[int]:
    """The dice of a scripted roll; empty when the generator rolls."""
    if outcome is None:
        return []
    words = outcome.split()
    dice = [int(word) for word in words[1:] if word in ("1", "2", "3", "4", "5", "6")]
    if words[:1] != ["roll"] or len(words) != 1 + PUNTS or len(dice) != PUNTS:
        raise ChanceError(f"three dice are rolled now, as in 'roll 3 5 1': {outcome!r} is something else")
    return dice


def move_punts(state: ManilaState, dice: list[int]) -> None:
    """After the second movement pirates board, after the third they plunder."""
    state.movements += 1
    wares = [ware for ware in range(ALL_WARES) if state.place[ware] != ASHORE]
    told.rolls(state, wares, dice)
    for i in range(PUNTS):
        if state.place[wares[i]] != IN_PORT:
            sail(state, wares[i], dice[i], "manila.movement.dice", "manila.movement.arrival")
    if state.movements == MOVEMENTS - 1:
        begin_boarding(state)
    elif state.movements == MOVEMENTS:
        _end_of_the_lanes(state)


def _end_of_the_lanes(state: ManilaState) -> None:
    """Punts short of 13 are wrecked; those on 13 fall to the pirates, or come home."""
    on_13 = [ware for ware in range(ALL_WARES) if state.place[ware] == PIRATES_LAIR]
    for ware in range(ALL_WARES):
        if 0 <= state.place[ware] < PIRATES_LAIR:
            wreck(state, ware, "manila.movement.wreck")
    if state.figures[PIRATES] >= 0:
        capture(state, on_13)
        return
    for ware in on_13:
        arrive(state, ware, "manila.pirates.nobody")
