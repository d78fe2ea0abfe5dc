"""What is on the board: the map, the heroes and their foes, and the numbers printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import (
    ATTRIBUTES,
    FOE_DECKS,
    FOE_POWERS,
    HAVEN_DECK,
    ICONS,
    POWERS,
    TRACKS,
)
from mathom.kernel.components import Component

if TYPE_CHECKING:
    from mathom.games.quest.model.box import Box
    from mathom.kernel.reading import Reader


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

    def __init__(self, record: Reader) -> None:
        """The table of `board.toml`."""
        tracks = record.table("tracks")
        self.stages: Final = tuple(record.counts("stages", 3, 100))
        self.finale: Final = self.stages[-1]
        self.shadow_falls: Final = record.count("shadow_falls", self.finale, 1)
        self.story_advance: Final = record.count("story_advance", 10)
        self.actions: Final = tuple(record.counts("actions", 3, 10))
        self.tracks: Final = tuple(
            tuple(tracks.counts(track, len(tracks.items(track)), 20)) for track in TRACKS
        )
        self.action_tokens: Final = record.count("action_tokens", 10, 1)
        self.pool_per_stage: Final = record.count("pool_per_stage", 20)
        self.to_pool: Final = record.count("to_pool", 20)
        self.plot_spaces: Final = record.count("plot_spaces", 10, 1)
        self.heal: Final = record.count("heal", 20)
        self.levels: Final = record.count("levels", 10)
        self.dark_path: Final = record.count("dark_path", 20)
        tracks.end()
        record.end()
        if tuple(sorted(set(self.stages))) != self.stages:
            raise record.wrong("stages", "must be spaces one after the other")
        if min(len(track) for track in self.tracks) < self.action_tokens - 1:
            raise record.wrong("tracks", "must have a space for every action token but one")


class TokenPile(Component):
    """A pile of monster tokens.

    Attributes:
        faces: the monster on each token; one more than the last where it is blank.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `board.toml`."""
        super().__init__(index, record)
        monsters = box.names["monster"]
        tokens = record.table("tokens")
        faces = [
            number
            for number, id in enumerate(monsters)
            if tokens.has(id)
            for _ in range(tokens.count(id, 20, 1))
        ]
        tokens.end()
        self.faces: Final = (*faces, *[len(monsters)] * record.count("blanks", 20))


class Region(Component):
    """A region of the map: the tokens that may be placed in it, and its encounter deck."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `board.toml`."""
        super().__init__(index, record)
        self.colour: Final = record.text("colour")
        self.pile: Final = record.one_of("pile", box.names["pile"])
        self.deck: Final = record.one_of("deck", box.names["deck"])


class Path(Component):
    """A way between two locations and what it asks of a hero (Q3.6).

    Attributes:
        icon: the icon that one card must show, or ANY_CARD.
        number: how many cards of any icon do instead.
        water: whether a Boat helps.
        item: the item without which the path does not exist, or -1.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `paths.toml`, named by its ends."""
        places = box.names["location"]
        ends = sorted(record.some_of("ends", places))
        if len(set(ends)) != 2 or len(ends) != 2:
            raise record.wrong("ends", "must be two locations")
        super().__init__(index, record, id=f"{places[ends[0]]}:{places[ends[1]]}")
        self.ends: Final = (ends[0], ends[1])
        self.icon: Final = record.maybe("icon", ICONS)
        self.number: Final = record.count("number", 10, 1)
        self.water: Final = record.flag("water")
        self.item: Final = record.maybe("item", box.names["item"])


class Location(Component):
    """A place on the map.

    Attributes:
        deck: the encounter deck of its region; the haven deck in a haven.
        pile: the monster tokens that may be placed here.
        strength: the most influence a Shadow Stronghold may hold; 0 elsewhere.
        perilous: whether the sword is printed on it.
        near: the adjacent locations; a path that needs an item makes none.
        x, y: where it lies on the map, in thousandths of its width.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `locations.toml`."""
        super().__init__(index, record)
        self.region: Final = record.one_of("region", box.names["region"])
        self.haven: Final = record.flag("haven")
        haven_deck = box.names["deck"].index(HAVEN_DECK)
        self.deck: Final[int] = haven_deck if self.haven else box.regions[self.region].deck
        self.pile: Final[int] = box.regions[self.region].pile
        self.strength: Final = record.count("strength", 20, 1) if record.has("strength") else 0
        self.perilous: Final = record.flag("perilous")
        self.near: Final = tuple(
            sorted(sum(p.ends) - index for p in box.paths if index in p.ends and p.item < 0)
        )
        self.x: Final = record.count("x", 1000)
        self.y: Final = record.count("y", 1000)
        if self.haven and self.stronghold:
            raise record.wrong("haven", "must not be a stronghold too")

    @property
    def stronghold(self) -> bool:
        """Whether it is a Shadow Stronghold."""
        return self.strength > 0


class Sheet(Component):
    """A hero: where it starts, its attributes, and the power of its sheet.

    Attributes:
        items: what it begins with.
        starting, advanced: its quest cards.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `heroes.toml`."""
        super().__init__(index, record)
        self.start: Final = record.one_of("start", box.names["location"])
        self.attributes: Final = tuple(record.count(attribute, 20) for attribute in ATTRIBUTES)
        self.power: Final = record.word("power", POWERS)
        items = record.some_of("items", box.names["item"]) if record.has("items") else []
        self.items: Final = tuple(items)
        own = [quest for quest in box.quests if quest.hero == index]
        later = [quest.index for quest in own if quest.advanced]
        if len(later) != 1 or len(own) < 2:
            raise record.wrong("id", "must have starting quests and one advanced quest")
        self.starting: Final = tuple(quest.index for quest in own if not quest.advanced)
        self.advanced: Final = later[0]


class Foe(Component):
    """A kind of monster or one of the five minions: what a hero can meet in combat.

    Monsters and minions are numbered together, monsters first.

    Attributes:
        deck: the foe deck it fights with.
        ability: what it adds to its cards in combat.
        stage: the stage at which a minion may enter; 0 for monsters.
        starts: where a minion enters.
        swift: whether a command moves it up to two locations.
        musters: whether monster tokens may be placed within one of it without influence.
        threatens: whether locations within one of it are perilous, havens excepted.
        haunts: whether heroes within one of it cannot rest or heal, save in a haven.
        corrupts: whether it gives a corruption card at the start of combat.
        returns: whether it comes back when defeated.
    """

    def __init__(self, index: int, record: Reader, box: Box, minion: bool) -> None:
        """A record of `foes.toml`."""
        super().__init__(index, record)
        self.minion: Final = minion
        self.fortitude: Final = record.count("fortitude", 20)
        self.strength: Final = record.count("strength", 20)
        self.wisdom: Final = record.count("wisdom", 20)
        self.health: Final = record.count("health", 30, 1)
        self.deck: Final = record.one_of("deck", FOE_DECKS)
        self.ability: Final = box.ability(record, "foe")
        self.stage: Final = record.count("stage", 3, 1) if minion else 0
        starts = record.some_of("starts", box.names["location"]) if minion else []
        self.starts: Final = tuple(starts)
        numbers = record.some_of("powers", FOE_POWERS) if minion else []
        powers = [FOE_POWERS[number] for number in numbers]
        self.swift: Final = "swift" in powers
        self.musters: Final = "musters" in powers
        self.threatens: Final = "threatens" in powers
        self.haunts: Final = "haunts" in powers
        self.corrupts: Final = "corrupts" in powers
        self.returns: Final = "returns" in powers
        if minion and not self.starts:
            raise record.wrong("starts", "must not be empty")
