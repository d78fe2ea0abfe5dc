"""Every component of the box: what is printed on it, and what it does when it is used.

The tables are written by hand from the component facts, independently of the data files.
Records of source "custom" are left out, so that anybody may add some.
"""

from __future__ import annotations

import importlib.resources
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.games.duel.game import DuelGame
from mathom.games.duel.loading import load_box
from mathom.kernel.match import Match
from mathom.locale import messages
from tests.duel.table import BOX, GAME, asked, duel, table

DATA = importlib.resources.files("mathom.games.duel") / "data"
Record = dict[str, Any]
RECORDS: list[Record] = [record for record in GAME.cards() if record["source"] != "custom"]


def records(kind: str) -> dict[str, Record]:
    """The records of a kind, by id."""
    return {record["id"]: record for record in RECORDS if record["kind"] == kind}


def rows(text: str) -> list[list[str]]:
    """The rows of a table, cell by cell."""
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


# What is printed
#
# A chapter card: colour, cost, chain symbols ("from >", "> to"), effect.

CHAPTER_1 = """
c1-grey-ruse-1             | grey   | free         |             | ruse
c1-grey-ruse-2             | grey   | free         |             | ruse
c1-grey-strength-1         | grey   | free         |             | strength
c1-grey-strength-2         | grey   | free         |             | strength
c1-grey-courage-1          | grey   | free         |             | courage
c1-grey-courage-2          | grey   | free         |             | courage
c1-grey-knowledge          | grey   | free         |             | knowledge
c1-grey-leadership         | grey   | free         |             | leadership
c1-yellow-2-coins-1        | yellow | free         |             | 2 coins
c1-yellow-2-coins-2        | yellow | free         |             | 2 coins
c1-yellow-2-coins-3        | yellow | free         |             | 2 coins
c1-yellow-2-coins-4        | yellow | free         |             | 2 coins
c1-blue-1-ring-free        | blue   | free         |             | 1 rings
c1-blue-1-ring-fish        | blue   | 1 coins      | > fish      | 1 rings
c1-blue-1-ring-horse       | blue   | 1 strength   | > horse     | 1 rings
c1-blue-1-ring-backpack    | blue   | 1 courage    | > backpack  | 1 rings
c1-green-dwarves           | green  | 1 leadership | > anvil     | dwarves
c1-green-elves             | green  | 1 knowledge  | > harp      | elves
c1-green-humans            | green  | 1 knowledge  | > horseshoe | humans
c1-green-hobbits           | green  | 1 leadership | > pot       | hobbits
c1-red-gondor-rohan        | red    | 1 ruse       | > bow       | 1 units gondor/rohan
c1-red-enedwaith-rhovanion | red    | free         | > helmet    | 1 units enedwaith/rhovanion
c1-red-lindon-arnor        | red    | free         | > sword     | 1 units lindon/arnor
"""

CHAPTER_2 = """
c2-grey-knowledge                   | grey   | free                             |                    | knowledge
c2-grey-leadership                  | grey   | free                             |                    | leadership
c2-grey-double-courage              | grey   | 1 coins                          |                    | courage courage
c2-grey-double-strength             | grey   | 1 coins                          |                    | strength strength
c2-grey-double-ruse                 | grey   | 1 coins                          |                    | ruse ruse
c2-grey-leadership-or-knowledge     | grey   | 1 coins 1 ruse                   |                    | leadership/knowledge
c2-grey-ruse-or-strength-or-courage | grey   | 1 coins 1 knowledge 1 leadership |                    | ruse/strength/courage
c2-yellow-3-coins-chest             | yellow | free                             | > chest            | 3 coins
c2-yellow-4-coins                   | yellow | free                             |                    | 4 coins
c2-blue-1-ring-from-horse           | blue   | 1 strength 1 courage             | horse >            | 1 rings
c2-blue-1-ring-from-backpack        | blue   | 1 coins                          | backpack >         | 1 rings
c2-blue-2-rings-campfire            | blue   | 1 strength 2 courage             | > campfire         | 2 rings
c2-blue-2-rings-bedroll             | blue   | 2 strength 1 knowledge           | > bedroll          | 2 rings
c2-blue-1-ring                      | blue   | 1 ruse 1 strength                |                    | 1 rings
c2-green-dwarves                    | green  | 2 strength 1 leadership          | anvil >            | dwarves
c2-green-elves                      | green  | 1 courage 1 knowledge 1 leadership | harp >           | elves
c2-green-humans                     | green  | 2 courage 1 knowledge            | horseshoe > scroll | humans
c2-green-hobbits                    | green  | 2 ruse 1 leadership              | pot > acorn        | hobbits
c2-red-gondor-mordor                | red    | 3 ruse                           | bow >              | 2 units gondor/mordor
c2-red-lindon-enedwaith             | red    | 2 strength 1 courage             | helmet > armor     | 2 units lindon/enedwaith
c2-red-mordor-rohan                 | red    | 2 ruse 1 knowledge               | sword > axe        | 2 units mordor/rohan
c2-red-arnor-rhovanion              | red    | 2 courage 1 leadership           |                    | 2 units arnor/rhovanion
c2-red-lindon-rohan                 | red    | 1 ruse 1 strength 1 courage      |                    | 2 units lindon/rohan
"""  # noqa: E501

