"""`make bench`: how fast Quayside is, compiled and interpreted, beside other engines; all in one run.

Each side runs in a process of its own and is measured in turn, round after round, so that a noisy machine disturbs all
of them alike. A ratio is the median over the rounds of what was measured side by side; no figure makes this fail.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import against
from sides import HERE, MissingSide, Side, ours

BUILDS = ("compiled", "pure")
YARDSTICKS = {"catanatron": "catan.py", "OpenSpiel": "backgammon.py", "PettingZoo": "connect_four.py"}
CORES = os.cpu_count() or 1

# What is asked for by name: a task, and how it is measured
TASKS: dict[str, dict[str, Any]] = {
    "playout": {"task": "playout"},
    "loop": {"task": "loop"},
    "batch of 256": {"task": "batch", "games": 256, "processes": 1},
    "batch of 2048": {"task": "batch", "games": 2048, "processes": 1},
    "batch of 2048, all cores": {"task": "batch", "games": 2048, "processes": CORES, "clock": "wall"},
    "aec": {"task": "aec"},
    **{name: {"task": name} for name in ("clone", "determinize", "legal", "view")},
}
BATCHES = [name for name in TASKS if name.startswith("batch")]
COMPARED = ("playout", "loop", *BATCHES, "aec")

# Aims, compiled, on one core
DECISIONS_AIM = {"manila": 1_000_000, "puerto_rico": 1_000_000, "lisboa": 500_000}  # a second
# Times the decisions of a yardstick, by the task of ours that is held against it, in this game or in all
TIMES_AIM = {
    "playout": ("catanatron", 30, None),
    **dict.fromkeys(BATCHES, ("PettingZoo", 50, "manila")),
}
GAMES_AIM = {"puerto_rico": {3: 2200, 4: 1700, 5: 1500}}  # a second: what the best C++ engine does
CLONE_AIM = {"manila": 3, "puerto_rico": 5, "lisboa": 10}  # microseconds


@dataclass(frozen=True)
class Row:
    """A figure of the table: which task tells it, and how it is read."""

    label: str
    task: str
    players: int
    what: str  # of all that the task did: games, decisions or calls
    aim: int | None = None

    @property
    def in_microseconds(self) -> bool:
        return self.what == "calls"

    def read(self, answer: dict[str, Any]) -> float:
        rate = a_second(answer, self.what, clock_of(self.task))
        return 1e6 / rate if self.in_microseconds else rate

    def speedup(self, fast: float, slow: float) -> float:
        return slow / fast if self.in_microseconds else fast / slow

    def verdict(self, figure: float) -> str:
        if self.aim is None:
            return ""
        met = figure < self.aim if self.in_microseconds else figure >= self.aim
        return f"aim {'<' if self.in_microseconds else '>='} {self.aim:,}: {'met' if met else 'missed'}"


def clock_of(task: str) -> str:
    """CPU time; but the time on the wall where several processes work together."""
    return str(TASKS[task].get("clock", "processor"))


def a_second(answer: dict[str, Any], what: str, clock: str) -> float:
    return float(answer["done"][what] / answer[clock])


def rows(game: str, players: list[int]) -> list[Row]:
    usual = players[len(players) // 2]
    games_aim = GAMES_AIM.get(game, {})
    return [
        *[Row(f"random games/s, {n} players", "playout", n, "games", games_aim.get(n)) for n in players],
        *[
            Row(f"decisions/s, {n} players", "playout", n, "decisions", DECISIONS_AIM.get(game))
            for n in players
        ],
        *[Row(f"decisions/s by legal() and play(), {n} players", "loop", n, "decisions") for n in players],
        *[
            Row(f"steps/s by lab.batch, {name}, {usual} players", name, usual, "decisions")
            for name in BATCHES
        ],
        Row(f"steps/s by lab.pettingzoo, {usual} players", "aec", usual, "decisions"),
        Row("clone(), microseconds", "clone", usual, "calls", CLONE_AIM.get(game)),
        Row("determinize(), microseconds", "determinize", usual, "calls"),
        Row("legal(), microseconds", "legal", usual, "calls"),
        Row("view(), microseconds", "view", usual, "calls"),
    ]


# ---------------------------------------------------------------------------------------------------------------------
# Measuring


def open_builds() -> dict[str, Side]:
    return {"compiled": ours("compiled"), "pure": ours("pure", HERE.parent / "src")}


def open_yardsticks() -> dict[str, Side]:
    sides: dict[str, Side] = {}
    for name, script in YARDSTICKS.items():
        try:
            sides[name] = Side(script)
        except MissingSide as missing:
            print(f"{name} is left out: {missing}")
    return sides


# What each side answered in each round, by what was asked
Answers = dict[tuple[str, ...], list[dict[str, Any]]]


def measure_all(builds: dict[str, Side], yardsticks: dict[str, Side], args: argparse.Namespace) -> Answers:
    answers: Answers = {}
    for number in range(args.rounds):
        for key, side, ask in _asks(builds, yardsticks, args.games):
            _show(f"round {number + 1} of {args.rounds}: {' '.join(key)}")
            answers.setdefault(key, []).append(side.measure(**ask, seconds=args.seconds))
    _show("")
    return answers


def _asks(
    builds: dict[str, Side], yardsticks: dict[str, Side], games: list[str]
) -> Iterator[tuple[tuple[str, ...], Side, dict[str, Any]]]:
    """All that a round measures; what is compared with each other comes close together."""
    for game in games:
        players = builds["compiled"].facts["games"][game]
        for task, n in dict.fromkeys([(row.task, row.players) for row in rows(game, players)]):
            for name, side in builds.items():
                yield (name, game, task, str(n)), side, {"game": game, "players": n, **TASKS[task]}
    for name, side in yardsticks.items():
        yield (name,), side, {}


def _show(text: str) -> None:
    """A line that the next one overwrites, for people who wait."""
    if sys.stderr.isatty():
        print(f"\r{text:70}\r", end="", file=sys.stderr, flush=True)


# ---------------------------------------------------------------------------------------------------------------------
# Telling


def summary(figures: list[float]) -> dict[str, Any]:
    """The median, the quartiles around it, and every round; the best one is nearest to an idle machine."""
    low, _, high = quantiles(figures, n=4, method="inclusive") if len(figures) > 1 else figures * 3
    return {"median": median(figures), "low": low, "high": high, "rounds": figures}


def ratios(speedup: Callable[[float, float], float], fast: list[float], slow: list[float]) -> dict[str, Any]:
    return summary([speedup(a, b) for a, b in zip(fast, slow, strict=True)])


def results_of(game: str, players: list[int], answers: Answers) -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = []
    for row in rows(game, players):
        figures = {
            build: [row.read(answer) for answer in answers[build, game, row.task, str(row.players)]]
            for build in BUILDS
        }
        results.append(
            {
                "label": row.label,
                "task": row.task,
                "players": row.players,
                **{build: summary(figures[build]) for build in BUILDS},
                "best": min(figures["compiled"]) if row.in_microseconds else max(figures["compiled"]),
                "ratio": ratios(row.speedup, figures["compiled"], figures["pure"])["median"],
                "verdict": row.verdict(median(figures["compiled"])),
            }
        )
    return results


def comparisons(
    games: dict[str, list[int]], yardsticks: dict[str, str], answers: Answers
) -> list[dict[str, Any]]:
    """Each yardstick, and how many times as many decisions the compiled games take, on the clock of the task."""
    compared: list[dict[str, Any]] = []
    for name, title in yardsticks.items():
        theirs = answers[name,]
        times: dict[str, dict[str, Any]] = {}
        for game, players in games.items():
            usual = str(players[len(players) // 2])
            times[game] = {
                task: ratios(
                    lambda a, b: a / b,
                    _decisions(answers["compiled", game, task, usual], clock_of(task)),
                    _decisions(theirs, clock_of(task)),
                )
                for task in COMPARED
            }
        decisions = summary(_decisions(theirs, "processor"))
        compared.append({"name": name, "title": title, "decisions": decisions, "times": times})
    return compared


def _decisions(answers: list[dict[str, Any]], clock: str) -> list[float]:
    return [a_second(answer, "decisions", clock) for answer in answers]


def print_results(game: str, results: list[dict[str, Any]]) -> None:
    table = [[game, "compiled", "best", "pure", "ratio", ""]]
    for result in results:
        compiled, pure = _figure(result["compiled"]), _figure(result["pure"])
        best = _number(result["best"])
        table.append([result["label"], compiled, best, pure, f"{result['ratio']:.1f} x", result["verdict"]])
    _print_table(table)


def print_comparisons(games: dict[str, list[int]], compared: list[dict[str, Any]]) -> None:
    table = [["times as many decisions as", *[yardstick["title"] for yardstick in compared], ""]]
    table.append(["", *[f"{_figure(yardstick['decisions'])} a second" for yardstick in compared], ""])
    for game in games:
        for task in COMPARED:
            times = [yardstick["times"][game][task] for yardstick in compared]
            table.append(
                [f"{game}, {task}", *[f"{_figure(each)} x" for each in times], _aim(game, task, compared)]
            )
    _print_table(table)


def _aim(game: str, task: str, compared: list[dict[str, Any]]) -> str:
    name, aim, only = TIMES_AIM.get(task, ("", 0, None))
    held = [yardstick["times"][game][task]["median"] for yardstick in compared if yardstick["name"] == name]
    if not held or only not in (None, game):
        return ""
    return f"{name}, aim >= {aim} x: {'met' if held[0] >= aim else 'missed'}"


def _figure(summed: dict[str, Any]) -> str:
    middle = summed["median"]
    spread = (summed["high"] - summed["low"]) / 2 / middle
    return f"{_number(middle)} ±{spread:3.0%}"


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


def _print_table(table: list[list[str]]) -> None:
    """The first column to the left, the last as it comes, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    print()
    for label, *figures, note in table:
        cells = [text.rjust(width) for text, width in zip(figures, widths[1:-1], strict=True)]
        print("  ".join([label.ljust(widths[0]), *cells, note]).rstrip())


