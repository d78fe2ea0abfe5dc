"""Every language has every message, with the same arguments."""

from __future__ import annotations

import importlib.resources
import re

import pytest

import mathom
from mathom.kernel.errors import BadRequest
from mathom.kernel.game import Game
from mathom.locale import LANGUAGES, words

FOLDER = importlib.resources.files("mathom.locale")
FILES = sorted(file.name for file in (FOLDER / "en").iterdir())
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def messages(lang: str, file: str) -> dict[str, set[str]]:
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
    assert messages(lang, file) == messages("en", file)


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
@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_every_component_has_a_title_and_every_setting_a_name(game: Game, lang: str) -> None:
    spoken = words(lang)
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


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_the_ledger_has_the_same_rules_in_every_language(game: Game) -> None:
    for lang in OTHERS:
        assert game.ledger(lang).ids() == game.ledger().ids()


def test_a_missing_message_or_argument_is_a_fault() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    with pytest.raises(LookupError):
        words("en").say("ending")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadRequest, match="no language 'xx'; there are en, ja"):
        words("xx")
