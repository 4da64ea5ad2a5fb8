"""What is still to be done: a stack of frames that keep what was put into them, and their text."""

from __future__ import annotations

import pytest

import quayside
from quayside import PositionError
from quayside.core.agenda import (
    HIDDEN,
    LARGEST_KIND,
    LARGEST_NUMBER,
    LARGEST_SEAT,
    LARGEST_SECOND,
    LARGEST_THIRD,
    Agenda,
    Frame,
    agenda_of,
)
from quayside.core.position import Agenda as Text
from quayside.core.rules import Rules
from quayside.games.manila.rules.placement import PlacementRound

LARGEST = Frame(LARGEST_KIND, LARGEST_SEAT, LARGEST_NUMBER, LARGEST_SECOND, LARGEST_THIRD)
STATE = quayside.game("manila").new(players=3, seed=1)


def top(agenda: Agenda) -> Frame:
    return Frame(agenda.kind, agenda.seat, agenda.number, agenda.second, agenda.third)


def test_the_top_frame_is_the_last_one_put_there() -> None:
    frames = [Frame(0), Frame(5, 3), LARGEST, Frame(7, 0, 1), Frame(2, 1, 0, 9), Frame(2, 1, 0, 0, 9)]
    agenda = Agenda()
    for frame in frames:
        agenda.push(*frame)
        assert top(agenda) == frame
    assert agenda.frames() == frames
    assert agenda.count(2) == 2
    assert agenda.holds(7, number=1)
    assert not agenda.holds(7)
    while frames:
        assert top(agenda) == frames.pop()
        agenda.pop()
        assert agenda.frames() == frames
    assert agenda.is_empty
    assert agenda.kind == -1


def test_a_frame_may_take_the_place_of_another() -> None:
    agenda = agenda_of([Frame(1), Frame(2, 3, 4, 5, 6)])
    agenda.replace(7, number=8)
    assert top(agenda) == Frame(7, 0, 8)
    assert agenda.frames() == [Frame(1), Frame(7, 0, 8)]


def test_whole_agendas_are_put_on_top_and_cleared() -> None:
    agenda = agenda_of([Frame(1)])
    agenda.push_all(agenda_of([Frame(2), Frame(3, 4)]))
    assert top(agenda) == Frame(3, 4)
    agenda.clear()
    assert agenda == Agenda()
    assert agenda.is_empty


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    agenda = agenda_of([Frame(1), LARGEST])
    twin = agenda.copy()
    assert twin == agenda
    assert hash(twin) == hash(agenda)
    assert top(twin) == LARGEST
    twin.pop()
    assert twin != agenda
    assert top(agenda) == LARGEST


TEXT = Text(["role", "roll", "recruit"], unseated=("roll",), joined={"recruit": (16, 2)})


@pytest.mark.parametrize(
    ("frames", "text"),
    [
        ([Frame(0), Frame(0, 2), Frame(0, 2, 7)], "role,role.2,role.2.7"),
        ([Frame(1), Frame(1, 0, 4)], "roll,roll.4"),
        ([Frame(0, 1, HIDDEN)], "role.1.?"),
        ([Frame(2, 1, 5, 1, 3), Frame(2, 0, 0, 0, 1)], "recruit.1.117,recruit.0.32"),
    ],
)
def test_frames_are_written_without_what_is_0_and_read_again(frames: list[Frame], text: str) -> None:
    assert TEXT.write(STATE, agenda_of(frames), Agenda()) == text
    assert TEXT.read(STATE, text, Agenda()) == agenda_of(frames)


@pytest.mark.parametrize(
    "text", ["", "rest", "role.1.2.3", "roll.1.2", "role.16", "role.-1", "role.1.1048576", "role.?"]
)
def test_what_is_no_frame_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        TEXT.read(STATE, text, Agenda())


def test_a_step_at_a_wrong_place_of_the_list_is_found_at_once() -> None:
    with pytest.raises(ValueError, match="'placement_round' is of kind 4, not 0"):
        Rules([PlacementRound()], [])
