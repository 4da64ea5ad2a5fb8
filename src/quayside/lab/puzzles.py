"""How puzzles are made: bots play, or a finished game is replayed; a cheap search proposes positions in which one move looks
clearly best; a long one decides (`study/judging.py`). What is found stands in a file, game by game, so that a run that was
broken off goes on, and puzzles of a judge of other weights are judged again.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from quayside.bots import Bot, Budget, load
from quayside.bots.analysis import CLEARLY
from quayside.core.errors import OptionError, QuaysideError
from quayside.core.events import Args
from quayside.core.game import Game
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.lab.games import below, kept, seeds, side_by_side
from quayside.study.judging import CHEAP, judge_of, lead, verdict
from quayside.study.puzzles import Puzzle, id_of, rating_of

GLANCE: Final = 120  # rounds of thought about every decision of a game
A_GAME: Final = 6  # positions of one game that are judged at the most
PLAYERS: Final = ("search:60", "search:60", "greedy", "novice")  # one of them is drawn for each seat
WITH_OPTIONS: Final = 8  # in one game of so many, its options are drawn, too
OBVIOUS: Final = 3  # one in so many of those that a bot sees without looking ahead is taken
ENOUGH: Final = 2  # times as many are made as are chosen from
# How often each solver tries; one that always plays alike tries once
TRIES: Final = {"novice": 24, "greedy": 4, "search:50": 6, "search:400": 4}


# One game


@dataclass(frozen=True)
class Proposal:
    """A position in which a move looks clearly best."""

    position: str
    seat: int
    best: int
    verb: str
    obvious: bool  # to a bot that does not look ahead
    moment: float


@dataclass(frozen=True)
class Making:
    """Which puzzles are made: out of so many `records` first, then out of games that bots play."""

    game: str
    seed: int
    records: tuple[str, ...] = ()

    def head(self) -> dict[str, Any]:
        return {"puzzles": self.game, "seed": self.seed, "records": len(self.records)}


def made_of(making: Making, number: int) -> list[Puzzle]:
    """The puzzles in a game of that number."""
    rng = Rng(seeds(making.seed, number, 1)[0])
    if number < len(making.records):
        proposals, source = _replayed(Record.from_json(making.records[number]), rng), f"record {number}"
    else:
        proposals, source = _played(game(making.game), rng), f"self-play {making.seed}:{number}"
    found = [judged(one, source, int(rng.word())) for one in _varied(proposals, rng)]
    return [puzzle for puzzle in found if puzzle is not None]


def _played(rules: Game, rng: Rng) -> list[Proposal]:
    """Bots of every strength play."""
    players = rules.players[rng.below(len(rules.players))]
    options = _drawn_options(rules, players, rng) if rng.below(WITH_OPTIONS) == 0 else {}
    state = rules.new(players, int(rng.word()), 0, None, None, **options)
    bots = [load(PLAYERS[rng.below(len(PLAYERS))], int(rng.word())) for _ in range(players)]
    found: list[Proposal] = []
    while state.to_play >= 0:
        found += _proposed(state, rng)
        state.play(bots[state.to_play].decide(Seen(state, state.to_play), Budget()))
    return _in_time(found, state)


def _drawn_options(rules: Game, players: int, rng: Rng) -> Args:
    """Options that go with each other, and with so many players."""
    chosen: Args = {}
    for name, option in rules.options.items():
        if option.file:
            continue
        value = option.allowed[rng.below(len(option.allowed))]
        try:
            rules.checked_options({**chosen, name: value}, players)
            chosen[name] = value
        except OptionError:
            pass
    return chosen


def _replayed(record: Record, rng: Rng) -> list[Proposal]:
    state = record.replay(0)
    found: list[Proposal] = []
    for move in record.moves:
        found += _proposed(state, rng)
        state.play(state.parse(move))
    return _in_time(found, state)


def _in_time(found: list[Proposal], end: State) -> list[Proposal]:
    return [replace(one, moment=round(one.moment / int(end.ply), 2)) for one in found]


def _proposed(state: State, rng: Rng) -> list[Proposal]:
    """The decision at hand, if a glance and then a cheap search see one clearly best move in it. Between two moves anybody
    may guess: there it must not be the obvious one."""
    choices = state.legal()
    seed = int(rng.word())
    if len(choices) < 2:
        return []
    seat = state.to_play
    seen = Seen(state, seat)
    if lead(seen, GLANCE, seed).margin < CLEARLY:
        return []
    found = lead(seen, CHEAP, seed + 1)
    if found.margin < CLEARLY:
        return []
    best = found.best.action
    obvious = _finds("greedy", seen, best, 1, seed) > 0.0
    if obvious and (len(choices) == 2 or rng.below(OBVIOUS)):
        return []
    verb = state.game.actions.verb(best).name
    return [Proposal(state.position(seat), seat, best, verb, obvious, int(state.ply))]


def _varied(proposals: list[Proposal], rng: Rng) -> list[Proposal]:
    """Some of them, of as many kinds as there are, those that are not obvious first."""
    kinds: dict[str, list[Proposal]] = defaultdict(list)
    for one in _shuffled(proposals, rng):
        kinds[one.verb].append(one)
    rows = [sorted(kind, key=lambda one: one.obvious) for kind in kinds.values()]
    ordered = [row[at] for at in range(A_GAME) for row in rows if at < len(row)]
    return ordered[:A_GAME]


def _shuffled(proposals: list[Proposal], rng: Rng) -> list[Proposal]:
    left, order = list(proposals), []
    while left:
        order.append(left.pop(rng.below(len(left))))
    return order


def _finds(solver: str, seen: Seen, best: int, tries: int, seed: int) -> float:
    """How often a bot plays the best move."""
    found = 0
    for number in range(tries):
        bot: Bot = load(solver, seed + number)
        found += bot.decide(seen, Budget()) == best
    return round(found / tries, 2)


# One puzzle


def judged(proposal: Proposal, source: str, seed: int) -> Puzzle | None:
    """The proposal as a puzzle, if a long search confirms it."""
    state = game(proposal.position.partition("/")[0]).position(proposal.position, seed=0)
    seen = Seen(state, proposal.seat)
    found = verdict(seen, seed, proposal.best, CLEARLY)
    if found is None:
        return None
    rates = {name: _finds(name, seen, found.best, tries, seed) for name, tries in TRIES.items()}
    rates["random"] = round(1 / len(found.losses), 2)
    return Puzzle(
        id_of(proposal.position),
        proposal.position,
        proposal.seat,
        state.notation(found.best),
        round(found.margin, 3),
        [round(lost, 3) for lost in found.losses],
        [round(chance, 3) for chance in found.chances],
        [(seat, state.notation(action)) for seat, action in found.line],
        [],
        rating_of(rates),
        rates,
        proposal.moment,
        source,
        judge_of(state.game.id),
    )


def themed(puzzle: Puzzle) -> Puzzle:
    """With the themes that its game sees in it today."""
    state = puzzle.state()
    return replace(puzzle, themes=state.game.themes.of(state, state.parse(puzzle.best)))


def judged_again(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle by the judge of today; None if it is none any more."""
    try:
        state = puzzle.state()
    except QuaysideError:  # the rules have changed
        return None
    best = state.parse(puzzle.best)
    verb = state.game.actions.verb(best).name
    proposal = Proposal(puzzle.position, puzzle.seat, best, verb, False, puzzle.moment)
    return judged(proposal, puzzle.source, seed)


