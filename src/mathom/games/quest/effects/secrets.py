"""What cards do with themselves and their decks, and what they let a hero see in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import AskOne, SauronPicks
from mathom.games.quest.cards.language import QUEST, place
from mathom.games.quest.constants import SEATS
from mathom.games.quest.hero.growth import gain_favor, lose_favor
from mathom.games.quest.sauron.events import discard_current, discard_given
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import count
from mathom.kernel.effects import Bindings
from mathom.kernel.language import argument, this

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance


# Looking.


@QUEST.effect("look-at-plots")
def look_at_plots(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero looks at the plots of Sauron's hand; the others only see that it looks."""
    seat = bindings["hero"]
    state.plot_hand = tuple(
        hidden if hidden.known(seat) else hidden.shown(seat) for hidden in state.plot_hand
    )
    state.emit("look-plots", seat=SEATS[seat])
    names = [state.box.plots[hidden.card].id for hidden in state.plot_hand]
    state.emit_to((seat,), "plots-looked", plot=names)


@QUEST.effect("look-at-tokens", where=place())
def look_at_tokens(state: Quest, bindings: Bindings, chance: Chance, where: list[int]) -> None:
    """The hero looks at monster tokens; the others only see that it looks."""
    seat = bindings["hero"]
    state.emit("look-tokens", seat=SEATS[seat])
    state.tokens = tuple(
        token.seen_by(seat) if token.location in where and not token.hidden.known(seat) else token
        for token in state.tokens
    )
    for token in state.tokens:
        if token.location in where:
            face = state.box.names["face"][token.hidden.card]
            location = state.box.locations[token.location].id
            state.emit_to((seat,), "token-looked", location=location, face=face)


# The card itself, and its deck.


@QUEST.effect(
    "reshuffle-deck",
    deck=argument(
        lambda reader, field, compiler: reader.word(
            field,
            ("corruption", "peril", *(f"encounter-{deck}" for deck in compiler.names["deck"])),
        )
    ),
)
def reshuffle_deck(state: Quest, bindings: Bindings, chance: Chance, deck: str) -> None:
    """The discards of a deck are shuffled into it, this card among them."""
    if deck == "corruption":
        state.corruption = _anew(state.corruption, state.corruption_discard)
        state.corruption_discard = ()
        state.emit("reshuffled-corruption")
    elif deck == "peril":
        state.perils = _anew(state.perils, state.peril_discard)
        state.peril_discard = ()
        state.emit("reshuffled-perils")
    else:
        id = deck.removeprefix("encounter-")
        number = state.box.decks.index(id)
        discard = state.encounter_discards[number]
        state.encounters[number] = _anew(state.encounters[number], discard)
        state.encounter_discards[number] = ()
        state.emit("reshuffled-encounters", deck=id)


def _anew(deck: Deck, discard: tuple[int, ...]) -> Deck:
    return Deck(tuple(sorted((*deck.members(), *discard))))


@QUEST.effect("bank-favor", n=count(10, 1))
def bank_favor(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """Every hero who has any puts favor on the card."""
    for seat in range(1, state.players):
        state.banked += lose_favor(state, seat, n)
    state.emit("banked", count=state.banked)


@QUEST.effect("take-banked-favor")
def take_banked_favor(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero takes all favor on the card; what it may not hold is lost (Q9.95)."""
    favor = state.banked
    state.banked = 0
    gain_favor(state, bindings["hero"], favor)


class GiveTo(AskOne):
    """Which hero gets the event."""

    __slots__ = ()
    kind = "give-to"
    rules = ("Q2.4",)
    chooses = "name-hero"


@dataclass(init=False, eq=False)
class GiveCard(SauronPicks):
    """Sauron gives the event to a hero, who keeps it."""

    asks = (GiveTo,)
    event: int = this("event")

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return list(range(1, state.players))

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        state.given_event = self.event
        state.keeper = value
        state.emit("event-given", event=state.box.events[self.event].id, seat=SEATS[value])


@QUEST.effect("discard-this", event=this("event"))
def discard_this(state: Quest, bindings: Bindings, chance: Chance, event: int) -> None:
    """The event leaves the game board, and its marker."""
    if event == state.current_event:
        discard_current(state)
    elif event == state.given_event:
        discard_given(state)


QUEST.effects["give-card"] = GiveCard
