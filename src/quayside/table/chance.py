"""Chance at a table. The generator of the rules is quick, and no cryptographic one: whoever saw enough dice might work
out those to come. So each move of a live game draws from a stream of its own, under a key that follows from the table's
seed, of 128 secret bits, and the number of the move. The few dice of one move tell nothing of another's.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from quayside.core.events import Listener
from quayside.core.game import Game
from quayside.core.state import State


class Chance:
    """The seed of a table. Not `keyed`: a record that was brought, or a game of release 0.1.0, whose one stream goes on."""

    def __init__(self, seed: int, keyed: bool) -> None:
        self._seed = seed
        self._keyed = keyed

    def new(
        self,
        rules: Game,
        *,
        players: int,
        options: dict[str, Any],
        first: int = 0,
        script: Sequence[str] = (),
        position: str = "",
        listener: Listener | None = None,
    ) -> State:
        """The beginning of a game: its deal, or the position that it begins with."""
        seed = self._key(b"deal") if self._keyed else self._seed
        chance = list(script)
        if position:
            return rules.position(position, seed=seed, chance=chance, listener=listener, **options)
        return rules.new(players=players, seed=seed, first=first, chance=chance, listener=listener, **options)

    def play(self, state: State, action: int) -> None:
        if self._keyed:
            generator = type(state.rng)  # old rules have their own
            state.rng = generator(self._key(b"move %d" % state.ply))
        state.play(action)

    def _key(self, purpose: bytes) -> int:
        secret = self._seed.to_bytes(32, "little")
        return int.from_bytes(blake2b(purpose, digest_size=16, key=secret).digest(), "little")
