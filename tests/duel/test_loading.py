"""The data files: what is wrong is refused by name, what a stranger adds is played."""

from __future__ import annotations

import importlib.resources
import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from mathom.games.duel.bearers import Description, Effect
from mathom.games.duel.costs import GainCoins, LoseCoins
from mathom.games.duel.effects import EFFECTS
from mathom.games.duel.game import DuelGame
from mathom.games.duel.loading import load_box
from mathom.kernel.agenda import Frame
from mathom.kernel.declaring import count
from mathom.kernel.errors import BadData
from mathom.kernel.match import Match
from mathom.locale import messages

DATA = importlib.resources.files("mathom.games.duel") / "data"
FILES = {
    file.name: file.read_text(encoding="utf-8")
    for file in sorted(DATA.iterdir(), key=lambda file: file.name)
    if file.name.endswith(".toml")
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data folder, to be changed."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> None:
    """Change one thing in one file."""
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{name} has no {old!r}"
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def sentence(folder: Path) -> str:
    """Why the folder is refused."""
    with pytest.raises(BadData) as refused:
        load_box(folder)
    text = str(refused.value)
    assert "\n" not in text
    return text


def test_the_folder_as_it_is_gives_the_box(folder: Path) -> None:
    box = load_box(folder)
    assert (len(box.tiles), len(box.tokens), len(box.regions), len(box.bonuses)) == (7, 18, 7, 4)
    assert [card.id for card in box.cards] == [card.id for card in load_box(DATA).cards]


# Files that cannot be read


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert sentence(folder).startswith(f"{name}: cannot be read")


@pytest.mark.parametrize("name", FILES)
def test_a_folder_in_place_of_a_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    (folder / name).mkdir()
    assert sentence(folder).startswith(f"{name}: cannot be read")


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_not_utf_8_is_named(folder: Path, name: str) -> None:
    (folder / name).write_bytes((folder / name).read_bytes() + b"# caf\xe9\n")
    assert sentence(folder).startswith(f"{name}: cannot be read")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "line",
    [
        "[[card",
        "id = ",
        'id = "unclosed',
        "a = 1\na = 2",
        "a = 99:99:99",
        "\x00",
        f"a = {'[' * 5000}",
        f"a = {'9' * 5000}",
    ],
    ids=["bracket", "value", "quote", "twice", "time", "nul", "nesting", "digits"],
)
def test_a_file_that_is_not_toml_is_named(folder: Path, name: str, line: str) -> None:
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write(f"\n[odd]\n{line}\n")
    assert sentence(folder).startswith(f"{name}: is not TOML")


# Records that are wrong: file, what is replaced, by what, and the sentence

FISH = 'id = "c1-blue-1-ring-fish"\ncolour = "blue"\ncost = { coins = 1 }'
RED = 'effects = [{ do = "units", units = 1, regions = ["gondor", "rohan"] }]'
LAYOUT_3 = "chapter = 3" + FILES["board.toml"].partition("chapter = 3")[2].rpartition("source")[0]
LINDON = 'id = "lindon"\nroads = ["arnor"]'

