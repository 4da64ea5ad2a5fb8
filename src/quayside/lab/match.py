"""A match: one bot against others of one kind, `python -m quayside.lab.match manila search:800 greedy --aim 45`.

A deal is played once from every seat: the same seed, the challenger one seat further each time, so that neither a lucky
deal nor a good seat counts for anybody. Games are written to a file line by line; a match that was broken off goes on
where it stopped. It ends when a sequential test has decided whether the aim is reached, or when its time is up.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import islice, takewhile
from pathlib import Path
from typing import Any

from quayside.bots import Budget
from quayside.bots.evaluation import result
from quayside.core.errors import OptionError, QuaysideError
from quayside.core.registry import game, games
from quayside.lab.elsewhere import named
from quayside.lab.games import (
    Turn,
    cores,
    kept,
    load,
    on_file,
    options_in,
    seeds,
    side_by_side,
    told,
    turns,
)
from quayside.lab.simulate import wilson

LEAST_DEALS = 100  # before the test may decide
MARGIN = 0.03  # the test tells "so much below the aim" from "so much above it" ...
ERROR = 0.05  # ... and is wrong in so many cases, either way
LEAST_DEVIATION = 0.05  # of a deal's result: a match that has had no luck yet is not certain
INTERRUPTED = 130  # the exit code after Ctrl-C


@dataclass(frozen=True)
class Match:
    """Who plays whom at what; `aim` is the rate of wins in question, None plays all deals."""

    game: str
    challenger: str
    field: str
    players: int = 4
    seed: int = 1
    aim: float | None = None
    options: dict[str, Any] = dataclasses.field(default_factory=dict)

    def check(self) -> None:
        """Raises, with a sentence, what would only go wrong in the middle of the match."""
        for name in (self.challenger, self.field):
            load(name)
        game(self.game).new(self.players, 0, **self.options)


@dataclass(frozen=True)
class Played:
    """One game: the challenger's part of the victory, and what its thinking cost."""

    deal: int
    seat: int
    win: float
    scores: list[int]
    decisions: int  # of the challenger
    seconds: float  # of processor time, all its decisions
    iterations: int  # of a bot that counts them


def play(match: Match, deal: int, seat: int) -> Played:
    """The deal with the challenger on a seat. Each seat's bot has the same seed in all games of a deal."""
    seed, *bot_seeds = seeds(match.seed, deal, 1 + match.players)
    bots = [
        load(match.challenger if place == seat else match.field, bot_seed)
        for place, bot_seed in enumerate(bot_seeds)
    ]
    state = game(match.game).new(match.players, seed, **match.options)
    own = [turn for turn in turns(bots, state, Budget()) if turn.seat == seat]
    seconds = round(sum(turn.processor for turn in own), 4)
    iterations = sum(turn.iterations for turn in own)
    return Played(deal, seat, result(state)[seat], state.scores(), len(own), seconds, iterations)


# How long it takes


def answers(match: Match, count: int) -> list[Turn]:
    """So many decisions of the challenger that left it a choice, in as many games as that takes."""
    found: list[Turn] = []
    deal = 0
    while len(found) < count:
        bots = [
            load(match.field if seat else match.challenger, match.seed + seat)
            for seat in range(match.players)
        ]
        state = game(match.game).new(match.players, match.seed << 32 | deal, **match.options)
        own = (turn for turn in turns(bots, state, Budget()) if turn.seat == 0 and turn.free)
        found += islice(own, count - len(found))
        deal += 1
    return found


def clock_row(match: Match, found: list[Turn]) -> str:
    """The spread of the answers, and how many rounds of thought a second of processor time gave."""
    walls = sorted(answer.wall for answer in found)
    spread = [walls[math.ceil(part * len(walls)) - 1] for part in (0.5, 0.9, 0.99, 1.0)]
    pace = sum(answer.iterations for answer in found) / sum(answer.processor for answer in found)
    cells = " | ".join(f"{seconds:.3f} s" for seconds in spread)
    return f"| {match.challenger} | {match.game} | {len(found)} | {cells} | {pace:,.0f} |"


CLOCK_HEADING = (
    "| bot | game | decisions | half within | 90% | 99% | all | iterations per processor second |\n"
    "|---|---|--:|--:|--:|--:|--:|--:|"
)


# What it adds up to


