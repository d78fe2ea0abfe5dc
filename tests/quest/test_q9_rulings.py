"""Q9 Rulings of ours, where no test of another chapter shows them already."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.cards.language import speaker
from mathom.games.quest.combat.defeat import draw_cards
from mathom.games.quest.combat.engage import Arrive
from mathom.games.quest.combat.lifecycle import AllowFight
from mathom.games.quest.constants import WINDOWS
from mathom.games.quest.hero.current_turn import AMBUSH, EndHeroTurn
from mathom.games.quest.hero.growth import GainCorruption, discard_corruption
from mathom.games.quest.hero.perils import FacePeril, perilous
from mathom.games.quest.hero.travel import TravelStep
from mathom.games.quest.hero.turn import HeroTurnStart
from mathom.games.quest.sauron.finale import Finale
from mathom.games.quest.sauron.plots import PlotStep, playable
from mathom.games.quest.sauron.shadows import OfferShadow
from mathom.kernel.chance import Seeded
from mathom.kernel.effects import NO_BINDINGS, Bindings, Perform
from mathom.kernel.match import Match
from tests.quest.fights import arm, clash, events, fight, used_up
from tests.quest.hero_table import exploring, journey, markers, turn
from tests.quest.table import (
    BOX,
    GAME,
    asked,
    hand,
    hero_of,
    influence,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    take,
    told,
    where,
)

HERO_TURN = WINDOWS.index("hero-turn")
DEFEAT = WINDOWS.index("defeat")


def thalin(at: str = "bree", **given: Any) -> dict[str, Any]:
    """Thalin at a place."""
    return {"sheet": "thalin", "at": at, **given}


def meeting(card: str, hero: dict[str, Any], *others: Any, **given: Any) -> Match:
    """The first hero has just met this encounter, in its turn."""
    script = BOX.encounters[number("encounter", card)].effects
    return table(
        heroes=[hero, *others], turn="hero-1", then=[Perform(script, 0, Bindings(hero=1))], **given
    )


def befallen(card: str, hero: dict[str, Any], **given: Any) -> Match:
    """Sauron has picked this peril for the first hero, in its turn."""
    match = table(heroes=[hero], turn="hero-1", then=[FacePeril(1)], peril_top=[card], **given)
    return take(match, f"peril {card}")


def happening(card: str, turn: str | None = None, **given: Any) -> Match:
    """An event happens, by default in Sauron's turn."""
    script = BOX.events[number("event", card)].effects
    return table(turn=turn, then=[Perform(script, 0, NO_BINDINGS)], **given)


def shadowed(card: str, **given: Any) -> Match:
    """Sauron plays this shadow card in the first hero's turn, with all the influence he needs."""
    given.setdefault("heroes", [thalin()])
    window = BOX.shadows[number("shadow", card)].window
    held = [card, *given.pop("shadow_hand", ())]
    match = table(
        turn=given.pop("turn", "hero-1"),
        then=[OfferShadow(window, 1), *given.pop("below", ())],
        shadow_hand=held,
        pool=given.pop("pool", 12),
        markers=given.pop("markers", {"heroes": 13}),
        **given,
    )
    return take(match, f"shadow {card}")


def acted(card: str, **given: Any) -> Match:
    """Sauron carries this shadow card out in his Action step."""
    script = BOX.shadows[number("shadow", card)].effects
    return table(then=[Perform(script, 0, NO_BINDINGS)], **given)


# Who decides.


@pytest.mark.rule("Q9.3")
def test_the_hero_whose_turn_it_is_decides_for_the_side() -> None:
    heroes: list[Any] = ["argalad", thalin()]
    match = happening("beornings-the-skin-changers", "hero-2", heroes=heroes)
    assert asked(match) == ("hero-2", "may")
    assert speaker(position(heroes=heroes), NO_BINDINGS) == 1


# Events at their markers.


@pytest.mark.rule("Q9.15")
def test_an_event_that_offers_something_is_discarded_when_the_offer_is_used() -> None:
    match = take(exploring(thalin("rivendell"), current_event="imladris"), "follow imladris")
    imladris = number("event", "imladris")
    assert state_of(match).current_event == imladris
    take(match, "decline")
    assert state_of(match).current_event == imladris
    take(match, "follow imladris", "accept")
    take(match, next(text for text in options(match) if "level" in text))
    assert state_of(match).current_event == -1


@pytest.mark.rule("Q9.15")
def test_an_event_that_forces_something_is_discarded_at_once() -> None:
    match = exploring(thalin("near-harad"), current_event="of-serpents-and-sand")
    take(match, "follow of-serpents-and-sand")
    assert state_of(match).current_event == -1
    match = exploring(thalin("the-grey-havens"), current_event="cirdan-the-shipwright")
    take(match, "follow cirdan-the-shipwright", "decline")
    assert state_of(match).current_event == -1


@pytest.mark.rule("Q9.15", "Q9.72")
def test_what_an_event_forces_happens_although_the_hero_does_not_choose_it() -> None:
    match = exploring(thalin("near-harad"), current_event="of-serpents-and-sand")
    take(match, "done")
    assert state_of(match).current_event == -1
    match = exploring(thalin("rivendell"), current_event="imladris")
    take(match, "done")
    assert state_of(match).current_event == number("event", "imladris")


# Places, paths and moves.


@pytest.mark.rule("Q9.20")
def test_within_one_of_a_place_or_a_minion_is_the_place_itself() -> None:
    match = happening("he-has-at-last-heard", heroes=[thalin("rhun")])
    assert "the-shire" in influence(match)
    feared = [minion.id for minion in BOX.minions if "threatens" in minion.powers]
    assert feared
    state = position(minions={feared[0]: "bree"})
    assert perilous(state, 1, number("location", "bree"))


