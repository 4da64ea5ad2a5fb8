"""People in the database: guests, accounts and the sessions by which they are known again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store import schema
from quayside.server.store.schema import people, sessions
from quayside.table.ids import PersonId

DELETED = "deleted"  # what somebody is called who is here no more
TOKENS_A_QUERY = 500
LINES_AT_ONCE = 200  # of a forgotten person's, taken away in one transaction
LOOKS_AT_ONCE = 500
# What is kept about somebody beside his games
_ABOUT = (
    sessions,
    schema.names,
    schema.ratings,
    schema.webhooks,
    schema.pushes,
    schema.holidays,
    schema.notices,
)
_SIGNING_UP = 0x5155_4E41  # any number, the same in every process


class Account(msgspec.Struct, frozen=True):
    """What is kept of somebody who can sign in; the secrets are hashed."""

    id: PersonId
    name: str
    password: str
    recovery: str


class Called(NamedTuple):
    name: str
    deleted: bool = False
    guest: bool = False


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # Sessions

    async def person_of(self, token: str, now: int) -> tuple[PersonId, str, bool, int] | None:
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
        await self._end(sessions.c.token == token, schema.pushes.c.session == token)

    async def end_sessions_of(self, person: str) -> None:
        await self._end(sessions.c.person == person, schema.pushes.c.person == person)

    async def _end(self, which: ColumnElement[bool], told: ColumnElement[bool]) -> None:
        """With what their browsers were told: somebody else may sit there next."""
        async with self._engine.begin() as connection:
            await connection.execute(sessions.delete().where(which))
            await connection.execute(schema.pushes.delete().where(told))

    # Guests and accounts

    async def add_guest(self, id: str, name: str, now: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(people.insert().values(id=id, name=name, created=now, deleted=False))

    async def rename(self, person: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def make_account(
        self, person: str, called: tuple[str, str, str], password: str, recovery: str
    ) -> bool:
        """The guest has a name of his own from now on: as it is shown, folded, and its look. False when another account
        has it, or one that looks like it."""
        name, folded, look = called
        other = people.alias()
        free = ~select(other.c.id).where(other.c.look == look, other.c.account.is_not(None)).exists()
        values = {"name": name, "account": folded, "look": look, "password": password, "recovery": recovery}
        try:
            async with self._engine.begin() as connection:
                if (
                    self._engine.dialect.name == "postgresql"
                ):  # where two could look and write at the same time
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({_SIGNING_UP})"))
                done = await connection.execute(
                    update(people).where(people.c.id == person, free).values(**values)
                )
        except IntegrityError:
            return False
        return done.rowcount == 1

    async def wearers(self, folded: str, look: str) -> set[str]:
        """The accounts that have a name, or one that looks like it."""
        query = select(people.c.id).where(
            or_(people.c.account == folded, people.c.look == look), people.c.account.is_not(None)
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def look_anew(self, edition: int, look: Callable[[str], str]) -> None:
        """Writes down how accounts look of which that is not known, or known in another edition only: some at a time,
        and what a killed process leaves, the next one does."""
        stale = or_(people.c.look.is_(None), people.c.look.not_like(f"{edition}:%"))
        query = select(people.c.id, people.c.name).where(people.c.account.is_not(None), stale)
        while True:
            async with self._engine.begin() as connection:
                found = (await connection.execute(query.limit(LOOKS_AT_ONCE))).all()
                for row in found:
                    await connection.execute(
                        update(people).where(people.c.id == row.id).values(look=look(row.name))
                    )
            if len(found) < LOOKS_AT_ONCE:
                return

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
        """Frees the name; all that stays knows him by his id only. What he said is taken away afterwards, by `silence`."""
        nothing = dict.fromkeys(["account", "look", "password", "recovery"])
        gone = {"name": DELETED, "deleted": True, **nothing}
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**gone))
            for table in _ABOUT:
                await connection.execute(table.delete().where(table.c.person == person))

    async def silence_forgotten(self) -> None:
        """Takes away what was said by those who have been forgotten, a little at a time, so that nobody who plays waits
        for it. Nobody is shown it any more; what a killed process leaves here, the next one takes away."""
        said = schema.said
        gone = select(people.c.id).where(people.c.deleted, people.c.id.in_(select(said.c.person)))
        async with self._engine.connect() as connection:
            forgotten = list((await connection.execute(gone)).scalars())
        for person in forgotten:
            while await self._take_away(person):
                await asyncio.sleep(0.01)  # for others to write in between

    async def _take_away(self, person: str) -> bool:
        """Whether there may be more."""
        said = schema.said
        some = select(said.c.table_id, said.c.seq).where(said.c.person == person).limit(LINES_AT_ONCE)
        async with self._engine.begin() as connection:
            found = (await connection.execute(some)).all()
            which = tuple_(said.c.table_id, said.c.seq).in_([tuple(row) for row in found])
            await connection.execute(said.delete().where(which))
        return len(found) == LINES_AT_ONCE

    # What people are called

    async def give_name(self, id: str, person: str, name: str) -> str:
        """A name for somebody who shares a person's screen; the same name again has the id that it had."""
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        names = schema.names
        given = insert(names).values(id=id, person=person, name=name).on_conflict_do_nothing()
        which = select(names.c.id).where(names.c.person == person, names.c.name == name)
        async with self._engine.begin() as connection:
            await connection.execute(given)
            found: str = (await connection.execute(which)).scalar_one()
        return found

    async def called(self, persons: Iterable[str]) -> dict[str, Called]:
        """What people are called who exist."""
        columns = (people.c.id, people.c.name, people.c.deleted, people.c.account)
        query = select(*columns).where(people.c.id.in_(set(persons)))
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {
            row.id: Called(row.name, row.deleted, guest=row.account is None and not row.deleted)
            for row in found
        }

    async def given(self, ids: Iterable[str]) -> dict[str, str]:
        """The names behind their ids, those that are not forgotten."""
        names = schema.names
        query = select(names.c.id, names.c.name).where(names.c.id.in_(set(ids)))
        async with self._engine.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}
