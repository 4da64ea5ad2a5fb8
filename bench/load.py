"""`make load`: how many moves a second the server takes, how soon everybody knows of them, and what a table weighs; and
boardgame.io's own server under the same load, in the same run, round after round.

A figure is the median over the rounds; a ratio is the median of what was measured side by side. No figure makes this fail.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Self

from run import machine

HERE = Path(__file__).parent
THEIRS = HERE / "boardgame"
PATIENCE = 120.0  # seconds that a server may take to start
DURABLE_AIM = 5.0  # times boardgame.io's rate with its files
MEMORY_AIM = 1.0  # times its rate in memory
IDLE_AIM = 500  # MB for all idle tables
HALF_AIM = 50.0  # milliseconds, p99 at half load


# ---------------------------------------------------------------------------------------------------------------------
# The servers


class Server:
    """A server under load, in a process of its own and on a folder of its own."""

    dialect = ""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> tuple[list[str], dict[str, str]]:
        raise NotImplementedError

    def alive_path(self) -> str:
        raise NotImplementedError

    def __enter__(self) -> Self:
        command, environment = self.command()
        self._notes = (self.folder / "server.log").open("wb")
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            cwd=self.folder,
            stdout=self._notes,
            stderr=self._notes,
        )
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > limit:
                raise MissingServer((self.folder / "server.log").read_text(errors="replace")[-500:])
            time.sleep(0.1)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._notes.close()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{self.alive_path()}", timeout=5):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory(self) -> float:
        """MB that it holds."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Quayside(Server):
    dialect = "quayside"
    database = ""  # SQLite in the folder, unless one is given

    def command(self) -> tuple[list[str], dict[str, str]]:
        database = self.database or f"sqlite+aiosqlite:///{self.folder / 'quayside.db'}"
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        settings = {
            "QUAYSIDE_ALLOWANCE": "1000000",
            "QUAYSIDE_LOG_LEVEL": "warning",
            "QUAYSIDE_BOT_PROCESSES": "1",
        }
        return [sys.executable, "-m", "quayside", *words], settings

    def alive_path(self) -> str:
        return "/healthz"


class BoardgameInMemory(Server):
    dialect = "boardgame"
    store = "memory"

    def command(self) -> tuple[list[str], dict[str, str]]:
        node = shutil.which("node")
        if node is None:
            raise MissingServer("Node is not installed")
        words = [node, str(THEIRS / "server.cjs"), str(self.port), self.store, str(self.folder / "files")]
        return words, {"NODE_ENV": "production"}

    def alive_path(self) -> str:
        return "/games"


class BoardgameOnFiles(BoardgameInMemory):
    store = "files"


SIDES: dict[str, type[Server]] = {
    "Quayside": Quayside,
    "boardgame.io, in memory": BoardgameInMemory,
    "boardgame.io, FlatFile": BoardgameOnFiles,
}


class MissingServer(Exception):
    """A server that cannot be measured here; its text says why."""


