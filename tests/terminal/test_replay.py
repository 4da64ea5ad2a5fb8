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
    assert "may bid for the harbour master's office" in start


def test_one_game_of_many_and_in_chinese(run: Run) -> None:
    with open("games.jsonl", "w", encoding="utf-8") as file:
        for plies in (3, 5):
            print(played(plies).to_json(), file=file)
    assert "After move 3 of 3" in run("replay games.jsonl").out
    assert "第 5 步之后（共 5 步）" in run("replay games.jsonl --game 2 --lang zh").out
