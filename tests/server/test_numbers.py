"""Numbers that are too large, or too small, for a database or a compiled rule: whoever sends one learns that it makes no
sense, at every address that takes a number."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import select

from quayside.server import observe
from quayside.server.people.holidays import Holidays
from quayside.server.store.schema import holidays

from .endings import finish
from .players import Player, Server, seated

BEYOND = [2**31, 2**63, 2**64, 10**40, -1, -(2**63) - 1, int("9" * 1500)]


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    if request.param == "postgres":
        return start_server(database=request.getfixturevalue("postgres").database())
    return start_server()


class Interface:
    """Every address, as the server describes it itself, with arguments that make sense."""

    def __init__(self, player: Player, table: str) -> None:
        self._player = player
        self._usual: dict[str, Any] = {
            "game": "manila",
            "game_id": "manila",
            "level": "greedy",
            "person_id": player.id,
            "players": 3,
            "table_id": table,
        }
        document = player.call("GET", "/api/docs/openapi.json")
        self._schemas = document["components"]["schemas"]
        self._operations = [
            (method.upper(), path, operation)
            for path, operations in document["paths"].items()
            for method, operation in operations.items()
            if (method, path) != ("delete", "/api/me")  # who is forgotten can ask nothing more
        ]

    def calls(self) -> Iterator[tuple[str, str, dict[str, Any], Any]]:
        """For each number somewhere in an address, a query or a body, one call after another in which it is beyond all
        measure: method, path, query, body."""
        for method, path, operation in self._operations:
            arguments = {each["name"]: each for each in operation.get("parameters", [])}
            body = self._body(operation)
            usual = {name: self._fitting(name, each["schema"]) for name, each in arguments.items()}
            for name, value in usual.items():
                if isinstance(value, int):
                    yield from (
                        self._call(method, path, arguments, {**usual, name: far}, body) for far in BEYOND
                    )
            for far_body in _with_a_number_beyond(body):
                yield self._call(method, path, arguments, usual, far_body)

    def _call(self, method: str, path: str, arguments: Any, values: Any, body: Any) -> Any:
        query = {name: value for name, value in values.items() if arguments[name]["in"] == "query"}
        return method, path.format(**values), query, body

    def _body(self, operation: Any) -> Any:
        content = operation.get("requestBody", {}).get("content", {})
        return self._fitting("", content["application/json"]["schema"]) if content else None

    def _fitting(self, name: str, schema: Any) -> Any:
        """Something that a schema allows."""
        schema = self._schemas[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self._fitting(name, next(one for one in schema[choice] if one.get("type") != "null"))
        if name in self._usual or "enum" in schema:
            return self._usual.get(name, schema.get("enum", [None])[0])
        kinds = schema.get("type")
        match next(kind for kind in kinds if kind != "null") if isinstance(kinds, list) else kinds:
            case "object":
                return {key: self._fitting(key, each) for key, each in schema.get("properties", {}).items()}
            case "array":
                return [self._fitting(name, schema["items"])]
            case "integer" | "number":
                return int(schema.get("minimum", 1))
            case "boolean":
                return False
        return "a sentence that nobody guesses"


def _with_a_number_beyond(body: Any) -> Iterator[Any]:
    """The same once for each number in it."""
    if type(body) is int:
        yield from BEYOND
    elif isinstance(body, dict | list):
        for key, part in body.items() if isinstance(body, dict) else enumerate(body):
            for far in _with_a_number_beyond(part):
                changed = body.copy()
                changed[key] = far
                yield changed


def test_no_number_is_too_large_for_the_server(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    asked = set()
    for method, path, query, body in Interface(rosa, table).calls():
        answer = rosa.http.request(method, path, params=query, **({} if body is None else {"json": body}))
        assert answer.status_code < 500, f"{method} {path[:80]} {answer.text}"
        asked.add((method, path.rpartition("/")[0][:40]))
    assert len(asked) > 15


MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "last": 0, "pace": 1},
    {"type": "draft", "moves": ["bid 3"], "seq": 0, "id": 0},
    {"type": "commit", "moves": ["bid 3"], "seq": 0},
    {"type": "move", "move": "bid 3", "seq": 0},
    {"type": "undo", "ply": 0, "seq": 0},
    {"type": "askundo", "ply": 0, "seq": 0},
    {"type": "answerundo", "request": 0, "granted": True},
    {"type": "votestandin", "seat": 1},
    {"type": "comeback", "seat": 1},
]


def test_no_number_is_too_large_for_a_table(server: Server) -> None:
    _, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    for message in MESSAGES:
        rosa.say(**message, key=secrets.token_urlsafe(9))
        understood = rosa.expect("update", "accepted", "refused", "stale", "drafted", "problem")
        assert understood["type"] != "problem", message
        for far in _with_a_number_beyond(message):
            rosa.say(**far, key=secrets.token_urlsafe(9))
            rosa.say(type="ping")
            rosa.expect("pong")
    rosa.hello()
    assert rosa.move("bid 3")["type"] == "accepted"


def test_a_number_that_fits_into_no_column_is_the_mistake_of_whoever_sent_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a route does not look at it itself."""

    async def ask_the_database(self: Holidays, *_: object) -> None:
        async with self._store._engine.connect() as connection:
            await connection.execute(select(holidays).where(holidays.c.begins == 10**30))

    monkeypatch.setattr(Holidays, "end", ask_the_database)
    errors = observe.ERRORS._value.get()
    answer = server.player("Rosa").call("DELETE", "/api/me/holidays/1", status=400)
    assert answer == {"code": "malformed", "sentence": "The message could not be understood."}
    assert observe.ERRORS._value.get() == errors
