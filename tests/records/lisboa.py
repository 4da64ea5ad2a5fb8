"""Whole games of Lisboa, each chosen for what it shows: the two ways in which a period and the game may end, for every
number of players, and what is rare."""

from __future__ import annotations

from typing import Any

from quayside import Event, Rng, State
from quayside.games.lisboa.components import default_text
from quayside.games.lisboa.state import LisboaState

from .making import (
    Choose,
    Collection,
    Shows,
    Wanted,
    happens,
    more_or_less_careful,
    of,
    the_tie_is_broken,
    told_under,
)

ENDS = ("sets", "piles")
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


def generous(players: int, trigger: str) -> dict[str, Any]:
    """Four sets are out of reach with many players: theirs is a file of values in which plots bring rubble, and land is
    cheap."""
    if trigger == "piles" or players < 3:
        return {}
    text = default_text().replace(
        "right = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]", "right = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"
    )
    return {"components": text.replace(' = "reis:5"', ' = "reis:5+rubble:1"')}


WANTED: dict[str, Wanted] = {
    **{
        f"{players}-players-period-by-{trigger}": Wanted(players, period_ended_by(trigger))
        for players in (1, 2, 3, 4)
        for trigger in ENDS
    },
    **{
        f"{players}-players-end-by-{trigger}": Wanted(
            players, game_ended_by(trigger), generous(players, trigger)
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
    "goods-given-back": Wanted(3, told_under("return_goods", "lisboa.warehouse.limit")),
    "tie-broken": Wanted(3, the_tie_is_broken),
    "variant-wig-on-reaching-ten": Wanted(
        3, happens("wigs", reason="overflow"), {"wig_on_reaching_ten": True}
    ),
    "variant-different-offices": Wanted(4, happens("crowded_out"), {"officials_in_different_offices": True}),
    "variant-easy-rival": Wanted(1, happens("follow"), {"rival": "easy"}),
    "variant-hard-rival": Wanted(1, game_ended_by("piles"), {"rival": "hard"}),
}


def moods(players: int, rng: Rng) -> Choose:
    """Able and careless players, or everybody at random, or a collector of rubble whom nobody disturbs: he alone brings
    a game to its end by sets."""
    mood = rng.below(3)
    if mood == 0:
        return more_or_less_careful(players, rng)
    return lonely_collector(players, rng) if mood == 1 else at_random(players, rng)


def at_random(players: int, rng: Rng) -> Choose:
    def choose(state: State) -> int:
        choices = state.legal()
        return choices[rng.below(len(choices))]

    return choose


def lonely_collector(players: int, rng: Rng) -> Choose:
    """The first seat chooses what leads to the most sets and cubes by the end of his turn; the others discard, and draw
    from the fullest pile."""

    def choose(state: State) -> int:
        choices = state.legal()
        if state.to_play == 0:
            return max(
                choices, key=lambda action: max([rubble_after(state, action, rng) for _ in range(TRIES)])
            )
        wanted = ["gold", "pass", f"draw {_fullest(state)}"]
        named = [action for action in choices if state.notation(action) in wanted]
        return named[0] if named else choices[0]

    return choose


def _fullest(state: State) -> str:
    view: Any = state.view(None)
    return max(view["display"], key=lambda pile: view["display"][pile]["cards"])


def rubble_after(state: State, action: int, rng: Rng) -> float:
    line = state.clone()
    assert isinstance(line, LisboaState)
    turn, round = line.turn, line.round
    line.rng = rng.fork()
    line.play(action)
    while line.to_play == 0 and (line.turn, line.round) == (turn, round):
        choices = line.legal()
        drawn = [choice for choice in choices if line.notation(choice) == f"draw {_fullest(line)}"]
        line.play((drawn or choices)[rng.below(len(drawn or choices))])
    cubes = line.cubes[:3]
    towards = sum([min(count, line.sets(0) + 1) for count in cubes])
    return 12.0 * line.sets(0) + 4.0 * towards + line.game.insight.evaluate(line)[0]


LISBOA = Collection("lisboa", WANTED, moods, ordinary=16)
