"""What a browser gets that is not data: the client's files, and the documentation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from .players import Server


@pytest.fixture
def visit(start_server: Callable[..., Server], tmp_path: Path) -> httpx.Client:
    """A server with a built client."""
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>the client</title>")
    (built / "assets" / "main-abc123.js").write_text("export {}")
    (built / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for visitors")
    return httpx.Client(base_url=start_server(client=str(built)).address, trust_env=False)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/tables/abc",
        "/rules/manila/pirates",
        "/rules/manila/manila.auction.bid",
        "/people/j.r.",
    ],
)
def test_pages_are_the_clients_own_affair(visit: httpx.Client, path: str) -> None:
    answer = visit.get(path)
    assert "the client" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_whose_name_says_what_is_in_them_are_kept(visit: httpx.Client) -> None:
    script = visit.get("/assets/main-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert visit.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/old-000000.js",
        "/favicon.ico",
        "/api/tables/a.b",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/api/x",
        "/ws/x",
    ],
)
def test_what_is_not_the_clients_is_not_there(visit: httpx.Client, path: str) -> None:
    answer = visit.get(path)
    assert answer.status_code == 404
    assert "not for visitors" not in answer.text


def test_without_a_client_the_page_says_how_to_build_it(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server(client=str(tmp_path / "not built"))
    assert "npm" in httpx.get(server.address, trust_env=False).text
    assert "构建" in httpx.get(f"{server.address}/tables/abc?lang=zh", trust_env=False).text


def test_the_documentation_names_every_address_and_every_message(server: Server) -> None:
    document = httpx.get(f"{server.address}/api/docs/openapi.json", trust_env=False).json()
    assert "/api/me" in document["paths"]
    assert set(document["components"]["schemas"]["Wrong"]["properties"]) == {
        "code",
        "sentence",
        "details",
        "id",
    }
    page = httpx.get(f"{server.address}/api/docs", trust_env=False).text
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert f"{method.upper()} {path}" in page
            assert operation["summary"] in page.replace("&#x27;", "'").replace("&amp;", "&")
            assert "default" in operation["responses"]
    messages = httpx.get(f"{server.address}/api/docs/messages.json", trust_env=False).json()
    assert {"Hello", "Commit", "Update", "Refused"} <= set(messages["$defs"])
