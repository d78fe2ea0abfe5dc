"""Q2.12 Command and Q2.13: monsters and minions, and who knows what lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.commands import EVERYTHING, MINION, Command, muster_sites
from mathom.games.quest.sauron.tokens import (
    any_token,
    discard_token,
    draw_token,
    lay_token,
    tokens_at,
)
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.quest.table import (
    BOX,
    asked,
    asking,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    take,
)

STOP = Act(1)


FAR = [{"sheet": "argalad", "at": "blue-mountains"}]
"""A hero who stands in nobody's way."""


def command(count: int = 3, **given: Any) -> Match:
    given.setdefault("heroes", FAR)
    return table(then=[Command(count, EVERYTHING, 1), STOP], **given)


def at(match: Match, minion: str) -> str:
    return BOX.locations[state_of(match).minions[number("minion", minion)]].id


def lying(match: Match) -> list[tuple[str, str]]:
    """Faces and locations of the tokens, in order of their numbers."""
    faces = BOX.names["face"]
    places = BOX.locations
    return [(faces[t.hidden.card], places[t.location].id) for t in state_of(match).tokens]


def kinds(match: Match) -> set[str]:
    return {option.kind for option in match.choice.options()}


@pytest.mark.rule("Q2.12")
def test_an_action_brings_the_commands_of_its_space() -> None:
    match = table(minions={"gothmog": "bree"}, heroes=FAR, then=[Act(1), STOP])
    take(match, "action command")
    assert asked(match) == ("sauron", "command")
    assert asking(match) == {"count": 3}


# Moving


@pytest.mark.rule("Q2.12")
def test_a_monster_moves_onto_influence_only() -> None:
    match = command(tokens=[("agent", "bree")], influence={"tharbad": 1})
    take(match, "move-token 0")
    assert asked(match) == ("sauron", "move-token")
    assert options(match) == ["to tharbad"]
    assert refused(match)["to weathertop"] == ("no-influence", "Q2.12")
    take(match, "to tharbad")
    assert [place for _, place in lying(match)] == ["tharbad"]


@pytest.mark.rule("Q2.12")
def test_a_monster_without_influence_near_stays() -> None:
    match = command(tokens=[("blank", "bree")], influence={"bree": 1}, minions={"gothmog": "moria"})
    assert "move-token 0" not in options(match)
    assert refused(match)["move-token 0"] == ("no-influence-near", "Q2.12")


@pytest.mark.rule("Q2.12")
def test_a_monster_may_move_onto_a_hero_and_onto_another_token() -> None:
    match = command(
        heroes=[{"sheet": "argalad", "at": "tharbad"}],
        tokens=[("blank", "bree"), ("agent", "tharbad")],
        influence={"tharbad": 1},
    )
    take(match, "move-token 0", "to tharbad")
    assert [place for _, place in lying(match)] == ["tharbad", "tharbad"]


@pytest.mark.rule("Q2.12")
def test_a_minion_moves_from_wherever_it_is() -> None:
    first = BOX.locations[0]
    match = command(minions={"gothmog": first.id})
    take(match, "move-minion gothmog")
    assert options(match) == [f"to {BOX.locations[near].id}" for near in first.near]


@pytest.mark.rule("Q2.12")
def test_a_minion_moves_anywhere_next_to_it_havens_too() -> None:
    match = command(minions={"gothmog": "the-trollshaws"})
    take(match, "move-minion gothmog")
    assert asked(match) == ("sauron", "move-minion")
    assert options(match) == ["to weathertop", "to rivendell"]
    take(match, "to rivendell")
    assert at(match, "gothmog") == "rivendell"


@pytest.mark.rule("Q2.12")
@pytest.mark.rule("Q9.17")
@pytest.mark.parametrize("minion", ["black-serpent", "ringwraiths"])
def test_a_swift_minion_moves_one_or_two(minion: str) -> None:
    match = command(minions={minion: "minas-morgul"})
    take(match, f"move-minion {minion}")
    near = {"osgiliath", "plains-of-gorgoroth", "sea-of-udun"}
    far = {"minas-tirith", "near-harad", "pelargir", "mount-doom", "dagorlad", "dead-marshes"}
    assert set(options(match)) == {f"to {place}" for place in near | far}
    take(match, "to minas-tirith")
    assert at(match, minion) == "minas-tirith"


