"""What is public: everything. Only the order of the face-down plantations is unknown."""

from __future__ import annotations

import json
from typing import Any

import pytest

import quayside
from quayside import ALL, Rng

from .table import Table


def all_but_the_seat(view: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in view.items() if name != "seat"})


ALL_OF_THEM = {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True}
with_and_without_expansions = pytest.mark.parametrize("options", [{}, ALL_OF_THEM])


@pytest.mark.rule("puerto_rico.open.everything")
@with_and_without_expansions
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_the_same_and_a_spectator_too(players: int, options: dict[str, Any]) -> None:
    state = quayside.game("puerto_rico").new(players, 3, **options)
    rng = Rng(3)
    while state.to_play >= 0:
        if state.ply % 7 == 0:
            views = [state.view(viewer) for viewer in (*range(players), None, ALL)]
            assert len({all_but_the_seat(view) for view in views}) == 1
            assert [view["seat"] for view in views] == [*range(players), None, None]
        state.play(state.legal()[rng.below(len(state.legal()))])


@pytest.mark.rule("puerto_rico.open.everything")
@with_and_without_expansions
def test_everybody_is_told_the_same(options: dict[str, Any]) -> None:
    events: list[quayside.Event] = []
    state = quayside.game("puerto_rico").new(3, 3, listener=events.append, **options)
    quayside.playout(state, Rng(3))
    for event in events:
        assert len({json.dumps(event.seen_by(viewer)) for viewer in (0, 1, 2, None)}) == 1


@pytest.mark.rule("puerto_rico.open.everything")
def test_what_lies_face_down_is_known_by_kind_but_not_its_order() -> None:
    """Two games that agree in everything go on differently: the order is drawn when a tile is turned up."""
    table = Table(row="corn corn indigo sugar coffee")
    assert table.view()["face_down_kinds"] == {"corn": 6, "indigo": 9, "sugar": 10, "tobacco": 9, "coffee": 7}
    assert table.view()["face_down"] == 41
    rows: set[str] = set()
    for seed in range(20):
        world = table.state.determinize(0, Rng(seed))
        assert world.view(0) == table.view(0)
        world.play(world.parse("pick settler"))
        for _ in range(4):
            world.play(world.parse("pass"))
        rows.add(str(world.view(0)["plantations"]))
    assert len(rows) > 10


@pytest.mark.rule("puerto_rico.open.everything")
@with_and_without_expansions
def test_nobody_has_to_imagine_anything(options: dict[str, Any]) -> None:
    state = quayside.game("puerto_rico").new(3, 3, **options)
    rng = Rng(3)
    while state.to_play >= 0:
        assert {state.determinize(seat, Rng(state.ply)).key() for seat in range(3)} == {state.key()}
        state.play(state.legal()[rng.below(len(state.legal()))])
    assert [id for id in quayside.games() if quayside.game(id).open] == ["puerto_rico"]


@pytest.mark.rule("puerto_rico.open.everything")
def test_chips_doubloons_goods_and_supplies_are_shown_as_they_are() -> None:
    table = Table().arrange(
        doubloons={2: 7},
        points={2: 13},
        goods={2: "sugar 2"},
        house="coffee",
        ships={6: "corn 2"},
        cards={"mayor": 2},
    )
    view = table.view(0)
    assert (view["seats"][2]["doubloons"], view["seats"][2]["points"]) == (7, 13)
    assert view["seats"][2]["goods"] == {"corn": 0, "indigo": 0, "sugar": 2, "tobacco": 0, "coffee": 0}
    assert view["goods"] == {"corn": 8, "indigo": 11, "sugar": 9, "tobacco": 9, "coffee": 8}
    assert view["ships"][1] == {"size": 6, "good": "corn", "barrels": 2}
    assert view["roles"]["mayor"] == {"doubloons": 2, "taken": None}
    assert (view["points"], view["trading_house"]) == (87, ["coffee"])


@pytest.mark.rule("puerto_rico.open.everything")
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(ValueError, match="there is no seat 4"):
        Table().view(4)
