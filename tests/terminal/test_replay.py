"""`quayside replay`: the story of a game on file."""

from __future__ import annotations

import quayside
from quayside import Record, Rng

from .conftest import Run


def played(plies: int | None = None) -> Record:
    state = quayside.game("manila").new(players=4, seed=8)
    quayside.playout(state, Rng(9))
    record = Record.of(state)
    return record if plies is None else Record.of(record.replay(plies))


def test_a_finished_game_is_told_to_its_end_and_has_no_secrets(run: Run) -> None:
    played().save("game.json")
    ended = run("replay game.json")
    assert ended.code == 0
    assert "The game is over" in ended.out
    assert "Fortunes" in ended.out
    assert ended.out.count("is dealt two secret shares: ") == 4


def test_a_game_that_can_go_on_keeps_its_secrets(run: Run) -> None:
    played(20).save("game.json")
    ended = run("replay game.json")
    assert ended.out.count("is dealt 2 secret shares.") == 4
    assert "is dealt two secret shares: " not in ended.out
    assert "After move 20 of 20" in ended.out


def test_it_stops_after_any_move(run: Run) -> None:
    played().save("game.json")
    start = run("replay game.json --to 0").out
    assert f"After move 0 of {len(played().moves)}" in start
    assert "Voyage 2" not in start
    assert "may bid for harbour master" in start


def test_one_game_of_many_and_in_chinese(run: Run) -> None:
    with open("games.jsonl", "w", encoding="utf-8") as file:
        for plies in (3, 5):
            print(played(plies).to_json(), file=file)
    assert "After move 3 of 3" in run("replay games.jsonl").out
    assert "第 5 步之后（共 5 步）" in run("replay games.jsonl --game 2 --lang zh").out


POSITION = "manila/1 players=3 voyage=1 dealt=ginseng+nutmeg/?/? supply=ginseng:4,nutmeg:2,silk:4,jade:4 agenda=auction"


def test_a_position_is_shown_instead_of_a_game(run: Run) -> None:
    shown = run(f"replay --position '{POSITION}'")
    assert shown.code == 0
    assert "may bid for harbour master" in shown.out


def test_search_says_what_it_would_do_in_a_position(run: Run) -> None:
    told = run(f"analyse --position '{POSITION}' --iterations 20")
    assert told.code == 0
    assert "%" in told.out


def test_a_position_that_cannot_be_is_refused_with_its_law(run: Run) -> None:
    impossible = POSITION.replace("ginseng:4", "ginseng:3")
    refused = run(f"replay --position '{impossible}'")
    assert refused.code == 2
    assert "the supply leaves 5 shares for 2 players" in refused.err


def test_a_file_or_a_position_is_named_and_not_both(run: Run) -> None:
    assert "name a file, or a --position" in run("replay").err
