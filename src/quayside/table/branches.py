"""Playing on from any position of a game that is over: a table of its own, which knows where it branched off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from quayside.table import seating
from quayside.table.entries import Row
from quayside.table.errors import Refusal
from quayside.table.fold import Parent, Table
from quayside.table.listing import Listed
from quayside.table.looking import readable
from quayside.table.person import Person


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody plays on after so many moves: `seats` and `names` as for a new table, all seats `me` to try both sides.
    Chance is drawn anew."""

    ply: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)] | None], msgspec.Meta(max_length=20)
    ] = []
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=100)] | None], msgspec.Meta(max_length=20)
    ] = []
    visibility: Literal["public", "private"] = "private"
    hints: bool = True
    covered: bool = False
    start: bool = False


def branch(
    table: Table, person: Person, how: Branch, at: int, called: Sequence[str | None] = ()
) -> tuple[Table, list[Row]]:
    """The table that goes on from there, and its first entries."""
    if not readable(table).open_to_all:
        raise Refusal("table.branch_live")
    if not table.current:
        raise Refusal("table.old_rules", version=table.facts.version)
    if table.state is None or how.ply > table.ply:
        raise Refusal("table.no_such_ply", plies=table.ply)
    old = table.facts
    plan = seating.Plan(
        game=old.game,
        players=old.players,
        options=old.options,
        visibility=how.visibility,
        hints=how.hints,
        covered=how.covered,
        seats=how.seats,
        start=how.start,
        position=table.at_ply(how.ply).state.position(),
    )
    parent = Parent(old.id, how.ply, old.visibility == "public")
    return seating.opening(person, plan, at, called, parent)


class Branched(msgspec.Struct, frozen=True):
    """A game that branches off another, after so many of its moves."""

    ply: int
    table: Listed
