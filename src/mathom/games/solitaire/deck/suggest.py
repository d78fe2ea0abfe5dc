"""What decks still lack, and cards that would fill their gaps.

Gaps are filled one after the other, each by cards that break no other rule, until none is left that
cards can fill. Who chooses among the cards is told by a `Chooser`: suggestions take those that the
ready decks rely on most, random decks take any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.constants import GOLD_RING
from mathom.games.solitaire.deck.construction import (
    DEMANDS,
    HAZARDS,
    KILLER,
    LAIR_DRAGON,
    LEAST_MIND,
    MOST_COMPANY,
    MOST_MIND,
    RESOURCES,
    SITE_DEMANDS,
    brought,
    is_corruption,
    is_for,
    meets,
    minds,
    most,
    points,
    printed,
    shut,
    violations,
)
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.deck.treasures import facts, joins, lack, lists
from mathom.games.solitaire.model.cards import Ally, Character, Creature, Faction, Hazard, Item
from mathom.kernel.deckbuilding import Suggestion

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.cards import Card
    from mathom.kernel.deckbuilding import Violation

Added = list[tuple[str, int]]
"""Cards or sites by number, each with the deck it goes into."""


class Draft:
    """Decks that are being built.

    Attributes:
        company, items: who starts, with what.
        zones: the decks by their names, `sites` among them, in no order.
    """

    def __init__(self, decks: Decks) -> None:
        self.company: Final = list(decks.company)
        self.items: Final = list(decks.minor_items)
        self.zones: Final[dict[str, list[int]]] = {
            "resources": list(decks.resources),
            "hazards": list(decks.hazards),
            "sites": list(decks.sites),
            "treasures": list(decks.treasures),
        }

    def add(self, zone: str, number: int) -> None:
        """Put in a card, a site, or somebody of the company."""
        (self.company if zone == "company" else self.zones[zone]).append(number)

    @property
    def decks(self) -> Decks:
        """The decks as they are now."""
        sorted_ = {zone: tuple(sorted(cards)) for zone, cards in self.zones.items()}
        return Decks(
            tuple(self.company),
            tuple(self.items),
            sorted_["resources"],
            sorted_["hazards"],
            sorted_["sites"],
            sorted_["treasures"],
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Chooses what fills a gap."""

    def card(self, candidates: Sequence[int]) -> int:
        """One of some cards."""
        raise NotImplementedError

    def site(self, candidates: Sequence[int]) -> int:
        """One of some sites."""
        raise NotImplementedError

    def copies(self, card: Card, zone: str) -> int:
        """How many copies of a card are wanted, if there is room for them."""
        raise NotImplementedError


class Reliable(Chooser):
    """Chooses what the ready decks hold most of."""

    def __init__(self, box: Box) -> None:
        decks = [each.decks for each in box.scenarios]
        self._cards: Final = Counter(card for each in decks for card in each.cards)
        self._sites: Final = Counter(site for each in decks for site in each.sites)
        self._copies: Final = {
            zone: [Counter(getattr(each, zone)) for each in decks]
            for zone in ("resources", "hazards", "treasures")
        }

    def card(self, candidates: Sequence[int]) -> int:
        return min(candidates, key=lambda card: (-self._cards[card], card))

    def site(self, candidates: Sequence[int]) -> int:
        return min(candidates, key=lambda site: (-self._sites[site], site))

    def copies(self, card: Card, zone: str) -> int:
        return max([1, *(held[card.index] for held in self._copies[zone])])


