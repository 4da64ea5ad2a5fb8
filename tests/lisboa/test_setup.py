"""Setting up: the earthquake, the court, and what each player begins with."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside.games.lisboa.components import default

from .table import HANDS, Table, setup_script

every_number = pytest.mark.parametrize("players", [1, 2, 3, 4])


@pytest.mark.rule("lisboa.setup.players")
@pytest.mark.parametrize(
    ("players", "spaces", "ships", "favors", "decrees", "dummies"),
    [(1, 12, 1, 6, 69, 1), (2, 12, 1, 6, 69, 1), (3, 14, 2, 9, 70, 0), (4, 14, 3, 12, 70, 0)],
)
def test_what_depends_on_the_number_of_players(
    players: int, spaces: int, ships: int, favors: int, decrees: int, dummies: int
) -> None:
    view = Table(players).view()
    assert len(view["city"]["spaces"]) == spaces
    assert ("E" in view["city"]["rows"]) == (players > 2)
    assert len(view["shipyard"]) == 2 * ships
    assert sum(view["favors"].values()) == favors - players
    assert len(view["decrees"]["shown"]) + view["decrees"]["left"] == decrees
    assert [office.get("dummies", 0) for office in view["offices"].values()] == [dummies] * 3


@pytest.mark.rule("lisboa.setup.players")
@pytest.mark.parametrize("players", [0, 5])
def test_there_are_one_to_four_players(players: int) -> None:
    with pytest.raises(quayside.OptionError, match=f"lisboa is for 1 to 4 players, not {players}"):
        quayside.game("lisboa").new(players)


@pytest.mark.rule("lisboa.setup.city")
def test_streets_lie_between_columns_and_rewards_go_by_column() -> None:
    table = Table(4).arrange(reis={0: 99})
    assert table.view()["city"]["streets"] == ["gold", "tools", "books", "cloth"]
    stores = [choice.split()[1:] for choice in table.court("P17").play("pass").choices]
    assert [street for plot, street in stores if plot == "A1"] == ["gold"]
    assert [street for plot, street in stores if plot == "C3"] == ["tools", "books"]
    assert [street for plot, street in stores if plot == "E5"] == ["cloth"]
    assert len({plot for plot, _ in stores}) == 25


@pytest.mark.rule("lisboa.setup.city")
@pytest.mark.parametrize("players", [1, 2])
def test_nobody_builds_under_the_street_cover(players: int) -> None:
    table = Table(players).arrange(reis={0: 99}).court("P17").play("pass")
    assert not [choice for choice in table.choices if choice.startswith("store E")]
    assert table.why_not("store E1 gold")[0] == "lisboa.store.taken"
    table = Table(players).arrange(reis={0: 99}).court("P07").play("pass")
    assert not [choice for choice in table.choices if choice.endswith((" WE", " EE"))]
    assert table.why_not("open WE")[0] == "lisboa.building.space"


@pytest.mark.rule("lisboa.setup.rubble")
@every_number
def test_the_earthquake_leaves_63_cubes_or_56(players: int) -> None:
    """Three to a row and a column, two to the last column and to each space, and six in the pile."""
    city = quayside.game("lisboa").new(players, 3).view(None)["city"]
    assert isinstance(city, dict)
    rows = [sum(cubes.values()) for cubes in city["rows"].values()]
    columns = [sum(cubes.values()) for cubes in city["columns"]]
    spaces = [sum(space["cubes"].values()) for space in city["spaces"].values()]
    pile = sum(city["pile"].values())
    assert (set(rows), columns, set(spaces), pile) == ({3}, [3, 3, 3, 3, 2], {2}, 6)
    assert sum(rows) + sum(columns) + sum(spaces) + pile == (56 if players <= 2 else 63)


@pytest.mark.rule("lisboa.setup.rubble")
def test_the_bag_has_21_of_each_type_and_no_more() -> None:
    script = setup_script(4)
    script[:7] = [f"cubes row.{row} fire fire fire" for row in "ABCDE"] + [
        f"cubes column.{number} fire fire fire" for number in (1, 2)
    ]
    script[7] = "cubes column.3 fire earthquake earthquake"
    with pytest.raises(quayside.ChanceError, match="fire is not there to be drawn"):
        quayside.game("lisboa").new(4, 1, chance=script)


@pytest.mark.rule("lisboa.setup.board")
def test_treasury_market_church_and_tiles_at_the_start() -> None:
    view = Table(4, clergy=True).view()
    assert view["treasury"] == {"index": 2, "reis": 3, "influence": 1}
    assert view["prices"] == {"gold": 6, "tools": 5, "books": 5, "cloth": 5}
    church = view["church"]
    assert (church["cardinal"], church["lies"], church["track"]) == (0, False, ["face_down"] * 6)
    assert church["bag"] == 37 - 6 - 2, "two of the 31 are in the first player's hand"
    assert view["city"]["tiles"] == [4, 3, 3, 3, 3, 3, 3, 5]
    assert view["architects"] == {
        "santos": {"current": "B01.a", "left": 8},
        "mardel": {"current": "B09.a", "left": 8},
    }
    assert default().office_spaces == 4


@pytest.mark.rule("lisboa.setup.board")
def test_the_numbers_of_the_treasury() -> None:
    numbers = []
    for index in range(11):
        treasury = Table(3).arrange(treasury=index).view()["treasury"]
        numbers.append((treasury["influence"], treasury["reis"]))
    assert numbers == [(1, 2), (1, 2), (1, 3), (1, 3), (2, 4), (2, 4), (2, 5), (3, 5), (3, 6), (3, 6), (3, 7)]


def current_building(view: Any) -> str:
    return str(view["architects"]["santos"]["current"])


@pytest.mark.rule("lisboa.setup.board")
def test_either_side_of_a_building_may_come_up() -> None:
    faces = [current_building(quayside.game("lisboa").new(2, seed).view(None)) for seed in range(60)]
    assert {face[-1] for face in faces} == {"a", "b"}
    assert len(set(faces)) > 10


@pytest.mark.rule("lisboa.setup.scoring_tiles")
def test_each_street_gets_one_of_the_four_scoring_tiles() -> None:
    seen = set()
    for seed in range(200):
        city = quayside.game("lisboa").new(3, seed).view(None)["city"]
        assert isinstance(city, dict)
        assert sorted(city["scoring"]) == [2, 3, 4, 5]
        seen.add(tuple(city["scoring"]))
    assert len(seen) == 24


@pytest.mark.rule("lisboa.setup.decrees")
@every_number
def test_eight_decrees_lie_face_up_and_d13_needs_row_e(players: int) -> None:
    table = Table(players)
    shown = table.view()["decrees"]["shown"]
    assert shown == [f"D0{number}" for number in range(1, 9)]
    pool = [*table.state.decrees_left, *table.state.decrees_shown]
    assert (12 in pool) == (players > 2)


@pytest.mark.rule("lisboa.setup.ships")
@pytest.mark.parametrize(
    ("players", "yard"),
    [(1, "S01 S04"), (2, "S01 S04"), (3, "S01 S02 S04 S05"), (4, "S01 S02 S03 S04 S05 S06")],
)
def test_blue_ships_lie_on_top_of_red_ones(players: int, yard: str) -> None:
    view = Table(players).view()
    assert view["shipyard"] == yard.split()
    assert view["ships"] == {}, "nobody owns a ship"


@pytest.mark.rule("lisboa.setup.display")
def test_four_piles_of_five_red_cards_the_top_ones_face_up() -> None:
    table = Table(3)
    tops = {pile: facts["top"] for pile, facts in table.view()["display"].items()}
    assert tops == {"treasury": "P22", "king": "P27", "marquis": "P32", "builder": "P37"}
    assert {facts["cards"] for facts in table.view()["display"].values()} == {5}
    below = [card for pile in table.state.face_down for card in pile]
    assert sorted([*below, *table.state.shown]) == list(range(21, 41)), "P22 to P41, all of them"


@pytest.mark.rule("lisboa.setup.cards")
@every_number
def test_everybody_is_dealt_five_blue_cards(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.view(seat)["seats"][seat]["hand"] == HANDS[seat].split()
        assert all([int(card[1:]) <= 21 for card in HANDS[seat].split()])
    assert len(table.state.rest) == 21 - 5 * players


@pytest.mark.rule("lisboa.setup.favor")
def test_the_first_favor_comes_out_of_a_bag_with_one_of_each_noble_for_each_player() -> None:
    table = Table(3, favors=("king", "king", "king"))
    assert table.all_of("favors") == [["king"]] * 3
    assert table.view()["favors"] == {"king": 0, "marquis": 3, "builder": 3}
    assert Table(1).view()["favors"] == {"king": 1, "marquis": 2, "builder": 2}, "six, as for two players"


@pytest.mark.rule("lisboa.setup.plan")
def test_everybody_is_dealt_a_starting_plan_for_two_officials() -> None:
    table = Table(4)
    assert table.all_of("plans") == [{"santos.2": 1}, {"mardel.2": 1}, {"santos.2": 1}, {"mardel.2": 1}]


@pytest.mark.rule("lisboa.setup.plan")
def test_the_other_plans_are_a_pile_for_each_architect_with_the_top_one_face_up() -> None:
    table = Table(4)
    assert [pile["plans"] for pile in table.view()["plans"].values()] == [8, 8]
    below = list(table.state.plans_left)
    assert (below[1:4], below[7:10], sum(below)) == ([2, 3, 2], [2, 3, 2], 14)
    assert [event.args["plan"] for event in table.events if event.kind == "next_plan"] == [
        "santos.2",
        "mardel.2",
    ]
    assert list(Table(3).state.start_rest) == [7], "the one that was not dealt leaves the game"


@pytest.mark.rule("lisboa.setup.clergy")
def test_each_in_turn_keeps_one_of_two_clergy_tiles() -> None:
    table = Table(2, clergy=True)
    assert table.asked == (0, "start_clergy")
    assert table.choices == ["clergy C01", "clergy C02"]
    assert table.why_not("clergy C09")[0] == "lisboa.setup.clergy"
    table.play("clergy C02")
    assert (table.asked, table.choices) == ((1, "start_clergy"), ["clergy C03", "clergy C04"])
    table.play("clergy C03")
    assert table.asked == (0, "card")
    assert table.all_of("clergy") == [["C02"], ["C03"]]
    assert table.view()["church"]["bag"] == 37 - 6 - 2


@pytest.mark.rule("lisboa.setup.clergy")
def test_a_tile_that_was_put_back_may_be_drawn_by_the_next_player() -> None:
    script = setup_script(2, offers=("C01 C02", "C02 C03"))
    state = quayside.game("lisboa").new(2, 1, chance=script)
    state.play(state.parse("clergy C01"))
    assert [state.notation(action) for action in state.legal()] == ["clergy C02", "clergy C03"]
    other = quayside.game("lisboa").new(2, 1, chance=setup_script(2, offers=("C01 C02", "C01 C03")))
    with pytest.raises(quayside.ChanceError, match="C01 is not there to be drawn"):
        other.play(other.parse("clergy C01"))


@pytest.mark.rule("lisboa.setup.goods")
@every_number
def test_a_good_of_each_type_ten_reis_and_no_wigs(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.goods(seat) == "gold 1 tools 1 books 1 cloth 1"
        own = table.seat(seat)
        assert (own["reis"], own["wigs"], own["officials"]["board"]) == (10, 0, 8)
        assert own["houses"] == {"left": 0, "middle": 0, "right": 0}
    assert set(table.view()["supply"].values()) == {17 - players}


@pytest.mark.rule("lisboa.setup.influence")
@pytest.mark.parametrize(("players", "influence"), [(1, [5]), (2, [6, 5]), (3, [4, 5, 6]), (4, [4, 5, 6, 7])])
def test_influence_by_the_order_of_turns(players: int, influence: list[int]) -> None:
    assert Table(players).influence == influence
    state = quayside.game("lisboa").new(players, 5, first=players - 1)
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["influence"] for seat in seats] == [*influence[1:], influence[0]]


@pytest.mark.rule("lisboa.setup.first")
def test_the_starting_player_may_be_chosen_and_stays_the_same() -> None:
    table = Table(3)
    assert (table.view()["first"], table.asked[0]) == (0, 0)
    state = quayside.game("lisboa").new(3, 5, first=2)
    assert (state.view(None)["first"], state.to_play) == (2, 2)
    with pytest.raises(quayside.OptionError, match="there is no seat 3 to start"):
        quayside.game("lisboa").new(3, 5, first=3)
    state.play(state.legal()[0])
    assert state.to_play == 0, "clergy tiles are chosen in the order of turns"
