"""`quayside balance`: bots play many games, and tables tell where the points come from and what is never used."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.table import Table

import quayside
from quayside import bots
from quayside.cli.arguments import add_game, add_language, add_options, add_runs, listed
from quayside.cli.figures import progress, table
from quayside.cli.screen import Screen
from quayside.cli.simulate import seats_of, table_of_tallies
from quayside.cli.words import SHAPES
from quayside.lab.balance import Balance
from quayside.lab.games import options_of
from quayside.lab.simulate import Plan, play_all
from quayside.voice import Voice


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "balance",
        help="what of a game is strong, weak or never used",
        description="Let bots play many games on all cores and count where points come from and what is used.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=int, default=2000, help="how many games (without it: %(default)s)"
    )
    parser.add_argument("--players", metavar="N", type=int, help="how many play (without it: four)")
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        type=listed,
        help=f"who plays: {', '.join(bots.names())}, or package.module:Class (without it: greedy)",
    )
    add_runs(parser)
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = quayside.game(args.game)
    seats = seats_of(rules, args)
    options = options_of(rules, args.option, len(seats))
    plan = Plan(rules.id, tuple(seats), args.games, args.seed, options, counted=True)
    plan.check()
    voice = _voice(rules.id, args.lang)
    screen = Screen()
    balance = Balance.of(plan)
    with progress(screen.console) as bar:
        task = bar.add_task(voice.say("terminal-simulate-progress"), total=plan.games)
        for outcome in play_all(plan, args.processes):
            balance.add(outcome)
            bar.advance(task)
    _report(screen, voice, balance)
    return 0


def _voice(game_id: str, lang: str) -> Voice:
    """With the terminal's own texts and those of the game's ledger."""
    here = Path(__file__).parent / "text" / f"{lang}.ftl"
    of_the_ledger = Path(__file__).parents[1] / "games" / game_id / "text" / "balance" / f"{lang}.ftl"
    return Voice(game_id, lang, extra=[of_the_ledger, here])


def _report(screen: Screen, voice: Voice, balance: Balance) -> None:
    summary = balance.summary
    title = voice.say("terminal-simulate-title", games=summary.games, game=voice.say("game-name"))
    screen.rule(f"[bold]{title}[/]")
    seats = [(f"{SHAPES[seat]} {seat + 1}", tally) for seat, tally in enumerate(summary.seats)]
    screen.show(table_of_tallies(voice, "terminal-simulate-by-seat", seats))
    facts = {
        "terminal-simulate-decisions": f"{summary.decisions / summary.games:.1f}",
        "terminal-balance-best": f"{balance.best / summary.games:.1f}",
        "terminal-balance-worst": f"{balance.worst / summary.games:.1f}",
        "terminal-balance-highest": str(balance.highest),
        "terminal-balance-lowest": str(balance.lowest),
        "terminal-simulate-seed": str(balance.plan.seed),
    }
    screen.say(
        "   ".join([f"{voice.say(name)} {fact}".replace(" ", "\u00a0") for name, fact in facts.items()])
    )
    for sheet in balance.sheets():
        screen.show(_sheet(voice, sheet))
    screen.say(voice.say("terminal-balance-note", fair=f"{1 / len(balance.plan.bots):.1%}"), "muted")


def _sheet(voice: Voice, sheet: Mapping[str, Any]) -> Table:
    heads = [voice.phrase(head) for head in (sheet["title"], *sheet["columns"])]
    rows = [[cell if isinstance(cell, str) else voice.phrase(cell) for cell in row] for row in sheet["rows"]]
    return table(heads, rows)
