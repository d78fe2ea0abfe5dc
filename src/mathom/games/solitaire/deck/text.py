"""Decks as lists in plain text, in the form that players pass on to one another.

    Company
    1 Éowyn
    Minor items
    1 Elven Cloak (Éowyn)
    Resources
    3 Concealment  # as many as there may be
    Hazards
    ...

"1x Concealment", "Concealment x3" and a bare name are read as well, in any language we speak,
without accents and in small letters; in front of what follows, a heading says what it is of.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.deck.construction import USELESS, printed
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.deck.names import plain
from mathom.games.solitaire.deck.telling import called, told, violation
from mathom.games.solitaire.model.cards import Character
from mathom.kernel.deckbuilding import Listed, Mistake, Violation

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.names import Names
    from mathom.kernel.game import Game
    from mathom.locale import Messages

PARTS: Final = ("company", "minor-items", "resources", "hazards", "sites", "treasures")
"""What a list consists of, in the order in which it is written."""
ALSO: Final = {
    "company": ("characters", "character", "starting company", "starting characters"),
    "minor-items": ("minor item", "starting items", "starting minor items"),
    "resources": ("resource", "resource deck"),
    "hazards": ("hazard", "hazard deck"),
    "sites": ("site", "site deck", "locations", "location deck"),
    "treasures": ("treasure", "treasure deck", "items"),
}
"""What else headings say."""
MOST: Final = 99
"""How many copies of a card a list may name, so that every list has a code."""
LONGEST: Final = 100_000
"""How many characters a list may have."""
WIDEST: Final = 200
"""How many characters of a line are read."""
SOUGHT: Final = 20
"""For how many unknown names those that are like them are sought, which takes long."""

_COMMENT: Final = re.compile(r"(^|\s)#.*")
_FIRST: Final = re.compile(r"([0-9]{1,9})\s*[x×]?\s+(.+)|([0-9]{1,9})[x×](.+)", re.IGNORECASE)
_LAST: Final = re.compile(r"(.+?)\s*(?:\s[x×]|×)\s*([0-9]{1,9})", re.IGNORECASE)
_BORNE: Final = re.compile(r"(.*?)\s*\(([^()]*)\)")
_TALLY: Final = re.compile(r"\s*[(\[]?[0-9]*[)\]]?$")


def write(game: Game, names: Names, decks: Decks, words: Messages) -> str:
    """The decks as a list, whose cards are called as a language calls them."""
    box = names.box

    def card(number: int, part: str) -> str:
        id = printed(box, number)
        title = game.title(words, "card", id)
        return title if names.card(title, part) == number else box.cards[number].id

    def site(number: int) -> str:
        title = game.title(words, "site", box.sites[number].id)
        return title if names.site(title) == number else box.sites[number].id

    def copies(titles: Iterable[str]) -> list[str]:
        return [f"{count} {title}" for title, count in Counter(titles).items()]

    def borne(item: int, bearer: int) -> str:
        return f"{card(item, 'minor-items')} ({card(bearer, 'company')})"

    # Neither who stands beside whom nor who bears what first shall be lost by counting.
    parts = {
        "company": [f"1 {card(each, 'company')}" for each in decks.company],
        "minor-items": [f"1 {borne(item, bearer)}" for item, bearer in decks.minor_items],
        "resources": copies(card(each, "resources") for each in decks.resources),
        "hazards": copies(card(each, "hazards") for each in decks.hazards),
        "sites": copies(site(each) for each in decks.sites),
        "treasures": copies(card(each, "treasures") for each in decks.treasures),
    }
    written = [
        "\n".join([words.say(f"solitaire-decks-heading-{part}"), *parts[part]]) for part in PARTS
    ]
    return "\n\n".join(written) + "\n"


def read(names: Names, text: str) -> Listed:
    """What a list says, with every mistake and every card that no deck may hold."""
    return _List(names).read(text)


class _List:
    """A list that is being read."""

    def __init__(self, names: Names) -> None:
        from mathom.locale import LANGUAGES, messages

        self.names: Final = names
        self.cards: Final[dict[str, list[int]]] = {part: [] for part in PARTS}
        self.bearers: Final[list[int]] = []
        self.mistakes: Final[list[Mistake]] = []
        self.absent: Final[dict[str, Violation]] = {}
        self.headings: Final[dict[str, str]] = {}
        for part in PARTS:
            spoken = [messages(lang).say(f"solitaire-decks-heading-{part}") for lang in LANGUAGES]
            for heading in (*spoken, *ALSO[part]):
                self.headings[plain(heading)] = part
        self.part = ""
        self.line = 0
        self.unknown = 0

    def read(self, text: str) -> Listed:
        if len(text) > LONGEST:
            self._mistake("list-long", most=LONGEST)
        else:
            for line in text.removeprefix("\ufeff").splitlines():
                self.line += 1
                self._read(_COMMENT.sub("", line).strip())
        of = {part: tuple(sorted(cards)) for part, cards in self.cards.items()}
        decks = Decks(
            tuple(self.cards["company"]),
            tuple(zip(self.cards["minor-items"], self.bearers, strict=True)),
            of["resources"],
            of["hazards"],
            of["sites"],
            of["treasures"],
        )
        return Listed(decks, tuple(self.mistakes), tuple(self.absent.values()))

    def _mistake(self, key: str, **about: object) -> None:
        problem = f"solitaire-decks-{key}", about
        sentence = told("line", {"line": self.line})
        assert isinstance(sentence, tuple)
        sentence[1]["problem"] = problem
        self.mistakes.append(Mistake(self.line, key, sentence if self.line else problem))

    def _read(self, given: str) -> None:
        given = given[:WIDEST]
        line = unicodedata.normalize("NFKC", given)[:WIDEST]
        if not line:
            return
        heading = self._heading(line)
        if heading:
            self.part = heading
        elif line.endswith(":"):
            self._mistake("list-heading", name=repr(given))
        elif not self.part:
            self._mistake("list-no-part", name=repr(given))
        else:
            self._entry(line)

    def _heading(self, line: str) -> str:
        """Which part begins with a line, however it is marked as a heading."""
        bare = line.strip("=-*_[] ").rstrip(":").strip()
        return self.headings.get(plain(_TALLY.sub("", bare)), "")

    def _entry(self, line: str) -> None:
        """A line about a card: how often, which, and maybe who bears it."""
        count, name = 1, line
        if not self._known(line):
            first, last = _FIRST.fullmatch(line), _LAST.fullmatch(line)
            if first is not None:
                count, name = int(first[1] or first[3]), (first[2] or first[4]).strip()
            elif last is not None:
                count, name = int(last[2]), last[1].strip()
        if not 1 <= count <= MOST:
            self._mistake("list-count", most=MOST, count=count, name=repr(name))
            return
        bearer = ""
        if self.part == "minor-items" and not self._known(name):
            borne = _BORNE.fullmatch(name)
            if borne is not None:
                name, bearer = borne[1], borne[2]
        if self.part == "sites":
            self._site(name, count)
        else:
            self._card(name, count, bearer)

    def _known(self, name: str) -> bool:
        return plain(name) in self.names.cards or plain(name) in self.names.sites

    def _site(self, name: str, count: int) -> None:
        site = self.names.site(name)
        card = self.names.card(name, "")
        if site != NONE:
            self._add(site, count)
        elif card != NONE:
            self._mistake("list-no-site", card=called("card", self.names.box.cards[card].id))
        else:
            self._unknown(name)

    def _card(self, name: str, count: int, bearer: str) -> None:
        card = self.names.card(name, self.part)
        site = self.names.site(name)
        if card == NONE and site != NONE:
            self._mistake("list-site", site=called("site", self.names.box.sites[site].id))
            return
        if card == NONE:
            self._unknown(name)
            return
        if self.part != "minor-items":
            self._add(card, count)
            return
        title = called("card", self.names.box.cards[card].id)
        if not bearer:
            self._mistake("list-bearer", card=title)
            return
        who = self.names.card(bearer, "company")
        if who == NONE:
            self._unknown(bearer, "company")
        elif not isinstance(self.names.box.cards[who], Character):
            other = called("card", self.names.box.cards[who].id)
            self._mistake("list-no-bearer", bearer=other, card=title)
        elif self._add(card, count):
            self.bearers.extend([who] * count)

    def _add(self, number: int, count: int) -> bool:
        """Put copies into the part; whether there is room for so many."""
        cards = self.cards[self.part]
        few = self.part in ("company", "minor-items")
        there = len(cards) if few else cards.count(number)
        if there + count > MOST:
            self._mistake("list-many", most=MOST)
            return False
        cards.extend([number] * count)
        return True

    def _unknown(self, name: str, part: str = "") -> None:
        """A name that nothing in the box has: of a card that is not in it, or misspelt."""
        absent = self.names.absent.get(plain(name))
        if absent is not None:
            box = self.names.box
            (it,) = (each for each in box.absent if each.id == absent)
            rule = "S2.2" if it.was == "character" else USELESS
            broken = violation(rule, "absent", absent=absent, reason=it.reason)
            self.absent.setdefault(absent, broken)
            return
        self.unknown += 1
        near = self.names.nearest(name, part or self.part) if self.unknown <= SOUGHT else []
        if near:
            self._mistake("list-near", name=repr(name), near=near)
        else:
            self._mistake("list-unknown", name=repr(name))
