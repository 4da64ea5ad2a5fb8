"""The puzzles that come with the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import quayside
from quayside.study import puzzles
from quayside.study.judging import judge_of, lead
from quayside.study.puzzles import Puzzle, PuzzleError
from quayside.voice import languages
from quayside.voice.texts import Texts, message_id

in_every_game = pytest.mark.parametrize("game", quayside.games())
SHIPPED = {game: puzzles.shipped(game) for game in quayside.games()}
JUDGED_AGAIN = 20  # of each game
ROUNDS = 1600
STILL = 0.02  # of the chance to win, that the best move has to be ahead with so little thought


@cache
def state_of(puzzle_id: str, game: str) -> quayside.State:
    """Nobody plays on it."""
    found = puzzles.find(game, puzzle_id)
    assert found is not None
    return found.state()


@in_every_game
def test_every_puzzle_is_a_decision_of_its_seat_with_a_legal_answer(game: str) -> None:
    assert SHIPPED[game]
    for puzzle in SHIPPED[game]:
        state = state_of(puzzle.id, game)
        assert (puzzle.game.id, state.to_play) == (game, puzzle.seat)
        assert state.parse(puzzle.best) in state.legal()
        assert len(puzzle.losses) == len(state.legal())
        assert len(puzzle.chances) == state.players


@in_every_game
def test_every_puzzle_is_another_one_and_goes_by_its_own_id(game: str) -> None:
    found = SHIPPED[game]
    assert len({puzzle.id for puzzle in found}) == len({puzzle.position for puzzle in found}) == len(found)
    for puzzle in found:
        assert puzzle.id == puzzles.id_of(puzzle.position)
        assert puzzles.find(game, puzzle.id) == puzzle


@in_every_game
def test_a_puzzle_tells_no_more_than_its_seat_may_know(game: str) -> None:
    for puzzle in SHIPPED[game]:
        assert state_of(puzzle.id, game).position(puzzle.seat) == puzzle.position


@in_every_game
def test_every_puzzle_has_its_evidence(game: str) -> None:
    for puzzle in SHIPPED[game]:
        others = [lost for lost in puzzle.losses if lost > 0]
        assert len(others) == len(puzzle.losses) - 1  # one best move, and no other that is as good
        assert puzzle.margin >= 0.05
        assert min(others) >= 0.03
        state = state_of(puzzle.id, game)
        assert puzzle.themes == state.game.themes.of(state, state.parse(puzzle.best)) != []
        assert set(puzzle.found) == set(puzzles.STRENGTHS)
        assert puzzle.judge == judge_of(game)


@in_every_game
@pytest.mark.slow
def test_search_still_finds_the_answers(game: str) -> None:
    """All of them are judged by `quayside puzzles check`, these few with less thought at every change."""
    step = max(1, len(SHIPPED[game]) // JUDGED_AGAIN)
    for puzzle in SHIPPED[game][::step][:JUDGED_AGAIN]:
        found = lead(puzzle.seen(), ROUNDS, 17)
        assert puzzle.seen().notation(found.best.action) == puzzle.best, puzzle.id
        assert found.margin >= STILL, puzzle.id


@in_every_game
@pytest.mark.parametrize("lang", languages())
def test_every_theme_has_a_name(game: str, lang: str) -> None:
    names = quayside.game(game).themes.names
    texts = Texts(lang, [Path(quayside.__file__).parent / "games" / game / "text" / "study" / f"{lang}.ftl"])
    assert {id for id in texts if id.startswith("theme-")} == {message_id(f"theme-{name}") for name in names}
    assert len({texts.format(message_id(f"theme-{name}"), {}) for name in names}) == len(names)


@in_every_game
def test_the_puzzles_of_the_days_are_all_of_them_before_one_comes_again(game: str) -> None:
    count = len(SHIPPED[game])
    turn = [puzzles.daily(game, day) for day in range(20_000 * count, 20_001 * count)]
    assert {puzzle.id for puzzle in turn if puzzle} == {puzzle.id for puzzle in SHIPPED[game]}
    assert turn != [puzzles.daily(game, day) for day in range(20_001 * count, 20_002 * count)]


def test_an_answer_tells_what_it_gives_away() -> None:
    puzzle = SHIPPED["manila"][0]
    state = puzzle.state()
    wrong = next(action for action in state.legal() if state.notation(action) != puzzle.best)
    assert puzzle.answer(puzzle.best) == puzzles.Answer(True, 0.0)
    answer = puzzle.answer(state.notation(wrong))
    assert not answer.right
    assert answer.lost >= 0.03
    with pytest.raises(PuzzleError, match="is no choice"):
        puzzle.answer(
            next(f"bid {bid}" for bid in range(1, 301) if state.parse(f"bid {bid}") not in state.legal())
        )


def test_what_is_no_puzzle_is_said_in_a_sentence() -> None:
    with pytest.raises(PuzzleError, match="this is no puzzle"):
        Puzzle.from_json("{}")
