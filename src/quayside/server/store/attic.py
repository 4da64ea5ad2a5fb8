"""Logs of games that are over, outside the database: a compressed file for each, in a folder of this machine or one that is
mounted from an object store. What is in the file and what stands in the database behind it are one log.

A file is gzip of JSON lines: a header, then an entry a line, as the log has them. It is named after a hash of its table, so
that whoever sees the folder has no link to a private one; it holds no name and nothing that was said, for these stand in
the database, where they can be forgotten.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import msgspec

from quayside.table.ids import digest

FORMAT: Final = 1


class AtticError(Exception):
    """A file that is damaged, or of another table."""


class Stored(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    seq: int
    at: int
    key: str | None
    entry: bytes


class Header(msgspec.Struct, frozen=True):
    quayside_log: int
    table: str
    game: str
    entries: int


_header = msgspec.json.Decoder(Header).decode
_line = msgspec.json.Decoder(tuple[int, int, str | None, msgspec.Raw]).decode
_encode = msgspec.json.Encoder().encode


class Attic:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, table: str) -> Path:
        name = digest(table)
        return self.folder / name[:2] / f"{name}.json.gz"

    def read(self, table: str) -> list[Stored]:
        """The entries that are here; none, if there is no file."""
        try:
            lines = gzip.decompress(self.path(table).read_bytes()).splitlines()
        except FileNotFoundError:
            return []
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise AtticError(f"the file of table {table} is damaged") from error
        try:
            header = _header(lines[0])
            found = [
                Stored(table, seq, at, key, bytes(entry)) for seq, at, key, entry in map(_line, lines[1:])
            ]
        except (IndexError, msgspec.MsgspecError) as error:
            raise AtticError(f"the file of table {table} cannot be read") from error
        if (header.quayside_log, header.table, header.entries) != (FORMAT, table, len(found)):
            raise AtticError(f"the file of table {table} is of another kind, or another table's")
        return found

    def write(self, table: str, game: str, entries: Sequence[Stored]) -> int:
        """Puts a log away, whole and on disk or not at all, and looks whether it can be read; how many bytes it takes."""
        path = self.path(table)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lines = [_encode(Header(FORMAT, table, game, len(entries)))]
        lines += [_encode((row.seq, row.at, row.key, msgspec.Raw(row.entry))) for row in entries]
        packed = gzip.compress(b"\n".join(lines) + b"\n", mtime=0)
        with whole_file(path) as file:
            file.write(packed)
        if self.read(table) != list(entries):
            raise AtticError(f"what was written of table {table} is not what is there")
        return len(packed)

    def remove(self, table: str) -> None:
        self.path(table).unlink(missing_ok=True)


def joined(away: Sequence[Stored], here: Sequence[Any]) -> list[Any]:
    """One log of what was put away and what stands in the database; where both have an entry, that of the database."""
    first = {row.seq for row in here}
    return [*[row for row in away if row.seq not in first], *here]


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that stands under its name when it is complete and on disk, and not before; only its owner may read it."""
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(number)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
