"""What can be wrong with what a caller gave us.

Every error that a person, a file or a network message can cause is a `MathomError` whose
text is one sentence: what was refused, why, and which rule or field says so. Anything else
that escapes is a fault of ours.
"""

from __future__ import annotations


class MathomError(ValueError):
    """Something a caller asked for cannot be done; the text is one clear sentence."""


class UnknownGame(MathomError):
    """No game has this id."""


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
        super().__init__(sentence, reason, rule)
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        """The sentence alone; the rest is there so that processes can pass the error on."""
        return str(self.args[0])


class NotYourChoice(MathomError):
    """The choice that waits is another seat's; nothing else is said about it."""


class BadData(MathomError):
    """A data file of a game is wrong; the text names file, record and field."""


class BadState(MathomError):
    """A state text is wrong; the text names the field."""


class BadRecord(MathomError):
    """A record cannot be read, or does not replay; the text names the line or the ply."""


class BrokenState(Exception):
    """A state violates conservation or shape: the rules themselves are at fault."""
