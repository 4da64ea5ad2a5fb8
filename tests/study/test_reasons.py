"""Why a move is good: facts of the position, beside the chances that search has found."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import quayside
from quayside import Rng
from quayside.bots import Budget, analysis
from quayside.bots.analysis import hints, reasons
from quayside.cli.words import TerminalVoice
from quayside.core.seen import Seen
from quayside.study import puzzles
from quayside.voice import languages

in_every_game = pytest.mark.parametrize("game", quayside.games())


@cache
def told(game: str) -> list[tuple[Seen, dict[str, Any]]]:
    """What is told of the best moves of some puzzles, and of what search plays there with a glance."""
    found = []
    for puzzle in puzzles.shipped(game)[:24]:
        seen = puzzle.seen()
        found += [(seen, why) for why in reasons(seen, puzzle.state().parse(puzzle.best))]
    for puzzle in puzzles.shipped(game)[:6]:
        seen = puzzle.seen()
        found += [(seen, why) for hint in hints(seen, Budget(iterations=8)) for why in hint.why[2:]]
        found.append((seen, {"key": "fact-figures", "other": puzzle.best}))
    return found


@in_every_game
@pytest.mark.parametrize("lang", languages())
def test_every_fact_is_told_in_words(game: str, lang: str) -> None:
    assert len({why["key"] for _, why in told(game)}) >= 2
    for seen, why in told(game):
        voice = TerminalVoice(game, lang, values=seen.game.values(seen.sample(Rng(0)).setup.options))
        facts = {name: fact for name, fact in why.items() if name != "key"}
        sentence = voice.say(why["key"], **facts)
        assert "{" not in sentence
        assert sentence.endswith((".", "。"))


@in_every_game
def test_no_fact_knows_more_than_its_seat(game: str) -> None:
    for puzzle in puzzles.shipped(game)[:8]:
        state = puzzle.state()
        other = state.determinize(puzzle.seat, Rng(99))
        action = state.parse(puzzle.best)
        assert reasons(Seen(state, puzzle.seat), action) == reasons(Seen(other, puzzle.seat), action)


@in_every_game
def test_a_move_has_two_facts_at_most(game: str) -> None:
    for puzzle in puzzles.shipped(game)[:12]:
        assert len(reasons(puzzle.seen(), puzzle.state().parse(puzzle.best))) <= 2


def test_where_the_odds_prefer_another_move_it_is_said() -> None:
    seen = puzzles.shipped("manila")[0].seen()
    first, second, *_ = seen.legal()
    values = [3.0, 1.0, *[0.0] * (len(seen.legal()) - 2)]
    assert analysis._disagreement(seen, second, values) == [
        {"key": "fact-figures", "other": seen.notation(first)}
    ]
    assert analysis._disagreement(seen, first, values) == []
    nearly = [1.5, 1.0, *values[2:]]
    assert analysis._disagreement(seen, second, nearly) == [], "less than a peso is no difference"


def test_a_space_is_worth_what_the_odds_say() -> None:
    puzzle = next(
        one for one in puzzles.shipped("manila") if one.best.startswith("place ") and "punts" in one.themes
    )
    seen = puzzle.seen()
    odds: Any = seen.game.insight.odds(seen)
    space = odds["spaces"][puzzle.best.removeprefix("place ")]
    fact = reasons(seen, puzzle.state().parse(puzzle.best))[0]
    assert fact["percent"] == round(100 * space["chance"])
    assert fact["pesos"] == abs(round(space["value"]))
