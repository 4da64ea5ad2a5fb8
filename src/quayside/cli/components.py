"""`quayside components`: the values of a game's cards and tiles, for an owner to fill in those of their copy."""

from __future__ import annotations

import argparse
from typing import Any

import quayside
from quayside.cli.arguments import add_game
from quayside.core.errors import OptionError


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    parser = subparsers.add_parser(
        "components",
        help="the values of a game's cards, to be replaced by your copy's",
        description="Some games are shipped with values of our own making. Write them to a file, put in those of "
        "your copy, check it, and play with it: quayside play lisboa --components FILE.",
    )
    add_game(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--template", action="store_true", help="print the file to fill in, with its comments")
    what.add_argument("--check", metavar="FILE", help="say whether a file can be played with")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = quayside.game(args.game)
    template = game.components_template()
    if not template:
        raise OptionError(f"{args.game} has no values to replace: they follow from its rules")
    if args.template:
        print(template, end="")
        return 0
    players = game.players[-1]
    options = game.checked_options(game.opened_options({"components": args.check}), players)
    ours = options["components"] is None
    print(
        f"{args.check} holds {'the values that we ship' if ours else 'values of its own'}: {game.values_digest(options)}"
    )
    return 0