@pytest.mark.rule("Q2.12")
@pytest.mark.parametrize("minion", ["mouth-of-sauron", "gothmog", "witch-king"])
def test_others_move_one(minion: str) -> None:
    match = command(minions={minion: "minas-morgul"})
    take(match, f"move-minion {minion}")
    assert options(match) == ["to osgiliath", "to sea-of-udun", "to plains-of-gorgoroth"]


@pytest.mark.rule("Q2.12")
def test_each_piece_takes_one_command_in_an_action() -> None:
    match = command(
        4,
        minions={"gothmog": ("moria", 3), "mouth-of-sauron": ("bree", 2)},
        tokens=[("agent", "tharbad"), ("agent", "tharbad")],
        influence={"tharbad": 1, "dunland": 1},
    )
    take(match, "move-minion gothmog", "to eregion")
    assert "move-minion gothmog" not in options(match)
    assert "heal gothmog" not in options(match)
    assert refused(match)["heal gothmog"] == ("commanded", "Q2.12")
    assert refused(match)["move-minion gothmog"] == ("commanded", "Q2.12")
    take(match, "move-token 1", "to dunland")
    assert "move-token 1" not in options(match)
    assert refused(match)["move-token 1"] == ("commanded", "Q2.12")
    assert "move-token 0" in options(match)
    take(match, "heal mouth-of-sauron")
    assert refused(match)["move-token 1"] == ("commanded", "Q2.12")
    for minion in ("gothmog", "mouth-of-sauron"):
        assert refused(match)[f"move-minion {minion}"] == ("commanded", "Q2.12")
    assert options(match)[0] == "move-token 0"
    take(match, "move-token 0", "to dunland")
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.12")
def test_the_order_of_the_commands_leaves_no_trace() -> None:
    """Who has had a command is known, not when; equal tables have equal texts."""
    orders: list[list[str]] = [
        ["move-token 0", "to dunland"],
        ["move-token 1", "to dunland"],
        ["heal mouth-of-sauron"],
        ["heal gothmog"],
    ]
    texts = set()
    for order in (orders, orders[::-1]):
        match = command(
            5,
            minions={
                "gothmog": ("moria", 3),
                "mouth-of-sauron": ("bree", 2),
                "witch-king": "fornost",
            },
            tokens=[("agent", "tharbad"), ("agent", "tharbad")],
            influence={"tharbad": 1, "dunland": 1},
        )
        for options_taken in order:
            take(match, *options_taken)
        texts.add(state_of(match).dumps())
    assert len(texts) == 1


@pytest.mark.rule("Q2.12")
def test_the_next_action_commands_them_again() -> None:
    match = table(
        heroes=FAR,
        minions={"gothmog": "moria"},
        then=[Act(2), STOP],
        actions=[("command", 0)],
    )
    take(match, "action command", "move-minion gothmog", "to eregion")
    if asked(match) == ("sauron", "command"):
        take(match, "pass")
    take(match, "action command", "move-minion gothmog", "to moria")
    assert at(match, "gothmog") == "moria"


# Placing


@pytest.mark.rule("Q2.12")
def test_a_token_is_drawn_looked_at_and_then_laid() -> None:
    match = command(
        influence={"bree": 1, "weathertop": 1, "tharbad": 1},
        token_tops={"orange-yellow": ["agent"]},
    )
    take(match, "draw-token orange-yellow")
    assert asked(match) == ("sauron", "lay-token")
    assert asking(match) == {"face": "agent"}
    assert options(match) == ["to bree", "to tharbad"]
    assert state_of(match).tokens[0].location == NOWHERE
    state_of(match).check()
    take(match, "to tharbad")
    assert lying(match) == [("agent", "tharbad")]