CHAPTER_3 = """
c3-yellow-5-coins-from-chest     | yellow | 2 ruse 1 courage                          | chest >    | 5 coins
c3-yellow-5-coins                | yellow | 1 ruse 1 knowledge 1 leadership           |            | 5 coins
c3-blue-2-rings-from-fish        | blue   | 2 ruse 2 courage                          | fish >     | 2 rings
c3-blue-2-rings-from-campfire    | blue   | 1 ruse 3 strength                         | campfire > | 2 rings
c3-blue-2-rings-from-bedroll     | blue   | 3 ruse 1 courage                          | bedroll >  | 2 rings
c3-blue-2-rings                  | blue   | 2 strength 1 leadership                   |            | 2 rings
c3-blue-3-rings                  | blue   | 3 coins                                   |            | 3 rings
c3-green-wizards                 | green  | 2 strength 1 knowledge 1 leadership       |            | wizards
c3-green-wizards-from-scroll     | green  | 2 ruse 2 leadership                       | scroll >   | wizards
c3-green-ents-from-acorn         | green  | 2 strength 2 knowledge                    | acorn >    | ents
c3-green-ents                    | green  | 2 courage 1 knowledge 1 leadership        |            | ents
c3-red-enedwaith-rohan           | red    | 2 strength 2 courage                      | armor >    | 3 units enedwaith/rohan
c3-red-gondor-arnor              | red    | 1 ruse 1 strength 1 knowledge 2 leadership | axe >     | 3 units gondor/arnor
c3-red-enedwaith-arnor           | red    | 2 ruse 2 courage                          |            | 3 units enedwaith/arnor
c3-red-rhovanion-gondor          | red    | 3 ruse 2 leadership                       |            | 3 units rhovanion/gondor
c3-red-lindon-mordor             | red    | 2 ruse 1 courage 2 knowledge              |            | 3 units lindon/mordor
c3-red-rhovanion-mordor          | red    | 1 ruse 2 strength 2 courage               |            | 3 units rhovanion/mordor
c3-purple-remove-1-coin-1-move-1 | purple | 2 strength 1 leadership                   |            | remove 1 lose 1 move 1
c3-purple-coin-1-move-2          | purple | 1 ruse 1 strength 1 courage 1 knowledge   |            | remove 0 lose 1 move 2
c3-purple-remove-2-coin-1        | purple | 1 strength 1 courage 2 knowledge          |            | remove 2 lose 1 move 0
c3-purple-remove-1-coin-2        | purple | 3 courage 1 leadership                    |            | remove 1 lose 2 move 0
c3-purple-remove-1-move-2        | purple | 3 strength 1 knowledge                    |            | remove 1 lose 0 move 2
c3-purple-move-3                 | purple | 2 courage 1 knowledge 1 leadership        |            | remove 0 lose 0 move 3
"""  # noqa: E501

LANDMARKS = """
barad-dur    | mordor    | 3 courage 1 knowledge 2 leadership                      | fetch
bree         | arnor     | 3 strength 2 courage 1 leadership                       | 2 units arnor, remove 0 lose 0 move 2
erebor       | rhovanion | 1 ruse 2 strength 1 courage 1 knowledge 1 leadership    | 5 coins, remove 0 lose 0 move 1
grey-havens  | lindon    | 3 strength 1 knowledge 2 leadership                     | alliance of 2
helms-deep   | rohan     | 3 ruse 1 knowledge 2 leadership                         | 3 units rohan
isengard     | enedwaith | 2 ruse 3 courage 1 knowledge                            | strip, 1 rings
minas-tirith | gondor    | 3 ruse 1 strength 2 knowledge                           | 1 units gondor, 2 rings
"""  # noqa: E501

TOKENS = """
elves-1   | elves   | yellow   | again
elves-2   | elves   | always   | power-red-anywhere
elves-3   | elves   | always   | power-wild-skill
dwarves-1 | dwarves | always   | power-no-surcharge
dwarves-2 | dwarves | landmark | again
dwarves-3 | dwarves | green    | remove 0 lose 0 move 2
hobbits-1 | hobbits | always   | power-eagle
hobbits-2 | hobbits | blue     | 1 units anywhere
hobbits-3 | hobbits | chain    | 3 coins
humans-1  | humans  | yellow   | 1 rings
humans-2  | humans  | always   | power-red-reinforced
humans-3  | humans  | always   | power-double-discard
ents-1    | ents    | gained   | again
ents-2    | ents    | gained   | raze
ents-3    | ents    | gained   | 3 manoeuvres
wizards-1 | wizards | gained   | 2 rings
wizards-2 | wizards | gained   | 2 units anywhere
wizards-3 | wizards | gained   | fetch
"""

ROADS = """
lindon arnor | arnor rhovanion | arnor enedwaith | rhovanion enedwaith | rhovanion rohan
enedwaith rohan | enedwaith gondor | rohan gondor | rohan mordor | gondor mordor
"""

SKILLS = ("ruse", "strength", "courage", "knowledge", "leadership")


def printed_effect(effect: Record) -> str:
    """An effect as the tables write it."""
    match effect["do"]:
        case "skills":
            return " ".join(effect["skill"])
        case "either":
            return "/".join(effect["skill"])
        case "race":
            return str(effect["race"])
        case "units":
            return f"{effect['count']} units {'/'.join(effect['region'])}"
        case "garrison":
            return f"{effect['count']} units {effect['region']}"
        case "anywhere":
            return f"{effect['count']} units anywhere"
        case "coins" | "rings":
            return f"{effect['count']} {effect['do']}"
        case "manoeuvres":
            return f"remove {effect['removes']} lose {effect['loses']} move {effect['moves']}"
        case "any-manoeuvre":
            return f"{effect['count']} manoeuvres"
        case "alliance":
            return f"alliance of {effect['count']}"
        case plain:
            return str(plain)


