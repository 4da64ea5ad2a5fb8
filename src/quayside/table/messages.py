"""What goes over the wire between a table and its clients, as JSON: `type` says which message it is.

A client says hello, then sends moves, drafts and chat; each thing that changes the table carries the version (`seq`) it
was meant for and a key of its own, so that sending it twice does it once. The server answers with Accepted, Refused or
Stale, and tells every change to everybody as an Update, made for the eyes that it goes to.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quayside.table.clocks import Span

LONGEST_FRAME = 16_384
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, msgspec.Meta(ge=0)]
Notation = Annotated[str, msgspec.Meta(max_length=80)]
Moves = Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=64)]
ChatText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")
]  # no database has a NUL
Lang = Literal["en", "zh"]
Because = Literal["shows", "hands_over", "ends"]
Pace = Annotated[float, msgspec.Meta(ge=0, le=4)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True, omit_defaults=False):
    pass


# From the client


class Hello(Message, frozen=True):
    """The first message: the last version that the client has seen, if any, its language, and its pace: by what the usual
    pauses before the moves of bots are multiplied, 0 for none."""

    last: Seq | None = None
    lang: Lang = "en"
    pace: Pace = 1.0


class Move(Message, frozen=True):
    seq: Seq
    move: Notation
    key: Key


class Draft(Message, frozen=True):
    """Shows what a list of moves would do; nothing is stored or told. It stops before a move that cannot be undone."""

    seq: Seq
    moves: Annotated[list[Notation], msgspec.Meta(max_length=64)]
    id: int


class Commit(Message, frozen=True):
    """Plays a draft as one, whatever it may reveal."""

    seq: Seq
    moves: Moves
    key: Key


class Undo(Message, frozen=True):
    """Goes back in one's own run of moves, as far as the engine allows."""

    seq: Seq
    ply: Seq
    key: Key


class AskUndo(Message, frozen=True):
    """Asks the others to let a move be taken back."""

    seq: Seq
    ply: Seq
    key: Key


class AnswerUndo(Message, frozen=True):
    """`request` is the `id` of the request that is answered, as UndoInfo tells it."""

    request: Seq
    granted: bool
    key: Key


class Chat(Message, frozen=True):
    text: ChatText
    key: Key


class ComeBack(Message, frozen=True):
    """Takes one's seat back from the bot that stands in."""

    seat: int
    key: Key


class VoteStandIn(Message, frozen=True):
    """Asks that a bot play for somebody who is away; when all others have asked, it does."""

    seat: int
    key: Key


class Ping(Message, frozen=True):
    pass


FromClient = (
    Hello | Move | Draft | Commit | Undo | AskUndo | AnswerUndo | Chat | ComeBack | VoteStandIn | Ping
)


# From the server


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there, for everybody to see. `person` is a public name of the person, not a secret; `guest`: the name is
    no account's; `offered`: the host keeps a bot's seat open for whoever comes; `holidays`: days off in which no clock of
    days runs for them, told to those who sit here too."""

    person: str | None
    name: str | None
    guest: bool
    bot: str | None
    stands_in: bool
    offered: bool
    here: bool
    remaining: int | None
    holidays: list[Span]


class Outcome(msgspec.Struct, frozen=True):
    """How a seat came out. Who left a rated game, or has a bot in their place at its end, comes last."""

    score: int
    rank: int


class Origin(msgspec.Struct, frozen=True):
    """The table of a game, and after how many of its moves another branches off."""

    table: str
    ply: int


class TableInfo(msgspec.Struct, frozen=True):
    """`rules` are `old` where the game has changed since: the table can only be read, and its updates hold no view; or
    `gone`, and then its result and its moves are all that is known. `status` is `outdated` when that ended the game."""

    id: str
    game: str
    version: int  # of the rules
    rules: Literal["current", "old", "gone"]
    players: int
    options: dict[str, Any]
    visibility: str
    clock: dict[str, Any]
    rated: bool
    hints: bool
    covered: bool  # points are to be shown face down until the end
    host: str
    status: str
    created: int
    seats: list[SeatInfo]
    outcome: list[Outcome] | None  # by seat, when the game is over
    rematch: str | None
    archive: bool  # a record that somebody brought, not a game that was played here
    parent: Origin | None  # from which it branches off; told to others only where everybody may know of it


class ChatLine(msgspec.Struct, frozen=True):
    seq: int
    at: int
    person: str
    name: str
    guest: bool
    text: str


class UndoInfo(msgspec.Struct, frozen=True):
    """A request to take back to a ply; an answer names it by its `id`."""

    id: int
    seat: int
    ply: int
    granted: list[int]


class Told(msgspec.Struct, frozen=True):
    """A move in notation, the ply it led to, and the events that it brought, as one pair of eyes saw them. The beginning
    of a game has no notation, nor has what the table itself says: `undone` (what was told of later plies no longer holds),
    `stood_in`, `returned`, `took_over`, `bot_failed`."""

    ply: int
    seat: int | None
    notation: str | None
    events: list[dict[str, Any]]


class Update(Message, frozen=True):
    """The table as it stands at a version, for one pair of eyes.

    `told` is what happened since the version before, or since the client's last one; `missed` is true when that is too
    long ago, and only the view is whole: the rest is at `/api/tables/{table_id}/story`. `legal` are the choices of the
    seat that decides, in notation, and only its holder gets them.
    """

    seq: int
    ply: int
    at: int
    entry: dict[str, Any] | None
    table: TableInfo
    eyes: int | None
    yours: list[int]
    told: list[Told]
    missed: bool
    view: dict[str, Any] | None
    to_play: int
    legal: list[str]
    barrier: int
    deadline: int | None
    undo: UndoInfo | None
    chat: list[ChatLine]


class Accepted(Message, frozen=True):
    key: str
    seq: int


class Refused(Message, frozen=True):
    """Nothing has changed. `rule` leads into the rulebook, or is an id of the table's own (`table.not_your_turn`)."""

    key: str | None
    rule: str
    args: dict[str, Any]
    sentence: str


class Stale(Message, frozen=True):
    """The move was meant for an older version; the Update that follows shows the table as it is."""

    key: str
    seq: int


class Drafted(Message, frozen=True):
    """`played` of the moves were shown; the next one, if any, reveals something or hands over, and only a Commit plays
    it (`needs_commit`), or it is refused. `because` says why it cannot be undone: chance or a secret is shown, somebody
    else decides (`next` is their seat, told only if nothing is shown before), or the game ends."""

    id: int
    seq: int
    played: int
    needs_commit: bool
    because: Because | None
    next: int | None
    refused: Refused | None
    view: dict[str, Any]
    legal: list[str]
    events: list[dict[str, Any]]


class Said(Message, frozen=True):
    """A line of chat: a version of the table like any other change, and nothing but the line."""

    line: ChatLine


class Presence(Message, frozen=True):
    """Who is at the table now."""

    here: list[str]
    watching: int


class Problem(Message, frozen=True):
    """The message could not be understood, or came too often."""

    code: Literal["malformed", "too_large", "hello_first", "unavailable"]
    sentence: str


class Pong(Message, frozen=True):
    pass


FromServer = Update | Said | Accepted | Refused | Stale | Drafted | Presence | Problem | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
