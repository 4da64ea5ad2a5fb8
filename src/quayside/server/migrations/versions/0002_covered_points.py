"""Tables may cover points until the end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("covered", sa.Boolean(), server_default=sa.false(), nullable=False))
