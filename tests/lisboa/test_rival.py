"""Alone against the Rival, and the neutral officials of small tables."""

from __future__ import annotations

from typing import Any

import pytest

import quayside

from .table import Table


def rival_plays(pile: str, *chance: str, **arranged: Any) -> Table:
    """The human discards and draws so that this pile is the highest, and the Rival takes its card."""
    options = {name: arranged.pop(name) for name in ("rival",) if name in arranged}
    table = Table(1, **options).arrange(favors={0: ""}).arrange(**arranged)
    piles = {"treasury": "P22 P23", "king": "P27 P28", "marquis": "P32 P33", "builder": "P37 P38"}
    if table.view()["period"] == 2:
        piles = {"treasury": "P63 P64", "king": "P68 P69", "marquis": "P73 P74", "builder": "P78 P79"}
    tops = {name: cards.split()[0] for name, cards in piles.items()}
    table.arrange(display={**tops, pile: piles[pile]})
    other = "king" if pile != "king" else "marquis"
    table.play(table.choices[0])
    if table.asked[1] == "use":
        table.play("gold")
    table.fate(f"top {pile} {piles[pile].split()[1]}", *chance)
    return table.play(f"draw {other}")


def rival(table: Table) -> dict[str, Any]:
    return table.view()["rival"]


@pytest.mark.rule("lisboa.rival.setup")
def test_the_set_up_is_that_of_two_and_he_has_only_houses_officials_and_cubes() -> None:
    table = Table(1)
    assert table.influence == [5]
    assert rival(table) == {
        "wigs": 0,
        "cubes": {"earthquake": 0, "fire": 0, "tsunami": 0},
        "sets": 0,
        "houses": {"left": 0, "middle": 0, "right": 0},
        "officials": {"board": 8, "buildings": 0},
        "decrees": [],
        "done": {},
    }
    assert table.view()["offices"]["king"] == {"seats": [0, 0], "dummies": 1}
    assert len(table.state.rest) == 16, "the cards of a second player leave the game"


@pytest.mark.rule("lisboa.rival.turn")
def test_he_takes_the_card_of_the_highest_pile_and_of_equal_ones_the_first() -> None:
    table = (
        Table(1)
        .fate("top king P28")
        .play("card P17", "gold")
        .fate("top treasury P24")
        .play("draw king")
        .fate()
    )
    assert table.told("rival") == [{"pile": "treasury", "card": "P22"}]
    assert table.view()["display"]["treasury"] == {"top": "P24", "cards": 4}
    assert rival_plays("marquis", "decrees D09").told("rival") == [{"pile": "marquis", "card": "P32"}]


@pytest.mark.rule("lisboa.rival.turn")
def test_turns_alternate_and_a_round_is_a_turn_of_each() -> None:
    table = Table(1).idle(3)
    assert [(turn["seat"], turn["round"]) for turn in table.told("turn")] == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert len(table.told("rival")) == 3


@pytest.mark.rule("lisboa.rival.turn")
def test_with_all_piles_empty_he_does_nothing_at_all() -> None:
    table = (
        Table(1)
        .arrange(period=2)
        .arrange(display=dict.fromkeys(("treasury", "king", "marquis", "builder"), ""))
    )
    table.play(table.choices[0], "gold")
    assert table.told("rival") == []
    assert rival(table)["wigs"] == 0
    assert table.asked == (0, "card")


@pytest.mark.rule("lisboa.rival.turn")
def test_if_his_action_is_impossible_he_places_an_official_in_the_emptiest_office() -> None:
    offices = {"king": "0 d", "marquis": "0 d", "builder": "d"}
    assert rival_plays("builder", offices=offices).told("official") == []
    table = rival_plays("builder", offices=offices, houses={1: "left 2 middle 3 right 3"})
    assert table.told("official") == [{"seat": 1, "noble": "builder"}], "he has no house left"
    assert table.told("store") == []


@pytest.mark.rule("lisboa.rival.wigs", "lisboa.options.rival")
@pytest.mark.parametrize(("level", "first", "second"), [("easy", 1, 3), ("normal", 2, 6), ("hard", 3, 9)])
def test_wigs_of_his_turns_by_level_and_period(level: str, first: int, second: int) -> None:
    assert rival_plays("treasury", rival=level).gained("rival") == {1: first}
    assert rival_plays("treasury", rival=level, period=2).gained("rival") == {1: second}


