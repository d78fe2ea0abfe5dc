"""S19 Events, limits and timing, as far as hazards are concerned."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import ANNOUNCED
from mathom.games.solitaire.figures import PROWESS, figure, is_in_play
from mathom.games.solitaire.hazards.corruption_cards import TraitorAttacks
from mathom.games.solitaire.hazards.removing import DiscardInPlay
from mathom.games.solitaire.hazards.shields import forbidden, kept
from mathom.games.solitaire.limits import allowed, free
from mathom.games.solitaire.model.cards import Resource
from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.games.solitaire.travel.long_events import EndLongEvents
from mathom.kernel.effects import Bindings
from tests.solitaire.hazard_hand import hazards, moving, play_on, played
from tests.solitaire.table import BOX, Game, card, table
from tests.solitaire.windows import moment


def at_bree(*hand: str, **about: Any) -> Game:
    """A company that stays at Bree with a hazard hand."""
    return table(site_="bree", phase=4, hazard_hand=hand, **about)


# S19.1 to S19.4


@pytest.mark.rule("S19.1", "S19.12")
def test_a_short_event_is_discarded_when_it_is_done_or_when_its_time_is_over() -> None:
    game = hazards(at_bree("call-of-home", company=["aragorn-ii", "gimli"]), rolls=[6, 6])
    assert game.zone("hazard_discard") == ["call-of-home"]
    lasts = hazards(at_bree("weariness-of-the-heart"))
    assert "weariness-of-the-heart" in lasts.in_play()
    assert lasts.marks("weariness-of-the-heart") == {"until-turn"}


@pytest.mark.rule("S19.1", "S11.5")
def test_a_short_event_is_played_only_if_it_changes_something() -> None:
    safe = at_bree("call-of-home", company=["frodo"])
    assert played(hazards(safe)) == []
    assert safe.zone("hazard_hand") == ["call-of-home"]


@pytest.mark.rule("S19.2")
def test_a_permanent_event_stays() -> None:
    game = hazards(at_bree("doors-of-night", "lure-of-the-senses"))
    assert game.in_play() == ["aragorn-ii", "lure-of-the-senses", "doors-of-night"]
    assert game.in_play("aragorn-ii") == ["lure-of-the-senses"]


@pytest.mark.rule("S19.3")
def test_what_cannot_be_duplicated_is_not_played_twice_on_the_same_object() -> None:
    game = at_bree("foolish-words", "foolish-words", company=["aragorn-ii", "gimli"])
    hazards(game)
    assert len(game.in_play("aragorn-ii")) == len(game.in_play("gimli")) == 1
    alone = hazards(at_bree("foolish-words", "foolish-words"))
    assert alone.zone("hazard_hand") == ["foolish-words"]
    number = game.number("aragorn-ii")
    assert not free(game.state, card("foolish-words"), "one-per-character", number)
    assert free(game.state, card("lure-of-nature"), "one-per-character", number)
    assert free(game.state, card("foolish-words"), "", number)


@pytest.mark.rule("S19.3", "S1.7")
def test_what_names_no_object_is_not_played_twice_in_the_game() -> None:
    game = at_bree(events=["clouds"])
    assert not allowed(game.state, card("clouds"), "one-in-game")
    assert allowed(game.state, card("eye-of-sauron"), "")
    gone = table(removed=["many-sorrows-befall"])
    assert not allowed(gone.state, card("many-sorrows-befall"), "")


@pytest.mark.rule("S19.4")
def test_doors_of_night_sweeps_away_your_environments() -> None:
    game = at_bree("doors-of-night", events=["gates-of-morning", "clouds"])
    hazards(game)
    assert set(game.in_play()) == {"aragorn-ii", "clouds", "doors-of-night"}


@pytest.mark.rule("S19.4")
def test_peril_returned_stands_for_doors_of_night_or_switches_the_gates_off() -> None:
    doors, gates = card("doors-of-night"), card("gates-of-morning")
    game = hazards(at_bree("peril-returned"))
    assert is_in_play(game.state, doors)
    game = hazards(at_bree("peril-returned", events=["gates-of-morning"]))
    assert not is_in_play(game.state, gates)


# S19.6 to S19.8


@pytest.mark.rule("S19.8", "S19.6")
def test_between_announcing_and_resolving_an_event_can_be_cancelled() -> None:
    game = at_bree("doors-of-night", hand=["twilight-resource"], events=["gates-of-morning"])
    hazards(game)
    assert game.asked == "cancel-hazard"
    assert game.options == ["play twilight-resource", "pass"]
    assert game.in_play().count("gates-of-morning") == 1
    game.do("play twilight-resource", "with doors-of-night")
    assert game.in_play() == ["aragorn-ii", "gates-of-morning"]
    assert game.zone("hazard_discard") == ["doors-of-night"]
    assert game.events("cancelled") == [{"card": "doors-of-night"}]


@pytest.mark.rule("S19.8")
def test_who_passes_has_it_take_effect() -> None:
    game = at_bree("doors-of-night", hand=["twilight-resource"], events=["gates-of-morning"])
    hazards(game).do("pass")
    assert game.in_play() == ["aragorn-ii", "doors-of-night"]
    assert not any(each.has(ANNOUNCED) for each in game.state.in_play)


@pytest.mark.rule("S19.8", "S19.10")
def test_who_can_cancel_nothing_is_not_asked() -> None:
    game = hazards(at_bree("eye-of-sauron", "clouds", hand=["marvels-told", "concealment"]))
    assert game.asked == ""
    game = hazards(at_bree("eye-of-sauron", hand=["twilight-resource"]))
    assert game.asked == ""


@pytest.mark.rule("S19.8", "S19.7", "S19.10")
def test_leaflock_cancels_what_is_aimed_at_the_company() -> None:
    game = at_bree("lure-of-the-senses", "eye-of-sauron", allies={"aragorn-ii": ["leaflock"]})
    hazards(game)
    assert game.options == ["use leaflock", "pass"]
    game.do("use leaflock")
    assert game.marks("leaflock") == {"tapped"}
    assert game.zone("hazard_discard") == ["lure-of-the-senses"]
    assert "eye-of-sauron" in game.in_play()
    assert game.state.turn.corrupted == ()


@pytest.mark.rule("S19.8", "S19.7", "S19.10")
def test_leaflock_cancels_the_attack_of_a_creature() -> None:
    game = moving(
        "border-land",
        starter=True,
        allies={"aragorn-ii": ["leaflock"]},
        hazard_hand=["wolves"],
    )
    hazards(game)
    assert "use leaflock" in game.options
    game.do("use leaflock")
    assert game.zone("hazard_discard") == ["wolves"]


@pytest.mark.rule("S19.10")
def test_what_is_aimed_at_a_strike_is_aimed_at_the_company() -> None:
    game = table(
        site_="irerock",
        phase=4,
        allies={"aragorn-ii": ["leaflock"]},
        hazard_hand=["leucaruth", "passion-of-wrath"],
    )
    hazards(game)
    while game.asked not in ("cancel-hazard", ""):
        known = [text for text in ("pass", "strike aragorn-ii", "roll") if text in game.options]
        game.do((known or game.options)[0], rolls=[6, 6, 6, 6])
    assert game.options == ["use leaflock", "pass"]
    game.do("use leaflock")
    assert "passion-of-wrath" in game.zone("hazard_discard")


@pytest.mark.rule("S19.11")
def test_a_dragon_that_attacks_is_not_sent_away() -> None:
    about: dict[str, Any] = {"site_": "rivendell", "hand": ["sated-beast"]}
    alone = hazards(moving("angmar", hazard_hand=["scorba-ahunt"], **about))
    assert alone.events("attack")[0]["by"] == "scorba-ahunt"
    assert "play sated-beast" not in (alone.options if alone.asked else [])
    state, beast = alone.state, BOX.card("sated-beast")
    assert isinstance(beast, Resource)
    (effect,) = beast.modes[0].script.effects
    assert isinstance(effect, DiscardInPlay)
    assert effect.lying(state, Bindings(card=-1)) == []
    state.attack = None
    assert effect.lying(state, Bindings(card=-1)) == [alone.number("scorba-ahunt")]


@pytest.mark.rule("S19.11")
def test_a_hazard_takes_what_came_into_play_first() -> None:
    for first, other in (("gates-of-morning", "sun"), ("sun", "gates-of-morning")):
        game = hazards(at_bree("twilight", events=[first, other]))
        assert game.zone("resource_discard") == [first]
    both = ["riders-of-rohan", "ents-of-fangorn"]
    for events in (both, both[::-1]):
        game = hazards(at_bree("no-escape-from-my-magic", events=events))
        assert game.events("hazard-on")[0]["target"] == events[0]


@pytest.mark.rule("S19.7")
def test_tom_bombadil_helps_who_moves_into_his_country() -> None:
    about: dict[str, Any] = {
        "allies": {"aragorn-ii": ["tom-bombadil"]},
        "hazard_hand": ["lure-of-the-senses"],
    }
    near = hazards(moving("arthedain", site_="bree", **about))
    assert near.asked == "cancel-hazard"
    far = hazards(moving("rohan", site_="edoras", **about))
    assert far.asked == ""


@pytest.mark.rule("S19.7", "S19.8")
def test_on_a_great_ship_companions_may_tap_to_cancel_hazards() -> None:
    about: dict[str, Any] = {
        "company": ["aragorn-ii", "gimli"],
        "site_": "edhellond",
        "starter": True,
        "hazard_hand": ["lure-of-the-senses"],
        "events": ["great-ship"],
    }
    ship = hazards(moving("border-land", "coastal-sea", "free-domain", **about))
    assert ship.options == ["use great-ship", "pass"]
    ship.do("use great-ship", "by gimli")
    assert ship.marks("gimli") == {"tapped"}
    assert ship.zone("hazard_discard") == ["lure-of-the-senses"]
    assert "great-ship" in ship.in_play()
    inland = hazards(moving("border-land", "wilderness", "coastal-sea", **about))
    assert inland.asked == ""
    dry = hazards(moving("border-land", **about))
    assert dry.asked == ""


# Cards of either side that take events off the table.


@pytest.mark.rule("S19.4")
def test_gates_of_morning_sweeps_away_environments_of_the_hazards() -> None:
    about: dict[str, Any] = {"events": ["clouds", "eye-of-sauron"], "hand": ["gates-of-morning"]}
    game = moment("organization", **about).do("play gates-of-morning")
    assert set(game.in_play()) == {"aragorn-ii", "eye-of-sauron", "gates-of-morning"}


@pytest.mark.rule("S9.3", "S19.7")
def test_the_will_of_sauron_keeps_hazard_long_events() -> None:
    game = table(events=["doors-of-night", "the-will-of-sauron", "clouds", "elf-song"])
    assert kept(game.state, game.number("clouds"))
    assert not kept(game.state, game.number("elf-song"))
    game.run(EndLongEvents())
    assert "clouds" in game.in_play()
    plain = table(events=["clouds"])
    assert not kept(plain.state, plain.number("clouds"))


@pytest.mark.rule("S9.1", "S19.7")
def test_echo_of_all_joy_keeps_the_long_event_it_lies_with() -> None:
    game = table(events=["elf-song", "sun", "echo-of-all-joy"])
    game.state.in_play.attach(game.number("echo-of-all-joy"), game.number("elf-song"))
    assert kept(game.state, game.number("elf-song"))
    assert not kept(game.state, game.number("sun"))


@pytest.mark.rule("S19.7")
def test_bane_of_the_ithil_stone_forbids_to_search() -> None:
    assert forbidden(table(events=["bane-of-the-ithil-stone"]).state, "deck-or-discard-searching")
    assert not forbidden(table().state, "deck-or-discard-searching")


@pytest.mark.rule("S19.7")
def test_memories_stolen_takes_all_skills() -> None:
    from mathom.games.solitaire.constants import RANGER, WARRIOR
    from mathom.games.solitaire.figures import has_skill

    game = table(company=["aragorn-ii", "gimli"], on={"aragorn-ii": ["memories-stolen"]})
    assert not has_skill(game.state, game.number("aragorn-ii"), 1 << RANGER)
    assert not has_skill(game.state, game.number("aragorn-ii"), 1 << WARRIOR, natural=True)
    assert has_skill(game.state, game.number("gimli"), 1 << WARRIOR)


@pytest.mark.rule("S19.7")
def test_events_that_stay_with_the_site_lie_there() -> None:
    game = hazards(at_bree("siege", "eye-of-sauron"))
    assert game.state.on_sites == ((game.number("siege"), game.state.site),)


@pytest.mark.rule("S19.7")
def test_the_adamant_helmet_keeps_dark_enchantments_away() -> None:
    about: dict[str, Any] = {
        "site_": "gold-hill",
        "phase": 4,
        "hazard_hand": ["itangast", "dragons-curse"],
    }
    bare = table(**about)
    play_on(hazards(bare))
    assert "dragons-curse" in played(bare)
    safe = table(items={"aragorn-ii": ["adamant-helmet"]}, **about)
    play_on(hazards(safe))
    assert "dragons-curse" not in played(safe)


@pytest.mark.rule("S19.5")
def test_a_card_for_one_skill_needs_somebody_who_has_it() -> None:
    """Concealment taps a scout, whom it needs untapped."""
    about: dict[str, Any] = {"starter": True, "hand": ["concealment"], "hazard_hand": ["wolves"]}
    scout = hazards(moving("wilderness", company=["aragorn-ii", "frodo"], **about))
    scout.do("play concealment", "by frodo")
    assert scout.marks("frodo") == {"tapped"}
    assert scout.marks("aragorn-ii") == set()
    none = hazards(moving("wilderness", company=["gimli"], **about))
    assert "play concealment" not in (none.options if none.asked else [])
    tired = moving("wilderness", company=["frodo"], marks={"frodo": ["tapped"]}, **about)
    assert "play concealment" not in hazards(tired).options


@pytest.mark.rule("S19.9")
def test_cards_about_a_wizard_or_an_opponent_are_in_no_box() -> None:
    absent = {each.id for each in BOX.absent if each.reason in ("wizard", "opponent")}
    assert "gandalf" in absent
    assert not absent & {each.id for each in BOX.cards}


@pytest.mark.rule("S19.9", "S10.2")
@pytest.mark.parametrize(
    "id",
    [
        "lost-in-border-lands",
        "lost-in-dark-domains",
        "lost-in-shadow-lands",
        "lost-in-the-wilderness",
    ],
)
def test_what_only_changes_the_hazard_limit_is_never_played(id: str) -> None:
    path = ["border-land", "shadow-land", "dark-domain", "wilderness"]
    game = hazards(moving(*path, starter=True, hazard_hand=[id]))
    assert game.zone("hazard_hand") == [id]


# Corruption cards that answer a failed check (S18.2).


@pytest.mark.rule("S18.2", "S19.7")
def test_the_rings_betrayal_takes_the_ring_instead_of_its_bearer() -> None:
    game = at_bree("the-rings-betrayal", items={"aragorn-ii": ["the-one-ring", "glamdring"]})
    hazards(game, rolls=[1, 1])
    assert game.in_play() == ["aragorn-ii", "glamdring"]
    assert game.zone("treasures") == ["the-one-ring"]
    assert game.zone("hazard_discard") == ["the-rings-betrayal"]
    none = hazards(at_bree("the-rings-betrayal", items={"aragorn-ii": ["glamdring"]}))
    assert played(none) == []


@pytest.mark.rule("S18.8", "S11.16")
def test_of_several_rings_the_betrayal_takes_the_one_of_most_points() -> None:
    for rings in (["magic-ring-of-words", "lesser-ring"], ["lesser-ring", "magic-ring-of-words"]):
        game = at_bree("the-rings-betrayal", items={"aragorn-ii": rings})
        hazards(game, rolls=[1, 1])
        assert game.zone("treasures") == ["magic-ring-of-words"]


@pytest.mark.rule("S18.2", "S19.7")
def test_the_precious_takes_the_one_ring_with_a_companion_who_fails() -> None:
    game = at_bree(
        "the-precious",
        company=["aragorn-ii", "frodo"],
        items={"frodo": ["the-one-ring"], "aragorn-ii": ["glamdring", "durins-axe"]},
    )
    play_on_with(hazards(game), 1)
    assert game.in_play() == ["frodo"]
    assert sorted(game.zone("treasures")) == ["durins-axe", "glamdring", "the-one-ring"]


def play_on_with(game: Game, face: int) -> Game:
    """Roll with dice that always show the same until nothing is asked."""
    for _ in range(30):
        if not game.asked:
            break
        options = game.options
        game.do("roll" if "roll" in options else options[-1], rolls=[face] * 6)
    return game


@pytest.mark.rule("S18.2", "S19.7")
def test_the_will_of_the_ring_makes_its_bearer_check_at_minus_four() -> None:
    game = at_bree("the-will-of-the-ring", items={"aragorn-ii": ["the-one-ring"]})
    hazards(game, rolls=[6, 6])
    (roll,) = game.events("roll")
    assert "the-will-of-the-ring:-4" in roll["changes"]
    assert game.in_play() == ["aragorn-ii", "the-one-ring"]


@pytest.mark.rule("S18.2", "S19.7")
def test_dragon_sickness_is_for_bearers_of_major_and_greater_items() -> None:
    none = hazards(at_bree("dragon-sickness", items={"aragorn-ii": ["elven-cloak"]}))
    assert played(none) == []
    game = at_bree("dragon-sickness", items={"aragorn-ii": ["scroll-of-isildur"]})
    hazards(game, rolls=[6, 6])
    assert "dragon-sickness:-1" in game.events("roll")[0]["changes"]


@pytest.mark.rule("S18.2", "S19.7", "S13.17", "S18.8")
def test_a_traitor_turns_on_a_companion() -> None:
    game = table(
        company=["aragorn-ii", "gimli"],
        items={"gimli": ["palantir-of-amon-sul"]},
        events=["traitor"],
        site_="bree",
    )
    game.run(CorruptionCheck(game.number("gimli")))
    if game.asked == "corruption-check":
        game.do("roll", rolls=[1, 1])
    (attack,) = game.events("attack")
    assert (attack["by"], attack["strikes"], attack["prowess"]) == ("traitor", 1, 15)
    play_on(game)
    assert "traitor" in game.zone("hazard_discard")
    assert "gimli" in game.zone("removed")


@pytest.mark.rule("S18.2", "S13.1", "S18.8")
def test_a_traitor_waits_for_the_attack_that_goes_on() -> None:
    """The Corpse-candle makes everybody check corruption before its strike."""
    game = moving(
        "wilderness",
        company=["aragorn-ii", "gimli"],
        items={"gimli": ["palantir-of-amon-sul"]},
        events=["traitor"],
        starter=True,
        hazard_hand=["corpse-candle"],
    )
    hazards(game)
    while game.asked:
        options = [text for text in ("roll", "pass") if text in game.options]
        game.do(
            (options or game.options)[0], rolls=[1, 1] if not game.events("corrupted") else [6, 6]
        )
    assert game.events("corrupted")[0]["card"] == "gimli"
    assert [each["by"] for each in game.events("attack")] == ["corpse-candle", "traitor"]
    assert "traitor" in game.zone("hazard_discard")


@pytest.mark.rule("S19.1")
def test_weariness_costs_prowess_for_the_turn() -> None:
    game = hazards(at_bree("weariness-of-the-heart"))
    assert figure(game.state, PROWESS, game.number("aragorn-ii")) == 5


@pytest.mark.rule("S18.2")
def test_without_its_card_or_a_company_no_traitor_attacks() -> None:
    game = table(company=["aragorn-ii"], site_="bree")
    game.run(TraitorAttacks(99, 15, 0))
    assert game.events("attack") == []
