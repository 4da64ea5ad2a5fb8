"""People: guests who choose a name, accounts with a password, and the sessions by which both are known again.

A session is an opaque token of 256 random bits in a cookie; the database holds its hash. A signed cookie would add
nothing to that: who cannot guess the token cannot forge it either, and unlike a signed one it can be ended.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import secrets
import time

import argon2
import msgspec

from quayside.server.live import Harbour, LiveTable
from quayside.server.people.names import EDITION, checked_account_name, checked_name, fold, look
from quayside.server.people.passwords import check_password
from quayside.server.store.people import DELETED, Account, PeopleStore
from quayside.server.tasks import end
from quayside.server.times import now
from quayside.table import entries, ids
from quayside.table.errors import Refusal
from quayside.table.ids import SessionToken, digest
from quayside.table.person import Person
from quayside.table.play import Make

DAY = 24 * 60 * 60 * 1000
SESSION_DAYS = 180
REMEMBERED = (
    10.0  # seconds for which a session is not looked up again, though another process may have ended it
)
MOST_REMEMBERED = 20_000
LOOK = 5.0  # seconds between two looks at whether the sessions of those who are connected are over
AT_ONCE = 2  # passwords hashed at the same time: each takes 64 MiB

log = logging.getLogger("quayside.server.people")

_hasher = argon2.PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=4, hash_len=32, salt_len=16)
_zeros = [base64.b64encode(bytes(length)).decode().rstrip("=") for length in (16, 32)]
# Nobody's password, and as much work to compare with as anybody's: an unknown name answers no faster than a known one
_NOBODY = f"$argon2id$v=19$m=65536,t=3,p=4${_zeros[0]}${_zeros[1]}"


class Known(msgspec.Struct, frozen=True):
    """A person and his new session, and the recovery code if there is a new one: it is shown this once."""

    person: Person
    token: SessionToken
    recovery: str | None = None


class People:
    def __init__(self, store: PeopleStore, harbour: Harbour) -> None:
        self._store = store
        self._harbour = harbour
        # By the hash of a token: the person, when the session ends, and when that was looked up
        self._remembered: dict[str, tuple[Person, int, float]] = {}
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._looking: asyncio.Task[None] | None = None
        self._silencing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._store.look_anew(EDITION, look)
        self._looking = asyncio.create_task(self._look_often(), name="sessions")
        self._silence()

    async def stop(self) -> None:
        await end([self._looking, self._silencing])

    # Sessions

    async def of(self, token: str | None) -> Person | None:
        """Whom a cookie belongs to."""
        known = await self._known(token)
        return None if known is None else known[0]

    async def _known(self, token: str | None) -> tuple[Person, int] | None:
        if not token or len(token) > 100:
            return None
        hashed = digest(token)
        person, expires, looked_up = self._remembered.get(hashed, (None, 0, 0.0))
        if person is not None and looked_up + REMEMBERED > time.monotonic():
            return person, expires
        found = await self._store.person_of(hashed, now())
        if found is None:
            self._remembered.pop(hashed, None)
            return None
        id, name, account, expires = found
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[hashed] = (Person(id, name, account), expires, time.monotonic())
        return self._remembered[hashed][:2]

    async def renew(self, token: str) -> bool:
        """Lengthens a session of which half is over; True when it did."""
        known = await self._known(token)
        if known is None or known[1] > now() + SESSION_DAYS * DAY // 2:
            return False
        await self._store.extend_session(digest(token), now() + SESSION_DAYS * DAY)
        self._remembered.pop(digest(token), None)
        return True

    async def log_out(self, token: str) -> None:
        await self._store.end_session(digest(token))
        self._remembered.pop(digest(token), None)

    async def _new_session(
        self, person: Person, old: str | None = None, recovery: str | None = None
    ) -> Known:
        """Nobody keeps a token across a change of who he is: one that was planted would be worth something then."""
        if old is not None:
            await self.log_out(old)
        token = ids.new_session_token()
        await self._store.add_session(digest(token), person.id, now(), now() + SESSION_DAYS * DAY)
        return Known(person, token, recovery)

    async def _end_all_sessions(self, person: str) -> None:
        await self._store.end_sessions_of(person)
        for token in [token for token, known in self._remembered.items() if known[0].id == person]:
            del self._remembered[token]
        self._harbour.part(lambda client: client.person == person)

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.part_from_the_gone()
            except Exception as error:
                log.warning("the sessions could not be looked at: %s", type(error).__name__)

    async def part_from_the_gone(self) -> None:
        """Connections outlive no session, whoever has ended it: another process, the operator, or time."""
        clients = [client for live in self._harbour.tables.values() for client in live.clients]
        open_now = {client.session for client in clients if client.session is not None}
        over = open_now - await self._store.valid_sessions(open_now, now())
        for token in over:
            self._remembered.pop(token, None)
        if over:
            self._harbour.part(lambda client: client.session in over)

    # Guests

    async def new_guest(self, name: str, old: str | None = None) -> Known:
        person = Person(ids.new_person_id(), await self._free_name(name), account=False)
        await self._store.add_guest(person.id, person.name, now())
        return await self._new_session(person, old)

    async def rename(self, person: Person, name: str, token: str) -> Person:
        """At the tables where he sits he is called so from now on."""
        if person.account:
            raise Refusal("table.guests_only")
        renamed = Person(person.id, await self._free_name(name), account=False)
        await self._store.rename(person.id, renamed.name)
        self._remembered.pop(digest(token), None)
        await self._tell_tables(person.id)
        return renamed

    async def name_for_seat(self, person: Person, name: str | None) -> str | None:
        """The id of a name for somebody who shares a person's screen; None where his own will do."""
        if not name or checked_name(name) == person.name:
            return None
        return await self._store.give_name(
            ids.new_person_id(), person.id, await self._free_name(name, person)
        )

    async def _free_name(self, text: str, holder: Person | None = None) -> str:
        """A name that neither is an account's nor looks like it, unless it is the holder's own."""
        name = checked_name(text)
        if await self._store.wearers(fold(name), look(name)) - {holder.id if holder else ""}:
            raise Refusal("table.name_of_account")
        return name

    # Accounts

    async def sign_up(self, name: str, password: str, guest: Person | None, old: str | None) -> Known:
        """A new account; a guest becomes one, and keeps his seats because he stays the same person."""
        if guest is not None and guest.account:
            raise Refusal("table.already_account")
        called = checked_account_name(name)
        check_password(password, called.name)
        if await self._store.wearers(called.folded, called.look):
            raise Refusal("table.name_taken")
        code = _new_code()
        secrets_hashed = [await self._hash(password), await self._hash(_plain(code))]
        person = Person(guest.id if guest else ids.new_person_id(), called.name, account=True)
        if guest is None:
            await self._store.add_guest(person.id, called.name, now())
        if not await self._store.make_account(person.id, called, *secrets_hashed):
            raise Refusal("table.name_taken")
        await self._tell_tables(person.id)
        return await self._new_session(person, old, code)

    async def log_in(self, name: str, password: str, old: str | None) -> Known:
        account = await self._store.account(fold(name))
        if not await self._matches(account.password if account else None, password) or account is None:
            raise Refusal("table.wrong_login")
        return await self._new_session(_person(account), old)

    async def change_password(self, person: Person, old: str, new: str) -> Known:
        """All other devices have to sign in again."""
        account = await self._own_account(person)
        if not await self._matches(account.password, old):
            raise Refusal("table.wrong_password")
        check_password(new, account.name)
        await self._store.set_password(person.id, await self._hash(new))
        await self._end_all_sessions(person.id)
        return await self._new_session(person)

    async def recover(self, name: str, code: str, password: str) -> Known:
        """With the code of the sign-up comes a new password, and a new code."""
        account = await self._store.account(fold(name))
        matches = await self._matches(account.recovery if account else None, _plain(code))
        if not matches or account is None:
            raise Refusal("table.wrong_recovery")
        check_password(password, account.name)
        new_code = _new_code()
        hashed = [await self._hash(password), await self._hash(_plain(new_code))]
        if not await self._store.use_recovery(account, *hashed):
            raise Refusal("table.wrong_recovery")
        await self._end_all_sessions(account.id)
        return await self._new_session(_person(account), recovery=new_code)

    async def delete(self, person: Person, password: str | None) -> None:
        """The name is free again, the games stay and are nobody's, and bots take over where he was playing."""
        if person.account:
            account = await self._own_account(person)
            if not await self._matches(account.password, password or ""):
                raise Refusal("table.wrong_password")
        await self._end_all_sessions(person.id)
        for table in await self._store.running_tables(person.id):
            await take_out(await self._harbour.find(table), person.id, DELETED)
        await self._store.forget(person.id)
        await self._tell_tables(person.id)
        self._silence()

    async def _tell_tables(self, person: str) -> None:
        """Tables in memory learn what somebody is called now, and whether as a guest; other processes do within seconds, when somebody looks."""
        for live in list(self._harbour.tables.values()):
            if live.knows(person):
                await live.learn_names(at_once=True)

    def _silence(self) -> None:
        """What he said is taken away while everybody plays on."""
        if self._silencing is None or self._silencing.done():
            self._silencing = asyncio.create_task(self._take_away(), name="what was said")

    async def _take_away(self) -> None:
        try:
            await self._store.silence_forgotten()
        except Exception as error:  # the next start goes on
            log.warning("what was said could not be taken away: %s", type(error).__name__)

    async def _own_account(self, person: Person) -> Account:
        account = await self._store.account_of(person.id)
        if account is None:
            raise Refusal("table.accounts_only")
        return account

    # Passwords: hashing takes a tenth of a second and much memory, so it is done in a thread, few at a time

    async def _hash(self, secret: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, secret)

    async def _matches(self, hashed: str | None, secret: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_verify, hashed or _NOBODY, secret)


def _person(account: Account) -> Person:
    return Person(account.id, account.name, account=True)


def _verify(hashed: str, secret: str) -> bool:
    try:
        return _hasher.verify(hashed, secret)
    except argon2.exceptions.VerificationError:
        return False


def _new_code() -> str:
    """99 random bits, in groups that can be written down."""
    return "-".join("".join(secrets.choice(ids.LETTERS) for _ in range(4)) for _ in range(5))


def _plain(code: str) -> str:
    """However it was typed."""
    return re.sub(r"[^a-z0-9]", "", code.lower())[:100]


async def take_out(live: LiveTable, person: str, by: str) -> None:
    """Somebody is gone for good, and the log says so: no process that has the table in memory writes his name again. A
    table that waits for its host or plays for nobody is at its end."""
    table = live.table
    for seat in table.seats_of(person):
        await live.act(_taken_out(seat, person, by))
    if table.status == "waiting" and table.facts.host == person:
        await live.act(lambda _: entries.Closed(by))
    elif table.status == "playing" and not any(seat.person for seat in table.seats):
        await live.act(lambda _: entries.Abandoned(by))


def _taken_out(seat: int, person: str, by: str) -> Make:
    return lambda _: entries.Left(seat, person, by)
