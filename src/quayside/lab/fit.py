"""Fits the weights by which bots turn a position into chances to win: `python -m quayside.lab.fit manila`.

Greedy bots, novices and now and then somebody who plays anything fill the seats of many games, with every number of
players. Positions where a rollout might stop are written down with their features and with who won in the end; the
weights are those under which these winners are likeliest (a conditional logit, by Newton's method). One game in five is
kept back to see how well that foretells games that were not fitted. The temperature says how clear a difference in the
insight's values is: it is given, or the one under which the moves of `search` are likeliest.

Games of weak bots teach what a position is made of, but not how sure it is: a lead that greedy bots bring home may be
lost to `search`. So with `--search N`, N games of search against itself have the last word. All weights are multiplied
by the factor under which their winners are likeliest, and then each may move from there, the further the more games
there are.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quayside.bots import Budget
from quayside.bots.evaluation import result, softmax, weights_file
from quayside.core.game import Game
from quayside.core.registry import game, games
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.lab.games import cores, load, options_in, tables
from quayside.lab.selfplay import SelfPlay, file_of, games_on_file

Numbers = npt.NDArray[np.float64]

POSITIONS = 24  # kept of a game, at most
CASTS = (("greedy",) * 6, ("greedy", "greedy", "greedy", "novice", "novice", "random"))  # half the games each
HELD_BACK = 5  # one game in so many
RIDGE = 1.0  # keeps the weights of what hardly varies near 0
FAITH = 100.0  # keeps those of search's games near what the others taught: its positions come in few games
NEWTON_STEPS = 12
TEACHER = "search:300"
LESSONS = 12  # decisions of a game that the teacher is asked about


@dataclass(frozen=True)
class Example:
    """A position: a row of features for each seat, and each seat's part of the victory."""

    rows: list[list[float]]
    won: list[float]


def examples(rules: Game, number: int, seed: int, options: dict[str, Any]) -> list[Example]:
    """Positions of one game of self-play, spread evenly over it."""
    rng = Rng(seed << 32 | number)
    seats = tables(rules, options)
    players = seats[number % len(seats)]
    if players < 2:
        players = seats[-1]
    cast = CASTS[number // len(seats) % len(CASTS)]
    bots = [load(cast[rng.below(len(cast))], rng.below(1 << 31)) for _ in range(players)]
    state = rules.new(players=players, seed=rng.below(1 << 31), **options)
    met: list[list[list[float]]] = []
    while state.to_play >= 0:
        if rules.insight.settled(state):
            met.append(rules.insight.features(state))
        state.play(bots[state.to_play].decide(Seen(state, state.to_play), Budget()))
    step = max(1, len(met) // POSITIONS)
    return [Example(rows, result(state)) for rows in met[rng.below(step) :: step]]


# The weights


def fitted(sample: list[Example], around: list[float] | None = None) -> list[float]:
    """The weights under which the winners are likeliest, not too far from 0 or from those that are given."""
    rows, won, seats = _stacked(sample)
    centre = np.zeros(rows.shape[2]) if around is None else np.array(around)
    ridge = RIDGE if around is None else FAITH
    weights = centre.copy()
    for _ in range(NEWTON_STEPS):
        chances = _chances(rows, seats, weights)
        centred = rows - np.einsum("ps,psf->pf", chances, rows)[:, None, :]
        slope = np.einsum("ps,psf->f", won, centred) - ridge * (weights - centre)
        curve = np.einsum("ps,psf,psg->fg", chances, centred, centred, optimize=True)
        step = np.linalg.solve(curve + ridge * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return [float(weight) for weight in weights]


def tempered(sample: list[Example], weights: list[float]) -> list[float]:
    """The same weights, all of them times the factor under which the winners are likeliest."""
    logits = [Example((np.array(one.rows) @ np.array(weights))[:, None].tolist(), one.won) for one in sample]
    factor = fitted(logits)[0]
    return [factor * weight for weight in weights]


def surprise(sample: list[Example], weights: list[float]) -> float:
    """The mean of -log of what the winner was given; for a plain guess it is the log of the number of players."""
    rows, won, seats = _stacked(sample)
    chances = _chances(rows, seats, np.array(weights))
    return float(-(won * np.log(np.maximum(chances, 1e-12))).sum() / len(sample))


def _stacked(sample: list[Example]) -> tuple[Numbers, Numbers, Numbers]:
    """Features by position and seat, parts of the victory, and which seats there are."""
    most = max(len(example.won) for example in sample)
    rows = np.zeros((len(sample), most, len(sample[0].rows[0])))
    won = np.zeros((len(sample), most))
    seats = np.zeros((len(sample), most))
    for number, example in enumerate(sample):
        players = len(example.won)
        rows[number, :players] = example.rows
        won[number, :players] = example.won
        seats[number, :players] = 1.0
    return rows, won, seats


def _chances(rows: Numbers, seats: Numbers, weights: Numbers) -> Numbers:
    logits = rows @ weights
    powers: Numbers = np.exp(logits - logits.max(axis=1, keepdims=True)) * seats
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


# The temperature


def lessons(
    rules: Game, number: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[list[float], int]]:
    """Values of a decision's moves, and which of them the teacher plays, in a game that greedy bots play."""
    rng = Rng(seed << 32 | number | 1 << 31)
    players = min(4, rules.players[-1])
    teacher = load(TEACHER, rng.below(1 << 31))
    bots = [load("greedy", rng.below(1 << 31)) for _ in range(players)]
    state = rules.new(players=players, seed=rng.below(1 << 31), **options)
    decisions = asked = 0
    start = rng.below(LESSONS)
    while state.to_play >= 0 and asked < LESSONS:
        seen = Seen(state, state.to_play)
        if len(state.choices) > 1:
            decisions += 1
            if decisions % LESSONS == start:
                asked += 1
                move = teacher.decide(seen, Budget())
                yield rules.insight.values(seen), state.legal().index(move)
        state.play(bots[state.to_play].decide(seen, Budget()))


def best_temperature(taught: list[tuple[list[float], int]]) -> float:
    """Tried on a scale that doubles in four steps."""

    def likelihood(temperature: float) -> float:
        return sum(math.log(softmax(values, temperature)[move] + 1e-3) for values, move in taught)

    return max([0.05 * 2 ** (step / 4) for step in range(33)], key=likelihood)


# The script


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.fit", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an optional rule of the game"
    )
    parser.add_argument(
        "--games", type=int, default=1500, help="games of self-play; 0: begin with the weights on file"
    )
    parser.add_argument("--temperature", type=float, help="instead of asking search")
    parser.add_argument("--lessons", type=int, default=12, help="games in which search is asked")
    parser.add_argument(
        "--search", type=int, default=0, help="games of search against itself, after the others"
    )
    parser.add_argument("--iterations", type=int, default=50, help="rounds of thought for its decisions")
    parser.add_argument(
        "--file", type=Path, help="where they are kept; by default selfplay/GAME-OPTIONS-SEED.jsonl"
    )
    parser.add_argument("--processes", type=int, default=cores(), help="that play them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the game's own folder")
    asked = parser.parse_args()
    rules = game(asked.game)
    weights, temperature, made = _by_greedy(asked) if asked.games else _on_file(asked)
    if asked.search:
        weights, taught_by_search = _by_search(asked, weights)
        made |= taught_by_search
    made = {
        "features": rules.insight.feature_names(),
        "weights": [round(weight, 4) for weight in weights],
        "temperature": round(temperature, 3),
        "made": made,
    }
    path = asked.out or Path(weights_file(rules.id))
    path.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))


