"""Where the time goes in the compiled build: machine instructions by function, counted by valgrind over some random games.

Instructions, unlike times, are the same on every run, however busy the machine: a change of the rules that saves some
shows here at once. A C function is named as in Python: `rules.free_space` is CPyDef_rules___free_space.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

# Only what happens inside `playout` is counted
PLAYOUT = "CPyDef_*playout___playout"
GAMES = """
import sys, quayside
game, players, games = quayside.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
print(sum(quayside.playout(game.new(players=players, seed=n), quayside.Rng(n)) for n in range(games)))
"""
LINE = re.compile(r"\s*([\d,]+) \([\s\d.]+%\)\s+(?:\*\s+)?[^:]*:(\S+)")


def main() -> int:
    args = arguments()
    if not shutil.which("valgrind"):
        print("valgrind is not installed (Debian: apt install valgrind)", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder, "counts")
        decisions = count(counts, [args.game, str(args.players), str(args.games)])
        alone = by_function(counts, inclusive=False)
        inclusive = by_function(counts, inclusive=True)
    if not alone:
        print("nothing was counted: is the compiled build installed here?", file=sys.stderr)
        return 1
    total = sum(alone.values())
    print(
        f"{args.game}, {args.players} players: {decisions:,} decisions, {total / decisions:,.0f} instructions each\n"
    )
    print(f"{'function':44}{'alone':>9}{'with all it calls':>20}")
    for name, instructions in alone.most_common(args.top):
        called = (
            f"{inclusive[name] / decisions:13,.0f}{inclusive[name] / total:7.1%}" if name in inclusive else ""
        )
        print(f"{name:36}{instructions / decisions:9,.0f}{instructions / total:8.1%}{called}")
    return 0


def count(counts: Path, games: list[str]) -> int:
    """Plays the games under valgrind; the number of decisions."""
    valgrind = ["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--toggle-collect={PLAYOUT}"]
    python = [sys.executable, "-B", "-c", GAMES, *games]
    run = [*valgrind, f"--callgrind-out-file={counts}", *python]
    return int(subprocess.run(run, check=True, capture_output=True, text=True).stdout)


def by_function(counts: Path, inclusive: bool) -> Counter[str]:
    """Instructions by function: alone, or for our own functions with all that they call."""
    told = subprocess.run(
        ["callgrind_annotate", "--threshold=100", f"--inclusive={'yes' if inclusive else 'no'}", str(counts)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found: Counter[str] = Counter()
    for line in told.splitlines():
        entry = LINE.match(line)
        if entry and (not inclusive or entry[2].startswith("CPyDef_")):
            found[python_name(entry[2])] += int(entry[1].replace(",", ""))
    return found


def python_name(function: str) -> str:
    """
    >>> python_name("CPyDef_manila___state___ManilaState___shares"), python_name("PyList_Append")
    ('manila.state.ManilaState.shares', 'PyList_Append')
    """
    return function.removeprefix("CPyDef_").replace("____", "._").replace("___", ".")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="manila")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=60, metavar="N", help="how many are played, now %(default)s"
    )
    parser.add_argument("--top", type=int, default=25, metavar="N", help="how many functions are shown")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
