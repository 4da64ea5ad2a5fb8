"""All that can be done in a game, declared once: numbering, notation, parser and documentation come from here."""

from __future__ import annotations

import difflib

from quayside.core.errors import NotationError


def span(low: int, high: int) -> tuple[str, ...]:
    """The numbers from low to high, both included, as arguments of a verb.

    >>> span(0, 3)
    ('0', '1', '2', '3')
    """
    return tuple([str(number) for number in range(low, high + 1)])


class Verb:
    """A kind of action and the ranges of its arguments, by name; a free action never ends a decision.

    >>> Verb("start", ware=("silk", "jade"), space=span(0, 5)).size
    12
    """

    def __init__(self, name: str, free: bool = False, **parameters: tuple[str, ...]) -> None:
        self.name = name
        self.free = free
        self.parameters = parameters
        self.size = 1
        for values in parameters.values():
            self.size *= len(values)
        self.first = -1  # the number of its first action, given by the vocabulary

    def arguments(self, index: int) -> dict[str, str]:
        """The arguments of its index-th action; the last one varies fastest."""
        backwards: list[tuple[str, str]] = []
        for name, values in reversed(list(self.parameters.items())):
            backwards.append((name, values[index % len(values)]))
            index //= len(values)
        return dict(reversed(backwards))

    def describe(self) -> str:
        """One line of documentation."""
        words = [self.name]
        for name, values in self.parameters.items():
            few = len(values) <= 6
            words.append(
                f"<{name}: {' | '.join(values) if few else f'{values[0]} ... {values[-1]} ({len(values)})'}>"
            )
        return " ".join(words) + ("   (free action)" if self.free else "")


class Vocabulary:
    """The fixed action space of a game: verbs in order, their actions numbered from 0. Free verbs come first.

    >>> words = Vocabulary([Verb("pledge", free=True), Verb("pass"), Verb("bid", amount=span(1, 9))])
    >>> words.size, words.first("bid"), words.notation(4), words.parse("bid 3")
    (11, 2, 'bid 3', 4)
    >>> words.verb(4).name, words.arguments(4)
    ('bid', {'amount': '3'})
    """

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        self.free = 0  # actions below this number are free
        self._notations: list[str] = []
        self._verbs: list[Verb] = []  # of each action
        self._numbers: dict[str, int] = {}
        for verb in verbs:
            if verb.free:
                if self.free != self.size:
                    raise ValueError("free verbs come first")
                self.free += verb.size
            verb.first = self.size
            self.size += verb.size
            for index in range(verb.size):
                text = " ".join([verb.name, *verb.arguments(index).values()])
                if text in self._numbers:
                    raise ValueError(f"{text!r} is declared twice")
                self._numbers[text] = len(self._notations)
                self._notations.append(text)
                self._verbs.append(verb)

    def first(self, name: str) -> int:
        """The number of a verb's first action (of the first verb so named)."""
        for verb in self.verbs:
            if verb.name == name:
                return verb.first
        raise NotationError(f"there is no action called {name!r}")

    def __contains__(self, action: int) -> bool:
        return 0 <= action < self.size

    def verb(self, action: int) -> Verb:
        return self._verbs[self._known(action)]

    def arguments(self, action: int) -> dict[str, str]:
        verb = self.verb(action)
        return verb.arguments(action - verb.first)

    def notation(self, action: int) -> str:
        return self._notations[self._known(action)]

    def parse(self, text: str) -> int:
        words = " ".join(text.split())
        found = self._numbers.get(words, -1)
        if found < 0:
            raise NotationError(f"{words!r} is not an action of this game{self._hint(words)}")
        return found

    def _hint(self, words: str) -> str:
        """What a wrong notation may have meant: a number out of range is no slip of the pen."""
        name, _, arguments = words.partition(" ")
        given = arguments.split()
        for verb in self.verbs:
            ranges = list(verb.parameters.items())
            if verb.name != name or len(ranges) != len(given):
                continue
            for (parameter, values), word in zip(ranges, given, strict=True):
                if word.isdecimal() and word not in values and values[0].isdecimal():
                    return f": the {parameter} goes from {values[0]} to {values[-1]}"
        near = difflib.get_close_matches(words, self._notations, 1)
        return f"; did you mean {near[0]!r}?" if near else ""

    def describe(self, actions: int | None = None) -> str:
        """The vocabulary as documentation, a line a verb; or of so many actions of it, the first ones."""
        size = self.size if actions is None else actions
        return "\n".join([verb.describe() for verb in self.verbs if verb.first < size])

    def _known(self, action: int) -> int:
        if action not in self:
            raise NotationError(f"{action} is not an action of this game: there are {self.size}, from 0")
        return action
