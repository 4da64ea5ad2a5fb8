"""How a table says no."""

from __future__ import annotations

from typing import Any

from quayside.core.errors import IllegalAction, NotationError, QuaysideError


class Refusal(QuaysideError):
    """Somebody asked for what may not be; nothing has changed."""

    def __init__(self, rule: str, **args: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.args_for_message = args

    @staticmethod
    def of(error: IllegalAction | NotationError) -> Refusal:
        """What the engine refuses, or cannot read."""
        if isinstance(error, IllegalAction):
            return Refusal(error.why.rule, **error.why.args)
        return Refusal("table.no_such_move", text=str(error))


class StaleVersion(QuaysideError):
    """The table has moved on since the version that was named."""


class NoSuchTable(QuaysideError):
    """No log has this id."""
