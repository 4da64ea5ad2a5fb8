"""A position that somebody has written: what everybody may see of it, or which law it breaks."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec

from quayside.core.errors import QuaysideError
from quayside.core.registry import game, games
from quayside.table.errors import Refusal
from quayside.table.seating import LONGEST_POSITION

PACKED = "~"  # begins one that is packed, for those that are too long for an address
LONGEST_SENTENCE = 300  # of what is wrong with one


class Shown(msgspec.Struct):
    """A position through a spectator's eyes."""

    view: dict[str, Any]


class Written(msgspec.Struct):
    """A position as a line of text."""

    position: str


def first_position(game_id: str, players: int) -> Written:
    """How a game may begin: something to change."""
    if game_id not in games():
        raise Refusal("table.no_such_game")
    try:
        return Written(game(game_id).new(players=players, seed=1).position())
    except QuaysideError as error:
        raise Refusal("table.option", text=str(error)) from error


def read_position(text: str) -> dict[str, Any]:
    """What a spectator sees of a position that was written as a line of text; a Refusal, with the law that it breaks, if it
    cannot be."""
    text = unpacked(text) if text.startswith(PACKED) else text
    id = text.partition("/")[0]
    if id not in games() or len(text) > LONGEST_POSITION:
        raise Refusal("table.no_such_game")
    try:
        return game(id).position(text, seed=0).view(None)
    except QuaysideError as error:
        raise Refusal("table.position", text=str(error)[:LONGEST_SENTENCE]) from error


def packed(text: str) -> str:
    """A position as it fits into an address: a tilde, then base64 (for addresses, without padding) of what zlib makes of it.

    >>> unpacked(packed("manila/1 players=3")) == "manila/1 players=3"
    True
    """
    return PACKED + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> str:
    data = text.removeprefix(PACKED)
    try:
        coded = urlsafe_b64decode(data + "=" * (-len(data) % 4))
        return zlib.decompressobj().decompress(coded, LONGEST_POSITION).decode()
    except (ValueError, zlib.error) as error:
        raise Refusal("table.position", text="it cannot be unpacked") from error
