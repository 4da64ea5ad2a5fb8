"""A round: roles are picked in turn, everybody plays them, unused cards gather doubloons, the governor changes."""

from __future__ import annotations

import pytest

from .table import Table

IDLE = "captain craftsman trader prospector"  # of these nobody gains a thing in the first round, but the prospector


@pytest.mark.rule("puerto_rico.round.course")
def test_the_players_pick_in_turn_from_the_governor_clockwise() -> None:
    table = Table(first=2)
    for seat, role in zip([2, 3, 0, 1], IDLE.split(), strict=True):
        assert table.asked == (seat, "role")
        table.pick(role)
    assert table.told("pick") == [
        {"seat": seat, "role": role} for seat, role in zip([2, 3, 0, 1], IDLE.split(), strict=True)
    ]
    assert table.told("round")[1:] == [{"number": 2, "governor": 3}]


@pytest.mark.rule("puerto_rico.round.course")
def test_a_role_is_played_by_everybody_from_the_one_who_picked_it() -> None:
    table = Table().pick("captain").play("1: pick settler")
    view = table.view()
    assert (view["role"], view["picker"], view["order"]) == ("settler", 1, [1, 2, 3, 0])
    table.play("1: take corn", "2: take sugar", "3: take coffee", "0: take indigo")
    assert table.asked == (2, "role")
    assert (table.view()["role"], table.view()["picker"], table.view()["order"]) == (None, None, [])


@pytest.mark.rule("puerto_rico.round.pick")
def test_a_card_that_was_picked_is_gone_for_the_rest_of_the_round() -> None:
    table = Table().pick("captain").pick("trader")
    assert "pick captain" not in table.choices
    assert table.why_not("pick trader") == (
        "puerto_rico.round.pick",
        {"role": "trader", "problem": "taken", "seat": 1},
    )
    table.pick("craftsman").pick("prospector")
    assert len(table.choices) == 7, "all cards are back"


@pytest.mark.rule("puerto_rico.round.pick")
def test_a_role_must_be_picked() -> None:
    table = Table()
    assert "pass" not in table.choices
    assert table.why_not("pass") == ("puerto_rico.round.pick", {"problem": "pass"})


@pytest.mark.rule("puerto_rico.round.pick")
def test_who_has_picked_a_role_may_decline_to_play_it() -> None:
    table = Table().play("pick builder", "0: pass", "1: pass", "2: pass", "3: pass", "1: pick settler")
    assert "pass" in table.choices


@pytest.mark.rule("puerto_rico.round.card_doubloons")
def test_the_doubloons_on_a_card_go_to_the_one_who_picks_it() -> None:
    table = Table().arrange(cards={"trader": 3}).pick("trader")
    assert table.doubloons == [6, 3, 3, 3]
    assert table.view()["roles"]["trader"] == {"doubloons": 0, "taken": 0}
    assert table.told("pay") == [{"payer": -1, "payee": 0, "amount": 3, "reason": "card"}]
    assert table.rules_told("pay") == ["puerto_rico.round.card_doubloons"]


@pytest.mark.rule("puerto_rico.round.card_doubloons")
def test_the_doubloons_of_the_card_can_be_spent_in_the_same_phase() -> None:
    table = Table().arrange(cards={"builder": 2}).play("pick builder", "build coffee_roaster")
    assert table.doubloons[0] == 0


@pytest.mark.rule("puerto_rico.round.unused_cards")
@pytest.mark.parametrize(
    ("players", "picked", "unused"),
    [
        (3, "captain craftsman trader", ["settler", "mayor", "builder"]),
        (4, IDLE, ["settler", "mayor", "builder"]),
        (5, f"{IDLE} prospector_2", ["settler", "mayor", "builder"]),
    ],
)
def test_after_a_round_a_doubloon_is_laid_on_each_of_the_three_unused_cards(
    players: int, picked: str, unused: list[str]
) -> None:
    table = Table(players).picks(picked)
    assert table.told("card_doubloons") == [{"roles": unused}]
    lying = {role: card["doubloons"] for role, card in table.view()["roles"].items()}
    assert lying == {role: int(role in unused) for role in lying}


@pytest.mark.rule("puerto_rico.round.unused_cards")
def test_doubloons_gather_on_a_card_until_somebody_picks_it() -> None:
    table = Table().picks(IDLE).picks(IDLE).picks(IDLE)
    assert table.view()["roles"]["mayor"]["doubloons"] == 3
    table.pick("mayor")
    assert table.earned("card") == {3: 3}


@pytest.mark.rule("puerto_rico.round.governor")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_governors_card_goes_to_the_left_neighbour(players: int) -> None:
    table = Table(players, first=players - 1)
    cards = {2: f"{IDLE} builder mayor", 3: "captain craftsman trader", 4: IDLE, 5: f"{IDLE} prospector_2"}
    table.picks(cards[players])
    assert table.told("governor") == [{"seat": 0}]
    assert table.view()["governor"] == 0
    assert table.asked == (0, "role")


@pytest.mark.rule("puerto_rico.round.asked")
def test_who_has_no_choice_is_not_asked() -> None:
    """Nobody has goods to sell or load, and only seats 0 and 3 have money for a building."""
    table = Table().arrange(doubloons={1: 0, 2: 0})
    table.play(
        "pick trader", "pick captain", "pick craftsman", "3: pick builder", "3: pass", "0: build hacienda"
    )
    assert table.asked == (1, "role")
    assert [event["seat"] for event in table.told("no_build", forced=True)] == [1, 2]


@pytest.mark.rule("puerto_rico.round.asked")
def test_who_could_do_something_is_asked_even_if_he_declines() -> None:
    table = Table().play("pick builder", "pass", "pass", "pass", "pass")
    assert [event["forced"] for event in table.told("no_build")] == [False] * 4


@pytest.mark.rule("puerto_rico.prospector.doubloon")
def test_the_prospector_takes_a_doubloon_and_nobody_else_does_anything() -> None:
    table = Table().pick("prospector")
    assert table.doubloons == [4, 3, 3, 3]
    assert table.told("pay") == [{"payer": -1, "payee": 0, "amount": 1, "reason": "prospector"}]
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.prospector.doubloon")
def test_the_prospector_takes_the_doubloons_on_his_card_too() -> None:
    table = Table(5).arrange(cards={"prospector": 1, "prospector_2": 2})
    table.pick("prospector_2")
    assert table.doubloons[0] == 4 + 2 + 1
    table.pick("prospector")
    assert table.doubloons[1] == 4 + 1 + 1
