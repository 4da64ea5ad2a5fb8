"""Plays some games and prints a digest of each, every position, event and score included: `python -m tests.core.digests`.
Both builds must print the same."""

from __future__ import annotations

import hashlib
import json

import quayside
from quayside import ALL, Rng
from quayside.core import state as build

from ..properties.worlds import TABLES, Heard, all_options, wander

GAMES = 5 * len(TABLES)  # at every table one with the default options and some with others


def digest(id: str, players: int, seed: int, options: dict) -> str:
    """Of one whole game."""
    heard = Heard()
    state = quayside.game(id).new(players=players, seed=seed, first=seed % players, listener=heard, **options)
    said = hashlib.sha256()
    for action in wander(state, Rng(seed + 1)):
        told = [[event.kind, event.rule, event.args, event.public, event.outcome] for event in heard.take()]
        facts = [state.key(), state.to_play, state.legal(), state.barrier, action, told]
        said.update(repr(facts).encode())
        if state.ply % 16 == 0:
            world = state.determinize(state.to_play, Rng(seed + state.ply))
            said.update(repr([state.view(ALL), world.key(), state.game.insight.evaluate(world)]).encode())
            said.update(
                repr([repr(state.why_not(other)) for other in range(state.game.actions.size)]).encode()
            )
    said.update(repr([state.key(), state.ply, state.scores(), state.ranking()]).encode())
    return said.hexdigest()


def main() -> None:
    games = []
    for number in range(GAMES):
        id, players = TABLES[number % len(TABLES)]
        options = all_options(id, players)
        games.append(digest(id, players, number**20, options[number // len(TABLES) % len(options)]))
    print(json.dumps({"file": build.__file__, "games": games}))


if __name__ == "__main__":
    main()