@pytest.mark.rule("Q9.20")
@pytest.mark.parametrize(
    ("at", "there", "burdened"),
    [
        ("isengard", "gap-of-rohan", True),
        ("isengard", "pelargir", False),
        ("edoras", "gap-of-rohan", True),
        ("minas-tirith", "pelargir", True),
        ("minas-tirith", "gap-of-rohan", False),
    ],
)
def test_a_region_is_one_colour_of_the_map(at: str, there: str, burdened: bool) -> None:
    match = meeting(
        "rohan-dangers-both-real-and-imagined",
        {"sheet": "argalad", "at": at},
        tokens=[("blank", there)] * 3,
        corruption_top=["weak"],
    )
    assert bool(hero_of(match).corruption) == burdened


@pytest.mark.rule("Q9.24")
def test_the_boats_own_path_makes_nobody_adjacent() -> None:
    havens, belfalas = number("location", "the-grey-havens"), number("location", "belfalas")
    assert belfalas not in BOX.locations[havens].near
    assert BOX.distance[havens][belfalas] > 1
    horse = thalin("eregion", items=["horse"], hand=["thalin-parry"])
    assert "go rivendell" not in options(journey({**horse, "items": []}))
    path = next(
        path
        for path in BOX.paths_from[number("location", "eregion")]
        if path.water and number("location", "rivendell") in path.ends
    )
    cards = ["thalin-parry"] * (path.number - 1)
    assert "go rivendell" in options(journey({**horse, "hand": cards}))


@pytest.mark.rule("Q9.25")
def test_a_character_on_the_map_stays_where_it_is() -> None:
    hero = {"sheet": "argalad", "at": "fangorn"}
    quest = {"starting": "they-have-become-queer-and-wild"}
    thranduil = number("character", "thranduil")
    for given, place in (({}, "woodland-realm"), ({"characters": {"thranduil": "rhun"}}, "rhun")):
        match = exploring({**hero, **quest}, **given)
        take(match, "complete they-have-become-queer-and-wild")
        take(match, options(match)[0])
        assert state_of(match).characters[thranduil] == number("location", place)
    aragorn = number("character", "aragorn")
    match = meeting("mordor-isildurs-heir", thalin("dagorlad"), characters={"aragorn": "bree"})
    assert state_of(match).characters[aragorn] == number("location", "bree")


@pytest.mark.rule("Q9.25")
def test_a_character_moves_if_the_card_says_so() -> None:
    match = happening("the-thieves-of-tharbad", heroes=[thalin()], characters={"gandalf": "rhun"})
    take(match, "name-character gandalf")
    gandalf = state_of(match).characters[number("character", "gandalf")]
    assert gandalf == number("location", "mouth-of-the-greyflood")


@pytest.mark.rule("Q9.27", "Q9.75")
def test_a_hero_whom_a_card_moves_pays_nothing_and_meets_nobody() -> None:
    match = turn(
        thalin("the-grey-havens", hand=["thalin-parry"]),
        current_event="cirdan-the-shipwright",
        tokens=[("blank", "belfalas")],
        minions={"gothmog": "belfalas"},
        influence={"belfalas": 1},
        shadow_hand=["his-arm-has-grown-long"],
        pool=4,
    )
    take(match, "pass", "pass", "explore", "follow cirdan-the-shipwright", "accept")
    assert where(match) == "belfalas"
    assert hand(match) == ["thalin-parry"]
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q9.66")
def test_for_a_hopeless_hero_exploring_first_is_a_travel_step() -> None:
    hero = thalin(hand=["thalin-evade"] * 2 + ["thalin-block"], corruption=["hopeless"])
    match = take(journey(hero), "explore", "done")
    take(match, "go fornost", "spend thalin-evade", "done")
    take(match, "go bree", "spend thalin-evade", "done")
    assert refused(match)["go fornost"] == ("hopeless", "Q3.5")


@pytest.mark.rule("Q9.66")
def test_in_a_storm_exploring_is_no_move() -> None:
    match = table(
        heroes=[thalin(hand=["thalin-evade"])],
        turn={"seat": "hero-1", "most_moves": 1},
        then=[TravelStep(1), EndHeroTurn(1)],
    )
    take(match, "explore", "done")
    assert "go fornost" in options(match)


# Costs.


@pytest.mark.rule("Q9.26")
def test_a_corruption_card_can_always_be_taken_as_a_price() -> None:
    burdens = ["weak", "weary", "helpless", "deranged", "greedy"]
    match = meeting("rohan-smugglers", thalin("belfalas", corruption=burdens))
    assert options(match) == ["accept", "decline"]


@pytest.mark.rule("Q9.96")
def test_what_brings_nothing_may_be_chosen() -> None:
    hero = thalin("isengard", items=["boat"], levels={"fortitude": 2})
    lorien = {**hero, "at": "lothlorien"}
    match = take(
        exploring(lorien, current_event="lady-of-the-golden-wood"),
        "follow lady-of-the-golden-wood",
        "accept",
        "choose boat",
    )
    assert hero_of(match).items == 1 << number("item", "boat")
    match = take(
        exploring({**hero, "at": "rivendell"}, current_event="imladris"),
        "follow imladris",
        "accept",
        "choose level",
    )
    assert hero_of(match).levels == (2, 0, 0, 0)
    others = [{"sheet": sheet, "items": ["boat"]} for sheet in ("eometh", "beravor")]
    match = exploring({**lorien, "items": []}, *others, current_event="lady-of-the-golden-wood")
    state_of(match).items[number("item", "boat")] = 0
    take(match, "follow lady-of-the-golden-wood", "accept", "choose boat")
    assert hero_of(match).items == 0


