"""The words of the rule book that data files, states and options use (S1)."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("traveller",)
TRAVELLER: Final = 0
SIDES: Final = ("resource", "hazard")
"""Who controls a card in play."""
RESOURCE, HAZARD = range(2)
NONE: Final = -1

SITE_TYPES: Final = (
    *("haven", "free-hold", "border-hold"),
    *("ruins-and-lairs", "shadow-hold", "dark-hold"),
)
HAVEN, FREE_HOLD, BORDER_HOLD, RUINS, SHADOW_HOLD, DARK_HOLD = range(6)
REGION_TYPES: Final = (
    *("coastal-sea", "free-domain", "border-land"),
    *("wilderness", "shadow-land", "dark-domain"),
)
COASTAL_SEA, FREE_DOMAIN, BORDER_LAND, WILDERNESS, SHADOW_LAND, DARK_DOMAIN = range(6)

SKILLS: Final = ("warrior", "scout", "ranger", "sage", "diplomat")
WARRIOR, SCOUT, RANGER, SAGE, DIPLOMAT = range(5)
RACES: Final = (
    *("dunadan", "elf", "dwarf", "hobbit", "man"),
    *("animal", "awakened-plant", "balrog", "dragon", "drake", "giant", "nazgul", "orc"),
    *("pukel-creature", "slayer", "spider", "troll", "undead", "wolf"),
    *("eagle", "ent", "special", "wose"),
)
"""Of characters, of attacks, and of those that are only in factions and allies."""
DUNADAN, ELF, DWARF, HOBBIT, MAN = range(5)
DRAGONS: Final = (
    *("agburanar", "bairanax", "daelomin", "earcaraxe", "itangast"),
    *("leucaruth", "scatha", "scorba", "smaug"),
)
MANIFESTATIONS: Final = ("creature", "ahunt", "at-home")

ITEM_CLASSES: Final = ("minor", "major", "greater", "gold-ring", "special")
MINOR, MAJOR, GREATER, GOLD_RING, SPECIAL = range(5)
GEAR: Final = ("weapon", "armor", "shield", "helmet")
"""Of each of these a character uses one (S13.16)."""
RINGS: Final = ("the-one-ring", "dwarven-ring", "magic-ring", "lesser-ring")
EVENT_TYPES: Final = ("short", "long", "permanent")
LIMITS: Final = (
    *("unique", "one-in-game", "one-per-character", "one-per-site", "one-per-company"),
    *("one-per-attack", "one-per-nazgul", "one-per-palantir", "one-per-faction"),
    *("one-per-target", "one-per-turn"),
)
KEYWORDS: Final = (
    *("corruption", "environment", "dark-enchantment", "spawn"),
    *("spell", "ritual", "riddling-attempt", "light-enchantment"),
)
SLOTS: Final = (
    *("nazgul", "shadow-hold-creature", "lair-dragon", "ruins-lairs-creature"),
    *("assassin-or-slayer", "pick-pocket", "corruption"),
)
"""The compulsory slots of the hazard deck (S2.7, S2.8)."""

PHASES: Final = (
    *("untap", "organization", "long-event", "movement-hazard", "site", "end-of-turn"),
)
UNTAP, ORGANIZATION, LONG_EVENT, MOVEMENT, SITE, END = range(1, 7)
"""The phases of a turn (S4.1); 0 is before the first."""
WINDOWS: Final = (
    *("organization", "end-of-organization", "long-event", "movement-hazard"),
    *("end-of-movement-hazard", "entering", "site", "before-assignment", "strike"),
    *("influence-check", "corruption-check", "burglary", "any"),
)
"""The moments at which resource cards and powers can be used (S19.6)."""
MOVEMENTS: Final = ("none", "region", "starter", "special")
STANDING, REGION_MOVEMENT, STARTER, SPECIAL_MOVEMENT = range(4)

MARKS: Final = (
    *("tapped", "wounded"),
    *("tried", "powered", "restored"),
    *("until-attack", "until-turn", "until-untap", "until-long-events"),
    *("starting", "second-way", "third-way", "fourth-way", "until-strike"),
    "announced",
)
"""What state a card in play can be in: tapped or wounded (S1.1); tried, where an untapped try to
shed it was made this turn (S6.4); powered, where a Nazgûl has used its power this turn; restored;
until when an event lies in play; announced, for a hazard event that can still be
cancelled (S19.8); starting, for the minor items that the company began with (S2.4);
and in which of its ways a card was played, if not in the first."""
(
    TAPPED,
    WOUNDED,
    TRIED,
    POWERED,
    RESTORED,
    UNTIL_ATTACK,
    UNTIL_TURN,
    UNTIL_UNTAP,
    UNTIL_LONG_EVENTS,
    STARTING,
    SECOND_WAY,
    THIRD_WAY,
    FOURTH_WAY,
    UNTIL_STRIKE,
    ANNOUNCED,
) = range(len(MARKS))
OTHER_WAYS: Final = (SECOND_WAY, THIRD_WAY, FOURTH_WAY)
LASTS: Final = {
    "strike": UNTIL_STRIKE,
    "attack": UNTIL_ATTACK,
    "turn": UNTIL_TURN,
    "until-next-untap": UNTIL_UNTAP,
    "as-long-event": UNTIL_LONG_EVENTS,
}
"""How data files say until when an effect lasts, with the mark of the event that has it."""

FIGURES: Final = (
    *("prowess", "body", "influence", "mind", "corruption", "corruption-check"),
    *("influence-check", "ring-test", "hand-size", "strike-body", "palantir", "protection"),
)
"""The figures of characters and of the company that cards modify."""
DURATIONS: Final = ("attack", "turn", "until-next-untap")

ATTACK_KINDS: Final = ("creature", "automatic", "event")
CREATURE, AUTOMATIC, EVENT = range(3)
KEY_KINDS: Final = ("none", "region-type", "region-name", "site-type", "site-name")
KEYED_NOT, KEYED_REGION_TYPE, KEYED_REGION, KEYED_SITE_TYPE, KEYED_SITE = range(5)
ATTACK_FIGURES: Final = (
    *("strikes", "prowess", "body", "doubled", "halved", "bodiless", "second-strike"),
)
"""What cards change in a whole attack: the number of strikes with what doubles or halves it,
prowess and body, strikes more without body, and strikes more on somebody who has one."""
STRIKES, ATTACK_PROWESS, ATTACK_BODY, DOUBLED, HALVED, BODILESS, SECOND = range(7)
STRIKE_FIGURES: Final = ("prowess", "body", "defence", "own-body")
"""What cards change in one strike: its prowess and body, and the defender's."""
OF_PROWESS, OF_BODY, OF_DEFENCE, OF_OWN_BODY = range(4)
STRIKE_STATES: Final = (
    *("waiting", "fighting", "failed", "defeated", "tied", "succeeded", "cancelled"),
)
WAITING, FIGHTING, FAILED, DEFEATED, TIED, SUCCEEDED, CANCELLED = range(7)
