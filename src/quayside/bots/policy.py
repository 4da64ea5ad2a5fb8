"""Plays what a net likes best, which has learned the game by playing against itself. It answers at once."""

from __future__ import annotations

from typing import ClassVar

from quayside.bots.bot import Bot, Budget
from quayside.bots.mind import Mind
from quayside.bots.net import net_for
from quayside.core.errors import OptionError
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State


class Policy(Bot):
    name: ClassVar[str] = "policy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)
        self._mind: Mind | None = None

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        if len(choices) == 1:
            return choices[0]
        world = seen.sample(self._rng)  # which looks the same to the seat
        likes = self._mind_for(world).likes(world)
        best = 0
        for number in range(1, len(likes)):
            if likes[number] > likes[best]:
                best = number
        return choices[best]

    def _mind_for(self, world: State) -> Mind:
        if self._mind is None:
            net = net_for(world)
            if net is None:
                raise OptionError(f"nobody has taught a net for {world.game.id} with these options")
            self._mind = Mind(net, world.game.insight, world)
        return self._mind
