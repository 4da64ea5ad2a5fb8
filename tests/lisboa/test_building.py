"""The King's noble action: opening a public building."""

from __future__ import annotations

import pytest

from .table import Table


def opening(players: int = 3, **arranged: object) -> Table:
    """Seat 0 visits the King and is about to choose a plan and a space."""
    table = Table(players).arrange(
        **{"reis": {0: 40}, "influence": {0: 5}, "favors": {1: "", 2: ""}, **arranged}
    )
    return table.court("P09").play("pass")


@pytest.mark.rule("lisboa.building.plan")
def test_a_plan_opens_its_architects_current_building_in_the_order_of_the_rule() -> None:
    table = opening(plans={0: "santos.3"}, offices={"king": "0 0"}).play("open santos.3 N1")
    assert table.reis[0] == 43, "cubes and reward come first"
    assert table.seat(0)["cubes"] == {"earthquake": 1, "fire": 1, "tsunami": 0}
    table.play("pay 3+0")
    kinds = [event.kind for event in table.events]
    order = [kinds.index(kind) for kind in ("open", "cube", "send", "building_opens")]
    assert order == sorted(order)
    space = table.view()["city"]["spaces"]["N1"]
    assert space["building"] == "B01.a", "as it lies"
    assert (space["opener"], space["officials"]) == (0, 3), "two sent and one hired"
    assert (table.seat(0)["done"], table.view(0)["seats"][0]["plan_kinds"]) == ({"santos.3": 1}, {})


@pytest.mark.rule("lisboa.building.plan")
def test_only_with_a_plan_that_one_has() -> None:
    table = opening()
    assert table.why_not("open mardel.2 N1") == ("lisboa.building.plan", {"plan": "mardel.2"})
    assert table.why_not("open santos.3 N1") == ("lisboa.building.plan", {"plan": "santos.3"})


@pytest.mark.rule("lisboa.building.plan")
def test_equal_plans_are_one_choice() -> None:
    table = opening(plans={0: "santos.2 santos.2"})
    assert len(table.choices) == len(set(table.choices))
    table.play("open santos.2 WA").finish()
    assert table.view(0)["seats"][0]["plan_kinds"].get("santos.2", 0) >= 1


@pytest.mark.rule("lisboa.building.space")
def test_north_of_a_street_the_building_serves_its_trade() -> None:
    """B01.a serves gold and tools."""
    table = opening()
    north = [choice.split()[-1] for choice in table.choices if choice.split()[-1].startswith("N")]
    assert north == ["N1", "N2"]
    assert table.why_not("open santos.2 N3") == (
        "lisboa.building.space",
        {"space": "N3", "building": "B01.a"},
    )
    assert {"open santos.2 WA", "open santos.2 EE"} <= set(table.choices), "west and east it stands anywhere"


@pytest.mark.rule("lisboa.building.space")
def test_a_space_that_is_taken_or_covered_is_not_free() -> None:
    table = opening(buildings={"WB": "B10.a"})
    assert table.why_not("open santos.2 WB")[0] == "lisboa.building.space"
    assert opening(2, favors={}).why_not("open santos.2 WE")[0] == "lisboa.building.space"


@pytest.mark.rule("lisboa.building.rubble")
def test_both_cubes_then_the_reward() -> None:
    """EB: earthquake and fire or the like, then influence."""
    table = opening(portfolio={0: "P08"}, influence={0: 3}, rubble={"EB": "earthquake 1 fire 1"})
    table.play("open santos.2 EB")
    assert table.influence[0] >= 0
    kinds = [event.kind for event in table.events]
    gains = [
        at
        for at, event in enumerate(table.events)
        if event.kind == "influence" and event.args["reason"] == "gain"
    ]
    assert kinds.index("cube") < gains[-1]
    assert table.view()["city"]["spaces"]["EB"]["cubes"] == {"earthquake": 0, "fire": 0, "tsunami": 0}


@pytest.mark.rule("lisboa.building.rubble", "lisboa.rubble.limit")
def test_a_sixth_cube_of_a_type_leaves_the_game() -> None:
    rubble = {"WA": "fire 2", "row.A": "", "row.B": "", "row.C": "", "row.D": "", "row.E": "", "pile": ""}
    table = opening(cubes={0: "fire 5"}, rubble=rubble).play("open santos.2 WA")
    assert table.seat(0)["cubes"]["fire"] == 5
    assert [cube["kept"] for cube in table.told("cube")] == [False, False]


@pytest.mark.rule("lisboa.building.rubble")
@pytest.mark.parametrize(
    ("space", "decision"),
    [("WA", "plan"), ("WB", "gaining"), ("WD", "cardinal"), ("EA", "favor"), ("EC", "gaining")],
)
def test_rewards_of_spaces(space: str, decision: str) -> None:
    assert opening().play(f"open santos.2 {space}").asked == (0, decision)


@pytest.mark.rule("lisboa.building.rubble")
@pytest.mark.parametrize(("space", "reis", "wigs"), [("N1", 3, 0), ("ED", 0, 2), ("WE", 4, 0), ("EE", 4, 0)])
def test_reis_and_wigs_of_spaces(space: str, reis: int, wigs: int) -> None:
    table = opening().play(f"open santos.2 {space}")
    assert (table.earned("reward").get(0, 0), table.gained("reward").get(0, 0)) == (reis, wigs)


