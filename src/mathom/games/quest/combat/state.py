"""The combat that is being fought, as a value (Q5).

What a combat needs to remember lies here and nowhere else: which card each side has chosen, the
two stacks, what counts this round, what next. The rules that change it are in `combat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import SEATS, TYPES
from mathom.games.quest.model.fields import (
    read_clues,
    read_flag,
    read_maybe,
    read_slips,
    write_clues,
    write_maybe,
    write_slips,
)
from mathom.kernel.effects import Bindings, Script
from mathom.kernel.fields import MOST

if TYPE_CHECKING:
    from mathom.games.quest.model.box import Box
    from mathom.kernel.pile import Clue, HiddenCard
    from mathom.kernel.reading import Reader
    from mathom.kernel.state import Json

NONE: Final = -1
"""No card, no type, no token, no limit."""

OURS: Final = 0
"""The hero's side of a combat."""
THEIRS: Final = 1
"""The foe's side, which Sauron plays."""
SIDES: Final = (OURS, THEIRS)

ENDINGS: Final = ("none", "hero", "foe", "both", "drawn", "retreat")
"""How a combat has ended: not yet, by the hero's defeat, the foe's, both at once, by both being
exhausted, by the hero's retreat."""
RUNNING: Final = 0
HERO_DEFEATED: Final = 1
FOE_DEFEATED: Final = 2
BOTH_DEFEATED: Final = 3
DRAWN: Final = 4
RETREATED: Final = 5


class Fighter:
    """One side of a combat.

    Attributes:
        exhausted: whether it plays no more cards (Q5.8).
        stack: the cards it has played, the first played lowest, which is first.
        card: what it has played this round, or NONE.
        cancelled: whether that card is cancelled (Q5.10).
        free: whether that card costs nothing and leaves the stack after the round.
        attack, defense: what abilities have added this round.
        attack_to, defense_to: what its printed values are reduced to this round, or NONE.
        taken: the damage dealt to it this round, and `struck` the part of it that the
            opponent's card dealt in the damage part.
        hurt: whether damage was dealt to it since defeat was last looked at (Q6.3).
        doomed: whether it is defeated in the damage part whatever the damage.
        before: the card of the round before whose "next round" ability works now, or NONE.
        named: the type named for that ability, or NONE; `naming` the one named this round.
        type_before: the type of the card of the round before, or NONE.
    """

    __slots__ = (
        "attack",
        "attack_to",
        "before",
        "cancelled",
        "card",
        "defense",
        "defense_to",
        "doomed",
        "exhausted",
        "free",
        "hurt",
        "named",
        "naming",
        "stack",
        "struck",
        "taken",
        "type_before",
    )

    def __init__(self) -> None:
        """A side that has not played yet."""
        self.exhausted = False
        self.stack: tuple[int, ...] = ()
        self.before = NONE
        self.named = NONE
        self.naming = NONE
        self.type_before = NONE
        self.hurt = False
        self.card = NONE
        self.cancelled = False
        self.free = False
        self.attack = 0
        self.defense = 0
        self.attack_to = NONE
        self.defense_to = NONE
        self.taken = 0
        self.struck = 0
        self.doomed = False

    def copy(self) -> Fighter:
        """The same side, to be changed on its own."""
        fighter = Fighter()
        fighter.exhausted = self.exhausted
        fighter.stack = self.stack
        fighter.before = self.before
        fighter.named = self.named
        fighter.naming = self.naming
        fighter.type_before = self.type_before
        fighter.hurt = self.hurt
        fighter.card = self.card
        fighter.cancelled = self.cancelled
        fighter.free = self.free
        fighter.attack = self.attack
        fighter.defense = self.defense
        fighter.attack_to = self.attack_to
        fighter.defense_to = self.defense_to
        fighter.taken = self.taken
        fighter.struck = self.struck
        fighter.doomed = self.doomed
        return fighter

    def next_round(self, before: int, type_before: int) -> None:
        """Forget what was only true of one round; `before` goes on working in the next."""
        self.before = before
        self.type_before = type_before
        self.named = self.naming
        self.naming = NONE
        self.card = NONE
        self.cancelled = False
        self.free = False
        self.attack = 0
        self.defense = 0
        self.attack_to = NONE
        self.defense_to = NONE
        self.taken = 0
        self.struck = 0
        self.doomed = False


