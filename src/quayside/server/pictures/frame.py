"""A picture as SVG: to the left the position in its frame, or the poster; to the right what it is, who plays, and how it
stands."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from quayside.core.picture import (
    BLUE,
    BRASS,
    BRASS_INK,
    CARD,
    HEIGHT,
    INK,
    LINE,
    MUTED,
    PAPER,
    WIDTH,
    box,
    figures,
    group,
    shape,
    tag,
    use,
)
from quayside.core.registry import game as game_of
from quayside.core.registry import games
from quayside.server.pictures.lettering import SANS, SERIF, shortened, words, wrapped
from quayside.server.pictures.sheet import Player, Sheet

SIZE = (1200, 630)
EDGE = 24
COLUMN = WIDTH + 2 * EDGE  # where the words beside a position begin
POSTER = (420, 630)
SHADOW = "#3c280a"


def framed(sheet: Sheet) -> str:
    """The whole picture, with those drawings that it uses."""
    ground = box(0, 0, *SIZE, fill=PAPER)
    if sheet.view is not None and sheet.game is not None:
        body = ground + _position(sheet) + _beside(sheet, COLUMN, SIZE[0] - COLUMN - EDGE)
    elif sheet.game is not None:
        edge = POSTER[0] + 56
        poster = use("poster", 0, 0, *POSTER) + box(POSTER[0], 0, 3, SIZE[1], fill=BRASS)
        body = ground + poster + _told(sheet, edge, SIZE[0] - edge - 48)
    else:
        body = ground + _house(sheet)
    drawings = _needed(body, sheet.game)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE[0]}" height="{SIZE[1]}" '
        f'viewBox="0 0 {SIZE[0]} {SIZE[1]}"><defs>{drawings}</defs>{body}</svg>'
    )


def ground_of(game: str) -> tuple[str, int, int] | None:
    """What lies under everything in a game's pictures, if it has such a drawing: as SVG of a size that is still open, and
    the room that it fills."""
    body = use("ground", 0, 0, *SIZE)
    ground = _drawings(game).get("ground")
    if ground is None:
        return None
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', ground)
    assert found is not None
    width, height = int(found[1]), int(found[2])
    drawings = _needed(body, game).replace("{", "{{").replace("}", "}}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{{width}}" height="{{height}}" viewBox="0 0 {width} {height}">'
        f'<defs>{drawings}</defs><use href="#ground" width="{width}" height="{height}"/></svg>',
        width,
        height,
    )


# A position and who plays


def _position(sheet: Sheet) -> str:
    assert sheet.game is not None
    assert sheet.view is not None
    draw = game_of(sheet.game).picture.draw
    clip = tag("clipPath", box(0, 0, WIDTH, HEIGHT, 12), id="board")
    lies = group(
        box(0, 5, WIDTH, HEIGHT, 12, fill=SHADOW, opacity=0.13),
        tag("g", box(0, 0, WIDTH, HEIGHT, fill=CARD) + draw(sheet.view), clip_path="url(#board)"),
        box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 12, fill="none", stroke=LINE, stroke_width=1.5),
        transform=f"translate({EDGE} {EDGE})",
    )
    return (
        tag("defs", clip)
        + lies
        + words(shortened(sheet.foot, 22, WIDTH), EDGE + 2, SIZE[1] - 20, 22, fill=MUTED)
    )


def _beside(sheet: Sheet, x: float, room: float) -> str:
    headings = wrapped(sheet.heading, 46, room, 2)
    parts = [words(line, x, 72 + 50 * at, 46, SERIF) for at, line in enumerate(headings)]
    y = 72 + 50 * (len(headings) - 1) + 38
    for line in [part for text in sheet.lines for part in wrapped(text, 23, room, 3)][:4]:
        parts.append(words(line, x, y, 23, fill=BRASS_INK))
        y += 30
    # The list of players takes what is left, down to the mark of the house
    height = min(84, (SIZE[1] - 78 - y) / max(1, len(sheet.players)))
    for seat, player in enumerate(sheet.players):
        parts.append(_player(player, seat, x, y + height * seat, room, height - 10))
    return "".join(parts) + _mark(x, SIZE[1] - 56)


def _player(player: Player, seat: int, x: float, y: float, room: float, height: float) -> str:
    middle, size = y + height / 2, min(25, height * 0.42)
    number = "" if player.number is None else str(player.number).replace("-", "−")
    taken = 0.0 if not number else 0.62 * size * len(number) + (size * 1.25 if player.sign else 0) + 22
    parts = [
        box(x, y + 2, room, height, 8, fill=SHADOW, opacity=0.1),
        box(
            x,
            y,
            room,
            height,
            8,
            fill=CARD,
            stroke=BRASS if player.won else LINE,
            stroke_width=2 if player.won else 1,
        ),
        shape(seat, x + 26, middle, size),
    ]
    named = x + 50
    if player.won:
        taken += size + 10
        parts.append(
            use(
                "i-trophy",
                x + room - taken,
                middle - size / 2,
                size,
                size,
                fill="none",
                stroke=BRASS_INK,
                stroke_width=1.8,
            )
        )
    name = shortened(player.name, size, room - 50 - taken - 8)
    parts.append(words(name, named, middle + size * 0.34, size, SERIF, fill=MUTED if player.bot else INK))
    if number:
        end = x + room - 16
        parts.append(figures(number, end, middle + size * 0.35, size * 1.08, text_anchor="end"))
        if player.sign:
            parts.append(
                use(player.sign, end - 0.62 * size * len(number) - size * 1.15, middle - size / 2, size, size)
            )
    return "".join(parts)


# A poster and what it is about; the house itself


def _told(sheet: Sheet, x: float, room: float) -> str:
    size = 66 if len(sheet.heading) < 24 else 54
    headings = wrapped(sheet.heading, size, room, 3)
    parts = [words(line, x, 128 + size * 1.1 * at, size, SERIF) for at, line in enumerate(headings)]
    y = 128 + size * 1.1 * (len(headings) - 1) + 32
    parts.append(box(x, y, 96, 4, 2, fill=BRASS))
    y += 62
    for text in sheet.lines:
        for line in wrapped(text, 31, room, max(1, int((SIZE[1] - 110 - y) / 43))):
            parts.append(words(line, x, y, 31, SANS, fill=INK))
            y += 43
        y += 10
    return "".join(parts) + _mark(x, SIZE[1] - 66, sheet.foot)


def _house(sheet: Sheet) -> str:
    posters = games()
    wide = 236
    parts = [
        use(f"poster-{game}", SIZE[0] - (len(posters) - at) * (wide + 20) - 20, 138, wide, wide * 1.5)
        for at, game in enumerate(posters)
    ]
    room = SIZE[0] - len(posters) * (wide + 20) - 20 - 64
    parts += [use("mark", 48, 138, 92, 92)]
    parts += [
        words(line, 48, 306 + 60 * at, 54, SERIF)
        for at, line in enumerate(wrapped(sheet.heading, 54, room, 2))
    ]
    y = 306 + 60 * (len(wrapped(sheet.heading, 54, room, 2)) - 1) + 48
    for text in sheet.lines:
        for line in wrapped(text, 25, room, 4):
            parts.append(words(line, 48, y, 25, SANS, fill=MUTED))
            y += 34
    return "".join(parts)


def _mark(x: float, y: float, beside: str = "") -> str:
    name = words("Quayside 三港", x + 48, y + 26, 25, SERIF, fill=BLUE)
    return (
        use("mark", x, y, 36, 36) + name + (words(beside, x + 250, y + 26, 23, fill=MUTED) if beside else "")
    )


# Drawings: of all that there are, those that a picture uses


def _needed(body: str, game: str | None) -> str:
    known = _drawings(game)
    needed: dict[str, str] = {}
    asked = set(re.findall(r'(?:href="|url\()#([\w-]+)', body)) & known.keys()
    while asked:
        needed |= {id: known[id] for id in asked}
        inside = "".join(known[id] for id in asked)
        asked = (set(re.findall(r"(?:href=\"|url\()#([\w-]+)", inside)) & known.keys()) - needed.keys()
    return "".join(needed[id] for id in sorted(needed))


@cache
def _drawings(game: str | None) -> dict[str, str]:
    """By id. Where all posters hang side by side, each has names of its own."""
    found = _read("quayside.server.pictures", "art.svg")
    if game is not None:
        return (
            found | _read(f"quayside.games.{game}", "art.svg") | _read(f"quayside.games.{game}", "poster.svg")
        )
    for each in games():
        for id, text in _read(f"quayside.games.{each}", "poster.svg").items():
            own = re.sub(r'((?:href="|url\()#|\bid=")([\w-]+)', rf"\1\2-{each}", text)
            found[f"{id}-{each}"] = own
    return found


def _read(package: str, name: str) -> dict[str, str]:
    lines = files(package).joinpath(name).read_text(encoding="utf-8").splitlines()
    named = [
        (re.search(r'\bid="([\w-]+)"', line), line)
        for line in lines
        if line.startswith("<") and " id=" in line
    ]
    return {found[1]: line for found, line in named if found is not None}
