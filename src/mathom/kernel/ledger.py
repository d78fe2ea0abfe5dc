"""The ledger of a game: its rules, numbered, in our own words.

A ledger is a Markdown file. `## D3 Costs` opens a chapter; `- D3.4 Text` is a rule. A rule
that the rule book leaves open and we had to settle ends with `(our ruling)`.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from typing import Final

from mathom.kernel.errors import BadData, MathomError

_CHAPTER = re.compile(r"## (\w+) (.+)")
_RULE = re.compile(r"- (\w+\.\w+) (.+)")


class Rule:
    """One numbered rule."""

    __slots__ = ("chapter", "id", "text")

    def __init__(self, id: str, chapter: str, text: str) -> None:
        """The rule `id` of a chapter, in one paragraph."""
        self.id: Final = id
        self.chapter: Final = chapter
        self.text: Final = text


class UnknownRule(MathomError):
    """The ledger has no rule or chapter of this id."""


class Ledger:
    """All rules of a game in their order."""

    __slots__ = ("_rules",)

    def __init__(self, text: str, where: str) -> None:
        """Read the Markdown `text` of the file that `where` names.

        Raises:
            BadData: a rule stands outside its chapter or twice, or a line cannot be read.
        """
        self._rules: dict[str, Rule] = {}
        chapter = title = ""
        for number, line in enumerate(text.splitlines(), 1):
            if heading := _CHAPTER.fullmatch(line):
                chapter, title = heading.groups()
            elif match := _RULE.fullmatch(line):
                id, words = match.groups()
                if id in self._rules or not id.startswith(f"{chapter}."):
                    raise BadData(f"{where}, line {number}: rule {id} is doubled or misplaced")
                self._rules[id] = Rule(id, title, words)
            elif line.startswith(("- ", "##")):
                raise BadData(f"{where}, line {number}: neither a rule nor a chapter: {line!r}")

    def ids(self) -> list[str]:
        """The ids of all rules, in their order."""
        return list(self._rules)

    def rules(self, id: str = "") -> list[Rule]:
        """The rule of this id, the rules of this chapter, or all when no id is given.

        Raises:
            UnknownRule: neither a rule nor a chapter is called so.
        """
        found = [
            rule
            for rule in self._rules.values()
            if not id or rule.id == id or rule.id.startswith(f"{id}.")
        ]
        if not found:
            chapters = dict.fromkeys(rule_id.split(".")[0] for rule_id in self._rules)
            raise UnknownRule("no-rule", {"id": repr(id), "chapters": ", ".join(chapters)})
        return found


@functools.cache
def read_ledger(package: str, lang: str = "en") -> Ledger:
    """The ledger in a game's folder: `rules.md`, or `rules.<lang>.md` in another language.

    Raises:
        UnknownRule: there is none in that language.
    """
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    file = importlib.resources.files(package) / name
    if not lang.isalpha() or not file.is_file():
        raise UnknownRule("no-ledger", {"lang": repr(lang)})
    return Ledger(file.read_text(encoding="utf-8"), name)
