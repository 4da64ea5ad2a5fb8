"""A table may be played with its owner's values, which are too long to stand in every list of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("long_options", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("values_digest", sa.String(length=64), nullable=True))
    op.create_index("ix_tables_values", "tables", ["values_digest", "game"], unique=False)
