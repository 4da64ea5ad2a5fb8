"""How what runs in the background is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5  # seconds until a cancellation is repeated


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancels them and waits until they have ended, however. A cancellation can get lost: `asyncio.wait_for` of Python
    3.11 swallows one that comes just when what it waits for is done, so it is said again."""
    found = [task for task in tasks if task is not None]
    left = {task for task in found if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*found, return_exceptions=True)