@pytest.mark.rule("lisboa.options.rival")
def test_the_level_is_for_solo_games_only() -> None:
    with pytest.raises(quayside.OptionError, match="the Rival plays in solo games only"):
        quayside.game("lisboa").new(2, 1, rival="hard")
    with pytest.raises(quayside.OptionError, match="rival may be 'easy' or 'normal' or 'hard'"):
        quayside.game("lisboa").new(1, 1, rival="mean")


@pytest.mark.rule("lisboa.rival.treasury")
def test_with_a_treasury_card_the_marker_rises_and_an_official_is_placed() -> None:
    table = rival_plays("treasury", offices={"king": "0 d"})
    assert table.view()["treasury"]["index"] == 3
    assert (table.office("king"), table.office("marquis")) == ([1, 0], [0, 1])
    assert rival(table)["officials"]["board"] == 7


@pytest.mark.rule("lisboa.rival.treasury")
def test_without_an_official_on_his_board_nothing_happens() -> None:
    table = rival_plays("treasury", in_buildings={1: 8})
    assert table.told("official") == []


@pytest.mark.rule("lisboa.rival.builder")
def test_he_builds_on_the_best_street_from_the_north_west_before_east() -> None:
    """The cloth street has the tile 5. Column 4 lies west of it."""
    table = rival_plays("builder")
    assert table.told("store") == [{"seat": 1, "plot": "A4", "street": "cloth"}]
    assert table.told("clear") == [{"seat": 1, "cube": "earthquake", "place": "row.A"}]
    assert rival(table)["houses"] == {"left": 1, "middle": 0, "right": 0}
    assert table.reis[0] == 10
    assert table.told("influence") == [], "no reward"


@pytest.mark.rule("lisboa.rival.builder")
def test_he_takes_the_cube_of_which_he_has_fewest_from_the_row_if_it_has_one() -> None:
    table = rival_plays(
        "builder", cubes={1: "earthquake 1"}, rubble={"row.A": "earthquake 1", "column.4": "fire 1 tsunami 1"}
    )
    assert table.told("clear") == [{"seat": 1, "cube": "fire", "place": "column.4"}]


@pytest.mark.rule("lisboa.rival.builder")
def test_he_scores_his_store_as_anybody_does() -> None:
    table = rival_plays("builder", buildings={"N4": "B13.a", "WA": "B05.a"})
    assert table.gained("store") == {1: 10}


@pytest.mark.rule("lisboa.rival.builder")
def test_when_a_street_is_full_he_takes_the_next_best() -> None:
    full = {f"{row}{column} cloth": 0 for row in "ABC" for column in (4, 5)} | {"D5 cloth": 0, "D4 books": 0}
    table = rival_plays("builder", stores=full)
    assert table.told("store")[-1]["street"] == "books"


@pytest.mark.rule("lisboa.rival.marquis")
def test_he_takes_the_oldest_decree_and_it_is_worth_five() -> None:
    table = rival_plays("marquis", "decrees D33", shown="D05 D01 D02 D03 D04 D06 D07 D08")
    assert rival(table)["decrees"] == ["D05"]
    assert table.view()["decrees"]["shown"] == ["D01", "D02", "D03", "D04", "D06", "D07", "D08", "D33"]
    assert table.final(1)["decrees"] == 5


@pytest.mark.rule("lisboa.rival.king")
def test_he_opens_where_it_brings_him_most() -> None:
    """B01.a serves gold and tools; his tools store on C2 is worth 3 at N2, WC and EC alike, and N1 nothing."""
    cubes = Table(1).view()["city"]["spaces"]["N2"]["cubes"]
    table = rival_plays("king", "building B02.a", stores={"C2 tools": 1})
    assert table.view()["city"]["spaces"]["N2"]["building"] == "B01.a"
    assert rival(table)["cubes"] == cubes
    assert rival(table)["officials"] == {"board": 6, "buildings": 2}
    assert table.view()["city"]["spaces"]["N2"]["officials"] == 2
    assert table.gained("building") == {1: 3}
    assert table.told("influence") == [], "the reward is ignored"


@pytest.mark.rule("lisboa.rival.king")
def test_of_equal_spaces_the_first_and_the_architect_with_more_buildings_left() -> None:
    table = rival_plays("king", "building B02.a")
    assert table.view()["city"]["spaces"]["N1"]["building"] == "B01.a"
    table = rival_plays("king", "building B10.a", buildings={"WA": "B08.a"})
    assert table.view()["city"]["spaces"]["N1"]["building"] == "B09.a", "Mardel has eight left, Santos seven"


