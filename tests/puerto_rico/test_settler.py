"""The settler: tiles for everybody, with hacienda, construction hut and hospice."""

from __future__ import annotations

from typing import Any

import pytest

from .table import GOODS, Table, island_of


def settling(row: str = "", chance: tuple[str, ...] = (), players: int = 4, **arranged: Any) -> Table:
    """Seat 0 has just picked the settler."""
    table = Table(players, row=row, chance=chance)
    return table.arrange(**arranged).play("pick settler")


@pytest.mark.rule("puerto_rico.settler.order")
def test_each_in_turn_takes_one_tile_the_settler_first() -> None:
    table = settling().play("0: take coffee", "1: take corn", "2: take tobacco", "3: take sugar")
    assert [table.island(seat) for seat in range(4)] == [
        "indigo coffee",
        "corn indigo",
        "corn tobacco",
        "corn sugar",
    ]
    assert table.told("take") == [
        {"seat": 0, "tile": "coffee"},
        {"seat": 1, "tile": "corn"},
        {"seat": 2, "tile": "tobacco"},
        {"seat": 3, "tile": "sugar"},
    ]


@pytest.mark.rule("puerto_rico.settler.order")
def test_nobody_has_to_take_a_tile() -> None:
    table = settling().play("pass", "pass", "pass", "pass")
    assert [table.seat(seat)["free_island"] for seat in range(4)] == [11] * 4
    assert table.told("no_tile") == [{"seat": seat, "forced": False} for seat in range(4)]
    assert set(table.rules_told("no_tile")) == {"puerto_rico.settler.order"}


@pytest.mark.rule("puerto_rico.settler.plantation")
def test_only_plantations_that_lie_face_up_can_be_taken_and_equal_ones_are_one_choice() -> None:
    table = settling("corn corn corn sugar sugar")
    assert table.choices == ["pass", "take corn", "take sugar", "take quarry"]
    assert table.why_not("take coffee") == ("puerto_rico.settler.plantation", {"tile": "coffee"})
    table.play("take sugar", "take sugar")
    assert table.choices == ["pass", "take corn"]


@pytest.mark.rule("puerto_rico.settler.plantation")
def test_a_new_plantation_has_no_colonist() -> None:
    assert settling().play("take corn").island(0) == "corn indigo"


@pytest.mark.rule("puerto_rico.settler.plantation")
def test_when_the_row_is_used_up_the_others_get_nothing() -> None:
    table = Table(3).arrange(row="corn corn").play("pick settler", "0: take corn", "1: take corn")
    assert table.asked == (1, "role")
    assert table.told("no_tile") == [{"seat": 2, "forced": True}]


@pytest.mark.rule("puerto_rico.settler.quarry")
def test_the_settler_may_take_a_quarry_instead() -> None:
    table = settling()
    assert table.decision == {"kind": "settler", "seat": 0, "quarry": True}
    table.play("take quarry")
    assert table.island(0) == "indigo quarry"
    assert table.view()["quarries"] == 7
    assert table.asked == (1, "settler"), "never both a quarry and a plantation"
    assert table.rules_told("take") == ["puerto_rico.settler.quarry"]


@pytest.mark.rule("puerto_rico.settler.quarry")
def test_nobody_but_the_settler_takes_a_quarry() -> None:
    table = settling().play("take corn")
    assert table.decision["quarry"] is False
    assert table.why_not("take quarry") == (
        "puerto_rico.settler.quarry",
        {"tile": "quarry", "problem": "no_right"},
    )


@pytest.mark.rule("puerto_rico.settler.quarry")
@pytest.mark.rule("puerto_rico.buildings.construction_hut")
def test_without_quarries_left_privilege_and_construction_hut_are_void() -> None:
    table = settling(island={3: "corn" + " quarry" * 8}, city={1: "construction_hut*"})
    none_left = ("puerto_rico.settler.quarry", {"tile": "quarry", "problem": "none_left"})
    assert table.why_not("take quarry") == none_left
    assert table.play("take corn").why_not("take quarry") == none_left


@pytest.mark.rule("puerto_rico.settler.full_island")
def test_a_full_island_takes_no_more_tiles() -> None:
    table = settling(island={1: island_of(12)}).play("take corn")
    assert table.asked == (2, "settler")
    assert table.told("no_tile") == [{"seat": 1, "forced": True}]
    assert table.rules_told("no_tile") == ["puerto_rico.settler.full_island"]
    assert table.seat(1)["free_island"] == 0


@pytest.mark.rule("puerto_rico.settler.full_island")
def test_the_twelfth_space_can_be_filled_and_with_a_quarry_too() -> None:
    table = settling(island={0: island_of(11)}).play("take quarry")
    assert table.seat(0)["free_island"] == 0