WRONG: dict[str, tuple[str, str, str, str]] = {
    "a card without colour": (
        "chapter-1.toml",
        FISH,
        'id = "c1-blue-1-ring-fish"',
        "chapter-1.toml, card 'c1-blue-1-ring-fish': field 'colour' is missing",
    ),
    "a card without id": (
        "chapter-1.toml",
        'id = "c1-grey-ruse-1"\n',
        "",
        "chapter-1.toml, card 1: field 'id' is missing",
    ),
    "a card without effects": (
        "chapter-1.toml",
        RED,
        "",
        "chapter-1.toml, card 'c1-red-gondor-rohan': field 'effects' is missing",
    ),
    "a card without source": (
        "chapter-3.toml",
        'moves = 3 }]\nsource = "reference"',
        "moves = 3 }]",
        "chapter-3.toml, card 'c3-purple-move-3': field 'source' is missing",
    ),
    "a misspelt field": (
        "chapter-1.toml",
        FISH,
        FISH.replace("cost", "costs"),
        "chapter-1.toml, card 'c1-blue-1-ring-fish': field 'costs' is not known here",
    ),
    "a misspelt field of an effect": (
        "chapter-3.toml",
        "loses = 1, moves = 2",
        "looses = 1, moves = 2",
        "chapter-3.toml, card 'c3-purple-coin-1-move-2', effects 1: "
        "field 'looses' is not known here",
    ),
    "a misspelt skill in a cost": (
        "chapter-1.toml",
        "cost = { strength = 1 }",
        "cost = { stregnth = 1 }",
        "chapter-1.toml, card 'c1-blue-1-ring-horse', cost: field 'stregnth' is not known here",
    ),
    "a text for a number": (
        "chapter-1.toml",
        FISH,
        FISH.replace("1 }", '"1" }'),
        "chapter-1.toml, card 'c1-blue-1-ring-fish', cost: "
        "field 'coins' must be a whole number from 0 to 30, not '1'",
    ),
    "a fraction for a number": (
        "board.toml",
        "steps = 14",
        "steps = 14.5",
        "board.toml, figures: field 'steps' must be a whole number from 1 to 100, not 14.5",
    ),
    "a truth for a number": (
        "tokens.toml",
        "coins = 3",
        "coins = true",
        "tokens.toml, token 'hobbits-3', effects 1: "
        "field 'coins' must be a whole number from 1 to 30, not True",
    ),
    "a number below its least": (
        "chapter-1.toml",
        "rings = 1",
        "rings = 0",
        "chapter-1.toml, card 'c1-blue-1-ring-free', effects 1: "
        "field 'rings' must be a whole number from 1 to 14, not 0",
    ),
    "a number beyond its most": (
        "chapter-2.toml",
        "coins = 4",
        "coins = 31",
        "chapter-2.toml, card 'c2-yellow-4-coins', effects 1: "
        "field 'coins' must be a whole number from 1 to 30, not 31",
    ),
    "a hexadecimal number of thousands of digits": (
        "chapter-2.toml",
        "coins = 4",
        f"coins = 0x{'F' * 5000}",
        "chapter-2.toml, card 'c2-yellow-4-coins', effects 1: "
        "field 'coins' must be a whole number from 1 to 30",
    ),
    "such a number inside a list": (
        "chapter-2.toml",
        "coins = 4",
        f"coins = [0x{'F' * 5000}]",
        "chapter-2.toml, card 'c2-yellow-4-coins', effects 1: "
        "field 'coins' must be a whole number from 1 to 30",
    ),
    "a number for an id": (
        "tokens.toml",
        'id = "elves-1"',
        "id = 1",
        "tokens.toml, token 1: field 'id' must be a text, not 1",
    ),
    "an empty id": (
        "tokens.toml",
        'id = "elves-1"',
        'id = ""',
        "tokens.toml, token '': field 'id' must be a text",
    ),
    "an id that is no word": (
        "chapter-1.toml",
        'id = "c1-grey-ruse-1"',
        'id = "c1 grey ruse"',
        "chapter-1.toml, card 'c1 grey ruse': field 'id' must be letters, digits and dashes",
    ),
    "a table for a list": (
        "chapter-1.toml",
        RED,
        'effects = { do = "again" }',
        "chapter-1.toml, card 'c1-red-gondor-rohan': field 'effects' must be a list, not a table",
    ),
    "a text for a table": (
        "landmarks.toml",
        "cost = { courage = 3, knowledge = 1, leadership = 2 }",
        'cost = "six"',
        "landmarks.toml, tile 'barad-dur', cost must be a table",
    ),
    "an unknown colour": (
        "chapter-1.toml",
        'colour = "grey"',
        'colour = "gray"',
        "chapter-1.toml, card 'c1-grey-ruse-1': "
        "field 'colour' must be one of grey, yellow, blue, green, red, purple, not 'gray'",
    ),
    "an unknown skill": (
        "chapter-1.toml",
        'skills = ["ruse"]',
        'skills = ["guile"]',
        "chapter-1.toml, card 'c1-grey-ruse-1', effects 1: field 'skills' must be one of ruse,",
    ),
    "an unknown race": (
        "tokens.toml",
        'race = "ents"',
        'race = "orcs"',
        "tokens.toml, token 'ents-1': field 'race' must be one of elves,",
    ),
    "an unknown trigger": (
        "tokens.toml",
        'when = "chain"',
        'when = "sometimes"',
        "tokens.toml, token 'hobbits-3': field 'when' must be one of grey,",
    ),
    "an unknown power": (
        "tokens.toml",
        'power = "eagle"',
        'power = "owl"',
        "tokens.toml, token 'hobbits-1', effects 1: field 'power' must be one of wild-skill,",
    ),
    "an unknown source": (
        "landmarks.toml",
        'source = "reference"',
        'source = "hearsay"',
        "landmarks.toml, tile 'barad-dur': field 'source' must be one of seed,",
    ),
    "an unknown region of a red card": (
        "chapter-1.toml",
        RED,
        RED.replace("rohan", "shire"),
        "chapter-1.toml, card 'c1-red-gondor-rohan', effects 1: "
        "field 'regions' must be one of lindon,",
    ),
    "an unknown region of a landmark": (
        "landmarks.toml",
        'region = "mordor"',
        'region = "moria"',
        "landmarks.toml, tile 'barad-dur': field 'region' must be one of lindon,",
    ),
    "an unknown region on a road": (
        "board.toml",
        LINDON,
        LINDON.replace("arnor", "shire"),
        "board.toml, region 'lindon': field 'roads' must be one of lindon,",
    ),
    "an unknown effect": (
        "landmarks.toml",
        'do = "fetch"',
        'do = "fly"',
        "landmarks.toml, tile 'barad-dur', effects 1: field 'do' must be one of skills,",
    ),
    "a bonus that does nothing": (
        "board.toml",
        'effects = [{ do = "coins", coins = 1 }]',
        "effects = []",
        "board.toml, bonus 1: field 'effects' must ",
    ),
    "a bonus of which something lasts": (
        "board.toml",
        'effects = [{ do = "coins", coins = 1 }]',
        'effects = [{ do = "coins", coins = 1 }, { do = "race", race = "ents" }]',
        "board.toml, bonus 1: field 'effects' must be some that happen at once",
    ),
    "a token that always does what happens once": (
        "tokens.toml",
        'effects = [{ do = "power", power = "red-anywhere" }]',
        'effects = [{ do = "coins", coins = 1 }]',
        "tokens.toml, token 'elves-2': field 'effects' must be some that last",
    ),
    "an unknown side": (
        "board.toml",
        "units = { fellowship = 2 }",
        "units = { gollum = 2 }",
        "board.toml, region 'arnor', units: field 'gollum' is not known here",
    ),
    "a card twice in a chapter": (
        "chapter-1.toml",
        'id = "c1-grey-ruse-2"',
        'id = "c1-grey-ruse-1"',
        "chapter-1.toml, card 'c1-grey-ruse-1': field 'id' is used twice",
    ),
    "a card twice in two chapters": (
        "chapter-2.toml",
        'id = "c2-grey-knowledge"',
        'id = "c1-grey-knowledge"',
        "chapter-2.toml, card 'c1-grey-knowledge': field 'id' is used twice",
    ),
    "a landmark twice": (
        "landmarks.toml",
        'id = "bree"',
        'id = "barad-dur"',
        "landmarks.toml, tile 'barad-dur': field 'id' is used twice",
    ),
    "a token twice": (
        "tokens.toml",
        'id = "elves-2"',
        'id = "elves-1"',
        "tokens.toml, token 'elves-1': field 'id' is used twice",
    ),
    "a region twice": (
        "board.toml",
        "[[bonus]]",
        f'[[region]]\n{LINDON}\nsource = "custom"\n[[bonus]]',
        "board.toml, region 'lindon': field 'id' is used twice",
    ),
    "a one-way road": (
        "board.toml",
        LINDON,
        LINDON.replace('"arnor"]', '"arnor", "rohan"]'),
        "board.toml, region 'lindon': field 'roads' leads to 'rohan', which has no road back",
    ),
    "a road named twice": (
        "board.toml",
        LINDON,
        LINDON.replace('"arnor"]', '"arnor", "arnor"]'),
        "board.toml, region 'lindon': field 'roads'",
    ),
    "more units at the start than a side has": (
        "board.toml",
        "units = 15",
        "units = 1",
        "board.toml: field 'region' must not place more units",
    ),
    "fewer fortresses than landmarks": (
        "board.toml",
        "fortresses = 7",
        "fortresses = 6",
        "board.toml: field 'figures' must give each side a fortress for every landmark",
    ),
    "a cost of no skill": (
        "landmarks.toml",
        "cost = { courage = 3,",
        "cost = { courage = 0,",
        "landmarks.toml, tile 'barad-dur', cost: field 'courage' must be a whole number from 1",
    ),
    "coins in the cost of a landmark": (
        "landmarks.toml",
        "cost = { courage = 3,",
        "cost = { coins = 1, courage = 3,",
        "landmarks.toml, tile 'barad-dur', cost: field 'coins' is not known here",
    ),
    "a bonus space beyond the track": (
        "board.toml",
        "step = 12",
        "step = 14",
        "board.toml, bonus 4: field 'step' must be a whole number from 1 to 13, not 14",
    ),
    "purses with more coins than there are": (
        "board.toml",
        "coins = 30",
        "coins = 4",
        "board.toml, figures: field 'purses' must not hold more coins than there are",
    ),
    "a purse for nobody": (
        "board.toml",
        "sauron = 2 }",
        "sauron = 2, gollum = 1 }",
        "board.toml, figures, purses: field 'gollum' is not known here",
    ),
    "layouts out of order": (
        "board.toml",
        "chapter = 1",
        "chapter = 2",
        "board.toml, layout 1: field 'chapter' must be a whole number from 1 to 1, not 2",
    ),
    "a layout that leaves a card face down for ever": (
        "board.toml",
        '{ face = "up", columns = [-5, -3, -1, 1, 3, 5] },\n]',
        '{ face = "down", columns = [-5, -3, -1, 1, 3, 5] },\n]',
        "board.toml, layout 1: field 'rows' must not leave a face-down card uncovered",
    ),
    "a layout without cards": (
        "board.toml",
        LAYOUT_3,
        "chapter = 3\nrows = []\n",
        "board.toml, layout 3: field 'rows'",
    ),
    "no layout at all": (
        "board.toml",
        FILES["board.toml"],
        "layout = []\n" + FILES["board.toml"].partition("[[layout]]")[0],
        "board.toml: field 'layout'",
    ),
    "a column that is no number": (
        "board.toml",
        "columns = [-1, 1]",
        'columns = [-1, "right"]',
        "board.toml, layout 1, rows 1: field 'columns' must be a list of whole numbers",
    ),
    "an unknown file-wide field": (
        "tokens.toml",
        "[[token]]",
        "[author]\nname = 'me'\n[[token]]",
        "tokens.toml: field 'author' is not known here",
    ),
    "a file of nothing": (
        "landmarks.toml",
        FILES["landmarks.toml"],
        "",
        "landmarks.toml: field 'tile' is missing",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_record_is_refused_with_file_record_and_field(folder: Path, fault: str) -> None:
    name, old, new, why = WRONG[fault]
    change(folder, name, old, new)
    assert why in sentence(folder)


EFFECT_LIMITS = {
    ("coins", "coins"): 30,
    ("rings", "rings"): 14,
    ("units", "units"): 15,
    ("garrison", "units"): 15,
    ("anywhere", "units"): 15,
    ("manoeuvres", "removes"): 15,
    ("manoeuvres", "loses"): 30,
    ("manoeuvres", "moves"): 15,
    ("any-manoeuvre", "times"): 15,
    ("alliance", "reveal"): 3,
}
"""The largest number that an effect may say, by its kind and field."""
PLACES = {"units": ', regions = ["gondor"]', "garrison": ', region = "gondor"'}


@pytest.mark.parametrize(("do", "field"), EFFECT_LIMITS)
def test_an_effect_may_say_numbers_up_to_a_limit(folder: Path, do: str, field: str) -> None:
    most = EFFECT_LIMITS[do, field]
    card = f'''
[[card]]
id = "c1-custom"
colour = "yellow"
effects = [{{ do = "{do}", {field} = {most}{PLACES.get(do, "")} }}]
source = "custom"
'''
    add(folder, "chapter-1.toml", card)
    load_box(folder)
    change(folder, "chapter-1.toml", f"{field} = {most}", f"{field} = {most + 1}")
    assert f"field '{field}' must be a whole number" in sentence(folder)


@pytest.mark.parametrize(
    ("figure", "value", "most"),
    [("coins", 30, 1000), ("units", 15, 100), ("fortresses", 7, 100), ("landmarks", 3, 20)],
)
def test_the_figures_have_limits(folder: Path, figure: str, value: int, most: int) -> None:
    change(folder, "board.toml", f"{figure} = {value}", f"{figure} = {most}")
    load_box(folder)
    change(folder, "board.toml", f"{figure} = {most}", f"{figure} = {most + 1}")
    assert f"figures: field '{figure}' must be a whole number" in sentence(folder)


def test_a_region_begins_with_as_many_units_as_a_side_of_ours_has(folder: Path) -> None:
    change(folder, "board.toml", "\nunits = 15", "\nunits = 100")
    change(folder, "board.toml", "units = { fellowship = 2 }", "units = { fellowship = 15 }")
    load_box(folder)
    change(folder, "board.toml", "units = { fellowship = 15 }", "units = { fellowship = 16 }")
    assert "region 'arnor', units: field 'fellowship' must be a whole" in sentence(folder)


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_chapter_with_fewer_cards_than_its_layout_is_named(folder: Path, chapter: int) -> None:
    name = f"chapter-{chapter}.toml"
    head, *cards = (folder / name).read_text(encoding="utf-8").split("[[card]]")
    (folder / name).write_text("[[card]]".join([head, *cards[:20]]), encoding="utf-8")
    load_box(folder)
    (folder / name).write_text("[[card]]".join([head, *cards[:19]]), encoding="utf-8")
    assert sentence(folder) == f"{name}: has fewer cards than its layout"


# Anything at all

VALUES = (
    "0",
    "-1",
    "1",
    "99",
    "1.5",
    "nan",
    "true",
    '""',
    '"x"',
    '"arnor"',
    '"face down"',
    "[]",
    "[[]]",
    "{}",
    "[{}]",
    '["arnor", "arnor"]',
    "[1, 2]",
    "1979-05-27",
    "0xFFFFFFFFFFFFFFFFFFFF",
    '{ do = "again" }',
    '[{ do = "again" }]',
)
"""What a value of a data file is replaced by."""


def loads_or_is_refused(folder: Path) -> None:
    try:
        load_box(folder)
    except BadData as fault:
        text = str(fault)
        assert any(name in text for name in FILES)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the data folder that every example changes and mends again."""
    folder = tmp_path_factory.mktemp("data")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def try_out(folder: Path, name: str, content: bytes) -> None:
    (folder / name).write_bytes(content)
    try:
        loads_or_is_refused(folder)
    finally:
        (folder / name).write_text(FILES[name], encoding="utf-8")


@effort(max_examples=100)
@given(
    name=st.sampled_from(sorted(FILES)),
    at=st.integers(0, 10**6),
    cut=st.integers(0, 12),
    put=st.binary(max_size=6) | st.sampled_from([b"[", b"]", b"{", b"}", b'"', b"\n", b"[[card]]"]),
)
def test_files_with_any_bytes_changed_load_or_are_refused(
    scratch: Path, name: str, at: int, cut: int, put: bytes
) -> None:
    content = FILES[name].encode()
    at %= len(content)
    try_out(scratch, name, content[:at] + put + content[at + cut :])


@effort(max_examples=200)
@given(
    name=st.sampled_from(sorted(FILES)),
    line=st.integers(0, 10**6),
    value=st.sampled_from(VALUES),
)
def test_files_with_any_value_changed_load_or_are_refused(
    scratch: Path, name: str, line: int, value: str
) -> None:
    lines = FILES[name].splitlines()
    fields = [number for number, text in enumerate(lines) if " = " in text]
    at = fields[line % len(fields)]
    field, _, _ = lines[at].partition(" = ")
    lines[at] = f"{field} = {value}"
    try_out(scratch, name, "\n".join(lines).encode())


@effort(max_examples=100)
@given(
    name=st.sampled_from(sorted(FILES)),
    word=st.integers(0, 10**6),
    other=st.integers(0, 10**6),
)
def test_files_with_any_two_words_exchanged_load_or_are_refused(
    scratch: Path, name: str, word: int, other: int
) -> None:
    words = FILES[name].split(" ")
    one, two = word % len(words), other % len(words)
    words[one], words[two] = words[two], words[one]
    try_out(scratch, name, " ".join(words).encode())


# What a stranger adds


def add(folder: Path, name: str, record: str) -> None:
    """Write a record at the end of a data file."""
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write(record)


def offering(game: DuelGame, card: str, seed: int = 1) -> Match:
    """A game at its first turn in which this card of chapter 1 may be taken.

    A state is a text, so a position is set up by editing it: the card changes places with one
    that lies available.
    """
    match = game.start(["me", "you"], seed=seed)
    lying = next(option for option in match.choice.options() if option.kind == "discard")
    text = match.state.dumps()
    for old, new in ((lying.args["card"], "*"), (card, lying.args["card"]), ("*", card)):
        text = text.replace(f'"{old}"', f'"{new}"')
    return game.match(game.state(text), seed=seed)


def play_out(match: Match, seed: int) -> set[str]:
    """Play at random to the end, checking every state; tells which cards were played."""
    pick = random.Random(seed)
    played: set[str] = set()
    while not match.over:
        option = pick.choice(match.choice.options())
        match.apply(option)
        match.state.check()
        if option.kind in ("play", "fetch"):
            played.add(option.args["card"])
    return played


BEACONS = """
[[card]]
id = "c3-beacons-of-gondor"
colour = "red"
cost = { leadership = 1 }
chain_from = "scroll"
effects = [
  { do = "units", units = 2, regions = ["gondor", "rohan"] },
  { do = "rings", rings = 1 },
]
source = "custom"
"""


def test_a_stranger_adds_a_chapter_card_in_data_alone(folder: Path) -> None:
    add(folder, "chapter-3.toml", BEACONS)
    game = DuelGame(load_box(folder))
    played = [play_out(game.start(["me", "you"], seed=seed), seed=seed) for seed in range(30)]
    assert any("c3-beacons-of-gondor" in cards for cards in played)
    assert "Gondor" in game.title(messages("en"), "card", "c3-beacons-of-gondor")


PALANTIR = """
[[token]]
id = "palantir"
race = "wizards"
when = "gained"
effects = [{ do = "fetch" }]
source = "custom"
"""


def test_a_stranger_adds_a_token_in_data_alone(folder: Path) -> None:
    add(folder, "tokens.toml", PALANTIR)
    game = DuelGame(load_box(folder))
    for seed in range(5):
        play_out(game.start(["me", "you"], seed=seed), seed=seed)
    assert "Wizards" in game.title(messages("en"), "token", "palantir")


@dataclass(init=False, eq=False)
class Tribute(Effect):
    """The opponent loses Coins and the player gains as many."""

    coins: int = count(30, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """Two steps that the game has already."""
        return LoseCoins(1 - seat, self.coins), GainCoins(seat, self.coins)

    def description(self) -> Description:
        """How many; the sentence is the message `duel-effect-tribute`."""
        return "tribute", {"count": self.coins}


TRIBUTE = """
[[card]]
id = "c1-tribute"
colour = "yellow"
effects = [{ do = "tribute", coins = 2 }]
source = "custom"
"""


def test_a_stranger_adds_an_effect_in_one_small_class(folder: Path) -> None:
    add(folder, "chapter-1.toml", TRIBUTE)
    game = DuelGame(load_box(folder, {**EFFECTS, "tribute": Tribute}))
    match = offering(game, "c1-tribute")
    match.apply("play c1-tribute")
    sides = match.view()["board"]["sides"]
    assert sides["sauron"]["coins"] == 2 + 2
    assert sides["fellowship"]["coins"] == 3 - 2
    match.state.check()


def test_an_effect_that_nobody_has_taught_the_game_is_refused(folder: Path) -> None:
    add(folder, "chapter-1.toml", TRIBUTE.replace('do = "tribute"', 'do = "enchant"'))
    assert "chapter-1.toml, card 'c1-tribute', effects 1: field 'do'" in sentence(folder)


def test_games_with_a_new_effect_are_recorded_and_saved_like_any_other(folder: Path) -> None:
    add(folder, "chapter-1.toml", TRIBUTE)
    game = DuelGame(load_box(folder, {**EFFECTS, "tribute": Tribute}))
    match = offering(game, "c1-tribute")
    match.apply("play c1-tribute")
    assert game.state(match.state.dumps()) == match.state
    play_out(match, seed=1)
    assert game.replay(match.record).state == match.state
