"""What a page asks for, and what comes back, as JSON. What is written comes back with what is told: a page stores the rows
first, and tells nobody of what it could not store."""

from __future__ import annotations

from typing import Any

import msgspec

from quayside.table.entries import Row
from quayside.table.fold import Facts
from quayside.table.listing import Listed, Played


class Call(msgspec.Struct, tag_field="call", tag=str.lower, frozen=True):
    at: int  # the time, in milliseconds since 1970
    name: str  # what the person at this screen is called


class Load(Call, frozen=True):
    """A table as it was kept: its facts and its log; and its analysis, if there is one."""

    facts: str
    rows: list[str]
    analysis: str | None = None


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


AnyCall = Load | Ask | Frame | Leave | Tend


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
decode_row = msgspec.json.Decoder(Row).decode


def encode(value: Any) -> str:
    return _encode(value).decode()


def encode_facts(facts: Facts) -> str:
    """The seed has 128 bits, for which JSON has no number."""
    return encode({**msgspec.structs.asdict(facts), "seed": str(facts.seed)})


def decode_facts(text: str) -> Facts:
    found = msgspec.json.decode(text)
    seed = int(found.pop("seed"))
    return msgspec.structs.replace(msgspec.convert({**found, "seed": 0}, Facts), seed=seed)
