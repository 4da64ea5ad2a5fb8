"""What a picture shows. It goes to another process to be painted, and holds what a spectator may see, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec


class Player(msgspec.Struct, frozen=True):
    """A line of the list of players; `number` is what is counted, under a sign of the house or the game."""

    name: str
    sign: str | None = None
    number: int | None = None
    won: bool = False
    bot: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """Beside a position, if there is a view, or else a poster, or for the house itself all of them."""

    game: str | None
    heading: str
    lines: list[str] = []  # in smaller letters, as many as there is room for
    view: dict[str, Any] | None = None
    players: list[Player] = []
    foot: str = ""
