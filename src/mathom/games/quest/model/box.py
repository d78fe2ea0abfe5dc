"""What is in the box: the map, the heroes, their foes and every deck, as immutable values.

Components are numbered in the order of the data files; the rules work with the numbers, people
and files with the ids. Cards of one face share a number and say how many copies there are.
`loading` fills the box from the data files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from mathom.games.quest.model.fields import (
    BindingsField,
    EffectField,
    Flag,
    Maybe,
    Numbers,
    ScriptField,
    Signed,
)
from mathom.kernel.fields import Field, Name, Names
from mathom.kernel.option import OptionTable

if TYPE_CHECKING:
    from mathom.games.quest.cards.script import Condition, Effect, Filter, Requirement, Script
    from mathom.games.quest.combat.abilities import Ability

SAURON: Final = 0
"""The seat of Sauron; the seats after it are heroes."""
SEATS: Final = ("sauron", "hero-1", "hero-2", "hero-3")

Attribute = Literal["fortitude", "strength", "agility", "wisdom"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)
FORTITUDE: Final = 0
STRENGTH: Final = 1
AGILITY: Final = 2
WISDOM: Final = 3

Terrain = Literal["plains", "hills", "forest", "mountains", "swamp"]
ICONS: Final[tuple[Terrain, ...]] = get_args(Terrain)
ANY_CARD: Final = -1
"""The icon of a path that any one card crosses."""

Marker = Literal["heroes", "ring", "conquest", "corruption"]
MARKERS: Final[tuple[Marker, ...]] = get_args(Marker)
"""The four story markers: the heroes' green one, then Sauron's yellow, red and black."""
HEROES: Final = 0
RING: Final = 1
CONQUEST: Final = 2
CORRUPTION: Final = 3

Track = Literal["influence", "cards", "command"]
TRACKS: Final[tuple[Track, ...]] = get_args(Track)
"""The three action tracks."""

BEGINNINGS: Final = ("at-once", "next-turn", "next-combat")
"""From when on a corruption card works that a hero gains."""
COMMANDS: Final = ("monster", "minion", "new-monster")
"""Whom Sauron commands (Q2.12)."""

MELEE: Final = 0
RANGED: Final = 1
CardType = Literal["melee", "ranged"]
TYPES: Final[tuple[CardType, ...]] = get_args(CardType)

FOE_DECKS: Final = ("zealot", "ravager", "behemoth")
SOURCES: Final = ("seed", "reference", "reconstructed", "custom")


class Location:
    """A place on the map.

    Attributes:
        region: its colour on the map.
        deck: the encounter deck of its region; the haven deck in a haven.
        pile: the monster tokens that may be placed here.
        strength: the most influence a Shadow Stronghold may hold; 0 elsewhere.
        perilous: whether the sword is printed on it.
        near: the adjacent locations, in order of number.
        x, y: where it lies on the map, in thousandths of its width.
    """

    __slots__ = (
        "deck",
        "haven",
        "id",
        "index",
        "near",
        "perilous",
        "pile",
        "region",
        "source",
        "strength",
        "x",
        "y",
    )

    def __init__(
        self,
        index: int,
        id: str,
        region: int,
        deck: int,
        pile: int,
        haven: bool,
        strength: int,
        perilous: bool,
        near: tuple[int, ...],
        x: int,
        y: int,
        source: str,
    ) -> None:
        """A location as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.region: Final = region
        self.deck: Final = deck
        self.pile: Final = pile
        self.haven: Final = haven
        self.strength: Final = strength
        self.perilous: Final = perilous
        self.near: Final = near
        self.x: Final = x
        self.y: Final = y
        self.source: Final = source

    @property
    def stronghold(self) -> bool:
        """Whether it is a Shadow Stronghold."""
        return self.strength > 0


class Path:
    """A way between two locations and what it asks of a hero (Q3.6).

    Attributes:
        icon: the icon that one card must show, or ANY_CARD.
        number: how many cards of any icon do instead.
        water: whether a Boat helps.
        item: the item without which the path does not exist, or -1.
    """

    __slots__ = ("ends", "icon", "index", "item", "number", "source", "water")

    def __init__(
        self,
        index: int,
        ends: tuple[int, int],
        icon: int,
        number: int,
        water: bool,
        item: int,
        source: str,
    ) -> None:
        """A path as its record says."""
        self.index: Final = index
        self.ends: Final = ends
        self.icon: Final = icon
        self.number: Final = number
        self.water: Final = water
        self.item: Final = item
        self.source: Final = source


