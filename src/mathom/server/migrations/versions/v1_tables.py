"""Tables with their logs, who sits where, and the servers' secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("bot_asked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_primary"),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "updated", "id"])
    op.create_index(
        "tables_waiting_for_bots",
        "tables",
        ["id"],
        sqlite_where=sa.text("bot_asked = 1"),
        postgresql_where=sa.text("bot_asked"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="log_primary"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="log_of_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_keys",
        "log",
        ["table", "actor", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "sitters",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="sitters_primary"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="sitters_of_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("sitters_by_visitor", "sitters", ["visitor", "table"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="secrets_primary"),
    )
