"""Agendas in edited texts: what cannot be played on is refused."""

from __future__ import annotations

import json
import random
from contextlib import nullcontext
from typing import Any

import pytest

from mathom.games.quest.combat.engage import Attack, Confront
from mathom.games.quest.combat.state import Combat
from mathom.games.quest.effects.corruption import HandOut
from mathom.games.quest.effects.sauron import PutBack, UsePlot
from mathom.games.quest.hero.growth import Learn, Tempt
from mathom.games.quest.hero.perils import PickPeril
from mathom.games.quest.hero.trade import Answer, Offer
from mathom.games.quest.hero.travel import Pay, TravelStep
from mathom.games.quest.hero.turn import HeroTurnStart
from mathom.games.quest.model.pieces import (
    CORRUPTION,
    DECKS,
    NOWHERE,
    PERIL,
    PLOT,
    SHADOW,
    SKILL,
)
from mathom.games.quest.model.validate_agenda import agenda_problems
from mathom.games.quest.sauron.actions import (
    BuryPlot,
    BuryPlots,
    DropShadows,
    KeepPlot,
    KeepShadow,
)
from mathom.games.quest.sauron.commands import LayToken, MoveMinion, MoveToken
from mathom.games.quest.sauron.finale import Finale
from mathom.games.quest.sauron.plots import Affect
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.agenda import Frame
from mathom.kernel.effects import NO_BINDINGS, EffectChoice
from mathom.kernel.errors import BadState, BrokenState, MathomError
from mathom.kernel.match import Match
from mathom.kernel.pile import HiddenCard
from mathom.kernel.schema import new
from mathom.kernel.state import canonical
from tests.quest.fights import arm, fight
from tests.quest.table import BOX, GAME, asked, number, position, state_of, table, take, told
from tests.told import assert_told

SAURONS_TURN = {"do": "SauronTurn"}
END = {"do": "EndHeroTurn", "seat": "hero-1"}
PERFORM = {"do": "Perform", "script": "peril/trapped/effects", "at": 0, "cast": {"hero": "hero-1"}}

ASKED = {"seat": "hero-1", "cast": {"hero": "hero-1"}}
NOTHING = {"do": "NameHero"}