def printed_effects(record: Record) -> str:
    return ", ".join(printed_effect(effect) for effect in record["effects"])


def printed_cost(record: Record) -> str:
    """A cost as the tables write it, Coins first."""
    coins = {"coins": record["coins"]} if record.get("coins") else {}
    cost = coins | {skill: record["skills"][skill] for skill in SKILLS if skill in record["skills"]}
    return " ".join(f"{count} {what}" for what, count in cost.items()) or "free"


def printed_chain(record: Record) -> str:
    given, taken = record["chain_from"] or "", record["chain_to"] or ""
    return f"{given} > {taken}".strip() if given or taken else ""


@pytest.mark.rule("D1.6", "D3.1", "D3.2", "D3.6")
@pytest.mark.parametrize(
    ("chapter", "printed"), [(1, CHAPTER_1), (2, CHAPTER_2), (3, CHAPTER_3)], ids=[1, 2, 3]
)
def test_chapter_cards_are_as_printed(chapter: int, printed: str) -> None:
    ours = [
        [
            record["id"],
            record["colour"],
            printed_cost(record),
            printed_chain(record),
            printed_effects(record),
        ]
        for record in records("card").values()
        if record["chapter"] == chapter
    ]
    assert ours == rows(printed)


@pytest.mark.rule("D2.7", "D3.7")
def test_landmarks_are_as_printed() -> None:
    ours = [
        [record["id"], record["region"], printed_cost(record), printed_effects(record)]
        for record in records("tile").values()
    ]
    assert ours == rows(LANDMARKS)


@pytest.mark.rule("D1.4")
def test_alliance_tokens_are_as_printed() -> None:
    ours = [
        [record["id"], record["race"], record["when"], printed_effects(record)]
        for record in records("token").values()
    ]
    assert ours == rows(TOKENS)


@pytest.mark.rule("D7.4")
def test_roads_are_as_printed_and_lead_both_ways() -> None:
    printed = {frozenset(road.split()) for line in rows(ROADS) for road in line}
    ours = [
        (region.id, BOX.regions[end].id)
        for region in BOX.regions
        for end in region.roads
        if region.source != "custom" and BOX.regions[end].source != "custom"
    ]
    assert len(printed) == 10
    assert len(ours) == 20
    assert {frozenset(road) for road in ours} == printed
    assert {(end, start) for start, end in ours} == set(ours)


@pytest.mark.rule("D1.2", "D1.3", "D1.5", "D1.7")
def test_the_numbers_of_the_rule_book() -> None:
    figures = BOX.figures
    assert figures.coins == 30
    assert figures.purses == [3, 2]
    assert (figures.units, figures.fortresses) == (15, 7)
    assert figures.steps == 14
    assert figures.face_up == 3
    assert {region.id: region.units for region in BOX.regions if any(region.units)} == {
        "arnor": [2, 0],
        "mordor": [0, 2],
    }


# What there is


def total(effect: str, colour: str) -> list[int]:
    """How much of an effect the cards of a colour give, by chapter."""
    return [
        sum(
            found["count"]
            for record in records("card").values()
            if record["chapter"] == chapter and record["colour"] == colour
            for found in record["effects"]
            if found["do"] == effect
        )
        for chapter in (1, 2, 3)
    ]


@pytest.mark.rule("D1.6")
def test_each_chapter_has_its_23_cards_of_their_colours() -> None:
    colours = [
        Counter(r["colour"] for r in records("card").values() if r["chapter"] == chapter)
        for chapter in (1, 2, 3)
    ]
    assert colours == [
        {"grey": 8, "yellow": 4, "blue": 4, "green": 4, "red": 3},
        {"grey": 7, "yellow": 2, "blue": 5, "green": 4, "red": 5},
        {"yellow": 2, "blue": 5, "green": 4, "red": 6, "purple": 6},
    ]
    assert [sum(count.values()) for count in colours] == [23, 23, 23]


@pytest.mark.rule("D4.2", "D4.3", "D4.5")
def test_the_cards_together_give_22_rings_31_units_and_25_coins() -> None:
    assert total("rings", "blue") == [4, 7, 11]
    assert total("units", "red") == [3, 10, 18]
    assert total("coins", "yellow") == [8, 7, 10]


@pytest.mark.rule("D4.4")
def test_each_race_has_two_green_cards_and_three_tokens() -> None:
    cards = Counter(
        effect["race"]
        for record in records("card").values()
        for effect in record["effects"]
        if effect["do"] == "race"
    )
    tokens = Counter(record["race"] for record in records("token").values())
    races = ("elves", "ents", "hobbits", "humans", "dwarves", "wizards")
    assert cards == dict.fromkeys(races, 2)
    assert tokens == dict.fromkeys(races, 3)


@pytest.mark.rule("D3.6")
def test_each_of_17_chain_symbols_has_one_giver_and_one_taker_in_a_later_chapter() -> None:
    cards = records("card").values()
    givers = {r["chain_to"]: r["chapter"] for r in cards if r["chain_to"]}
    takers = {r["chain_from"]: r["chapter"] for r in cards if r["chain_from"]}
    assert len(givers) == len([r for r in cards if r["chain_to"]]) == 17
    assert len(takers) == len([r for r in cards if r["chain_from"]]) == 17
    assert givers.keys() == takers.keys()
    jumps = {symbol: takers[symbol] - givers[symbol] for symbol in givers}
    assert jumps.pop("fish") == 2
    assert set(jumps.values()) == {1}


