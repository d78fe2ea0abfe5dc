"""What can be wrong with what a caller gave us.

Every error that a person, a file or a network message can cause is a `MathomError` whose
text is one sentence: what was refused, why, and which rule or field says so. Anything else
that escapes is a fault of ours.

    raise BadRecord("record-outcome", {"ply": 3})

does not say the sentence but which it is, `error-record-outcome` of the Fluent files, and what it
speaks of. So whoever reads it hears it in a language of his own: `error.told("ja")`.
"""

from __future__ import annotations

from typing import Any

About = dict[str, Any]
"""What a sentence speaks of: figures, texts as they are, and `Sentence`s inside of it."""

Sentence = str | tuple[str, About]
"""A sentence as it is, or the key of one and what it speaks of."""


def sentence_of(error: Exception) -> Sentence:
    """What an error says, for another error to say it again."""
    if len(error.args) == 2 and isinstance(error.args[1], dict):
        return str(error.args[0]), error.args[1]
    return str(error)


class MathomError(ValueError):
    """Something a caller asked for cannot be done; the text is one clear sentence."""

    def __init__(self, text: str, about: About | None = None) -> None:
        """Refuse with a sentence as it is or, with `about`, with the one of this key."""
        # All in `args`, so that processes can pass the error on.
        if about is None:
            super().__init__(text)
        else:
            super().__init__(text, about)

    def __str__(self) -> str:
        """The sentence in English."""
        return self.told("en")

    def told(self, lang: str) -> str:
        """The sentence in this language, as far as we know it in that language."""
        from mathom.locale import messages

        if len(self.args) == 1:
            return str(self.args[0])
        return messages(lang).tell((str(self.args[0]), self.args[1]))


class UnknownGame(MathomError):
    """No game has this id."""


class UnknownBox(UnknownGame):
    """A game of this id is here, but not with that box."""


class BadRequest(MathomError):
    """A match cannot begin as asked: wrong seats, settings or seed."""


class UnknownOption(MathomError):
    """A text that is not an option of this game at all."""


class IllegalOption(MathomError):
    """An option of this game that may not be taken now.

    Attributes:
        reason: the code of the refusal, a key of the game's sentences.
        rule: the id of the ledger rule that refuses it.
    """

    def __init__(self, sentence: str, reason: str, rule: str) -> None:
        """Refuse with a sentence, its code and the rule."""
        super().__init__(sentence)
        self.args = (sentence, reason, rule)
        self.reason = reason
        self.rule = rule

    def told(self, lang: str) -> str:
        """The sentence as it is; the rest of `args` is there to be passed on."""
        return str(self.args[0])


class NotYourChoice(MathomError):
    """The choice that waits is another seat's; nothing else is said about it."""


class BadData(MathomError):
    """A data file of a game is wrong; the text names file, record and field.

    Attributes:
        place: the field, by the names and numbers on the way to it, the file first; empty if it is
            about no field.
        problem: what is wrong with the field, by itself.
    """

    place: tuple[str | int, ...] = ()
    problem: Sentence = ""


class BadState(MathomError):
    """A state text is wrong; the text names the field."""


class BadRecord(MathomError):
    """A record cannot be read, or does not replay; the text names the line or the ply."""


def require(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """Confirm that an argument is of the right type.

    Args:
        value: the argument.
        kind: what it may be; numbers do not stand for truth, nor truth for numbers.
        what: the key of the sentence that says what it must be.

    Raises:
        BadRequest: it is not.
    """
    if not isinstance(value, kind) or isinstance(value, bool):
        shown = repr(value)
        shown = shown if len(shown) <= 40 else f"{shown[:37]}..."
        raise BadRequest(what, {"found": f"{shown} ({type(value).__name__})"})


class BrokenState(Exception):
    """A state violates conservation or shape: the rules themselves are at fault.

    Its text is what must be and is not, as a sentence or as the key of one with its `About`.
    """

    def __str__(self) -> str:
        """The sentence in English."""
        return str(MathomError(*self.args))


def ensure(holds: bool, key: str, about: About | None = None) -> None:
    """Confirm what must be true of a state.

    Raises:
        BrokenState: it is not; the sentence is that of `key`.
    """
    if not holds:
        raise BrokenState(key, about or {})
