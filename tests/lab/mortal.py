"""A bot whose process dies at its fifth decision: once, remembered by the file that MORTAL names, or `always`."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from quayside import Rng, Seen

FATAL = 5


class Bot:
    name = "mortal"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)
        self._decisions = 0

    def decide(self, seen: Seen, budget: object) -> int:
        self._decisions += 1
        if self._decisions == FATAL and is_fated():
            os.kill(os.getpid(), signal.SIGKILL)
        choices = seen.legal()
        return choices[self._rng.below(len(choices))]


def is_fated() -> bool:
    grave = os.environ.get("MORTAL")
    if not grave or grave == "always":
        return grave == "always"
    try:
        Path(grave).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
