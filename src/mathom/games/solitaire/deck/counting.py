"""What decks can be built of, and how much they have of what the rules of construction bound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.deck.construction import (
    DEMANDS,
    HAZARDS,
    HOLDS,
    LEAST_CORRUPTION,
    LEAST_MIND,
    MOST_COMPANY,
    MOST_MIND,
    MOST_STARTING,
    OF_EACH,
    RESOURCES,
    ROOM_FOR_CORRUPTION,
    SITE_DEMANDS,
    corruption,
    hazards_met,
    may_start,
    minds,
    most,
    points,
    sites_met,
)
from mathom.games.solitaire.model.cards import Character, Item
from mathom.kernel.deckbuilding import Part, Tally

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Decks
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.cards import Card

ANY: Final = -1
"""A bound that there is not."""


def parts(box: Box) -> list[Part]:
    """The company, what it carries, and the four decks, each with what may be in it."""

    def those(fits: Callable[[Card], bool]) -> dict[str, int]:
        return {card.id: most(card) for card in box.cards if not card.dead and fits(card)}

    def deck(name: str) -> Part:
        kinds, _ = HOLDS[name]
        return Part(name, "card", those(lambda card: isinstance(card, kinds) and _kept(card)), "")

    starting = those(lambda card: isinstance(card, Character) and card.starting)
    items = dict.fromkeys(those(may_start), MOST_STARTING)
    sites = {site.id: 1 for site in box.sites if not site.is_haven}
    return [
        Part("company", "card", starting, ""),
        Part("minor-items", "card", items, "company"),
        deck("resources"),
        deck("hazards"),
        Part("sites", "site", sites, ""),
        deck("treasures"),
    ]


def _kept(card: Card) -> bool:
    return not isinstance(card, Item) or card.treasure


def tallies(box: Box, decks: Decks, settings: Mapping[str, str]) -> list[Tally]:
    """What S2.1 to S2.12 count."""
    return list(_tallies(box, decks, settings))


def _tallies(box: Box, decks: Decks, settings: Mapping[str, str]) -> Iterator[Tally]:
    n = minds(box, decks)
    few = MOST_COMPANY if settings["starting-characters"] == "five" else ANY
    yield Tally("minds", "company", n, LEAST_MIND, MOST_MIND, "S2.1")
    yield Tally("company", "company", len(decks.company), ANY, few, "S2.3")
    yield Tally("minor-items", "minor-items", len(decks.minor_items), ANY, MOST_STARTING, "S2.4")
    wanted = RESOURCES * n
    yield Tally("resources", "resources", len(decks.resources), wanted, wanted, "S2.6")
    yield Tally("hazards", "hazards", len(decks.hazards), ANY, HAZARDS * n, "S2.7")
    met = hazards_met(box, decks, settings["killers"] == "mixed")
    for demand, count in zip(DEMANDS, met, strict=True):
        yield Tally(demand, "hazards", count, OF_EACH, ANY, "S2.7")
    if HAZARDS * n >= ROOM_FOR_CORRUPTION:
        count = corruption(box, decks.hazards)
        yield Tally("corruption", "hazards", count, LEAST_CORRUPTION, ANY, "S2.8")
    yield Tally("sites", "sites", len(decks.sites), ANY, ANY, "S2.10")
    for demand, site in zip(SITE_DEMANDS, sites_met(box, decks.sites), strict=True):
        yield Tally(f"site-{demand}", "sites", int(site != NONE), 1, ANY, "S2.10")
    yield Tally("treasures", "treasures", len(decks.treasures), n, ANY, "S2.12")
    yield Tally("points", "treasures", points(box, decks.treasures), n, ANY, "S2.12")
