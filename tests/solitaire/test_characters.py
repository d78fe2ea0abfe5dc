"""What the 72 characters can by themselves: influence, prowess, checks, hand size, and powers."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import RACES
from mathom.games.solitaire.figures import (
    CORRUPTION_CHECK,
    INFLUENCE,
    INFLUENCE_CHECK,
    PROWESS,
    figure,
    printed,
)
from mathom.games.solitaire.model.state import Attack
from mathom.games.solitaire.travel.drawing import hand_size
from mathom.kernel.schema import new
from tests.solitaire.table import BOX, table

POWERS = [
    # character, corruption checks, influence checks, direct influence against factions (all of
    # them, those of a race, or one), prowess against races
    ("adrazar", 0, 0, {"*": 1}, {}),
    ("anborn", 0, 0, {"men-of-lebennin": 2}, {}),
    ("annalena", 0, 0, {}, {}),
    ("aragorn-ii", 0, 0, {"rangers-of-the-north": 2}, {}),
    ("arinmir", 0, 0, {"variags-of-khand": 2}, {}),
    ("arwen", 0, 0, {}, {}),
    ("balin", 0, 0, {"+dwarf": 1}, {"orc": 2}),
    ("bard-bowman", 0, 0, {"men-of-northern-rhovanion": 2}, {}),
    ("barliman-butterbur", -1, -1, {}, {}),
    ("beorn", 0, 0, {"beornings": 2}, {}),
    ("beregond", -1, -1, {}, {}),
    ("beretar", 0, 0, {"rangers-of-the-north": 2}, {}),
    ("bergil", 0, 0, {}, {}),
    ("bifur", -1, -1, {}, {"orc": 1}),
    ("bilbo", 4, 0, {}, {}),
    ("bofur", -1, -1, {}, {"orc": 1}),
    ("bombur", -1, -1, {}, {"orc": 1}),
    ("boromir-ii", -1, 0, {"men-of-anorien": 2}, {}),
    ("celeborn", 0, 0, {}, {}),
    ("cirdan", 0, 0, {"elves-of-lindon": 2}, {}),
    ("dain-ii", 0, 0, {"iron-hill-dwarves": 2, "+man": 1}, {"orc": 2}),
    ("damrod", 0, 0, {"men-of-lamedon": 2}, {}),
    ("denethor-ii", 0, 0, {"tower-guard-of-minas-tirith": 2}, {}),
    ("dori", -1, -1, {}, {"orc": 1}),
    ("dwalin", -1, -1, {}, {"orc": 1}),
    ("elladan", 0, 0, {}, {"orc": 1}),
    ("elrohir", 0, 0, {}, {"orc": 1}),
    ("elrond", 0, 0, {}, {}),
    ("eomer", 0, 0, {"riders-of-rohan": 2}, {}),
    ("eowyn", 0, 0, {}, {"nazgul": 6}),
    ("erkenbrand", 0, 0, {"riders-of-rohan": 2}, {}),
    ("faramir", 0, 0, {"rangers-of-ithilien": 2}, {}),
    ("fili", -1, -1, {}, {"orc": 1}),
    ("forlong", -1, -1, {}, {}),
    ("frodo", 4, 0, {}, {}),
    ("galadriel", 0, 0, {}, {}),
    ("galva", 0, 0, {"men-of-dorwinion": 2}, {"nazgul": 6}),
    ("gamling-the-old", 0, 0, {}, {}),
    ("ghan-buri-ghan", 0, 0, {"+wose": 2}, {}),
    ("gildor-inglorion", 0, 0, {}, {"orc": 2}),
    ("gimli", 0, 0, {"iron-hill-dwarves": 2, "+elf": 1}, {"orc": 2}),
    ("gloin", 0, 0, {"blue-mountain-dwarves": 2, "+dwarf": 1}, {"orc": 1}),
    ("glorfindel-ii", 0, 0, {"+elf": 1}, {}),
    ("halbarad", 0, 0, {"hillmen": 2}, {}),
    ("haldalam", 0, 0, {"easterlings": 4}, {}),
    ("haldir", -1, -1, {}, {}),
    ("hama", -1, -1, {}, {}),
    ("imrahil", 0, 0, {"knights-of-dol-amroth": 2}, {}),
    ("kili", -1, -1, {}, {"orc": 1}),
    ("legolas", 0, 0, {"wood-elves": 2}, {}),
    ("mablung", 0, 0, {"men-of-anfalas": 2}, {}),
    ("merry", 2, 0, {}, {}),
    ("nori", -1, -1, {}, {"orc": 1}),
    ("oin", -1, 0, {}, {"orc": 1}),
    ("ori", -1, -1, {}, {"orc": 1}),
    ("orophin", -1, -1, {}, {}),
    ("peath", 0, 0, {"dunlendings": 4}, {"nazgul": 5}),
    ("pippin", 2, 0, {}, {}),
    ("robin-smallburrow", 2, 0, {}, {}),
    ("sam-gamgee", 3, 0, {}, {}),
    ("theoden", 0, 0, {"riders-of-rohan": 2}, {}),
    ("thorin-ii", 0, 0, {"blue-mountain-dwarves": 2, "+dwarf": 2}, {"orc": 3}),
    ("thranduil", 0, 0, {"wood-elves": 2}, {}),
    ("voteli", 0, 0, {"lossoth": 2}, {"nazgul": 5}),
    ("vygavril", 0, 0, {"southrons": 2}, {"nazgul": 6}),
    ("wacho", 0, 0, {"woodmen": 2}, {}),
    ("fatty-bolger", 1, 0, {}, {}),
    ("brand", 0, 0, {"men-of-dale": 2}, {}),
    ("fram-framson", 0, 0, {}, {"dragon": 3, "drake": 3}),
    ("galdor", 0, 0, {"+elf": 1}, {}),
    ("ioreth", 0, 0, {}, {}),
    ("thrain-ii", 0, 0, {"+dwarf": 3}, {}),
]


def test_every_character_is_here() -> None:
    assert sorted(id for id, *_ in POWERS) == sorted(each.id for each in BOX.characters)
    assert len(POWERS) == 72


@pytest.mark.rule("S1.1", "S18.2")
@pytest.mark.parametrize(("id", "corruption", "influence", "against", "fights"), POWERS)
def test_own_powers(
    id: str, corruption: int, influence: int, against: dict[str, int], fights: dict[str, int]
) -> None:
    state = table(company=[id]).state
    assert figure(state, CORRUPTION_CHECK, 0) == corruption
    assert figure(state, INFLUENCE_CHECK, 0) == influence
    bare = printed(state, INFLUENCE, 0)
    assert figure(state, INFLUENCE, 0) == bare
    for faction in BOX.factions:
        keys = ("*", f"+{RACES[faction.race]}", faction.id)
        expected = sum(against.get(key, 0) for key in keys)
        assert figure(state, INFLUENCE, 0, faction) == bare + expected, faction.id
    for race in range(len(RACES)):
        attack = new(Attack)
        attack.by = attack.number = attack.key = attack.body = -1
        attack.race = race
        state.attack = attack
        expected = fights.get(RACES[race], 0)
        assert figure(state, PROWESS, 0) == printed(state, PROWESS, 0) + expected, RACES[race]


@pytest.mark.parametrize(
    ("id", "home"), [("cirdan", "grey-havens"), ("elrond", "rivendell"), ("galadriel", "lorien")]
)
def test_at_home_they_make_the_hand_larger(id: str, home: str) -> None:
    assert hand_size(table(company=[id], site_=home).state) == 6
    assert hand_size(table(company=[id], site_="edhellond").state) == 5
