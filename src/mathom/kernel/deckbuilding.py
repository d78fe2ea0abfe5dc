"""What a game offers those who build decks for it: lists, codes, checks and suggestions.

A game whose seats bring decks of their own has a `Deckbuilding`, `Game.deckbuilding`; the command
line, the server and the page know no more of decks than this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.errors import Sentence
from mathom.kernel.state import Json
from mathom.kernel.value import Value

if TYPE_CHECKING:
    from mathom.locale import Messages

Decks = Any
"""All that is brought to a game, in the game's own class."""
Args = Mapping[str, int | str]
"""What a sentence speaks of: figures, words, and components by their ids."""
Addition = tuple[str, str, str, int]
"""The name of a deck, role and id of a component, and a number of copies."""


Line = tuple[str, str, int, str]
"""A part and the id of a component in it, the number of copies, and the id of who carries them."""

RANDOM: Final = "random-"
"""What the names of random decks begin with; a seed follows."""
DAILY: Final = "daily-"
"""What the names of the decks of a day begin with; its date follows."""
CODE: Final = "deck-"
"""What the names of decks of one's own begin with; their code follows."""


class Violation(Value):
    """A rule of construction that decks break.

    Attributes:
        key: which rule is broken and how, as the game calls it.
        args: what it is about.
        rule: the id of the ledger rule.
        sentence: the same told.
    """

    __slots__ = ("args", "key", "rule", "sentence")
    __match_args__ = ("key", "args", "rule", "sentence")

    def __init__(self, key: str, args: Args, rule: str, sentence: Sentence) -> None:
        self.key: Final = key
        self.args: Final = args
        self.rule: Final = rule
        self.sentence: Final = sentence


class Mistake(Value):
    """What cannot be understood in a list.

    Attributes:
        line: its line, counted from 1; 0 where it is about the whole list.
        key: what is wrong, as the game calls it.
        sentence: the same told, with its line.
    """

    __slots__ = ("key", "line", "sentence")
    __match_args__ = ("line", "key", "sentence")

    def __init__(self, line: int, key: str, sentence: Sentence) -> None:
        self.line: Final = line
        self.key: Final = key
        self.sentence: Final = sentence


class Listed(Value):
    """What a list says.

    Attributes:
        decks: all that was understood.
        mistakes: all that was not.
        violations: the cards that no decks can hold, so that `decks` is without them.
    """

    __slots__ = ("decks", "mistakes", "violations")
    __match_args__ = ("decks", "mistakes", "violations")

    def __init__(
        self, decks: Decks, mistakes: tuple[Mistake, ...], violations: tuple[Violation, ...]
    ) -> None:
        self.decks: Final = decks
        self.mistakes: Final = mistakes
        self.violations: Final = violations


class Suggestion(Value):
    """Cards that would give decks something they lack.

    Attributes:
        lack: the rule that is broken as long as they are missing.
        cards: each with the deck it belongs to, its role and id, and how many copies to add.
    """

    __slots__ = ("cards", "lack")
    __match_args__ = ("lack", "cards")

    def __init__(self, lack: Violation, cards: tuple[Addition, ...]) -> None:
        self.lack: Final = lack
        self.cards: Final = cards


class Part(Value):
    """A deck, or whatever else is brought.

    Attributes:
        id: what the game calls it.
        role: of which its components are.
        cards: which these can be, each with how many copies there may be.
        borne: the part whose components carry these, or the empty text.
    """

    __slots__ = ("borne", "cards", "id", "role")
    __match_args__ = ("id", "role", "cards", "borne")

    def __init__(self, id: str, role: str, cards: Mapping[str, int], borne: str) -> None:
        self.id: Final = id
        self.role: Final = role
        self.cards: Final = cards
        self.borne: Final = borne


class Tally(Value):
    """How much decks have of something that a rule of construction bounds.

    Attributes:
        id: what is counted, as the game calls it.
        part: where.
        count: how much there is.
        least, most: how much there has to be and may be; -1 where the rule does not say.
        rule: the id of the ledger rule.
    """

    __slots__ = ("count", "id", "least", "most", "part", "rule")
    __match_args__ = ("id", "part", "count", "least", "most", "rule")

    def __init__(self, id: str, part: str, count: int, least: int, most: int, rule: str) -> None:
        self.id: Final = id
        self.part: Final = part
        self.count: Final = count
        self.least: Final = least
        self.most: Final = most
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Deckbuilding:
    """The tools of a game for building decks.

    Attributes:
        setting: the id of the setting that names the decks of a table.
        names: the decks that come with the game.
        relevant: the ids of the settings that what decks may hold depends on.
    """

    def __init__(self, setting: str, names: tuple[str, ...], relevant: tuple[str, ...]) -> None:
        self.setting: Final = setting
        self.names: Final = names
        self.relevant: Final = relevant

    def parts(self) -> list[Part]:
        """What is brought, in the order of lists."""
        raise NotImplementedError

    def tally(self, decks: Decks, settings: Mapping[str, str]) -> list[Tally]:
        """How much the decks have of what rules bound, part by part."""
        raise NotImplementedError

    def size(self, decks: Decks) -> int:
        """How many components are brought."""
        raise NotImplementedError

    def lines(self, decks: Decks) -> list[Line]:
        """The decks line by line, as lists have them."""
        raise NotImplementedError

    def named(self, name: str, settings: Mapping[str, str]) -> Decks:
        """The decks that a name stands for: those of the game, random ones, or a code's.

        Args:
            name: what the setting of a table would be that chooses the decks.
            settings: the complete settings, for what decks may hold can depend on them.

        Raises:
            BadRequest: it stands for none.
        """
        raise NotImplementedError

    def random(self, seed: str) -> str:
        """The name of the random decks of a seed.

        Raises:
            BadRequest: it is no seed.
        """
        raise NotImplementedError

    def code(self, decks: Decks) -> str:
        """The name that holds all of these decks, for links.

        Raises:
            BadRequest: there is too much of something.
        """
        raise NotImplementedError

    def record(self, decks: Decks) -> Json:
        """The decks by ids, for programs."""
        raise NotImplementedError

    def read(self, text: str) -> Listed:
        """What a list in plain text says; all its mistakes are told."""
        raise NotImplementedError

    def write(self, decks: Decks, words: Messages) -> str:
        """The decks as a list in plain text, with the names of a language."""
        raise NotImplementedError

    def check(self, decks: Decks, settings: Mapping[str, str]) -> list[Violation]:
        """Every rule of construction that the decks break, in the order of the ledger."""
        raise NotImplementedError

    def suggest(self, decks: Decks, settings: Mapping[str, str]) -> list[Suggestion]:
        """What would fill the gaps of the decks, as far as cards can fill them."""
        raise NotImplementedError

    def completed(self, decks: Decks, suggestions: list[Suggestion]) -> Decks:
        """The decks with the cards of these suggestions."""
        raise NotImplementedError
