"""Bots think in processes of their own, never in the event loop. Each answers one question at a time: what a bot plays,
what search would hint, what a finished game's decision was worth; `botqueue.py` says whose comes first. One process
more than the operator allows for thinking answers only what costs next to nothing, so that a simple bot never waits for
a deep one. A process that overruns its time is killed and replaced. A question holds the seed of a running game: it goes
through a pipe to a child of this process and nowhere else, and the bot itself gets a world in which all that its seat
cannot know is drawn anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from quayside.bots import Budget, load
from quayside.bots.analysis import Hint, Study, hints, study
from quayside.core.registry import game, games
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.table.botqueue import QUICK, SLOW, STUDY, BotQueue, Turn
from quayside.table.chance import Chance
from quayside.table.fold import Table
from quayside.table.ids import mark
from quayside.table.tasks import end

POSITIONS = 16  # that a process remembers
STARTING = 60.0  # seconds a new process may take until it listens
ANSWERING = 5.0  # seconds within which one that is well answers the simplest question
QUICK_BOTS = frozenset(
    ["random", "novice", "greedy"]
)  # they look at each move once, and decide in milliseconds
LEAST_SHARE = 1 / 8  # of the time for a decision, however many a person has waiting
POLITE = 5  # how far thinking stands back behind serving
READY = b"ready"

log = logging.getLogger("quayside.table.bots")


class Question(msgspec.Struct, frozen=True):
    """What should this seat do? The game is its set-up and its moves."""

    table: str
    game: str
    players: int
    seed: str  # of 128 bits, for which JSON has no number
    options: dict[str, Any]
    history: list[int]
    seat: int
    first: int = 0
    script: list[str] = []  # chance outcomes that were given, in a game that was not played here
    keyed: bool = False  # how chance follows from the seed
    person: str = ""  # at whose cost it is

    def __repr__(self) -> str:  # without seed and link, wherever it may be printed
        return f"<question of table {mark(self.table)}, seat {self.seat}, ply {len(self.history)}>"


def question(table: Table, person: str | None = None) -> Question:
    """About the position of a table, for the seat that decides; at the cost of the host, unless somebody else asks."""
    facts, state = table.facts, table.state
    assert state is not None
    return Question(
        table=facts.id,
        game=facts.game,
        players=facts.players,
        seed=str(facts.seed),
        options=facts.options,
        history=list(state.history),
        seat=state.to_play,
        first=facts.archive.first if facts.archive else 0,
        script=list(facts.archive.script) if facts.archive else [],
        keyed=facts.keyed,
        person=person or facts.host,
    )


class Job(msgspec.Struct, frozen=True):
    """A question to a bot. A bot called "" is search that is asked for hints; with a number of iterations, for a study of
    the last move of the history."""

    question: Question
    bot: str
    bot_seed: int
    seconds: float
    iterations: int = 0


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    move: str = ""  # in notation
    hints: list[Hint] = []
    study: Study | None = None
    trouble: str = ""  # what went wrong, in one word for the table's log
    detail: str = ""  # and for the server's


class Decision(NamedTuple):
    move: str
    trouble: str | None  # why another bot had to play


class BotTrouble(Exception):
    """A bot crashed, overran its time, or wanted what is not legal: a word for the table's log, a detail for ours."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.detail = detail


_encode_job = msgspec.json.Encoder().encode
_decode_job = msgspec.json.Decoder(Job).decode
_encode_answer = msgspec.json.Encoder().encode
_decode_answer = msgspec.json.Decoder(Answer).decode


# In the process that thinks


