"""`quayside analyse`: what a finished game looked like, decision by decision, as search sees it."""

from __future__ import annotations

import argparse
import json
import sys

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quayside.bots.analysis import ITERATIONS, Analysis, Study, TurningPoint, analyse
from quayside.cli.arguments import add_language
from quayside.cli.replay import record_in
from quayside.cli.screen import Screen
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.record import Record
from quayside.core.state import ALL

COSTLY = 5  # decisions that are listed
BARS = " ▁▂▃▄▅▆▇█"
LEAST_COST = 0.005  # that is worth a line


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="study a finished game",
        description="Study a finished game: chances to win after each decision, what each decision cost, luck apart from "
        "skill, turning points, and how accurately everybody played.",
    )
    parser.add_argument("file", metavar="FILE", help="a finished game, or many from quayside simulate --out")
    parser.add_argument(
        "--game", metavar="K", type=int, default=1, help="of a file with many games, the one with this number"
    )
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=int,
        default=ITERATIONS,
        help="rounds of thought for each decision (without it: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="all figures, for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.iterations < 1:
        raise OptionError(f"a decision needs at least one round of thought, not {args.iterations}")
    record = record_in(args.file, args.game)
    voice = TerminalVoice(record.game, args.lang)
    found = _with_progress(record, args.iterations, voice)
    if args.json:
        print(json.dumps(found.to_dict()))
    else:
        _tell(found, record, voice)
    return 0


def _with_progress(record: Record, iterations: int, voice: TerminalVoice) -> Analysis:
    columns = (
        TextColumn(voice.say("analysis-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=len(record.moves))
        return analyse(record, iterations, 0, lambda done, _: bar.update(task, completed=done))


def _tell(found: Analysis, record: Record, voice: TerminalVoice) -> None:
    screen = Screen()
    screen.say(voice.say("analysis-title"), "title")
    screen.show(_players(found, voice))
    screen.say(voice.say("analysis-legend"), "muted")
    screen.gap()
    screen.say(voice.say("analysis-chart"), "title")
    for seat in range(len(found.players)):
        screen.markup(f"{voice.figure(seat)} {_curve(found, seat, max(20, min(screen.width, 100) - 4))}")
    labels = _Labels(record, voice)
    screen.gap()
    screen.say(voice.say("analysis-turning-points"), "title")
    for point in found.turning_points:
        screen.say(_turning_point(point, found, labels, voice))
    screen.gap()
    screen.say(voice.say("analysis-costly"), "title")
    costly = sorted(found.decisions, key=lambda one: -one.loss)[:COSTLY]
    lines = [_cost(one, labels, voice) for one in costly if one.loss >= LEAST_COST]
    for line in lines or [voice.say("analysis-none-costly")]:
        screen.say(line)


def _players(found: Analysis, voice: TerminalVoice) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column(voice.say("analysis-player"))
    for name in ("start", "skill", "gifts", "luck", "drift", "result", "accuracy"):
        table.add_column(voice.say(f"analysis-{name}"), justify="right")
    for seat, player in enumerate(found.players):
        steps = (player.skill, player.gifts, player.luck, player.drift)
        table.add_row(
            f"{voice.figure(seat)} {voice.name(seat)}",
            f"{player.start:.0%}",
            *[f"{100 * step:+.0f}" for step in steps],
            f"{player.result:.0%}",
            f"{player.accuracy:.0f}%",
        )
    return table


def _curve(found: Analysis, seat: int, width: int) -> str:
    """A seat's chances over the game as a row of bars."""
    chances = [point["chances"][seat] for point in found.chart]
    width = min(width, len(chances))
    sampled = [chances[number * (len(chances) - 1) // max(1, width - 1)] for number in range(width)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in sampled)


class _Labels:
    """What a move is called, which depends on the position it is made in."""

    def __init__(self, record: Record, voice: TerminalVoice) -> None:
        self._record = record
        self._voice = voice

    def __call__(self, ply: int, move: str) -> str:
        state = self._record.replay(ply)
        return self._voice.choice(state.parse(move), state.view(ALL))


def _turning_point(point: TurningPoint, found: Analysis, labels: _Labels, voice: TerminalVoice) -> str:
    one = found.decisions[point.ply]
    swings = [after - before for before, after in zip(point.before, point.after, strict=True)]
    most = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
    unknowing = point.kind == "decision" and one.best == one.move  # what it did, the seat could not know
    return voice.say(
        "analysis-turned-unknowing" if unknowing else f"analysis-turned-by-{point.kind}",
        ply=point.ply + 1,
        seat=one.seat,
        move=labels(one.ply, one.move),
        best=labels(one.ply, one.best),
        victim=most,
        before=round(100 * point.before[most]),
        after=round(100 * point.after[most]),
    )


def _cost(one: Study, labels: _Labels, voice: TerminalVoice) -> str:
    return voice.say(
        "analysis-cost",
        ply=one.ply + 1,
        seat=one.seat,
        move=labels(one.ply, one.move),
        best=labels(one.ply, one.best),
        points=max(1, round(100 * one.loss)),
    )
