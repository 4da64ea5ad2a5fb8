"""The rules of today, by which tables are played. A table that was begun by others is given them (`server/old_rules`)."""

from __future__ import annotations

from quayside.core.errors import OptionError
from quayside.core.game import Game
from quayside.core.registry import game as find_game


def version_here(game: str) -> int | None:
    """By which a game is played today; None when it is not."""
    try:
        return find_game(game).version
    except OptionError:
        return None


def rules_here(game: str, version: int) -> Game | None:
    """Those of a version, if it is today's."""
    return find_game(game) if version == version_here(game) else None
