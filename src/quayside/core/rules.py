"""The rules of a game as core works them off: its steps and decisions, and how a game begins and is counted."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from quayside.core.decision import Decision, FreeAction, StateT, Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.rng import Rng
from quayside.core.state import Setup
from quayside.core.vecs import Numbers, append, extend, vec


class Rules(Generic[StateT]):
    """All steps of a game, at the place that their kind says, and its free actions, by their number."""

    def __init__(self, steps: list[Step[StateT]], free: list[FreeAction[StateT]]) -> None:
        for kind in range(len(steps)):
            if steps[kind].kind != kind:
                raise ValueError(f"{steps[kind].name!r} is of kind {steps[kind].kind}, not {kind}")
        self.steps = steps
        self.free = free
        self.names = [step.name for step in steps]
        self.decisions = [step.name for step in steps if isinstance(step, Decision)]
        # By kind: the decision, and one that nobody is ever asked for the other steps
        nothing: Decision[StateT] = Decision()
        self._asked = [step if isinstance(step, Decision) else nothing for step in steps]
        # By kind: which of the decisions it is, counted from 0; -1 for steps that nobody decides
        self.numbers: list[int] = []
        count = 0
        for step in steps:
            is_decision = isinstance(step, Decision)
            self.numbers.append(count if is_decision else -1)
            count += is_decision

    # What each game fills in

    def blank(self, setup: Setup, rng: Rng) -> StateT:
        """A state of this game, not yet laid out."""
        raise NotImplementedError

    def set_up(self, state: StateT) -> None:
        """Deals, and puts the first frames on the agenda."""
        raise NotImplementedError

    def check_options(self, options: Args, players: int) -> None:
        """Raises OptionError for options that so many players cannot have."""

    def action_count(self, options: Args) -> int:
        """How many actions there are with these options: the first so many of the vocabulary; 0: all."""
        return 0

    def finish(self, state: StateT) -> None:
        """Nothing is left to be done: the game is over."""

    def redraw_hidden(self, state: StateT, seat: int, rng: Rng) -> None:
        """Draws anew what the seat cannot know; never asked of an open game."""
        raise NotImplementedError

    def scores(self, state: StateT) -> list[int]:
        raise NotImplementedError

    def ranking(self, state: StateT) -> list[int]:
        raise NotImplementedError

    def statistics(self, state: StateT) -> dict[str, float]:
        """What many games are counted by, beside victories and scores."""
        return {}

    def views(self, state: StateT, seats: list[int | None]) -> list[Args]:
        """What each of them may see. What all of them see is put together once, and may be shared: nobody changes a
        view."""
        raise NotImplementedError

    # From decision to decision

    def proceed(self, state: StateT) -> None:
        """Goes on to the next real choice: a decision with one answer left, free actions aside, is played here."""
        free: i64 = len(self.free)
        while True:
            decision = self.advance(state)
            if decision is None:
                state.choices = vec[i64]()
                return
            choices = self._choices(state, decision)
            last = len(choices) - 1
            if (last > 0 and choices[last - 1] >= free) or decision.always_asked:
                state.choices = choices
                return
            state.forced = True
            decision.play(state, choices[last])
            state.forced = False

    def advance(self, state: StateT) -> Decision[StateT] | None:
        """Works off the agenda until a seat has to decide, and leaves in `to_play` which one. What it decides; None when
        nothing is left to be done: the game is over, and `to_play` -1."""
        agenda = state.agenda
        steps = self.steps
        goes_on = state.to_play >= 0
        while agenda.kind >= 0:
            step = steps[agenda.kind]
            seat = step.seat_of(state)
            if seat >= 0:
                state.to_play = seat
                return self._asked[agenda.kind]
            step.do(state)
        if goes_on:
            self.finish(state)
        state.to_play = -1
        return None

    def decision(self, state: StateT) -> Decision[StateT]:
        """The one that is asked."""
        return self._asked[state.agenda.kind]

    def legal(self, state: StateT) -> Numbers:
        """What the seat to play may do, sorted; at least one answer that is no free action."""
        return self._choices(state, self.decision(state))

    def _choices(self, state: StateT, decision: Decision[StateT]) -> Numbers:
        choices = decision.legal(state)
        if not decision.allows_free:
            return choices
        with_free = vec[i64](capacity=len(choices) + len(self.free))
        for number in range(len(self.free)):
            if self.free[number].is_legal(state, state.to_play):
                with_free = append(with_free, number)
        return extend(with_free, choices)

    def always_asked(self, state: StateT) -> bool:
        """Whether this decision is put to the seat even when one answer is left."""
        return self.decision(state).always_asked

    def play(self, state: StateT, action: i64) -> None:
        """What a legal action does."""
        if action < len(self.free):
            self.free[action].play(state, state.to_play)
        else:
            self.decision(state).play(state, action)

    def refusal(self, state: StateT, action: i64) -> WhyNot:
        """The rule that forbids an action of the vocabulary that is not legal now."""
        decision = self.decision(state)
        if action < len(self.free):
            if decision.allows_free:
                return self.free[action].refuse(state, state.to_play)
            return self.free[action].refuse_now(state, decision.name)
        why = decision.refuse(state, action)
        for step in self.steps:
            if why is None and step is not decision and isinstance(step, Decision):
                why = step.refuse_later(state, action)
        return why or WhyNot("core.not_now", {"decision": decision.name, "seat": state.to_play})

    def asked(self, state: StateT) -> Args:
        """JSON-ready: what is being decided, by whom, with the facts that a page needs to ask it."""
        if state.agenda.kind < 0:
            return {"kind": "over"}
        decision = self.decision(state)
        return {"kind": decision.name, "seat": state.to_play, **decision.facts(state)}
