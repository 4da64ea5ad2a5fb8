"""The New Buildings: which violet buildings there are in a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import quayside
from quayside.games.puerto_rico.board import BUILDINGS, COST, MARKET_SPACES

from .table import Table, market_with


def drafted(players: int = 3, first: int = 0, **options: Any) -> Table:
    """A table at which nobody has chosen yet: the row is turned up afterwards."""
    table = Table.__new__(Table)
    table.events = []
    state = quayside.game("puerto_rico").new(
        players, 1, first, listener=table.events.append, new_buildings="draft", **options
    )
    table.state = state  # type: ignore[assignment]
    return table


def choose_all(table: Table) -> Table:
    while table.asked[1] == "draft":
        table.play(table.choices[0])
    return table


@pytest.mark.rule("puerto_rico.draft.choice")
def test_seventeen_kinds_are_chosen_from_the_first_governor_clockwise_round_and_round() -> None:
    table = drafted(3, first=1)
    seats = []
    while table.asked[1] == "draft":
        seats.append(table.asked[0])
        assert (table.view()["round"], table.view()["plantations"], table.view()["role"]) == (1, [], None)
        table.play(table.choices[-1])
    assert seats == [(1 + step) % 3 for step in range(17)]
    assert table.asked == (1, "role")
    assert table.view()["round"] == 1
    assert len(table.view()["plantations"]) == 4
    assert len(table.view()["market"]) == 6 + 17


@pytest.mark.rule("puerto_rico.draft.choice")
def test_a_building_needs_a_free_space_of_its_cost() -> None:
    table = drafted()
    assert table.decision["spaces"] == {str(cost): MARKET_SPACES[cost] for cost in range(1, 11)}
    table.play("draft aqueduct")
    assert "draft small_market" not in table.choices
    assert table.why_not("draft small_market") == (
        "puerto_rico.draft.choice",
        {"building": "small_market", "cost": 1, "problem": "no_space"},
    )
    assert table.why_not("draft aqueduct")[1]["problem"] == "chosen"
    assert table.why_not("draft villa")[1]["problem"] == "not_in_pool"
    assert table.view()["market"]["aqueduct"]["left"] == 2


@pytest.mark.rule("puerto_rico.draft.choice")
@pytest.mark.parametrize(("one", "other"), [("hacienda", "forest_house"), ("forest_house", "hacienda")])
def test_hacienda_and_forest_house_are_never_in_one_game(one: str, other: str) -> None:
    table = drafted().play(f"draft {one}")
    assert table.why_not(f"draft {other}")[1]["problem"] == "barred"
    assert other not in choose_all(table).view()["market"]


@pytest.mark.rule("puerto_rico.draft.choice")
def test_every_choice_has_two_answers_and_nobody_passes() -> None:
    for players in (2, 3, 4, 5):
        for nobles in ("off", "drafted"):
            table = drafted(players, nobles=nobles)
            while table.asked[1] == "draft":
                assert len(table.choices) > 1
                assert "pass" not in table.choices
                table.play(table.choices[len(table.choices) // 2])


@pytest.mark.rule("puerto_rico.draft.choice")
def test_with_the_swap_the_university_competes_for_the_space_of_seven() -> None:
    table = drafted(swap_factory_university=True).play("draft university")
    assert table.decision["spaces"]["7"] == 0
    assert "draft lighthouse" not in table.choices
    assert "draft factory" in table.choices


@pytest.mark.rule("puerto_rico.draft.choice")
def test_nobles_are_added_afterwards_or_chosen_with_the_others() -> None:
    table = drafted(nobles="added")
    assert "draft villa" not in table.choices
    assert "villa" not in table.view()["market"]
    assert len(choose_all(table).view()["market"]) == 6 + 17 + 8
    table = drafted(nobles="drafted").play("draft jeweler", "draft royal_garden")
    assert table.decision["spaces"]["8"] == 1
    assert len(choose_all(table).view()["market"]) == 6 + 17


@pytest.mark.rule("puerto_rico.setup.expansions")
def test_drafted_nobles_need_new_buildings() -> None:
    with pytest.raises(quayside.OptionError, match="nobles are drafted together with new_buildings"):
        quayside.game("puerto_rico").new(3, nobles="drafted")


@pytest.mark.rule("puerto_rico.setup.expansions")
def test_a_game_without_expansions_refuses_what_belongs_to_them() -> None:
    assert Table().why_not("pick buccaneer") == ("puerto_rico.setup.expansions", {})
    assert Table().why_not("forest") == ("puerto_rico.setup.expansions", {})


@pytest.mark.rule("puerto_rico.setup.expansions")
def test_numbers_of_the_base_game_stay_and_the_new_ones_follow_in_their_order() -> None:
    actions = quayside.game("puerto_rico").actions
    assert actions.size == 529
    assert [actions.parse(text) for text in ("barrel coffee", "pick buccaneer", "put aqueduct")] == [
        118,
        119,
        120,
    ]
    assert actions.parse("put_noble corn") == 142
    assert [actions.parse(f"draft {kind}") for kind in ("small_market", "royal_garden")] == [215, 253]
    assert actions.parse("raid 4 0") == 497
    assert actions.parse("expel noble") == 528
    game = quayside.game("puerto_rico")
    assert game.action_count(game.checked_options({}, 4)) == 119
    assert game.action_count(game.checked_options({"festival": True}, 4)) == 529


@pytest.mark.rule("puerto_rico.setup.two_players")
def test_two_players_have_one_copy_of_violet_buildings_and_two_of_the_jeweler() -> None:
    market = Table(2, new="aqueduct statue", nobles="added").view()["market"]
    assert (market["aqueduct"]["left"], market["statue"]["left"], market["villa"]["left"]) == (1, 1, 1)
    assert (market["jeweler"]["left"], market["coffee_roaster"]["left"]) == (2, 2)


@pytest.mark.rule("puerto_rico.draft.random")
def test_chance_fills_every_space_with_a_set_of_its_cost() -> None:
    game = quayside.game("puerto_rico")
    for seed in range(60):
        for nobles in ("off", "drafted"):
            market = game.new(3, seed, new_buildings="random", nobles=nobles).view(None)["market"]
            assert isinstance(market, dict)
            violet = [BUILDINGS.index(name) for name in market][6:]
            assert Counter(COST[kind] for kind in violet) == {
                cost: spaces for cost, spaces in enumerate(MARKET_SPACES) if spaces
            }
            assert not {"hacienda", "forest_house"} <= market.keys()


@pytest.mark.rule("puerto_rico.draft.random")
def test_sets_of_a_cost_are_equally_likely() -> None:
    """Of the two-doubloon kinds there are five pairs, for hacienda and forest house never meet."""
    game = quayside.game("puerto_rico")
    pairs: Counter[tuple[str, ...]] = Counter()
    kinds = ("hacienda", "construction_hut", "forest_house", "black_market")
    for seed in range(1500):
        market = game.new(2, seed, new_buildings="random").view(None)["market"]
        assert isinstance(market, dict)
        pairs[tuple(kind for kind in kinds if kind in market)] += 1
    assert len(pairs) == 5
    assert all(240 < count < 360 for count in pairs.values())


@pytest.mark.rule("puerto_rico.draft.random")
@pytest.mark.parametrize(
    ("outcome", "problem"),
    [
        ("row corn", "the market is chosen now"),
        ("market tea", "the market is chosen now"),
        ("market " + " ".join(market_with("small_market")[1:]), "wrong buildings for the spaces of 1"),
        (
            "market " + " ".join(reversed(market_with("aqueduct"))),
            "wrong buildings|17 buildings in their order",
        ),
    ],
)
def test_a_market_that_cannot_be_is_refused(outcome: str, problem: str) -> None:
    with pytest.raises(quayside.ChanceError, match=problem):
        quayside.game("puerto_rico").new(3, 1, chance=[outcome], new_buildings="random")


@pytest.mark.rule("puerto_rico.draft.market")
def test_what_was_not_chosen_does_not_exist() -> None:
    table = Table(new="aqueduct").play("pick builder")
    assert "small_market" not in table.view()["market"]
    assert table.why_not("build small_market") == ("puerto_rico.draft.market", {"building": "small_market"})


@pytest.mark.rule("puerto_rico.draft.choice")
def test_the_pool_tells_why_a_kind_cannot_be_chosen() -> None:
    state = quayside.game("puerto_rico").new(4, seed=1, new_buildings="draft", nobles="drafted")
    for move in ("draft hacienda", "draft small_market"):
        state.play(state.parse(move))
    decision: Any = state.view(0)["decision"]
    pool = decision["pool"]
    assert len(pool) == 39
    assert pool["hacienda"] == {"cost": 2, "state": "chosen"}
    assert pool["forest_house"]["state"] == "barred"
    assert pool["aqueduct"]["state"] == "no_space"
    assert pool["royal_garden"] == {"cost": 10, "state": "open"}
    still = {state.notation(action).partition(" ")[2] for action in state.legal()}
    assert {kind for kind, facts in pool.items() if facts["state"] == "open"} == still