@dataclass
class Standing:
    """A match so far. A deal counts for the test when it has been played from all seats."""

    match: Match
    games: list[Played]

    @property
    def wins(self) -> float:
        return sum(played.win for played in self.games)

    @property
    def rate(self) -> float:
        return self.wins / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, len(self.games))

    def deals(self) -> list[float]:
        """The rate of wins in each deal that is complete."""
        by_deal: dict[int, list[float]] = defaultdict(list)
        for played in self.games:
            by_deal[played.deal].append(played.win)
        return [sum(wins) / len(wins) for wins in by_deal.values() if len(wins) == self.match.players]

    def verdict(self) -> bool | None:
        """Whether the aim is reached, as soon as that is decided: a sequential probability ratio test over the deals,
        whose results are taken to be normal, with the deviation that they show."""
        deals = self.deals()
        if self.match.aim is None or len(deals) < LEAST_DEALS:
            return None
        mean = sum(deals) / len(deals)
        square = sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1)
        evidence = 2 * MARGIN * len(deals) * (mean - self.match.aim) / max(square, LEAST_DEVIATION**2)
        bound = math.log((1 - ERROR) / ERROR)
        return None if abs(evidence) < bound else evidence > 0

    def row(self) -> str:
        """A row of the table in docs/bots.md."""
        match = self.match
        rules = " ".join([match.game, *[f"{name}={value}" for name, value in match.options.items()]])
        verdict = {True: "reached", False: "missed", None: "open"}[self.verdict()]
        low, high = self.interval
        aim = "" if match.aim is None else f"{match.aim:.0%}"
        pace = ""
        iterations, seconds = (
            sum(getattr(each, what) for each in self.games) for what in ("iterations", "seconds")
        )
        if iterations and seconds:
            pace = f"{iterations / seconds:,.0f}"
        return (
            f"| {match.challenger} v. {match.players - 1} {match.field} | {rules} | {aim} | {self.rate:.1%} "
            f"| {low:.1%} to {high:.1%} | {len(self.games)} | {len(self.deals())} | {verdict} | {pace} |"
        )


HEADING = (
    "| match | game | aim | wins | 95% interval | games | whole deals | test | iterations per processor second |\n"
    "|---|---|--:|--:|---|--:|--:|---|--:|"
)


# On file


def begun(path: Path, match: Match) -> list[Played]:
    """The games on file, below a line that says what is played; the file of another match is refused."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"match": told(match, options={})}) + "\n", encoding="utf-8")
        return []
    with path.open(encoding="utf-8", errors="replace") as file:
        if not _same(match, file.readline()):
            raise OptionError(f"{path} holds another match")
    _, *lines = on_file(path, json.loads)
    return [Played(**line) for line in lines]


def _same(match: Match, line: str) -> bool:
    """Whether a file begins with this match, whatever its aim."""
    try:
        return {**json.loads(line)["match"], "aim": None} == told(replace(match, aim=None), options={})
    except (ValueError, TypeError, KeyError):
        return False


def run(
    match: Match,
    path: Path,
    deals: int,
    seconds: float = math.inf,
    processes: int = 1,
    heard: Callable[[Standing], None] | None = None,
) -> Standing:
    """Plays until the test has decided, all deals are played, or the time is up; games under way are played out."""
    match.check()
    standing = Standing(match, begun(path, match))
    done = {(played.deal, played.seat) for played in standing.games}
    left = [number for number in range(deals * match.players) if divmod(number, match.players) not in done]
    until = time.monotonic() + seconds
    open_ones = takewhile(lambda _: time.monotonic() < until and standing.verdict() is None, left)
    games = side_by_side(partial(_numbered, match), open_ones, processes)
    for played in kept(path, games, lambda one: json.dumps(asdict(one))):
        standing.games.append(played)
        if heard is not None:
            heard(standing)
    return standing


def _numbered(match: Match, number: int) -> Played:
    return play(match, *divmod(number, match.players))


# The script


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.match", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("challenger", help="a bot, as `quayside simulate` names it")
    parser.add_argument("field", help="the bot on all other seats")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an optional rule of the game"
    )
    parser.add_argument(
        "--against", metavar="REVISION", help="the field is that of another commit, which is installed once"
    )
    parser.add_argument("--deals", type=int, default=1000, help="at most")
    parser.add_argument("--minutes", type=float, default=90, help="at most")
    parser.add_argument("--aim", type=float, help="the rate of wins in question, in percent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument(
        "--out", type=Path, help="the file of the match; by default matches/GAME-BOT-v-BOT.jsonl"
    )
    parser.add_argument(
        "--clock", type=int, metavar="N", help="no match: how long the challenger takes over N decisions"
    )
    asked = parser.parse_args()
    aim = None if asked.aim is None else asked.aim / 100
    try:
        field = named(asked.field, asked.against) if asked.against else asked.field
        options = options_in(game(asked.game), asked.option)
        match = Match(asked.game, asked.challenger, field, asked.players, asked.seed, aim, options)
        if asked.clock:
            _clock(match, asked.clock)
        else:
            _match(match, asked)
    except QuaysideError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        parser.exit(INTERRUPTED, "\nbroken off; the same command goes on\n")


def _clock(match: Match, count: int) -> None:
    match.check()
    print(CLOCK_HEADING, clock_row(match, answers(match, count)), sep="\n")


def _match(match: Match, asked: argparse.Namespace) -> None:
    rules = "-".join([match.game, *asked.option])
    name = f"{rules}-{match.challenger}-v-{match.field}-{match.players}.jsonl".replace(":", "_")
    standing = run(
        match,
        asked.out or Path("matches", name),
        asked.deals,
        asked.minutes * 60,
        asked.processes,
        lambda so_far: print(f"\r{len(so_far.games)} games, {so_far.rate:.1%} ", end="", flush=True),
    )
    print()
    if standing.games:
        print(HEADING, standing.row(), sep="\n")


if __name__ == "__main__":
    main()
