"""Q2.4 to Q2.6 Event: what happens in Middle-earth this turn.

Three cards of the stage are drawn and the one resolved that least suits the dominant side; one
card alone where nobody is dominant, and in the first turn. First comes what the card says, then
its favor and characters, then it stays or not.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.decks import Event
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import NOBODY, dominance, stage
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.effects import Bindings, perform

DRAWN: Final = 3
DRAWN_BY_NOBODY: Final = 1
"""How many events are drawn when a side is dominant, and when none is (Q2.4)."""


class EventStep(Step[Quest]):
    """Draw events and resolve one (Q2.4)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """The highest number if Sauron leads, the lowest if the heroes do."""
        leading = NOBODY if state.round == 1 else dominance(state)
        count = DRAWN_BY_NOBODY if leading == NOBODY else DRAWN
        cards = _draw(state, stage(state) - 1, count, chance)
        if not cards:
            return
        events = state.box.events
        state.emit("events-drawn", event=[events[card].id for card in cards])
        by_priority = sorted(cards, key=lambda card: events[card].priority)
        resolved = by_priority[-1] if leading == SAURON else by_priority[0]
        for card in cards:
            if card != resolved:
                discard_event(state, card)
        resolve(state, resolved)


def _draw(state: Quest, deck: int, n: int, chance: Chance) -> list[int]:
    """The uppermost events of a stage; discards are shuffled in when the deck is empty (Q4.6)."""
    found: list[int] = []
    while len(found) < n and (len(state.event_decks[deck]) or state.event_discards[deck]):
        if not len(state.event_decks[deck]):
            state.event_decks[deck] = Deck(tuple(sorted(state.event_discards[deck])))
            state.event_discards[deck] = ()
        card, state.event_decks[deck] = state.event_decks[deck].draw(chance)
        found.append(card)
    return found


def resolve(state: Quest, index: int) -> None:
    """Do what an event says, then place what it lists (Q2.4, Q2.5).

    The card lies at once where it will lie in the end, for it must lie somewhere while its
    effects are carried out, and none of them looks there.
    """
    event = state.box.events[index]
    state.emit("event", event=event.id)
    _keep(state, event)
    state.push(PlaceEvent(index))
    perform(state, event.effects, Bindings())


def _keep(state: Quest, event: Event) -> None:
    """An event with a marker becomes the current one; the old one goes (Q2.6)."""
    if event.kept == "current":
        discard_current(state)
        state.current_event = event.index
        where = state.box.locations[event.marker].id
        state.emit("event-marker", event=event.id, location=where)
    elif event.kept == "given":
        state.given_event = event.index
        state.keeper = NOWHERE
        state.banked = 0
    else:
        discard_event(state, event.index)


class PlaceEvent(Step[Quest]):
    """Place the favor and the characters that an event lists (Q2.5)."""

    __slots__ = ("event",)
    __match_args__ = ("event",)

    def __init__(self, event: int) -> None:
        """Those of this card."""
        self.event: Final = event

    def run(self, state: Quest, chance: Chance) -> None:
        """A character that is on the map already stays where it is."""
        event = state.box.events[self.event]
        for location in event.favor:
            state.favor[location] += 1
            state.emit("favor-placed", location=state.box.locations[location].id, count=1)
        for character, location in event.characters:
            if state.characters[character] == NOWHERE:
                state.characters[character] = location
                state.emit(
                    "character-placed",
                    character=state.box.characters[character].id,
                    location=state.box.locations[location].id,
                )


def discard_event(state: Quest, index: int) -> None:
    """Lay an event face up on the discard of its stage."""
    deck = state.box.events[index].stage - 1
    state.event_discards[deck] = (*state.event_discards[deck], index)


def discard_current(state: Quest) -> None:
    """Discard the current event with its marker, if there is one (Q2.6)."""
    if state.current_event != NOWHERE:
        event = state.current_event
        state.current_event = NOWHERE
        discard_event(state, event)
        state.emit("event-over", event=state.box.events[event].id)


def discard_given(state: Quest) -> None:
    """Discard the event that a hero keeps, if there is one; favor left on it is lost."""
    if state.given_event != NOWHERE:
        event = state.given_event
        state.given_event = NOWHERE
        state.keeper = NOWHERE
        state.banked = 0
        discard_event(state, event)
        state.emit("event-over", event=state.box.events[event].id)
