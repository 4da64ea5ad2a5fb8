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

from quayside.server import observe
from quayside.server.http.limits import Purse
from quayside.server.live import Harbour, LiveTable
from quayside.server.net.wire import FRAME, Wire, wire_of
from quayside.server.words import Words
from quayside.table import messages, play
from quayside.table.asking import asked, may_settle_undo
from quayside.table.drafts import drafted
from quayside.table.errors import NoSuchTable, Refusal, StaleVersion
from quayside.table.messages import FromClient, FromServer

log = logging.getLogger("quayside.server.socket")

GONE = (WebSocketDisconnect, RuntimeError, OSError)  # how a client that has left makes itself felt
MOST_WAITING = 1 << 18  # bytes; a client that reads more slowly is cut off, and may come back and catch up
MOST_HELD_BACK = 200  # messages of somebody who goes on talking while he is held back
TOO_MUCH = 4029  # the code with which somebody is sent away who should not come back at once

PRICES: dict[type[FromClient], int] = {  # those of the rest are 1
    messages.Hello: 5,
    messages.Undo: 5,
    messages.AskUndo: 10,
    messages.VoteStandIn: 10,
    messages.Chat: 20,
}


def price(length: int, message: FromClient | None) -> float:
    """What a message of so many bytes costs; None is one that makes no sense. Every further move is one more."""
    moves = len(message.moves) if isinstance(message, messages.Draft | messages.Commit) else 0
    kind = 1 if message is None else PRICES.get(type(message), 1)
    return kind + moves + length // 1024