class Card:
    """A card that can be played in combat: of a hero's deck, a skill, or of a foe's deck.

    Attributes:
        icons: what it pays for on a journey; none on a foe's card.
        type: MELEE or RANGED.
        cost: the strength it takes.
        ability: what it does in combat.
        owner: the hero whose deck it is of; -1 for skills and foes' cards.
        deck: the foe deck it is of; -1 for heroes' cards and skills.
        copies: how many there are.
    """

    __slots__ = (
        "ability",
        "attack",
        "copies",
        "cost",
        "deck",
        "defense",
        "icons",
        "id",
        "index",
        "owner",
        "source",
        "type",
    )

    def __init__(
        self,
        index: int,
        id: str,
        icons: tuple[int, ...],
        type: int,
        cost: int,
        attack: int,
        defense: int,
        ability: Ability,
        owner: int,
        deck: int,
        copies: int,
        source: str,
    ) -> None:
        """A card as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.icons: Final = icons
        self.type: Final = type
        self.cost: Final = cost
        self.attack: Final = attack
        self.defense: Final = defense
        self.ability: Final = ability
        self.owner: Final = owner
        self.deck: Final = deck
        self.copies: Final = copies
        self.source: Final = source


class Sheet:
    """A hero: where it starts, its attributes, and the power of its sheet.

    Attributes:
        attributes: fortitude, strength, agility, wisdom.
        power: one of POWERS.
        items: what it begins with.
        starting, advanced: its quest cards.
    """

    __slots__ = (
        "advanced",
        "attributes",
        "id",
        "index",
        "items",
        "power",
        "source",
        "start",
        "starting",
    )

    def __init__(
        self,
        index: int,
        id: str,
        start: int,
        attributes: tuple[int, int, int, int],
        power: str,
        items: tuple[int, ...],
        starting: tuple[int, ...],
        advanced: int,
        source: str,
    ) -> None:
        """A hero as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.start: Final = start
        self.attributes: Final = attributes
        self.power: Final = power
        self.items: Final = items
        self.starting: Final = starting
        self.advanced: Final = advanced
        self.source: Final = source


POWERS: Final = ("scout", "survivalist", "noble-bloodline", "expert-rider", "iron-will")
"""What the five sheets grant, each to its hero alone."""


class Foe:
    """A kind of monster or one of the five minions: what a hero can meet in combat.

    Monsters and minions are numbered together, monsters first.

    Attributes:
        deck: the foe deck it fights with.
        ability: what it adds to its cards in combat.
        minion: whether it is a minion.
        stage: the stage at which a minion may enter; 0 for monsters.
        starts: where a minion enters.
        swift: whether a command moves it up to two locations.
        musters: whether monster tokens may be placed within one of it without influence.
        threatens: whether locations within one of it are perilous, havens excepted.
        haunts: whether heroes within one of it cannot rest or heal, save in a haven.
        corrupts: whether it gives a corruption card at the start of combat.
        returns: whether it comes back when defeated.
    """

    __slots__ = (
        "ability",
        "corrupts",
        "deck",
        "fortitude",
        "haunts",
        "health",
        "id",
        "index",
        "minion",
        "musters",
        "returns",
        "source",
        "stage",
        "starts",
        "strength",
        "swift",
        "threatens",
        "wisdom",
    )

    def __init__(
        self,
        index: int,
        id: str,
        fortitude: int,
        strength: int,
        wisdom: int,
        health: int,
        deck: int,
        ability: Ability,
        stage: int,
        starts: tuple[int, ...],
        powers: tuple[str, ...],
        source: str,
    ) -> None:
        """A foe as its record says; `powers` are some of FOE_POWERS."""
        self.index: Final = index
        self.id: Final = id
        self.fortitude: Final = fortitude
        self.strength: Final = strength
        self.wisdom: Final = wisdom
        self.health: Final = health
        self.deck: Final = deck
        self.ability: Final = ability
        self.minion: Final = stage > 0
        self.stage: Final = stage
        self.starts: Final = starts
        self.swift: Final = "swift" in powers
        self.musters: Final = "musters" in powers
        self.threatens: Final = "threatens" in powers
        self.haunts: Final = "haunts" in powers
        self.corrupts: Final = "corrupts" in powers
        self.returns: Final = "returns" in powers
        self.source: Final = source


