"""What stands on an agenda: decisions, each with all that belongs to it in one class, and steps that need none.

A game's chapter holds its decisions in the order of the rulebook:

    class Loading(Decision[ManilaState]):
        kind = LOADING                        # its number, which the frames of the agenda carry
        name = "loading"                      # what views, texts and positions call it

        def seat_of(self, state): ...         # who decides
        def legal(self, state): ...           # what may be done
        def play(self, state, action): ...    # what that does
        def refuse(self, state, action): ...  # why an action of it is not legal
        def facts(self, state): ...           # what a page needs to ask it

`Rules` lists them. A new decision is a class in its chapter and a line in that list.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.state import State
from quayside.core.vecs import Numbers

StateT = TypeVar("StateT", bound=State)


class Step(Generic[StateT]):
    """Something to be done, of which frames on the agenda tell when. Its own frame is on top while it is asked."""

    kind: int = -1
    name: str = ""

    def seat_of(self, state: StateT) -> i64:
        """Who decides; -1: nobody, then `do` comes next."""
        return -1

    def do(self, state: StateT) -> None:
        """What happens when nobody decides. It takes the frame off the agenda, and may put others there."""
        raise NotImplementedError


class Decision(Step[StateT]):
    """Something that a seat decides, as long as `seat_of` names one."""

    always_asked: bool = False  # put to the seat even when one answer is left
    allows_free: bool = False  # the seat may also take its free actions now

    def seat_of(self, state: StateT) -> i64:
        raise NotImplementedError

    def do(self, state: StateT) -> None:
        """Nobody has anything to decide here: passed over, unless a game says more."""
        state.agenda.pop()

    def legal(self, state: StateT) -> Numbers:
        """What the seat to play may do, sorted, free actions aside; at least one answer."""
        raise NotImplementedError

    def play(self, state: StateT, action: i64) -> None:
        """What a legal action does. When that settles the decision, its frame is taken off the agenda."""
        raise NotImplementedError

    def refuse(self, state: StateT, action: i64) -> WhyNot | None:
        """The rule that forbids an action which is not legal. None: it has nothing to do with this decision."""
        return None

    def refuse_later(self, state: StateT, action: i64) -> WhyNot | None:
        """The same while another decision is asked, if there is more to say of an action than that it is not its time."""
        return None

    def facts(self, state: StateT) -> Args:
        """JSON-ready: what a page needs to ask it, for everybody's eyes."""
        return {}

    def secrets(self, state: StateT) -> Args:
        """JSON-ready: what only the seat that decides may know of it."""
        return {}


class FreeAction(Generic[StateT]):
    """An action that never ends a decision; which decisions allow it, they say themselves."""

    def is_legal(self, state: StateT, seat: i64) -> bool:
        raise NotImplementedError

    def play(self, state: StateT, seat: i64) -> None:
        raise NotImplementedError

    def refuse(self, state: StateT, seat: i64) -> WhyNot:
        """At a decision that allows it."""
        raise NotImplementedError

    def refuse_now(self, state: StateT, decision: str) -> WhyNot:
        """At a decision that does not."""
        raise NotImplementedError
