"""Finds the games: each is a package in `quayside.games` that names its `GAME`. A new folder there is a new game."""

from __future__ import annotations

import importlib
import os
from functools import cache

from quayside.core.errors import OptionError
from quayside.core.game import Game

_GAMES_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "games")


def games() -> list[str]:
    """The ids of all games.

    >>> "manila" in games()
    True
    """
    return list(_found())


@cache
def _found() -> tuple[str, ...]:
    """Looked up once: a server asks with every sentence it says, also when it can open no more files."""
    folders = [
        name
        for name in os.listdir(_GAMES_FOLDER)
        if os.path.isdir(os.path.join(_GAMES_FOLDER, name, "rulebook"))
    ]
    return tuple(sorted(folders))


def game(id: str) -> Game:
    """The game of that id.

    >>> game("manila").id
    'manila'
    """
    if id not in games():
        raise OptionError(f"there is no game called {id!r}; there are: {', '.join(games())}")
    found = importlib.import_module(f"quayside.games.{id}").GAME
    assert isinstance(found, Game)
    return found