FOE_POWERS: Final = ("swift", "musters", "threatens", "haunts", "corrupts", "returns")


class Plot:
    """A plot card of Sauron (Q2.3).

    Attributes:
        marker: the story marker it advances.
        advance: by how many spaces in each Story step.
        price: the favor that discards it.
        influence: what the Shadow Pool must hold to play it.
        location: the location it affects; -1 when Sauron chooses one that `sites` allows.
        sites: which locations may be chosen, or None.
        requirement: what must be true to play it, or None.
        setup: what a starting plot does at the beginning of the game; empty for others.
        on_play: what happens when it is played.
        ongoing: what works while it is active.
        gollum: whether its title names Gollum.
        starting: whether the game begins with one of these.
        copies: how many there are.
    """

    __slots__ = (
        "advance",
        "copies",
        "gollum",
        "id",
        "index",
        "influence",
        "location",
        "marker",
        "on_play",
        "ongoing",
        "price",
        "requirement",
        "setup",
        "sites",
        "source",
        "starting",
    )

    def __init__(
        self,
        index: int,
        id: str,
        starting: bool,
        copies: int,
        marker: int,
        advance: int,
        price: int,
        influence: int,
        location: int,
        sites: Filter | None,
        requirement: Condition | None,
        setup: Script,
        on_play: Script,
        ongoing: Script,
        gollum: bool,
        source: str,
    ) -> None:
        """A plot as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.starting: Final = starting
        self.copies: Final = copies
        self.marker: Final = marker
        self.advance: Final = advance
        self.price: Final = price
        self.influence: Final = influence
        self.location: Final = location
        self.sites: Final = sites
        self.requirement: Final = requirement
        self.setup: Final = setup
        self.on_play: Final = on_play
        self.ongoing: Final = ongoing
        self.gollum: Final = gollum
        self.source: Final = source


WINDOWS: Final = (
    "action-step",
    "hero-turn",
    "arrival",
    "combat",
    "defeat",
)
"""When a shadow card may be played: in Sauron's Action step, at the start of a hero's turn,
after a hero enters a location, at the start of a combat, after a hero was defeated."""

PARTS: Final = ("start", "rest", "ambush", "travel", "arrival", "explore", "encounter")
"""The parts of a hero's turn: the moment before Rest, the four steps, and within Travel what
happens on arrival and while exploring (Q3.1 to Q3.13)."""


class Shadow:
    """A shadow card: played at its moment, with so much influence in the Shadow Pool."""

    __slots__ = (
        "condition",
        "copies",
        "effects",
        "id",
        "index",
        "influence",
        "source",
        "window",
    )

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        influence: int,
        window: int,
        condition: Condition | None,
        effects: Script,
        source: str,
    ) -> None:
        """A shadow card as its record says; `window` numbers one of WINDOWS."""
        self.index: Final = index
        self.id: Final = id
        self.copies: Final = copies
        self.influence: Final = influence
        self.window: Final = window
        self.condition: Final = condition
        self.effects: Final = effects
        self.source: Final = source


class Corruption:
    """A corruption card: it stays with the hero, unless it works at once.

    Attributes:
        price: the favor that discards it when resting; -1 for a card that is never held.
        begins: from when on it works while held, one of BEGINNINGS (Q9.102).
        effects: what it does while held, or at once.
    """

    __slots__ = ("begins", "effects", "id", "index", "price", "source")

    def __init__(
        self, index: int, id: str, price: int, begins: int, effects: Script, source: str
    ) -> None:
        """A corruption card as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.price: Final = price
        self.begins: Final = begins
        self.effects: Final = effects
        self.source: Final = source


