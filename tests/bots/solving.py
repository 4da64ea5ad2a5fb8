"""Small positions solved without any search: every move that is not free, every roll, every answer."""

from __future__ import annotations

from quayside import State
from quayside.bots.evaluation import result
from quayside.core.events import Event
from quayside.core.state import Setup

ROLLS = [f"roll 1 1 {die}" for die in range(1, 7)]  # the first two punts are in port already


def values(state: State) -> dict[str, list[float]]:
    """Each seat's chance to win after each move, if everybody then plays for himself."""
    actions = [action for action in state.legal() if action >= state.game.actions.free]
    return {state.notation(action): _after(state, action) for action in actions}


def _after(state: State, action: int) -> list[float]:
    if not rolls(state, action):
        after = state.clone()
        after.play(action)
        return _best(after)
    outcomes = [_best(scripted(state, action, roll)) for roll in ROLLS]
    return [sum(chances) / len(outcomes) for chances in zip(*outcomes, strict=True)]


def scripted(state: State, action: int, roll: str) -> State:
    after, setup = state.clone(), state.setup
    after.setup = Setup(setup.game, setup.players, setup.seed, setup.first, setup.options, [roll])
    after.scripted = 0
    after.play(action)
    after.setup, after.scripted = setup, state.scripted
    return after


def _best(state: State) -> list[float]:
    if state.to_play < 0:
        return result(state)
    seat = state.to_play
    return max(values(state).values(), key=lambda chances: chances[seat])


def rolls(state: State, action: int) -> bool:
    """Whether dice are rolled before the next decision."""
    rolled: list[str] = []

    def hear(event: Event) -> None:
        rolled.extend([event.outcome] if event.outcome.startswith("roll") else [])

    after = state.clone()
    after.listener = hear
    after.play(action)
    return bool(rolled)
