"""What cards do with themselves and their decks, and what they let a hero see in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, flag
from mathom.games.quest.cards.script import Bindings
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.hero.growth import gain_favor, lose_favor
from mathom.games.quest.sauron.events import discard_current, discard_given
from mathom.kernel.deck import Deck

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option
    from mathom.kernel.reading import Reader


# Looking.


class Look(DataEffect):
    """A hero looks at what only Sauron knows: monster tokens, or the plots of his hand."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `what` and, for tokens, `where`; `who` is the hero of the script."""
        super().__init__(reader, compiler)
        self.plots: Final = reader.one_of("what", ("monster-tokens", "sauron-plot-hand")) == 1
        self.where: Final = None if self.plots else compiler.place(reader, "where")
        if reader.has("who"):
            reader.one_of("who", ("self",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Show them to the hero; the others only see that it looks."""
        seat = cast.hero
        if self.where is None:
            state.plot_hand = tuple(
                slip.shown(seat) if not slip.known(seat) else slip for slip in state.plot_hand
            )
            state.emit("look-plots", seat=SEATS[seat])
            names = [state.box.plots[slip.card].id for slip in state.plot_hand]
            state.emit_to((seat,), "plots-looked", plot=names)
            return
        places = self.where.locations(state, cast)
        state.emit("look-tokens", seat=SEATS[seat])
        seen = tuple(
            token.seen_by(seat)
            if token.location in places and not token.slip.known(seat)
            else token
            for token in state.tokens
        )
        state.tokens = seen
        for token in seen:
            if token.location in places:
                face = state.box.names["face"][token.slip.card]
                where = state.box.locations[token.location].id
                state.emit_to((seat,), "token-looked", location=where, face=face)


# The card itself, and its deck.


class ReshuffleDeck(DataEffect):
    """The discards of a deck are shuffled into it, this card among them."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `deck`, `include_this_card` and `include_discard`, both true."""
        super().__init__(reader, compiler)
        decks = ("corruption", "peril", *(f"encounter-{d}" for d in compiler.names.encounter_decks))
        self.deck: Final = reader.one_of("deck", decks) - 2
        self.corruption: Final = self.deck == -2
        for field in ("include_this_card", "include_discard"):
            if not flag(reader, field):
                raise reader.wrong(field, "must be true: the card lies among the discards")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        if self.corruption:
            state.corruption = _anew(state.corruption, state.corruption_discard)
            state.corruption_discard = ()
            state.emit("reshuffled-corruption")
        elif self.deck == -1:
            state.perils = _anew(state.perils, state.peril_discard)
            state.peril_discard = ()
            state.emit("reshuffled-perils")
        else:
            discard = state.encounter_discards[self.deck]
            state.encounters[self.deck] = _anew(state.encounters[self.deck], discard)
            state.encounter_discards[self.deck] = ()
            state.emit("reshuffled-encounters", deck=state.box.decks[self.deck])


def _anew(deck: Deck, discard: tuple[int, ...]) -> Deck:
    return Deck(tuple(sorted((*deck.members(), *discard))))


class BankFavor(DataEffect):
    """Every hero who has any puts favor on the card."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n`, `who` ("each-hero") and `on` ("this-card")."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 10, 1)
        reader.one_of("who", ("each-hero",))
        reader.one_of("on", ("this-card",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        for seat in range(1, state.players):
            state.banked += lose_favor(state, seat, self.n)
        state.emit("banked", count=state.banked)


class TakeBankedFavor(DataEffect):
    """The hero takes all favor on the card; what it may not hold is lost (Q9.95)."""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        favor = state.banked
        state.banked = 0
        gain_favor(state, cast.hero, favor)


class GiveCard(DataEffect):
    """Sauron gives the event to a hero."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by` ("sauron") and `to` ("any-hero")."""
        super().__init__(reader, compiler)
        reader.one_of("by", ("sauron",))
        reader.one_of("to", ("any-hero",))
        self.event: Final = compiler.this("event", compiler.names.events)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask to whom, unless there is but one hero."""
        if state.players == 2:
            give_event(state, self.event, 1)
        else:
            state.push(GiveTo(SAURON, self, cast))


def give_event(state: Quest, event: int, seat: int) -> None:
    """Let a hero keep an event."""
    state.given_event = event
    state.keeper = seat
    state.emit("event-given", event=state.box.events[event].id, seat=SEATS[seat])


class GiveTo(Ask):
    """Which hero gets the event."""

    __slots__ = ()
    kind = "give-to"
    rules = ("Q2.4",)
    serves = (GiveCard,)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.options["name-hero"][seat] for seat in range(1, state.players)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        assert isinstance(self.effect, GiveCard)
        give_event(state, self.effect.event, option.value)


class DiscardThis(DataEffect):
    """The event leaves the game board, and its marker."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Nothing to read: it is the card it is printed on."""
        super().__init__(reader, compiler)
        self.event: Final = compiler.this("event", compiler.names.events)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        if self.event == state.current_event:
            discard_current(state)
        elif self.event == state.given_event:
            discard_given(state)


DECKS: Final[dict[str, type[DataEffect]]] = {
    "look": Look,
    "reshuffle-deck": ReshuffleDeck,
    "bank-favor": BankFavor,
    "take-banked-favor": TakeBankedFavor,
    "give-card": GiveCard,
    "discard-this": DiscardThis,
}
"""The effects of this chapter."""