# Many of them, on file


@dataclass(frozen=True)
class Found:
    """What one piece of work has brought: a game of that number, or a puzzle that was judged again."""

    number: int
    again: str
    puzzles: list[Puzzle]

    def line(self) -> str:
        told = [json.loads(puzzle.to_json()) for puzzle in self.puzzles]
        return json.dumps({"number": self.number, "again": self.again, "puzzles": told}, ensure_ascii=False)

    @staticmethod
    def of(line: dict[str, Any]) -> Found:
        puzzles = [Puzzle.from_json(json.dumps(each)) for each in line["puzzles"]]
        return Found(line["number"], line["again"], puzzles)


class Pool:
    """All puzzles that were found so far; the last judgement about each counts."""

    def __init__(self, shipped: Sequence[Puzzle] = ()) -> None:
        self.puzzles: dict[str, Puzzle] = {puzzle.id: puzzle for puzzle in shipped}
        self.games: set[int] = set()

    def add(self, found: Found) -> None:
        if found.again:
            self.puzzles.pop(found.again, None)
        else:
            self.games.add(found.number)
        self.puzzles.update({puzzle.id: puzzle for puzzle in found.puzzles})

    def outdated(self, game_id: str) -> list[Puzzle]:
        """Those by another judge than that of today."""
        judge = judge_of(game_id)
        return [puzzle for puzzle in self.puzzles.values() if puzzle.judge != judge]