@pytest.mark.rule("D1.5", "D3.7")
def test_each_region_has_one_landmark_of_six_skills() -> None:
    tiles = records("tile").values()
    assert [sum(tile["skills"].values()) for tile in tiles] == [6] * 7
    assert sorted(tile["region"] for tile in tiles) == sorted(r.id for r in BOX.regions)


@pytest.mark.rule("D2.1")
def test_layouts_are_as_printed() -> None:
    rows_of = {
        1: "2 up, 3 down, 4 up, 5 down, 6 up",
        2: "6 up, 5 down, 4 up, 3 down, 2 up",
        3: "2 up, 3 down, 4 up, 2 down, 4 up, 3 down, 2 up",
    }
    covers_of = {
        1: "2 3|3 4|5 6|6 7|7 8|9 10|10 11|11 12|12 13|14 15|15 16|16 17|17 18|18 19||||||",
        2: "6|6 7|7 8|8 9|9 10|10|11|11 12|12 13|13 14|14|15|15 16|16 17|17|18|18 19|19||",
        3: "2 3|3 4|5 6|6 7|7 8|9|9|10|10|11 12|13 14|15|15 16|16 17|17|18|18 19|19||",
    }
    for chapter, layout in enumerate(BOX.layouts, 1):
        lines = Counter((slot.row, slot.face_up) for slot in layout.slots)
        shape = ", ".join(f"{n} {'up' if up else 'down'}" for (_, up), n in sorted(lines.items()))
        covered = "|".join(
            " ".join(str(slot) for slot in range(20) if mask >> slot & 1) for mask in layout.covers
        )
        assert shape == rows_of[chapter]
        assert covered == covers_of[chapter]


# What everything does
#
# A row tells what is done and all that changes by it: for the side that acts, and after "foe"
# for the other. "again" means that the same side takes the next turn.


def holdings(match: Match, seat: str) -> Counter[str]:
    """Everything countable that a side has."""
    side = match.view(None)["board"]["sides"][seat]
    found = Counter({name: side[name] for name in ("coins", "supply", "steps")})
    found.update({f"units {region}": count for region, count in side["units"].items()})
    found.update({f"skill {skill}": count for skill, count in side["skills"].items()})
    found.update({f"race {race}": count for race, count in side["races"].items()})
    found.update(f"fortress {region}" for region in side["fortresses"])
    found.update(f"either {'/'.join(skills)}" for skills in side["eithers"])
    found.update(f"chain {symbol}" for symbol in side["chains"])
    found.update(f"token {token}" for token in side["tokens"])
    found.update(f"landmark {tile}" for tile in side["tiles"])
    return found


def changes(match: Match, seat: str, acts: Iterable[str]) -> dict[str, int]:
    """Do these things one after the other and tell everything that changed."""
    foe = SEATS[1 - SEATS.index(seat)]
    before, foe_before = holdings(match, seat), holdings(match, foe)
    for act in acts:
        assert match.choice.seat == SEATS.index(seat)
        match.apply(act)
    duel(match).check()
    change = holdings(match, seat)
    change.subtract(before)
    foe_change = holdings(match, foe)
    foe_change.subtract(foe_before)
    change.update({f"foe {what}": count for what, count in foe_change.items()})
    if match.outcome is not None:
        change["victory"] = int(match.outcome.winners == (SEATS.index(seat),))
    else:
        assert asked(match)[1] == "turn", "nothing more is asked"
        change["again"] = int(asked(match)[0] == seat)
    return {what: count for what, count in change.items() if count}


def expected(text: str) -> dict[str, int]:
    """The changes that a row tells, such as "coins -1, units gondor +1"."""
    found: Counter[str] = Counter()
    for item in filter(None, text.split(", ")):
        what, _, count = item.rpartition(" ")
        found[what] += int(count)
    return {what: count for what, count in found.items() if count}


def facing(seat: str, mine: dict[str, Any], foes: dict[str, Any]) -> dict[str, Any]:
    """The side that acts and the other, for `table`."""
    return {"to_move": seat, seat: mine, SEATS[1 - SEATS.index(seat)]: foes}


def acts(text: str) -> list[str]:
    return [act for act in text.split("; ") if act]


SPARE = {1: "c1-grey-ruse-1", 2: "c2-grey-knowledge", 3: "c3-blue-2-rings"}
"""A card of each chapter that lies beside the one in question and keeps the chapter running."""
OTHER = {1: "c1-grey-ruse-2", 2: "c2-grey-leadership", 3: "c3-yellow-5-coins"}
"""The same when the spare card itself is in question."""

