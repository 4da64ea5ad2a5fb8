"""Many games between bots, on as many cores as there are, and what they add up to.

A game depends on the seed of the run and its own number, on nothing else: so the number of processes changes how long a
run takes, and not what comes out.
"""

from __future__ import annotations

import json
import math
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any, Final

from quayside.bots import Budget
from quayside.core.balance import Ledger
from quayside.core.errors import OptionError
from quayside.core.events import Event, Listener
from quayside.core.observation import observe
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.core.state import State
from quayside.lab.games import Runner, bot_turn, here, load, seeds

LARGEST_CHUNK: Final = 50  # games that a process plays before it reports ...
LARGEST_WITH_POSITIONS: Final = 4  # ... but the positions of a game of Lisboa take some 5 MB
CHUNKS_A_PROCESS: Final = 8  # at least so many reports, for the progress bar's sake
CHUNKS_ON_A_CLUSTER: Final = 400  # of which we do not know how many cores it has
NORMAL_95: Final = 1.959963984540054  # 95% of a normal distribution lies within so many standard deviations


# What is played


@dataclass(frozen=True)
class Plan:
    """A run: `bots` names one bot for each seat; from game to game they move on by a seat, unless seats are fixed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    fixed_seats: bool = False
    records: bool = False
    positions: bool = False
    views: bool = True  # positions tell their view in words, too
    counted: bool = False  # what the game's own ledger counts: see `lab.balance`

    def check(self) -> None:
        """Raises, with a sentence, what would only go wrong in the middle of the run."""
        if self.games < 1:
            raise OptionError(f"a run has at least one game, not {self.games}")
        if self.seed < 0:
            raise OptionError("a seed is a non-negative number")
        for name in set(self.bots):
            load(name)
        game(self.game).new(players=len(self.bots), seed=0, **self.options)
        if self.counted:
            ledger_of(self)

    def seating(self, index: int) -> list[str]:
        """Who sits where in game `index`.

        >>> Plan("manila", ("greedy", "random", "random"), games=3, seed=1).seating(2)
        ['random', 'random', 'greedy']
        """
        shift = 0 if self.fixed_seats else -index % len(self.bots)
        return [*self.bots[shift:], *self.bots[:shift]]


@dataclass(frozen=True)
class Position:
    """A decision: what the seat to play saw, as a row of numbers and in words, what was legal, and what it chose."""

    ply: int
    seat: int
    observation: bytes
    view: str
    legal: list[int]
    action: int


@dataclass(frozen=True)
class Outcome:
    """How one game went. If the plan asks for them: `record` is its record in one line, `positions` are all its
    decisions, `counts` is what its ledger says."""

    seating: list[str]
    scores: list[int]
    ranks: list[int]
    decisions: int
    statistics: dict[str, float]
    record: str | None
    positions: list[Position] | None = None
    counts: dict[str, float] = field(default_factory=dict)


# Playing


def play_one(plan: Plan, index: int) -> Outcome:
    """Game `index` of a plan."""
    rules = game(plan.game)
    seating = plan.seating(index)
    seed, *bot_seeds = seeds(plan.seed, index, 1 + len(seating))
    bots = [load(name, bot_seed) for name, bot_seed in zip(seating, bot_seeds, strict=True)]
    chance: list[str] = []
    ledger = ledger_of(plan) if plan.counted else None
    hearing: list[Listener] = [_Outcomes(chance)] if plan.records else []
    if ledger is not None:
        hearing.append(ledger)
    state = rules.new(
        players=len(seating), seed=seed, listener=_Hearing(hearing) if hearing else None, **plan.options
    )
    budget = Budget()
    positions: list[Position] | None = [] if plan.positions else None
    while state.to_play >= 0:
        before = _decision(state, plan.views) if positions is not None else None
        bot_turn(bots[state.to_play], state, budget)
        if positions is not None and before is not None:
            positions.append(Position(*before, action=state.history[-1]))
    if ledger is not None:
        ledger.close(state)
    return Outcome(
        seating,
        state.scores(),
        state.ranking(),
        state.ply,
        {} if plan.counted else rules.rules.statistics(state),
        Record.of(state, chance).to_json() if plan.records else None,
        positions,
        dict(ledger.counts) if ledger is not None else {},
    )


def _decision(state: State, views: bool) -> tuple[int, int, bytes, str, list[int]]:
    """A position but for the choice."""
    seat = state.to_play
    view = json.dumps(state.view(seat)) if views else ""
    return state.ply, seat, observe(state, seat), view, state.legal()


def ledger_of(plan: Plan) -> Ledger:
    """One that hears a game of this plan."""
    kind = game(plan.game).ledger
    if kind is None:
        raise OptionError(f"{plan.game} keeps no ledger of where its points come from")
    return kind(len(plan.bots))


class _Hearing:
    """Several listeners, one after the other."""

    def __init__(self, listeners: list[Listener]) -> None:
        self.listeners = listeners

    def __call__(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)


class _Outcomes:
    """Writes down what chance brings."""

    def __init__(self, chance: list[str]) -> None:
        self.chance = chance

    def __call__(self, event: Event) -> None:
        if event.outcome:
            self.chance.append(event.outcome)


# On all cores, or on a cluster


def play_all(plan: Plan, processes: int = 1, cluster: Runner | None = None) -> Generator[Outcome, None, None]:
    """All games of a plan, in their order; in so many processes of this machine, or on a cluster."""
    plan.check()
    chunks = CHUNKS_ON_A_CLUSTER if cluster else processes * CHUNKS_A_PROCESS if processes > 1 else plan.games
    size = max(1, min(LARGEST_WITH_POSITIONS if plan.positions else LARGEST_CHUNK, plan.games // chunks))
    run = cluster or here(processes)
    yield from _in_order(run(partial(_play_chunk, plan, size), range(0, plan.games, size)))


def _play_chunk(plan: Plan, size: int, start: int) -> tuple[int, list[Outcome]]:
    end = min(start + size, plan.games)
    return start, [play_one(plan, index) for index in range(start, end)]


def _in_order(chunks: Iterable[tuple[int, list[Outcome]]]) -> Iterator[Outcome]:
    """A chunk that ends early waits for those before it."""
    early: dict[int, list[Outcome]] = {}
    expected = 0
    for start, outcomes in chunks:
        early[start] = outcomes
        while (due := early.pop(expected, None)) is not None:
            yield from due
            expected += len(due)


# What it adds up to


def win(ranks: Sequence[int], seat: int) -> Fraction:
    """A victory shared by n is 1/n of a win to each; if nobody is first, the game itself has won."""
    return Fraction(ranks[seat] == 1, max(1, ranks.count(1)))


@dataclass
class Tally:
    """The results of one seat, or of one bot wherever it sat."""

    played: int = 0
    wins: Fraction = Fraction(0)
    score: int = 0
    squares: int = 0

    def add(self, score: int, win: Fraction) -> None:
        self.played += 1
        self.wins += win
        self.score += score
        self.squares += score * score

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return float(self.wins) / self.played

    @property
    def mean(self) -> float:
        return self.score / self.played

    @property
    def deviation(self) -> float:
        """The standard deviation of a single score."""
        return math.sqrt(max(0, self.squares * self.played - self.score**2)) / self.played

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(float(self.wins), self.played)


def best_first(tallies: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    """Of those who have played."""
    played = [(name, tally) for name, tally in tallies.items() if tally.played]
    return sorted(played, key=lambda item: -item[1].rate)


@dataclass
class Summary:
    """A run so far."""

    seats: list[Tally]
    bots: dict[str, Tally]
    games: int = 0
    decisions: int = 0
    shared: int = 0  # victories that more than one seat had a part in
    statistics: dict[str, float] = field(default_factory=dict)  # sums over all games

    @staticmethod
    def of(plan: Plan) -> Summary:
        return Summary([Tally() for _ in plan.bots], {name: Tally() for name in plan.bots})

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.shared += outcome.ranks.count(1) > 1
        for seat, name in enumerate(outcome.seating):
            part = win(outcome.ranks, seat)
            self.seats[seat].add(outcome.scores[seat], part)
            self.bots[name].add(outcome.scores[seat], part)
        for name, number in outcome.statistics.items():
            self.statistics[name] = self.statistics.get(name, 0) + number


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95% interval of Wilson for a rate of wins; unlike the plain one, it holds near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(5, 10)], [round(end, 3) for end in wilson(0, 20)]
    ([0.237, 0.763], [0.0, 0.161])
    """
    square = NORMAL_95**2
    rate = wins / played
    centre = (rate + square / (2 * played)) / (1 + square / played)
    half = (
        NORMAL_95 / (1 + square / played) * math.sqrt(rate * (1 - rate) / played + square / (4 * played**2))
    )
    return max(0.0, centre - half), min(1.0, centre + half)
