"""Databases and backups of earlier releases: brought up to date, they hold what their release said of them, whichever
database they are restored on; games go on, or are closed with a sentence where their rules have changed."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

import quayside
from quayside.bots.analysis import Study
from quayside.server.migrations import migrate
from quayside.server.operator import backup
from quayside.server.settings import Settings
from quayside.server.store.store import open_engine, sqlite_url

from ..server.endings import hash_quickly
from ..server.players import Player, Server, settings_in
from ..servers import Postgres

RELEASE = Path(__file__).parent / "0.1.0"
GAMES = quayside.games()


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What the release said of its people and tables."""
    with gzip.open(RELEASE / "told.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


def unpacked(folder: Path) -> str:
    """The database as the release left it."""
    with gzip.open(RELEASE / "quayside.db.gz") as packed, (folder / "quayside.db").open("wb") as file:
        shutil.copyfileobj(packed, file)
    return sqlite_url(folder / "quayside.db")


@pytest.fixture(scope="module", params=["database", "backup on SQLite", "backup on PostgreSQL"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("release")
    if request.param == "database":
        return settings_in(folder, database=unpacked(folder))
    postgres: Postgres | None = (
        request.getfixturevalue("postgres") if request.param.endswith("PostgreSQL") else None
    )
    database = sqlite_url(folder / "quayside.db") if postgres is None else postgres.database()
    asyncio.run(backup.restore(database, RELEASE / "backup.gz"))
    return settings_in(folder, database=database)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        hash_quickly(patch)
        with Server(settings) as running:
            yield running


def known(server: Server, told: dict[str, Any], name: str) -> Player:
    """Somebody who comes back with the cookie that he had."""
    player = Player(server.address)
    player.http.cookies.set("quayside_session", told["people"][name]["session"])
    me = player.call("GET", "/api/me")["person"]
    assert (me["id"], me["name"]) == (told["people"][name]["id"], name)
    player.id, player.name = me["id"], me["name"]
    return player


def goes_on(table: dict[str, Any]) -> bool:
    """Whether the rules of a table are still those of today."""
    return bool(quayside.game(table["info"]["game"]).version == 1)


def without_new(now: Any, then: Any) -> Any:
    """What a release says now, without what the earlier one could not say."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: without_new(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [without_new(one, other) for one, other in zip(now, then, strict=True)]
    return now


def test_everybody_sees_his_running_games_as_they_were(server: Server, told: dict[str, Any]) -> None:
    for what, table in told["tables"].items():
        if what == "profile" or table["info"]["status"] == "finished" or not goes_on(table):
            continue
        for name, then in table["seen"].items():
            player = known(server, told, name)
            now = player.hello(table["id"])
            assert without_new(now["view"], then["view"]) == then["view"], (what, name)
            assert (now["ply"], now["legal"], now["eyes"]) == (then["ply"], then["legal"], then["eyes"])
            seats = [seat["name"] for seat in now["table"]["seats"]]
            assert seats == [seat["name"] for seat in table["info"]["seats"]], what
            spoken = [[line["name"], line["text"]] for line in now["chat"]]
            assert spoken == [line for line in table["chat"] if line[0] != "deleted"], what
            player.close()


def test_finished_games_are_read_as_they_were(server: Server, told: dict[str, Any]) -> None:
    for game in GAMES:
        table = told["tables"][f"{game} finished"]
        rosa = known(server, told, "Rosa")
        path = f"/api/tables/{table['id']}"
        info = rosa.call("GET", path)
        assert (info["status"], info["version"]) == ("finished", 1)
        assert info["rules"] == ("current" if goes_on(table) else "old")
        assert [seat["name"] for seat in info["seats"]] == ["Rosa", "Felix", "Iris"]
        story = rosa.call("GET", f"{path}/story?all=true")
        assert without_new(story["steps"], table["story"]["steps"]) == table["story"]["steps"]
        end = rosa.call("GET", f"{path}/view?all=true")
        assert without_new(end["view"], table["end"]["view"]) == table["end"]["view"]
        record = rosa.call("GET", f"{path}/record")
        assert record == table["record"]


def test_running_games_go_on(server: Server, told: dict[str, Any]) -> None:
    for game in GAMES:
        table = told["tables"][f"{game} running"]
        mover = next(name for name, seen in table["seen"].items() if seen["legal"])
        player = known(server, told, mover)
        update = player.hello(table["id"])
        if goes_on(table):
            assert player.move(update["legal"][0])["type"] == "accepted"
        else:
            assert (update["table"]["status"], update["legal"], update["view"]) == ("outdated", [], None)
            refused = player.move(table["seen"][mover]["legal"][0])
            assert refused["rule"] == "table.not_playing"
            assert refused["sentence"] == ("The rules have changed since this game began: it cannot go on.")
            record = player.call("GET", f"/api/tables/{table['id']}/record")
            assert (record["version"], len(record["moves"])) == (1, table["seen"][mover]["ply"])


def test_results_and_ratings_are_kept_and_analyses_made_anew_if_their_form_has_changed(
    server: Server, told: dict[str, Any]
) -> None:
    rosa = known(server, told, "Rosa")
    then = told["tables"]["profile"]
    assert without_new(rosa.call("GET", "/api/me/games"), then["games"]) == then["games"]
    assert without_new(rosa.call("GET", "/api/leaderboard/manila"), then["leaders"]) == then["leaders"]
    analysed = told["tables"]["puerto_rico finished"]
    found = rosa.call("GET", f"/api/tables/{analysed['id']}/analysis")
    form = set(analysed["analysis"]["analysis"]["decisions"][0])
    if form == {field.name for field in fields(Study)}:
        assert found == analysed["analysis"]
    else:
        assert (found["status"], found["total"]) == ("none", analysed["analysis"]["total"])


def test_people_sign_in_as_before(server: Server, told: dict[str, Any]) -> None:
    visitor = Player(server.address)
    iris = told["people"]["Iris"]
    body = {"name": "Iris", "password": iris["password"]}
    assert visitor.call("POST", "/api/sessions", body)["id"] == iris["id"]


def test_no_name_and_no_word_is_left_in_the_logs(server: Server, told: dict[str, Any]) -> None:
    found = asyncio.run(all_of(server.settings.database))
    entries = [bytes(row[-1]).decode() for row in found["log"]]
    said = [row[-1] for row in found["said"]]
    names = "|".join([*told["people"], "Lena", r"line \d+ of"])
    assert not [entry for entry in entries if re.search(names, entry)]
    assert "line 3 of Talker" in said
    assert "line 3 of Gone" not in said


# The way there


@pytest.fixture(params=["sqlite", "postgres"])
def old_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """In the shape of the release."""
    if request.param == "sqlite":
        return unpacked(tmp_path)
    database: str = request.getfixturevalue("postgres").database()

    class OnlySoFar:
        """Alembic, but not beyond what the backup holds."""

        @staticmethod
        def upgrade(config: Any, revision: str) -> None:
            if revision != "head":
                command.upgrade(config, revision)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backup, "command", OnlySoFar)
        asyncio.run(backup.restore(database, RELEASE / "backup.gz"))
    return database


def test_a_migration_that_fails_changes_nothing_and_can_be_repeated(old_database: str) -> None:
    spoilt = b'{"kind":"sat",'
    entry = asyncio.run(spoil_last_entry(old_database, spoilt))
    before = asyncio.run(all_of(old_database))
    with pytest.raises(json.JSONDecodeError):
        asyncio.run(up_to_date(old_database))
    assert asyncio.run(all_of(old_database)) == before
    assert asyncio.run(spoil_last_entry(old_database, entry)) == spoilt
    asyncio.run(up_to_date(old_database))
    after = asyncio.run(all_of(old_database))
    assert after["alembic_version"] != before["alembic_version"]
    assert len(after["log"]) == len(before["log"])
    asyncio.run(up_to_date(old_database))
    assert asyncio.run(all_of(old_database)) == after


def test_a_migration_that_is_killed_is_done_or_not_done(old_database: str) -> None:
    shapes = set()
    before = asyncio.run(all_of(old_database))
    for milliseconds in (0, 20, 60, 150, 400, 1000):
        words = ["-m", "quayside", "admin", "migrate", "--database", old_database]
        with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE) as process:
            wait_until_it_connects(process, old_database)
            time.sleep(milliseconds / 1000)
            process.kill()
        now = asyncio.run(all_of(old_database))
        shapes.add(str(now["alembic_version"]))
        assert now == before or now["alembic_version"] != before["alembic_version"]
    asyncio.run(up_to_date(old_database))
    assert len(asyncio.run(all_of(old_database))["said"]) > 50


def wait_until_it_connects(process: subprocess.Popen[bytes], database: str) -> None:
    """Its modules are read before it touches anything: from when it has the database open, a kill may hurt."""
    path = database.removeprefix("sqlite+aiosqlite:///")
    while process.poll() is None:
        opened = []
        for link in Path(f"/proc/{process.pid}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):  # closed between the two looks
                opened.append(str(link.readlink()))
        if path in opened or (path == database and any("socket:" in name for name in opened)):
            return
        time.sleep(0.005)


async def up_to_date(database: str) -> None:
    engine = open_engine(database)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


async def all_of(database: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = open_engine(database)
    found = sa.MetaData()
    try:
        async with engine.connect() as connection:
            await connection.run_sync(found.reflect)
            return {
                table.name: [
                    tuple(row)
                    for row in await connection.execute(sa.select(table).order_by(*table.primary_key))
                ]
                for table in found.sorted_tables
            }
    finally:
        await engine.dispose()


async def spoil_last_entry(database: str, entry: bytes) -> bytes:
    """Puts something into the log in place of the last person who sat down; what stood there."""
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry", sa.LargeBinary))
    engine = open_engine(database)
    try:
        async with engine.begin() as connection:
            sat = sa.func.substr(log.c.entry, 1, 14) == b'{"kind":"sat",'
            rows = await connection.execute(sa.select(log).where(sat).order_by(log.c.table_id, log.c.seq))
            last = rows.all()[-1]
            here = (log.c.table_id == last.table_id) & (log.c.seq == last.seq)
            await connection.execute(log.update().where(here).values(entry=entry))
    finally:
        await engine.dispose()
    return bytes(last.entry)
