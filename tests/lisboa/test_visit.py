"""Visiting a noble: what it costs, what it brings, and who follows."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

VISITOR = {"reis": {0: 30}}


@pytest.mark.rule("lisboa.visit.noble")
def test_a_visit_in_its_order() -> None:
    """Payment, a state action, the noble action, the followers, the draw."""
    table = Table(3).arrange(favors={1: "marquis", 2: "marquis"}).court("P12")
    assert (table.influence[0], table.asked) == (3, (0, "free_act"))
    table.play(
        "act ship", "give cloth", "decree D01", "1: follow", "1: act decree", "1: decree D02", "2: pass"
    )
    kinds = [event.kind for event in table.events]
    order = [kinds.index(kind) for kind in ("visit", "influence", "act", "ship", "decree", "follow")]
    assert order == sorted(order)
    assert table.asked == (0, "drawing")


@pytest.mark.rule("lisboa.visit.noble")
def test_the_noble_of_the_card_is_visited() -> None:
    for card, noble in (("P07", "king"), ("P12", "marquis"), ("P17", "builder")):
        table = Table(3).arrange(**VISITOR).court(card)
        assert table.told("visit") == [{"seat": 0, "noble": noble}]


@pytest.mark.rule("lisboa.visit.cost")
@pytest.mark.parametrize(
    ("officials", "clergy", "treasury", "cost"),
    [
        ("", "", 2, 1),
        ("0 0 1 2", "", 4, 4),
        ("1 1 2 2", "", 4, 6),
        ("1 1 2 2", "C04", 4, 5),
        ("1 1 2 2", "C02 C04", 4, 4),
        ("1 1 2 2", "C01 C03", 4, 6),  # those are for King and Builder
        ("", "C02 C04", 2, 0),
    ],
)
def test_left_number_and_officials_of_other_colours_less_benefits(
    officials: str, clergy: str, treasury: int, cost: int
) -> None:
    table = Table(3).arrange(
        influence={0: 10}, treasury=treasury, offices={"marquis": officials}, clergy={0: clergy}
    )
    table.arrange(hand={0: "P12"}).play("card P12")
    assert (table.decision["cost"], table.decision["paid_in"]) == (cost, "influence")
    assert table.play("court").influence[0] == 10 - cost


@pytest.mark.rule("lisboa.visit.cost")
def test_neutral_officials_count_as_other_players() -> None:
    table = Table(2).court("P12")
    assert table.influence[0] == 6 - 2


@pytest.mark.rule("lisboa.visit.cost")
def test_who_cannot_pay_may_not_visit() -> None:
    table = Table(3).arrange(influence={0: 1}, wigs={0: 1}, offices={"marquis": "1 1 2 2"})
    assert table.refused_use("P12", "court") == ("lisboa.visit.cost", {"cost": 5, "noble": "marquis"})


@pytest.mark.rule(
    "lisboa.visit.cost", "lisboa.visit.possible", "lisboa.sponsor.price", "lisboa.portfolio.goods"
)
@pytest.mark.parametrize(
    ("card", "arranged"),
    [
        ("P12", {"influence": {0: 1}, "wigs": {0: 1}, "offices": {"marquis": "1 1 2 2"}}),
        ("P07", {"plans": {0: ""}}),
        ("P01", {"reis": {0: 0}, "influence": {0: 0}, "treasury": 6}),
        ("P01", {"reis": {0: 30}, "stores": {}, "goods": {0: ""}}),
        ("P12", {}),
    ],
)
def test_with_a_card_it_is_told_why_it_cannot_be_used_so(card: str, arranged: dict[str, Any]) -> None:
    """Word for word what is answered to somebody who tries."""
    table = Table(3).arrange(**arranged, hand={0: card}).play(f"card {card}")
    refused = {move: table.why_not(move) for move in ("portfolio", "court") if move not in table.choices}
    assert table.decision["refused"] == {
        move: {"rule": rule, "facts": facts} for move, (rule, facts) in refused.items()
    }


@pytest.mark.rule("lisboa.visit.wigs")
def test_wigs_make_up_for_missing_influence_and_only_then() -> None:
    table = Table(3).arrange(influence={0: 1}, wigs={0: 5}, offices={"marquis": "1 2"}).court("P12")
    assert (table.influence[0], table.wigs[0]) == (0, 3)
    assert table.told("lose_wigs") == [{"seat": 0, "amount": 2, "reason": "visit"}]
    table = Table(3).arrange(influence={0: 3}, wigs={0: 5}, offices={"marquis": "1 2"}).court("P12")
    assert (table.influence[0], table.wigs[0]) == (0, 5)


@pytest.mark.rule("lisboa.visit.wigs")
def test_nobody_goes_below_zero_wigs() -> None:
    table = Table(3).arrange(influence={0: 0}, wigs={0: 2}, offices={"marquis": "1 2"})
    assert "court" not in table.uses("P12")
    table.arrange(wigs={0: 3})
    assert "court" in table.uses("P12")
    assert table.court("P12").wigs[0] == 0


@pytest.mark.rule("lisboa.visit.acts")
def test_one_state_action_of_that_noble_if_one_likes_then_the_noble_action_as_a_duty() -> None:
    table = Table(3).arrange(stores={"B2 tools": 0}).court("P12")
    assert table.choices == ["pass", "act ship", "act produce"]
    assert table.why_not("act plan") == ("lisboa.visit.acts", {"act": "plan", "noble": "marquis"})
    table.play("act produce")
    assert table.asked == (0, "decree")
    assert "pass" not in table.choices


@pytest.mark.rule("lisboa.visit.acts")
def test_only_a_possible_state_action_and_none_at_all() -> None:
    table = Table(3).court("P12")
    assert table.choices == ["pass", "act ship"], "nothing would be produced"
    assert table.why_not("act produce")[0] == "lisboa.visit.acts"
    table.play("pass")
    assert table.asked == (0, "decree")
    table = Table(3).arrange(goods={0: ""}).court("P12")
    assert table.asked == (0, "decree"), "no state action is possible: it is not asked"


@pytest.mark.rule("lisboa.visit.possible", "lisboa.values.check")
@pytest.mark.parametrize(
    ("card", "arranged"),
    [
        ("P07", {"reis": {0: 0}, "influence": {0: 3}}),  # nobody to hire the officials with
        ("P07", {"plans": {0: ""}}),
        ("P17", {"reis": {0: 0}, "influence": {0: 3}}),
    ],
)
def test_a_visit_whose_noble_action_is_impossible_is_not_offered(card: str, arranged: dict) -> None:
    table = Table(3).arrange(**{"treasury": 6, **arranged})
    noble = {"P07": "king", "P17": "builder"}[card]
    assert table.refused_use(card, "court") == (
        "lisboa.visit.possible",
        {"cost": table.decision["cost"], "noble": noble},
    )


@pytest.mark.rule("lisboa.visit.possible")
def test_it_is_tested_after_the_payment_and_before_the_state_action() -> None:
    """A plan of the Builder cannot help, and the influence that the visit costs can no longer pay for land."""
    rubble = {
        "rubble": {f"row.{row}": "" for row in "ABCDE"} | {f"column.{column}": "" for column in range(1, 6)}
    }
    table = Table(3).arrange(treasury=4, reis={0: 0}, influence={0: 6}, stores={}, **rubble)
    assert "court" in table.uses("P17"), "5 reis of a plot pay for land at 4"
    table.arrange(treasury=10, influence={0: 7})
    assert "court" in table.uses("P17"), "7 - 3 = 4 influence: 3 reis and 5 of the plot pay 7"
    table.arrange(influence={0: 3})
    assert "court" not in table.uses("P17"), "nothing is left but the 5 reis of a plot"


@pytest.mark.rule("lisboa.visit.following", "lisboa.houses.left")
def test_the_view_tells_who_could_follow_and_in_what_they_could_pay() -> None:
    """A follower without influence and wigs pays in reis, if both left houses are in the city."""
    table = Table(4).arrange(
        favors={1: "marquis", 2: "marquis", 3: "marquis"}, houses={1: "left 2", 2: "left 2", 3: "left 1"},
        influence={1: 0, 2: 5, 3: 0}, wigs={1: 0, 2: 0, 3: 0}, reis={1: 5, 2: 5, 3: 5},
    )  # fmt: skip
    table.arrange(hand={0: "P12"}).play("card P12")
    for viewer in (0, 1, None):
        assert table.view(viewer)["decision"]["followers"] == [
            {"seat": 1, "cost": 1, "paid_in": ["reis"]},
            {"seat": 2, "cost": 1, "paid_in": ["influence", "reis"]},
        ]
    table.play("court", "pass", "decree D01")
    assert table.asked == (1, "following")


@pytest.mark.rule("lisboa.visit.lapse")
def test_the_noble_action_lapses_when_the_state_action_makes_it_impossible() -> None:
    """The Cardinal raises the Treasury from 3 to 4 reis: two officials can no longer be hired with 6 reis."""
    table = Table(3, ["turn C05", "turn C06"]).arrange(
        cardinal=1, treasury=3, reis={0: 6}, influence={0: 1}, favors={1: "king"},
        buildings={"N1": "B01.a", "WA": "B02.a", "EA": "B03.a", "WC": "B04.a", "EB": "B05.a", "WE": "B10.a", "EE": "B11.a"},
    )  # fmt: skip
    table.court("P07").play("act cardinal", "move 1", "clergy C05")
    assert table.told("treasury")[-1] == {"origin": 3, "target": 4}
    assert len(table.told("lapse")) == 1
    assert "lisboa.visit.lapse" in table.rules_told("lapse")
    assert table.asked == (1, "following"), "the others may follow all the same"
    assert table.reis[0] == 6


@pytest.mark.rule("lisboa.visit.following")
def test_favor_holders_may_follow_clockwise_each_finishing_first() -> None:
    table = Table(4).arrange(favors={0: "marquis", 1: "", 2: "marquis", 3: "marquis"})
    table.court("P12").play("pass", "decree D01")
    assert table.asked == (2, "following"), "seat 1 has no favor, seat 0 is the visitor"
    table.play("2: follow")
    assert table.choices == ["act ship", "act decree"]
    table.play("2: act decree", "2: decree D02")
    assert table.asked == (3, "following")
    table.play("3: pass")
    assert table.asked == (0, "drawing")
    assert table.seat(2)["favors"] == []
    assert table.seat(3)["favors"] == ["marquis"]
    assert table.view()["favors"]["marquis"] == 2


@pytest.mark.rule("lisboa.visit.following")
def test_the_follower_pays_his_own_price_with_the_treasury_as_it_stands_now() -> None:
    """The ship raises the left number from 1 to 2; seat 1's own official does not count for himself."""
    table = Table(3).arrange(
        treasury=3, favors={1: "marquis"}, offices={"marquis": "1 2"}, influence={0: 9, 1: 9}
    )
    table.court("P12")
    assert table.influence[0] == 9 - 3
    table.play("act ship", "give cloth", "decree D01")
    assert table.view()["treasury"]["influence"] == 2
    assert table.decision == {"kind": "following", "seat": 1, "noble": "marquis", "cost": 3}
    assert table.play("1: follow").influence[1] == 9 - 3


