"""The terminal's voice: the house's, with the terminal's own texts and the figures of the players."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from quayside.voice import Voice, languages

SHAPES: Final = "●■▲◆★"  # of the seats; their colours are the styles seat0, seat1, ... of the screen


class TerminalVoice(Voice):
    """`values` are those that the game is played with, if it has several: see Game.values."""

    def __init__(
        self,
        game_id: str,
        lang: str,
        names: Sequence[str] | None = None,
        seat: int | None = None,
        values: dict[str, Any] | None = None,
    ) -> None:
        self.values = values or {}
        here = Path(__file__).parent / "text" / f"{lang}.ftl"
        of_the_game = Path(__file__).parents[1] / "games" / game_id / "text"
        extra = [of_the_game / "terminal" / f"{lang}.ftl", of_the_game / "study" / f"{lang}.ftl", here]
        super().__init__(game_id, lang, names, seat, extra, self.values.get("terms"))

    def figure(self, seat: int) -> str:
        """A player's shape in the player's colour, as markup."""
        return f"[seat{seat}]{SHAPES[seat]}[/]"


def usual_language() -> str:
    """The language of the machine, if the house speaks it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable):
            return locale[:2] if locale[:2] in languages() else "en"
    return "en"
