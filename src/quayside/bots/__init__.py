"""Bots: they know a game only through what their seat may see, and are loaded by name."""

from __future__ import annotations

import importlib

from quayside.bots.bot import Bot, Budget
from quayside.bots.greedy import Greedy
from quayside.bots.random import Random
from quayside.core.errors import OptionError

__all__ = ["Bot", "Budget", "Greedy", "Random", "load", "names"]

_BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    """The bots of the house."""
    return list(_BOTS)


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name: one of the house, or `package.module:Class` of anybody's, made with the keyword `seed`.

    >>> load("greedy").name
    'greedy'
    """
    if name in _BOTS:
        return _BOTS[name](seed=seed)
    module, _, attribute = name.partition(":")
    if not attribute:
        raise OptionError(
            f"there is no bot called {name!r}; there are {', '.join(_BOTS)}, or your own as package.module:Class"
        )
    try:
        made: Bot = getattr(importlib.import_module(module), attribute)(seed=seed)
    except (ImportError, AttributeError, TypeError) as error:
        raise OptionError(f"the bot {name!r} cannot be loaded: {error}") from error
    if not hasattr(made, "decide"):
        raise OptionError(f"{name!r} is no bot: it has no method decide(seen, budget)")
    return made
