"""Whole games of Lisboa, each chosen for what it shows: the two ways in which a period and the game may end, for every
number of players, and what is rare."""

from __future__ import annotations

import re
from typing import Any

from quayside import Event, Rng, State
from quayside.games.lisboa.board import PILES
from quayside.games.lisboa.components import default_text
from quayside.games.lisboa.state import LisboaState

from .making import (
    Choose,
    Collection,
    Moods,
    Shows,
    Wanted,
    at_random,
    happens,
    more_or_less_careful,
    of,
    the_tie_is_broken,
    told_under,
)

TRIES = 4  # continuations of each choice that a collector of rubble looks at


def period_ended_by(trigger: str) -> Shows:
    return happens("period_end", by=trigger)


def game_ended_by(trigger: str) -> Shows:
    return happens("last_round", by=trigger)


def a_follower_lays_the_cardinal_down(events: list[Event]) -> bool:
    seat = -1
    for event in events:
        if event.kind == "turn":
            seat = int(str(event.args["seat"]))
        elif event.kind == "lay_down" and event.args["seat"] != seat:
            return True
    return False


def church_scoring_after_the_discards(events: list[Event]) -> bool:
    kinds = [event.kind for event in events]
    start, end = kinds.index("period_end"), kinds.index("period")
    return "cash" in kinds[start:end]


def two_colours_leave_an_office(events: list[Event]) -> bool:
    kinds = [event.kind for event in events]
    return any(kinds[at : at + 2] == ["crowded_out"] * 2 for at in range(len(kinds)))


def a_ship_is_upgraded(events: list[Event]) -> bool:
    return any(event.args["replaces"] is not None for event in of("ship", events))


def a_plan_just_won_is_used(events: list[Event]) -> bool:
    """The space brought it, and it is the one that is shown for it."""
    kinds = [event.kind for event in events]
    for at in [at for at, kind in enumerate(kinds) if kind == "open"]:
        shown = at + kinds[at:].index("show")
        won = [event.args["plan"] for event in of("plan", events[at:shown])]
        if events[shown].args["plan"] in won:
            return True
    return False


def generous(players: int, trigger: str) -> dict[str, Any]:
    """Four sets are out of reach with many players: theirs is a file of values in which visits, land and officials cost
    nothing, a plan asks for one official, and every space brings the next plan."""
    if trigger == "piles" or players < 3:
        return {}
    text = default_text()
    for old, new in (
        (r"(?m)^(left  =|right =) \[.*?\]", r"\1 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"),
        (r"(?m)^(santos_start|mardel_start) = .*", r"\1 = [1, 1]"),
        (r"(?m)^(santos|mardel)  +=.*", r"\1 = [1, 1, 1, 1, 1, 1, 1, 1]"),
        (r'(?m)^([NWE][1-4A-E]) = ".*"', r'\1 = "plan"'),
    ):
        text = re.sub(old, new, text)
    return {"components": text}


def lonely_collector(players: int, rng: Rng) -> Choose:
    """The first seat chooses what leads to the most sets and cubes by the end of his turn; the others discard, and draw
    from the fullest pile."""

    def choose(state: State) -> int:
        choices = state.legal()
        draw = state.parse(_draws_from_the_fullest(state))
        if draw in choices:
            return draw
        if state.to_play == 0:
            return max(
                choices, key=lambda action: max([rubble_after(state, action, rng) for _ in range(TRIES)])
            )
        named = [action for action in choices if state.notation(action) in ("gold", "pass")]
        return named[0] if named else choices[0]

    return choose


def _draws_from_the_fullest(state: State) -> str:
    assert isinstance(state, LisboaState)
    sizes = [len(pile) + (top >= 0) for pile, top in zip(state.face_down, state.shown, strict=True)]
    return f"draw {PILES[sizes.index(max(sizes))]}"


def rubble_after(state: State, action: int, rng: Rng) -> float:
    line = state.clone()
    assert isinstance(line, LisboaState)
    turn, round = line.turn, line.round
    line.rng = rng.fork()
    line.play(action)
    while line.to_play == 0 and (line.turn, line.round) == (turn, round):
        choices = line.legal()
        line.play_legal(choices[rng.below(len(choices))])
    cubes = line.cubes[:3]
    towards = sum([min(count, line.sets(0) + 1) for count in cubes])
    return 12.0 * int(line.sets(0)) + 4.0 * int(towards) + line.game.insight.evaluate(line)[0]


# What may end a period or the game, and who brings it about: four sets are beyond all but the collector
ENDS: dict[str, Moods] = {"sets": lonely_collector, "piles": more_or_less_careful}

WANTED: dict[str, Wanted] = {
    **{
        f"{players}-players-period-by-{trigger}": Wanted(
            players, period_ended_by(trigger), moods=ENDS[trigger]
        )
        for players in (1, 2, 3, 4)
        for trigger in ENDS
    },
    **{
        f"{players}-players-end-by-{trigger}": Wanted(
            players, game_ended_by(trigger), generous(players, trigger), ENDS[trigger]
        )
        for players in (1, 2, 3, 4)
        for trigger in ENDS
    },
    "follower-lays-the-cardinal-down": Wanted(3, a_follower_lays_the_cardinal_down),
    "church-scoring-after-the-discards": Wanted(3, church_scoring_after_the_discards),
    "noble-action-lapses": Wanted(2, told_under("lapse", "lisboa.visit.lapse")),
    "two-colours-leave-an-office": Wanted(4, two_colours_leave_an_office),
    "sixth-cube": Wanted(2, happens("cube", kept=False)),
    "visit-paid-in-reis": Wanted(3, happens("pay", reason="visit")),
    "visit-paid-in-wigs": Wanted(4, happens("lose_wigs", reason="visit")),
    "ship-upgraded": Wanted(3, a_ship_is_upgraded),
    "marker-spent": Wanted(2, happens("marker")),
    "plan-just-won": Wanted(3, a_plan_just_won_is_used),
    "tile-brings-influence": Wanted(2, told_under("influence", "lisboa.cardinal.gain")),
    "goods-given-back": Wanted(3, told_under("return_goods", "lisboa.warehouse.limit")),
    "tie-broken": Wanted(3, the_tie_is_broken),
    "variant-wig-on-reaching-ten": Wanted(
        3, happens("wigs", reason="overflow"), {"wig_on_reaching_ten": True}
    ),
    "variant-different-offices": Wanted(4, happens("crowded_out"), {"officials_in_different_offices": True}),
    "variant-easy-rival": Wanted(1, happens("follow"), {"rival": "easy"}),
    "variant-hard-rival": Wanted(1, game_ended_by("piles"), {"rival": "hard"}),
}


LISBOA = Collection("lisboa", WANTED, at_random, ordinary=16)