@pytest.mark.rule("Q2.12")
def test_only_locations_of_its_colour_with_influence_and_without_heroes() -> None:
    match = command(
        heroes=[{"sheet": "argalad", "at": "bree"}],
        influence={"bree": 1, "tharbad": 1, "weathertop": 1},
    )
    assert {o for o in options(match) if o.startswith("draw")} == {
        "draw-token orange-yellow",
        "draw-token purple-white",
    }
    sites = {"orange-yellow", "purple-white"}
    assert {text: why for text, why in refused(match).items() if text.startswith("draw")} == {
        f"draw-token {pile}": ("no-site", "Q2.12") for pile in BOX.piles if pile not in sites
    }
    take(match, "draw-token orange-yellow")
    assert options(match) == ["to tharbad"]
    assert refused(match)["to bree"] == ("hero-there", "Q2.12")
    assert refused(match)["to dunland"] == ("no-influence", "Q2.12")
    assert refused(match)["to fornost"] == ("haven", "Q2.12")


@pytest.mark.rule("Q2.12")
def test_one_token_in_an_action() -> None:
    match = table(
        heroes=FAR,
        influence={"bree": 1, "tharbad": 1, "weathertop": 1},
        tokens=[("blank", "tharbad"), ("blank", "bree")],
        minions={"gothmog": "moria"},
        then=[Act(2), STOP],
    )
    take(match, "action command")
    assert asking(match) == {"count": 3}
    take(match, "draw-token orange-yellow", "to bree")
    # Commands are left, and pieces to take them, but no second token comes in this action.
    assert asking(match) == {"count": 2}
    assert kinds(match) == {"move-minion", "move-token", "pass"}
    for pile in BOX.piles:
        assert refused(match)[f"draw-token {pile}"] == ("one-token", "Q2.12")
    take(match, "pass", "action command")
    assert "draw-token purple-white" in options(match), "the next action brings another"


@pytest.mark.rule("Q2.12")
@pytest.mark.rule("Q9.17")
def test_a_new_token_has_had_its_command() -> None:
    match = command(
        influence={"bree": 1, "tharbad": 1, "dunland": 1}, tokens=[("blank", "tharbad")]
    )
    take(match, "draw-token orange-yellow", "to bree")
    assert "move-token 0" in options(match)
    assert "move-token 1" not in options(match)
    assert refused(match)["move-token 1"] == ("commanded", "Q2.12")


@pytest.mark.rule("Q2.12")
@pytest.mark.rule("Q9.17")
def test_near_the_black_serpent_no_influence_is_needed() -> None:
    match = command(
        heroes=[{"sheet": "argalad", "at": "osgiliath"}], minions={"black-serpent": "pelargir"}
    )
    assert {o for o in options(match) if o.startswith("draw")} == {"draw-token blue"}
    take(match, "draw-token blue")
    assert options(match) == ["to belfalas", "to pelargir", "to near-harad"], (
        "its own location and those next to it, but no hero's and no Haven"
    )


@pytest.mark.rule("Q2.12")
def test_other_minions_muster_nobody() -> None:
    match = command(minions={"gothmog": "pelargir"})
    assert "draw-token blue" not in options(match)


@pytest.mark.rule("Q2.12")
@pytest.mark.rule("Q4.6")
def test_an_empty_pile_of_tokens_is_made_of_its_discards() -> None:
    faces = [BOX.names["face"][face] for face in BOX.pile_tokens[0]]
    match = command(influence={"bree": 1}, token_discards={"orange-yellow": faces})
    take(match, "draw-token orange-yellow")
    state = state_of(match)
    assert state.token_discards[0] == ()
    assert len(state.token_piles[0]) == 9
    take(match, "to bree")
    state_of(match).check()


@pytest.mark.rule("Q2.12")
def test_a_pile_whose_tokens_all_lie_on_the_map() -> None:
    faces = [BOX.names["face"][face] for face in BOX.pile_tokens[0]]
    match = command(influence={"bree": 1}, tokens=[(face, "harlindon") for face in faces])
    assert not any_token(state_of(match), 0)
    assert asked(match) == ("sauron", "act"), "there is nothing to command"
    match = command(
        influence={"bree": 1},
        tokens=[(face, "harlindon") for face in faces],
        minions={"gothmog": "moria"},
    )
    assert refused(match)["draw-token orange-yellow"] == ("no-token", "Q4.6")


# Healing


