"""Games that begin from now on draw each move's chance under a key of its own; analyses say in which form they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("keyed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("analyses", sa.Column("form", sa.Integer(), server_default="1", nullable=False))
