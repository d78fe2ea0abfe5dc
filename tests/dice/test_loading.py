"""The data files of Dice: what is wrong is refused by file, record and field."""

from __future__ import annotations

import importlib.resources
import json
from pathlib import Path

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.games.dice.loading import load_box
from mathom.games.dice.state import Dice
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import BadData
from mathom.kernel.state import advance
from tests.dice.table import BOX, GAME, table

DATA = importlib.resources.files("mathom.games.dice") / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data folder, to be changed."""
    for file in DATA.iterdir():
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text, f"{name} has no {old!r}"
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def sentence(folder: Path) -> str:
    """Why the folder is refused."""
    with pytest.raises(BadData) as refused:
        load_box(folder)
    return str(refused.value)


SAM = '[[card]]\nid = "sam"\ndice = "sam"\ncost = 2\n'
FRODO_FACE = "{ unit = { level = 1, attack = 1, defense = 2 } }"
RING = '{ id = "frodo-ring", at = "ring", do = "ring", n = 1 }'

WRONG = {
    "a card without cost": ("basic.toml", SAM, SAM.replace("cost = 2\n", ""), "'cost' is missing"),
    "a misspelt field": ("basic.toml", SAM, SAM.replace("cost", "price"), "'cost' is missing"),
    "dice that are not there": ("basic.toml", 'dice = "bill"', 'dice = "shadowfax"', "'dice'"),
    "dice of two cards": ("basic.toml", 'dice = "bill"', 'dice = "sam"', "of another card"),
    "dice of two kinds": ("units.toml", 'dice = "halflings"', 'dice = "sam"', "another kind"),
    "too many to begin with": ("basic.toml", "start = 8", "start = 9", "for every player"),
    "more dice than there are": ("units.toml", "wilds = 4", "wilds = 5", "than there are"),
    "a unit with a keyword": ("units.toml", "cost = 3", 'cost = 3\nkeyword = "use"', "'keyword'"),
    "an artifact without one": ("artifacts.toml", 'keyword = "attach"\n', "", "'keyword'"),
    "a wrong moment": ("basic.toml", RING, RING.replace('"ring", do', '"kills", do'), "'at'"),
    "an unknown ability": ("basic.toml", RING, RING.replace('do = "ring"', 'do = "fly"'), "'do'"),
    "no bursts": ("basic.toml", "bursts = [1]", "bursts = []", "'bursts' must be a list of"),
    "bursts as words": ("basic.toml", "bursts = [1]", 'bursts = ["1"]', "'bursts' must be a list"),
    "an unknown enemy": ("units.toml", '["nazgul"]', '["balrog"]', "'facing'"),
    "an effect of a location": (
        *("basic.toml", RING, '{ do = "win" }', "must be abilities of cards"),
    ),
    "five faces": ("dice.toml", f"  {FRODO_FACE},\n", "", "'faces' must be 6"),
    "two symbols without use": (
        *("dice.toml", f"{FRODO_FACE}", "{ fellowship = 1, draw = 1 }", "'use' must say how"),
    ),
    "use of one symbol": (
        *("dice.toml", FRODO_FACE, '{ fellowship = 1, use = "both" }', "'use' must say how"),
    ),
    "an empty face": ("dice.toml", FRODO_FACE, "{ bursts = 1 }", "'use' must say how"),
    "an enemy without figures": (
        *("dice.toml", FRODO_FACE, '{ enemy = "orc", eye = true }', "'unit' is missing"),
    ),
    "units on artifacts": (
        *("dice.toml", "{ artifact = true }", FRODO_FACE, "must not show Units"),
    ),
    "friends among the enemies": (
        *("dice.toml", "{ eye = true }", FRODO_FACE, "must show enemies or Eyes"),
    ),
    "two enemy cards with the same dice": (
        *("enemies.toml", 'dice = "ttt"', 'dice = "fotr"', "must not be those of another card"),
    ),
    "no limit": ("board.toml", "[6, 5, 4]", "[6, 5, 0]", "'limits' must be 1 or more"),
    "no havens": ("locations.toml", '{ do = "win" }', '{ do = "score" }', "must win the game"),
    "artifacts twice": (
        "locations.toml",
        'enter = [{ do = "grow", when = "growing" }]',
        'enter = [{ do = "deal-artifacts", row = 1 }]',
        "must not deal the same cards twice",
    ),
    "no row for units": (
        *("locations.toml", '"deal-artifacts", row = 2', '"deal-artifacts", row = 3', "must leave"),
    ),
    "an unknown source": ("basic.toml", 'id = "seed"', 'id = "hearsay"', "'id'"),
}


@pytest.mark.parametrize("why", WRONG)
def test_what_is_wrong_is_named(folder: Path, why: str) -> None:
    name, old, new, told = WRONG[why]
    change(folder, name, old, new)
    found = sentence(folder)
    assert found.partition(".toml")[0] in {file.name[:-5] for file in DATA.iterdir()}
    assert told in found
    assert "\n" not in found


@pytest.mark.parametrize("name", sorted(file.name for file in DATA.iterdir()))
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert sentence(folder).startswith(f"{name}: cannot be read")


def test_the_folder_as_it_is_gives_the_box(folder: Path) -> None:
    assert mathom.game("dice", box=folder) is GAME


def test_sources_do_not_change_what_is_played(folder: Path) -> None:
    change(folder, "basic.toml", 'id = "seed"', 'id = "public"')
    assert load_box(folder).files.digest() == BOX.files.digest()


def test_an_owners_figures_are_played_and_told(folder: Path) -> None:
    change(folder, "units.toml", 'enemies = ["nazgul"]', 'enemies = ["orc", "troll"]')
    change(folder, "basic.toml", "cost = 2", "cost = 1")
    mine = mathom.game("dice", box=folder)
    assert mine.digest != GAME.digest
    records = {record["id"]: record for record in mine.cards()}
    assert records["sam"]["cost"] == 1
    (_, trophy) = records["eowyn"]["abilities"]
    assert trophy["figures"] == {"n": 1, "enemies": ["orc", "troll"]}
    match = play_match(mine, ["greedy", "random"], 3)
    assert mathom.replay(match.record.dumps(), box=folder).state == match.state


@pytest.mark.rule("R7.8", "R7.25", "R2.6")
def test_a_unit_cannot_be_mustered_with_the_fellowship_of_its_own_die(folder: Path) -> None:
    """Its die would have to be in the Spent Pile and in the Muster Area."""
    either = '{ fellowship = 1, unit = { level = 1, attack = 1, defense = 2 }, use = "either" }'
    change(folder, "dice.toml", FRODO_FACE, either)
    mine = mathom.game("dice", box=folder)
    data = json.loads(table({"active": ["frodo:6", "sam:4"]}).state.dumps())
    state = mine.state(json.dumps(data))
    muster = mine.option_table.find("muster frodo-1")
    assert muster not in state.choice.options(state)
    (refused,) = state.choice.refused(state)
    assert (refused.option, refused.reason, refused.args) == (
        *(muster, "unaffordable"),
        {"count": 1, "left": 0},
    )
    data = json.loads(table({"active": ["frodo:6", "frodo:6", "sam:4"]}).state.dumps())
    state = mine.state(json.dumps(data))
    assert isinstance(state, Dice)
    advance(state, mine.option_table.find("muster frodo-2"), Seeded("pay"))
    names = BOX.names["die"]
    assert [names[die] for die in state.sides[0].muster] == ["frodo-2"]
    assert [names[die] for die in state.sides[0].spent] == ["frodo-1"]


@pytest.mark.rule("R2.6", "R7.25")
def test_a_die_without_fellowship_is_not_spent_for_it(folder: Path) -> None:
    change(folder, "dice.toml", FRODO_FACE, '{ draw = 1, reroll = true, use = "both" }')
    mine = mathom.game("dice", box=folder)
    state = mine.state(table({"active": ["frodo:6"]}, at="recruit", fellowship=2).state.dumps())
    told = [option.text for option in state.choice.options(state)]
    assert told == ["recruit sam", "done"]


def test_an_owners_arwen_may_be_followed_by_one(folder: Path) -> None:
    change(folder, "units.toml", 'do = "follow", n = 2', 'do = "follow", n = 1')
    assert load_box(folder).files.digest() != BOX.files.digest()


def test_each_face_and_each_ability_has_an_origin_of_its_own() -> None:
    card = next(card for card in BOX.cards if card.id == "anduril")
    record = {"abilities": [{"id": "anduril-attack"}, {"id": "anduril-score"}]}
    assert card.origin(("abilities", 1, "n"), record) == "anduril-score"
    assert card.origin(("cost",), record) == "cost"
    assert BOX.sorts[0].origin(("faces", 3, "fellowship"), {}) == "face-4"
    assert BOX.sorts[0].origin(("count",), {}) == "count"
