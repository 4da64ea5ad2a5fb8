"""Tables over REST: the lobby, opening a table, sitting down, and what the host does. Play itself is over WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from quayside.server.api.people import Visitor, known
from quayside.server.http import links
from quayside.server.http.limits import Limits
from quayside.server.http.security import purse_of, spend, spend_as
from quayside.server.live import Harbour, LiveTable
from quayside.server.people.people import People
from quayside.server.store import Store
from quayside.server.store.lobby import Lobby
from quayside.server.times import now
from quayside.table import looking, seating
from quayside.table.errors import Refusal, StaleVersion
from quayside.table.fold import Table
from quayside.table.listing import Listed
from quayside.table.looking import MOST_PLIES, MOST_VIEWS, Look, Story, Wanted
from quayside.table.messages import TableInfo
from quayside.table.person import Person
from quayside.table.play import Make

# Milliseconds without an entry
FORGOTTEN = 24 * 60 * 60 * 1000  # after which the lobby shows a table no more
LEFT_ALONE = 15 * 60 * 1000  # the same for a game of one person against bots
ASLEEP = 60 * 60 * 1000  # after which the bots of a table count no more for its host

Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Any text of your own: a request that is sent again with the same one is carried out once.",
    ),
]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


class Page(msgspec.Struct):
    """Some tables of the lobby; `next` is what to give as `after` to see more."""

    tables: list[Listed]
    next: str | None


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody who sits down is to be called there, if not by his own name: for several people at one screen."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)] | None = None


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    level: Annotated[str, msgspec.Meta(max_length=40)]


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    offered: bool = True


class Muting(msgspec.Struct, forbid_unknown_fields=True):
    person: Annotated[str, msgspec.Meta(max_length=16)]
    muted: bool = True


# Many tables


@get("/tables", summary="The lobby: public tables that wait for players or can be watched, newest first")
async def lobby(store: Given[Store], after: FromQuery[str | None] = None, limit: Limit = 30) -> Page:
    found = await Lobby(store.engine).public(now() - FORGOTTEN, now() - LEFT_ALONE, after, limit + 1)
    return Page(found[:limit], found[limit - 1].id if len(found) > limit else None)


@get("/tables/mine", summary="My games that are not over; first those that wait for me")
async def mine(store: Given[Store], person: Given[Person | None]) -> list[Listed]:
    return await Lobby(store.engine).mine(known(person).id)


@post(
    "/tables",
    summary="Open a table; with `start`, begin at once if all seats are filled",
    request_max_body_size=seating.LONGEST_PLAN,
)
async def open_table(
    request: Visitor,
    data: JSONBody[seating.Plan],
    person: Given[Person | None],
    people: Given[People],
    harbour: Given[Harbour],
    key: Key = None,
) -> TableInfo:
    host = known(person)
    own_key = None if key is None else f"{host.id}:{key}"
    if own_key is not None and (opened := await harbour.store.opened_by(own_key)) is not None:
        return (await find(request, host, harbour, opened)).info(host.id)
    bots = any(who not in (None, "me") for who in data.seats)
    await may_open(request, host, harbour, bots, data.options)
    called = [await people.name_for_seat(host, name) for name in data.names]
    # An owner's values take a while to be read
    table, rows = await purse_of(request, host).dear(seating.opening, host, data, now(), called)
    return (await harbour.moor(table, rows, own_key)).info(host.id)


async def may_open(
    request: Visitor, person: Person, harbour: Harbour, bots: bool, options: dict[str, Any]
) -> None:
    """Neither too often nor too many, with bots or without, nor with too many files of an owner's values."""
    spend_as(request, "table", person)
    spend(request, "kept", amount=len(msgspec.json.encode(options)))
    limits: Limits = request.app.state.limits
    most = limits.most("open tables")
    if await Lobby(harbour.store.engine).count_open(person.id) >= most:
        raise Refusal("table.too_many_open", limit=most)
    if bots:
        await may_seat_bots(request, person, harbour)


async def may_seat_bots(request: Visitor, person: Person, harbour: Harbour) -> None:
    """At one more table: where bots think is shared by all."""
    limits: Limits = request.app.state.limits
    most = limits.most("bot tables")
    if await Lobby(harbour.store.engine).count_with_bots(person.id, now() - ASLEEP) >= most:
        raise Refusal("table.too_many_bots", limit=most)


# One table


@get("/tables/{table_id:str}", summary="A table: who sits there, and how it is set up")
async def table_info(
    request: Visitor, table_id: FromPath[str], person: Given[Person | None], harbour: Given[Harbour]
) -> TableInfo:
    live = await find(request, person, harbour, table_id)
    return live.info(None if person is None else person.id)


class Doing(NamedTuple):
    """A request to change a table: who sent it, and the key under which it is carried out once."""

    request: Visitor
    live: LiveTable
    person: Person
    key: str | None

    def pay(self) -> None:
        spend_as(self.request, "seat", self.person)

    async def act(self, make: Make, paid: bool = False) -> TableInfo:
        if not paid:
            self.pay()
        try:
            await self.live.act(make, self.key)
        except StaleVersion as error:
            raise Refusal("table.moved_on") from error
        return self.live.info(self.person.id)


async def doing(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    key: Key = None,
) -> Doing:
    who = known(person)
    live = await find(request, who, harbour, table_id)
    return Doing(request, live, who, None if key is None else f"{who.id}:{key}")


def has_bots(table: Table) -> bool:
    """Bots of its own, not those who stand in for somebody."""
    return any(seat.bot is not None and seat.person is None for seat in table.seats)


