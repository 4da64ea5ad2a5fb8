"""Games are found by name, and begun only as their options and seats allow."""

from __future__ import annotations

import subprocess
import sys

import pytest

import quayside
from quayside import Game, OptionError

from ..properties.worlds import all_options, at_every_table, everything, for_every_game


def test_the_house_has_manila_and_puerto_rico() -> None:
    assert {"manila", "puerto_rico"} <= set(quayside.games())
    assert quayside.games() == sorted(set(quayside.games()))


def test_the_package_of_the_games_lists_them_and_holds_them() -> None:
    program = """
import quayside.games.manila.rules
import quayside
from quayside import games
assert "manila" in quayside.games() == games()
assert quayside.games.manila.rules.__name__ == "quayside.games.manila.rules"
assert quayside.games.manila.GAME is quayside.game("manila")
import quayside.games.lisboa as lisboa
assert lisboa is quayside.games.lisboa
assert "puerto_rico" in quayside.games()
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@for_every_game
def test_a_game_says_what_it_is(id: str) -> None:
    game = quayside.game(id)
    assert isinstance(game, Game)
    assert game is quayside.game(id)
    assert game.id == id
    assert game.version >= 1
    assert len(game.players) > 0
    assert min(game.players) >= 1
    assert game.actions.size > 0
    for option in game.options.values():
        assert option.default in option.allowed


@pytest.mark.parametrize("id", ["", "chess", "Manila", "../manila", "manila.rules", "__pycache__"])
def test_an_unknown_game_is_refused_with_the_names_of_those_there_are(id: str) -> None:
    with pytest.raises(OptionError, match=r"there is no game called .*manila"):
        quayside.game(id)


@for_every_game
def test_only_so_many_can_play(id: str) -> None:
    game = quayside.game(id)
    assert game.new(seed=1).players == game.players[0]
    for players in (0, -1, game.players[0] - 1, game.players[-1] + 1, 10**20):
        with pytest.raises(
            OptionError, match=f"{id} is for {game.players[0]} to {game.players[-1]} players, not {players}"
        ):
            game.new(players=players)


def shown(options: dict[str, object]) -> dict[str, object]:
    """Of an owner's file of values a view says only whether there is one."""
    return {name: value is not None if name == "components" else value for name, value in options.items()}


@at_every_table
def test_a_game_begins_with_every_combination_of_its_options(id: str, players: int) -> None:
    for options in all_options(id, players):
        state = quayside.game(id).new(players, 3, **options)
        assert state.setup.options == options
        assert state.view(None)["options"] == shown(options)
        assert state.legal()


@for_every_game
def test_options_that_are_not_named_take_their_defaults(id: str) -> None:
    game = quayside.game(id)
    assert game.new(seed=1).setup.options == {name: option.default for name, option in game.options.items()}


def test_an_unknown_option_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(
        OptionError, match="no option 'pirates_evict'; its options: large_pilot_may_move_one, pirate_eviction"
    ):
        quayside.game("manila").new(pirates_evict=True)


@pytest.mark.parametrize("value", [1, 0, None, "yes"])
def test_an_option_takes_only_its_own_values(value: object) -> None:
    with pytest.raises(OptionError, match="pirate_eviction may be False or True, not"):
        quayside.game("manila").new(pirate_eviction=value)


@at_every_table
def test_the_caller_may_say_who_starts(id: str, players: int) -> None:
    game = quayside.game(id)
    assert everything(game.new(players, 5)) == everything(game.new(players, 5, first=0))
    for first in range(players):
        assert game.new(players, 5, first=first).setup.first == first
    for first in (-1, players, 99):
        with pytest.raises(OptionError, match=f"there is no seat {first} to start"):
            game.new(players, 5, first=first)


@pytest.mark.parametrize("first", range(5))
def test_in_manila_the_seat_that_starts_opens_the_first_auction(first: int) -> None:
    assert quayside.game("manila").new(5, 5, first=first).to_play == first


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(OptionError, match="non-negative"):
        quayside.game("manila").new(seed=-1)


@at_every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(id: str, players: int) -> None:
    game = quayside.game(id)
    assert everything(game.new(players, 2**100)) == everything(game.new(players, 2**100))
    assert len({game.new(players, seed).key() for seed in range(20)}) > 1
    assert len({game.new(players, seed << 128).key() for seed in range(20)}) > 1


@for_every_game
def test_without_a_seed_a_secret_one_of_128_bits_is_drawn(id: str) -> None:
    seeds = {quayside.game(id).new().setup.seed or 0 for _ in range(8)}
    assert len(seeds) == 8
    assert 2**96 < max(seeds) < 2**128