# Cards that are named.


@pytest.mark.rule("Q9.55")
def test_the_ringwraiths_or_six_influence_find_the_shire() -> None:
    found = BOX.missions[number("mission", "to-find-them-all")].condition
    assert found.of(position(minions={"ringwraiths": "the-shire"}), NO_BINDINGS)
    for tokens, enough in ((5, False), (6, True)):
        state = position()
        state.influence[number("location", "the-shire")] = tokens
        assert found.of(state, NO_BINDINGS) == enough


@pytest.mark.rule("Q9.56")
def test_the_ithil_stone_shows_denethor_or_saruman() -> None:
    match = acted("the-ithil-stone", pool=8, markers={"heroes": 7})
    assert options(match) == [
        "name-plot saruman-falls-to-corruption",
        "name-plot denethor-falls-into-madness",
        "pass",
    ]
    take(match, "name-plot denethor-falls-into-madness")
    assert options(match) == ["to-hand", "to-play"]
    match = acted("the-ithil-stone", pool=7, markers={"heroes": 7})
    assert not playable(state_of(match), number("plot", "denethor-falls-into-madness"))
    take(match, "name-plot denethor-falls-into-madness")
    assert asked(match)[1] != "use-plot"
    assert len(state_of(match).plot_hand) == 1


@pytest.mark.rule("Q9.57")
def test_smeagol_escapes_is_no_plot_of_gollum() -> None:
    match = table(
        then=[PlotStep()],
        plot_hand=["gollum-is-captured"],
        plots=["smeagol-escapes", "gollum-is-tortured"],
        pool=4,
    )
    take(match, "play-plot gollum-is-captured")
    active = [BOX.plots[plot].id for plot in state_of(match).plots if plot >= 0]
    assert sorted(active) == ["gollum-is-captured", "smeagol-escapes"]


@pytest.mark.rule("Q9.58")
def test_the_dark_tower_calls_any_minion_on_the_map() -> None:
    tower = number("location", "barad-dur")
    match = befallen(
        "the-dark-tower",
        thalin("barad-dur"),
        minions={"gothmog": "bree", "black-serpent": "rhun", "witch-king": "defeated"},
    )
    assert asked(match)[0] == "sauron"
    assert options(match) == ["name-minion black-serpent", "name-minion gothmog"]
    take(match, "name-minion gothmog")
    state = state_of(match)
    assert state.minions[number("minion", "gothmog")] == tower
    assert state.combat is not None
    assert state.combat.foe == number("foe", "gothmog")
    match = befallen("the-dark-tower", thalin("barad-dur"))
    assert state_of(match).combat is None


@pytest.mark.rule("Q9.60")
def test_a_token_of_undying_regret_needs_influence() -> None:
    match = befallen("undying-regret", thalin("south-eaves"), influence={"the-forest-road": 1})
    take(match, "accept", "name-place the-bight")
    assert options(match) == ["name-place the-forest-road", "name-place the-bight"]
    take(match, "name-place the-bight")
    (token,) = state_of(match).tokens
    assert token.location == number("location", "the-bight")


@pytest.mark.rule("Q9.61")
@pytest.mark.parametrize(
    ("spaces", "moved"),
    [
        ((14, 2, 2, 3), True),
        ((14, 2, 1, 3), False),
        ((1, 2, 13, 3), False),
        ((2, 2, 13, 3), True),
    ],
)
def test_boromirs_dream_looks_at_all_four_markers(spaces: tuple[int, ...], moved: bool) -> None:
    names = ("heroes", "ring", "conquest", "corruption")
    given = dict(zip(names, spaces, strict=True))
    match = happening("boromirs-dream", heroes=[thalin()], markers=given)
    assert markers(match)["ring"] == 2 + moved


@pytest.mark.rule("Q9.62")
@pytest.mark.parametrize(("wisdom", "burdened"), [(1, False), (0, True)])
def test_dangers_both_real_and_imagined_test_wisdom(wisdom: int, burdened: bool) -> None:
    hero = thalin("isengard", levels={"wisdom": wisdom})
    match = meeting(
        "rohan-dangers-both-real-and-imagined",
        hero,
        tokens=[("blank", "gap-of-rohan")] * 2,
        corruption_top=["weak"],
    )
    assert bool(hero_of(match).corruption) == burdened


@pytest.mark.rule("Q9.63")
def test_tokens_of_a_region_are_removed_mixed_and_up_to_the_number() -> None:
    given: dict[str, Any] = {
        "heroes": [thalin()],
        "influence": {"isengard": 1, "helms-deep": 1},
        "tokens": [("blank", "isengard"), ("orc", "dunharrow")],
    }
    event = "the-courage-of-erkenbrand"
    match = take(happening(event, **given), "accept", "choose tokens")
    assert sorted(options(match)) == sorted(
        ["name-place isengard", "name-place helms-deep", "name-token 0", "name-token 1", "enough"]
    )
    take(match, "name-place isengard", "name-token 1", "enough")
    assert influence(match) == {"helms-deep": 1}
    assert [token.number for token in state_of(match).tokens] == [0]
    match = take(happening(event, **given), "accept", "choose tokens")
    take(match, "name-place isengard", "name-token 1", "name-place helms-deep")
    assert asked(match)[1] != "take-tokens"
    assert [token.number for token in state_of(match).tokens] == [0]


# Resting.