HELD = ["thalin-sweep", "thalin-sweep"]
PAY = {"do": "Pay", "seat": "hero-1", "path": "fornost:bree", "count": 0}
PAYING = {"heroes": [{"sheet": "thalin", "at": "bree", "hand": HELD}], "turn": "hero-1"}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no ground": ({"agenda": [END], "turn": "hero-1"}, "must begin with the next turn of Sauron"),
    "two turns of Sauron": (
        {"then": [SauronTurn()]},
        "must begin with the next turn of Sauron",
    ),
    "Sauron as a hero": (
        {"then": [{"do": "HeroTurnStart", "seat": "sauron", "second": False}]},
        "must not take Sauron for a hero",
    ),
    "a seat that nobody has": ({"then": [HeroTurnStart(2, False)]}, "must not ask a seat"),
    "a turn without an end": (
        {"agenda": [SauronTurn()], "turn": "hero-1"},
        "must end the running turn, and no other",
    ),
    "an end without a turn": ({"then": [END]}, "must end the running turn, and no other"),
    "a combat that is none": (
        {"then": [{"do": "Resolve", "seat": "hero-1"}]},
        "must not fight without a combat",
    ),
    "a combat without an end": (
        {"fight": new(Combat, seat=1, goes_on=True, fortitude=5, health=5)},
        "must end the combat once",
    ),
    "cards that nobody has drawn": ({"then": [KeepShadow()]}, "must not choose among cards"),
    "drawn cards that nobody chooses among": (
        {"drawn": ("shadow", ["betrayed"])},
        "must choose among the drawn cards next",
    ),
    "as many kept as drawn": (
        {"drawn": ("shadow", ["betrayed"]), "then": [KeepShadow(), DropShadows()]},
        "must keep fewer cards than were drawn",
    ),
    "a script beyond its end": (
        {"then": [{**PERFORM, "at": 9}]},
        "must carry out effects that a script has",
    ),
    "a question of another effect": (
        {"then": [{"do": "ChooseWay", "effect": "peril/trapped/effects/0", **ASKED}]},
        "must ask for an effect what it asks",
    ),
    "a question of no effect": (
        {"then": [{**NOTHING, "effect": "peril/trapped/effects/0", **ASKED}]},
        "must ask for an effect what it asks",
    ),
    "a peril of nobody": (
        {"then": [{**PERFORM, "cast": {}}]},
        "must name the hero to whom a card happens",
    ),
    "a peril of a hero who does not play": (
        {"then": [{**PERFORM, "cast": {"hero": "hero-3"}}]},
        "must speak of heroes who play",
    ),
    "a target that does not play": (
        {"then": [{**PERFORM, "cast": {"hero": "hero-1", "target": "hero-3"}}]},
        "must speak of heroes who play",
    ),
    "a hero chosen twice": (
        {"then": [{"do": "ChooseHero", "seat": "hero-1"}]},
        "must let every seat choose its hero once",
    ),
    "quests dealt twice": ({"then": [{"do": "DealQuests"}]}, "must deal quests to heroes"),
    "a path that is paid for twice": (
        {**PAYING, "then": [PAY, PAY]},
        "must decide at once what was begun",
    ),
    "a path from elsewhere": (
        {**PAYING, "heroes": [{"sheet": "thalin", "hand": HELD}], "then": [PAY]},
        "must let a hero pay for a path from here",
    ),
    "a path that nothing pays for": (
        {**PAYING, "heroes": [{"sheet": "thalin", "at": "bree"}], "then": [PAY]},
        "must let a hero pay for a path from here",
    ),
    "a plot that waits for its location": (
        {"then": [HeroTurnStart(1, False), {"do": "Affect", "space": 0}]},
        "must decide at once what was begun",
    ),
    "a token that is not drawn": (
        {"then": [{"do": "LayToken", "number": 0}]},
        "must lay the monster token that was drawn",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_an_agenda_that_cannot_be_is_refused(case: str) -> None:
    given, expected = WRONG[case]
    with pytest.raises(BadState, match=f"field 'agenda' {expected}") as refused:
        position(**given)
    assert_told(refused.value)


NOTHING_YET = (0, (), (), (), ())
AT_ONCE: list[Frame] = [
    Affect(0),
    Attack(1),
    Confront(1),
    Offer(1, 2, *NOTHING_YET),
    Answer(2, 1, *NOTHING_YET),
    LayToken(0),
    MoveMinion(0),
    MoveToken(0),
    Pay(1, 0, 0),
]


def asking(kind: type[EffectChoice[Any, Any]]) -> Frame:
    """A question of the first effect that asks it."""
    effect = next(effect for effect in BOX.effects if kind in effect.asks)
    return kind(1, effect, NO_BINDINGS)


CHOOSING: list[tuple[int, Frame]] = [
    (PLOT, KeepPlot()),
    (PLOT, BuryPlot()),
    (PLOT, BuryPlots()),
    (PLOT, asking(PutBack)),
    (PLOT, asking(UsePlot)),
    (SHADOW, KeepShadow()),
    (SHADOW, DropShadows()),
    (SKILL, Learn(1)),
    (PERIL, PickPeril(1)),
    (CORRUPTION, Tempt(1)),
    (CORRUPTION, asking(HandOut)),
]


def problems(*frames: Frame, drawn_from: int = NOWHERE) -> list[str]:
    """What is wrong with an agenda of these frames, the last of them asked first."""
    state = state_of(table())
    state.agenda[1:] = frames
    state.drawn_from = drawn_from
    return list(agenda_problems(state))


@pytest.mark.parametrize("frame", AT_ONCE, ids=lambda frame: type(frame).__name__)
def test_nothing_happens_before_what_was_begun_is_decided(frame: Frame) -> None:
    later = HeroTurnStart(1, False)
    assert "quest-agenda-begun" in problems(frame, later)
    assert "quest-agenda-begun" not in problems(later, frame)


@pytest.mark.parametrize(("deck", "frame"), CHOOSING, ids=lambda one: type(one).__name__)
def test_whoever_chooses_among_cards_has_drawn_them(deck: int, frame: Frame) -> None:
    assert "quest-agenda-not-drawn" in problems(frame)
    for other in range(len(DECKS)):
        wrong = "quest-agenda-drawn-next" in problems(frame, drawn_from=other)
        assert wrong == (other != deck)


@pytest.mark.rule("Q5.4")
@pytest.mark.parametrize(
    ("exhausted", "fits"), [((), False), (("enemy",), False), (("hero",), True)]
)
def test_who_is_not_exhausted_lays_a_card_of_the_hand(
    exhausted: tuple[str, ...], fits: bool
) -> None:
    match = take(arm(fight("gothmog", hand=["beravor-charge"])), "fight-on", "fight-on")
    data = state_of(match).data()
    data["heroes"][0]["rest"].append(data["heroes"][0]["hand"].pop()["card"])
    for side in exhausted:
        data["fight"][side]["exhausted"] = True
    with nullcontext() if fits else pytest.raises(BadState, match="must let each side lay one"):
        GAME.state(canonical(data))


def test_the_finale_clears_whatever_was_going_on() -> None:
    fight = new(Combat, seat=1, goes_on=True, fortitude=5, health=5)
    state = position(agenda=[Finale()], turn="hero-1", fight=fight, markers={"heroes": 18})
    assert state.combat is not None


def test_a_combat_that_the_end_of_the_turn_cuts_short_is_cleared_away() -> None:
    """As when a shadow card made the hero Wretched before the first round, and Greedy asks."""
    greedy = {"do": "React", "seat": "sauron", "effect": "corruption/greedy/effects/0"}
    match = table(
        agenda=[
            SAURONS_TURN,
            END,
            {"do": "BreakOff", "seat": "hero-1"},
            {**greedy, "cast": {"hero": "hero-1"}},
        ],
        turn="hero-1",
        fight=new(Combat, seat=1, goes_on=True, fortitude=5, health=5),
    )
    assert asked(match)[0] == "sauron"
    take(match, "decline")
    assert state_of(match).combat is None
    assert told(match).count("end-turn") == 1


FOUGHT: list[dict[str, Any]] = [
    {"do": "Reveal", "seat": "hero-1"},
    {"do": "Strike", "seat": "hero-1"},
    {"do": "Extra", "seat": "hero-1"},
    {"do": "Retreat", "seat": "hero-1"},
]
"""Frames of each module of combat."""


@pytest.mark.parametrize("frame", FOUGHT, ids=lambda frame: frame["do"])
def test_nobody_fights_without_a_combat(frame: dict[str, Any]) -> None:
    with pytest.raises(BadState, match="field 'agenda' must not fight without a combat"):
        position(then=[frame, END], turn="hero-1")


STEPS = ["AmbushStep", "EncounterStep", "Explore", "RestStep", "TravelStep"]


@pytest.mark.parametrize("step", STEPS)
def test_a_combat_is_finished_before_the_turn_goes_on(step: str) -> None:
    data = json.loads(state_of(current_combat()).dumps())
    seat = data["fight"]["seat"]
    data["agenda"].append({"do": step, "seat": seat})
    with pytest.raises(BadState, match="must finish the combat before the turn goes on"):
        GAME.state(json.dumps(data))


@pytest.mark.parametrize("role", ["character", "corruption", "encounter", "item", "peril", "quest"])
def test_what_a_card_does_to_a_hero_needs_one(role: str) -> None:
    script = next(script.path for script in BOX.scripts if script.path.startswith(f"{role}/"))
    perform = {"do": "Perform", "script": script, "at": 0, "cast": {}}
    with pytest.raises(BadState, match="must name the hero to whom a card happens"):
        position(then=[perform])
    position(then=[{**perform, "cast": {"hero": "hero-1"}}])


# A combat in the state


def current_combat() -> Match:
    """A fight of which both sides hold cards."""
    for seed in range(30):
        match = GAME.start(["a", "b"], seed=seed)
        lots = random.Random(seed)
        while not match.over:
            fight = state_of(match).combat
            if fight is not None and len(fight.foe_hand) > 2:
                return match
            match.apply(lots.choice(match.choice.options()))
    raise AssertionError("nobody has met a foe")


def test_faults_in_a_combat_are_found() -> None:
    state = state_of(current_combat())
    state.check()
    fight = state.combat
    assert fight is not None
    hand = fight.foe_hand
    fight.foe_hand = tuple(
        HiddenCard(hidden.card, hidden.entered, hidden.drawn, 2) for hidden in hand
    )
    with pytest.raises(BrokenState, match="somebody does not know the cards it holds"):
        state.check()
    fight.foe_hand = tuple(sorted(hand, key=lambda hidden: -hidden.card))
    with pytest.raises(BrokenState, match="face-down cards must be in order"):
        state.check()
    fight.foe_hand = hand[1:]
    with pytest.raises(BrokenState, match="the cards of foes must all be somewhere"):
        state.check()


def test_a_token_fights_that_is_on_the_map() -> None:
    match = table(
        heroes=[{"sheet": "beravor", "at": "bree", "hand": ["beravor-parry"]}],
        then=[TravelStep(1)],
        turn="hero-1",
    )
    state = state_of(match)
    state.combat = new(Combat, seat=1, foe=number("foe", "orc"), token=3, fortitude=5, health=5)
    with pytest.raises(BrokenState, match="a monster token fights that is not on the map"):
        state.check()
    state.combat = new(Combat, seat=2, foe=number("foe", "orc"), fortitude=5, health=5)
    with pytest.raises(BrokenState, match="a combat needs a hero"):
        state.check()


# Whatever was edited


def mutate(data: Any, lots: random.Random) -> Any:
    """Change one value somewhere in a JSON value."""
    if isinstance(data, dict) and data:
        key = lots.choice(list(data))
        if lots.random() < 0.15:
            return {k: v for k, v in data.items() if k != key}
        return {k: mutate(v, lots) if k == key else v for k, v in data.items()}
    if isinstance(data, list) and data and lots.random() < 0.8:
        at = lots.randrange(len(data))
        match lots.randrange(3):
            case 0:
                return data[:at] + data[at + 1 :]
            case 1:
                return [*data, data[at]]
            case _:
                return [*data[:at], mutate(data[at], lots), *data[at + 1 :]]
    return lots.choice([None, 0, 1, -1, 3, 10**12, "", "sauron", [], {}, 0.5, True])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edited_state_is_refused_or_can_be_played(players: int) -> None:
    """What the loader lets pass is sound enough to be played on by lot."""
    lots = random.Random(players)
    match = GAME.start(["a", "b", "c", "d"][:players], seed=players)
    seen: set[str] = set()
    while not match.over:
        if match.choice.kind not in seen:
            seen.add(match.choice.kind)
            data = json.loads(match.state.dumps())
            for _ in range(15):
                _try(mutate(data, lots), lots)
                _try({**data, "agenda": mutate(data["agenda"], lots)}, lots)
        match.apply(lots.choice(match.choice.options()))
    assert len(seen) > 10
    assert BOX.option_table


def _try(edited: Any, lots: random.Random) -> None:
    """Play a while from an edited text, if it is one of a state."""
    try:
        state = GAME.state(json.dumps(edited))
    except MathomError:
        return
    assert GAME.state(state.dumps()) == state
    if state.outcome is None:
        match = GAME.match(state, seed=1)
        for _ in range(25):
            if match.over:
                break
            match.apply(lots.choice(match.choice.options()))
            match.state.check()


def test_a_side_that_holds_no_card_is_not_asked_to_lay_one() -> None:
    match = current_combat()
    while asked(match) != ("hero-1", "play"):
        match.apply(match.choice.options()[0])
    data = state_of(match).data()
    GAME.state(json.dumps(data))
    hero = data["heroes"][0]
    assert hero["hand"]
    hero["rest"] = [*hero["rest"], *(card["card"] for card in hero["hand"])]
    hero["hand"] = []
    with pytest.raises(BadState, match="must let each side lay one card of its hand"):
        GAME.state(json.dumps(data))
