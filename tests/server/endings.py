"""Short ways to the end of a game, and accounts without the long work that a good password hash is."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from typing import Any, TypeVar

import argon2
import pytest

import quayside
from quayside.server.people import people
from quayside.table import entries
from quayside.table.entries import AnyEntry
from quayside.table.fold import Table

from .players import PATIENCE, Player, Server

T = TypeVar("T")
_numbers = itertools.count(1)


def on_loop(server: Server, work: Coroutine[Any, Any, T]) -> T:
    """Does something inside the server."""
    loop = server.app.state.store.writer._task.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)


def whole_turn(table: Table) -> AnyEntry:
    """Any legal moves of the seat that decides, until another one does."""
    assert table.state is not None
    state, rng, moves = table.state.clone(), quayside.Rng(table.ply), list[str]()
    while state.to_play == table.to_play:
        choices = state.legal()
        moves.append(state.notation(choices[rng.below(len(choices))]))
        table.chance.play(state, state.parse(moves[-1]))
    return entries.Moved(table.to_play, moves)


def finish(server: Server, table: str) -> None:
    async def play() -> None:
        live = await server.app.state.harbour.find(table)
        while not live.table.over:
            await live.act(whole_turn)

    on_loop(server, play())


def seed_of(server: Server, table: str) -> int:
    seed: int = server.app.state.harbour.tables[table].table.facts.seed
    return seed


def hash_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(people, "_hasher", quick)


def with_account(server: Server, name: str) -> Player:
    """Somebody with an account; the name gets a number, for no two are alike."""
    player = Player(server.address)
    name = f"{name} {next(_numbers)}"
    answer = player.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    player.id, player.name = answer["person"]["id"], answer["person"]["name"]
    return player
