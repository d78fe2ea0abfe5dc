"""Components read themselves from data files, and what is wrong is refused by record and field."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from mathom.kernel import language
from mathom.kernel.components import Box, Component, Files
from mathom.kernel.declaring import count, derived, maybe, names, optional, told, untold, word
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader

SUITS: Final = ("rings", "swords")


@dataclass(eq=False, init=False, repr=False)
class Card(Component):
    """A card that may name another."""

    deck: int = count()
    suit: str = word(SUITS)
    beats: int = optional(maybe("card"), -1)
    friends: tuple[int, ...] = optional(names("card"), ())
    wild: bool = untold(language.flag())
    worth: int = told(count(9), "value", unless=0)
    friendly: bool = told(derived(False), write=lambda friendly: "yes" if friendly else "no")

    def complete(self, record: Reader, box: Box) -> None:
        """Whoever beats somebody has no friends."""
        self.friendly = len(self.friends) > 0
        if self.friendly and self.beats >= 0:
            raise record.wrong("friends", "must not be there")


@dataclass(eq=False, init=False, repr=False)
class Pair(Component):
    """Two cards, named by them."""

    cards: tuple[int, ...] = names("card")

    def identify(self, record: Reader, box: Box, taken: Collection[str]) -> str:
        found = "+".join(box.names["card"][card] for card in record.some_of("cards", ("one",)))
        return f"{found}{len(taken)}"


GOOD = """
[[card]]
id = "one"
suit = "rings"
beats = "two"
worth = 1
source = "custom"

[[card]]
id = "two"
suit = "swords"
wild = true
worth = 0
friends = ["two", "one"]
source = "seed"
"""


@dataclass(eq=False, init=False, repr=False)
class Other(Card):
    """A card of another kind."""


MORE = """
[[card]]
id = "three"
suit = "swords"
beats = "one"
worth = 9
source = "seed"
"""


def load(folder: Path, text: str, more: str = MORE) -> tuple[Box, list[Card]]:
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    (folder / "more.toml").write_text(more, encoding="utf-8")
    files = Files(folder)
    box = Box(files, {})
    cards = box.declare("card", Card, {"cards.toml": {"deck": 7}, "more.toml": {"deck": 8}}, 10)
    box.read()
    files.end()
    return box, cards


def test_a_component_has_what_its_record_says(tmp_path: Path) -> None:
    box, (one, two, three) = load(tmp_path, GOOD)
    assert (one.index, one.id, one.source) == (10, "one", "custom")
    assert (one.suit, one.beats, one.wild, one.worth, one.friends) == ("rings", 1, False, 1, ())
    assert (two.suit, two.beats, two.wild, two.worth, two.friends) == (
        "swords",
        -1,
        True,
        0,
        (1, 0),
    )
    assert [card.friendly for card in (one, two, three)] == [False, True, False]
    assert box.names == {"card": ("one", "two", "three")}


def test_components_of_several_files_are_numbered_through(tmp_path: Path) -> None:
    _, cards = load(tmp_path, GOOD)
    assert [(card.index, card.deck) for card in cards] == [(10, 7), (11, 7), (12, 8)]
    with pytest.raises(BadData, match=r"^more.toml, card 'one': field 'id' is used twice$"):
        load(tmp_path, GOOD, MORE.replace('id = "three"', 'id = "one"'))


def test_components_of_a_role_can_be_of_several_classes(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "more.toml").write_text(MORE, encoding="utf-8")
    box = Box(Files(tmp_path), {})
    cards = box.declare("card", Card, {"cards.toml": {"deck": 7}})
    others = box.declare("card", Other, {"more.toml": {"deck": 8}})
    box.read()
    assert [type(card) for card in (*cards, *others)] == [Card, Card, Other]
    assert [(card.index, card.id) for card in (*cards, *others)] == [
        (0, "one"),
        (1, "two"),
        (2, "three"),
    ]
    assert box.names["card"] == ("one", "two", "three")
    (tmp_path / "more.toml").write_text(MORE.replace("three", "two"), encoding="utf-8")
    box = Box(Files(tmp_path), {})
    box.declare("card", Card, {"cards.toml": {"deck": 7}})
    with pytest.raises(BadData, match=r"^more.toml, card 'two': field 'id' is used twice$"):
        box.declare("card", Other, {"more.toml": {"deck": 8}})


def test_what_is_given_for_a_file_may_not_be_in_it(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^more.toml, card 'three': field 'deck' is not known here$"):
        load(tmp_path, GOOD, MORE.replace("worth = 9", "worth = 9\ndeck = 1"))


def test_a_component_can_be_named_by_its_fields(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD + '[[pair]]\ncards = ["one"]\nsource = "seed"\n')
    box = Box(Files(tmp_path), {})
    box.declare("card", Card, {"cards.toml": {"deck": 1}})
    [pair] = box.declare("pair", Pair, "cards.toml")
    box.read()
    assert (pair.id, box.names["pair"], pair.cards) == ("one0", ("one0",), (0,))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "two"', 'id = "one"', "card 'one': field 'id' is used twice"),
        ('id = "two"', 'id = "t w"', "card 't w': field 'id' must be letters, digits and dashes"),
        ('"swords"', '"cups"', "card 'two': field 'suit' must be one of rings, swords, not 'cups'"),
        ('beats = "two"', 'beats = "six"', "card 'one': field 'beats' must be one of one, two"),
        ("wild = true", "wild = 1", "card 'two': field 'wild' must be true or false"),
        ("worth = 1", "worth = 10", "card 'one': field 'worth' must be a whole number from 0 to 9"),
        (
            'beats = "two"',
            'friends = ["six"]',
            "card 'one': field 'friends' must be one",
        ),
        ('suit = "rings"', "", "card 'one': field 'suit' is missing"),
        (
            'suit = "rings"',
            'suit = "rings"\nfriends = ["one"]',
            "card 'one': field 'friends' must not",
        ),
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


def test_a_component_tells_what_it_declares(tmp_path: Path) -> None:
    """Null stands for what was left out, and what is not declared to be told is not."""
    box, (one, two, _) = load(tmp_path, GOOD)
    assert list(two.record(box).items()) == [
        ("kind", "card"),
        ("id", "two"),
        ("deck", 7),
        ("suit", "swords"),
        ("beats", None),
        ("friends", ["two", "one"]),
        ("value", None),
        ("friendly", "yes"),
        ("source", "seed"),
    ]
    told = one.record(box)
    assert (told["beats"], told["friends"], told["value"]) == ("two", [], 1)


def test_a_box_has_an_option_for_each_component_of_a_role(tmp_path: Path) -> None:
    box, _ = load(tmp_path, GOOD)
    found = [str(option) for option in box.add_options("play", "card")]
    assert found == ["play one", "play two", "play three"]
