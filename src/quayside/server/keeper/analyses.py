"""Analyses of finished games: every decision is studied in the processes where bots think, when nobody else needs them,
and what it adds up to is stored with the game. Of one person's, one is made at a time, and people take turns decision by
decision. An analysis that a restart has cut short begins again when it is asked for; two processes that make the same
one store it once."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from quayside.bots.analysis import FORM, ITERATIONS, Study, summary
from quayside.bots.evaluation import result
from quayside.core.state import State
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.jobs import Question, question
from quayside.server.live import Harbour
from quayside.server.store.schema import analyses
from quayside.server.tasks import end
from quayside.server.times import now
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.ids import mark

MOST_WAITING = 10  # of one person, the one under way included

log = logging.getLogger("quayside.server.analyses")


@dataclass
class Progress:
    """How many decisions have been studied, and for whom."""

    done: int
    total: int
    person: str


class Analyses:
    def __init__(self, harbour: Harbour, pool: BotPool, iterations: int = ITERATIONS) -> None:
        self._engine = harbour.store.engine
        self._pool = pool
        self._iterations = iterations
        self._progress: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = WeakValueDictionary[str, asyncio.Lock]()  # of people: one game at a time

    async def stop(self) -> None:
        await end(self._tasks.values())

    def progress(self, table: str) -> Progress | None:
        """Of an analysis that is under way here."""
        return self._progress.get(table)

    async def stored(self, table: str) -> dict[str, Any] | None:
        query = select(analyses.c.analysis).where(analyses.c.table_id == table, analyses.c.form == FORM)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(query)
        return None if found is None else msgspec.json.decode(found)

    async def begin(self, table: Table, person: str) -> None:
        """Has a finished game analysed for somebody, unless that is done or being done."""
        id, state = table.facts.id, table.state
        assert state is not None
        if id in self._tasks or await self.stored(id) is not None or id in self._tasks:
            return
        if sum(each.person == person for each in self._progress.values()) >= MOST_WAITING:
            raise Refusal("table.too_often")
        self._progress[id] = Progress(0, state.ply, person)
        task = asyncio.create_task(self._run(question(table, person), state), name=f"analysis of {mark(id)}")
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._forget(id))

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._progress.pop(table, None)

    async def _run(self, asked: Question, state: State) -> None:
        try:
            async with self._turns.setdefault(asked.person, asyncio.Lock()):
                studies: list[Study] = []
                for ply in range(1, state.ply + 1):
                    line = msgspec.structs.replace(asked, history=asked.history[:ply])
                    studies.append(await self._pool.study(line, self._iterations))
                    self._progress[asked.table].done = ply
            found = summary(asked.game, studies, result(state), self._iterations)
            await self._store(asked.table, found.to_dict())
        except Exception as error:
            log.warning("the analysis of table %s failed: %s", mark(asked.table), type(error).__name__)

    async def _store(self, table: str, analysis: dict[str, Any]) -> None:
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        found = {"made": now(), "analysis": msgspec.json.encode(analysis).decode(), "form": FORM}
        replace = insert(analyses).values(table_id=table, **found)
        async with self._engine.begin() as connection:
            await connection.execute(
                replace.on_conflict_do_update(index_elements=[analyses.c.table_id], set_=found)
            )
