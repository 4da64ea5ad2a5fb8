"""What the clocks of a table say, second by second, with nothing around them."""

from __future__ import annotations

import time

import pytest

from quayside.server import times
from quayside.table.clocks import Clock, Clocks, Span

BUDGET = Clock("budget", 60, increment=20)
MOVE = Clock("move", 5)
DAYS = Clock("move", 3 * 24 * 3600)
SECOND = 1000
DAY = 24 * 3600 * SECOND


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


# Holidays


def on_holiday(clock: Clock, *days: tuple[int, int]) -> Clocks:
    """Seat 0 has begun to decide at time 0, and takes days off."""
    clocks = started(clock)
    clocks.holidays(0, [Span(begins * DAY, ends * DAY) for begins, ends in days])
    return clocks


@pytest.mark.parametrize(
    ("days", "ends"),
    [
        ([], 3),
        ([(1, 4)], 6),
        ([(-5, 2)], 5),  # away already when the turn came
        ([(1, 2), (4, 10)], 4),  # the second begins at the moment when time is up
        ([(1, 2), (3, 10)], 11),
        ([(3, 10)], 3),
        ([(-9, -2), (5, 6)], 3),  # neither is any of this turn's
    ],
)
def test_a_clock_of_days_stands_still_while_whoever_decides_is_on_holiday(
    days: list[tuple[int, int]], ends: int
) -> None:
    assert on_holiday(DAYS, *days).deadline() == ends * DAY


def test_days_off_cost_nothing_of_a_budget_of_days() -> None:
    clocks = on_holiday(Clock("budget", 10 * 24 * 3600), (1, 5))
    assert clocks.deadline() == 14 * DAY
    clocks.moved(1, ply=1, by_bot=False, at=7 * DAY)
    assert clocks.left[0] == 7 * DAY
    clocks.moved(0, ply=2, by_bot=False, at=8 * DAY)
    assert clocks.deadline() == 15 * DAY


def test_a_clock_of_minutes_knows_no_holidays() -> None:
    assert on_holiday(BUDGET, (-1, 20)).deadline() == 60 * SECOND
    assert on_holiday(Clock("move", 24 * 3600 - 1), (-1, 20)).deadline() == DAY - SECOND


def test_a_holiday_that_is_ended_early_gives_the_rest_of_it_back() -> None:
    clocks = on_holiday(DAYS, (1, 9))
    clocks.holidays(0, [Span(DAY, 3 * DAY)])
    assert clocks.deadline() == 5 * DAY


def test_who_comes_back_from_a_bot_in_a_holiday_has_what_he_had() -> None:
    clocks = on_holiday(DAYS, (1, 4))
    clocks.bot_takes_over(0, at=2 * DAY)
    clocks.person_is_back(0, at=5 * DAY)
    assert clocks.deadline() == 7 * DAY, "one of his three days was used"


def test_the_holidays_of_one_do_not_stop_the_clock_of_another() -> None:
    clocks = on_holiday(DAYS, (0, 20))
    clocks.moved(1, ply=1, by_bot=False, at=DAY)
    assert clocks.deadline() == 4 * DAY


def test_a_restart_does_not_wind_up_a_clock_of_days() -> None:
    clocks = started(DAYS)
    clocks.server_was_away(at=DAY, least=3600 * SECOND)
    assert clocks.deadline() == 3 * DAY
    clocks.server_was_away(at=4 * DAY, least=3600 * SECOND)
    assert clocks.deadline() == 4 * DAY + 3600 * SECOND
    clocks.server_was_away(at=4 * DAY)
    assert clocks.deadline() == 7 * DAY, "as it was done before"


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
