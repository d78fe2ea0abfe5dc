"""The state of a game: where every die and card is, and what is going on."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mathom.games.dice.box import SEATS, Box, Card
from mathom.games.dice.faces import NONE, Face, Figures
from mathom.games.dice.language import Ability
from mathom.games.dice.variants import Settings
from mathom.kernel import declaring
from mathom.kernel.chance import Chance
from mathom.kernel.declared_state import DeclaredState

MANY: Final = 1_000
AREAS: Final = ("bag", "active", "muster", "prepared", "spent", "used", "aside")
"""Where a player's dice can be (R3.2); aside lies what waits for the next turn (R7.23)."""
SHOWING: Final = ("active", "muster", "prepared", "spent")
"""Where dice keep the face that they show."""
SCORE, DICE, WAR, RECRUIT, CLEAN_UP = range(1, 6)
"""The phases of a Fellowship turn (R7.24); those of a Sauron turn are numbered likewise."""
ATTACKED, CORRUPTING, ADVANCING, ROLLING = range(2, 6)


@dataclass(eq=False, init=False, repr=False, slots=True)
class Side:
    """A player's Glory, and the six areas with the dice of the collection (R3.2).

    Attributes:
        aside: dice that join the Active Pool once the turn is over (R7.23).
    """

    glory: int = declaring.count(MANY)
    bag: tuple[int, ...] = declaring.zone("die")
    active: tuple[int, ...] = declaring.zone("die")
    muster: tuple[int, ...] = declaring.zone("die")
    prepared: tuple[int, ...] = declaring.zone("die")
    spent: tuple[int, ...] = declaring.zone("die")
    used: tuple[int, ...] = declaring.zone("die")
    aside: tuple[int, ...] = declaring.zone("die")


@dataclass(eq=False, init=False, repr=False, slots=True)
class Sauron:
    """What lies on the mat of Sauron.

    Attributes:
        marked: the dice under a Corruption marker: no forces, and no targets (R7.19).
        dazzled: the dice that count 0 in this attack (R12.11).
        corruption: the points on the mat; `delayed` are those that the Ring has left there for the
            next Sauron turn (R14.1).
        shielded: whether the Ring protects the Ringbearer's Units in this turn (R9.1).
        left: what is left of the attack on the player who defends now.
        cloak: what the defender's Units have more in defense in this attack.
    """

    active: tuple[int, ...] = declaring.zone("die")
    muster: tuple[int, ...] = declaring.zone("die")
    destroyed: tuple[int, ...] = declaring.zone("die")
    marked: int = declaring.mask("die")
    dazzled: int = declaring.mask("die")
    corruption: int = declaring.count(MANY)
    delayed: int = declaring.count(MANY)
    shielded: bool = declaring.flag()
    left: int = declaring.count(MANY)
    cloak: int = declaring.count(MANY)


@dataclass(eq=False, init=False, repr=False, slots=True)
class War:
    """An attack on Sauron that is going on.

    Attributes:
        lenders: the players whose Prepared Units attack along (R7.14).
        facing: the kinds of enemies that lay face up when the attack began (R7.13).
        extra: what used Artifacts add to the total.
        settled: whether the total is, so that targets are chosen.
        total: what is left of it then.
        bonus: how much of the total came from abilities that may be left unused (R7.28).
        destroyed: the kinds of the enemies that were destroyed.
        sent: how many Units each player has lent that crush instead, and are home already (R14.41).
    """

    lenders: int = declaring.mask("seat")
    facing: int = declaring.mask("enemy")
    extra: int = declaring.count(MANY)
    settled: bool = declaring.flag()
    total: int = declaring.count(MANY)
    bonus: int = declaring.count(MANY)
    destroyed: tuple[int, ...] = declaring.names("enemy")
    sent: list[int] = declaring.tally("seat", MANY)


