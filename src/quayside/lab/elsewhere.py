"""Bots of another commit at our tables: `search:800@60ca081` is `search:800` as it was there.

The other commit is taken out of the repository that we stand in and installed once, compiled, with what it needs, into an
environment of its own in the user's cache. It decides in a process of its own (`visitor.py`), which plays the game along:
all that is said between the two is notation, so neither need know how the other numbers its actions.
"""

from __future__ import annotations

import io
import itertools
import json
import os
import shutil
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from quayside.bots import Bot, Budget
from quayside.core.errors import OptionError, QuaysideError
from quayside.core.seen import Seen
from quayside.core.state import State

AT: Final = "@"
DIGITS: Final = 12  # of a commit's name
_VISITOR: Final = Path(__file__).with_name("visitor.py")
_NUMBERS = itertools.count()


def commit_of(revision: str) -> str:
    """The name of a commit, however it is called here; a name that was made so is not looked up again.

    >>> commit_of("0123456789ab")
    '0123456789ab'
    """
    if len(revision) == DIGITS and set(revision) <= set("0123456789abcdef"):
        return revision
    return _said("git", "rev-parse", "--verify", f"{revision}^{{commit}}").strip()[:DIGITS]


def named(bot: str, revision: str) -> str:
    """A bot as it was at a revision."""
    return f"{bot}{AT}{commit_of(revision)}"


def python_of(commit: str) -> Path:
    """The Python of an environment in which that commit is installed; it is made when it is asked for first."""
    home = _cache() / commit
    python = home / "venv/bin/python"
    if not home.exists():
        print(f"installing {commit}, once: some minutes ...", file=sys.stderr, flush=True)
        half = home.with_name(f"{commit}.{os.getpid()}")
        try:
            _install(commit, half)
            half.rename(home)
        finally:
            shutil.rmtree(half, ignore_errors=True)
    return python


def _install(commit: str, home: Path) -> None:
    top = _said("git", "rev-parse", "--show-toplevel").strip()
    packed = subprocess.run(
        ["git", "-C", top, "archive", commit], capture_output=True, check=True, stdin=subprocess.DEVNULL
    )
    source = home / "source"
    source.mkdir(parents=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(source, filter="data")
    venv = home / "venv"
    _said(sys.executable, "-m", "venv", "--without-pip", str(venv))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", str(venv)]
    _said(*pip, "install", str(source))
    shutil.rmtree(source)


def _cache() -> Path:
    usual = Path.home() / ".cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or usual) / "quayside" / "commits"


def _said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise OptionError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def _environment() -> dict[str, str]:
    """Without our own sources, where we run from them."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


class _Process:
    """Where bots of a commit think for us; it ends when we do."""

    def __init__(self, python: Path) -> None:
        self._process = subprocess.Popen(
            [str(python), "-P", str(_VISITOR)],
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: Any) -> dict[str, Any]:
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        answer = self._asked(to, answers, json.dumps(question))
        if "error" in answer:
            raise QuaysideError(answer["error"])
        return answer

    def _asked(self, to: IO[str], answers: IO[str], line: str) -> dict[str, Any]:
        try:
            print(line, file=to, flush=True)
            answer: dict[str, Any] = json.loads(answers.readline())
        except (OSError, ValueError) as error:
            raise QuaysideError("the process of the other commit has ended") from error
        return answer


@cache
def _process_of(python: Path) -> _Process:
    return _Process(python)


class Elsewhere(Bot):
    """A bot of another commit. It has to be told of the whole game: see `answer`."""

    def __init__(self, name: str, seed: int = 0, python: Path | None = None) -> None:
        super().__init__(seed)
        self.bot, _, self._commit = name.rpartition(AT)
        self._process = _process_of(python or python_of(commit_of(self._commit)))
        self._number = next(_NUMBERS)
        self._told = -1  # moves; -1: not even which game is played
        self.iterations = 0
        self.processor = 0.0  # seconds that its last decision took there

    def decide(self, seen: Seen, budget: Budget) -> int:
        raise QuaysideError(f"{self.bot}{AT}{self._commit} plays whole games only")

    def answer(self, state: State, budget: Budget) -> int:
        """What it would do now, in a game that was played from its beginning."""
        if self._told < 0:
            self._begin(state)
        moves = [state.notation(action) for action in state.history[self._told :]]
        answer = self._process.ask(
            number=self._number, moves=moves, seconds=budget.seconds, iterations=budget.iterations
        )
        self._told = state.ply
        self.iterations = answer["iterations"]
        self.processor = answer["processor"]
        return state.parse(answer["move"])

    def _begin(self, state: State) -> None:
        setup = state.setup
        rules = state.game
        self._process.ask(
            number=self._number,
            bot=self.bot,
            seed=self.seed,
            game=rules.id,
            version=rules.version,
            deal={
                "players": state.players,
                "seed": setup.seed,
                "first": setup.first,
                "options": rules.recorded_options(setup.options),
            },
        )
        self._told = 0
