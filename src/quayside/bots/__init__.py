"""Bots: they know a game only through what their seat may see, and are loaded by name."""

from __future__ import annotations

import importlib
import re

from quayside.bots.bot import Bot, Budget
from quayside.bots.greedy import Greedy
from quayside.bots.novice import Novice
from quayside.bots.random import Random
from quayside.bots.search import Search
from quayside.core.errors import OptionError

__all__ = ["Bot", "Budget", "Greedy", "Novice", "Random", "Search", "load", "names", "of_the_house"]

_BOTS: dict[str, type[Bot]] = {"random": Random, "novice": Novice, "greedy": Greedy, "search": Search}

_BUDGET = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)")


def names() -> list[str]:
    """The bots of the house."""
    return list(_BOTS)


def of_the_house(name: str) -> bool:
    """Whether a bot is one of ours, `search` with a budget included: the ones that anybody may seat.

    >>> of_the_house("search:1s"), of_the_house("package.module:Class")
    (True, False)
    """
    return name in _BOTS or _BUDGET.fullmatch(name) is not None


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name: one of the house, `search` with a budget of iterations or seconds, or `package.module:Class` of
    anybody's, made with the keyword `seed`.

    >>> load("greedy").name, load("search:800").budget.iterations, load("search:1.5s").budget.seconds
    ('greedy', 800, 1.5)
    """
    if name in _BOTS:
        return _BOTS[name](seed=seed)
    if name.startswith("search:"):
        return Search(seed=seed, budget=_budget(name))
    module, _, attribute = name.partition(":")
    if not attribute:
        raise OptionError(
            f"there is no bot called {name!r}; there are {', '.join(_BOTS)}, search:800 and search:1s with a budget, "
            f"or your own as package.module:Class"
        )
    try:
        made: Bot = getattr(importlib.import_module(module), attribute)(seed=seed)
    except (ImportError, AttributeError, TypeError) as error:
        raise OptionError(f"the bot {name!r} cannot be loaded: {error}") from error
    if not hasattr(made, "decide"):
        raise OptionError(f"{name!r} is no bot: it has no method decide(seen, budget)")
    return made


def _budget(name: str) -> Budget:
    found = _BUDGET.fullmatch(name)
    if found is None or (found["seconds"] and not float(found["seconds"])):
        raise OptionError(
            f"{name!r} names no budget: search:800 is 800 iterations, search:1.5s a second and a half"
        )
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))
