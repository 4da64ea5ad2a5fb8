"""What an operator does from outside, beside a running server: look at tables and people, let somebody back in who has
lost his password, take somebody out who wants to go. Backups are in `backup.py`, the great check in `integrity.py`."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, func, make_url, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.core.errors import QuaysideError
from quayside.core.registry import game, games
from quayside.server import migrations
from quayside.server.live import Harbour
from quayside.server.people import people
from quayside.server.people.names import fold
from quayside.server.store import Store, schema
from quayside.server.store.attic import Attic, joined
from quayside.server.store.files import keep_private
from quayside.server.store.lobby import Lobby
from quayside.server.store.people import PeopleStore
from quayside.server.store.store import open_engine
from quayside.server.times import now
from quayside.table.ids import mark
from quayside.table.listing import Listed, Placed

OPERATOR: Final = "admin"  # in the log, where somebody is taken out who is to be forgotten; no person's id


class AdminError(QuaysideError):
    """What was asked cannot be done; one sentence says why."""


# The database


class Shape(msgspec.Struct, frozen=True):
    """How far a database has been brought by the migrations; None for one that holds nothing of ours."""

    now: str | None
    newest: str

    @property
    def current(self) -> bool:
        return self.now == self.newest


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncEngine]:
    """A database that a server of this version works with; anything else is refused with a sentence."""
    async with connected(database) as engine:
        shape = await shape_of(engine)
        if shape.now is None:
            raise AdminError(f"{shown(database)} holds no tables yet: quayside admin migrate makes them")
        if not shape.current:
            raise AdminError(
                f"{shown(database)} was made by an older Quayside: quayside admin migrate brings it up to date"
            )
        yield engine


@asynccontextmanager
async def connected(database: str, new: bool = False) -> AsyncIterator[AsyncEngine]:
    """A database that answers. SQLite would make a file for every slip of the pen: only a `new` one may be missing."""
    file = sqlite_file(database)
    if file is not None and not new and not file.exists():
        raise AdminError(f"there is no database at {file}: --database names another one")
    try:
        engine = open_engine(database)
    except (SQLAlchemyError, ValueError):  # their words would repeat the password
        raise AdminError(f"{shown(database)} is not the address of a database") from None
    try:
        yield engine
    except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise AdminError(f"{shown(database)} cannot be used: {_reason(error)}") from None
    except OSError as error:
        if error.filename is not None:
            raise  # a file that was named, and not the database
        raise AdminError(f"{shown(database)} cannot be reached: {_reason(error)}") from None
    finally:
        await engine.dispose()


def _reason(error: BaseException) -> str:
    """In one line, and without the statement that failed."""
    lines = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return lines[0].rpartition(">: ")[2]


def sqlite_file(database: str) -> Path | None:
    if not database.startswith("sqlite"):
        return None
    path = make_url(database).database
    return Path(path) if path and path != ":memory:" else None


def shown(database: str) -> str:
    """The database's name in a sentence, without the password."""
    try:
        return str(sqlite_file(database) or make_url(database).render_as_string(hide_password=True))
    except (SQLAlchemyError, ValueError):
        return "what --database says"


async def shape_of(engine: AsyncEngine) -> Shape:
    async with engine.connect() as connection:
        return await connection.run_sync(read_shape)


def read_shape(connection: Connection) -> Shape:
    """A database that a newer version has been at is refused: nobody here knows what its tables mean."""
    scripts = ScriptDirectory.from_config(migrations.config(connection))
    at = MigrationContext.configure(connection).get_current_revision()
    newest = scripts.get_current_head()
    assert newest is not None
    if at is not None and not knows(scripts, at):
        raise AdminError("the database was made by a newer Quayside than this one")
    return Shape(at, newest)


def knows(scripts: ScriptDirectory, revision: str) -> bool:
    try:
        return scripts.get_revision(revision) is not None
    except CommandError:
        return False


