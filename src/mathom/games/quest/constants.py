"""What Quest's rules number besides the components, and the kinds of options."""

from __future__ import annotations

from typing import Final, Literal, get_args

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
HAVEN_DECK: Final = "haven"
"""The encounter deck that is drawn from in every haven."""

WINDOWS: Final = ("action-step", "hero-turn", "arrival", "combat", "defeat")
"""When a shadow card may be played: in Sauron's Action step, at the start of a hero's turn,
after a hero enters a location, at the start of a combat, after a hero was defeated."""

PARTS: Final = ("start", "rest", "ambush", "travel", "arrival", "explore", "encounter")
"""The parts of a hero's turn: the moment before Rest, the four steps, and within Travel what
happens on arrival and while exploring (Q3.1 to Q3.13)."""

KEPT: Final = ("discard", "current", "given")
"""What becomes of an event: it is discarded, stays as the current one, or goes to a hero."""

POWERS: Final = ("scout", "survivalist", "noble-bloodline", "expert-rider", "iron-will")
"""What the five sheets grant, each to its hero alone."""

FOE_POWERS: Final = ("swift", "musters", "threatens", "haunts", "corrupts", "returns")
"""What the five minions can do, each some of it: a command moves it up to two locations, monster
tokens may be placed within one of it without influence, locations within one of it are perilous,
heroes within one of it cannot rest or heal, it gives a corruption card at the start of combat, it
comes back when defeated; havens are neither perilous nor too near to rest in."""

MOST_COUNTED: Final = 30
"""The largest number that an option of the role `count` can name."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "attribute": ATTRIBUTES,
    "icon": ICONS,
    "marker": MARKERS,
    "track": TRACKS,
    "type": TYPES,
    "window": WINDOWS,
    "foe-deck": FOE_DECKS,
    "count": tuple(str(number) for number in range(MOST_COUNTED + 1)),
}
"""What is numbered like the components of the box, by role."""

OPTION_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("hero",),
    "marker": ("marker",),
    "track": ("action",),
    "space": ("drop-plot",),
    "plot": ("play-plot", "keep-plot", "bury-plot", "foil", "name-plot"),
    "shadow": ("shadow", "keep-shadow", "name-shadow"),
    "pile": ("draw-token",),
    "token": ("move-token", "attack-token", "name-token"),
    "minion": ("move-minion", "heal", "attack", "name-minion"),
    "foe": ("fight-as",),
    "location": (
        *("enter", "affect", "spread", "to"),
        *("scout", "go", "name-place", "retreat", "haven"),
    ),
    "card": ("spend", "learn", "discard", "name-card", "play", "take-back", "suffer"),
    "type": ("name-type",),
    "count": ("spend-agility",),
    "attribute": ("name-attribute",),
    "corruption": ("redeem", "tempt", "shed", "name-corruption"),
    "peril": ("peril",),
    "event": ("follow",),
    "quest": ("complete",),
    "encounter": ("complete-errand", "give-errand", "want-errand"),
    "item": ("give-item", "want-item", "name-item", "lose-item"),
    "character": ("ask-favor-of", "ask-help-of", "name-character"),
    "seat": ("trade", "call", "name-hero", "champion"),
    "label": ("choose",),
}
"""The kinds of options that name one component each, by its role.

`box.options[kind]` has one option per component of the role, in the order of its numbers.
"""

ACTS: Final = (
    *("pass", "none", "done", "enough", "stop", "allow", "refuse", "accept", "decline"),
    *("to-pool", "to-top", "to-bottom", "to-hand", "to-play"),
    *("rest", "recover", "study", "explore", "surrender", "take-favor", "dark-path"),
    *("call-peril", "draw-more"),
    *("give-favor", "want-favor", "propose", "withdraw"),
    *("fight-on", "exhausted", "draw-from-rest", "draw-from-life", "draw-from-deck"),
    *("suffer-unseen", "lose-favor"),
)
"""The kinds of options that name nothing: `box.act[kind]`."""
