"""What can go wrong, said to people: every error of ours is a `QuaysideError` whose text is one clear sentence."""

from __future__ import annotations


class QuaysideError(Exception):
    """The root of our errors."""


class WhyNot:
    """Why an action may not be played now: the id of the rule that forbids it, and the facts for its message.

    >>> WhyNot("manila.auction.limit", {"limit": 54})
    WhyNot('manila.auction.limit', {'limit': 54})
    """

    def __init__(self, rule: str, args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.args: dict[str, object] = {} if args is None else args

    def told(self) -> dict[str, object]:
        """JSON-ready, as a `Refused` in a view."""
        return {"rule": self.rule, "facts": self.args}

    def __repr__(self) -> str:
        return f"WhyNot({self.rule!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WhyNot) and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[object, ...]:
        return WhyNot, (self.rule, self.args)


class IllegalAction(QuaysideError):
    """An action that the seat to play may not take now; the state is as it was."""

    def __init__(self, action: int, seat: int, notation: str, why: WhyNot) -> None:
        who = "the game is over" if seat < 0 else f"seat {seat} decides"
        super().__init__(
            f"{notation} may not be played now ({who}): {why.rule} {why.args if why.args else ''}".strip()
        )
        self.action = action
        self.seat = seat
        self.notation = notation
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        """For the way from one process to another."""
        return IllegalAction, (self.action, self.seat, self.notation, self.why)


class NotationError(QuaysideError):
    """A text that is no action of the game."""


class ChanceError(QuaysideError):
    """A scripted chance outcome that cannot happen, or that was left over when the game ended."""


class PositionError(QuaysideError):
    """A text that is no position of the game, or one that breaks a law: which one, it says."""


class OptionError(QuaysideError):
    """A game, a number of players or an option that does not exist."""


class RecordError(QuaysideError):
    """A record that cannot be read or replayed."""
