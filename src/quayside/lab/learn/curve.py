"""How learning went: a table as it goes on (CSV), and a drawing of it (SVG)."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from quayside.lab.simulate import wilson

COLOURS: Final = ("#d65f2c", "#3a8cc8", "#4d8f5b", "#8a5fb0", "#a08030")
WIDTH, HEIGHT, EDGE = 720, 360, 50


@dataclass(frozen=True)
class Point:
    """A trial: after so many decisions and hours of processor time, the wins at a table of `players`, of which all but the
    net are `opponent`; and what the last rounds of learning reported."""

    decisions: int
    hours: float
    players: int
    opponent: str
    won: float
    played: int
    surprise: float
    unaware: float
    doubt: float
    moved: float


def write(points: Sequence[Point], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, [field.name for field in fields(Point)])
        table.writeheader()
        table.writerows([asdict(point) for point in points])


def read(path: Path) -> list[Point]:
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Point(
                int(line["decisions"]),
                float(line["hours"]),
                int(line["players"]),
                line["opponent"],
                float(line["won"]),
                int(line["played"]),
                *[float(line[name]) for name in ("surprise", "unaware", "doubt", "moved")],
            )
            for line in csv.DictReader(file)
        ]


def drawing(points: Sequence[Point]) -> str:
    """Win rate over hours of processor time, a line for each kind of table, with 95% intervals; broken lines are fair shares."""
    most = max([point.hours for point in points], default=0.0) or 1.0

    def x(hours: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * hours / most

    def y(rate: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * rate

    marks = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf9f4"/>']
    for rate in (0, 0.25, 0.5, 0.75, 1):
        marks.append(f'<path d="M{EDGE} {y(rate):.1f}H{WIDTH - EDGE}" stroke="#ddd6c8"/>')
        marks.append(f'<text x="{EDGE - 8}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate:.0%}</text>')
    kinds = list(dict.fromkeys([(point.players, point.opponent) for point in points]))
    for number, (players, opponent) in enumerate(kinds):
        colour = COLOURS[number % len(COLOURS)]
        line = [point for point in points if (point.players, point.opponent) == (players, opponent)]
        path = " ".join([f"{x(point.hours):.1f},{y(point.won / point.played):.1f}" for point in line])
        marks.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        marks.append(
            f'<path d="M{EDGE} {y(1 / players):.1f}H{WIDTH - EDGE}" stroke="{colour}" stroke-dasharray="3 5" opacity=".6"/>'
        )
        for point in line:
            low, high = wilson(point.won, point.played)
            marks.append(
                f'<path d="M{x(point.hours):.1f} {y(low):.1f}V{y(high):.1f}" stroke="{colour}" opacity=".5"/>'
            )
        told = f"against {players - 1} {opponent}" if players > 1 else "alone"
        marks.append(f'<text x="{EDGE + 8}" y="{18 + 16 * number}" fill="{colour}">{told}</text>')
    told = f"hours of processor time, to {most:.2f}"
    marks.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">{told}</text>')
    body = "\n".join(marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13">\n{body}\n</svg>\n'
    )