PLAYED = """
c1-grey-ruse-1             |                 | skill ruse +1
c1-grey-ruse-2             |                 | skill ruse +1
c1-grey-strength-1         |                 | skill strength +1
c1-grey-strength-2         |                 | skill strength +1
c1-grey-courage-1          |                 | skill courage +1
c1-grey-courage-2          |                 | skill courage +1
c1-grey-knowledge          |                 | skill knowledge +1
c1-grey-leadership         |                 | skill leadership +1
c1-yellow-2-coins-1        |                 | coins +2
c1-yellow-2-coins-2        |                 | coins +2
c1-yellow-2-coins-3        |                 | coins +2
c1-yellow-2-coins-4        |                 | coins +2
c1-blue-1-ring-free        |                 | steps +1
c1-blue-1-ring-fish        |                 | coins -1, steps +1, chain fish +1
c1-blue-1-ring-horse       |                 | coins -1, steps +1, chain horse +1
c1-blue-1-ring-backpack    |                 | coins -1, steps +1, chain backpack +1
c1-green-dwarves           |                 | coins -1, race dwarves +1, chain anvil +1
c1-green-elves             |                 | coins -1, race elves +1, chain harp +1
c1-green-humans            |                 | coins -1, race humans +1, chain horseshoe +1
c1-green-hobbits           |                 | coins -1, race hobbits +1, chain pot +1
c1-red-gondor-rohan        | place gondor    | coins -1, supply -1, units gondor +1, chain bow +1
c1-red-gondor-rohan        | place rohan     | coins -1, supply -1, units rohan +1, chain bow +1
c1-red-enedwaith-rhovanion | place enedwaith | supply -1, units enedwaith +1, chain helmet +1
c1-red-enedwaith-rhovanion | place rhovanion | supply -1, units rhovanion +1, chain helmet +1
c1-red-lindon-arnor        | place lindon    | supply -1, units lindon +1, chain sword +1
c1-red-lindon-arnor        | place arnor     | supply -1, units arnor +1, chain sword +1
c2-grey-knowledge          |                 | skill knowledge +1
c2-grey-leadership         |                 | skill leadership +1
c2-grey-double-courage     |                 | coins -1, skill courage +2
c2-grey-double-strength    |                 | coins -1, skill strength +2
c2-grey-double-ruse        |                 | coins -1, skill ruse +2
c2-grey-leadership-or-knowledge     |        | coins -2, either knowledge/leadership +1
c2-grey-ruse-or-strength-or-courage |        | coins -3, either ruse/strength/courage +1
c2-yellow-3-coins-chest    |                 | coins +3, chain chest +1
c2-yellow-4-coins          |                 | coins +4
c2-blue-1-ring-from-horse  |                 | coins -2, steps +1
c2-blue-1-ring-from-backpack |               | coins -1, steps +1
c2-blue-2-rings-campfire   |                 | coins -3, steps +2, chain campfire +1
c2-blue-2-rings-bedroll    |                 | coins -3, steps +2, chain bedroll +1
c2-blue-1-ring             |                 | coins -2, steps +1
c2-green-dwarves           |                 | coins -3, race dwarves +1
c2-green-elves             |                 | coins -3, race elves +1
c2-green-humans            |                 | coins -3, race humans +1, chain scroll +1
c2-green-hobbits           |                 | coins -3, race hobbits +1, chain acorn +1
c2-red-gondor-mordor       | place gondor    | coins -3, supply -2, units gondor +2
c2-red-gondor-mordor       | place mordor    | coins -3, supply -2, units mordor +2
c2-red-lindon-enedwaith    | place lindon    | coins -3, supply -2, units lindon +2, chain armor +1
c2-red-lindon-enedwaith    | place enedwaith | coins -3, supply -2, units enedwaith +2, chain armor +1
c2-red-mordor-rohan        | place mordor    | coins -3, supply -2, units mordor +2, chain axe +1
c2-red-mordor-rohan        | place rohan     | coins -3, supply -2, units rohan +2, chain axe +1
c2-red-arnor-rhovanion     | place arnor     | coins -3, supply -2, units arnor +2
c2-red-arnor-rhovanion     | place rhovanion | coins -3, supply -2, units rhovanion +2
c2-red-lindon-rohan        | place lindon    | coins -3, supply -2, units lindon +2
c2-red-lindon-rohan        | place rohan     | coins -3, supply -2, units rohan +2
c3-yellow-5-coins-from-chest  |              | coins +2
c3-yellow-5-coins             |              | coins +2
c3-blue-2-rings-from-fish     |              | coins -4, steps +2
c3-blue-2-rings-from-campfire |              | coins -4, steps +2
c3-blue-2-rings-from-bedroll  |              | coins -4, steps +2
c3-blue-2-rings               |              | coins -3, steps +2
c3-blue-3-rings               |              | coins -3, steps +3
c3-green-wizards              |              | coins -4, race wizards +1
c3-green-wizards-from-scroll  |              | coins -4, race wizards +1
c3-green-ents-from-acorn      |              | coins -4, race ents +1
c3-green-ents                 |              | coins -4, race ents +1
c3-red-enedwaith-rohan     | place enedwaith | coins -4, supply -3, units enedwaith +3
c3-red-enedwaith-rohan     | place rohan     | coins -4, supply -3, units rohan +3
c3-red-gondor-arnor        | place gondor    | coins -5, supply -3, units gondor +3
c3-red-gondor-arnor        | place arnor     | coins -5, supply -3, units arnor +3
c3-red-enedwaith-arnor     | place enedwaith | coins -4, supply -3, units enedwaith +3
c3-red-enedwaith-arnor     | place arnor     | coins -4, supply -3, units arnor +3
c3-red-rhovanion-gondor    | place rhovanion | coins -5, supply -3, units rhovanion +3
c3-red-rhovanion-gondor    | place gondor    | coins -5, supply -3, units gondor +3
c3-red-lindon-mordor       | place lindon    | coins -5, supply -3, units lindon +3
c3-red-lindon-mordor       | place mordor    | coins -5, supply -3, units mordor +3
c3-red-rhovanion-mordor    | place rhovanion | coins -5, supply -3, units rhovanion +3
c3-red-rhovanion-mordor    | place mordor    | coins -5, supply -3, units mordor +3
c3-purple-remove-1-coin-1-move-1 | remove lindon; move rohan mordor | coins -3, foe units lindon -1, foe supply +1, foe coins -1, units rohan -1, units mordor +1
c3-purple-coin-1-move-2    | move rohan mordor; move rohan gondor | coins -4, foe coins -1, units rohan -2, units mordor +1, units gondor +1
c3-purple-remove-2-coin-1  | remove lindon; remove lindon | coins -4, foe units lindon -2, foe supply +2, foe coins -1
c3-purple-remove-1-coin-2  | remove lindon   | coins -4, foe units lindon -1, foe supply +1, foe coins -2
c3-purple-remove-1-move-2  | remove lindon; move rohan mordor; move mordor gondor | coins -4, foe units lindon -1, foe supply +1, units rohan -1, units gondor +1
c3-purple-move-3           | move rohan mordor; move rohan gondor; move rohan enedwaith | coins -4, units rohan -3, units mordor +1, units gondor +1, units enedwaith +1
"""  # noqa: E501


