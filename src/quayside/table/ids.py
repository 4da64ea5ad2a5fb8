"""Names for things, and secrets that cannot be guessed."""

from __future__ import annotations

import hashlib
import secrets
from typing import NewType

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
SessionToken = NewType("SessionToken", str)

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look like another


def new_table_id() -> TableId:
    """Who has the link may come in: 79 bits, so that nobody finds a private table by trying."""
    return TableId("".join(secrets.choice(LETTERS) for _ in range(16)))


def new_person_id() -> PersonId:
    return PersonId("".join(secrets.choice(LETTERS) for _ in range(12)))


def new_spectator_id() -> PersonId:
    """For somebody without a name who only looks; cannot be a person's."""
    return PersonId("~" + "".join(secrets.choice(LETTERS) for _ in range(12)))


def new_session_token() -> SessionToken:
    return SessionToken(secrets.token_urlsafe(32))


def mark(table: str) -> str:
    """How a table is named in the log: whoever reads there finds it by `quayside admin table`, and has no link to it.

    >>> mark("p8kthgaxgshj647a")
    'b3f82321fd'
    """
    return digest(table)[:10]


def digest(secret: str) -> str:
    """How a random secret is kept: its hash finds it again and gives nothing away."""
    return hashlib.sha256(secret.encode()).hexdigest()
