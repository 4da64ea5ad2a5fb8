"""Tournaments between bots: every seed is played with every seating, and what comes out is told with its uncertainty.

A game depends on the tournament and its own number, on nothing else. So a tournament may be broken off and gone on with,
and may run in one process, in many, or on a cluster: the results are the same.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from quayside.bots import Budget
from quayside.core.errors import OptionError, RecordError
from quayside.core.events import Args
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.lab.games import Runner, kept, load, on_file, turns
from quayside.lab.simulate import Tally, win

FORMAT: Final = 1
SLOWEST: Final = 40  # classes of decision times: below 1, 2, 4, 8, ... microseconds


# ---------------------------------------------------------------------------------------------------------------------
# What is played


@dataclass(frozen=True)
class Tournament:
    """Bots that differ, so many seats, and at least so many games: the last round is always played to its end."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    seconds: float | None = None  # thinking time for each decision, for bots that heed it
    iterations: int | None = None

    def check(self) -> None:
        """Raises, with a sentence, what would only go wrong in the middle."""
        if self.games < 1:
            raise OptionError(f"a tournament has at least one game, not {self.games}")
        if self.seed < 0:
            raise OptionError("a seed is a non-negative number")
        if len(set(self.bots)) < len(self.bots) or len(self.bots) < 2:
            raise OptionError("a tournament is between two or more different bots")
        if self.players < 2:
            raise OptionError("a tournament needs two seats or more")
        for name in self.bots:
            load(name)
        game(self.game).new(players=self.players, seed=0, **self.options)

    def seatings(self) -> list[tuple[str, ...]]:
        """A round, which has one seed: every choice of bots for the seats (with too few bots, the list repeated), from
        every seat on. So all bots sit equally often everywhere, and meet each other equally often.

        >>> Tournament("manila", ("greedy", "random"), 3, 1, 0).seatings()[:3]
        [('greedy', 'random', 'greedy'), ('random', 'greedy', 'greedy'), ('greedy', 'greedy', 'random')]
        """
        bots, players = self.bots, self.players
        if len(bots) >= players:
            lineups = list(itertools.combinations(bots, players))
        else:
            lineups = [
                tuple(bots[(start + seat) % len(bots)] for seat in range(players))
                for start in range(len(bots))
            ]
        turned = [(*lineup[turn:], *lineup[:turn]) for lineup in lineups for turn in range(players)]
        return list(dict.fromkeys(turned))

    @property
    def rounds(self) -> int:
        return -(-self.games // len(self.seatings()))

    @property
    def all_games(self) -> int:
        return self.rounds * len(self.seatings())

    def to_json(self) -> str:
        return json.dumps({"quayside_arena": FORMAT, "version": game(self.game).version, **asdict(self)})

    @staticmethod
    def from_json(text: str) -> Tournament:
        try:
            data = json.loads(text)
            if data.pop("quayside_arena") != FORMAT:
                raise RecordError("the tournament is of another format")
            version = data.pop("version")
            tournament = Tournament(**{**data, "bots": tuple(data["bots"])})
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise RecordError(f"this is no tournament: {error}") from error
        if version != game(tournament.game).version:
            raise RecordError(f"the tournament was begun with version {version} of {tournament.game}")
        return tournament


@dataclass(frozen=True)
class Result:
    """How a game ended. `times` counts the decisions of each seat by how long they took; `record` is the whole game."""

    index: int
    seating: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    times: list[list[int]]
    seconds: list[float]
    record: Args

    def same_game(self) -> tuple[Any, ...]:
        """All but how long it took."""
        return self.index, self.seating, self.scores, self.ranks, self.record

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> Result:
        data = json.loads(text)
        return Result(**{**data, "seating": tuple(data["seating"])})


def play(tournament: Tournament, index: int) -> Result:
    """Game `index`. All games of a round have the same seed, and a bot has the same generator in all of them."""
    seatings = tournament.seatings()
    number, place = divmod(index, len(seatings))
    seating = seatings[place]
    rng = Rng(tournament.seed << 32 | number)
    seed = int(rng.word()) << 32 | int(rng.word())
    streams = {name: rng.fork() for name in tournament.bots}
    bots = [load(name, int(streams[name].word())) for name in seating]
    state = game(tournament.game).new(players=tournament.players, seed=seed, **tournament.options)
    budget = Budget(tournament.seconds, tournament.iterations)
    times = [[0] * SLOWEST for _ in seating]
    seconds = [0.0] * len(seating)
    for turn in turns(bots, state, budget):
        seconds[turn.seat] += turn.wall
        times[turn.seat][min(SLOWEST - 1, int(turn.wall * 1e6).bit_length())] += 1
    record = json.loads(Record.of(state).to_json())
    return Result(index, seating, state.scores(), state.ranking(), times, seconds, record)


# ---------------------------------------------------------------------------------------------------------------------
# On file


class Folder:
    """A tournament on file: what is played, every game with its record, a line each, and the report."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.games = path / "games.jsonl"
        self.report = path / "report.html"

    @staticmethod
    def begun(path: str, tournament: Tournament) -> Folder:
        """A new folder, or one where the same tournament was broken off."""
        tournament.check()
        folder = Folder(Path(path), tournament)
        plan = folder.path / "tournament.json"
        if plan.exists():
            if plan.read_text(encoding="utf-8") != tournament.to_json():
                raise OptionError(f"{path} holds another tournament: name another folder with --out")
            return folder
        try:
            folder.path.mkdir(parents=True, exist_ok=True)
            plan.write_text(tournament.to_json(), encoding="utf-8")
        except OSError as error:
            raise OptionError(f"{path} cannot be written: {error.strerror}") from error
        return folder

    @staticmethod
    def found(path: str) -> Folder:
        """One where a tournament was begun."""
        plan = Path(path) / "tournament.json"
        if not plan.is_file():
            raise OptionError(f"{path} holds no tournament")
        return Folder.begun(path, Tournament.from_json(plan.read_text(encoding="utf-8")))

    def played(self) -> list[Result]:
        """The games that are on file."""
        return on_file(self.games, Result.from_json) if self.games.exists() else []

    def go_on(self, run: Runner) -> Generator[Result, None, None]:
        """All results, those on file first; each of the others is on file before it is told."""
        played = self.played()
        yield from played
        done = {result.index for result in played}
        left = [index for index in range(self.tournament.all_games) if index not in done]
        yield from kept(self.games, run(partial(play, self.tournament), left), Result.to_json)


# ---------------------------------------------------------------------------------------------------------------------
# What it adds up to


@dataclass
class Standings:
    """A tournament so far. Its intervals take every game as independent of the others: quick to work out, a little too wide."""

    bots: dict[str, Tally]
    games: int = 0

    @staticmethod
    def of(tournament: Tournament) -> Standings:
        return Standings({name: Tally() for name in tournament.bots})

    def add(self, result: Result) -> None:
        self.games += 1
        for seat, name in enumerate(result.seating):
            self.bots[name].add(result.scores[seat], win(result.ranks, seat))


def ratings(bots: Iterable[str], results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Strength and its uncertainty after all games in their order, by openskill's model of Plackett and Luce. A bot that
    sits more than once in a game moves by the mean of its seats."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in bots}
    for result in results:
        after = model.rate(
            [[rated[name]] for name in result.seating], ranks=[float(rank) for rank in result.ranks]
        )
        for name in set(result.seating):
            seats = [team[0] for team, sitting in zip(after, result.seating, strict=True) if sitting == name]
            mu = sum(seat.mu for seat in seats) / len(seats)
            sigma = sum(seat.sigma for seat in seats) / len(seats)
            rated[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}
