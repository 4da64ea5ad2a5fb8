"""The generator: sfc32, the same draws on every machine and in both builds.

Four 32-bit words, masked after every addition and left shift, so that no intermediate comes near 2**62: compiled
integers wrap there, Python's do not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.vecs import Numbers

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15  # rounds after each absorbed word: every bit of the seed has then reached every word


class Rng:
    """A stream of random numbers, chosen by its seed: a non-negative int of any size, absorbed whole.

    >>> rng = Rng(7)
    >>> [rng.below(6) + 1 for _ in range(10)]
    [1, 4, 5, 4, 3, 3, 5, 2, 4, 2]
    >>> Rng(7).below(6) == Rng(7).clone().below(6)
    True
    """

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, seed: int, like: Rng | None = None) -> None:
        if like is not None:  # for `clone`
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.count = like.count
            return
        if seed < 0:
            raise ValueError("a seed is a non-negative int")
        self._begin()
        while True:
            self._absorb(seed & WORD)
            seed >>= 32
            if seed == 0:
                break

    def _begin(self) -> None:
        self.a = 0x9E3779B9
        self.b = 0x243F6A88
        self.c = 0xB7E15162
        self.count = 1

    def _absorb(self, word: i64) -> None:
        self.a ^= word
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> i64:
        """A number from 0 to n - 1, each as likely as the others: draws that do not fit are thrown away."""
        if not 1 < n <= WORD:
            if n == 1:
                return 0
            raise ValueError("below(n) is for n from 1 to 2**32 - 1")
        limit: i64 = n
        mask = limit - 1
        mask |= mask >> 1
        mask |= mask >> 2
        mask |= mask >> 4
        mask |= mask >> 8
        mask |= mask >> 16
        while True:
            draw = self.word() & mask
            if draw < limit:
                return draw

    def shuffle(self, items: list[int]) -> None:
        """Puts the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, items: Numbers) -> None:
        """The same for a vec."""
        for i in range(len(items) - 1, i64(0), -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def fork(self) -> Rng:
        """A new generator, seeded by 64 bits of this one: as `Rng` with such a seed, but without a number that long."""
        twin = Rng(0, self)
        low = self.word()
        high = self.word()
        twin._begin()
        twin._absorb(low)
        if high != 0:
            twin._absorb(high)
        return twin

    def clone(self) -> Rng:
        return Rng(0, self)
