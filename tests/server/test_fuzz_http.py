"""Whatever is asked over HTTP, the server answers as its OpenAPI document says, and stands.

Schemathesis reads the document and asks everything that it allows and much that it does not.
Its checks are all on but one: `positive_data_acceptance` wants every body accepted that fits
the document, which cannot say what only the rules know: what games and variants there are, or
that nobody may be called like a bot.
"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.server.fuzzing import PHASES, ask_everything
from tests.server.wire import Denied, Json, Wire, over_tcp, serving
from tests.soak import SOAKING, amount

EXAMPLES = amount(5, 200)
"""How many requests are made up for each address, besides those at the edges of the document."""
ODD_NAMES = ["%00", "a%00b", "%ff", "%F0%9F%98%80", "%ED%A0%80", "..%2f..", "%27%20OR%201=1--"]
"""Names of tables, some of which no database can hold."""
ODD_COOKIES = ["\xe9", "", "..", "bnVsbA.x", "bnVsbA.x.y", "a" * 7000]
"""What nobody would be given to be known by."""
GROWTH = 32 * 2**20
"""How many bytes the server may grow by, with all the tables that were made meanwhile."""


async def _furnish(wire: Wire) -> dict[str, str]:
    """Tables of every kind, by what they are."""
    known = await wire.ask("GET", "/api/me")
    headers = {"cookie": known.cookie, "content-type": "application/json"}

    async def make(second: str, listed: bool) -> str:
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": second}], "listed": listed}
        made = await wire.ask("POST", "/api/tables", json.dumps(wish).encode(), headers)
        return str(made.json["table"]["id"])

    tables = {
        "open": await make("person", True),
        "private": await make("person", False),
        "playing": await make("me", True),
        "over": await make("me", True),
    }
    line = await wire.open(f"/api/tables/{tables['over']}/play", headers)
    wishes: list[Json] = [
        {"type": "join", "seat": "fellowship"},
        {"type": "resign", "key": "the-end-of-it", "version": 1},
    ]
    for wish in wishes:
        await line.send(json.dumps(wish))
    await line.wait(lambda: any('"status":"over"' in text for text in line.heard))
    await line.close()
    return tables


async def _ask_oddly(wire: Wire, finished: str) -> None:
    """Ask what Schemathesis seldom thinks of."""
    for seat, status in (("sauron", 200), ("balrog", 404), ("", 422), ("s" * 41, 422)):
        told = await wire.ask("GET", f"/api/tables/{finished}/replay?seat={seat}")
        assert told.status == status, seat
    for name in ODD_NAMES:
        headers = {"content-type": "application/json"}
        answers = [await wire.ask("GET", f"/api/tables/{name}{at}") for at in ("", "/record")]
        answers += [await wire.ask("POST", f"/api/tables/{name}/seats", b"{}", headers)]
        assert {answer.status for answer in answers} == {404}, name
        with pytest.raises(Denied) as denied:
            await wire.open(f"/api/tables/{name}/play")
        assert denied.value.answer.status in (403, 404), name
    name = (await wire.ask("GET", "/api/me")).cookie.partition("=")[0]
    for cookie in ODD_COOKIES:
        told = await wire.ask("GET", "/api/me", headers={"cookie": f"{name}={cookie}"})
        assert told.status == 200
        assert told.cookie, "whom nobody knows is new"


def test_every_request_is_answered_as_documented(tmp_path: Path, database: str) -> None:
    async def prepare(url: str) -> dict[str, str]:
        async with over_tcp(url) as wire:
            tables = await _furnish(wire)
            await _ask_oddly(wire, tables["over"])
            return tables

    with serving(tmp_path, database, limited=False) as server:
        tables = asyncio.run(prepare(server.url))
        ids = list(tables.values())
        before = server.rows(ids)
        memory = server.memory()
        budget = ("--max-examples", str(EXAMPLES), "--generation-deterministic")
        # What lies at the edges of the document is refused before any database is asked.
        phases = PHASES if SOAKING or database.startswith("sqlite") else "fuzzing"
        # What is over has the most to tell.
        known = [*ids, *[tables["over"]] * 3]
        asked = ask_everything(tmp_path, server.url, known, phases, *budget)
        assert asked.returncode == 0, asked.stdout.decode()
        assert server.memory() - memory < GROWTH
        after = server.rows(ids)
    sat = after.pop(tables["open"])["log"]
    assert all(re.search("'(made|sat|begun)'", row) for row in sat)  # strangers may sit down here
    del before[tables["open"]]
    assert after == before
