"""What can be written into a table's log. An entry is a fact: it was accepted, and it is never changed or erased."""

from __future__ import annotations

from typing import Literal

import msgspec

from quayside.table.clocks import Span
from quayside.table.ids import TableId


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """Its row holds the rest: table, seq, time in milliseconds, and the idempotency key of whoever sent it."""


# Seats


class Opened(Entry, frozen=True):
    """A table; the facts that never change stand in its own row. A game that is not begun with a deal begins with a
    position, as `state.position()` writes it."""

    host: str
    position: str = ""


class Sat(Entry, frozen=True):
    """Under their own name, or one that they gave the seat: the log knows people and names by their ids."""

    seat: int
    person: str
    called: str | None = None


class Left(Entry, frozen=True):
    """A person gives up a seat; in a running game a bot holds it until it is reclaimed."""

    seat: int
    person: str
    by: str  # the person themselves, the host who removed them, or whatever else took them out for good


class BotSat(Entry, frozen=True):
    seat: int
    level: str
    by: str


class Emptied(Entry, frozen=True):
    """The host takes a bot away."""

    seat: int
    by: str


class Offered(Entry, frozen=True):
    """While the game runs, the host keeps a bot's seat open for whoever comes by the link, or no longer."""

    seat: int
    by: str
    offered: bool = True


class Started(Entry, frozen=True):
    by: str


# Play


class Moved(Entry, frozen=True):
    """One or more moves of a seat, in notation: a confirmed draft is one entry, accepted as a whole or not at all."""

    seat: int
    moves: list[str]
    by: Literal["person", "bot"] = "person"


class Undone(Entry, frozen=True):
    """The line of moves goes back to a ply; what was undone stays in the log."""

    seat: int
    ply: int


class UndoAsked(Entry, frozen=True):
    seat: int
    ply: int


class UndoAnswered(Entry, frozen=True):
    """One refusal ends the request; when all have granted it, the move is undone."""

    seat: int
    granted: bool


# Who plays for whom


class StoodIn(Entry, frozen=True):
    """A bot plays for a person until they come back."""

    seat: int
    level: str
    why: Literal["clock", "left", "vote", "away"]


class Returned(Entry, frozen=True):
    seat: int
    person: str


class VotedStandIn(Entry, frozen=True):
    """A person asks that a bot play for an absent one."""

    seat: int
    by: int


class VotesLapsed(Entry, frozen=True):
    """The absent one is back: who still wants a bot there has to ask again the next time."""

    seat: int


class Resumed(Entry, frozen=True):
    """A process goes on with a table whose clock ran while perhaps nobody could move. Who decides begins his turn again;
    where a turn takes days, he has so many milliseconds at least."""

    least: int = 0


class Holidays(Entry, frozen=True):
    """All days off that somebody has taken, as far as they may concern a clock of days that runs here."""

    person: str
    spans: list[Span]


class BotFailed(Entry, frozen=True):
    """A bot crashed or overran its time; `greedy` played instead."""

    seat: int
    level: str
    what: str


# Around the table


class Chatted(Entry, frozen=True):
    """What was said stands beside the log, where it can be forgotten: "" when it was."""

    person: str
    text: str = ""


class Muted(Entry, frozen=True):
    person: str
    by: str
    muted: bool = True


class Abandoned(Entry, frozen=True):
    by: str


class Closed(Entry, frozen=True):
    by: str


class Outdated(Entry, frozen=True):
    """The game was not over when the rules changed: by the new ones it cannot go on."""

    version: int  # of the rules that are here now


class Rematched(Entry, frozen=True):
    table: str
    by: str


AnyEntry = (
    Opened | Sat | Left | BotSat | Emptied | Offered | Started
    | Moved | Undone | UndoAsked | UndoAnswered
    | StoodIn | Returned | VotedStandIn | VotesLapsed | Resumed | Holidays | BotFailed
    | Chatted | Muted | Abandoned | Closed | Outdated | Rematched
)  # fmt: skip

decode = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode


def encode(entry: AnyEntry) -> bytes:
    """As it is written into the log."""
    return _encode(Chatted(entry.person) if isinstance(entry, Chatted) else entry)


class Row(msgspec.Struct, frozen=True):
    """An entry in its place."""

    table: TableId
    seq: int
    at: int  # milliseconds since 1970
    entry: AnyEntry
    key: str | None = None
