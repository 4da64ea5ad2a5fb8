"""Games over REST: what can be played and against whom, the rulebooks, and the texts that the browser speaks with."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from quayside import bots, game, games
from quayside.core.errors import OptionError
from quayside.core.game import Game
from quayside.server import words
from quayside.server.api.people import Visitor
from quayside.server.http.security import purse_of, spend_as
from quayside.server.store import Store
from quayside.table.errors import Refusal
from quayside.table.messages import Lang
from quayside.table.person import Person
from quayside.voice import languages, rulebook, title
from quayside.voice.texts import sources, study_file

LASTING = {"Cache-Control": "public, max-age=300"}  # the same for everybody, until the server is renewed
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


class OptionInfo(msgspec.Struct):
    """`players`: how many have to play for a choice; `file`: it may also be the text of a file, as `/components` gives
    one to fill in; `needs`: for each of the allowed values, what another option has to be."""

    default: Any
    allowed: list[Any]
    players: list[int]
    file: bool
    needs: list[dict[str, list[Any]]]


class GameInfo(msgspec.Struct):
    """A game; `names` by language, and what it is about in a few words."""

    id: str
    version: int
    players: list[int]
    options: dict[str, OptionInfo]
    names: dict[str, str]
    taglines: dict[str, str]


class BotInfo(msgspec.Struct):
    """A bot that can be seated under its `name`; the higher the level, the better it plays. `about` says how."""

    name: str
    level: int
    names: dict[str, str]
    about: dict[str, str]


class Texts(msgspec.Struct):
    """Fluent sources: a message is taken from the first that has it."""

    game: str
    lang: str
    sources: list[str]


@get("/games", summary="The games that can be played")
async def list_games() -> list[GameInfo]:
    return await asyncio.to_thread(lambda: [_info(game(id)) for id in games()])  # Lisboa reads its components


@get("/bots", summary="The bots that can be seated, the weakest first")
async def list_bots() -> list[BotInfo]:
    return [
        BotInfo(
            name,
            number,
            {lang: words.bot_name(lang, name) for lang in languages()},
            {lang: words.bot_about(lang, name) for lang in languages()},
        )
        for number, name in enumerate(bots.names())
    ]


@get("/games/{game_id:str}/rulebook", summary="The rulebook of a game")
async def read_rulebook(game_id: FromPath[str], lang: FromQuery[Lang] = "en") -> Response[dict[str, Any]]:
    found = await asyncio.to_thread(rulebook, _known(game_id).id, lang)
    return Response(found.to_json(), headers=LASTING)


@get("/games/{game_id:str}/text", summary="The texts of a game, for those who speak Fluent")
async def read_texts(game_id: FromPath[str], lang: FromQuery[Lang] = "en") -> Response[Texts]:
    id = _known(game_id).id
    found = sources(id, lang, (study_file(id, lang), *words.files(lang)))
    return Response(Texts(game_id, lang, found), headers=LASTING)


@get(
    "/games/{game_id:str}/values/{digest:str}",
    summary="What stands on the cards and tiles of a game, where its owner may bring his own values",
    description="`digest` is the `values` of a view. What is in the answer depends on the game.",
)
async def read_values(
    request: Visitor,
    game_id: FromPath[str],
    digest: FromPath[str],
    person: Given[Person | None],
    store: Given[Store],
) -> Response[dict[str, Any]]:
    spend_as(request, "replay", person)  # an owner's file takes as long to be read as a game to be replayed
    rules = _known(game_id)
    options = rules.checked_options({}, rules.players[-1])
    if rules.values_digest(options) != digest or not digest:
        options = await store.options_with(rules.id, rules.version, digest) or {}
    if not options:
        raise Refusal("table.no_such_values")
    return Response(await purse_of(request, person).dear(rules.values, options), headers=FOR_EVER)


@get(
    "/games/{game_id:str}/components",
    summary="The file of values that an owner of a game may replace by his own",
)
async def read_components(game_id: FromPath[str]) -> Response[str]:
    template = _known(game_id).components_template()
    if not template:
        raise Refusal("table.no_such_values")
    headers = {"Content-Disposition": f'attachment; filename="{game_id}.toml"', **LASTING}
    return Response(template, headers=headers, media_type="application/toml; charset=utf-8")


def _known(id: str) -> Game:
    if id not in games():
        raise Refusal("table.no_such_game")
    return game(id)


def _info(found: Game) -> GameInfo:
    options = {
        name: OptionInfo(
            option.default,
            option.allowed,
            _players_with(found, name),
            option.file,
            [_needed(found, name, value) for value in option.allowed],
        )
        for name, option in found.options.items()
    }
    names = {lang: title(found.id, lang) for lang in languages()}
    taglines = {lang: words.tagline(lang, found.id) for lang in languages()}
    return GameInfo(found.id, found.version, list(found.players), options, names, taglines)


def _players_with(found: Game, name: str) -> list[int]:
    """The numbers of players that may choose another value than the usual one."""
    option = found.options[name]
    others = [value for value in option.allowed if value != option.default]

    def has_choice(players: int) -> bool:
        return option.file or any(_goes(found, {name: value}, players) for value in others)

    return [players for players in found.players if has_choice(players)]


def _needed(found: Game, name: str, value: object) -> dict[str, list[Any]]:
    """The values of another option without which this one may not have this value, however many play."""

    def goes(chosen: dict[str, Any]) -> bool:
        return any(_goes(found, {name: value, **chosen}, players) for players in found.players)

    if goes({}):
        return {}
    others = {
        other: [choice for choice in option.allowed if goes({other: choice})]
        for other, option in found.options.items()
        if other != name
    }
    return {other: choices for other, choices in others.items() if choices}


def _goes(found: Game, options: dict[str, Any], players: int) -> bool:
    try:
        found.checked_options(options, players)
    except OptionError:
        return False
    return True


router = Router(
    "/api",
    tags=["games"],
    route_handlers=[list_games, list_bots, read_rulebook, read_texts, read_values, read_components],
)
