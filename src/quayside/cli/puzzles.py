"""`quayside puzzles`: positions with one clearly best move: solving them, making them, judging them again."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quayside.cli.arguments import Parser, add_game, add_language, add_runs
from quayside.cli.figures import progress
from quayside.cli.screen import Screen
from quayside.cli.solve import solve
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.lab import puzzles as making
from quayside.study import puzzles
from quayside.study.puzzles import Puzzle

USUAL: Final = 160  # puzzles that are given out with a game
SEED: Final = 1
FAILED: Final = 1  # exit code of a check that found something


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="positions to solve",
        description="Positions with one clearly best move: solve them, make more of them, judge them again.",
    )
    what = parser.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)

    play = what.add_parser("play", help="solve puzzles at this keyboard")
    add_game(play)
    play.add_argument("--theme", metavar="THEME", help="only those with this theme")
    play.add_argument("--id", metavar="ID", help="the one with this id, as its link names it")
    play.add_argument("--daily", action="store_true", help="the one of today")
    _add_file(play)
    add_language(play)
    play.set_defaults(run=_play)

    make = what.add_parser(
        "make",
        help="make puzzles, out of games that bots play or out of finished games",
        description="Bots play, a cheap search proposes positions, a long one decides. Puzzles that were judged by other "
        "weights than today's are judged again first. All that is found stands in the file of the work: a run that was "
        "broken off goes on.",
    )
    add_game(make)
    make.add_argument("--work", metavar="FILE", help="what was found so far (without it: puzzles-GAME.work)")
    make.add_argument("--out", metavar="FILE", help="the best of them (without it: puzzles-GAME.jsonl)")
    make.add_argument(
        "--count", metavar="N", type=int, default=USUAL, help="how many (without it: %(default)s)"
    )
    make.add_argument(
        "--records",
        metavar="FILE",
        action="append",
        default=[],
        help="finished games that are looked at first",
    )
    add_runs(make)
    add_language(make)
    make.set_defaults(run=_make, seed=SEED)

    check = what.add_parser("check", help="judge all puzzles of a game again")
    add_game(check)
    check.add_argument(
        "--work", metavar="FILE", help="what was judged so far (without it: puzzles-GAME.check)"
    )
    _add_file(check)
    add_runs(check)
    add_language(check)
    check.set_defaults(run=_check, seed=SEED + 1)


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--file", metavar="FILE", help="puzzles of a file, not those that come with the game")


def _puzzles(args: argparse.Namespace) -> list[Puzzle]:
    game(args.game)
    return puzzles.read(Path(args.file)) if args.file else list(puzzles.shipped(args.game))


def _play(args: argparse.Namespace) -> int:
    found = _puzzles(args)
    if args.id or args.daily:
        wanted = args.id or getattr(puzzles.daily(args.game, puzzles.day_of(time.time())), "id", "")
        found = [puzzle for puzzle in found if puzzle.id == wanted]
    if args.theme:
        found = [puzzle for puzzle in found if args.theme in puzzle.themes]
    if not found:
        raise OptionError(f"there is no such puzzle of {args.game}")
    solve(found, args.lang, Screen())
    return 0


def _make(args: argparse.Namespace) -> int:
    rules = game(args.game)
    work = Path(args.work or f"puzzles-{rules.id}.work")
    out = Path(args.out or f"puzzles-{rules.id}.jsonl")
    plan = making.Making(rules.id, args.seed, tuple(_records(args.records)))
    pool = making.Pool(puzzles.read(out) if out.exists() else ())
    voice = TerminalVoice(rules.id, args.lang)
    screen = Screen()
    wanted = making.ENOUGH * args.count
    with progress(screen.console) as bar:
        task = bar.add_task(voice.say("terminal-puzzles-making"), total=wanted)
        for _ in making.make(plan, work, pool, wanted, args.processes):
            bar.update(task, completed=len(pool.puzzles))
    puzzles.write(out, making.chosen(list(pool.puzzles.values()), args.count))
    screen.say(voice.say("terminal-puzzles-made", found=len(pool.puzzles), count=args.count, file=str(out)))
    return 0


def _records(files: list[str]) -> Iterator[str]:
    for file in files:
        for record in Record.load_all(file):
            yield record.to_json()


def _check(args: argparse.Namespace) -> int:
    found = _puzzles(args)
    voice = TerminalVoice(args.game, args.lang)
    screen = Screen()
    work = Path(args.work or f"puzzles-{args.game}.check")
    failed: list[str] = []
    with progress(screen.console) as bar:
        task = bar.add_task(voice.say("terminal-puzzles-checking"), total=len(found))
        for checked in making.check(args.game, found, work, args.seed, args.processes):
            failed += [] if checked.puzzles else [checked.again]
            bar.advance(task)
    for id in failed:
        screen.say(voice.say("terminal-puzzles-fails", id=id), "loss")
    screen.say(voice.say("terminal-puzzles-checked", held=len(found) - len(failed), count=len(found)))
    return FAILED if failed else 0