class Connection:
    """Who sends more than his account allows is held back: nothing is read from him until it has recovered. Who goes on
    nevertheless, or is refused again and again, is sent away."""

    def __init__(
        self,
        wire: Wire,
        live: LiveTable,
        words: Words,
        purse: Purse,
        person: str,
        name: str,
        session: str | None,
    ) -> None:
        self._wire = wire
        self._wire.on_lost = lambda: live.leave(self)
        self.live = live
        self.person = person
        self.name = name
        self.session = session
        self.words = words
        self.pace = 1.0
        self.greeted = False
        self._purse = purse
        self._held_back = 0

    @property
    def last_heard(self) -> float:
        return self._wire.last_heard

    # Sending

    def tell(self, frame: bytes) -> None:
        if self._wire.waiting > MOST_WAITING:
            observe.SENT_AWAY.labels("slow").inc()
            self._wire.abort()  # a goodbye would not reach him
        else:
            self._wire.text(frame)

    def end(self, code: int, reason: str) -> None:
        self._wire.end(code, reason)
        asyncio.get_running_loop().call_soon(self.live.leave, self)

    def send(self, message: FromServer) -> None:
        self.tell(messages.encode(message))

    def _refuse(self, message: messages.Refused | messages.Stale | messages.Problem) -> bool:
        """Says so, as long as somebody listens to it."""
        if self._purse.may_be_refused():
            self.send(message)
            return True
        self._send_away("refused")
        return False

    def _send_away(self, why: str) -> None:
        observe.SENT_AWAY.labels(why).inc()
        self.end(TOO_MUCH, "too much")

    # Receiving

    async def run(self) -> None:
        """Until the client leaves, or is sent away; the table stays."""
        try:
            while (event := await self._wire.receive())["type"] != "websocket.disconnect":
                await self._receive(event)
                await asyncio.sleep(0)  # others have their turn, also when the next message is there already
                if self._wire.over:
                    break
        finally:
            self.live.leave(self)

    async def _receive(self, event: Any) -> None:
        text = event.get("text") or ""
        message = self._decoded(text)
        if not await self._paid(price(len(text), message)) or event is FRAME:
            return
        observe.MESSAGES.inc()
        if len(text) > messages.LONGEST_FRAME:
            self._refuse(self.words.problem("too_large"))
        elif message is None:
            self._refuse(self.words.problem("malformed"))
        elif not self.greeted and not isinstance(message, messages.Hello | messages.Ping):
            self._refuse(self.words.problem("hello_first"))
        else:
            await self._answer_if_possible(message)

    def _decoded(self, text: str) -> FromClient | None:
        try:
            return messages.decode(text) if len(text) <= messages.LONGEST_FRAME else None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None

    async def _paid(self, price: float) -> bool:
        """Now, or after a while; False when he is sent away instead."""
        wait = self._purse.pay(price)
        if wait:
            observe.HELD_BACK.inc()
            self._held_back += self._wire.crowded
            await self._wire.rest(wait)
        elif wait == 0:
            self._held_back = 0
        if wait is None or self._held_back > MOST_HELD_BACK:
            self._send_away("much")
        return not self._wire.over

    async def _answer_if_possible(self, message: FromClient) -> None:
        try:
            await self._answer(message)
        except (SQLAlchemyError, OSError) as error:  # the database is away; what was asked is asked again
            log.warning("the database does not answer: %s", type(error).__name__)
            self.send(self.words.problem("unavailable"))

    async def _answer(self, message: FromClient) -> None:
        match message:
            case messages.Hello(last, lang, pace):
                self.words = await Words.learned(self.live.table.facts, lang)
                self.pace = pace
                await self.live.harbour.refresh(self.live)
                self.greeted = True
                self.send(self.live.join(self, last))
                await self._let_votes_lapse()
            case messages.Ping():
                self.send(messages.Pong())
            case messages.Draft():
                self._draft(message)
            case _:
                least = self.live.harbour.vote_seconds
                await self._act(asked(message, self.person, self.name, self.live.away, least), message.key)
                if may_settle_undo(message):
                    await self._settle_undo()

    async def _act(self, make: play.Make, key: str) -> None:
        try:
            seq = await self.live.act(make, f"{self.person}:{key}")
        except Refusal as refusal:
            observe.refused(refusal.rule)
            self._refuse(self.words.refused(key, refusal))
        except StaleVersion:
            self._tell_stale(key)
        else:
            self.send(messages.Accepted(key, seq))

    def _tell_stale(self, key: str) -> None:
        if self._refuse(messages.Stale(key, self.live.table.seq)):
            self.send(self.live.update(self.live.eyes(self.person), []))

    async def _let_votes_lapse(self) -> None:
        for seat in self.live.table.seats_of(self.person):
            if seat in self.live.table.votes:
                with contextlib.suppress(StaleVersion):
                    await self.live.act(play.here_again(seat))

    async def _settle_undo(self) -> None:
        with contextlib.suppress(Refusal, StaleVersion):
            await self.live.act(play.grant_undo)

    def _draft(self, message: messages.Draft) -> None:
        """Plays on a copy, and stops before a move that reveals something, draws chance or hands over."""
        table = self.live.table
        try:
            play.move(self.person, message.seq, message.moves)(table)
        except StaleVersion:
            self._tell_stale(str(message.id))
        except Refusal as refusal:
            self._refuse(self.words.refused(str(message.id), refusal))
        else:
            found = table.draft(message.moves)
            refused = None if found.refusal is None else self.words.refused(None, found.refusal)
            self.send(drafted(message.id, table.seq, table.to_play, found, refused))


async def serve(
    socket: WebSocket[Any, Any, Any],
    harbour: Harbour,
    table: str,
    purse: Purse,
    person: str,
    name: str,
    session: str | None,
) -> None:
    wire = wire_of(socket.scope)
    with purse.limits.place(purse) as free:
        try:
            await socket.accept()
            if not free:
                observe.SENT_AWAY.labels("crowded").inc()
                return wire.end(TOO_MUCH, "too many connections")
            async with contextlib.nullcontext() if harbour.has(table) else purse.turn:
                live = await harbour.find(table)
            words = await Words.learned(live.table.facts, "en")
        except NoSuchTable:
            wire.end(4404, "no such table")
        except GONE:
            pass  # went away while being let in
        else:
            with observe.CONNECTIONS.track_inprogress():
                await Connection(wire, live, words, purse, person, name, session).run()
    return None
