"""S21 Dragons: their manifestations, and what becomes of them together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import (
    CREATURE,
    KEYED_NOT,
    KEYED_REGION,
    KEYED_REGION_TYPE,
    NONE,
    POWERED,
    RACES,
    REGION_TYPES,
    STANDING,
)
from mathom.games.solitaire.leaving import remove
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.games.solitaire.travel.counting import path_types
from mathom.kernel.agenda import Step
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import count, flag, names, optional, word
from mathom.kernel.language import called, some_of
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance

DRAGON: Final = RACES.index("dragon")


@dataclass(init=False, eq=False)
class Hunt(Standing):
    """The Dragon attacks a company that moves through one of these regions (S21.5).

    Attributes:
        regions: by name; `region_types` by type.
    """

    strikes: int = count(20, 1)
    prowess: int = count(30)
    body: int = count(20)
    assigns: bool = called("attacker_assigns", optional(flag(), False))
    regions: tuple[int, ...] = names("region")
    region_types: tuple[int, ...] = optional(some_of(REGION_TYPES), ())


@dataclass(init=False, eq=False)
class LimitPlays(Standing):
    """No more cards of a kind than this are played in a turn."""

    what: str = word(("unique-dragon-manifestation",))
    per: str = word(("turn",))
    most: int = called("max", count(9))


SOLITAIRE.effects.update({"hunt": Hunt, "limit-plays": LimitPlays})


def manifestation_of(state: Solitaire, card: int) -> int:
    """The Dragon of whom a card is a manifestation (S21.2), or -1."""
    found = state.box.cards[card]
    return found.manifestation_of if isinstance(found, Creature | Hazard) else NONE


def slain(state: Solitaire, dragon: int) -> bool:
    """Whether a manifestation of a Dragon was defeated, so that no more can be played (S21.6)."""
    return any(manifestation_of(state, card) == dragon for card in state.removed)


def barred(state: Solitaire, card: int) -> bool:
    """Whether a card may not be played because of the Dragon that it shows."""
    dragon = manifestation_of(state, card)
    if dragon == NONE:
        return False
    return slain(state, dragon) or any(
        state.turn.manifested >= effect.most for effect, _ in standing(state, LimitPlays)
    )


def played(state: Solitaire, card: int) -> None:
    """Count the manifestations that are played in a turn."""
    if manifestation_of(state, card) != NONE:
        state.turn.manifested += 1


def defeated(state: Solitaire, card: int) -> None:
    """A manifestation was defeated: all of that Dragon leave the game (S21.6)."""
    dragon = manifestation_of(state, card)
    if dragon == NONE:
        return
    for each in state.in_play:
        if manifestation_of(state, each.card) == dragon:
            remove(state, each.number)
    for zone in ("hazard_hand", "hazard_discard"):
        lying: tuple[int, ...] = getattr(state, zone)
        gone = tuple(each for each in lying if manifestation_of(state, each) == dragon)
        setattr(state, zone, tuple(each for each in lying if each not in gone))
        state.removed += gone
    deck = state.hazards.members()
    gone = tuple(each for each in deck if manifestation_of(state, each) == dragon)
    if gone:
        state.hazards = Deck(tuple(sorted(each for each in deck if each not in gone)))
        state.removed += gone
    state.turn.slain += (dragon,)
    state.emit("dragon-slain", card=state.box.cards[card].id)


def hoard(state: Solitaire) -> bool:
    """Whether the site contains a hoard now (S1.11, S21.10)."""
    from mathom.games.solitaire.travel.tapping import SiteGains

    if any(effect.hoard for effect, _ in standing(state, SiteGains)):
        return True
    site = state.here
    if site.lair == NONE or not site.hoard:
        return site.hoard
    return not slain(state, site.lair) or site.lair in state.turn.slain


# Dragons Ahunt.


def quarry(state: Solitaire, hunt: Hunt) -> tuple[int, int] | None:
    """Where on its path a company can be hunted, as a kind of key and its number."""
    turn = state.turn
    if turn.movement == STANDING:
        return None
    for _, region in turn.path:
        if region in hunt.regions:
            return KEYED_REGION, region
    for type in path_types(state):
        if type in hunt.region_types:
            return KEYED_REGION_TYPE, type
    return None


class AhuntAttacks(Step[Solitaire]):
    """The Dragons Ahunt in play attack, none twice in one movement (S21.5, S21.9)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.combat.attack import begin
        from mathom.games.solitaire.hazards.allowing import CancelCreatureAttacks
        from mathom.games.solitaire.hazards.creatures import AfterAttack

        if state.turn.returned or any(True for _ in standing(state, CancelCreatureAttacks)):
            return
        for hunt, bindings in standing(state, Hunt):
            number = bindings["card"]
            found = quarry(state, hunt)
            if found is None or state.in_play[number].has(POWERED):
                continue
            state.in_play.mark(number, POWERED)
            state.push(AfterAttack(number), AhuntAttacks())
            begin(state, _attack(hunt, number, found))
            return


def _attack(hunt: Hunt, number: int, found: tuple[int, int]) -> Attack:
    attack = new(Attack)
    attack.by, attack.kind, attack.race = number, CREATURE, DRAGON
    attack.keyed, attack.key = found if found[0] != KEYED_NOT else (KEYED_NOT, NONE)
    attack.strikes, attack.prowess, attack.body = hunt.strikes, hunt.prowess, hunt.body
    attack.assigns = hunt.assigns
    return attack
