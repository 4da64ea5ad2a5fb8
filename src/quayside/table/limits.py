"""How often things may be done: leaky buckets, one line a limit."""

from __future__ import annotations

import time
from collections import OrderedDict

from quayside.table.live import Refusal

# How often somebody may do a thing: (times a second, times at once). Who somebody is, the caller says: an address for
# what anybody can do, a person for what one does under a name.
RATES = {
    "request": (50, 500),  # an address: anything at all
    "socket": (5, 100),  # an address: opening a connection for live play
    "guest": (1 / 20, 20),  # an address: coming as somebody new
    "account": (1 / 120, 5),  # an address: signing up
    "sign_in": (1 / 5, 20),  # an address: trying a password or a recovery code
    "sign_in_as": (1 / 30, 10),  # a name: being tried
    "change": (1 / 10, 10),  # a person: changing name or password, going for good
    "table": (1 / 60, 20),  # a person: opening a table
    "tables": (1 / 5, 60),  # an address: opening a table
    "seat": (1, 60),  # a person: sitting down, leaving, seating bots, and the like
    "record": (1 / 60, 10),  # a person: bringing a record
    "hint": (1 / 3, 20),  # a person: asking for a hint
    "analysis": (1 / 30, 10),  # a person: having a game analysed
    "replay": (10, 200),  # an address: having a game replayed
}


class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for everybody who comes, by name or address; the least recent are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


class Limits:
    """All limits of a server; `allowance` multiplies them."""

    def __init__(self, allowance: float = 1.0) -> None:
        self._buckets = {
            what: Buckets(rate * allowance, burst * allowance) for what, (rate, burst) in RATES.items()
        }

    def spend(self, what: str, who: str) -> None:
        """Lets it pass, or raises a Refusal."""
        if not self._buckets[what].take(who):
            raise Refusal("table.too_often")
