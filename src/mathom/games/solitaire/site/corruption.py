"""S18 Corruption: the check, what helps in it, and what follows if it fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import DURATIONS, HAVEN, NONE
from mathom.games.solitaire.figures import CORRUPTION_CHECK, PROTECTION, corruption, printed
from mathom.games.solitaire.leaving import discard, remove
from mathom.games.solitaire.model.cards import Character
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.games.solitaire.site.checks import Changes, Check, figure_changes, named
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import optional, word
from mathom.kernel.modifiers import NOTHING, Modifier

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswersFailure(Standing):
    """What a card in play does when somebody fails a corruption check."""

    def failed(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        """Do it, before the character leaves; whether it happens instead of his leaving.

        Args:
            state: the game.
            bindings: those of the card that says it.
            number: the character who has failed.
        """
        raise NotImplementedError


@dataclass(init=False, eq=False)
class PreventDiscard(Standing):
    """Characters cannot be discarded: for the turn, or while the card lies there, at a Haven."""

    at: str = optional(word(("haven",)), "")

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Once in a turn is enough."""
        return not state.in_play.modified(0, PROTECTION)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.lasts in DURATIONS:
            until = DURATIONS.index(self.lasts)
            state.in_play.modify(Modifier(PROTECTION, NOTHING, NOTHING, until, 1))


SOLITAIRE.effects["prevent-discard"] = PreventDiscard


def protected(state: Solitaire, number: int) -> bool:
    """Whether a character cannot be discarded now; all of them are protected together."""
    if state.in_play.modified(0, PROTECTION, number):
        return True
    return state.here.type == HAVEN and any(True for _ in standing(state, PreventDiscard))


def check_changes(state: Solitaire, number: int) -> list[tuple[str, int]]:
    """What the character and cards add to his corruption checks, by name."""
    own = printed(state, CORRUPTION_CHECK, number)
    found = [(state.card(number).id, own)] if own else []
    return found + figure_changes(state, CORRUPTION_CHECK, number)


class CorruptionCheck(Check):
    """A character checks corruption; companions may support him (S18.2, S18.3).

    Whoever waits for it to be passed looks whether the character is still in play.
    """

    __slots__ = ("n",)
    __match_args__ = ("number", "n", "changes")
    kind = "corruption-check"
    rules = ("S18.2", "S18.3")
    window = "corruption-check"
    supported = True

    def __init__(self, number: int, n: int = 0, changes: Changes = ()) -> None:
        """The character of this number, with `n` added; `changes` are added by cards."""
        super().__init__(number, changes)
        self.n: Final = n

    def changed(self, changes: Changes) -> Check:
        return CorruptionCheck(self.number, self.n, changes)

    def now(self) -> Step[Solitaire]:
        return RollCorruption(self.number, self.n, self.changes)

    def open(self, state: Solitaire) -> bool:
        """Allies are immune (S18.7)."""
        if self.number not in state.in_play:
            return False
        return isinstance(state.card(self.number), Character) and super().open(state)

    def above(self, state: Solitaire) -> int:
        return corruption(state, self.number)

    def added(self, state: Solitaire) -> int:
        own = sum(n for _, n in check_changes(state, self.number))
        return own + self.n + super().added(state)


class RollCorruption(Step[Solitaire]):
    """The dice of a corruption check: above his corruption he is safe (S18.2)."""

    __slots__ = ("changes", "n", "number")
    __match_args__ = ("number", "n", "changes")

    def __init__(self, number: int, n: int, changes: Changes) -> None:
        self.number: Final = number
        self.n: Final = n
        self.changes: Final = changes

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play:
            return
        if not isinstance(state.card(self.number), Character):
            return
        points = corruption(state, self.number)
        changes = check_changes(state, self.number)
        changes += named(state, ((NONE, self.n), *self.changes))
        total = roll(state, chance, "corruption-check", self.number, changes, points)
        if total <= points:
            fail(state, self.number, total >= points - 1)


def fail(state: Solitaire, number: int, discarded: bool) -> None:
    """A check was failed: the character is discarded, or eliminated if it was by more (S18.2)."""
    replaced = False
    for effect, bindings in list(standing(state, AnswersFailure)):
        replaced = effect.failed(state, bindings, number) or replaced
    if replaced:
        return
    who = state.card(number).id
    if not discarded:
        state.emit("corrupted", card=who, how="eliminated")
        remove(state, number)
    elif protected(state, number):
        state.emit("protected", card=who)
    else:
        state.emit("corrupted", card=who, how="discarded")
        discard(state, number)