def _by_greedy(asked: argparse.Namespace) -> tuple[list[float], float, dict[str, Any]]:
    """The weights of self-play, the temperature, and how they were made."""
    rules = game(asked.game)
    options = options_in(rules, asked.option)
    fit_on: list[Example] = []
    kept_back: list[Example] = []
    for number in range(asked.games):
        (kept_back if number % HELD_BACK == HELD_BACK - 1 else fit_on).extend(
            examples(rules, number, asked.seed, options)
        )
    weights = fitted(fit_on)
    temperature = asked.temperature
    if temperature is None:
        taught = [
            lesson
            for number in range(asked.lessons)
            for lesson in lessons(rules, number, asked.seed, options)
        ]
        temperature = best_temperature(taught)
    return (
        weights,
        temperature,
        {
            "by": _command(),
            "positions": len(fit_on),
            "positions_held_back": len(kept_back),
            "surprise_held_back": round(surprise(kept_back, weights), 4),
            "surprise_of_a_plain_guess": round(surprise(kept_back, [0.0] * len(weights)), 4),
        },
    )


def _on_file(asked: argparse.Namespace) -> tuple[list[float], float, dict[str, Any]]:
    """Those of the game's folder, to be taught further."""
    kept = json.loads(Path(weights_file(asked.game)).read_text(encoding="utf-8"))
    return kept["weights"], kept["temperature"], {**kept["made"], "then_by": _command()}


def _command() -> str:
    return " ".join(["python -m quayside.lab.fit", *sys.argv[1:]])


def _by_search(asked: argparse.Namespace, weights: list[float]) -> tuple[list[float], dict[str, float]]:
    """The weights after its games, and how well they foretell those of them that were kept back, before and after."""
    path = asked.file or file_of(asked.game, asked.seed, asked.option)
    plan = SelfPlay(asked.game, asked.iterations, asked.seed, options_in(game(asked.game), asked.option))
    fit_on: list[Example] = []
    kept_back: list[Example] = []
    for played in games_on_file(path, plan, asked.search, asked.processes):
        met = [Example(rows, played.won) for rows in played.settled]
        (kept_back if played.number % HELD_BACK == HELD_BACK - 1 else fit_on).extend(met)
    after = fitted(fit_on, around=tempered(fit_on, weights))
    return after, {
        "search_games": asked.search,
        "search_positions": len(fit_on),
        "search_positions_held_back": len(kept_back),
        "search_surprise_held_back_before": round(surprise(kept_back, weights), 4),
        "search_surprise_held_back": round(surprise(kept_back, after), 4),
    }


if __name__ == "__main__":
    main()