class Positions:
    """The games that were asked about last: the next question only plays what is new. A line that was taken back is
    another line: the game is then played from its beginning."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, State] = OrderedDict()

    def of(self, question: Question) -> State:
        state = self._last.pop(question.table, None)
        chance = Chance(int(question.seed), question.keyed)
        if state is None or state.history != question.history[: state.ply]:
            rules = game(question.game)
            state = chance.new(
                rules, question.players, question.first, question.script, None, question.options
            )
        for action in question.history[state.ply :]:
            chance.play(state, action)
        self._last[question.table] = state
        if len(self._last) > POSITIONS:
            self._last.popitem(last=False)
        return state

    def __len__(self) -> int:
        return len(self._last)


def answer(job: Job, positions: Positions) -> Answer:
    if job.bot:
        return decide(job, positions)
    try:
        return _study(job, positions) if job.iterations else _hints(job, positions)
    except Exception as error:
        return Answer(trouble="crashed", detail=_where(error))


def _hints(job: Job, positions: Positions) -> Answer:
    seat = job.question.seat
    world = positions.of(job.question).determinize(seat, Rng(secrets.randbits(64)))
    return Answer(hints=hints(Seen(world, seat), Budget(seconds=job.seconds), job.bot_seed))


def _study(job: Job, positions: Positions) -> Answer:
    *history, action = job.question.history
    state = positions.of(msgspec.structs.replace(job.question, history=history))
    return Answer(study=study(state, action, job.iterations))


def decide(job: Job, positions: Positions) -> Answer:
    question = job.question
    try:
        state = positions.of(question)
        # A world that looks the same and knows no secret: a bot that pries finds nothing
        world = state.determinize(question.seat, Rng(secrets.randbits(64)))
        bot = load(job.bot, seed=job.bot_seed)
        action = bot.decide(Seen(world, question.seat), Budget(seconds=job.seconds))
    except Exception as error:
        return Answer(trouble="crashed", detail=_where(error))
    if state.to_play != question.seat or action not in state.legal():
        return Answer(trouble="illegal", detail=f"action {action!r:.40}")
    return Answer(move=state.notation(action))


def _where(error: Exception) -> str:
    """The kind of an error and its place, not its text: who knows what a bot puts there."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return type(error).__name__ + place


def think(pipe: Connection) -> None:
    """What a process does: answers questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends its children
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(POLITE)
    positions = Positions()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(_encode_answer(answer(_decode_job(pipe.recv_bytes()), positions)))


def _end_with_parent() -> None:
    """A server that was killed leaves no bot thinking behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


# In the server


class Thinker:
    """One process and the pipe to it. It is started when the first question comes."""

    def __init__(self) -> None:
        self.tried = False  # to start it
        self._process: Any = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, job: Job, cap: float) -> Answer:
        """The answer, or BotTrouble; a process that does not answer in time is gone afterwards."""
        try:
            pipe = await self._running()
            pipe.send_bytes(_encode_job(job))
            answer = _decode_answer(await _receive(pipe, cap))
        except TimeoutError:
            self.kill()
            raise BotTrouble("overran") from None
        except (EOFError, OSError) as error:
            self.kill()
            raise BotTrouble("crashed", type(error).__name__) from None
        except BaseException:
            self.kill()  # nobody waits for its answer, and the next question must not get it
            raise
        if answer.trouble:
            raise BotTrouble(answer.trouble, answer.detail)
        return answer

    async def _running(self) -> Connection:
        if self._pipe is not None:
            return self._pipe
        self.tried = True
        context = multiprocessing.get_context("spawn")
        ours, its = context.Pipe()
        self._pipe = ours
        self._process = context.Process(target=think, args=(its,), name="quayside bot", daemon=True)
        try:
            await asyncio.to_thread(self._process.start)
        finally:
            its.close()
        await _receive(ours, STARTING)
        return ours

    def kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None and process.pid is not None:
            process.kill()
            asyncio.get_running_loop().run_in_executor(None, process.join, 5)


async def _receive(pipe: Connection, seconds: float) -> bytes:
    """The next message; a child sends short ones, whole, so that reading never waits once there is something."""
    loop = asyncio.get_running_loop()
    there = asyncio.Event()
    loop.add_reader(pipe.fileno(), there.set)
    try:
        async with asyncio.timeout(seconds):
            await there.wait()
    finally:
        loop.remove_reader(pipe.fileno())
    return pipe.recv_bytes()


Asked = tuple[Job, asyncio.Future[Answer]]


