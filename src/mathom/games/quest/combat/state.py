"""The combat that is being fought, as a value (Q5).

What a combat needs to remember lies here and nowhere else: which card each side has chosen, the
two stacks, what counts this round, what next. The rules that change it are in `combat`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import FOE_DECKS
from mathom.kernel import declaring
from mathom.kernel.effects import NO_BINDINGS, Bindings, Script
from mathom.kernel.fields import MOST
from mathom.kernel.pile import Clue, HiddenCard

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest

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


def hero_pool(state: Quest, combat: Combat) -> str:
    """The pool of the hero's cards in a combat."""
    return f"cards of {combat.seat}"


def foe_pool(state: Quest, combat: Combat) -> str:
    """The pool of the foe's cards in a combat."""
    return f"foe deck {FOE_DECKS[state.box.foes[combat.foe].deck]}"


def stack_pool(state: Quest, fighter: Fighter) -> str:
    """The pool of the cards that a side has played."""
    combat = state.combat
    assert combat is not None
    return (hero_pool if fighter is combat.ours else foe_pool)(state, combat)


@dataclass(eq=False, init=False, repr=False, slots=True)
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

    exhausted: bool = declaring.flag()
    stack: tuple[int, ...] = declaring.zone("card", pool=stack_pool)
    before: int = declaring.maybe("card")
    named: int = declaring.maybe("type")
    naming: int = declaring.maybe("type")
    type_before: int = declaring.maybe("type")
    hurt: bool = declaring.flag()
    card: int = declaring.maybe("card")
    cancelled: bool = declaring.flag()
    free: bool = declaring.flag()
    attack: int = declaring.count(MOST)
    defense: int = declaring.count(MOST)
    attack_to: int = declaring.maybe_count(MOST)
    defense_to: int = declaring.maybe_count(MOST)
    taken: int = declaring.count(MOST)
    struck: int = declaring.count(MOST)
    doomed: bool = declaring.flag()

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


@dataclass(eq=False, init=False, repr=False, slots=True)
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
        ours, theirs: the hero's side and the foe's.
        lied: whether the foe has used an ability that works once per combat.
        feared: whether the hero must play a random card this round.
        fresh: the hero's corruption cards that it has gained in this combat, in the order they
            came.
        ending: one of ENDINGS, by number.
        retreat: the location to which the hero retreats, or NONE.
    """

    seat: int = declaring.name("seat")
    foe: int = declaring.name("foe")
    token: int = declaring.maybe_count(MOST)
    on_win: Script | None = declaring.as_in_frames("on_win")
    cast: Bindings = declaring.as_in_frames("bindings", NO_BINDINGS)
    goes_on: bool = declaring.flag()
    last: bool = declaring.flag()
    fortitude: int = declaring.count(MOST)
    health: int = declaring.count(MOST)
    damage: int = declaring.count(MOST)
    agility: int = declaring.maybe_count(MOST)
    more_agility: int = declaring.count(MOST, -MOST)
    more_strength: int = declaring.count(MOST, -MOST)
    unspent: int = declaring.count(MOST)
    round: int = declaring.count(MOST)
    foe_hand: tuple[HiddenCard, ...] = declaring.hand_of("card", pool=foe_pool)
    hero_down: HiddenCard | None = declaring.maybe_hidden_card("card", pool=hero_pool)
    foe_down: HiddenCard | None = declaring.maybe_hidden_card("card", pool=foe_pool)
    clues: tuple[Clue, ...] = declaring.clues_on(pool=foe_pool)
    discard: tuple[int, ...] = declaring.zone("card", pool=foe_pool)
    ours: Fighter = declaring.part(Fighter, stored_as="hero")
    theirs: Fighter = declaring.part(Fighter, stored_as="enemy")
    lied: bool = declaring.flag()
    feared: bool = declaring.flag()
    fresh: tuple[int, ...] = declaring.names("corruption")
    ending: int = declaring.name("ending")
    retreat: int = declaring.maybe("location")

    @property
    def sides(self) -> tuple[Fighter, Fighter]:
        """Both sides, by their numbers."""
        return self.ours, self.theirs

    def laid(self) -> tuple[HiddenCard, ...]:
        """The card that the hero has laid before it, if there is one."""
        return () if self.hero_down is None else (self.hero_down,)
