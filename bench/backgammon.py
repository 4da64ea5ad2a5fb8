"""OpenSpiel's side: its backgammon, in C++, played at random from Python."""

from __future__ import annotations

import random
from importlib.metadata import version

import pyspiel
from measure import serve

GAME = pyspiel.load_game("backgammon")


def main() -> None:
    serve({"name": f"OpenSpiel {version('open_spiel')}, backgammon"}, lambda ask: random_game)


def random_game(seed: int) -> dict[str, int]:
    """Dice are rolled on the way; only what a player decides is counted."""
    rng = random.Random(seed)
    state = GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(rolls, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return {"games": 1, "decisions": decisions}


if __name__ == "__main__":
    main()
