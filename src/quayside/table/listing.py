"""Tables and games in lists: of one's own, of a lobby, of what was played."""

from __future__ import annotations

from typing import Any

import msgspec

from quayside.table.clocks import Clock


class ListedSeat(msgspec.Struct, frozen=True):
    person: str | None
    name: str | None
    guest: bool
    bot: str | None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `turn` is the person who has to decide, `deadline` by when, where turns take days."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    visibility: str
    clock: Clock
    rated: bool
    hints: bool
    host: str
    host_name: str
    host_guest: bool
    status: str
    created: int
    updated: int
    turn: str | None
    deadline: int | None
    seats: list[ListedSeat]


class Placed(msgspec.Struct, frozen=True):
    """How a seat came out; `bot` is the level of one that nobody sat behind, `gain` what a rated game did to the rating,
    `accuracy` how well it was played, in percent, where the game was analysed."""

    seat: int
    person: str | None
    name: str | None
    guest: bool
    bot: str | None
    score: int
    rank: int
    gain: float | None
    accuracy: float | None = None


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    finished: int
    rated: bool
    seats: list[Placed]
