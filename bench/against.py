"""`make bench ARGS="--against REVISION"`: this tree beside another commit, both compiled and both interpreted.

The other commit is built once, into a folder of its own under build/against, with the same compiler. Then the two take
turns at each figure; what is printed is the median of the ratios of the rounds. More than 1 is faster.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from sides import Side, ours

ROOT = Path(__file__).parent.parent
COMPILER = ROOT / ".venv/bin/python"


class Compared(NamedTuple):
    """A figure: the build, the task that tells it, and what of all that was done is counted."""

    build: str
    label: str
    what: str
    ask: dict[str, Any]


COMPARED = [
    Compared("compiled", "random decisions/s", "decisions", {"task": "playout"}),
    Compared("compiled", "decisions/s by legal() and play()", "decisions", {"task": "loop"}),
    Compared("compiled", "clone()", "calls", {"task": "clone"}),
    Compared("compiled", "determinize()", "calls", {"task": "determinize"}),
    Compared("compiled", "lab.batch, 256 games", "decisions", {"task": "batch", "games": 256, "processes": 1}),
    Compared("compiled", "lab.batch, 2048 games", "decisions", {"task": "batch", "games": 2048, "processes": 1}),
    Compared("compiled", "search, rounds/s", "rounds", {"task": "bot", "bot": "search:100"}),
    Compared("pure", "random decisions/s", "decisions", {"task": "playout"}),
    Compared("pure", "greedy, moves/s", "calls", {"task": "bot", "bot": "greedy"}),
    Compared("pure", "search:100, moves/s", "calls", {"task": "bot", "bot": "search:100"}),
]  # fmt: skip


def full_id(revision: str) -> str:
    return _said("git", "-C", str(ROOT), "rev-parse", "--verify", f"{revision}^{{commit}}").strip()


def built(commit: str) -> Path:
    """The folder of that commit: its sources in `src`, what was compiled of them in `site`."""
    folder = ROOT / "build/against" / commit
    site = folder / "site"
    if site.exists():
        return folder
    print(f"building {commit}, once ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    _said("git", "-C", str(ROOT), "worktree", "add", "--force", "--detach", str(folder), commit)
    try:
        pip = [str(COMPILER), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        _said(*pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", "wheel", ".", cwd=folder)
        [wheel] = (folder / "wheel").glob("*.whl")
        _said(*pip, "install", "--no-deps", "--target", "half", str(wheel), cwd=folder)
        (folder / "half").rename(site)
    finally:
        # A folder like any other from here on: nobody is to commit there
        (folder / ".git").unlink()
        _said("git", "-C", str(ROOT), "worktree", "prune")
    return folder


def compare(commit: str, games: list[str] | None, rounds: int, seconds: float) -> list[list[str]]:
    """The table: a line for each figure, a column for each game."""
    there = built(commit)
    now = {"compiled": ours("compiled"), "pure": ours("pure", ROOT / "src")}
    then = {"compiled": ours("compiled", there / "site"), "pure": ours("pure", there / "src")}
    known: dict[str, list[int]] = now["compiled"].facts["games"]
    games = games or list(known)
    rates: dict[tuple[int, str], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for game in games:
            players = known[game]
            for number, row in enumerate(COMPARED):
                ask = {
                    **row.ask,
                    "game": game,
                    "players": 4 if 4 in players else players[-1],
                    "seconds": seconds,
                }
                pair = (_rate(now[row.build], row, ask), _rate(then[row.build], row, ask))
                rates.setdefault((number, game), []).append(pair)
    for side in [*now.values(), *then.values()]:
        side.close()
    table = [["", *[f"{game}: now, then, ratio" for game in games], ""]]
    for number, row in enumerate(COMPARED):
        cells = [_cell(rates[number, game]) for game in games]
        table.append([f"{row.build}: {row.label}", *cells, ""])
    return table


def _rate(side: Side, row: Compared, ask: dict[str, Any]) -> float:
    answer = side.measure(**ask)
    return float(answer["done"][row.what] / answer["processor"])


def _cell(pairs: list[tuple[float, float]]) -> str:
    now, then = (median(rates) for rates in zip(*pairs, strict=True))
    return f"{now:,.0f}  {then:,.0f}  {median(a / b for a, b in pairs):.2f}"


def _said(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    return done.stdout
