"""When bots decide at a table of a page, and how long they may think. They share one thread with everything else, so a
search keeps to a short while, and the analysis of a finished game is made a decision at a time."""

from __future__ import annotations

import secrets
import time

from quayside.bots import Budget, load
from quayside.bots.analysis import Hint, hints, study, summary
from quayside.bots.evaluation import result
from quayside.core.state import State
from quayside.page import calls
from quayside.page.moored import Decided, Moored
from quayside.study.judging import Weighed, weigh
from quayside.table import entries
from quayside.table.entries import AnyEntry
from quayside.table.errors import StaleVersion
from quayside.table.fold import Table
from quayside.table.play import Make
from quayside.table.thought import world

SECONDS = 0.7  # that a bot or a hint may think about a decision: on a slow phone, too, nobody waits longer than a second
ITERATIONS = 60  # for a decision of a finished game: a server takes 300
WEIGHING = 240  # ... and for an answer to "find a better move": a server takes 1,200


def due(moored: Moored) -> int | None:
    """Milliseconds until there is something to do; None while nothing is."""
    if moored.studies is not None:
        return 0
    if not _bot_decides(moored):
        return None
    decided = _still_decided(moored)
    return 0 if decided is None else max(0, round(1000 * (decided.shown - time.monotonic())))


def tend(moored: Moored) -> None:
    """A bot thinks; when the pause before its move is over, it plays. Nobody sees it play where nobody looks."""
    if moored.studies is not None:
        return _study(moored)
    if not _bot_decides(moored):
        return None
    if (decided := _still_decided(moored)) is None:
        moored.decided = _decide(moored)
    elif decided.shown <= time.monotonic():
        moored.decided = None
        moored.act(_played(decided))
    return None


def _bot_decides(moored: Moored) -> bool:
    table = moored.table
    return bool(moored.clients) and table.to_play >= 0 and table.seats[table.to_play].played_by_bot


def _still_decided(moored: Moored) -> Decided | None:
    decided = moored.decided
    return decided if decided is not None and decided.line == moored.table.line_seq else None


def _decide(moored: Moored) -> Decided:
    table = moored.table
    state, seat = table.state, table.to_play
    assert state is not None
    pause = moored.pace.before(seat, max(moored.clients.values()), bool(table.people()))
    shown = time.monotonic() + pause
    level = table.seats[seat].bot or "greedy"
    bot = load(level, seed=secrets.randbits(48))
    action = bot.decide(world(state, seat), Budget(seconds=SECONDS))
    return Decided(table.line_seq, seat, state.notation(action), shown)


def _played(decided: Decided) -> Make:
    def make(table: Table) -> AnyEntry:
        if table.line_seq != decided.line or table.to_play != decided.seat:
            raise StaleVersion
        return entries.Moved(decided.seat, [decided.move], "bot")

    return make


def advise(moored: Moored, seat: int) -> list[Hint]:
    assert moored.table.state is not None
    return hints(world(moored.table.state, seat), Budget(seconds=SECONDS), secrets.randbits(48))


def weighed(state: State, move: str) -> Weighed:
    """What a move of the seat that decides loses against the best one."""
    return weigh(world(state, state.to_play), state.parse(move), WEIGHING)


def _study(moored: Moored) -> None:
    """One more decision of a game that is over."""
    table, studies = moored.table, moored.studies
    state = table.state
    assert state is not None
    assert studies is not None
    if len(studies) < state.ply:
        ply = len(studies)
        studies.append(study(table.retrace(ply), state.history[ply], ITERATIONS))
    if len(studies) == state.ply:
        found = summary(table.facts.game, studies, result(state), ITERATIONS)
        moored.analysed(calls.encode_analysis(found))
