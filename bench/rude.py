"""`make rude`: what one guest who does his worst costs another. He opens twenty tables with three deep bots each, leaves
his seats and looks on, and has ten records analysed; then he goes; then the server is started anew. Meanwhile another
guest plays against `greedy` and asks for hints. No figure makes this fail.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from load import Quayside, facts, print_table, verdict
from run import machine
from websockets.asyncio.client import ClientConnection, connect

import quayside
from quayside import Record
from quayside.server.http.limits import MOST

TABLES = 20  # twice as many as one guest may have with bots
RECORDS = 10
DEEP = "search:999s"
BUDGET = 2.0  # seconds that a bot, or a hint, may think; the usual setting
TIMES_AIM = 2.0  # of greedy's usual time
HINT_AIM = BUDGET + 2.0  # seconds


class Harbour(Quayside):
    """As anybody would start it, with its usual limits."""

    def command(self) -> tuple[list[str], dict[str, str]]:
        words, _ = super().command()
        return words, {"QUAYSIDE_LOG_LEVEL": "warning"}


class Guest:
    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{self.address}",
            headers={"Origin": f"http://{self.address}"},
            timeout=300,
            trust_env=False,
        )

    async def call(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def come(self, name: str) -> None:
        await self.call("POST", "/guests", {"name": name})

    async def open(self, game: str, *bots: str) -> str:
        plan = {"game": game, "players": len(bots) + 1, "seats": ["me", *bots], "start": True}
        return str((await self.call("POST", "/tables", plan))["id"])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": f"http://{self.address}", "Cookie": cookies}
        where = f"ws://{self.address}/ws/tables/{table}"
        async with connect(where, additional_headers=headers, max_size=None, proxy=None) as live:
            await live.send(json.dumps({"type": "hello", "last": None, "lang": "en"}))
            yield live


# The other guest


async def measured(lin: Guest, moves: int, hints: int) -> dict[str, list[float]]:
    """Seconds until greedy answers his moves, and until he has his hints."""
    took: dict[str, list[float]] = {"greedy": [], "hint": []}
    chooser = random.Random(7)
    while len(took["greedy"]) < moves:
        table = await lin.open("manila", "greedy", "greedy")
        async with lin.at(table) as live:
            moved: float | None = None
            async for frame in live:
                update = json.loads(frame)
                if update["type"] != "update":
                    continue
                if moved is not None and update["entry"] and update["entry"].get("by") == "bot":
                    took["greedy"].append(time.perf_counter() - moved)
                    moved = None
                if update["to_play"] < 0 or len(took["greedy"]) == moves:
                    break
                if not update["legal"]:
                    continue
                if len(took["hint"]) < hints:
                    began = time.perf_counter()
                    await lin.call("GET", f"/tables/{table}/hints")
                    took["hint"].append(time.perf_counter() - began)
                await live.send(json.dumps(a_move(update, chooser)))
                moved = time.perf_counter()
    return took


def a_move(update: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    key = f"{chooser.getrandbits(60):x}"
    return {"type": "move", "move": chooser.choice(update["legal"]), "seq": update["seq"], "key": key}


# The rude one


async def do_his_worst(port: int) -> list[asyncio.Task[None]]:
    """Takes what he can get, under as many names as he needs for it; the connections through which he looks on."""
    looking, most = [], MOST["bot tables"]
    rude = Guest(port)
    for number in range(TABLES):
        if number % most == 0:
            rude = Guest(port)
            await rude.come(f"Rude {number // most + 1}")
        table = await rude.open("lisboa", DEEP, DEEP, DEEP)
        looking.append(asyncio.create_task(look_on(rude, table)))
        await rude.call("DELETE", f"/tables/{table}/seats/0")
    for number in range(RECORDS):
        table = (await rude.call("POST", "/records", json.loads(a_record(number))))["id"]
        await rude.call("POST", f"/tables/{table}/analysis")
    return looking


async def look_on(rude: Guest, table: str) -> None:
    with contextlib.suppress(Exception):  # it ends when the server does
        async with rude.at(table) as live:
            async for _ in live:
                pass


def a_record(seed: int) -> str:
    state = quayside.game("lisboa").new(4, seed)
    chooser = random.Random(seed)
    while state.to_play >= 0:
        state.play(chooser.choice(state.legal()))
    return Record.of(state).to_json()


# The whole


async def run(args: argparse.Namespace) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {}
    with tempfile.TemporaryDirectory(prefix="quayside-rude-") as folder:
        with Harbour(Path(folder), args.port) as server:
            lin = Guest(server.port)
            await lin.come("Lin")
            await measured(lin, 2, 1)  # until all processes run
            found["usual"] = await measured(lin, args.moves, args.hints)
            looking = await do_his_worst(server.port)
            await asyncio.sleep(args.pause)
            found["he looks on"] = await measured(lin, args.moves, args.hints)
            for each in looking:
                each.cancel()
            await asyncio.sleep(args.pause)
            found["he has gone"] = await measured(lin, args.moves, args.hints)
        with Harbour(Path(folder), args.port):
            await measured(lin, 2, 1)
            found["after a restart"] = await measured(lin, args.moves, args.hints)
    return found


def tell(found: dict[str, dict[str, list[float]]]) -> None:
    table = [["", "greedy s", "longest", "times usual", "hint s", "longest"]]
    usual = median(found["usual"]["greedy"])
    for name, took in found.items():
        greedy, hint = took["greedy"], took["hint"]
        times = f"{median(greedy) / usual:.2f}"
        figures = [f"{value:.2f}" for value in (median(greedy), max(greedy))]
        table.append([name, *figures, times, f"{median(hint):.2f}", f"{max(hint):.2f}"])
    print_table(table)
    others = [took for name, took in found.items() if name != "usual"]
    worst = max(median(took["greedy"]) for took in others) / usual
    longest = max(second for took in others for second in took["hint"])
    print(f"\ngreedy: {worst:.2f} times its usual time; {verdict(worst <= TIMES_AIM, f'<= {TIMES_AIM:g}')}")
    print(f"the longest hint: {longest:.2f} s; {verdict(longest <= HINT_AIM, f'<= {HINT_AIM:g} s')}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make rude ARGS=...", description=(__doc__ or "").partition(".")[0])
    parser.add_argument("--moves", type=int, default=12, help="of greedy, for each figure, now %(default)s")
    parser.add_argument("--hints", type=int, default=4, help="for each figure, now %(default)s")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between, now %(default)s")
    parser.add_argument("--port", type=int, default=8765, help="now %(default)s")
    args = parser.parse_args()
    here = machine()
    print(f"{here['processor']}, {here['cores']} cores, load {here['load']}; {facts()[0]}")
    tell(asyncio.run(run(args)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
