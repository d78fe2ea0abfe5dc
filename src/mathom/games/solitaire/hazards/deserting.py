"""Who goes home: characters and factions that leave unless a roll holds them (S14.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.constants import REGION_TYPES, STANDING
from mathom.games.solitaire.figures import unused_influence
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.rolls import roll
from mathom.games.solitaire.travel.counting import path_types
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument, called

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


class OnPath:
    """What is added to a roll if the company has moved through a region of a type."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.type: Final = table.one_of("moved_path_has", REGION_TYPES)
        self.n: Final = table.count("amount", 10, -10)
        table.end()

    def adds(self, state: Solitaire) -> int:
        """What it adds now."""
        moved = state.turn.movement != STANDING
        return self.n if moved and self.type in path_types(state) else 0


@dataclass(init=False, eq=False)
class Desertion(Effect):
    """The target leaves unless two dice and the unused general influence are enough.

    Attributes:
        stays: the total with which he stays.
        way: what the path adds to the dice.
    """

    stays: int = called("stay_if_total_at_least", count(20))
    add: str = word(("unused-general-influence",))
    way: OnPath | None = called(
        "modifier_if", optional(argument(lambda r, n, c: OnPath(r, n, c)), None)
    )

    def added(self, state: Solitaire) -> list[tuple[str, int]]:
        """What is added to the dice."""
        found = [("unused-influence", unused_influence(state))]
        if self.way is not None:
            found.append(("path", self.way.adds(state)))
        return found

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether the dice can fall so that somebody leaves."""
        return 2 + sum(n for _, n in self.added(state)) < self.stays

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        number = bindings["target"]
        if number not in state.in_play:
            return
        total = roll(state, chance, "desertion", number, self.added(state), self.stays - 1)
        if total < self.stays:
            self.leaves(state, number)

    def leaves(self, state: Solitaire, number: int) -> None:
        """The dice could not hold him."""
        from mathom.games.solitaire.combat.body_checks import leave_company
        from mathom.games.solitaire.site.corruption import protected

        if protected(state, number):
            state.emit("protected", card=state.card(number).id)
            return
        leave_company(state, number)


@dataclass(init=False, eq=False)
class FactionDesertion(Desertion):
    """The same of a faction, which is discarded."""

    def leaves(self, state: Solitaire, number: int) -> None:
        discard(state, number, forced=False)


SOLITAIRE.effects.update({"desertion-roll": Desertion, "faction-desertion-roll": FactionDesertion})
