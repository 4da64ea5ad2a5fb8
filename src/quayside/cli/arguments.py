"""What several commands understand alike: languages, options of a game, lists of bots."""

from __future__ import annotations

import argparse
import importlib
import secrets
import sys
from types import ModuleType
from typing import NoReturn

from quayside.cli.words import usual_language
from quayside.core.errors import OptionError
from quayside.core.events import Listener
from quayside.core.game import Game
from quayside.core.registry import game, games
from quayside.core.state import State
from quayside.lab.games import Runner, cores
from quayside.voice import languages


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, instead of listing all that would be right."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} ({self.prog} --help tells more)", file=sys.stderr)
        raise SystemExit(2)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(games())}")


def add_runs(parser: argparse.ArgumentParser) -> None:
    """Which games are played, and in how many processes."""
    parser.add_argument(
        "--seed",
        metavar="N",
        type=int,
        default=secrets.randbits(32),
        help="the same number gives the same games",
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=_processes,
        default=cores(),
        help="how many side by side (without it: %(default)s)",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address; local: on one that is started here",
    )


def cluster_of(args: argparse.Namespace) -> Runner | None:
    """The cluster that was asked for."""
    if not args.ray:
        return None
    cluster = needed("quayside.lab.cluster")
    own = {"num_cpus": args.processes} if args.ray == cluster.LOCAL else {}
    runner: Runner = cluster.on_cluster(args.ray, **own)  # sets what Ray reads when it is imported
    needed("ray", "cluster")
    return runner


def _processes(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"at least one process has to play, not {text}")
    return int(text)


def add_language(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(languages())
    parser.add_argument(
        "--lang", metavar="LANG", default=usual_language(), help=f"language: {known} (now %(default)s)"
    )


def add_position(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument(
        "--position", metavar="TEXT", help=f"{about}: a line of text as state.position() writes it"
    )


def position_of(text: str, seed: int, listener: Listener | None = None) -> State:
    """The state that a text tells; it says itself of which game."""
    return game(text.split("/")[0].strip()).position(text, seed, None, listener)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an optional rule, as in pirate_eviction=true",
    )
    parser.add_argument(
        "--components",
        metavar="FILE",
        dest="option",
        action="append",
        type=lambda path: f"components={path}",
        help="play with the values of your own copy (see: quayside components)",
    )


def listed(text: str) -> list[str]:
    """The items of a comma-separated list."""
    return [item.strip() for item in text.split(",") if item.strip()]


def usual_players(game: Game, named: int) -> int:
    """As many as were named, if that makes a game or is too many for one; else four, or whatever comes nearest. Who is
    named alone is not meant to play alone: that takes --players 1."""
    if named >= max(2, game.players[0]):
        return named
    return min(game.players, key=lambda players: abs(players - 4))


def filled(bots: list[str], places: int) -> list[str]:
    """So many bots, the list repeated from its beginning as often as it takes.

    >>> filled(["greedy", "random"], 3)
    ['greedy', 'random', 'greedy']
    """
    return [bots[number % len(bots)] for number in range(places)]


def needed(module: str, extra: str = "lab") -> ModuleType:
    """A module of the house that asks for packages of an extra; what is missing is told in one sentence."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        package = (error.name or module).partition(".")[0]
        raise OptionError(f"this needs {package}: pip install 'quayside[{extra}]'") from error
