"""A fleet whose games are played by several processes, each a part of them; to those who ask it is like one fleet.

What the seats see lies in memory that all processes share and no file names: it is gone when the last of them is. The
processes end with the one that started them, however it ends.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quayside.core.errors import IllegalAction, QuaysideError
from quayside.core.events import Args
from quayside.core.fleet import LEAVE, WAIT, Fleet
from quayside.core.registry import game as game_of
from quayside.lab.arrays import NUMBER, Layout

Lines = NDArray[np.uint8]  # of bytes, a line for each game
Ended = tuple[list[int], list[list[int]], list[list[int]]]  # which games, their scores, their ranks
ACTION = np.dtype("<i8")

# What a process is asked: to show the positions, to play the actions that lie there, or why an action is illegal there
LOOK = (-1, 0)
STEP = (-1, 1)
Question = tuple[int, int]  # else: which game of its part, and the action


class Part(NamedTuple):
    """What one process plays: the games from `first` to before `last` of all."""

    game: str
    players: int
    options: Args
    seed: int
    first: int
    last: int
    games: int


class Fleets:
    """So many games in so many processes; methods and fields as of `Fleet`, but actions come as an array."""

    def __init__(self, layout: Layout, games: int, seed: int, options: Args, processes: int) -> None:
        self.ended: list[int] = []
        self.scores: list[list[int]] = []
        self.ranks: list[list[int]] = []
        self._games = games
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads' locks of whoever asks
        widths = [1, layout.actions, layout.size * NUMBER.itemsize, ACTION.itemsize]
        shared = [context.RawArray(ctypes.c_uint8, games * width) for width in widths]
        self._seats, self._masks, self._rows, self._actions = (_lines(memory, games) for memory in shared)
        bounds = [games * number // processes for number in range(processes + 1)]
        self._firsts = bounds[:-1]
        self._workers: list[Any] = []
        self._pipes: list[Connection] = []
        try:
            for first, last in pairwise(bounds):
                part = Part(layout.game, layout.players, options, seed, first, last, games)
                pipe, theirs = context.Pipe()
                self._pipes.append(pipe)
                worker = context.Process(target=_work, args=(theirs, part, shared), daemon=True)
                worker.start()
                self._workers.append(worker)
                theirs.close()
        except BaseException:
            self.close()
            raise
        self._ask(self._pipes, LOOK)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        if len(actions) != self._games:
            raise ValueError(f"{self._games} games need as many actions, not {len(actions)}")
        if not self._pipes:
            raise QuaysideError("this batch is closed: its games are gone")
        chosen = np.ascontiguousarray(actions, ACTION)
        self._check(chosen)
        self._actions[:] = chosen.view(np.uint8).reshape(self._games, -1)
        answers = self._ask(self._pipes, STEP)
        self.ended = [
            first + number
            for first, answer in zip(self._firsts, answers, strict=True)
            for number in answer[0]
        ]
        self.scores = [scores for _, of_part, _ in answers for scores in of_part]
        self.ranks = [ranks for _, _, of_part in answers for ranks in of_part]

    def seats(self) -> Lines:
        return self._seats

    def masks(self) -> Lines:
        return self._masks

    def observations(self) -> Lines:
        return self._rows

    def random_actions(self) -> Lines:
        return self._actions

    def close(self) -> None:
        """Ends the processes."""
        for pipe in self._pipes:
            pipe.close()
        self._pipes = []
        for worker in self._workers:
            worker.join(1)
            if worker.is_alive():  # in the middle of a step that nobody waits for
                worker.kill()
                worker.join()
        self._workers = []

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Before any part moves, so that none does when an action is illegal."""
        known = (actions >= 0) & (actions < self._masks.shape[1])
        legal = known & (self._masks[np.arange(self._games), np.where(known, actions, 0)] == 1)
        legal |= (actions == WAIT) | (actions == LEAVE)
        if legal.all():
            return
        number = int(np.argmin(legal))
        part = max(index for index, first in enumerate(self._firsts) if first <= number)
        [refusal] = self._ask([self._pipes[part]], (number - self._firsts[part], int(actions[number])))
        raise refusal

    def _ask(self, pipes: list[Connection], question: Question) -> list[Any]:
        try:
            for pipe in pipes:
                pipe.send(question)
            return [pipe.recv() for pipe in pipes]
        except BaseException as error:  # some parts may have moved and others not
            self.close()
            if isinstance(error, (EOFError, OSError)):
                lost = "a process of this batch has ended before its time: its games are lost"
                raise QuaysideError(lost) from error
            raise


def _lines(memory: Any, games: int) -> Lines:
    return np.frombuffer(memory, np.uint8).reshape(games, -1)


def _work(pipe: Connection, part: Part, shared: list[Any]) -> None:
    """In a process of its own: plays whenever it is asked to, until nobody is left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that asks; the pipe's end ends this
    seats, masks, rows, actions = (_lines(memory, part.games)[part.first : part.last] for memory in shared)
    fleet = Fleet(
        game_of(part.game),
        part.last - part.first,
        part.players,
        part.seed + part.first,
        part.games,
        part.options,
    )
    try:
        while True:
            answer = _answer(fleet, pipe.recv(), actions)
            for lines, told in (
                (seats, fleet.seats()),
                (masks, fleet.masks()),
                (rows, fleet.observations()),
                (actions, fleet.random_actions()),
            ):
                lines[:] = np.frombuffer(told, np.uint8).reshape(lines.shape)
            pipe.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def _answer(fleet: Fleet, question: Question, actions: Lines) -> Ended | IllegalAction:
    """Which games have ended by a move in each of them; or why an action may not be played in one."""
    if question == LOOK:
        return [], [], []
    if question == STEP:
        fleet.step(actions.reshape(-1).view(ACTION).tolist())
        return fleet.ended, fleet.scores, fleet.ranks
    number, action = question
    try:
        fleet.states[number].play(action)
    except IllegalAction as error:
        return error
    raise AssertionError("what the mask forbids was played")
