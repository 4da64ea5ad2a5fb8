"""The rules, played side by side with a second reading of them (`second.py`): the same questions, the same choices, the same
position, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quayside import Event, Rng, State
from quayside.games.puerto_rico import GAME
from quayside.games.puerto_rico.actions import PASS
from quayside.games.puerto_rico.state import PuertoRicoState

from ..properties.worlds import choose, choose_a_verb
from .laws import combinations
from .second import Second

View = dict[str, Any]


def seen(view: View) -> dict[str, Any]:
    """Of a view, what the second reading keeps, in its form."""
    festival = view.get("festival")
    captured = view.get("captured")
    return {
        "round": view["round"],
        "governor": view["governor"],
        "role": view["role"],
        "picker": view["picker"],
        "doubled": view.get("doubled", False),
        "library_used": view.get("library_used", []),
        "roles": {role: (card["doubloons"], card["taken"]) for role, card in view["roles"].items()},
        "reward_card": view.get("reward_card"),
        "captured": (captured["role"], captured["seat"]) if captured else None,
        "row": Counter(view["plantations"]),
        "face_down": +Counter(view["face_down_kinds"]),
        "discards": view["discards"],
        "quarries": view["quarries"],
        "ship": {"colonist": view["colonist_ship"], "noble": view.get("noble_ship", 0)},
        "supply": {"colonist": view["colonists"], "noble": view.get("nobles", 0)},
        "cargo": {
            ship["size"]: (ship["good"], ship["barrels"]) if ship["good"] else None for ship in view["ships"]
        },
        "house": view["trading_house"],
        "goods": +Counter(view["goods"]),
        "points": view["points"],
        "market": {building: offer["left"] for building, offer in view["market"].items()},
        "ending": set(view["ending"]),
        "festival": festival and {key: festival[key] for key in festival if key != "reach"},
        "seats": [seat_seen(seat) for seat in view["seats"]],
    }


def seat_seen(seat: View) -> dict[str, Any]:
    """Who is in the hand waits in San Juan there."""
    island = {tile: facts["colonists"] for tile, facts in seat["island"].items()}
    waiting = {"san_juan": seat["san_juan"] + seat["hand"]}
    nobles = {"san_juan": seat.get("san_juan_nobles", 0) + seat.get("hand_nobles", 0)}
    return {
        "doubloons": seat["doubloons"],
        "chips": seat["points"],
        "goods": +Counter(seat["goods"]),
        "tiles": Counter({tile: facts["tiles"] for tile, facts in seat["island"].items()}),
        "forests": Counter(seat.get("under_forests", {})),
        "city": list(seat["city"]),
        "colonists": +Counter({**island, **seat["city"], **waiting}),
        "nobles": +Counter({**seat.get("nobles_at", {}), **nobles}),
        "score": seat["score"],
    }


def choose_to_act(state: State, rng: Rng) -> int:
    """Any move but to pass: so that cities grow."""
    return [action for action in state.legal() if action != PASS][
        rng.below(len(state.legal()) - (PASS in state.legal()))
    ]


MOODS = (choose_to_act, choose, choose_a_verb)


def play_both(players: int, seed: int, options: dict[str, Any], every: int, purse: int = 0) -> Counter[str]:
    """A random game to its end: how often each decision was asked. Every so many of them, whole positions are compared as
    well. A purse is given to everybody at first, so that much is built."""
    outcomes: list[str] = []

    def listen(event: Event) -> None:
        if event.outcome:
            outcomes.append(event.outcome)

    rng = Rng(seed)
    state = GAME.new(players, seed, first=seed % players, listener=listen, **options)
    heard = iter(outcomes)
    other = Second(players, seed % players, dict(state.setup.options), heard)
    assert isinstance(state, PuertoRicoState)
    for own in range(players):
        state.doubloons[own] += purse
        other.seats[own].doubloons += purse
    course = other.play()
    kinds: Counter[str] = Counter()
    chosen = MOODS[seed % len(MOODS)]
    asked = next(course)
    while state.to_play >= 0:
        seat, kind, choices = asked
        where = (players, seed, options, state.ply)
        assert seat == state.to_play, where
        actions = [state.parse(choice) for choice in choices]
        assert sorted(actions) == state.legal(), (where, choices)
        assert state.game.rules.decision(state).name == kind, where
        if state.ply % every == 0:
            assert other.seen() == seen(state.view(None)), where
        kinds[kind] += 1
        action = chosen(state, rng)
        state.play(action)
        try:
            asked = course.send(state.notation(action))
        except StopIteration:
            assert state.to_play < 0, where
    assert next(heard, None) is None
    assert other.seen() == seen(state.view(None))
    assert [own.score() for own in other.seats] == state.scores()
    return kinds


# By players: seeds of games in which nearly everything is asked
SEEDS = {2: 400, 3: 500, 4: 500, 5: 400}


@pytest.mark.rule("puerto_rico.setup.expansions")
@pytest.mark.parametrize("players", GAME.players)
def test_a_second_reading_of_the_rules_asks_the_same_everywhere(players: int) -> None:
    asked: Counter[str] = Counter()
    for number, options in enumerate(combinations(players)):
        if number % 2 == players % 2:
            asked += play_both(players, SEEDS[players] + number, options, every=40, purse=10 * (number % 4))
    seldom = {"reward"} if players == 2 else {"reward", "library"}  # the library asks nobody else
    assert {*GAME.rules.decisions} - {*asked} <= seldom
