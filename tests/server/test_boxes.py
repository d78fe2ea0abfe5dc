"""Tables of owners' boxes, and of the time before boxes had digests."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import mathom
from mathom.games import boxes_of, open_box
from mathom.server.entries import LogEntry, TableRow
from mathom.server.refusals import RequestRefused
from mathom.server.store import Store
from mathom.server.table import Table
from tests import programs
from tests.cli.run import command, refusal
from tests.server.local_server import denied, id_of, open_server

BEFORE = Path(__file__).parent / "stored" / "before-boxes.sql"
"""A database of two unfinished tables and a finished one, made before tables had a box."""
CARD = """
[[card]]
id = "c1-yellow-spoons"
colour = "yellow"
chain_to = "spoon"
effects = [{ do = "coins", coins = 3 }]
source = "custom"
"""
TEXTS = "duel-chain-spoon = Spoon\n"


@pytest.fixture(autouse=True)
def no_other_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what other tests of this process have opened."""
    monkeypatch.setattr("mathom.games._BOXES", {})


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("boxes") / "spoons"
    with as_file(files("mathom.games.duel") / "data") as data:
        shutil.copytree(data, folder)
    chapter = folder / "chapter-1.toml"
    chapter.write_text(chapter.read_text(encoding="utf-8") + CARD, encoding="utf-8")
    (folder / "en.ftl").write_text(TEXTS, encoding="utf-8")
    return folder


async def read_all(url: str) -> list[tuple[TableRow, list[LogEntry]]]:
    store = await Store.open(url)
    try:
        rows = [await store.table(id) for id in await store.ids()]
        return [(row, await store.log(row.id)) for row in rows if row is not None]
    finally:
        await store.close()


def test_a_database_from_before_opens_and_plays_on(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.executescript(BEFORE.read_text(encoding="utf-8"))
    connection.close()
    tables = [
        Table.read(row, log)
        for row, log in asyncio.run(read_all(f"sqlite:///{tmp_path / 'tables.db'}"))
    ]
    assert sorted((table.game.id, table.status) for table in tables) == [
        ("duel", "over"),
        ("duel", "playing"),
        ("quest", "playing"),
    ]
    assert {table.row.box for table in tables} == {""}
    (over,) = (table for table in tables if table.status == "over")
    assert over.match is not None
    assert mathom.replay(over.match.record.dumps()).outcome == over.match.outcome
    with open_server(tmp_path) as server:
        listed = server.person("Sam").get("/api/tables", status="playing")["tables"]
        assert [row["table"]["box"] for row in listed] == [None, None]


def test_a_table_is_of_the_box_that_was_chosen(box: Path, tmp_path: Path) -> None:
    game = open_box(box)
    assert (game.id, boxes_of("duel")) == ("duel", [game])
    told = {"name": "spoons", "digest": game.digest}
    with open_server(tmp_path, workers=1) as server:
        frodo = server.person("Frodo")
        (offered,) = (each for each in frodo.get("/api/games") if each["id"] == "duel")
        assert offered["boxes"] == [{**told, "made": False}]
        cards = frodo.get("/api/games/duel/cards", box=game.digest)
        assert "c1-yellow-spoons" in [card["record"]["id"] for card in cards]
        address = "/api/games/duel/texts"
        assert frodo.ask("GET", address, params={"box": game.digest, "lang": "ja"}).text == TEXTS
        assert frodo.ask("GET", address, params={"box": ""}).text == ""
        own = frodo.make("me", "me")
        assert own["table"]["box"] is None
        made = frodo.make("me", "greedy", box=game.digest)
        assert made["table"]["box"] == told
        with frodo.join(made, "fellowship") as here:
            here.wait(3)
            assert here.view["choice"]["seat"] == "fellowship"
            here.act("resign")
        record = frodo.ask("GET", f"/api/tables/{id_of(made)}/record").text
        assert record.splitlines()[2] == f"box {game.digest} spoons"
        assert mathom.replay(record).game is game
    stored = asyncio.run(read_all(f"sqlite:///{tmp_path / 'tables.db'}"))
    rows = [row for row, _ in stored]
    (log,) = (log for row, log in stored if row.box == game.digest)
    assert [(entry.kind, entry.body.get("failed")) for entry in log[2:3]] == [("choice", None)]
    assert {row.box for row in rows} == {mathom.game("duel").digest, game.digest}
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asked = command("db", "verify", "--db", url)
    verified = programs.run([*asked, "--box", box])
    assert verified.stdout == b"All 2 tables replay.\n"
    assert b"does not have the box" in programs.run(asked).stdout
    with (
        pytest.MonkeyPatch.context() as patch,
        open_server(tmp_path) as server,
    ):
        patch.setattr("mathom.games._BOXES", {})
        refused = denied(lambda: server.person().connect(made)).refusal
        assert refused["code"] == "other-box"
        assert refused["sentence"] == (
            f"This server does not have the box of components {game.digest[:12]}."
        )
        with pytest.raises(RequestRefused):
            Table(next(row for row in rows if row.box == game.digest))


def test_a_server_refuses_a_box_that_cannot_be(box: Path, tmp_path: Path) -> None:
    assert "there is no folder" in refusal("serve", "--box", tmp_path / "nowhere")
    with as_file(files("mathom.games.quest") / "data") as data:
        broken = shutil.copytree(data, tmp_path / "broken")
    (broken / "heroes.toml").unlink()
    assert "heroes.toml: cannot be read" in refusal("serve", "--box", broken)
