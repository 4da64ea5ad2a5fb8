"""Games over REST: what can be played and against whom, the rulebooks, and the texts that the browser speaks with."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from quayside import bots, game, games
from quayside.core.game import Game
from quayside.table import words
from quayside.table.live import Refusal
from quayside.table.messages import Lang
from quayside.voice import languages, rulebook
from quayside.voice.texts import sources

LASTING = {"Cache-Control": "public, max-age=300"}  # the same for everybody, until the server is renewed


class OptionInfo(msgspec.Struct):
    default: Any
    allowed: list[Any]


class GameInfo(msgspec.Struct):
    """A game; `names` by language."""

    id: str
    version: int
    players: list[int]
    options: dict[str, OptionInfo]
    names: dict[str, str]


class BotInfo(msgspec.Struct):
    """A bot that can be seated under its `name`; the higher the level, the better it plays."""

    name: str
    level: int
    names: dict[str, str]


class Texts(msgspec.Struct):
    """Fluent sources: a message is taken from the first that has it."""

    game: str
    lang: str
    sources: list[str]


@get("/games", summary="The games that can be played")
async def list_games() -> list[GameInfo]:
    return [_info(game(id)) for id in games()]


@get("/bots", summary="The bots that can be seated, the weakest first")
async def list_bots() -> list[BotInfo]:
    return [
        BotInfo(name, number + 1, {lang: words.bot_name(lang, name) for lang in languages()})
        for number, name in enumerate(bots.names())
    ]


@get("/games/{game_id:str}/rulebook", summary="The rulebook of a game")
async def read_rulebook(game_id: FromPath[str], lang: FromQuery[Lang] = "en") -> Response[dict[str, Any]]:
    return Response(rulebook(_known(game_id).id, lang).to_json(), headers=LASTING)


@get("/games/{game_id:str}/text", summary="The texts of a game, for those who speak Fluent")
async def read_texts(game_id: FromPath[str], lang: FromQuery[Lang] = "en") -> Response[Texts]:
    found = sources(_known(game_id).id, lang, words.files(lang))
    return Response(Texts(game_id, lang, found), headers=LASTING)


def _known(id: str) -> Game:
    if id not in games():
        raise Refusal("table.no_such_game")
    return game(id)


def _info(found: Game) -> GameInfo:
    options = {name: OptionInfo(option.default, option.allowed) for name, option in found.options.items()}
    names = {lang: rulebook(found.id, lang).title for lang in languages()}
    return GameInfo(found.id, found.version, list(found.players), options, names)


router = Router("/api", tags=["games"], route_handlers=[list_games, list_bots, read_rulebook, read_texts])
