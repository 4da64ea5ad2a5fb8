"""Thousands of voyages with the engine's own dice: they come out as often as the exact odds say."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import Any

import pytest

import quayside
from quayside import Event, Rng, State
from quayside.core import state as build

from ..properties.chance import agree, uniform
from ..properties.worlds import Heard
from .test_odds import THREE_ROLLS, TWO_ROLLS

COMPILED = not build.__file__.endswith(".py")
VOYAGES = 20_000
WARES = ("ginseng", "nutmeg", "silk", "jade")
STARTS = [(0, 4, 5), (5, 1, 3), (4, 1, 4), (2, 5, 2), (4, 3, 2), (3, 3, 3)]
ENDS = ("past 13", "on 13", "short")


@cache
def ready_to_sail(starts: tuple[int, int, int], left_out: int) -> State:
    """Nobody has placed an accomplice, and one decline is left before the first roll: chance alone decides."""
    state = quayside.game("manila").new(3, 1)
    wares = [ware for number, ware in enumerate(WARES) if number != left_out]
    moves = ["pass"] * 4 + [f"load {ware}" for ware in wares]
    moves += [f"start {ware} {space}" for ware, space in zip(wares, starts, strict=True)][:2]
    for move in [*moves, "pass", "pass"]:
        state.play(state.parse(move))
    return state


class Course:
    """How one voyage went: the dice, and for each punt where it stood after each roll."""

    def __init__(self, events: list[Event]) -> None:
        self.dice: list[list[int]] = []
        self.after: dict[str, list[int]] = {}
        self.ends: dict[str, str] = {}
        for event in events:
            args: Any = event.args
            if event.kind == "roll":
                self.dice.append(args["dice"])
                for ware in args["wares"]:
                    self.after.setdefault(ware, []).append(14 if ware in self.ends else -1)
            elif event.kind == "move":
                self.after[args["ware"]][-1] = args["target"]
            elif event.kind == "arrive":
                self.ends[args["ware"]] = "past 13" if event.rule == "manila.movement.arrival" else "on 13"
            elif event.kind == "wreck":
                self.ends[args["ware"]] = "short"


@cache
def voyages() -> list[tuple[tuple[int, int, int], Course]]:
    rng = Rng(13)
    heard = Heard()
    courses = []
    for number in range(VOYAGES):
        starts = STARTS[number % len(STARTS)]
        state = ready_to_sail(starts, number // len(STARTS) % 4).clone()
        state.rng = rng
        state.listener = heard
        state.play(state.parse("pass"))
        courses.append((starts, Course(heard.take())))
    return courses


@pytest.mark.rule("manila.movement.dice")
def test_the_dice_are_fair_and_know_nothing_of_each_other() -> None:
    rolls = Counter(tuple(dice) for _, course in voyages() for dice in course.dice)
    assert sum(rolls.values()) == 3 * VOYAGES
    assert agree(rolls, dict.fromkeys(itertools.product(range(1, 7), repeat=3), 1.0))
    in_a_row = Counter(6 * (course.dice[0][0] - 1) + course.dice[1][0] - 1 for _, course in voyages())
    assert agree(in_a_row, uniform(36))


@pytest.mark.rule("manila.movement.wreck")
@pytest.mark.parametrize("start", range(6))
def test_punts_end_their_voyage_as_the_odds_say(start: int) -> None:
    ends: Counter[str] = Counter()
    for starts, course in voyages():
        ends.update([end for space, end in zip(starts, ends_by_lane(course), strict=True) if space == start])
    assert agree(ends, dict(zip(ENDS, map(float, THREE_ROLLS[start]), strict=True)))


@pytest.mark.parametrize("start", range(6))
def test_after_two_rolls_punts_stand_as_the_odds_say(start: int) -> None:
    stands: Counter[str] = Counter()
    for starts, course in voyages():
        for space, after in zip(starts, course.after.values(), strict=True):
            if space == start:
                stands["past 13" if after[1] == 14 else "on 13" if after[1] == 13 else "short"] += 1
    odds = dict(zip(ENDS, map(float, TWO_ROLLS[start]), strict=True))
    if start == 0:  # two dice do not reach so far
        assert set(stands) == {"short"}
    else:
        assert agree(stands, {end: weight for end, weight in odds.items() if weight or stands[end]})


@pytest.mark.parametrize("starts", STARTS)
def test_so_many_punts_reach_the_port_as_the_odds_say(starts: tuple[int, int, int]) -> None:
    """Which shows that the three of them are independent."""
    odds = {0: 1.0}
    for space in starts:
        past, thirteen, short = THREE_ROLLS[space]
        more = dict.fromkeys(range(len(odds) + 1), 0.0)
        for punts, weight in odds.items():
            more[punts] += weight * short / 216
            more[punts + 1] += weight * (past + thirteen) / 216
        odds = more
    counts = Counter(
        sum(end != "short" for end in course.ends.values()) for begun, course in voyages() if begun == starts
    )
    assert agree(counts, odds)


def ends_by_lane(course: Course) -> list[str]:
    """In ware order, as the starts are."""
    return [course.ends[ware] for ware in course.after]


@pytest.mark.rule("manila.setup.shares")
@pytest.mark.parametrize("players", [3, 5])
def test_every_hand_is_dealt_as_often_as_two_cards_of_the_deck_make_it(players: int) -> None:
    pairs = list(itertools.combinations_with_replacement(range(4), 2))
    odds: dict[tuple[int, ...], float] = {
        pair: 3.0 if pair[0] == pair[1] else 9.0 for pair in pairs
    }  # three cards of each ware
    hands: list[Counter[tuple[int, ...]]] = [Counter() for _ in range(players)]
    for seed in range(1500):
        state: Any = quayside.game("manila").new(players, seed)
        for seat in range(players):
            hand = [ware for ware in range(4) for _ in range(state.dealt[seat * 4 + ware])]
            hands[seat][tuple(hand)] += 1
    assert all(agree(counts, odds) for counts in hands)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_take_about_six_voyages(players: int) -> None:
    """As other programs found that follow these rules: 5.9 to 6.0 on average, never fewer than 4."""
    games = 4000 if COMPILED else 200
    voyages_a_game: Counter[int] = Counter()
    for seed in range(games):
        state: Any = quayside.game("manila").new(players, seed)
        quayside.playout(state, Rng(seed))
        voyages_a_game[state.voyage] += 1
    mean = sum(count * voyages for voyages, count in voyages_a_game.items()) / games
    assert min(voyages_a_game) == 4
    assert abs(mean - 5.95) < (0.2 if COMPILED else 0.6)
