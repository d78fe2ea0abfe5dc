"""Q3.4, Q3.8 Attacks: which monster or minion meets the hero, and whether in a haven at all."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import stand_in
from mathom.games.quest.combat.lifecycle import begin_fight
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import AboutHero, HeroChoice, HeroStep, TurnStep
from mathom.games.quest.hero.current_turn import AMBUSH, PhaseMarker
from mathom.games.quest.hero.perils import FacePeril, perilous
from mathom.games.quest.model.pieces import NOWHERE, Token
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.tokens import discard_token, token, tokens_at
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option


def minions_at(state: Quest, location: int) -> list[int]:
    """The minions at a location."""
    return [minion for minion, where in enumerate(state.minions) if where == location]


def enemies_at(state: Quest, location: int) -> bool:
    """Whether a monster token, blank or not, or a minion is at a location."""
    return bool(minions_at(state, location)) or bool(tokens_at(state, location))


class Allow(HeroChoice):
    """In a haven a token only attacks if the hero allows it; else it stays face down (Q9.80)."""

    __slots__ = ("token",)
    __match_args__ = ("seat", "token")
    kind = "allow"
    rules = ("Q5.1", "Q3.4")
    acts = ("allow", "refuse")

    def __init__(self, seat: int, token: int) -> None:
        """`token` is the number of the token."""
        super().__init__(seat)
        self.token: Final = token

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Turn it up, or leave it."""
        if option.kind == "allow":
            turn_token(state, self.seat, self.token)


class Attack(AboutHero):
    """Sauron must attack with one monster or minion where the hero stands (Q3.4, Q3.8, Q9.22).

    On arrival at a perilous location he may have a peril befall the hero instead.
    """

    __slots__ = ()
    at_once = True
    kind = "attack"
    public = True
    rules = ("Q3.8", "Q3.4")

    def options(self, state: Quest) -> list[Option]:
        """The tokens, then the minions."""
        box = state.box
        here = state.heroes[self.whom - 1].location
        found = [box.options["attack-token"][there.number] for there in tokens_at(state, here)]
        found.extend(box.options["attack"][minion] for minion in minions_at(state, here))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind == "attack":
            begin_fight(state, self.whom, state.box.minions[option.value].index)
        elif state.box.locations[state.heroes[self.whom - 1].location].haven:
            state.push(Allow(self.whom, option.value))
        else:
            turn_token(state, self.whom, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Which hero, and where it stands."""
        hero = state.heroes[self.whom - 1]
        location = state.box.locations[hero.location].id
        return {**super().prompt_args(state), "location": location}


class Confront(Attack):
    """On arrival at a perilous location with enemies: an attack or a peril (Q3.8)."""

    __slots__ = ()
    kind = "confront"
    rules = ("Q3.8", "Q3.11")

    def options(self, state: Quest) -> list[Option]:
        """The enemies, and a peril."""
        return [*super().options(state), state.box.act["call-peril"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Attack, or draw perils."""
        if option.kind == "call-peril":
            state.push(FacePeril(self.whom))
        else:
            super().take(state, option, chance)


def turn_token(state: Quest, seat: int, number: int) -> None:
    """Turn up the monster token that attacks a hero; a blank one is discarded (Q3.10)."""
    turned = _open(state, number)
    box = state.box
    face = turned.hidden.card
    if face == box.blank:
        discard_token(state, number)
        return
    state.emit("turn-token", seat=SEATS[seat], foe=box.foes[face].id)
    instead = stand_in(state, turned.location)
    if instead not in (NOWHERE, face):
        state.push(FightAs(seat, number, instead))
    else:
        begin_fight(state, seat, face, token=number, agreed=True)


def _open(state: Quest, number: int) -> Token:
    """Turn a token up before everybody's eyes."""
    down = token(state, number)
    opened = Token(down.number, down.pile, down.location, down.hidden.opened())
    state.tokens = tuple(opened if other is down else other for other in state.tokens)
    return opened


class FightAs(AboutHero):
    """An active plot lets Sauron send another monster in place of the one turned up."""

    __slots__ = ("foe", "token")
    __match_args__ = ("whom", "token", "foe")
    kind = "fight-as"
    rules = ("Q3.8",)

    def __init__(self, whom: int, token: int, foe: int) -> None:
        """The token may fight the hero of seat `whom` as `foe`."""
        super().__init__(whom)
        self.token: Final = token
        self.foe: Final = foe

    def options(self, state: Quest) -> list[Option]:
        """As what is on the token, or as the other."""
        fight_as = state.box.options["fight-as"]
        return [fight_as[self._face(state)], fight_as[self.foe]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        begin_fight(state, self.whom, option.value, token=self.token, agreed=True)

    def _face(self, state: Quest) -> int:
        return token(state, self.token).hidden.card


def attack(state: Quest, seat: int) -> None:
    """Have Sauron attack a hero where it stands, if anybody is there to do so (Q3.4)."""
    if enemies_at(state, state.heroes[seat - 1].location):
        state.push(Attack(seat))


class Arrive(HeroStep):
    """A hero has entered a location: Sauron must attack or have a peril befall it (Q3.8)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Whatever of the two is possible; the choice is his if both are."""
        here = state.heroes[self.seat - 1].location
        if not perilous(state, self.seat, here):
            attack(state, self.seat)
        elif enemies_at(state, here):
            state.push(Confront(self.seat))
        else:
            state.push(FacePeril(self.seat))


class AmbushStep(TurnStep):
    """The Ambush step of a hero's turn, unless a shadow card has taken its place (Q3.4)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Have Sauron attack, if anybody is there to do so."""
        if not state.turn.no_ambush:
            state.push(PhaseMarker(self.seat, AMBUSH))
            attack(state, self.seat)
