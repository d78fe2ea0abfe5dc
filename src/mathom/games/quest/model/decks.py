"""What is in the decks: the cards of combat, and those whose scripts say what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.language import Requirement
from mathom.games.quest.cards.places import SiteFilter
from mathom.games.quest.constants import (
    BEGINNINGS,
    FOE_DECKS,
    HEROES,
    ICONS,
    KEPT,
    MARKERS,
    TYPES,
    WINDOWS,
)
from mathom.kernel.components import Component

if TYPE_CHECKING:
    from mathom.games.quest.model.box import Box
    from mathom.kernel.reading import Reader


class Card(Component):
    """A card that can be played in combat: of a hero's deck, a skill, or of a foe's deck.

    Attributes:
        owner: the hero whose deck it is of; -1 for skills and foes' cards.
        deck: the foe deck it is of; -1 for heroes' cards and skills.
        icons: what it pays for on a journey; none on a foe's card.
        cost: the strength it takes.
    """

    def __init__(self, index: int, record: Reader, box: Box, file: str) -> None:
        """A record of `heroes.toml`, `skills.toml` or `combat.toml`."""
        super().__init__(index, record)
        hero = file == "heroes.toml"
        self.owner: Final = record.one_of("hero", box.names["hero"]) if hero else -1
        self.deck: Final = record.one_of("deck", FOE_DECKS) if file == "combat.toml" else -1
        icons = record.some_of("icons", ICONS) if self.deck < 0 else []
        self.icons: Final = tuple(icons)
        self.type: Final = record.one_of("type", TYPES)
        self.cost: Final = record.count("cost", 20)
        self.attack: Final = record.count("attack", 20)
        self.defense: Final = record.count("defense", 20)
        self.ability: Final = box.ability(record, "card")
        self.copies: Final = record.count("copies", 25, 1)


class Plot(Component):
    """A plot card of Sauron (Q2.3).

    Attributes:
        advance: by how many spaces its story marker goes in each Story step.
        price: the favor that discards it.
        influence: what the Shadow Pool must hold to play it.
        location: the location it affects; -1 when Sauron chooses one that `sites` allows.
        sites: which locations may be chosen, or None.
        requirement: what must be true to play it, or None.
        setup: what a starting plot does at the beginning of the game; empty for others.
        ongoing: what works while it is active.
        gollum: whether its title names Gollum.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `plots.toml`."""
        super().__init__(index, record)
        chosen = record.has("sites")
        self.starting: Final = record.flag("starting")
        self.copies: Final = record.count("copies", 5, 1)
        self.marker: Final = record.one_of("marker", MARKERS)
        self.advance: Final = record.count("advance", 10)
        self.price: Final = record.count("price", 20)
        self.influence: Final = record.count("influence", 20)
        self.location: Final = -1 if chosen else record.one_of("location", box.names["location"])
        self.sites: Final = SiteFilter(record, "sites", box.names) if chosen else None
        self.requirement: Final = box.condition(record, "requirement")
        self.setup: Final = box.script("plot", record, "setup")
        self.on_play: Final = box.script("plot", record, "on_play")
        self.ongoing: Final = box.script("plot", record, "ongoing")
        self.gollum: Final = record.flag("gollum")
        record.end()
        if self.marker == HEROES:
            raise record.wrong("marker", "must be one of Sauron's")
        alone = not chosen and self.copies == 1
        if self.starting != (len(self.setup) > 0) or (self.starting and not alone):
            raise record.wrong("setup", "must be there for single starting plots alone")


class Shadow(Component):
    """A shadow card: played at its moment, with so much influence in the Shadow Pool (Q3.14)."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `shadows.toml`."""
        super().__init__(index, record)
        self.copies: Final = record.count("copies", 5, 1)
        self.influence: Final = record.count("influence", 20)
        self.window: Final = record.one_of("window", WINDOWS)
        self.condition: Final = box.condition(record, "condition")
        self.effects: Final = box.script("shadow", record, "effects")


class Corruption(Component):
    """A corruption card: it stays with the hero, unless it works at once (Q3.2).

    Attributes:
        price: the favor that discards it when resting; -1 for a card that is never held.
        begins: from when on it works while held, one of BEGINNINGS (Q9.102).
        effects: what it does while held, or at once.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `corruption.toml`."""
        super().__init__(index, record)
        held = record.has("price")
        if record.has("from") and not held:
            raise record.wrong("from", "is for cards that are held")
        self.price: Final = record.count("price", 20) if held else -1
        self.begins: Final = max(0, record.maybe("from", BEGINNINGS))
        self.effects: Final = box.script("corruption", record, "effects")


class Peril(Component):
    """A peril card and where it can strike (Q3.11)."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `perils.toml`."""
        super().__init__(index, record)
        everywhere = [place.index for place in box.locations]
        self.locations: Final = _read_locations(record, box, frozenset(everywhere))
        self.effects: Final = box.script("peril", record, "effects")


