"""S2.21: which treasures can be played at all with decks."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.constants import GOLD_RING, GREATER, NONE, SPECIAL
from mathom.games.solitaire.model.cards import Ally, Faction, Item
from mathom.kernel.value import Value

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Cards, Decks
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.cards import Card
    from mathom.games.solitaire.model.places import Site

Table = dict[str, Any]
LEAST: Final = 2
MOST: Final = 12
"""What two dice show."""


def lists(site: Site, item: Item) -> bool:
    """Whether an item can be found at a site: its class is listed there, or it names the site."""
    if item.class_ == SPECIAL:
        return site.index in item.sites or site.type in item.site_types
    if site.type in item.not_site_types or (item.hoard and site.lair == NONE):
        return False
    if item.class_ == GREATER and site.greater_only:
        return item.palantir if site.greater_only == "palantir" else site.greater_only == item.id
    return item.class_ in site.items


class RingTest(Value):
    """How a card tests gold rings: by dice with a modifier, or without for any ring but one."""

    __slots__ = ("modifier", "rolls")
    __match_args__ = ("rolls", "modifier")

    def __init__(self, rolls: bool, modifier: int) -> None:
        self.rolls: Final = rolls
        self.modifier: Final = modifier


class Facts:
    """What the records of a box say of rings, and of items that need more than a site.

    Attributes:
        tests: the cards that test gold rings.
        tables: for each gold ring, by kind of special ring, what the test must show.
        bonuses: the cards that change tests, with how much.
        companions: items that need an ally or a faction to have been played at their site.
    """

    def __init__(self, box: Box) -> None:
        self.tests: Final[dict[int, RingTest]] = {}
        self.tables: Final[dict[int, Table]] = {}
        self.bonuses: Final[dict[int, int]] = {}
        self.companions: Final[set[int]] = set()
        for file in box.files.data().values():
            for record in file.get("card", ()):
                self._read(box.names["card"].index(record["id"]), record)

    def _read(self, card: int, record: Table) -> None:
        for table in _tables(record):
            word = table.get("do")
            if word == "test-ring":
                self.tests[card] = RingTest(table.get("roll", True), table.get("modifier", 0))
            elif word == "ring-test-table":
                self.tables[card] = table
            elif word == "modify-ring-test":
                self.bonuses[card] = table.get("amount", 0)
        if "played_this_turn_at_site" in record.get("needs", {}):
            self.companions.add(card)

    def makes(self, gold: int, test: int, ring: str, bonus: int) -> bool:
        """Whether a test can show a gold ring to be of a kind; `bonus` is what may be added."""
        how = self.tests[test]
        if not how.rolls:
            return ring != "the-one-ring"
        shown = self.tables[gold].get(ring)
        if shown is None:
            return False
        least = LEAST + how.modifier
        most = MOST + how.modifier + bonus
        return bool(shown.get("min", least) <= most and shown.get("max", most) >= least)


def _tables(value: object) -> Iterator[Table]:
    """Every table inside a record."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from _tables(part)
    elif isinstance(value, list):
        for part in value:
            yield from _tables(part)


@functools.lru_cache(maxsize=8)
def facts(box: Box) -> Facts:
    """The facts of a box, read once."""
    return Facts(box)


def missing(box: Box, decks: Decks) -> list[tuple[str, int]]:
    """What keeps treasures from ever being played: a key, with the card of the treasure."""
    sites = [box.sites[n] for n in (*decks.sites, *box.havens)]
    found: list[tuple[str, int]] = []
    for card in dict.fromkeys(decks.treasures):
        key = lack(box, decks.resources, decks.treasures, box.cards[card], sites)
        if key:
            found.append((key, card))
    return found


def lack(box: Box, resources: Cards, treasures: Cards, item: Card, sites: Sequence[Site]) -> str:
    """What a treasure lacks to be played ever, or nothing; `sites` are all there are."""
    if not isinstance(item, Item):
        return ""
    if item.ring:
        return _ring_lack(box, resources, treasures, item)
    places = [site for site in sites if lists(site, item)]
    if not places:
        if item.class_ == SPECIAL:
            return "treasure-site"
        return "treasure-lair" if item.hoard else "treasure-class"
    if item.index in facts(box).companions:
        people = [box.cards[card] for card in resources]
        if not any(joins(it, site.index) for site in places for it in people):
            return "treasure-company"
    return ""


def joins(card: Card, site: int) -> bool:
    """Whether a card is an ally or a faction that is played at a site."""
    return isinstance(card, Ally | Faction) and site in card.sites


def _ring_lack(box: Box, resources: Cards, treasures: Cards, ring: Item) -> str:
    """What a special ring lacks: each takes a gold ring of its own, for that is stored (S16.5)."""
    known = facts(box)
    items = [box.cards[card] for card in treasures]
    gold = [it.index for it in items if isinstance(it, Item) and it.class_ == GOLD_RING]
    rings = [it for it in items if isinstance(it, Item) and it.ring]
    if len(gold) < len(rings):
        return "treasure-gold-ring"
    bonus = sum(known.bonuses.get(card, 0) for card in set(treasures))
    tests = [card for card in set(resources) if card in known.tests]
    if not any(known.makes(one, test, ring.ring, bonus) for one in set(gold) for test in tests):
        return "treasure-test"
    return ""
