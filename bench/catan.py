"""Catanatron's side: its own random players, four of them."""

from __future__ import annotations

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from measure import serve


def main() -> None:
    name = f"catanatron {version('catanatron')}, {len(Color)} players"
    serve({"name": name}, lambda ask: random_game)


def random_game(seed: int) -> dict[str, int]:
    """`Game.play` without the two copies that it makes, so that the decisions can be counted."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return {"games": 1, "decisions": decisions}


if __name__ == "__main__":
    main()