class Peril:
    """A peril card and where it can strike (Q3.11)."""

    __slots__ = ("effects", "id", "index", "locations", "source")

    def __init__(
        self, index: int, id: str, locations: frozenset[int], effects: Script, source: str
    ) -> None:
        """A peril as its record says; `locations` are all where it applies."""
        self.index: Final = index
        self.id: Final = id
        self.locations: Final = locations
        self.effects: Final = effects
        self.source: Final = source


class Encounter:
    """An encounter card of one of the six decks (Q3.13).

    Attributes:
        locations: all where it applies.
        quest: whether it stays with the hero as a quest.
        effects: what happens when it is resolved; for a quest, when it is drawn.
        requirement: what completes the quest, or None.
        reward: what completing it brings.
    """

    __slots__ = (
        "deck",
        "effects",
        "id",
        "index",
        "locations",
        "priority",
        "quest",
        "requirement",
        "reward",
        "source",
    )

    def __init__(
        self,
        index: int,
        id: str,
        deck: int,
        priority: int,
        locations: frozenset[int],
        quest: bool,
        effects: Script,
        requirement: Requirement | None,
        reward: Script,
        source: str,
    ) -> None:
        """An encounter as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.deck: Final = deck
        self.priority: Final = priority
        self.locations: Final = locations
        self.quest: Final = quest
        self.effects: Final = effects
        self.requirement: Final = requirement
        self.reward: Final = reward
        self.source: Final = source


class QuestCard:
    """A starting or advanced quest of one hero (Q1.2, Q4.5).

    Attributes:
        setup: what is done when the quest is dealt.
        guarded: a location where a combat takes the place of the encounter while the quest is
            open, or -1; `guard` is the monster met there, and defeating it completes the quest.
    """

    __slots__ = (
        "advanced",
        "guard",
        "guarded",
        "hero",
        "id",
        "index",
        "requirement",
        "reward",
        "setup",
        "source",
    )

    def __init__(
        self,
        index: int,
        id: str,
        hero: int,
        advanced: bool,
        setup: Script,
        guarded: int,
        guard: int,
        requirement: Requirement,
        reward: Script,
        source: str,
    ) -> None:
        """A quest as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.hero: Final = hero
        self.advanced: Final = advanced
        self.setup: Final = setup
        self.guarded: Final = guarded
        self.guard: Final = guard
        self.requirement: Final = requirement
        self.reward: Final = reward
        self.source: Final = source


class Mission:
    """A secret mission of one side, and when it is fulfilled (Q1.7, Q7.1)."""

    __slots__ = ("condition", "id", "index", "sauron", "source")

    def __init__(
        self, index: int, id: str, sauron: bool, condition: Condition, source: str
    ) -> None:
        """A mission as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.sauron: Final = sauron
        self.condition: Final = condition
        self.source: Final = source


KEPT: Final = ("discard", "current", "given")
"""What becomes of an event: it is discarded, stays as the current one, or goes to a hero."""


class Event:
    """An event card of one stage (Q2.4).

    Attributes:
        favor: the locations that get a favor each.
        characters: pairs of a character and the location it goes to.
        marker: where the event marker stands, or -1.
        kept: one of KEPT.
        effects: what happens when it is drawn.
        on_explore: what a hero may do who explores at the marker; for a given card, its holder.
        ongoing: what works while it is the current event.
    """

    __slots__ = (
        "characters",
        "effects",
        "favor",
        "id",
        "index",
        "kept",
        "marker",
        "on_explore",
        "ongoing",
        "priority",
        "source",
        "stage",
    )

    def __init__(
        self,
        index: int,
        id: str,
        stage: int,
        priority: int,
        favor: tuple[int, ...],
        characters: tuple[tuple[int, int], ...],
        marker: int,
        kept: str,
        effects: Script,
        on_explore: Script,
        ongoing: Script,
        source: str,
    ) -> None:
        """An event as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.stage: Final = stage
        self.priority: Final = priority
        self.favor: Final = favor
        self.characters: Final = characters
        self.marker: Final = marker
        self.kept: Final = kept
        self.effects: Final = effects
        self.on_explore: Final = on_explore
        self.ongoing: Final = ongoing
        self.source: Final = source


