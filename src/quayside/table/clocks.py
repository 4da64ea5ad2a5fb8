"""The clocks of a table. Time runs from when a seat begins to decide until another one does, whatever it moves and takes
back in between; the increment is given once, when the turn passes on. Clocks of days stand still while whoever decides is
on holiday. Pure: all times are those of the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

DAY = 24 * 60 * 60  # seconds


class Clock(msgspec.Struct, frozen=True):
    """How long people may think: so much for each turn, or a budget for the game that grows with each turn."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def of_days(self) -> bool:
        """At such a table nobody sits and waits; it knows holidays."""
        return self.kind != "none" and self.seconds >= DAY


class Span(msgspec.Struct, frozen=True, order=True):
    """Days off, from when to when, in milliseconds since 1970."""

    begins: int
    ends: int


class Clocks:
    """Whose clock runs, and what is left on all of them, in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.left = [clock.seconds * 1000] * players  # of a budget
        self.seat = -1  # whose turn it is
        self.ran_out = False  # its time for this turn is up
        self._clock = clock
        self._runs = clock.kind != "none" and players > 1  # who plays alone keeps nobody waiting
        self._increment = clock.increment * 1000
        self._stands = True  # because a bot plays
        self._since = 0  # when the clock has begun to run ...
        self._used = 0  # ... and what was used in this turn before
        self._off: dict[int, tuple[Span, ...]] = {}  # the holidays of who sits there, in their order
        self._earned: list[
            tuple[int, int]
        ] = []  # ply and seat of each turn that passed on and got its increment
        self._latest = 0

    def deadline(self) -> int | None:
        """When the person who decides has run out of time; None when no clock runs."""
        if not self._runs or self.seat < 0 or self._stands:
            return None
        ends = self._since + self._allowed() - self._used
        for span in self._off.get(self.seat, ()):
            if span.begins < ends and span.ends > self._since:
                ends += span.ends - max(span.begins, self._since)
        return ends

    @property
    def since(self) -> int:
        """What lies before that is of no account to the clock that runs."""
        return self._since

    def used_up(self, seat: int) -> bool:
        """Nothing is left for this turn, or for any other."""
        spent = self._clock.kind == "budget" and self.left[seat] + self._increment == 0
        return self._runs and (spent or (self.ran_out and seat == self.seat))

    def moved(self, to_play: int, ply: int, by_bot: bool, at: int) -> bool:
        """A line of moves has grown to a ply, and now `to_play` decides; whether that is another one than before."""
        if to_play == self.seat:
            return False
        mover, plays_himself = self.seat, not self._stands
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
            self._stop(at)
            self.left[self.seat] = max(0, self.left[self.seat] - self._used)
        self.seat = to_play
        self.ran_out = False
        self._since = at
        self._used = 0
        self._stands = by_bot

    def bot_takes_over(self, seat: int, at: int, ran_out: bool = False) -> None:
        """A person's clock stands still while a bot plays for them."""
        if seat == self.seat and not self._stands:
            self._stop(self._steady(at))
            self.ran_out = ran_out

    def person_is_back(self, seat: int, at: int) -> None:
        """They go on where they were; between their turns they get an increment if they have less, so that they can go on at all."""
        if seat != self.seat:
            self.left[seat] = max(self.left[seat], self._increment)
        elif self._stands:
            self._since = self._steady(at)
            self._stands = False

    def server_was_away(self, at: int, least: int = 0) -> None:
        """Nobody pays for that: whoever was deciding begins their turn again, or has so many milliseconds at least where
        one turn takes days."""
        if self.seat < 0 or self._stands:
            return
        self._stop(self._steady(at))
        self._used = min(self._used, self._allowed() - least) if least else 0
        self._stands = False

    def holidays(self, seat: int, spans: Sequence[Span]) -> None:
        """Those of who sits there now, all of them that are known; clocks of minutes do not know any."""
        self._off[seat] = tuple(sorted(spans)) if self._clock.of_days else ()

    def _allowed(self) -> int:
        """For this turn."""
        return self._clock.seconds * 1000 if self._clock.kind == "move" else self.left[self.seat]

    def _stop(self, at: int) -> None:
        """What was used until now counts; the clock stands."""
        if not self._stands:
            off = sum(
                max(0, min(span.ends, at) - max(span.begins, self._since))
                for span in self._off.get(self.seat, ())
            )
            self._used += at - self._since - off
        self._since = at
        self._stands = True

    def _steady(self, at: int) -> int:
        """Times in a log may jump back when another machine goes on with it; clocks do not."""
        self._latest = max(self._latest, at)
        return self._latest
