"""Bots that do what no bot should, loaded as `odd_bots:Sleeper`."""

from __future__ import annotations

import os
import time
from pathlib import Path

from quayside.bots import Bot, Budget
from quayside.core.seen import Seen


class Sleeper(Bot):
    """Never answers; whoever wants to know that it sleeps names a file in QUAYSIDE_TEST_ASLEEP."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        if asleep := os.environ.get("QUAYSIDE_TEST_ASLEEP"):
            Path(asleep).touch()
        time.sleep(3600)
        return 0


class Thrower(Bot):
    def decide(self, seen: Seen, budget: Budget) -> int:
        raise ValueError("cannot think")


class Dier(Bot):
    """Takes its process with it."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        os._exit(3)


class Cheat(Bot):
    """Wants what is not legal."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        return max(seen.legal()) + 100_000


class Nervous(Bot):
    """Fails once, and plays well when asked again; its memory is the file that QUAYSIDE_TEST_NERVES names."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        nerves = Path(os.environ["QUAYSIDE_TEST_NERVES"])
        if not nerves.exists():
            nerves.touch()
            raise ValueError("not ready")
        return seen.legal()[0]


class Waiter(Bot):
    """Thinks until the file is there that QUAYSIDE_TEST_SIGN names."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        while not Path(os.environ["QUAYSIDE_TEST_SIGN"]).exists():
            time.sleep(0.01)
        return seen.legal()[0]


class Spy(Bot):
    """Looks for what it must not know in everything that it can reach, and crashes when it finds it."""

    def decide(self, seen: Seen, budget: Budget) -> int:
        state = seen._state
        if state.setup.seed is not None or state.history:
            raise ValueError("the seed lies open")
        return seen.legal()[0]
