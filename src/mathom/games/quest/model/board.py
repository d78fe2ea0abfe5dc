"""What is on the board: the map, the heroes and their foes, and the numbers printed on it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.combat.abilities import Ability, ability
from mathom.games.quest.constants import ANY_CARD, ATTRIBUTES, FOE_POWERS, HAVEN_DECK, POWERS
from mathom.kernel import components, declaring, language
from mathom.kernel.components import Component
from mathom.kernel.declaring import name, optional, told, untold
from mathom.kernel.fields import Numbers

if TYPE_CHECKING:
    from mathom.games.quest.model.box import Box
    from mathom.kernel.reading import Reader
    from mathom.kernel.state import Json


@dataclass(eq=False, init=False, repr=False)
class Figures:
    """The numbers of the rule book and the board.

    Attributes:
        stages: the last space of each stage on the story track; the last one is the `finale`.
        shadow_falls: the space of the story track at which the Shadow falls.
        story_advance: how far the heroes' marker goes in each Story step.
        actions: how many actions Sauron takes, by the number of players.
        tracks: the numbers on the spaces of each action track.
        action_tokens: with how many tokens on the tracks the earlier ones are removed.
        pool_per_stage: the influence the Shadow Pool may hold, per stage.
        to_pool: how much of one action's influence may go to the Shadow Pool.
        plot_spaces: how many plots can be active.
        heal: the damage a command removes from a minion.
        levels: how often an attribute can be raised.
        dark_path: with how many corruption cards a hero may still choose a dark path.
    """

    stages: tuple[int, ...] = declaring.declared(lambda roles: Numbers(100, 3), tuple)
    shadow_falls: int = declaring.count(100, 1)
    story_advance: int = declaring.count(10)
    actions: tuple[int, ...] = declaring.declared(lambda roles: Numbers(10, 3), tuple)
    tracks: list[tuple[int, ...]] = declaring.each(
        "track", declaring.declared(lambda roles: Numbers(20), tuple)
    )
    action_tokens: int = declaring.count(10, 1)
    pool_per_stage: int = declaring.count(20)
    to_pool: int = declaring.count(20)
    plot_spaces: int = declaring.count(10, 1)
    heal: int = declaring.count(20)
    levels: int = declaring.count(10)
    dark_path: int = declaring.count(20)

    @property
    def finale(self) -> int:
        return self.stages[-1]


@dataclass(eq=False, init=False, repr=False)
class TokenPile(Component):
    """A pile of monster tokens: how many there are of each monster, and of blanks."""

    tokens: list[int] = declaring.tally("monster", 20)
    blanks: int = declaring.count(20)

    def faces(self) -> tuple[int, ...]:
        """The monster on each token; one more than the last where it is blank."""
        counts = enumerate((*self.tokens, self.blanks))
        return tuple(face for face, count in counts for _ in range(count))


@dataclass(eq=False, init=False, repr=False)
class Region(Component):
    """A region of the map: the tokens that may be placed in it, and its encounter deck."""

    colour: str = language.text()
    pile: int = name("pile")
    deck: int = name("deck")


@dataclass(eq=False, init=False, repr=False, slots=True)
class Location(Component):
    """A place on the map.

    Attributes:
        x, y: where it lies on the map, in thousandths of its width.
        strength: the most influence a Shadow Stronghold may hold; 0 elsewhere.
        perilous: whether the sword is printed on it.
        deck: the encounter deck of its region; the haven deck in a haven.
        pile: the monster tokens that may be placed here.
        near: the adjacent locations; a path that needs an item makes none.
    """

    region: int = name("region")
    x: int = declaring.count(1000)
    y: int = declaring.count(1000)
    haven: bool = language.flag()
    strength: int = told(optional(declaring.count(20, 1), 0), "stronghold")
    perilous: bool = language.flag()
    deck: int = declaring.derived(0)
    pile: int = declaring.derived(0)
    near: tuple[int, ...] = declaring.derived(())

    def complete(self, record: Reader, box: Box) -> None:
        """Much follows from the region."""
        region = box.regions[self.region]
        self.deck = box.decks.index(HAVEN_DECK) if self.haven else region.deck
        self.pile = region.pile
        if self.haven and self.stronghold:
            raise record.wrong("haven", "must not be a stronghold too")

    @property
    def stronghold(self) -> bool:
        """Whether it is a Shadow Stronghold."""
        return self.strength > 0


@dataclass(eq=False, init=False, repr=False, slots=True)
class Path(Component):
    """A way between two locations and what it asks of a hero (Q3.6).

    Attributes:
        icon: the icon that one card must show, or ANY_CARD.
        number: how many cards of any icon do instead.
        water: whether a Boat helps.
        item: the item without which the path does not exist, or -1.
    """

    ends: tuple[int, int] = declaring.names("location")
    icon: int = optional(name("icon"), ANY_CARD)
    number: int = declaring.count(10, 1)
    water: bool = language.flag()
    item: int = optional(name("item"), -1)

    def identify(self, record: Reader, box: Box, taken: Collection[str]) -> str:
        """It is named by its ends."""
        places = box.names["location"]
        ends = sorted(record.some_of("ends", places))
        if len(ends) != 2 or ends[0] == ends[1]:
            raise record.wrong("ends", "must be two locations")
        id = f"{places[ends[0]]}:{places[ends[1]]}"
        if id in taken:
            raise record.wrong("ends", "are joined by a path already")
        return id

    def complete(self, record: Reader, box: Box) -> None:
        """Its ends are near to each other."""
        start, end = self.ends = (min(self.ends), max(self.ends))
        if self.item < 0:
            for here, there in ((start, end), (end, start)):
                place = box.locations[here]
                place.near = tuple(sorted((*place.near, there)))


@dataclass(eq=False, init=False, repr=False)
class Sheet(Component):
    """A hero: where it starts, its attributes, and the power of its sheet.

    Attributes:
        items: what it begins with.
        starting, advanced: its quest cards.
        attributes: the four of them, in order of ATTRIBUTES.
    """

    start: int = name("location")
    fortitude: int = declaring.count(20)
    strength: int = declaring.count(20)
    agility: int = declaring.count(20)
    wisdom: int = declaring.count(20)
    power: str = declaring.word(POWERS)
    items: tuple[int, ...] = untold(optional(declaring.names("item"), ()))
    starting: tuple[int, ...] = declaring.derived(())
    advanced: int = declaring.derived(-1)
    attributes: tuple[int, ...] = declaring.derived(())

    def role(self) -> str:
        return "hero"

    def complete(self, record: Reader, box: Box) -> None:
        """All attributes together."""
        self.attributes = tuple(record.count(attribute) for attribute in ATTRIBUTES)


@dataclass(eq=False, init=False, repr=False)
class Foe(Component):
    """A kind of monster or one of the five minions: what a hero can meet in combat.

    Monsters and minions are numbered together, monsters first.

    Attributes:
        deck: the foe deck it fights with.
        stage: the stage at which a minion may enter; 0 for monsters.
        starts: where a minion enters.
        ability: what it adds to its cards in combat.
        powers: those of FOE_POWERS that a minion has.
    """

    fortitude: int = declaring.count(20)
    strength: int = declaring.count(20)
    wisdom: int = declaring.count(20)
    health: int = declaring.count(30, 1)
    deck: int = told(name("foe-deck"), "foes")
    stage: int = told(declaring.count(3, 1), unless=0)
    starts: tuple[int, ...] = declaring.names("location")
    ability: Ability = ability()
    powers: tuple[str, ...] = language.words(FOE_POWERS)

    @property
    def minion(self) -> bool:
        """Whether it is no monster."""
        return self.stage > 0

    def complete(self, record: Reader, box: Box) -> None:
        """A minion enters somewhere."""
        if self.minion and not self.starts:
            raise record.wrong("starts", "must not be empty")

    def record(self, box: components.Box) -> Json:
        """A minion has its powers instead of an ability."""
        told = super().record(box)
        return {**told, "ability": None} if self.minion else told
