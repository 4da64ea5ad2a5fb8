"""Reading a line: with history and completion at a terminal, echoed when it comes from a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

with contextlib.suppress(ImportError):  # not on every system
    import readline


class Keyboard:
    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self._words: Sequence[str] = []
        if self.live and "readline" in globals():
            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line, without the blanks around it; EOFError when there is none. `words` are completed by Tab."""
        self._words = words
        line = input(prompt)
        if not self.live:
            print(line, flush=True)
        return line.strip()

    def _complete(self, text: str, number: int) -> str | None:
        matches = [word for word in self._words if word.startswith(text)]
        return matches[number] if number < len(matches) else None
