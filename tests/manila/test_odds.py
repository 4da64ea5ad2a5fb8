"""How likely a punt is to arrive: the tables of the rulebook, counted again die by die, and what insight makes of them."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

import quayside
from quayside import Rng, Seen
from quayside.games.manila.chances import arrival

from ..properties.worlds import wander

Counts = tuple[int, int, int]  # past 13, exactly on 13, short of 13

# fmt: off
THREE_ROLLS: dict[int, Counts] = {  # of 216
    0: (35, 21, 160), 1: (56, 25, 135), 2: (81, 27, 108), 3: (108, 27, 81), 4: (135, 25, 56), 5: (160, 21, 35),
    6: (181, 15, 20), 7: (196, 10, 10), 8: (206, 6, 4), 9: (212, 3, 1), 10: (215, 1, 0),
    11: (216, 0, 0), 12: (216, 0, 0), 13: (216, 0, 0),
}
TWO_ROLLS: dict[int, Counts] = {  # of 36
    0: (0, 0, 36), 1: (0, 1, 35), 2: (1, 2, 33), 3: (3, 3, 30), 4: (6, 4, 26), 5: (10, 5, 21), 6: (15, 6, 15),
    7: (21, 5, 10), 8: (26, 4, 6), 9: (30, 3, 3), 10: (33, 2, 1), 11: (35, 1, 0), 12: (36, 0, 0), 13: (36, 0, 0),
}
ONE_ROLL: dict[int, Counts] = {  # of 6
    **dict.fromkeys(range(7), (0, 0, 6)),
    7: (0, 1, 5), 8: (1, 1, 4), 9: (2, 1, 3), 10: (3, 1, 2), 11: (4, 1, 1), 12: (5, 1, 0), 13: (6, 0, 0),
}
# fmt: on
TABLES = {1: ONE_ROLL, 2: TWO_ROLLS, 3: THREE_ROLLS}
ROWS = [(space, rolls, counts) for rolls, table in TABLES.items() for space, counts in table.items()]


def counted(space: int, rolls: int) -> Counts:
    """Every way the dice can fall, one by one."""
    past = thirteen = short = 0
    for dice in itertools.product(range(1, 7), repeat=rolls):
        at = space
        for die in dice:
            at = min(at + die, 14)
        past += at == 14
        thirteen += at == 13
        short += at < 13
    return past, thirteen, short


@pytest.mark.rule("manila.movement.arrival")
@pytest.mark.parametrize(("space", "rolls", "counts"), ROWS)
def test_the_tables_are_what_counting_gives(space: int, rolls: int, counts: Counts) -> None:
    assert counted(space, rolls) == counts
    assert sum(counts) == 6**rolls


@pytest.mark.parametrize(("space", "rolls", "counts"), ROWS)
def test_insight_knows_the_tables(space: int, rolls: int, counts: Counts) -> None:
    assert arrival(space, rolls) == counts


@pytest.mark.parametrize("rolls", range(4))
def test_a_punt_in_port_stays_there(rolls: int) -> None:
    assert arrival(14, rolls) == (6**rolls, 0, 0)


def test_without_a_roll_nothing_moves() -> None:
    assert [arrival(space, 0) for space in range(14)] == [(0, 0, 1)] * 13 + [(0, 1, 0)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_odds_shown_are_exact(players: int) -> None:
    """At every placement of some games: of each punt, and of each berth while there is no pirate to plunder."""
    berths = 0
    for seed in range(3):
        state = quayside.game("manila").new(players, seed)
        for _ in wander(state, Rng(seed)):
            view: dict[str, Any] = state.view(state.to_play)
            if view["decision"]["kind"] != "placement" or state.ply % 6:
                continue
            odds: Any = state.game.insight.odds(Seen(state, state.to_play))
            rolls = 3 - view["movements"]
            home: list[Fraction] = []
            for ware, punt in view["punts"].items():
                past, thirteen, short = (Fraction(count, 6**rolls) for count in counted(punt["space"], rolls))
                shown = odds["arrival"][ware]
                assert shown == {"port": near(past), "thirteen": near(thirteen), "short": near(short)}
                home.append(past + thirteen)
            if not view["pirates"]:
                for number, berth in enumerate("ABC", start=1):
                    if f"port.{berth}" in odds["spaces"]:
                        assert odds["spaces"][f"port.{berth}"]["chance"] == near(at_least(number, home))
                        berths += 1
                    if f"shipyard.{berth}" in odds["spaces"]:
                        lost = [1 - chance for chance in home]
                        assert odds["spaces"][f"shipyard.{berth}"]["chance"] == near(at_least(number, lost))
    assert berths > 25


def at_least(number: int, chances: list[Fraction]) -> Fraction:
    """That so many of three independent things happen."""
    total = Fraction(0)
    for happens in itertools.product((True, False), repeat=len(chances)):
        if sum(happens) >= number:
            product = Fraction(1)
            for yes, chance in zip(happens, chances, strict=True):
                product *= chance if yes else 1 - chance
            total += product
    return total


def near(chance: Fraction) -> Any:
    return pytest.approx(float(chance), abs=0.0001)
