"""What is asked where bots think, and what is answered. A job goes through a pipe to a process that thinks
(`thinking.py`), and its answer comes back. It holds the seed of a running game, and goes nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from quayside.bots.analysis import Hint, Study
from quayside.study.judging import Weighed
from quayside.table.fold import Table
from quayside.table.ids import mark


class Question(msgspec.Struct, frozen=True):
    """A position, and the seat that it is about. The game is its set-up and its moves."""

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
    position: str = ""  # with which the game begins, if not with a deal

    def __repr__(self) -> str:  # without seed and link, wherever it may be printed
        return f"<question of table {mark(self.table)}, seat {self.seat}, ply {len(self.history)}>"


def question(table: Table, person: str | None = None, seat: int | None = None) -> Question:
    """About the position of a table, for the seat that decides unless another is named; at the cost of the host, unless
    somebody else asks."""
    facts, state = table.facts, table.state
    assert state is not None
    return Question(
        table=facts.id,
        game=facts.game,
        players=facts.players,
        seed=str(facts.seed),
        options=facts.options,
        history=list(state.history),
        seat=state.to_play if seat is None else seat,
        first=facts.archive.first if facts.archive else 0,
        script=list(facts.archive.script) if facts.archive else [],
        keyed=facts.keyed,
        person=person or facts.host,
        position=table.position,
    )


# Jobs


class Job(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    question: Question


class Decide(Job, frozen=True):
    """What does this bot play?"""

    bot: str
    seed: int
    seconds: float


class Advise(Job, frozen=True):
    """What would search play, and why?"""

    seed: int
    seconds: float


class Review(Job, frozen=True):
    """What was the last move of the history worth to whoever made it?"""

    iterations: int


class Weigh(Job, frozen=True):
    """What does a move lose against the best one?"""

    move: str
    rounds: int


class Reckon(Job, frozen=True):
    """What are the odds, and what are the choices worth, after the moves of a draft?"""

    moves: list[str]


AnyJob = Decide | Advise | Review | Weigh | Reckon


# Answers


class Answer(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    pass


class Decided(Answer, frozen=True):
    move: str  # in notation


class Advised(Answer, frozen=True):
    hints: list[Hint]


class Reviewed(Answer, frozen=True):
    study: Study


class WeighedUp(Answer, frozen=True):
    weighed: Weighed


class Reckoned(Answer, frozen=True):
    odds: dict[str, Any]
    values: dict[str, float]  # by choice, in notation


class Refused(Answer, frozen=True):
    """A draft holds what is not legal."""

    rule: str
    args: dict[str, Any]


class Failed(Answer, frozen=True):
    what: str  # in one word, for the table's log
    detail: str  # and for the server's


AnyAnswer = Decided | Advised | Reviewed | WeighedUp | Reckoned | Refused | Failed

encode = msgspec.json.Encoder().encode
decode_job = msgspec.json.Decoder(AnyJob).decode
decode_answer: Callable[[bytes], AnyAnswer] = msgspec.json.Decoder(AnyAnswer).decode
