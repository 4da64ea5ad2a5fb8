"""Names and what was said no longer stand in the logs, which are never changed: they stand beside them, and can be
forgotten at once. The entries of older releases, which held them, are written anew."""

from __future__ import annotations

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PAGE = 500
DELETED = "deleted"  # what somebody was called who had gone

_log = sa.table(
    "log", sa.column("table_id"), sa.column("seq"), sa.column("entry", sa.LargeBinary), sa.column("key")
)
_people = sa.table("people", sa.column("id"), sa.column("name"))
_names = sa.table("names", sa.column("id"), sa.column("person"), sa.column("name"))
_said = sa.table("said", sa.column("table_id"), sa.column("seq"), sa.column("person"), sa.column("text"))


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_names_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_names")),
        sa.UniqueConstraint("person", "name", name=op.f("uq_names_person_name")),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_said_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_said")),
    )
    op.create_index(op.f("ix_said_person"), "said", ["person"], unique=False)
    op.add_column("seats", sa.Column("called", sa.String(length=16), nullable=True))
    op.add_column("results", sa.Column("called", sa.String(length=16), nullable=True))
    op.add_column("results", sa.Column("bot", sa.String(length=60), nullable=True))
    names = _Names()
    _rewrite_those_who_sat(names)
    _rewrite_those_who_spoke()
    _rewrite_results(names)
    for table in ("seats", "results"):
        with op.batch_alter_table(table) as change:
            change.drop_column("name")


class _Names:
    """The names of seats that were not their person's own, each with an id."""

    def __init__(self) -> None:
        found = op.get_bind().execute(sa.select(_people.c.id, _people.c.name))
        self._own: dict[str, str] = {row.id: row.name for row in found}
        self._given: dict[tuple[str, str], str] = {}

    def called(self, person: str | None, name: str | None) -> str | None:
        """None for one's own name, also with the number that a second seat got, and for who is forgotten."""
        own = self._own.get(person or "")
        if person is None or name is None or own is None or own == DELETED:
            return None
        if name == own or (name.startswith(f"{own} ") and name[len(own) + 1 :].isdecimal()):
            return None
        if (person, name) not in self._given:
            self._given[person, name] = secrets.token_hex(8)
            row = {"id": self._given[person, name], "person": person, "name": name}
            op.get_bind().execute(_names.insert(), row)
        return self._given[person, name]


def _rewrite_those_who_sat(names: _Names) -> None:
    seats = sa.table(
        "seats", sa.column("table_id"), sa.column("seat"), sa.column("person"), sa.column("called")
    )
    for page in _entries("sat"):
        for row, entry in page:
            called = names.called(entry["person"], entry.pop("name", None))
            _write(row, entry | ({} if called is None else {"called": called}))
            if called is not None:
                here = (seats.c.table_id == row.table_id) & (seats.c.seat == entry["seat"])
                still = seats.c.person == entry["person"]
                op.get_bind().execute(seats.update().where(here, still).values(called=called))


def _rewrite_those_who_spoke() -> None:
    for page in _entries("chatted"):
        spoken = [
            {"table_id": row.table_id, "seq": row.seq, "person": entry["person"], "text": entry["text"]}
            for row, entry in page
            if entry["name"] != DELETED
        ]
        if spoken:
            op.get_bind().execute(_said.insert(), spoken)
        for row, entry in page:
            _write(row, {"kind": "chatted", "person": entry["person"]})


def _rewrite_results(names: _Names) -> None:
    columns = ("table_id", "seat", "person", "name", "called", "bot")
    results = sa.table("results", *[sa.column(name) for name in columns])
    bind = op.get_bind()
    bind.execute(results.update().where(results.c.person.is_(None)).values(bot=results.c.name))
    own = sa.select(_people.c.name).where(_people.c.id == results.c.person).scalar_subquery()
    others = sa.select(results).where(results.c.person.is_not(None), results.c.name != own)
    for row in bind.execute(others).all():
        if (called := names.called(row.person, row.name)) is not None:
            here = (results.c.table_id == row.table_id) & (results.c.seat == row.seat)
            bind.execute(results.update().where(here).values(called=called))


def _entries(kind: str) -> Any:
    """The entries of a kind in the form of release 0.1.0, page by page."""
    prefix = f'{{"kind":"{kind}",'.encode()
    like = sa.func.substr(_log.c.entry, 1, len(prefix)) == sa.literal(prefix, sa.LargeBinary)
    query = sa.select(_log.c.table_id, _log.c.seq, _log.c.entry).where(like)
    query = query.order_by(_log.c.table_id, _log.c.seq).limit(PAGE)
    last: tuple[str, int] = ("", 0)
    while True:
        behind = sa.tuple_(_log.c.table_id, _log.c.seq) > sa.tuple_(*last)
        page = op.get_bind().execute(query.where(behind)).all()
        if page:
            yield [(row, json.loads(row.entry)) for row in page]
        if len(page) < PAGE:
            return
        last = (page[-1].table_id, page[-1].seq)


def _write(row: Any, entry: dict[str, Any]) -> None:
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode()
    here = (_log.c.table_id == row.table_id) & (_log.c.seq == row.seq)
    op.get_bind().execute(_log.update().where(here).values(entry=text))
