"""Random play: the plainest bot, and the measure of an engine's speed."""

from __future__ import annotations

from quayside.core.rng import Rng
from quayside.core.state import State


def playout(state: State, rng: Rng) -> int:
    """Plays a state to its end, each choice as likely as the others; the number of decisions taken.

    >>> import quayside
    >>> state = quayside.game("manila").new(players=4, seed=1)
    >>> playout(state, Rng(2)) == state.ply, state.to_play
    (True, -1)
    """
    decisions = 0
    while state.to_play >= 0:
        choices = state.choices
        state.play_legal(choices[rng.below(len(choices))])
        decisions += 1
    return decisions
