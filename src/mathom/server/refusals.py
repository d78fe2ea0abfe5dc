"""How the server refuses: a code for programs, a sentence for people, and an HTTP status."""

from __future__ import annotations

from mathom.kernel.errors import (
    BadRequest,
    IllegalOption,
    MathomError,
    NotYourChoice,
    UnknownBox,
    UnknownGame,
    UnknownOption,
)
from mathom.locale import messages
from mathom.protocol import Refused

STATUS = {
    "malformed": 422,
    "too-large": 413,
    "too-late": 408,
    "too-fast": 429,
    "not-found": 404,
    "wrong-method": 405,
    "foreign-origin": 403,
    "wrong-host": 421,
    "no-such-table": 404,
    "no-such-game": 404,
    "not-your-seat": 403,
    "no-free-seat": 409,
    "bad-invitation": 403,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "bad-name": 422,
    "bad-seats": 422,
    "no-person": 422,
    "name-of-a-bot": 422,
    "not-joined": 409,
    "not-over": 409,
    "over": 409,
    "not-begun": 409,
    "begun": 409,
    "key-used": 409,
    "stale": 409,
    "bad-request": 422,
    "unknown-option": 422,
    "illegal": 409,
    "not-your-choice": 409,
    "only-seated": 403,
    "bot-plays": 409,
    "you-play": 409,
    "no-such-bot": 422,
    "nothing-asked": 409,
    "asked-already": 409,
    "nothing-to-take-back": 409,
    "nothing-said": 422,
    "log-full": 409,
    "failed": 500,
    "other-rules": 409,
    "other-box": 409,
    "no-boxes": 403,
    "no-form": 404,
    "no-decks": 404,
    "bad-deck": 422,
    "deck-too-large": 422,
    "too-many-boxes": 409,
    "box-not-kept": 503,
    "rules-failed": 500,
    "not-stored": 503,
    "not-read": 503,
    "too-slow": 429,
    "restarting": 503,
}
"""Every code with its HTTP status; each has a sentence `refusal-<code>` in the Fluent files."""

LONGEST = 300
"""How many characters of a kernel's sentence are told: it may quote what a client sent."""

_CODES: dict[type[MathomError], str] = {
    UnknownGame: "no-such-game",
    UnknownOption: "unknown-option",
    NotYourChoice: "not-your-choice",
    BadRequest: "bad-request",
}


class RequestRefused(Exception):
    """Something asked of the server that is not done; nothing has changed.

    Attributes:
        code: which refusal it is, a key of `STATUS`.
        sentence: what is refused and why.
        words: the arguments of the sentence, for clients that tell it in another language.
        rule: the ledger rule that speaks against it, if one does.
        reason: the game's own code for that.
        wait: how many seconds to wait before trying again, if it is one that passes.
    """

    def __init__(
        self,
        code: str,
        sentence: str = "",
        *,
        rule: str | None = None,
        reason: str | None = None,
        wait: float = 1.0,
        **args: int | str,
    ) -> None:
        """Refuse by `code`; without a `sentence` the code's own is told with `args`."""
        self.code = code
        self.words: dict[str, int | str] = dict(args)
        self.sentence = sentence or messages("en").say(f"refusal-{code}", **args)
        self.rule = rule
        self.reason = reason
        self.wait = wait
        super().__init__(self.sentence)

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    def data(self) -> Refused:
        """The refusal as it is sent."""
        return {
            "code": self.code,
            "sentence": self.sentence,
            "words": self.words,
            "rule": self.rule,
            "reason": self.reason,
        }


def refusal_of(error: MathomError) -> RequestRefused:
    """What the kernel refuses, as a refusal of the server."""
    if isinstance(error, UnknownBox):
        return RequestRefused("other-box", box=error.args[1]["box"])
    sentence = _sentence(str(error))
    if isinstance(error, IllegalOption):
        return RequestRefused("illegal", sentence, rule=error.rule, reason=error.reason)
    return RequestRefused(_CODES.get(type(error), "bad-request"), sentence)


def _sentence(text: str) -> str:
    """What the kernel says, as a sentence that stands alone and is no longer than one."""
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}..."
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "?", "!")) else ".")
