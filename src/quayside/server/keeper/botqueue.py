"""Whose question comes first where bots think. What costs next to nothing goes before what takes seconds, and that before
studies of finished games. Among equals people take turns, and with each of them his tables: whoever has many tables
waits for himself. His hints come before the moves of his bots, for he sits there and waits.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, NamedTuple, TypeVar

from quayside.core.errors import QuaysideError

QUICK, SLOW, STUDY = range(3)  # how urgent

MOST_WAITING = 50  # questions of one person

What = TypeVar("What")


class Crowded(QuaysideError):
    """Somebody has so many questions waiting that no further one is taken."""


class Turn(NamedTuple):
    """How urgent a question is, and whose."""

    urgency: int
    person: str
    table: str
    hint: bool = False


class BotQueue(Generic[What]):
    """Of slow questions, at most `at_once` of a person are answered at a time."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._answering: Counter[str] = Counter()  # slow ones, by person
        # By urgency: people in the order of their turns, their tables likewise
        self._lines: list[dict[str, dict[Turn, deque[What]]]] = [{}, {}, {}]

    def waiting(self, person: str, urgency: int) -> int:
        return sum(map(len, self._lines[urgency].get(person, {}).values()))

    def put(self, turn: Turn, what: What) -> None:
        if sum(self.waiting(turn.person, urgency) for urgency in range(3)) >= MOST_WAITING:
            raise Crowded
        tables = self._lines[turn.urgency].setdefault(turn.person, {})
        if turn in tables:
            tables[turn].append(what)
        elif turn.hint:
            self._lines[turn.urgency][turn.person] = {turn: deque([what]), **tables}
        else:
            tables[turn] = deque([what])

    def take(self, least_urgent: int = STUDY) -> tuple[Turn, What] | None:
        """The next question; `done` says that it was answered."""
        for urgency, line in enumerate(self._lines[: least_urgent + 1]):
            for person, tables in line.items():
                turn = next(iter(tables))
                if urgency == QUICK or turn.hint or self._answering[person] < self._at_once:
                    return turn, self._take(line, turn)
        return None

    def _take(self, line: dict[str, dict[Turn, deque[What]]], turn: Turn) -> What:
        """Person and table go to the end of their lines."""
        tables = line.pop(turn.person)
        questions = tables.pop(turn)
        what = questions.popleft()
        if questions:
            tables[turn] = questions
        if tables:
            line[turn.person] = tables
        if turn.urgency != QUICK:
            self._answering[turn.person] += 1
        return what

    def done(self, turn: Turn) -> None:
        if turn.urgency != QUICK:
            self._answering[turn.person] -= 1
            self._answering += Counter()  # forgets who has none
