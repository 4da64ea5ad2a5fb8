"""`quayside play`: a game at one keyboard, against bots, against each other, or both."""

from __future__ import annotations

import argparse
import secrets
from typing import Final

from rich.cells import cell_len

from quayside import bots
from quayside.cli.arguments import (
    add_game,
    add_language,
    add_options,
    add_position,
    filled,
    listed,
    position_of,
    usual_players,
)
from quayside.cli.screen import Screen
from quayside.cli.table import Player, Table
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError
from quayside.core.events import Event, Listener
from quayside.core.game import Game
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.lab.games import options_of

HUMAN: Final = "human"
USUAL_BOT: Final = "greedy"
LONGEST_NAME: Final = 14


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play", help="play at this keyboard", description="Play a game at this keyboard."
    )
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=int, help="how many play (without it: four)")
    parser.add_argument(
        "--seats", metavar="WHO,...", type=listed, help="who sits where, as in human,greedy,human,random"
    )
    parser.add_argument(
        "--humans", metavar="N", type=int, help="so many people in the first seats (without it: one)"
    )
    parser.add_argument(
        "--bots", metavar="BOT,...", type=listed, help=f"who takes the other seats: {', '.join(bots.names())}"
    )
    parser.add_argument(
        "--names",
        metavar="NAME,...",
        type=listed,
        default=[],
        help="what the players are called, seat by seat",
    )
    parser.add_argument("--seed", metavar="N", type=int, help="the same number brings the same luck")
    parser.add_argument("--first", metavar="SEAT", type=int, help="who starts: a seat from 1 (without it: 1)")
    add_options(parser)
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    add_position(parser, "begin in the middle of a game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = game(args.game)
    voice = TerminalVoice(rules.id, args.lang)
    record = _loaded(rules, args) if args.load else None
    seed = secrets.randbits(128) if args.seed is None else args.seed
    events: list[Event] = []
    placed = _placed(rules, args, seed, events.append) if args.position else None
    who = _seats(rules, args, record.players if record else placed.players if placed else args.players)
    if record is not None:
        state = record.replay(listener=events.append)
    elif placed is not None:
        state = placed
    else:
        state = _begun(rules, len(who), seed, args, events.append)
    names = _names(who, args.names, voice)
    players = [Player(names[seat], _bot(who[seat], seed, seat)) for seat in range(len(who))]
    table = Table(state, events, players, args.lang, Screen(), args.load)
    table.greet()
    table.run()
    return 0


def _loaded(rules: Game, args: argparse.Namespace) -> Record:
    record = Record.load(args.load)
    if record.game != rules.id:
        raise OptionError(f"{args.load} holds a game of {record.game}, not of {rules.id}")
    for name in ("players", "seed", "first", "option"):
        if getattr(args, name) not in (None, []):
            raise OptionError(f"a saved game goes on as it was begun: leave out --{name}")
    return record


def _placed(rules: Game, args: argparse.Namespace, seed: int, listener: Listener) -> State:
    for name in ("players", "first", "option", "load"):
        if getattr(args, name) not in (None, []):
            raise OptionError(f"a position says that itself: leave out --{name}")
    state = position_of(args.position, seed, listener)
    if state.game.id != rules.id:
        raise OptionError(f"the position is one of {state.game.id}, not of {rules.id}")
    if state.to_play < 0:
        raise OptionError("the game is over in this position")
    return state


def _seats(rules: Game, args: argparse.Namespace, players: int | None) -> list[str]:
    """Who sits where: "human", or the name of a bot."""
    if args.seats is not None:
        if args.humans is not None or args.bots is not None:
            raise OptionError("--seats says it all: leave out --humans and --bots")
        if players not in (None, len(args.seats)):
            raise OptionError(f"--seats names {len(args.seats)} players, but there are {players}")
        return list(args.seats)
    humans = 1 if args.humans is None else args.humans
    named = args.bots or []
    if players is None:
        players = usual_players(rules, humans + len(named))
    if humans < 0 or humans + len(named) > players:
        raise OptionError(f"{humans} humans and {len(named)} bots do not fit on {players} seats")
    return [HUMAN] * humans + filled(named or [USUAL_BOT], players - humans)


def _names(who: list[str], given: list[str], voice: TerminalVoice) -> list[str]:
    """The given names, then "you" for a person who plays alone, and names from the house's list for bots."""
    if len(given) > len(who):
        raise OptionError(f"there are {len(given)} names for {len(who)} players")
    for name in given:
        if not name.isprintable() or "[" in name or cell_len(name) > LONGEST_NAME:
            raise OptionError(
                f"{name!r} is no name for a player: it should be short, and have no brackets in it"
            )
    spare = iter(listed(voice.say("terminal-bot-names")))
    names = list(given)
    for seat in range(len(given), len(who)):
        if who[seat] != HUMAN:
            names.append(next(name for name in spare if name not in given))
        else:
            names.append(voice.say("terminal-you") if who.count(HUMAN) == 1 else voice.name(seat))
    return names


def _bot(name: str, seed: int, seat: int) -> bots.Bot | None:
    """A bot with luck of its own, which follows from the seed but is not that of the dice."""
    if name == HUMAN:
        return None
    return bots.load(name, int(Rng(seed << 8 | seat).fork().word()))


def _begun(rules: Game, players: int, seed: int, args: argparse.Namespace, listener: Listener) -> State:
    first = 1 if args.first is None else args.first
    if not 1 <= first <= max(players, 1):
        raise OptionError(f"there is no seat {first} to start: seats are 1 to {players}")
    return rules.new(players, seed, first - 1, None, listener, **options_of(rules, args.option, players))
