"""Puzzles over REST: which there are, one as it is put, and an answer, judged by the evidence that is kept with it. The server
remembers nobody's answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from quayside.server.api.people import Visitor
from quayside.server.http.security import purse_of, spend_as
from quayside.server.times import now
from quayside.server.words import language_of, said_in
from quayside.study import solving
from quayside.study.solving import DAYS, MOST_DAYS, Posed, Puzzles, Solved
from quayside.table.errors import Refusal
from quayside.table.messages import Notation
from quayside.table.person import Person

Days = Annotated[
    int, QueryParameter(ge=1, le=MOST_DAYS, description="For how many days the puzzles are named.")
]


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """A move in the position of a puzzle."""

    move: Notation


@get(
    "/puzzles/{game_id:str}",
    summary="The puzzles of a game, and those of the last days",
    description="The puzzle of a day is the same for everybody; a day begins at midnight of universal time.",
)
async def list_puzzles(
    request: Visitor, game_id: FromPath[str], person: Given[Person | None], days: Days = DAYS
) -> Puzzles:
    spend_as(request, "replay", person)
    return await purse_of(request, person).dear(solving.listed, game_id, now() / 1000, days)


@get("/puzzles/{game_id:str}/{puzzle_id:str}", summary="A puzzle; `daily` is that of the day")
async def read_puzzle(
    request: Visitor, game_id: FromPath[str], puzzle_id: FromPath[str], person: Given[Person | None]
) -> Posed:
    spend_as(request, "replay", person)

    def pose() -> Posed:
        return solving.posed(solving.found(game_id, puzzle_id, now() / 1000))

    return await purse_of(request, person).dear(pose)


@post(
    "/puzzles/{game_id:str}/{puzzle_id:str}/answer",
    status_code=200,
    summary="What a move in a puzzle is worth",
    description="What may not be played there is refused with its rule, and nothing is judged.",
)
async def answer(
    request: Visitor,
    game_id: FromPath[str],
    puzzle_id: FromPath[str],
    data: JSONBody[Attempt],
    person: Given[Person | None],
) -> Solved:
    spend_as(request, "replay", person)

    def judge() -> Solved:
        puzzle = solving.found(game_id, puzzle_id, now() / 1000)
        try:
            return solving.solved(puzzle, data.move)
        except Refusal as refusal:
            raise said_in(game_id, puzzle.state().setup.options, lang, refusal) from None

    lang = language_of(request.headers, request.query_params)
    return await purse_of(request, person).dear(judge)


router = Router("/api", tags=["puzzles"], route_handlers=[list_puzzles, read_puzzle, answer])
