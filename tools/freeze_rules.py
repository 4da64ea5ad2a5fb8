"""Freezes the rules of a game as they are, before its version rises: writes an archive of the plain source that replays
its records, as a package of its own that can be imported beside the present one.

    PYTHONPATH=src python tools/freeze_rules.py lisboa            (from the root of the repository)

`quayside_lisboa_1` then has what `quayside` had, of that one game: `game("lisboa")`, `Record`, `ALL`. It reads files that
lie beside its modules, so whoever uses it unpacks it first. The weights of the bots and the rulebook stay behind.
"""

from __future__ import annotations

import io
import re
import sys
import zipfile
from pathlib import Path

import quayside

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src/quayside"
ARCHIVES = SOURCE / "server/old_rules"
KINDS = (".py", ".ftl", ".toml")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that the same source gives the same archive


def package(game: str) -> str:
    """What the frozen rules are imported as."""
    return f"quayside_{game}_{quayside.game(game).version}"


def freeze(game: str) -> bytes:
    """The archive."""
    name = package(game)
    folder = SOURCE / "games" / game
    found = [SOURCE / "__init__.py", SOURCE / "games/__init__.py"]
    found += [path for room in (SOURCE / "core", folder) for path in room.rglob("*") if path.suffix in KINDS]
    files = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in found}
    files[f"games/{game}/rulebook/"] = ""  # the registry knows a game by this folder
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for inside, text in sorted(files.items()):
            moved = re.sub(r"\bquayside\.(?=core\b|games\b)", f"{name}.", text)
            archive.writestr(zipfile.ZipInfo(f"{name}/{inside}", LONG_AGO), moved, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def main(game: str) -> None:
    path = ARCHIVES / f"{package(game).removeprefix('quayside_')}.zip"
    with path.open("xb") as file:  # what is frozen stays as it is
        file.write(freeze(game))
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(*sys.argv[1:])
