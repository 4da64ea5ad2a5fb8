"""Bots think in processes of their own, never in the event loop. Each answers one question at a time: what a bot plays,
what search would hint, what a finished game's decision was worth, what the odds are; `botqueue.py` says whose comes first.
One process more than the operator allows for thinking answers only what costs next to nothing, so that a simple bot never
waits for a deep one. A process that overruns its time is killed and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import NamedTuple, Self

import msgspec

from quayside.bots.analysis import Hint, Study
from quayside.core.registry import games
from quayside.server.keeper import jobs
from quayside.server.keeper.botqueue import QUICK, SLOW, STUDY, BotQueue, Turn
from quayside.server.keeper.cluster import FarThinker, leave
from quayside.server.keeper.jobs import Advise, AnyAnswer, AnyJob, Decide, Question, Reckon, Review, Weigh
from quayside.server.keeper.thinker import BotTrouble, Thinker
from quayside.server.settings import Settings
from quayside.server.tasks import end
from quayside.study.judging import Weighed
from quayside.table.errors import Refusal
from quayside.table.ids import mark

ANSWERING = 5.0  # seconds within which one that is well answers the simplest question
QUICK_BOTS = frozenset(
    ["random", "novice", "greedy"]
)  # they look at each move once, and decide in milliseconds
LEAST_SHARE = 1 / 8  # of the time for a decision, however many a person has waiting

log = logging.getLogger("quayside.server.bots")


class Decision(NamedTuple):
    move: str
    trouble: str | None  # why another bot had to play


Asked = tuple[AnyJob, asyncio.Future[AnyAnswer]]


class BotPool:
    """A few processes, and a queue of questions. `seconds` is what a bot is told it may take, `cap` what it gets."""

    def __init__(self, processes: int, seconds: float, cap: float, cluster: str = "") -> None:
        """`cluster`: where deep thought is done instead, on other machines. What costs next to nothing stays here."""
        self._seconds = seconds
        self._cap = cap
        self._cluster = cluster
        self._quick = Thinker()
        self._deep: list[Thinker] = [FarThinker(cluster) if cluster else Thinker() for _ in range(processes)]
        # Where there are several, nobody's bots and studies keep all of them busy
        self._queue: BotQueue[Asked] = BotQueue(at_once=max(1, processes - 1))
        self._news = asyncio.Event()  # something to do, for whoever has nothing to do
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """One worker's share of what the operator allows."""
        processes = max(1, settings.bot_processes // settings.workers)
        return cls(processes, settings.bot_seconds, settings.bot_cap, settings.cluster)

    def start(self) -> None:
        serving = [self._serve(self._quick, QUICK), *[self._serve(thinker, STUDY) for thinker in self._deep]]
        self._tasks = [asyncio.create_task(each, name="bots") for each in serving]

    async def stop(self) -> None:
        await end(self._tasks)
        for thinker in self._thinkers:
            thinker.kill()
        if self._cluster:
            await asyncio.to_thread(leave)

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
            job = Decide(question, name, secrets.randbits(63), self._seconds)
            try:
                found = await self._ask(QUICK if name in QUICK_BOTS else SLOW, job)
            except BotTrouble as error:
                trouble = trouble or str(error)
                log.warning("bot %s at table %s %s: %s", name, mark(question.table), error, error.detail)
            else:
                assert isinstance(found, jobs.Decided)
                return Decision(found.move, trouble if name != bot else None)
        raise BotTrouble(f"no bot can play at table {mark(question.table)}")

    async def hints(self, question: Question) -> list[Hint]:
        """What search would play for the seat of the question, in the time that a bot has."""
        found = await self._ask(SLOW, Advise(question, secrets.randbits(48), self._seconds), hint=True)
        assert isinstance(found, jobs.Advised)
        return found.hints

    async def study(self, question: Question, iterations: int) -> Study:
        """What the last move of the question's history was worth to whoever made it."""
        found = await self._ask(STUDY, Review(question, iterations))
        assert isinstance(found, jobs.Reviewed)
        return found.study

    async def weigh(self, question: Question, move: str, rounds: int) -> Weighed:
        """What a legal move of the seat of the question loses against the best one."""
        found = await self._ask(SLOW, Weigh(question, move, rounds), hint=True)
        assert isinstance(found, jobs.WeighedUp)
        return found.weighed

    async def odds(self, question: Question, moves: list[str]) -> jobs.Reckoned:
        """What the game's insight tells the seat of the question after the moves of a draft, or a Refusal of these."""
        found = await self._ask(QUICK, Reckon(question, moves))
        if isinstance(found, jobs.Refused):
            raise Refusal(found.rule, **found.args)
        assert isinstance(found, jobs.Reckoned)
        return found

    async def _ask(self, urgency: int, job: AnyJob, hint: bool = False) -> AnyAnswer:
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
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

    def _shared(self, turn: Turn, job: AnyJob) -> AnyJob:
        """Who has several questions waiting shares the time for one among them: thought is dear, and his."""
        if turn.urgency != SLOW or not isinstance(job, Decide | Advise):
            return job
        share = max(LEAST_SHARE, 1 / (1 + self._queue.waiting(turn.person, SLOW)))
        return msgspec.structs.replace(job, seconds=job.seconds * share)

    async def _settle(self, thinker: Thinker, job: AnyJob, answer: asyncio.Future[AnyAnswer]) -> None:
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
                await self._ask(QUICK, Decide(simplest, "random", 0, self._seconds))
        except (BotTrouble, TimeoutError):
            return False
        return True
