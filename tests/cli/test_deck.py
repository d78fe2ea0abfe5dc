"""`mathom deck`: lists and codes of decks, checked, shown and completed; `cards --summary`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import mathom
from mathom.cli.commands import commands
from mathom.locale import LANGUAGES, messages
from tests import programs
from tests.cli.run import answer, command, facts, refusal, run

GAME = mathom.game("solitaire")
LIST = answer("deck", "show", "easy")


def file(folder: Path, *changes: tuple[str, str]) -> Path:
    """The easy decks as a file, with some of its words replaced."""
    text = LIST
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "decks.txt"
    path.write_text(text, encoding="utf-8")
    return path


def lines(text: str) -> list[str]:
    """The lines of what is printed, of which there are some."""
    found = text.splitlines()
    assert found
    return found


@pytest.mark.parametrize("source", ["easy", "normal", "hard", "random-7", "daily-2026-11-19"])
def test_decks_that_keep_to_the_rules_pass(source: str) -> None:
    assert answer("deck", "check", source) == "The decks keep to all rules of construction.\n"
    told = facts("deck", "check", source)
    assert told == {"legal": True, "mistakes": [], "violations": []}


def test_a_list_is_checked_from_a_file_and_from_the_standard_input(tmp_path: Path) -> None:
    assert "keep to all rules" in answer("deck", "check", file(tmp_path))
    piped = CliRunner().invoke(commands, ["deck", "check", "-"], input=LIST)
    assert (piped.exit_code, piped.stderr) == (0, "")


def test_every_broken_rule_is_told_and_ends_with_code_1(tmp_path: Path) -> None:
    wrong = file(tmp_path, ("3 Concealment", "5 Concealment"), ("1 Himring", "1 Rivendell"))
    result = run("deck", "check", wrong)
    assert result.exit_code == 1
    assert lines(result.stdout) == [
        "S2.6 The resource deck holds 38 cards; with a company of 12 mind it must hold exactly 36.",
        "S2.10 Havens are at hand anyway, so Rivendell cannot be in the site deck.",
        "S2.13 5 copies of Concealment are brought, over all decks, and 3 at most may be.",
    ]
    assert result.stderr == "mathom: the decks break 3 rules of construction.\n"


def test_broken_rules_are_told_to_programs_and_in_japanese(tmp_path: Path) -> None:
    wrong = file(tmp_path, ("1 Silent Watcher", "1 Silent Watcher\nGandalf\nHorses"))
    result = run("deck", "check", wrong, "--lang", "ja", "--json")
    assert result.exit_code == 1
    assert result.stderr == "mathom: 山札の規則に3件反しています。\n"
    printed = json.loads(result.stdout)
    assert printed["legal"] is False
    assert [(each["rule"], each["key"]) for each in printed["violations"]] == [
        ("S2.2", "absent"),
        ("S2.7", "wrong-deck"),
        ("S2.23", "dead"),
    ]
    assert printed["violations"][0]["args"] == {"absent": "gandalf", "reason": "wizard"}
    assert all("solitaire" not in each["text"] for each in printed["violations"])
    told = run("deck", "check", wrong, "--lang", "ja")
    assert [line.split()[0] for line in lines(told.stdout)] == ["S2.2", "S2.7", "S2.23"]
    assert all(line.endswith("。") for line in lines(told.stdout))


def test_every_mistake_of_a_list_is_told_and_ends_with_code_2(tmp_path: Path) -> None:
    wrong = file(tmp_path, ("3 Concealment", "3 Concealmnt"), ("1 Himring", "0 Bree"))
    at = [
        n for n, line in enumerate(LIST.splitlines(), 1) if line in ("3 Concealment", "1 Himring")
    ]
    result = run("deck", "check", wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert lines(result.stderr) == [
        f"mathom: line {at[0]}: there is no 'Concealmnt'; did you mean Concealment?",
        f"mathom: line {at[1]}: a list names 1 to 99 copies of a card, not 0 of 'Bree'.",
    ]
    result = run("deck", "check", wrong, "--json", "--lang", "ja")
    assert result.exit_code == 2
    told = json.loads(result.stdout)
    assert [(each["line"], each["key"]) for each in told["mistakes"]] == [
        (at[0], "list-near"),
        (at[1], "list-count"),
    ]
    assert len(lines(result.stderr)) == 2
    for name in ("show", "code", "suggest"):
        result = run("deck", name, wrong)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(lines(result.stderr)) == 2


@pytest.mark.parametrize("name", ["show", "code", "suggest"])
def test_a_card_that_no_deck_can_hold_ends_other_commands(name: str, tmp_path: Path) -> None:
    result = run("deck", name, file(tmp_path, ("1 Silent Watcher", "1 Gandalf")))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("mathom: no deck may hold Gandalf: It is a Wizard")


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("check", "nowhere.txt"), "there is no file 'nowhere.txt', and as a name"),
        (("check", "random-"), "the seed of random decks"),
        (("show", "daily-2026-02-30"), "names no day"),
        (("show", "deck-AAAA"), "incomplete or was changed"),
        (("check", "easy", "--game", "duel"), "nobody builds decks for duel"),
        (("check", "easy", "--game", "chess"), "no game 'chess'"),
        (("check", "easy", "--set", "killers=none"), "is alike or mixed"),
        (("random", "--seed", "two words"), "the seed of random decks"),
        (("check",), "missing argument 'FILE|NAME'"),
    ],
)
def test_what_names_no_decks_is_refused(args: tuple[str, ...], part: str) -> None:
    assert part in refusal("deck", *args)


def test_a_folder_and_other_bytes_are_refused(tmp_path: Path) -> None:
    assert "cannot read" in refusal("deck", "check", tmp_path)
    (tmp_path / "noise").write_bytes(b"m\xff\xfe")
    assert "byte 2 is not UTF-8" in refusal("deck", "check", tmp_path / "noise")


def test_a_file_goes_before_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "easy").write_text("Company\nGimli\n", encoding="utf-8")
    assert run("deck", "check", "easy").exit_code == 1


def test_what_is_shown_is_read_again(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        path = tmp_path / lang
        path.write_text(answer("deck", "show", "hard", "--lang", lang), encoding="utf-8")
        assert answer("deck", "show", path) == answer("deck", "show", "hard")
        assert lines(path.read_text(encoding="utf-8"))[0] == messages(lang).say(
            "solitaire-decks-heading-company"
        )


def test_a_code_stands_for_the_decks(tmp_path: Path) -> None:
    code = answer("deck", "code", file(tmp_path)).strip()
    assert code.startswith("deck-")
    assert facts("deck", "code", "easy") == {"code": code}
    assert answer("deck", "show", code) == LIST
    told = facts("deck", "show", code)
    assert told["code"] == code
    assert told["resources"]["concealment"] == 3
    match = GAME.start(["a"], 1, {"scenario": code})
    assert match.record.settings["scenario"] == code


def test_random_decks_are_printed_with_their_name() -> None:
    shown = answer("deck", "random", "--seed", "7")
    assert lines(shown)[0] == "# random-7"
    assert shown.partition("\n\n")[2] == answer("deck", "show", "random-7")
    assert facts("deck", "random", "--seed", "7")["name"] == "random-7"
    assert lines(answer("deck", "random"))[0] != lines(answer("deck", "random"))[0]


def test_settings_open_what_decks_may_hold(tmp_path: Path) -> None:
    with_doom = file(tmp_path, ("1 Himring\n", "1 Himring\n1 Mount Doom\n"))
    assert run("deck", "check", with_doom).exit_code == 1
    assert "keep to all" in answer("deck", "check", with_doom, "--set", "gorgoroth=printed-path")


def test_what_is_missing_is_suggested(tmp_path: Path) -> None:
    fewer = file(tmp_path, ("2 Slayer\n", ""), ("3 Concealment\n", ""))
    shown = lines(answer("deck", "suggest", fewer))
    assert shown[0].startswith("S2.7 The hazard deck needs two Assassins or two Slayers")
    assert shown[1] == "  Hazards: 2 Assassin"
    assert shown[2].startswith("S2.6 The resource deck holds 33 cards")
    told = facts("deck", "suggest", fewer)
    assert told["left"] == []
    assert told["suggestions"][0]["cards"] == [
        {"deck": "hazards", "id": "assassin", "title": "Assassin", "copies": 2}
    ]
    whole = tmp_path / "whole"
    whole.write_text(answer("deck", "suggest", fewer, "--fill"), encoding="utf-8")
    assert "keep to all" in answer("deck", "check", whole)
    assert answer("deck", "suggest", whole) == "Nothing is missing.\n"


def test_what_cards_cannot_mend_is_told_too(tmp_path: Path) -> None:
    wrong = file(tmp_path, ("3 Concealment", "4 Concealment"))
    told = facts("deck", "suggest", wrong)
    assert told["suggestions"] == []
    assert [each["key"] for each in told["left"]] == ["resources-count", "copies-many"]
    assert len(lines(answer("deck", "suggest", wrong))) == 2


def test_a_real_process_reads_what_is_piped() -> None:
    done = programs.run(command("deck", "check", "hard"))
    assert (done.returncode, done.stderr) == (0, b"")


def test_ready_decks_and_files_are_offered() -> None:
    shell = ShellComplete(commands, {}, "mathom", "_MATHOM_COMPLETE")
    for begun, names in (("", ["easy", "normal", "hard"]), ("n", ["normal"]), ("x", [])):
        for name in ("check", "show", "code", "suggest"):
            offered = shell.get_completions(["deck", name], begun)
            assert [item.value for item in offered if item.type == "plain"] == names
            assert offered[-1].type == "file"
    other = shell.get_completions(["deck", "check", "--game", "duel"], "")
    assert [item.type for item in other] == ["file"]


# `mathom cards --summary`.


def test_components_are_counted_by_kind() -> None:
    told = facts("cards", "solitaire", "--summary")
    cards = GAME.cards()
    dead = [card for card in cards if card.get("dead")]
    absent = [card for card in cards if card["kind"] == "absent"]
    assert told["playable"]["character"] == 72
    assert told["playable"]["item"] == 74
    assert told["playable"]["site"] == 77
    assert told["total"] == sum(told["playable"].values())
    assert told["total"] == len(cards) - len(dead) - len(absent)
    assert {each["id"] for each in told["missing"]} == {each["id"] for each in (*dead, *absent)}


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_what_cannot_be_played_is_told_with_why(lang: str) -> None:
    words = messages(lang)
    shown = "".join(answer("cards", "solitaire", "--summary", "--lang", lang).split())
    for each in facts("cards", "solitaire", "--summary", "--lang", lang)["missing"]:
        why = words.say(f"solitaire-absent-reason-{each['reason']}")
        assert each["text"] == why
        assert "".join(f"{each['title']}".split()) in shown
        assert "".join(why.split()) in shown


def test_a_game_of_which_everything_is_played() -> None:
    told = facts("cards", "duel", "--summary")
    assert told == {"playable": {"card": 69, "tile": 7, "token": 18}, "total": 94, "missing": []}
    assert "94" in answer("cards", "duel", "--summary")


def test_a_summary_is_of_all() -> None:
    assert "without a word" in refusal("cards", "duel", "bree", "--summary")
