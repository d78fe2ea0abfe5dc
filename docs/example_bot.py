"""A bot that plays Duel over the network. Copy it, and give it better ideas.

It needs `pip install '.[client]'` in a checkout, and a server, such as `mathom serve` starts:

    python docs/example_bot.py                                  # a new table, against greedy
    python docs/example_bot.py --table ID --invitation TOKEN    # a table that somebody has made
    python docs/example_bot.py https://tables.example.org       # the same on another server

It knows what its seat may know. Cuts and restarts are no concern of its own, but the library's.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import click

from mathom.client import ActionWasStale, Client, Table
from mathom.kernel.errors import MathomError
from mathom.protocol import OptionInfo

WORTH = {
    "blue": 9,  # steps on the Quest
    "landmark": 8,
    "green": 7,  # peoples
    "red": 6,  # armies
    "purple": 6,
    "grey": 5,  # skills, which make everything else cheaper
    "yellow": 4,
}
"""The bot's idea: what it would pay for each colour of card and each kind of option."""


def worth(option: OptionInfo, colours: dict[str, str]) -> int:
    """How good an option is after its price is paid."""
    sort = option["kind"] if option["kind"] != "play" else colours[option["args"]["card"]]
    price = option["detail"].get("price")
    return WORTH.get(sort, 0) - (price if isinstance(price, int) else 0)


async def play(table: Table, colours: dict[str, str]) -> str:
    """Play to the end, and say how it ended."""
    while await table.my_turn():
        best = max(table.options, key=lambda option: worth(option, colours))
        with suppress(ActionWasStale):  # somebody has taken a choice back meanwhile
            await table.choose(best)
    outcome = await table.ending()
    winners = " and ".join(outcome["winners"]) or "nobody"
    return f"Table {table.id} is over: {winners} won ({outcome['reason']}); I was {table.seat}."


async def run(url: str, table: str | None, invitation: str | None) -> str:
    """Take a seat and play."""
    async with Client(url, name="Example bot") as client:
        if table is None:
            made = await client.make_table("duel", ["me", "greedy"])
            table, seat = made["table"]["id"], made["yours"][0]["seat"]
        else:
            seat = (await client.sit(table, invitation=invitation))["seat"]
        records = [card["record"] for card in await client.cards("duel")]
        colours = {each["id"]: each["colour"] for each in records if "colour" in each}
        async with client.join(table, seat) as joined:
            return await play(joined, colours)


@click.command()
@click.argument("url", default="http://127.0.0.1:8420")
@click.option("--table", help="The id of the table to play at, instead of a new one.")
@click.option("--invitation", help="The secret by which its maker has invited you.")
def main(url: str, table: str | None, invitation: str | None) -> None:
    """Play one game of Duel on the server at URL."""
    try:
        click.echo(asyncio.run(run(url, table, invitation)))
    except MathomError as fault:
        raise click.ClickException(str(fault)) from None


if __name__ == "__main__":
    main()
