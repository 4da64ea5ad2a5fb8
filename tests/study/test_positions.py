"""Positions that somebody has written."""

from __future__ import annotations

import pytest

import quayside
from quayside.study.positions import first_position, packed, read_position
from quayside.table.errors import Refusal


@pytest.mark.parametrize("game", quayside.games())
def test_what_a_game_begins_with_can_be_read_and_changed(game: str) -> None:
    text = first_position(game, 3).position
    view = read_position(text)
    assert (view["game"], view["players"]) == (game, 3)
    assert read_position(packed(text)) == view


def test_a_law_that_is_broken_is_named() -> None:
    text = first_position("manila", 3).position
    for wrong, law in (
        (text.replace("players=3", "players=9"), "3 to 5 players"),
        (f"{text} price=ginseng:7", "price"),
        ("manila/1 players=3", "dealt 2 shares"),
    ):
        with pytest.raises(Refusal) as refused:
            read_position(wrong)
        assert refused.value.rule == "table.position"
        assert law in refused.value.args_for_message["text"]
    with pytest.raises(Refusal, match=r"table\.no_such_game"):
        read_position("chess/1 players=2")
    with pytest.raises(Refusal, match=r"table\.option"):
        first_position("manila", 9)
