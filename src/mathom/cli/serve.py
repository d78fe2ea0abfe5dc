"""`mathom serve`: tables for people on this machine, at home or on the net."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mathom.arena.extras import require
from mathom.cli.common import boxes_option, count_option, database_option, seconds_option
from mathom.kernel.errors import MathomError

if TYPE_CHECKING:
    import socket

    from mathom.server.config import Config

HOST = "127.0.0.1"
PORT = 8420
OPENER = "mathom-browser"
"""The thread that opens the browser."""


class NoPage(MathomError):
    """The page for browsers was not built."""


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
@click.option("--host", default=HOST, show_default=True, help="Where to listen.")
@count_option("--port", PORT, 65535, "On which port; 0 takes a free one.", least=0)
@database_option
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="How many processes think for bots. By default one less than there are cores.",
)
@seconds_option("--deadline", 10.0, 0.1, "How many seconds a bot may think.")
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
@boxes_option
@click.option(
    "--boxes",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where boxes that visitors enter on the page are kept. By default in your data folder.",
)
@click.option(
    "--enter/--no-enter",
    "enters",
    default=None,
    help="Whether visitors may enter boxes on the page. By default only where nobody but this "
    "machine is answered.",
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
    boxes: Path | None,
    enters: bool | None,
    crashes: Path | None,
    unlimited: bool,
) -> None:
    """Serve tables until stopped, and open the browser.

    Without --host-name a server that listens on this machine only answers only to names of this
    machine, and another to any.
    """
    require("fastapi", "server", "mathom serve")
    from mathom.server import logs
    from mathom.server.config import (
        Config,
        data_folder,
        default_boxes,
        default_database,
        default_workers,
    )
    from mathom.server.limits import Limits
    from mathom.server.middleware import is_loopback
    from mathom.server.serve import listen

    known = host_names or is_loopback(host)
    # A proxy would have strangers come from this machine, too.
    alone = is_loopback(host) and not host_names and not proxies
    config = Config(
        database=database or default_database(),
        crashes=crashes or data_folder() / "crashes",
        limits=Limits.open() if unlimited else Limits(),
        workers=workers or default_workers(),
        deadline=deadline,
        proxies=proxies,
        boxes=boxes or default_boxes(),
        enters=alone if enters is None else enters,
        hosts=frozenset(name.lower() for name in host_names) if known else None,
    )
    logs.set_up()
    _run(config, listen(host, port), opening=not no_open)


def play_in_the_browser() -> None:
    """What `mathom` alone does: serve whoever sits here, and open the browser.

    The port is always the same where it can be had, because a browser keeps what a visitor
    likes by it; else any that is free.

    Raises:
        NoPage: there is nothing to open.
    """
    require("fastapi", "server", "mathom")
    from mathom.server import logs
    from mathom.server.built_page import files
    from mathom.server.config import Config, data_folder, default_boxes, default_database
    from mathom.server.serve import CannotListen, listen

    if not files():
        raise NoPage(
            "the page for the browser is not built: 'make play' builds it, "
            "and 'mathom play' does without it, in the terminal"
        )
    try:
        listener = listen(HOST, PORT)
    except CannotListen:
        listener = listen(HOST, 0)
    # Whoever plays at home is no operator, and need not read what goes well.
    logs.set_up("warning")
    config = Config(
        default_database(),
        data_folder() / "crashes",
        boxes=default_boxes(),
        enters=True,
        hosts=frozenset(),
    )
    _run(config, listener, opening=True)


def _run(config: Config, listener: socket.socket, opening: bool) -> None:
    """Serve until stopped, and say where."""
    from mathom.server.serve import address, serve

    def ready() -> None:
        url = address(listener)
        click.echo(f"Mathom is at {url}")
        if opening:
            # Some browsers are waited for until they are closed, and they want to be answered.
            threading.Thread(target=_open, args=(url,), name=OPENER, daemon=True).start()

    with listener:
        serve(config, listener, ready)


def _open(url: str) -> None:
    """Open the page, or say that there is nothing to open it with."""
    if not (_has_display() and webbrowser.open(url)):
        click.echo("No browser could be opened here: open that address in one.")


def _has_display() -> bool:
    """Whether a browser could show itself; one for terminals would get in our way."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
