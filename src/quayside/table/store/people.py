"""People in the database: guests, accounts and the sessions by which they are known again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import msgspec
from sqlalchemy import LargeBinary, bindparam, func, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.table import entries
from quayside.table.store import schema
from quayside.table.store.schema import people, sessions

DELETED = "deleted"  # what somebody is called who is here no more
TOKENS_A_QUERY = 500


class Account(msgspec.Struct, frozen=True):
    """What is kept of somebody who can sign in; the secrets are hashed."""

    id: str
    name: str
    password: str
    recovery: str


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # Sessions

    async def person_of(self, token: str, now: int) -> tuple[str, str, bool, int] | None:
        """Id, name and whether it is an account, of whom a session belongs to, and until when; by the token's hash."""
        query = (
            select(people.c.id, people.c.name, people.c.account, sessions.c.expires)
            .join(people, people.c.id == sessions.c.person)
            .where(sessions.c.token == token, sessions.c.expires > now)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.id, found.name, found.account is not None, found.expires)

    async def add_session(self, token: str, person: str, now: int, expires: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.expires <= now))
            await connection.execute(
                sessions.insert().values(token=token, person=person, created=now, expires=expires)
            )

    async def extend_session(self, token: str, expires: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                update(sessions).where(sessions.c.token == token).values(expires=expires)
            )

    async def end_session(self, token: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.token == token))

    async def end_sessions_of(self, person: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.person == person))

    # Guests and accounts

    async def add_guest(self, id: str, name: str, now: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(people.insert().values(id=id, name=name, created=now, deleted=False))

    async def rename(self, person: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def make_account(self, person: str, name: str, folded: str, password: str, recovery: str) -> bool:
        """The guest has a name of his own from now on; False when somebody else has it."""
        values = {"name": name, "account": folded, "password": password, "recovery": recovery}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    async def account(self, folded: str) -> Account | None:
        return await self._account(people.c.account == folded)

    async def account_of(self, person: str) -> Account | None:
        return await self._account(people.c.id == person)

    async def _account(self, which: object) -> Account | None:
        query = select(people.c.id, people.c.name, people.c.password, people.c.recovery).where(
            which,  # type: ignore[arg-type]
            people.c.account.is_not(None),
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Account(found.id, found.name, found.password, found.recovery)

    async def set_password(self, person: str, password: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=password))

    async def use_recovery(self, account: Account, password: str, recovery: str) -> bool:
        """A code works once: False when another request was faster."""
        which = (people.c.id == account.id) & (people.c.recovery == account.recovery)
        async with self._engine.begin() as connection:
            done = await connection.execute(
                update(people).where(which).values(password=password, recovery=recovery)
            )
        return done.rowcount == 1

    async def valid_sessions(self, tokens: Iterable[str], at: int) -> set[str]:
        """Which of these sessions are not over."""
        valid: set[str] = set()
        each = iter(tokens)
        async with self._engine.connect() as connection:
            while some := list(islice(each, TOKENS_A_QUERY)):
                query = select(sessions.c.token).where(sessions.c.token.in_(some), sessions.c.expires > at)
                valid.update((await connection.execute(query)).scalars())
        return valid

    # Going for good

    async def running_tables(self, person: str) -> list[str]:
        """The tables that wait for him, or that he hosts or plays at."""
        sits = schema.tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.person == person))
        query = select(schema.tables.c.id).where(
            schema.tables.c.status.in_(["waiting", "playing"]), sits | (schema.tables.c.host == person)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, person: str) -> None:
        """Frees the name and takes it out of all that stays: results, seats, and the log, in which nothing else is
        ever changed."""
        renamed = await self._renamed_entries(person)
        gone = {"name": DELETED, "account": None, "password": None, "recovery": None, "deleted": True}
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**gone))
            await connection.execute(sessions.delete().where(sessions.c.person == person))
            for table in (schema.ratings, schema.webhooks):
                await connection.execute(table.delete().where(table.c.person == person))
            for table in (schema.seats, schema.results):
                await connection.execute(update(table).where(table.c.person == person).values(name=DELETED))
            await _rewrite(connection, renamed)

    async def _renamed_entries(self, person: str) -> list[dict[str, object]]:
        """The entries that name him, without the name. Any table may hold one, for whoever watches may chat: so the
        whole log is searched, which is slow and rare."""
        needle = literal(f'"person":"{person}"'.encode(), LargeBinary)
        if self._engine.dialect.name == "sqlite":
            found_at = func.instr(schema.log.c.entry, needle)
        else:
            found_at = func.position(needle.op("IN")(schema.log.c.entry))
        query = select(schema.log.c.table_id, schema.log.c.seq, schema.log.c.entry).where(found_at > 0)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            {"which_table": row.table_id, "which_seq": row.seq, "entry": entries.encode(entry)}
            for row in rows
            for entry in [nameless(entries.decode(row.entry))]
        ]


def nameless(entry: entries.AnyEntry) -> entries.AnyEntry:
    """An entry by somebody who is to be forgotten."""
    if isinstance(entry, entries.Sat | entries.Chatted):
        return msgspec.structs.replace(entry, name=DELETED)
    return entry


async def _rewrite(connection: AsyncConnection, rows: Iterable[dict[str, object]]) -> None:
    statement = (
        update(schema.log)
        .where(schema.log.c.table_id == bindparam("which_table"), schema.log.c.seq == bindparam("which_seq"))
        .values(entry=bindparam("entry"))
    )
    for row in rows:
        await connection.execute(statement, row)
