"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import mypyc_attr

from quayside.core.seen import Seen


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, or rounds of thought; a bot that needs neither ignores it."""

    seconds: float | None = None
    iterations: int | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. Any class with this method will do; it is made with the keyword `seed`."""

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, seen: Seen, budget: Budget) -> int:
        """One of `seen.legal()`."""
        raise NotImplementedError
