"""What the server writes is for its owner's eyes, whatever the umask and whoever made the folder."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quayside.server.operator import admin, backup
from quayside.server.store.store import open_engine, sqlite_url

from .players import Server


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """As most systems are set up: everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_the_database_and_what_stands_beside_it_are_for_its_owner(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    tmp_path.chmod(0o755)
    start_server().player("Rosa").create_table()
    found = {name: mode for name, mode in modes(tmp_path).items() if name.startswith("quayside.db")}
    assert {"quayside.db", "quayside.db-wal", "quayside.db-shm"} <= found.keys()
    assert set(found.values()) == {0o600}


def test_what_an_older_release_left_open_is_closed(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    start_server().stop()
    for file in tmp_path.glob("quayside.db*"):
        file.chmod(0o644)
    start_server()
    assert {mode for name, mode in modes(tmp_path).items() if name.startswith("quayside.db")} == {0o600}


def test_a_new_folder_is_its_owners_and_a_foreign_one_is_left_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    new, foreign = tmp_path / "new", tmp_path / "foreign"
    foreign.mkdir(mode=0o755)
    asyncio.run(admin.migrate(sqlite_url(new / "quayside.db")))
    assert "chmod 700" not in caplog.text
    asyncio.run(admin.migrate(sqlite_url(foreign / "quayside.db")))
    assert modes(tmp_path)["new"] == 0o700
    assert modes(tmp_path)["foreign"] == 0o755
    assert "chmod 700" in caplog.text
    for folder in (new, foreign):
        assert set(modes(folder).values()) == {0o600}


def test_backups_and_what_is_restored_from_them_are_for_their_owner(tmp_path: Path) -> None:
    here, there = sqlite_url(tmp_path / "here.db"), sqlite_url(tmp_path / "there.db")
    tmp_path.chmod(0o755)

    async def there_and_back() -> None:
        await admin.migrate(here)
        engine = open_engine(here)
        await backup.backup(engine, tmp_path / "backup.gz")
        await engine.dispose()
        await backup.restore(there, tmp_path / "backup.gz")

    asyncio.run(there_and_back())
    assert set(modes(tmp_path).values()) == {0o600}


def test_the_command_makes_no_file_that_others_can_read(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    words = ["-m", "quayside", "admin", "migrate", "--database", sqlite_url(tmp_path / "quayside.db")]
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    assert set(modes(tmp_path).values()) == {0o600}
