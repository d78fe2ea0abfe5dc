"""Play one card in a prepared position and see exactly what it changes.

    encounter("haven-imladris", at="rivendell", choices=["choose favor"], favor=1)

A case names the card, how the position differs from a quiet one, what is chosen, and every change
that follows: figures as differences, everything else as it is afterwards. What is not named must
be as before. The first hero is meant unless a name begins with the number of another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.games.quest.combat.engage import Allow
from mathom.games.quest.combat.lifecycle import AllowFight, Arm, BreakOff
from mathom.games.quest.constants import ATTRIBUTES, MARKERS
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.perils import FacePeril
from mathom.games.quest.model.pieces import AWAY, DEFEATED, NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.events import EventStep
from mathom.kernel.agenda import Frame
from mathom.kernel.effects import NO_BINDINGS, Bindings, Perform, Script
from mathom.kernel.match import Match
from mathom.locale import LANGUAGES, messages, sentences
from tests.quest.table import BOX, COMBAT, GAME, asked, number, options, position, state_of, table

PAUSE = Allow(1, NOWHERE)
"""A question that waits when the card is done; nothing else asks it here."""

Change = Mapping[str, Any]

ASIDE = [{"sheet": "eometh", "at": "near-harad", "favor": 3, "corruption": ["hopeless"]}]
"""Another hero, far away, to whom nothing happens."""


def account(state: Quest) -> dict[str, Any]:
    """What lies where, under short names."""
    found: dict[str, Any] = {"pool": state.pool, "slowed": state.slowed, "banked": state.banked}
    for marker, space in zip(MARKERS, state.markers, strict=True):
        found[f"story {marker}"] = space
    for place in BOX.locations:
        found[f"influence {place.id}"] = state.influence[place.index]
        found[f"favor {place.id}"] = state.favor[place.index]
        found[f"tokens {place.id}"] = sum(t.location == place.index for t in state.tokens)
    for who, at in zip(BOX.characters, state.characters, strict=True):
        found[who.id] = BOX.locations[at].id if at >= 0 else None
    off = {NOWHERE: None, DEFEATED: "defeated", AWAY: "away"}
    for minion, at in zip(BOX.minions, state.minions, strict=True):
        found[minion.id] = BOX.locations[at].id if at >= 0 else off[at]
        found[f"wounds {minion.id}"] = state.wounds[minion.index - BOX.blank]
    found["plots"] = [BOX.plots[plot].id for plot in state.plots if plot >= 0]
    for deck, names in (("plot", BOX.names["plot"]), ("shadow", BOX.names["shadow"])):
        held = [names[hidden.card] for hidden in getattr(state, f"{deck}_hand")]
        found[f"{deck} hand"] = held
        found[f"{deck} discard"] = [names[card] for card in getattr(state, f"{deck}_discard")]
    found["event"] = _id("event", state.current_event)
    found["given"] = _id("event", state.given_event)
    found["keeper"] = _id("seat", state.keeper)
    found["turn"] = _id("seat", state.turn.seat)
    found["no ambush"] = state.turn.no_ambush
    found["most moves"] = None if state.turn.most_moves < 0 else f"{state.turn.most_moves}"
    found["feared"] = _id("location", state.turn.feared)
    found["corruption discard"] = [BOX.corruption[c].id for c in state.corruption_discard]
    found["peril discard"] = len(state.peril_discard)
    found["encounter discard"] = sum(map(len, state.encounter_discards))
    fight = state.combat
    found["foe"] = None if fight is None else BOX.foes[fight.foe].id
    found["more strength"] = 0 if fight is None else fight.more_strength
    found["more agility"] = 0 if fight is None else fight.more_agility
    found["fixed agility"] = "none" if fight is None or fight.agility < 0 else f"{fight.agility}"
    for seat, hero in enumerate(state.heroes, 1):
        of = "" if seat == 1 else f"{seat} "
        found[f"{of}favor"] = hero.favor
        found[f"{of}at"] = BOX.locations[hero.location].id
        for which, level in zip(ATTRIBUTES, hero.levels, strict=True):
            found[f"{of}{which}"] = level
        found[f"{of}items"] = [i.id for i in BOX.items if hero.items >> i.index & 1]
        found[f"{of}corruption"] = [BOX.corruption[card].id for card in hero.corruption]
        found[f"{of}errands"] = [BOX.encounters[card].id for card in hero.quests]
        found[f"{of}revealed"] = hero.revealed
        found[f"{of}completed"] = hero.completed
        found[f"{of}hand"] = len(hero.hand)
        found[f"{of}life"] = len(hero.life)
        found[f"{of}rest"] = len(hero.rest)
        found[f"{of}damage"] = len(hero.damage)
        found[f"{of}skills"] = len(hero.taught)
    return found


def _id(role: str, index: int) -> str | None:
    return BOX.names[role][index] if index >= 0 else None


def changes(before: Change, after: Change) -> dict[str, Any]:
    """What is different: by how much for figures, otherwise what it is now."""
    found: dict[str, Any] = {}
    for name, value in after.items():
        if value != before[name]:
            figure = isinstance(value, int) and not isinstance(value, bool)
            found[name] = value - before[name] if figure else value
    return found


class Case:
    """One card in one position."""

    def __init__(
        self,
        card: str,
        frames: Sequence[Frame],
        given: Mapping[str, Any],
        choices: Sequence[str],
        expected: Change,
        turn: str | None,
        unsettled: bool,
    ) -> None:
        """A card, what happens, where, what is chosen, and what is different afterwards."""
        self.card = card
        self.frames = frames
        self.given = dict(given)
        self.choices = choices
        self.expected = dict(expected)
        self.turn = turn
        self.unsettled = unsettled

    def __repr__(self) -> str:
        """For the names of tests."""
        return f"{self.card}: {', '.join(self.choices) or 'nothing to choose'}"

    def begin(self) -> tuple[Match, dict[str, Any]]:
        """The match at its first choice, and what lay where before anything happened."""
        after: list[Frame] = [PAUSE]
        if "fight" in self.given:
            after += [Arm(1), BreakOff(1)]
        if self.turn:
            after += [EndHeroTurn(1), PAUSE]
        given = {"turn": self.turn, **self.given}
        before = account(state_of(table(**given, then=after)))
        return table(**given, then=[*self.frames, *after]), before

    def run(self) -> Match:
        """Play it and compare."""
        match, before = self.begin()
        for choice in self.choices:
            for text in _repeated(choice):
                say(match)
                first = text == "*"
                match.apply(options(match)[0] if first else text)
                state = state_of(match)
                state.check()
                assert GAME.state(state.dumps()) == state
        for lang in LANGUAGES:
            for told in match.log:
                sentences.tale(GAME, messages(lang), told)
        if not self.unsettled:
            assert asked(match) == ("hero-1", "allow"), (asked(match), options(match))
        found = changes(before, account(state_of(match)))
        assert found == self.expected, found
        return match


def say(match: Match) -> None:
    """Put what is asked, and every option, into words in every language."""
    choice = match.choice
    for lang in LANGUAGES:
        assert choice.prompt(lang)
        assert all(choice.label(option, lang) for option in choice.options())
        assert all(sentences.refusal(GAME, messages(lang), no) for no in choice.refused())


def _repeated(choice: str) -> list[str]:
    """`4 x done` is four times the choice `done`."""
    count, _, text = choice.partition(" x ")
    return [text] * int(count) if text else [choice]


def perform(
    card: str,
    script: Script,
    *,
    bindings: Bindings | None = None,
    choices: Sequence[str] = (),
    given: Mapping[str, Any] | None = None,
    turn: str | None = "hero-1",
    at_effect: int = 0,
    unsettled: bool = False,
    **expected: Any,
) -> Case:
    """A script of a card, carried out for the first hero, from one of its effects on."""
    frames = [Perform(script, at_effect, bindings or Bindings(hero=1))]
    return Case(card, frames, given or {}, choices, spaced(expected), turn, unsettled)


def encounter(
    card: str,
    *,
    at: str = "",
    choices: Sequence[str] = (),
    hero: Mapping[str, Any] | None = None,
    given: Mapping[str, Any] | None = None,
    unsettled: bool = False,
    **expected: Any,
) -> Case:
    """An encounter that the first hero meets: with two others drawn, it is the one resolved."""
    met = BOX.encounters[number("encounter", card)]
    place = number("location", at) if at else _quiet(met.locations, met.deck)
    deck = [BOX.encounters[c] for c in BOX.encounter_decks[met.deck] if c != met.index]
    others = [c.id for c in deck if place not in c.locations or c.priority > met.priority][:2]
    assert len(others) == 2, f"{card} cannot be met alone at {BOX.locations[place].id}"
    known = {"sheet": "argalad", "at": BOX.locations[place].id, **(hero or {})}
    more = dict(given or {})
    heroes = [known, *more.pop("others", ASIDE)]
    laid = {"heroes": heroes, "encounter_top": [card, *others], **more}
    changed = {"encounter discard": 2 if met.quest else 3, **spaced(expected)}
    if met.quest:
        changed["errands"] = [card]
    changed = {name: value for name, value in changed.items() if value != 0}
    return Case(card, [EncounterStep(1)], laid, choices, changed, "hero-1", unsettled)


def _quiet(locations: frozenset[int], deck: int) -> int:
    """A location where the card applies and encounters are met."""
    return min(p for p in locations if BOX.locations[p].deck == deck and not _sword(p))


def _sword(place: int) -> bool:
    return BOX.locations[place].perilous


def peril(
    card: str,
    *,
    at: str = "",
    choices: Sequence[str] = (),
    hero: Mapping[str, Any] | None = None,
    given: Mapping[str, Any] | None = None,
    unsettled: bool = False,
    **expected: Any,
) -> Case:
    """A peril that Sauron draws with two others and picks."""
    drawn = BOX.perils[number("peril", card)]
    place = number("location", at) if at else min(drawn.locations)
    others = [p.id for p in BOX.perils if p is not drawn][:2]
    known = {"sheet": "argalad", "at": BOX.locations[place].id, **(hero or {})}
    laid = {"heroes": [known, *ASIDE], "peril_top": [card, *others], **(given or {})}
    changed = {"peril discard": 3, **spaced(expected)}
    changed = {name: value for name, value in changed.items() if value != 0}
    asks = [f"peril {card}", *choices]
    return Case(card, [FacePeril(1)], laid, asks, changed, "hero-1", unsettled)


def event(
    card: str,
    *,
    choices: Sequence[str] = (),
    given: Mapping[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """An event that is drawn alone; what it lists is placed, which is not named again."""
    drawn = BOX.events[number("event", card)]
    ends = BOX.figures.stages
    space = 0 if drawn.stage == 1 else ends[drawn.stage - 2] + 1
    laid = {"markers": {"heroes": space}, "event_top": [card], "round": 1, **(given or {})}
    changed: dict[str, Any] = {}
    for place in drawn.favor:
        changed[f"favor {BOX.locations[place].id}"] = 1
    for who, place in drawn.characters:
        if BOX.characters[who].id not in laid.get("characters", {}):
            changed[BOX.characters[who].id] = BOX.locations[place].id
    if drawn.kept == "current":
        changed["event"] = card
    changed.update(spaced(expected))
    return Case(card, [EventStep()], laid, choices, changed, None, False)


def followed(
    card: str,
    *,
    choices: Sequence[str] = (),
    hero: Mapping[str, Any] | None = None,
    given: Mapping[str, Any] | None = None,
    stays: bool = False,
    **expected: Any,
) -> Case:
    """What a hero does who explores at the marker of the current event."""
    kept = BOX.events[number("event", card)]
    known = {"sheet": "argalad", "at": BOX.locations[kept.marker].id, **(hero or {})}
    laid = {"heroes": [known, *ASIDE], "current_event": card, **(given or {})}
    changed = spaced(expected) if stays else {"event": None, **spaced(expected)}
    frames = [Perform(kept.on_explore, 0, Bindings(hero=1))]
    return Case(card, frames, laid, choices, changed, "hero-1", False)


def fight(foe: str) -> dict[str, Any]:
    """A combat of the first hero with this foe, before its first round, as text."""
    state = position(heroes=[{"sheet": "argalad", "at": "bree"}], turn="hero-1")
    AllowFight(1, number("foe", foe), NOWHERE, None, NO_BINDINGS, goes_on=False).start(state)
    assert state.combat is not None
    return COMBAT.write(state.combat)


def spaced(expected: Change) -> dict[str, Any]:
    """`favor__bree` stands for `favor bree`, `at_` for `at`, other underscores for hyphens."""
    return {_name(name): value for name, value in expected.items()}


def _name(name: str) -> str:
    if name.startswith("p") and name[1:2].isdigit():
        return f"{name[1]} {_name(name[3:])}"
    first, _, rest = name.rstrip("_").partition("__")
    plain = first.replace("_", " ") if first in PHRASES else first.replace("_", "-")
    return f"{plain} {rest.replace('_', '-')}" if rest else plain


PHRASES = (
    "plot_hand",
    "plot_discard",
    "shadow_hand",
    "shadow_discard",
    "no_ambush",
    "most_moves",
    "corruption_discard",
    "peril_discard",
    "encounter_discard",
    "more_strength",
    "more_agility",
    "fixed_agility",
)
"""Names of several words."""

SUFFER = "suffer-unseen"
"""Take one damage from the life pool."""
