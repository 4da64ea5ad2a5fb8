"""Royal favors, the Cardinal's walk, and church scoring."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

import quayside
from quayside.core.vecs import vec
from quayside.games.lisboa.board import CLERGY, EMPTY, FACE_DOWN
from quayside.games.lisboa.state import LAID, LisboaState

from ..lists import Lists
from .table import Table, setup_script


def meeting(*outcomes: str, steps: str = "move 1", **arranged: Any) -> Table:
    """Seat 0 trades cloth for a meeting with the Cardinal, who has walked."""
    table = Table(3, outcomes).arrange(**arranged).tuck("P10").play("trade cloth cardinal")
    return table.play(steps)


# Royal favors


@pytest.mark.rule("lisboa.favor.take")
def test_a_favor_comes_from_the_supply() -> None:
    table = Table(3).tuck("P10").play("trade cloth favor")
    assert table.choices == ["favor marquis", "favor builder"]
    table.play("favor builder")
    assert table.seat(0)["favors"] == ["king", "builder"]
    assert table.view()["favors"] == {"king": 2, "marquis": 2, "builder": 1}


@pytest.mark.rule("lisboa.favor.take")
def test_none_is_left_of_a_noble() -> None:
    table = Table(2, favors=("king", "builder")).arrange(favors={0: "king", 1: "marquis builder"})
    table.state.favor_supply[1] = 0
    table.state.favors[0], table.state.favors[1], table.state.favor_supply[0] = 0, 1, 2
    table.settle().tuck("P10").play("trade cloth favor")
    assert table.choices == ["favor king", "favor builder"]
    assert table.why_not("favor marquis")[0] == "lisboa.favor.one"
    table = Table(3).arrange(favors={1: "marquis", 2: "marquis"})
    table.state.favor_supply[1] = 0
    table.state.favors[1] = 1
    table.settle()
    assert "marquis" in table.seat(0)["favors"]


@pytest.mark.rule("lisboa.favor.one")
def test_one_favor_of_each_noble_at_most() -> None:
    table = Table(3).tuck("P10").play("trade cloth favor")
    assert table.why_not("favor king") == ("lisboa.favor.one", {"noble": "king"})
    table = Table(3).arrange(favors={0: "king marquis builder"}).tuck("P10")
    assert "trade cloth favor" not in table.choices


# The walk


@pytest.mark.rule("lisboa.cardinal.walk")
def test_one_or_two_spaces_clockwise() -> None:
    table = Table(3).tuck("P10").play("trade cloth cardinal")
    assert table.choices == ["move 1", "move 2"]
    assert meeting(cardinal=5).view()["church"]["cardinal"] == 0
    assert meeting(cardinal=3, steps="move 2").view()["church"]["cardinal"] == 5


@pytest.mark.rule("lisboa.cardinal.walk")
def test_some_rewards_allow_exactly_one_space() -> None:
    """P08: cardinal:1."""
    table = Table(3).tuck("P08")
    assert table.choices == ["pass", "move 1"]
    assert table.why_not("move 2") == ("lisboa.cardinal.walk", {"steps": 1})


@pytest.mark.rule("lisboa.cardinal.walk")
def test_he_goes_only_where_a_tile_lies() -> None:
    table = Table(3).arrange(cardinal=0)
    state = Lists(table.state)
    state.aside.extend(state.unseen[:2])  # two places whose tiles are gone, as when bag and heap are empty
    del state.unseen[:2]
    state.track[1] = state.track[2] = EMPTY
    state.keep()
    table.settle().tuck("P10").play("trade cloth cardinal")
    assert table.view()["church"]["cardinal"] == 2, "one space on there is nothing to take"
    table = Table(3).arrange(clergy={0: "C01 C02 C03 C04"}).tuck("P10")
    assert "trade cloth cardinal" not in table.choices, "no room for a fifth tile"


@pytest.mark.rule("lisboa.cardinal.tiles")
def test_the_two_tiles_beside_him_are_turned_up_and_one_is_taken() -> None:
    table = meeting("turn C05", "turn C06")
    assert table.choices == ["clergy C05", "clergy C06"]
    assert table.why_not("clergy C07") == ("lisboa.cardinal.tiles", {"tile": "C07"})
    assert table.view()["church"]["track"] == ["face_down", "C05", "C06", *["face_down"] * 3]
    bag = table.view()["church"]["bag"]
    table.play("clergy C06")
    assert table.seat(0)["clergy"] == ["C06"]
    assert table.view()["church"]["track"][1:3] == ["C05", "face_down"], "the other stays, a new one comes"
    assert table.view()["church"]["bag"] == bag - 1
    assert table.seat(0)["benefits"] == {"land": 1}


@pytest.mark.rule("lisboa.cardinal.tiles")
def test_a_tile_that_lies_face_up_is_not_turned_again() -> None:
    table = meeting("turn C05", track={2: "C30"})
    assert table.choices == ["clergy C05", "clergy C30"]


@pytest.mark.rule("lisboa.cardinal.tiles")
def test_cashed_tiles_become_the_bag_when_it_is_empty_and_else_the_place_stays_empty() -> None:
    for cashed, place, bag in ((True, "face_down", 26), (False, None, 0)):
        table = Table(3).arrange(track={1: "C01", 2: "C02"}, clergy={1: "C03 C04 C05 C06"})
        state = table.state
        state.aside, state.unseen = (
            state.unseen[4:],
            state.unseen[:4],
        )  # four lie face down, none is in the bag
        table.settle().tuck("P10").play("trade cloth cardinal", "move 1")
        assert table.view()["church"]["bag"] == 0
        if not cashed:
            state.aside = vec[i64]()  # as no game comes to: tiles would be missing
        state.play(state.parse("clergy C01"))
        church = table.view()["church"]
        assert (church["track"][1], church["bag"], church["cashed"]) == (place, bag, [])


@pytest.mark.rule("lisboa.cardinal.tiles")
def test_what_was_laid_before_does_not_come_out_of_a_new_bag() -> None:
    """All unseen tiles lie on places 0 and 1; the tile on place 2 came out of a bag of cashed ones."""
    table = Table(3).arrange(clergy={1: "C03 C04 C05 C06"}, track={3: "C07", 4: "C08", 5: "C09"})
    state = table.state
    state.returned, state.unseen = state.unseen[2:], state.unseen[:2]
    state.track[0], state.track[1], state.track[2] = LAID, LAID, FACE_DOWN
    on_track = [CLERGY[tile] for tile in state.unseen]
    table.settle().fate(*[f"turn {tile}" for tile in on_track])
    table.tuck("P10").play("trade cloth cardinal")
    with pytest.raises(quayside.ChanceError, match=f"{on_track[1]} is not there to be drawn"):
        table.play("move 1")


@pytest.mark.rule("lisboa.cardinal.gain")
@pytest.mark.parametrize("tile", ["C07", "C14"])
def test_a_tile_may_bring_influence_when_it_is_taken_beside_the_cardinal(tile: str) -> None:
    """P08 shows 1 influence, P10, which was just tucked, 2, and C34 adds 1 to each gain."""
    arranged: Any = {"portfolio": {0: "P08"}, "clergy": {0: "C34"}, "influence": {0: 2}}
    table = meeting(f"turn {tile}", "turn C05", **arranged).play(f"clergy {tile}")
    gains = [event for event in table.events if event.rule == "lisboa.cardinal.gain"]
    assert [(gain.kind, gain.args["origin"], gain.args["target"]) for gain in gains] == [("influence", 2, 6)]
    assert table.seat(0)["benefits"] == {"influence": 1}, "nothing lasts"


@pytest.mark.rule("lisboa.cardinal.gain", "lisboa.setup.clergy")
def test_a_starting_tile_of_that_kind_brings_nothing() -> None:
    state = quayside.game("lisboa").new(2, 1, chance=setup_script(2, offers=("C07 C08", "C09 C14")))
    assert isinstance(state, LisboaState)
    for move in ("clergy C07", "clergy C14"):
        state.play(state.parse(move))
    assert list(state.influence) == [6, 5]


@pytest.mark.rule("lisboa.cardinal.icons")
@pytest.mark.parametrize(
    ("start", "steps", "treasury", "lies"),
    [
        (1, "move 1", 3, False),  # reaches space 2
        (1, "move 2", 3, False),  # passes it
        (2, "move 1", 2, False),
        (4, "move 1", 2, True),  # reaches space 5
        (4, "move 2", 2, True),  # passes it
        (5, "move 1", 2, False),
    ],
)
def test_icons_reached_or_passed(start: int, steps: str, treasury: int, lies: bool) -> None:
    table = meeting("turn C05", "turn C06", steps=steps, cardinal=start)
    assert table.view()["treasury"]["index"] == 2, "after the tile is taken"
    table.play("clergy C05")
    assert table.view()["treasury"]["index"] == treasury
    assert table.view()["church"]["lies"] == lies


@pytest.mark.rule("lisboa.cardinal.icons", "lisboa.church.scoring")
def test_if_he_lies_already_nothing_more_happens_and_there_is_one_scoring_begun_by_the_first() -> None:
    """The visitor lays him down; a follower takes him once around."""
    table = Table(2, ["turn C05", "turn C06"]).arrange(
        cardinal=4, reis={0: 40, 1: 40}, favors={1: "king"}, influence={1: 10}
    )
    table.court("P07").play("act cardinal", "move 1", "clergy C05")
    table.state.cardinal = 4
    table.play("open N1")
    while table.asked != (1, "following"):
        table.play(table.choices[0])
    table.play("1: follow", "1: act cardinal", "move 1", "clergy C06")
    assert table.told("lay_down") == [{"seat": 0}]
    table.draw_anything()
    assert table.asked == (0, "cashing")


# Church scoring


def scoring(**arranged: Any) -> Table:
    """Seat 0 has laid the Cardinal down, taken C36, and drawn."""
    table = meeting("turn C36", "turn C06", cardinal=4, **arranged).play("clergy C36", "pass")
    return table.draw_anything()


@pytest.mark.rule("lisboa.church.scoring")
def test_wigs_on_the_backs_and_one_gain_of_influence() -> None:
    """C36 has 3 wigs, C04 has 2. The tucked P10 gives influence 2."""
    table = scoring(clergy={0: "C04 C34"}, influence={0: 1})
    assert (table.asked, table.choices) == ((0, "cashing"), ["pass", "cash C04", "cash C34", "cash C36"])
    table.play("cash C36", "cash C04")
    assert table.influence[0] == 1, "only when all are cashed"
    table.play("pass")
    assert (table.wigs[0], table.influence[0]) == (5, 1 + 2 + 1), "C34, which is kept, adds one"
    assert table.view()["church"]["cashed"] == ["C04", "C36"]
    assert table.view()["church"]["lies"] is False


@pytest.mark.rule("lisboa.church.scoring")
def test_clockwise_from_who_laid_him_down_and_nobody_has_to() -> None:
    table = scoring(clergy={2: "C01"})
    table.play("0: pass")
    assert table.asked == (2, "cashing"), "seat 1 has no tile"
    table.play("2: pass")
    assert table.asked == (1, "card")
    assert table.influence == [4, 5, 6], "who cashes nothing gains nothing"


@pytest.mark.rule("lisboa.church.scoring")
def test_a_follower_may_begin_it() -> None:
    table = Table(3, ["building B02.a", "turn C05", "turn C06"])
    table.arrange(cardinal=4, reis={0: 40}, favors={1: "king"}, clergy={0: "C10"})
    table.court("P07").play("pass", "open N1")
    while table.asked != (1, "following"):
        table.play(table.choices[0])
    table.play("1: follow", "1: act cardinal", "move 1", "clergy C05").draw_anything()
    assert table.asked == (1, "cashing")
    table.play("1: pass")
    assert table.asked == (0, "cashing")


@pytest.mark.rule("lisboa.church.scoring", "lisboa.warehouse.limit")
def test_a_cashed_warehouse_tile_makes_goods_go_back_at_once() -> None:
    table = scoring(goods={0: "gold 2 cloth 1"})
    state = table.state
    state.goods[0] += 1
    state.supply[0] -= 1
    table.settle()
    assert table.goods(0) == "gold 3"
    table.play("cash C36")
    assert table.goods(0) == "gold 2"
    assert table.told("return_goods")[-1] == {"seat": 0, "good": "gold", "count": 1}


@pytest.mark.rule("lisboa.church.scoring")
def test_only_ones_own_tiles_can_be_cashed() -> None:
    table = scoring(clergy={1: "C01"})
    assert table.why_not("cash C01") == ("lisboa.church.scoring", {"tile": "C01"})
