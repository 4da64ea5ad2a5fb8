"""`quayside replay`: the story of a game on file, and its table after any move."""

from __future__ import annotations

import argparse
from itertools import islice

from quayside.cli.arguments import add_language, add_position, position_of
from quayside.cli.screen import Screen
from quayside.cli.story import story
from quayside.cli.words import TerminalVoice
from quayside.core.errors import OptionError, RecordError
from quayside.core.events import Args, Event
from quayside.core.record import Record
from quayside.core.state import ALL, State


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell the story of a saved game",
        description="Tell the story of a saved game, and show its table after the last move or after any other.",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a game saved while playing, or many from quayside simulate --out",
    )
    add_position(parser, "no story, but a table")
    parser.add_argument("--to", metavar="N", type=int, help="stop after so many moves")
    parser.add_argument(
        "--game", metavar="K", type=int, default=1, help="of a file with many games, the one with this number"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_what(args)
    if args.position:
        show(position_of(args.position, 0), args.lang)
        return 0
    record = record_in(args.file, args.game)
    events: list[Event] = []
    state = record.replay(args.to, events.append)
    over = (state if args.to is None else record.replay()).to_play < 0
    # A game that is over has no secrets; in one that can still go on, only what everybody may see is shown
    viewer = ALL if over else None
    told = [
        {"kind": event.kind, "rule": event.rule, **event.args} if over else event.seen_by(None)
        for event in events
    ]
    voice = voice_of(state, args.lang)
    screen = Screen()
    screen.story(story(told, voice, state.game.drawing))
    screen.gap()
    screen.say(voice.say("terminal-replay-at", ply=state.ply, moves=len(record.moves)), "title")
    _draw(state, state.view(viewer), voice, screen)
    return 0


def check_what(args: argparse.Namespace) -> None:
    if bool(args.file) == bool(args.position):
        raise OptionError("name a file, or a --position: one of them")


def show(state: State, lang: str) -> None:
    """The table of a position; whoever has its text knows all that is in it."""
    _draw(state, state.view(ALL), voice_of(state, lang), Screen())


def _draw(state: State, view: Args, voice: TerminalVoice, screen: Screen) -> None:
    drawing = state.game.drawing
    screen.heading(drawing.heading(view, voice))
    screen.draw(drawing.draw_end(view, voice) if state.to_play < 0 else drawing.draw_whole(view, voice))
    if state.to_play >= 0:
        screen.say(voice.prompt(view), "prompt")


def voice_of(state: State, lang: str) -> TerminalVoice:
    """Tells of a game on file: players are called by their seats, cards by the values that were played with."""
    plain = TerminalVoice(state.game.id, lang)
    seats = [plain.name(seat) for seat in range(state.players)]
    return TerminalVoice(state.game.id, lang, seats, values=state.game.values(state.setup.options))


def record_in(path: str, number: int) -> Record:
    """The game with that number in a file."""
    for record in islice(Record.load_all(path), max(0, number - 1), None):
        if number > 0:
            return record
    raise RecordError(f"{path} has no game number {number}")