def test_every_card_is_played_in_the_table() -> None:
    assert {row[0] for row in rows(PLAYED)} == records("card").keys()


@pytest.mark.rule("D4.1", "D4.2", "D4.3", "D4.4", "D4.5", "D4.6")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "then", "change"), rows(PLAYED))
def test_a_chapter_card_does_what_is_printed(card: str, then: str, change: str, seat: str) -> None:
    chapter = int(card[1])
    war = "purple" in card
    mine = {"coins": 9, "steps": 9, "units": {"rohan": 3} if war else {}}
    foes = {"coins": 5, "steps": 2, "units": {"lindon": 2} if war else {}}
    spare = OTHER[chapter] if card == SPARE[chapter] else SPARE[chapter]
    match = table(
        chapter=chapter,
        offer=[card, spare],
        **facing(seat, mine, foes),
    )
    assert changes(match, seat, [f"play {card}", *acts(then)]) == expected(change)
    assert match.view(None)["board"]["sides"][seat]["cards"][-1] == card


@pytest.mark.rule("D3.6")
@pytest.mark.parametrize(
    ("giver", "taker"),
    [
        ("c1-blue-1-ring-fish", "c3-blue-2-rings-from-fish"),
        ("c1-blue-1-ring-horse", "c2-blue-1-ring-from-horse"),
        ("c1-blue-1-ring-backpack", "c2-blue-1-ring-from-backpack"),
        ("c1-green-dwarves", "c2-green-dwarves"),
        ("c1-green-elves", "c2-green-elves"),
        ("c1-green-humans", "c2-green-humans"),
        ("c1-green-hobbits", "c2-green-hobbits"),
        ("c1-red-gondor-rohan", "c2-red-gondor-mordor"),
        ("c1-red-enedwaith-rhovanion", "c2-red-lindon-enedwaith"),
        ("c1-red-lindon-arnor", "c2-red-mordor-rohan"),
        ("c2-yellow-3-coins-chest", "c3-yellow-5-coins-from-chest"),
        ("c2-blue-2-rings-campfire", "c3-blue-2-rings-from-campfire"),
        ("c2-blue-2-rings-bedroll", "c3-blue-2-rings-from-bedroll"),
        ("c2-green-humans", "c3-green-wizards-from-scroll"),
        ("c2-green-hobbits", "c3-green-ents-from-acorn"),
        ("c2-red-lindon-enedwaith", "c3-red-enedwaith-rohan"),
        ("c2-red-mordor-rohan", "c3-red-gondor-arnor"),
    ],
)
def test_a_chain_makes_its_taker_free(giver: str, taker: str) -> None:
    chapter = int(taker[1])
    without = table(chapter=chapter, offer=[taker, SPARE[chapter]])
    assert f"play {taker}" not in [option.text for option in without.choice.options()]
    match = table(chapter=chapter, offer=[taker, SPARE[chapter]], sauron={"cards": [giver]})
    events = match.apply(f"play {taker}")
    assert events[0].kind == "chain"
    assert match.view(None)["board"]["sides"]["sauron"]["coins"] in (0, 5)


TAKEN = """
barad-dur    | fetch c1-yellow-2-coins-1               | coins -4, fortress mordor +1
bree         | move arnor lindon; move arnor rhovanion | coins -6, fortress arnor +1, supply -2, units lindon +1, units rhovanion +1
bree         | move rohan mordor; move mordor gondor   | coins -6, fortress arnor +1, supply -2, units arnor +2, units rohan -1, units gondor +1
erebor       | move rohan mordor                       | coins -1, fortress rhovanion +1, units rohan -1, units mordor +1
grey-havens  | race elves; keep elves-3                | coins -6, fortress lindon +1, token elves-3 +1
grey-havens  | race wizards; keep wizards-1            | coins -6, fortress lindon +1, token wizards-1 +1, steps +2
helms-deep   |                                         | coins -6, fortress rohan +1, supply -3, units rohan +3
isengard     | strip c1-grey-courage-1                 | coins -6, fortress enedwaith +1, foe skill courage -1, steps +1
minas-tirith |                                         | coins -6, fortress gondor +1, supply -1, units gondor +1, steps +2
"""  # noqa: E501


def test_every_landmark_is_taken_in_the_table() -> None:
    assert {row[0] for row in rows(TAKEN)} == records("tile").keys() == TILE_RULES.keys()


