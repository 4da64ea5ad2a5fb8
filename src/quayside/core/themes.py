"""What decisions are about, so that people can practise one thing at a time."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from quayside.core.state import State

StateT = TypeVar("StateT", bound=State)


class Themes(Generic[StateT]):
    """Of a game that names none. The messages `theme-...` of a game say what its themes are called."""

    names: tuple[str, ...] = ()

    def of(self, state: StateT, action: int) -> list[str]:
        """Those of a decision in which the action is the best; in the order of `names`."""
        found = self.found(state, action)
        return [name for name in self.names if name in found]

    def found(self, state: StateT, action: int) -> set[str]:
        return set()


AnyThemes = Themes[Any]
