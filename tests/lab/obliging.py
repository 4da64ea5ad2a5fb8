"""A bot that takes the first choice it is offered, after three rounds of thought about nothing."""

from __future__ import annotations

from quayside import Seen


class Bot:
    name = "obliging"
    iterations = 3

    def __init__(self, seed: int = 0) -> None:
        pass

    def decide(self, seen: Seen, budget: object) -> int:
        return seen.legal()[0]
