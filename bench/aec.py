"""A random game through PettingZoo's AEC interface: the same loop for its own games and for ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np


def random_game(env: Any, seed: int) -> dict[str, int]:
    rng = random.Random(seed)
    env.reset(seed=seed)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[rng.randrange(len(legal))]))
        decisions += 1
    return {"games": 1, "decisions": decisions}
