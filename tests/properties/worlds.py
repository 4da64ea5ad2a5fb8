"""Tables to test at, ways to wander through a game, and the laws of each game, for whatever games the house has.

What is particular to a game stands in `tests/<game>/laws.py`:
    check(state)                    raises unless the laws of conservation hold in this position
    broken(state)                   positions that break them
    Witness(players)                a listener that checks the laws of what happens; `agrees(state)` compares its books
    reduce(view, told)              changes a seat's view by an event as that seat is told of it
    DERIVED                         fields of a view that `reduce` leaves alone, each with the reason
    hidden(state, seat)             what the seat cannot know
    posterior(state, seat)          the probability of each value of `hidden`, from all that the seat has seen
    alike(players, seat, rng, first)  two scripts of chance that differ only in what the seat (None: a spectator) cannot know
    combinations(players)           some of the combinations of its options, for games that have too many
    KINDS, RARE                     all kinds of events, and those that even a long random run may miss
A game in which nobody knows more than the others has no `hidden`, `posterior` and `alike`. Who plays alone has no
others.
"""

from __future__ import annotations

import importlib
import itertools
import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

import quayside
from quayside import Rng, State

TABLES = [(id, players) for id in quayside.games() for players in quayside.game(id).players]
at_every_table = pytest.mark.parametrize(("id", "players"), TABLES)
for_every_game = pytest.mark.parametrize("id", quayside.games())

ENDLESS = 5000  # no game goes on for so many moves
PACE = {
    "lisboa": 5
}  # insight that plays ahead takes its time: it is looked at in so many times fewer positions


def laws(id: str) -> Any:
    return importlib.import_module(f"..{id}.laws", __package__)


TABLES_WITH_SECRETS = [(id, players) for id, players in TABLES if hasattr(laws(id), "alike") and players > 1]
at_every_table_with_secrets = pytest.mark.parametrize(("id", "players"), TABLES_WITH_SECRETS)


def all_options(id: str, players: int) -> list[dict[str, Any]]:
    """Every combination of a game's options that so many players can have; or a choice of them, when the laws of the game say
    that they are too many: `combinations(players)`. The defaults come first, the others in no order, so that a test which
    takes a few of them has something of everything."""
    found = (
        laws(id).combinations(players) if hasattr(laws(id), "combinations") else _combinations(id, players)
    )
    others = list(range(1, len(found)))
    Rng(players).shuffle(others)
    return [found[0], *[found[number] for number in others]]


def _combinations(id: str, players: int) -> list[dict[str, Any]]:
    options = quayside.game(id).options
    others = {
        name: [value for value in option.allowed if value != option.default]
        for name, option in options.items()
    }
    values = [[option.default, *others[name]] for name, option in options.items()]
    combinations = [dict(zip(options, chosen, strict=True)) for chosen in itertools.product(*values)]
    return [chosen for chosen in combinations if _is_allowed(id, players, chosen)]


def _is_allowed(id: str, players: int, options: dict[str, Any]) -> bool:
    try:
        quayside.game(id).checked_options(options, players)
    except quayside.OptionError:
        return False
    return True


def games(id: str, players: int, least: int) -> list[dict[str, Any]]:
    """Options for so many games at least, each combination equally often."""
    combinations = all_options(id, players)
    return combinations * -(-least // len(combinations))


def choose(state: State, rng: Rng) -> int:
    """Any move, each as likely as the others."""
    choices = state.legal()
    return choices[rng.below(len(choices))]


def choose_a_verb(state: State, rng: Rng) -> int:
    """Any verb, and any move of it: bids and loads do not drown the rest, and nobody is ruined by the first auction."""
    by_verb: dict[str, list[int]] = {}
    for action in state.legal():
        by_verb.setdefault(state.game.actions.verb(action).name, []).append(action)
    verbs = list(by_verb.values())
    moves = verbs[rng.below(len(verbs))]
    return moves[rng.below(len(moves))]


def wander(state: State, rng: Rng) -> Iterator[int]:
    """Plays a state to its end in one of two moods, and stops before each move to say which it will be."""
    chosen = choose if rng.below(2) else choose_a_verb
    while state.to_play >= 0:
        assert state.ply < ENDLESS, "the game does not end"
        action = chosen(state, rng)
        yield action
        state.play(action)


def position(id: str, players: int, seed: int, moves: int, **options: Any) -> State:
    """Somewhere in a random game: after so many moves, or at its last decision."""
    rng = Rng(seed + 1)
    state = quayside.game(id).new(players, seed, **options)
    for _ in range(moves):
        after = state.clone()
        after.play(choose(state, rng))
        if after.to_play < 0:
            break
        state = after
    return state


def generator(rng: Rng) -> tuple[int, int, int, int]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.count)


def everything(state: State) -> tuple[Any, ...]:
    """All that a refused move must leave as it was."""
    kept = state.ply, state.barrier, state.forced, state.scripted, list(state.history), state.legal()
    return (state.key(), generator(state.rng), *kept)


def text(value: object) -> str:
    """As it would be sent; the order of an object's members counts."""
    return json.dumps(value, ensure_ascii=False)


class Heard:
    """A listener that keeps what was told until it is taken."""

    def __init__(self) -> None:
        self.events: list[quayside.Event] = []

    def __call__(self, event: quayside.Event) -> None:
        self.events.append(event)

    def take(self) -> list[quayside.Event]:
        taken, self.events = self.events, []
        return taken


def perft(state: State, depth: int) -> tuple[int, int]:
    """Sequences of that many actions (shorter ones when the game ends), and the sum of the checksums of their ends: of
    their text, which says all that the fields do, however these are stored."""
    if depth == 0 or state.to_play < 0:
        return 1, zlib.crc32(state.position().encode())
    count = checksum = 0
    for action in state.legal():
        after = state.clone()
        after.play(action)
        below = perft(after, depth - 1)
        count += below[0]
        checksum += below[1]
    return count, checksum & 0xFFFFFFFF
