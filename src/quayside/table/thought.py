"""What is asked of bots at a table, and answered in words of the wire: a move, hints, odds, the analysis of a finished game.
A bot gets a world in which all that its seat cannot know is drawn anew: one that pries finds nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from quayside.bots.analysis import Analysis, Hint
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.table import play
from quayside.table.drafts import draft
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.telling import eyes_of


class Hints(msgspec.Struct):
    """The best moves of `seat` in the position after `ply` moves, the best first. `chances` are those of all seats to
    win; `why` names sentences of the texts (`hint-...`) and the facts that they speak of. `then` has for each hint the
    view in which its expected answer would be given, if there is one: what a move is called depends on it."""

    ply: int
    seat: int
    hints: list[Hint]
    then: list[dict[str, Any] | None]


class Odds(msgspec.Struct):
    """Of one position: what the odds hold, the game knows; `values` belong to the choices of the seat that decides."""

    ply: int
    seat: int
    odds: dict[str, Any]
    values: dict[str, float]


class AnalysisInfo(msgspec.Struct):
    """`done` of `total` moves have been looked at; when it is ready, the analysis is there: `players` (what each seat's
    way was made of), `chart` (chances after each decision), `decisions` (with what each cost), `turning_points`."""

    status: Literal["none", "running", "ready"]
    done: int
    total: int
    analysis: Analysis | None = None


class Reckoned(NamedTuple):
    odds: dict[str, Any]
    values: dict[str, float]  # by choice, in notation


def world(state: State, seat: int) -> Seen:
    """It looks the same and knows no secret."""
    return Seen(state.determinize(seat, Rng(secrets.randbits(64))), seat)


# Who may ask


def may_have_hints(table: Table, person: str) -> int:
    """The seat for which somebody has to decide, at a table with hints."""
    play.playing(table)
    if table.facts.rated or not table.facts.hints:
        raise Refusal("table.no_hints")
    return play.deciding_seat(table, person)


def may_have_odds(table: Table, person: str, moves: list[str]) -> int:
    """The seat through which somebody looks; with a draft, the one that decides."""
    play.playing(table)
    if not table.facts.hints:
        raise Refusal("table.no_hints")
    seat, _ = eyes_of(table, table.seats_of(person))
    if seat is None:
        raise Refusal("table.not_seated")
    return play.deciding_seat(table, person) if moves else seat


def may_be_analysed(table: Table) -> None:
    if not table.over:
        raise Refusal("table.analysis_live")


# What they are told


def told_hints(state: State, seat: int, found: list[Hint]) -> Hints:
    guessed = state.determinize(seat, Rng(0))
    return Hints(state.ply, seat, found, [view_after(guessed, seat, hint) for hint in found])


def view_after(guessed: State, seat: int, hint: Hint) -> dict[str, Any] | None:
    return view_then(guessed, seat, hint.move, [each.move for each in hint.line])


def view_then(guessed: State, seat: int, move: str, line: Sequence[str]) -> dict[str, Any] | None:
    """What the seat would see after a move, in a world that knows no secret, if the line that is expected then can begin
    there: dice may bring another answer."""
    after = guessed.clone()
    after.play(after.parse(move))
    expected = next((after.parse(each) for each in line), None)
    return after.view(seat) if expected in after.legal() else None


def reckoned(state: State, seat: int, moves: list[str]) -> Reckoned:
    """What the game's insight tells a seat after the moves of a draft, or a Refusal of these."""
    found = draft(state, seat, moves)
    if found.refusal is not None:
        raise found.refusal
    insight, seen = state.game.insight, Seen(found.state, seat)
    choices = [seen.notation(action) for action in seen.legal()]
    values = [round(value, 2) for value in insight.values(seen)]
    return Reckoned(insight.odds(seen), dict(zip(choices, values, strict=True)))
