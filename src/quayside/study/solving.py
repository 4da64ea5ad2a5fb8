"""Solving a puzzle away from the keyboard: what is shown of it, how an answer is judged, and which puzzles there are. Nothing
is remembered here: who solved what stands where the solver wants it."""

from __future__ import annotations

from typing import Any

import msgspec

from quayside.bots.analysis import Expected, reasons
from quayside.core.errors import IllegalAction, NotationError
from quayside.core.registry import game, games
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.study import puzzles
from quayside.study.judging import noise
from quayside.study.puzzles import Puzzle
from quayside.table.errors import Refusal
from quayside.table.thought import view_then

DAYS = 30  # whose puzzles are named, today's included
MOST_DAYS = 366


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: for how many players it is, how hard, how far the game had gone (of 1), and what it is about."""

    id: str
    players: int
    rating: int
    moment: float
    themes: list[str]


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of a game, and those of the last days, today's first; `day` counts days since 1970, universal time."""

    game: str
    day: int
    daily: list[str]
    themes: list[str]
    puzzles: list[PuzzleInfo]


class Posed(msgspec.Struct, frozen=True):
    """A puzzle as it is put: the position through the eyes of `seat`, and what it may choose."""

    id: str
    game: str
    seat: int
    players: int
    options: dict[str, Any]
    rating: int
    position: str
    view: dict[str, Any]
    legal: list[str]


class Loss(msgspec.Struct, frozen=True):
    """What a choice gives away of the chance to win."""

    move: str
    lost: float


class Solved(msgspec.Struct, frozen=True):
    """An answer, judged. `right`: it is the best move; `good`: it counts, for it loses less than the judge can tell. `margin`
    is how far the best move is ahead of the next one, `losses` what each choice gives away, the best first; `chances` and
    `line` are expected after the best move, and `then` is the view in which the line begins; `why` names sentences about the
    best move (`fact-...`) and their facts. The judge has thought for so many `rounds`."""

    move: str
    best: str
    right: bool
    good: bool
    lost: float
    margin: float
    losses: list[Loss]
    chances: list[float]
    line: list[Expected]
    then: dict[str, Any] | None
    why: list[dict[str, Any]]
    themes: list[str]
    rounds: int


def listed(game_id: str, moment: float, days: int = DAYS) -> Puzzles:
    """The puzzles of a game, at a moment in seconds since 1970."""
    known = _known(game_id)
    day = puzzles.day_of(moment)
    daily = [puzzles.daily(game_id, day - back) for back in range(min(days, MOST_DAYS))]
    return Puzzles(
        game_id,
        day,
        [puzzle.id for puzzle in daily if puzzle is not None],
        list(game(game_id).themes.names),
        [_info(puzzle) for puzzle in known],
    )


def found(game_id: str, id: str, moment: float) -> Puzzle:
    """A puzzle by its id; `daily` is that of the day."""
    _known(game_id)
    puzzle = puzzles.daily(game_id, puzzles.day_of(moment)) if id == "daily" else puzzles.find(game_id, id)
    if puzzle is None:
        raise Refusal("table.no_such_puzzle")
    return puzzle


def posed(puzzle: Puzzle) -> Posed:
    state = puzzle.state()
    return Posed(
        puzzle.id,
        state.game.id,
        puzzle.seat,
        state.players,
        state.game.told_options(state.setup.options),
        puzzle.rating,
        puzzle.position,
        state.view(puzzle.seat),
        [state.notation(action) for action in state.legal()],
    )


def solved(puzzle: Puzzle, move: str) -> Solved:
    """What an answer is worth; a Refusal of what is no choice there, with the rule that forbids it."""
    state = puzzle.state()
    try:
        state.clone().play(state.parse(move))
    except (IllegalAction, NotationError) as error:
        raise Refusal.of(error) from error
    answer = puzzle.answer(move)
    choices = [state.notation(action) for action in state.legal()]
    losses = [Loss(choice, lost) for choice, lost in zip(choices, puzzle.losses, strict=True)]
    line = [Expected(seat, expected) for seat, expected in puzzle.line]
    return Solved(
        move,
        puzzle.best,
        answer.right,
        answer.lost <= noise(puzzle.judge.rounds),
        answer.lost,
        puzzle.margin,
        sorted(losses, key=lambda one: one.lost),
        puzzle.chances,
        line,
        _then(state, puzzle),
        reasons(puzzle.seen(), state.parse(puzzle.best)),
        puzzle.themes,
        puzzle.judge.rounds,
    )


def _then(state: State, puzzle: Puzzle) -> dict[str, Any] | None:
    guessed = state.determinize(puzzle.seat, Rng(0))
    return view_then(guessed, puzzle.seat, puzzle.best, [move for _, move in puzzle.line])


def _known(game_id: str) -> tuple[Puzzle, ...]:
    if game_id not in games():
        raise Refusal("table.no_such_game")
    return tuple(puzzles.shipped(game_id))


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, _players(puzzle.position), puzzle.rating, puzzle.moment, puzzle.themes)


def _players(position: str) -> int:
    """Without playing it out."""
    return int(
        next(part for part in position.split() if part.startswith("players=")).removeprefix("players=")
    )
