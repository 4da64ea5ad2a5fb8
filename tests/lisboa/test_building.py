"""The King's noble action: opening a public building."""

from __future__ import annotations

import pytest

from .table import Table


def opening(players: int = 3, **arranged: object) -> Table:
    """Seat 0 visits the King and is about to choose a space."""
    table = Table(players).arrange(
        **{"reis": {0: 40}, "influence": {0: 5}, "favors": {1: "", 2: ""}, **arranged}
    )
    return table.court("P09").play("pass")


@pytest.mark.rule("lisboa.building.plan")
def test_a_plan_opens_its_architects_current_building_in_the_order_of_the_rule() -> None:
    table = opening(plans={0: "santos.3"}, offices={"king": "0 0"}).play("open N1")
    assert table.reis[0] == 43, "cubes and reward come first"
    assert table.seat(0)["cubes"] == {"earthquake": 1, "fire": 1, "tsunami": 0}
    table.play("pay 3+0")
    kinds = [event.kind for event in table.events]
    order = [kinds.index(kind) for kind in ("open", "cube", "show", "send", "building_opens")]
    assert order == sorted(order)
    space = table.view()["city"]["spaces"]["N1"]
    assert space["building"] == "B01.a", "as it lies"
    assert (space["opener"], space["officials"]) == (0, 3), "two sent and one hired"
    assert (table.seat(0)["done"], table.seat(0)["plans"]) == ({"santos.3": 1}, {})


@pytest.mark.rule("lisboa.building.plan")
def test_the_plan_is_chosen_when_cubes_and_reward_have_been_taken() -> None:
    table = opening(plans={0: "santos.2 mardel.3"}, offices={"king": "0 0"}).play("open ED")
    assert (table.asked, table.choices) == ((0, "showing"), ["show santos.2", "show mardel.3"])
    assert (table.gained("reward"), sum(table.seat(0)["cubes"].values())) == ({0: 2}, 2)
    assert table.view()["decision"] == {
        "kind": "showing",
        "seat": 0,
        "space": "ED",
        "plans": {
            "santos.2": {"needed": 2, "hired": 0, "price": 0},
            "mardel.3": {"needed": 3, "hired": 1, "price": 3},
        },
    }
    table.play("show mardel.3", "pay 3+0")
    assert table.view()["city"]["spaces"]["ED"]["building"] == "B09.a"


@pytest.mark.rule("lisboa.building.plan")
def test_a_plan_that_the_reward_has_just_brought_may_be_used() -> None:
    """WA brings a plan; the one on top of Mardel's pile asks for two officials."""
    table = opening(plans={0: "santos.2"}, offices={"king": "0 0"}).play("open WA", "plan mardel")
    assert table.choices == ["show santos.2", "show mardel.2"]
    table.play("show mardel.2")
    assert (table.seat(0)["done"], table.seat(0)["plans"]) == ({"mardel.2": 1}, {"santos.2": 1})


@pytest.mark.rule("lisboa.building.plan")
def test_the_plan_that_a_space_would_bring_does_not_make_it_a_choice() -> None:
    """Nobody counts on what a reward may bring: the plan must be there when the space is chosen."""
    table = opening(plans={0: "mardel.2"}, current={"mardel": "B14.a"})
    assert table.view()["decision"]["spaces"] == {
        space: ["mardel.2"] for space in ("N3", "N4", *[f"{end}{row}" for end in "WE" for row in "ABCDE"])
    }
    assert (
        Table(3).arrange(plans={0: ""}, reis={0: 40}).refused_use("P09", "court")[0]
        == "lisboa.visit.possible"
    )


@pytest.mark.rule("lisboa.building.plan")
def test_only_with_a_plan_that_one_has() -> None:
    table = opening(plans={0: "santos.2 mardel.2"}).play("open EE")
    assert table.why_not("show mardel.3") == ("lisboa.building.plan", {"plan": "mardel.3"})


@pytest.mark.rule("lisboa.building.plan")
def test_equal_plans_are_one_choice() -> None:
    table = opening(plans={0: "santos.2 santos.2"}).play("open EE").finish()
    assert (table.seat(0)["done"], table.seat(0)["plans"]) == ({"santos.2": 1}, {"santos.2": 1})


