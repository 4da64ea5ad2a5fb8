"""The Marquis' acts: building a ship, producing goods, taking decrees."""

from __future__ import annotations

import pytest

from ..lists import Lists
from .table import Table


def shipbuilding(**arranged: object) -> Table:
    """Seat 0 visits the Marquis and takes his ship."""
    return Table(3).arrange(**arranged).court("P12").play("act ship")


def production(**arranged: object) -> Table:
    """Seat 0 visits the Marquis and produces."""
    return Table(3).arrange(**arranged).court("P12").play("act produce")


# Ships


@pytest.mark.rule("lisboa.ship.build")
def test_the_next_ship_joins_the_top_row_docked() -> None:
    table = shipbuilding().play("give gold")
    assert table.seat(0)["top"] == ["S01"]
    assert table.view()["ships"]["S01"] == {
        "owner": 0, "at_sea": False, "hold": 1, "aboard": {"gold": 0, "tools": 0, "books": 0, "cloth": 0},
    }  # fmt: skip
    assert table.view()["shipyard"] == ["S02", "S04", "S05"]
    assert table.seat(0)["drawing"] == 1


@pytest.mark.rule("lisboa.ship.build")
def test_a_new_ship_needs_a_slot_and_room_is_made_before_it_is_paid() -> None:
    table = shipbuilding(portfolio={0: "P08 P09"})
    assert (table.asked, table.choices) == ((0, "room"), ["drop P08", "drop P09"])
    assert table.goods(0) == "gold 1 tools 1 books 1 cloth 1"
    table.play("drop P08", "give gold")
    assert table.seat(0)["top"] == ["P09", "S01"]


@pytest.mark.rule("lisboa.ship.build")
@pytest.mark.parametrize(
    ("ship", "hold", "adds", "influence"),
    [("S01", 1, 0, 1), ("S04", 2, 1, 2), ("S07", 3, 2, 2), ("S10", 4, 3, 3)],
)
def test_the_four_colours(ship: str, hold: int, adds: int, influence: int) -> None:
    table = Table(3).arrange(portfolio={1: ship}).tuck("P10")
    assert table.view()["ships"][ship]["hold"] == hold
    assert table.decision["sales"][f"sell cloth {ship}"] == 5 + adds
    assert table.seat(1)["drawing"] == influence


@pytest.mark.rule("lisboa.ship.build")
def test_without_ships_in_the_yard_none_is_built() -> None:
    table = Table(3).arrange(yard="").court("P12")
    assert table.asked == (0, "decree")


@pytest.mark.rule("lisboa.ship.upgrade")
def test_an_upgrade_costs_the_difference_and_needs_no_slot() -> None:
    table = shipbuilding(yard="S07", portfolio={0: "P08 S04"}, aboard={"S04": "cloth 1"})
    assert table.decision["costs"] == {"new": 3, "S04": 1}
    assert table.choices == ["ship new", "ship S04"]
    table.play("ship S04", "give tools")
    assert table.seat(0)["top"] == ["P08", "S07"]
    assert table.view()["ships"]["S07"]["aboard"]["cloth"] == 1, "its goods move over"
    assert "S04" not in table.view()["ships"]
    assert table.seat(0)["drawing"] == 1 + 2


@pytest.mark.rule("lisboa.ship.upgrade")
def test_only_ones_own_docked_ships_with_a_smaller_hold() -> None:
    table = shipbuilding(
        yard="S05", sets={0: 2}, portfolio={0: "S01 S04 S02", 1: "S03"}, aboard={"S01": "gold 1"}
    )
    assert table.choices == ["ship new", "ship S02"]
    for ship, why in (("S01", "at sea"), ("S04", "not smaller"), ("S03", "of another"), ("S10", "of nobody")):
        assert table.why_not(f"ship {ship}") == ("lisboa.ship.upgrade", {"ship": ship}), why


@pytest.mark.rule("lisboa.ship.goods")
def test_goods_of_different_types_one_by_one_in_order() -> None:
    table = shipbuilding(yard="S04", goods={0: "gold 2 tools 1 cloth 1"})
    assert table.choices == ["give gold", "give tools"], "after cloth nothing could follow"
    assert table.why_not("give cloth") == ("lisboa.ship.goods", {"types": 3})
    table.play("give gold")
    assert table.choices == ["give tools", "give cloth"], "each type once"
    table.play("give cloth")
    assert table.goods(0) == "gold 1 tools 1"


@pytest.mark.rule("lisboa.ship.goods")
def test_every_set_of_types_is_reached_exactly_once() -> None:
    found: list[str] = []

    def give(table: Table, given: str) -> None:
        if table.asked[1] != "ship_goods":
            found.append(table.goods(0))
            return
        for choice in table.choices:
            after = shipbuilding(yard="S04")
            after.play(*[*given.split(", "), choice] if given else [choice])
            give(after, f"{given}, {choice}" if given else choice)

    give(shipbuilding(yard="S04"), "")
    assert len(found) == len(set(found)) == 6


