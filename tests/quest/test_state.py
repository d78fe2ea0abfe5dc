"""The state as a value: texts come back, copies are equal and apart, faults are found."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from mathom.games.quest.model.pieces import AWAY, DEFEATED, Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import DropShadows, KeepShadow
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BadState, BrokenState
from mathom.kernel.outcome import Outcome
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile
from mathom.kernel.schema import new
from mathom.locale import messages
from tests.quest.fights import fight, fought
from tests.quest.table import BOX, COMBAT, GAME, number, position
from tests.told import assert_told

Change = Callable[[Quest], object]


def full() -> Quest:
    """A position in which something lies almost everywhere."""
    return position(
        heroes=[
            {
                "sheet": "beravor",
                "at": "bree",
                "hand": ["beravor-parry", "beravor-parry", "skill-ready"],
                "damage": ["beravor-evade"],
                "rest": ["beravor-anticipate", "skill-endure"],
                "life_top": ["beravor-charge"],
                "favor": 3,
                "levels": {"wisdom": 2},
                "items": ["boat", "horse"],
                "corruption": ["deranged", "weary"],
                "starting": None,
                "quests": ["eriador-the-black-pit"],
            },
            {"sheet": "eometh", "hand": ["eometh-hack"], "corruption": ["isolated", "hopeless"]},
            "thalin",
        ],
        influence={"bree": 2, "barad-dur": 4, "mount-doom": 3},
        favor={"the-shire": 2},
        pool=5,
        tokens=[("orc", "gladden-fields"), {"face": "blank", "at": "bree", "seen": ["hero-1"]}],
        minions={"gothmog": ("bree", 3), "ringwraiths": "away", "black-serpent": "defeated"},
        characters={"gandalf": "bree"},
        markers={"heroes": 8, "ring": 3, "conquest": 1},
        slowed=1,
        plots=["sauron-hunts-for-the-ring", ("a-broken-line-of-kings", "edoras")],
        actions=[("influence", 0), ("command", 1)],
        plot_hand=["a-broken-line-of-kings", "smeagol-escapes"],
        plot_top=["urgent-summons"],
        plot_discard=["loss-of-an-heir"],
        shadow_hand=["betrayed"],
        shadow_discard=["storms-of-mordor"],
        token_tops={"green": ["huorn"]},
        token_discards={"blue": ["orc"]},
        foe_tops={"zealot": ["zealot-parry"]},
        skill_discard=["skill-execute"],
        event_discard=["imladris"],
        current_event="of-serpents-and-sand",
        given_event="trust-in-friendship",
        keeper="hero-2",
        banked=2,
        encounter_discard=["haven-imladris"],
        gone=["misty-greenleaf"],
        peril_discard=["trapped"],
        corruption_discard=["careless"],
        drawn=("shadow", ["evil-wound", "grievous-loss"]),
        then=[KeepShadow(), DropShadows()],
        turn={
            "seat": "hero-2",
            "gained": 1,
            "fresh": ["hopeless"],
            "feared": "bree",
            "declined": ["hero-1"],
        },
        stakes="high",
    )


def test_a_text_comes_back_as_it_was() -> None:
    state = full()
    text = state.dumps()
    again = GAME.state(text)
    assert again == state
    assert again.dumps() == text


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    state = full()
    text = state.dumps()
    copy = state.copy()
    assert copy.dumps() == text
    for value in vars_of(copy):
        if isinstance(value, list):
            value.clear()
    copy.heroes.append(copy.heroes[0] if copy.heroes else state.heroes[0])
    assert state.dumps() == text


def test_a_copy_has_heroes_and_a_turn_of_its_own() -> None:
    state = full()
    text = state.dumps()
    copy = state.copy()
    copy.heroes[0].favor = 9
    copy.heroes[0].hand = ()
    copy.turn.gained = 7
    assert state.dumps() == text


def vars_of(state: Quest) -> list[object]:
    """Everything that a state has of its own; a compiled one has no `__slots__` to ask."""
    return [getattr(state, name) for name in dir(state) if not name.startswith("_")]


def test_a_match_in_the_middle_of_a_fight_comes_back() -> None:
    """A whole game, played by the first options, is whole at every choice."""
    match = GAME.start(["a", "b", "c"], seed=5)
    fights = 0
    for _ in range(400):
        if match.state.outcome is not None:
            break
        state = match.state
        assert isinstance(state, Quest)
        text = state.dumps()
        assert GAME.state(text).dumps() == text
        assert state.copy().dumps() == text
        fights += state.combat is not None
        options = match.choice.options()
        match.apply(options[match.ply * 31 % len(options)].text)
    assert fights


# What cannot be


def token(state: Quest, at: int, **changed: Any) -> None:
    """Change one of the monster tokens."""
    old = state.tokens[at]
    state.tokens = (*state.tokens[:at], replace(old, **changed), *state.tokens[at + 1 :])


def put(name: str, value: object) -> Change:
    """Give the state another value of an attribute."""
    return lambda state: setattr(state, name, value)


def give(name: str, value: object, seat: int = 1) -> Change:
    """Give a hero another value of an attribute."""
    return lambda state: setattr(state.heroes[seat - 1], name, value)


def set_clues(state: Quest, clue: Clue, clues: int, bound: int) -> None:
    """Have a clue be about the hand of the first hero, or not, and bind it, or not."""
    hero = state.heroes[0]
    hero.clues = (clue,)
    hero.hand = tuple(hidden.under(clues).tied(bound, noted=True) for hidden in hero.hand)


CARD = number("card", "beravor-parry")
BREE = number("location", "bree")
EDORAS = number("location", "edoras")


def both(*changes: Change) -> Change:
    """Change one thing after the other."""

    def change(state: Quest) -> None:
        for each in changes:
            each(state)

    return change


def nobody_with_a_quest(state: Quest) -> None:
    """Take the third hero away, but not its quest."""
    state.heroes[2] = new(Hero)
    state.heroes[2].starting = number("quest", "the-ered-luin")


def backwards(name: str, at: int | None = None) -> Change:
    """Turn the bag of a pile round."""

    def turn(state: Quest) -> None:
        piles = getattr(state, name)
        pile = piles if at is None else piles[at]
        turned = Pile(pile.bag[::-1], pile.top, pile.bottom, pile.shuffles)
        if at is None:
            setattr(state, name, turned)
        else:
            piles[at] = turned

    return turn


BROKEN: dict[str, tuple[Change, str]] = {
    "a seat without a hero that has a quest": (
        nobody_with_a_quest,
        "a seat without a hero has quests",
    ),
    "skills out of order": (backwards("skill_pile"), "face-down cards must be in order"),
    "plots out of order": (backwards("plot_pile"), "face-down cards must be in order"),
    "shadow cards out of order": (backwards("shadow_pile"), "face-down cards must be in order"),
    "foes' cards out of order": (backwards("foe_piles", 2), "face-down cards must be in order"),
    "tokens out of order": (backwards("token_piles", 0), "face-down cards must be in order"),
    "a given event that is none": (
        both(
            lambda state: state.event_discards.__setitem__(
                0, (number("event", "trust-in-friendship"),)
            ),
            lambda state: setattr(state, "given_event", number("event", "imladris")),
        ),
        "an event was not given",
    ),
    "drawn from nowhere": (
        both(
            lambda state: setattr(
                state,
                "shadow_discard",
                (*state.shadow_discard, *(hidden.card for hidden in state.drawn)),
            ),
            lambda state: setattr(state, "drawn_from", -1),
        ),
        "drawn cards must come from a deck",
    ),
    "drawn out of order": (
        lambda state: setattr(state, "drawn", state.drawn[::-1]),
        "face-down cards must be in order",
    ),
    "a lost hero card": (give("rest", ()), "a hero's cards must all be somewhere"),
    "a doubled hero card": (
        give("rest", (CARD, number("card", "skill-endure"))),
        "a hero's cards must all be somewhere",
    ),
    "a card of another hero": (
        give("hand", (HiddenCard(CARD, 0, 0, 4),), 2),
        "a hero's cards must all be somewhere",
    ),
    "a hero of two seats": (give("sheet", 1, 2), "two seats play one hero"),
    "a hero off the map": (give("location", -1), "a hero must stand on the map"),
    "a hand the hero has not seen": (
        lambda state: setattr(
            state.heroes[1], "hand", tuple(HiddenCard(s.card, 0, 0) for s in state.heroes[1].hand)
        ),
        "somebody does not know the cards it holds",
    ),
    "a card under a clue that is none": (
        lambda state: setattr(
            state.heroes[0], "hand", tuple(hidden.under(2) for hidden in state.heroes[0].hand)
        ),
        "a clue that is none is about a card",
    ),
    "a card bound elsewhere": (
        lambda state: set_clues(state, Clue(PUBLIC), clues=0, bound=0),
        "a card is bound to a clue that is not about it",
    ),
    "a card that was there before it came": (
        lambda state: setattr(
            state.heroes[0], "hand", tuple(s.dated(2, 1) for s in state.heroes[0].hand)
        ),
        "a card came to its place before it was there",
    ),
    "a clue that binds nothing": (
        lambda state: set_clues(state, Clue(PUBLIC), clues=1, bound=FREE),
        "a clue binds no card",
    ),
    "a clue that binds and is not for all": (
        lambda state: set_clues(state, Clue(1), clues=1, bound=0),
        "a clue binds no card",
    ),
    "a clue of one type": (
        lambda state: set_clues(state, Clue(1, (1,)), clues=1, bound=FREE),
        "a clue must count cards of both types",
    ),
    "a clue of cards that are not there": (
        lambda state: set_clues(state, Clue(1, (9, 0)), clues=1, bound=FREE),
        "a clue tells of cards that are not there",
    ),
    "a hand out of order": (
        lambda state: setattr(state.heroes[0], "hand", state.heroes[0].hand[::-1]),
        "face-down cards must be in order",
    ),
    "a life pool out of order": (
        lambda state: setattr(state.heroes[2], "life", Pile(state.heroes[2].life.bag[::-1])),
        "face-down cards must be in order",
    ),
    "a life pool that remembers": (
        lambda state: setattr(
            state.heroes[2],
            "life",
            Pile(tuple(HiddenCard(s.card, 0, NEVER, PUBLIC) for s in state.heroes[2].life.bag)),
        ),
        "face-down cards must be in order",
    ),
    "a skill that lies open unknown": (
        lambda state: setattr(
            state.heroes[0],
            "taught",
            tuple(HiddenCard(s.card, s.entered, s.drawn, 2) for s in state.heroes[0].taught),
        ),
        "a skill lies open that not everybody knows",
    ),
    "a seat without a hero that has something": (
        give("sheet", -1),
        "a seat without a hero has something",
    ),
    "a quest of another": (
        give("starting", number("quest", "the-ered-luin"), 2),
        "a starting quest is another's",
    ),
    "an advanced quest of another": (
        give("advanced", number("quest", "hill-of-sorcery"), 3),
        "an advanced quest is another's",
    ),
    "quests miscounted": (give("completed", 2), "completed quests are miscounted"),
    "a quest neither held nor completed": (
        give("starting", -1, 2),
        "completed quests are miscounted",
    ),
    "a quest completed before the game": (
        both(put("round", 0), give("advanced", -1)),
        "completed quests are miscounted",
    ),
    "a lost skill": (put("skill_discard", ()), "every skill must be somewhere exactly once"),
    "a lost card of a foe": (
        lambda state: state.foe_piles.__setitem__(1, Pile()),
        "the cards of foes must all be somewhere",
    ),
    "a lost item": (
        lambda state: state.items.__setitem__(0, 1),
        "every item must be somewhere exactly once",
    ),
    "a lost corruption card": (
        put("corruption_discard", ()),
        "every corruption card must be somewhere exactly once",
    ),
    "a corruption card held that is never held": (
        both(
            lambda state: setattr(state, "corruption_discard", ()),
            lambda state: setattr(
                state.heroes[2], "corruption", (number("corruption", "careless"),)
            ),
        ),
        "a corruption card is held that works at once",
    ),
    "an encounter kept that is no quest": (
        both(
            lambda state: state.encounter_discards.__setitem__(0, ()),
            lambda state: setattr(
                state.heroes[1], "quests", (number("encounter", "haven-imladris"),)
            ),
        ),
        "an encounter is kept as a quest",
    ),
    "an encounter in another deck": (
        both(
            lambda state: state.encounter_discards.__setitem__(0, ()),
            lambda state: state.encounter_discards.__setitem__(
                1, (number("encounter", "haven-imladris"),)
            ),
        ),
        "an encounter lies in another deck",
    ),
    "an encounter that is gone twice": (
        put("gone", ()),
        "every encounter must be in its place once",
    ),
    "two starting plots": (
        both(
            lambda state: state.plots.__setitem__(2, 1),
            lambda state: state.sites.__setitem__(2, BOX.plots[1].location),
        ),
        "two starting plots are active",
    ),
    "a lost plot": (put("plot_discard", ()), "every plot must be somewhere exactly once"),
    "a third copy of a plot": (
        put("plot_discard", (number("plot", "a-broken-line-of-kings"),)),
        "every plot must be somewhere exactly once",
    ),
    "a lost shadow card": (
        put("shadow_discard", ()),
        "every shadow card must be somewhere exactly once",
    ),
    "drawn cards that are lost": (
        both(put("drawn", ()), put("drawn_from", -1)),
        "every shadow card must be somewhere exactly once",
    ),
    "a hand that Sauron has not seen": (
        lambda state: setattr(
            state, "shadow_hand", tuple(HiddenCard(s.card, 0, 0, 2) for s in state.shadow_hand)
        ),
        "somebody does not know the cards it holds",
    ),
    "Sauron's hand out of order": (
        lambda state: setattr(state, "plot_hand", state.plot_hand[::-1]),
        "face-down cards must be in order",
    ),
    "a plot at another location": (
        lambda state: state.sites.__setitem__(0, EDORAS),
        "an active plot must affect its location",
    ),
    "a location of no plot": (
        lambda state: state.sites.__setitem__(2, EDORAS),
        "an active plot must affect its location",
    ),
    "two action tokens on a space": (
        put("actions", ((0, 0), (0, 0))),
        "action tokens must lie on different spaces of the tracks",
    ),
    "an action token off its track": (
        put("actions", ((0, 3),)),
        "action tokens must lie on different spaces of the tracks",
    ),
    "too many action tokens": (
        put("actions", ((0, 0), (0, 1), (1, 0), (2, 0))),
        "action tokens must lie on different spaces of the tracks",
    ),
    "a mission of the other side": (put("hero_mission", 9), "a mission is of the other side"),
    "a lost event": (
        lambda state: state.event_discards.__setitem__(0, ()),
        "every event must be in its place exactly once",
    ),
    "an event in another stage": (
        both(
            lambda state: state.event_discards.__setitem__(0, ()),
            lambda state: state.event_discards.__setitem__(1, (number("event", "imladris"),)),
        ),
        "an event lies in another deck",
    ),
    "a current event that does not stay": (
        both(
            lambda state: setattr(state, "given_event", state.current_event),
            lambda state: setattr(state, "current_event", number("event", "trust-in-friendship")),
        ),
        "the current event is none that stays",
    ),
    "a keeper of nothing": (
        both(
            lambda state: state.event_discards.__setitem__(
                0, (*state.event_discards[0], number("event", "trust-in-friendship"))
            ),
            lambda state: setattr(state, "given_event", -1),
        ),
        "nobody can keep an event that was not given",
    ),
    "Sauron as keeper": (put("keeper", 0), "a hero must keep it"),
    "a lost peril": (put("peril_discard", ()), "every peril must be somewhere exactly once"),
    "a doubled peril": (
        lambda state: setattr(state, "perils", Deck((*state.perils.bag, 0))),
        "every peril must be somewhere exactly once",
    ),
    "nothing drawn from somewhere": (put("drawn", ()), "every shadow card must be somewhere"),
    "a lost token": (
        lambda state: setattr(state, "tokens", state.tokens[:1]),
        "every monster token must be somewhere exactly once",
    ),
    "a token of another pile": (
        lambda state: token(state, 0, pile=number("pile", "blue")),
        "every monster token must be somewhere exactly once",
    ),
    "a token with the number of another": (
        lambda state: token(state, 1, number=0),
        "monster tokens must be in order of their numbers",
    ),
    "two tokens nowhere": (
        both(
            lambda state: token(state, 0, location=-1), lambda state: token(state, 1, location=-1)
        ),
        "a monster token lies nowhere",
    ),
    "influence in a haven": (
        lambda state: state.influence.__setitem__(EDORAS, 1),
        "a haven holds influence",
    ),
    "too much influence in a stronghold": (
        lambda state: state.influence.__setitem__(number("location", "barad-dur"), 20),
        "a stronghold holds more influence than it may",
    ),
    "a minion that returns and should not": (
        lambda state: state.minions.__setitem__(0, AWAY),
        "a minion is where none can be",
    ),
    "a turn of Sauron": (
        lambda state: setattr(state.turn, "seat", 0),
        "a turn is nobody's",
    ),
    "a turn of nobody": (
        lambda state: setattr(state.turn, "seat", 4),
        "a turn is nobody's",
    ),
    "corruption gained by another": (
        lambda state: setattr(state.turn, "fresh", (number("corruption", "deranged"),)),
        "a corruption card was gained that its hero does not hold",
    ),
    "corruption gained twice": (
        lambda state: setattr(state.turn, "fresh", (number("corruption", "isolated"),) * 2),
        "a corruption card was gained that its hero does not hold",
    ),
    "corruption gained in no turn": (
        lambda state: setattr(state.turn, "seat", -1),
        "a corruption card was gained that its hero does not hold",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_fault_is_found(case: str) -> None:
    change, expected = BROKEN[case]
    state = full()
    state.check()
    change(state)
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert str(broken.value).startswith(expected)
    assert_told(broken.value)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("items", 1, "something"),
        ("favor", 1, "something"),
        ("location", EDORAS, "something"),
        ("starting", 0, "quests"),
        ("advanced", 0, "quests"),
        ("completed", 1, "quests"),
    ],
)
def test_a_seat_whose_hero_is_not_chosen_has_nothing(name: str, value: int, expected: str) -> None:
    state = GAME.start(["random"] * 4, 1).state.copy()
    state.check()
    assert isinstance(state, Quest)
    setattr(state.heroes[2], name, value)
    with pytest.raises(BrokenState, match=f"a seat without a hero has {expected}"):
        state.check()


@pytest.mark.parametrize(("role", "zone"), [("corruption", "corruption"), ("encounter", "quests")])
def test_a_seat_whose_hero_is_not_chosen_has_no_cards(role: str, zone: str) -> None:
    state = GAME.start(["random"] * 4, 1).state.copy()
    assert isinstance(state, Quest)
    if role == "corruption":
        state.corruption = Deck(state.corruption.bag[1:])
    else:
        state.encounters[0] = Deck(state.encounters[0].bag[1:])
    setattr(state.heroes[2], zone, (0,))
    with pytest.raises(BrokenState, match="a seat without a hero has something"):
        state.check()


def test_minions_may_be_defeated() -> None:
    state = full()
    state.minions[4] = DEFEATED
    state.check()


# Texts that cannot be read


def fighting() -> dict[str, Any]:
    """The text of a combat."""
    return COMBAT.write(fought(fight("orc", hand=["beravor-parry"])))


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    """The text of the full position with something changed in it."""
    data = json.loads(full().dumps())
    change(data)
    return json.dumps(data)


WRONG_TEXTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no heroes": (lambda d: d["heroes"].clear(), "field 'heroes' must be a list of 1 to 3"),
    "five heroes": (
        lambda d: d["heroes"].extend(d["heroes"]),
        "field 'heroes' must be a list of 1 to 3",
    ),
    "an unknown location": (
        lambda d: d["influence"].update({"atlantis": 1}),
        "influence: field 'atlantis' is not known here",
    ),
    "an unknown card": (
        lambda d: d["heroes"][0]["rest"].append("ace-of-spades"),
        "heroes 1: field 'rest' must be one of",
    ),
    "a card that is no name": (
        lambda d: d["heroes"][0]["rest"].append(["beravor-parry"]),
        "heroes 1: field 'rest' must be one of",
    ),
    "a round that is no number": (
        lambda d: d.update(round=True),
        "field 'round' must be a whole number from 0 to 1000, not True",
    ),
    "a shuffle that was not": (
        lambda d: d["heroes"][0]["life"]["bag"].update({"1": ["beravor-parry"]}),
        "heroes 1, life, bag: field '1' must be a shuffle of the pile",
    ),
    "a shuffle that is no number": (
        lambda d: d["heroes"][0]["life"]["bag"].update({"x": ["beravor-parry"]}),
        "heroes 1, life, bag: field 'x' must be a shuffle of the pile",
    ),
    "a flag that is none": (
        lambda d: d["turn"].update(second=1),
        "turn: field 'second' must be true or false",
    ),
    "too few plot spaces": (
        lambda d: d["plots"].pop(),
        "field 'plots' must be a list of 3",
    ),
    "a plot without site": (
        lambda d: d["plots"][0].pop("site"),
        "plots, 1: field 'site' is missing",
    ),
    "two stages": (lambda d: d["events"].pop(), "field 'events' must be a list of 3"),
    "no agenda": (
        lambda d: d["agenda"].clear(),
        "field 'agenda' must be empty after the end, and only then",
    ),
    "a seat that nobody has": (
        lambda d: d.update(
            heroes=d["heroes"][:2],
            agenda=[{"do": "HeroTurnStart", "seat": "hero-3", "second": False}],
        ),
        "field 'agenda' must not ask a seat that nobody has",
    ),
    "an unknown frame": (
        lambda d: d["agenda"].append({"do": "Teatime"}),
        "agenda 5: field 'do' must be one of",
    ),
    "a fault in the counting": (
        lambda d: d["plot_discard"].clear(),
        "the state cannot be: every plot must be somewhere exactly once",
    ),
    "a round below nothing": (
        lambda d: d.update(round=-1),
        "field 'round' must be a whole number from 0 to 1000, not -1",
    ),
    "a fourth stage": (
        lambda d: d.update(stage=4),
        "field 'stage' must be a whole number from 1 to 3, not 4",
    ),
    "a marker off the track": (
        lambda d: d["markers"].update(heroes=19),
        "markers: field 'heroes' must be a whole number from 0 to 18, not 19",
    ),
    "too many levels": (
        lambda d: d["heroes"][0].update(levels=[3, 0, 0, 0]),
        "heroes 1: field 'levels' must hold numbers from 0 to 2",
    ),
    "a minion off the map": (
        lambda d: d["minions"]["gothmog"].update(at="atlantis"),
        "minions, gothmog: field 'at' must be one of",
    ),
    "a hero who declined without playing": (
        lambda d: d["turn"].update(declined=["sauron", "hero-1", "hero-9"]),
        "turn: field 'declined' must be one of sauron, hero-1, hero-2, hero-3, not 'hero-9'",
    ),
    "two cards laid by one side": (
        lambda d: d.update(fight={**fighting(), "hero_down": d["heroes"][0]["hand"]}),
        "fight: field 'hero_down' must hold one card or none",
    ),
    "an unknown field": (lambda d: d.update(tea=1), "field 'tea' is not known here"),
}


@pytest.mark.parametrize("case", WRONG_TEXTS)
def test_a_wrong_text_is_refused_by_name(case: str) -> None:
    change, expected = WRONG_TEXTS[case]
    with pytest.raises(BadState) as refused:
        GAME.state(edited(change))
    assert expected in str(refused.value)
    assert "\n" not in str(refused.value)
    assert_told(refused.value)


def test_the_box_is_known_by_what_its_files_said_before() -> None:
    earlier = "53c2f267eefbae45faa26c89c6d9c71c3980f176e66eeacb14fb364b4490a332"
    assert GAME.has_box(earlier)
    assert not GAME.has_box(earlier[::-1])


# Who gives up


def test_heroes_give_up_together() -> None:
    """Q7.6 has two sides: whoever of the heroes gives up, Sauron wins."""
    for seat in (1, 2, 3):
        assert GAME.concede(full(), seat).scores == {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}
    assert GAME.concede(full(), 0).scores == {0: 0.0, 1: 1.0, 2: 1.0, 3: 1.0}


def test_an_outcome_comes_back() -> None:
    state = full()
    state.finish(Outcome("resigned", "", {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}))
    text = state.dumps()
    assert GAME.state(text).dumps() == text


@pytest.mark.parametrize("ending", ["none", "hero", "foe", "both", "drawn", "retreat"])
def test_how_a_combat_ended_is_written_by_name(ending: str) -> None:
    state = fight("orc", hand=["beravor-parry"]).state
    written = json.loads(state.dumps())
    assert written["fight"]["ending"] == "none"
    written["fight"]["ending"] = ending
    again = GAME.state(json.dumps(written))
    assert json.loads(again.dumps())["fight"]["ending"] == ending


def test_everything_in_the_box_is_described() -> None:
    for record in GAME.cards():
        described = GAME.describe(messages("en"), record)
        assert described["title"] == GAME.title(messages("en"), record["kind"], record["id"])


@pytest.mark.rule("Q2.5")
def test_a_seat_that_does_not_play_keeps_no_event() -> None:
    given: dict[str, Any] = {"given_event": "trust-in-friendship", "banked": 1}
    position(heroes=["thalin", "argalad"], keeper="hero-2", **given)
    with pytest.raises(BadState, match="a hero must keep it"):
        position(heroes=["thalin", "argalad"], keeper="hero-3", **given)
