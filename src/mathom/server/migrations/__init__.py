"""How a database comes to the shape of `schema`, from nothing or from any older one.

Every change of the schema is a module in `versions`. Its `upgrade` says what is to be done;
`revision` is its own number and `down_revision` the one it follows. There is no way back but
a backup.
"""

from __future__ import annotations

import threading

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select, text

PLACE = "mathom.server:migrations"
"""Where the steps lie: a folder within a package."""

_LOCK = 0x6D6174686F6D  # "mathom": any number will do that nobody else locks
_ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it is at in global variables


class NewerSchema(Exception):
    """The database has a shape that this program does not know."""


def migrate(connection: Connection) -> None:
    """Bring a database to the newest shape, within the connection's transaction.

    On PostgreSQL other servers that do the same wait for that transaction's end.

    Raises:
        NewerSchema: a newer program has changed the database.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", PLACE)
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerSchema
    with _ONE_AT_A_TIME:
        command.upgrade(config, "head")
