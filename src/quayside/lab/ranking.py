"""Whether accuracy ranks: `python -m quayside.lab.ranking manila --games 200 --out FILE`.

One seat each is taken by bots of known strength, in all orders around the table; where there are fewer seats than bots, all
choices of them take turns. A judge who thinks four times as long
as the strongest of them, with a seed of its own, studies their decisions as `quayside analyse` does. Then the accuracy
of each bot is told, over all games, in each third of a game, and apart for those who stand above their par and
below it. With `--everybody` each decision that is studied is put to all of them, so that they are compared in the same
positions. Games go to a file, line by line; a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import numpy as np

from quayside.bots import Budget
from quayside.bots.analysis import judged, missed_in_all, percent
from quayside.bots.evaluation import result
from quayside.core.errors import QuaysideError
from quayside.core.registry import game, games
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.lab.games import (
    below,
    bot_turn,
    cores,
    kept,
    load,
    options_in,
    seeds,
    side_by_side,
    told,
)
from quayside.lab.simulate import NORMAL_95

BOTS: Final = ("random", "novice", "greedy", "search:200")
ITERATIONS: Final = 800  # of the judge
SAMPLES: Final = 1000  # bootstraps over games
STRIDE: Final = (
    7  # from order to order, so that neighbours change quickly: prime to their number, which is 12 or 24
)


@dataclass(frozen=True)
class Ranking:
    """What is measured. `decisions` are drawn of each seat in each third of a game; 0 studies all. `everybody` is asked
    about each of them, not only the bot that took it."""

    game: str
    decisions: int = 0
    iterations: int = ITERATIONS
    seed: int = 1
    everybody: bool = False
    players: int = len(BOTS)
    options: dict[str, Any] = field(default_factory=dict)

    def seating(self, number: int) -> tuple[str, ...]:
        orders = list(permutations(BOTS, self.players))
        return orders[number * STRIDE % len(orders)]


@dataclass(frozen=True)
class Judged:
    """A decision: when it was taken, and by the bot of which seat; what it missed, what a beginner would have missed, what
    was at stake, and the chance to win if the best is played."""

    ply: int
    seat: int
    missed: float
    beginner: float
    stake: float
    chance: float


@dataclass(frozen=True)
class Played:
    """One game."""

    number: int
    seating: list[str]
    won: list[float]
    plies: int
    decisions: list[Judged]


def play(plan: Ranking, number: int) -> Played:
    """The game of that number, and what the judge says about it."""
    seating = plan.seating(number)
    seed, judge, *bot_seeds = seeds(plan.seed, number, 2 + len(seating))
    bots = [load(name, bot_seed) for name, bot_seed in zip(seating, bot_seeds, strict=True)]
    state = game(plan.game).new(len(seating), seed, **plan.options)
    met: list[State] = []
    while state.to_play >= 0:
        if len(state.choices) > 1:
            met.append(state.clone())
        bot_turn(bots[state.to_play], state, Budget())
    drawn = _drawn(met, state.ply, plan.decisions, Rng(judge)) if plan.decisions else met
    decisions: list[Judged] = []
    for before in drawn:
        answers = {before.to_play: state.history[before.ply]}
        if plan.everybody:
            answers = {seat: _answer(name, bot_seeds[seat], before) for seat, name in enumerate(seating)}
        found = {action: _judged(before, action, plan.iterations, judge) for action in set(answers.values())}
        decisions += [replace(found[action], seat=seat) for seat, action in answers.items()]
    return Played(number, list(seating), result(state), state.ply, decisions)


def _answer(name: str, seed: int, state: State) -> int:
    """What a bot would do in the place of whoever decides; it has not seen the game before."""
    return load(name, seed ^ state.ply).decide(Seen(state, state.to_play), Budget())


def _drawn(met: list[State], plies: int, count: int, rng: Rng) -> list[State]:
    """So many of each seat in each third of the game, in their order."""
    found: list[State] = []
    for seat in range(met[0].players):
        for third in range(3):
            among = [one for one in met if one.to_play == seat and third_of(one.ply, plies) == third]
            for _ in range(min(count, len(among))):
                found.append(among.pop(rng.below(len(among))))
    return sorted(found, key=lambda one: one.ply)


def third_of(ply: int, plies: int) -> int:
    return ply * 3 // plies


def _judged(state: State, action: int, iterations: int, seed: int) -> Judged:
    seat = state.to_play
    found = judged(Seen(state, seat), action, iterations, (seed ^ state.ply) & (1 << 32) - 1)
    chance = round(found.best.chances[seat], 4)
    return Judged(state.ply, seat, found.missed, found.beginner, found.stake, chance)


def games_on_file(path: Path, plan: Ranking, games: int, processes: int = 1) -> Iterator[Played]:
    """The first so many games; those on file are read, the others are played and put there."""
    usual = told(plan, players=len(BOTS), options={})
    head = {**usual, "version": game(plan.game).version}
    found = [_read(**line) for line in below(path, head)]
    yield from (one for one in found if one.number < games)
    done = {one.number for one in found}
    left = [number for number in range(games) if number not in done]
    played = side_by_side(partial(play, plan), left, processes)
    yield from kept(path, played, lambda one: json.dumps(asdict(one), separators=(",", ":")))


def _read(decisions: list[dict[str, Any]], **facts: Any) -> Played:
    return Played(decisions=[Judged(**one) for one in decisions], **facts)


# What it adds up to

Asked = Callable[[Played, Judged], bool]

SLICES: Final[dict[str, Asked]] = {
    "all": lambda played, one: True,
    "first third": lambda played, one: third_of(one.ply, played.plies) == 0,
    "second": lambda played, one: third_of(one.ply, played.plies) == 1,
    "last": lambda played, one: third_of(one.ply, played.plies) == 2,
    "ahead": lambda played, one: one.chance >= 1 / len(played.seating),
    "behind": lambda played, one: one.chance < 1 / len(played.seating),
}


@dataclass(frozen=True)
class Mean:
    """The accuracy of all decisions taken together, out of so many games; `error` is half of the 95% interval."""

    value: float
    error: float
    games: int


def mean(found: Sequence[Played], bot: str, asked: Asked) -> Mean:
    """How accurately a bot played in the decisions that are asked for; games without any do not count. Decisions of all
    games are taken together: the accuracy of two or three drawn from one game would often be cut off at 0, and flatter
    whoever plays badly."""
    sums: list[tuple[float, float]] = []
    for played in found:
        taken = [one for one in played.decisions if played.seating[one.seat] == bot and asked(played, one)]
        if any(one.stake for one in taken):
            sums.append(missed_in_all(taken))
    if not sums:
        return Mean(0.0, 0.0, 0)
    games = np.array(sums)
    drawn = np.random.default_rng(0).multinomial(len(games), [1 / len(games)] * len(games), SAMPLES) @ games
    accuracies = [percent(missed, beginner) for missed, beginner in drawn]
    value = percent(*games.sum(axis=0))
    return Mean(value, NORMAL_95 * float(np.std(accuracies)), len(games))


def table(found: Sequence[Played]) -> str:
    """For docs/bots.md: a row a bot, with its part of the victories."""
    lines = [f"| | wins | {' | '.join(SLICES)} |", "|---" + "|--:" * (1 + len(SLICES)) + "|"]
    for bot in BOTS:
        of_his = [played for played in found if bot in played.seating]
        wins = sum(played.won[played.seating.index(bot)] for played in of_his) / max(1, len(of_his))
        means = [mean(found, bot, asked) for asked in SLICES.values()]
        cells = " | ".join(f"{one.value:.1f} ± {one.error:.1f}" for one in means)
        lines.append(f"| {bot} | {wins:.0%} | {cells} |")
    return "\n".join(lines)


# The script


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.ranking", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=len(BOTS), choices=range(2, len(BOTS) + 1))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an optional rule of the game"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=0, help="of each seat and third of a game; 0: all")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="the judge's rounds of thought")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--everybody", action="store_true", help="put each decision to all bots")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--out", type=Path, help="the file of the games; by default ranking/GAME.jsonl")
    asked = parser.parse_args()
    path = asked.out or Path("ranking", f"{asked.game}.jsonl")
    found: list[Played] = []
    try:
        options = options_in(game(asked.game), asked.option)
        plan = Ranking(
            asked.game,
            asked.decisions,
            asked.iterations,
            asked.seed,
            asked.everybody,
            asked.players,
            options,
        )
        game(plan.game).new(plan.players, 0, **plan.options)  # raises what would only go wrong later
        for played in games_on_file(path, plan, asked.games, asked.processes):
            found.append(played)
            print(f"\r{len(found)} games ", end="", file=sys.stderr, flush=True)
    except QuaysideError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("\nbroken off; the same command goes on", file=sys.stderr)
    if found:
        print(f"\n{asked.game}, {len(found)} games, {sum(len(one.decisions) for one in found):,} decisions\n")
        print(table(found))


if __name__ == "__main__":
    main()
