"""What a browser gets that is not data: the client's files, and the documentation."""

from __future__ import annotations

import asyncio
import gzip
import threading
import zlib
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from quayside.server.http import packing

from .players import Server

SCRIPT = "export {}; // " + "row " * 500


@pytest.fixture
def visit(start_server: Callable[..., Server], tmp_path: Path) -> httpx.Client:
    """A server with a built client."""
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Quayside</title><p>the client</p>")
    (built / "assets" / "main-abc123.js").write_text(SCRIPT)
    (built / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (built / "assets" / "main-abc123.js.br").write_bytes(b"what a browser would unpack")
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


@pytest.mark.parametrize(
    "path", ["/", "/assets/main-abc123.js", "/api/docs/messages.json", "/api/me", "/nowhere.js"]
)
def test_the_head_of_an_answer_is_that_of_the_whole(visit: httpx.Client, path: str) -> None:
    whole, head = visit.get(path), visit.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    assert [*head.headers.items()] == [*whole.headers.items()]


def test_files_whose_name_says_what_is_in_them_are_kept(visit: httpx.Client) -> None:
    script = visit.get("/assets/main-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert visit.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


# How much of it goes over the wire


def on_the_wire(visit: httpx.Client, path: str, wished: str | None) -> tuple[httpx.Headers, bytes]:
    """The answer as it came, not unpacked."""
    headers = {} if wished is None else {"Accept-Encoding": wished}
    request = visit.build_request("GET", path, headers=headers)
    if wished is None:
        del request.headers["Accept-Encoding"]
    answer = visit.send(request, stream=True)
    body = b"".join(answer.iter_raw())
    assert len(body) == int(answer.headers["content-length"])
    return answer.headers, body


@pytest.mark.parametrize(
    ("wished", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br; q=0", "gzip"),
        ("identity", None),
        ("", None),
        (None, None),
    ],
)
def test_a_file_comes_as_small_as_the_browser_understands(
    visit: httpx.Client, wished: str | None, coding: str | None
) -> None:
    headers, body = on_the_wire(visit, "/assets/main-abc123.js", wished)
    assert headers.get("content-encoding") == coding
    assert (
        body
        == {
            None: SCRIPT.encode(),
            "gzip": gzip.compress(SCRIPT.encode(), mtime=0),
            "br": b"what a browser would unpack",
        }[coding]
    )
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]


def test_each_form_of_a_file_has_a_tag_of_its_own(visit: httpx.Client) -> None:
    forms = [on_the_wire(visit, "/assets/main-abc123.js", wished)[0] for wished in ("br", "gzip", None)]
    assert len({headers["etag"] for headers in forms}) == 3


def test_a_packed_file_is_no_file_of_its_own(visit: httpx.Client) -> None:
    assert visit.get("/assets/main-abc123.js.gz").status_code == 404


def test_a_long_answer_is_packed_and_a_short_one_is_not(visit: httpx.Client) -> None:
    headers, body = on_the_wire(visit, "/api/docs/messages.json", "gzip")
    _, plain = on_the_wire(visit, "/api/docs/messages.json", None)
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 3
    headers, body = on_the_wire(visit, "/api/me", "gzip")
    assert "content-encoding" not in headers


def test_packing_never_holds_the_loop_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    in_loop: list[int] = []

    def counted(body: bytes) -> bytes:
        if threading.current_thread() is threading.main_thread():
            in_loop.append(len(body))
        return zlib.compress(body, 1, wbits=31)

    monkeypatch.setattr(packing, "_gzip", counted)
    for size in (packing.LEAST, packing.AT_ONCE, packing.AT_ONCE + 1, 5_000_000):
        assert gzip.decompress(asyncio.run(packing._packed(b"x" * size))) == b"x" * size
    assert in_loop == [packing.LEAST, packing.AT_ONCE]


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
