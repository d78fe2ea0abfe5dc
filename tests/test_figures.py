"""What owners enter: fields, checks, and the folders it becomes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.boxes import (
    Changes,
    Draft,
    TooManyBoxes,
    changes_of,
    check_name,
    form_of,
    keep,
    own_values,
    packed,
)
from mathom.games import game_of, kept_boxes
from mathom.kernel.errors import BadData, BadRequest, UnknownBox
from mathom.kernel.game import Game
from mathom.locale import messages

DICE = mathom.game("dice")
MERRY = "card/merry"
HALFLINGS = "dice/halflings"


@pytest.fixture(autouse=True)
def no_other_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what other tests of this process have opened or kept."""
    monkeypatch.setattr("mathom.games._BOXES", {})
    monkeypatch.setattr("mathom.games._SHELVES", [])


def record(draft: Draft, file: str, role: str, id: str) -> dict[str, Any]:
    """What a data file of a draft says of a component."""
    return next(each for each in tomllib.loads(draft.texts[file])[role] if each["id"] == id)


def wrong(changes: Changes) -> dict[str, str]:
    """What is wrong with some changes, in English."""
    speech = messages("en")
    return {at: speech.tell(said) for at, said in Draft(DICE, changes).mistakes.items()}


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_game_of_ours_has_a_form_that_says_what_its_box_says(game: Game) -> None:
    values = own_values(game)
    assert values
    for key, (_, fields) in form_of(game).items():
        for path, field in fields.items():
            field.check(values[key][path] if values[key][path] is not None else None)
    draft = Draft(game, values)
    assert draft.mistakes == {}
    assert draft.game.digest == game.digest


def test_fields_have_the_bounds_that_components_declare() -> None:
    form = form_of(DICE)
    _, merry = form[MERRY]
    assert (merry["cost"].kind, merry["cost"].least, merry["cost"].most) == ("count", 0, 30)
    assert not merry["cost"].optional
    assert "dice" not in merry
    assert "start" not in merry, "left out in the game's own box"
    assert merry["abilities/0/bursts"].optional
    assert form["card/sting"][1]["abilities/0/n/if/facing"].role == "enemy"
    assert form["card/legolas"][1]["abilities/1/enemies"].role == "enemy"
    assert form["location/rivendell"][1]["eye/0/enemy"].kind == "word"
    faces = {path.split("/", 2)[2] for path in form[HALFLINGS][1] if path.startswith("faces/")}
    assert faces == {
        *("fellowship", "draw", "reroll", "use", "bursts"),
        *("unit/level", "unit/attack", "unit/defense"),
    }
    assert "faces/5/artifact" in form["dice/weapon"][1]
    assert "faces/0/unit/level" not in form["dice/weapon"][1]
    assert {"faces/0/eye", "faces/0/enemy"} <= set(form["dice/rotk"][1])


@pytest.mark.parametrize(
    ("changes", "at", "sentence"),
    [
        ({MERRY: {"cost": 31}}, "cost", "must be a whole number from 0 to 30, not 31"),
        ({MERRY: {"cost": -1}}, "cost", "must be a whole number from 0 to 30, not -1"),
        ({MERRY: {"cost": True}}, "cost", "must be a whole number from 0 to 30, not True"),
        ({MERRY: {"cost": "many"}}, "cost", "must be a whole number from 0 to 30, not 'many'"),
        ({MERRY: {"cost": None}}, "cost", "is missing"),
        ({MERRY: {"abilities/1/bursts": [7]}}, "abilities/1/bursts", "from 1 to 6, not 7"),
        ({MERRY: {"abilities/1/n": 31}}, "abilities/1/n", "from"),
        ({MERRY: {"wilds": 5}}, "wilds", "must not be more dice than there are"),
    ],
)
def test_a_mistake_is_told_at_its_field(changes: Changes, at: str, sentence: str) -> None:
    found = wrong(changes)
    assert list(found) == [f"{MERRY}/{at}"]
    assert sentence in found[f"{MERRY}/{at}"]