async def find(request: Visitor, person: Person | None, harbour: Harbour, table_id: str) -> LiveTable:
    """The table with all that other processes have written, at the cost of whoever asks."""
    return await links.find(harbour, table_id, purse_of(request, person))


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Sit down; in a running game, take one's seat back from a bot, or a bot's that the host offers",
)
async def sit(
    doing: Given[Doing], seat: FromPath[int], people: Given[People], data: JSONBody[Chair | None] = None
) -> TableInfo:
    doing.pay()  # before a name is written down
    called = await people.name_for_seat(doing.person, data.name if data else None)
    return await doing.act(seating.sit(doing.person, seat, called), paid=True)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Leave a seat; as the host, remove whoever sits there",
    description="Somebody who leaves a running game is played by a bot and may come back. Somebody whom the host "
    "removes loses all his seats, and may not sit at this table again.",
)
async def give_up(doing: Given[Doing], seat: FromPath[int]) -> TableInfo:
    info = await doing.act(seating.give_up(doing.person.id, seat))
    table = doing.live.table
    for other in [other for removed in table.removed for other in table.seats_of(removed)]:
        info = await doing._replace(key=None).act(seating.give_up(doing.person.id, other))
    return info


@post(
    "/tables/{table_id:str}/bots",
    status_code=200,
    summary="As the host, give a seat to a bot, or to another bot",
)
async def seat_bot(doing: Given[Doing], data: JSONBody[BotWanted], harbour: Given[Harbour]) -> TableInfo:
    if not has_bots(doing.live.table):
        await may_seat_bots(doing.request, doing.person, harbour)
    return await doing.act(seating.seat_bot(doing.person.id, data.seat, data.level))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/offer",
    status_code=200,
    summary="As the host of a running game, offer a bot's seat to whoever comes, or no longer",
)
async def offer_seat(
    doing: Given[Doing], seat: FromPath[int], data: JSONBody[Offer | None] = None
) -> TableInfo:
    offered = data is None or data.offered
    return await doing.act(seating.offer(doing.person.id, seat, offered))


@post("/tables/{table_id:str}/start", status_code=200, summary="As the host, start the game")
async def start(doing: Given[Doing]) -> TableInfo:
    return await doing.act(seating.start(doing.person.id))


@post(
    "/tables/{table_id:str}/mute",
    status_code=200,
    summary="As the host, mute somebody in the chat, or let him speak again",
)
async def mute(doing: Given[Doing], data: JSONBody[Muting]) -> TableInfo:
    return await doing.act(seating.mute(doing.person.id, data.person, data.muted))


@post(
    "/tables/{table_id:str}/abandon",
    status_code=200,
    summary="End a game that nobody wants to finish: as the host, or as the last person at it",
)
async def abandon(doing: Given[Doing]) -> TableInfo:
    return await doing.act(seating.abandon(doing.person.id))


@post(
    "/tables/{table_id:str}/close",
    status_code=200,
    summary="As the host, close a table that has not started or is over",
)
async def close(doing: Given[Doing]) -> TableInfo:
    return await doing.act(seating.close(doing.person.id))


@post(
    "/tables/{table_id:str}/rematch",
    summary="Play again: a new table with the same settings, the bots of before or of another level",
    description="Everybody at the old table is told where it is. Whoever asks second gets the same new table, however he "
    "wants it.",
)
async def rematch(
    doing: Given[Doing], harbour: Given[Harbour], data: JSONBody[seating.Again | None] = None
) -> TableInfo:
    table, person = doing.live.table, doing.person
    seating.check_rematch(table, person.id)
    if table.rematch is None:
        await may_open(doing.request, person, harbour, has_bots(table), table.facts.options)
        purse = purse_of(doing.request, person)
        new, rows = await purse.dear(seating.again, table, person, data or seating.Again(), now())
        opened = await harbour.moor(new, rows, f"rematch:{table.facts.id}")
        await doing._replace(key="rematch").act(seating.invite(person.id, opened.table.facts.id))
    return (await find(doing.request, person, harbour, table.rematch or "")).info(person.id)


# Looking back


@get(
    "/tables/{table_id:str}/view",
    summary="The position at a ply of the game, for my own eyes",
    description="While the game runs, everybody looks through his own seat, or as a spectator. When it is over, `seat` "
    "may be anybody's, and `all` shows everything. Without `ply` it is the position of now.",
)
async def look_back(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    everything: Annotated[bool, QueryParameter(name="all")] = False,
) -> Look:
    spend_as(request, "replay", person)
    table = (await find(request, person, harbour, table_id)).table
    looking.at_ply(table, ply)  # what is refused waits for nobody
    wanted = Wanted(_id(person), seat, everything)
    wanted.eyes(table)
    return await purse_of(request, person).dear(looking.looked, table, wanted, ply)


@get(
    "/tables/{table_id:str}/story",
    summary="The game move by move, for my own eyes",
    description="What happened from the ply `first` on, without what was taken back; with `views`, also the position at "
    f"each ply. An answer holds up to {MOST_PLIES} plies, or {MOST_VIEWS} with views. Whose eyes it may be for is as for "
    "a view.",
)
async def tell_story(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    first: FromQuery[int] = 0,
    views: FromQuery[bool] = False,
    seat: FromQuery[int | None] = None,
    everything: Annotated[bool, QueryParameter(name="all")] = False,
) -> Story:
    spend_as(request, "replay", person)
    live = await find(request, person, harbour, table_id)
    story, steps = looking.story(live.table, Wanted(_id(person), seat, everything), first, views)
    story.steps = await purse_of(request, person).dear(list, steps)
    return story


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


router = Router(
    "/api",
    tags=["tables"],
    dependencies={"doing": Provide(doing)},
    route_handlers=[
        lobby,
        mine,
        open_table,
        table_info,
        sit,
        give_up,
        seat_bot,
        offer_seat,
        start,
        mute,
        abandon,
        close,
        rematch,
        look_back,
        tell_story,
    ],
)
