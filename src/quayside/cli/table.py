"""A table at one keyboard: people and bots take their turns, each person sees what that seat may see, and no more."""

from __future__ import annotations

import difflib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from quayside.bots import Bot, Budget
from quayside.bots.analysis import hints
from quayside.cli import rules
from quayside.cli.keyboard import Keyboard
from quayside.cli.menu import Menu, number_in
from quayside.cli.screen import Line, Screen
from quayside.cli.story import figure_of, story
from quayside.cli.words import TerminalVoice
from quayside.core.errors import QuaysideError
from quayside.core.events import Event
from quayside.core.record import Record
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.core.terminal import Block
from quayside.lab.games import bot_name, bot_turn

THINKING: Final = Budget(seconds=2.0)  # as long as a person likes to wait
LOG_LINES: Final = 30
BEST: Final = 8  # choices that insight names
INTERRUPTED: Final = 130  # the exit code after Ctrl-C
COMMANDS: Final = ("help", "look", "odds", "hint", "why", "rules", "undo", "log", "save", "quit")


class Leave(Exception):
    """Somebody wants to stop, or there is nobody left to ask."""


@dataclass(frozen=True)
class Player:
    name: str
    bot: Bot | None = None


class Table:
    """`events` is the list to which the state's listener adds; `file` is where the game was loaded from."""

    def __init__(
        self,
        state: State,
        events: list[Event],
        players: Sequence[Player],
        lang: str,
        screen: Screen,
        file: str | None = None,
    ) -> None:
        self.players = players
        self.lang = lang
        self.screen = screen
        self.keyboard = Keyboard()
        self.events = events
        self.state = state
        self.game = self.state.game
        self.drawing = self.game.drawing
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        # With one person at most, everything is for the same eyes
        self.eyes: int | None = self.people[0] if len(self.people) == 1 else None
        self._spelt = {
            self.state.notation(action).casefold(): action for action in range(self.game.actions.size)
        }
        self._values = self.game.values(self.state.setup.options)
        self._commands = [*COMMANDS, *self.drawing.parts]
        self._told: dict[int | None, int] = {}
        self._voices: dict[int | None, TerminalVoice] = {}
        self._own_files = set() if file is None else {file}
        self._saved = -1 if file is None else self.state.ply  # the ply of which a file tells

    def voice(self, seat: int | None) -> TerminalVoice:
        if seat not in self._voices:
            names = [player.name for player in self.players]
            self._voices[seat] = TerminalVoice(self.game.id, self.lang, names, seat, self._values)
        return self._voices[seat]

    # The course of the game

    def greet(self) -> None:
        voice = self.voice(None)
        names = [
            player.name
            if player.bot is None
            else voice.say("terminal-a-bot", name=player.name, bot=bot_name(player.bot))
            for player in self.players
        ]
        self.screen.say(voice.say("terminal-players", players=", ".join(names)))

    def run(self) -> None:
        """Until the game is over, or somebody leaves."""
        try:
            while self.state.to_play >= 0:
                self._turn(self.state.to_play)
            self._end()
        except (Leave, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            raise SystemExit(INTERRUPTED) from None

    def _say_goodbye(self) -> None:
        self.screen.gap()
        if self.state.to_play < 0:
            return
        saved = self._saved == self.state.ply
        self.screen.say(self.voice(self.eyes).say("terminal-goodbye-saved" if saved else "terminal-goodbye"))

    def _turn(self, seat: int) -> None:
        bot = self.players[seat].bot
        if bot is None:
            self._draw_curtain(seat)
            self._tell(seat)
            self._show(seat)
            self._ask(seat)
            return
        bot_turn(bot, self.state, THINKING)
        if len(self.people) < 2:
            self._tell(self.eyes)

    def _draw_curtain(self, seat: int) -> None:
        """Between the turns of two people, nobody sees anything."""
        if len(self.people) < 2 or self.eyes == seat:
            return
        self.eyes = seat
        self.screen.clear()
        self.screen.rule()
        self.keyboard.read(self.voice(None).say("terminal-curtain", name=self.players[seat].name) + " ")
        self.screen.clear()

    def _tell(self, viewer: int | None, start: int | None = None) -> None:
        """What has happened since this viewer was last told."""
        first = self._told.get(viewer, 0) if start is None else start
        told = [event.seen_by(viewer) for event in self.events[first:]]
        self._told[viewer] = len(self.events)
        self.screen.story(story(told, self.voice(viewer), self.drawing))

    def _show(self, viewer: int | None) -> None:
        voice = self.voice(viewer)
        view = self.state.view(viewer)
        self.screen.heading(self.drawing.heading(view, voice))
        self.screen.draw(self.drawing.draw(view, voice))

    def _end(self) -> None:
        """The rest of the story, the fortunes laid open, and an offer to keep the game."""
        if len(self.people) > 1:
            self._tell(None, start=max(self._told.values(), default=0))
        else:
            self._tell(self.eyes)
        viewer = self.eyes if len(self.people) == 1 else None
        voice = self.voice(viewer)
        view = self.state.view(viewer)
        self.screen.heading(self.drawing.heading(view, voice))
        self.screen.draw(self.drawing.draw_end(view, voice))
        if not self.people:
            return
        self.screen.gap()
        while path := self.keyboard.read(voice.say("terminal-offer-to-save") + " "):
            if self._write(path, voice):
                return

    # A person's turn

    def _ask(self, seat: int) -> None:
        """Asks until a move has been made or taken back."""
        voice = self.voice(seat)
        view = self.state.view(seat)
        menu = Menu(self.state, voice, view)
        self.screen.ask(voice.figure(seat), voice.prompt(view))
        self.screen.choices(menu, voice)
        words = [self.state.notation(action) for action in self.state.legal()] + self._commands
        ply, events = self.state.ply, len(self.events)
        while self.state.ply == ply and len(self.events) == events:
            text = self.keyboard.read("> ", words)
            try:
                self._obey(text, seat, menu)
            except QuaysideError as error:
                self.screen.say(str(error), "loss")

    def _obey(self, text: str, seat: int, menu: Menu) -> None:
        """A number, an action in notation, or a command."""
        voice = self.voice(seat)
        action = self._action(text, menu)
        if action is not None and self.state.why_not(action) is None:
            self.state.play(action)
            return
        word, _, rest = text.partition(" ")
        command = self._command(word.casefold(), voice)
        if command in self.drawing.parts:  # its word may also be an action, where that is legal
            self._show_part(str(command), seat)
        elif action is not None:
            self._why(text, seat, menu)
        elif command is not None:
            getattr(self, f"_{command}")(rest.strip(), seat, menu)
        elif text.isdecimal():
            self._no_such_number(text, menu, voice)
        elif text:
            self._not_understood(text, menu, voice)

    def _action(self, text: str, menu: Menu) -> int | None:
        """The action of that number on the menu, or of that notation, however it is capitalised."""
        chosen = menu.chosen(text)
        return chosen if chosen is not None else self._spelt.get(" ".join(text.casefold().split()))

    def _command(self, word: str, voice: TerminalVoice) -> str | None:
        """The command that goes by this word in the language of the table, or by its own name."""
        for command in self._commands:
            if word == command or word in voice.say(f"terminal-words-{command}").split():
                return command
        return None

    def _no_such_number(self, text: str, menu: Menu, voice: TerminalVoice) -> None:
        meant = [run.verb for run in menu.runs if run.low <= int(text) <= run.high]
        message = (
            voice.say("terminal-no-number-but", number=text, instead=f"{meant[0]} {text}")
            if meant
            else voice.say("terminal-no-number", number=text)
        )
        self.screen.say(message, "loss")

    def _not_understood(self, text: str, menu: Menu, voice: TerminalVoice) -> None:
        """A number that goes too far is no slip of the pen: nobody who types `bid 301` means `bid 31`."""
        verb, _, number = text.casefold().partition(" ")
        for run in menu.runs:
            if run.verb == verb and number.strip().isdecimal():
                facts = {"verb": verb, "low": run.low, "high": run.high}
                self.screen.say(voice.say("terminal-beyond", text=text, **facts), "loss")
                return
        known = [self.state.notation(action) for action in self.state.legal()] + self._commands
        near = difflib.get_close_matches(text.casefold(), known, 1)
        message = (
            voice.say("terminal-did-you-mean", text=text, near=near[0])
            if near
            else voice.say("terminal-not-understood", text=text)
        )
        self.screen.say(message, "loss")

    # Commands

    def _help(self, rest: str, seat: int, menu: Menu) -> None:
        voice = self.voice(seat)
        rows = [
            (
                voice.say(f"terminal-usage-{command}", example=self._example()),
                voice.say(f"terminal-help-{command}", game=self.game.id),
            )
            for command in ("play", *self._commands)
        ]
        self.screen.list_commands(voice.say("terminal-commands"), rows)

    def _example(self) -> str:
        """An action in notation: the last that is legal now."""
        return self.state.notation(self.state.legal()[-1])

    def _look(self, rest: str, seat: int, menu: Menu) -> None:
        voice = self.voice(seat)
        view = self.state.view(seat)
        self.screen.heading(self.drawing.heading(view, voice))
        self.screen.draw(self.drawing.draw_whole(view, voice))

    def _show_part(self, part: str, seat: int) -> None:
        assert self.drawing.draw_part is not None
        self.screen.draw(self.drawing.draw_part(part, self.state.view(seat), self.voice(seat)))

    def _odds(self, rest: str, seat: int, menu: Menu) -> None:
        """Chances and values, worked out from what this seat may see."""
        voice = self.voice(seat)
        seen = Seen(self.state, seat)
        try:
            odds, values = self.game.insight.odds(seen), self.game.insight.values(seen)
        except NotImplementedError:
            self.screen.say(voice.say("terminal-no-insight"))
            return
        rows = [["", "", ""]]
        best_first = sorted(zip(values, self.state.legal(), strict=True), key=lambda pair: -pair[0])
        for value, action in best_first[:BEST]:
            style = "gain" if value >= 0 else "loss"
            worth = f"[{style}]{value:+.1f}[/]".replace("-", "−")
            rows.append([f"[key]{menu.number_of(action)}[/]", voice.choice(action, menu.view), worth])
        best = Block(voice.say("terminal-best"), "><>", rows)
        self.screen.draw([*self.drawing.draw_odds(odds, voice), [best]])

    def _hint(self, rest: str, seat: int, menu: Menu) -> None:
        """What search would play for this seat, with everybody's chance to win."""
        voice = self.voice(seat)
        seen = Seen(self.state, seat)
        for hint in hints(seen, THINKING):
            action = self.state.parse(hint.move)
            chances = "  ".join(f"{voice.figure(n)} {chance:.0%}" for n, chance in enumerate(hint.chances))
            self.screen.markup(
                f"[key]{menu.number_of(action)}[/] {voice.choice(action, menu.view)}   {chances}"
            )
            self.screen.say(" ".join(self._reason(why, seen, action, voice) for why in hint.why), "muted")

    def _reason(self, why: dict[str, Any], seen: Seen, action: int, voice: TerminalVoice) -> str:
        """A sentence of a hint; the move it names is called as the seat would see it then."""
        facts = {name: fact for name, fact in why.items() if name != "key"}
        if "other" in facts:  # that could be played now
            facts["other"] = voice.choice(seen.game.actions.parse(str(facts["other"])), seen.view)
        if "move" in facts:
            then = seen.sample(Rng(0))
            then.play(action)
            answer = then.parse(str(facts["move"]))
            if answer in then.legal():
                facts["move"] = voice.choice(answer, then.view(seen.seat))
        return voice.say(why["key"], **facts)

    def _why(self, rest: str, seat: int, menu: Menu) -> None:
        """Why an action is not legal, and where the rulebook says so."""
        voice = self.voice(seat)
        action = self._action(rest, menu)
        if action is None and rest.isdecimal() and menu.runs:
            action = self._action(f"{menu.runs[0].verb} {rest}", menu)
        if not rest:
            self.screen.say(voice.say("terminal-why-what", example=self._example()))
            return
        if action is None:
            self._not_understood(rest, menu, voice)
            return
        why = self.state.why_not(action)
        if why is None:
            self.screen.say(voice.say("terminal-legal", action=self.state.notation(action)))
            return
        self.screen.say(voice.refusal(why), "loss")
        if why.rule in [rule.id for rule in voice.rulebook.rules()]:
            self.screen.markup(
                voice.say("terminal-rule", title=voice.rulebook.rule(why.rule).title, rule=why.rule)
            )

    def _rules(self, rest: str, seat: int, menu: Menu) -> None:
        """The rulebook, as `quayside rules` shows it; ids may leave out the game."""
        book = self.voice(seat).rulebook
        id = f"{self.game.id}.{rest.casefold()}"
        known = book.chapter(id) is not None or id in [rule.id for rule in book.rules()]
        rules.show(self.game.id, self.lang, id if known else rest)

    def _undo(self, rest: str, seat: int, menu: Menu) -> None:
        """One move back, as long as nobody else has moved and nothing was revealed since."""
        if self.state.ply == self.state.barrier:
            self.screen.say(self.voice(seat).say("terminal-no-undo"), "loss")
            return
        record = Record.of(self.state)
        self.events.clear()
        self.state = record.replay(self.state.ply - 1, self.events.append)
        self.screen.say(self.voice(seat).say("terminal-undone", move=record.moves[-1]))

    def _log(self, rest: str, seat: int, menu: Menu) -> None:
        """The last lines of the whole log, nothing left out."""
        count = number_in(rest) or LOG_LINES
        told = [event.seen_by(seat) for event in self.events[-count:]]
        voice = self.voice(seat)
        self.screen.story([Line(figure_of(line, voice), voice.event(line)) for line in told])

    def _save(self, rest: str, seat: int, menu: Menu) -> None:
        voice = self.voice(seat)
        if rest:
            self._write(rest, voice)
        else:
            self.screen.say(voice.say("terminal-save-where"))

    def _write(self, path: str, voice: TerminalVoice) -> bool:
        """Saves the game; a file that is not this table's own is not overwritten."""
        if os.path.exists(path) and path not in self._own_files:
            self.screen.say(voice.say("terminal-file-exists", file=path), "loss")
            return False
        try:
            Record.of(self.state).save(path)
        except (OSError, ValueError) as error:  # ValueError: no name for a file
            problem = getattr(error, "strerror", None) or str(error)
            self.screen.say(voice.say("terminal-not-saved", file=path, problem=problem), "loss")
            return False
        self._own_files.add(path)
        self._saved = self.state.ply
        message = "terminal-saved" if self.state.to_play >= 0 else "terminal-saved-finished"
        self.screen.say(voice.say(message, file=path, game=self.game.id))
        return True

    def _quit(self, rest: str, seat: int, menu: Menu) -> None:
        raise Leave
