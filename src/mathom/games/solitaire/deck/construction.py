"""S2 Decks: what decks must hold and may not (S2.1 to S2.13, S2.18 to S2.27, S25.2 to S25.4)."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import (
    BORDER_HOLD,
    DARK_HOLD,
    FREE_HOLD,
    MINOR,
    NONE,
    RUINS,
    SHADOW_HOLD,
    SLOTS,
)
from mathom.games.solitaire.deck.matching import matching
from mathom.games.solitaire.deck.telling import violation
from mathom.games.solitaire.deck.treasures import missing
from mathom.games.solitaire.model.cards import (
    Ally,
    Character,
    Creature,
    Faction,
    Hazard,
    Item,
    Resource,
)

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Decks
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.cards import Card
    from mathom.games.solitaire.model.places import Site
    from mathom.kernel.deckbuilding import Violation

LEAST_MIND: Final = 6
MOST_MIND: Final = 20
MOST_COMPANY: Final = 5
MOST_STARTING: Final = 2
"""How many minor items the company may start with (S2.4)."""
RESOURCES: Final = 3
HAZARDS: Final = 2
"""How many cards of these decks go with each point of mind (S2.6, S2.7)."""
OF_EACH: Final = 2
"""How many hazards each demand takes (S2.7)."""
ROOM_FOR_CORRUPTION: Final = 15
LEAST_CORRUPTION: Final = 3
COPIES: Final = 3
GORGOROTH: Final = "gorgoroth"

DEMANDS: Final = SLOTS[:6]
"""What the hazard deck must hold two of (S2.7), in the order of the rule."""
LAIR_DRAGON, KILLER = DEMANDS.index("lair-dragon"), DEMANDS.index("assassin-or-slayer")
SITE_DEMANDS: Final = (
    *("dark-hold", "shadow-hold", "lair", "ruins-and-lairs", "border-hold", "free-hold"),
)
"""What the site deck must hold one of (S2.10), in the order of the rule."""
TYPES: Final = (DARK_HOLD, SHADOW_HOLD, NONE, RUINS, BORDER_HOLD, FREE_HOLD)

HOLDS: Final[dict[str, tuple[tuple[type[Card], ...], str]]] = {
    "resources": ((Resource, Ally, Faction), "S2.6"),
    "hazards": ((Creature, Hazard), "S2.7"),
    "treasures": ((Item,), "S2.12"),
}
"""Which kinds of cards each deck holds, and by which rule."""
USELESS: Final = "S2.23"
"""The rule of the cards that do nothing here and are in no deck."""


def violations(box: Box, decks: Decks, settings: Mapping[str, str]) -> list[Violation]:
    """Every rule of construction that decks break."""
    n = minds(box, decks)
    found = [
        *_company(box, decks, settings),
        *_starting_items(box, decks),
        *_kinds(box, decks),
    ]
    if LEAST_MIND <= n <= MOST_MIND:
        found += _sizes(box, decks, n)
    found += _demands(box, decks, settings)
    found += _copies(box, decks)
    found += [violation("S2.21", key, card=_id(box, card)) for key, card in missing(box, decks)]
    found += _shut_out(box, decks, settings)
    return sorted(found, key=_place)


def _place(broken: Violation) -> tuple[int, ...]:
    return tuple(int(part) for part in broken.rule.removeprefix("S").split("."))


def minds(box: Box, decks: Decks) -> int:
    """The sum N of the minds of the company (S2.1)."""
    people = [box.cards[card] for card in decks.company]
    return sum(each.mind for each in people if isinstance(each, Character))


def _id(box: Box, card: int) -> str:
    return box.cards[card].id


def _company(box: Box, decks: Decks, settings: Mapping[str, str]) -> Iterator[Violation]:
    """Who starts (S2.1, S2.3); some may not by what is printed on them (S19.7)."""
    n = minds(box, decks)
    if n < LEAST_MIND:
        yield violation("S2.1", "minds-few", count=n, least=LEAST_MIND)
    if n > MOST_MIND:
        yield violation("S2.1", "minds-many", count=n, most=MOST_MIND)
    for card, copies in Counter(decks.company).items():
        it = box.cards[card]
        if not isinstance(it, Character):
            yield violation("S2.1", "no-character", card=it.id)
        elif not it.starting:
            yield violation("S19.7", "may-not-start", card=it.id)
        elif copies > 1:
            yield violation("S2.3", "starts-twice", card=it.id)
    count = len(decks.company)
    if count > MOST_COMPANY and settings["starting-characters"] == "five":
        yield violation("S2.3", "company-many", count=count, most=MOST_COMPANY)


def _starting_items(box: Box, decks: Decks) -> Iterator[Violation]:
    """What the company carries (S2.4)."""
    count = len(decks.minor_items)
    if count > MOST_STARTING:
        yield violation("S2.4", "starting-many", count=count, most=MOST_STARTING)
    for card, bearer in dict.fromkeys(decks.minor_items):
        item = box.cards[card]
        if not isinstance(item, Item) or item.class_ != MINOR:
            yield violation("S2.4", "starting-class", card=item.id)
        elif item.unique:
            yield violation("S2.4", "starting-unique", card=item.id)
        elif item.hoard:
            yield violation("S2.4", "starting-hoard", card=item.id)
        elif not item.starting:
            yield violation("S19.7", "starting-not", card=item.id)
        if bearer not in decks.company:
            yield violation("S2.4", "starting-bearer", card=item.id, bearer=_id(box, bearer))


def may_start(card: Card) -> bool:
    """Whether a card may be one of the starting items (S2.4)."""
    if not isinstance(card, Item) or card.class_ != MINOR:
        return False
    return card.starting and not card.unique and not card.hoard and not card.dead


def _kinds(box: Box, decks: Decks) -> Iterator[Violation]:
    """What lies in the wrong deck (S2.2, S2.6, S2.7, S2.12)."""
    for deck, cards in zones(decks).items():
        kinds, rule = HOLDS[deck]
        for card in dict.fromkeys(cards):
            it = box.cards[card]
            if isinstance(it, Character):
                yield violation("S2.2", "character", card=it.id, deck=deck)
            elif not isinstance(it, kinds):
                yield violation(rule, "wrong-deck", card=it.id, deck=deck)
            elif isinstance(it, Item) and not it.treasure:
                yield violation("S19.7", "no-treasure", card=it.id)


def zones(decks: Decks) -> dict[str, tuple[int, ...]]:
    """The decks of cards by their names."""
    return {
        "resources": decks.resources,
        "hazards": decks.hazards,
        "treasures": decks.treasures,
    }


def _sizes(box: Box, decks: Decks, n: int) -> Iterator[Violation]:
    """How many cards the decks hold (S2.6, S2.7, S2.8, S2.12)."""
    count = len(decks.resources)
    if count != RESOURCES * n:
        yield violation("S2.6", "resources-count", count=count, n=n, wanted=RESOURCES * n)
    count = len(decks.hazards)
    if count > HAZARDS * n:
        yield violation("S2.7", "hazards-many", count=count, n=n, most=HAZARDS * n)
    count = corruption(box, decks.hazards)
    if HAZARDS * n >= ROOM_FOR_CORRUPTION and count < LEAST_CORRUPTION:
        yield violation("S2.8", "corruption-few", count=count, least=LEAST_CORRUPTION)
    count = len(decks.treasures)
    if count < n:
        yield violation("S2.12", "treasures-few", count=count, n=n)
    count = points(box, decks.treasures)
    if count < n:
        yield violation("S2.12", "treasures-points", count=count, n=n)


def corruption(box: Box, hazards: Sequence[int]) -> int:
    """How many hazards have the keyword corruption (S2.18)."""
    return sum(is_corruption(box.cards[card]) for card in hazards)


def is_corruption(card: Card) -> bool:
    """Whether a card is a corruption card (S2.18)."""
    return isinstance(card, Creature | Hazard) and "corruption" in card.keywords


def points(box: Box, treasures: Sequence[int]) -> int:
    """The plain marshalling points of treasures (S2.12, S24.2)."""
    items = [box.cards[card] for card in treasures]
    return sum(item.points for item in items if isinstance(item, Item))


def _demands(box: Box, decks: Decks, settings: Mapping[str, str]) -> Iterator[Violation]:
    """What must be among the hazards and the sites (S2.7, S2.10)."""
    met = hazards_met(box, decks, settings["killers"] == "mixed")
    for demand, count in zip(DEMANDS, met, strict=True):
        if count < OF_EACH:
            how = "mixed" if settings["killers"] == "mixed" else "alike"
            yield violation("S2.7", "demand", demand=demand, count=count, wanted=OF_EACH, how=how)
    for site in dict.fromkeys(decks.sites):
        if box.sites[site].is_haven:
            yield violation("S2.10", "haven", site=box.sites[site].id)
    for demand, met_by in zip(SITE_DEMANDS, sites_met(box, decks.sites), strict=True):
        if met_by == NONE:
            yield violation("S2.10", "site-demand", demand=demand)


def meets(box: Box, card: Card, demand: int, sites: Sequence[int]) -> bool:
    """Whether a hazard can meet a demand; a Dragon needs its lair in the site deck (S2.20)."""
    if not isinstance(card, Creature | Hazard) or DEMANDS[demand] not in card.slots:
        return False
    if demand != LAIR_DRAGON:
        return True
    return any(box.sites[site].lair == card.manifestation_of for site in sites)


def hazards_met(box: Box, decks: Decks, mixed: bool) -> list[int]:
    """How many cards meet each demand of S2.7, no card two of them."""
    cards = [box.cards[card] for card in decks.hazards]
    fit = [
        [n for n, card in enumerate(cards) if meets(box, card, demand, decks.sites)]
        for demand in range(len(DEMANDS))
    ]
    killers = [fit[KILLER]]
    if not mixed:
        names = dict.fromkeys(decks.hazards[n] for n in fit[KILLER])
        killers = [[n for n in fit[KILLER] if decks.hazards[n] == name] for name in names] or [[]]
    best: list[int] = []
    for same in killers:
        fit[KILLER] = same
        found = matching([each for each in fit for _ in range(OF_EACH)])
        met = [
            sum(card != NONE for card in found[at : at + OF_EACH])
            for at in range(0, len(found), OF_EACH)
        ]
        if not best or sum(met) > sum(best):
            best = met
    return best


def is_for(site: Site, demand: int) -> bool:
    """Whether a site meets a demand of S2.10."""
    if SITE_DEMANDS[demand] == "lair":
        return site.lair != NONE
    return site.type == TYPES[demand]


def sites_met(box: Box, sites: Sequence[int]) -> list[int]:
    """For each demand of S2.10 the site that meets it, or -1; six different ones."""
    return matching(
        [
            [site for site in dict.fromkeys(sites) if is_for(box.sites[site], demand)]
            for demand in range(len(SITE_DEMANDS))
        ]
    )


def _copies(box: Box, decks: Decks) -> Iterator[Violation]:
    """How often a card may be brought (S2.13); of the company S2.3 speaks."""
    names = {printed(box, card): card for card in reversed(decks.cards)}
    starting = set(decks.company)
    for name, copies in brought(box, decks).items():
        card = box.cards[names[name]]
        if isinstance(card, Character) and card.index in starting:
            continue
        if most(card) == 1 and copies > 1:
            yield violation("S2.13", "copies-unique", card=card.id, count=copies)
        elif copies > COPIES:
            yield violation("S2.13", "copies-many", card=card.id, count=copies, most=COPIES)
    for site, copies in Counter(decks.sites).items():
        if copies > 1 and not box.sites[site].is_haven:
            yield violation("S2.13", "copies-site", site=box.sites[site].id, count=copies)


def brought(box: Box, decks: Decks) -> Counter[str]:
    """How often each card is brought, over all decks and the company."""
    ids = _printed(box)
    return Counter([ids[card] for card in decks.cards])


def printed(box: Box, card: int) -> str:
    """The id of the printed card: one that is a hazard and a resource is two of the box."""
    return _printed(box)[card]


@functools.lru_cache(maxsize=8)
def _printed(box: Box) -> list[str]:
    ids = set(box.names["card"])
    others = [id.removesuffix("-resource") for id in box.names["card"]]
    return [
        other if other in ids else id for id, other in zip(box.names["card"], others, strict=True)
    ]


def most(card: Card) -> int:
    """How many copies of a card may be brought (S2.13)."""
    return 1 if card.unique or isinstance(card, Character) else COPIES


def _shut_out(box: Box, decks: Decks, settings: Mapping[str, str]) -> Iterator[Violation]:
    """What can never be used: cards that do nothing here, sites that cannot be reached (S8.5)."""
    for card in dict.fromkeys(decks.cards):
        it = box.cards[card]
        if it.dead:
            yield violation(USELESS, "dead", card=it.id, reason=it.dead)
    for site in dict.fromkeys(decks.sites):
        if shut(box, site, settings):
            yield violation("S8.5", "gorgoroth", site=box.sites[site].id)


def shut(box: Box, site: int, settings: Mapping[str, str]) -> bool:
    """Whether a site cannot be reached (S8.5, S25.4)."""
    if settings["gorgoroth"] == "printed-path":
        return False
    return box.names["region"][box.sites[site].region] == GORGOROTH
