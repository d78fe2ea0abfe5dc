"""S13.2 What cancels attacks, or keeps somebody out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, whom
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.combat.assigning import targets
from mathom.games.solitaire.combat.filters import Attacks, attacks
from mathom.games.solitaire.combat.fought import cancel, cancellable
from mathom.games.solitaire.constants import DIPLOMAT, NONE, RACES
from mathom.games.solitaire.figures import has_skill, unused_direct_influence
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.kernel.declaring import count, word
from mathom.kernel.effects import Effect
from mathom.kernel.language import argument, called

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


@dataclass(init=False, eq=False)
class CancelAttack(Effect):
    """The attack is cancelled, if it is one of those meant."""

    of: Attacks = attacks()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such an attack, which can still be cancelled."""
        attack = state.attack
        return attack is not None and cancellable(state) and self.of.fit(attack)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.works(state, bindings):
            cancel(state)


@dataclass(init=False, eq=False)
class RollToCancel(CancelAttack):
    """A roll above a number cancels the attack."""

    of: Attacks = attacks()
    above: int = called("roll_greater_than", count(12))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if not self.works(state, bindings):
            return
        if roll(state, chance, "cancel-attack", NONE, [], self.above) > self.above:
            cancel(state)


def _thresholds(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
    table = reader.table(name)
    found: dict[int, int] = {}
    for race in table.names():
        # A race that never attacks is on the card but not among ours.
        if race in RACES:
            found[RACES.index(race)] = table.count(race, 20)
        else:
            raise table.wrong(race, "is no race")
    table.end()
    return found


@dataclass(init=False, eq=False)
class TalkOutOf(Effect):
    """A character talks the attacker out of it by a roll with his unused direct influence.

    It is whoever is best at it.

    Attributes:
        above: by race what the roll must be above.
        diplomat: what a diplomat adds.
    """

    above: dict[int, int] = called("thresholds", argument(_thresholds))
    diplomat: int = count(5)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is an attack of such a race, which can still be cancelled."""
        attack = state.attack
        return attack is not None and cancellable(state) and attack.race in self.above

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if not self.works(state, bindings):
            return
        attack = state.attack
        assert attack is not None
        best = max(
            (each.number for each in state.company()),
            key=lambda number: (sum(n for _, n in self._adds(state, number)), -number),
        )
        needed = self.above[attack.race]
        added = self._adds(state, best)
        if roll(state, chance, "talk-out-of", best, added, needed) > needed:
            cancel(state)

    def _adds(self, state: Solitaire, number: int) -> list[tuple[str, int]]:
        skilled = has_skill(state, number, 1 << DIPLOMAT)
        return [
            ("influence", unused_direct_influence(state, number)),
            ("diplomat", self.diplomat if skilled else 0),
        ]


@dataclass(init=False, eq=False)
class DiscardOrCancel(Effect):
    """A creature leaves the hazard hand, the weakest; with none there the attack is cancelled."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is an attack that can still be cancelled."""
        return cancellable(state)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        found: list[tuple[int, int, str, int]] = []
        for at, card in enumerate(state.hazard_hand):
            creature = state.box.cards[card]
            if isinstance(creature, Creature):
                found.append((creature.prowess, creature.strikes, creature.id, at))
        if not found:
            cancel(state)
            return
        at = min(found)[3]
        card = state.hazard_hand[at]
        state.hazard_hand = state.hazard_hand[:at] + state.hazard_hand[at + 1 :]
        state.hazard_discard += (card,)
        state.emit("hazard-discarded", card=state.box.cards[card].id)


@dataclass(init=False, eq=False)
class TapToCancel(Standing):
    """Characters can tap to cancel single attacks of the card.

    Attributes:
        most: how many of them.
        who: whether the victim himself can do so.
    """

    most: int = called("max", count(5))
    who: str = word(("any", "other-than-target"))

    @property
    def any(self) -> bool:
        """Whether the victim himself can do so."""
        return self.who == "any"


@dataclass(init=False, eq=False)
class Exclude(Effect):
    """Somebody taps and cannot be given a strike of the attack."""

    who: Whom = whom()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is an attack whose strikes are still to be handed out."""
        attack = state.attack
        return attack is not None and not attack.assigned and not attack.cancelled

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        attack = state.attack
        if attack is None or not self.works(state, bindings):
            return
        for number in self.who.of(state, bindings):
            tap(state, number)
            if number in targets(state, attack):
                attack.excluded = (*attack.excluded, number)


SOLITAIRE.effects.update(
    {
        "cancel-attack": CancelAttack,
        "roll-to-cancel-attack": RollToCancel,
        "influence-cancel-attack": TalkOutOf,
        "discard-hazard-or-cancel": DiscardOrCancel,
        "tap-to-cancel-attacks": TapToCancel,
        "exclude-from-attack": Exclude,
    }
)