@pytest.mark.rule("lisboa.building.officials")
def test_officials_come_from_offices_and_plaza_as_one_likes() -> None:
    table = opening(plans={0: "santos.2"}, offices={"king": "0", "builder": "0 1"}, plaza="0").play(
        "open santos.2 EE"
    )
    assert (table.asked, table.choices) == ((0, "sending"), ["send king", "send builder"])
    assert table.why_not("send plaza") == ("lisboa.building.officials", {"needed": 2})
    table.play("send builder")
    assert table.seat(0)["officials"] == {"board": 5, "buildings": 2}, "the last one follows from the order"
    assert (table.office("king"), table.office("builder"), table.view()["plaza"]["seats"]) == (
        [1, 0, 0], [0, 1, 0], [0, 0, 0],
    )  # fmt: skip


@pytest.mark.rule("lisboa.building.officials")
def test_every_way_of_sending_is_reached_once() -> None:
    def start() -> Table:
        return opening(plans={0: "santos.2"}, offices={"king": "0 0", "marquis": "0"}, plaza="0").play(
            "open santos.2 EE"
        )

    ends: list[str] = []
    waiting: list[list[str]] = [[]]
    while waiting:
        sent = waiting.pop()
        table = start().play(*sent)
        if table.asked[1] == "sending":
            waiting += [[*sent, choice] for choice in table.choices]
        else:
            ends.append(f"{table.office('king')} {table.office('marquis')} {table.view()['plaza']['seats']}")
    assert len(ends) == len(set(ends)) == 4


@pytest.mark.rule("lisboa.building.officials")
def test_benefits_lower_the_number_to_one_at_least() -> None:
    """C16, C17: pb_officials-1 each."""
    for clergy, needed in (("", 2), ("C16", 1), ("C16 C17", 1)):
        table = opening(clergy={0: clergy}, offices={"king": "0 0 0"}).arrange()
        assert table.view(0)["decision"]["plans"]["santos.2"]["needed"] == needed
        table.play("open santos.2 EE").finish()
        assert table.seat(0)["officials"]["buildings"] == needed


@pytest.mark.rule("lisboa.building.officials")
def test_with_too_few_officials_anywhere_the_plan_cannot_be_used() -> None:
    table = opening(plans={0: "santos.2 mardel.4"}, in_buildings={0: 5}, current={"mardel": "B09.a"})
    assert table.why_not("open mardel.4 WA") == ("lisboa.building.officials", {"needed": 4})
    assert "open santos.2 WA" in table.choices


@pytest.mark.rule("lisboa.building.hiring")
def test_the_example_two_are_hired_for_six_reis_three_of_them_from_the_space() -> None:
    table = opening(
        plans={0: "santos.3"},
        offices={"king": "0"},
        treasury=4,
        clergy={0: "C13"},
        reis={0: 3},
        influence={0: 2},
    )
    assert table.view(0)["decision"]["plans"]["santos.3"] == {"needed": 3, "hired": 2, "price": 6}
    assert table.choices == ["open santos.3 N1", "open santos.3 WE", "open santos.3 EE"]
    assert table.why_not("open santos.3 WA") == ("lisboa.building.hiring", {"price": 6, "means": 3})
    table.play("open santos.3 N1")
    assert (table.reis[0], table.seat(0)["officials"]["buildings"]) == (0, 3)


@pytest.mark.rule("lisboa.building.hiring")
def test_who_has_enough_officials_out_there_hires_nobody() -> None:
    table = opening(offices={"king": "0 0"}, reis={0: 0}, influence={0: 1}).play("open santos.2 EE")
    assert table.seat(0)["officials"] == {"board": 6, "buildings": 2}
    assert table.told("pay", reason="officials") == []


@pytest.mark.rule("lisboa.building.hiring")
def test_number_and_price_are_fixed_before_the_reward() -> None:
    """WD: the Cardinal goes from space 1 to 2 and raises the Treasury from 3 to 4 reis, but the price stays 6."""
    table = opening(cardinal=1, treasury=3, influence={0: 1}).fate("turn C15", "turn C06")
    table.play("open santos.2 WD", "move 1", "clergy C15")
    assert table.view()["treasury"]["reis"] == 4
    assert table.told("pay", reason="officials")[0]["amount"] == 6, "nor does hire-2 of the new tile help"


@pytest.mark.rule("lisboa.building.scoring")
def test_the_example_stores_of_every_player_in_the_row_score() -> None:
    """At WD for tools and cloth; ED serves cloth and gold. The tools street scores 3, the cloth street 5."""
    table = opening(
        stores={"D2 tools": 0, "D4 cloth": 1, "D3 books": 2},
        buildings={"ED": "B11.a"},
        current={"santos": "B05.a"},
    )
    table.play("open santos.2 WD", "pass").finish()
    assert table.gained("building") == {0: 3, 1: 10}


@pytest.mark.rule("lisboa.building.scoring")
def test_at_the_north_every_store_of_the_street_scores() -> None:
    """N2 for gold and tools; WA serves tools too."""
    table = opening(
        stores={"A2 tools": 0, "D3 tools": 1, "B3 books": 1, "C1 gold": 2}, buildings={"WA": "B12.a"}
    ).play("open santos.2 N2")
    table.finish()
    assert table.gained("building") == {0: 6, 1: 3}


@pytest.mark.rule("lisboa.building.next")
def test_the_next_building_comes_up_with_either_side() -> None:
    table = opening(offices={"king": "0 0"}).fate("building B05.b").play("open santos.2 EE")
    assert table.view()["architects"]["santos"] == {"current": "B05.b", "left": 7}
    assert table.told("next_building")[-1] == {"architect": "santos", "building": "B05.b"}


@pytest.mark.rule("lisboa.building.next")
def test_without_a_building_the_architects_plans_are_of_no_use() -> None:
    table = opening(plans={0: "santos.2 mardel.2"}, current={"santos": None})
    assert {choice.split()[1] for choice in table.choices} == {"mardel.2"}
    assert table.why_not("open santos.2 WA") == ("lisboa.building.next", {"plan": "santos.2"})
