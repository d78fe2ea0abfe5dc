"""Options: what may be chosen, and what may not and why."""

from __future__ import annotations

import difflib
import importlib.resources
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mathom.kernel.errors import BadRequest, Sentence, UnknownOption
from mathom.kernel.value import Value

if TYPE_CHECKING:
    from mathom.kernel.game import Game

MessageArgs = dict[str, int | str | list[str]]
"""Arguments for a sentence: component ids, one or several, which are named in the reader's
language, and figures."""


class Option:
    """One thing that can be chosen somewhere in a game.

    Options are interned: each game builds one table of them and hands out the same objects
    for ever, so identity is equality.

    Attributes:
        index: the number in the game's table, which is the learners' action number.
        kind: what sort of act it is, in the game's own words.
        value: what the act is done to, as the number the rules use.
        args: the same for people: component ids by their role.
        text: the canonical text, which `OptionTable.find` reads back.
    """

    __slots__ = ("_table", "args", "index", "kind", "text", "value")

    def __init__(
        self, table: OptionTable, index: int, kind: str, value: int, args: dict[str, str]
    ) -> None:
        """Called by `OptionTable.add` alone."""
        self._table = table
        self.index = index
        self.kind: Final = kind
        self.value: Final = value
        self.args: Final = args
        self.text: Final = " ".join([kind, *args.values()])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        """The canonical text, marked as an option."""
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the game and the text, so that what is loaded is the same object."""
        return _find, (self._table.owner(), self.text)


class OptionTable:
    """All options of a game, by number and by text.

    Options are numbered in the order they were added, until `number` says otherwise.

    Attributes:
        game: whose options they are; a game takes the table when it is made.
    """

    __slots__ = ("_by_text", "_by_value", "_options", "game")

    def __init__(self) -> None:
        self.game: Game | None = None
        self._options: list[Option | None] = []
        self._by_text: dict[str, Option] = {}
        self._by_value: dict[tuple[str, int], Option] = {}

    def add(self, kind: str, value: int = 0, **args: str) -> Option:
        """Intern one more option; its text must be new."""
        option = Option(self, len(self._options), kind, value, args)
        if option.text in self._by_text:
            raise AssertionError(f"two options are called {option.text!r}")
        self._options.append(option)
        self._by_text[option.text] = option
        self._by_value[kind, value] = option
        return option

    def of(self, kind: str, value: int = 0) -> Option:
        """The option of a kind that has this value, which rules use as its number."""
        return self._by_value[kind, value]

    def number(self, texts: Sequence[str]) -> None:
        """Number the options as a list of texts does; those it lacks come after it.

        The number of a text that no option has any more stays free.
        """
        listed = set(texts)
        known: list[Option | None] = [self._by_text.get(text) for text in texts]
        self._options = [
            *known,
            *(option for option in self._by_text.values() if option.text not in listed),
        ]
        for index, option in enumerate(self._options):
            if option is not None:
                option.index = index

    def find(self, text: str) -> Option:
        """The option of this canonical text.

        Raises:
            UnknownOption: there is none; the sentence offers the nearest texts.
        """
        option = self._by_text.get(text)
        if option is None:
            shown = text if len(text) <= 60 else text[:57] + "..."
            about = {"option": repr(shown), "near": self._near(text)}
            raise UnknownOption("no-option", about)
        return option

    def owner(self) -> Game:
        """The game whose options they are.

        Raises:
            BadRequest: no game was made with them.
        """
        if self.game is None:
            raise BadRequest("options-of-no-game", {})
        return self.game

    def _near(self, text: str) -> Sentence:
        """The nearest texts of the same kind; few, because comparing is slow."""
        kind = text.partition(" ")[0]
        alike = [known for known in self._by_text if known.partition(" ")[0] == kind]
        near = difflib.get_close_matches(text[:60], alike, 3)
        return ("did-you-mean", {"near": [repr(word) for word in near]}) if near else ""

    def __len__(self) -> int:
        """How many numbers there are, those of options that are gone included."""
        return len(self._options)

    def __getitem__(self, index: int) -> Option:
        """The option with this action number.

        Raises:
            UnknownOption: no option has it.
        """
        option = self._options[index] if 0 <= index < len(self._options) else None
        if option is None:
            raise UnknownOption("no-number", {"number": index, "count": len(self._options)})
        return option

    def __iter__(self) -> Iterator[Option]:
        """All options, by their numbers."""
        return iter([option for option in self._options if option is not None])

    def __repr__(self) -> str:
        """Whose they are and how many."""
        return f"<{len(self._by_text)} options of {self.game!r}>"


def read_actions(package: str) -> list[str]:
    """The texts of all options a game ever had, in the order of their numbers.

    They are in the file `actions.txt` of its folder, to which is only ever added, by
    `scripts/actions.py`: a line for each run of options of a kind, such as `play: a, b, c`.
    """
    file = importlib.resources.files(package) / "actions.txt"
    texts: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        kind, _, rest = line.partition(":")
        texts.extend(f"{kind}{what}" for what in rest.split(","))
    return texts


def _find(game: Game, text: str) -> Option:
    return game.option_table.find(text)


class Refusal(Value):
    """Something a person might expect to do now and may not.

    Attributes:
        option: what may not be done.
        reason: the code of the refusal, a key of the game's sentences.
        rule: the ledger rule that says so.
        args: arguments for the sentence.
    """

    __slots__ = ("args", "option", "reason", "rule")
    __match_args__ = ("option", "reason", "rule", "args")

    def __init__(self, option: Option, reason: str, rule: str, args: MessageArgs) -> None:
        self.option: Final = option
        self.reason: Final = reason
        self.rule: Final = rule
        self.args: Final = args

    def __repr__(self) -> str:
        """The option and why not."""
        return f"<not {self.option.text}: {self.reason}, {self.rule}>"
