"""How a position of Manila is drawn for a link: the chart of the bay with all that floats on it. Places are those of the
client's desk (web/src/games/manila/layout/desk.ts)."""

from __future__ import annotations

from math import sin
from typing import Final

from quayside.core.picture import (
    CARD,
    COLOURS,
    INK,
    LINE,
    MUTED,
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
from quayside.games.manila.board import BERTHS, COST, LAST_START, PRICES, SEAT_COSTS, WARES

CHART = (1080, 736)
LANES = (288, 408, 528)
SEATS = {3: (-31, 0, 31), 4: (-41.2, -13.8, 13.8, 41.2)}
PORT, SHIPYARD, PIRATES = 16, 19, 22  # of `COST`
SPOTS = {
    "pilot.small": (482, 130), "pilot.large": (574, 130), "insurance": (990, 142),
    **{f"port.{berth}": (1036, 238 + 114 * at) for at, berth in enumerate(BERTHS)},
    **{f"shipyard.{berth}": (742 + 148 * at, 664) for at, berth in enumerate(BERTHS)},
}  # fmt: skip
PRICE_OF = {
    "pilot.small": COST[24], "pilot.large": COST[25], "insurance": 10,
    **{f"port.{berth}": COST[PORT + at] for at, berth in enumerate(BERTHS)},
    **{f"shipyard.{berth}": COST[SHIPYARD + at] for at, berth in enumerate(BERTHS)},
}  # fmt: skip
# sail, edge, and what is written on it
DYES = {
    "ginseng": ("#e2a948", "#9c6a16", "#3a2706"),
    "nutmeg": ("#8a5533", "#4e2c17", "#fff3e2"),
    "silk": ("#74b3d8", "#2c6a92", "#0c2f45"),
    "jade": ("#5fa377", "#2c6344", "#06281a"),
}
LAND_INK, CHART_INK, PITCH = "#7f6234", "#3a3a34", "#2a2523"


def draw(view: View) -> str:
    sailing = list(view["punts"])
    parts = [use("ground", 0, 0, *CHART), use("office", 926, 46, 128, 108), _market(view)]
    parts += [_lane(lane, sailing[lane] if lane < len(sailing) else None, view) for lane in range(3)]
    parts += [use("junk", 712, 266, 146, 127.75), *_pirates(view)]
    for at in range(3):
        parts += [_berth("port", at, view), _berth("shipyard", at, view)]
    parts += [_spot(space, seat) for space, seat in view["spaces"].items()]
    for lane, ware in enumerate(sailing):
        punt = view["punts"][ware]
        if punt["where"] == "sea":
            x, y = _buoy(lane, punt["space"] or 0)
            parts.append(_punt(ware, x, y - 19, 0.9, punt["aboard"]))
    parts.append(_shares(view))
    return group(*parts, transform=f"scale({WIDTH / CHART[0]:.5f})")


def tally(view: View, seat: int) -> Tally:
    """Purses lie open on the table; shares do not."""
    return Tally("ico-coin", view["seats"][seat]["cash"])


def _buoy(lane: int, space: int) -> tuple[float, float]:
    return 92 + space * 44.7, LANES[lane] + 4 * sin(lane * 2.1 + space * 0.8)


def _lane(lane: int, ware: str | None, view: View) -> str:
    buoys = [_buoy(lane, space) for space in range(14)]
    course = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in buoys)
    here = view["punts"][ware]["space"] if ware and view["punts"][ware]["where"] == "sea" else None
    dotted = {"fill": "none", "stroke": CHART_INK, "stroke_linecap": "round", "stroke_dasharray": "1 6"}
    parts = [tag("path", d=course, stroke_width=1.6, opacity=0.8, **dotted)]
    for space, (x, y) in enumerate(buoys[:13]):
        fill, edge, ink = DYES[ware] if ware and space == here else (CARD, CHART_INK, CHART_INK)
        faint = 0.75 if space > LAST_START and space != here else None
        parts.append(
            tag("circle", cx=x, cy=y, r=9.5, fill=fill, stroke=edge, stroke_width=1.2, opacity=faint)
        )
        parts.append(figures(space, x, y + 4, 11.5, fill=ink))
    x, y = buoys[13]
    parts.append(tag("path", d=f"M{x} {y - 14}l14 14-14 14-14-14z", fill=PITCH))
    parts.append(figures(13, x, y + 4.4, 12.5, fill="#fffdf4"))
    return "".join(parts)