@dataclass(eq=False, init=False, repr=False, slots=True)
class Dice(DeclaredState):
    """Everything that is true of a game at one moment.

    Attributes:
        turn: whose Fellowship turn it is, or NONE in a Sauron turn and before the first.
        phase: the phase of the turn, from 1; 0 before the first turn.
        ringbearer: who has the One Ring.
        fellowship: the points that are there to be used in this turn (R7.10).
        rows: the cards in the Wilds; `wilds` the dice on each card.
        outside: the cards that are not in the game, or not yet; `box_dice` such dice.
        guards: the dice on each enemy card, and `guarded` the row that it stands beside.
        corrupted: the cards under a Corruption marker.
        faces: what each die shows, from 1; 0 if it was not rolled since it came there.
        bearers: the Unit that each Artifact is attached to, or NONE.
        war: the attack that is going on.
        played: for each sort of dice the card that they belong to in this game, or NONE.
    """

    box: Box = declaring.shared()
    settings: Settings = declaring.shared()
    round: int = declaring.count(MANY)
    turn: int = declaring.maybe("seat")
    phase: int = declaring.count(5)
    ringbearer: int = declaring.name("seat")
    location: int = declaring.name("location")
    fellowship: int = declaring.count(MANY)
    sides: list[Side] = declaring.part_list(Side, 2, len(SEATS))
    sauron: Sauron = declaring.part(Sauron)
    rows: list[tuple[int, ...]] = declaring.each("row", declaring.zone("card"))
    wilds: list[tuple[int, ...]] = declaring.each("card", declaring.zone("die"))
    outside: tuple[int, ...] = declaring.zone("card")
    box_dice: tuple[int, ...] = declaring.zone("die")
    guards: list[tuple[int, ...]] = declaring.each("enemy-set", declaring.zone("die"))
    guarded: list[int] = declaring.whereabouts("enemy-set", "row")
    corrupted: int = declaring.mask("card")
    faces: list[int] = declaring.tally("die", 6)
    bearers: list[int] = declaring.whereabouts("die", "die")
    war: War | None = declaring.maybe_part(War)
    played: tuple[int, ...] = declaring.derived(())

    @property
    def players(self) -> int:
        return len(self.sides)

    def imagine(self, seat: int | None, chance: Chance) -> Dice:
        """Everybody knows everything."""
        return self.copy()

    # What a die is.

    def face_of(self, die: int) -> Face:
        """What a die shows, nothing if it was not rolled."""
        return self.box.faces[self.box.sort_of[die]][self.faces[die]]

    def card_of(self, die: int) -> int:
        """The card that a die belongs to in this game, or NONE for an enemy die."""
        return self.played[self.box.sort_of[die]]

    def cards(self) -> Iterable[Card]:
        """The cards in the Wilds, row by row."""
        return [self.box.cards[card] for row in self.rows for card in row]

    def works(self, die: int, moment: str) -> tuple[Ability, ...]:
        """What the card of a die can do with what the die shows, at a moment (R2.5)."""
        sort = self.box.sort_of[die]
        face, card = self.faces[die], self.played[sort]
        if not face or card < 0:
            return ()
        return self.box.cards[card].works[face - 1].get(moment, ())

    def unit(self, die: int) -> Figures | None:
        """The Unit that a die is, if it is one."""
        return self.box.faces[self.box.sort_of[die]][self.faces[die]].unit

    def units(self, dice: tuple[int, ...]) -> list[int]:
        """Those of some dice that are Units."""
        if not dice:
            return []
        sort_of, faces, shown = self.box.sort_of, self.box.faces, self.faces
        return [die for die in dice if faces[sort_of[die]][shown[die]].unit is not None]

    def loose(self, seat: int) -> list[int]:
        """The Artifacts in a Muster Area that are not attached to a Unit."""
        muster, bearers = self.sides[seat].muster, self.bearers
        if not muster:
            return []
        return [die for die in muster if bearers[die] < 0 and self.face_of(die).artifact]

    def attached(self, unit: int) -> list[int]:
        """The Artifacts on a Unit."""
        bearers = self.bearers
        return [die for die in self.box.artifact_dice if bearers[die] == unit]

    def distinct(self, dice: Sequence[int]) -> list[int]:
        """Those of some dice that differ in what they are, show or bear, the first of each.

        The others are interchangeable with them, so only the lowest-numbered of them is offered.
        """
        seen: set[object] = set()
        found: list[int] = []
        for die, look in zip(dice, self._looks(dice), strict=True):
            if look not in seen:
                seen.add(look)
                found.append(die)
        return found

    def groups(self, dice: Sequence[int]) -> list[list[int]]:
        """Some dice, those that are interchangeable together."""
        found: dict[object, list[int]] = {}
        for die, look in zip(dice, self._looks(dice), strict=True):
            found.setdefault(look, []).append(die)
        return list(found.values())

    def _looks(self, dice: Sequence[int]) -> list[object]:
        """What is equal for those dice that are interchangeable: what they show, and bear."""
        sort_of, faces, bearers = self.box.sort_of, self.faces, self.bearers
        looks = self.box.looks
        found: list[object] = [looks[sort_of[die]][faces[die]] for die in dice]
        bearing = [bearers[die] for die in self.box.artifact_dice if bearers[die] >= 0]
        if bearing:
            for n, die in enumerate(dice):
                if bearers[die] >= 0:
                    found[n] = (found[n], -1 - bearers[die])
                elif die in bearing:
                    borne = sorted(looks[sort_of[it]][faces[it]] for it in self.attached(die))
                    found[n] = (found[n], *borne)
        return found

    # Moving dice.

    def move(self, seat: int, die: int, start: str, end: str) -> None:
        """A die of a player goes from one area to another, and what is attached to it along."""
        if start in ("muster", "prepared"):
            self.bearers[die] = NONE
            for borne in self.attached(die):
                self._put(seat, borne, start, end)
                if end not in ("muster", "prepared"):
                    self.bearers[borne] = NONE
        self._put(seat, die, start, end)

    def _put(self, seat: int, die: int, start: str, end: str) -> None:
        side = self.sides[seat]
        setattr(side, start, without(getattr(side, start), die))
        setattr(side, end, including(getattr(side, end), die))
        if end not in SHOWING:
            self.faces[die] = 0

    def send(self, seat: int, die: int, start: str, area: str) -> None:
        """The same, and everybody is told."""
        self.emit_die("move", seat, die, start=start, area=area)
        self.move(seat, die, start, area)

    # Sauron's side.

    def forces(self) -> list[int]:
        """The enemy Units of Sauron that are under no marker (R8.3)."""
        sauron = self.sauron
        return [
            die
            for die in sauron.muster
            if not sauron.marked >> die & 1 and self.enemy(die) is not None
        ]

    def enemy(self, die: int) -> Figures | None:
        """The Unit that an enemy die is: what it shows, or what an Eye is at the Location."""
        face = self.face_of(die)
        return self.box.locations[self.location].become if face.eye else face.unit

    def kind_of(self, die: int) -> int:
        """The kind of an enemy die that is a Unit."""
        face = self.face_of(die)
        return self.box.locations[self.location].enemy if face.eye else face.enemy

    def facing(self) -> int:
        """The kinds of enemies that lie face up, as they were when the attack began (R7.13)."""
        if self.war is not None:
            return self.war.facing
        return sum({1 << self.kind_of(die) for die in self.forces()})

    # Figures that are asked for again and again.

    def limit(self) -> int:
        """How many corrupted cards lose the game (R8.13, R11.3)."""
        return self.box.numbers.limits[self.players - 2] + self.settings.more_cards

    def emit_die(self, kind: str, seat: int, die: int, **args: int | str) -> None:
        """Tell what happened to a die of a player, with the card it belongs to."""
        if self.events is not None:
            card = self.box.cards[self.card_of(die)].id
            self.emit(kind, seat=SEATS[seat], die=self.box.names["die"][die], card=card, **args)

    def gain(self, seat: int, count: int, **why: str) -> None:
        """A player gains Glory; `why` names the die or the card that brings it."""
        if count:
            self.sides[seat].glory += count
            self.emit("glory", seat=SEATS[seat], count=count, **why)


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """An area without a die."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def including(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """An area with a die more, in order of number."""
    at = bisect(dice, die)
    return (*dice[:at], die, *dice[at:])


def set_played(state: Dice) -> None:
    """Note which card each sort of dice belongs to: that in the Wilds, or its only one."""
    played = [NONE] * len(state.box.sorts)
    for card in state.cards():
        played[card.sort] = card.index
    state.played = tuple(played)
