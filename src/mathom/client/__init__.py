"""The client: how programs play at the tables of a Mathom server.

    async with Client("http://127.0.0.1:8000", name="Gollum") as client:
        made = await client.make_table("duel", ["me", "greedy"])
        async with client.join(made["table"]["id"], made["yours"][0]["seat"]) as table:
            while view := await table.my_turn():
                await table.choose(view["choice"]["options"][0])
            print(table.outcome)

`Client` is a visitor of the server and speaks HTTP; `Table` is one table that stays open over
cut connections, restarts and changes of the server. What they give are the messages that
`mathom.protocol` declares.
"""

from mathom.client.errors import (
    ActionWasRefused,
    ActionWasStale,
    ServerUnreachable,
    TableWasClosed,
    WasRefused,
)
from mathom.client.link import Trace
from mathom.client.table import Table
from mathom.client.visitor import Client

__all__ = [
    "ActionWasRefused",
    "ActionWasStale",
    "Client",
    "ServerUnreachable",
    "Table",
    "TableWasClosed",
    "Trace",
    "WasRefused",
]
