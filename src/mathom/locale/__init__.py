"""Sentences in every language we speak, from Fluent files.

`messages("ja").say("menu-play")` gives a sentence. Each game has a file of its own,
`<language>/<game>.ftl`, and may have more, `<language>/<game>-*.ftl`, which the page loads at its
tables only; what all share is in `common.ftl`, the terminal's own words in `terminal.ftl`, those of
commands in `commands.ftl`. What can be wrong is in `errors.ftl` and, with the states of a game, in
`<game>-errors.ftl`, which the page never needs. The tests see to it that every language has every
message.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Mapping

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from mathom.kernel.errors import BadRequest, Sentence

LANGUAGES = {"en": "English", "ja": "日本語"}


class Messages:
    """The messages of one language.

    Attributes:
        lang: which language.
        keys: the keys of all messages.
    """

    def __init__(self, lang: str) -> None:
        """Read every Fluent file of `lang`."""
        self.lang = lang
        self.keys: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = importlib.resources.files(__package__) / lang
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            self.add(file.read_text(encoding="utf-8"))

    def add(self, text: str) -> None:
        """Add the messages of a Fluent text, as a game from elsewhere would."""
        resource = FluentParser(with_spans=False).parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise LookupError(f"a message in {self.lang} cannot be read: {entry.content!r}")
        self._bundle.add_resource(resource)
        self.keys.update(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: int | float | str) -> str:
        """The message of this key.

        A missing message or argument is a fault of ours and raises `LookupError`.
        """
        if not self._bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {self.lang}")
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise LookupError(f"message {key!r} in {self.lang}: {errors}")
        return str(text)

    def tell(self, sentence: Sentence) -> str:
        """What an error says, with the sentences inside of it.

        Lists in it are alternatives. Figures are written as files have them, without commas. A key
        that no error has is that of another message, such as the name of a component.
        """
        if isinstance(sentence, str):
            return sentence
        key, about = sentence
        known = f"error-{key}"
        parts = {name: self._part(part) for name, part in about.items()}
        return self.say(known if self.has(known) or not self.has(key) else key, **parts)

    def _part(self, part: int | Sentence | list[str]) -> int | str:
        if isinstance(part, list):
            return self.say("list-or").join(part)
        if isinstance(part, int):
            return FluentInt(part, useGrouping=False)
        return self.tell(part)

    def listed(self, items: list[str]) -> str:
        """Several things in a row, joined as the language does it."""
        return self.say("list-comma").join(items)

    def enumerated(self, items: list[str]) -> str:
        """Several things in a row inside a sentence: with an `and` before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and").join([self.listed(items[:-1]), items[-1]])


def spoken(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for as programs in terminals do, else English."""
    wanted = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    lang = next((each for each in wanted if each), "")[:2]
    return lang if lang in LANGUAGES else "en"


@functools.cache
def messages(lang: str) -> Messages:
    """The messages of a language.

    Raises:
        BadRequest: we do not speak it.
    """
    if lang not in LANGUAGES:
        raise BadRequest(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Messages(lang)
