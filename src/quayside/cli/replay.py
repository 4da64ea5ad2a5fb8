"""`quayside replay`: the story of a game on file, and its table after any move."""

from __future__ import annotations

import argparse
import importlib
from itertools import islice

from quayside.cli.arguments import add_language
from quayside.cli.screen import Screen
from quayside.cli.story import story, whole
from quayside.cli.words import TerminalVoice
from quayside.core.errors import RecordError
from quayside.core.events import Event
from quayside.core.record import Record
from quayside.core.state import ALL, State


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell the story of a saved game",
        description="Tell the story of a saved game, and show its table after the last move or after any other.",
    )
    parser.add_argument(
        "file", metavar="FILE", help="a game saved while playing, or many from quayside simulate --out"
    )
    parser.add_argument("--to", metavar="N", type=int, help="stop after so many moves")
    parser.add_argument(
        "--game", metavar="K", type=int, default=1, help="of a file with many games, the one with this number"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
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
    drawing = importlib.import_module(f"quayside.games.{record.game}.terminal")
    view = state.view(viewer)
    screen = Screen()
    screen.story(story(told, voice, drawing))
    screen.gap()
    screen.say(voice.say("terminal-replay-at", ply=state.ply, moves=len(record.moves)), "title")
    screen.heading(drawing.heading(view, voice))
    screen.draw(drawing.draw_end(view, voice) if state.to_play < 0 else whole(drawing, view, voice))
    if state.to_play >= 0:
        screen.say(voice.prompt(view), "prompt")
    return 0


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