@pytest.mark.parametrize(
    ("face", "at", "sentence"),
    [
        ({"faces/0/draw": 1}, "faces/0/use", "must say how the two symbols of this face are used"),
        (
            {"faces/0/fellowship": None},
            "faces/0/use",
            "must say how the two symbols of this face are used",
        ),
        ({"faces/0/fellowship": None, "faces/0/unit/level": 1}, "faces/0/unit/attack", "missing"),
        ({"faces/3/unit/defense": None}, "faces/3/unit/defense", "is missing"),
        ({"faces/2/use": "neither"}, "faces/2/use", "must be one of both, either"),
        ({"faces/2/reroll": 1}, "faces/2/reroll", "must be true or false"),
    ],
)
def test_a_mistake_on_a_face_is_told_at_the_face(face: Any, at: str, sentence: str) -> None:
    found = wrong({HALFLINGS: face})
    assert list(found) == [f"{HALFLINGS}/{at}"]
    assert sentence in found[f"{HALFLINGS}/{at}"]


def test_all_mistakes_are_told_and_the_rest_is_taken() -> None:
    draft = Draft(
        DICE,
        {
            MERRY: {"cost": 4, "glory": 99},
            HALFLINGS: {"faces/0/draw": 2, "faces/1/fellowship": 3},
            "card/aragorn": {"cost": 9},
        },
    )
    assert set(draft.mistakes) == {f"{MERRY}/glory", f"{HALFLINGS}/faces/0/use"}
    cards = {card["id"]: card for card in draft.game.cards()}
    assert (cards["merry"]["cost"], cards["merry"]["glory"]) == (4, 2)
    assert [face["fellowship"] for face in cards["merry"]["faces"]][:2] == [1, 3]
    assert cards["pippin"]["faces"] == cards["merry"]["faces"]
    assert cards["aragorn"]["cost"] == 9


def test_what_fits_only_together_is_no_mistake() -> None:
    assert wrong({MERRY: {"wilds": 5}, HALFLINGS: {"count": 5}}) == {}
    assert list(wrong({HALFLINGS: {"count": 3}})) == [f"{MERRY}/wilds"]


def test_a_face_may_become_another() -> None:
    unit = {f"faces/0/unit/{name}": 2 for name in ("level", "attack", "defense")}
    draft = Draft(DICE, {HALFLINGS: {**unit, "faces/0/fellowship": None, "faces/0/bursts": 1}})
    assert draft.mistakes == {}
    face = record(draft, "dice.toml", "dice", "halflings")["faces"][0]
    assert face == {"unit": {"level": 2, "attack": 2, "defense": 2}, "bursts": 1}
    none = {f"faces/3/unit/{name}": None for name in ("level", "attack", "defense")}
    draft = Draft(DICE, {HALFLINGS: {**none, "faces/3/reroll": True}})
    assert record(draft, "dice.toml", "dice", "halflings")["faces"][3] == {"reroll": True}
    draft = Draft(DICE, {"dice/sam": {"faces/3/reroll": False, "faces/3/draw": 1}})
    assert record(draft, "dice.toml", "dice", "sam")["faces"][3] == {"bursts": 1, "draw": 1}


@pytest.mark.parametrize("at", [("card/nobody", "cost"), (MERRY, "id"), (MERRY, "cost/x")])
def test_only_fields_of_the_form_can_be_entered(at: tuple[str, str]) -> None:
    with pytest.raises(BadRequest, match="there is no field"):
        Draft(DICE, {at[0]: {at[1]: 1}})


def test_what_was_entered_is_no_guess_any_more() -> None:
    draft = Draft(
        DICE, {MERRY: {"cost": 4, "abilities/1/n": 3}, HALFLINGS: {"faces/0/fellowship": 2}}
    )
    merry = record(draft, "units.toml", "card", "merry")
    assert merry["sources"]["cost"] == merry["sources"]["merry-b1"] == "custom"
    assert merry["source"] == "reconstructed", "its Glory is still a guess"
    told = next(card for card in draft.game.cards() if card["id"] == "merry")
    assert told["sources"]["face-1"] == "custom"
    assert told["sources"]["face-2"] == "reconstructed"
    whole = Draft(DICE, {MERRY: {"cost": 4, "glory": 1, "abilities/1/n": 3}})
    assert record(whole, "units.toml", "card", "merry")["source"] == "custom"
    other = mathom.game("duel")
    key, path = next(
        (key, path)
        for key, (_, fields) in form_of(other).items()
        for path, field in fields.items()
        if field.kind == "count"
    )
    assert Draft(other, {key: {path: 3}}).texts != Draft(other, {}).texts


