"""A turn: ships come home, one card is played or discarded, one is drawn."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("lisboa.turn.course")
def test_turns_go_clockwise_and_a_round_is_one_turn_of_each() -> None:
    table = Table(3).idle(6)
    assert [(turn["seat"], turn["round"]) for turn in table.told("turn")] == [
        (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3),
    ]  # fmt: skip


@pytest.mark.rule("lisboa.turn.course")
def test_at_the_end_of_a_turn_church_scoring_comes_first_then_the_tests_then_the_next_turn() -> None:
    """The Cardinal lies and the second set is complete: cash, then the period ends, then seat 1 plays."""
    table = Table(3, ["turn C05", "turn C06"]).arrange(
        cardinal=4, sets={0: 1}, cubes={0: "earthquake 1 fire 2 tsunami 2"}, reis={0: 40}, clergy={0: "C01"}
    )
    table.court("P08").play("act cardinal", "move 1", "clergy C05", "open N1")
    table.finish()
    kinds = [event.kind for event in table.events]
    order = [kinds.index(kind) for kind in ("lay_down", "set", "draw", "stand_up", "period_end", "period")]
    assert order == sorted(order)
    assert table.asked == (1, "card")
    assert kinds.index("period") < len(kinds) - 1 - kinds[::-1].index("turn")


@pytest.mark.rule("lisboa.turn.dock")
def test_a_ship_at_sea_comes_home_empty_and_another_stays_as_it_is() -> None:
    table = Table(3).arrange(portfolio={1: "S01 S04"}, aboard={"S01": "cloth 1", "S04": "gold 1"})
    supply = table.view()["supply"]["cloth"]
    assert table.view()["ships"]["S01"]["at_sea"]
    table.idle()
    ships = table.view()["ships"]
    assert (ships["S01"]["at_sea"], ships["S01"]["aboard"]["cloth"]) == (False, 0)
    assert ships["S04"]["aboard"]["gold"] == 1
    assert table.view()["supply"]["cloth"] == supply + 1
    assert table.told("dock") == [{"seat": 1, "ship": "S01"}]


@pytest.mark.rule("lisboa.turn.dock")
def test_another_players_ship_stays_at_sea() -> None:
    table = Table(3).arrange(portfolio={2: "S01"}, aboard={"S01": "cloth 1"}).idle()
    assert table.view()["ships"]["S01"]["at_sea"]


@pytest.mark.rule("lisboa.turn.card")
def test_any_card_of_the_hand_and_no_other() -> None:
    table = Table(3)
    assert table.choices == ["card P01", "card P05", "card P07", "card P12", "card P17"]
    assert table.why_not("card P02") == ("lisboa.turn.card", {"card": "P02"})
    assert table.why_not("pass")[0] == "core.not_now"


@pytest.mark.rule("lisboa.turn.card")
def test_used_and_discarded_cards_leave_the_game() -> None:
    table = Table(3).play("card P01", "gold", "draw king").court("P08").finish()
    gone = {"P01", "P08"}
    state = table.state
    heaps = [*state.hands, *state.top, *state.bottom, *state.face_down, state.rest, state.shown]
    assert not gone & {f"P{card + 1:02}" for heap in heaps for card in heap}


@pytest.mark.rule("lisboa.turn.uses")
@pytest.mark.parametrize(
    ("card", "use", "told"),
    [
        ("P09", "portfolio", "tuck"),
        ("P02", "portfolio", "tuck"),
        ("P12", "court", "visit"),
        ("P05", "court", "sponsor"),
    ],
)
def test_the_four_uses(card: str, use: str, told: str) -> None:
    table = Table(3).arrange(hand={0: card}).play(f"card {card}")
    assert table.choices == ["gold", "portfolio", "court"]
    table.play(use).finish()
    assert len(table.told(told)) == 1
    assert table.told("play_card") == [{"seat": 0, "card": card, "use": use}]


@pytest.mark.rule("lisboa.turn.uses")
def test_at_court_a_card_brings_neither_reward_nor_penalty_nor_subsidy() -> None:
    """P09: a wig; P16: minus 3 reis; P05 as an event brings no subsidy, and the Treasury stays."""
    table = Table(3).court("P16").finish()
    assert table.reis[0] == 10
    table = Table(3).arrange(reis={0: 40}).court("P09").finish()
    assert table.gained("reward") == {0: 3} or table.wigs[0] == 0, "only what the space brings"
    table = Table(3).court("P05").finish()
    assert table.earned("subsidy") == {}
    assert table.view()["treasury"]["index"] == 2


@pytest.mark.rule("lisboa.turn.gold")
def test_a_discarded_card_brings_the_good_gold() -> None:
    table = Table(3).play("card P17", "gold")
    assert table.goods(0) == "gold 2 tools 1 books 1 cloth 1"
    assert (table.reis[0], table.asked) == (10, (0, "drawing"))


@pytest.mark.rule("lisboa.turn.gold")
def test_without_room_or_supply_nothing_comes_of_it_but_it_is_allowed() -> None:
    table = Table(3).arrange(goods={0: "gold 2"}).play("card P17", "gold")
    assert table.goods(0) == "gold 2"
    table = Table(3).arrange(sets={1: 5, 2: 5}, goods={0: "", 1: "gold 7", 2: "gold 7"})
    table.arrange(portfolio={1: "S04 S05"}, aboard={"S04": "gold 1", "S05": "gold 1"})
    table.arrange(portfolio={2: "S01"}, aboard={"S01": "gold 1"})
    assert table.view()["supply"]["gold"] == 0
    table.arrange(hand={0: "P11"}, influence={0: 0}).play("card P11")
    assert table.goods(0) == "", "the only use: it is made at once"
    assert table.asked == (0, "drawing")


@pytest.mark.rule("lisboa.turn.draw")
def test_the_face_up_card_of_a_pile_of_choice() -> None:
    table = Table(3).play("card P17", "gold")
    assert table.choices == ["draw treasury", "draw king", "draw marquis", "draw builder"]
    table.fate("top marquis P35").play("draw marquis")
    assert table.view(0)["seats"][0]["hand"] == ["P01", "P05", "P07", "P12", "P32"]
    assert table.view(1)["seats"][0]["open_cards"] == ["P32"]


@pytest.mark.rule("lisboa.turn.draw")
def test_an_empty_pile_gives_nothing_and_of_four_empty_piles_nobody_draws() -> None:
    table = Table(3).arrange(display={"king": ""}).play("card P17", "gold")
    assert table.choices == ["draw treasury", "draw marquis", "draw builder"]
    assert table.why_not("draw king") == ("lisboa.turn.draw", {"pile": "king"})
    table = (
        Table(3)
        .arrange(period=2)
        .arrange(display=dict.fromkeys(("treasury", "king", "marquis", "builder"), ""))
    )
    table.play("card P17", "gold")
    assert table.asked[0] == 1
    assert len(table.state.hands[0]) == 4


@pytest.mark.rule("lisboa.turn.display")
def test_the_next_card_of_the_pile_is_turned_up() -> None:
    table = Table(3).play("card P17", "gold").fate("top king P31").play("draw king")
    assert table.view()["display"]["king"] == {"top": "P31", "cards": 4}
    assert table.told("top_card")[-1] == {"pile": "king", "card": "P31"}
    assert table.state.barrier == table.state.ply, "it cannot be taken back"


@pytest.mark.rule("lisboa.turn.display")
def test_three_empty_piles_end_the_period_two_do_not() -> None:
    table = Table(3).arrange(display={"king": "", "marquis": "P32"})
    table.play("card P17", "gold", "draw marquis")
    assert table.view()["period"] == 1
    table.arrange(display={"builder": "P37"}).play(table.choices[0], "gold", "draw builder").finish()
    assert table.view()["period"] == 2
