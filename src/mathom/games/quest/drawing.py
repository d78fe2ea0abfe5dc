"""Cards that are drawn for somebody to choose among (Q4.6)."""

from __future__ import annotations

from collections.abc import Iterable

from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.option import Option
from mathom.kernel.pile import HiddenCard, Pile, ordered

Cards = tuple[int, ...]


def draw_open(deck: Deck, discard: Cards, n: int, chance: Chance) -> tuple[list[int], Deck, Cards]:
    """Up to `n` cards of a deck, whose discards are shuffled in when it is empty."""
    found: list[int] = []
    while len(found) < n and (len(deck) or discard):
        if not len(deck):
            deck, discard = Deck(tuple(sorted(discard))), ()
        card, deck = deck.draw(chance)
        found.append(card)
    return found, deck, discard


def draw_hidden(
    pile: Pile, discard: Cards, n: int, chance: Chance, seat: int
) -> tuple[list[HiddenCard], Pile, Cards]:
    """The same of a pile whose cards only `seat` sees."""
    found: list[HiddenCard] = []
    while len(found) < n and (len(pile) or discard):
        if not len(pile):
            pile, discard = pile.shuffled(discard), ()
        card, pile = pile.draw(chance, 1 << seat)
        found.append(card)
    return found, pile, discard


def lay_out(state: Quest, cards: Iterable[HiddenCard], deck: int) -> None:
    """Have cards of a deck lie there to be chosen among."""
    state.drawn = ordered(cards)
    state.drawn_from = deck


def drawn_options(state: Quest, kind: str) -> list[Option]:
    """An option of a kind for each of them, those of one face once."""
    options = state.box.options[kind]
    return [options[card] for card in sorted({drawn.card for drawn in state.drawn})]


def take_drawn(state: Quest, card: int) -> HiddenCard:
    """Take one of them away."""
    at = next(at for at, drawn in enumerate(state.drawn) if drawn.card == card)
    taken = state.drawn[at]
    state.drawn = state.drawn[:at] + state.drawn[at + 1 :]
    if not state.drawn:
        state.drawn_from = NOWHERE
    return taken


def take_all_drawn(state: Quest) -> list[int]:
    """Take all that are left away."""
    cards = [drawn.card for drawn in state.drawn]
    state.drawn = ()
    state.drawn_from = NOWHERE
    return cards