class Combat:
    """A combat of one hero with one monster or minion.

    Attributes:
        seat, foe: who fights.
        token: the number of the monster token that fights, or NONE.
        on_win, cast: the script that follows a victory, and of whom it speaks; None for none.
        goes_on: whether the turn goes on although the foe was not defeated (Q5.15).
        last: whether it is the combat of the Finale (Q7.5).
        fortitude, health: the foe's, which only the Finale changes (Q7.4).
        damage: the damage on a monster; a minion's is among the state's `wounds`.
        agility: what the hero's agility is set to, or NONE.
        more_agility, more_strength: what shadow cards add to the hero's attributes.
        unspent: the agility that was not spent and adds to strength (Q5.2).
        round: which round is being fought, from 1; 0 before the first.
        foe_hand: the foe's cards, which Sauron alone sees.
        hero_down, foe_down: the card that lies before each side this round, not yet part of its
            stack; None while there is none.
        clues: what the hero knows of several of the foe's cards together.
        discard: the foe's cards that were discarded from its hand, face up.
        sides: the hero's side and the foe's.
        lied: whether the foe has used an ability that works once per combat.
        feared: whether the hero must play a random card this round.
        fresh: the hero's corruption cards that it has gained in this combat, in the order they
            came.
        ending: one of ENDINGS, by number.
        retreat: the location to which the hero retreats, or NONE.
    """

    __slots__ = (
        "agility",
        "cast",
        "clues",
        "damage",
        "discard",
        "ending",
        "feared",
        "foe",
        "foe_down",
        "foe_hand",
        "fortitude",
        "fresh",
        "goes_on",
        "health",
        "hero_down",
        "last",
        "lied",
        "more_agility",
        "more_strength",
        "on_win",
        "retreat",
        "round",
        "seat",
        "sides",
        "token",
        "unspent",
    )

    def __init__(
        self,
        seat: int,
        foe: int,
        token: int,
        on_win: Script | None,
        cast: Bindings,
        goes_on: bool,
        last: bool,
        fortitude: int,
        health: int,
    ) -> None:
        """A combat before its first round."""
        self.seat: Final = seat
        self.foe: Final = foe
        self.token: Final = token
        self.on_win: Final = on_win
        self.cast: Final = cast
        self.goes_on: Final = goes_on
        self.last: Final = last
        self.fortitude: Final = fortitude
        self.health: Final = health
        self.damage = 0
        self.agility = NONE
        self.more_agility = 0
        self.more_strength = 0
        self.unspent = 0
        self.round = 0
        self.foe_hand: tuple[HiddenCard, ...] = ()
        self.hero_down: HiddenCard | None = None
        self.foe_down: HiddenCard | None = None
        self.clues: tuple[Clue, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.sides = (Fighter(), Fighter())
        self.lied = False
        self.feared = False
        self.fresh: tuple[int, ...] = ()
        self.ending = RUNNING
        self.retreat = NONE

    def copy(self) -> Combat:
        """The same combat, to be changed on its own."""
        combat = Combat(
            self.seat,
            self.foe,
            self.token,
            self.on_win,
            self.cast,
            self.goes_on,
            self.last,
            self.fortitude,
            self.health,
        )
        combat.damage = self.damage
        combat.agility = self.agility
        combat.more_agility = self.more_agility
        combat.more_strength = self.more_strength
        combat.unspent = self.unspent
        combat.round = self.round
        combat.foe_hand = self.foe_hand
        combat.hero_down = self.hero_down
        combat.foe_down = self.foe_down
        combat.clues = self.clues
        combat.discard = self.discard
        combat.sides = (self.sides[OURS].copy(), self.sides[THEIRS].copy())
        combat.lied = self.lied
        combat.feared = self.feared
        combat.fresh = self.fresh
        combat.ending = self.ending
        combat.retreat = self.retreat
        return combat

    def laid(self) -> tuple[HiddenCard, ...]:
        """The card that the hero has laid before it, if there is one."""
        return _some(self.hero_down)

    def hero_cards(self) -> list[int]:
        """The hero's cards that lie in this combat, for counting."""
        down = [] if self.hero_down is None else [self.hero_down.card]
        return [*self.sides[OURS].stack, *down]

    def foe_cards(self) -> list[int]:
        """The foe's cards that have left its deck for this combat, for counting."""
        down = [] if self.foe_down is None else [self.foe_down.card]
        hand = [slip.card for slip in self.foe_hand]
        return [*self.sides[THEIRS].stack, *self.discard, *down, *hand]

    def data(self, box: Box) -> Json:
        """The combat as JSON with component ids, secrets included."""
        cards = box.names["card"]
        return {
            "seat": SEATS[self.seat],
            "foe": box.foes[self.foe].id,
            "token": None if self.token == NONE else self.token,
            "on_win": box.fields["on_win"].write(self.on_win),
            "cast": box.fields["bindings"].write(self.cast),
            "goes_on": self.goes_on,
            "last": self.last,
            "fortitude": self.fortitude,
            "health": self.health,
            "damage": self.damage,
            "agility": None if self.agility == NONE else self.agility,
            "more_agility": self.more_agility,
            "more_strength": self.more_strength,
            "unspent": self.unspent,
            "round": self.round,
            "foe_hand": write_slips(self.foe_hand, cards, SEATS),
            "hero_down": write_slips(_some(self.hero_down), cards, SEATS),
            "foe_down": write_slips(_some(self.foe_down), cards, SEATS),
            "clues": write_clues(self.clues, SEATS),
            "discard": [cards[card] for card in self.discard],
            "hero": _side_data(self.sides[OURS], cards),
            "enemy": _side_data(self.sides[THEIRS], cards),
            "lied": self.lied,
            "feared": self.feared,
            "fresh": [box.names["corruption"][card] for card in self.fresh],
            "ending": ENDINGS[self.ending],
            "retreat": write_maybe(self.retreat, box.names["location"]),
        }


def _some(slip: HiddenCard | None) -> tuple[HiddenCard, ...]:
    return () if slip is None else (slip,)


def _side_data(side: Fighter, cards: Sequence[str]) -> Json:
    return {
        "exhausted": side.exhausted,
        "stack": [cards[card] for card in side.stack],
        "before": write_maybe(side.before, cards),
        "named": write_maybe(side.named, TYPES),
        "naming": write_maybe(side.naming, TYPES),
        "type_before": write_maybe(side.type_before, TYPES),
        "hurt": side.hurt,
        "card": write_maybe(side.card, cards),
        "cancelled": side.cancelled,
        "free": side.free,
        "attack": side.attack,
        "defense": side.defense,
        "attack_to": None if side.attack_to == NONE else side.attack_to,
        "defense_to": None if side.defense_to == NONE else side.defense_to,
        "taken": side.taken,
        "struck": side.struck,
        "doomed": side.doomed,
    }


def read_fight(reader: Reader, box: Box) -> Combat:
    """The combat that `Combat.data` wrote."""
    cards = box.names["card"]
    on_win = box.fields["on_win"].read(reader, "on_win")
    cast = box.fields["bindings"].read(reader, "cast")
    assert on_win is None or isinstance(on_win, Script)
    assert isinstance(cast, Bindings)
    combat = Combat(
        reader.one_of("seat", SEATS),
        reader.one_of("foe", box.names["foe"]),
        _number(reader, "token"),
        on_win,
        cast,
        read_flag(reader, "goes_on"),
        read_flag(reader, "last"),
        reader.count("fortitude", MOST),
        reader.count("health", MOST),
    )
    combat.damage = reader.count("damage", MOST)
    combat.agility = _number(reader, "agility")
    combat.more_agility = reader.count("more_agility", MOST, -MOST)
    combat.more_strength = reader.count("more_strength", MOST, -MOST)
    combat.unspent = reader.count("unspent", MOST)
    combat.round = reader.count("round", MOST)
    combat.foe_hand = read_slips(reader, "foe_hand", cards, SEATS)
    combat.hero_down = _one(reader, "hero_down", cards)
    combat.foe_down = _one(reader, "foe_down", cards)
    combat.clues = read_clues(reader, "clues", SEATS)
    combat.discard = tuple(reader.some_of("discard", cards))
    combat.sides = (
        _read_side(reader.table("hero"), cards),
        _read_side(reader.table("enemy"), cards),
    )
    combat.lied = read_flag(reader, "lied")
    combat.feared = read_flag(reader, "feared")
    combat.fresh = tuple(reader.some_of("fresh", box.names["corruption"]))
    combat.ending = reader.one_of("ending", ENDINGS)
    combat.retreat = read_maybe(reader, "retreat", box.names["location"])
    if not combat.seat:
        raise reader.wrong("seat", "quest-field-fighter", {})
    reader.end()
    return combat


def _read_side(reader: Reader, cards: Sequence[str]) -> Fighter:
    side = Fighter()
    side.exhausted = read_flag(reader, "exhausted")
    side.stack = tuple(reader.some_of("stack", cards))
    side.before = read_maybe(reader, "before", cards)
    side.named = read_maybe(reader, "named", TYPES)
    side.naming = read_maybe(reader, "naming", TYPES)
    side.type_before = read_maybe(reader, "type_before", TYPES)
    side.hurt = read_flag(reader, "hurt")
    side.card = read_maybe(reader, "card", cards)
    side.cancelled = read_flag(reader, "cancelled")
    side.free = read_flag(reader, "free")
    side.attack = reader.count("attack", MOST)
    side.defense = reader.count("defense", MOST)
    side.attack_to = _number(reader, "attack_to")
    side.defense_to = _number(reader, "defense_to")
    side.taken = reader.count("taken", MOST)
    side.struck = reader.count("struck", MOST)
    side.doomed = read_flag(reader, "doomed")
    reader.end()
    return side


def _number(reader: Reader, field: str) -> int:
    return NONE if reader.value(field) is None else reader.count(field, MOST)


def _one(reader: Reader, field: str, cards: Sequence[str]) -> HiddenCard | None:
    slips = read_slips(reader, field, cards, SEATS)
    if len(slips) > 1:
        raise reader.wrong(field, "quest-field-one-card", {})
    return slips[0] if slips else None
