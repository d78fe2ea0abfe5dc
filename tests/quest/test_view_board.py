"""What everybody sees of the table: every part of the view of one crowded position."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.constants import SAURON
from mathom.games.quest.hero.current_turn import REST, EndHeroTurn, PhaseMarker
from mathom.games.quest.hero.growth import Train
from mathom.games.quest.hero.rest import Rest
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.kernel.match import Match
from tests.quest.fights import arm, clash, fight, lay
from tests.quest.table import BOX, GAME, asked, position, state_of, table, take

FIRST = 1
CROWDED: dict[str, Any] = {
    "heroes": [
        {
            "sheet": "thalin",
            "at": "bree",
            "favor": 3,
            "levels": {"strength": 1},
            "items": ["boat", "horse"],
            "corruption": ["weak"],
            "quests": ["eriador-the-black-pit"],
            "hand": ["thalin-parry", "skill-ready"],
            "damage": ["thalin-block"],
            "rest": ["thalin-rush"],
        },
        {"sheet": "beravor", "at": "tharbad", "starting": None, "items": []},
    ],
    "influence": {"bree": 1, "dol-guldur": 2, "emyn-muil": 1},
    "favor": {"bree": 2},
    "pool": 3,
    "characters": {"gandalf": "bree"},
    "minions": {"gothmog": ("moria", 2), "ringwraiths": "away", "black-serpent": "defeated"},
    "tokens": [("orc", "weathertop")],
    "markers": {"heroes": 8, "ring": 3, "conquest": 2, "corruption": 1},
    "actions": [("influence", 0), ("command", 0)],
    "plots": [None, "osgiliath-invaded"],
    "plot_hand": ["gollum-is-captured"],
    "plot_discard": ["gollum-is-tortured"],
    "shadow_hand": ["betrayed"],
    "shadow_discard": ["winter-storm"],
    "skill_discard": ["skill-endure"],
    "peril_discard": ["trapped"],
    "corruption_discard": ["weary"],
    "event_discard": ["imladris"],
    "encounter_discard": ["haven-intrigue-within-meduseld"],
    "token_discards": {"green": ["blank", "huorn"]},
    "current_event": "the-trees-of-fangorn",
    "given_event": "trust-in-friendship",
    "keeper": "hero-2",
    "banked": 2,
    "round": 5,
}


def crowded() -> Match:
    """Thalin is asked whether he rests; something lies everywhere."""
    then = [Rest(1), PhaseMarker(1, REST), EndHeroTurn(1)]
    turn = {"seat": "hero-1", "second": True, "shadowed": True, "travels": 1}
    return table(then=then, turn=turn, **CROWDED)


def board(seat: int | None = None) -> Any:
    """The view of a seat."""
    return GAME.view(state_of(crowded()), seat)


@pytest.mark.rule("Q4.2", "Q8.1")
def test_everybody_sees_whose_turn_it_is_and_how_the_story_stands() -> None:
    seen = board()
    assert (seen["round"], seen["step"]) == (5, "rest")
    assert seen["turn"] == {
        "hero": "hero-1",
        "second": True,
        "shadow_played": True,
        "dark_path": False,
        "travels": 1,
        "moves_left": None,
    }
    assert seen["story"] == {
        "markers": {"heroes": 8, "ring": 3, "conquest": 2, "corruption": 1},
        "paces": {"heroes": 2, "ring": 0, "conquest": 1, "corruption": 0},
        "stage": 2,
        "stages": [6, 12, 18],
        "shadow_falls": 10,
        "dominant": "heroes",
        "to_go": {"heroes": 10, "sauron": 15},
    }
    assert GAME.view(position(), None)["turn"] is None


@pytest.mark.rule("Q2.9", "Q2.13", "Q4.1")
def test_everybody_sees_what_lies_where() -> None:
    assert board()["map"] == {
        "bree": {"influence": 1, "limit": 0, "favor": 2, "characters": ["gandalf"]},
        "eregion": {"perilous": ["hero-1", "hero-2"]},
        "weathertop": {"tokens": [{"token": 0, "pile": "purple-white", "face": None}]},
        "dol-guldur": {"influence": 2, "limit": 3},
        "emyn-muil": {"influence": 1, "limit": 2},
    }
    assert board()["minions"] == {
        "black-serpent": {"location": "defeated", "damage": 0, "health": 11},
        "mouth-of-sauron": {"location": "not yet", "damage": 0, "health": 9},
        "gothmog": {"location": "moria", "damage": 2, "health": 10},
        "ringwraiths": {"location": "away", "damage": 0, "health": 9},
        "witch-king": {"location": "not yet", "damage": 0, "health": 13},
    }


@pytest.mark.rule("Q2.3", "Q2.7", "Q2.10")
def test_everybody_sees_saurons_board() -> None:
    seen = board()
    assert seen["pool"] == {"influence": 3, "room": 5}
    spaces = {
        track: [(space["number"], space["covered"]) for space in row]
        for track, row in seen["actions"].items()
    }
    assert spaces == {
        "influence": [(6, True), (5, False), (4, False)],
        "cards": [(2, False), (2, False), (1, False)],
        "command": [(3, True), (2, False), (1, False)],
    }
    assert seen["plots"] == [None, {"plot": "osgiliath-invaded", "location": "osgiliath"}, None]
    assert seen["sauron"] == {"plots": [None], "shadows": [None]}
    assert board(SAURON)["sauron"] == {
        "plots": ["gollum-is-captured"],
        "shadows": ["betrayed"],
        "hindered": {},
    }


def test_a_plot_may_affect_the_first_place_of_the_map() -> None:
    first = BOX.locations[0].id
    state = position(plots=[("a-broken-line-of-kings", first)])
    (plot, *_) = GAME.view(state, None)["plots"]
    assert plot == {"plot": "a-broken-line-of-kings", "location": first}


@pytest.mark.rule("Q2.4")
def test_everybody_sees_the_events_in_play() -> None:
    assert board()["event"] == {
        "current": "the-trees-of-fangorn",
        "marker": "fangorn",
        "given": "trust-in-friendship",
        "keeper": "hero-2",
        "banked": 2,
    }
    assert GAME.view(position(), None)["event"] == {
        "current": None,
        "marker": None,
        "given": None,
        "keeper": None,
        "banked": 0,
    }


@pytest.mark.rule("Q3.16", "Q4.3", "Q4.5")
def test_everybody_sees_the_heroes_but_only_their_players_their_hands() -> None:
    seen = board()["heroes"]
    hidden = {"hand": [None, None], "damage": [None], "skills": [None]}
    thalin = {
        "hero": "thalin",
        "location": "bree",
        "attributes": {"fortitude": 5, "strength": 7 + 1 - 1, "agility": 2, "wisdom": 1},
        "levels": {"fortitude": 0, "strength": 1, "agility": 0, "wisdom": 0},
        "most_levels": 2,
        "favor": 3,
        "items": ["boat", "horse"],
        "corruption": ["weak"],
        "quests": ["the-ered-luin", "to-look-into-the-mirrormere"],
        "advanced_open": False,
        "errands": ["eriador-the-black-pit"],
        "completed": 0,
        "life": 22,
        "rest": ["thalin-rush"],
    }
    assert seen["hero-1"] == {**thalin, **hidden}
    hand = {"hand": ["thalin-parry", "skill-ready"], "damage": [None], "skills": ["skill-ready"]}
    own = board(FIRST)["heroes"]["hero-1"]
    assert own.pop("travel")["ways"]
    assert own == {**thalin, **hand}
    other = seen["hero-2"]
    assert (other["quests"], other["completed"]) == (["bones-of-a-darkness-past"], 1)
    assert other["advanced_open"]


@pytest.mark.rule("Q4.6")
def test_everybody_sees_how_many_cards_are_left_and_what_was_discarded() -> None:
    decks = board()["decks"]
    untouched = {"left": 15, "discard": []}
    assert decks == {
        "plots": {"left": 12, "discard": ["gollum-is-tortured"]},
        "shadows": {"left": 22, "discard": ["winter-storm"]},
        "skills": {"left": 18, "discard": ["skill-endure"]},
        "perils": {"left": 14, "discard": ["trapped"]},
        "corruption": {"left": 14, "discard": ["weary"]},
        "events": [
            {"left": 12, "discard": ["imladris"]},
            {"left": 14, "discard": []},
            {"left": 13, "discard": []},
        ],
        "encounters": {
            "haven": {"left": 14, "discard": ["haven-intrigue-within-meduseld"]},
            "eriador-enedwaith": {"left": 14, "discard": []},
            "rhudaur-grey-mountains": untouched,
            "misty-mountains-mirkwood": untouched,
            "rohan-gondor": untouched,
            "brown-lands-mordor": untouched,
        },
        "tokens": {
            "orange-yellow": {"left": 10, "discard": []},
            "purple-white": {"left": 9, "discard": []},
            "green": {"left": 8, "discard": ["blank", "huorn"]},
            "blue": {"left": 10, "discard": []},
            "brown-red": {"left": 10, "discard": []},
        },
        "items": {"boat": 2, "elven-cloak": 3, "horse": 2},
    }


@pytest.mark.rule("Q5.3", "Q5.7")
def test_everybody_sees_a_combat_while_damage_is_taken() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-charge", "beravor-parry"],
        theirs=["ravager-hack", "ravager-charge"],
        minions={"gothmog": ("bree", 1)},
    )
    arm(match, 1)
    clash(match, "beravor-parry", "ravager-hack")
    lay(match, "beravor-charge", "ravager-charge")
    assert asked(match) == ("hero-1", "damage")
    quiet = {"exhausted": False, "laid": None, "cancelled": False, "before": None, "named": None}
    assert GAME.view(state_of(match), None)["fight"] == {
        "hero": "hero-1",
        "foe": "gothmog",
        "last": False,
        "round": 2,
        "ending": "none",
        "health": 10,
        "damage": 1 + 1 + 2,
        "fortitude": 7,
        "unspent": 1,
        "feared": False,
        "hand": [None] * 5,
        "discard": [],
        "sides": {
            "hero": {
                **quiet,
                "strength": 6,
                "spent": 2,
                "stack": ["beravor-parry", "beravor-charge"],
                "card": "beravor-charge",
                "attack": 2,
                "defense": 0,
                "taken": 2,
            },
            "foe": {
                **quiet,
                "strength": 7,
                "spent": 1,
                "stack": ["ravager-hack", "ravager-charge"],
                "card": "ravager-charge",
                "attack": 2,
                "defense": 0,
                "taken": 2,
            },
        },
    }


@pytest.mark.rule("Q4.4")
def test_drawn_skills_are_seen_by_the_hero_who_chooses_alone() -> None:
    match = table(then=[Train(1, 1)], skill_top=["skill-ready", "skill-endure"])
    drawn = {"deck": "skill", "cards": ["skill-ready", "skill-endure"]}
    assert GAME.view(state_of(match), FIRST)["drawn"] == drawn
    for other in (SAURON, None):
        assert GAME.view(state_of(match), other)["drawn"] == {**drawn, "cards": [None, None]}


@pytest.mark.rule("Q4.1")
def test_gothmog_makes_the_first_location_perilous_too() -> None:
    first = BOX.locations[0].id
    state = position(heroes=["thalin"], minions={"gothmog": first})
    assert GAME.view(state, None)["map"][first]["perilous"] == ["hero-1"]


@pytest.mark.rule("Q2.8", "Q2.12")
def test_sauron_sees_while_he_acts_what_an_action_would_allow() -> None:
    given: dict[str, Any] = {
        "influence": {"dol-guldur": 2, "emyn-muil": 1},
        "minions": {"gothmog": "moria"},
    }
    acting = table(**given, then=[Act(2)])
    told = acting.view(SAURON)["board"]["sauron"]
    commands = {" ".join([each["kind"], *each["args"].values()]) for each in told["commands"]}
    assert "move-minion gothmog" in commands
    take(acting, "action command")
    assert commands == {option.text for option in acting.choice.options()} - {"pass"}
    assert acting.view(SAURON)["board"]["sauron"]["commands"] == told["commands"]
    assert "commands" not in acting.view(FIRST)["board"]["sauron"]
    [ways] = [each["to"] for each in told["commands"] if each["args"] == {"minion": "gothmog"}]
    take(acting, "move-minion gothmog")
    assert ways == [option.args["location"] for option in acting.choice.options()]
    assert "commands" not in acting.view(SAURON)["board"]["sauron"]

    spreading = table(**given, then=[SpreadInfluence(2, 2), Act(1)])
    room = spreading.view(SAURON)["board"]["sauron"]["room"]
    assert room == told["room"]
    assert (room["dol-guldur"], room["emyn-muil"]) == (1, 1)
    places = [option for option in spreading.choice.options() if option.kind == "spread"]
    assert list(room) == [option.args["location"] for option in places]
    assert "room" not in spreading.view(FIRST)["board"]["sauron"]


@pytest.mark.rule("Q2.8", "Q2.9")
def test_sauron_sees_which_influence_brings_a_location_into_reach() -> None:
    given: dict[str, Any] = {"influence": {"dol-guldur": 3}}
    spreading = table(**given, then=[SpreadInfluence(9, 0)])
    links = spreading.view(SAURON)["board"]["sauron"]["links"]
    near = {option.text for option in spreading.choice.options()}
    assert not {f"spread {place}" for place in links} & near
    for place, told in links.items():
        match = table(**given, then=[SpreadInfluence(9, 0)])
        for at in told["places"][:-1]:
            assert f"spread {place}" not in {option.text for option in match.choice.options()}
            take(match, f"spread {at}")
        assert told["places"][-1] == place
        assert match.view(SAURON)["board"]["sauron"]["room"][place] >= told["room"]
    [far] = [told for told in links.values() if told["places"][:2] == ["emyn-muil", "dagorlad"]][:1]
    assert far["room"] == 3
    assert "links" not in spreading.view(FIRST)["board"]["sauron"]