@pytest.mark.rule("Q2.12")
@pytest.mark.rule("Q9.17")
def test_a_command_heals_up_to_four() -> None:
    match = command(minions={"gothmog": ("moria", 6), "mouth-of-sauron": ("bree", 3)})
    take(match, "heal gothmog", "heal mouth-of-sauron")
    wounds = state_of(match).wounds
    assert wounds[number("minion", "gothmog")] == 2
    assert wounds[number("minion", "mouth-of-sauron")] == 0


@pytest.mark.rule("Q2.12")
def test_no_healing_beside_a_hero_or_without_damage() -> None:
    match = command(
        heroes=[{"sheet": "argalad", "at": "moria"}],
        minions={"gothmog": ("moria", 6), "mouth-of-sauron": "bree"},
    )
    assert "heal" not in kinds(match)
    assert refused(match)["heal gothmog"] == ("hero-there", "Q2.12")
    assert refused(match)["heal mouth-of-sauron"] == ("unhurt", "Q2.12")


@pytest.mark.rule("Q2.12")
def test_minions_that_are_not_on_the_board_take_no_command() -> None:
    match = command(
        minions={"gothmog": "defeated", "ringwraiths": "away", "mouth-of-sauron": "bree"},
        markers={"heroes": 7},
    )
    assert options(match) == ["move-minion mouth-of-sauron", "pass"]


@pytest.mark.rule("Q2.12")
def test_sauron_may_give_fewer_commands() -> None:
    match = command(minions={"gothmog": "moria", "mouth-of-sauron": "bree"})
    take(match, "move-minion gothmog", "to eregion", "pass")
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.12")
def test_a_card_can_grant_commands_for_minions_alone() -> None:
    match = table(
        heroes=FAR,
        minions={"gothmog": ("moria", 1)},
        tokens=[("blank", "bree")],
        influence={"tharbad": 1},
        then=[Command(1, (MINION,), 0), STOP],
    )
    assert options(match) == ["move-minion gothmog", "heal gothmog", "pass"]


# Q2.13


def faces(match: Match, seat: int | None) -> set[str]:
    """What the only token could show, for all that this seat knows."""
    imagined = [state_of(match).imagine(seat, Seeded(str(lot))) for lot in range(30)]
    return {BOX.names["face"][state.tokens[0].hidden.card] for state in imagined}


@pytest.mark.rule("Q2.13")
def test_sauron_sees_his_tokens_and_heroes_do_not() -> None:
    match = command(influence={"bree": 1}, token_tops={"orange-yellow": ["barrow-wight"]})
    take(match, "draw-token orange-yellow", "to bree")
    (token,) = state_of(match).tokens
    assert token.hidden.known(SAURON)
    assert not token.hidden.known(1)
    assert not token.hidden.known(None)
    for seat in (1, None):
        shown = [str(event.args) for event in match.log if event.visible(seat)]
        assert not any("barrow-wight" in text for text in shown)
        assert len(faces(match, seat)) > 2
    assert faces(match, SAURON) == {"barrow-wight"}
    assert any(event.kind == "token-face" for event in match.log if event.visible(SAURON))


@pytest.mark.rule("Q2.13")
def test_a_blank_is_told_to_sauron_alone() -> None:
    match = command(influence={"bree": 1}, token_tops={"orange-yellow": ["blank"]})
    take(match, "draw-token orange-yellow")
    told = [event for event in match.log if event.kind == "token-blank"]
    assert [event.seats for event in told] == [(SAURON,)]


@pytest.mark.rule("Q5.14")
@pytest.mark.rule("Q9.18")
def test_discarded_tokens_lie_face_up_and_numbers_are_used_again() -> None:
    state = position(tokens=[("agent", "bree"), ("blank", "bree"), ("orc", "weathertop")])
    discard_token(state, 0)
    assert state.token_discards[0] == (number("face", "agent"),)
    assert [token.number for token in tokens_at(state, number("location", "bree"))] == [1]
    again = draw_token(state, 0, Seeded("lots"))
    assert again == 0
    lay_token(state, 0, number("location", "tharbad"))
    assert [token.number for token in state.tokens] == [0, 1, 2]
    state.check()


@pytest.mark.rule("Q2.12")
def test_a_minion_musters_in_the_first_place_of_the_map_too() -> None:
    first = BOX.locations[0]
    state = state_of(table(minions={"black-serpent": first.id}))
    assert first.index in muster_sites(state)
