"""How a position of Lisboa is drawn for a link: the city between its streets, and beside it the court. Places are those of
the client's plan (web/src/games/lisboa/city/plan.ts)."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.picture import (
    CARD,
    CUT,
    HEIGHT,
    INK,
    LINE,
    SHADES,
    SHAPES,
    WIDTH,
    Picture,
    Tally,
    View,
    box,
    figures,
    group,
    tag,
    use,
)

COURT = 192  # how wide it is; the city has the rest
PLAN = (600, 534)
PITCH = (92, 74)
ROWS = "ABCDE"
RUBBLE = ("earthquake", "fire", "tsunami")
NOBLES = {"king": "#8e2b3e", "marquis": "#2f6650", "builder": "#23498f"}
# wall and street of each trade
TRADES = {
    "gold": ("#d9a520", "#f3dc97"),
    "tools": ("#2c9292", "#b4dcd8"),
    "books": ("#96602f", "#dcc0a0"),
    "cloth": ("#d0708a", "#f3c9d3"),
}
GROUND, GROUND2, PLOT, RIVER, WAVE, COBALT, GLAZE = (
    "#f1e8d4",
    "#e4d8bd",
    "#fffdf6",
    "#dbe8f3",
    "#7aa6cf",
    "#1f4a9c",
    "#f2f5fb",
)
NOBODY = "#8c8577"
FIGURES = {
    "official": (20, 26, 10, 17, 9.6),
    "courtier": (26, 34, 13, 24, 11.6),
    "house": (22, 22, 11, 13.8, 9.6),
}


def draw(view: View) -> str:
    scale = min((WIDTH - COURT) / PLAN[0], HEIGHT / PLAN[1])
    city = group(
        _city(view), transform=f"translate({COURT} {(HEIGHT - PLAN[1] * scale) / 2:.1f}) scale({scale:.4f})"
    )
    return box(0, 0, WIDTH, HEIGHT, fill=GROUND) + _river() + city + _court(view)


def tally(view: View, seat: int) -> Tally:
    return Tally("wig", view["seats"][seat]["wigs"])


# The city


def _river() -> str:
    waves = "".join(
        f"M{-10 + 36 * at + 18 * (row % 2)} {522 + 10 * row}q9-6 18 0t18 0"
        for row in range(3)
        for at in range(24)
    )
    return tag("path", d="M0 512C200 504 600 520 800 510V546H0z", fill=RIVER) + tag(
        "path", d=waves, fill="none", stroke=WAVE, stroke_width=1.2, opacity=0.6
    )


def _city(view: View) -> str:
    city = view["city"]
    south = _row_y(len(city["rows"])) - 4
    drawn = [box(98, 90, 420, south - 86, 5, fill=GROUND2, opacity=0.55)]
    for street, trade in enumerate(city["streets"]):
        wall, pavement = TRADES[trade]
        x = 177 + PITCH[0] * street
        drawn += [
            box(x, 74, 16, 390, fill=pavement),
            tag("path", d=f"M{x} 74v390M{x + 16} 74v390", stroke=wall),
            *[use(trade, x + 1.5, y, 13, 13) for y in range(100, 450, 60)],
        ]
    for row, cubes in city["rows"].items():
        for at, kind in enumerate(_cubes(cubes)):
            drawn.append(use(kind, 82, _row_y(ROWS.index(row)) + 16 + 17 * at, 15, 15))
    for column, cubes in enumerate(city["columns"]):
        for at, kind in enumerate(_cubes(cubes)):
            drawn.append(use(kind, _column_x(column) + 14 + 16 * at, 74, 14, 14))
    drawn += [_plot(f"{row}{column}", city) for row in city["rows"] for column in range(1, 6)]
    drawn += [_space(name, space) for name, space in city["spaces"].items()]
    drawn += _tiles(city)
    return "".join(drawn)


def _column_x(column: int) -> int:
    return 102 + PITCH[0] * column


def _row_y(row: int) -> int:
    return 94 + PITCH[1] * row


def _cubes(cubes: dict[str, int]) -> list[str]:
    return [kind for kind in RUBBLE for _ in range(cubes[kind])]


def _plot(plot: str, city: dict[str, Any]) -> str:
    row, column = ROWS.index(plot[0]), int(plot[1]) - 1
    x, y, wide = _column_x(column), _row_y(row), 44 if column == 4 else 74
    drawn = [box(x, y, wide, 70, 4, fill=PLOT, stroke=LINE, stroke_width=0.8)]
    store = city["stores"].get(plot)
    if store is None:
        return "".join([*drawn, figures(plot, x + 13, y + 15, 12, fill=NOBODY)])
    west = city["streets"].index(store["trade"]) < column
    kind, high = ("store-small", wide * 62 / 45) if column == 4 else ("store", wide * 62 / 78)
    face = use(f"{kind}-{store['trade']}", 0, 0, wide - 2, high)
    mirrored = (
        f"translate({x + wide - 1} {y + 68 - high:.1f}) scale(-1 1)"
        if west
        else f"translate({x + 1} {y + 68 - high:.1f})"
    )
    drawn.append(group(face, transform=mirrored))
    drawn.append(_figure("house", store["owner"], x + 2 if west else x + wide - 27, y + 44, 25))
    return "".join(drawn)


def _space(name: str, space: dict[str, Any]) -> str:
    if name[0] == "N":
        x, y, wide, high = 142 + PITCH[0] * (int(name[1]) - 1), 8, 86, 62
    else:
        x, y, wide, high = (8 if name[0] == "W" else 522), _row_y(ROWS.index(name[1])), 70, 70
    building = space["building"]
    if building is None:
        drawn = [box(x, y, wide, high, 4, fill=CARD, stroke=COBALT, stroke_dasharray="3 3")]
        cubes = _cubes(space["cubes"])
        left = x + wide / 2 - 11 * len(cubes)
        return "".join(
            [*drawn, *[use(kind, left + 22 * at, y + high / 2 - 10, 20, 20) for at, kind in enumerate(cubes)]]
        )
    architect = "santos" if int(building[1:3]) <= 8 else "mardel"
    drawn = [
        box(
            x,
            y,
            wide,
            high,
            4,
            fill=GLAZE,
            stroke="#2c5aa5" if architect == "santos" else "#2f7a5f",
            stroke_width=1.8,
        ),
        use(f"{architect}-{building[-1]}", x + 2, y + high - wide * 0.64 + 2, wide - 4, (wide - 4) * 0.64),
    ]
    drawn += [
        _figure("official", space["opener"], x + 2 + 13 * at, y + 2, 21) for at in range(space["officials"])
    ]
    return "".join(drawn)


def _tiles(city: dict[str, Any]) -> list[str]:
    """The store tiles that are left, below their streets."""
    drawn = [box(98, 468, 420, 44, 4, fill=CARD, stroke=LINE)]
    for slot, left in enumerate(city["tiles"]):
        street = slot // 2
        x = 177 + PITCH[0] * street + (-34 if slot % 2 == 0 else 20)
        drawn.append(
            use(f"store-small-{city['streets'][street]}", x, 473, 22, 30, opacity=None if left else 0.3)
        )
        drawn.append(
            figures(
                f"×{left}", x + 11, 508, 9.5, fill=INK, stroke=CARD, stroke_width=2.5, paint_order="stroke"
            )
        )
    return drawn


# The court


def _court(view: View) -> str:
    drawn = []
    for at, (noble, colour) in enumerate(NOBLES.items()):
        y = 12 + 146 * at
        drawn += [
            box(12, y + 3, COURT - 24, 136, 8, fill="#3c280a", opacity=0.1),
            box(12, y, COURT - 24, 136, 8, fill=CARD, stroke=LINE),
            use(f"cam-{noble}", 22, y + 10, 58, 72),
            box(12, y + 92, COURT - 24, 44, 8, fill=colour),
            *_officials(view["offices"][noble], 24, y + 97),
        ]
        drawn += [
            use(f"favor-{noble}", 96, y + 20, 40, 48),
            figures(f"×{view['favors'][noble]}", 156, y + 52, 24),
        ]
    drawn += [
        box(12, 450, COURT - 24, 46, 8, fill="#8a6420"),
        use("reis", 24, 458, 30, 30),
        figures(view["treasury"]["reis"], 72, 482, 26, fill=CARD),
        use("influence", 102, 458, 30, 30),
        figures(view["treasury"]["influence"], 150, 482, 26, fill=CARD),
    ]
    return "".join(drawn)


def _officials(office: dict[str, Any], x: float, y: float) -> list[str]:
    people = [seat for seat, count in enumerate(office["seats"]) for _ in range(count)]
    people += [-1] * office.get("dummies", 0)
    step = min(22, (COURT - 60) / max(1, len(people)))
    return [_figure("official", seat, x + step * at, y, 34) for at, seat in enumerate(people)]


def _figure(kind: str, seat: int | None, x: float, y: float, high: float) -> str:
    """A wooden piece; what is nobody's is grey, and bare."""
    width, height, middle, cut, size = FIGURES[kind]
    mine = seat is not None and 0 <= seat < len(SHADES)
    colour = SHADES[seat] if mine and seat is not None else NOBODY
    drawn = [use(kind, 0, 0, width, height, color=colour)]
    if mine and seat is not None:
        drawn.append(use(f"sh-{SHAPES[seat]}", middle - size / 2, cut - size / 2, size, size, fill=CUT))
    return group(*drawn, transform=f"translate({x:.1f} {y:.1f}) scale({high / height:.3f})")


PICTURE: Final = Picture(draw, tally)
