"""PettingZoo's side: its connect four, played at random through its AEC interface."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version

from aec import random_game
from measure import serve
from pettingzoo.classic import connect_four_v3


def main() -> None:
    play = partial(random_game, connect_four_v3.env())
    serve({"name": f"PettingZoo {version('pettingzoo')}, connect four"}, lambda ask: play)


if __name__ == "__main__":
    main()
