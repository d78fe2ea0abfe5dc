"""Bad input: exit code 2, one sentence on the standard error, nothing written."""

from __future__ import annotations

import errno
import importlib.util
import os
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

import mathom
from mathom.cli import common
from tests import programs
from tests.cli.run import command, process, refusal, run

SEATS = ("--seats", "random,random")

REFUSED = [
    (("nope",), "no such command 'nope'"),
    (("simulat",), "did you mean 'simulate'?"),
    (("--nope",), "no such option '--nope'"),
    (("games", "more"), "unexpected extra argument"),
    (("games", "--lang", "xx"), "no language 'xx'; there are en, ja"),
    (("simulate",), "missing argument 'GAME'"),
    (("simulate", "duel"), "missing option '--seats'"),
    (("simulate", "duel", "--sed", "4"), "did you mean"),
    (("simulate", "chess", *SEATS), "no game 'chess'; there are"),
    (("simulate", "duel", "--seats", ""), "is for 2 players, not 1"),
    (("simulate", "duel", "--seats", "random"), "is for 2 players, not 1"),
    (("simulate", "duel", "--seats", "random,random,random"), "is for 2 players, not 3"),
    (("simulate", "duel", "--seats", "random,shelob"), "no bot 'shelob' plays duel"),
    (("simulate", "duel", "--seats", "human,random"), "no bot 'human' plays duel"),
    (("simulate", "duel", *SEATS, "--games", "0"), "'--games'"),
    (("simulate", "duel", *SEATS, "--games", "many"), "'--games'"),
    (("simulate", "duel", *SEATS, "--jobs", "0"), "'--jobs'"),
    (("simulate", "duel", *SEATS, "--jobs", "99999"), "'--jobs'"),
    (("simulate", "duel", *SEATS, "--engine", "mill"), "'mill' is not one of 'local', 'ray'"),
    (("simulate", "duel", *SEATS, "--seed", ""), "a seed is"),
    (("simulate", "duel", *SEATS, "--seed", "a\nb"), "a seed is"),
    (("simulate", "duel", *SEATS, "--seed", "x" * 199), "a seed is"),
    (("simulate", "duel", *SEATS, "--set", "coins"), "--set wants NAME=VALUE"),
    (("simulate", "duel", *SEATS, "--set", "coins=3"), "is finite or endless, not '3'"),
    (("simulate", "duel", *SEATS, "--set", "rings=3"), "has no setting 'rings'"),
    (
        ("simulate", "duel", *SEATS, "--set", "coins=finite", "--set", "coins=endless"),
        "gives 'coins' twice",
    ),
    (("simulate", "duel", *SEATS, "--out", "games.txt"), ".csv or .parquet"),
    (("simulate", "duel", *SEATS, "--out", "games"), ".csv or .parquet"),
    (("simulate", "duel", *SEATS, "--out", "nowhere/games.csv"), "No such file"),
    (("simulate", "duel", *SEATS, "--out", "nowhere/games.parquet"), "No such file"),
    (("simulate", "duel", *SEATS, "--out", "folder.csv"), "it is a folder"),
    (("replay",), "missing argument 'FILE'"),
    (("replay", "nowhere"), "No such file"),
    (("replay", "folder.csv"), "Is a directory"),
    (("replay", "notes"), "this is no record"),
    (("replay", "noise"), "byte 2 is not UTF-8"),
    (("replay", "record", "--lang", "xx"), "no language 'xx'"),
    (("replay", "record", "--verify"), "tells no seed"),
    (("rules",), "missing argument 'GAME'"),
    (("rules", "chess"), "no game 'chess'"),
    (("rules", "duel", "Z9"), "no rule 'Z9'"),
    (("rules", "duel", "--lang", "xx"), "no language 'xx'"),
    (("cards", "chess"), "no game 'chess'"),
    (("cards", "duel", "two", "words"), "unexpected extra argument"),
    (("bench", "chess"), "no game 'chess'"),
    (("bench", "--seconds", "soon"), "'--seconds'"),
    (("bench", "--seconds", "nan"), "nan is no number of seconds"),
    (("play", "chess"), "no game 'chess'"),
    (("play", "--lang", "xx"), "no language 'xx'"),
    (("play", "--seats", "human,random"), "name the GAME"),
    (("play", "duel", "--seats", "human"), "is for 2 players, not 1"),
    (("play", "duel", "--seats", "human,shelob"), "no bot 'shelob'"),
    (("play", "duel", "--set", "coins=3"), "is finite or endless"),
    (("play", "duel", "--seed", " "), "a seed is"),
    (("play", "--load", "nowhere"), "No such file"),
    (("play", "--load", "notes"), "this is no record"),
    (("play", "chess", "--load", "record"), "the saved game is duel, not chess"),
    (("play", "--load", "record", "--seed", "7"), "give none of them"),
    (("play", "duel"), "needs a terminal"),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with some files that are wrong in some way."""
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "notes").write_text("Not all those who wander are lost.\n", encoding="utf-8")
    (tmp_path / "noise").write_bytes(b"m\xff\xfe")
    record = mathom.game("duel").start(["human", "human"], seed=7).record
    (tmp_path / "record").write_text(record.dumps(), encoding="utf-8", newline="")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("args", "part"), REFUSED, ids=[" ".join(args)[:60] for args, _ in REFUSED]
)
def test_bad_input_is_refused_in_one_sentence(
    args: tuple[str, ...], part: str, place: Path
) -> None:
    before = sorted(place.rglob("*"))
    assert part in refusal(*args)
    assert sorted(place.rglob("*")) == before


def test_a_real_process_refuses_too(place: Path) -> None:
    done = process("simulate", "duel", "--seats", "random,shelob")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"mathom: no bot 'shelob' plays duel; there are ")
    assert done.stderr.count(b"\n") == 1


def test_a_file_that_may_not_be_read(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Taking the permission away would not do: root may read everything.
    def forbid(path: Path, mode: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", forbid)
    assert "Permission denied" in refusal("replay", "record")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = process("serve", "--port", "0", "--no-open", XDG_DATA_HOME=str(file))
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"mathom: cannot write '{file}/mathom': Not a directory.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")
def test_an_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        done = programs.run(command("games"), stdout=full)
    assert done.returncode == 1
    assert done.stderr == b"mathom: cannot write the output: No space left on device.\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ("replay", "notes"),
            "これは記録ではありません。1行目は'mathom record 1'でなければなりません。",
        ),
        (("replay", "noise"), "'noise'を読めません：2バイト目がUTF-8の文字ではありません。"),
        (
            ("replay", "record", "--verify"),
            "記録にシードがないので、偶然の結果を確かめられません。",
        ),
        (
            ("cards", "chess"),
            "'chess'というゲームはありません。あるのは duel, quest, dice, solitaire です。",
        ),
        (
            ("rules", "duel", "Z9"),
            "この規則集に'Z9'という規則はありません。"
            "章は D1, D2, D3, D4, D5, D6, D7, D8, D9, D10 です。",
        ),
        (
            ("play", "duel", "--set", "coins=3"),
            "設定'coins'はfiniteまたはendlessのいずれかで、'3'ではありません。",
        ),
    ],
)
def test_refusals_are_told_in_the_language_that_was_asked_for(
    args: tuple[str, ...], sentence: str, place: Path
) -> None:
    for option in ("--lang", "--language"):
        assert spoken(*args, option, "ja") == sentence
        assert spoken(args[0], option, "ja", *args[1:]) == sentence


def spoken(*args: str) -> str:
    """The sentence with which a command refuses in a language that ends it otherwise."""
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr.removeprefix("mathom: ").removesuffix("\n")


def test_a_file_that_is_too_large(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "LARGEST", 10)
    assert "more than 10 bytes" in refusal("replay", "notes")


@pytest.mark.parametrize(
    ("module", "args", "extra"),
    [
        ("textual", ("play", "duel"), ".[terminal]"),
        ("pyarrow", ("simulate", "duel", *SEATS, "--out", "games.parquet"), ".[research]"),
        ("ray", ("simulate", "duel", *SEATS, "--engine", "ray"), ".[ray]"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    module: str,
    args: tuple[str, ...],
    extra: str,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = importlib.util.find_spec

    def find(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name.partition(".")[0] == module else real(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find)
    before = sorted(place.iterdir())
    assert f"needs {module}: install it with pip install '{extra}'" in refusal(*args)
    assert sorted(place.iterdir()) == before