@pytest.mark.rule("Q9.64")
def test_in_a_haven_a_token_leaves_healing_and_without_it_the_story_advances_once() -> None:
    match = turn(
        thalin("fornost", rest=["thalin-sweep"], damage=["thalin-rush"]),
        tokens=[("crebain", "fornost")],
        markers={"conquest": 1, "corruption": 1},
    )
    take(match, "recover")
    assert (len(hero_of(match).rest), hero_of(match).damage) == (1, ())
    assert markers(match) == {"heroes": 0, "ring": 0, "conquest": 1, "corruption": 1}
    assert asked(match) == ("sauron", "attack")
    match = turn(
        thalin("fornost", rest=["thalin-sweep"], damage=["thalin-rush"]),
        markers={"conquest": 1, "corruption": 1},
    )
    take(match, "rest")
    assert (hero_of(match).rest, hero_of(match).damage) == ((), ())
    assert markers(match) == {"heroes": 0, "ring": 1, "conquest": 1, "corruption": 1}


@pytest.mark.rule("Q9.65")
def test_a_rest_is_shuffle_story_corruption_and_beravors_power() -> None:
    hero = {
        "sheet": "beravor",
        "at": "bree",
        "rest": ["beravor-parry"],
        "damage": ["beravor-evade"],
        "corruption": ["weak"],
        "favor": 3,
    }
    match = take(turn(hero), "rest")
    assert hero_of(match).rest == ()
    assert asked(match) == ("hero-1", "leftmost")
    take(match, "marker ring")
    assert asked(match) == ("hero-1", "repent")
    take(match, "redeem weak")
    assert asked(match) == ("hero-1", "survive")
    assert len(hero_of(match).damage) == 1


# Exploring.


@pytest.mark.rule("Q9.69")
def test_some_favor_may_be_left() -> None:
    match = take(exploring(thalin(), favor={"bree": 2}), "take-favor", "done")
    assert state_of(match).favor[number("location", "bree")] == 1


@pytest.mark.rule("Q9.70")
def test_a_distraught_hero_who_draws_discards_at_once() -> None:
    state = position(
        heroes=[thalin(hand=["thalin-rush"] * 3 + ["thalin-sweep"] * 4, corruption=["distraught"])]
    )
    assert draw_cards(state, 1, 2, Seeded("one")) == 2
    frame = state.agenda[-1]
    assert type(frame).__name__ == "TrimHand"
    assert frame.open(state)  # type: ignore[attr-defined]


@pytest.mark.rule("Q9.73")
def test_plots_answer_after_the_favor_of_a_character() -> None:
    match = exploring(
        thalin("isengard"),
        characters={"saruman": "isengard"},
        plots=["saruman-falls-to-corruption"],
        corruption_top=["careless"],
    )
    take(match, "ask-favor-of saruman")
    # Two favor come, and the careless hero loses them.
    assert hero_of(match).favor == 0


@pytest.mark.rule("Q9.73")
def test_plots_answer_after_the_help_of_a_character_who_is_gone() -> None:
    match = exploring(
        thalin("minas-tirith", favor=3),
        characters={"denethor": "minas-tirith"},
        plots=["denethor-falls-into-madness"],
        corruption_top=["weak"],
    )
    take(match, "ask-help-of denethor")
    assert asked(match) == ("hero-1", "may")
    assert state_of(match).characters[number("character", "denethor")] == -1
    assert hero_of(match).corruption == ()
    take(match, "accept")
    assert len(hero_of(match).corruption) == 1


@pytest.mark.rule("Q9.74")
def test_argalad_may_look_when_he_rests_travels_or_explores() -> None:
    argalad = {"sheet": "argalad", "at": "bree"}
    given: dict[str, Any] = {"tokens": [("crebain", "tharbad")]}
    for match in (turn(argalad, **given), journey(argalad, **given), exploring(argalad, **given)):
        kind = asked(match)[1]
        take(match, "scout tharbad")
        assert asked(match) == ("hero-1", kind)
        assert state_of(match).tokens[0].hidden.known(1)


# What ends, and what is completed.


@pytest.mark.rule("Q9.77")
def test_a_turn_that_ends_drops_what_a_card_had_still_to_do() -> None:
    """Wretched, the dark path ends the turn: nothing more of the explore part is asked."""
    plots = ["saruman-falls-to-corruption"]
    match = exploring(
        thalin("isengard"),
        characters={"saruman": "isengard"},
        plots=plots,
        corruption_top=["wretched"],
    )
    take(match, "ask-help-of saruman")
    take(match, "decline")
    assert told(match).count("end-turn") == 1
    script = BOX.corruption[number("corruption", "wretched")].effects
    favor = BOX.quests[number("quest", "bones-of-a-darkness-past")].reward
    then = [Perform(script, 2, Bindings(hero=1)), Perform(favor, 0, Bindings(hero=1))]
    match = table(heroes=[thalin()], turn="hero-1", then=then)
    assert hero_of(match).favor == 0


@pytest.mark.rule("Q9.78")
@pytest.mark.parametrize(("at", "done"), [("the-northern-waste", True), ("bree", False)])
def test_a_quests_monster_may_be_defeated_in_an_ambush(at: str, done: bool) -> None:
    match = fight(
        "snaga",
        hero="thalin",
        at=at,
        hand=["thalin-sweep"],
        theirs=["zealot-hack"],
        token=True,
        part=AMBUSH,
        starting="a-new-threat",
    )
    clash(arm(match), "thalin-sweep", "zealot-hack")
    while not events(match, "foe-defeated"):
        take(match, options(match)[0])
    assert bool(events(match, "complete-quest")) == done


