"""Where the numbers of a position are kept: `vec[i64]`, 64-bit numbers side by side in memory.

Compiled, that is librt's, which is read, written and copied without a Python object in between. Interpreted, librt's would
be slower than a list, and a list stands behind the same names. The two differ in what may be relied upon:

- `append`, `extend`, `pop` and `remove` return the vec as it is afterwards. Always put it back where it came from
  (`state.port = append(state.port, ware)`), and keep no other name for the one before.
- `values[:]` is the copy; `list(values)` is what people, pages and records are given.
- A vec cannot be gone through backwards (`reversed(list(values))`), and equals no list. A vec that is compared, or is the key of something, is made a list or a tuple first.

This file is never compiled: it is what tells the two builds apart.
"""

from __future__ import annotations

import importlib.util
from array import array
from typing import TYPE_CHECKING, Any, TypeAlias

from mypy_extensions import i16, i64, u8

_compiled = importlib.util.find_spec(f"{__package__}.errors")  # or not: any module of core that imports none

if TYPE_CHECKING or (_compiled is not None and not str(_compiled.origin).endswith((".py", ".pyc"))):
    from librt.vecs import append, extend, pop, remove, vec
else:

    def _listed(items: Any = (), capacity: int = 0) -> list[int]:
        return list(items)

    vec = dict.fromkeys([i16, i64, u8, float, _listed], _listed)

    def append(values: list[int], value: int) -> list[int]:
        values.append(value)
        return values

    def extend(values: list[int], more: Any) -> list[int]:
        values.extend(more)
        return values

    def pop(values: list[int], at: int = -1) -> tuple[list[int], int]:
        return values, values.pop(at)

    def remove(values: list[int], value: int) -> list[int]:
        values.remove(value)
        return values


Numbers: TypeAlias = vec[i64]
Rows: TypeAlias = vec[vec[i64]]
Floats: TypeAlias = vec[float]
Shorts: TypeAlias = vec[i16]
Bytes: TypeAlias = vec[u8]


def memory(values: Any, code: str) -> Any:
    """What can be read as an array of such numbers (a letter of the module `array`), without a copy where it is a vec."""
    return array(code, values) if isinstance(values, list) else values


__all__ = [
    "Bytes", "Floats", "Numbers", "Rows", "Shorts",
    "append", "extend", "memory", "pop", "remove", "vec",
]  # fmt: skip
