"""Options: what may be chosen, and what may not and why."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Final

from mathom.kernel.errors import Sentence, UnknownOption

MessageArgs = dict[str, int | str]
"""Arguments for a sentence: component ids, which are named in the reader's language, and
figures."""


class Option:
    """One thing that can be chosen somewhere in a game.

    Options are interned: each game builds one table of them and hands out the same objects
    for ever, so identity is equality.

    Attributes:
        index: the place in the game's table, which is the learners' action number.
        kind: what sort of act it is, in the game's own words.
        value: what the act is done to, as the number the rules use.
        args: the same for people: component ids by their role.
        text: the canonical text, which `OptionTable.find` reads back.
    """

    __slots__ = ("args", "index", "kind", "text", "value")

    def __init__(self, index: int, kind: str, value: int, args: dict[str, str]) -> None:
        """Called by `OptionTable.add` alone."""
        self.index: Final = index
        self.kind: Final = kind
        self.value: Final = value
        self.args: Final = args
        self.text: Final = " ".join([kind, *args.values()])

    def __str__(self) -> str:
        """The canonical text."""
        return self.text

    def __repr__(self) -> str:
        """The canonical text, marked as an option."""
        return f"<{self.text}>"


class OptionTable:
    """All options of a game, numbered in the order they were added."""

    __slots__ = ("_by_text", "_options")

    def __init__(self) -> None:
        """An empty table."""
        self._options: list[Option] = []
        self._by_text: dict[str, Option] = {}

    def add(self, kind: str, value: int = 0, **args: str) -> Option:
        """Intern one more option; its text must be new."""
        option = Option(len(self._options), kind, value, args)
        if option.text in self._by_text:
            raise AssertionError(f"two options are called {option.text!r}")
        self._options.append(option)
        self._by_text[option.text] = option
        return option

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

    def _near(self, text: str) -> Sentence:
        """The nearest texts of the same kind; few, because comparing is slow."""
        kind = text.partition(" ")[0]
        alike = [known for known in self._by_text if known.partition(" ")[0] == kind]
        near = difflib.get_close_matches(text[:60], alike, 3)
        return ("did-you-mean", {"near": [repr(word) for word in near]}) if near else ""

    def __len__(self) -> int:
        """How many options the game has."""
        return len(self._options)

    def __getitem__(self, index: int) -> Option:
        """The option with this action number."""
        return self._options[index]

    def __iter__(self) -> Iterator[Option]:
        """All options, by their numbers."""
        return iter(self._options)


class Refusal:
    """Something a person might expect to do now and may not.

    Attributes:
        option: what may not be done.
        reason: the code of the refusal, a key of the game's sentences.
        rule: the ledger rule that says so.
        args: arguments for the sentence.
    """

    __slots__ = ("args", "option", "reason", "rule")

    def __init__(self, option: Option, reason: str, rule: str, args: MessageArgs) -> None:
        """Refuse `option`."""
        self.option: Final = option
        self.reason: Final = reason
        self.rule: Final = rule
        self.args: Final = args

    def __repr__(self) -> str:
        """The option and why not."""
        return f"<not {self.option.text}: {self.reason}, {self.rule}>"
