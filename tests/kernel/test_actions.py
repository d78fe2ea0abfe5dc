"""Action numbers stay as they are when options come and go."""

from __future__ import annotations

import hashlib

import pytest

import mathom
from mathom.kernel.errors import UnknownOption
from mathom.kernel.game import Game
from mathom.kernel.option import OptionTable, read_actions
from scripts.actions import missing, written

GIVEN = {
    "duel": (351, "77662847cc0c1e78d69ffb47c711e5d688dfb5249e8abd2444882b501f783729"),
    "quest": (2211, "bcbf8f7a71f296582675302a481e37f233e134adddc88d6077080c3665163b40"),
    "dice": (1924, "a4d5ba9fd54ad4dc3310cd07ad9b34ab65836f860e637034a17e0a6e8f648ed0"),
    "solitaire": (3621, "1e08ac5c1fed75dc956b0f25af0494ad3327301f87d3de3d64c5718310c7211c"),
}
"""How many numbers were given when the files began, and the hash of their texts."""


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_option_has_a_number_for_ever(game: Game) -> None:
    assert missing(game) == [], "run: python scripts/actions.py"
    texts = read_actions(f"mathom.games.{game.id}")
    assert len(set(texts)) == len(texts)
    assert [texts[option.index] for option in game.option_table] == [
        o.text for o in game.option_table
    ]
    count, digest = GIVEN[game.id]
    given = hashlib.sha256("\n".join(texts[:count]).encode()).hexdigest()
    assert given == digest, "numbers that were given stay: only add lines at the end"


def table() -> OptionTable:
    made = OptionTable()
    for card in ("axe", "bow", "cup"):
        made.add("play", card=card)
    made.add("pass")
    return made


def test_new_options_come_last_and_lost_ones_leave_their_number_free() -> None:
    options = table()
    options.number(["pass", "play harp", "play bow"])
    assert [option.text for option in options] == ["pass", "play bow", "play axe", "play cup"]
    assert [option.index for option in options] == [0, 2, 3, 4]
    assert len(options) == 5
    assert options[4] is options.find("play cup")
    for number in (1, 5, -1):
        with pytest.raises(UnknownOption, match=f"no option has the number {number};"):
            options[number]


def test_the_script_writes_what_is_read(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("somewhere") / "attic_numbers"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "actions.txt").write_text(written(list(table())), encoding="utf-8")
    monkeypatch.syspath_prepend(folder.parent)
    assert (folder / "actions.txt").read_text() == "play: axe, bow, cup\npass\n"
    assert read_actions("attic_numbers") == [option.text for option in table()]
