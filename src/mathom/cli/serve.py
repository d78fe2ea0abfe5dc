"""`mathom serve`: tables for people on this machine, at home or on the net."""

from __future__ import annotations

import math
import webbrowser
from ipaddress import ip_network
from pathlib import Path

import click

from mathom.arena.extras import require
from mathom.cli.common import database_option

PORT = 8420


def _a_number(_: click.Context, option: click.Parameter, seconds: float) -> float:
    """Refuse what is no number: it is outside of no range."""
    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds", param=option)
    return seconds


def _addresses(_: click.Context, option: click.Parameter, text: str) -> str:
    """Refuse what is neither an address nor a network: it would never be met."""
    found = [part.strip() for part in text.split(",")] if text else []
    for part in found:
        try:
            ip_network(part)
        except ValueError:
            fault = f"{part!r} is no address, such as 127.0.0.1 or 10.0.0.0/8"
            raise click.BadParameter(fault, param=option) from None
    return ",".join(found)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option(
    "--port",
    default=PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="On which port; 0 takes a free one.",
)
@database_option
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="How many processes think for bots. By default one less than there are cores.",
)
@click.option(
    "--deadline",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0.1, 600),
    callback=_a_number,
    help="How many seconds a bot may think.",
)
@click.option(
    "--proxy",
    "proxies",
    default="",
    callback=_addresses,
    metavar="ADDRESSES",
    help="Proxies whose word is taken for whom they speak for. By default none is.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="A name that browsers know the server by, as the proxy's; may be given several times.",
)
@click.option(
    "--crashes",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where reports of failing rules go. By default into your data folder.",
)
@click.option(
    "--unlimited",
    is_flag=True,
    help="Do not limit how much and how fast a client may send; for measuring.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    no_open: bool,
    workers: int | None,
    deadline: float,
    proxies: str,
    host_names: tuple[str, ...],
    crashes: Path | None,
    unlimited: bool,
) -> None:
    """Serve tables until stopped, and open the browser.

    Without --host-name a server that listens on this machine only answers only to names of this
    machine, and another to any.
    """
    require("fastapi", "server", "mathom serve")
    from mathom.server import journal
    from mathom.server.config import Config, data_folder, default_database, default_workers
    from mathom.server.guard import is_loopback
    from mathom.server.limits import Limits
    from mathom.server.serve import address, listen
    from mathom.server.serve import serve as run

    known = host_names or is_loopback(host)
    config = Config(
        database=database or default_database(),
        crashes=crashes or data_folder() / "crashes",
        limits=Limits.open() if unlimited else Limits(),
        workers=workers or default_workers(),
        deadline=deadline,
        proxies=proxies,
        hosts=frozenset(name.lower() for name in host_names) if known else None,
    )
    journal.set_up()
    with listen(host, port) as listener:
        url = address(listener)

        def ready() -> None:
            click.echo(f"Mathom is at {url}")
            if not no_open:
                webbrowser.open(url)

        run(config, listener, ready)