class Character:
    """A character that heroes consult: so much favor, or its ability (Q3.12)."""

    __slots__ = ("ability", "favor", "id", "index", "source")

    def __init__(self, index: int, id: str, favor: int, ability: Script, source: str) -> None:
        """A character as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.favor: Final = favor
        self.ability: Final = ability
        self.source: Final = source


class Item:
    """An item card, and what works while a hero holds it."""

    __slots__ = ("copies", "effects", "id", "index", "source")

    def __init__(self, index: int, id: str, copies: int, effects: Script, source: str) -> None:
        """An item as its record says."""
        self.effects: Final = effects
        self.index: Final = index
        self.id: Final = id
        self.copies: Final = copies
        self.source: Final = source


class Figures:
    """The numbers of the rule book and the board.

    Attributes:
        shadow_falls, finale: spaces of the story track.
        stages: the last space of each stage.
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

    __slots__ = (
        "action_tokens",
        "actions",
        "dark_path",
        "finale",
        "heal",
        "levels",
        "plot_spaces",
        "pool_per_stage",
        "shadow_falls",
        "stages",
        "story_advance",
        "to_pool",
        "tracks",
    )

    def __init__(
        self,
        shadow_falls: int,
        stages: tuple[int, int, int],
        story_advance: int,
        actions: tuple[int, ...],
        tracks: tuple[tuple[int, ...], ...],
        action_tokens: int,
        pool_per_stage: int,
        to_pool: int,
        plot_spaces: int,
        heal: int,
        levels: int,
        dark_path: int,
    ) -> None:
        """As `board.toml` says; the Finale is the last space of the last stage."""
        self.shadow_falls: Final = shadow_falls
        self.stages: Final = stages
        self.finale: Final = stages[-1]
        self.story_advance: Final = story_advance
        self.actions: Final = actions
        self.tracks: Final = tracks
        self.action_tokens: Final = action_tokens
        self.pool_per_stage: Final = pool_per_stage
        self.to_pool: Final = to_pool
        self.plot_spaces: Final = plot_spaces
        self.heal: Final = heal
        self.levels: Final = levels
        self.dark_path: Final = dark_path


OPTION_KINDS: Final[tuple[tuple[str, str], ...]] = (
    # Q1 setup
    ("hero", "hero"),
    # Q2 Sauron's turn
    ("marker", "marker"),
    ("enter", "location"),
    ("play-plot", "plot"),
    ("drop-plot", "space"),
    ("affect", "location"),
    ("action", "track"),
    ("shadow", "shadow"),
    ("spread", "location"),
    ("keep-shadow", "shadow"),
    ("keep-plot", "plot"),
    ("bury-plot", "plot"),
    ("move-token", "token"),
    ("draw-token", "pile"),
    ("move-minion", "minion"),
    ("heal", "minion"),
    ("to", "location"),
    # Q3 hero's turn
    ("redeem", "corruption"),
    ("scout", "location"),
    ("attack-token", "token"),
    ("attack", "minion"),
    ("fight-as", "foe"),
    ("go", "location"),
    ("spend", "card"),
    ("peril", "peril"),
    ("ask-favor-of", "character"),
    ("ask-help-of", "character"),
    ("complete", "quest"),
    ("complete-errand", "encounter"),
    ("foil", "plot"),
    ("follow", "event"),
    ("trade", "seat"),
    ("call", "seat"),
    ("give-item", "item"),
    ("want-item", "item"),
    ("give-errand", "encounter"),
    ("want-errand", "encounter"),
    # Q4 growth
    ("learn", "card"),
    ("tempt", "corruption"),
    ("shed", "corruption"),
    ("discard", "card"),
    # What cards ask
    ("choose", "label"),
    ("name-hero", "seat"),
    ("name-character", "character"),
    ("name-place", "location"),
    ("name-minion", "minion"),
    ("name-token", "token"),
    ("name-plot", "plot"),
    ("name-shadow", "shadow"),
    ("name-attribute", "attribute"),
    ("name-corruption", "corruption"),
    ("name-item", "item"),
    ("name-card", "card"),
    # Q5 combat
    ("spend-agility", "count"),
    ("play", "card"),
    ("take-back", "card"),
    ("name-type", "type"),
    ("retreat", "location"),
    # Q6 damage and defeat
    ("suffer", "card"),
    ("lose-item", "item"),
    ("haven", "location"),
    # Q7 finale
    ("champion", "seat"),
)
"""Options that name one component each: the kind of act and the role of what it names.

`box.options[kind]` has one option per component of the role, in the order of its numbers. Kept
in the order of the rule book's chapters.
"""

