"""A site is Quayside without a server: a folder of files (`make site`). `write` makes what only Python can say for it: the
games, the bots and the rulebooks, as the server's API would tell them. `show` says what is in a site that is made, and
with --serve shows it.

    python tools/site.py write FOLDER
    python tools/site.py show FOLDER [--serve] [--port 8080]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import http.server
from pathlib import Path
from typing import Any


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["write", "show"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--port", type=int, default=8080)
    asked = parser.parse_args()
    if asked.what == "write":
        write(asked.folder)
        return
    print(weighed(asked.folder))
    if asked.serve:
        serve(asked.folder, asked.port)


def write(folder: Path) -> None:
    import msgspec

    from quayside import __version__, game, games
    from quayside.server.api.games import list_bots, list_games
    from quayside.voice import languages, rulebook

    def put(name: str, content: Any) -> None:
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(content))

    folder.mkdir(parents=True, exist_ok=True)
    put("about", {"version": __version__})
    put("games", asyncio.run(list_games.fn()))
    put("bots", asyncio.run(list_bots.fn()))
    for id in games():
        for lang in languages():
            put(f"rulebook-{id}-{lang}", rulebook(id, lang).to_json())
        if template := game(id).components_template():
            (folder / f"{id}.toml").write_text(template, encoding="utf-8")


def weighed(folder: Path) -> str:
    """How much goes over the wire to somebody who plays: of what is packed, the packed copy; what he may read beside that is
    not counted."""
    packed = {path for path in folder.rglob("*") if path.suffix in (".br", ".gz")}
    files = [path for path in folder.rglob("*") if path.is_file() and path not in packed]
    sizes = {path: min(each.stat().st_size for each in (path, *_packed(path))) for path in files}
    python = sum(size for path, size in sizes.items() if path.suffix in (".bin", ".mjs"))
    return f"{folder}: {len(files)} files, {sum(sizes.values()) / 1e6:.1f} MB packed; Python and the rules {python / 1e6:.1f} MB"


def _packed(path: Path) -> list[Path]:
    return [each for end in (".br", ".gz") if (each := path.with_name(path.name + end)).is_file()]


class Files(http.server.SimpleHTTPRequestHandler):
    """As a plain web server would: what is packed beside a file goes out packed, and what has a hash in its name stays."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }
    protocol_version = "HTTP/1.1"

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = path.with_name(path.name + ".br")
        if "br" not in self.headers.get("Accept-Encoding", "") or not packed.is_file():
            return super().send_head()
        file = packed.open("rb")
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return file

    def end_headers(self) -> None:
        lasting = "/assets/" in self.path
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def serve(folder: Path, port: int) -> None:
    handler = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"Quayside is at http://127.0.0.1:{server.server_port}/", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


if __name__ == "__main__":
    main()
