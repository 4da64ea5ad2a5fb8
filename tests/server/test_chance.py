"""Chance at a live table: each move draws from a stream of its own, under a key of 128 secret bits."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.table.chance import Chance

from .endings import finish, on_loop
from .players import Server, seated


def test_every_move_of_a_live_table_draws_from_a_stream_of_its_own(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[bytes, int]] = []
    key = Chance._key

    def noted(chance: Chance, purpose: bytes) -> int:
        drawn.append((purpose, key(chance, purpose)))
        return drawn[-1][1]

    monkeypatch.setattr(Chance, "_key", noted)
    table, _ = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    live: Any = on_loop(server, server.app.state.harbour.find(table))
    assert live.table.facts.keyed
    assert live.table.facts.seed.bit_length() > 64
    streams = dict(drawn)
    assert {b"deal", *[b"move %d" % ply for ply in range(live.table.ply)]} <= streams.keys()
    assert len({*streams.values()}) == len(streams), "no two alike"
    assert {purpose: key(live.table.chance, purpose) for purpose in streams} == streams, "always the same"
    assert streams[b"deal"] != key(Chance(live.table.facts.seed ^ 1, keyed=True), b"deal")