@pytest.mark.rule("lisboa.building.space")
def test_north_of_a_street_the_building_serves_its_trade() -> None:
    """B01.a serves gold and tools."""
    table = opening()
    north = [choice.split()[-1] for choice in table.choices if choice.split()[-1].startswith("N")]
    assert north == ["N1", "N2"]
    assert table.why_not("open N3") == ("lisboa.building.space", {"space": "N3"})
    assert {"open WA", "open EE"} <= set(table.choices), "west and east it stands anywhere"


@pytest.mark.rule("lisboa.building.space")
def test_the_plan_must_fit_the_space_that_was_chosen() -> None:
    """B01.a serves gold and tools, B14.a books and cloth."""
    plans = "santos.2 mardel.2 mardel.3"
    table = opening(plans={0: plans}, current={"mardel": "B14.a"}).play("open N4")
    assert table.choices == ["show mardel.2", "show mardel.3"]
    assert table.why_not("show santos.2") == ("lisboa.building.space", {"space": "N4"})


@pytest.mark.rule("lisboa.building.space")
def test_a_space_that_is_taken_or_covered_is_not_free() -> None:
    table = opening(buildings={"WB": "B10.a"})
    assert table.why_not("open WB")[0] == "lisboa.building.space"
    assert opening(2, favors={}).why_not("open WE")[0] == "lisboa.building.space"


@pytest.mark.rule("lisboa.building.rubble")
def test_both_cubes_then_the_reward() -> None:
    """EB: earthquake and fire or the like, then influence."""
    table = opening(portfolio={0: "P08"}, influence={0: 3}, rubble={"EB": "earthquake 1 fire 1"})
    table.play("open EB")
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
    table = opening(cubes={0: "fire 5"}, rubble=rubble).play("open WA")
    assert table.seat(0)["cubes"]["fire"] == 5
    assert [cube["kept"] for cube in table.told("cube")] == [False, False]


@pytest.mark.rule("lisboa.building.rubble")
@pytest.mark.parametrize(
    ("space", "decision"),
    [("WA", "plan"), ("WB", "gaining"), ("WD", "cardinal"), ("EA", "favor"), ("EC", "gaining")],
)
def test_rewards_of_spaces(space: str, decision: str) -> None:
    assert opening().play(f"open {space}").asked == (0, decision)


@pytest.mark.rule("lisboa.building.rubble")
@pytest.mark.parametrize(("space", "reis", "wigs"), [("N1", 3, 0), ("ED", 0, 2), ("WE", 4, 0), ("EE", 4, 0)])
def test_reis_and_wigs_of_spaces(space: str, reis: int, wigs: int) -> None:
    table = opening().play(f"open {space}")
    assert (table.earned("reward").get(0, 0), table.gained("reward").get(0, 0)) == (reis, wigs)


@pytest.mark.rule("lisboa.building.officials")
def test_officials_come_from_offices_and_plaza_as_one_likes() -> None:
    table = opening(plans={0: "santos.2"}, offices={"king": "0", "builder": "0 1"}, plaza="0").play("open EE")
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
            "open EE"
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
        table.play("open EE").finish()
        assert table.seat(0)["officials"]["buildings"] == needed


@pytest.mark.rule("lisboa.building.officials")
def test_with_too_few_officials_anywhere_the_plan_cannot_be_used() -> None:
    plans = "santos.2 santos.3 mardel.4"
    table = opening(plans={0: plans}, in_buildings={0: 5}, current={"mardel": "B14.a"})
    assert table.why_not("open N4") == ("lisboa.building.officials", {"needed": 4})
    assert table.play("open ED").choices == ["show santos.2", "show santos.3"]
    assert table.why_not("show mardel.4") == ("lisboa.building.officials", {"needed": 4})


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
    assert table.choices == ["open N1", "open WE", "open EE"]
    assert table.why_not("open WA") == ("lisboa.building.hiring", {"price": 6, "means": 3})
    table.play("open N1")
    assert (table.reis[0], table.seat(0)["officials"]["buildings"]) == (0, 3)


