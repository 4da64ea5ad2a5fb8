"""Whole games of Puerto Rico: they end, nothing gets lost on the way, and chance can be scripted."""

from __future__ import annotations

from typing import Any

import pytest

from quayside import OptionError, Record, Rng
from quayside.games.puerto_rico import GAME
from quayside.games.puerto_rico.board import ALL_BUILDINGS, CIRCLES, CITY, SPACES
from quayside.games.puerto_rico.state import PuertoRicoState


def begun(players: int, seed: int, **options: Any) -> PuertoRicoState:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, PuertoRicoState)
    return state


def check_books(state: PuertoRicoState) -> None:
    """What is counted as it changes agrees with what can be counted at any time."""
    for seat in range(state.players):
        at = seat * int(state.places)
        assert state.free_island[seat] == 12 - sum(state.circles[at : at + CITY])
        assert all(
            0 <= state.people[at + place] <= state.circles[at + place] for place in range(int(state.places))
        )
        owned = [building for building in range(ALL_BUILDINGS) if state.owns(seat, building)]
        assert sorted(b % ALL_BUILDINGS for b in state.built if b // ALL_BUILDINGS == seat) == owned
        assert state.free_city[seat] == 12 - sum(SPACES[building] for building in owned)
        assert all(state.circles[at + CITY + building] == CIRCLES[building] for building in owned)
        assert state.doubloons[seat] >= 0


def totals(state: PuertoRicoState) -> tuple[object, ...]:
    """What no move changes."""
    seats = range(state.players)
    house = list(state.trading_house)
    goods = [
        state.supply[good]
        + sum(state.goods[seat * 5 + good] for seat in seats)
        + sum(barrels for cargo, barrels in zip(state.cargo, state.barrels, strict=True) if cargo == good)
        + house.count(good)
        for good in range(5)
    ]
    tiles = [
        state.row[tile]
        + state.face_down[tile]
        + state.discards[tile]
        + sum(state.tiles(seat, tile) for seat in seats)
        for tile in range(5)
    ]
    quarries = state.quarries + sum(state.tiles(seat, 5) for seat in seats)
    colonists = state.colonist_supply + state.colonist_ship + sum(map(state.all_people, seats))
    return goods, tiles, quarries, colonists, state.chips + sum(state.points)


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_end_and_lose_nothing(players: int) -> None:
    for seed in range(5):
        state = begun(players, seed)
        rng = Rng(seed)
        before = totals(state)
        while state.to_play >= 0:
            choices = state.legal()
            assert len(choices) > 1
            assert choices == sorted(set(choices))
            state.play(choices[rng.below(len(choices))])
            assert totals(state) == before
            check_books(state)
        assert state.ending > 0
        assert min(state.ranking()) == 1
        assert Record.from_json(Record.of(state).to_json()).replay().key() == state.key()


def test_a_larger_pool_is_for_five_players_only() -> None:
    assert begun(5, 1, vp_pool=126).chips == 126
    for players in (2, 3, 4):
        with pytest.raises(OptionError, match=f"vp_pool of 126 is for five players only, not for {players}"):
            GAME.new(players, vp_pool=126)


def test_the_first_row_can_be_scripted() -> None:
    state = GAME.new(3, 1, chance=["row coffee corn corn sugar"])
    assert state.view(None)["plantations"] == ["corn", "corn", "sugar", "coffee"]
