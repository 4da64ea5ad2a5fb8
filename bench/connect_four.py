"""PettingZoo's side: its connect four, played at random through its AEC interface."""

from __future__ import annotations

import random
from importlib.metadata import version

import numpy as np
from measure import serve
from pettingzoo.classic import connect_four_v3

ENV = connect_four_v3.env()


def main() -> None:
    serve({"name": f"PettingZoo {version('pettingzoo')}, connect four"}, lambda ask: random_game)


def random_game(seed: int) -> dict[str, int]:
    rng = random.Random(seed)
    ENV.reset(seed=seed)
    decisions = 0
    for _ in ENV.agent_iter():
        seen, _, terminated, truncated, _ = ENV.last()
        if terminated or truncated:
            ENV.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        ENV.step(int(legal[rng.randrange(len(legal))]))
        decisions += 1
    return {"games": 1, "decisions": decisions}


if __name__ == "__main__":
    main()
