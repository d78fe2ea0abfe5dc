"""`mathom db`: the database of a server, between two versions of Mathom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import click

from mathom.arena.extras import require
from mathom.cli.common import boxes_option, database_option, json_option, print_json, progress
from mathom.cli.errors import Failed
from mathom.games import keep_boxes_in


@click.group()
def db() -> None:
    """Look after the database of a server that is stopped."""
    require("fastapi", "server", "mathom db")


@db.command()
@database_option
def upgrade(database: str | None) -> None:
    """Bring the database to the schema of this version.

    A server does the same when it starts.
    """
    asyncio.run(_upgrade(_url(database)))
    click.echo("The database has the newest schema.")


@db.command()
@database_option
@boxes_option
@click.option(
    "--boxes",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where boxes are kept that were entered on the page. By default in your data folder.",
)
@json_option
def verify(database: str | None, boxes: Path | None, as_json: bool) -> None:
    """Play every table again and confirm that its log still gives the same game.

    Brings the database to the schema of this version first, as `upgrade` does. Ends with code 1
    when a table does not replay: then keep the version that wrote it.
    """
    from mathom.server.config import default_boxes

    keep_boxes_in(boxes or default_boxes())
    tables, faults = asyncio.run(_verify(_url(database)))
    if as_json:
        print_json({"tables": tables, "faults": faults})
    else:
        for id, fault in faults.items():
            click.echo(f"{id}: {fault}")
    if faults:
        raise Failed(f"{len(faults)} of {tables} tables do not replay")
    if not as_json:
        click.echo(f"All {tables} tables replay.")


def _url(database: str | None) -> str:
    """The database, which is there: one that is mistyped is not to be made."""
    from mathom.server.config import default_database
    from mathom.server.database import address_of, is_sqlite

    url = database or default_database()
    address = address_of(url)
    if is_sqlite(address) and not Path(str(address.database)).exists():
        raise Failed(f"there is no database {address.database}")
    return url


async def _upgrade(url: str) -> None:
    from mathom.server.store import Store

    await (await Store.open(url)).close()


async def _verify(url: str) -> tuple[int, dict[str, str]]:
    """How many tables there are, and what is wrong with which."""
    from mathom.server.archive import check
    from mathom.server.store import Store, StoreFailed

    store = await Store.open(url)
    try:
        ids = await store.ids()
        faults: dict[str, str] = {}
        step: Callable[[], None]
        with progress("Replaying", len(ids)) as step:
            for id in ids:
                fault = await check(store, id)
                if fault:
                    faults[id] = fault
                step()
        return len(ids), faults
    except StoreFailed as fault:
        raise Failed(f"the database answers no more: {fault}") from None
    finally:
        await store.close()
