"""What Alembic runs to upgrade: on the connection, and in the transaction, that it was given."""

from __future__ import annotations

from alembic import context

from mathom.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
