"""Q5 Combat: how it begins, and its end.

`begin_fight` is the door for every rule and card that brings a hero and a foe together. The
rounds between beginning and end are in `rounds`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.lasting import combat_begins
from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.combat.choices import draw_foe_cards
from mathom.games.quest.combat.defeat import (
    DefeatHero,
    defeat_minion,
    draw_cards,
    spent_out,
)
from mathom.games.quest.combat.rounds import BeginRound
from mathom.games.quest.combat.state import (
    BOTH_DEFEATED,
    FOE_DEFEATED,
    HERO_DEFEATED,
    NONE,
    OURS,
    RETREATED,
    THEIRS,
    Combat,
)
from mathom.games.quest.combat.stats import current_combat
from mathom.games.quest.constants import AGILITY, SAURON, SEATS
from mathom.games.quest.frames import CombatChoice, CombatStep, HeroChoice, HeroStep, LocationStep
from mathom.games.quest.hero.current_turn import Cleanup, end_turn, move_hero, travelling
from mathom.games.quest.hero.growth import GainCorruption
from mathom.games.quest.hero.hand import LAID, holding, keep
from mathom.games.quest.hero.quests import fought
from mathom.games.quest.model.pieces import Token
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.games.quest.sauron.shadows import COMBAT, OfferShadow
from mathom.games.quest.sauron.tokens import discard_token
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.effects import NO_BINDINGS, Bindings, Script, perform
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.schema import new

IRON_WILL: Final = "iron-will"


def begin_fight(
    state: Quest,
    seat: int,
    foe: int,
    *,
    token: int = NONE,
    on_win: Script | None = None,
    bindings: Bindings = NO_BINDINGS,
    goes_on: bool = False,
    agreed: bool = False,
) -> None:
    """Have a hero fight a foe next; in a haven only if the hero allows it (Q5.1).

    Outside havens the combat is there at once, so that cards can change it before it starts.

    Args:
        state: where they meet.
        seat: the hero.
        foe: the monster or minion.
        token: the number of the monster token that fights, which is turned up and, after the
            combat, discarded; NONE for foes that come without one.
        on_win: what follows a victory.
        bindings: of whom that script speaks.
        goes_on: whether the turn goes on although the foe was not defeated.
        agreed: whether the hero has allowed the combat already.
    """
    fight = AllowFight(seat, foe, token, on_win, bindings, goes_on)
    if not agreed and state.box.locations[state.heroes[seat - 1].location].haven:
        state.push(fight)
    else:
        fight.start(state)


class AllowFight(HeroChoice):
    """Whether a hero in a haven allows a combat (Q5.1)."""

    __slots__ = ("bindings", "foe", "goes_on", "on_win", "token")
    __match_args__ = ("seat", "foe", "token", "on_win", "bindings", "goes_on")
    kind = "allow-fight"
    rules = ("Q5.1", "Q3.4")
    acts = ("allow", "refuse")

    def __init__(
        self,
        seat: int,
        foe: int,
        token: int,
        on_win: Script | None,
        bindings: Bindings,
        goes_on: bool,
    ) -> None:
        """As `begin_fight` was asked."""
        super().__init__(seat)
        self.foe: Final = foe
        self.token: Final = token
        self.on_win: Final = on_win
        self.bindings: Final = bindings
        self.goes_on: Final = goes_on

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Begin it, or let it be."""
        if option.kind == "allow":
            self.start(state)
        else:
            state.emit("fight-refused", seat=SEATS[self.seat])

    def start(self, state: Quest) -> None:
        """Set up the combat: what happens at its start, then the hands, then the rounds (Q5.2)."""
        seat = self.seat
        foe = state.box.foes[self.foe]
        power = state.box.sheets[state.heroes[seat - 1].sheet].power
        state.combat = new(
            Combat,
            seat=seat,
            foe=self.foe,
            token=self.token,
            on_win=self.on_win,
            cast=self.bindings,
            goes_on=self.goes_on or power == IRON_WILL or not travelling(state),
            fortitude=foe.fortitude,
            health=foe.health,
        )
        _turn_up(state, self.token)
        state.emit("fight", seat=SEATS[seat], foe=foe.id)
        state.push(*opening(state), BreakOff(seat))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Whom it would combat."""
        return {"foe": state.box.foes[self.foe].id}


def opening(state: Quest) -> tuple[Frame, ...]:
    """The frames of a combat that has just begun, until it is resolved."""
    combat = current_combat(state)
    seat = combat.seat
    corrupts = "corrupts" in state.box.foes[combat.foe].powers
    first: tuple[Frame, ...] = (GainCorruption(seat, 1),) if corrupts else ()
    return (*first, Dread(seat), OfferShadow(COMBAT, seat), Arm(seat))


def _turn_up(state: Quest, number: int) -> None:
    """Turn a monster token up before everybody's eyes."""
    state.tokens = tuple(
        Token(token.number, token.pile, token.location, token.hidden.opened())
        if token.number == number
        else token
        for token in state.tokens
    )


