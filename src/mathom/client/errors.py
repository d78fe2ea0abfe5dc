"""What can go wrong between a client and a server."""

from __future__ import annotations

from typing import Self

from mathom.kernel.errors import MathomError
from mathom.protocol import Refused

LATER = frozenset(
    {"not-read", "not-stored", "restarting", "too-fast", "too-many-sockets", "too-slow"}
)
"""The refusals that pass by themselves: whoever asks again after a pause may succeed."""
UNSURE = frozenset({"not-stored"})
"""The refusals after which what was asked may have been done all the same."""


class ServerUnreachable(MathomError):
    """No server answers, and the client's patience is over."""


class TableWasClosed(MathomError):
    """Something was asked of a table that its own program has closed."""


class WasRefused(MathomError):
    """The server refused something; the text is the server's sentence.

    Attributes:
        code: which refusal it is, for programs.
        sentence: why, for people.
        rule: the rule of the ledger that speaks against it, if one does.
        reason: the game's own code for that.
    """

    def __init__(
        self, code: str, sentence: str, rule: str | None = None, reason: str | None = None
    ) -> None:
        """What the server said, in its parts."""
        super().__init__(sentence)
        self.args = (code, sentence, rule, reason)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.reason = reason

    def told(self, lang: str) -> str:
        """The sentence as the server said it; the rest of `args` is there to be passed on."""
        return self.sentence

    @classmethod
    def of(cls, refused: Refused) -> Self:
        """What the server said."""
        return cls(refused["code"], refused["sentence"], refused["rule"], refused["reason"])


class ActionWasRefused(WasRefused):
    """An action was refused: nothing has changed."""


class ActionWasStale(ActionWasRefused):
    """The position for which the action was made is no longer the table's; look again."""
