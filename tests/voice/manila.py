"""Games of Manila to speak of: random ones in several moods, and scripted ones for what chance hardly ever brings."""

from __future__ import annotations

from collections.abc import Iterator

import quayside
from quayside import Event, Rng, State

from .stories import Tale, of_verb, played, random

GAMES_A_MOOD = 12


def tales() -> Iterator[Tale]:
    yield scripted(5, ["6 6 6", "6 6 6"], NO_SPACE)
    yield scripted(3, ["4 1 1", "4 1 1"], EVICTION)
    yield scripted(3, ["3 3 3", "3 3 3", "4 4 4"], PLUNDER)
    for mood in (random, spendthrift, thrifty):
        for seed in range(GAMES_A_MOOD):
            variants = {"pirate_eviction": seed % 2 == 0, "large_pilot_may_move_one": seed % 3 == 0}
            yield played("manila", mood, 3 + seed % 3, seed, variants)


def spendthrift(state: State, rng: Rng) -> int:
    """Pledges all, bids nearly all, insures whenever possible, and redeems nothing: debts, claims, stowaways."""
    for verb in ("pledge", "bid"):
        if actions := of_verb(state, verb):
            return actions[max(0, len(actions) - 1 - rng.below(4))]
    insurance = state.parse("place insurance")
    if insurance in state.legal():
        return insurance
    places = of_verb(state, "place")
    return places[rng.below(len(places))] if places else random(state, rng)


def thrifty(state: State, rng: Rng) -> int:
    """Bids little, so that there is money for pilots, pirates and all the other spaces."""
    bids = of_verb(state, "bid")
    return bids[0] if bids and rng.below(2) else state.parse("pass") if bids else random(state, rng)


# No space is left for the second of five players
NO_SPACE = """
    pass, pass, pass, pass, pass, pass, load ginseng, load silk, load jade, start ginseng 3, start silk 3,
    place port.A, place port.B, place port.C, place shipyard.A, place shipyard.B,
    place shipyard.C, place pirates, place pirates, place pilot.small, place pilot.large, place insurance
"""
# Each pirate throws somebody off a full punt on 13
EVICTION = """
    pass, pass, pass, pass, load ginseng, load silk, load jade, start ginseng 5, start silk 4,
    place ginseng, place pirates, place pirates, place ginseng, place silk, place ginseng,
    place port.A, place port.B, place port.C, evict ginseng 0, evict ginseng 1
"""


# Three punts on 13, and one after the other is decided about
PLUNDER = """
    pass, pass, pass, pass, load nutmeg, load silk, load jade, start nutmeg 3, start silk 3,
    place pirates, pass, pass, pass, send nutmeg port
"""


def scripted(players: int, rolls: list[str], moves: str) -> Tale:
    events: list[Event] = []
    hands = ["ginseng nutmeg", "silk jade", "ginseng nutmeg", "silk jade", "ginseng silk"][:players]
    chance = [f"deal {hand}" for hand in hands] + [f"roll {dice}" for dice in rolls]
    state = quayside.game("manila").new(
        players=players, seed=1, chance=chance, listener=events.append, pirate_eviction=True
    )
    for move in moves.split(","):
        yield state, events
        state.play(state.parse(move))
    yield state, events
