"""Finds cards and sites by what people call them, in every language we speak."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.deck.construction import HOLDS, printed
from mathom.games.solitaire.model.cards import Card, Character, Item

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.kernel.game import Game

NEAREST: Final = 3
LIKE: Final = 0.6
"""How much alike names are that are taken for one another."""
LONGEST: Final = 80
VOICED: Final = "\u3099\u309a"
"""Marks that make another sound of a kana; they are no accents."""

KINDS: Final[dict[str, tuple[type[Card], ...]]] = {
    "company": (Character,),
    "minor-items": (Item,),
    **{deck: kinds for deck, (kinds, _) in HOLDS.items()},
}
"""What is rather meant where several cards have the same name."""


def plain(name: str) -> str:
    """A name without accents, blanks, signs and capitals."""
    letters = unicodedata.normalize("NFKD", name.replace("&", "and")).casefold()
    kept = (char for char in letters if char.isalnum() or char in VOICED)
    return unicodedata.normalize("NFC", "".join(kept))


class Names:
    """What the components of a box are called.

    Attributes:
        cards, sites: those of a plain name, by number.
        absent: the id of a card that is not in the box, by its plain name.
    """

    def __init__(self, game: Game, box: Box) -> None:
        """Everything is also called by its id."""
        self.box: Final = box
        self.cards: Final[dict[str, list[int]]] = {}
        self.sites: Final[dict[str, list[int]]] = {}
        self.absent: Final[dict[str, str]] = {}
        self._shown: Final[dict[str, str]] = {}
        from mathom.locale import LANGUAGES, messages

        spoken = [messages(lang) for lang in LANGUAGES]

        def called(role: str, id: str) -> list[str]:
            """The plain names of a component, of which the nearest are offered as they are."""
            titles = [game.title(words, role, id) for words in spoken] + [id]
            for title in titles:
                self._shown.setdefault(plain(title), title)
            return [plain(title) for title in titles]

        for card in box.cards:
            ids = dict.fromkeys((printed(box, card.index), card.id))
            for name in dict.fromkeys(name for id in ids for name in called("card", id)):
                self.cards.setdefault(name, []).append(card.index)
        for site in box.sites:
            for name in dict.fromkeys(called("site", site.id)):
                self.sites.setdefault(name, []).append(site.index)
        for absent in box.absent:
            for name in called("absent", absent.id):
                self.absent.setdefault(name, absent.id)

    def card(self, name: str, part: str) -> int:
        """The card of a name, or -1; of several that which fits the part of the list."""
        found = self.cards.get(plain(name), ())
        kinds = KINDS.get(part, ())
        fitting = [card for card in found if isinstance(self.box.cards[card], kinds)]
        return next(iter([*fitting, *found]), NONE)

    def site(self, name: str) -> int:
        """The site of a name, or -1."""
        return next(iter(self.sites.get(plain(name), ())), NONE)

    def nearest(self, name: str, part: str) -> list[str]:
        """The names that are most like one that nobody has, those of what fits the part first."""
        wanted = plain(name)[:LONGEST]
        kinds = KINDS.get(part, ())
        fitting: Iterable[str] = self.sites
        if part != "sites":
            fitting = [
                known
                for known, cards in self.cards.items()
                if any(isinstance(self.box.cards[card], kinds) for card in cards)
            ]
        every = dict.fromkeys((*self.cards, *self.sites, *self.absent))
        like = difflib.get_close_matches(wanted, fitting, NEAREST, LIKE)
        like = like or difflib.get_close_matches(wanted, every, NEAREST, LIKE)
        return list(dict.fromkeys(self._shown[known] for known in like))
