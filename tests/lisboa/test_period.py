"""The end of period 1, what brings on the end of the game, and its last rounds."""

from __future__ import annotations

import pytest

from ..lists import Lists
from .table import Table

NEARLY = {"cubes": {0: "earthquake 2 fire 2 tsunami 1"}}  # a tsunami cube completes the second set


def completing(players: int = 3, **arranged: object) -> Table:
    """Seat 0 completes his second set with a cube of the pile, trades, draws, and the period ends."""
    table = (
        Table(players)
        .arrange(**{**NEARLY, **arranged})
        .tuck("P35")
        .play("cube tsunami pile", "trade cloth favor")
    )
    table.play("favor marquis", "pass")
    return table.draw_anything()


def last_draw(**arranged: object) -> Table:
    """Seat 0 empties the third pile."""
    table = Table(3).arrange(display={"king": "", "marquis": "", "builder": "P37"}, **arranged)
    return table.play("card P17", "gold", "draw builder")


@pytest.mark.rule("lisboa.period.trigger")
def test_a_second_set_ends_the_period_after_the_turn() -> None:
    table = completing()
    assert table.told("period_end")[0]["seat"] == 0
    assert table.told("period_end")[0]["by"] == "sets"
    assert table.asked == (0, "period_cards")
    assert {facts["cards"] for facts in table.view()["display"].values()} == {0}, "what is left is discarded"
    kinds = [event.kind for event in table.events]
    assert kinds.index("set") < kinds.index("draw") < kinds.index("period_end")


@pytest.mark.rule("lisboa.period.trigger")
def test_three_empty_piles_end_it_too() -> None:
    table = last_draw()
    assert table.told("period_end")[0]["by"] == "piles"
    assert table.told("period_end")[0]["seat"] == 0


@pytest.mark.rule("lisboa.period.trigger")
def test_the_one_who_completed_his_second_set_ends_it_even_if_he_only_followed() -> None:
    table = Table(3).arrange(
        reis={0: 40, 1: 40}, favors={1: "builder", 2: ""}, cubes={1: "earthquake 2 fire 2 tsunami 1"}
    )
    table.court("P17").play("pass", "store A1 gold", "cube earthquake row")
    table.play(
        table.choices[-1], "house left", "1: follow", "1: act store", "store C3 books", "cube tsunami row"
    )
    table.play(table.choices[-1], "house left").draw_anything()
    assert table.told("period_end")[0]["seat"] == 1
    assert table.asked == (1, "period_cards"), "he is the first to discard"
    table.play("1: pass", "2: pass", "0: pass")
    assert table.asked == (1, "card"), "the round goes on where it was"


@pytest.mark.rule("lisboa.period.trigger")
def test_one_set_is_not_enough() -> None:
    table = completing(cubes={0: "earthquake 1 fire 2"})
    assert (table.seat(0)["sets"], table.view()["period"]) == (1, 1)
    assert table.asked == (1, "card")


@pytest.mark.rule("lisboa.period.sets")
def test_three_wigs_for_each_set() -> None:
    table = completing(sets={1: 1})
    assert table.gained("sets") == {0: 6, 1: 3}


@pytest.mark.rule("lisboa.period.ships")
@pytest.mark.parametrize(("players", "yard"), [(2, "S07 S10"), (3, "S07 S08 S10 S11")])
def test_purple_ships_on_top_of_brown_ones_and_portfolios_keep_theirs(players: int, yard: str) -> None:
    table = completing(players, portfolio={1: "S01"})
    assert table.view()["shipyard"] == yard.split()
    assert table.seat(1)["top"] == ["S01"]


@pytest.mark.rule("lisboa.period.cards")
def test_one_card_of_each_noble_for_its_reward_the_others_for_nothing() -> None:
    """P09 a wig, P10 two reis, both of the King; P15 two reis; P05 of the Treasury; P16 a penalty."""
    table = last_draw(hand={0: "P05 P09 P10 P16 P17"})
    assert [choice for choice in table.choices if choice.startswith("reward")] == [
        "reward P09",
        "reward P10",
        "reward P37",
    ]
    assert table.why_not("reward P05")[0] == "lisboa.period.cards"
    assert table.why_not("reward P16") == ("lisboa.period.cards", {"card": "P16", "noble": "marquis"})
    assert table.why_not("discard P01") == ("lisboa.turn.card", {"card": "P01"})
    table.play("reward P10")
    assert table.reis[0] == 12
    assert table.why_not("reward P09") == ("lisboa.period.cards", {"card": "P09", "noble": "king"})
    table.play("discard P16")
    assert table.reis[0] == 12, "penalties are ignored"
    table.play("discard P05", "discard P09", "pass")
    assert table.wigs[0] == 0
    assert table.asked == (1, "period_cards")


