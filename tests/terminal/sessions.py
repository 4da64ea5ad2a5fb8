"""Sessions at the terminal: typed in advance, through a pipe, or at a keyboard of one's own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path

import quayside

PATIENCE = 60.0  # seconds: only a hanging program takes so long
SOURCE = str(Path(quayside.__file__).parents[1])
NUMBERED = re.compile(r"(?:^|\s{3}) ?(\d{1,2}) \S", re.MULTILINE)


@dataclass
class Ended:
    """What a command left behind."""

    code: int
    out: str
    err: str


def environment(**extra: str) -> dict[str, str]:
    """A machine that speaks English and has a screen of 80 columns."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "COLUMNS", "LINES"))
    }
    return {
        **kept,
        "PYTHONPATH": SOURCE,
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "PYTHONDONTWRITEBYTECODE": "1",
        **extra,
    }


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "quayside", *words]


def choices(shown: str) -> list[str]:
    """The numbers on offer under the last prompt that the first seat was shown."""
    return NUMBERED.findall(shown[shown.rindex("\n● ") :])


class Piped:
    """A program that we talk to through pipes."""

    def __init__(self, *words: str, cwd: Path) -> None:
        self.process = subprocess.Popen(
            command(*words),
            cwd=cwd,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def until(self, *endings: str) -> str:
        """All that it says up to one of these endings, or to its last word."""
        assert self.process.stdout is not None
        heard = b""
        while not heard.endswith(tuple([ending.encode() for ending in endings])):
            byte = self.process.stdout.read(1)
            if not byte:
                break
            heard += byte
        return heard.decode()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> Ended:
        out, err = self.process.communicate(timeout=PATIENCE)
        return Ended(self.process.returncode, out.decode(), err.decode())


class Keyboard:
    """A program at a terminal of its own, of a given size."""

    def __init__(self, *words: str, cwd: Path, columns: int = 100, rows: int = 40) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        size = {"COLUMNS": str(columns), "LINES": str(rows)}
        env = environment(TERM="xterm-256color", COLORTERM="truecolor", **size)
        self.process = subprocess.Popen(
            command(*words), cwd=cwd, env=env, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(theirs)
        self.terminal = ours

    def until(self, ending: str) -> str:
        """All that it shows until this stands at the end of the screen, or until it is gone."""
        heard = b""
        deadline = time.monotonic() + PATIENCE
        while not heard.decode(errors="ignore").endswith(ending):
            assert time.monotonic() < deadline, heard.decode(errors="replace")
            if select.select([self.terminal], [], [], 1.0)[0]:
                try:
                    heard += os.read(self.terminal, 4096)
                except OSError:  # the terminal is closed: the program has ended
                    break
        return heard.decode()

    def press(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def interrupt(self) -> str:
        """Press Ctrl-C until the program is gone, and what it shows meanwhile.

        One press may be lost: a signal between readline's prompt and its wait for a key is heeded at the next key.
        """
        heard = b""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self.press("\x03")
                while select.select([self.terminal], [], [], 3.0)[0]:
                    heard += os.read(self.terminal, 4096)
            except OSError:
                return heard.decode()
        raise AssertionError(f"still there: {heard.decode(errors='replace')}")

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.terminal)
        return code