def _figure(seat: int, x: float, y: float, height: float) -> str:
    width = height * 0.7
    shade = tag("ellipse", cx=x, cy=y - height * 0.03, rx=width * 0.46, ry=width * 0.11, opacity=0.22)
    return shade + use(f"accomplice-{COLOURS[seat]}", x - width / 2, y - height, width, height)


def _punt(ware: str, x: float, y: float, scale: float, aboard: list[int]) -> str:
    places = SEATS[len(SEAT_COSTS[WARES.index(ware)])]
    people = [_figure(seat, places[at], -9, 37) for at, seat in enumerate(aboard)][::-1]
    return group(
        use(f"punt-{ware}", -100, -100, 200, 116),
        *people,
        transform=f"translate({x:.1f} {y:.1f}) scale({scale})",
    )


def _berth(place: str, at: int, view: View) -> str:
    x, y, scale = (922, 263 + 114 * at, 0.73) if place == "port" else (664 + 148 * at, 684, 0.7)
    drawn = [use("jetty" if place == "port" else "slip", -100, -100, 200, 140)]
    arrived = view[place]
    if at < len(arrived):
        ware = arrived[at]
        punt = view["punts"].get(ware, {"aboard": []})
        return group(*drawn, transform=f"translate({x} {y}) scale({scale})") + _punt(
            ware, x, y, scale, punt["aboard"]
        )
    drawn.append(figures(BERTHS[at], 0, -6, 46, font_family="Alegreya", fill=LAND_INK, opacity=0.75))
    return group(*drawn, transform=f"translate({x} {y}) scale({scale})")


def _spot(space: str, seat: int | None) -> str:
    x, y = SPOTS[space]
    if seat is not None:
        return tag("circle", cx=x, cy=y - 14, r=20, fill=CARD, opacity=0.85) + _figure(seat, x, y + 2, 38)
    return tag("circle", cx=x, cy=y - 12, r=15, fill=CARD, stroke=LAND_INK, stroke_width=1.4) + figures(
        PRICE_OF[space], x, y - 6.5, 16
    )


def _pirates(view: View) -> list[str]:
    return [_figure(seat, 763 + 40 * at, 358, 42) for at, seat in enumerate(view["pirates"])]


def _market(view: View) -> str:
    step, left = 40, 122
    drawn = [
        box(0, 2, 318, 138, 6, opacity=0.12),
        box(0, 0, 318, 138, 6, fill=CARD, stroke=LAND_INK),
        box(3.5, 3.5, 311, 131, 4, fill="none", stroke=LAND_INK, stroke_width=0.6),
    ]
    drawn += [figures(price, left + step * at, 30, 14, fill=MUTED) for at, price in enumerate(PRICES)]
    for row, ware in enumerate(WARES):
        dye, edge, ink = DYES[ware]
        y, now = 50 + 23 * row, list(PRICES).index(view["wares"][ware]["price"])
        here, last = left + step * now, left + step * (len(PRICES) - 1)
        drawn += [
            use(f"ware-{ware}", 40, y - 11, 22, 22, fill=edge, color=edge),
            tag("path", d=f"M{left} {y}H{last}", stroke=LINE, stroke_width=2),
            tag("path", d=f"M{left} {y}H{here}", stroke=dye, stroke_width=5, stroke_linecap="round"),
        ]
        drawn += [
            tag(
                "circle",
                cx=left + step * at,
                cy=y,
                r=4,
                fill=dye if at < now else CARD,
                stroke=edge if at < now else LINE,
            )
            for at in range(len(PRICES))
        ]
        drawn += [
            box(here - 16, y - 10, 32, 20, 10, fill=dye, stroke=edge, stroke_width=1.3),
            figures(PRICES[now], here, y + 5, 14, fill=ink),
        ]
    return group(*drawn, transform="translate(24 24)")


def _shares(view: View) -> str:
    """Those that are left for sale."""
    drawn = []
    for at, ware in enumerate(WARES):
        dye, edge, ink = DYES[ware]
        x, left = 60 + 84 * at, view["wares"][ware]["supply"]
        for card in range(max(1, left)):
            lift = 3 * card
            drawn.append(
                box(x + lift, 612 - lift, 52, 70, 6, fill=dye if left else "none", stroke=edge, stroke_width=1.4,
                    stroke_dasharray=None if left else "4 4")
            )  # fmt: skip
        if left:
            lift = 3 * (left - 1)
            drawn.append(use(f"ware-{ware}", x + lift + 9, 622 - lift, 34, 34, fill=ink, color=ink))
        drawn.append(figures(f"×{left}", x + 26, 704, 17, fill=INK))
    return "".join(drawn)


PICTURE: Final = Picture(draw, tally)
