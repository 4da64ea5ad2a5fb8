"""The instrument that says how long anything has held the event loop."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.table.turns import A_SECOND, HOLD, LATE, LONGEST, Turns

from .players import Server


def sums() -> tuple[float, float]:
    return tuple(metric._sum.get() for metric in (LATE, HOLD))


def longest() -> Any:
    return LONGEST._value.get()


def test_our_own_work_is_a_hold_and_a_busy_machine_is_not() -> None:
    turns, before = Turns(), sums()
    turns.note(late=0.3, worked=0.25)
    assert longest() == 0.25
    turns.note(late=0.9, worked=0.001)
    turns.note(late=0.0, worked=0.02)
    assert longest() == 0.25
    late, hold = (after - earlier for after, earlier in zip(sums(), before, strict=True))
    assert late == pytest.approx(1.2)
    assert hold == pytest.approx(0.251)


def test_the_longest_hold_is_forgotten_after_a_minute() -> None:
    turns = Turns()
    turns.note(0.5, 0.5)
    for _ in range(60 * A_SECOND - 1):
        turns.note(0.0, 0.0)
        assert longest() == 0.5
    for _ in range(A_SECOND):
        turns.note(0.001, 0.001)
    assert longest() == 0.001


def test_an_operator_sees_it(server: Server) -> None:
    numbers = server.player("Rosa").http.get("/metrics").text
    for name in ("loop_longest_hold_seconds", "loop_hold_seconds_bucket", "loop_late_seconds_bucket"):
        assert f"\nquayside_{name}" in numbers
    for name in ("messages_total", "held_back_total"):
        assert f"\nquayside_{name}" in numbers
