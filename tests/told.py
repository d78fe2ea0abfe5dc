"""How errors are told: in the reader's language but for what they quote."""

from __future__ import annotations

import pickle
import re

from mathom.kernel.errors import BadState, BrokenState, MathomError, sentence_of

QUOTED = re.compile(
    r"'[^']*'"  # texts as somebody wrote them
    r"|None|True|False"  # and other values
    r"|JSON.*|sum"
    r"|は .* のどれか"  # what there is to choose from
    r"|(?<=、)[a-z_-]+( \d+)?(?=[、：は])"  # the names of tables inside of tables
    r"|^unseen(?=：)"
)


def assert_told(error: MathomError | BrokenState) -> None:
    """Confirm that an error is told in Japanese but for what it quotes, and can be passed on."""
    if isinstance(error, BrokenState):
        error = BadState("state-broken", {"why": sentence_of(error)})
    japanese = error.told("ja")
    assert re.search(r"[\u3040-\u30ff]", japanese)
    assert not re.search(r"[A-Za-z]{2,}", QUOTED.sub("", japanese)), japanese
    again = pickle.loads(pickle.dumps(error))  # noqa: S301, it is our own
    assert type(again) is type(error)
    assert (str(again), again.told("ja")) == (str(error), japanese)
    assert str(error) == error.told("en") != japanese
