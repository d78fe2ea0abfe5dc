"""The laws that hold in every game, checked along whole random games by one walk.

A law is a function of a match and what happened since the last choice; `walk` plays a game by
lot and calls each law wherever it applies. A game joins by being registered: nothing here
knows any of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from mathom.kernel.chance import Chance, Recorded, Seeded
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.errors import IllegalOption, UnknownOption
from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.pending import Pending
from mathom.kernel.state import State, advance, canonical, settle
from mathom.locale import LANGUAGES, messages, sentences
from tests.laws.spread import Spread

_WORD = re.compile(r'[^\s"\\\\]+')

MOST_CHOICES = 5_000
"""A game that takes more does not end."""


class Walk:
    """One random game under the laws."""

    def __init__(
        self,
        game: Game,
        seed: str,
        undo: bool = False,
        talk: bool = False,
        every: int = 1,
        spread: Spread | None = None,
        players: int = 0,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        """Walk through a game with settings and players drawn from `seed`, or given.

        Args:
            game: what to play.
            seed: what determines everything.
            undo: now and then take choices back and play on.
            talk: tell every prompt, option, refusal and event in every language.
            every: of so many choices one, drawn by lot, is looked at under all laws; the first
                and the last always are.
            spread: what earlier games have shown of the law of imagination.
            players: how many play, unless that is drawn.
            settings: what is agreed on, unless that is drawn.
        """
        self.lots: Chance = Seeded(seed, "walk")
        self.every = every
        self.undos = 4 if undo else 0
        self.talk = talk
        drawn = {
            setting.id: setting.values[self.lots.pick(len(setting.values))]
            for setting in game.settings
        }
        if settings is None:
            settings = drawn
        players = players or game.players[self.lots.pick(len(game.players))]
        self.viewers: list[int | None] = [*range(players), None]
        self.match = game.start(["lot"] * players, seed=seed, options=settings)
        self.spread = Spread() if spread is None else spread
        self.past: list[tuple[State, State, str]] = []
        self.states: list[State] = []

    def run(self) -> Match:
        """Play to the end, every law on the way."""
        match = self.match
        fresh: list[Event] = list(match.log)
        while True:
            self.states.append(match.state.copy())
            looked = match.over or not match.ply or self.lots.pick(self.every) == 0
            if looked:
                self.state_laws()
                self.view_laws(fresh)
            if match.over:
                break
            if looked:
                self.option_laws()
                self.refusal_laws()
            if self.talk:
                tell_all(match, fresh)
            fresh = self.step()
            assert match.ply < MOST_CHOICES, "the game does not end"
        assert match.outcome is not None
        assert match.outcome.rule in match.game.ledger().ids()
        assert set(match.outcome.scores) == {v for v in self.viewers if v is not None}
        if self.talk:
            tell_all(match, fresh)
        self.spread.judge()
        self.copy_law()
        self.replay_law()
        return match

    def step(self) -> list[Event]:
        """One choice by lot, or now and then some choices taken back."""
        match = self.match
        version = match.version
        if self.undos and match.ply and self.lots.pick(12) == 0:
            self.undos -= 1
            back = self.lots.pick(match.ply)
            known = len(match.log)
            match.undo(back)
            del self.states[back + 1 :]
            assert match.state == self.states.pop(), "undo returns to the exact state"
            return match.log[known:]
        options = match.choice.options()
        told = match.apply(options[self.lots.pick(len(options))], match.choice.seat)
        assert match.version == version + 1
        for seat in self.viewers:
            assert match.events(seat, version) == [e for e in told if e.visible(seat)]
        return told

    def state_laws(self) -> None:
        """Every component once; the text round-trips, with all that follows; copies are equal."""
        state = self.match.state
        state.check()
        text = state.dumps()
        again = self.match.game.state(text)
        assert again == state
        assert again.dumps() == text
        if isinstance(state, DeclaredState) and isinstance(again, DeclaredState):
            assert again.schema.follows(again) == state.schema.follows(state)
        copy = state.copy()
        assert copy.dumps() == text
        self.past.append((state, copy, text))

    def copy_law(self) -> None:
        """No past state and no past copy has changed since."""
        for state, copy, text in self.past:
            assert state.dumps() == text
            assert copy.dumps() == text

    def view_laws(self, fresh: list[Event]) -> None:
        """What a viewer is shown depends only on what it may know."""
        match = self.match
        before = match.state.dumps()
        if not match.game.secrets:
            seats = range(match.state.players)
            assert all(match.state.hidden(seat) == match.state.hidden(0) for seat in seats)
        for seat in self.viewers:
            shown = canonical(match.view(seat))
            told = canonical({"log": [[e.kind, e.args] for e in fresh if e.visible(seat)]})
            secrets = match.state.hidden(seat)
            for text in (shown, told):
                named = secrets.intersection(names_in(text))
                assert not named, f"seat {seat} is shown {named}"
            imagined = match.state.imagine(seat, self.lots)
            imagined.check()
            assert imagined.hidden(seat) == secrets
            self.spread.look(match.state, imagined, seat)
            if match.ply % 4 == 0:
                self.imagination_law(imagined, seat)
            assert see(match.game, imagined, seat) == see(match.game, match.state, seat)
            asked = match.over or imagined.choice.open(imagined)
            assert asked, "that something is asked tells what is hidden"
            if not match.over and match.choice.public:
                options = imagined.choice.options(imagined)
                assert options == match.choice.options(), "what may be chosen tells what is hidden"
        assert match.state.dumps() == before, "looking changes nothing"

    def imagination_law(self, imagined: State, seat: int | None) -> None:
        """What a seat imagines depends on nothing but what it knows.

        From any state it could believe, the same lots give the same imagination: else the
        truth could be told from the way it is dealt anew.
        """
        again = imagined.imagine(seat, Seeded("same lots"))
        assert again.dumps() == self.match.state.imagine(seat, Seeded("same lots")).dumps()

    def option_laws(self) -> None:
        """Every listed option is interned, round-trips as text and applies."""
        match = self.match
        table = match.game.option_table
        options = match.choice.options()
        assert options, "no state without an option before the end"
        assert len(set(options)) == len(options)
        frame = match.state.choice
        assert frame.open(match.state)
        assert frame.options(match.state) == options
        for option in options:
            assert table[option.index] is option
            assert match.choice.parse(str(option)) is option
            result = match.state.copy()
            advance(result, option, self.lots)
            result.check()
            assert result.outcome is not None or result.choice.options(result)
            further = frame.leads_to(match.state, option)
            assert further is None or further == result, "something else is asked than was said"

    def refusal_laws(self) -> None:
        """Every refused option raises with its reason, and so does anything else."""
        match = self.match
        before = match.state.dumps()
        entries = len(match.record.entries)
        legal = match.choice.options()
        for refusal in match.choice.refused():
            assert refusal.option not in legal
            with pytest.raises(IllegalOption) as raised:
                match.apply(refusal.option)
            assert (raised.value.reason, raised.value.rule) == (refusal.reason, refusal.rule)
            assert refusal.rule in match.game.ledger().ids()
        options = list(match.game.option_table)
        other = options[self.lots.pick(len(options))]
        if other not in legal:
            with pytest.raises(IllegalOption):
                match.apply(other.text)
        if match.ply % 20 == 0:
            with pytest.raises(UnknownOption):
                match.apply(other.text + "?")
        assert match.state.dumps() == before
        assert len(match.record.entries) == entries

    def replay_law(self) -> None:
        """The record gives the same states, events and outcome again."""
        match = self.match
        text = match.record.dumps()
        again = match.game.replay(type(match.record).loads(text))
        assert again.record.dumps() == text
        assert again.state == match.state
        assert again.log == match.log
        assert again.outcome == match.outcome
        for number, state in enumerate(states(match)):
            if number % self.every == 0 or state.outcome is not None:
                assert state == self.states[number]
        match.record.stream()


def states(match: Match) -> Iterator[State]:
    """The states along a record, from its outcomes alone."""
    line = match.record.line()
    chance = Recorded(line[0].outcomes)
    state = match.game.setup(len(match.record.seats), match.record.settings, chance)
    settle(state, chance)
    yield state
    for entry in line[1:]:
        advance(state, match.game.option_table.find(entry.text), Recorded(entry.outcomes))
        yield state


def see(game: Game, state: State, seat: int | None) -> str:
    """All that a viewer is shown of a state, as bytes would be."""
    shown = {"board": game.view(state, seat)}
    if state.outcome is None:
        shown["choice"] = Pending(game, state).view(seat)
    return canonical(shown)


def names_in(text: str) -> set[str]:
    """Every word of every text in a JSON text."""
    return set(_WORD.findall(text))


def tell_all(match: Match, fresh: list[Event]) -> None:
    """Tell everything there is to tell; a missing message or argument raises."""
    game = match.game
    for lang in LANGUAGES:
        spoken = messages(lang)
        texts = [sentences.tale(game, spoken, event) for event in fresh]
        if match.outcome is not None:
            texts.append(sentences.ending(game, spoken, match.outcome))
        else:
            choice = match.choice
            texts.append(choice.prompt(lang))
            texts += [choice.label(option, lang) for option in choice.options()]
            texts += [sentences.refusal(game, spoken, refusal) for refusal in choice.refused()]
        assert all(text.strip() and "{" not in text for text in texts)
