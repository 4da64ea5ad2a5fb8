"""Quayside's side: the build that this process finds, on any of the games."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from aec import random_game
from measure import Ask, Work, serve

import quayside
from quayside import Game, Rng, State, playout
from quayside.bots import Budget, load
from quayside.core import state as core_state
from quayside.core.seen import Seen
from quayside.lab.batch import Batch
from quayside.lab.pettingzoo import env

GAMES_A_PIECE = 10
LEAD = 400  # steps of a batch before it is measured ...
LONGEST_LEAD = 4  # ... and seconds, for the pure build
SAMPLED_GAMES = 10
SAMPLE_EVERY = 15  # plies
PASSES_A_PIECE = 10
DECISIONS_A_PIECE = 8


def main() -> None:
    build = "pure" if str(core_state.__file__).endswith(".py") else "compiled"
    players = {id: list(quayside.game(id).players) for id in quayside.games()}
    serve({"name": f"Quayside {quayside.__version__}", "build": build, "games": players}, prepare)


def prepare(ask: Ask) -> Work:
    game = quayside.game(ask["game"])
    players = ask["players"]
    if ask["task"] == "playout":
        return lambda piece: random_games(game, players, piece)
    if ask["task"] == "loop":
        return lambda piece: python_games(game, players, piece)
    if ask["task"] == "batch":
        return batch_steps(Batch(game.id, ask["games"], players, seed=1, processes=ask["processes"]))
    if ask["task"] == "aec":
        return partial(random_game, env(game.id, players))
    if ask["task"] == "bot":
        return decisions(ask["bot"], positions(game, players))
    return calls(ask["task"], positions(game, players))


def random_games(game: Game, players: int, piece: int) -> dict[str, int]:
    """Whole games inside the library."""
    decisions = 0
    for seed in range(piece * GAMES_A_PIECE, (piece + 1) * GAMES_A_PIECE):
        decisions += playout(game.new(players=players, seed=seed), Rng(seed))
    return {"games": GAMES_A_PIECE, "decisions": decisions}


def python_games(game: Game, players: int, piece: int) -> dict[str, int]:
    """The same games by the loop that somebody who writes a bot would write."""
    decisions = 0
    for seed in range(piece * GAMES_A_PIECE, (piece + 1) * GAMES_A_PIECE):
        state = game.new(players=players, seed=seed)
        rng = Rng(seed)
        while state.to_play >= 0:
            choices = state.legal()
            state.play(choices[rng.below(len(choices))])
            decisions += 1
    return {"games": GAMES_A_PIECE, "decisions": decisions}


def batch_steps(batch: Batch) -> Work:
    """A move in each of many games, with observations and masks as arrays. Before it is measured, the games come to all
    stages: at first they would all be at their beginning, and their positions in order in memory."""
    steps = 0
    until = time.perf_counter() + LONGEST_LEAD
    while steps < LEAD and time.perf_counter() < until:
        batch.step(batch.random_actions())
        steps += 1

    def work(piece: int) -> dict[str, int]:
        batch.step(batch.random_actions())
        return {"decisions": batch.games}

    return work


def positions(game: Game, players: int) -> list[State]:
    """Positions from all parts of some random games."""
    sample: list[State] = []
    for seed in range(SAMPLED_GAMES):
        state = game.new(players=players, seed=seed)
        rng = Rng(seed)
        while state.to_play >= 0:
            if state.ply % SAMPLE_EVERY == 0:
                sample.append(state.clone())
            choices = state.legal()
            state.play(choices[rng.below(len(choices))])
    return sample


def decisions(name: str, sample: list[State]) -> Work:
    """A bot that decides at positions from all stages, always the same: so many rounds of thought each, if it thinks."""
    rounds = int(name.partition(":")[2] or 0)
    asked = sample[:: len(sample) // DECISIONS_A_PIECE]

    def work(piece: int) -> dict[str, int]:
        bot = load(name)
        for state in asked:
            bot.decide(Seen(state, state.to_play), Budget())
        return {"calls": len(asked), "rounds": rounds * len(asked)}

    return work


def calls(name: str, sample: list[State]) -> Work:
    """A method, called on each position."""
    rng = Rng(1)
    arguments: dict[str, list[tuple[Any, ...]]] = {
        "clone": [() for _ in sample],
        "determinize": [(state.to_play, rng) for state in sample],
        "legal": [() for _ in sample],
        "view": [(state.to_play,) for state in sample],
    }
    methods = [getattr(state, name) for state in sample]

    def work(piece: int) -> dict[str, int]:
        for _ in range(PASSES_A_PIECE):
            for method, args in zip(methods, arguments[name], strict=True):
                method(*args)
        return {"calls": PASSES_A_PIECE * len(sample)}

    return work


if __name__ == "__main__":
    main()
