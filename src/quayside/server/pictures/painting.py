"""What the process does in which pictures are painted: one after the other, standing back behind whoever serves."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from base64 import b64encode
from functools import cache

import msgspec
import resvg_py

from quayside.core.picture import WIDTH
from quayside.server.pictures.frame import framed, ground_of
from quayside.server.pictures.lettering import font_files, is_ours
from quayside.server.pictures.sheet import Sheet

POLITE = 1  # those come first who serve; bots stand back further


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends its children
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(POLITE)


def paint(packed: bytes) -> bytes:
    """A sheet as PNG."""
    sheet = msgspec.msgpack.decode(packed, type=Sheet)
    svg = framed(sheet)
    if sheet.game is not None and (ground := _ground(sheet.game)):
        svg = re.sub(r'<symbol id="ground".*?</symbol>', lambda _: ground, svg, count=1, flags=re.DOTALL)
    said = [sheet.heading, *sheet.lines, sheet.foot, *[player.name for player in sheet.players]]
    return _painted(svg, all(is_ours(text) for text in said))


@cache
def _ground(game: str) -> str:
    """What lies under a game's pieces is the same in every picture, and takes longest: it is painted once."""
    found = ground_of(game)
    if found is None:
        return ""
    svg, width, height = found
    shown = svg.format(width=WIDTH, height=round(height * WIDTH / width))
    image = b64encode(_painted(shown, True)).decode()
    return (
        f'<symbol id="ground" viewBox="0 0 {width} {height}">'
        f'<image width="{width}" height="{height}" href="data:image/png;base64,{image}"/></symbol>'
    )


def _painted(svg: str, ours: bool) -> bytes:
    """The machine's own fonts are looked through only for letters that ours do not have."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=ours, font_files=font_files()))
