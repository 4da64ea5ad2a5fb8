"""What a space is said to be worth, against every way in which the dice can fall, played by the agenda.

Here as there, nobody places any more, pilots rest but for the one who is asked about, pirates board what they can, and
the captain sends what he plunders to the port.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import quayside
from quayside import Rng, Seen
from quayside.games.manila.board import AREAS, INSURANCE, PIRATES, PROFIT, SMALL_PILOT
from quayside.games.manila.rules import agenda
from quayside.games.manila.rules.movement import move_punts
from quayside.games.manila.rules.placement import free_space, is_blind_passenger
from quayside.games.manila.rules.punts import passengers
from quayside.games.manila.state import ManilaState

from ..properties.worlds import wander
from .table import Table, voyage

Worth = dict[tuple[int, ...], float]


def mean_fortune(state: ManilaState, seat: int, pilot: str | None = None) -> float:
    return played_on(state.clone(), seat, pilot, {})


def played_on(state: ManilaState, seat: int, pilot: str | None, known: Worth) -> float:
    """The mean fortune of the seat when this voyage has been settled."""
    while True:
        rules, kind, number = state.game.rules, state.agenda.kind, int(state.agenda.number)
        if kind in (agenda.PLACEMENT_ROUND, agenda.PLACEMENT):
            state.agenda.pop()
        elif kind == agenda.MOVEMENT:
            return rolled(state, seat, pilot, known)
        elif kind == agenda.BOARDING:
            state.to_play = state.figures[PIRATES + number]
            if state.to_play < 0:
                state.agenda.pop()
            else:
                rules.play(state, best_boarding(state))
        elif kind == agenda.PILOTING:
            state.to_play = state.figures[SMALL_PILOT + number]
            if pilot is not None and number == ("small", "large").index(pilot):
                return max(
                    played_on(after(state, action), seat, None, known) for action in rules.legal(state)
                )
            state.agenda.pop()
        elif kind == agenda.PLUNDER:
            rules.play(state, rules.legal(state)[0])
        else:
            assert kind == agenda.SETTLEMENT
            rules.advance(state)
            return state.scores()[seat]


def after(state: ManilaState, action: int) -> ManilaState:
    twin = state.clone()
    twin.game.rules.play(twin, action)
    return twin


def rolled(state: ManilaState, seat: int, pilot: str | None, known: Worth) -> float:
    """Dice that bring the punts to the same places, or to ends that are alike, are played once."""
    ways: Counter[tuple[int, ...]] = Counter()
    dice_to: dict[tuple[int, ...], list[int]] = {}
    sailing = [ware for ware in range(4) if state.place[ware] >= 0]
    for dice in itertools.product(range(1, 7), repeat=3):
        there = [min(state.place[ware] + die, 14) for ware, die in zip(sailing, dice, strict=True)]
        places = tuple(max(12, place) if state.movements == 2 else place for place in there)
        ways[places] += 1
        dice_to[places] = list(dice)
    total = 0.0
    for places, count in ways.items():
        key = (state.movements, pilot is None, *places, *state.figures)
        if key not in known:
            world = state.clone()
            world.agenda.pop()
            move_punts(world, dice_to[places])
            known[key] = played_on(world, seat, pilot, known)
        total += count * known[key] / 216
    return total


def best_boarding(state: ManilaState) -> int:
    shares = {
        int(PROFIT[ware]) / (1 + len(passengers(state, ware))): state.parse(f"board {name}")
        for ware, name in reversed(list(enumerate(AREAS[:4])))
        if state.place[ware] == 13 and free_space(state, ware) >= 0
    }
    return shares[max(shares)] if shares else state.parse("pass")


def shown(state: ManilaState, seat: int) -> dict[str, Any]:
    odds: Any = state.game.insight.odds(Seen(state, seat))
    return odds["spaces"]


def check(state: ManilaState, spaces: list[str] | None = None) -> int:
    """Every space that the seat to play may take, or some of them; how many were compared."""
    seat = state.to_play
    listed = shown(state, seat)
    open_to_him = [state.notation(action).removeprefix("place ") for action in state.legal()]
    assert set(listed) == {space for space in open_to_him if space in AREAS}
    before = mean_fortune(state, seat)
    compared = 0
    for space, facts in listed.items():
        if spaces is not None and space not in spaces:
            continue
        taken = after(state, state.parse(f"place {space}"))
        pilot = space.removeprefix("pilot.") if space.startswith("pilot") else None
        gain = mean_fortune(taken, seat, pilot) - before
        assert facts["value"] == pytest.approx(gain, abs=0.0501), space
        if space != "insurance":
            borrowed = 12 * (taken.pledged[seat] - state.pledged[seat])
            assert facts["cost"] == state.cash[seat] + borrowed - taken.cash[seat], space
        compared += 1
    return compared


def poorer(state: ManilaState, cash: int, pledged: int) -> ManilaState:
    """The same position, if its seat to play had so much cash and so many shares pledged."""
    twin = state.clone()
    seat = twin.to_play
    twin.bank += twin.cash[seat] - cash
    twin.cash[seat] = cash
    twin.pledged[seat] = min(pledged, twin.shares(seat))
    twin.proceed()
    return twin


def test_a_stowaway_pays_what_he_has_and_is_not_offered_the_insurance_office() -> None:
    table = Table(3).play("bid 54").load("ginseng 3 nutmeg 3 silk 3")
    spaces = shown(table.state, 0)
    assert spaces["port.A"] == {"cost": 0, "value": 5.7, "chance": 0.9473}
    assert "insurance" not in spaces


@pytest.mark.parametrize("players", [3, 4, 5])
def test_before_the_last_roll_every_space_is_worth_what_all_dice_bring(players: int) -> None:
    """Also to the poor: to stowaways, to those who must pledge a share, and to an agent who cannot pay."""
    met: Counter[str] = Counter()
    for seed in range(4):
        state = quayside.game("manila").new(players, seed)
        assert isinstance(state, ManilaState)
        for number, _ in enumerate(wander(state, Rng(seed))):
            if state.agenda.kind != agenda.PLACEMENT or state.movements != 2 or number % 4:
                continue
            for cash, pledged in [(state.cash[state.to_play], 0), (1, 1), (3, 9), (0, 9)]:
                seen = poorer(state, cash, pledged)
                met["spaces"] += check(seen)
                met["stowaways"] += is_blind_passenger(seen, seen.to_play)
                met["pirates"] += seen.figures[PIRATES] >= 0
                met["agents"] += seen.figures[INSURANCE] == seen.to_play
    assert met["spaces"] > 100
    assert min(met[who] for who in ("stowaways", "pirates", "agents")) > 0, met


@pytest.mark.parametrize("players", [3, 4])
def test_before_two_rolls_a_pirate_either_boards_or_plunders(players: int) -> None:
    compared = 0
    for seed in range(2):
        state = quayside.game("manila").new(players, seed + 20)
        assert isinstance(state, ManilaState)
        for _ in wander(state, Rng(seed)):
            if state.agenda.kind == agenda.PLACEMENT and state.movements == 1 and state.voyage < 3:
                compared += check(state, ["pirates", AREAS[compared % 4], "insurance"])
                break
    assert compared >= 3


def test_before_the_first_roll_too() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0").place("nutmeg pirates")
    assert check(table.state, ["pirates"]) == 1


def test_who_cannot_pay_a_space_is_not_told_what_it_is_worth() -> None:
    table = voyage().arrange(cash={0: 2}, pledged={0: 2})
    assert set(shown(table.state, 0)) == {
        "ginseng", "nutmeg", "port.C", "shipyard.C", "pilot.small", "insurance",
    }  # fmt: skip


def test_who_has_declined_is_told_no_worth_and_nobody_is_when_no_accomplice_is_placed() -> None:
    table = voyage(players=3).place("pass")
    assert shown(table.state, 0) == {}
    assert shown(table.state, 1) != {}
    assert shown(Table(3).state, 0) == {}


def test_chances_of_13_are_told_for_both_moments_that_pirates_wait_for() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["1 1 1", "1 1 1"], players=4)
    odds: Any = table.state.game.insight.odds(Seen(table.state, 0))
    third = (21 + 25 + 21) / 216
    assert odds["on_13"] == {
        "second": {"ginseng": 0.1389, "nutmeg": 0.1111, "silk": 0.0},
        "second_any": pytest.approx(1 - 31 / 36 * 32 / 36, abs=0.0001),
        "third": pytest.approx(third, abs=0.0001),
    }
    table.place("silk silk silk pass").place("pass pass pass")
    odds = table.state.game.insight.odds(Seen(table.state, 0))
    assert odds["on_13"] is None