TILE_RULES = {
    "barad-dur": "D2.9",
    "bree": "D2.10",
    "erebor": "D2.11",
    "grey-havens": "D2.12",
    "helms-deep": "D2.13",
    "isengard": "D2.14",
    "minas-tirith": "D2.15",
}
TOKEN_RULES = {
    "elves-1": "D6.4",
    "elves-2": "D6.5",
    "elves-3": "D6.6",
    "dwarves-1": "D6.7",
    "dwarves-2": "D6.8",
    "dwarves-3": "D6.9",
    "hobbits-1": "D6.10",
    "hobbits-2": "D6.11",
    "hobbits-3": "D6.12",
    "humans-1": "D6.13",
    "humans-2": "D6.14",
    "humans-3": "D6.15",
    "ents-1": "D6.16",
    "ents-2": "D6.17",
    "ents-3": "D6.18",
    "wizards-1": "D6.19",
    "wizards-2": "D6.20",
    "wizards-3": "D6.21",
}
"""The rule that says what a Landmark or an Alliance token does."""


@pytest.mark.rule("D2.7", "D3.7")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("tile", "then", "change"),
    [pytest.param(*row, marks=pytest.mark.rule(TILE_RULES[row[0]])) for row in rows(TAKEN)],
)
def test_a_landmark_does_what_is_printed(tile: str, then: str, change: str, seat: str) -> None:
    match = table(
        landmarks=[tile],
        offer=[SPARE[1]],
        discard=["c1-yellow-2-coins-1"],
        tops={"elves": ["elves-2", "elves-3"], "wizards": ["wizards-1", "wizards-3"]},
        **facing(
            seat,
            {"coins": 9, "units": {"rohan": 1}},
            {"coins": 3, "cards": ["c1-grey-courage-1", "c1-grey-courage-2"]},
        ),
    )
    assert changes(match, seat, [f"landmark {tile}", *acts(then)]) == {
        **expected(change),
        f"landmark {tile}": 1,
    }


def gained(token: str) -> dict[str, Any]:
    """Where a side is about to keep a token."""
    return {
        "tops": {token.rpartition("-")[0]: [token]},
        "agenda": [
            {"do": "EndTurn", "seat": "sauron"},
            {"do": "KeepToken", "seat": "sauron", "tokens": [token]},
        ],
    }


FIVE_RACES = ["c1-green-elves", "c1-green-humans", "c1-green-dwarves", "c1-green-hobbits"]
"""The races that with Ents and the Eagle are six."""

USED: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "elves-1",
        {"offer": ["c1-yellow-2-coins-1"]},
        "play c1-yellow-2-coins-1; again",
        "coins +2, again +1",
    ),
    (
        "elves-2",
        {"offer": ["c1-red-lindon-arnor"]},
        "play c1-red-lindon-arnor; place gondor",
        "chain sword +1, supply -1, units gondor +1",
    ),
    (
        "elves-3",
        {"offer": ["c1-blue-1-ring-horse"]},
        "play c1-blue-1-ring-horse",
        "chain horse +1, steps +1",
    ),
    (
        "elves-3",
        {"landmarks": ["helms-deep"], "coins": 5},
        "landmark helms-deep",
        "coins -5, landmark helms-deep +1, fortress rohan +1, units rohan +3, supply -3",
    ),
    (
        "dwarves-1",
        {"landmarks": ["helms-deep"], "coins": 6, "fortresses": ["gondor", "lindon"]},
        "landmark helms-deep",
        "coins -6, landmark helms-deep +1, fortress rohan +1, units rohan +3, supply -3",
    ),
    (
        "dwarves-2",
        {"landmarks": ["helms-deep"], "coins": 6},
        "landmark helms-deep; again",
        "coins -6, landmark helms-deep +1, fortress rohan +1, units rohan +3, supply -3, again +1",
    ),
    (
        "dwarves-3",
        {"offer": ["c1-green-elves"], "coins": 1},
        "play c1-green-elves; move mordor rohan; move rohan enedwaith",
        "coins -1, chain harp +1, race elves +1, units mordor -1, units enedwaith +1",
    ),
    (
        "hobbits-1",
        {"offer": ["c3-green-ents"], "chapter": 3, "coins": 4, "cards": FIVE_RACES, "allied": True},
        "play c3-green-ents",
        "coins -4, race ents +1, victory +1",
    ),
    (
        "hobbits-2",
        {"offer": ["c1-blue-1-ring-free"]},
        "play c1-blue-1-ring-free; place lindon",
        "steps +1, supply -1, units lindon +1",
    ),
    (
        "hobbits-3",
        {
            "offer": ["c2-blue-1-ring-from-horse"],
            "chapter": 2,
            "cards": ["c1-blue-1-ring-horse"],
        },
        "play c2-blue-1-ring-from-horse",
        "steps +1, coins +3",
    ),
    (
        "hobbits-3",
        {"offer": ["c2-blue-1-ring-from-horse"], "chapter": 2, "coins": 2},
        "play c2-blue-1-ring-from-horse",
        "coins -2, steps +1",
    ),
    (
        "humans-1",
        {"offer": ["c1-yellow-2-coins-1"]},
        "play c1-yellow-2-coins-1",
        "coins +2, steps +1",
    ),
    (
        "humans-2",
        {"offer": ["c1-red-lindon-arnor"]},
        "play c1-red-lindon-arnor; place lindon",
        "chain sword +1, supply -2, units lindon +2",
    ),
    (
        "humans-3",
        {"offer": ["c1-green-elves"]},
        "discard c1-green-elves",
        "coins +2",
    ),
    (
        "humans-3",
        {"offer": ["c2-green-elves"], "chapter": 2},
        "discard c2-green-elves",
        "coins +4",
    ),
    (
        "humans-3",
        {"offer": ["c3-green-ents"], "chapter": 3},
        "discard c3-green-ents",
        "coins +6",
    ),
    (
        "ents-1",
        gained("ents-1"),
        "keep ents-1; again",
        "token ents-1 +1, again +1",
    ),
    (
        "ents-2",
        gained("ents-2"),
        "keep ents-2; raze arnor",
        "token ents-2 +1, foe fortress arnor -1",
    ),
    (
        "ents-3",
        gained("ents-3"),
        "keep ents-3; move mordor gondor; lose; remove arnor",
        "token ents-3 +1, units mordor -1, units gondor +1, foe coins -1, "
        "foe units arnor -1, foe supply +1",
    ),
    (
        "ents-3",
        gained("ents-3"),
        "keep ents-3; lose; lose; lose",
        "token ents-3 +1, foe coins -3",
    ),
    (
        "wizards-1",
        gained("wizards-1"),
        "keep wizards-1",
        "token wizards-1 +1, steps +2",
    ),
    (
        "wizards-2",
        gained("wizards-2"),
        "keep wizards-2; place gondor; place lindon",
        "token wizards-2 +1, units gondor +1, units lindon +1, supply -2",
    ),
    (
        "wizards-2",
        gained("wizards-2"),
        "keep wizards-2; place gondor; place gondor",
        "token wizards-2 +1, units gondor +2, supply -2",
    ),
    (
        "wizards-3",
        {**gained("wizards-3"), "discard": ["c1-yellow-2-coins-2"]},
        "keep wizards-3; fetch c1-yellow-2-coins-2",
        "token wizards-3 +1, coins +2",
    ),
]
"""A token, where its owner stands (or is about to keep it), what is done, what changes."""