@pytest.mark.rule("puerto_rico.settler.refill")
def test_what_is_left_over_is_discarded_and_a_new_row_turned_up() -> None:
    table = settling("corn indigo sugar tobacco coffee", ("row corn corn sugar sugar coffee",))
    table.play("take coffee", "take sugar", "take corn", "pass")
    assert table.told("clear_row") == [{"tiles": ["indigo", "tobacco"]}]
    assert table.view()["plantations"] == ["corn", "corn", "sugar", "sugar", "coffee"]
    assert table.view()["discards"] == 2
    assert table.rules_told("row")[1:] == ["puerto_rico.settler.refill"]


@pytest.mark.rule("puerto_rico.settler.refill")
def test_nothing_is_cleared_away_when_everything_was_taken() -> None:
    table = Table(3).arrange(row="corn corn corn").play("pick settler", *["take corn"] * 3)
    assert table.told("clear_row") == []
    assert len(table.view()["plantations"]) == 4


# The end of the pile. Islands, row and discards hold all the other tiles.


def nearly_empty(left: str, discards: str, row: str = "", seed: int = 1) -> Table:
    """Five players; the pile, the discards and the row hold only these tiles, and the islands all others. The last
    seats have the fullest islands."""
    table = Table(5, seed=seed)
    state = table.state
    for tile, name in enumerate(GOODS):
        wanted = [heap.split().count(name) for heap in (left, discards, row)]
        spare = state.face_down[tile] + state.row[tile] - sum(wanted)
        state.face_down[tile], state.discards[tile], state.row[tile] = wanted
        for seat in (4, 3, 2, 1, 0):
            room = min(spare, state.free_island[seat])
            state.circles[seat * int(state.places) + tile] += room
            state.free_island[seat] -= room
            spare -= room
    return table.arrange()


@pytest.mark.rule("puerto_rico.settler.reshuffle")
@pytest.mark.parametrize("seed", range(5))
def test_a_refill_takes_the_rest_of_the_pile_first_and_then_the_shuffled_discards(seed: int) -> None:
    table = nearly_empty("coffee coffee", "corn corn corn indigo sugar tobacco coffee", seed=seed).pick(
        "settler"
    )
    assert table.told("reshuffle") == [{"tiles": 7}]
    row = table.view()["plantations"]
    assert len(row) == 6
    assert row.count("coffee") >= 2, "what lay in the pile is in the row"
    assert (table.view()["face_down"], table.view()["discards"]) == (7 - 4, 0)


@pytest.mark.rule("puerto_rico.settler.reshuffle")
def test_an_emptied_pile_waits_until_a_tile_is_needed() -> None:
    table = nearly_empty("corn " * 6, "indigo " * 3 + "sugar").pick("settler")
    assert table.told("reshuffle") == []
    assert table.view()["face_down"] == 0
    assert table.view()["discards"] == 4


@pytest.mark.rule("puerto_rico.settler.reshuffle")
def test_tiles_discarded_in_the_same_phase_join_the_shuffle() -> None:
    table = nearly_empty("", "corn " * 6, row="indigo indigo indigo sugar sugar").pick("settler")
    assert table.told("clear_row") == [{"tiles": ["indigo", "indigo", "indigo", "sugar", "sugar"]}]
    assert table.told("reshuffle") == [{"tiles": 11}]
    assert table.view()["face_down"] == 11 - 6


@pytest.mark.rule("puerto_rico.settler.reshuffle")
def test_when_the_discards_do_not_suffice_the_row_stays_short() -> None:
    table = nearly_empty("corn", "coffee coffee").pick("settler")
    assert table.view()["plantations"] == ["corn", "coffee", "coffee"]
    assert (table.view()["face_down"], table.view()["discards"]) == (0, 0)


@pytest.mark.rule("puerto_rico.settler.reshuffle")
def test_with_no_tile_anywhere_no_row_is_turned_up() -> None:
    table = nearly_empty("", "")
    rows = len(table.told("row"))
    table.pick("settler")
    assert table.view()["plantations"] == []
    assert len(table.told("row")) == rows
    assert table.told("no_tile", forced=True) != []


# Hacienda


def hacienda(*chance: str, **arranged: Any) -> Table:
    table = Table(row="corn indigo sugar tobacco coffee", chance=chance)
    return table.arrange(city={0: "hacienda*"}, **arranged).play("pick settler")


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_a_hacienda_turns_up_a_tile_before_its_owner_chooses() -> None:
    table = hacienda("draw coffee")
    assert table.asked == (0, "hacienda")
    assert table.choices == ["pass", "draw"]
    table.play("draw")
    assert table.asked == (0, "settler")
    assert table.island(0) == "indigo coffee"
    assert table.told("draw") == [{"seat": 0, "tile": "coffee"}]
    table.play("take quarry")
    assert table.island(0) == "indigo coffee quarry"


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_the_owner_of_a_hacienda_may_leave_it() -> None:
    table = hacienda().play("pass")
    assert table.asked == (0, "settler")
    assert table.told("no_draw") == [{"seat": 0}]
    assert table.island(0) == "indigo"


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_a_hacienda_does_not_bring_a_quarry() -> None:
    assert hacienda().why_not("take quarry") == ("puerto_rico.buildings.hacienda", {"problem": "first"})
    assert hacienda().play("pass").why_not("draw") == ("puerto_rico.buildings.hacienda", {"problem": "late"})


