"""Every language has every message, with the same arguments, and nothing is shown as its id."""

from __future__ import annotations

import ast
import importlib.resources
import re
from itertools import pairwise
from pathlib import Path

import pytest

import mathom
from mathom.kernel.errors import BadRecord, BadRequest, BadState
from mathom.kernel.game import Game
from mathom.kernel.record import Record
from mathom.locale import LANGUAGES, messages, spoken
from tests.told import assert_told

FOLDER = importlib.resources.files("mathom.locale")
FILES = sorted(file.name for file in (FOLDER / "en").iterdir())
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PACKAGE = Path(mathom.__file__).parent


def messages_of(lang: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with the variables each uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (FOLDER / lang / file).read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][\w-]*) =", line):
            key = start[1]
            assert key not in found, f"{lang}/{file} has {key} twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key].update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert sorted(file.name for file in (FOLDER / lang).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_every_message_with_the_same_arguments(lang: str, file: str) -> None:
    assert messages_of(lang, file) == messages_of("en", file)


@pytest.mark.parametrize("lang", OTHERS)
def test_translations_are_not_left_in_english(lang: str) -> None:
    """A message with words in it reads otherwise in another language; our name does not."""
    for file in FILES:
        english = (FOLDER / "en" / file).read_text(encoding="utf-8").splitlines()
        other = set((FOLDER / lang / file).read_text(encoding="utf-8").splitlines())
        left = [
            line
            for line in english
            if re.search(r"= .*[A-Za-z]{3}", re.sub(r"\{.*?(\}|$)", "", line))
            and line in other
            and not line.endswith("= Mathom")
        ]
        assert not left


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_component_has_a_title_and_every_setting_a_name(game: Game, lang: str) -> None:
    spoken = messages(lang)
    for record in game.cards():
        assert game.title(spoken, record["kind"], record["id"])
    for seat in game.seat_names:
        assert game.title(spoken, "seat", seat)
    for setting in game.settings:
        assert spoken.say(f"{game.id}-setting-{setting.id}")
        for value in setting.values:
            assert spoken.say(f"{game.id}-setting-{setting.id}-{value}")
    assert spoken.say(f"{game.id}-name")
    assert spoken.say(f"{game.id}-about")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_no_component_is_told_by_an_id(game: Game, lang: str) -> None:
    """English names may be written as ids are, if of one word; Japanese has no such letters."""
    spoken = messages(lang)
    ids = {record["id"] for record in game.cards()} | {*game.seat_names}
    raw = re.compile(
        r"[A-Za-z]{2,}"
        if lang == "ja"
        else rf"(?<![\w-])({'|'.join(re.escape(id) for id in ids if '-' in id)})(?![\w-])"
    )
    texts = [text for card in game.cards() for text in game.describe(spoken, card).values()]
    texts += [game.title(spoken, card["kind"], card["id"]) for card in game.cards()]
    texts += [game.title(spoken, "seat", seat) for seat in game.seat_names]
    assert [text for text in texts if raw.search(text)] == []


def test_the_japanese_radagast_asks_for_wisdom_before_all_he_does() -> None:
    """Gandalf comes on the same condition as the favor, so it is one sentence."""
    text = messages("ja").say("quest-text-encounter-misty-radagast-the-brown")
    assert text.count("。") == 1


MAY_BE_PLURAL = {"foe", "minion", "monster", "face", "location", "site", "region", "race", "item"}
"""What may be called by a plural: the Ringwraiths, the Trollshaws, Elves."""
ANY_NUMBER = {"may", "can", "with", "and", "from"}
"""Words that follow one as they follow many."""


@pytest.mark.parametrize(
    "file", [name for name in FILES if name.startswith(("quest", "duel", "dice"))]
)
def test_verbs_agree_with_what_may_be_plural(file: str) -> None:
    """No English sentence has a name of unknown number as its subject."""
    text = (FOLDER / "en" / file).read_text(encoding="utf-8")
    told = re.findall(r"^([\w-]+-(?:event|prompt|refused)-[\w-]+) = (.*)$", text, re.MULTILINE)
    wrong = [
        key
        for key, sentence in told
        for name, verb in re.findall(r"(?:^|[.:,;] )\{ \$(\w+) \} ([a-z]+)", sentence)
        if name in MAY_BE_PLURAL and verb not in ANY_NUMBER
    ]
    assert wrong == []


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_the_ledger_has_the_same_rules_in_every_language(game: Game) -> None:
    for lang in OTHERS:
        assert game.ledger(lang).ids() == game.ledger().ids()


def test_a_missing_message_or_argument_is_a_fault() -> None:
    with pytest.raises(LookupError):
        messages("en").say("no-such-message")
    with pytest.raises(LookupError):
        messages("en").say("ending")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadRequest, match="no language 'xx'; there are en, ja"):
        messages("xx")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "en"),
    ],
)
def test_a_terminal_begins_in_the_language_of_its_environment(
    environment: dict[str, str], lang: str
) -> None:
    assert spoken(environment) == lang


def test_every_error_has_its_sentence_with_all_it_speaks_of() -> None:
    known = messages_of("en", "errors.ftl")
    names = (
        "match",
        "reading",
        "record",
        "chance",
        "outcome",
        "option",
        "ledger",
        "game",
        "instances",
        "tables",
        "face_down",
        "pools",
        "effects",
        "declared_state",
    )
    modules = [PACKAGE / "kernel" / f"{name}.py" for name in names]
    modules += [PACKAGE / "games" / "__init__.py", PACKAGE / "bots" / "__init__.py"]
    modules += [PACKAGE / "boxes.py", PACKAGE / "plugins.py", PACKAGE / "terminal" / "table.py"]
    modules += [PACKAGE / "cli" / f"{name}.py" for name in ("common", "cards", "deck", "errors")]
    told = set()
    for module in modules:
        for key, named in _errors(module):
            assert named is None or known[key] == named, f"{module}: {key}"
            told.add(key)
    assert told == set(known)