ACTS: Final[tuple[str, ...]] = (
    "pass",
    "to-pool",
    "rest",
    "recover",
    "study",
    "allow",
    "refuse",
    "call-peril",
    "draw-more",
    "none",
    "explore",
    "stop",
    "surrender",
    "take-favor",
    "dark-path",
    "done",
    "give-favor",
    "want-favor",
    "propose",
    "withdraw",
    "accept",
    "decline",
    "to-top",
    "to-bottom",
    "to-hand",
    "to-play",
    "fight-on",
    "exhausted",
    "draw-from-rest",
    "draw-from-life",
    "draw-from-deck",
    "suffer-unseen",
    "lose-favor",
    "enough",
)
"""Options that name nothing: `box.act[kind]`."""

MOST_COUNTED: Final = 30
"""The largest number that an option of the role `count` can name."""


class Components:
    """Every list of components as the data files give it, handed to the box."""

    __slots__ = (
        "cards",
        "characters",
        "corruption",
        "decks",
        "encounters",
        "events",
        "figures",
        "foes",
        "items",
        "labels",
        "locations",
        "missions",
        "paths",
        "perils",
        "pile_tokens",
        "piles",
        "plots",
        "quests",
        "regions",
        "shadows",
        "sheets",
    )

    def __init__(self, figures: Figures) -> None:
        """Nothing yet but the figures."""
        self.figures = figures
        self.locations: tuple[Location, ...] = ()
        self.paths: tuple[Path, ...] = ()
        self.regions: tuple[str, ...] = ()
        self.decks: tuple[str, ...] = ()
        self.piles: tuple[str, ...] = ()
        self.pile_tokens: tuple[tuple[int, ...], ...] = ()
        self.cards: tuple[Card, ...] = ()
        self.sheets: tuple[Sheet, ...] = ()
        self.foes: tuple[Foe, ...] = ()
        self.plots: tuple[Plot, ...] = ()
        self.shadows: tuple[Shadow, ...] = ()
        self.corruption: tuple[Corruption, ...] = ()
        self.perils: tuple[Peril, ...] = ()
        self.encounters: tuple[Encounter, ...] = ()
        self.quests: tuple[QuestCard, ...] = ()
        self.missions: tuple[Mission, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.characters: tuple[Character, ...] = ()
        self.items: tuple[Item, ...] = ()
        self.labels: tuple[str, ...] = ()


class Box:
    """Every component of the game, what follows from them, and the options that name them.

    Attributes:
        regions, decks, piles: ids of the regions, the encounter decks and the token piles.
        pile_tokens: the faces of each pile's monster tokens: monsters, and `blank`.
        blank: the face of a token without a monster; also the first minion among the foes.
        monsters, minions: the foes of each kind; minion m is the foe `blank + m`.
        labels: what scripts call the ways to choose between.
        scripts, effects: of all cards, in the order of their numbers.
        distance: how many steps lie between two locations.
        paths_from: the paths from each location, those included that need an item.
        strongholds, havens: these locations.
        hero_decks, foe_decks, skills, plot_deck, shadow_deck, event_decks, encounter_decks: the
            cards with which each deck begins, copies and all.
        starting_plots: the plots of which the game begins with one.
        types: the type of each combat card.
        names: the ids of all components by role; their order is that of the numbers.
        fields: how each attribute of a frame is written.
        table, options, act: every option, those of a kind, and those that name nothing.
    """

    __slots__ = (
        "act",
        "blank",
        "cards",
        "characters",
        "corruption",
        "decks",
        "distance",
        "effects",
        "encounter_decks",
        "encounters",
        "event_decks",
        "events",
        "fields",
        "figures",
        "foe_decks",
        "foes",
        "havens",
        "hero_decks",
        "items",
        "labels",
        "locations",
        "minions",
        "missions",
        "monsters",
        "names",
        "option_table",
        "options",
        "paths",
        "paths_from",
        "perils",
        "pile_tokens",
        "piles",
        "plot_deck",
        "plots",
        "quests",
        "regions",
        "scripts",
        "shadow_deck",
        "shadows",
        "sheets",
        "skills",
        "starting_plots",
        "strongholds",
        "types",
    )

    def __init__(
        self, parts: Components, scripts: tuple[Script, ...], effects: tuple[Effect, ...]
    ) -> None:
        """Close the box: work out what follows from the components and intern the options."""
        self.figures: Final = parts.figures
        self.locations: Final = parts.locations
        self.paths: Final = parts.paths
        self.regions: Final = parts.regions
        self.decks: Final = parts.decks
        self.piles: Final = parts.piles
        self.pile_tokens: Final = parts.pile_tokens
        self.cards: Final = parts.cards
        self.types: Final = tuple(card.type for card in parts.cards)
        self.sheets: Final = parts.sheets
        self.foes: Final = parts.foes
        self.minions: Final = tuple(foe for foe in parts.foes if foe.minion)
        self.monsters: Final = tuple(foe for foe in parts.foes if not foe.minion)
        self.blank: Final = len(self.monsters)
        self.plots: Final = parts.plots
        self.shadows: Final = parts.shadows
        self.corruption: Final = parts.corruption
        self.perils: Final = parts.perils
        self.encounters: Final = parts.encounters
        self.quests: Final = parts.quests
        self.missions: Final = parts.missions
        self.events: Final = parts.events
        self.characters: Final = parts.characters
        self.items: Final = parts.items
        self.labels: Final = parts.labels
        self.scripts: Final = scripts
        self.effects: Final = effects
        self.distance: Final = tuple(
            _distances(parts.locations, start) for start in range(len(parts.locations))
        )
        self.paths_from: Final = tuple(
            tuple(path for path in parts.paths if location.index in path.ends)
            for location in parts.locations
        )
        self.strongholds: Final = tuple(
            location.index for location in parts.locations if location.stronghold
        )
        self.havens: Final = tuple(location.index for location in parts.locations if location.haven)
        self.hero_decks: Final = tuple(
            _copies([card for card in parts.cards if card.owner == sheet.index])
            for sheet in parts.sheets
        )
        self.foe_decks: Final = tuple(
            _copies([card for card in parts.cards if card.deck == deck])
            for deck in range(len(FOE_DECKS))
        )
        self.skills: Final = _copies([c for c in parts.cards if c.owner < 0 and c.deck < 0])
        self.plot_deck: Final = tuple(
            plot.index for plot in parts.plots if not plot.starting for _ in range(plot.copies)
        )
        self.starting_plots: Final = tuple(p.index for p in parts.plots if p.starting)
        self.shadow_deck: Final = tuple(
            shadow.index for shadow in parts.shadows for _ in range(shadow.copies)
        )
        self.event_decks: Final = tuple(
            tuple(event.index for event in parts.events if event.stage == stage)
            for stage in range(1, len(parts.figures.stages) + 1)
        )
        self.encounter_decks: Final = tuple(
            tuple(card.index for card in parts.encounters if card.deck == deck)
            for deck in range(len(parts.decks))
        )
        self.names: Final = names_of(parts)
        self.fields: Final = frame_fields(self.names, scripts, effects)
        table = OptionTable()
        self.option_table: Final = table
        self.options: Final = {
            kind: [
                table.add(kind, number, **{role: id}) for number, id in enumerate(self.names[role])
            ]
            for kind, role in OPTION_KINDS
        }
        self.act: Final = {kind: table.add(kind) for kind in ACTS}


def names_of(parts: Components) -> dict[str, tuple[str, ...]]:
    """The ids of components, and of what else the rules number, by role.

    Called by the loader, which needs them to compile scripts, and by the box.
    """
    monsters = tuple(foe.id for foe in parts.foes if not foe.minion)
    return {
        "seat": SEATS,
        "attribute": ATTRIBUTES,
        "icon": ICONS,
        "marker": MARKERS,
        "track": TRACKS,
        "type": TYPES,
        "window": WINDOWS,
        "foe-deck": FOE_DECKS,
        "location": tuple(location.id for location in parts.locations),
        "path": tuple(
            ":".join(parts.locations[end].id for end in path.ends) for path in parts.paths
        ),
        "region": parts.regions,
        "deck": parts.decks,
        "pile": parts.piles,
        "card": tuple(card.id for card in parts.cards),
        "hero": tuple(sheet.id for sheet in parts.sheets),
        "foe": tuple(foe.id for foe in parts.foes),
        "monster": monsters,
        "minion": tuple(foe.id for foe in parts.foes if foe.minion),
        "face": (*monsters, "blank"),
        "token": tuple(str(number) for number in range(1 + sum(map(len, parts.pile_tokens)))),
        "space": tuple(str(space + 1) for space in range(parts.figures.plot_spaces)),
        "plot": tuple(plot.id for plot in parts.plots),
        "shadow": tuple(shadow.id for shadow in parts.shadows),
        "corruption": tuple(card.id for card in parts.corruption),
        "peril": tuple(peril.id for peril in parts.perils),
        "encounter": tuple(encounter.id for encounter in parts.encounters),
        "quest": tuple(quest.id for quest in parts.quests),
        "mission": tuple(mission.id for mission in parts.missions),
        "event": tuple(event.id for event in parts.events),
        "character": tuple(character.id for character in parts.characters),
        "item": tuple(item.id for item in parts.items),
        "label": parts.labels,
        "count": tuple(str(number) for number in range(MOST_COUNTED + 1)),
    }


def frame_fields(
    names: dict[str, tuple[str, ...]], scripts: tuple[Script, ...], effects: tuple[Effect, ...]
) -> dict[str, Field]:
    """How each attribute of a frame is written: a name means the same in every frame."""
    return {
        "script": ScriptField(scripts),
        "on_win": ScriptField(scripts),
        "effect": EffectField(effects),
        "cast": BindingsField(SEATS),
        "seat": Name(SEATS),
        "whom": Name(SEATS),
        "from_hand": Field(),
        "goes_on": Flag(),
        "won": Flag(),
        "count": Field(),
        "at": Field(),
        "space": Field(),
        "to_pool": Field(),
        "keep": Field(),
        "musters": Field(),
        "kinds": Names(COMMANDS),
        "number": Field(),
        "numbers": Numbers(),
        "location": Maybe(names["location"]),
        "locations": Names(names["location"]),
        "path": Maybe(names["path"]),
        "foe": Maybe(names["foe"]),
        "minion": Maybe(names["minion"]),
        "minions": Names(names["minion"]),
        "pile": Maybe(names["pile"]),
        "token": Maybe(names["token"]),
        "card": Maybe(names["card"]),
        "cards": Names(names["card"]),
        "plot": Maybe(names["plot"]),
        "shadow": Maybe(names["shadow"]),
        "corruption": Maybe(names["corruption"]),
        "peril": Maybe(names["peril"]),
        "perils": Names(names["peril"]),
        "encounter": Maybe(names["encounter"]),
        "encounters": Names(names["encounter"]),
        "event": Maybe(names["event"]),
        "events": Names(names["event"]),
        "character": Maybe(names["character"]),
        "item": Maybe(names["item"]),
        "quest": Maybe(names["quest"]),
        "marker": Maybe(MARKERS),
        "track": Maybe(TRACKS),
        "window": Name(WINDOWS),
        "part": Name(PARTS),
        "second": Flag(),
        "favor": Signed(),
        "given": Names(names["item"]),
        "asked": Names(names["item"]),
        "errands": Names(names["encounter"]),
        "wanted": Names(names["encounter"]),
        "attribute": Maybe(ATTRIBUTES),
    }


def _copies(cards: list[Card]) -> tuple[int, ...]:
    return tuple(card.index for card in cards for _ in range(card.copies))


def _distances(locations: tuple[Location, ...], start: int) -> tuple[int, ...]:
    """How many steps each location is from `start`; -1 for one that no path leads to."""
    steps = [-1] * len(locations)
    steps[start] = 0
    reached = [start]
    for location in reached:
        for end in locations[location].near:
            if steps[end] < 0:
                steps[end] = steps[location] + 1
                reached.append(end)
    return tuple(steps)
