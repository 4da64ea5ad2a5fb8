"""Drawing: cards, tiles and cubes come out of pools whose order nobody knows, one at a time, when they are turned up."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import ChanceError
from quayside.core.vecs import Numbers, pop, remove
from quayside.games.lisboa.state import LisboaState


def draw(
    state: LisboaState, pool: Numbers, count: i64, word: str, names: tuple[str, ...], where: str = ""
) -> tuple[Numbers, list[int]]:
    """Takes so many items out of a pool: those of the script, as in "turn C07", or the generator's. What is left of the
    pool, and what was taken."""
    outcome = state.scripted_outcome()
    if outcome is not None:
        return _scripted(pool, count, outcome, f"{word} {where}".split(), names)
    taken: list[int] = []
    for _ in range(count):
        pool, item = pop(pool, state.rng.below(len(pool)))
        taken.append(item)
    return pool, taken


def _scripted(
    pool: Numbers, count: i64, outcome: str, head: list[str], names: tuple[str, ...]
) -> tuple[Numbers, list[int]]:
    words = outcome.split()
    tail = words[len(head) :]
    if words[: len(head)] != head or len(tail) != count or [name for name in tail if name not in names]:
        example = " ".join([*head, *[names[item] for item in pool[:count]]])
        raise ChanceError(f"something like {example!r} comes up now: {outcome!r} is something else")
    taken: list[int] = []
    for name in tail:
        fitting = [item for item in pool if names[item] == name]
        if not fitting:
            raise ChanceError(f"{outcome!r} cannot come up: {name} is not there to be drawn")
        pool = remove(pool, fitting[0])
        taken.append(fitting[0])
    return pool, taken
