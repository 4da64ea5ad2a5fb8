"""Why a move is good, in facts of the position: what people are told beside the chances that search has found."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from quayside.core.events import Args
from quayside.core.state import State

StateT = TypeVar("StateT", bound=State)


class Reasons(Generic[StateT]):
    """Of a game that gives none. A reason names a message, `fact-...`, of the texts for studying (`text/study/`), and its
    facts. `telling` is by how much the game's own figures (`Insight.values`) of two moves have to differ to be told."""

    telling: float = 0.5

    def of(self, state: StateT, seat: int, action: int) -> list[Args]:
        """The most important first; the state is a world that looks as the seat sees it."""
        return []


AnyReasons = Reasons[Any]
