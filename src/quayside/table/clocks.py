"""The clocks of a table. Time runs from when a seat begins to decide until another one does, whatever it moves and takes
back in between; the increment is given once, when the turn passes on. Pure: all times are those of the log.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """How long people may think: so much for each turn, or a budget for the game that grows with each turn."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: int = 0
    increment: int = 0


class Clocks:
    """Whose clock runs, and what is left on all of them, in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.left = [clock.seconds * 1000] * players  # of a budget
        self.seat = -1  # whose turn it is
        self.ran_out = False  # its time for this turn is up
        self._clock = clock
        self._runs = clock.kind != "none" and players > 1  # who plays alone keeps nobody waiting
        self._increment = clock.increment * 1000
        self._began = 0  # so long ago that all that was used in this turn lies between
        self._used: int | None = (
            0  # in this turn, while the clock stands still because a bot plays; else None
        )
        self._earned: list[
            tuple[int, int]
        ] = []  # ply and seat of each turn that passed on and got its increment
        self._latest = 0

    def deadline(self) -> int | None:
        """When the person who decides has run out of time; None when no clock runs."""
        if not self._runs or self.seat < 0 or self._used is not None:
            return None
        return self._began + (
            self._clock.seconds * 1000 if self._clock.kind == "move" else self.left[self.seat]
        )

    def used_up(self, seat: int) -> bool:
        """Nothing is left for this turn, or for any other."""
        spent = self._clock.kind == "budget" and self.left[seat] + self._increment == 0
        return self._runs and (spent or (self.ran_out and seat == self.seat))

    def moved(self, to_play: int, ply: int, by_bot: bool, at: int) -> bool:
        """A line of moves has grown to a ply, and now `to_play` decides; whether that is another one than before."""
        if to_play == self.seat:
            return False
        mover, plays_himself = self.seat, self._used is None
        self._pass_on(to_play, by_bot, at)
        if plays_himself and mover >= 0:
            self.left[mover] += self._increment
            self._earned.append((ply, mover))
        return True

    def went_back(self, to_play: int, ply: int, by_bot: bool, at: int) -> bool:
        """Moves were taken back to a ply. Nobody gets their time again, nor keeps what they got for a turn that is no more."""
        while self._earned and self._earned[-1][0] > ply:
            _, seat = self._earned.pop()
            self.left[seat] = max(0, self.left[seat] - self._increment)
        if to_play == self.seat:
            return False
        self._pass_on(to_play, by_bot, at)
        return True

    def _pass_on(self, to_play: int, by_bot: bool, at: int) -> None:
        at = self._steady(at)
        if self.seat >= 0:
            used = at - self._began if self._used is None else self._used
            self.left[self.seat] = max(0, self.left[self.seat] - used)
        self.seat = to_play
        self.ran_out = False
        self._began = at
        self._used = 0 if by_bot else None

    def bot_takes_over(self, seat: int, at: int, ran_out: bool = False) -> None:
        """A person's clock stands still while a bot plays for them."""
        if seat == self.seat and self._used is None:
            self._used = self._steady(at) - self._began
            self.ran_out = ran_out

    def person_is_back(self, seat: int, at: int) -> None:
        """They go on where they were; between their turns they get an increment if they have less, so that they can go on at all."""
        if seat != self.seat:
            self.left[seat] = max(self.left[seat], self._increment)
        elif self._used is not None:
            self._began = self._steady(at) - self._used
            self._used = None

    def server_was_away(self, at: int) -> None:
        """Nobody pays for that: whoever was deciding begins their turn again."""
        self._began = self._steady(at)

    def _steady(self, at: int) -> int:
        """Times in a log may jump back when another machine goes on with it; clocks do not."""
        self._latest = max(self._latest, at)
        return self._latest
