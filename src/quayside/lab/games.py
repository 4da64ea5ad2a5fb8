"""Games between bots: what runs, tournaments and matches share.

Their games are numbered, and a game depends on whatever it is a part of and on its number, on nothing else. So how many
processes play changes how long it takes and not what comes out, and what was broken off can go on.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import chain, islice
from operator import index
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from quayside.bots import Bot, Budget
from quayside.bots import load as load_here
from quayside.core.errors import OptionError, QuaysideError
from quayside.core.events import Args
from quayside.core.game import Game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.lab.elsewhere import AT, Elsewhere

GAMES_A_PROCESS: Final = 4  # under way at any time, or waiting for their turn
MOST_LOSSES: Final = 3  # times that processes may die at the same game before we give up

T = TypeVar("T")
Job = TypeVar("Job")


# What is asked for


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name; with a revision behind it, as in `search:800@v1.0`, one of another commit."""
    return Elsewhere(name, seed) if AT in name else load_here(name, seed)


def options_in(game: Game, given: Iterable[str]) -> Args:
    """Options written as NAME=VALUE, as values of the game's own; those that are not given are left as they are."""
    chosen: Args = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"an option is NAME=VALUE, as in pirate_eviction=true, not {text!r}")
        allowed = game.options[name].allowed if name in game.options else []
        matching = [choice for choice in allowed if str(choice).casefold() == value.casefold()]
        chosen[name] = matching[0] if matching else value
    return game.opened_options(chosen)


def options_of(game: Game, given: Iterable[str], players: int) -> Args:
    """All options of a game of so many players."""
    return game.checked_options(options_in(game, given), players)


def tables(game: Game, options: Args) -> list[int]:
    """The numbers of players for which a game has these options."""
    found: list[int] = []
    for players in game.players:
        try:
            game.checked_options(options, players)
        except OptionError:
            continue
        found.append(players)
    if not found:
        game.checked_options(options, game.players[-1])  # raises, and says why
    return found


def told(plan: Any, **usual: Any) -> dict[str, Any]:
    """A plan as its file tells it, without what is as usual: so a file that was begun before a plan could say that goes on."""
    return {name: value for name, value in asdict(plan).items() if usual.get(name, ...) != value}


# One game


def seeds(run: int, number: int, count: int) -> list[int]:
    """So many seeds for a game of a run, 64 bits each: the game and each of its bots get one of their own, so that no
    bot's choices follow the dice."""
    rng = Rng(run << 32 | number)
    return [int(rng.word()) << 32 | int(rng.word()) for _ in range(count)]


def bot_turn(bot: Bot, state: State, budget: Budget) -> None:
    """A bot decides and plays."""
    with _answerable(bot, state.to_play):
        state.play(_decided(bot, state, budget))


def choice(bot: Bot, state: State, budget: Budget) -> int:
    """What a bot would play, for those who play it themselves."""
    with _answerable(bot, state.to_play):
        return index(_decided(bot, state, budget))


def _decided(bot: Bot, state: State, budget: Budget) -> int:
    if isinstance(bot, Elsewhere):
        return bot.answer(state, budget)
    return bot.decide(Seen(state, state.to_play), budget)


@contextmanager
def _answerable(bot: Bot, seat: int) -> Iterator[None]:
    """Whatever goes wrong in a bot, also in somebody's own, is told in one sentence."""
    try:
        yield
    except QuaysideError:
        raise
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise QuaysideError(f"the bot {bot_name(bot)} failed on seat {seat}: {problem}") from error


def bot_name(bot: Bot) -> str:
    """A bot may be of any class that can decide, also of one without a name."""
    return str(getattr(bot, "name", type(bot).__name__))


@dataclass(frozen=True)
class Turn:
    """A decision that was taken: who took it, whether there was a choice, and what it cost."""

    seat: int
    free: bool
    wall: float  # seconds
    processor: float  # seconds of processor time
    iterations: int  # rounds of thought, of a bot that counts them


def turns(bots: Sequence[Bot], state: State, budget: Budget) -> Iterator[Turn]:
    """Plays a game to its end, decision by decision."""
    while state.to_play >= 0:
        seat = state.to_play
        free = len(state.choices) > 1
        wall, processor = time.perf_counter(), time.process_time()
        bot_turn(bots[seat], state, budget)
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        processor += getattr(bots[seat], "processor", 0.0)  # in another process
        yield Turn(seat, free, wall, processor, getattr(bots[seat], "iterations", 0))


