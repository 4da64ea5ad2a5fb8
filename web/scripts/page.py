"""Runs in Pyodide when the page is made (page.mjs): finds out what a table in a page needs by playing there, compiles it, and
packs it."""

import json
import sys

SITE = "/site"
LIBRARY = "/lib/python314.zip"
# Beside what was used while playing: what an error needs to be told, and what is looked up by name
ALSO = ("traceback", "linecache", "tokenize", "textwrap", "codeop", "pyodide", "_pyodide")


def compile_all() -> None:
    """To bytecode, and no source is left: nothing has to be compiled where it runs, and what is played here is what runs
    there."""
    import compileall
    import pathlib

    compileall.compile_dir(SITE, quiet=2, legacy=True, optimize=2, workers=1)
    for source in pathlib.Path(SITE).rglob("*.py"):
        source.unlink()


def made() -> tuple[dict[str, bytes], bytes]:
    """The files of the site, and the library."""
    sys.path.insert(0, SITE)
    _play()
    used = set(sys.modules)  # before what packing needs is loaded as well
    return _site(used), _library(used)


class _Page:
    """What a page does around the jetty."""

    def __init__(self) -> None:
        from quayside.page.jetty import Jetty

        self._jetty = Jetty()
        self.number = 10_000_000

    def call(self, kind: str, **facts: object) -> dict:
        self.number += 1
        return json.loads(
            self._jetty.call(json.dumps({"call": kind, "at": self.number, "name": "Rosa", **facts}))
        )

    def ask(self, what: str, body: object = None, **path: object) -> dict:
        done = self.call("ask", what=what, path=path, body=body)
        assert done["wrong"] is None, done["wrong"]
        return done["answer"]


def _play() -> None:
    """All that can be asked of a page, in every game."""
    from quayside.core.registry import games
    from quayside.page import bots

    bots.SECONDS, bots.ITERATIONS = 0.05, 4
    hello = json.dumps({"type": "hello", "pace": 0})
    for game in games():
        page = _Page()
        plan = {"game": game, "seats": ["me", "novice", "search"], "start": True}
        table = page.ask("post /api/tables", plan)["id"]
        for ply in range(6):
            done = page.call("frame", table=table, client=1, text=hello)
            while done["due"]:
                done = page.call("tend", table=table)
            now = json.loads(page.call("frame", table=table, client=1, text=hello)["told"][0][1])
            if ply == 0:
                for what in ("hints", "odds", "story", "record"):
                    page.ask("get /api/tables/{table_id}/" + what, table_id=table)
            move = {"type": "move", "seq": now["seq"], "move": now["legal"][0], "key": str(page.number)}
            page.call("frame", table=table, client=1, text=json.dumps(move))
        record = page.ask("get /api/tables/{table_id}/record", table_id=table)
        assert page.ask("post /api/records", record)["status"] == "playing"
        daily = {"game_id": game, "puzzle_id": "daily"}
        assert page.ask("get /api/puzzles/{game_id}", game_id=game)["puzzles"]
        move = page.ask("get /api/puzzles/{game_id}/{puzzle_id}", **daily)["legal"][0]
        assert page.ask("post /api/puzzles/{game_id}/{puzzle_id}/answer", {"move": move}, **daily)["losses"]


def _site(used: set[str]) -> dict[str, bytes]:
    """Of the packages of others, what was loaded; ours is whole."""
    import pathlib

    site = pathlib.Path(SITE)

    def needed(path: pathlib.Path) -> bool:
        parts = path.relative_to(site).parts
        module = ".".join([*parts[:-1], path.name.split(".")[0]]).removesuffix(".__init__")
        ours = parts[0] == "quayside" or module in used
        return (
            ours and "__pycache__" not in parts and path.suffix in (".pyc", ".so", ".json", ".jsonl", ".toml")
        )

    found = {
        str(path.relative_to(site)): path.read_bytes() for path in sorted(site.rglob("*")) if needed(path)
    }
    # a game is a folder with a rulebook: here it stays empty
    return found | {f"{path.relative_to(site)}/": b"" for path in site.glob("quayside/games/*/rulebook")}


def _library(used: set[str]) -> bytes:
    """The part of the standard library that is used, as bytecode like the rest."""
    import io
    import zipfile
    from importlib._bootstrap_external import _code_to_timestamp_pyc

    packed = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(packed, "w") as small:
        for info in library.infolist():
            name = info.filename
            module = name.rpartition(".")[0].replace("/", ".").removesuffix(".__init__")
            if not name.endswith(".py") or not (module in used or module.split(".")[0] in ALSO):
                continue
            code = compile(library.read(info), name, "exec", dont_inherit=True, optimize=2)
            pyc = _code_to_timestamp_pyc(code)
            small.writestr(zipfile.ZipInfo(name + "c"), bytes(pyc))  # packed as a whole, later
    return packed.getvalue()
