"""Q3.14 Shadow cards: when Sauron may play one, and playing it.

Heroes must not learn from a question that is not asked what he holds. So he is offered every
moment at which, by all that everybody can see, he might have a card to play; what he can really
play then is his own affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.quest.cards.lasting import Trigger, answers
from mathom.games.quest.constants import SAURON, SEATS, WINDOWS
from mathom.games.quest.hero.current_turn import Cleanup
from mathom.games.quest.model.decks import Shadow
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Bindings, Effect, perform
from mathom.kernel.holding import Holding
from mathom.kernel.option import MessageArgs, Option, Refusal
from mathom.kernel.pile import PUBLIC
from mathom.kernel.window import Window

ACTION_STEP: Final = WINDOWS.index("action-step")
HERO_TURN: Final = WINDOWS.index("hero-turn")
ARRIVAL: Final = WINDOWS.index("arrival")
COMBAT: Final = WINDOWS.index("combat")
DEFEAT: Final = WINDOWS.index("defeat")


def fits(state: Quest, card: Shadow, window: int, whom: int) -> bool:
    """Whether a card could be played now if he held it: its moment, the pool, its condition."""
    return (
        card.window == window
        and card.influence <= state.pool
        and (card.condition is None or card.condition.of(state, Bindings(hero=whom)))
    )


def allowed(state: Quest, window: int, whom: int) -> bool:
    """Whether Sauron might play a shadow card now, by what everybody knows (Q3.14)."""
    if not state.shadow_hand or (state.turn.seat != NOWHERE and state.turn.shadowed):
        return False
    shown = [hidden.card for hidden in state.shadow_hand if hidden.seen == PUBLIC]
    hidden = len(shown) < len(state.shadow_hand)
    for card in state.box.shadows:
        if fits(state, card, window, whom):
            elsewhere = state.shadow_discard.count(card.index)
            if card.index in shown or (hidden and elsewhere < card.copies):
                return True
    return False


def playable(state: Quest, window: int, whom: int) -> list[int]:
    """The shadow cards of his hand that he may play now, in order of number."""
    held = sorted({hidden.card for hidden in state.shadow_hand})
    return [card for card in held if fits(state, state.box.shadows[card], window, whom)]


def refused_shadows(state: Quest, window: int, whom: int) -> list[Refusal]:
    """The shadow cards of his hand that he may not play now, and why."""
    found: list[Refusal] = []
    for index in sorted({hidden.card for hidden in state.shadow_hand}):
        card = state.box.shadows[index]
        option = state.box.options["shadow"][index]
        if card.window != window:
            found.append(Refusal(option, "other-moment", "Q3.14", {}))
        elif card.influence > state.pool:
            words: MessageArgs = {"count": state.pool, "needed": card.influence}
            found.append(Refusal(option, "pool-too-small", "Q2.3", words))
        elif not fits(state, card, window, whom):
            found.append(Refusal(option, "unfulfilled", "Q3.14", {}))
    return found


def take_shadow(state: Quest, index: int) -> None:
    """Take one copy of a shadow card out of Sauron's hand; it becomes open to all."""
    held = Holding(SAURON, state.shadow_hand, (), state.shadow_pile)
    held.play(index)
    state.shadow_hand, state.shadow_pile = held.hand, held.pile


def play_shadow(state: Quest, index: int, whom: int) -> None:
    """Play a shadow card on a hero, or on nobody in the Action step; what answers waits (Q9.92)."""
    take_shadow(state, index)
    state.shadow_discard = (*state.shadow_discard, index)
    card = state.box.shadows[index]
    state.emit("shadow", shadow=card.id)
    if state.turn.seat != NOWHERE:
        state.turn.shadowed = True
        seat = state.turn.seat
        state.push(*(AnswerShadow(seat, trigger) for trigger in answers(state, seat)))
    perform(state, card.effects, Bindings(hero=whom))


class AnswerShadow(Cleanup):
    """What a hero holds answers a shadow card, once its own effect is over (Q9.92).

    It does so although that effect has ended the turn, or has taken the card from the hero.
    """

    __slots__ = ("effect",)
    __match_args__ = ("seat", "effect")

    def __init__(self, seat: int, effect: Effect) -> None:
        """`effect` is the trigger of what the hero holds."""
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, state: Quest, chance: Chance) -> None:
        """Have it happen, or ask Sauron."""
        assert isinstance(self.effect, Trigger)
        self.effect.pull(state, Bindings(hero=self.seat))

    def problem(self, state: Quest) -> str:
        return "" if isinstance(self.effect, Trigger) else "quest-agenda-answer"


class OfferShadow(Window[Quest]):
    """Sauron may play a shadow card at this moment of a hero's turn (Q3.14)."""

    __slots__ = ("whom", "window")
    __match_args__ = ("window", "whom")
    kind = "shadow"
    rules = ("Q3.14",)
    once = True

    def __init__(self, window: int, whom: int) -> None:
        """At `window`, one of WINDOWS, on the hero of the seat `whom`."""
        super().__init__(SAURON)
        self.window: Final = window
        self.whom: Final = whom

    def order(self, state: Quest) -> Sequence[int]:
        return (SAURON,)

    def open(self, state: Quest) -> bool:
        return allowed(state, self.window, self.whom)

    def usable(self, state: Quest) -> list[Option]:
        shadow = state.box.options["shadow"]
        return [shadow[card] for card in playable(state, self.window, self.whom)]

    def refused(self, state: Quest) -> list[Refusal]:
        """The other cards of his hand."""
        return refused_shadows(state, self.window, self.whom)

    def use(self, state: Quest, option: Option, chance: Chance) -> None:
        play_shadow(state, option.value, self.whom)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """At which moment, and against whom."""
        return {"window": WINDOWS[self.window], "seat": SEATS[self.whom]}
