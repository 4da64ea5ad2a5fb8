"""People may be on holiday, and see by when they have to move; whoever is to be told of something is, whatever happens to the server meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.add_column("pushes", sa.Column("session", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_pushes_session"), "pushes", ["session"], unique=False)
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_holidays_person")),
        sa.PrimaryKeyConstraint("person", "begins", name=op.f("pk_holidays")),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("event", sa.String(length=10), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", "event", "browser", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"], unique=False)