@pytest.mark.rule("Q9.80")
def test_a_refused_attack_in_a_haven_brings_no_peril() -> None:
    match = table(
        heroes=[thalin("fornost")],
        tokens=[("crebain", "fornost")],
        turn={"seat": "hero-1", "feared": "fornost"},
        then=[Arrive(1), TravelStep(1), EndHeroTurn(1)],
    )
    assert asked(match) == ("sauron", "confront")
    take(match, "attack-token 0")
    assert asked(match) == ("hero-1", "allow")
    take(match, "refuse")
    assert asked(match) == ("hero-1", "journey")
    assert "draw-perils" not in told(match)


# Cards that place and search.


@pytest.mark.rule("Q9.85")
def test_a_token_is_drawn_after_its_place_was_chosen() -> None:
    match = befallen("undying-regret", thalin("south-eaves"))
    take(match, "accept", "name-place the-bight")
    before = [len(pile) for pile in state_of(match).token_piles]
    assert before == [len(faces) for faces in BOX.pile_tokens]
    assert state_of(match).tokens == ()
    assert asked(match) == ("sauron", "lay-monster")
    take(match, "name-place the-bight")
    pile = BOX.locations[number("location", "the-bight")].pile
    (token,) = state_of(match).tokens
    assert token.pile == pile
    assert len(state_of(match).token_piles[pile]) == before[pile] - 1


@pytest.mark.rule("Q9.86")
def test_printed_defense_lessens_damage_card_by_card() -> None:
    held = ["thalin-block", "thalin-block", "thalin-crush"]
    match = meeting("mordor-the-olog-hai", thalin("dagorlad", hand=held))
    block = BOX.cards[number("card", "thalin-block")]
    take(match, "name-card thalin-block")
    assert asked(match) == ("hero-1", "block")
    take(match, "enough")
    left = 8 - block.defense
    take(match, *["suffer-unseen"] * left)
    assert asked(match)[1] != "damage"
    assert len(hero_of(match).damage) == left
    assert [BOX.cards[card].id for card in hero_of(match).rest] == ["thalin-block"]


@pytest.mark.rule("Q9.86")
def test_defense_in_excess_is_lost_and_the_reward_follows() -> None:
    """Five shields against four damage, one card after the other."""
    match = meeting(
        "eriador-cold-be-hand-and-heart-and-bone",
        thalin("old-forest", hand=["thalin-crush", "thalin-evade"]),
        skill_top=["skill-ready", "skill-endure"],
    )
    take(match, "name-card thalin-crush", "name-card thalin-evade")
    assert asked(match) == ("hero-1", "learn")
    assert hero_of(match).damage == ()


@pytest.mark.rule("Q9.87")
def test_a_search_that_finds_nothing_shuffles_the_deck_too() -> None:
    match = acted("the-ithil-stone", plot_top=["osgiliath-invaded"])
    shuffles = state_of(match).plot_pile.shuffles
    take(match, "pass")
    assert state_of(match).plot_hand == ()
    assert state_of(match).plot_pile.shuffles == shuffles + 1
    assert state_of(match).plot_pile.top == ()


@pytest.mark.rule("Q9.88")
def test_they_are_terrible_restores_who_has_entered() -> None:
    given: dict[str, Any] = {
        "minions": {
            "gothmog": ("rhun", 3),
            "ringwraiths": "away",
            "witch-king": "defeated",
        }
    }
    match = acted("they-are-terrible", influence={"bree": 1, "fangorn": 1}, **given)
    assert sorted(options(match)) == [
        "name-minion gothmog",
        "name-minion ringwraiths",
        "name-minion witch-king",
    ]
    take(match, "name-minion gothmog")
    assert sorted(options(match)) == ["name-place bree", "name-place fangorn"]
    take(match, "name-place bree")
    state = state_of(match)
    gothmog = number("minion", "gothmog")
    assert (state.minions[gothmog], state.wounds[gothmog]) == (number("location", "bree"), 0)
    match = acted("they-are-terrible", **given)
    assert asked(match)[1] != "restore-whom"
    assert state_of(match).wounds[gothmog] == 3


@pytest.mark.rule("Q9.89")
def test_the_lidless_eye_divides_nothing_for_one_hero() -> None:
    match = acted("the-lidless-eye", heroes=[thalin(corruption=["weak"])])
    assert asked(match)[1] not in ("spare-hero", "hand-out")
    assert number("corruption", "weak") in hero_of(match).corruption


@pytest.mark.rule("Q9.89")
@pytest.mark.parametrize(("whom", "favor"), [(1, [3, 5, 5]), (3, [5, 5, 3])])
def test_the_lidless_eye_spares_one_of_three_and_hands_out_openly(
    whom: int, favor: list[int]
) -> None:
    heroes = [
        thalin(corruption=["weak"], favor=5),
        {"sheet": "beravor", "corruption": ["weary"], "favor": 5},
        {"sheet": "argalad", "corruption": ["despairing"], "favor": 5},
    ]
    script = BOX.shadows[number("shadow", "the-lidless-eye")].effects
    at = next(n for n, e in enumerate(script.effects) if "Redistribute" in type(e).__name__)
    match = table(heroes=heroes, then=[Perform(script, at, NO_BINDINGS)])
    assert asked(match) == ("sauron", "spare-hero")
    take(match, "name-hero hero-2")
    assert all(hidden.known(None) for hidden in state_of(match).drawn)
    assert options(match) == ["name-hero hero-1", "name-hero hero-3"]
    take(match, f"name-hero hero-{whom}", f"name-hero hero-{whom}")
    held = [len(hero.corruption) for hero in state_of(match).heroes]
    assert held == [2 * (whom == 1), 1, 2 * (whom == 3)]
    # The limit of the card that came holds now.
    assert [hero.favor for hero in state_of(match).heroes] == favor


