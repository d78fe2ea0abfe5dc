"""The tools for building decks as the kernel and the clients know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.deck import code, construction, counting, named, suggest, text
from mathom.games.solitaire.deck.names import Names
from mathom.kernel.deckbuilding import (
    CODE,
    RANDOM,
    Deckbuilding,
    Line,
    Listed,
    Part,
    Suggestion,
    Tally,
    Violation,
)
from mathom.kernel.errors import BadRequest
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Decks
    from mathom.games.solitaire.model.box import Box
    from mathom.kernel.game import Game
    from mathom.locale import Messages


class SolitaireDecks(Deckbuilding):
    """Company and four decks (S2)."""

    def __init__(self, game: Game, box: Box) -> None:
        names = tuple(each.id for each in box.scenarios)
        super().__init__("scenario", names, named.RELEVANT)
        self._game: Final = game
        self._box: Final = box
        self._names: Names | None = None

    def _called(self) -> Names:
        """What the cards are called, gathered when first asked for."""
        if self._names is None:
            self._names = Names(self._game, self._box)
        return self._names

    def parts(self) -> list[Part]:
        return counting.parts(self._box)

    def tally(self, decks: Decks, settings: Mapping[str, str]) -> list[Tally]:
        return counting.tallies(self._box, decks, settings)

    def size(self, decks: Decks) -> int:
        return len(decks.cards) + len(decks.sites)

    def lines(self, decks: Decks) -> list[Line]:
        cards, sites = self._box.names["card"], self._box.names["site"]

        def lines(part: str, of: tuple[int, ...], names: tuple[str, ...]) -> list[Line]:
            return [(part, names[each], copies, "") for each, copies in Counter(of).items()]

        items = [("minor-items", cards[item], 1, cards[who]) for item, who in decks.minor_items]
        return [
            *lines("company", decks.company, cards),
            *items,
            *lines("resources", decks.resources, cards),
            *lines("hazards", decks.hazards, cards),
            *lines("sites", decks.sites, sites),
            *lines("treasures", decks.treasures, cards),
        ]

    def named(self, name: str, settings: Mapping[str, str]) -> Decks:
        return named.decks_of(self._box, name, settings)

    def random(self, seed: str) -> str:
        name = RANDOM + seed
        wrong = named.refused(name)
        if isinstance(wrong, tuple):
            raise BadRequest(*wrong)
        return name

    def code(self, decks: Decks) -> str:
        return CODE + code.encode(self._box, decks)

    def record(self, decks: Decks) -> Json:
        cards, sites = self._box.names["card"], self._box.names["site"]
        return {
            "company": [cards[card] for card in decks.company],
            "minor_items": [
                {"item": cards[item], "bearer": cards[bearer]} for item, bearer in decks.minor_items
            ],
            "resources": dict(Counter(cards[card] for card in decks.resources)),
            "hazards": dict(Counter(cards[card] for card in decks.hazards)),
            "sites": [sites[site] for site in decks.sites],
            "treasures": dict(Counter(cards[card] for card in decks.treasures)),
        }

    def read(self, text_: str) -> Listed:
        return text.read(self._called(), text_)

    def write(self, decks: Decks, words: Messages) -> str:
        return text.write(self._game, self._called(), decks, words)

    def check(self, decks: Decks, settings: Mapping[str, str]) -> list[Violation]:
        return construction.violations(self._box, decks, settings)

    def suggest(self, decks: Decks, settings: Mapping[str, str]) -> list[Suggestion]:
        return suggest.suggest(self._box, decks, settings)

    def completed(self, decks: Decks, suggestions: list[Suggestion]) -> Decks:
        return suggest.completed(self._box, decks, suggestions)
