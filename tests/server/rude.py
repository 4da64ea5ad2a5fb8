"""A guest without manners: a bare socket at a table, which sends what it likes, and reads when it likes or never."""

from __future__ import annotations

import socket
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from ..weather.fuzz import raw_frame
from .players import PATIENCE, Player

GOODBYE = 8  # the opcode of a close frame


class Rude:
    def __init__(
        self, address: str, table: str, cookie: str = "", sees: int | None = None, via: str | None = None
    ) -> None:
        """`sees` is how many bytes its system takes in before somebody reads them; `via` is the address from which a
        proxy says it comes. ConnectionRefusedError when it is not let in."""
        self._socket = socket.socket()
        if sees is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, sees)
        self._socket.settimeout(PATIENCE)
        place = urlsplit(address)
        self._socket.connect((place.hostname, place.port))
        self.port: int = self._socket.getsockname()[1]
        self._came = b""
        lines = [
            f"GET /ws/tables/{table} HTTP/1.1",
            f"Host: {place.netloc}",
            f"Origin: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *([f"Cookie: {cookie}"] if cookie else []),
            *([f"X-Forwarded-For: {via}"] if via else []),
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self._came:
            self._more()
        head, _, self._came = self._came.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(head)

    @classmethod
    def like(cls, player: Player, table: str, **how: Any) -> Self:
        """With somebody's cookie."""
        return cls(player.address, table, cookie_of(player), **how)

    def send(self, payload: bytes = b"{", times: int = 1, **how: Any) -> bool:
        """All at once; False when the server has had enough of it."""
        return self.send_raw(raw_frame(payload, **how) * times)

    def send_raw(self, data: bytes) -> bool:
        try:
            self._socket.sendall(data)
        except OSError:
            return False
        return True

    def say(self, times: int = 1, **message: Any) -> bool:
        return self.send(msgspec.json.encode(message), times)

    def frame(self) -> tuple[int, bytes]:
        """The next one: its opcode and what is in it. ConnectionError when there is none any more."""
        head = self._bytes(2)
        length = head[1] & 0x7F
        if length >= 126:
            length = int.from_bytes(self._bytes(2 if length == 126 else 8), "big")
        return head[0] & 0x0F, self._bytes(length)

    def message(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; ConnectionError when the server has said goodbye."""
        while (frame := self.frame())[0] != GOODBYE:
            message: dict[str, Any] = msgspec.json.decode(frame[1]) if frame[0] == 1 else {"type": ""}
            if message["type"] == kind:
                return message
        raise ConnectionResetError

    def heard(self) -> tuple[list[dict[str, Any]], int]:
        """All messages until the end, and the code with which it came; 1006 when it came without one."""
        messages: list[dict[str, Any]] = []
        try:
            while (frame := self.frame())[0] != GOODBYE:
                if frame[0] == 1:
                    messages.append(msgspec.json.decode(frame[1]))
        except ConnectionError:
            return messages, 1006
        return messages, int.from_bytes(frame[1][:2], "big")

    def read_all(self) -> None:
        while self._socket.recv(65_536):
            pass

    def is_let_go(self) -> bool:
        """Whether the server has closed its end."""
        try:
            self.read_all()
        except ConnectionError:
            pass
        except TimeoutError:
            return False
        return True

    def give_up_after(self, seconds: float) -> None:
        """What takes longer has failed."""
        self._socket.settimeout(seconds)

    def close(self) -> None:
        self._socket.close()

    def _bytes(self, count: int) -> bytes:
        while len(self._came) < count:
            self._more()
        part, self._came = self._came[:count], self._came[count:]
        return part

    def _more(self) -> None:
        part = self._socket.recv(65_536)
        if not part:
            raise ConnectionResetError
        self._came += part


def cookie_of(player: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
