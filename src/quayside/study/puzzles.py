"""Puzzles: positions with one clearly best move. They are made by `quayside puzzles make` and kept, a line each, in the
folder of their game, with the evidence for their answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from quayside.core.errors import QuaysideError
from quayside.core.game import Game
from quayside.core.registry import game
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.study.judging import Judge

DAY: Final = 24 * 60 * 60
LETTERS: Final = 8  # of an id
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
# Solvers whose strength is taken as known; what they find says how hard a puzzle is.
STRENGTHS: Final = {
    "random": 400.0,
    "novice": 1000.0,
    "greedy": 1300.0,
    "search:50": 1700.0,
    "search:400": 2000.0,
}
EASIEST: Final = 600.0
HARDEST: Final = 2400.0


class PuzzleError(QuaysideError):
    """What is no puzzle, in a sentence."""


@dataclass(frozen=True)
class Answer:
    """Whether it is the best move, and what it gives away of the chance to win."""

    right: bool
    lost: float


@dataclass(frozen=True)
class Puzzle:
    """A decision of `seat`, written as far as that seat may know it. `losses` is what each choice gives away of its chance
    to win, in the order of the choices, rounded; `margin` how much every other one loses at the least by a deep search.
    `chances` and `line` are what is expected after the best move; `found` says how often solvers of known strength found
    it, `moment` how far the game had gone, of 1."""

    id: str
    position: str
    seat: int
    best: str
    margin: float
    losses: list[float]
    chances: list[float]
    line: list[tuple[int, str]]
    themes: list[str]
    rating: int
    found: dict[str, float]
    moment: float
    source: str
    judge: Judge

    @property
    def game(self) -> Game:
        return game(self.position.partition("/")[0])

    def state(self) -> State:
        """The position; what the seat does not know is drawn, always in the same way."""
        return self.game.position(self.position, seed=0)

    def seen(self) -> Seen:
        return Seen(self.state(), self.seat)

    def answer(self, move: str) -> Answer:
        """What an answer is worth; PuzzleError for what is no choice."""
        state = self.state()
        action = state.parse(move)
        choices = state.legal()
        if action not in choices:
            raise PuzzleError(f"{move!r} is no choice in this puzzle")
        return Answer(move == self.best, self.losses[choices.index(action)])

    def to_json(self) -> str:
        """One line."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @staticmethod
    def from_json(line: str) -> Puzzle:
        try:
            data: dict[str, Any] = json.loads(line)
            data["judge"] = Judge(**data["judge"])
            data["line"] = [(seat, move) for seat, move in data["line"]]
            return Puzzle(**data)
        except (ValueError, KeyError, TypeError) as error:
            raise PuzzleError(f"this is no puzzle: {error}") from error


def id_of(position: str) -> str:
    """What a position is called in links: the same one always the same.

    >>> id_of("manila/1 players=3 voyage=1 agenda=auction")
    '2bejggar'
    """
    number = int.from_bytes(hashlib.blake2b(position.encode(), digest_size=8).digest(), "big")
    letters = []
    for _ in range(LETTERS):
        number, at = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[at])
    return "".join(letters)


def rating_of(found: dict[str, float]) -> int:
    """How hard a puzzle is, on the scale of the solvers' strengths: by the strength that is as likely to fail as to find
    the move. It is the one by which all of them together find it as often as they did.

    >>> rating_of({"random": 0.1, "novice": 1.0, "greedy": 1.0, "search:50": 1.0, "search:400": 1.0})
    618
    >>> rating_of({"random": 0.1, "novice": 0.0, "greedy": 0.0, "search:50": 0.2, "search:400": 1.0}) > 1700
    True
    """
    low, high = EASIEST, HARDEST
    for _ in range(20):
        middle = (low + high) / 2
        expected = sum(1.0 / (1.0 + 10.0 ** ((middle - STRENGTHS[name]) / 400.0)) for name in found)
        if expected > sum(found.values()):
            low = middle
        else:
            high = middle
    return round(low)


# On file


def shipped_file(game_id: str) -> Path:
    return Path(__file__).parents[1] / "games" / game_id / "puzzles.jsonl"


def read(path: Path) -> list[Puzzle]:
    with path.open(encoding="utf-8") as file:
        return [Puzzle.from_json(line) for line in file if line.strip()]


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    path.write_text("".join(puzzle.to_json() + "\n" for puzzle in puzzles), encoding="utf-8")


@cache
def shipped(game_id: str) -> Sequence[Puzzle]:
    """The puzzles that come with a game."""
    path = shipped_file(game_id)
    return tuple(read(path)) if path.exists() else ()


@cache
def _by_id(game_id: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(game_id)}


def find(game_id: str, id: str) -> Puzzle | None:
    return _by_id(game_id).get(id)


def day_of(moment: float) -> int:
    """The number of a day, given a moment of it in seconds since 1970: it begins at midnight of universal time, everywhere
    at once."""
    return int(moment) // DAY


def daily(game_id: str, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any beginning: the same for everybody. All come once before one comes again, each
    time in another order."""
    puzzles = shipped(game_id)
    if not puzzles:
        return None
    turn, at = divmod(day, len(puzzles))
    order = sorted(puzzles, key=lambda one: hashlib.blake2b(f"{turn} {one.id}".encode()).digest())
    return order[at]