@pytest.mark.rule("lisboa.ship.goods")
def test_with_too_few_types_the_ship_cannot_be_built() -> None:
    table = Table(3).arrange(yard="S07", goods={0: "gold 2 cloth 2"}).court("P12")
    assert table.asked == (0, "decree")
    table = (
        Table(3)
        .arrange(yard="S07", goods={0: "gold 2 cloth 2"}, portfolio={0: "S04"})
        .court("P12")
        .play("act ship")
    )
    assert table.asked == (0, "ship_goods"), "as an upgrade it costs one good"


@pytest.mark.rule("lisboa.ship.goods", "lisboa.houses.middle")
@pytest.mark.parametrize(("houses", "new", "upgrade"), [(0, 3, 1), (1, 2, 0), (2, 2, 0), (3, 0, 0)])
def test_middle_houses_make_ships_cheaper(houses: int, new: int, upgrade: int) -> None:
    table = shipbuilding(yard="S07", portfolio={0: "S04"}, houses={0: f"middle {houses}"})
    assert table.decision["costs"] == {"new": new, "S04": upgrade}


@pytest.mark.rule("lisboa.ship.launch")
def test_the_treasury_rises_then_influence_is_gained_the_new_ship_included() -> None:
    table = shipbuilding(influence={0: 3}, portfolio={0: "P09"}).play("give gold")
    assert table.view()["treasury"]["index"] == 3
    assert table.influence[0] == 3 - 1 + 2 + 1
    kinds = [event.kind for event in table.events]
    at = kinds.index("ship")
    assert kinds[at : at + 3] == ["ship", "treasury", "influence"]


@pytest.mark.rule("lisboa.ship.launch")
def test_the_marker_stops_at_the_top() -> None:
    table = shipbuilding(treasury=10, influence={0: 9}).play("give gold")
    assert table.view()["treasury"]["index"] == 10


# Producing


@pytest.mark.rule("lisboa.produce.stores")
def test_a_good_for_each_store() -> None:
    table = production(goods={0: ""}, stores={"A2 tools": 0, "B2 tools": 0, "C4 cloth": 0, "D1 gold": 1})
    assert table.goods(0) == "tools 2 cloth 1"


@pytest.mark.rule("lisboa.produce.stores", "lisboa.warehouse.limit")
def test_what_has_no_room_is_not_produced() -> None:
    table = production(goods={0: "tools 1 cloth 2"}, stores={"A2 tools": 0, "B2 tools": 0, "C4 cloth": 0})
    assert table.goods(0) == "tools 2 cloth 2"
    assert table.view()["prices"] == {"gold": 6, "tools": 4, "books": 5, "cloth": 5}
    assert table.view()["supply"]["cloth"] == 17 - 2 - 2


@pytest.mark.rule("lisboa.produce.stores")
def test_the_supply_may_run_out() -> None:
    table = Table(3).arrange(
        sets={0: 5, 1: 4}, goods={0: "", 1: "tools 6", 2: "tools 2"}, stores={"A2 tools": 0}
    )
    table.arrange(
        portfolio={1: "S10 S04", 2: "S01"}, aboard={"S10": "tools 4", "S04": "tools 2", "S01": "tools 1"}
    )
    table.arrange(sets={2: 2}, goods={2: "tools 4"})
    assert table.view()["supply"]["tools"] == 0
    table.court("P12")
    assert table.asked == (0, "decree"), "nothing would be produced"


@pytest.mark.rule("lisboa.produce.choice", "lisboa.houses.right")
@pytest.mark.parametrize(("houses", "choices"), [(1, 1), (2, 1), (3, 0)])
def test_right_houses_bring_a_good_of_choice_or_one_of_every_type(houses: int, choices: int) -> None:
    table = production(goods={0: ""}, houses={0: f"right {houses}"})
    if choices:
        assert table.asked == (0, "gaining")
        assert table.choices == ["pass", "gain gold", "gain tools", "gain books", "gain cloth"]
        table.play("gain gold")
        assert table.seat(0)["goods"]["gold"] == 1
        assert table.view()["prices"]["gold"] == 5, "it counts as produced"
    else:
        assert {"gold", "tools", "books", "cloth"} == {
            good for good, n in table.seat(0)["goods"].items() if n
        }
    assert table.asked == (0, "decree")


@pytest.mark.rule("lisboa.produce.choice")
def test_goods_of_choice_come_last_and_each_may_be_declined() -> None:
    """C29, C30: produce+1 each."""
    table = production(goods={0: ""}, stores={"B2 tools": 0}, clergy={0: "C29 C30"})
    assert table.goods(0) == "tools 1"
    table.play("pass", "gain cloth")
    assert table.goods(0) == "tools 1 cloth 1"
    assert table.view()["prices"] == {"gold": 6, "tools": 4, "books": 5, "cloth": 4}


