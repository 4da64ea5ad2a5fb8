"""What a measured process does: it reads what to measure from standard input, a line of JSON each, and answers in kind.

CPU time is measured, so that other programs on the machine disturb less; where several processes work together, the time
on the wall. An answer tells both.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

# A piece of work, by its number; how much of what was done. Long against the clock's own cost: some 0.1 ms or more.
Work = Callable[[int], Mapping[str, int]]
Ask = dict[str, Any]


def serve(facts: Ask, prepare: Callable[[Ask], Work]) -> None:
    """Tells the facts of this side first, then measures whatever it is asked to, once per line."""
    _say(facts)
    prepared: dict[str, Work] = {}
    for line in sys.stdin:
        if line not in prepared:
            prepared[line] = prepare(json.loads(line))
            prepared[line](0)  # warms up caches and imports
        ask = json.loads(line)
        _say(timed(prepared[line], ask["seconds"], ask.get("clock", "processor")))


def timed(work: Work, seconds: float, clock: str) -> Ask:
    """Pieces of work, from the first, until so much time has gone by on this clock."""
    done: Counter[str] = Counter()
    piece = 0
    start = clocks()
    spent = dict.fromkeys(start, 0.0)
    while spent[clock] < seconds:
        done.update(work(piece))
        piece += 1
        spent = {name: now - start[name] for name, now in clocks().items()}
    return {"done": done, **spent}


def clocks() -> dict[str, float]:
    return {"processor": time.process_time(), "wall": time.perf_counter()}


def _say(answer: Ask) -> None:
    print(json.dumps(answer), flush=True)