@pytest.mark.rule("puerto_rico.buildings.hacienda")
@pytest.mark.rule("puerto_rico.settler.full_island")
def test_when_the_haciendas_tile_fills_the_island_there_is_no_other() -> None:
    table = hacienda("draw corn", island={0: island_of(11)}).play("draw")
    assert table.asked == (1, "settler")
    assert table.told("no_tile") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_with_a_full_island_the_hacienda_is_not_asked() -> None:
    table = hacienda(island={0: island_of(12)})
    assert table.asked == (1, "settler")
    assert table.told("draw") == table.told("no_draw") == []


@pytest.mark.rule("puerto_rico.buildings.hacienda")
@pytest.mark.rule("puerto_rico.settler.reshuffle")
def test_a_hacienda_shuffles_the_discards_when_the_pile_is_empty() -> None:
    table = nearly_empty("", "coffee coffee").arrange(city={0: "hacienda*"})
    table.play("pick settler", "0: draw")
    assert table.told("reshuffle") == [{"tiles": 2}]
    assert table.told("draw") == [{"seat": 0, "tile": "coffee"}]


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_without_any_tile_the_hacienda_is_not_asked() -> None:
    table = nearly_empty("", "").arrange(city={0: "hacienda*"}).pick("settler")
    assert table.told("draw") == table.told("no_draw") == []


# Construction hut and hospice


@pytest.mark.rule("puerto_rico.buildings.construction_hut")
def test_a_construction_hut_gives_others_the_right_to_a_quarry() -> None:
    table = Table().arrange(city={1: "construction_hut*"}).play("pick settler", "0: take corn")
    assert table.decision["quarry"] is True
    table.play("1: take quarry")
    assert table.island(1) == "indigo quarry"
    assert table.rules_told("take") == [
        "puerto_rico.settler.plantation",
        "puerto_rico.buildings.construction_hut",
    ]


@pytest.mark.rule("puerto_rico.buildings.construction_hut")
def test_the_settler_takes_only_one_quarry_with_a_construction_hut_too() -> None:
    table = Table().arrange(city={0: "construction_hut*"}).play("pick settler", "0: take quarry")
    assert table.asked == (1, "settler")
    assert table.rules_told("take") == ["puerto_rico.settler.quarry"]


@pytest.mark.rule("puerto_rico.buildings.hospice")
@pytest.mark.parametrize("tile", ["coffee", "quarry"])
def test_a_hospice_puts_a_colonist_of_the_supply_on_the_tile_just_taken(tile: str) -> None:
    table = Table().arrange(city={0: "hospice*"}).play("pick settler", f"take {tile}")
    assert table.decision == {"kind": "hospice", "seat": 0, "tile": tile, "source": "supply"}
    supply = table.view()["colonists"]
    table.play("recruit")
    assert table.island(0) == f"indigo {tile}*"
    assert table.view()["colonists"] == supply - 1
    assert table.told("hospice") == [{"seat": 0, "tile": tile, "source": "supply"}]


@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_a_hospice_may_be_left_alone() -> None:
    table = Table().arrange(city={0: "hospice*"}).play("pick settler", "take coffee", "pass")
    assert table.island(0) == "indigo coffee"
    assert table.told("no_hospice") == [{"seat": 0}]


@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_when_the_supply_is_empty_the_hospice_takes_from_the_colonist_ship() -> None:
    table = Table().arrange(city={0: "hospice*"}, san_juan={3: 74}).play("pick settler", "take coffee")
    assert table.decision["source"] == "ship"
    table.play("recruit")
    assert (table.view()["colonists"], table.view()["colonist_ship"]) == (0, 3)
    assert table.island(0) == "indigo coffee*"


@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_with_no_colonist_anywhere_the_hospice_is_not_asked() -> None:
    table = Table().arrange(city={0: "hospice*"}, colonist_ship=0).arrange(san_juan={3: 78})
    table.play("pick settler", "take coffee")
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_without_a_tile_there_is_no_hospice() -> None:
    table = Table().arrange(city={0: "hospice*"}).play("pick settler", "pass")
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.buildings.hospice")
@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_the_hospice_has_no_colonist_for_the_haciendas_tile() -> None:
    table = Table(chance=["draw sugar"]).arrange(city={0: "hospice* hacienda*"})
    table.play("pick settler", "draw", "take sugar", "recruit")
    assert table.island(0) == "indigo sugar* sugar", "one of the two"
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.buildings.occupied")
@pytest.mark.parametrize("building", ["hacienda", "hospice", "construction_hut"])
def test_a_building_without_a_colonist_does_nothing_for_the_settler(building: str) -> None:
    table = Table().arrange(city={1: building}).play("pick settler", "0: take corn")
    assert table.asked == (1, "settler")
    assert "take quarry" not in table.choices
    table.play("1: take indigo")
    assert table.asked == (2, "settler")