@pytest.mark.rule("Q9.90")
@pytest.mark.parametrize("corruption", [[], ["weak"]])
def test_seem_fairer_is_the_combat_then_the_plot_then_no_ambush(corruption: list[str]) -> None:
    hero = thalin(corruption=corruption)
    match = shadowed("seem-fairer-feel-fouler", heroes=[hero], below=[TravelStep(1)])
    assert state_of(match).combat is not None
    assert asked(match)[1] == "spend-agility"
    assert state_of(match).plot_hand == ()
    assert not state_of(match).turn.no_ambush
    take(arm(match, 1), "exhausted", "exhausted", "pass")
    assert asked(match)[1] == "journey"
    assert len(state_of(match).plot_hand) == len(corruption)
    assert state_of(match).turn.no_ambush


@pytest.mark.rule("Q9.90")
@pytest.mark.parametrize(("shot", "drawn"), [("zealot-quick-shot", 1), ("zealot-hack", 0)])
def test_seem_fairer_sees_the_corruption_that_the_agent_has_brought(shot: str, drawn: int) -> None:
    match = shadowed(
        "seem-fairer-feel-fouler",
        heroes=[thalin(hand=["thalin-rush"])],
        corruption_top=["weak"],
        foe_tops={"zealot": [shot]},
        below=[TravelStep(1)],
    )
    take(arm(match, 0), "exhausted", "fight-on", f"play {shot}", "suffer-unseen")
    take(match, "exhausted", "pass")
    assert asked(match)[1] == "journey"
    assert len(hero_of(match).corruption) == drawn
    assert len(state_of(match).plot_hand) == drawn


@pytest.mark.rule("Q9.90", "Q9.77")
def test_a_hero_whom_the_agent_defeats_brings_sauron_no_plot() -> None:
    spent = used_up("thalin", ["thalin-rush"])
    hero = thalin(corruption=["weak"], hand=["thalin-rush"], rest=spent)
    match = shadowed(
        "seem-fairer-feel-fouler",
        heroes=[hero],
        foe_tops={"zealot": ["zealot-charge"]},
        below=[TravelStep(1)],
    )
    take(arm(match, 0), "exhausted", "fight-on", "play zealot-charge", "suffer thalin-rush")
    while "end-turn" not in told(match):
        take(match, options(match)[0])
    assert "hero-defeated" in told(match)
    assert state_of(match).plot_hand == ()


@pytest.mark.rule("Q9.91")
def test_wretched_is_the_haven_then_the_shuffle_then_the_end() -> None:
    match = exploring(thalin("tharbad"), corruption_top=["wretched"], corruption_discard=["weak"])
    take(match, "dark-path", "accept")
    assert asked(match) == ("sauron", "send-hero")
    assert number("corruption", "weak") in state_of(match).corruption_discard
    take(match, "name-place rivendell")
    assert where(match) == "rivendell"
    assert state_of(match).corruption_discard == ()
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q9.91")
def test_wretched_in_anothers_turn_ends_no_turn() -> None:
    heroes = [thalin(), {"sheet": "beravor", "at": "bree"}]
    match = table(
        heroes=heroes,
        turn="hero-2",
        then=[GainCorruption(1, 1), TravelStep(2)],
        corruption_top=["wretched"],
    )
    take(match, "accept")
    assert where(match) == "fornost"
    assert asked(match) == ("hero-2", "journey")


@pytest.mark.rule("Q9.92")
def test_greed_and_the_cloak_wait_for_the_shadow_cards_own_effect() -> None:
    hero = thalin(corruption=["greedy"], items=["elven-cloak"])
    match = shadowed("winter-storm", heroes=[hero], shadow_top=["betrayed"])
    assert asked(match) == ("sauron", "react")
    assert state_of(match).turn.most_moves == 1
    cloak = thalin(items=["elven-cloak"])
    match = shadowed("seem-fairer-feel-fouler", heroes=[cloak])
    assert asked(match)[1] == "spend-agility"
    # The combat is part of the card: the cloak waits until it is over.
    assert state_of(match).pool == 12


@pytest.mark.rule("Q9.93")
def test_a_damage_pool_put_to_rest_is_turned_up_and_all_is_shuffled() -> None:
    rest = ["argalad-parry"] * 2 + ["argalad-overdraw"] * 4
    hurt = ["argalad-precision"] * 3 + ["skill-endure"]
    orders = set()
    for seed in range(6):
        match = table(
            heroes=[{"sheet": "argalad", "at": "old-forest", "rest": rest, "damage": hurt}],
            current_event="iarwain-ben-adar",
            then=[HeroTurnStart(1, False)],
            seed=seed,
        )
        take(match, "pass", "explore", "follow iarwain-ben-adar", "accept", "choose mend")
        hero = hero_of(match)
        assert hero.damage == ()
        assert all(hidden.known(None) for hidden in hero.taught)
        orders.add(hero.rest)
    cards = sorted(number("card", card) for card in [*rest, *hurt])
    assert {tuple(sorted(order)) for order in orders} == {tuple(cards)}
    assert len(orders) == 6
    assert len({order[: len(rest)] for order in orders}) > 1