@contextmanager
def serving(kind: type[Server]) -> Iterator[Server]:
    """A new server on a new folder, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="quayside-load-") as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        probe.close()
        with kind(Path(folder), port) as server:
            yield server


def install_theirs() -> None:
    """From the npm registry, by the lock; nothing of it is kept in the repository."""
    if (THEIRS / "node_modules" / "boardgame.io").is_dir():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise MissingServer("npm is not installed")
    done = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=THEIRS, capture_output=True, text=True)
    if done.returncode != 0:
        raise MissingServer(done.stderr.strip()[-500:])


# ---------------------------------------------------------------------------------------------------------------------
# The load


class Clients:
    """The processes that play, told the same thing at the same time."""

    def __init__(self, server: Server, processes: int, seed: int) -> None:
        self._processes = [
            subprocess.Popen(
                [sys.executable, str(HERE / "load_client.py")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(processes)
        ]
        for number, process in enumerate(self._processes):
            self._say(process, {"dialect": server.dialect, "port": server.port, "seed": seed * 100 + number})

    def ask(self, do: str, **what: Any) -> list[dict[str, Any]]:
        """Whatever is a whole number is shared among the processes; a rate too."""
        for number, process in enumerate(self._processes):
            self._say(
                process,
                {"do": do, **{name: self._share(value, number, name) for name, value in what.items()}},
            )
        answers: list[dict[str, Any]] = []
        for process in self._processes:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise MissingServer("a client has failed; its last words are above")
            answers.append(json.loads(line))
        return answers

    def _share(self, value: Any, number: int, name: str) -> Any:
        of = len(self._processes)
        if isinstance(value, int):
            return value // of + (number < value % of)
        return value / of if name == "rate" and value is not None else value

    def _say(self, process: subprocess.Popen[str], what: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(what) + "\n")
        process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.close()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def measure(kind: type[Server], args: argparse.Namespace, seed: int) -> dict[str, Any]:
    """A new server, first as fast as it goes, then at half of that."""
    tables = args.tables * (1 + args.spare)
    with serving(kind) as server, Clients(server, args.clients, seed) as clients:
        empty = server.memory()
        clients.ask("open", tables=tables)
        weight = (server.memory() - empty) / tables
        full = play(server, clients, args, None)
        half = play(server, clients, args, full["rate"] / 2)
    return {"full": full, "half": half, "weight": weight, "empty": empty}


def play(server: Server, clients: Clients, args: argparse.Namespace, rate: float | None) -> dict[str, Any]:
    times = {"warm_up": args.warm_up, "seconds": args.seconds}
    answers = clients.ask("play", parties=args.tables, rate=rate, watched=str(server.pid), **times)
    took = sorted(each for answer in answers for each in answer["took"])
    texts = sum(answer["texts"] for answer in answers)
    moves_a_second = sum(len(answer["took"]) / answer["seconds"] for answer in answers)
    return {
        "rate": moves_a_second,
        "p50": percentile(took, 50),
        "p99": percentile(took, 99),
        "server": median(answer["server_cpu"] for answer in answers),
        "clients": max(answer["cpu"] for answer in answers),
        "frame": sum(answer["bytes"] for answer in answers) / max(1, texts),
        "ran_out": any(answer["ran_out"] for answer in answers),
        "protests": sum(len(answer["protests"]) for answer in answers),
    }


def percentile(took: list[float], which: int) -> float:
    """In milliseconds."""
    if len(took) < 2:
        return float("nan")
    return quantiles(took, n=100, method="inclusive")[which - 1] * 1000


def measure_idle(kind: type[Server], tables: int) -> dict[str, Any]:
    """What so many games weigh that have begun, and at which nobody moves; for ours also with a page open at each."""
    with serving(kind) as server, Clients(server, 1, 0) as clients:
        empty = server.memory()
        clients.ask("idle", tables=tables)
        result = {"empty": empty, "idle": server.memory()}
        if kind is Quayside:
            clients.ask("watch")
            result["watched"] = server.memory()
    return result


# ---------------------------------------------------------------------------------------------------------------------
# Telling


def tell(
    rounds: dict[str, list[dict[str, Any]]], idle: dict[str, dict[str, Any]], args: argparse.Namespace
) -> None:
    heads = ["moves/s", "p50 ms", "p99 ms", "server CPU", "client CPU", "bytes/frame", "MB/table"]
    table = [[f"{args.tables} tables, as fast as it goes", *heads]]
    table += [[name, *_line(name, results, "full")] for name, results in rounds.items()]
    print_table(table)
    table = [["at half of that", *heads[:-1], ""]]
    table += [[name, *_line(name, results, "half")[:-1], ""] for name, results in rounds.items()]
    print_table(table)
    tell_ratios(rounds)
    tell_idle(idle, args)
    for name, results in rounds.items():
        for result in results:
            if result["full"]["protests"] or result["half"]["protests"]:
                print(f"{name} refused something: the figures are not to be trusted")
            if result["full"]["ran_out"]:
                print(f"{name} played all its tables before the time was over: take more with --spare")


def _line(name: str, results: list[dict[str, Any]], load: str) -> list[str]:
    middle = {
        key: median(result[load][key] for result in results) for key in results[0][load] if key != "ran_out"
    }
    weight = median(result["weight"] for result in results)
    return [
        f"{middle['rate']:,.0f}",
        f"{middle['p50']:.1f}",
        f"{middle['p99']:.1f}",
        f"{middle['server']:.0%}",
        f"{middle['clients']:.0%}",
        f"{middle['frame']:,.0f}",
        f"{weight:.3f}",
    ]


def tell_ratios(rounds: dict[str, list[dict[str, Any]]]) -> None:
    ours = rounds["Quayside"]
    print()
    for name, aim in (("boardgame.io, FlatFile", DURABLE_AIM), ("boardgame.io, in memory", MEMORY_AIM)):
        if name in rounds:
            times = median(
                a["full"]["rate"] / b["full"]["rate"] for a, b in zip(ours, rounds[name], strict=True)
            )
            work = median(_per_cpu(a) / _per_cpu(b) for a, b in zip(ours, rounds[name], strict=True))
            print(
                f"moves/s, times {name}: {times:.1f} x; {verdict(times >= aim, f'>= {aim:g} x')}"
                f" (moves per second of server CPU: {work:.1f} x)"
            )
    p99 = median(result["half"]["p99"] for result in ours)
    print(f"p99 at half load: {p99:.1f} ms; {verdict(p99 < HALF_AIM, f'< {HALF_AIM:g} ms')}")


def _per_cpu(result: dict[str, Any]) -> float:
    full = result["full"]
    return float(full["rate"] / max(full["server"], 0.01))


def tell_idle(idle: dict[str, dict[str, Any]], args: argparse.Namespace) -> None:
    for name, weighed in idle.items():
        weight = (weighed["idle"] - weighed["empty"]) / args.idle * 1024
        line = f"{args.idle:,} idle tables, {name}: {weighed['idle']:.0f} MB in all, {weight:.1f} KB each"
        if name == "Quayside":
            line += f"; {verdict(weighed['idle'] < IDLE_AIM, f'< {IDLE_AIM} MB')}"
            line += f"; with a page open at each: {weighed['watched']:.0f} MB"
        print(line)


def verdict(met: bool, aim: str) -> str:
    return f"aim {aim}: {'met' if met else 'missed'}"


def print_table(table: list[list[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    print()
    for label, *figures in table:
        cells = [text.rjust(width) for text, width in zip(figures, widths[1:], strict=True)]
        print("  ".join([label.ljust(widths[0]), *cells]).rstrip())


def facts() -> tuple[str, str]:
    """What is measured: our version and build, and theirs."""
    ask = "import quayside, quayside.core.state as s; print(quayside.__version__, s.__file__.endswith('.py'))"
    version, pure = subprocess.run(
        [sys.executable, "-c", ask], check=True, capture_output=True, text=True
    ).stdout.split()
    ours = f"Quayside {version}, {'pure' if pure == 'True' else 'compiled'} build, Python {platform.python_version()}"
    theirs = json.loads((THEIRS / "package.json").read_text())["dependencies"]["boardgame.io"]
    node = shutil.which("node")
    told = (
        subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
        if node
        else "no Node"
    )
    return ours, f"boardgame.io {theirs}, Node {told}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make load ARGS=...", description=(__doc__ or "").partition(";")[0])
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="at once, now %(default)s")
    parser.add_argument(
        "--spare", type=int, default=4, metavar="N", help="games a party can play, beside the first"
    )
    parser.add_argument(
        "--clients", type=int, default=2, metavar="N", help="processes that play, now %(default)s"
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="now %(default)s")
    parser.add_argument(
        "--seconds", type=float, default=6.0, metavar="S", help="for each figure, now %(default)s"
    )
    parser.add_argument(
        "--warm-up", type=float, default=1.5, metavar="S", help="before each, now %(default)s"
    )
    parser.add_argument("--idle", type=int, default=2000, metavar="N", help="idle tables, now %(default)s")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument(
        "--database", default="", metavar="URL", help="ours on PostgreSQL: postgresql+asyncpg://..."
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write every figure of every round there too"
    )
    return parser.parse_args()


def main() -> int:
    args = arguments()
    Quayside.database = args.database
    sides = {"Quayside": Quayside} if args.alone else dict(SIDES)
    try:
        if not args.alone:
            install_theirs()
    except MissingServer as missing:
        print(f"boardgame.io is left out: {missing}")
        sides = {"Quayside": Quayside}
    here = machine()
    ours, theirs = facts()
    store = "PostgreSQL" if args.database else "SQLite"
    print(f"{here['processor']}, {here['cores']} cores, load {here['load']}")
    print(f"{ours}; {store}: a move is on disk before anybody is told")
    if len(sides) > 1:
        print(
            f"{theirs}: tells first and stores later; its FlatFile store writes files, and does not wait for the disk"
        )
    print(
        f"The load: {args.clients} processes (asyncio on uvloop, WebSocket frames taken apart by hand; the same code for all "
        f"servers) hold 4 connections at each table. Whoever decides sends a random legal move as soon as he is told. A "
        f"move took from its sending until all four were told. {args.rounds} rounds of {args.seconds:g} s."
    )
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in sides}
    for number in range(args.rounds):
        for name, kind in sides.items():
            show(f"round {number + 1} of {args.rounds}: {name}")
            rounds[name].append(measure(kind, args, number))
    idle: dict[str, dict[str, Any]] = {}
    for name, kind in sides.items():
        if kind is not BoardgameOnFiles and args.idle:
            show(f"{args.idle:,} idle tables: {name}")
            idle[name] = measure_idle(kind, args.idle)
    show("")
    tell(rounds, idle, args)
    if args.json:
        told = {"machine": here, "ours": ours, "theirs": theirs, "rounds": rounds, "idle": idle}
        args.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


def show(text: str) -> None:
    """A line that the next one overwrites, for people who wait."""
    if sys.stderr.isatty():
        print(f"\r{text:70}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