def print_against(args: argparse.Namespace) -> int:
    commit = against.full_id(args.against)
    table = against.compare(commit, args.games, args.rounds, args.seconds)
    print(f"against {commit}; load {machine()['load']}, {args.rounds} rounds of {args.seconds:g} s")
    _print_table(table)
    return 0


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else "unknown",
    }


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    lines = described.read_text(encoding="utf-8").splitlines() if described.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench ARGS=...", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", nargs="+", metavar="GAME", help="which games (without it: all)")
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="now %(default)s")
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.25,
        metavar="S",
        help="of CPU time for each figure and round, now %(default)s",
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write every figure of every round there too"
    )
    parser.add_argument(
        "--against", metavar="REVISION", help="beside that commit, which is built here, and nothing else"
    )
    return parser.parse_args()


def main() -> int:
    args = arguments()
    if args.against:
        return print_against(args)
    try:
        builds = open_builds()
    except MissingSide as missing:
        print(f"Quayside cannot be measured: {missing}", file=sys.stderr)
        return 1
    known: dict[str, list[int]] = builds["compiled"].facts["games"]
    args.games = args.games or list(known)
    unknown = [game for game in args.games if game not in known]
    if unknown:
        print(f"there is no game called {unknown[0]!r}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    yardsticks = open_yardsticks()
    here = machine()
    print(f"{builds['compiled'].facts['name']}, Python {here['python']}")
    print(f"{here['processor']}, {here['cores']} cores, load {here['load']}")
    print(
        f"{args.rounds} rounds of {args.seconds:g} s of CPU time: median ± half the distance of the quartiles"
    )

    answers = measure_all(builds, yardsticks, args)
    for side in [*builds.values(), *yardsticks.values()]:
        side.close()
    games = {game: known[game] for game in args.games}
    results = {game: results_of(game, players, answers) for game, players in games.items()}
    titles = {name: side.facts["name"] for name, side in yardsticks.items()}
    compared = comparisons(games, titles, answers)
    for game in games:
        print_results(game, results[game])
    if compared:
        print_comparisons(games, compared)
    if args.json:
        told = {"machine": here, "games": results, "yardsticks": compared}
        args.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
