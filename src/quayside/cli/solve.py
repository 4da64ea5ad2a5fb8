"""Puzzles at a keyboard: a position, one answer, and what it is worth."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from quayside.cli.keyboard import Keyboard
from quayside.cli.menu import Menu
from quayside.cli.screen import Screen
from quayside.cli.words import TerminalVoice
from quayside.core.errors import NotationError
from quayside.study.puzzles import Puzzle

QUIT = ("quit", "q", "exit")


class Session:
    """Puzzles one after the other, until somebody leaves."""

    def __init__(self, puzzles: Sequence[Puzzle], lang: str, screen: Screen) -> None:
        self.puzzles = puzzles
        self.lang = lang
        self.screen = screen
        self.keyboard = Keyboard()
        self.solved = 0

    def run(self) -> None:
        tried = 0
        voice = _voice(self.puzzles[0], self.lang)
        try:
            for puzzle in self.puzzles:
                voice = _voice(puzzle, self.lang)
                if tried:
                    self.keyboard.read(voice.say("terminal-puzzle-next") + " ")
                self._put(puzzle, voice)
                tried += 1
        except EOFError:
            pass
        self.screen.gap()
        self.screen.say(voice.say("terminal-puzzle-solved", solved=self.solved, tried=tried), "title")

    def _put(self, puzzle: Puzzle, voice: TerminalVoice) -> None:
        """One of them: EOFError when somebody leaves."""
        state = puzzle.state()
        view = state.view(puzzle.seat)
        drawing = importlib.import_module(f"quayside.games.{state.game.id}.terminal")
        self.screen.heading(drawing.heading(view, voice))
        self.screen.draw(drawing.draw(view, voice))
        self.screen.say(voice.say("terminal-puzzle-of", id=puzzle.id, rating=puzzle.rating), "muted")
        menu = Menu(state, voice, view)
        self.screen.ask(voice.figure(puzzle.seat), voice.prompt(view))
        self.screen.choices(menu, voice)
        self._tell(puzzle, self._answer(menu, voice), menu, voice)

    def _answer(self, menu: Menu, voice: TerminalVoice) -> int:
        state = menu.state
        words = [state.notation(action) for action in state.legal()]
        while True:
            text = self.keyboard.read("> ", words)
            if text in QUIT:
                raise EOFError
            action = menu.chosen(text)
            if action is None:
                try:
                    action = state.parse(text.casefold())
                except NotationError:
                    action = -1
            if action in state.legal():
                return action
            if text:
                self.screen.say(voice.say("terminal-puzzle-no-choice", text=text), "loss")

    def _tell(self, puzzle: Puzzle, action: int, menu: Menu, voice: TerminalVoice) -> None:
        state = menu.state
        answer = puzzle.answer(state.notation(action))
        best = voice.choice(state.parse(puzzle.best), menu.view)
        self.solved += answer.right
        if answer.right:
            self.screen.say(voice.say("terminal-puzzle-right", points=round(100 * puzzle.margin)), "gain")
        else:
            self.screen.say(
                voice.say("terminal-puzzle-wrong", best=best, points=max(1, round(100 * answer.lost))), "loss"
            )
        chances = "  ".join(
            f"{voice.figure(seat)} {chance:.0%}" for seat, chance in enumerate(puzzle.chances)
        )
        self.screen.markup(f"{best}   {chances}")
        themes = ", ".join(voice.say(f"theme-{theme}") for theme in puzzle.themes)
        if themes:
            self.screen.say(voice.say("terminal-puzzle-themes", themes=themes), "muted")


def _voice(puzzle: Puzzle, lang: str) -> TerminalVoice:
    """Whoever solves a puzzle sits on its seat."""
    state = puzzle.state()
    plain = TerminalVoice(state.game.id, lang)
    names = [plain.name(seat) for seat in range(state.players)]
    names[puzzle.seat] = plain.say("terminal-you")
    return TerminalVoice(state.game.id, lang, names, puzzle.seat, state.game.values(state.setup.options))
