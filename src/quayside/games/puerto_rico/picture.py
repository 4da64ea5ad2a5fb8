"""How a position of Puerto Rico is drawn for a link: the ships in the harbor, the roles, and everybody's island and city."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.picture import (
    BLUE,
    BRASS,
    CARD,
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
    shape,
    tag,
    use,
)
from quayside.games.puerto_rico.board import BUILDINGS, CIRCLES, LARGE_BUILDINGS

SHORE, ROLES, ESTATES = 206, 218, 286  # where the water ends, and what comes below it
GAP = 8
LARGE = frozenset(BUILDINGS[building] for building in LARGE_BUILDINGS)
WITHOUT_CIRCLE = frozenset(building for building, count in zip(BUILDINGS, CIRCLES, strict=True) if not count)
PLATE, MEADOW, MEADOW2, PLOT, HOLE = "#fbf1d9", "#d6dcae", "#c8d19c", "#eadcc0", "#8a6a3c"
SIGNS = {"prospector_2": "prospector"}  # of roles that share one
COLONIST, NOBLE = "#a8693a", "#6d3f82"
HILLS = "M0 74C90 40 160 66 250 52S420 30 520 56 690 40 800 62V100H0z"
FIELDS = "M0 84C120 66 210 92 330 78S560 62 660 82 760 76 800 80V112H0z"


def draw(view: View) -> str:
    return _harbor(view) + _roles(view) + "".join(_estate(view, seat) for seat in range(view["players"]))


def tally(view: View, seat: int) -> Tally:
    """What it would be worth if the game ended now."""
    return Tally("points", view["seats"][seat]["score"])


# The harbor


def _harbor(view: View) -> str:
    drawn = [
        box(0, 0, WIDTH, 110, fill="#d3e6e4"),
        tag("path", d=HILLS, fill=MEADOW2),
        tag("path", d=FIELDS, fill=MEADOW),
        box(0, 106, WIDTH, SHORE - 106, fill="#a9cbd2"),
        tag("path", d=_ripples(), fill="none", stroke="#eff7f4", stroke_width=1.4, opacity=0.7),
    ]
    for at, building in enumerate(("fortress", "city_hall", "harbor")):
        drawn.append(use(f"building-{building}", 40 + 300 * at, 44, 60, 38))
    ships = view["ships"]
    scale = 0.98 if len(ships) == 3 else 1.1
    wide = [(92 + 28 * ship["size"]) * scale for ship in ships]
    left = (WIDTH - sum(wide) - GAP * (len(wide) - 1)) / 2
    for ship, room in zip(ships, wide, strict=True):
        drawn.append(
            group(
                _ship(ship), transform=f"translate({left:.1f} {SHORE - 157 * scale + 4:.1f}) scale({scale})"
            )
        )
        left += room + GAP
    return "".join(drawn)


def _ripples() -> str:
    return "".join(
        f"M{20 + 96 * at + 40 * (row % 2)} {124 + 17 * row}q9-6 18 0t18 0"
        for row in range(5)
        for at in range(9)
    )


def _ship(ship: dict[str, Any]) -> str:
    hull = use(f"ship-{ship['size']}", 0, 0, 92 + 28 * ship["size"], 157)
    barrels = [
        use(f"barrel-{ship['good']}", 38 + 28 * slot, 116.5, 24, 27.4) for slot in range(ship["barrels"])
    ]
    return hull + "".join(barrels)


# The roles, with what lies on them and who has taken them


def _roles(view: View) -> str:
    roles = view["roles"]
    wide = min(108, (WIDTH - 2 * 12 - GAP * (len(roles) - 1)) / len(roles))
    left = (WIDTH - wide * len(roles) - GAP * (len(roles) - 1)) / 2
    drawn = [box(0, SHORE, WIDTH, 600, fill="#fbefcf")]
    for at, (role, card) in enumerate(roles.items()):
        x, taken = left + at * (wide + GAP), card["taken"]
        now = view["role"] == role
        middle = x + wide / 2
        drawn += [
            box(x, ROLES, wide, 58, 8, fill=BLUE if now else PLATE, stroke=BRASS, stroke_width=1.5,
                opacity=0.6 if taken is not None and not now else None),
            use(f"role-{SIGNS.get(role, role)}", middle - 18, ROLES + 9, 36, 36, fill="none", stroke=CARD if now else INK,
                color=CARD if now else INK, stroke_width=1.75, stroke_linecap="round", stroke_linejoin="round"),
        ]  # fmt: skip
        if taken is not None:
            drawn += [
                tag("circle", cx=middle, cy=ROLES + 56, r=10, fill=CARD, stroke=LINE),
                shape(taken, middle, ROLES + 56, 13),
            ]
        if card["doubloons"]:
            drawn += [
                use("doubloon", x + wide - 26, ROLES + 4, 24, 24),
                figures(
                    card["doubloons"],
                    x + wide - 14,
                    ROLES + 21,
                    15,
                    stroke=CARD,
                    stroke_width=3,
                    paint_order="stroke",
                ),
            ]
    return "".join(drawn)


# Islands and cities


def _estate(view: View, seat: int) -> str:
    players = view["players"]
    columns, rows = (players if players < 3 else (players + 1) // 2), (1 if players < 3 else 2)
    wide = (WIDTH - 2 * 12 - GAP * (columns - 1)) / columns
    high = (546 - ESTATES - 12 - GAP * (rows - 1)) / rows
    x = 12 + (seat % columns) * (wide + GAP)
    y = ESTATES + (seat // columns) * (high + GAP)
    owner = view["seats"][seat]
    drawn = [box(0, 0, wide, high, 8, fill=CARD, stroke=LINE), shape(seat, 20, 20, 22)]
    if view["governor"] == seat:
        drawn.append(use("governor", 8, 36, 24, 24, fill=INK, color=INK))
    slot = (wide - 38 - 20) / 12
    tall = min(slot * 1.7, (high - 40) / 2)
    tiles = _tiles(owner)
    for at in range(12):
        left, top = 38 + (at % 6) * slot, 7 + (at // 6) * (tall + 3)
        kind, person = tiles[at] if at < len(tiles) else ("empty", "none")
        drawn.append(
            use(f"tile-{kind}", left, top, slot - 2, tall, opacity=None if at < len(tiles) else 0.55)
        )
        if kind not in ("empty", "forest"):
            drawn.append(_circle(left + slot / 2 - 1, top + tall * 0.74, slot * 0.24, person))
    drawn.append(_city(owner, 38 + 6 * slot + 10, slot, tall))
    drawn.append(_goods(owner, 38, high - 14, wide - 50))
    return group(*drawn, transform=f"translate({x:.1f} {y:.1f})")


def _tiles(owner: dict[str, Any]) -> list[tuple[str, str]]:
    """One by one, each with who works there; forests last."""
    nobles = owner.get("nobles_at", {})
    tiles = [
        (kind, _worker(at, nobles.get(kind, 0), plots["colonists"]))
        for kind, plots in owner["island"].items()
        for at in range(plots["tiles"])
    ]
    return tiles + [("forest", "none")] * owner.get("forests", 0)


def _worker(at: int, nobles: int, colonists: int) -> str:
    """Of the circles of a kind, nobles stand on the first."""
    if at < nobles:
        return "noble"
    return "colonist" if at < nobles + colonists else "none"


def _city(owner: dict[str, Any], left: float, slot: float, tall: float) -> str:
    nobles = owner.get("nobles_at", {})
    drawn = [
        box(left + (at % 6) * slot, 7 + (at // 6) * (tall + 3), slot - 2, tall, 3, fill=PLOT, opacity=0.6)
        for at in range(12)
    ]
    at = 0
    for building, colonists in owner["city"].items():
        wide = 2 if building in LARGE else 1
        at += 1 if wide == 2 and at % 6 == 5 else 0
        x, y = left + (at % 6) * slot, 7 + (at // 6) * (tall + 3)
        drawn += [
            box(x, y, slot * wide - 2, tall, 3, fill="#e2d3da", stroke="#b9a0ae", stroke_width=0.8),
            use(f"building-{building}", x + 1, y + tall * 0.08, slot * wide - 4, tall * 0.62),
        ]
        if building not in WITHOUT_CIRCLE:
            person = _worker(0, nobles.get(building, 0), colonists)
            drawn.append(_circle(x + slot * wide / 2 - 1, y + tall * 0.82, slot * 0.2, person))
        at += wide
    return "".join(drawn)


def _circle(x: float, y: float, r: float, person: str) -> str:
    """A noble is angular."""
    ring = tag("circle", cx=x, cy=y, r=r, fill=CARD, stroke=HOLE, stroke_width=1.2, opacity=0.92)
    if person == "noble":
        side = r * 0.78
        return ring + tag(
            "path", d=f"M{x:.1f} {y - side:.1f}l{side:.1f} {side:.1f} {-side:.1f} {side:.1f} {-side:.1f} {-side:.1f}z", fill=NOBLE
        )  # fmt: skip
    return ring + (tag("circle", cx=x, cy=y, r=r * 0.58, fill=COLONIST) if person == "colonist" else "")


def _goods(owner: dict[str, Any], left: float, y: float, room: float) -> str:
    """Barrels and doubloons, below."""
    step = room / 6
    drawn = []
    for at, (good, count) in enumerate(owner["goods"].items()):
        faint = None if count else 0.35
        drawn.append(use(f"barrel-{good}", left + at * step, y - 11, 17, 20, opacity=faint))
        drawn.append(
            figures(count, left + at * step + 27, y + 5, 15, fill=INK if count else MUTED, opacity=faint)
        )
    drawn.append(use("doubloon", left + 5 * step, y - 10, 19, 19))
    drawn.append(figures(owner["doubloons"], left + 5 * step + 31, y + 5, 15))
    return "".join(drawn)


PICTURE: Final = Picture(draw, tally)
