"""Messages that no page would ever send, and some that are only almost right; all of them out of a seeded generator.
None may change a table: a valid move of the one who decides is not among them."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

LONGEST = 16_384  # bytes of a frame that is looked at
CUT_OFF = 2 * LONGEST  # from here on the connection is closed

Frame = str | bytes  # bytes go as a binary frame


class Scene(NamedTuple):
    """What a fuzzer knows of the table at which it sits."""

    seq: int
    ply: int
    barrier: int
    line: int  # versions before it are stale
    decides: bool
    seats: list[int]
    players: int
    move: str  # legal for whoever decides
    known_key: str  # under which this person has sent something before


class Fuzzer:
    def __init__(self, chooser: random.Random, scene: Scene) -> None:
        self._random = chooser
        self.scene = scene

    def frames(self, count: int) -> Iterator[Frame]:
        kinds: list[Callable[[], Frame]] = [
            self.noise, self.broken, self.deep, self.large, self.strange, self.wrong_type, self.missing,
            self.stale, self.foreign, self.illegal, self.out_of_turn, self.binary, self.odd_numbers, self.draft,
        ]  # fmt: skip
        for _ in range(count):
            yield self._random.choice(kinds)()

    # Not JSON, or hardly

    def noise(self) -> Frame:
        letters = string.printable + "é日\u202e\0\u2028\U0001f6a2"
        return "".join(self._random.choices(letters, k=self._random.randrange(0, 200)))

    def broken(self) -> Frame:
        text = json.dumps(self._valid())
        cut = self._random.randrange(len(text))
        return self._random.choice(
            [text[:cut], text[:cut] + text[cut + 1 :], text + text, text[::-1], f"[{text}]"]
        )

    def deep(self) -> Frame:
        depth = self._random.choice([50, 1_000, 5_000])
        inner = self._random.choice(["[" * depth, "[" * depth + "]" * depth, '{"type":' * (depth // 4)])
        return self._random.choice(
            [inner, '{"type":"hello","last":' + inner, '{"type":"move","move":' + inner]
        )

    def large(self) -> Frame:
        """More than is looked at, less than is cut off."""
        length = self._random.randrange(LONGEST + 1, CUT_OFF - 200)
        return json.dumps({**self._valid(), self._random.choice(["key", "move", "text", "x"]): "a" * length})

    def binary(self) -> Frame:
        text = json.dumps(self._valid()).encode()
        return self._random.choice(
            [text, b"", bytes(range(256)), self._random.randbytes(100), b"\xff\xfe" + text]
        )

    # JSON, but not what the messages are

    def strange(self) -> Frame:
        unknown = [
            "admin",
            "Move",
            "MOVE",
            "started",
            "abandoned",
            "accepted",
            "update",
            "",
            7,
            None,
            ["move"],
            {},
        ]
        whole: list[Any] = [{}, [], None, 7, "move", True, [[]], {"type": self._random.choice(unknown)}]
        return json.dumps(
            {**self._valid(), "type": self._random.choice(unknown)}
            if self._coin()
            else self._random.choice(whole)
        )

    def wrong_type(self) -> Frame:
        message = self._valid()
        name = self._random.choice([name for name in message if name != "type"] or ["type"])
        values: list[Any] = [
            None, True, 7, -1, 1.5, 1e300, "", "x", "x" * 5_000, [], [[]], {}, {"a": 1}, ["x"] * 200, "\u0000", "\ud800",
        ]  # fmt: skip
        value = self._random.choice(values)
        return json.dumps({**message, name: value}) if _differs(message[name], value) else self.strange()

    def missing(self) -> Frame:
        message = self._valid()
        while len(message) > 1 and self._coin():
            del message[self._random.choice(list(message))]
        needed = {"seq", "move", "moves", "key", "type", "granted", "text", "seat", "ply", "id"}
        return (
            json.dumps(message) if not needed <= message.keys() and "key" not in message else self.strange()
        )

    def odd_numbers(self) -> Frame:
        number = self._random.choice(
            [
                "-0",
                "1e999",
                "-1e999",
                "NaN",
                "Infinity",
                "0x10",
                "00",
                "1" * 400,
                "-" + "9" * 30,
                str(2**63),
                str(2**64),
                "1E5",
            ]
        )
        forms = [
            f'"hello","last":{number}',
            f'"draft","seq":0,"moves":[],"id":{number}',
            f'"draft","seq":{self.scene.seq},"moves":[],"id":{number}',
            f'"undo","seq":{number},"ply":{number},"key":"{self._key()}"',
            f'"comeback","seat":{number},"key":"{self._key()}"',
        ]
        return f'{{"type":{self._random.choice(forms)}}}'

    # Messages as they should be, at the wrong time, by the wrong one, or of what may not be

    def stale(self) -> Frame:
        """For a version that is past, or yet to come."""
        seq = self._random.choice(
            [0, max(0, self.scene.line - 1), self.scene.seq + 1, self.scene.seq + 10**6]
        )
        return self._random.choice(
            [
                self._say("move", seq=seq, move=self.scene.move),
                self._say("commit", seq=seq, moves=[self.scene.move]),
                self._say("undo", seq=seq, ply=0),
                self._say("askundo", seq=seq, ply=0),
            ]
        )

    def foreign(self) -> Frame:
        """About seats that are not one's own, or are nobody's."""
        others = [seat for seat in range(self.scene.players) if seat not in self.scene.seats]
        nobody = [-1, self.scene.players, 99, 10**12]
        return self._random.choice(
            [
                self._say("comeback", seat=self._random.choice(others + nobody)),
                self._say("votestandin", seat=self._random.choice(self.scene.seats + nobody)),
                self._say(
                    "answerundo", request=self.scene.seq - self._random.randrange(2), granted=self._coin()
                ),
                self._say("undo", seq=self.scene.seq, ply=self.scene.ply + self._random.randrange(3)),
                self._say("askundo", seq=self.scene.seq, ply=self.scene.ply + 10),
            ]
        )

    def illegal(self) -> Frame:
        moves = [
            "", " ", "pass pass", "bid", "bid -1", "bid 999999", "place nowhere", "load silk.", "%s%s%n", "{0}", "<b>bid 5</b>",
            "' OR 1=1 --", "bid 5\nbid 6", "bid\u00a05", "\u202ebid 5", "BID 5", "b" * 80, "\0", "../..", "${7*7}",
        ]  # fmt: skip
        move = self._random.choice(moves)
        if self._coin():
            return self._say("move", seq=self.scene.seq, move=move)
        return self._say("commit", seq=self.scene.seq, moves=[self.scene.move] * 40 + [move])

    def out_of_turn(self) -> Frame:
        """The right move, by somebody who does not decide; the one who does sends again what was accepted before."""
        if self.scene.decides:
            return json.dumps(
                {"type": "move", "seq": 0, "move": self.scene.move, "key": self.scene.known_key}
            )
        return self._say("move", seq=self.scene.seq, move=self.scene.move)

    def draft(self) -> Frame:
        """Changes nothing, whoever sends it."""
        moves = [self.scene.move] * self._random.randrange(64)
        seq = self._random.choice([0, self.scene.seq, self.scene.seq + 5])
        return json.dumps(
            {"type": "draft", "seq": seq, "moves": moves, "id": self._random.randrange(-(2**31), 2**31)}
        )

    # Parts

    def _valid(self) -> dict[str, Any]:
        """A message of the right form that leads to nothing: its version is past."""
        past: dict[str, Any] = {"seq": 0, "key": self._key()}
        forms: list[dict[str, Any]] = [
            {"type": "hello", "last": self.scene.seq, "lang": "en"},
            {"type": "move", "move": self.scene.move, **past},
            {"type": "commit", "moves": [self.scene.move], **past},
            {"type": "draft", "moves": [self.scene.move], "seq": 0, "id": 1},
            {"type": "undo", "ply": self.scene.ply, **past},
            {"type": "askundo", "ply": self.scene.ply, **past},
            {"type": "comeback", "seat": 99, "key": self._key()},
            {"type": "votestandin", "seat": 99, "key": self._key()},
        ]
        return self._random.choice(forms)

    def _say(self, kind: str, **message: Any) -> str:
        return json.dumps({"type": kind, **message, "key": self._key()})

    def _key(self) -> str:
        return "".join(self._random.choices(string.ascii_letters, k=12))

    def _coin(self) -> bool:
        return self._random.random() < 0.5


def _differs(value: Any, other: Any) -> bool:
    """So that what was right does not stay right by accident."""
    return type(value) is not type(other)


def raw_frame(
    payload: bytes, opcode: int = 1, masked: bool = True, final: bool = True, reserved: int = 0
) -> bytes:
    """A WebSocket frame, as wrong as one likes."""
    head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    length = len(payload)
    mask_bit = 0x80 if masked else 0
    if length < 126:
        head += bytes([mask_bit | length])
    elif length < 2**16:
        head += bytes([mask_bit | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([mask_bit | 127]) + length.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros changes nothing
