"""The digest of the box that a table is played with; those before are of the game's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("box", sa.Text, nullable=False, server_default=""))
