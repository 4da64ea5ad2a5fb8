"""Accounts say what their names look like, so that nobody else looks so. A server finds that out when it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.String(length=40), nullable=True))
    op.create_index(op.f("ix_people_look"), "people", ["look"], unique=False)
