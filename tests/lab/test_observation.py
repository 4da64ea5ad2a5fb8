"""Observations: rows that hold what a seat may see, where the documentation says, and nothing else."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import quayside
from quayside import Rng, State
from quayside.core.observation import fields
from quayside.core.observation import observe as observed
from quayside.games.lisboa.board import CARDS, CLERGY, DECREES, PLANS, PLOTS, SHIPS, SPACES
from quayside.lab.arrays import Layout, mask, observe, rewards

from ..properties.worlds import (
    all_options,
    at_every_table,
    at_every_table_with_secrets,
    for_every_game,
    laws,
    wander,
)

ROOT = Path(__file__).parents[2]
PLIES_BETWEEN = 17


@at_every_table
def test_a_row_has_the_numbers_that_its_layout_says(id: str, players: int) -> None:
    for number, options in enumerate(all_options(id, players)[:4]):
        layout = Layout(id, players, **options)
        state = quayside.game(id).new(players, number, **options)
        for _ in wander(state, Rng(number)):
            if state.ply % PLIES_BETWEEN == 0:
                for seat in range(players):
                    row = observe(state, seat)
                    assert row.shape == (layout.size,)
                    assert (layout.low <= row).all()
                    assert (row <= layout.high).all()
                    assert np.abs(layout.scaled(row)).max() <= 1
        assert observe(state, 0).shape == (layout.size,)


@at_every_table
def test_fields_follow_each_other_without_a_gap(id: str, players: int) -> None:
    for options in all_options(id, players)[:2]:
        start = 0
        names = set()
        for field in fields(quayside.game(id).new(players, 1, **options)):
            assert field.start == start
            assert field.size > 0
            assert field.low < field.high
            assert field.meaning
            names.add(field.name)
            start += field.size
        layout = Layout(id, players, **options)
        assert (layout.size, len(layout.fields)) == (start, len(names))


@at_every_table
def test_a_world_that_looks_the_same_to_a_seat_has_the_same_row(id: str, players: int) -> None:
    for options in all_options(id, players)[:2]:
        state = quayside.game(id).new(players, 3, **options)
        for _ in wander(state, Rng(3)):
            if state.ply % PLIES_BETWEEN == 0:
                for seat in range(players):
                    assert observed(state.determinize(seat, Rng(state.ply)), seat) == observed(state, seat)


@at_every_table_with_secrets
def test_secrets_of_others_are_not_in_a_row_and_own_ones_are(id: str, players: int) -> None:
    for seat in range(players):
        one, two = (
            quayside.game(id).new(players, 7, chance=list(script))
            for script in laws(id).alike(players, seat, Rng(seat))
        )
        assert observed(one, seat) == observed(two, seat)
        assert any(observed(one, other) != observed(two, other) for other in range(players))


@for_every_game
def test_a_move_changes_the_row(id: str) -> None:
    """Or nobody could learn from it: in whole games, two decisions of a seat in a row never look the same."""
    players = quayside.game(id).players[-1]
    state = quayside.game(id).new(players, 5)
    last: dict[int, bytes] = {}
    same = total = 0
    for _ in wander(state, Rng(5)):
        row = observed(state, state.to_play)
        same += row == last.get(state.to_play)
        total += 1
        last[state.to_play] = row
    assert same <= total // 50


def test_the_layouts_on_the_page_are_those_of_the_source() -> None:
    spec = importlib.util.spec_from_file_location("layouts", ROOT / "tools" / "layouts.py")
    assert spec is not None
    assert spec.loader is not None
    layouts = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(layouts)
    assert (ROOT / "docs" / "layouts.md").read_text(encoding="utf-8") == layouts.text(), "make layouts"


# What the fields say, beside the view


def around(players: int, seat: int) -> list[int]:
    return [(seat + step) % players for step in range(players)]


def one_of(values: list[Any], value: Any) -> list[int]:
    return [int(each == value) for each in values]


def check_manila(state: State, seat: int) -> None:
    view: Any = state.view(seat)
    layout = Layout("manila", state.players)
    row = observe(state, seat)
    seats = around(state.players, seat)
    wares = ["ginseng", "nutmeg", "silk", "jade"]

    def read(name: str) -> list[int]:
        return layout.read(row, name).tolist()

    assert read("to_play") == one_of(seats, view["to_play"])
    assert read("harbour_master") == one_of(seats, view["harbour_master"])
    assert read("cash") == [min(300, view["seats"][each]["cash"]) for each in seats]
    assert read("bought") == [view["seats"][each]["bought"][ware] for each in seats for ware in wares]
    assert read("accomplices") == [view["seats"][each]["accomplices"] for each in seats]
    assert read("dealt") == [view["seats"][seat]["dealt"].get(ware, 0) for ware in wares]
    assert [[0, 5, 10, 20, 30][step] for step in read("price")] == [view["wares"][w]["price"] for w in wares]
    assert read("supply") == [view["wares"][ware]["supply"] for ware in wares]
    punts = [view["punts"].get(ware, {}) for ware in wares]
    places = ["ashore", "quay", "sea", "port", "shipyard"]
    assert read("punt") == [n for punt in punts for n in one_of(places, punt.get("where", "ashore"))]
    assert read("space") == [punt.get("space") or 0 for punt in punts]
    assert read("plundered") == [int(punt.get("plundered", False)) for punt in punts]
    assert read("bid") == [view["auction"]["bid"] if view["auction"] else 0]
    figures = np.array(read("figures")).reshape(27, -1)
    assert figures[26].tolist() == one_of(seats, view["spaces"]["insurance"])
    aboard = [sum(row) for row in figures[:16]]
    assert [sum(aboard[4 * w : 4 * w + 4]) for w in range(4)] == [
        len(punt.get("aboard", [])) for punt in punts
    ]


def check_puerto_rico(state: State, seat: int) -> None:
    view: Any = state.view(seat)
    layout = Layout("puerto_rico", state.players)
    row = observe(state, seat)
    seats = around(state.players, seat)
    goods = ["corn", "indigo", "sugar", "tobacco", "coffee"]

    def read(name: str) -> list[int]:
        return layout.read(row, name).tolist()

    assert read("to_play") == one_of(seats, view["to_play"])
    assert read("governor") == one_of(seats, view["governor"])
    assert read("picker") == one_of(seats, view["picker"])
    assert read("doubloons") == [view["seats"][each]["doubloons"] for each in seats]
    assert read("points") == [view["seats"][each]["points"] for each in seats]
    assert read("goods") == [view["seats"][each]["goods"][good] for each in seats for good in goods]
    circles = np.array(read("circles")).reshape(len(seats), -1)
    colonists = np.array(read("colonists")).reshape(len(seats), -1)
    for line, each in enumerate(seats):
        city = view["seats"][each]["city"]
        island = view["seats"][each]["island"]
        assert int((circles[line, 6:] > 0).sum()) == len(city)
        assert int(colonists[line, 6:].sum()) == sum(city.values())
        for place, tile in enumerate([*goods, "quarry"]):
            told = island.get(tile, {"tiles": 0, "colonists": 0})
            assert [circles[line, place], colonists[line, place]] == [told["tiles"], told["colonists"]]
    assert read("market") == [offer["left"] for offer in view["market"].values()]
    assert read("chips") == [view["points"]]
    assert read("face_down") == [view["face_down_kinds"][good] for good in goods]
    ships = [*view["ships"], *[{"size": 0, "good": None, "barrels": 0}] * (3 - len(view["ships"]))]
    assert read("ship_size") == [ship["size"] for ship in ships]
    assert read("barrels") == [ship["barrels"] for ship in ships]
    assert read("cargo") == [number for ship in ships for number in one_of(goods, ship["good"])]
    sold = [*view["trading_house"], None, None, None, None][:4]
    assert read("trading_house") == [number for good in sold for number in one_of(goods, good)]


def check_lisboa(state: State, seat: int) -> None:
    view: Any = state.view(seat)
    layout = Layout("lisboa", state.players)
    row = observe(state, seat)
    goods, cubes = ["gold", "tools", "books", "cloth"], ["earthquake", "fire", "tsunami"]
    nobles, piles = list(view["offices"]), list(view["display"])
    sides = around(max(2, state.players), seat)  # who plays alone has a Rival
    open_sides = [*view["seats"], view.get("rival")]

    def read(name: str) -> list[int]:
        return layout.read(row, name).tolist()

    def rows(name: str, lines: int) -> list[list[int]]:
        return layout.read(row, name).reshape(lines, -1).tolist()

    def of_sides(fact: Any) -> list[int]:
        """A number of every side; the Rival has no such thing."""
        return [fact(open_sides[side]) if side < state.players else 0 for side in sides]

    def names(flags: list[int], of: Sequence[str]) -> set[str]:
        return {name for name, flag in zip(of, flags, strict=True) if flag}

    assert sum(read("decision")) == (view["to_play"] >= 0)
    assert read("to_play") == one_of(sides, view["to_play"])
    assert read("turn") == one_of(sides, view["turn"])
    assert [*read("period"), *read("round"), *read("last_round")] == [
        view["period"],
        view["round"],
        view["last_round"] or 0,
    ]
    told = view["treasury"]
    assert [*read("treasury"), *read("coins"), *read("sway")] == [
        told["index"],
        told["reis"],
        told["influence"],
    ]
    assert read("prices") == [view["prices"][good] for good in goods]
    assert read("supply") == [view["supply"][good] for good in goods]
    assert read("wigs") == [open_sides[side]["wigs"] for side in sides]
    assert read("reis") == of_sides(lambda side: side["reis"])
    assert read("influence") == of_sides(lambda side: side["influence"])
    assert read("cards") == of_sides(lambda side: side["cards"])
    assert read("drawing") == of_sides(lambda side: side["drawing"])
    assert read("cubes") == [open_sides[side]["cubes"][cube] for side in sides for cube in cubes]
    assert read("houses") == [count for side in sides for count in open_sides[side]["houses"].values()]
    for side, line in zip(sides, rows("goods", len(sides)), strict=True):
        assert line == (list(open_sides[side]["goods"].values()) if side < state.players else [0] * 4)
    for side, line in zip(sides, rows("favors", len(sides)), strict=True):
        held = open_sides[side]["favors"] if side < state.players else []
        assert names(line, nobles) == set(held)
    own = view["seats"][seat]
    assert names(read("hand"), CARDS) == set(own["hand"])
    for side, line in zip(sides, rows("plans", len(sides)), strict=True):
        assert names(line, PLANS) == set(open_sides[side]["plans"] if side < state.players else [])
    for pile, line in zip(view["plans"].values(), rows("plan_shown", 2), strict=True):
        assert names(line, PLANS) == {pile["top"]} - {None}
    assert read("plans_left") == [pile["plans"] for pile in view["plans"].values()]
    for side, line in zip(sides, rows("open_cards", len(sides)), strict=True):
        assert names(line, CARDS) == set(open_sides[side]["open_cards"] if side < state.players else [])
    for side, line in zip(sides, rows("decrees", len(sides)), strict=True):
        assert names(line, DECREES) == set(open_sides[side]["decrees"])
    for pile, line in zip(piles, rows("shown", 4), strict=True):
        assert names(line, CARDS) == {view["display"][pile]["top"]} - {None}
    assert read("pile") == [view["display"][pile]["cards"] for pile in piles]
    assert names(read("yard"), SHIPS) == set(view["shipyard"])
    assert names(read("next_ship"), SHIPS) == set(view["shipyard"][:1])
    for ship, line in zip(SHIPS, rows("owner", len(SHIPS)), strict=True):
        assert line == one_of(sides, view["ships"].get(ship, {"owner": -1})["owner"])
    assert read("cardinal") == one_of(list(range(len(read("cardinal")))), view["church"]["cardinal"])
    for tile, line in zip(view["church"]["track"], rows("track", len(read("cardinal"))), strict=True):
        assert names(line, CLERGY) == {tile} - {None, "face_down"}
    assert read("bag") == [view["church"]["bag"]]
    for noble, line in zip(nobles, rows("offices", 3), strict=True):
        office = view["offices"][noble]
        assert line == [*[office["seats"][side] for side in sides], office.get("dummies", 0)]
    city = view["city"]
    assert read("scoring") == city["scoring"]
    assert read("tiles") == city["tiles"]
    for plot, line in zip(PLOTS, rows("store", len(PLOTS)), strict=True):
        assert line == one_of(sides, city["stores"].get(plot, {"owner": -1})["owner"])
    for space, line in zip(SPACES, rows("opener", len(SPACES)), strict=True):
        assert line == one_of(sides, city["spaces"].get(space, {"opener": None})["opener"])


def test_the_fields_of_lisboa_say_what_its_view_says() -> None:
    compare("lisboa", check_lisboa)


def test_the_fields_of_manila_say_what_its_view_says() -> None:
    compare("manila", check_manila)


def test_the_fields_of_puerto_rico_say_what_its_view_says() -> None:
    compare("puerto_rico", check_puerto_rico)


def compare(id: str, check: Any) -> None:
    for players in quayside.game(id).players:
        state = quayside.game(id).new(players, players)
        for _ in wander(state, Rng(players)):
            if state.ply % 7 == 0:
                for seat in range(players):
                    check(state, seat)


# What else a learner reads


def test_a_mask_is_the_list_of_legal_actions() -> None:
    state = quayside.game("manila").new(players=3, seed=1)
    assert np.flatnonzero(mask(state)).tolist() == state.legal()
    assert np.flatnonzero(mask(state, 0)).tolist() == state.legal()
    assert not mask(state, 1).any()


def test_rewards_add_up_to_nothing_and_reach_from_the_last_to_the_first() -> None:
    assert rewards([1, 2, 3, 4]) == [1.0, 1 / 3, -1 / 3, -1.0]
    assert rewards([1, 1, 1]) == [0.0, 0.0, 0.0]
    assert rewards([1]) == [1.0]
    for ranks in ([1, 2], [1, 1, 3], [2, 1, 2, 4], [1, 2, 2, 2, 5]):
        assert abs(sum(rewards(ranks))) < 1e-12
