"""`make scale`: what one and two server processes carry on PostgreSQL with Redis channels, with more and more tables, and
which of server, database and channels the time goes to. Figures for docs/scale.md. Both databases are started for it, on
this machine, and end with it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from load import Clients, Quayside, play, print_table, serving
from run import machine

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests import servers

TICKS = 100  # a second, in /proc


class Scaled(Quayside):
    """Several processes on one database."""

    workers = 1
    channels = ""

    def command(self) -> tuple[list[str], dict[str, str]]:
        words, settings = super().command()
        return [*words, "--workers", str(self.workers), "--channels", self.channels], settings


def family(root: int) -> Iterator[int]:
    """A process and all below it."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue  # it has just ended
        parents.setdefault(parent, []).append(int(stat.parent.name))
    waiting = [root]
    while waiting:
        pid = waiting.pop()
        yield pid
        waiting += parents.get(pid, [])


def named(pids: Iterator[int], name: str) -> list[int]:
    found = []
    for pid in pids:
        try:
            if name in Path(f"/proc/{pid}/comm").read_text():
                found.append(pid)
        except OSError:
            continue
    return found


def seconds_of(pids: list[int]) -> dict[int, float]:
    """Of the processor, so far, by process."""
    spent = {}
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        spent[pid] = (int(fields[11]) + int(fields[12])) / TICKS
    return spent


def between(before: dict[int, float], after: dict[int, float]) -> float:
    """What was spent meanwhile, by those that are still there."""
    return sum(seconds - before.get(pid, 0.0) for pid, seconds in after.items())


def megabytes_of(pids: list[int]) -> float:
    """What they hold; what several share is divided among them."""
    held = 0
    for pid in pids:
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        held += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return held / 1024


def measure(workers: int, tables: int, args: argparse.Namespace, own: int) -> dict[str, Any]:
    Scaled.workers = workers
    with serving(Scaled) as server, Clients(server, args.clients, workers * 1000 + tables) as clients:
        clients.ask("open", tables=tables * (1 + args.spare))
        args.tables = tables
        parts = {
            "server": list(family(server.pid)),
            "database": named(family(own), "postgres"),
            "channels": named(family(own), "redis"),
        }
        before, began = {name: seconds_of(pids) for name, pids in parts.items()}, time.monotonic()
        full = play(server, clients, args, None)
        lasted = time.monotonic() - began
        parts["database"] = named(family(own), "postgres")  # connections are processes
        spent = {name: between(before[name], seconds_of(pids)) for name, pids in parts.items()}
        moves = full["rate"] * lasted
        return {
            "workers": workers,
            "tables": tables,
            **full,
            **{f"{name}_ms": 1000 * seconds / max(1.0, moves) for name, seconds in spent.items()},
            "memory": megabytes_of(parts["server"]),
        }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make scale ARGS=...", description=(__doc__ or "").partition(".")[0]
    )
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], metavar="N", help="now 1 2")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[10, 50, 150], metavar="N", help="now 10 50 150"
    )
    parser.add_argument(
        "--clients", type=int, default=2, metavar="N", help="processes that play, now %(default)s"
    )
    parser.add_argument(
        "--spare", type=int, default=2, metavar="N", help="games a party can play beside the first"
    )
    parser.add_argument(
        "--seconds", type=float, default=6.0, metavar="S", help="for each figure, now %(default)s"
    )
    parser.add_argument(
        "--warm-up", type=float, default=1.5, metavar="S", help="before each, now %(default)s"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there too")
    return parser.parse_args()


def main() -> int:
    import os

    args = arguments()
    steps, found = list(args.tables), []
    here = machine()
    print(
        f"{here['processor']}, {here['cores']} cores, load {here['load']}; PostgreSQL and Redis on the same machine"
    )
    with servers.postgres() as postgres, servers.redis() as redis:
        Scaled.channels = redis
        for workers in args.workers:
            for tables in steps:
                Scaled.database = postgres.database()
                found.append(measure(workers, tables, args, os.getpid()))
    heads = ["processes", "tables", "moves/s", "p50 ms", "p99 ms", "server", "database", "channels", "MB"]
    rows = [heads]
    for each in found:
        figures = [each["rate"], each["p50"], each["p99"]]
        cost = [each["server_ms"], each["database_ms"], each["channels_ms"]]
        rows.append(
            [
                str(each["workers"]),
                str(each["tables"]),
                *[f"{value:,.0f}" for value in figures],
                *[f"{value:.2f}" for value in cost],
                f"{each['memory']:.0f}",
            ]
        )
    print_table(rows)
    print("server, database, channels: milliseconds of processor for a move, waiting not counted")
    if args.json:
        args.json.write_text(json.dumps({"machine": here, "found": found}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