@pytest.mark.rule("lisboa.visit.following")
def test_only_who_can_pay_and_do_one_of_the_three_is_asked() -> None:
    table = (
        Table(3)
        .arrange(favors={1: "marquis", 2: "king"}, influence={1: 0})
        .court("P12")
        .play("pass", "decree D01")
    )
    assert table.asked == (0, "drawing"), "seat 1 cannot pay, seat 2 has another favor"
    table = Table(3).arrange(favors={1: "builder"}, in_buildings={1: 8}, reis={0: 40, 1: 0}, influence={1: 1})
    for plan in range(12):
        table.state.done[plan], table.state.plans_left[plan] = table.state.plans_left[plan], 0
    table.settle().court("P17").finish()
    assert table.told("follow") == []
    assert 1 not in [event["seat"] for event in table.told("act")]


@pytest.mark.rule("lisboa.visit.following")
def test_the_favor_is_given_back_before_the_state_action_is_tested() -> None:
    """Who holds all three favors may follow the King for a favor: the one that he gives back is to be had again."""
    table = Table(3).arrange(
        reis={0: 40, 1: 0}, plans={1: ""}, clergy={1: "C01 C02 C03 C04"}, influence={1: 9}
    )
    table.arrange(favors={0: "", 1: "king marquis builder"}).court("P07").play("pass", "open N1")
    while table.asked[0] == 0:
        table.play(table.choices[0])
    assert table.asked == (1, "following")
    table.play("follow")
    assert table.seat(1)["favors"] == ["king", "marquis", "builder"], "it is the only thing that he could do"
    assert table.told("favor") == [{"seat": 1, "noble": "king"}]


@pytest.mark.rule("lisboa.visit.following")
def test_a_clergy_tile_lets_one_keep_the_favor() -> None:
    """C33: keep_favor_on_follow."""
    table = (
        Table(3)
        .arrange(favors={1: "marquis"}, clergy={1: "C33"})
        .court("P12")
        .play("pass", "decree D01", "1: follow")
    )
    assert table.seat(1)["favors"] == ["marquis"]
    assert table.told("return_favor") == []


@pytest.mark.rule("lisboa.visit.following")
def test_a_follower_takes_one_of_the_three_and_no_more() -> None:
    table = (
        Table(3)
        .arrange(favors={1: "builder", 2: ""}, reis={0: 30, 1: 0})
        .court("P17")
        .play("pass", "store A1 gold")
    )
    while table.asked != (1, "following"):
        table.play(table.choices[0])
    table.play("follow")
    assert table.choices == ["act recruit", "act plan"], "he cannot pay for a store"
    table.play("act plan", "plan mardel")
    assert table.asked == (0, "drawing")
    assert table.why_not("act plan")[0] == "core.not_now"
