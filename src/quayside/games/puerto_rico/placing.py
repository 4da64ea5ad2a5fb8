"""The placing of people, played on: where they would do most, and what follows by itself when one is placed.

Both are tried on a copy, so no rule stands here a second time.
"""

from __future__ import annotations

from quayside.core.events import Event
from quayside.games.puerto_rico.chains import chains
from quayside.games.puerto_rico.choices import choice_values
from quayside.games.puerto_rico.outlook import Forecast
from quayside.games.puerto_rico.rules import agenda, mayor
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import Placed

_PUT = ("put", "put_noble")  # the event is called as the move is


class _Placings:
    """Notes where a seat's people are put, the game's own placings included."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.puts: list[str] = []

    def __call__(self, event: Event) -> None:
        if event.kind in _PUT and event.args["seat"] == self.seat:
            self.puts.append(f"{event.kind} {event.args['place']}")


def fill(state: PuertoRicoState, seat: int) -> list[str]:
    """The answers that would place the rest one by one where each does most."""
    twin = state.clone()
    moves: list[str] = []
    while _places(twin, seat):
        values = choice_values(twin, seat, Forecast(twin))
        action = twin.choices[values.index(max(values))]
        moves.append(twin.notation(action))
        twin.play(action)
    return moves


def ends(state: PuertoRicoState, seat: int) -> dict[str, Placed]:
    """Of each move after which nothing is left to place: who follows by himself, and what the island then makes."""
    found: dict[str, Placed] = {}
    if state.hand > 1 and len(state.puts) > 2:
        return found  # there will be a choice
    for action in state.choices:
        twin = state.clone()
        noted = _Placings(seat)
        twin.listener = noted
        twin.play(action)
        if not _places(twin, seat):
            found[state.notation(action)] = {"follow": noted.puts[1:], "chains": chains(twin, seat)}
    return found


def _places(state: PuertoRicoState, seat: int) -> bool:
    return state.agenda.kind == agenda.PLACEMENT and state.to_play == seat


def all_placed(state: PuertoRicoState, seat: int) -> bool:
    """Whether whoever places fills every circle, whatever they begin with."""
    return state.hand_nobles == 0 and state.hand >= mayor.free_circles(state, seat)
