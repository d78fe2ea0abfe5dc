from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, inspect, text

from mathom.server import migrations, schema
from mathom.server.entries import LogEntry, Summary, TableRow
from mathom.server.migrations import migrate
from mathom.server.store import BadDatabase, Store

TABLE = TableRow("a" * 16, "duel", 1, {"coins": "finite"}, "seed", True, 5.0)
ENTRY = LogEntry(1, "made", "visitor", "key", {"seats": ["person", "greedy"]}, 5.0)
SUMMARY = Summary("waiting", 1, 5.0, {"players": []}, ((0, "visitor"),), False)

NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{head}"


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("note", sa.Text, nullable=False, server_default="-"))
"""


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A transaction on a database that no store has opened."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


async def open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


async def keep_a_table(url: str) -> None:
    store = await Store.open(url)
    await store.make(TABLE, [ENTRY], SUMMARY)
    await store.close()


@pytest.fixture
def newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As if the program had one more step; undo the patch to be the old one again."""
    steps = tmp_path / "migrations"
    shutil.copytree(Path(migrations.__file__).parent, steps)
    head = sorted(path.stem for path in (steps / "versions").glob("v*.py"))[-1]
    revision = head.partition("_")[0].removeprefix("v")
    (steps / "versions" / "next.py").write_text(NEXT_STEP.format(head=revision), encoding="utf-8")
    monkeypatch.setattr(migrations, "PLACE", str(steps))
    return monkeypatch


def test_an_empty_database_comes_to_the_shape_of_the_schema(database: str) -> None:
    with connected(database) as connection:
        migrate(connection)
        found = set(inspect(connection).get_table_names())
        assert found == {"tables", "log", "sitters", "secrets", "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_partial_indexes_are_those_of_the_schema(database: str) -> None:
    def conditions(connection: Connection) -> dict[str | None, object]:
        return {
            index["name"]: index.get("dialect_options", {}).get(f"{connection.dialect.name}_where")
            for table in schema.metadata.tables
            for index in inspect(connection).get_indexes(table)
        }

    with connected(database) as connection:
        migrate(connection)
        migrated = {name: str(where) for name, where in conditions(connection).items()}
        for table in (schema.sitters, schema.log, schema.secrets, schema.tables):
            table.drop(connection)
        schema.metadata.create_all(connection)
        created = {name: str(where) for name, where in conditions(connection).items()}
    assert migrated == created
    assert sum(where != "None" for where in migrated.values()) == 2


def test_a_database_of_the_newest_shape_is_left_alone(database: str) -> None:
    with connected(database) as connection:
        migrate(connection)
    statements = []
    with connected(database) as connection:
        event.listen(
            connection, "before_cursor_execute", lambda *event: statements.append(event[2])
        )
        migrate(connection)
    assert statements
    changing = ("CREATE", "ALTER", "INSERT", "UPDATE", "DELETE", "DROP")
    assert [said for said in statements if said.strip().upper().startswith(changing)] == []


def test_a_step_that_fails_changes_nothing(
    database: str, newer_program: pytest.MonkeyPatch
) -> None:
    broken = Path(migrations.PLACE) / "versions" / "next.py"
    broken.write_text(broken.read_text("utf-8") + "    raise RuntimeError\n", encoding="utf-8")
    with pytest.raises(RuntimeError):
        asyncio.run(open_and_close(database))
    with connected(database) as connection:
        assert inspect(connection).get_table_names() == []


def test_what_is_stored_survives_a_new_step(
    database: str, newer_program: pytest.MonkeyPatch
) -> None:
    newer = migrations.PLACE
    newer_program.undo()
    asyncio.run(keep_a_table(database))

    newer_program.setattr(migrations, "PLACE", newer)

    async def read() -> None:
        store = await Store.open(database)
        try:
            assert await store.summary(TABLE.id) == (TABLE, SUMMARY)
            assert await store.log(TABLE.id) == [ENTRY]
        finally:
            await store.close()

    asyncio.run(read())
    with connected(database) as connection:
        assert connection.execute(text("SELECT note FROM tables")).all() == [("-",)]


def test_a_database_of_a_newer_program_is_refused(
    database: str, newer_program: pytest.MonkeyPatch
) -> None:
    asyncio.run(keep_a_table(database))
    newer_program.undo()
    with pytest.raises(BadDatabase, match=r"was changed by a newer Mathom: .*\.$"):
        asyncio.run(open_and_close(database))
    with connected(database) as connection:
        assert connection.execute(text("SELECT count(*) FROM log")).scalar() == 1


def test_servers_that_start_at_the_same_time_migrate_once(postgres_url: str) -> None:
    async def start_all() -> None:
        stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start_all())
