"""What a process does in which bots think. It answers one job at a time. A bot gets a world in which all that its seat
cannot know is drawn anew: one that pries finds nothing."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from quayside.bots import Budget, load
from quayside.bots.analysis import hints, study
from quayside.core.registry import game
from quayside.core.state import State
from quayside.server.keeper import jobs
from quayside.server.keeper.jobs import Advise, AnyAnswer, AnyJob, Decide, Question, Reckon, Review, Weigh
from quayside.study.judging import weigh
from quayside.table.chance import Chance
from quayside.table.errors import Refusal
from quayside.table.thought import reckoned, world

POSITIONS = 16  # that a process remembers
POLITE = 5  # how far thinking stands back behind serving
READY = b"ready"


def think(pipe: Connection) -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends its children
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(POLITE)
    positions = Positions()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(jobs.encode(answer(jobs.decode_job(pipe.recv_bytes()), positions)))


def _end_with_parent() -> None:
    """A server that was killed leaves no bot thinking behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


class Positions:
    """The games that were asked about last: the next question only plays what is new. A line that was taken back is
    another line: the game is then played from its beginning."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, State] = OrderedDict()

    def of(self, question: Question) -> State:
        state = self._last.pop(question.table, None)
        chance = Chance(int(question.seed), question.keyed)
        if state is None or state.history != question.history[: state.ply]:
            state = chance.new(
                game(question.game),
                players=question.players,
                options=question.options,
                first=question.first,
                script=question.script,
                position=question.position,
            )
        for action in question.history[state.ply :]:
            chance.play(state, action)
        self._last[question.table] = state
        if len(self._last) > POSITIONS:
            self._last.popitem(last=False)
        return state

    def __len__(self) -> int:
        return len(self._last)


def answer(job: AnyJob, positions: Positions) -> AnyAnswer:
    try:
        match job:
            case Decide():
                return _decide(job, positions)
            case Advise():
                return _advise(job, positions)
            case Review():
                return _review(job, positions)
            case Weigh():
                return _weigh(job, positions)
            case Reckon():
                return _reckon(job, positions)
    except Exception as error:
        return jobs.Failed("crashed", _where(error))


def _decide(job: Decide, positions: Positions) -> AnyAnswer:
    seat, state = job.question.seat, positions.of(job.question)
    bot = load(job.bot, seed=job.seed)
    action = bot.decide(world(state, seat), Budget(seconds=job.seconds))
    if state.to_play != seat or action not in state.legal():
        return jobs.Failed("illegal", f"action {action!r:.40}")
    return jobs.Decided(state.notation(action))


def _advise(job: Advise, positions: Positions) -> AnyAnswer:
    seen = world(positions.of(job.question), job.question.seat)
    return jobs.Advised(hints(seen, Budget(seconds=job.seconds), job.seed))


def _review(job: Review, positions: Positions) -> AnyAnswer:
    *history, action = job.question.history
    state = positions.of(msgspec.structs.replace(job.question, history=history))
    return jobs.Reviewed(study(state, action, job.iterations))


def _weigh(job: Weigh, positions: Positions) -> AnyAnswer:
    seat, state = job.question.seat, positions.of(job.question)
    action = state.parse(job.move)
    if state.to_play != seat or action not in state.legal():
        return jobs.Failed("illegal", f"move {job.move!r:.40}")
    return jobs.WeighedUp(weigh(world(state, seat), action, job.rounds))


def _reckon(job: Reckon, positions: Positions) -> AnyAnswer:
    try:
        found = reckoned(positions.of(job.question), job.question.seat, job.moves)
    except Refusal as refusal:
        return jobs.Refused(refusal.rule, refusal.args_for_message)
    return jobs.Reckoned(*found)


def _where(error: Exception) -> str:
    """The kind of an error and its place, not its text: who knows what a bot puts there."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return type(error).__name__ + place