class BotPool:
    """A few processes, and a queue of questions. `seconds` is what a bot is told it may take, `cap` what it gets."""

    def __init__(self, processes: int, seconds: float, cap: float) -> None:
        self._seconds = seconds
        self._cap = cap
        self._quick = Thinker()
        self._deep = [Thinker() for _ in range(processes)]
        # Where there are several, nobody's bots and studies keep all of them busy
        self._queue: BotQueue[Asked] = BotQueue(at_once=max(1, processes - 1))
        self._news = asyncio.Event()  # something to do, for whoever has nothing to do
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        serving = [self._serve(self._quick, QUICK), *[self._serve(thinker, STUDY) for thinker in self._deep]]
        self._tasks = [asyncio.create_task(each, name="bots") for each in serving]

    async def stop(self) -> None:
        await end(self._tasks)
        for thinker in self._thinkers:
            thinker.kill()

    @property
    def _thinkers(self) -> list[Thinker]:
        return [self._quick, *self._deep]

    @property
    def pids(self) -> list[int]:
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    async def decide(self, question: Question, bot: str) -> Decision:
        """What the bot plays. It gets a second try; then `greedy` plays for it, and in the worst case anybody."""
        trouble: str | None = None
        for name in [bot, bot, *(other for other in ("greedy", "random") if other != bot)]:
            job = Job(question, name, secrets.randbits(63), self._seconds)
            try:
                found = await self._ask(QUICK if name in QUICK_BOTS else SLOW, job)
            except BotTrouble as error:
                trouble = trouble or str(error)
                log.warning("bot %s at table %s %s: %s", name, mark(question.table), error, error.detail)
            else:
                return Decision(found.move, trouble if name != bot else None)
        raise BotTrouble(f"no bot can play at table {mark(question.table)}")

    async def hints(self, question: Question) -> list[Hint]:
        """What search would play for the seat of the question, in the time that a bot has."""
        job = Job(question, "", secrets.randbits(48), self._seconds)
        return (await self._ask(SLOW, job, hint=True)).hints

    async def study(self, question: Question, iterations: int) -> Study:
        """What the last move of the question's history was worth to whoever made it."""
        found = (await self._ask(STUDY, Job(question, "", 0, self._cap, iterations))).study
        assert found is not None
        return found

    async def _ask(self, urgency: int, job: Job, hint: bool = False) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        turn = Turn(urgency, job.question.person, job.question.table, hint)
        self._queue.put(turn, (job, answer))
        self._news.set()
        return await answer

    async def _serve(self, thinker: Thinker, least_urgent: int) -> None:
        while True:
            if (found := self._queue.take(least_urgent)) is None:
                self._news.clear()
                await self._news.wait()
                continue
            turn, (job, answer) = found
            try:
                if not answer.cancelled():
                    await self._settle(thinker, self._shared(turn, job), answer)
            finally:
                self._queue.done(turn)
                self._news.set()

    def _shared(self, turn: Turn, job: Job) -> Job:
        """Who has several questions waiting shares the time for one among them: thought is dear, and his."""
        if turn.urgency != SLOW:
            return job
        share = max(LEAST_SHARE, 1 / (1 + self._queue.waiting(turn.person, SLOW)))
        return msgspec.structs.replace(job, seconds=job.seconds * share)

    async def _settle(self, thinker: Thinker, job: Job, answer: asyncio.Future[Answer]) -> None:
        try:
            found = await thinker.ask(job, self._cap)
        except Exception as error:
            if not answer.cancelled():
                answer.set_exception(error if isinstance(error, BotTrouble) else BotTrouble("crashed"))
        else:
            if not answer.cancelled():
                answer.set_result(found)

    async def answers(self) -> bool:
        """Whether bots can think: the process for simple questions answers one. Where nobody has asked yet, none is
        started."""
        if not self._quick.tried:
            return True
        simplest = Question("", games()[0], 3, "0", {}, [], 0)
        try:
            async with asyncio.timeout(ANSWERING):
                await self._ask(QUICK, Job(simplest, "random", 0, self._seconds))
        except (BotTrouble, TimeoutError):
            return False
        return True
