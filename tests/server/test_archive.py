"""Whether stored tables still replay: what is sound passes, what was changed is found."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mathom.server.archive import check
from mathom.server.store import Store, StoreFailed
from tests.cli.run import answer, run
from tests.server.local_server import asked, both, id_of, open_server, play

Change = Callable[["Tamper"], None]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A database with a table of every kind; its path, and the ids by kind."""
    folder = tmp_path_factory.mktemp("server")
    with open_server(folder) as server:
        frodo, sam = both(server)
        play(frodo, sam, choices=3)
        frodo.act("chat", text="hm")
        line = asked(frodo, sam)
        other = sam if line is frodo else frodo
        other.wait(line.number)
        number = other.act("take-back", to=other.view["ply"] - 2)["number"]
        line.wait(number)
        line.act("answer", asked=number, agree=True)
        line.wait(number + 2)
        play(frodo, sam)
        frodo.act("rematch")
        one, other = both(server)
        play(one, other, choices=5)
        one.act("hand-over", bot="greedy")
        waiting = server.person("Frodo").make("me", "person")
        ids = {"over": id_of(frodo.last), "playing": id_of(one.last), "waiting": id_of(waiting)}
    return {"path": str(server.database), **ids}


class Tamper:
    """A database of which a table is changed by hand."""

    def __init__(self, path: Path, id: str) -> None:
        self.id = id
        self.connection = sqlite3.connect(path, isolation_level=None)

    def run(self, statement: str, *values: object) -> None:
        """Change something, which must be there."""
        assert self.connection.execute(statement, (*values, self.id)).rowcount > 0

    def body(self, kind: str, change: Callable[[Any], None], nth: int = 0) -> None:
        """Change what the n-th entry of a kind says."""
        number, text = self.connection.execute(
            'SELECT number, body FROM log WHERE kind = ? AND "table" = ? '
            "ORDER BY number LIMIT 1 OFFSET ?",
            (kind, self.id, nth),
        ).fetchone()
        body = json.loads(text)
        change(body)
        assert json.dumps(body) != text
        self.run(
            'UPDATE log SET body = ? WHERE number = ? AND "table" = ?', json.dumps(body), number
        )


def found(path: Path, *ids: str) -> list[str]:
    """What is wrong with tables."""

    async def look() -> list[str]:
        store = await Store.open(f"sqlite:///{path}")
        try:
            return [await check(store, id) for id in ids]
        finally:
            await store.close()

    return asyncio.run(look())


@pytest.fixture
def copy(sound: dict[str, str], tmp_path: Path) -> Path:
    """The database, to be changed."""
    return Path(shutil.copy(sound["path"], tmp_path / "tables.db"))


def test_sound_tables_pass(sound: dict[str, str], copy: Path) -> None:
    assert found(copy, *(sound[kind] for kind in ("over", "playing", "waiting"))) == ["", "", ""]
    assert found(copy, "nowhere") == ["it is gone"]
    assert "All 4 tables replay." in answer("db", "verify", "--db", f"sqlite:///{copy}")


def outcome(body: Any) -> None:
    """Let chance have fallen otherwise."""
    first = body["outcomes"][0]
    first[0] = (first[0] + 1) % first[1]


def with_chance(tamper: Tamper) -> int:
    """Which of the choices met chance first."""
    bodies = tamper.connection.execute(
        "SELECT body FROM log WHERE kind = 'choice' AND \"table\" = ? ORDER BY number",
        (tamper.id,),
    )
    return next(n for n, (text,) in enumerate(bodies) if json.loads(text)["outcomes"])


CHANGES: dict[str, Change] = {
    "another option": lambda t: t.body("choice", lambda b: b.update(option="landmark bree")),
    "no option": lambda t: t.body("choice", lambda b: b.update(option="go home")),
    "another seat": lambda t: t.body("choice", lambda b: b.update(seat=0)),
    "another ply": lambda t: t.body("choice", lambda b: b.update(ply=2)),
    "another outcome": lambda t: t.body("choice", outcome, with_chance(t)),
    "an outcome less": lambda t: t.body("choice", lambda b: b["outcomes"].pop(), with_chance(t)),
    "an outcome more": lambda t: t.body("choice", lambda b: b["outcomes"].append([0, 2])),
    "another set-up": lambda t: t.body("begun", outcome),
    "other players": lambda t: t.body("begun", lambda b: b.update(players=["A", "B", "C"])),
    "another sitter": lambda t: t.body("sat", lambda b: b.update(visitor="gollum")),
    "another name": lambda t: t.body("sat", lambda b: b.update(name="Gollum")),
    "a choice is missing": lambda t: t.run('DELETE FROM log WHERE number = 5 AND "table" = ?'),
    "the last entry is missing": lambda t: t.run(
        'DELETE FROM log WHERE number = (SELECT max(number) FROM log WHERE "table" = ?1) '
        'AND "table" = ?1'
    ),
    "the first entry is missing": lambda t: t.run(
        'DELETE FROM log WHERE number = 1 AND "table" = ?'
    ),
    "another seed": lambda t: t.run("UPDATE tables SET seed = 'abc' WHERE id = ?"),
    "other settings": lambda t: t.run(
        "UPDATE tables SET settings = replace(settings, 'finite', 'endless') WHERE id = ?"
    ),
    "other rules": lambda t: t.run("UPDATE tables SET rules = 99 WHERE id = ?"),
    "another game": lambda t: t.run("UPDATE tables SET game = 'chess' WHERE id = ?"),
    "another status": lambda t: t.run("UPDATE tables SET status = 'waiting' WHERE id = ?"),
    "another summary": lambda t: t.run(
        "UPDATE tables SET info = replace(info, 'Sam', 'Tom') WHERE id = ?"
    ),
    "another number": lambda t: t.run("UPDATE tables SET number = number + 1 WHERE id = ?"),
    "other sitters": lambda t: t.run('DELETE FROM sitters WHERE seat = 1 AND "table" = ?'),
    "an unknown kind": lambda t: t.run(
        "UPDATE log SET kind = 'dance' WHERE number = 5 AND \"table\" = ?"
    ),
    "a body without its fields": lambda t: t.body("choice", lambda b: b.clear()),
}


@pytest.mark.parametrize("kind", ["over", "playing"])
@pytest.mark.parametrize("change", CHANGES)
def test_what_was_changed_is_found(
    sound: dict[str, str], copy: Path, change: str, kind: str
) -> None:
    tamper = Tamper(copy, sound[kind])
    CHANGES[change](tamper)
    tamper.connection.close()
    fault, other = found(copy, sound[kind], sound["waiting"])
    assert fault
    assert other == "", "the other tables are as sound as before"


def test_the_command_names_the_table_and_ends_with_a_failure(
    sound: dict[str, str], copy: Path
) -> None:
    tamper = Tamper(copy, sound["over"])
    CHANGES["another outcome"](tamper)
    tamper.connection.close()
    told = run("db", "verify", "--db", f"sqlite:///{copy}")
    assert told.exit_code == 1
    assert sound["over"] in told.stdout
    assert "1 of 4 tables do not replay" in told.stderr


def test_a_database_that_fails_is_no_fault_of_a_table(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("the disk is gone")

    monkeypatch.setattr(Store, "log", fail)
    told = run("db", "verify", "--db", f"sqlite:///{copy}")
    assert told.exit_code == 1
    assert told.stderr.endswith("mathom: the database answers no more: the disk is gone.\n")
