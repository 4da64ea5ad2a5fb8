"""A cube from the rubble pile, as a reward."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import PASS, TAKE_CUBE, is_cube, take_cube
from quayside.games.lisboa.board import ALL_CUBE_PLACES, CUBE_TYPES, CUBES, IN_PILE
from quayside.games.lisboa.rules import tracks
from quayside.games.lisboa.rules.agenda import RUBBLE_CHOICE
from quayside.games.lisboa.rules.decision import Offer
from quayside.games.lisboa.state import LisboaState


def can_take_rubble(state: LisboaState) -> bool:
    return state.pile_cubes[0] + state.pile_cubes[1] + state.pile_cubes[2] > 0


def take_rubble(state: LisboaState, seat: i64, declinable: bool) -> None:
    state.agenda.push(RUBBLE_CHOICE, seat, number=int(declinable))


class RubbleChoice(Offer):
    kind = RUBBLE_CHOICE
    name = "rubble"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64](capacity=8)
        if state.agenda.number:
            choices = append(choices, PASS)
        choices = extend(
            choices,
            vec[i64]([take_cube(cube, IN_PILE) for cube in range(CUBE_TYPES) if state.pile_cubes[cube]]),
        )
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_cube(action):
            cube = (action - TAKE_CUBE) // ALL_CUBE_PLACES
            return WhyNot("lisboa.rubble.pile", {"cube": CUBES[cube]})
        return super().refuse(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            return
        cube = (action - TAKE_CUBE) // ALL_CUBE_PLACES
        state.pile_cubes[cube] -= 1
        told.clears_pile(state, seat, cube)
        tracks.take_cube(state, seat, cube, "lisboa.rubble.pile")
