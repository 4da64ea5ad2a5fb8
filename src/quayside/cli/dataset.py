"""`quayside dataset`: many positions of a game in one file, with a card that tells what they are; and checking such a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from quayside import bots
from quayside.cli.arguments import Parser, add_game, add_language, add_options, add_runs, listed, needed
from quayside.cli.figures import progress
from quayside.cli.screen import Screen
from quayside.cli.simulate import seats_of
from quayside.cli.words import TerminalVoice
from quayside.core.registry import game
from quayside.lab.games import options_of
from quayside.lab.simulate import Plan

USUAL: Final = 1_000_000
SEED: Final = 1
FAILED: Final = 1  # exit code of a check that found something


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "dataset",
        help="positions on file, to learn from and to cite",
        description="Write many positions of a game into one Parquet file, with a data card; or check such a folder.",
    )
    what = parser.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)

    make = what.add_parser(
        "make",
        help="let bots play and write their positions",
        description="Bots play until there are enough positions. The same command with the same release writes the same "
        "ones, however many processes there are.",
    )
    add_game(make)
    make.add_argument(
        "--positions", metavar="N", type=int, default=USUAL, help="how many (without it: %(default)s)"
    )
    make.add_argument("--players", metavar="N", type=int, help="how many play (without it: four)")
    make.add_argument(
        "--bots",
        metavar="BOT,...",
        type=listed,
        help=f"who plays: {', '.join(bots.names())}, or package.module:Class (without it: greedy)",
    )
    make.add_argument(
        "--views", action="store_true", help="with what a seat sees in words, too: many times as large"
    )
    make.add_argument("--out", metavar="FOLDER", help="where to (without it: quayside-GAME)")
    add_runs(make)
    add_options(make)
    add_language(make)
    make.set_defaults(run=_make, seed=SEED)

    check = what.add_parser("check", help="read all of a dataset, and play some of its games again")
    check.add_argument("folder", metavar="FOLDER")
    check.add_argument(
        "--games",
        metavar="N",
        type=int,
        default=20,
        help="how many are played again (without it: %(default)s)",
    )
    add_language(check)
    check.set_defaults(run=_check)


def _make(args: argparse.Namespace) -> int:
    dataset = needed("quayside.lab.dataset")
    rules = game(args.game)
    seats = seats_of(rules, args)
    options = options_of(rules, args.option, len(seats))
    plan = Plan(rules.id, tuple(seats), 1, args.seed, options, views=args.views)
    folder = Path(args.out or f"quayside-{rules.id}")
    voice = TerminalVoice(rules.id, args.lang)
    screen = Screen()
    written = 0
    with progress(screen.console) as bar:
        task = bar.add_task(voice.say("terminal-dataset-making"), total=args.positions)
        for written in dataset.make(plan, args.positions, folder, args.processes):
            bar.update(task, completed=min(written, args.positions))
    screen.say(voice.say("terminal-dataset-made", positions=written, folder=str(folder)))
    return 0


def _check(args: argparse.Namespace) -> int:
    dataset = needed("quayside.lab.dataset")
    folder = Path(args.folder)
    figures = dataset.read_figures(folder)
    voice = TerminalVoice(figures["game"], args.lang)
    screen = Screen()
    wrong = list(dataset.check(folder, args.games))
    for sentence in wrong:
        screen.say(sentence, "loss")
    if wrong:
        return FAILED
    screen.say(
        voice.say(
            "terminal-dataset-checked",
            positions=figures["positions"],
            games=min(args.games, figures["games"]),
            digest=figures["digest"],
        )
    )
    return 0
