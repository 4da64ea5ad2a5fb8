"""`quayside arena`: a tournament between bots, with running standings, and a report at the end."""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quayside import bots
from quayside.cli.arguments import (
    add_language,
    add_options,
    add_runs,
    listed,
    needed,
    options_of,
    usual_players,
)
from quayside.cli.screen import Screen
from quayside.cli.table import INTERRUPTED
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.registry import game, games
from quayside.lab.arena import Folder, Result, Runner, Standings, Tournament, here

QUICK = ["random", "novice", "greedy"]  # who plays when nobody is named: those who answer at once


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "arena",
        help="a tournament between bots",
        description="A tournament between bots: every seed is played with every seating. What is played is kept in a "
        "folder, so that a tournament that was broken off can go on: quayside arena --resume FOLDER.",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"which game: {', '.join(games())}")
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        type=listed,
        default=QUICK,
        help=f"who plays: {', '.join(bots.names())}, search:500, or package.module:Class (without it: {','.join(QUICK)})",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=int,
        default=400,
        help="at least so many games; the last round is played to its end (without it: %(default)s)",
    )
    parser.add_argument(
        "--players", metavar="N", type=int, help="how many seats (without it: four, if it can be)"
    )
    parser.add_argument("--seconds", metavar="S", type=float, help="thinking time for each decision")
    parser.add_argument("--iterations", metavar="N", type=int, help="or rounds of thought for each decision")
    add_runs(parser)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address; local: on one that is started here",
    )
    parser.add_argument(
        "--out", metavar="FOLDER", help="where games and report are kept (without it: arena-GAME-SEED)"
    )
    parser.add_argument("--resume", metavar="FOLDER", help="go on with the tournament in this folder")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    analysis = needed("quayside.lab.analysis")
    folder = Folder.found(args.resume) if args.resume else _begun(args)
    tournament = folder.tournament
    voice = TerminalVoice(tournament.game, args.lang)
    screen = Screen()
    try:
        results = _played(folder, _runner(args), screen, voice)
    except KeyboardInterrupt:
        screen.say(voice.say("terminal-arena-stopped", folder=str(folder.path)))
        return INTERRUPTED
    _report(analysis.analyse(tournament, results), folder, screen, voice, args.lang)
    return 0


def _begun(args: argparse.Namespace) -> Folder:
    if args.game is None:
        raise OptionError("which game? Or --resume FOLDER")
    rules = game(args.game)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    players = usual_players(rules, 0) if args.players is None else args.players
    options = options_of(rules, args.option, players)
    tournament = Tournament(
        rules.id, tuple(args.bots), players, args.games, seed, options, args.seconds, args.iterations
    )
    return Folder.begun(args.out or f"arena-{rules.id}-{seed}", tournament)


def _runner(args: argparse.Namespace) -> Runner:
    if args.processes < 1:
        raise OptionError(f"at least one process has to play, not {args.processes}")
    if not args.ray:
        return here(args.processes)
    cluster = needed("quayside.lab.cluster")
    own = {"num_cpus": args.processes} if args.ray == cluster.LOCAL else {}
    runner: Runner = cluster.on_cluster(args.ray, **own)  # sets what Ray reads when it is imported
    needed("ray", "cluster")
    return runner


def _played(folder: Folder, runner: Runner, screen: Screen, voice: TerminalVoice) -> list[Result]:
    """All games, with the standings on the screen while they are played."""
    standings = Standings.of(folder.tournament)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    progress = Progress(*columns, console=screen.console)
    task = progress.add_task(voice.say("terminal-simulate-progress"), total=folder.tournament.all_games)
    results: list[Result] = []

    def shown() -> RenderableType:
        return Group(progress, _standings(standings, voice))

    live = Live(get_renderable=shown, console=screen.console, transient=True, refresh_per_second=4)
    if screen.console.is_terminal:
        live.start()
    try:
        for result in folder.go_on(runner):
            standings.add(result)
            results.append(result)
            progress.advance(task)
    finally:
        if live.is_started:
            live.stop()
    return results


def _standings(standings: Standings, voice: TerminalVoice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("terminal-simulate-by-bot"))
    for column in ("played", "rate", "interval", "mean"):
        table.add_column(voice.say(f"terminal-simulate-{column}"), justify="right")
    for name, tally in standings.best_first():
        if tally.played:
            low, high = tally.interval
            rate = f"{float(tally.wins) / tally.played:.1%}"
            table.add_row(name, str(tally.played), rate, f"{low:.1%} – {high:.1%}", f"{tally.mean:.1f}")
    return table


# The report


def _report(analysis: Any, folder: Folder, screen: Screen, voice: TerminalVoice, lang: str) -> None:
    report = needed("quayside.lab.report")
    title = voice.say("terminal-arena-title", game=voice.say("game-name"))
    folder.report.write_text(report.page(analysis, title, voice.say, lang), encoding="utf-8")
    figures = needed("quayside.lab.analysis").to_json(analysis)
    (folder.path / "figures.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    screen.rule(f"[bold]{title}[/]")
    screen.show(_final(analysis, report, voice))
    screen.show(_duels(analysis, voice))
    tournament = folder.tournament
    facts = voice.say(
        "terminal-arena-facts",
        games=analysis.games,
        rounds=analysis.rounds,
        players=tournament.players,
        seed=str(tournament.seed),
    )
    screen.say(facts + " " + voice.say("terminal-arena-table-note"), "muted")
    screen.say(voice.say("terminal-arena-out", folder=str(folder.path), report=str(folder.report)))


def _final(analysis: Any, report: Any, voice: TerminalVoice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("terminal-simulate-by-bot"))
    for column in (
        "simulate-played",
        "simulate-rate",
        "simulate-interval",
        "simulate-mean",
        "arena-rating",
        "arena-thinking",
    ):
        table.add_column(voice.say(f"terminal-{column}"), justify="right")
    for line in analysis.lines:
        table.add_row(
            line.name,
            str(line.played),
            f"{line.rate.value:.1%}",
            report.percent(line.rate),
            f"{line.score.value:.1f}",
            f"{line.rating[0]:.1f} ± {line.rating[1]:.1f}",
            report.duration(line.seconds),
        )
    return table


def _duels(analysis: Any, voice: TerminalVoice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    names = [line.name for line in analysis.lines]
    table.add_column(voice.say("terminal-arena-before"))
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        cells = ["" if one == two else f"{analysis.duels[one, two].value:.1%}" for two in names]
        table.add_row(one, *cells)
    return table
