"""Who comes to a table."""

from __future__ import annotations

import msgspec

from quayside.table.ids import PersonId


class Person(msgspec.Struct, frozen=True):
    """Somebody who is known here. The id is no secret; that one is this person, only the session proves."""

    id: PersonId
    name: str
    account: bool
