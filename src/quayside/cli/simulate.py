"""`quayside simulate`: many games between bots, a progress bar, and a table of who won how often."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TextIO

from rich.table import Table

from quayside import bots
from quayside.cli.arguments import (
    add_cluster,
    add_game,
    add_language,
    add_options,
    add_runs,
    cluster_of,
    filled,
    listed,
    needed,
    usual_players,
)
from quayside.cli.figures import progress, table
from quayside.cli.screen import Screen
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.game import Game
from quayside.core.registry import game
from quayside.lab.games import options_of
from quayside.lab.simulate import Outcome, Plan, Summary, Tally, best_first, play_all
from quayside.voice import Voice


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games on all cores, or on a Ray cluster. The same seed gives the same games, however many processes there are.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=int, default=1000, help="how many games (without it: %(default)s)"
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=int,
        help="how many play (without it: as many as there are bots, or four)",
    )
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        type=listed,
        help=f"who plays: {', '.join(bots.names())}, or package.module:Class",
    )
    parser.add_argument(
        "--fixed-seats",
        action="store_true",
        help="keep every bot on its seat, instead of moving on game by game",
    )
    add_runs(parser)
    add_cluster(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="write the record of each game into this file, one a line; into a .parquet file, all positions",
    )
    parser.add_argument(
        "--positions",
        action="store_true",
        help="write positions, for learning, into a file of lines (.jsonl) too",
    )
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = game(args.game)
    voice = TerminalVoice(rules.id, args.lang)
    seats = seats_of(rules, args)
    options = options_of(rules, args.option, len(seats))
    positions = bool(args.out) and (args.positions or args.out.endswith(".parquet"))
    plan = Plan(
        rules.id,
        tuple(seats),
        args.games,
        args.seed,
        options,
        args.fixed_seats,
        records=bool(args.out) and not positions,
        positions=positions,
    )
    plan.check()
    screen = Screen()
    summary = Summary.of(plan)
    started = time.perf_counter()
    with ExitStack() as stack:
        write = _writer(stack, args.out, plan) if args.out else None
        bar = stack.enter_context(progress(screen.console))
        task = bar.add_task(voice.say("terminal-simulate-progress"), total=plan.games)
        for outcome in play_all(plan, args.processes, cluster_of(args)):
            summary.add(outcome)
            if write is not None:
                write(outcome)
            bar.advance(task)
    _report(screen, voice, plan, summary, args, time.perf_counter() - started)
    return 0


def seats_of(rules: Game, args: argparse.Namespace) -> list[str]:
    """A bot for each seat, the named ones repeated as often as it takes."""
    named = args.bots or ["greedy"]
    players = usual_players(rules, len(named)) if args.players is None else args.players
    if len(named) > players:
        raise OptionError(f"{len(named)} bots do not fit on {players} seats")
    return filled(named, players)


def _writer(stack: ExitStack, path: str, plan: Plan) -> Callable[[Outcome], None]:
    """Writes each outcome into the file: its positions, or its record in a line."""
    if plan.positions:
        data = needed("quayside.lab.data")
        writer: Callable[[Outcome], None] = stack.enter_context(data.Writer(path, plan)).add
        return writer
    file = stack.enter_context(_opened(path))
    return lambda outcome: print(outcome.record, file=file)


def _opened(path: str) -> TextIO:
    try:
        return open(path, "w", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}") from error


# The report


def _report(
    screen: Screen,
    voice: TerminalVoice,
    plan: Plan,
    summary: Summary,
    args: argparse.Namespace,
    seconds: float,
) -> None:
    title = voice.say("terminal-simulate-title", games=summary.games, game=voice.say("game-name"))
    screen.rule(f"[bold]{title}[/]")
    screen.show(table_of_tallies(voice, "terminal-simulate-by-bot", best_first(summary.bots)))
    seats = [(f"{voice.figure(seat)} {seat + 1}", tally) for seat, tally in enumerate(summary.seats)]
    screen.show(table_of_tallies(voice, "terminal-simulate-by-seat", seats))
    facts = [("terminal-simulate-decisions", f"{summary.decisions / summary.games:.1f}")]
    for name, total in summary.statistics.items():
        facts.append((f"terminal-statistic-{name}", f"{total / summary.games:.2f}"))
    facts.append(("terminal-simulate-speed", f"{summary.games / seconds:.1f}"))
    if not args.ray:
        facts.append(("terminal-simulate-processes", str(args.processes)))
    facts.append(("terminal-simulate-seed", str(plan.seed)))
    # A fact is not torn apart at the end of a line
    told = [f"{voice.say(message)} {number}".replace(" ", "\u00a0") for message, number in facts]
    screen.say("   ".join(told))
    fair = f"{1 / len(plan.bots):.1%}"
    how = voice.say("terminal-simulate-fixed" if plan.fixed_seats else "terminal-simulate-rotate")
    screen.say(voice.say("terminal-simulate-note", shared=summary.shared, fair=fair) + " " + how, "muted")
    if args.out:
        what = "terminal-simulate-positions" if plan.positions else "terminal-simulate-out"
        screen.say(voice.say(what, file=args.out))


COLUMNS = ("played", "wins", "rate", "interval", "mean", "deviation")


def table_of_tallies(voice: Voice, who: str, tallies: list[tuple[str, Tally]]) -> Table:
    heads = [voice.say(who), *[voice.say(f"terminal-simulate-{column}") for column in COLUMNS]]
    return table(heads, [_row(name, tally) for name, tally in tallies])


def _row(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval
    return [
        name,
        str(tally.played),
        f"{float(tally.wins):.1f}",
        f"{tally.rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{tally.mean:.1f}",
        f"{tally.deviation:.1f}",
    ]
