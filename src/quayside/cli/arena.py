"""`quayside arena`: a tournament between bots, with running standings, and a report at the end."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Group, RenderableType
from rich.live import Live
from rich.table import Table

from quayside import bots
from quayside.cli.arguments import (
    add_cluster,
    add_language,
    add_options,
    add_runs,
    cluster_of,
    listed,
    needed,
    usual_players,
)
from quayside.cli.figures import progress, table
from quayside.cli.screen import Screen
from quayside.cli.table import INTERRUPTED
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.registry import game, games
from quayside.lab.arena import Folder, Result, Standings, Tournament
from quayside.lab.elsewhere import named
from quayside.lab.games import Runner, here, options_of
from quayside.lab.simulate import Tally, best_first

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
        help=f"who plays: {', '.join(bots.names())}, search:500, package.module:Class, or any of them as it was at another commit, greedy@REVISION (without it: {','.join(QUICK)})",
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
    parser.add_argument(
        "--against",
        metavar="REVISION",
        help="each bot plays beside itself as it was at another commit, which is installed once",
    )
    parser.add_argument("--seconds", metavar="S", type=float, help="thinking time for each decision")
    parser.add_argument("--iterations", metavar="N", type=int, help="or rounds of thought for each decision")
    add_runs(parser)
    add_cluster(parser)
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
        results = _played(folder, cluster_of(args) or here(args.processes), screen, voice)
    except KeyboardInterrupt:
        screen.say(voice.say("terminal-arena-stopped", folder=str(folder.path)))
        return INTERRUPTED
    _report(analysis.analyse(tournament, results), folder, screen, voice, args.lang)
    return 0


def _begun(args: argparse.Namespace) -> Folder:
    if args.game is None:
        raise OptionError("which game? Or --resume FOLDER")
    rules = game(args.game)
    players = usual_players(rules, 0) if args.players is None else args.players
    options = options_of(rules, args.option, players)
    bots_there = [named(bot, args.against) for bot in args.bots] if args.against else []
    tournament = Tournament(
        rules.id,
        (*args.bots, *bots_there),
        players,
        args.games,
        args.seed,
        options,
        args.seconds,
        args.iterations,
    )
    return Folder.begun(args.out or f"arena-{rules.id}-{args.seed}", tournament)


def _played(folder: Folder, runner: Runner, screen: Screen, voice: TerminalVoice) -> list[Result]:
    """All games, with the standings on the screen while they are played."""
    standings = Standings.of(folder.tournament)
    bar = progress(screen.console)
    task = bar.add_task(voice.say("terminal-simulate-progress"), total=folder.tournament.all_games)
    results: list[Result] = []

    def shown() -> RenderableType:
        return Group(bar, _standings(standings, voice))

    live = Live(get_renderable=shown, console=screen.console, transient=True, refresh_per_second=4)
    if screen.console.is_terminal:
        live.start()
    try:
        for result in folder.go_on(runner):
            standings.add(result)
            results.append(result)
            bar.advance(task)
    finally:
        if live.is_started:
            live.stop()
    return results


def _standings(standings: Standings, voice: TerminalVoice) -> Table:
    heads = [
        voice.say(f"terminal-simulate-{name}") for name in ("by-bot", "played", "rate", "interval", "mean")
    ]
    return table(heads, [_standing(name, tally) for name, tally in best_first(standings.bots)])


def _standing(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval
    return [name, str(tally.played), f"{tally.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{tally.mean:.1f}"]


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
    screen.say(report.facts(analysis, voice.say) + " " + voice.say("terminal-arena-table-note"), "muted")
    screen.say(voice.say("terminal-arena-out", folder=str(folder.path), report=str(folder.report)))


def _final(analysis: Any, report: Any, voice: TerminalVoice) -> Table:
    columns = ("by-bot", "played", "rate", "interval", "mean")
    heads = [voice.say(f"terminal-simulate-{column}") for column in columns]
    heads += [voice.say("terminal-arena-rating"), voice.say("terminal-arena-thinking")]
    rows = [
        [
            line.name,
            str(line.played),
            f"{line.rate.value:.1%}",
            report.percent(line.rate),
            f"{line.score.value:.1f}",
            f"{line.rating[0]:.1f} ± {line.rating[1]:.1f}",
            report.duration(line.seconds),
        ]
        for line in analysis.lines
    ]
    return table(heads, rows)


def _duels(analysis: Any, voice: TerminalVoice) -> Table:
    names = [line.name for line in analysis.lines]
    rows = [
        [one, *["" if one == two else f"{analysis.duels[one, two].value:.1%}" for two in names]]
        for one in names
    ]
    return table([voice.say("terminal-arena-before"), *names], rows)
