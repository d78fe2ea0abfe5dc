"""What is in the decks: the cards of combat, and those whose scripts say what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.language import Requirement, requirement
from mathom.games.quest.cards.places import SiteFilter, sites
from mathom.games.quest.combat.abilities import Ability, ability
from mathom.games.quest.constants import BEGINNINGS, HEROES, KEPT
from mathom.kernel import declaring, language
from mathom.kernel.components import Component
from mathom.kernel.declaring import name, optional, rows, several, told, untold

if TYPE_CHECKING:
    from mathom.games.quest.cards.language import Condition
    from mathom.games.quest.model.box import Box
    from mathom.kernel.effects import Script
    from mathom.kernel.reading import Reader


@dataclass(eq=False, init=False, repr=False, slots=True)
class Card(Component):
    """A card that can be played in combat: of a hero's deck, a skill, or of a foe's deck.

    Attributes:
        owner: the hero whose deck it is of; -1 for skills and foes' cards.
        deck: the foe deck it is of; -1 for heroes' cards and skills.
        icons: what it pays for on a journey; none on a foe's card.
        cost: the strength it takes.
    """

    owner: int = told(language.called("hero", name("hero")), unless=-1)
    deck: int = told(name("foe-deck"), "foes", unless=-1)
    icons: tuple[int, ...] = declaring.names("icon")
    type: int = name("type")
    cost: int = declaring.count(20)
    attack: int = declaring.count(20)
    defense: int = declaring.count(20)
    ability: Ability = ability()
    copies: int = declaring.count(25, 1)


@dataclass(eq=False, init=False, repr=False, slots=True)
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

    marker: int = name("marker")
    advance: int = declaring.count(10)
    price: int = declaring.count(20)
    influence: int = told(declaring.count(20), unless=0)
    location: int = optional(name("location"), -1)
    copies: int = declaring.count(5, 1)
    starting: bool = untold(language.flag())
    sites: SiteFilter | None = optional(sites(), None)
    requirement: Condition | None = optional(language.condition(), None)
    setup: Script = language.script()
    on_play: Script = language.script()
    ongoing: Script = language.script()
    gollum: bool = untold(language.flag())

    def complete(self, record: Reader, box: Box) -> None:
        """What it says agrees."""
        if record.has("location") == record.has("sites"):
            raise record.wrong("location", "must be there where there are no sites, and only there")
        if self.marker == HEROES:
            raise record.wrong("marker", "must be one of Sauron's")
        alone = self.sites is None and self.copies == 1
        if self.starting != (len(self.setup) > 0) or (self.starting and not alone):
            raise record.wrong("setup", "must be there for single starting plots alone")


@dataclass(eq=False, init=False, repr=False)
class Shadow(Component):
    """A shadow card: played at its moment, with so much influence in the Shadow Pool (Q3.14)."""

    influence: int = declaring.count(20)
    window: int = name("window")
    copies: int = declaring.count(5, 1)
    condition: Condition | None = optional(language.condition(), None)
    effects: Script = language.script()


@dataclass(eq=False, init=False, repr=False)
class Corruption(Component):
    """A corruption card: it stays with the hero, unless it works at once (Q3.2).

    Attributes:
        price: the favor that discards it when resting; -1 for a card that is never held.
        begins: from when on it works while held, one of BEGINNINGS (Q9.102).
        effects: what it does while held, or at once.
    """

    price: int = optional(declaring.count(20), -1)
    begins: int = language.called("from", optional(language.one_of(BEGINNINGS), 0))
    effects: Script = language.script()

    def complete(self, record: Reader, box: Box) -> None:
        """Only what is held can wait."""
        if record.has("from") and self.price < 0:
            raise record.wrong("from", "is for cards that are held")


@dataclass(eq=False, init=False, repr=False)
class Peril(Component):
    """A peril card.

    Attributes:
        anywhere, regions, named: where it can strike (Q3.11), as the card says it.
        locations: all of them.
    """

    anywhere: bool = told(declaring.derived(False), write=bool, unless=False)
    regions: tuple[int, ...] = optional(declaring.names("region"), ())
    named: tuple[int, ...] = language.called("locations", optional(declaring.names("location"), ()))
    effects: Script = language.script()
    locations: frozenset[int] = declaring.derived(frozenset())

    def complete(self, record: Reader, box: Box) -> None:
        """Find out where it strikes."""
        _apply(self, record, box, frozenset(place.index for place in box.locations))


def _goal(requirement: Requirement, box: Box) -> str:
    """The location to explore, or where the monster is to be defeated; empty without one."""
    place = requirement.explore if requirement.explore >= 0 else requirement.at
    return box.locations[place].id if place >= 0 else ""


@dataclass(eq=False, init=False, repr=False, slots=True)
class Encounter(Component):
    """An encounter card of one of the six decks (Q3.13).

    Attributes:
        anywhere, regions, named: where it applies, as the card says it.
        quest: whether it stays with the hero as a quest.
        effects: what happens when it is resolved; for a quest, when it is drawn.
        requirement, reward: what completes it, and what that brings.
        locations: all where it applies.
        goal: the location where a quest is completed, or empty.
    """

    deck: int = name("deck")
    priority: int = declaring.count(20, 1)
    anywhere: bool = told(declaring.derived(False), write=bool, unless=False)
    regions: tuple[int, ...] = optional(declaring.names("region"), ())
    named: tuple[int, ...] = language.called("locations", optional(declaring.names("location"), ()))
    quest: bool = language.flag()
    effects: Script = language.script()
    requirement: Requirement | None = optional(requirement(), None)
    reward: Script = language.script()
    locations: frozenset[int] = declaring.derived(frozenset())
    goal: str = told(declaring.derived(""), write=str)

    def complete(self, record: Reader, box: Box) -> None:
        """Find out where it applies and is completed; only a quest can be."""
        drawn_at = [place.index for place in box.locations if place.deck == self.deck]
        _apply(self, record, box, frozenset(drawn_at))
        if self.quest:
            record.value("requirement")
        if self.requirement is not None:
            self.goal = _goal(self.requirement, box)
        for field in ("requirement", "reward"):
            if record.has(field) and not self.quest:
                raise record.wrong(field, "must be of a quest")


@dataclass(eq=False, init=False, repr=False)
class QuestCard(Component):
    """A starting or advanced quest of one hero (Q1.2, Q4.5).

    Attributes:
        setup: what is done when the quest is dealt.
        guarded: a location where a combat takes the place of the encounter while the quest is
            open, or -1; `guard` is the monster met there, and defeating it completes the quest.
        goal: the location where it is completed, or empty.
    """

    hero: int = name("hero")
    advanced: bool = language.flag()
    setup: Script = language.script()
    guarded: int = untold(optional(name("location"), -1))
    guard: int = untold(optional(name("monster"), -1))
    requirement: Requirement = requirement()
    reward: Script = language.script()
    goal: str = told(declaring.derived(""), write=str)

    def role(self) -> str:
        return "quest"

    def complete(self, record: Reader, box: Box) -> None:
        """Its hero has it; whoever guards guards something."""
        self.goal = _goal(self.requirement, box)
        sheet = box.sheets[self.hero]
        if self.advanced:
            sheet.advanced = self.index
        else:
            sheet.starting += (self.index,)
        if record.has("guard") != record.has("guarded"):
            raise record.wrong("guard", "must be there where something is guarded, and only there")


@dataclass(eq=False, init=False, repr=False)
class Mission(Component):
    """A secret mission of one side, and when it is fulfilled (Q1.7, Q7.1)."""

    side: str = declaring.word(("heroes", "sauron"))
    condition: Condition = language.condition()

    @property
    def sauron(self) -> bool:
        return self.side == "sauron"


@dataclass(eq=False, init=False, repr=False, slots=True)
class Event(Component):
    """An event card of one stage (Q2.4).

    Attributes:
        favor: the locations that get a favor each.
        come, come_to: the ids of the characters that it brings, and of where they go.
        marker: where the event marker stands, or -1.
        characters: pairs of a character and the location it goes to.
        effects: what happens when it is drawn.
        on_explore: what a hero may do who explores at the marker; for a given card, its holder.
        ongoing: what works while it is the current event.
    """

    stage: int = declaring.count_of("stage", least=1)
    priority: int = declaring.count(20, 1)
    favor: tuple[int, ...] = told(declaring.names("location"), "favor_at")
    come: tuple[str, ...] = told(declaring.derived(()), "characters", write=list)
    come_to: tuple[str, ...] = told(declaring.derived(()), "characters_at", write=list)
    marker: int = told(optional(name("location"), -1), "marker_at")
    kept: str = told(declaring.word(KEPT), unless=KEPT[0])
    characters: tuple[tuple[int, int], ...] = untold(
        optional(rows(several(character=name("character"), location=name("location"))), ())
    )
    effects: Script = language.script()
    on_explore: Script = language.script()
    ongoing: Script = language.script()

    def complete(self, record: Reader, box: Box) -> None:
        """Current events have a marker."""
        self.come = tuple(box.names["character"][who] for who, _ in self.characters)
        self.come_to = tuple(box.names["location"][where] for _, where in self.characters)
        if (self.kept == "current") != (self.marker >= 0):
            raise record.wrong("marker", "must be there for current events alone")


@dataclass(eq=False, init=False, repr=False)
class Character(Component):
    """A character that heroes consult: so much favor, or its ability (Q3.12)."""

    favor: int = declaring.count(10)
    ability: Script = language.script()


@dataclass(eq=False, init=False, repr=False)
class Item(Component):
    """An item card, and what works while a hero holds it."""

    copies: int = declaring.count(10, 1)
    effects: Script = language.script()


def _apply(card: Peril | Encounter, record: Reader, box: Box, drawn_at: frozenset[int]) -> None:
    """A card applies at its locations, in its regions, or wherever it is drawn."""
    card.regions = tuple(sorted(card.regions))
    named = "locations" if record.has("locations") else "regions"
    card.anywhere = not record.has(named)
    inside = [place.index for place in box.locations if place.region in card.regions]
    card.locations = drawn_at if card.anywhere else drawn_at & {*card.named, *inside}
    if not card.locations and not card.anywhere:
        raise record.wrong(named, "must name some where the card is drawn")
