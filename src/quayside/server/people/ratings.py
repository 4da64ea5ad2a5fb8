"""Ratings: what rated games say about the people who played them, by openskill's Plackett-Luce model. A finished game
counts exactly once: its results are marked in the transaction that changes the ratings, so that whoever comes second,
another process or this one after a crash, finds nothing left to count."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Row as Found
from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.server.live import Harbour, LiveTable
from quayside.server.store.schema import people, ratings, results
from quayside.server.tasks import end
from quayside.table.entries import Row

PAUSE = 5.0  # seconds before it is tried again when the database failed

log = logging.getLogger("quayside.server.ratings")
_model = PlackettLuce()


class Ratings:
    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        self._engine: AsyncEngine = harbour.store.engine
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._harbour.on_entry.append(self._hear)
        self._wake.set()  # what was left when the server stopped
        self._task = asyncio.create_task(self._run(), name="ratings")

    async def stop(self) -> None:
        self._harbour.on_entry.remove(self._hear)
        await end([self._task])

    def _hear(self, live: LiveTable, _: Row) -> None:
        if live.table.facts.rated and live.table.over:
            self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.count_all()
            except Exception as error:
                log.warning("the ratings could not be brought up to date: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
                self._wake.set()

    async def count_all(self) -> int:
        """Counts the games that have not been counted, in the order in which they ended; how many."""
        query = (
            select(results.c.table_id)
            .where(results.c.rated, results.c.gain.is_(None))
            .group_by(results.c.table_id, results.c.finished)
            .order_by(results.c.finished, results.c.table_id)
        )
        async with self._engine.connect() as connection:
            waiting = list((await connection.execute(query)).scalars())
        return sum([await self.count(table) for table in waiting])

    async def count(self, table: str) -> bool:
        """Counts a game; False when that was done before."""
        async with self._engine.begin() as connection:
            # The first statement takes the rows for itself; whoever is second waits here, and then finds none
            claim = (
                update(results)
                .where(results.c.table_id == table, results.c.rated, results.c.gain.is_(None))
                .values(gain=0.0)
                .returning(results.c.seat, results.c.person, results.c.game, results.c.rank)
            )
            played = sorted((await connection.execute(claim)).all(), key=lambda row: str(row.person))
            if not played:
                return False
            before = await self._ratings(connection, [row.person for row in played], played[0].game)
            await _update(connection, table, played, before)
        return True

    async def _ratings(self, connection: AsyncConnection, who: list[str], game: str) -> dict[str, Any]:
        """The ratings of those who still have an account, and hold them: two games may end at once. New ones begin in
        the middle. Always in the same order, or two processes would wait for each other."""
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        have_account = select(people.c.id).where(people.c.id.in_(who), people.c.account.is_not(None))
        accounts = list((await connection.execute(have_account.order_by(people.c.id))).scalars())
        fresh = _model.rating()
        for person in accounts:
            values = {"person": person, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
            await connection.execute(insert(ratings).values(values).on_conflict_do_nothing())
        query = (
            select(ratings)
            .where(ratings.c.person.in_(accounts), ratings.c.game == game)
            .order_by(ratings.c.person)
            .with_for_update()
        )
        return {row.person: row for row in await connection.execute(query)}


async def _update(
    connection: AsyncConnection, table: str, played: list[Found[Any]], before: dict[str, Any]
) -> None:
    known = [before.get(row.person) for row in played]
    old = [_model.rating() if row is None else _model.rating(mu=row.mu, sigma=row.sigma) for row in known]
    new = _model.rate([[rating] for rating in old], ranks=[row.rank for row in played])
    new_rating = (
        update(ratings)
        .where(ratings.c.person == bindparam("who"), ratings.c.game == played[0].game)
        .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=ratings.c.games + 1)
    )
    gain = update(results).where(results.c.table_id == table, results.c.seat == bindparam("which"))
    for row, was, [is_now] in zip(played, old, new, strict=True):
        if row.person in before:
            changed = {"who": row.person, "new_mu": is_now.mu, "new_sigma": is_now.sigma}
            await connection.execute(new_rating, changed)
        difference = {"which": row.seat, "difference": is_now.ordinal() - was.ordinal()}
        await connection.execute(gain.values(gain=bindparam("difference")), difference)
