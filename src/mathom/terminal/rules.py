"""The rules of the game, opened at those that govern the choice at hand."""

from __future__ import annotations

import re
from typing import ClassVar

from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll

from mathom.kernel.game import Game
from mathom.kernel.ledger import Rule
from mathom.terminal.long_text import LongText
from mathom.terminal.paragraph import Paragraph

_HEAD = re.compile(r"\S.{0,10}?\s{2,}(?=\S)")
"""What stands before a wide gap, such as a key or a sign."""
HELP, _SIGNS, RULES = range(3)
"""The first pages: the keys, the signs of the drawing, and the rules of the choice."""


class RulesScreen(LongText[None]):
    """Pages to look things up: the keys, the signs, the rules of the choice, then all chapters."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,question_mark,R,q", "dismiss(None)", ""),
        ("left", "turn(-1)", ""),
        ("right", "turn(1)", ""),
    ]

    def __init__(
        self,
        game: Game,
        rules: list[str],
        legend: str,
        page: int = RULES,
        keys: str = "terminal-keys",
    ) -> None:
        """The ledger of `game`, first the rules of these ids.

        Args:
            game: whose rules.
            rules: the rules of the choice.
            legend: the key of the message that explains the drawing's signs.
            page: which page to open.
            keys: the key of the message that lists the keys.
        """
        super().__init__()
        self._game = game
        self._rules = rules
        self._legend = legend
        self._page = page
        self._keys = keys

    def update_texts(self) -> None:
        """Write the page that is open."""
        words = self.words
        pages = self._pages()
        title, body = pages[self._page]
        heading = words.say(
            "terminal-rules-page", chapter=title, page=self._page + 1, pages=len(pages)
        )
        self.write(heading, body, [("←→", "screen.turn(1)", words.say("terminal-key-pages"))])
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def _pages(self) -> list[tuple[str, Group]]:
        words = self.words
        ledger = self._game.ledger(words.lang)
        here = [rule for id in self._rules for rule in ledger.rules(id)]
        pages = [
            (words.say("terminal-help-keys"), _lines(words.say(self._keys))),
            (words.say("terminal-rules-signs"), _lines(words.say(self._legend))),
            (words.say("terminal-rules-choice"), self._written(here)),
        ]
        chapters: dict[str, list[Rule]] = {}
        for rule in ledger.rules():
            chapters.setdefault(rule.chapter, []).append(rule)
        pages.extend((chapter, self._written(rules)) for chapter, rules in chapters.items())
        return pages

    def _written(self, rules: list[Rule]) -> Group:
        """Rules as paragraphs, each with its number."""
        accent = Style(color=self.app.theme_variables["accent"], bold=True)
        column = max(len(rule.id) for rule in rules) + 2
        paragraphs: list[Paragraph | Text] = []
        for rule in rules:
            paragraphs += [Paragraph(Text(rule.id.ljust(column), accent), rule.text), Text()]
        return Group(*paragraphs[:-1])

    def action_turn(self, by: int) -> None:
        """Open a page further on or back, round and round."""
        self._page = (self._page + by) % len(self._pages())
        self.update_texts()


def _lines(text: str) -> Group:
    """A text line by line; below a sign or a key in front of a line nothing is written."""
    return Group(*(_line(line) for line in text.splitlines()))


def _line(line: str) -> Paragraph:
    head = _HEAD.match(line)
    return Paragraph(Text(head[0]), line[head.end() :]) if head else Paragraph(Text(), line)
