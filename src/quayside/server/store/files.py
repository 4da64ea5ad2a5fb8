"""Files that are nobody else's business: a database holds the seeds of running games, and hashed passwords."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

BESIDE = ["", "-wal", "-shm", "-journal"]  # the file, and what SQLite writes beside it

log = logging.getLogger("quayside.server.files")


def keep_private(file: Path) -> None:
    """Makes an SQLite file that only its owner reads, and the folder around it, or closes to others what is there. What
    SQLite writes beside a file gets the mode of the file. A folder that somebody else made is left as it is."""
    folder = file.parent
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif stat.S_IMODE(folder.stat().st_mode) & 0o077:
        log.warning("others may look into the folder of the database: chmod 700 keeps them out")
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for beside in BESIDE:
        _close(file.with_name(file.name + beside))


def _close(file: Path) -> None:
    try:
        found = file.stat()
    except FileNotFoundError:
        return
    if found.st_mode & 0o077 and found.st_uid == os.geteuid():
        file.chmod(0o600)