class Encounter(Component):
    """An encounter card of one of the six decks (Q3.13).

    Attributes:
        locations: all where it applies.
        quest: whether it stays with the hero as a quest.
        effects: what happens when it is resolved; for a quest, when it is drawn.
        reward: what completing it brings.
    """

    def __init__(self, index: int, record: Reader, box: Box, deck: int) -> None:
        """A record of the deck's file."""
        super().__init__(index, record)
        drawn_at = [place.index for place in box.locations if place.deck == deck]
        self.deck: Final = deck
        self.priority: Final = record.count("priority", 20, 1)
        self.locations: Final = _read_locations(record, box, frozenset(drawn_at))
        self.quest: Final = record.flag("quest")
        self.effects: Final = box.script("encounter", record, "effects")
        self.requirement: Final = (
            Requirement(record, "requirement", box.names) if self.quest else None
        )
        self.reward: Final = box.script("encounter", record, "reward")
        record.end()
        if len(self.reward) and not self.quest:
            raise record.wrong("reward", "must be of a quest")


class QuestCard(Component):
    """A starting or advanced quest of one hero (Q1.2, Q4.5).

    Attributes:
        setup: what is done when the quest is dealt.
        guarded: a location where a combat takes the place of the encounter while the quest is
            open, or -1; `guard` is the monster met there, and defeating it completes the quest.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `quests.toml`."""
        super().__init__(index, record)
        self.hero: Final = record.one_of("hero", box.names["hero"])
        self.advanced: Final = record.flag("advanced")
        self.setup: Final = box.script("quest", record, "setup")
        self.guarded: Final = record.maybe("guarded", box.names["location"])
        guarded = self.guarded >= 0
        self.guard: Final = record.one_of("guard", box.names["monster"]) if guarded else -1
        self.requirement: Final = Requirement(record, "requirement", box.names)
        self.reward: Final = box.script("quest", record, "reward")


class Mission(Component):
    """A secret mission of one side, and when it is fulfilled (Q1.7, Q7.1)."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `missions.toml`."""
        super().__init__(index, record)
        self.sauron: Final = record.word("side", ("heroes", "sauron")) == "sauron"
        self.condition: Final = box.compiler.condition(record, "condition")


class Event(Component):
    """An event card of one stage (Q2.4).

    Attributes:
        favor: the locations that get a favor each.
        characters: pairs of a character and the location it goes to.
        marker: where the event marker stands, or -1.
        effects: what happens when it is drawn.
        on_explore: what a hero may do who explores at the marker; for a given card, its holder.
        ongoing: what works while it is the current event.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `events.toml`."""
        super().__init__(index, record)
        places = box.names["location"]
        characters: list[tuple[int, int]] = []
        for item in record.tables("characters") if record.has("characters") else []:
            who = item.one_of("character", box.names["character"])
            characters.append((who, item.one_of("location", places)))
            item.end()
        self.stage: Final = record.count("stage", len(box.figures.stages), 1)
        self.priority: Final = record.count("priority", 20, 1)
        self.favor: Final = tuple(record.some_of("favor", places))
        self.characters: Final = tuple(characters)
        self.marker: Final = record.maybe("marker", places)
        self.kept: Final = record.word("kept", KEPT)
        self.effects: Final = box.script("event", record, "effects")
        self.on_explore: Final = box.script("event", record, "on_explore")
        self.ongoing: Final = box.script("event", record, "ongoing")
        record.end()
        if (self.kept == "current") != (self.marker >= 0):
            raise record.wrong("marker", "must be there for current events alone")


class Character(Component):
    """A character that heroes consult: so much favor, or its ability (Q3.12)."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `characters.toml`."""
        super().__init__(index, record)
        self.favor: Final = record.count("favor", 10)
        self.ability: Final = box.script("character", record, "ability")


class Item(Component):
    """An item card, and what works while a hero holds it."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `items.toml`."""
        super().__init__(index, record)
        self.copies: Final = record.count("copies", 10, 1)
        self.effects: Final = box.script("item", record, "effects")


def _read_locations(record: Reader, box: Box, drawn_at: frozenset[int]) -> frozenset[int]:
    """Where a card applies: at its locations, in its regions, or wherever it is drawn."""
    if record.has("locations"):
        field = "locations"
        places = frozenset(record.some_of(field, box.names["location"]))
    elif record.has("regions"):
        field = "regions"
        regions = record.some_of(field, box.names["region"])
        places = frozenset(place.index for place in box.locations if place.region in regions)
    else:
        return drawn_at
    if not places & drawn_at:
        raise record.wrong(field, "must name some where the card is drawn")
    return places & drawn_at