class Dread(CombatStep):
    """At the start of a combat: what the hero's corruption cards do to it (Q5.2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        combat_begins(state, self.seat)


class Arm(CombatStep):
    """Sauron draws the foe's cards; the hero says how much agility it spends (Q5.2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw; a hero that the start of the combat has cost its last card is defeated."""
        combat = current_combat(state)
        us = combat.sides[OURS]
        if us.hurt and spent_out(state, self.seat):
            combat.ending = HERO_DEFEATED
            state.push(Resolve(self.seat))
            return
        us.hurt = False
        draw_foe_cards(state, combat.fortitude, chance)
        state.push(SpendAgility(self.seat), BeginRound(self.seat), Resolve(self.seat))


def agility(state: Quest) -> int:
    """The agility that the hero of the combat can spend, or add to its strength (Q5.2)."""
    combat = current_combat(state)
    if combat.agility != NONE:
        return combat.agility
    return max(0, attribute(state, combat.seat, AGILITY) + combat.more_agility)


class SpendAgility(CombatChoice):
    """How much agility the hero spends: a card for each, strength for what is left (Q5.2)."""

    __slots__ = ()
    kind = "spend-agility"
    public = True
    rules = ("Q5.2",)

    def options(self, state: Quest) -> list[Option]:
        """From none to all of it."""
        return state.box.options["spend-agility"][: agility(state) + 1]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Draw, and be stronger by what is left."""
        combat = current_combat(state)
        combat.unspent = agility(state) - option.value
        state.emit("agility-spent", seat=SEATS[self.seat], count=option.value, left=combat.unspent)
        draw_cards(state, self.seat, option.value, chance)


# The end.


class Resolve(CombatStep):
    """The end of a combat: cards, token, influence, victory or defeat (Q5.14, Q5.15)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """First clear the table, then say what follows; the Finale has its own verdict (Q7.6)."""
        combat = current_combat(state)
        if combat.last:
            return
        box = state.box
        foe = box.foes[combat.foe]
        seat = self.seat
        won = combat.ending == FOE_DEFEATED
        beaten = combat.ending in (FOE_DEFEATED, BOTH_DEFEATED)
        lost = combat.ending in (HERO_DEFEATED, BOTH_DEFEATED)
        break_off(state)
        follow: list[Frame] = []
        if not beaten:
            state.emit("foe-stands", foe=foe.id)
            follow.append(SpreadInfluence(foe.wisdom, 0))
        elif not foe.minion:
            state.emit("foe-defeated", foe=foe.id)
        if combat.ending == RETREATED:
            follow.append(StepBack(seat, combat.retreat))
        elif lost:
            follow.append(DefeatHero(seat))
        elif not won and not combat.goes_on:
            follow.append(TurnOver(seat))
        state.push(Fought(seat, combat.foe, won), *follow)
        if won and combat.on_win is not None:
            perform(state, combat.on_win, combat.cast)
        if beaten and foe.minion:
            defeat_minion(state, combat.foe - box.blank)


def break_off(state: Quest) -> None:
    """Clear the table of a combat: stacks, the foe's cards, the token (Q5.14)."""
    combat = state.combat
    if combat is None:
        return
    held = holding(state, combat.seat)
    held.take_up(LAID)
    keep(state, held)
    theirs = holding(state, SAURON)
    shown = (*combat.sides[THEIRS].stack, *combat.discard)
    if shown or theirs.hand or theirs.zones[LAID]:
        theirs.bury(shown, hand=True, zones=(LAID,))
        keep(state, theirs)
    hero = state.heroes[combat.seat - 1]
    hero.rest = (*hero.rest, *combat.sides[OURS].stack)
    state.combat = None
    if any(token.number == combat.token for token in state.tokens):
        discard_token(state, combat.token)


class BreakOff(Cleanup):
    """Lies below a combat: clears up one that was cut short (Q5.14)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Nothing is left to do after a combat that was fought to its end."""
        break_off(state)


class Fought(HeroStep):
    """After a combat: the quests that asked for it are completed (Q4.5)."""

    __slots__ = ("foe", "won")
    __match_args__ = ("seat", "foe", "won")

    def __init__(self, seat: int, foe: int, won: bool) -> None:
        """The hero of `seat` has fought `foe`."""
        super().__init__(seat)
        self.foe: Final = foe
        self.won: Final = won

    def run(self, state: Quest, chance: Chance) -> None:
        fought(state, self.seat, self.foe, self.won)


class StepBack(LocationStep):
    """A hero that retreats moves to an adjacent location; its turn goes on."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        move_hero(state, self.seat, self.location)


class TurnOver(HeroStep):
    """A foe left standing in the Travel step ends the turn (Q3.9, Q5.15)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        end_turn(state, self.seat)
