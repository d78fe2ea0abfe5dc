"""Owners enter figures over HTTP, where the operator allows it."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.cli.serve import serve
from mathom.server.config import Config
from mathom.server.limits import Limits
from tests.server.local_server import id_of, open_server

DEARER = {"card/merry": {"cost": 4}}


@pytest.fixture(autouse=True)
def no_other_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what other tests of this process have opened or kept."""
    monkeypatch.setattr("mathom.games._BOXES", {})
    monkeypatch.setattr("mathom.games._SHELVES", [])


def test_strangers_enter_nothing_unless_they_may(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        assert not any(game["enters"] for game in sam.get("/api/games"))
        box = {"name": "mine", "changes": DEARER}
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", "form", {}),
            ("POST", "drafts", {"json": {"changes": DEARER}}),
            ("POST", "boxes", {"json": box}),
            ("GET", f"boxes/{'0' * 64}", {}),
        ]
        for method, path, more in asked:
            refused = sam.refused(method, f"/api/games/dice/{path}", **more)
            assert refused["code"] == "no-boxes"
            assert "--enter" in refused["sentence"]
    assert not (tmp_path / "boxes").exists()


def test_figures_are_entered_checked_kept_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(tmp_path, enters=True, workers=1) as server:
        sam = server.person("Sam")
        (dice,) = (game for game in sam.get("/api/games") if game["id"] == "dice")
        assert (dice["enters"], dice["boxes"]) == (True, [])
        form = sam.get("/api/games/dice/form", lang="ja")
        (merry,) = (each for each in form["records"] if each["key"] == "card/merry")
        assert (merry["title"], merry["shows"]) == ("メリー", ["merry"])
        (dies,) = (each for each in form["records"] if each["key"] == "dice/halflings")
        assert dies["shows"] == ["merry", "pippin"]
        (cost,) = (field for field in merry["fields"] if field["path"] == "cost")
        assert (cost["own"], cost["most"], cost["source"]) == (3, 30, "reconstructed")

        draft = {"changes": {"card/merry": {"cost": "x", "glory": 5}}}
        told = sam.post("/api/games/dice/drafts", draft)
        assert told["mistakes"] == {
            "card/merry/cost": "This must be a whole number from 0 to 30, not 'x'."
        }
        assert [(card["record"]["id"], card["record"]["glory"]) for card in told["cards"]] == [
            ("merry", 5)
        ]
        told = sam.post("/api/games/dice/drafts?lang=ja", draft)
        assert told["mistakes"]["card/merry/cost"].startswith("ここは0から30までの整数")

        made = sam.post("/api/games/dice/boxes", {"name": "mine", "changes": DEARER})
        assert made == {"name": "mine", "digest": made["digest"]}
        body = sam.ask("GET", f"/api/games/dice/boxes/{made['digest']}").content
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            archive.extractall(tmp_path / "got")
        assert mathom.game("dice", tmp_path / "got" / "mine").digest == made["digest"]
        table = sam.make("me", "greedy", game="dice", box=made["digest"])
        assert table["table"]["box"] == made
        with sam.join(table, "player-1") as here:
            here.act("resign")

    monkeypatch.setattr("mathom.games._BOXES", {})
    monkeypatch.setattr("mathom.games._SHELVES", [])
    with open_server(tmp_path) as server:  # which no longer takes any, and plays those it has
        sam = server.person("Sam")
        (dice,) = (game for game in sam.get("/api/games") if game["id"] == "dice")
        assert dice["boxes"] == [{**made, "made": True}]
        record = sam.ask("GET", f"/api/tables/{id_of(table)}/record").text
        assert record.splitlines()[2] == f"box {made['digest']} mine"
        assert mathom.replay(record).game.box_name == "mine"
        sam.make("me", "me", game="dice", box=made["digest"])
    with open_server(tmp_path, enters=True) as server:
        form = server.person().get("/api/games/dice/form", box=made["digest"])
        assert (form["name"], form["changes"]) == ("mine", DEARER)


def test_what_cannot_be_kept_is_refused_in_a_sentence(tmp_path: Path) -> None:
    limits = Limits(boxes=1)
    with open_server(tmp_path, enters=True, limits=limits) as server:
        sam = server.person("Sam")
        where = "/api/games/dice/boxes"

        def refused(name: str, changes: object) -> tuple[str, str]:
            found = sam.refused("POST", where, json={"name": name, "changes": changes})
            return found["code"], found["sentence"]

        assert refused("../x", DEARER) == (
            "bad-request",
            "A box has a name of 1 to 40 letters, digits and blanks.",
        )
        assert refused("mine", {})[1].startswith("Nothing was entered")
        assert refused("mine", {"card/merry": {"cost": 99}})[0] == "bad-request"
        assert refused("mine", {"card/nobody": {"cost": 1}})[1].startswith("There is no field")
        assert refused("mine", {"card/merry": {"cost": 1.5}})[0] == "malformed"
        assert refused("mine", {"card/merry": {"cost": ["x" * 61]}})[0] == "malformed"
        many = {f"card/{n}": {"x" * 90: 1} for n in range(400)}
        assert refused("mine", many)[0] == "too-large"
        sam.post(where, {"name": "mine", "changes": DEARER})
        assert refused("mine", {"card/merry": {"cost": 5}})[0] == "too-many-boxes"
        for path in ("form?box=" + "0" * 64, "boxes/" + "0" * 64, "boxes/.."):
            assert sam.ask("GET", f"/api/games/dice/{path}").status_code in (404, 409)
        assert sam.refused("GET", "/api/games/chess/form")["code"] == "no-such-game"
    assert [path.name for path in (tmp_path / "boxes").iterdir()] == ["dice"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "boxes").write_text("in the way", encoding="utf-8")
    with open_server(tmp_path, enters=True) as server:
        refused = server.person().refused(
            "POST", "/api/games/dice/boxes", json={"name": "mine", "changes": DEARER}
        )
        assert refused["code"] == "box-not-kept"


@pytest.mark.parametrize(
    ("options", "enters"),
    [
        ((), True),
        (("--host", "::1"), True),
        (("--no-enter",), False),
        (("--host", "192.0.2.1"), False),
        (("--host", "192.0.2.1", "--enter"), True),
        (("--proxy", "127.0.0.1"), False),
        (("--host-name", "tables.example.org"), False),
        (("--host-name", "tables.example.org", "--enter"), True),
    ],
)
def test_only_where_nobody_but_this_machine_is_answered_is_it_allowed_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], enters: bool
) -> None:
    configs: list[Config] = []
    monkeypatch.setattr("mathom.server.serve.listen", lambda host, port: None)
    monkeypatch.setattr(
        "mathom.cli.serve._run", lambda config, listener, opening: configs.append(config)
    )
    monkeypatch.setattr("mathom.server.logs.set_up", lambda: None)
    given = ["--db", f"sqlite:///{tmp_path / 'tables.db'}", "--boxes", str(tmp_path / "boxes")]
    serve.main([*given, *options], standalone_mode=False)
    (config,) = configs
    assert (config.enters, config.boxes) == (enters, tmp_path / "boxes")