def _errors(module: Path) -> list[tuple[str, set[str] | None]]:
    """The keys of errors in a module, and the names of what each speaks of where they are seen."""
    found: list[tuple[str, set[str] | None]] = []
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Constant) and str(node.value).startswith("agenda-"):
            found.append((f"error-{node.value!s}", set()))
        if isinstance(node, ast.Tuple):
            parts = node.elts
        elif isinstance(node, ast.Call) and ast.unparse(node.func) != "Event":
            parts = node.args
        else:
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "require" and len(parts) == 3:
            found.append((f"error-{ast.literal_eval(parts[2])}", {"found"}))
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "ensure" and len(parts) == 2:
            if isinstance(parts[1], ast.Constant):
                found.append((f"error-{parts[1].value!s}", set()))
            continue
        for key, about in pairwise(parts):
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                continue
            if isinstance(about, ast.Dict):
                names = {str(name.value) for name in about.keys if isinstance(name, ast.Constant)}
                found.append((f"error-{key.value}", names))
            elif isinstance(about, ast.Name) and about.id == "about":
                found.append((f"error-{key.value}", None))
    return found


OF_A_BOX = {
    "abilities",
    "bearers",
    "board",
    "box",
    "cancelling",
    "cards",
    "conditions",
    "decks",
    "effects",
    "faces",
    "language",
    "layout",
    "loading",
    "places",
    "retyping",
    "scenarios",
}
"""Modules and folders that read data files; what is wrong there is told to those who write them."""


def state_modules(game: Game) -> list[Path]:
    """The modules of a game that may find something wrong with a state."""
    folder = PACKAGE / "games" / game.id
    return [
        file
        for file in sorted(folder.rglob("*.py"))
        if OF_A_BOX.isdisjoint(file.relative_to(folder).with_suffix("").parts)
    ]


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_error_of_a_game_has_its_sentence_with_all_it_speaks_of(game: Game) -> None:
    known = messages_of("en", f"{game.id}-errors.ftl")
    own = re.compile(rf"{game.id}-(state|field|agenda)-[a-z-]+")
    told: dict[str, set[str]] = {}
    for module in state_modules(game):
        for node in ast.walk(ast.parse(module.read_bytes())):
            key = node.value if isinstance(node, ast.Constant) else None
            if isinstance(key, str) and own.fullmatch(key):
                told.setdefault(f"error-{key}", set())
        for key, named in _errors(module):
            if key in known:
                assert named is not None
                told[key] |= named
    made = [f"{role}s" for role in game.schema.places] if hasattr(game, "schema") else []
    made += [f"{role}-deck" for role in game.box.sorting] if hasattr(game, "box") else []
    if told.pop(f"error-{game.id}-state-won-", None) is not None:
        made += [f"won-{reason}" for reason in game.endings if reason != "count"]
    assert {**told, **{f"error-{game.id}-state-{name}": set() for name in made}} == known


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_no_error_of_a_state_is_in_english_alone(game: Game) -> None:
    """Each says its key and what it speaks of: neither call makes do with a text."""
    wanted = {"wrong": 3, "BrokenState": 2}
    found = [
        ast.unparse(node)
        for module in state_modules(game)
        for node in ast.walk(ast.parse(module.read_bytes()))
        if isinstance(node, ast.Call)
        and len(node.args) < wanted.get(ast.unparse(node.func).rpartition(".")[2], 0)
    ]
    assert found == []


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_error_of_a_game_is_told_in_every_language(game: Game) -> None:
    for key, named in messages_of("en", f"{game.id}-errors.ftl").items():
        assert_told(BadState(key.removeprefix("error-"), dict.fromkeys(named, 7)))


def test_figures_are_told_as_a_file_has_them() -> None:
    about = {"least": -1000, "most": 1000000, "found": "9"}
    for lang in LANGUAGES:
        told = BadState("field-count", about).told(lang)
        assert re.findall(r"-?\d+(?:,\d+)*", told) == ["-1000", "1000000", "9"]


def wrong_records() -> list[str]:
    """Records that are wrong in one way each."""
    whole = mathom.game("duel").start(["a", "b"], seed=7).record.dumps()
    return [
        "",
        "\ufeff" + whole,
        whole[:-40],
        whole.replace("seats", "seat"),
        whole.replace("mathom record 1\n", "mathom record 1\r\n"),
    ]


@pytest.mark.parametrize("text", wrong_records())
def test_what_is_wrong_with_a_record_is_told_in_every_language(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.loads(text)
    assert_told(refused.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"', "{"),
        ('"agenda":[', '"agenda":[7,'),
        ('"agenda":', '"agend":'),
        ('"coins":"finite"', '"coins":"few"'),
        ('"coins":"finite"', '"coins":9'),
        ('"settings":{', '"settings":{"more":1,'),
        ('"settings":{', '"settings":[],"settled":{'),
    ],
)
def test_what_is_wrong_with_a_state_is_told_in_every_language(old: str, new: str) -> None:
    game = mathom.game("duel")
    text = game.start(["a", "b"], seed=7).state.dumps()
    assert old in text
    with pytest.raises(BadState) as refused:
        game.state(text.replace(old, new, 1))
    assert_told(refused.value)


def test_a_sentence_that_is_given_as_it_is_stays_so() -> None:
    assert BadState("it is late").told("ja") == str(BadState("it is late")) == "it is late"
