"""Puzzles over REST."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quayside.study import puzzles

from .players import Player, Server, settings_in

PUZZLE = puzzles.shipped("manila")[0]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Somebody without a name."""
    with Server(settings_in(tmp_path_factory.mktemp("puzzles"))) as running:
        yield Player(running.address)


def test_whoever_comes_may_solve_puzzles(visitor: Player) -> None:
    found = visitor.call("GET", "/api/puzzles/manila?days=3")
    assert len(found["daily"]) == 3
    assert found["daily"][0] == visitor.call("GET", "/api/puzzles/manila/daily")["id"]
    path = f"/api/puzzles/manila/{PUZZLE.id}"
    posed = visitor.call("GET", path)
    assert posed["position"] == PUZZLE.position
    assert PUZZLE.best in posed["legal"]
    told = visitor.call("POST", f"{path}/answer", {"move": PUZZLE.best})
    assert told["right"]
    assert told["margin"] == PUZZLE.margin


def test_what_is_no_choice_is_refused_in_the_words_of_the_game(visitor: Player) -> None:
    path = f"/api/puzzles/manila/{PUZZLE.id}/answer"
    wrong = visitor.call("POST", path, {"move": "bid 5"}, 409)
    assert wrong["code"] == "core.not_now"
    assert wrong["sentence"]
    assert visitor.call("GET", "/api/puzzles/manila/nothing", status=404)["code"] == "table.no_such_puzzle"
    assert visitor.call("GET", "/api/puzzles/chess", status=404)["code"] == "table.no_such_game"