@pytest.mark.rule("Q9.94")
def test_cards_that_go_to_rest_defeat_nobody() -> None:
    kept = ["argalad-parry"]
    match = meeting(
        "mordor-the-land-of-the-great-eye",
        {"sheet": "argalad", "at": "emyn-muil", "rest": used_up("argalad", kept)},
        influence={"dol-guldur": 3, "rhun": 1, "dagorlad": 1, "dead-marshes": 1, "emyn-muil": 1},
    )
    assert len(hero_of(match).life) == 0
    assert "hero-defeated" not in told(match)
    assert where(match) == "emyn-muil"


@pytest.mark.rule("Q9.95")
@pytest.mark.parametrize(("card", "kept"), [("despairing", 3), ("mistrusted", 3), ("weak", 4)])
def test_the_favor_of_friendship_is_gained_and_what_is_too_much_is_lost(
    card: str, kept: int
) -> None:
    match = exploring(
        thalin(favor=2, corruption=[card]),
        given_event="trust-in-friendship",
        keeper="hero-1",
        banked=2,
        characters={"gandalf": "bree"},
    )
    take(match, "follow trust-in-friendship")
    assert hero_of(match).favor == kept
    assert state_of(match).banked == 0
    assert state_of(match).turn.gained == kept - 2


# The Finale, and single cards.


@pytest.mark.rule("Q9.97")
def test_in_the_finale_sauron_plays_one_shadow_card_and_no_turn_is_running() -> None:
    match = table(
        heroes=[thalin()],
        markers={"heroes": 5, "ring": 13, "conquest": 13, "corruption": 13},
        stage=3,
        missions=("the-spear-of-the-west", "his-dark-throne"),
        turn="hero-1",
        agenda=[Finale()],
        shadow_hand=["betrayed", "dark-promises"],
        pool=8,
    )
    assert state_of(match).turn.seat == -1
    take(match, "champion hero-1")
    assert asked(match) == ("sauron", "shadow")
    take(match, "shadow betrayed")
    assert asked(match) == ("hero-1", "spend-agility")


@pytest.mark.rule("Q9.98")
def test_flocks_of_crebain_take_agility_in_their_own_combat_alone() -> None:
    match = shadowed(
        "flocks-of-crebain",
        heroes=[thalin("bree", hand=["thalin-evade"])],
        below=[TravelStep(1), EndHeroTurn(1)],
        tokens=[("crebain", "old-forest")],
    )
    assert options(match) == ["spend-agility 0"]
    while state_of(match).combat is not None or asked(match)[1] == "spread":
        quiet = [text for text in options(match) if text in ("exhausted", "pass")]
        take(match, quiet[0] if quiet else options(match)[0])
    take(match, "go old-forest", "spend thalin-evade", "attack-token 0")
    assert options(match) == [f"spend-agility {n}" for n in range(3)]


@pytest.mark.rule("Q9.99")
def test_the_influence_of_grievous_loss_goes_onto_the_map() -> None:
    match = shadowed(
        "grievous-loss",
        heroes=[thalin(corruption=["weak", "weary"])],
        influence={"barad-dur": 1},
    )
    assert asked(match) == ("sauron", "spread")
    assert "to-pool" not in options(match)
    assert "spread barad-dur" in options(match)
    take(match, "spread barad-dur", "spread barad-dur")
    assert influence(match) == {"barad-dur": 3}
    assert state_of(match).pool == 12


@pytest.mark.rule("Q9.100")
def test_sarumans_lies_shuffle_the_discards_of_an_empty_deck_first() -> None:
    plots = [BOX.plots[card].id for card in BOX.plot_deck]
    match = acted("sarumans-lies", plot_discard=plots)
    assert asked(match) == ("sauron", "put-back")
    state = state_of(match)
    assert state.plot_discard == ()
    assert len(state.plot_pile) == len(plots) - 1


# Corruption cards that wait.


def next_turns(hero: dict[str, Any], card: str, **given: Any) -> Match:
    """The only hero explores in its first turn, where it may gain this card; a second follows."""
    match = table(
        heroes=[hero],
        corruption_top=[card],
        then=[HeroTurnStart(1, False), HeroTurnStart(1, True)],
        **given,
    )
    return take(match, "pass", "explore")


def wander(match: Match, *places: str) -> Match:
    """Go to each of these in turn and explore nothing."""
    for place in places:
        take(match, f"go {place}")
        while asked(match)[1] == "pay":
            take(match, options(match)[0])
        take(match, "done")
    return match


@pytest.mark.rule("Q9.102", "Q9.66")
def test_hopeless_holds_from_the_next_turn_on() -> None:
    match = next_turns(thalin(hand=["thalin-sweep"] * 5 + ["thalin-overpower"] * 4), "hopeless")
    take(match, "dark-path", "done")
    wander(match, "fornost", "bree", "fornost", "bree")
    assert state_of(match).turn.travels == 5
    assert any(text.startswith("go ") for text in options(match)), "not in this turn"
    text = state_of(match).dumps()
    assert GAME.state(text).dumps() == text
    take(match, "stop")
    while asked(match) != ("hero-1", "rest"):
        take(match, options(match)[-1])
    take(match, "pass", "explore", "done")
    wander(match, "fornost", "bree")
    assert state_of(match).turn.travels == 3
    assert refused(match)["go fornost"] == ("hopeless", "Q3.5")


@pytest.mark.rule("Q9.102", "Q9.69")
def test_mistrusted_holds_from_the_next_turn_on() -> None:
    match = next_turns(thalin("bree"), "mistrusted", favor={"bree": 4})
    take(match, "dark-path", "take-favor", "take-favor")
    assert hero_of(match).favor == 3
    assert "take-favor" in options(match)
    take(match, "done", "stop")
    while asked(match) != ("hero-1", "rest"):
        take(match, options(match)[-1])
    favor = hero_of(match).favor
    take(match, "pass", "explore", "take-favor")
    assert hero_of(match).favor == favor + 1
    assert refused(match)["take-favor"] == ("favor-full", "Q3.12")