def make(making: Making, work: Path, pool: Pool, wanted: int, processes: int) -> Iterator[Pool]:
    """Fills a pool until it holds so many puzzles by the judge of today, and tells it after every piece of work. `work` is
    the file of what was found so far."""
    for line in below(work, making.head()):
        pool.add(Found.of(line))
    outdated = dict(enumerate(pool.outdated(making.game)))
    runs = [
        side_by_side(partial(_again, making.seed, outdated), list(outdated), processes),
        side_by_side(partial(_game, making), _numbers(pool, wanted), processes),
    ]
    for run in runs:
        for found in kept(work, run, Found.line):
            pool.add(found)
            yield pool


def check(game_id: str, puzzles: Sequence[Puzzle], work: Path, seed: int, processes: int) -> Iterator[Found]:
    """Judges all of them again; what stands in the file of the work was judged already."""
    head = {"check": game_id, "seed": seed, "judge": asdict(judge_of(game_id))}
    done = {found.again: found for found in map(Found.of, below(work, head))}
    left: dict[int, Puzzle] = {}
    for number, puzzle in enumerate(puzzles):
        if puzzle.id in done:
            yield done[puzzle.id]
        else:
            left[number] = puzzle
    yield from kept(work, side_by_side(partial(_again, seed, left), list(left), processes), Found.line)


def _numbers(pool: Pool, wanted: int) -> Iterator[int]:
    """Games that were not looked at yet, as long as there are not enough puzzles."""
    for number in count():
        if len(pool.puzzles) >= wanted:
            return
        if number not in pool.games:
            yield number


def _game(making: Making, number: int) -> Found:
    return Found(number, "", made_of(making, number))


def _again(seed: int, puzzles: dict[int, Puzzle], number: int) -> Found:
    puzzle = puzzles[number]
    found = judged_again(puzzle, seeds(seed, number, 2)[1])
    return Found(number, puzzle.id, [] if found is None else [found])


# Which of them are given out


def chosen(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, spread over what they are about: again and again one of the kind of which there are fewest, the one
    with the greatest margin first. Kinds differ in theme, number of players, part of the game and difficulty."""
    ordered = sorted(map(themed, puzzles), key=lambda one: (-one.margin, one.id))
    counts: dict[Any, int] = defaultdict(int)
    found: list[Puzzle] = []
    while ordered and len(found) < most:
        best = min(ordered, key=lambda one: sum(counts[kind] for kind in kinds_of(one)))
        ordered.remove(best)
        found.append(best)
        for kind in kinds_of(best):
            counts[kind] += 1
    return sorted(found, key=lambda one: (one.rating, one.id))


def kinds_of(puzzle: Puzzle) -> list[tuple[str, Any]]:
    """What it is one of."""
    verb = puzzle.best.split()[0]
    return [
        ("verb", verb),
        ("players", len(puzzle.chances)),
        ("moment", int(3 * puzzle.moment)),
        ("rating", puzzle.rating // 300),
        *[("theme", theme) for theme in puzzle.themes],
    ]
