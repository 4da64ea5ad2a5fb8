"""Ratings and what people have played, over REST."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from quayside import games
from quayside.server.api.people import known
from quayside.server.api.tables import Limit
from quayside.server.store import Store
from quayside.server.store.lobby import Lobby, Standing
from quayside.table.errors import Refusal
from quayside.table.listing import Played
from quayside.table.person import Person

Before = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=2**53, description="Only games that ended before this time (milliseconds since 1970)."
    ),
]


class Profile(msgspec.Struct):
    id: str
    name: str
    guest: bool
    ratings: list[Standing]


@get("/leaderboard/{game_id:str}", summary="Who plays a game best, by rated games")
async def leaderboard(game_id: FromPath[str], store: Given[Store], limit: Limit = 50) -> list[Standing]:
    if game_id not in games():
        raise Refusal("table.no_such_game")
    return await Lobby(store.engine).leaders(game_id, limit)


@get("/tables/finished", summary="Public games that are over, the last one first")
async def finished(store: Given[Store], before: Before = None, limit: Limit = 30) -> list[Played]:
    return await Lobby(store.engine).finished(before, limit)


@get("/people/{person_id:str}", summary="Somebody's name and ratings")
async def profile(person_id: FromPath[str], store: Given[Store]) -> Profile:
    lobby = Lobby(store.engine)
    called = await lobby.called(person_id)
    if called is None:
        raise NotFoundException
    return Profile(person_id, called.name, called.guest, await lobby.standings_of(person_id))


@get(
    "/people/{person_id:str}/games",
    summary="Public games that somebody has finished, the last one first",
)
async def games_of(
    person_id: FromPath[str], store: Given[Store], before: Before = None, limit: Limit = 30
) -> list[Played]:
    return await Lobby(store.engine).played(person_id, before, limit, all=False)


@get("/me/games", summary="All games that I have finished, the last one first")
async def my_games(
    person: Given[Person | None], store: Given[Store], before: Before = None, limit: Limit = 30
) -> list[Played]:
    return await Lobby(store.engine).played(known(person).id, before, limit, all=True)


router = Router("/api", tags=["ratings"], route_handlers=[leaderboard, finished, profile, games_of, my_games])
