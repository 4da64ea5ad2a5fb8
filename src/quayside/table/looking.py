"""Looking back at a game: its story move by move, for the eyes that may see it. While the game runs,
everybody looks through his own seat, or as a spectator; when it is over, through anybody's, or sees everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from quayside.core.errors import IllegalAction, NotationError
from quayside.core.state import ALL, State
from quayside.table.errors import Refusal
from quayside.table.fold import Rehearsed, Table
from quayside.table.messages import Told
from quayside.table.telling import eyes_of, listener, seen, told

MOST_PLIES = 1000  # of a story in one answer ...
MOST_VIEWS = 60  # ... and with the position at each


class Step(msgspec.Struct):
    """A ply of a story: the move that led there, what the table said then, and, if asked for, the position."""

    ply: int
    to_play: int
    told: list[Told]
    view: dict[str, Any] | None


class Story(msgspec.Struct):
    """Some plies of a game of `plies` for one pair of eyes, as it stands at the version `seq`; `next` is what to give as
    `first` to read on."""

    seq: int
    plies: int
    eyes: int | None
    steps: list[Step]
    next: int | None


class Look(msgspec.Struct):
    """A position of the game for one pair of eyes (null: a spectator's), and the events of the move that led to it; `legal`
    are the choices of the seat that decides, where they may be known."""

    seq: int
    ply: int
    plies: int
    eyes: int | None
    to_play: int
    view: dict[str, Any]
    legal: list[str]
    events: list[dict[str, Any]]


class Wanted(NamedTuple):
    """Whose eyes somebody wants to look through: his own, those of a seat, or nobody's that miss anything."""

    person: str | None
    seat: int | None = None
    everything: bool = False

    def eyes(self, table: Table) -> int | None:
        """Those that were asked for, if they may be."""
        if self.seat is not None and not 0 <= self.seat < table.facts.players:
            raise Refusal("table.no_such_seat", players=table.facts.players)
        own, yours = self._own(table)
        foreign = self.everything or (self.seat is not None and self.seat not in yours)
        if foreign and not table.open_to_all:
            raise Refusal("table.foreign_eyes")
        if self.everything:
            return ALL
        return own if self.seat is None else self.seat

    def ears(self, table: Table) -> int | None:
        """To whom it is told what happened: where several share a screen, only what all of them may know."""
        if self.person is not None and self.seat is None and not table.open_to_all:
            return listener(self._own(table))
        return self.eyes(table)

    def _own(self, table: Table) -> tuple[int | None, tuple[int, ...]]:
        return (None, ()) if self.person is None else eyes_of(table, table.seats_of(self.person))


def readable(table: Table) -> Table:
    """A table whose game can be replayed: by the rules of today, or by those of its time."""
    if table.game is None:
        raise Refusal("table.rules_gone", version=table.facts.version)
    return table


def at_ply(table: Table, ply: int | None) -> tuple[Table, int]:
    """A table that can be looked at, and the ply that was asked for: that of now, if none was."""
    if readable(table).state is None:
        raise Refusal("table.not_playing", status=table.status)
    if ply is not None and not 0 <= ply <= table.ply:
        raise Refusal("table.no_such_ply", plies=table.ply)
    return table, table.ply if ply is None else ply


def there(table: Table, ply: int, move: str) -> State:
    """The position of a game in which a move may be played, or a Refusal."""
    state = table.at_ply(at_ply(table, ply)[1]).state
    try:
        state.clone().play(state.parse(move))
    except (IllegalAction, NotationError) as error:
        raise Refusal.of(error) from error
    return state


def looked(table: Table, wanted: Wanted, ply: int | None) -> Look:
    """The position at a ply, through the eyes that are wanted; takes as long as the game is."""
    table, at = at_ply(table, ply)
    eyes = wanted.eyes(table)
    seq, plies, open_to_all = table.seq, table.ply, table.open_to_all
    state, deeds = table.at_ply(at)
    known = open_to_all or (wanted.person is not None and state.to_play in table.seats_of(wanted.person))
    return Look(
        seq=seq,
        ply=state.ply,
        plies=plies,
        eyes=None if wanted.everything else eyes,
        to_play=state.to_play,
        view=state.view(eyes),
        legal=[state.notation(action) for action in state.legal()] if known else [],
        events=[seen(event, eyes) for event in deeds[0].events],
    )


def story(table: Table, wanted: Wanted, first: int, views: bool) -> tuple[Story, Iterator[Step]]:
    """A page of the story from a ply on, and its steps: each is played as it is asked for, which takes as long as the game
    is."""
    plies = readable(table).ply
    if not 0 <= first <= plies:
        raise Refusal("table.no_such_ply", plies=plies)
    eyes, ears = wanted.eyes(table), wanted.ears(table)
    page = Story(table.seq, plies, None if wanted.everything else eyes, [], None)
    if table.state is None:
        return page, iter(())
    last = min(plies, first + (MOST_VIEWS if views else MOST_PLIES) - 1)
    page.next = last + 1 if last < plies else None
    return page, (_step(shown, eyes, ears, views) for shown in table.story(first, last))


def _step(shown: Rehearsed, eyes: int | None, ears: int | None, views: bool) -> Step:
    """A position through some eyes, and what is told of it to a listener."""
    state = shown.state
    return Step(
        state.ply,
        state.to_play,
        [told(deed, ears) for deed in shown.deeds],
        state.view(eyes) if views else None,
    )
