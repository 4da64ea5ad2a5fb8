"""Decisions to be found at a keyboard: puzzles, and one's own mistakes. A position, an answer, and what it is worth."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from quayside.bots.analysis import Analysis
from quayside.cli.keyboard import Keyboard
from quayside.cli.menu import Menu
from quayside.cli.screen import Screen
from quayside.cli.words import TerminalVoice
from quayside.core.errors import NotationError
from quayside.core.record import Record
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.study.judging import weigh
from quayside.study.mistakes import WEIGHING, Mistake, mistakes
from quayside.study.puzzles import Puzzle

QUIT = ("quit", "q", "exit")


class Question:
    """A position through the eyes of the seat that decides, and whoever answers for it."""

    def __init__(self, state: State, seat: int, lang: str, screen: Screen, keyboard: Keyboard) -> None:
        self.state = state
        self.voice = _voice(state, seat, lang)
        self.view = state.view(seat)
        self.menu = Menu(state, self.voice, self.view)
        self.screen = screen
        self.keyboard = keyboard
        self.seat = seat

    def put(self, about: str) -> None:
        drawing = importlib.import_module(f"quayside.games.{self.state.game.id}.terminal")
        self.screen.heading(drawing.heading(self.view, self.voice))
        self.screen.draw(drawing.draw(self.view, self.voice))
        self.screen.say(about, "muted")
        self.screen.ask(self.voice.figure(self.seat), self.voice.prompt(self.view))
        self.screen.choices(self.menu, self.voice)

    def answer(self) -> int:
        """EOFError when somebody leaves."""
        words = [self.state.notation(action) for action in self.state.legal()]
        while True:
            text = self.keyboard.read("> ", words)
            if text in QUIT:
                raise EOFError
            action = self.menu.chosen(text)
            if action is None:
                try:
                    action = self.state.parse(text.casefold())
                except NotationError:
                    action = -1
            if action in self.state.legal():
                return action
            if text:
                self.screen.say(self.voice.say("terminal-puzzle-no-choice", text=text), "loss")

    def called(self, move: str) -> str:
        return self.voice.choice(self.state.parse(move), self.view)

    def tell_chances(self, move: str, chances: Sequence[float]) -> None:
        told = "  ".join(f"{self.voice.figure(seat)} {chance:.0%}" for seat, chance in enumerate(chances))
        self.screen.markup(f"{self.called(move)}   {told}")


def solve(puzzles: Sequence[Puzzle], lang: str, screen: Screen) -> None:
    """Puzzles one after the other, until somebody leaves."""
    keyboard = Keyboard()
    tried = solved = 0
    voice = TerminalVoice(puzzles[0].game.id, lang)
    try:
        for puzzle in puzzles:
            if tried:
                keyboard.read(voice.say("terminal-puzzle-next") + " ")
            question = Question(puzzle.state(), puzzle.seat, lang, screen, keyboard)
            question.put(voice.say("terminal-puzzle-of", id=puzzle.id, rating=puzzle.rating))
            move = question.state.notation(question.answer())
            tried += 1
            solved += _tell_answer(puzzle, move, question)
    except EOFError:
        pass
    screen.gap()
    screen.say(voice.say("terminal-puzzle-solved", solved=solved, tried=tried), "title")


def _tell_answer(puzzle: Puzzle, move: str, question: Question) -> bool:
    screen, voice = question.screen, question.voice
    answer = puzzle.answer(move)
    if answer.right:
        screen.say(voice.say("terminal-puzzle-right", points=round(100 * puzzle.margin)), "gain")
    else:
        points = max(1, round(100 * answer.lost))
        screen.say(
            voice.say("terminal-puzzle-wrong", best=question.called(puzzle.best), points=points), "loss"
        )
    question.tell_chances(puzzle.best, puzzle.chances)
    themes = ", ".join(voice.say(f"theme-{theme}") for theme in puzzle.themes)
    screen.say(voice.say("terminal-puzzle-themes", themes=themes), "muted")
    return answer.right


def learn(record: Record, found: Analysis, seat: int, lang: str, screen: Screen) -> None:
    """The worst decisions of a seat, one after the other, until somebody leaves."""
    keyboard = Keyboard()
    voice = TerminalVoice(record.game, lang)
    worst = mistakes(found, seat)
    if not worst:
        screen.say(voice.say("terminal-learn-none"))
        return
    tried = repaired = 0
    try:
        for mistake in worst:
            if tried:
                keyboard.read(voice.say("terminal-puzzle-next") + " ")
            question = Question(record.replay(mistake.ply), seat, lang, screen, keyboard)
            played = question.called(mistake.move)
            points = round(100 * mistake.loss)
            question.put(voice.say("terminal-learn-of", ply=mistake.ply + 1, move=played, points=points))
            action = question.answer()
            tried += 1
            repaired += _tell_weighed(mistake, action, question)
    except EOFError:
        pass
    screen.gap()
    screen.say(voice.say("terminal-learn-repaired", repaired=repaired, tried=tried), "title")


def _tell_weighed(mistake: Mistake, action: int, question: Question) -> bool:
    screen, voice = question.screen, question.voice
    found = weigh(Seen(question.state, question.seat), action, WEIGHING)
    if found.good and found.move == mistake.move:
        screen.say(voice.say("terminal-learn-was-good"), "gain")
    elif found.good:
        screen.say(voice.say("terminal-learn-good"), "gain")
    else:
        points = max(1, round(100 * found.loss))
        screen.say(
            voice.say("terminal-puzzle-wrong", best=question.called(found.best), points=points), "loss"
        )
    question.tell_chances(found.best, found.best_chances)
    return found.good


def _voice(state: State, seat: int, lang: str) -> TerminalVoice:
    """Whoever answers sits on that seat."""
    plain = TerminalVoice(state.game.id, lang)
    names = [plain.name(number) for number in range(state.players)]
    names[seat] = plain.say("terminal-you")
    return TerminalVoice(state.game.id, lang, names, seat, state.game.values(state.setup.options))
