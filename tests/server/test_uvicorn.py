"""What `server/net` takes from uvicorn beyond its documentation: a new release is read against this before the bound in
pyproject.toml is raised."""

from __future__ import annotations

import ast
import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from quayside.server.net.door import Door, _Held
from quayside.server.net.wire import Wire

BASES: dict[type, type] = {Door: HttpToolsProtocol, Wire: WebSocketsSansIOProtocol, _Held: FlowControl}


def taken(ours: type) -> set[str]:
    """The attributes and methods that a class of ours uses and does not define itself."""
    tree = ast.parse(inspect.getsource(ours))
    of_self = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    ]
    of_super = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "super"
    ]
    own = {name for name in vars(ours) if not hasattr(BASES[ours], name)}
    made_here = {node.attr for node in of_self if node.attr.startswith("_")} | {"on_lost", "last_heard"}
    return {node.attr for node in of_self + of_super} - own - made_here


def has(base: Any) -> set[str]:
    """All that an instance of uvicorn's class has before a connection is made, and what parsing and answering add."""

    async def made() -> Any:
        if base is FlowControl:
            return base(asyncio.Transport())
        config = uvicorn.Config(lambda: None, ws="websockets-sansio", http="httptools", log_config=None)
        return base(config=config, server_state=ServerState(), app_state={})

    assigned = {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(base)))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return set(dir(asyncio.run(made()))) | assigned


@pytest.mark.parametrize("ours", BASES, ids=lambda ours: ours.__name__)
def test_whatever_we_take_is_there(ours: type) -> None:
    found = taken(ours)
    assert found or ours is _Held
    assert found - has(BASES[ours]) - set(dir(object)) == set()


def test_what_we_take_is_known_by_name() -> None:
    """So that the test above looks at something: what live play leans on."""
    assert {"close_sent", "conn", "queue", "read_paused", "handshake_initiated", "transport"} <= taken(Wire)
    assert {"cycle", "pipeline", "flow", "headers", "url", "transport"} <= taken(Door)


@pytest.mark.parametrize("ours", BASES, ids=lambda ours: ours.__name__)
def test_what_we_replace_is_called_as_before(ours: type) -> None:
    base = BASES[ours]
    replaced = [
        name
        for name, method in vars(ours).items()
        if inspect.isfunction(method) and inspect.isfunction(getattr(base, name, None))
    ]
    assert replaced
    for name in replaced:
        if name == "__init__":
            continue
        was, new = inspect.signature(getattr(base, name)), inspect.signature(getattr(ours, name))
        assert list(was.parameters) == list(new.parameters), name


def test_a_cycle_says_how_far_an_answer_is() -> None:
    source = inspect.getsource(RequestResponseCycle)
    for name in ("response_started", "response_complete", "more_body"):
        assert f"self.{name} = " in source


def test_the_release_is_bounded() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    (bound,) = [
        each for each in project["project"]["optional-dependencies"]["server"] if each.startswith("uvicorn")
    ]
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert bound == f"uvicorn[standard]>={major}.{minor},<{major}.{minor + 1}"
