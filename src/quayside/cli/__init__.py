"""The command `quayside`."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import quayside
from quayside.cli import (
    admin,
    analyse,
    arena,
    balance,
    components,
    dataset,
    play,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
)
from quayside.cli.arguments import Parser
from quayside.cli.table import INTERRUPTED
from quayside.core.errors import QuaysideError

WRONG: Final = 2  # what was asked cannot be done
CLOSED: Final = 141  # nobody reads our output any more


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; its exit code. What goes wrong is told in one sentence on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still gets the others
    try:
        args = _parsed(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except KeyboardInterrupt:
        print("\nGoodbye!", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return CLOSED
    except QuaysideError as error:
        print(f"quayside: {error}", file=sys.stderr)
        return WRONG
    except OSError as error:
        print(
            f"quayside: {error.filename or 'a file'} cannot be used: {error.strerror or error}",
            file=sys.stderr,
        )
        return WRONG


def _parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """Words may also come after an option, as in `quayside rules manila --lang zh pirates`; argparse would not have it."""
    parser = _parser()
    args, rest = parser.parse_known_args(argv)
    strange = [word for word in rest if word.startswith("-") or not hasattr(args, "words")]
    if strange:
        parser.error(f"unrecognized arguments: {' '.join(strange)}")
    if rest:
        args.words += rest
    return args


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="quayside",
        description="Harbour games: play them, alone or with others, watch bots play, read the rules.",
    )
    parser.add_argument("--version", action="version", version=f"quayside {quayside.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (
        play,
        puzzles,
        serve,
        admin,
        simulate,
        balance,
        dataset,
        arena,
        replay,
        analyse,
        rules,
        components,
    ):
        command.add_parser(commands)
    return parser


def _forget_output() -> None:
    """So that Python does not complain once more when it flushes at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