def test_only_the_changed_record_is_written_anew() -> None:
    own, changed = Draft(DICE, {}).texts, Draft(DICE, {MERRY: {"cost": 4}}).texts
    assert [name for name in own if own[name] != changed[name]] == ["units.toml"]
    before, after = own["units.toml"].splitlines(), changed["units.toml"].splitlines()
    changed_lines = [new for old, new in zip(before, after, strict=True) if old != new]
    assert [line.partition(" ")[0] for line in changed_lines] == ["cost", "sources"]


def test_a_box_is_kept_played_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: Changes = {MERRY: {"cost": 4}}
    game = keep(tmp_path, DICE, changes, "  My   copy ", 5)
    assert (game.box_name, game.digest != DICE.digest) == ("My copy", True)
    assert changes_of(DICE, game) == changes
    assert game.folder == tmp_path / "dice" / game.digest / "My copy"
    assert keep(tmp_path, DICE, changes, "another name", 5) is game
    text = play_match(game, ["greedy", "greedy"], 7).record.dumps()
    assert text.splitlines()[2] == f"box {game.digest} My copy"
    monkeypatch.setattr("mathom.games._BOXES", {})  # as in another process
    assert mathom.replay(text).game.digest == game.digest
    folder = tmp_path / "dice" / game.digest / "My copy"
    assert mathom.replay(text, folder).outcome is not None
    assert packed(folder).startswith(b"PK")
    assert not list(tmp_path.glob(".new-*"))


def test_a_box_that_was_changed_on_the_shelf_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = keep(tmp_path, DICE, {MERRY: {"cost": 4}}, "mine", 5)
    (folder,) = kept_boxes("dice")
    file = folder / "units.toml"
    for text in (file.read_text(encoding="utf-8").replace("cost = 4", "cost = 9"), "no TOML"):
        monkeypatch.setattr("mathom.games._BOXES", {})
        file.write_text(text, encoding="utf-8")
        with pytest.raises(UnknownBox):
            game_of("dice", game.digest)


def test_no_more_boxes_are_kept_than_allowed(tmp_path: Path) -> None:
    for cost in (4, 5):
        keep(tmp_path, DICE, {MERRY: {"cost": cost}}, "mine", 2)
    with pytest.raises(TooManyBoxes, match="2 boxes are kept here already"):
        keep(tmp_path, DICE, {MERRY: {"cost": 6}}, "mine", 2)
    keep(tmp_path, DICE, {MERRY: {"cost": 5}}, "mine", 2)  # which is there already
    assert len(kept_boxes("dice")) == 2


def test_nothing_wrong_or_empty_is_kept(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="must be a whole number"):
        keep(tmp_path, DICE, {MERRY: {"cost": 99}}, "mine", 5)
    for nothing in ({}, {MERRY: {"cost": 3}}):
        with pytest.raises(BadRequest, match="nothing was entered"):
            keep(tmp_path, DICE, nothing, "mine", 5)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name", ["", " ", "..", "../x", "a/b", ".mine", "a\0b", "a.toml", "x" * 41, "---", "a\\b"]
)
def test_a_name_that_is_no_folder_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="a box has a name"):
        check_name(name)


def test_a_name_may_be_in_any_language() -> None:
    assert check_name(" 私の 箱-2 ") == "私の 箱-2"


def test_mistakes_of_the_game_are_told_in_every_language() -> None:
    draft = Draft(DICE, {MERRY: {"wilds": 5}, "dice/bill": {"faces/0/draw": 1}})
    told = {messages("ja").tell(said) for said in draft.mistakes.values()}
    assert len(told) == 2
    assert all(text.startswith("は") for text in told)


def test_a_mistake_in_several_of_a_kind_is_told_at_one_of_them() -> None:
    draft = Draft(DICE, {MERRY: {"cost": 4}, "location/moria": {"enter/2/row": 2}})
    assert list(draft.mistakes) == ["location/moria"]
    assert {card["id"]: card for card in draft.game.cards()}["merry"]["cost"] == 4
