"""Whether a value is of a declared type: the TypedDicts of a game, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from quayside.core.declared import EVERY, PHRASE


def wrongs(value: object, declared: Any, where: str = "view") -> Iterator[str]:
    """Each place at which a value is not what was declared: a key too many or too few, another type."""
    origin = get_origin(declared)
    if is_typeddict(declared):
        yield from _wrong_keys(value, declared, where)
    elif origin is Annotated:
        table, mark = get_args(declared)
        yield from wrongs(value, table, where)
        if mark == PHRASE:
            if type(value) is not dict or type(value.get("say")) is not str:
                yield f"{where}: {value!r} is no phrase"
            return
        assert mark == EVERY
        if type(value) is dict and (lacking := {*get_args(get_args(table)[0])} - value.keys()):
            yield f"{where}: there is nothing for {sorted(lacking)}"
    elif origin in (Union, UnionType):
        found = [list(wrongs(value, each, where)) for each in get_args(declared)]
        if all(found):
            yield from min(found, key=len)
    elif origin is Literal:
        if value not in get_args(declared):
            yield f"{where}: {value!r} is none of {get_args(declared)}"
    elif origin is list:
        if type(value) is not list:
            yield f"{where}: {value!r} is no list"
            return
        for at, each in enumerate(value):
            yield from wrongs(each, get_args(declared)[0], f"{where}[{at}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{where}: {value!r} is no dict"
            return
        of_keys, of_values = get_args(declared)
        for key, each in value.items():
            yield from wrongs(key, of_keys, f"a key of {where}")
            yield from wrongs(each, of_values, f"{where}[{key!r}]")
    elif declared is not Any and type(value) is not (NoneType if declared is None else declared):
        yield f"{where}: {value!r} is no {declared}"


def _wrong_keys(value: object, declared: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where}: {value!r} is no {declared.__name__}"
        return
    hints = get_type_hints(declared, include_extras=True)
    for key in sorted(declared.__required_keys__ - value.keys()):
        yield f"{where}: {declared.__name__} has a {key}, and there is none"
    for key, each in value.items():
        if key in hints:
            yield from wrongs(each, hints[key], f"{where}.{key}")
        else:
            yield f"{where}: {declared.__name__} knows of no {key}"