def test_every_alliance_token_is_used_in_the_table() -> None:
    assert {row[0] for row in USED} == records("token").keys() == TOKEN_RULES.keys()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_ledger_calls_every_landmark_and_token_by_its_name(lang: str) -> None:
    said = messages(lang)
    texts = {rule.id: rule.text for rule in GAME.ledger(lang).rules()}
    for tile, rule in TILE_RULES.items():
        assert texts[rule].startswith(GAME.title(said, "tile", tile))
    for token, rule in TOKEN_RULES.items():
        race, _, number = token.rpartition("-")
        name = GAME.title(said, "race", race)
        assert texts[rule].replace(" ", "").startswith(f"{name}{number}")


@pytest.mark.parametrize(
    ("token", "position", "then", "change"),
    [pytest.param(*row, marks=pytest.mark.rule(TOKEN_RULES[row[0]])) for row in USED],
)
def test_an_alliance_token_does_what_is_printed(
    token: str, position: dict[str, Any], then: str, change: str
) -> None:
    given = dict(position)
    sauron: dict[str, Any] = {
        key: given.pop(key) for key in ("coins", "cards", "fortresses", "allied") if key in given
    }
    sauron["units"] = {"mordor": 1}
    if "agenda" not in given:
        sauron["tokens"] = [token]
    given["offer"] = [*given.get("offer", ()), SPARE[given.get("chapter", 1)]]
    match = table(
        **given,
        sauron=sauron,
        fellowship={"coins": 4, "units": {"arnor": 1}, "fortresses": ["arnor"]},
    )
    assert changes(match, "sauron", acts(then)) == expected(change)


REACHED: list[tuple[int, str, str]] = [
    (3, "", "coins +1"),
    (6, "place gondor", "supply -1, units gondor +1"),
    (9, "again", "again +1"),
    (12, "raze arnor", "foe fortress arnor -1"),
]
"""A bonus space, what is done there, what changes."""


def test_every_bonus_space_is_reached_in_the_table() -> None:
    ours = [bonus.step for bonus in BOX.bonuses if bonus.source != "custom"]
    assert ours == [step for step, _, _ in REACHED]


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("passed", [False, True], ids=["reached", "passed"])
@pytest.mark.parametrize(("step", "then", "change"), REACHED)
def test_a_bonus_space_reached_or_passed_does_what_is_printed(
    step: int, then: str, change: str, passed: bool, seat: str
) -> None:
    card, price = ("c3-blue-2-rings", 3) if passed else ("c1-blue-1-ring-free", 0)
    chapter = int(card[1])
    match = table(
        chapter=chapter,
        offer=[card, OTHER[chapter]],
        **facing(seat, {"coins": 3, "steps": step - 1}, {"steps": 5, "fortresses": ["arnor"]}),
    )
    change += f", coins -{price}, steps +{2 if passed else 1}"
    assert changes(match, seat, [f"play {card}", *acts(then)]) == expected(change)


@pytest.mark.parametrize("source", ["seed", "reference", "reconstructed", "custom"])
def test_a_component_names_any_of_four_sources(source: str, tmp_path: Path) -> None:
    for path in DATA.iterdir():
        text = path.read_text(encoding="utf-8").replace('"reference"', f'"{source}"')
        (tmp_path / path.name).write_text(text, "utf-8")
    game = DuelGame(load_box(tmp_path))
    assert {record["source"] for record in game.cards()} == {source}
