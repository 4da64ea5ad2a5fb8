"""A game may branch off another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("parent_ply", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("parent_public", sa.Boolean(), nullable=True))
    op.create_index(op.f("ix_tables_parent"), "tables", ["parent"], unique=False)