@pytest.mark.rule("lisboa.rival.king")
def test_officials_come_from_board_plaza_and_offices_in_this_order() -> None:
    table = rival_plays("king", "building B02.a", in_buildings={1: 5}, plaza="1", offices={"marquis": "1 d"})
    assert rival(table)["officials"] == {"board": 0, "buildings": 7}
    assert (table.view()["plaza"]["seats"], table.office("marquis")) == ([0, 0], [0, 1])
    table = rival_plays("king", in_buildings={1: 7})
    assert rival(table)["officials"] == {"board": 0, "buildings": 7}, "one is too few: he places it instead"


@pytest.mark.rule("lisboa.rival.following")
@pytest.mark.parametrize(
    ("pile", "asked"), [("king", "following"), ("marquis", "following"), ("builder", "following")]
)
def test_the_human_may_follow_the_rival(pile: str, asked: str) -> None:
    chance = {"king": "building B02.a", "marquis": "decrees D09", "builder": ""}[pile]
    table = rival_plays(pile, *[chance] if chance else [], favors={0: "king marquis builder"}, reis={0: 40})
    assert table.asked == (0, asked)
    assert table.decision["noble"] == pile
    table.play("follow")
    assert pile not in table.seat(0)["favors"] or table.seat(0)["favors"] == ["king", "marquis", "builder"]


@pytest.mark.rule("lisboa.rival.following")
def test_nobody_follows_a_treasury_card_and_the_rival_never_follows() -> None:
    table = rival_plays("treasury", favors={0: "king marquis builder"})
    assert table.asked == (0, "card")
    table = Table(1).court("P12").play("pass", "decree D01")
    assert table.asked == (0, "drawing")


@pytest.mark.rule("lisboa.rival.scoring")
def test_he_takes_part_in_majorities_and_scores_sets_and_decrees() -> None:
    table = Table(1).arrange(sets={1: 2}, in_buildings={0: 1, 1: 2}, wigs={1: 11}, decrees={1: "D01 D02"})
    assert table.final(1) == {
        "sets": 6,
        "ships": 0,
        "stores": 0,
        "officials": 15,
        "favors": 0,
        "money": 0,
        "decrees": 10,
    }
    assert table.final(0)["officials"] == 5
    assert table.state.ranking() == [2]
    assert len(table.scores) == 1


@pytest.mark.rule("lisboa.rival.scoring")
def test_he_counts_when_a_decree_asks_for_the_most() -> None:
    table = Table(1).arrange(decrees={0: "D53"}, plaza="0 1 1")
    assert table.final()["decrees"] == 0
    table.arrange(plaza="0 1")
    assert table.final()["decrees"] == 4


@pytest.mark.rule("lisboa.rival.scoring")
def test_his_sets_bring_on_no_end_but_they_score_at_the_end_of_the_period() -> None:
    table = rival_plays("treasury", sets={1: 3})
    assert (table.view()["period"], table.asked) == (1, (0, "card"))
    table.arrange(display={"treasury": "P23", "king": "", "marquis": "", "builder": "P38"})
    table.play(table.choices[0], "gold", "draw builder").finish()
    assert table.told("period_end")[0]["by"] == "piles"
    assert table.gained("sets") == {1: 9}


@pytest.mark.rule("lisboa.rival.scoring")
def test_a_pile_that_he_empties_may_end_the_period() -> None:
    table = Table(1).arrange(
        favors={0: ""}, display={"treasury": "", "king": "", "marquis": "P32 P33", "builder": "P37"}
    )
    table.play("card P17", "gold", "draw marquis")
    assert table.told("rival") == [{"pile": "marquis", "card": "P33"}]
    assert table.told("period_end") == [{"seat": 1, "by": "piles"}]
    assert table.asked == (0, "period_cards"), "he discards nothing himself"


@pytest.mark.rule("lisboa.rival.turn")
def test_he_takes_no_part_in_church_scoring_and_discards() -> None:
    table = Table(1).arrange(period=2).arrange(sets={0: 4}).idle(2)
    assert table.asked[1] == "over"
    assert {event["seat"] for kind in ("cash", "discard", "draw", "dock") for event in table.told(kind)} <= {
        0
    }


# Two players


@pytest.mark.rule("lisboa.setup.players")
def test_a_neutral_official_makes_a_visit_dearer_and_leaves_only_a_full_office() -> None:
    table = Table(2)
    assert table.court("P12").influence[0] == 6 - 1 - 1
    table = (
        Table(2).arrange(offices={"king": "0 0 1 d"}).tuck("P10").play("trade tools recruit", "office king")
    )
    assert table.view()["offices"]["king"]["dummies"] == 1
    assert table.view()["plaza"]["dummies"] == 0