@pytest.mark.rule("lisboa.building.hiring")
def test_who_has_enough_officials_out_there_hires_nobody() -> None:
    table = opening(offices={"king": "0 0"}, reis={0: 0}, influence={0: 1}).play("open EE")
    assert table.seat(0)["officials"] == {"board": 6, "buildings": 2}
    assert table.told("pay", reason="officials") == []


@pytest.mark.rule("lisboa.building.hiring")
@pytest.mark.parametrize(("tile", "price"), [("C06", 6), ("C13", 6), ("C15", 4)])
def test_the_price_is_that_of_the_moment_but_never_above_that_of_the_choice(tile: str, price: int) -> None:
    """WD: the Cardinal goes from space 1 to 2 and raises the Treasury from 3 to 4 reis: two officials would cost 8, with
    hire-1 of the new tile 6, with hire-2 4. When the space was chosen they cost 6."""
    table = opening(cardinal=1, treasury=3, influence={0: 1}).fate(f"turn {tile}", "turn C08")
    table.play("open WD", "move 1", f"clergy {tile}")
    assert table.view()["treasury"]["reis"] == 4
    assert table.told("pay", reason="officials")[0]["amount"] == price


@pytest.mark.rule("lisboa.building.hiring", "lisboa.building.officials")
def test_a_tile_of_the_reward_may_save_an_official() -> None:
    """C16: pb_officials-1."""
    table = (
        opening(cardinal=0, influence={0: 1})
        .fate("turn C16", "turn C08")
        .play("open WD", "move 1", "clergy C16")
    )
    assert table.told("pay", reason="officials")[0]["amount"] == 3
    assert table.seat(0)["officials"]["buildings"] == 1, "of the two that the plan asks for"


@pytest.mark.rule("lisboa.building.hiring")
def test_no_reward_makes_an_opening_impossible() -> None:
    """All that can be paid is two officials at 3 reis, and the Treasury rises to 4."""
    table = opening(cardinal=1, treasury=3, reis={0: 5}, influence={0: 3}).fate("turn C06", "turn C08")
    assert "open WD" in table.choices
    assert table.seat(0)["means"] == 7
    table.play("open WD", "move 1", "clergy C06").finish()
    assert table.seat(0)["officials"]["buildings"] == 2


@pytest.mark.rule("lisboa.building.scoring")
def test_the_example_stores_of_every_player_in_the_row_score() -> None:
    """At WD for tools and cloth; ED serves cloth and gold. The tools street scores 3, the cloth street 5."""
    table = opening(
        stores={"D2 tools": 0, "D4 cloth": 1, "D3 books": 2},
        buildings={"ED": "B11.a"},
        current={"santos": "B05.a"},
    )
    table.play("open WD", "pass").finish()
    assert table.gained("building") == {0: 3, 1: 10}


@pytest.mark.rule("lisboa.building.scoring")
def test_at_the_north_every_store_of_the_street_scores() -> None:
    """N2 for gold and tools; WA serves tools too."""
    table = opening(
        stores={"A2 tools": 0, "D3 tools": 1, "B3 books": 1, "C1 gold": 2}, buildings={"WA": "B12.a"}
    ).play("open N2")
    table.finish()
    assert table.gained("building") == {0: 6, 1: 3}


@pytest.mark.rule("lisboa.building.next")
def test_the_next_building_comes_up_with_either_side() -> None:
    table = opening(offices={"king": "0 0"}).fate("building B05.b").play("open EE")
    assert table.view()["architects"]["santos"] == {"current": "B05.b", "left": 7}
    assert table.told("next_building")[-1] == {"architect": "santos", "building": "B05.b"}


@pytest.mark.rule("lisboa.building.next")
def test_without_a_building_the_architects_plans_are_of_no_use() -> None:
    table = opening(plans={0: "santos.2 mardel.2 mardel.3"}, current={"santos": None})
    table.play(table.choices[0])
    assert table.choices == ["show mardel.2", "show mardel.3"]
    assert table.why_not("show santos.2") == ("lisboa.building.next", {"plan": "santos.2"})
