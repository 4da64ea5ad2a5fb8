"""What the first page costs whoever opens it: the bytes that a server puts on the wire, beside what `npm run size` says."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ..server.players import PATIENCE, Server, settings_in

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        Server(settings_in(tmp_path_factory.mktemp("size"), client=str(WEB / "dist"))) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as client,
    ):
        yield client


def told() -> tuple[int, dict[str, int]]:
    """The limit, and the size of every file of the first page, by the script that builders run."""
    node = shutil.which("node")
    assert node is not None
    said = subprocess.run(
        [node, "scripts/size.mjs", "--json"], cwd=WEB, capture_output=True, check=True, text=True
    )
    found = json.loads(said.stdout)
    return found["limit"], found["sizes"]


def on_the_wire(visit: httpx.Client, name: str, wished: str) -> int:
    path = "/" if name == "index.html" else f"/{name}"
    with visit.stream("GET", path, headers={"Accept-Encoding": wished}) as answer:
        assert answer.status_code == 200
        return sum(len(part) for part in answer.iter_raw())


def test_the_first_page_costs_what_the_builders_are_told(visit: httpx.Client) -> None:
    limit, sizes = told()
    sent = {name: on_the_wire(visit, name, "gzip") for name in sizes}
    # The server writes tags into the page, by which a link shows what it is.
    assert 0 <= sent["index.html"] - sizes["index.html"] < 400
    assert sent == sizes | {"index.html": sent["index.html"]}
    by_brotli = sum(on_the_wire(visit, name, "gzip, deflate, br") for name in sizes)
    assert by_brotli < sum(sent.values()) <= limit
