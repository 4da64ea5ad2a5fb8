"""Types for the browser client, made from what a game declares of its views (`view_types.py`): a type for each
TypedDict and each alias, and where the board lists the names of a kind, that list. Comments go with them."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from quayside.core.declared import EVERY, PHRASE

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def types_of(id: str) -> str:
    """The declarations of a game, as a module."""
    module = importlib.import_module(f"quayside.games.{id}.view_types")
    board = importlib.import_module(f"quayside.games.{id}.board")
    return "\n".join(_Writer(module, board).lines()) + "\n"


class _Writer:
    def __init__(self, module: ModuleType, board: ModuleType) -> None:
        found = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        self.aliases = {name: value for name, value in found.items() if _is_alias(value)}
        self.dicts = {name: value for name, value in found.items() if is_typeddict(value)}
        self.lists = {value: name for name, value in vars(board).items() if type(value) is tuple}
        self.notes = _notes(module)
        self.names = {value: name for name, value in reversed(self.aliases.items())}

    def lines(self) -> Iterator[str]:
        for name, value in self.aliases.items():
            yield from self._alias(name, value)
        for name, value in self.dicts.items():
            yield from self._interface(name, value)

    def _alias(self, name: str, value: Any) -> Iterator[str]:
        if self.names[value] != name:
            yield f"export type {name} = {self.names[value]};"
        elif get_origin(value) is Literal and (listed := self.lists.get(get_args(value))):
            words = ", ".join(self._type(Literal[word], named=False) for word in get_args(value))
            yield f"export const {listed} = [{words}] as const;"
            yield f"export type {name} = (typeof {listed})[number];"
            yield (
                f"export const is{name} = (id: unknown): id is {name} =>"
                f" ({listed} as readonly unknown[]).includes(id);"
            )
        else:
            yield f"export type {name} = {self._type(value, named=False)};"

    def _interface(self, name: str, declared: Any) -> Iterator[str]:
        yield ""
        if doc := inspect.cleandoc(declared.__doc__ or ""):
            yield f"/** {' '.join(doc.split())} */"
        yield f"export type {name} = {{"
        for key, hint in get_type_hints(declared, include_extras=True).items():
            mark = "" if key in declared.__required_keys__ else "?"
            note = self.notes.get((name, key), "")
            yield f"  {key}{mark}: {self._type(hint)};{f' // {note}' if note else ''}"
        yield "};"

    def _type(self, hint: Any, named: bool = True) -> str:
        if named and (name := self._name(hint)):
            return name
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            if inner[1] == PHRASE:
                return "{ say: string } & Record<string, unknown>"
            assert inner[1] == EVERY, f"{hint} says what this tool does not know"
            keys, values = get_args(inner[0])
            return f"Record<{self._type(keys)}, {self._type(values)}>"
        if origin is Literal:
            return " | ".join("'" + str(word) + "'" for word in inner)
        if origin in (Union, UnionType):
            return " | ".join(self._type(each) for each in inner)
        if origin is list:
            element = self._type(inner[0])
            return f"({element})[]" if " " in element and "<" not in element else f"{element}[]"
        if origin is dict:
            table = f"Record<{self._type(inner[0])}, {self._type(inner[1])}>"
            return table if inner[0] is str else f"Partial<{table}>"
        return PLAIN[hint]

    def _name(self, hint: Any) -> str:
        if is_typeddict(hint):
            return str(hint.__name__)
        return self.names.get(hint, "") if _is_alias(hint) else ""


def _is_alias(value: Any) -> bool:
    return get_origin(value) in (Literal, Annotated, dict, list, Union, UnionType)


def _notes(module: ModuleType) -> dict[tuple[str, str], str]:
    """The comments behind the keys of each class, its bases' included."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    found: dict[tuple[str, str], str] = {}
    for name, node in classes.items():
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        for base in bases:
            found |= {(name, key): note for (of, key), note in list(found.items()) if of == base}
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                comment = re.search(r"#\s*(?!fmt:)(.*)$", lines[(each.end_lineno or 1) - 1])
                if comment:
                    found[name, each.target.id] = comment[1]
    return found
