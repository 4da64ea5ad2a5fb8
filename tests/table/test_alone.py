"""A table is a value: it can be opened, played and read where there is no server and no database."""

from __future__ import annotations

import subprocess
import sys
import textwrap

# Asked for by nothing but what a table is made of: the standard library without what waits, listens or stores, and these.
BESIDE_PYTHON = {"quayside", "msgspec", "mypy_extensions", "librt"}
NOT_OF_PYTHON = {"asyncio", "multiprocessing", "selectors", "sqlite3", "ssl"}

ALONE = f"""
    import sys

    class NothingElse:
        def find_spec(self, name, path=None, target=None):
            top = name.partition(".")[0]
            known = (sys.stdlib_module_names | {BESIDE_PYTHON!r}) - {NOT_OF_PYTHON!r}
            if top not in known and not top.endswith("__mypyc") or name.startswith(("quayside.server", "quayside.voice")):
                raise ImportError(f"a table asks for {{name}}")

    sys.meta_path.insert(0, NothingElse())
"""


def alone(program: str) -> str:
    """What a program prints in a Python that has nothing else."""
    command = [sys.executable, "-c", textwrap.dedent(ALONE) + textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_nothing_else_is_there() -> None:
    program = """
        for name in ["litestar", "sqlalchemy", "asyncio", "quayside.server.live", "quayside.voice"]:
            try:
                __import__(name)
            except ImportError:
                print(name)
    """
    assert len(alone(program).split()) == 5


def test_every_module_of_the_room_can_be_imported() -> None:
    program = """
        from importlib import import_module
        from pkgutil import walk_packages
        import quayside.table
        for module in walk_packages(quayside.table.__path__, "quayside.table."):
            print(import_module(module.name).__name__)
    """
    assert {"quayside.table.fold", "quayside.table.play", "quayside.table.messages"} <= set(
        alone(program).split()
    )


def test_a_table_is_opened_played_and_read() -> None:
    program = """
        from quayside.table import entries, play, seating
        from quayside.table.entries import Row
        from quayside.table.fold import Table
        from quayside.table.person import Person

        rosa = Person("rosa", "Rosa", account=False)
        plan = seating.Plan(game="manila", seats=["me", "me", "me"], start=True)
        table, rows = seating.opening(rosa, plan, at=0)
        tried = table.draft(["pledge", "bid 3"])
        assert (tried.played, tried.because, table.ply) == (1, "hands_over", 0)
        for move in ["bid 3", "pass", "pass"]:
            entry = play.move("rosa", table.seq, [move])(table)
            rows.append(Row(table.facts.id, table.seq + 1, 0, entry))
            table.apply(rows[-1])
        again = Table(table.facts)
        for row in rows:
            again.apply(Row(row.table, row.seq, row.at, entries.decode(entries.encode(row.entry))))
        assert again.state.key() == table.state.key()
        print(table.state.view(0)["decision"]["kind"], table.record().moves)
    """
    assert alone(program) == "purchase ['bid 3', 'pass', 'pass']"
