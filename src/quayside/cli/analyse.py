"""`quayside analyse`: what a finished game looked like, decision by decision, as search sees it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from quayside.bots import Budget
from quayside.bots.analysis import ITERATIONS, Analysis, Study, TurningPoint, analyse, hints
from quayside.cli.arguments import add_language, add_position, position_of
from quayside.cli.figures import progress, table
from quayside.cli.replay import check_what, record_in, show, voice_of
from quayside.cli.screen import Screen
from quayside.cli.solve import learn
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.record import Record
from quayside.core.seen import Seen
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
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="a finished game, or many from quayside simulate --out"
    )
    add_position(parser, "no game, but one decision")
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
    parser.add_argument(
        "--learn",
        metavar="SEAT",
        type=int,
        help="then find better moves for the worst decisions of a seat, from 1",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.iterations < 1:
        raise OptionError(f"a decision needs at least one round of thought, not {args.iterations}")
    check_what(args)
    if args.position:
        return _decision(args)
    record = record_in(args.file, args.game)
    if args.learn is not None and not 1 <= args.learn <= record.players:
        raise OptionError(f"there is no seat {args.learn}: seats are 1 to {record.players}")
    voice = voice_of(record.replay(0), args.lang)
    found = _with_progress(record, args.iterations, voice)
    if args.json:
        print(json.dumps(found.to_dict()))
    else:
        _tell(found, record, voice)
    if args.learn is not None:
        learn(record, found, args.learn - 1, args.lang, Screen())
    return 0


def _decision(args: argparse.Namespace) -> int:
    """What search thinks of the best moves of whoever decides, as far as that seat may know the position."""
    state = position_of(args.position, 0)
    if state.to_play < 0:
        raise OptionError("the game is over in this position")
    found = hints(Seen(state, state.to_play), Budget(iterations=args.iterations))
    if args.json:
        print(json.dumps([asdict(hint) for hint in found]))
        return 0
    voice = voice_of(state, args.lang)
    show(state, args.lang)
    screen = Screen()
    for hint in found:
        label = voice.choice(state.parse(hint.move), state.view(state.to_play))
        chances = "  ".join(f"{voice.figure(seat)} {chance:.0%}" for seat, chance in enumerate(hint.chances))
        screen.markup(f"{label}   {chances}")
    return 0


def _with_progress(record: Record, iterations: int, voice: TerminalVoice) -> Analysis:
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task(voice.say("analysis-progress"), total=len(record.moves))
        return analyse(record, iterations, 0, lambda done, _: bar.update(task, completed=done))


def _tell(found: Analysis, record: Record, voice: TerminalVoice) -> None:
    screen = Screen()
    screen.say(voice.say("analysis-title"), "title")
    screen.show(_players(found, voice))
    screen.say(voice.say("analysis-legend"), "muted")
    screen.say(voice.say("analysis-accuracy-legend"), "muted")
    screen.gap()
    screen.say(voice.say("analysis-chart"), "title")
    for seat in range(len(found.players)):
        screen.markup(f"{voice.figure(seat)} {_curve(found, seat, max(20, min(screen.width, 100) - 4))}")
    costly = sorted(found.decisions, key=lambda one: -one.loss)[:COSTLY]
    told = [*costly, *[found.decisions[point.ply] for point in found.turning_points]]
    labels = labels_of(told, record, voice)
    screen.gap()
    screen.say(voice.say("analysis-turning-points"), "title")
    for point in found.turning_points:
        screen.say(_turning_point(point, found, labels, voice))
    screen.gap()
    screen.say(voice.say("analysis-costly"), "title")
    lines = [_cost(one, labels, voice) for one in costly if one.loss >= LEAST_COST]
    for line in lines or [voice.say("analysis-none-costly")]:
        screen.say(line)


COLUMNS = ("player", "start", "skill", "gifts", "luck", "drift", "result", "accuracy")


def _players(found: Analysis, voice: TerminalVoice) -> Table:
    rows = [
        [
            f"{voice.figure(seat)} {voice.name(seat)}",
            f"{player.start:.0%}",
            *[f"{100 * step:+.0f}" for step in (player.skill, player.gifts, player.luck, player.drift)],
            f"{player.result:.0%}",
            f"{player.accuracy:.0f}%",
        ]
        for seat, player in enumerate(found.players)
    ]
    return table([voice.say(f"analysis-{name}") for name in COLUMNS], rows)


def _curve(found: Analysis, seat: int, width: int) -> str:
    """A seat's chances over the game as a row of bars."""
    chances = [point["chances"][seat] for point in found.chart]
    width = min(width, len(chances))
    sampled = [chances[number * (len(chances) - 1) // max(1, width - 1)] for number in range(width)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in sampled)


def labels_of(decisions: list[Study], record: Record, voice: TerminalVoice) -> dict[int, tuple[str, str]]:
    """By ply, what the move played and the best one are called, which depends on the position they are for."""
    moves = {one.ply: (one.move, one.best) for one in decisions}
    labels: dict[int, tuple[str, str]] = {}
    state = record.replay(0)
    for ply, played in enumerate(record.moves):
        if ply in moves:
            view = state.view(ALL)
            move, best = (voice.choice(state.parse(each), view) for each in moves[ply])
            labels[ply] = move, best
        state.play(state.parse(played))
    return labels


def _turning_point(
    point: TurningPoint, found: Analysis, labels: dict[int, tuple[str, str]], voice: TerminalVoice
) -> str:
    one = found.decisions[point.ply]
    swings = [after - before for before, after in zip(point.before, point.after, strict=True)]
    most = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
    move, best = labels[one.ply]
    unknowing = point.kind == "decision" and one.best == one.move  # what it did, the seat could not know
    return voice.say(
        "analysis-turned-unknowing" if unknowing else f"analysis-turned-by-{point.kind}",
        ply=point.ply + 1,
        seat=one.seat,
        move=move,
        best=best,
        victim=most,
        before=round(100 * point.before[most]),
        after=round(100 * point.after[most]),
    )


def _cost(one: Study, labels: dict[int, tuple[str, str]], voice: TerminalVoice) -> str:
    move, best = labels[one.ply]
    return voice.say(
        "analysis-cost",
        ply=one.ply + 1,
        seat=one.seat,
        move=move,
        best=best,
        points=max(1, round(100 * one.loss)),
    )
