"""How cards leave play, and where they come to (S1.8, S14.2, S15.10, S18.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.constants import NONE, STARTING, TAPPED, WOUNDED
from mathom.games.solitaire.ending import check_company
from mathom.games.solitaire.model.cards import Ally, Character, Creature, Hazard, Item
from mathom.kernel.deck import Deck

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.instances import Instance


def tap(state: Solitaire, number: int) -> None:
    """Tap a card that is untapped (S1.2)."""
    if state.untapped(number):
        state.in_play.mark(number, TAPPED)
        state.emit("tap", card=state.card(number).id)


def untap(state: Solitaire, number: int) -> None:
    """Untap a card that is tapped; a wounded one stays as it is (S1.2)."""
    if state.in_play[number].has(TAPPED):
        state.in_play.mark(number, TAPPED, on=False)
        state.emit("untap", card=state.card(number).id)


def wound(state: Solitaire, number: int) -> None:
    """Somebody is wounded, whatever he was before (S1.1)."""
    state.in_play.mark(number, TAPPED, on=False)
    state.in_play.mark(number, WOUNDED)
    state.emit("wound", card=state.card(number).id)


def heal(state: Solitaire, number: int, untapped: bool = False) -> None:
    """A wounded one becomes tapped, or untapped as a card may say (S1.2)."""
    if state.in_play[number].has(WOUNDED):
        state.in_play.mark(number, WOUNDED, on=False)
        if not untapped:
            state.in_play.mark(number, TAPPED)
        state.emit("heal", card=state.card(number).id, how="untapped" if untapped else "tapped")


def back_among_treasures(state: Solitaire, card: int) -> None:
    """A treasure is shuffled back into its deck (S15.10)."""
    deck = state.treasures
    state.treasures = Deck(tuple(sorted((*deck.members(), card))))
    state.emit("back-among-treasures", card=state.box.cards[card].id)


def rest(state: Solitaire, gone: Instance, forced: bool = True) -> None:
    """Put a card that has left play where it belongs.

    Treasures that were lost by force return to their deck, those that were spent are discarded
    (S3.5); so are minor items that the company started with, unless the settings say otherwise.
    """
    card = gone.card
    found = state.box.cards[card]
    if isinstance(found, Item):
        if forced and (state.settings.returned or not gone.has(STARTING)):
            back_among_treasures(state, card)
        else:
            state.treasure_discard += (card,)
    elif isinstance(found, Character):
        state.removed += (card,)
    elif isinstance(found, Creature | Hazard):
        state.hazard_discard += (card,)
    else:
        state.resource_discard += (card,)


def take_out(state: Solitaire, number: int) -> list[Instance]:
    """Take a card out of play with all that it bears, and forget where they lay; what has left."""
    gone = state.in_play.leave(number)
    if state.on_sites:
        state.on_sites = tuple(each for each in state.on_sites if each[0] in state.in_play)
    return gone


def discard(state: Solitaire, number: int, forced: bool = True) -> None:
    """A card leaves play with all that it bears, followers apart (S1.8); see `rest`."""
    for follower in state.in_play.attached(number):
        if isinstance(state.card(follower.number), Character):
            state.in_play.attach(follower.number, NONE)
    state.emit("discard", card=state.card(number).id)
    gone = take_out(state, number)
    for each in gone:
        rest(state, each, forced)
    _diminished(state, gone)


def remove(state: Solitaire, number: int) -> None:
    """The same, but the card itself is out of the game for good (S1.8)."""
    card = state.in_play[number].card
    state.emit("remove", card=state.box.cards[card].id)
    for follower in state.in_play.attached(number):
        if isinstance(state.card(follower.number), Character):
            state.in_play.attach(follower.number, NONE)
    gone = take_out(state, number)
    for each in gone:
        if each.number == number:
            state.removed += (card,)
        else:
            rest(state, each)
    _diminished(state, gone)


def _diminished(state: Solitaire, gone: list[Instance]) -> None:
    """If one of the company has left, that may be the end, and cards may answer it (S3.3)."""
    cards = state.box.cards
    if any(isinstance(cards[each.card], Character | Ally) for each in gone):
        from mathom.games.solitaire.travel.departing import sweep

        check_company(state)
        sweep(state, "company_composition_changes")
