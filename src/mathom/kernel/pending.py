"""The choice that waits in a match: who is asked what, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.kernel.agenda import Choice
from mathom.kernel.errors import IllegalOption, require
from mathom.kernel.event import Event, EventArgs
from mathom.kernel.option import Option, Refusal
from mathom.kernel.state import Json, State

if TYPE_CHECKING:
    from mathom.kernel.game import Game

MOST_FORCED: Final = 200
"""How many choices in a row are carried out unasked: no game goes on for ever by itself."""


class Pending:
    """The choice that waits in a match, bound to the state it was asked in.

    Attributes:
        seat: who decides.
        kind: what is asked.
        rules: the ledger rules that govern it.
    """

    __slots__ = ("_frame", "_game", "_options", "_refused", "_state", "kind", "rules", "seat")

    def __init__(self, game: Game, state: State) -> None:
        """The choice on top of the state's agenda."""
        frame: Choice[Any] = state.choice
        self._game = game
        self._state = state
        self._frame = frame
        self._options: tuple[Option, ...] | None = None
        self._refused: tuple[Refusal, ...] | None = None
        self.seat: Final = frame.seat
        self.kind: Final = frame.kind
        self.rules: Final = frame.rules

    def __repr__(self) -> str:
        """Who is asked what."""
        seat = self._game.seat_names[self.seat]
        return f"<{seat} chooses {self.kind}: {len(self.legal())} options>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the state that asks."""
        return Pending, (self._game, self._state)

    def options(self) -> list[Option]:
        """What may be chosen; the list is the caller's own."""
        return list(self.legal())

    def legal(self) -> tuple[Option, ...]:
        """What may be chosen, found out once."""
        if self._options is None:
            self._options = tuple(self._frame.options(self._state))
        return self._options

    @property
    def public(self) -> bool:
        """Whether everybody can work out what may be chosen."""
        return self._frame.public

    def forced(self, alone: bool = False) -> Option | None:
        """The only option, where nobody has to be asked for it; None where somebody has.

        Where a seat has but one by what it alone knows, not to be asked would tell the others
        what it holds. That does no harm where a person plays `alone`.
        """
        options = self.legal()
        return options[0] if len(options) == 1 and (alone or self.public) else None

    def unasked(self) -> Event:
        """That the seat is not asked, because it has only one possibility."""
        seats = None if self.public else (self.seat,)
        told: EventArgs = {"seat": self._game.seat_names[self.seat]}
        return Event(f"forced-{self.kind}", told, seats)

    def refused(self) -> list[Refusal]:
        """What one might expect to choose and may not, each with its reason."""
        if self._refused is None:
            self._refused = tuple(self._frame.refused(self._state))
        return list(self._refused)

    def prompt(self, lang: str = "en") -> str:
        """What is asked, as a sentence."""
        from mathom.locale import messages, sentences

        return sentences.prompt(
            self._game, messages(lang), self.kind, self._frame.prompt_args(self._state)
        )

    def label(self, option: Option, lang: str = "en") -> str:
        """An option as a short phrase, with what is worth knowing about it now."""
        from mathom.locale import messages, sentences

        detail = self._frame.detail(self._state, option)
        return sentences.label(self._game, messages(lang), option, detail, self.kind)

    def parse(self, text: str) -> Option:
        """The legal option of this canonical text.

        Raises:
            UnknownOption: no option of the game is called so.
            IllegalOption: it may not be chosen now; the sentence says why.
        """
        require(text, str, "want-text")
        option = self._game.option_table.find(text)
        self.require(option)
        return option

    def require(self, option: Option) -> None:
        """Confirm that `option` may be chosen now.

        Raises:
            IllegalOption: it may not; the sentence says why.
        """
        if option not in self.legal():
            self._refuse(option)

    def _refuse(self, option: Option) -> None:
        """Say why an option may not be chosen."""
        from mathom.locale import messages, sentences

        english = messages("en")
        for refusal in self.refused():
            if refusal.option is option:
                sentence = sentences.refusal(self._game, english, refusal)
                raise IllegalOption(sentence, refusal.reason, refusal.rule)
        asked = sentences.prompt(
            self._game, english, self.kind, self._frame.prompt_args(self._state)
        )
        rule = self.rules[0] if self.rules else ""
        sentence = english.say("refused-not-now", option=option.text, asked=asked, rule=rule)
        raise IllegalOption(sentence, "not-now", rule)

    def view(self, seat: int | None) -> Json:
        """What a viewer may know of the choice: everything for the deciding seat, else who."""
        seen: Json = {
            "seat": self._game.seat_names[self.seat],
            "kind": self.kind,
            "rules": list(self.rules),
        }
        if seat == self.seat:
            frame = self._frame
            state = self._state
            seen["words"] = frame.prompt_args(state)
            passing = frame.passing(state)
            if passing is not None:
                seen["passing"] = passing.text
            seen["options"] = [self._seen(option) for option in self.legal()]
            seen["refused"] = [
                {
                    "text": refusal.option.text,
                    "kind": refusal.option.kind,
                    "args": dict(refusal.option.args),
                    "reason": refusal.reason,
                    "rule": refusal.rule,
                    "words": refusal.args,
                }
                for refusal in self.refused()
            ]
        return seen

    def _seen(self, option: Option) -> Json:
        """An option as the deciding seat sees it, with what it would be asked further."""
        seen: Json = {
            "text": option.text,
            "kind": option.kind,
            "args": dict(option.args),
            "detail": self._frame.detail(self._state, option),
        }
        after = self._frame.leads_to(self._state, option)
        if after is not None:
            seen["then"] = Pending(self._game, after).view(self.seat)
        return seen
