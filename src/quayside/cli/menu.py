"""The choices of a decision, numbered and grouped; a long run of numbers, such as bids, is one line without a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quayside.core.state import State
from quayside.core.vocabulary import Verb
from quayside.voice import Voice

LONG_RUN: Final = 10


@dataclass(frozen=True)
class Entry:
    """A choice that is picked by its number."""

    number: int
    action: int
    label: str


@dataclass(frozen=True)
class Run:
    """Many choices that differ by a number: what is typed is the verb and the number."""

    verb: str
    low: int
    high: int
    actions: dict[int, int]  # by number


class Menu:
    """All legal actions of a position. Choices between things come first, then plain ones, then free actions."""

    def __init__(self, state: State, voice: Voice, view: dict[str, Any]) -> None:
        self.state = state
        self.view = view
        self.groups: dict[str, list[Entry]] = {}  # by heading
        self.free: list[Entry] = []
        self.runs: list[Run] = []
        self._numbered: dict[int, int] = {}
        by_verb: dict[Verb, list[int]] = {}
        for action in state.legal():
            by_verb.setdefault(state.game.actions.verb(action), []).append(action)
        for verb in sorted(by_verb, key=lambda verb: (verb.free, not verb.parameters)):
            actions = by_verb[verb]
            if len(actions) > LONG_RUN and _is_numeric(verb):
                self.runs.append(self._run(verb, actions))
                continue
            for action in actions:
                number = len(self._numbered) + 1
                self._numbered[number] = action
                entry = Entry(number, action, voice.choice(action, view))
                entries = self.free if verb.free else self.groups.setdefault(voice.group(action, view), [])
                entries.append(entry)

    def _run(self, verb: Verb, actions: list[int]) -> Run:
        numbers = {
            int(next(iter(self.state.game.actions.arguments(action).values()))): action for action in actions
        }
        return Run(verb.name, min(numbers), max(numbers), numbers)

    def chosen(self, text: str) -> int | None:
        """The action that bears this number; None if none does."""
        number = number_in(text)
        return None if number is None else self._numbered.get(number)

    def number_of(self, action: int) -> str:
        """The number of an action; nothing if it belongs to a run."""
        return next((str(number) for number, numbered in self._numbered.items() if numbered == action), "")


def number_in(text: str) -> int | None:
    """The number that a text is, if it is one that a person would type.

    >>> number_in("12"), number_in("１２"), number_in("-1"), number_in("9" * 5000)
    (12, 12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _is_numeric(verb: Verb) -> bool:
    return len(verb.parameters) == 1 and all(
        value.isdecimal() for value in next(iter(verb.parameters.values()))
    )
