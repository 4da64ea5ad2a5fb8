"""What people ask about many tables at once: the lobby, their own games, what they have played, and who leads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, Table, and_, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.bots.analysis import FORM
from quayside.server.store.people import Called, PeopleStore
from quayside.server.store.schema import (
    analyses,
    names,
    people,
    ratings,
    results,
    seats,
    tables,
)
from quayside.table.branches import Branched
from quayside.table.clocks import Clock
from quayside.table.listing import Listed, ListedSeat, Placed, Played
from quayside.table.telling import Shown, at_seats

MINE = 100  # of one's own games, those that changed last
LISTED = [column for column in tables.c if column.name != "long_options"]
_PEOPLE = (
    select(func.count(seats.c.person.distinct()))
    .where(seats.c.table_id == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)  # who sit at a table
GUEST = and_(people.c.account.is_(None), people.c.deleted.is_(False))


class Standing(msgspec.Struct, frozen=True):
    """A rating: the skill that one surely has (`mu` less three `sigma`), by the games so far."""

    game: str
    person: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class _Player(msgspec.Struct):
    accuracy: float


class _Analysed(msgspec.Struct):
    """Of a whole analysis, what a list of games tells."""

    players: list[_Player]


_decode = msgspec.json.Decoder(_Analysed).decode


class Lobby:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # Tables

    async def public(self, since: int, alone_since: int, after: str | None, limit: int) -> list[Listed]:
        """Public tables that wait for players or can be watched, newest first, behind the table `after`; those at
        which nothing has happened since a time are left out, a game of one person against bots since another."""
        query = select(*LISTED).where(
            tables.c.visibility == "public",
            tables.c.status.in_(["waiting", "playing"]),
            tables.c.updated >= since,
            or_(tables.c.status == "waiting", tables.c.updated >= alone_since, _PEOPLE > 1),
        )
        if after is not None:
            last = select(tables.c.created).where(tables.c.id == after).scalar_subquery()
            query = query.where(
                or_(tables.c.created < last, and_(tables.c.created == last, tables.c.id < after))
            )
        return await self._listed(query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit))

    async def mine(self, person: str) -> list[Listed]:
        """Where somebody sits or is the host and the game is not over: first those that wait for him, of these the most
        urgent first."""
        query = select(*LISTED).where(tables.c.status.in_(["waiting", "playing"]), _at_table(person))
        his_turn = func.coalesce(tables.c.turn == person, False)
        urgent = case((his_turn, tables.c.deadline))
        order = his_turn.desc(), urgent.is_(None), urgent, tables.c.updated.desc()
        return await self._listed(query.order_by(*order).limit(MINE))

    async def finished(self, before: int | None, limit: int) -> list[Played]:
        """Public games that are over, the last one first."""
        query = select(tables.c.id).where(tables.c.visibility == "public", tables.c.status == "finished")
        if before is not None:
            query = query.where(tables.c.updated < before)
        return await self._played(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    async def branches(self, table: str, person: str | None, limit: int) -> list[Branched]:
        """What branches off a game, the newest first: what everybody may know of, and one's own."""
        may_know: ColumnElement[bool] = tables.c.visibility == "public"
        if person is not None:
            may_know = or_(may_know, _at_table(person))
        query = select(*LISTED).where(tables.c.parent == table, tables.c.status != "closed", may_know)
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        plies = select(tables.c.id, tables.c.parent_ply).where(tables.c.parent == table)
        async with self._engine.connect() as connection:
            ply = {row.id: row.parent_ply for row in await connection.execute(plies)}
        return [Branched(ply[listed.id], listed) for listed in await self._listed(query)]

    async def count_open(self, host: str) -> int:
        """How many tables somebody has opened that are not over."""
        return await self._count(_open_tables(host))

    async def count_with_bots(self, host: str, since: int) -> int:
        """At how many of them bots sit and something has happened since a time: where nobody is, bots wait."""
        bot_there = and_(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None), seats.c.person.is_(None))
        lately = tables.c.updated >= since
        return await self._count(_open_tables(host).where(lately, exists().where(bot_there)))

    async def forgotten(self, since: int, limit: int) -> list[str]:
        """Tables that wait or play, of one person or none, at which nothing has happened since a time. A rated game is
        its players' until it is over."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(["waiting", "playing"]), tables.c.rated.is_(False))
            .where(tables.c.updated < since, _PEOPLE < 2)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(tables.c.updated).limit(limit))).scalars())

    async def _count(self, query: Select[Any]) -> int:
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def results_of(self, table: str) -> list[Placed]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_with_names(results).where(results.c.table_id == table))).all()
        return _as_placed(list(rows))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        host = (people.c.name.label("host_name"), GUEST.label("host_guest"))
        query = query.add_columns(*host).join(people, people.c.id == tables.c.host)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            of_these = _with_names(seats).where(seats.c.table_id.in_(ids))
            sitting: dict[str, list[Any]] = defaultdict(list)
            for seat in await connection.execute(of_these):
                sitting[seat.table_id].append(seat)
        return [_as_listed(row, sitting[row["id"]]) for row in found]

    # People

    async def called(self, person: str) -> Called | None:
        """None when there is no such person, or no more."""
        found = (await PeopleStore(self._engine).called([person])).get(person)
        return None if found is None or found.deleted else found

    async def played(self, person: str, before: int | None, limit: int, all: bool) -> list[Played]:
        """Games that somebody has finished, the last one first; `all`, or only those that everybody may know of."""
        query = select(results.c.table_id).where(results.c.person == person)
        if not all:  # private ones are found by their link only
            query = query.join(tables, tables.c.id == results.c.table_id).where(
                tables.c.visibility == "public"
            )
        if before is not None:
            query = query.where(results.c.finished < before)
        query = query.group_by(results.c.table_id).order_by(func.max(results.c.finished).desc()).limit(limit)
        return await self._played(query)

    async def _played(self, query: Select[Any]) -> list[Played]:
        """Of the tables that a query names, those that have results."""
        async with self._engine.connect() as connection:
            ids = list((await connection.execute(query)).scalars())
            rows: dict[str, list[Any]] = defaultdict(list)
            for row in await connection.execute(_with_names(results).where(results.c.table_id.in_(ids))):
                rows[row.table_id].append(row)
            made = analyses.c.table_id.in_(ids), analyses.c.form == FORM
            query = select(analyses.c.table_id, analyses.c.analysis).where(*made)
            found = await connection.execute(query)
            analysed = {row.table_id: _decode(row.analysis).players for row in found}
        return [_as_played(id, rows[id], analysed.get(id, ())) for id in ids if id in rows]

    # Ratings

    async def leaders(self, game: str, limit: int) -> list[Standing]:
        return await self._standings(ratings.c.game == game, limit)

    async def standings_of(self, person: str) -> list[Standing]:
        """In all games that he plays rated."""
        return await self._standings(ratings.c.person == person, 100)

    async def _standings(self, which: ColumnElement[bool], limit: int) -> list[Standing]:
        rating = (ratings.c.mu - 3 * ratings.c.sigma).label("rating")
        query = (
            select(ratings, people.c.name, rating)
            .join(people, and_(people.c.id == ratings.c.person, people.c.account.is_not(None)))
            .where(which)
            .order_by(rating.desc(), ratings.c.person)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [
            Standing(row.game, row.person, row.name, row.rating, row.mu, row.sigma, row.games)
            for row in found
        ]


def _open_tables(host: str) -> Select[Any]:
    return select(func.count()).where(tables.c.host == host, tables.c.status.in_(["waiting", "playing"]))


def _with_names(of: Table) -> Select[Any]:
    """Seats or results, seat by seat, with what the people there are called: `own`, and `given` to the seat."""
    beside = of.outerjoin(people, people.c.id == of.c.person).outerjoin(names, names.c.id == of.c.called)
    called = (people.c.name.label("own"), GUEST.label("guest"), names.c.name.label("given"))
    return select(of, *called).select_from(beside).order_by(of.c.table_id, of.c.seat)


def _names_of(rows: list[Any]) -> list[Shown]:
    return at_seats((row.person, row.own, row.guest, row.given) for row in rows)


def _at_table(person: str) -> ColumnElement[bool]:
    sits = select(seats.c.table_id).where(seats.c.person == person)
    return or_(tables.c.host == person, tables.c.id.in_(sits))


def _as_listed(row: Any, sitting: list[Any]) -> Listed:
    return Listed(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        visibility=row["visibility"],
        clock=msgspec.json.decode(row["clock"], type=Clock),
        rated=row["rated"],
        hints=row["hints"],
        host=row["host"],
        host_name=row["host_name"],
        host_guest=row["host_guest"],
        status=row["status"],
        created=row["created"],
        updated=row["updated"],
        turn=row["turn"],
        deadline=row["deadline"],
        seats=[
            ListedSeat(seat.person, *shown, seat.bot)
            for seat, shown in zip(sitting, _names_of(sitting), strict=True)
        ],
    )


def _as_played(id: str, rows: list[Any], analysed: Sequence[_Player]) -> Played:
    return Played(id, rows[0].game, rows[0].finished, rows[0].rated, _as_placed(rows, analysed))


def _as_placed(rows: list[Any], analysed: Sequence[_Player] = ()) -> list[Placed]:
    """The results of one game, seat by seat; of a bot that nobody sat behind, its level is its name."""
    return [
        Placed(
            seat=row.seat,
            person=row.person,
            name=shown.name or row.bot,
            guest=shown.guest,
            bot=row.bot,
            score=row.score,
            rank=row.rank,
            gain=row.gain,
            accuracy=None if player is None else player.accuracy,
        )
        for row, shown, player in zip_longest(rows, _names_of(rows), analysed)
    ]
