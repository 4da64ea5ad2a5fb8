"""What a measured process does: it reads what to measure from standard input, a line of JSON each, and answers in kind.

CPU time is measured, not the time on the wall: other programs on the machine then disturb less.
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
        _say(timed(prepared[line], json.loads(line)["seconds"]))


def timed(work: Work, seconds: float) -> Ask:
    """Pieces of work, from the first, until so much CPU time has gone by."""
    done: Counter[str] = Counter()
    piece = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        done.update(work(piece))
        piece += 1
        spent = time.process_time() - start
    return {"done": done, "seconds": spent}


def _say(answer: Ask) -> None:
    print(json.dumps(answer), flush=True)