class Filler:
    """Fills the gaps of a draft, in place."""

    def __init__(
        self, box: Box, draft: Draft, settings: Mapping[str, str], chooser: Chooser
    ) -> None:
        self.box: Final = box
        self.draft: Final = draft
        self.settings: Final = settings
        self.chooser: Final = chooser
        # What lacks a site comes before what depends on sites, and what fills the rest last.
        self._fills: Final[dict[str, Callable[[Violation], Added]]] = {
            "minds-few": self._companion,
            "site-demand": self._site_demand,
            "treasure-class": self._site_of,
            "treasure-lair": self._site_of,
            "treasure-site": self._site_of,
            "treasure-gold-ring": self._gold_ring,
            "treasure-test": self._ring_test,
            "treasure-company": self._joiner,
            "treasures-few": self._treasure,
            "treasures-points": self._treasure,
            "demand": self._demand,
            "corruption-few": self._corruption,
            "resources-count": self._resource,
        }

    def fill(self) -> list[Suggestion]:
        """Put in what is missing, and say what and why."""
        found: dict[tuple[object, ...], tuple[Violation, Counter[tuple[str, str]]]] = {}
        while (step := self._step()) is not None:
            broken, added = step
            gap = (broken.key, broken.args.get("demand"), broken.args.get("card"))
            _, cards = found.setdefault(gap, (broken, Counter()))
            for zone, number in added:
                names = self.box.sites if zone == "sites" else self.box.cards
                cards[zone, names[number].id] += 1
        return [
            Suggestion(
                broken,
                tuple((zone, _role(zone), id, copies) for (zone, id), copies in cards.items()),
            )
            for broken, cards in found.values()
        ]

    def _step(self) -> tuple[Violation, Added] | None:
        """The next gap that can be filled, with cards for it."""
        found = violations(self.box, self.draft.decks, self.settings)
        for key, fill in self._fills.items():
            for broken in found:
                if broken.key == key:
                    added = fill(broken)
                    if added:
                        return broken, added
        return None

    # What there is to choose from.

    def room(self, zone: str) -> int:
        """How many cards more a deck may hold."""
        n = minds(self.box, self.draft.decks)
        if zone == "treasures":
            return len(self.box.cards)
        each = RESOURCES if zone == "resources" else HAZARDS
        return max(0, each * min(n, MOST_MIND) - len(self.draft.zones[zone]))

    def left(self, cards: Sequence[Card]) -> list[int]:
        """Those of some cards of which a copy more may be brought."""
        counts = brought(self.box, self.draft.decks)
        return [
            card.index
            for card in cards
            if not card.dead and counts[printed(self.box, card.index)] < most(card)
        ]

    def put(self, zone: str, candidates: Sequence[int], single: bool = False) -> Added:
        """One of some cards, with as many copies as are wanted and there is room for."""
        room = self.room(zone)
        if not candidates or not room:
            return []
        card = self.box.cards[self.chooser.card(candidates)]
        counts = brought(self.box, self.draft.decks)
        spare = most(card) - counts[printed(self.box, card.index)]
        wanted = 1 if single else self.chooser.copies(card, zone)
        return self.add(zone, card.index, min(room, spare, wanted))

    def add(self, zone: str, number: int, copies: int = 1) -> Added:
        """Put in a card, a site, or somebody of the company."""
        for _ in range(copies):
            self.draft.add(zone, number)
        return [(zone, number)] * copies

    def open_sites(self) -> list[int]:
        """The sites that may still come into the site deck."""
        there = set(self.draft.zones["sites"])
        return [
            site.index
            for site in self.box.sites
            if not site.is_haven
            and site.index not in there
            and not shut(self.box, site.index, self.settings)
        ]

    def useful(self) -> list[int]:
        """The resources of which more may be brought and that can be played at the sites."""
        sites = {*self.draft.zones["sites"], *self.box.havens}
        box = self.box
        events = [card for card in box.resources if not card.dead]
        others: list[Card] = [*box.allies, *box.factions]
        joining = [
            card
            for card in others
            if isinstance(card, Ally | Faction)
            and (not card.sites or any(site in sites for site in card.sites))
        ]
        return self.left([*events, *joining])

    def obtainable(self) -> list[int]:
        """The treasures of which more may be brought and that can be played with the decks."""
        decks = self.draft.decks
        sites = [self.box.sites[n] for n in (*decks.sites, *self.box.havens)]
        found: list[int] = []
        for card in self.left([item for item in self.box.items if item.treasure]):
            item = self.box.cards[card]
            held = tuple(sorted((*decks.treasures, card))) if _is_ring(item) else decks.treasures
            if not lack(self.box, decks.resources, held, item, sites):
                found.append(card)
        return found

    # How each gap is filled.

    def _companion(self, broken: Violation) -> Added:
        n = minds(self.box, self.draft.decks)
        five = self.settings["starting-characters"] == "five"
        if five and len(self.draft.company) >= MOST_COMPANY:
            return []
        people = [
            self.box.cards[card]
            for card in self.left([each for each in self.box.characters if each.starting])
        ]
        fitting = [
            each for each in people if isinstance(each, Character) and n + each.mind <= MOST_MIND
        ]
        enough = [each.index for each in fitting if n + each.mind >= LEAST_MIND]
        candidates = enough or [each.index for each in fitting if each.mind]
        return self.add("company", self.chooser.card(candidates)) if candidates else []

    def _site_demand(self, broken: Violation) -> Added:
        demand = SITE_DEMANDS.index(str(broken.args["demand"]))
        fitting = [n for n in self.open_sites() if is_for(self.box.sites[n], demand)]
        return self._one_site([n for n in fitting if n in self._lairs()] or fitting)

    def _lairs(self) -> list[int]:
        """The lairs that are still to come of the Dragons in the hazard deck."""
        cards = [self.box.cards[card] for card in self.draft.zones["hazards"]]
        dragons = {
            card.manifestation_of
            for card in cards
            if isinstance(card, Creature | Hazard) and DEMANDS[LAIR_DRAGON] in card.slots
        }
        return [n for n in self.open_sites() if self.box.sites[n].lair in dragons]

    def _site_of(self, broken: Violation) -> Added:
        item = self.box.card(str(broken.args["card"]))
        return self._one_site(
            [
                site
                for site in self.open_sites()
                if isinstance(item, Item) and lists(self.box.sites[site], item)
            ]
        )

    def _one_site(self, candidates: Sequence[int]) -> Added:
        return self.add("sites", self.chooser.site(candidates)) if candidates else []

    def _gold_ring(self, broken: Violation) -> Added:
        gold = [item for item in self.box.items if item.class_ == GOLD_RING and item.treasure]
        return self.put("treasures", self.left(gold), single=True)

    def _ring_test(self, broken: Violation) -> Added:
        """A card that tests the gold rings, or a gold ring that can be what is wanted."""
        known = facts(self.box)
        decks = self.draft.decks
        ring = self.box.card(str(broken.args["card"]))
        assert isinstance(ring, Item)
        bonus = sum(known.bonuses.get(card, 0) for card in set(decks.treasures))
        gold = {card for card in decks.treasures if card in known.tables}
        tests = {card for card in decks.resources if card in known.tests}

        def left(of: Iterable[int]) -> list[int]:
            return self.left([self.box.cards[card] for card in of])

        def shown(one: int, test: int) -> bool:
            return known.makes(one, test, ring.ring, bonus)

        others = left(known.tests)
        added = self.put(
            "resources", [test for test in others if any(shown(one, test) for one in gold)], True
        )
        if added or not tests:
            return added or self.put("resources", others, True)
        others = left(known.tables)
        return self.put(
            "treasures", [one for one in others if any(shown(one, test) for test in tests)], True
        )

    def _joiner(self, broken: Violation) -> Added:
        item = self.box.card(str(broken.args["card"]))
        assert isinstance(item, Item)
        sites = {*self.draft.zones["sites"], *self.box.havens}
        places = [n for n in sites if lists(self.box.sites[n], item)]
        people: list[Card] = [*self.box.allies, *self.box.factions]
        fitting = [it for it in people if any(joins(it, site) for site in places)]
        return self.put("resources", self.left(fitting), single=True)

    def _treasure(self, broken: Violation) -> Added:
        """Items, with marshalling points as long as these are missing too."""
        n = minds(self.box, self.draft.decks)
        held = self.draft.zones["treasures"]
        added: Added = []
        while len(held) < n or points(self.box, held) < n:
            candidates = self.obtainable()
            if points(self.box, held) < n:
                candidates = [card for card in candidates if _points(self.box.cards[card])]
            more = self.put("treasures", candidates)
            if not more:
                break
            added += more
        return added

    def _demand(self, broken: Violation) -> Added:
        demand = DEMANDS.index(str(broken.args["demand"]))
        sites = self.draft.zones["sites"]
        lairs = self._lairs() if demand == LAIR_DRAGON else []
        if lairs:
            return self._one_site(lairs)
        hazards: list[Card] = [*self.box.creatures, *self.box.hazards]
        fitting = self.left([card for card in hazards if meets(self.box, card, demand, sites)])
        if demand == KILLER and self.settings["killers"] == "alike":
            there = Counter(self.draft.zones["hazards"])
            high = max((there[card] for card in fitting), default=0)
            fitting = [card for card in fitting if there[card] == high]
        return self.put("hazards", fitting, single=True)

    def _corruption(self, broken: Violation) -> Added:
        hazards: list[Card] = [*self.box.creatures, *self.box.hazards]
        fitting = self.left([card for card in hazards if is_corruption(card)])
        return self.put("hazards", fitting, single=True)

    def _resource(self, broken: Violation) -> Added:
        added: Added = []
        fitting = [self.box.cards[card] for card in self.useful()]
        while more := self.put("resources", self.left(fitting)):
            added += more
        return added


def _role(zone: str) -> str:
    return "site" if zone == "sites" else "card"


def _is_ring(card: Card) -> bool:
    return isinstance(card, Item) and bool(card.ring)


def _points(card: Card) -> int:
    return card.points if isinstance(card, Item) else 0


def suggest(box: Box, decks: Decks, settings: Mapping[str, str]) -> list[Suggestion]:
    """What decks lack, with cards that would fill it; the same for the same decks."""
    return Filler(box, Draft(decks), settings, Reliable(box)).fill()


def completed(box: Box, decks: Decks, suggestions: Sequence[Suggestion]) -> Decks:
    """The decks with all that was suggested."""
    draft = Draft(decks)
    for suggestion in suggestions:
        for zone, role, id, copies in suggestion.cards:
            for _ in range(copies):
                draft.add(zone, box.names[role].index(id))
    return draft.decks
