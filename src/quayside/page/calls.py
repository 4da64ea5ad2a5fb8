"""What a page asks for, and what comes back, as JSON. What is written comes back with what is told: a page stores the rows
first, and tells nobody of what it could not store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from quayside.bots.analysis import FORM, Analysis
from quayside.table.entries import Row
from quayside.table.errors import Refusal
from quayside.table.fold import Facts, Status
from quayside.table.listing import Listed, Played


class Call(msgspec.Struct, tag_field="call", tag=str.lower, frozen=True):
    at: int  # the time, in milliseconds since 1970
    name: str  # what the person at this screen is called


class Load(Call, frozen=True):
    """A table as it was kept: its facts, its log and its analysis, if there is one. How it stood and came out is needed
    where nobody here knows its rules any more."""

    facts: str
    rows: list[str]
    analysis: str | None = None
    status: Status = "playing"
    outcome: list[tuple[int, int]] | None = None  # score and rank by seat


class Ask(Call, frozen=True):
    """A request, by the method and path of the server's API that answers it there."""

    what: str  # "get /api/tables/{table_id}/story"
    path: dict[str, Any] = {}
    query: dict[str, Any] = {}
    body: Any = None
    key: str | None = None


class Frame(Call, frozen=True):
    """A message of somebody who is connected to a table."""

    table: str
    client: int
    text: str


class Leave(Call, frozen=True):
    """A connection is over."""

    table: str
    client: int


class Tend(Call, frozen=True):
    """What is due at a table is done: a bot decides, or one more decision of a finished game is looked at."""

    table: str


class Forget(Call, frozen=True):
    """A new table could not be stored: there is none."""

    table: str


AnyCall = Load | Ask | Frame | Leave | Tend | Forget


class Kept(msgspec.Struct):
    """What is to be stored of a table: rows that follow those that are stored, and what lists tell of it. `facts` comes
    with a new table, `analysis` when one is made."""

    table: str
    first: int  # the seq of the first row
    rows: list[str]
    listed: Listed
    played: Played | None
    facts: str | None = None
    analysis: str | None = None


class Wrong(msgspec.Struct):
    """A refusal. Its sentence is said where there is a voice: in that of the game, if it is a rule of one."""

    rule: str
    args: dict[str, Any]
    game: str | None = None


class Done(msgspec.Struct):
    """What a call has brought. `due`: milliseconds until a table is to be tended, if anything is due there."""

    kept: list[Kept] = []
    told: list[tuple[int, str]] = []  # clients, and a message for each
    answer: Any = None
    wrong: Wrong | None = None
    due: dict[str, int] = {}


decode = msgspec.json.Decoder(AnyCall).decode
_encode = msgspec.json.Encoder().encode


def encode(value: Any) -> str:
    return _encode(value).decode()


# What is kept, and in which form. A page may come back after years, and its tables are brought to the form of today as a
# server's are by its migrations

Json = dict[str, Any]


class Step(NamedTuple):
    """From one form to the next."""

    row: Callable[[Json], Json]
    facts: Callable[[Json], Json]


STEPS: list[Step] = []  # the first leads from form 1 to form 2


def encode_row(row: Row) -> str:
    return encode({"form": _form(), **msgspec.to_builtins(row)})


def decode_row(text: str) -> Row:
    form, found = _read(text)
    for step in STEPS[form - 1 :]:
        found = step.row(found)
    return msgspec.convert(found, Row)


def encode_facts(facts: Facts) -> str:
    """The seed has 128 bits, for which JSON has no number."""
    return encode({"form": _form(), **msgspec.structs.asdict(facts), "seed": str(facts.seed)})


def decode_facts(text: str) -> Facts:
    form, found = _read(text)
    for step in STEPS[form - 1 :]:
        found = step.facts(found)
    seed = int(found.pop("seed"))
    return msgspec.structs.replace(msgspec.convert({**found, "seed": 0}, Facts), seed=seed)


def encode_analysis(analysis: Analysis) -> str:
    return encode({"form": FORM, **msgspec.to_builtins(analysis)})


def is_of_today(analysis: str) -> bool:
    """One in another form is made anew."""
    return bool(msgspec.json.decode(analysis).get("form") == FORM)


def _form() -> int:
    return 1 + len(STEPS)


def _read(text: str) -> tuple[int, Json]:
    """In which form something is, and what it holds. A newer one is another window's, which has a newer version of the
    page."""
    found: Json = msgspec.json.decode(text)
    form = found.pop("form", 1)
    if form > _form():
        raise Refusal("here.newer")
    return form, found