@pytest.mark.rule("lisboa.produce.needed")
def test_who_has_no_good_cannot_decline_the_production_that_the_card_needs() -> None:
    """P13: produce. With a good of his own he may."""
    stores = {"B2 tools": 0}
    table = Table(3).arrange(goods={0: ""}, stores=stores).tuck("P13")
    assert (table.asked, table.goods(0)) == ((0, "business"), "tools 1")
    assert Table(3).arrange(goods={0: "gold 1"}, stores=stores).tuck("P13").choices == ["pass", "accept"]


@pytest.mark.rule("lisboa.produce.needed")
def test_his_last_good_of_choice_cannot_be_declined_while_he_has_none() -> None:
    """C29, C30: produce+1 each."""
    table = Table(3).arrange(goods={0: ""}, clergy={0: "C29 C30"}).tuck("P13")
    assert "pass" in table.choices, "there is another"
    table.play("pass")
    assert table.choices == [f"gain {good}" for good in ("gold", "tools", "books", "cloth")]
    assert table.why_not("pass") == ("lisboa.produce.needed", {})
    table = Table(3).arrange(goods={0: ""}, clergy={0: "C29 C30"}).tuck("P13").play("gain books")
    assert "pass" in table.choices, "he has a good now"


@pytest.mark.rule("lisboa.produce.needed")
def test_at_the_end_of_period_1_no_card_needs_a_good() -> None:
    table = Table(3).arrange(goods={0: ""}, stores={"B2 tools": 0}, hand={0: "P13 P17"})
    table.arrange(display={"king": "", "marquis": "", "builder": "P37"})
    table.play("card P17", "gold", "draw builder").arrange(goods={0: ""}).play("reward P13")
    assert (table.asked, table.choices) == ((0, "production"), ["pass", "accept"])


@pytest.mark.rule("lisboa.produce.prices")
def test_a_price_falls_once_for_a_type_and_not_below_the_lowest() -> None:
    table = production(
        goods={0: ""}, stores={"A2 tools": 0, "B2 tools": 0, "C4 cloth": 0}, prices={"cloth": 2}
    )
    assert table.view()["prices"] == {"gold": 6, "tools": 4, "books": 5, "cloth": 2}
    assert table.told("price") == [{"good": "tools", "price": 4}]


# Decrees


@pytest.mark.rule("lisboa.decree.take")
def test_a_face_up_decree_is_taken_and_lies_open() -> None:
    table = Table(3).court("P12").play("pass", "decree D03").fate()
    assert table.view(1)["seats"][0]["decrees"] == ["D03"]
    table = Table(3).arrange(clergy={0: "C37"}).court("P12").play("pass", "decree D03")
    assert table.gained("clergy_benefit") == {0: 1}


@pytest.mark.rule("lisboa.decree.take")
def test_without_a_decree_the_marquis_cannot_be_visited() -> None:
    table = Table(3)
    state = Lists(table.state)
    state.decrees[2] = [*state.decrees_shown, *state.decrees_left]
    state.decrees_shown, state.decrees_left = [], []
    state.keep()
    table.settle()
    assert "court" not in table.uses("P12")


@pytest.mark.rule("lisboa.decree.display")
def test_only_what_lies_face_up_and_the_display_is_filled_up_at_the_end_of_the_action() -> None:
    table = Table(3, ["decrees D20 D30"]).arrange(sets={0: 1}).court("P12").play("pass")
    assert table.why_not("decree D20") == ("lisboa.decree.display", {"decree": "D20"})
    table.play("decree D03", "spend")
    assert len(table.choices) == 7
    table.play("decree D04")
    assert table.view()["decrees"]["shown"] == ["D01", "D02", "D05", "D06", "D07", "D08", "D20", "D30"]


@pytest.mark.rule("lisboa.decree.marker")
def test_a_marker_pays_for_one_more_decree_once_for_each_set() -> None:
    table = Table(3).arrange(sets={0: 1}, favors={1: ""}).court("P12").play("pass", "decree D03")
    assert (table.asked, table.choices) == ((0, "marker"), ["pass", "spend"])
    table.play("spend", "decree D04")
    own = table.seat(0)
    assert (own["markers"], own["sets"], own["storage"], own["limit"]) == (0, 1, 3, 3)
    table.draw_anything().finish().idle(2)
    table.court("P14").play("pass", "decree D05")
    assert table.asked == (0, "drawing"), "the marker is spent"


@pytest.mark.rule("lisboa.decree.marker")
def test_one_marker_in_an_action_and_it_need_not_be_spent() -> None:
    table = (
        Table(3)
        .arrange(sets={0: 2}, favors={1: ""})
        .court("P12")
        .play("pass", "decree D03", "spend", "decree D04")
    )
    assert table.seat(0)["markers"] == 1
    assert table.asked == (0, "drawing")
    table = Table(3).arrange(sets={0: 1}).court("P12").play("pass", "decree D03", "pass")
    assert table.seat(0)["markers"] == 1
