"""Components read themselves from data files, and what is wrong is refused by record and field."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from mathom.kernel.components import Box, Component, Files, read_components, read_ids
from mathom.kernel.declaring import count, maybe, names, optional, word
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader

SUITS: Final = ("rings", "swords")


class Card(Component):
    """A card that may name another."""

    def __init__(self, index: int, record: Reader, ids: tuple[str, ...]) -> None:
        """Fields `suit`, `beats`, `wild` and `worth`."""
        super().__init__(index, record)
        self.suit: Final = record.word("suit", SUITS)
        self.beats: Final = record.maybe("beats", ids)
        self.wild: Final = record.flag("wild")
        self.worth: Final = record.entry("worth", {"low": 1, "high": 10})


@dataclass(eq=False, init=False, repr=False)
class Declared(Component):
    """The same card, which declares what it has."""

    deck: int = count()
    suit: str = word(SUITS)
    beats: int = optional(maybe("card"), -1)
    friends: tuple[int, ...] = optional(names("card"), ())

    def role(self) -> str:
        return "card"


GOOD = """
[[card]]
id = "one"
suit = "rings"
beats = "two"
worth = "low"
source = "custom"

[[card]]
id = "two"
suit = "swords"
wild = true
worth = "high"
source = "seed"
"""


def load(folder: Path, text: str) -> tuple[Card, ...]:
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    files = Files(folder)
    ids = read_ids(files.records("cards.toml", "card"))
    cards = read_components(files.records("cards.toml", "card"), Card, ids)
    files.end()
    return cards


def test_a_component_has_what_its_record_says(tmp_path: Path) -> None:
    one, two = load(tmp_path, GOOD)
    assert (one.index, one.id, one.source) == (0, "one", "custom")
    assert (one.suit, one.beats, one.wild, one.worth) == ("rings", two.index, False, 1)
    assert (two.suit, two.beats, two.wild, two.worth) == ("swords", -1, True, 10)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "two"', 'id = "one"', "card 'one': field 'id' is used twice"),
        ('id = "two"', 'id = "t w"', "card 't w': field 'id' must be letters, digits and dashes"),
        ('"swords"', '"cups"', "card 'two': field 'suit' must be one of rings, swords, not 'cups'"),
        ('beats = "two"', 'beats = "six"', "card 'one': field 'beats' must be one of one, two"),
        ("wild = true", "wild = 1", "card 'two': field 'wild' must be true or false"),
        ('"high"', '"huge"', "card 'two': field 'worth' must be one of low, high, not 'huge'"),
        ('"seed"', '"rumour"', "card 'two': field 'source' must be one of seed,"),
        ("wild = true", "wlid = true", "card 'two': field 'wlid' is not known here"),
    ],
)
def test_a_wrong_field_is_refused_by_file_record_and_field(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    with pytest.raises(BadData) as refused:
        load(tmp_path, GOOD.replace(old, new))
    assert str(refused.value).startswith(f"cards.toml, {why}")


def test_a_table_that_nobody_reads_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^cards.toml: field 'coin' is not known here$"):
        load(tmp_path, GOOD + "\n[[coin]]\n")


def test_a_file_is_opened_once(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    files = Files(tmp_path)
    assert files.file("cards.toml") is files.file("cards.toml")


DECLARED = """
[[card]]
id = "one"
suit = "rings"
beats = "two"
source = "custom"

[[card]]
id = "two"
suit = "swords"
friends = ["two", "one"]
source = "seed"
"""


def declared(folder: Path, text: str) -> tuple[Box, tuple[Declared, ...]]:
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    files = Files(folder)
    records = files.records("cards.toml", "card")
    box = Box(files, {"card": read_ids(records)})
    cards = [Declared(number, record, box, deck=7) for number, record in enumerate(records)]
    return box, tuple(cards)


def test_a_declared_component_reads_and_tells_what_it_declares(tmp_path: Path) -> None:
    box, cards = declared(tmp_path, DECLARED)
    assert [(card.deck, card.suit, card.beats, card.friends) for card in cards] == [
        (7, "rings", 1, ()),
        (7, "swords", -1, (1, 0)),
    ]
    assert cards[1].record(box) == {
        "kind": "card",
        "id": "two",
        "deck": 7,
        "suit": "swords",
        "beats": None,
        "friends": ["two", "one"],
        "source": "seed",
    }
    assert cards[0].record(box)["beats"] == "two"


def test_only_what_may_be_left_out_may_be(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^cards.toml, card 'one': field 'suit' is missing$"):
        declared(tmp_path, DECLARED.replace('suit = "rings"', ""))


def test_a_box_has_an_option_for_each_component_of_a_role(tmp_path: Path) -> None:
    box, _ = declared(tmp_path, DECLARED)
    assert [str(option) for option in box.add_options("play", "card")] == ["play one", "play two"]
