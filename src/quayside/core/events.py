"""What happened, told in order to whoever listens. Events are never stored: a replay makes them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Args: TypeAlias = dict[str, object]


class Event:
    """Something that happened, under which rule. Seats in `full_for` get it whole (None: everybody does), all others
    its public form. `outcome` is the notation of the chance outcome that it tells of, or "".

    >>> event = Event("deal", "manila.setup.shares", {"seat": 1, "wares": ["silk", "jade"]},
    ...               full_for=[1], public={"seat": 1, "count": 2}, outcome="deal silk jade")
    >>> event.seen_by(1)
    {'kind': 'deal', 'rule': 'manila.setup.shares', 'seat': 1, 'wares': ['silk', 'jade']}
    >>> event.seen_by(0)
    {'kind': 'deal', 'rule': 'manila.setup.shares', 'seat': 1, 'count': 2}
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        args: Args,
        full_for: list[int] | None = None,
        public: Args | None = None,
        outcome: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.full_for = full_for
        self.public: Args = {} if public is None else public
        self.outcome = outcome

    def seen_by(self, seat: int | None) -> Args:
        """JSON-ready: what that seat may know of it; None is a spectator."""
        told: Args = {"kind": self.kind, "rule": self.rule}
        whole = self.full_for is None or (seat is not None and seat in self.full_for)
        told.update(self.args if whole else self.public)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.args!r})"


Listener: TypeAlias = Callable[[Event], None]
