"""What the clocks of a table say, second by second, with nothing around them."""

from __future__ import annotations

import time

import pytest

from quayside.server import times
from quayside.table.clocks import Clock, Clocks

BUDGET = Clock("budget", 60, increment=20)
MOVE = Clock("move", 5)
SECOND = 1000


def started(clock: Clock, players: int = 3) -> Clocks:
    """Seat 0 has begun to decide at time 0."""
    clocks = Clocks(clock, players)
    clocks.moved(0, ply=0, by_bot=False, at=0)
    return clocks


def test_a_turn_costs_the_time_until_another_decides_and_earns_one_increment() -> None:
    clocks = started(BUDGET)
    assert not clocks.moved(0, ply=1, by_bot=False, at=10 * SECOND)
    assert clocks.moved(1, ply=2, by_bot=False, at=15 * SECOND)
    assert clocks.left == [65 * SECOND, 60 * SECOND, 60 * SECOND]
    assert clocks.deadline() == 75 * SECOND


def test_moving_and_taking_back_gains_nothing() -> None:
    clocks = started(BUDGET)
    for number in range(15):
        assert not clocks.moved(0, ply=1, by_bot=False, at=number * SECOND)
        assert not clocks.went_back(0, ply=0, by_bot=False, at=number * SECOND + 500)
    assert clocks.deadline() == 60 * SECOND
    clocks.moved(1, ply=1, by_bot=False, at=15 * SECOND)
    assert clocks.left[0] == 65 * SECOND


def test_a_clock_for_each_turn_is_not_wound_up_by_taking_back() -> None:
    clocks = started(MOVE)
    clocks.moved(0, ply=1, by_bot=False, at=4 * SECOND)
    clocks.went_back(0, ply=0, by_bot=False, at=4 * SECOND)
    assert clocks.deadline() == 5 * SECOND
    clocks.moved(1, ply=1, by_bot=False, at=4 * SECOND)
    assert clocks.deadline() == 9 * SECOND


def test_a_turn_that_all_agree_to_take_back_gives_back_its_increment_but_not_its_time() -> None:
    clocks = started(BUDGET)
    clocks.moved(1, ply=1, by_bot=False, at=10 * SECOND)
    assert clocks.went_back(0, ply=0, by_bot=False, at=25 * SECOND)
    assert clocks.left == [50 * SECOND, 45 * SECOND, 60 * SECOND]
    assert clocks.deadline() == 75 * SECOND


def test_the_clock_of_a_person_stands_still_while_a_bot_plays_for_him() -> None:
    clocks = started(BUDGET)
    clocks.bot_takes_over(0, at=10 * SECOND)
    assert clocks.deadline() is None
    clocks.person_is_back(0, at=100 * SECOND)
    assert clocks.deadline() == 150 * SECOND, "he goes on with the 50 seconds that he had"
    clocks.moved(1, ply=1, by_bot=False, at=101 * SECOND)
    assert clocks.left[0] == (60 - 11 + 20) * SECOND


def test_leaving_and_coming_back_does_not_fill_a_clock_up() -> None:
    clocks = started(Clock("budget", 1, increment=20))
    for at in range(0, 900, 100):
        clocks.bot_takes_over(0, at=at + 50)
        clocks.person_is_back(0, at=at + 100)
    deadline = clocks.deadline()
    assert deadline is not None
    assert deadline < 2 * SECOND


def test_a_bots_turn_earns_its_seat_nothing() -> None:
    clocks = started(BUDGET)
    clocks.bot_takes_over(0, at=10 * SECOND)
    clocks.moved(1, ply=1, by_bot=False, at=12 * SECOND)
    assert clocks.left[0] == 50 * SECOND


def test_whose_budget_is_spent_for_good_has_used_it_up() -> None:
    clocks = started(Clock("budget", 60))
    clocks.bot_takes_over(0, at=60 * SECOND, ran_out=True)
    assert clocks.used_up(0)
    clocks.moved(1, ply=1, by_bot=False, at=61 * SECOND)
    assert clocks.used_up(0), "nothing is left, and there is no increment"
    assert not clocks.used_up(1)


def test_times_that_jump_back_give_nobody_time() -> None:
    clocks = started(BUDGET)
    clocks.moved(1, ply=1, by_bot=False, at=10 * SECOND)
    clocks.moved(2, ply=2, by_bot=False, at=-3600 * SECOND)
    assert clocks.left == [70 * SECOND, 80 * SECOND, 60 * SECOND]
    assert clocks.deadline() == 70 * SECOND


def test_a_time_that_jumps_ahead_costs_no_more_than_there_was() -> None:
    clocks = started(BUDGET)
    clocks.moved(1, ply=1, by_bot=False, at=3600 * SECOND)
    assert clocks.left[0] == 20 * SECOND


def test_who_plays_alone_has_no_clock() -> None:
    assert started(MOVE, players=1).deadline() is None


@pytest.mark.parametrize("hours", [1, -24])
def test_the_servers_time_does_not_follow_a_clock_that_is_set(
    monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    even = times.EvenTime()
    before, wall = even.now(), time.time
    monkeypatch.setattr(time, "time", lambda: wall() + hours * 3600)
    assert 0 <= even.now() - before < 60 * SECOND


def test_the_servers_time_is_never_behind_what_the_log_says() -> None:
    even = times.EvenTime()
    a_day_later = even.now() + 24 * 3600 * SECOND
    even.read(a_day_later)
    assert a_day_later <= even.now() < a_day_later + 60 * SECOND
    even.read(a_day_later - 3600 * SECOND)
    assert even.now() >= a_day_later
