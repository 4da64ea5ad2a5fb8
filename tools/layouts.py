"""Writes docs/layouts.md: what stands where in the observation of every game. `make layouts`."""

from __future__ import annotations

from pathlib import Path

import quayside
from quayside.lab.arrays import Layout

PAGE = Path(__file__).parents[1] / "docs" / "layouts.md"
PREFACE = """# What stands where in an observation

Made by `make layouts` from the sources; a test keeps it true. How to use it is told in [research.md](research.md).

An observation is a row of signed 16-bit numbers. Seats are counted clockwise from the one that observes: its own
numbers come first. A field "by seat, ware" has for each seat a number for each ware, the last one fastest. Where the
range is 0 to 1 and there is one number for each possibility, the one that holds is 1 (none of them: nothing holds).
An amount beyond its range is written as the end of the range.
"""


EXPANDED = {"puerto_rico": {"festival": True}}  # any expansion: they all have one layout


def text() -> str:
    return PREFACE + "".join(
        section(id, options)
        for id in quayside.games()
        for options in ({}, EXPANDED.get(id))
        if options is not None
    )


def section(id: str, options: dict[str, bool]) -> str:
    players = quayside.game(id).players
    usual = min(players, key=lambda number: abs(number - 4))
    layouts = {number: Layout(id, number, **options) for number in players}
    sizes = ", ".join(f"{layout.size} with {number}" for number, layout in layouts.items())
    layout = layouts[usual]
    name = f"{id} with expansions" if options else id
    return (
        f"\n## {name}, version {layout.version}\n\n"
        f"Numbers in a row, by players: {sizes}. Actions: {layout.actions}. With {usual} players:\n\n"
        f"{layout.describe()}\n"
    )


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
