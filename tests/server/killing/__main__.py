"""The proof that nothing is lost: servers are killed while people play, and every word counts.

    python -m tests.server.killing --db sqlite --kills 100 --tables 20 --seed 1
    python -m tests.server.killing --two-processes --games 50 --seed 1

Scripted people play at many tables, choosing by lot. A witness at every client notes each
action that is sent and each answer. Meanwhile the server is killed (-9) at moments drawn by
lot, and at those that hurt most: when an action has been sent and not answered, when an answer
is coming in, and while the server starts. At the end the games are finished, the server is
stopped, and its database is compared with what the witnesses have noted. The first promise
that was not kept ends the program with exit code 1.
"""

from __future__ import annotations

import asyncio
import shutil
import signal
import sys
import tempfile
import traceback
from contextlib import ExitStack
from pathlib import Path

import click

from tests.server.killing.killers import kill_and_prove
from tests.server.killing.two_processes import play_between, prove_presence
from tests.server.postgres import running_postgres
from tests.server.running import ServerProcess


@click.command()
@click.option("--db", type=click.Choice(["sqlite", "postgresql"]), default="sqlite")
@click.option("--kills", default=100, type=click.IntRange(1))
@click.option("--tables", default=20, type=click.IntRange(1))
@click.option("--two-processes", is_flag=True, help="Two processes on one PostgreSQL.")
@click.option("--games", default=50, type=click.IntRange(1), help="For two processes.")
@click.option("--seed", default=1)
@click.option("--think", default=0.1, help="How many seconds a player thinks.")
@click.option("--life", default=3.0, help="How many seconds a server lives, at most.")
def main(
    db: str,
    kills: int,
    tables: int,
    two_processes: bool,
    games: int,
    seed: int,
    think: float,
    life: float,
) -> None:
    """Kill servers while people play, and prove that nothing was lost."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no server is left
    folder = Path(tempfile.mkdtemp(prefix="mathom-killing-"))
    try:
        with ExitStack() as stack:
            cluster = None
            database = f"sqlite:///{folder / 'mathom.db'}"
            if two_processes or db == "postgresql":
                cluster = stack.enter_context(running_postgres())
                database = cluster.fresh()
            servers = [
                stack.enter_context(ServerProcess(database, folder / name))
                for name in (("one", "two") if two_processes else ("one",))
            ]
            if two_processes:
                tally = asyncio.run(
                    play_between(
                        servers, database, games=games, at_once=5, seed=seed, think=think / 5
                    )
                )
                gone = asyncio.run(prove_presence(servers))
                click.echo(f"{'seconds until seen to have gone':<32}{gone:>10.1f}")
            else:
                tally = asyncio.run(
                    kill_and_prove(
                        servers[0],
                        database,
                        kills=kills,
                        tables=tables,
                        seed=seed,
                        think=think,
                        life=life,
                        cluster=cluster,
                    )
                )
    except Exception:
        traceback.print_exc()
        click.echo(f"Not everything was kept; the servers' files are in {folder}.", err=True)
        sys.exit(1)
    shutil.rmtree(folder)
    click.echo("\n".join(tally.lines()))


if __name__ == "__main__":
    main()