async def migrate(database: str) -> Shape:
    """Brings it up to date; how it was before."""
    if (file := sqlite_file(database)) is not None:
        keep_private(file)
    async with connected(database, new=True) as engine:
        before = await shape_of(engine)
        await migrations.migrate(engine)
        return before


class Ending(msgspec.Struct, frozen=True):
    """A game that is not over, and cannot go on by the rules that are here."""

    table: str
    game: str
    began: int  # by which version
    here: int
    status: str
    updated: int


async def endings(engine: AsyncEngine) -> list[Ending]:
    """What this version of Quayside would end, in a database of any older one."""
    tables = schema.tables.c
    known = [tables.id, tables.game, tables.version, tables.status, tables.updated]  # since the first release
    query = select(*known).where(tables.status.in_(["waiting", "playing"])).order_by(tables.updated.desc())
    async with engine.connect() as connection:
        found = (await connection.execute(query)).all()
    versions = {id: game(id).version for id in games()}
    return [
        Ending(row.id, row.game, row.version, versions[row.game], row.status, row.updated)
        for row in found
        if row.version != versions.get(row.game, row.version)
    ]


async def upgrade(database: str) -> int:
    """Brings a database up to date and closes the games that cannot go on; how many."""
    await migrate(database)
    store = Store(database)
    await store.start()
    try:
        return await Harbour(store).close_outdated()
    finally:
        await store.stop()


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """All that is read through it is of one moment, whatever is written meanwhile; nobody has to wait for it."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


# Tables


class TableFilter(msgspec.Struct, frozen=True):
    """Which tables to list: those that fit every condition that is set."""

    status: str | None = None
    game: str | None = None
    person: str | None = None  # who sits there or is the host: an account's name, a name at a seat, or an id
    idle: int = 0  # milliseconds for which nothing has happened there


class Ledger(Lobby):
    """The lobby, as the operator sees it: private tables too."""

    async def tables(self, wanted: TableFilter, limit: int) -> tuple[list[Listed], int]:
        """Those that changed last, and how many there are in all."""
        tables, seats = schema.tables, schema.seats
        query = select(tables).where(tables.c.updated <= now() - wanted.idle)
        if wanted.status is not None:
            query = query.where(tables.c.status == wanted.status)
        if wanted.game is not None:
            query = query.where(tables.c.game == wanted.game)
        if wanted.person is not None:
            named = or_(_called(wanted.person), schema.people.c.name == wanted.person)
            who = select(schema.people.c.id).where(named)
            given = select(schema.names.c.id).where(schema.names.c.name == wanted.person)
            at = select(seats.c.table_id).where(or_(seats.c.person.in_(who), seats.c.called.in_(given)))
            query = query.where(or_(tables.c.host.in_(who), tables.c.id.in_(at)))
        async with self._engine.connect() as connection:
            number = await connection.scalar(select(func.count()).select_from(query.subquery()))
        newest = query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        return await self._listed(newest), int(number or 0)

    async def table(self, id: str) -> Listed | None:
        """By its id, or by its mark in the log."""
        async with self._engine.connect() as connection:
            ids = (await connection.execute(select(schema.tables.c.id))).scalars()
            meant = [each for each in ids if id in (each, mark(each))]
        found = await self._listed(select(schema.tables).where(schema.tables.c.id.in_(meant)))
        return found[0] if found else None


class TableAccount(msgspec.Struct, frozen=True):
    """A table as its rows tell it."""

    listed: Listed
    version: int  # of the rules
    archive: bool
    kinds: dict[str, int]  # how many entries of each kind the log holds
    results: list[Placed]
    seed: str | None  # of a game that was played to its end; else nobody is told


async def account_of(engine: AsyncEngine, id: str, attic: Attic | None = None) -> TableAccount:
    ledger = Ledger(engine)
    listed = await ledger.table(id)
    if listed is None:
        raise AdminError(f"there is no table {id}")
    id = listed.id
    placed = await ledger.results_of(id)
    tables, log = schema.tables, schema.log
    async with snapshot(engine) as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
        kinds: dict[str, int] = {}
        here = (await connection.execute(select(log).where(log.c.table_id == id))).all()
        for each in here if attic is None else joined(attic.read(id), here):
            kind = _kind_of(each.entry)
            kinds[kind] = kinds.get(kind, 0) + 1
    over = bool(placed) and row.status in ("finished", "closed")
    seed = row.seed if over else None
    return TableAccount(listed, row.version, row.archive is not None, kinds, placed, seed)


class _Kind(msgspec.Struct):
    kind: str


def _kind_of(entry: bytes) -> str:
    """Also of an entry that nobody can read any more: the check is for that."""
    try:
        return msgspec.json.decode(entry, type=_Kind).kind
    except msgspec.MsgspecError:
        return "unreadable"


# People


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool
    created: int
    games: int  # that were played to their end


def _called(text: str) -> Any:
    return or_(schema.people.c.account == fold(text), schema.people.c.id == text)


async def users(engine: AsyncEngine, text: str | None, guests: bool, limit: int) -> tuple[list[User], int]:
    """The newest people, those whose name has the text in it or whose id it is, and how many there are in all."""
    table, results = schema.people, schema.results
    games = select(func.count(results.c.table_id.distinct())).where(results.c.person == table.c.id)
    query = select(table, games.scalar_subquery().label("games")).where(table.c.deleted.is_(False))
    if not guests:
        query = query.where(table.c.account.is_not(None))
    if text is not None:
        named = table.c.account.contains(fold(text), autoescape=True)
        shown = func.lower(table.c.name).contains(text.lower(), autoescape=True)
        query = query.where(or_(named, shown, table.c.id == text))
    async with engine.connect() as connection:
        number = await connection.scalar(select(func.count()).select_from(query.subquery()))
        found = await connection.execute(query.order_by(table.c.created.desc(), table.c.id).limit(limit))
        listed = [User(row.id, row.name, row.account is not None, row.created, row.games) for row in found]
    return listed, int(number or 0)


async def user_called(engine: AsyncEngine, name: str) -> User:
    """By the name of an account, or by the id of anybody; a name that could be either is the account's."""
    async with engine.connect() as connection:
        which = select(schema.people).where(_called(name), schema.people.c.deleted.is_(False))
        found = (await connection.execute(which.order_by(schema.people.c.account.is_(None)))).all()
    if not found:
        raise AdminError(f"there is no account called {name}, and nobody with that id")
    row = next((row for row in found if row.account == fold(name)), found[0])
    return User(row.id, row.name, row.account is not None, row.created, 0)


async def reset_password(engine: AsyncEngine, user: User) -> str:
    """A new recovery code, with which he chooses a password himself: it works once. Until then nobody gets in."""
    store = PeopleStore(engine)
    account = await store.account_of(user.id)
    if account is None:
        raise AdminError(f"{user.name} is a guest, and guests have no password")
    code = people._new_code()
    unknown = people._hasher.hash(secrets.token_urlsafe(32))
    if not await store.use_recovery(account, unknown, people._hasher.hash(people._plain(code))):
        raise AdminError(f"{user.name} has used a recovery code at this moment: try again")
    await store.end_sessions_of(user.id)
    return code


async def delete_user(database: str, user: User) -> int:
    """As if he had deleted his account himself; at how many running tables he was."""
    store = Store(database)
    await store.start()
    try:
        known, harbour = PeopleStore(store.engine), Harbour(store)
        await known.end_sessions_of(user.id)
        running = await known.running_tables(user.id)
        for id in running:
            await people.take_out(await harbour.find(id), user.id, OPERATOR)
        await known.forget(user.id)
        await known.silence_forgotten()
    finally:
        await store.stop()
    return len(running)