# Many games


def cores() -> int:
    """How many processes this machine can run side by side for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Runner(Protocol):
    """Where games are played: `play` is called with each of the numbers, and what it answers is told as they end."""

    def __call__(self, play: Callable[[int], T], numbers: Sequence[int], /) -> Iterator[T]: ...


def here(processes: int) -> Runner:
    """In so many processes of this machine."""

    def run(play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        return side_by_side(play, numbers, processes)

    return run


def side_by_side(play: Callable[[int], T], numbers: Iterable[int], processes: int) -> Iterator[T]:
    """The games of these numbers, as they end, in so many processes of this machine. Numbers are asked for only when
    there is room, and no more games begin when they end. When a process dies, its games are played again."""
    if processes == 1:
        yield from map(play, numbers)
        return
    left = iter(numbers)
    losses: Counter[int] = Counter()
    while True:
        begun: list[int] = []
        try:
            for number, played in _pooled(play, _noted(left, begun), processes):
                begun.remove(number)
                yield played
            return
        except BrokenProcessPool as error:
            losses.update(begun)
            number, deaths = losses.most_common(1)[0]
            if deaths == MOST_LOSSES:
                raise QuaysideError(f"processes died again and again at game {number}") from error
            left = chain(begun, left)


def _noted(numbers: Iterator[int], begun: list[int]) -> Iterator[int]:
    for number in numbers:
        begun.append(number)
        yield number


def _pooled(play: Callable[[int], T], numbers: Iterable[int], processes: int) -> Iterator[tuple[int, T]]:
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _worker)
    try:
        for future in as_they_end(
            numbers,
            GAMES_A_PROCESS * processes,
            lambda number: pool.submit(_played, play, number),
            lambda under_way: wait(under_way, return_when=FIRST_COMPLETED).done,
        ):
            number, played = future.result()
            yield number, given(played)
    except BaseException:  # nobody waits for the games under way
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _worker() -> None:
    """Ctrl-C ends a worker without a word: the parent has the last one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _played(play: Callable[[int], T], number: int) -> tuple[int, T | Failure]:
    return number, attempt(play, number)


def as_they_end(
    numbers: Iterable[int],
    most: int,
    begin: Callable[[int], Job],
    wait_for: Callable[[set[Job]], Iterable[Job]],
) -> Iterator[Job]:
    """Begins a job for each number, with so many under way at most; `wait_for` tells which of them have ended."""
    waiting = iter(numbers)
    under_way: set[Job] = set()
    while True:
        under_way.update(begin(number) for number in islice(waiting, most - len(under_way)))
        if not under_way:
            return
        ended = set(wait_for(under_way))
        under_way -= ended
        yield from ended


@dataclass(frozen=True)
class Failure:
    """The sentence of what went wrong: not every error can travel between processes."""

    sentence: str


def attempt(play: Callable[[int], T], number: int) -> T | Failure:
    try:
        return play(number)
    except QuaysideError as error:
        return Failure(str(error))


def given(played: T | Failure) -> T:
    """What was played, where it is asked for."""
    if isinstance(played, Failure):
        raise QuaysideError(played.sentence)
    return played


# On file, a line a game


def on_file(path: Path, read: Callable[[str], T]) -> list[T]:
    """What the lines of a file say. One that was torn off in the middle is dropped: that game is played again."""
    found: list[T] = []
    whole = 0
    with path.open("rb") as file:
        for line in file:
            try:
                if line.endswith(b"\n"):
                    found.append(read(line.decode()))
                    whole += len(line)
            except (ValueError, TypeError, KeyError):
                break
    if whole < path.stat().st_size:
        os.truncate(path, whole)
    return found


def below(path: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of a file below the one that says what is played. A new file is begun; that of other games is refused."""
    first = json.dumps(head) + "\n"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(first, encoding="utf-8")
        return []
    with path.open(encoding="utf-8", errors="replace") as file:
        if file.readline() != first:
            raise OptionError(f"{path} holds other games than these")
    _, *lines = on_file(path, json.loads)
    return lines


def kept(path: Path, games: Iterable[T], line: Callable[[T], str]) -> Generator[T, None, None]:
    """The games; each is on file before it is told."""
    with path.open("a", encoding="utf-8") as file:
        for played in games:
            print(line(played), file=file, flush=True)
            yield played
