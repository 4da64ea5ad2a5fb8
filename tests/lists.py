"""The vecs of a state as lists, for tests that arrange a position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quayside import State
from quayside.core.vecs import vec

VEC = type(vec[i64]())
ROWS = type(vec[vec[i64]]())


class Lists:
    """A state whose vecs are lists: they may grow, shrink and be replaced. `keep` puts them back into the state."""

    def __init__(self, state: State) -> None:
        self.__dict__.update(_state=state, _lists={})

    def __getattr__(self, name: str) -> Any:
        if name not in self._lists:
            value: Any = getattr(self._state, name)
            if not isinstance(value, (VEC, ROWS)):
                return value
            rows: list[Any] = list(value)
            plain = len(rows) == 0 or isinstance(rows[0], int)
            self._lists[name] = rows if plain else [list(row) for row in rows]
        return self._lists[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, list):
            self._lists[name] = value
        else:
            setattr(self._state, name, value)

    def keep(self) -> Any:
        for name, values in self._lists.items():
            rows = len(values) > 0 and not isinstance(values[0], int)
            kept = vec[vec[i64]]([vec[i64](row) for row in values]) if rows else vec[i64](values)
            setattr(self._state, name, kept)
        self._lists.clear()
        return self._state
