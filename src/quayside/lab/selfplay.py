"""Games of search against itself, on file: the settled positions as numbers, the chances that were told at its
decisions, and who won in the end. `lab.fit` fits weights to them, `lab.calibration` asks whether what was told came true.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from quayside.bots import Budget
from quayside.bots.evaluation import result
from quayside.bots.search import Search
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.lab.games import below, kept, seeds, side_by_side, tables, told

POSITIONS: Final = 24  # kept of a game, at most, settled ones; and as many decisions
DIGITS: Final = 4

T = TypeVar("T")


@dataclass(frozen=True)
class SelfPlay:
    """What is played: all seats are taken by search, with so many rounds of thought; the number of players goes round
    through all that the game allows, but for one alone."""

    game: str
    iterations: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def players(self, number: int) -> int:
        """At the table of a game."""
        found = [players for players in tables(game(self.game), self.options) if players > 1]
        return found[number % len(found)]


@dataclass(frozen=True)
class Played:
    """One game. `settled` has a row of features by position and seat, `told` each seat's chance by decision."""

    number: int
    won: list[float]
    settled: list[list[list[float]]]
    told: list[list[float]]


def play(plan: SelfPlay, number: int) -> Played:
    """The game of that number."""
    players = plan.players(number)
    seed, *bot_seeds = seeds(plan.seed, number, 1 + players)
    rules = game(plan.game)
    bots = [Search(bot_seed) for bot_seed in bot_seeds]
    budget = Budget(iterations=plan.iterations)
    state = rules.new(players, seed, **plan.options)
    settled: list[list[list[float]]] = []
    chances: list[list[float]] = []
    while state.to_play >= 0:
        if rules.insight.settled(state):
            settled.append([_rounded(row) for row in rules.insight.features(state)])
        choices = state.legal()
        if len(choices) == 1:
            state.play(choices[0])
            continue
        bot = bots[state.to_play]
        action = bot.decide(Seen(state, state.to_play), budget)
        chances.append(_rounded(bot.chances))
        state.play(action)
    rng = Rng(seed)
    return Played(number, result(state), spread(settled, rng), spread(chances, rng))


def spread(met: Sequence[T], rng: Rng, most: int = POSITIONS) -> list[T]:
    """At most so many, evenly over the game.

    >>> len(spread(range(100), Rng(1), 24)), spread("abc", Rng(1), 24)
    (20, ['a', 'b', 'c'])
    """
    step = -(-len(met) // most) or 1
    return list(met[rng.below(step) :: step])


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, DIGITS) for figure in figures]


def file_of(game: str, seed: int, options: Sequence[str]) -> Path:
    """Where such games are kept if nobody says otherwise."""
    return Path("selfplay", "-".join([game, *options, str(seed)]) + ".jsonl")


def games_on_file(path: Path, plan: SelfPlay, games: int, processes: int = 1) -> Iterator[Played]:
    """The first so many games; those on file are read, the others are played and put there."""
    head = {**told(plan, options={}), "version": game(plan.game).version}
    found = [Played(**line) for line in below(path, head)]
    yield from (one for one in found if one.number < games)
    done = {one.number for one in found}
    left = [number for number in range(games) if number not in done]
    played = side_by_side(partial(play, plan), left, processes)
    yield from kept(path, played, lambda one: json.dumps(asdict(one), separators=(",", ":")))
