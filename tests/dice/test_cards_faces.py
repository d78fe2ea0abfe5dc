"""Every face of every die: what it shows, and what is done with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.plays import RECORDS
from tests.dice.table import BOX, table

F1, F2 = {"fellowship": 1}, {"fellowship": 2}
ARTIFACT, BURST = {"artifact": True}, {"artifact": True, "bursts": 1}
EYE = {"eye": True}


def unit(level: int, attack: int, defense: int, bursts: int = 0, **more: Any) -> dict[str, Any]:
    figures = {"level": level, "attack": attack, "defense": defense}
    return {"unit": figures, **more} | ({"bursts": bursts} if bursts else {})


def both(*symbols: dict[str, Any]) -> dict[str, Any]:
    return {**symbols[0], **symbols[1], "use": "both"}


def either(*symbols: dict[str, Any]) -> dict[str, Any]:
    return {**symbols[0], **symbols[1], "use": "either"}


DRAW1, DRAW2, REROLL = {"draw": 1}, {"draw": 2}, {"reroll": True}
SORTS: dict[str, list[dict[str, Any]]] = {
    "frodo": [F1, F1, F1, F1, unit(1, 1, 1), unit(1, 1, 2)],
    "sam": [F1, F1, F1, {"reroll": True, "bursts": 1}, unit(1, 1, 2), unit(1, 2, 2)],
    "bill": [F1, DRAW1, DRAW1, DRAW2, DRAW2, either(F2, DRAW2)],
    "halflings": [F1, F1, both(F1, DRAW1), unit(1, 2, 2), unit(1, 2, 3), unit(1, 3, 3, 1)],
    "ithilien": [F1, F1, F2, unit(1, 3, 3), unit(2, 4, 3, 1), unit(2, 4, 4, 1)],
    "armies": [F1, F1, F2, unit(2, 4, 3), unit(2, 5, 5, 1), unit(3, 6, 6, 1)],
    "elves": [F1, F1, either(F2, DRAW1), unit(1, 4, 3), unit(2, 5, 4, 1), unit(3, 6, 5, 1)],
    "captains": [F1, F1, either(F2, REROLL), unit(2, 5, 5), unit(3, 6, 6, 1), unit(3, 7, 7, 2)],
    "ancients": [F1, F1, both(F1, DRAW1), unit(2, 5, 6, 1), unit(3, 6, 7, 2), unit(3, 7, 8, 3)],
    "weapon": [F1, F2, F2, ARTIFACT, ARTIFACT, BURST],
    "elven-gift": [F1, F2, both(F1, DRAW1), ARTIFACT, ARTIFACT, BURST],
    "heirloom": [F1, F2, either({"fellowship": 3}, REROLL), ARTIFACT, ARTIFACT, BURST],
    "fotr": [
        *(unit(1, 2, 2, enemy="goblin"), unit(1, 2, 3, enemy="orc"), unit(2, 4, 5, enemy="troll")),
        *(EYE, EYE, EYE),
    ],
    "ttt": [
        *(unit(1, 3, 3, enemy="orc"), unit(2, 4, 4, enemy="warg"), unit(3, 5, 7, enemy="saruman")),
        *(EYE, EYE, EYE),
    ],
    "rotk": [
        *(unit(2, 4, 4, enemy="orc"), unit(3, 6, 8, enemy="mumak"), unit(4, 8, 7, enemy="nazgul")),
        *(EYE, EYE, EYE),
    ],
}
COUNTS = dict.fromkeys(SORTS, 4) | {"frodo": 32, "sam": 10, "fotr": 5, "ttt": 5, "rotk": 5}
CARDS = [record for record in RECORDS.values() if record["kind"] == "card"]
FACES = [
    (card["id"], card["dice"], face)
    for card in CARDS
    for face in range(1, 7)
    if card["keyword"] != "immediate" or face < 4
]
SPARE = "sam:4"
"""A die that leaves something to do, so that Phase 2 goes on."""


def shown(face: dict[str, Any]) -> dict[str, Any]:
    """What there is of a face in a record."""
    return {key: value for key, value in face.items() if value not in (None, 0, False, "single")}


@pytest.mark.parametrize("sort", SORTS)
def test_each_die_has_its_six_faces(sort: str) -> None:
    records = [record for record in RECORDS.values() if record.get("dice") == sort]
    assert records
    for record in records:
        assert [shown(face) for face in record["faces"]] == SORTS[sort]


@pytest.mark.parametrize("sort", SORTS)
def test_there_are_so_many_dice_of_each_sort(sort: str) -> None:
    dice = [die for die in BOX.names["die"] if die.rpartition("-")[0] == sort]
    assert dice == [f"{sort}-{n + 1}" for n in range(COUNTS[sort])]
    assert sum(COUNTS.values()) == len(BOX.names["die"]) == 97


@pytest.mark.parametrize(("card", "sort", "face"), FACES)
def test_a_face_is_rolled_and_used_for_what_it_shows(card: str, sort: str, face: int) -> None:
    """Each symbol gives its option and no other; with an empty Bag nothing can be drawn."""
    what, die = SORTS[sort][face - 1], f"{sort}-1"
    spare, left, shows = ("sam", "sam-1", 4) if sort == "captains" else ("aragorn", "captains-1", 3)
    first = BOX.names["die"].index(die) < BOX.names["die"].index(left)
    game = table(
        {"active": [card, spare], "bag": []},
        {},
        at="draw",
        rolls=[face, shows] if first else [shows, face],
        fellowship=what.get("unit", {}).get("level", 0),
    )
    assert game.face(die) == face
    expected = {
        "spend": "fellowship" in what,
        "reroll": "reroll" in what,
        "along": sort == "sam" and face == 4,
        "muster": "unit" in what or "artifact" in what,
    }
    offered = {option.split()[0] for option in game.options if option.endswith(f" {die}")}
    assert offered == {kind for kind, there in expected.items() if there}
    if expected["spend"]:
        game.do(f"spend {die}")
        assert game.view()["fellowship"] == what["fellowship"]
        assert die in game.side(1).spent
    if expected["muster"]:
        game.do(f"muster {die}")
        assert die in game.side(1).muster
        assert game.view()["fellowship"] == 0


@pytest.mark.parametrize(
    ("card", "sort", "face"), [each for each in FACES if "draw" in SORTS[each[1]][each[2] - 1]]
)
def test_a_face_draws_as_many_dice_as_it_shows(card: str, sort: str, face: int) -> None:
    what = SORTS[sort][face - 1]
    kind = "spend" if what.get("use") == "both" else "draw"
    game = table({"active": [f"{card}:{face}", SPARE], "bag": ["frodo"] * 5})
    game.do(f"{kind} {sort}-1", rolls=[1, 1])
    assert len(game.side(1).bag) == 5 - what["draw"]
    assert game.view()["fellowship"] == (what["fellowship"] if kind == "spend" else 0)
    assert game.side(1).spent == [f"{sort}-1"]


@pytest.mark.parametrize(
    ("card", "sort", "face"), [each for each in FACES if "reroll" in SORTS[each[1]][each[2] - 1]]
)
def test_a_face_is_rolled_again(card: str, sort: str, face: int) -> None:
    game = table({"active": [f"{card}:{face}", "faramir:1"]}).do(f"reroll {sort}-1", rolls=[2])
    assert game.face(f"{sort}-1") == 2
    assert game.side(1).spent == []
    assert game.view()["fellowship"] == 0


@pytest.mark.parametrize(
    ("card", "sort", "face"), [each for each in FACES if "unit" in SORTS[each[1]][each[2] - 1]]
)
def test_a_unit_shows_its_figures(card: str, sort: str, face: int) -> None:
    """Printed attack and defense, without what its own card adds."""
    figures = SORTS[sort][face - 1]["unit"]
    added = {("legolas", 5): (1, 0), ("legolas", 6): (1, 0), ("gimli", 5): (0, 1)}
    added |= {("gimli", 6): (2, 0), ("treebeard", 4): (2, 0)}
    attack, defense = added.get((card, face), (0, 0))
    game = table({"muster": [f"{card}:{face}"]}, at="war")
    assert game.view()["units"] == {
        f"{sort}-1": {"attack": figures["attack"] + attack, "defense": figures["defense"] + defense}
    }


@pytest.mark.parametrize("sort", ["fotr", "ttt", "rotk"])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_of_saurons_is_rolled_and_counts(sort: str, face: int) -> None:
    what = SORTS[sort][face - 1]
    mat = {"active": [sort]}
    game = table({}, {}, at="sauron-dice", location="moria", sauron=mat, rolls=[face])
    assert game.face(f"{sort}-1") == face
    enemy = what.get("enemy")
    assert game.view()["forces"] == ({f"{sort}-1": enemy} if enemy else {})
    assert game.view()["totals"]["sauron"] == what.get("unit", {}).get("attack", 0)
