"""What somebody may cost: how often things may be done (leaky buckets, one line a limit), and how many there may be of
something at one time. All of it counts by person and by address, never by connection, and in each process by itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from quayside.table.errors import Refusal

# How often somebody may do a thing: (times a second, times at once). A line in the plural is that of an address, wide
# enough for a classroom behind it; the same in the singular is that of a person, or of all at an address who have no
# name. What costs much has both: whoever comes as one new guest after the other is still at the same address.
RATES = {
    "request": (50, 500),  # an address: anything at all
    "socket": (5, 100),  # an address: opening a connection for live play
    "message": (20, 200),  # a person: what is said at tables, by its price (`socket.price`)
    "messages": (400, 6_000),
    "refused": (1, 60),  # a person: saying at a table what is refused or makes no sense
    "guest": (1 / 20, 40),  # an address: coming as somebody new
    "account": (1 / 120, 40),  # an address: signing up
    "sign_in": (1 / 5, 40),  # an address: trying a password or a recovery code
    "sign_in_as": (1 / 30, 10),  # an address: trying one name's password
    "change": (1 / 10, 10),  # a person: changing name or password, going for good
    "webhook": (1 / 60, 10),  # an address: having a webhook asked
    "table": (1 / 60, 20),  # a person: opening a table
    "tables": (1 / 5, 60),
    "seat": (1, 60),  # a person: sitting down, leaving, seating bots, and the like
    "seats": (10, 600),
    "record": (1 / 60, 10),  # a person: bringing a record
    "records": (1 / 10, 60),
    "hint": (1 / 3, 20),  # a person: asking for a hint
    "hints": (3, 200),
    "odds": (3, 60),  # a person: asking for the odds
    "all odds": (30, 600),
    "analysis": (1 / 30, 10),  # a person: having a game analysed
    "analyses": (1 / 5, 60),
    "kept": (2_000, 20_000_000),  # an address: bytes of records and of owners' values that are kept for good
    "replay": (3, 60),  # a person: having a game replayed
    "replays": (20, 400),
    "link": (10, 200),  # an address: a page that says what it is about
    "picture": (1 / 2, 30),  # a person: having the picture of a link painted
    "pictures": (2, 120),
}

# How many there may be at one time
MOST = {
    "connections": 20,  # of a person, for live play
    "watchers": 100,  # of people without a name, from one address
    "all connections": 300,  # from one address
    "open tables": 40,  # that somebody has opened and that are not over
    "bot tables": 10,  # those of them at which bots sit
    "bytes": 8 * 1024 * 1024,  # of requests that are not answered yet, from one address
}

# The limit of an address that belongs to one of a person, where it is not the same with an s
OF_ADDRESS = {"analysis": "analyses", "odds": "all odds"}

LONGEST_WAIT = 5.0  # seconds for which somebody is held back; who has run up more is sent away
AT_ONCE = 2  # things that take long and are done in threads, by all

_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="dear")

T = TypeVar("T")


class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether it is there; if not, nothing is taken."""
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def borrow(self, amount: float) -> float:
        """Takes it in any case, and says for how many seconds to wait until it is there."""
        self._fill()
        self._level -= amount
        return max(0.0, -self._level / self.rate)

    def give_back(self, amount: float) -> None:
        self._level += amount

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now


class Buckets:
    """A bucket for everybody who comes, by name or address; the least recent are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Limits:
    """All limits of a server; `allowance` multiplies them."""

    def __init__(self, allowance: float = 1.0) -> None:
        self._allowance = allowance
        self._buckets = {
            what: Buckets(rate * allowance, burst * allowance) for what, (rate, burst) in RATES.items()
        }
        self._open: Counter[tuple[str, str]] = Counter()
        self._turns = WeakValueDictionary[str, asyncio.Lock]()  # of those for whom something is done or waits

    def take(self, what: str, who: str, amount: float = 1.0) -> bool:
        return self._buckets[what].of(who).take(amount)

    def spend(self, what: str, who: str, amount: float = 1.0) -> None:
        """Lets it pass, or raises a Refusal."""
        if not self.take(what, who, amount):
            raise Refusal("table.too_often")

    def borrow(self, what: str, who: str, amount: float) -> float | None:
        """For how many seconds somebody has to wait who does it; None when that is too long, and then he may not."""
        bucket = self._buckets[what].of(who)
        wait = bucket.borrow(amount)
        if wait > LONGEST_WAIT:
            bucket.give_back(amount)
            return None
        return wait

    def most(self, what: str) -> int:
        return max(1, int(MOST[what] * self._allowance))

    def turn(self, who: str) -> asyncio.Lock:
        """To be held while something dear is done for somebody."""
        return self._turns.setdefault(who, asyncio.Lock())

    @contextmanager
    def place(self, purse: Purse) -> Iterator[bool]:
        """A connection, for as long as it lasts; or False, when there are enough."""
        own = "connections" if purse.named else "watchers"
        places = [(own, purse.who), ("all connections", purse.address)]
        free = all(self._open[place] < self.most(place[0]) for place in places)
        self._open.update(places if free else [])
        try:
            yield free
        finally:
            self._open.subtract(places if free else [])
            self._open += Counter()  # forgets those who have none

    @contextmanager
    def bytes_of(self, address: str) -> Iterator[Callable[[int], None]]:
        """For as long as a request lasts: what to call with the length of each part that has come of it. It raises a
        Refusal when there is too much under way from that address."""
        place, held = ("bytes", address), 0

        def came(count: int) -> None:
            nonlocal held
            if self._open[place] + count > self.most("bytes"):
                raise Refusal("table.too_often")
            self._open[place] += count
            held += count

        try:
            yield came
        finally:
            self._open[place] -= held
            if not self._open[place]:
                del self._open[place]


class Purse(NamedTuple):
    """Who pays for what a connection costs: a person and the address he comes from. All who come from an address and
    have no name are as one person."""

    limits: Limits
    person: str | None
    address: str

    @property
    def named(self) -> bool:
        return self.person is not None

    @property
    def who(self) -> str:
        return self.person or self.address

    def pay(self, price: float) -> float | None:
        """For how many seconds to hold a message of this price back; None: it is too much."""
        own = self.limits.borrow("message", self.who, price)
        shared = self.limits.borrow("messages", self.address, price)
        return None if own is None or shared is None else max(own, shared)

    @property
    def turn(self) -> asyncio.Lock:
        return self.limits.turn(self.who)

    async def dear(self, work: Callable[..., T], *args: Any, threads: ThreadPoolExecutor | None = None) -> T:
        """Does in a thread what takes long, for everybody one thing at a time: however much somebody asks for at once,
        others wait for one of it."""
        async with self.turn:
            return await asyncio.get_running_loop().run_in_executor(threads or _threads, work, *args)

    def may_be_refused(self) -> bool:
        """Once more; who was refused too often is sent away."""
        return self.limits.take("refused", self.who)