@pytest.mark.rule("lisboa.period.cards")
def test_rewards_may_be_declined_and_a_card_may_be_kept() -> None:
    table = last_draw(hand={0: "P07 P12 P17 P18 P05"}).play("reward P07")
    assert (table.asked, table.choices[0]) == ((0, "favor"), "pass")
    table.play("pass", "pass")
    assert table.asked == (1, "period_cards")
    table.play("pass", "pass")
    assert {"P05", "P12", "P18"} <= set(table.view(0)["seats"][0]["hand"])


@pytest.mark.rule("lisboa.period.cards", "lisboa.church.scoring")
def test_a_cardinal_laid_down_by_such_a_reward_is_scored_when_all_have_finished() -> None:
    table = last_draw(hand={0: "P08 P17"}, cardinal=4, clergy={2: "C10"}).fate("turn C05", "turn C06")
    table.play("reward P08", "move 1", "clergy C05", "0: pass", "1: pass", "2: pass")
    assert table.asked == (0, "cashing")
    table.play("0: cash C05")
    assert table.asked == (2, "cashing")
    table.play("2: pass")
    assert table.asked == (1, "card")


@pytest.mark.rule("lisboa.period.second")
def test_hands_are_filled_up_from_the_purple_deck_and_brown_cards_laid_out() -> None:
    table = last_draw(hand={0: "P05 P09 P10 P16 P17"}).play(
        "discard P05", "discard P09", "0: pass", "1: pass"
    )
    table.fate("deal P42 P43", "top treasury P63", "top king P70", "top marquis P75", "top builder P80")
    table.play("2: pass")
    assert table.view(0)["seats"][0]["hand"] == ["P10", "P16", "P37", "P42", "P43"]
    tops = {pile: facts["top"] for pile, facts in table.view()["display"].items()}
    assert tops == {"treasury": "P63", "king": "P70", "marquis": "P75", "builder": "P80"}
    assert {facts["cards"] for facts in table.view()["display"].values()} == {5}
    assert (table.view()["period"], table.view()["round"], table.asked) == (2, 1, (1, "card"))


@pytest.mark.rule("lisboa.period.second")
def test_cards_are_drawn_from_the_player_whose_turn_is_next() -> None:
    table = last_draw()
    for seat in (0, 1, 2):
        card = table.view(seat)["seats"][seat]["hand"][0]
        table.play(f"{seat}: discard {card}", "pass")
    assert [deal["seat"] for deal in table.told("deal")][3:] == [1, 2, 0]


@pytest.mark.rule("lisboa.period.second")
def test_decrees_and_church_track_are_filled_up() -> None:
    table = last_draw()
    state = Lists(table.state)
    state.track[3], tile = -1, state.unseen.pop()
    state.returned.append(tile)
    state.decrees_left.append(state.decrees_shown.pop())
    state.keep()
    for move in ("pass", "pass", "pass"):
        state.play(state.parse(move))
    table.check()
    assert len(table.view()["decrees"]["shown"]) == 8
    assert table.view()["church"]["track"][3] == "face_down"


# The end of the game


def second_period(players: int = 3, **arranged: object) -> Table:
    return Table(players).arrange(period=2).arrange(**arranged)


@pytest.mark.rule("lisboa.end.trigger")
def test_four_sets_bring_on_the_end() -> None:
    table = second_period(sets={2: 4}).idle()
    assert table.view()["last_round"] == 2
    assert table.told("last_round")[0]["by"] == "sets"


@pytest.mark.rule("lisboa.end.trigger")
def test_three_empty_piles_bring_on_the_end_three_sets_do_not() -> None:
    table = second_period(sets={2: 3}).idle()
    assert table.view()["last_round"] is None
    table.arrange(display={"king": "", "marquis": "", "builder": "P80"})
    table.play(table.choices[0], "gold", "draw builder")
    assert table.told("last_round")[0]["by"] == "piles"


@pytest.mark.rule("lisboa.end.last_round")
@pytest.mark.parametrize("turns_before", [0, 2])
def test_the_round_is_finished_and_one_more_is_played(turns_before: int) -> None:
    """Brought on by the first turn of round 1, or by its last: the game ends after round 2."""
    table = second_period().idle(turns_before).arrange(sets={1: 4})
    table.idle(6 - turns_before)
    assert table.asked[1] == "over"
    assert [turn["seat"] for turn in table.told("turn")] == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("lisboa.end.last_round")
def test_with_empty_piles_the_game_goes_on_without_drawing() -> None:
    table = second_period().arrange(display=dict.fromkeys(("treasury", "king", "marquis", "builder"), ""))
    table.idle(6)
    assert table.asked[1] == "over"
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3]


@pytest.mark.rule("lisboa.end.trigger")
def test_who_enters_period_two_with_four_sets_brings_on_the_end_with_its_first_turn() -> None:
    table = completing(sets={1: 4}).finish()
    assert (table.view()["period"], table.view()["last_round"]) == (2, None)
    table.idle()
    assert table.view()["last_round"] == 2
