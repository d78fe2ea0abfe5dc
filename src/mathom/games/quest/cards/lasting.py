"""Lasting effects: what works for as long as a card lies there.

They are never carried out. Rules that need a number, a ban or a reaction ask about them, through
`modifiers` or through the functions here. This module knows no rules, for most of them need it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.language import QUEST, Place, place
from mathom.games.quest.constants import BEGINNINGS, MARKERS, SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.effects import Bindings, Effect, Lasting, Script, perform
from mathom.kernel.flow import Modify
from mathom.kernel.language import called, one_of, script, words

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option

CONSULTS: Final = "hero-consults-character"
STORY_STEP: Final = "story-step"
COMBAT_START: Final = "combat-start"
SHADOW_PLAYED: Final = "shadow-card-played-on-my-turn"

NEXT_TURN: Final = BEGINNINGS.index("next-turn")
NEXT_COMBAT: Final = BEGINNINGS.index("next-combat")

BANS: Final = ("rest", "draw-encounter", "consult", "trade")
"""What a card can forbid."""


@dataclass(init=False, eq=False)
class Forbid(Lasting):
    """Something that heroes may not do while the card lies there; everywhere by default."""

    what: tuple[str, ...] = words(BANS)
    where: Place | None = optional(place(), None)


@dataclass(init=False, eq=False)
class TreatAsPerilous(Lasting):
    """A location that is perilous: while the plot is active, or until the hero's turn ends."""

    where: Place = place()
    until: str = word(("plot-leaves-play", "end-of-hero-turn"))

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """For this turn: note the location."""
        if self.until == "end-of-hero-turn":
            state.turn.feared = self.where.of(state, bindings)[0]
            state.emit("perilous", location=state.box.locations[state.turn.feared].id)


@dataclass(init=False, eq=False)
class SubstituteMonster(Lasting):
    """Sauron may treat a revealed monster token at some places as another monster, `as`."""

    where: Place = place()
    foe: int = called("as", name("monster"))


class React(Ask["Trigger"]):
    """Whether something that Sauron decides about shall happen."""

    __slots__ = ()
    kind = "react"
    rules = ("Q3.14",)
    acts = ("accept", "decline")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind == "accept":
            perform(state, self.effect.effects, self.bindings)


@dataclass(init=False, eq=False)
class Trigger(Lasting):
    """Something that happens whenever something else does.

    Attributes:
        character: for CONSULTS, which character.
        optional_by: who decides whether it happens, if anybody does.
    """

    asks = (React,)
    on: str = word((CONSULTS, STORY_STEP, COMBAT_START, SHADOW_PLAYED))
    character: int = optional(name("character"), NOWHERE)
    optional_by: str = optional(word(("sauron",)), "")
    effects: Script = script()

    def pull(self, state: Quest, bindings: Bindings) -> None:
        """Have it happen next, or ask Sauron whether it shall."""
        if self.optional_by:
            state.push(React(SAURON, self, bindings))
        else:
            perform(state, self.effects, bindings)


@dataclass(init=False, eq=False)
class StoryMove(Effect):
    """So many spaces for one story marker, back where negative; `board` carries it out."""

    marker: int = one_of(MARKERS)
    n: int = count(18, -18)


QUEST.effects.update(
    {
        "modifier": Modify,
        "forbid": Forbid,
        "treat-as-perilous": TreatAsPerilous,
        "substitute-monster": SubstituteMonster,
        "trigger": Trigger,
    }
)


# What the rules ask.


def holdings(state: Quest, seat: int) -> list[Effect]:
    """The lasting effects of what a hero holds: its corruption cards and its items."""
    hero = state.heroes[seat - 1]
    found: list[Effect] = []
    for card in hero.corruption:
        if not _waits(state, card):
            found += state.box.corruption[card].effects.effects
    if hero.items:
        for item in state.box.items:
            if hero.items >> item.index & 1:
                found += item.effects.effects
    return found


def _waits(state: Quest, card: int) -> bool:
    """Whether a corruption card does nothing yet, because it was gained just now (Q9.102)."""
    begins = state.box.corruption[card].begins
    if begins == NEXT_TURN:
        return card in state.turn.fresh
    return begins == NEXT_COMBAT and state.combat is not None and card in state.combat.fresh


def creeping(state: Quest) -> tuple[int, ...]:
    """How far the current event advances each story marker in every Story step (Q2.2)."""
    paces = [0] * len(MARKERS)
    if state.current_event != NOWHERE:
        for effect in state.box.events[state.current_event].ongoing.effects:
            if isinstance(effect, Trigger) and effect.on == STORY_STEP:
                for move in effect.effects.effects:
                    if isinstance(move, StoryMove):
                        paces[move.marker] += move.n
    return tuple(paces)


def answers(state: Quest, seat: int) -> list[Trigger]:
    """What this hero holds that answers a shadow card played in its turn (Q3.14)."""
    return _triggers(state, seat, SHADOW_PLAYED)


def combat_begins(state: Quest, seat: int) -> None:
    """A combat of this hero begins: have what it holds react to that (Q5.2)."""
    for trigger in reversed(_triggers(state, seat, COMBAT_START)):
        trigger.pull(state, Bindings(hero=seat))


def _triggers(state: Quest, seat: int, on: str) -> list[Trigger]:
    return [
        effect
        for effect in holdings(state, seat)
        if isinstance(effect, Trigger) and effect.on == on
    ]
