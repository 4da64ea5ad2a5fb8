"""Live play over WebSocket: one connection, one person, one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from quayside.core.errors import IllegalAction, NotationError
from quayside.table import messages, observe, play
from quayside.table.fold import Table
from quayside.table.limits import Bucket
from quayside.table.live import Harbour, LiveTable, NoSuchTable, Refusal, StaleVersion
from quayside.table.messages import FromClient, FromServer
from quayside.table.wire import wire_of
from quayside.table.words import Words

log = logging.getLogger("quayside.table.socket")

GONE = (WebSocketDisconnect, RuntimeError, OSError)  # how a client that has left makes itself felt
MOST_WAITING = 1 << 20  # bytes; a client that reads more slowly is cut off, and may come back and catch up


class Connection:
    def __init__(
        self, socket: WebSocket[Any, Any, Any], live: LiveTable, person: str, name: str, session: str | None
    ) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self.live = live
        self.person = person
        self.name = name
        self.session = session
        self.words = Words(live.table.facts, "en")
        self.greeted = False
        self._bucket = Bucket(rate=20, burst=60)
        self._ending: asyncio.Task[None] | None = None

    # Sending

    def tell(self, frame: bytes) -> None:
        if self._wire.waiting > MOST_WAITING:
            self.end(4008, "too slow")
        elif self._ending is None:
            self._wire.text(frame)

    def end(self, code: int, reason: str) -> None:
        if self._ending is None:
            self._ending = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.close(code, reason)

    def send(self, message: FromServer) -> None:
        self.tell(messages.encode(message))

    # Receiving

    async def run(self) -> None:
        """Until the client leaves, or is sent away; the table stays."""
        try:
            while (event := await self._wire.receive())["type"] == "websocket.receive":
                await self._receive(event.get("text") or "")
        finally:
            self.live.leave(self)
            if self._ending is not None:
                await self._ending

    async def _receive(self, text: str | bytes) -> None:
        if len(text) > messages.LONGEST_FRAME:
            return self.send(self.words.problem("too_large"))
        if not self._bucket.take():
            return self.send(self.words.problem("too_often"))
        try:
            message = messages.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self.send(self.words.problem("malformed"))
        if not self.greeted and not isinstance(message, messages.Hello | messages.Ping):
            return self.send(self.words.problem("hello_first"))
        try:
            await self._answer(message)
        except (SQLAlchemyError, OSError) as error:  # the database is away; what was asked is asked again
            log.warning("the database does not answer: %s", type(error).__name__)
            self.send(self.words.problem("unavailable"))
        return None

    async def _answer(self, message: FromClient) -> None:
        match message:
            case messages.Hello(last, lang):
                self.words = Words(self.live.table.facts, lang)
                await self.live.harbour.refresh(self.live)
                self.greeted = True
                self.send(self.live.join(self, last))
            case messages.Ping():
                self.send(messages.Pong())
            case messages.Draft():
                self._draft(message)
            case messages.Move(seq, move, key):
                await self._act(play.move(self.person, seq, [move]), key)
            case messages.Commit(seq, moves, key):
                await self._act(play.move(self.person, seq, moves), key)
            case messages.Undo(seq, ply, key):
                await self._act(play.undo(self.person, seq, ply), key)
            case messages.AskUndo(seq, ply, key):
                await self._act(play.ask_undo(self.person, seq, ply), key)
                await self._settle_undo()
            case messages.AnswerUndo(request, granted, key):
                await self._act(play.answer_undo(self.person, request, granted), key)
                await self._settle_undo()
            case messages.Chat(text, key):
                await self._act(play.chat(self.person, self.name, text), key)
            case messages.ComeBack(seat, key):
                await self._act(play.come_back(self.person, seat), key)
            case messages.VoteStandIn(seat, key):
                await self._act(play.vote_stand_in(self.person, seat), key)

    async def _act(self, make: play.Make, key: str) -> None:
        try:
            seq = await self.live.act(make, f"{self.person}:{key}")
        except Refusal as refusal:
            observe.refused(refusal.rule)
            self.send(self.words.refused(key, refusal))
        except StaleVersion:
            self.send(messages.Stale(key, self.live.table.seq))
            self.send(self.live.update(self.live.eyes(self.person), []))
        else:
            self.send(messages.Accepted(key, seq))

    async def _settle_undo(self) -> None:
        with contextlib.suppress(Refusal, StaleVersion):
            await self.live.act(play.grant_undo)

    def _draft(self, message: messages.Draft) -> None:
        """Plays on a copy, and stops before a move that reveals something, draws chance or hands over."""
        table = self.live.table
        try:
            play.move(self.person, message.seq, message.moves)(table)
        except StaleVersion:
            self.send(messages.Stale(str(message.id), table.seq))
            return self.send(self.live.update(self.live.eyes(self.person), []))
        except Refusal as refusal:
            return self.send(self.words.refused(str(message.id), refusal))
        self.send(draft(table, message, self.words))
        return None


def draft(table: Table, message: messages.Draft, words: Words) -> messages.Drafted:
    assert table.state is not None
    seat = table.to_play
    state = table.state.clone()
    events: list[dict[str, object]] = []
    played = 0
    needs_commit = False
    refused: messages.Refused | None = None
    for text in message.moves:
        trial = state.clone()
        told: list[dict[str, object]] = []
        trial.listener = lambda event, told=told: told.append(event.seen_by(seat))
        try:
            trial.play(trial.parse(text))
        except IllegalAction as error:
            refused = words.refused(None, Refusal(error.why.rule, **error.why.args))
            break
        except NotationError as error:
            refused = words.refused(None, Refusal("table.no_such_move", text=str(error)))
            break
        if trial.barrier > table.state.barrier:
            needs_commit = True
            break
        state = trial
        events += told
        played += 1
    legal = [state.notation(action) for action in state.legal()]
    return messages.Drafted(
        message.id, table.seq, played, needs_commit, refused, state.view(seat), legal, events
    )


async def serve(
    socket: WebSocket[Any, Any, Any],
    harbour: Harbour,
    table: str,
    person: str,
    name: str,
    session: str | None,
) -> None:
    try:
        await socket.accept()
        live = await harbour.find(table)
    except NoSuchTable:
        with contextlib.suppress(*GONE):
            await socket.close(4404, "no such table")
    except GONE:
        pass  # went away while being let in
    else:
        await Connection(socket, live, person, name, session).run()