@pytest.mark.rule("Q9.102")
@pytest.mark.parametrize("whose", [None, "hero-2"])
def test_a_card_gained_between_two_turns_holds_in_the_next(whose: str | None) -> None:
    heroes = [thalin("bree"), {"sheet": "beravor", "at": "near-harad"}]
    gain: list[Any] = [GainCorruption(1, 1)]
    if whose:
        gain.append(EndHeroTurn(2))
    match = table(
        heroes=heroes,
        turn=whose,
        corruption_top=["mistrusted"],
        favor={"bree": 2},
        then=[*gain, HeroTurnStart(1, False)],
    )
    take(match, "pass", "explore", "take-favor")
    assert refused(match)["take-favor"] == ("favor-full", "Q3.12")


@pytest.mark.rule("Q9.102")
def test_other_corruption_cards_hold_at_once() -> None:
    match = exploring(thalin("bree"), corruption_top=["despairing"], favor={"bree": 4})
    take(match, "take-favor", "take-favor", "take-favor", "dark-path")
    assert hero_of(match).favor == 3
    assert refused(match)["take-favor"] == ("favor-full", "Q3.12")


def two_combats(foe: str, **given: Any) -> Match:
    """A combat whose draw does not end the turn, then another with an Orc."""
    again = AllowFight(1, number("foe", "orc"), -1, None, Bindings(hero=1), True)
    return fight(
        foe,
        hero="thalin",
        hand=["thalin-rush", "thalin-sweep", "thalin-evade"],
        goes_on=True,
        below=[again],
        **given,
    )


@pytest.mark.rule("Q9.102", "Q9.41")
def test_cowardly_does_nothing_in_the_combat_in_which_it_is_gained() -> None:
    match = two_combats("mouth-of-sauron", corruption_top=["cowardly"])
    assert hero_of(match).corruption == (number("corruption", "cowardly"),)
    assert asked(match) == ("hero-1", "spend-agility")
    assert len(hand(match)) == 3
    state = state_of(match)
    assert state.combat is not None
    assert state.copy().dumps() == state.dumps() == GAME.state(state.dumps()).dumps()
    for seat in (0, 1, None):
        believed = state.imagine(seat, Seeded("3"))
        assert believed.combat is not None
        assert believed.combat.fresh == state.combat.fresh == hero_of(match).corruption
        believed.check()
    take(arm(match), "exhausted", "exhausted")
    while asked(match)[1] == "spread":
        take(match, "pass")
    assert len(hand(match)) == 3
    take(match, "allow")
    assert len(hand(match)) == 2, "but in the next, although it is in the same turn"


@pytest.mark.rule("Q9.102")
def test_cowardly_gained_in_the_midst_of_a_combat_holds_in_the_next() -> None:
    match = two_combats("agent", theirs=["zealot-quick-shot"], corruption_top=["cowardly"])
    take(arm(match), "exhausted", "fight-on", "play zealot-quick-shot", "suffer-unseen")
    assert hero_of(match).corruption == (number("corruption", "cowardly"),)
    assert len(hand(match)) == 3
    take(match, "exhausted")
    while asked(match)[1] == "spread":
        take(match, "pass")
    take(match, "allow")
    assert len(hand(match)) == 2


@pytest.mark.rule("Q9.102")
def test_cowardly_gained_before_a_combat_holds_in_it() -> None:
    match = fight(
        "orc",
        hero="thalin",
        hand=["thalin-rush", "thalin-sweep"],
        corruption=["cowardly"],
        turn={"seat": "hero-1", "fresh": ["cowardly"]},
    )
    assert len(hand(match)) == 1


@pytest.mark.rule("Q9.102")
def test_what_another_hero_gains_is_not_remembered_of_this_turn_or_combat() -> None:
    match = table(
        heroes=[thalin("bree"), {"sheet": "beravor", "at": "bree"}],
        turn="hero-1",
        corruption_top=["cowardly", "hopeless"],
        then=[
            AllowFight(1, number("foe", "mouth-of-sauron"), -1, None, Bindings(hero=1), True),
            TravelStep(1),
        ],
    )
    take(match, "allow")
    state = state_of(match)
    assert state.combat is not None
    GainCorruption(2, 1).run(state, Seeded("1"))
    cowardly, hopeless = (number("corruption", card) for card in ("cowardly", "hopeless"))
    assert (hero_of(match, 1).corruption, hero_of(match, 2).corruption) == (
        (cowardly,),
        (hopeless,),
    )
    assert state.turn.fresh == state.combat.fresh == (cowardly,)
    discard_corruption(state, 2, hopeless)
    assert state.turn.fresh == state.combat.fresh == (cowardly,)
    match = table(then=[GainCorruption(1, 1), HeroTurnStart(1, False)], corruption_top=["weak"])
    assert state_of(match).turn.fresh == ()


@pytest.mark.rule("Q9.102")
def test_a_fresh_card_that_is_discarded_is_forgotten() -> None:
    match = fight(
        "mouth-of-sauron",
        corruption_top=["cowardly"],
        hand=["beravor-parry"],
    )
    state = state_of(match)
    assert state.combat is not None
    assert state.turn.fresh == state.combat.fresh != ()
    discard_corruption(state, 1, number("corruption", "cowardly"))
    assert state.turn.fresh == state.combat.fresh == ()
    state.check()
