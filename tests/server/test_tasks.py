"""What runs in the background is ended, whatever it thinks of that."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from quayside.server import tasks


def test_who_does_not_hear_a_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)
    heard: list[str] = []

    async def deaf() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        heard.append("once")
        try:
            await asyncio.sleep(60)
        finally:
            heard.append("twice")

    async def broken() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise ValueError("in the middle of tidying up")

    async def scene() -> None:
        found = [asyncio.create_task(work()) for work in (deaf, broken)]
        await asyncio.sleep(0)
        await asyncio.wait_for(tasks.end([*found, None]), 30)
        assert all(task.done() for task in found)

    asyncio.run(scene())
    assert heard == ["once", "twice"]
