"""Quest's bots: what they may know, that they play by the rules, and that they have a plan."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.arena.matches import play_match
from mathom.games.quest.bot import advise, evaluate, rule_of_thumb
from mathom.games.quest.bot.sauron import hunting_grounds, lanes
from mathom.games.quest.combat.engage import Arrive
from mathom.games.quest.combat.lifecycle import SpendAgility
from mathom.games.quest.hero.explore import Explore
from mathom.games.quest.hero.rest import RestStep
from mathom.games.quest.hero.travel import TravelStep
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.commands import EVERYTHING, Command
from mathom.games.quest.sauron.finale import ENDINGS, ChooseChampion
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.games.quest.sauron.plots import PlotStep
from mathom.games.quest.sauron.story import EnterMinion
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.quest.fights import arm, clash, fight
from tests.quest.table import BOX, GAME, number, options, state_of, table, take

SAMPLED = ("play",)
"""Choices that go by the hand that the other side could hold."""


def advised(match: Match, lots: str = "lots") -> str:
    """What the bot of the asked seat would choose, having imagined what it does not know."""
    state = state_of(match)
    chance = Seeded("advice", lots)
    believed = state.imagine(match.choice.seat, chance)
    return advise(believed, chance).text


def believed(state: Quest, lots: str) -> Quest:
    """A state that the asked seat could believe."""
    return state.imagine(state.choice.seat, Seeded("believed", lots))


def wander(seed: int, players: int, every: int) -> list[Quest]:
    """States of a random game, one of `every`, those with something to choose."""
    match = GAME.start(["random"] * players, seed=seed)
    chance = Seeded("wander", str(seed))
    found: list[Quest] = []
    while not match.over:
        open_ways = match.choice.options()
        if len(open_ways) > 1 and match.ply % every == 0:
            found.append(state_of(match).copy())
        match.apply(open_ways[chance.pick(len(open_ways))])
    return found


# What they may know.


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_states_that_a_seat_cannot_tell_apart_get_the_same_advice(seed: int, players: int) -> None:
    for state in wander(seed, players, 7):
        seat = state.choice.seat
        other = believed(state, "other")
        first, second = Seeded("lots"), Seeded("lots")
        one = advise(state.imagine(seat, first), first)
        two = advise(other.imagine(seat, second), second)
        assert one == two, state.choice.kind


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 3), (6, 4)])
def test_rules_of_thumb_never_lean_on_what_was_only_imagined(seed: int, players: int) -> None:
    """Where nothing is tried out, the advice is the same whatever the lots say."""
    kinds: set[str] = set()
    for state in wander(seed, players, 3):
        kind = state.choice.kind
        open_ways = state.choice.options(state)
        lots = [believed(state, str(n)) for n in range(3)]
        first, *others = [rule_of_thumb(one, open_ways, Seeded("same")) for one in lots]
        if kind not in SAMPLED and first is not None:
            kinds.add(kind)
            assert all(other is first for other in others), kind
    assert {"journey", "pay", "rest", "explore", "act", "spread"} <= kinds


def test_a_hero_does_not_look_through_the_back_of_a_token() -> None:
    hero = {"sheet": "beravor", "at": "bree", "hand": ["beravor-ranged-strike"] * 5}
    advice: dict[tuple[str, ...], set[str]] = {(): set(), ("hero-1",): set()}
    for seen, found in advice.items():
        for face in ("blank", "cave-troll"):
            match = table(
                heroes=[{**hero, "starting": None, "advanced": None}],
                favor={"weathertop": 1},
                tokens=[{"face": face, "at": "weathertop", "seen": seen}],
                then=[TravelStep(1)],
                turn="hero-1",
            )
            state = state_of(match)
            choice = rule_of_thumb(state, match.choice.options(), Seeded("any"))
            found.add("" if choice is None else choice.text)
    assert len(advice[()]) == 1
    assert len(advice[("hero-1",)]) == 2


def test_sauron_does_not_know_what_the_heroes_are_after() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "favor": 6, "hand": ["argalad-overdraw"] * 6}],
        favor={"the-bight": 1},
        influence={"dol-guldur": 3},
        tokens=[("snaga", "south-eaves"), ("orc", "the-bight"), ("blank", "rhosgobel")],
        plots=["saruman-falls-to-corruption"],
        then=[SpreadInfluence(1, 0)],
    )
    grounds = []
    for mission in (mission.index for mission in BOX.missions if not mission.sauron):
        state = state_of(match).copy()
        state.hero_mission = mission
        grounds.append((lanes(state), hunting_grounds(state)))
    assert all(ground == grounds[0] for ground in grounds)


# That they play by the rules.


@pytest.mark.parametrize(("seed", "players"), [(7, 2), (8, 3), (9, 4)])
def test_advice_is_always_legal(seed: int, players: int) -> None:
    for state in wander(seed, players, 2):
        chance = Seeded("legal")
        imagined = state.imagine(state.choice.seat, chance)
        before = imagined.dumps()
        assert advise(imagined, chance) in state.choice.options(state)
        assert imagined.dumps() == before


def test_what_is_good_for_the_heroes_is_bad_for_sauron() -> None:
    poor = state_of(table(then=[TravelStep(1)], turn="hero-1"))
    rich = poor.copy()
    rich.heroes[0].favor += 1
    assert evaluate(rich, 1) > evaluate(poor, 1)
    assert evaluate(rich, 0) < evaluate(poor, 0)


# How a hero plays.


def at_journey(**hero: Any) -> Match:
    given = {"sheet": "beravor", "at": "bree", "hand": ["beravor-ranged-strike"] * 4, **hero}
    return table(heroes=[given], then=[TravelStep(1)], turn="hero-1")


def test_a_hero_goes_to_the_place_of_its_quest() -> None:
    hand = ["beravor-anticipate", "beravor-anticipate", "beravor-evade", "beravor-evade"]
    match = at_journey(at="gladden-fields", starting="guarding-the-dimrill-stair", hand=hand)
    assert advised(match) == "go the-redhorn-gate"


def test_a_hero_pays_with_the_card_that_it_misses_least() -> None:
    hand = ["beravor-ranged-strike", "beravor-evade", "beravor-deadly-finesse"]
    match = at_journey(at="bree", hand=hand, starting=None, advanced=None)
    take(match, "go weathertop")
    assert advised(match) == "spend beravor-ranged-strike"


def test_a_hero_takes_what_lies_where_it_stands() -> None:
    match = table(
        heroes=[{"sheet": "beravor", "at": "the-redhorn-gate", "favor": 3}],
        favor={"the-redhorn-gate": 1},
        then=[Explore(1)],
        turn="hero-1",
    )
    assert advised(match) == "complete guarding-the-dimrill-stair"


def test_a_hero_foils_a_plot_that_it_can_pay_for() -> None:
    match = table(
        heroes=[{"sheet": "eometh", "at": "isengard", "favor": 5, "starting": None}],
        plots=["saruman-falls-to-corruption"],
        then=[Explore(1)],
        turn="hero-1",
    )
    assert advised(match) == "foil saruman-falls-to-corruption"


def test_a_hero_keeps_its_favor_for_a_mission_in_the_end() -> None:
    given: dict[str, Any] = {
        "heroes": [{"sheet": "eometh", "at": "isengard", "favor": 5, "starting": None}],
        "plots": ["saruman-falls-to-corruption"],
        "markers": {"heroes": 16},
        "then": [Explore(1)],
        "turn": "hero-1",
    }
    assert advised(table(**given)) == "foil saruman-falls-to-corruption"
    match = table(**given, missions=("isildurs-secret", "in-darkness-bind-them"))
    assert advised(match) == "done"


def test_a_hero_rests_when_its_life_runs_out_and_not_before() -> None:
    used = ["argalad-overdraw"] * 6 + ["argalad-precision"] * 4 + ["argalad-aimed-shot"] * 4
    lost = ["argalad-volley"] * 2 + ["argalad-parry"] * 2 + ["argalad-fall-back"] * 2
    tired = {"sheet": "argalad", "at": "the-bight", "rest": used, "damage": lost}
    given: dict[str, Any] = {"then": [RestStep(1)], "turn": "hero-1"}
    assert advised(table(heroes=[{**tired, "hand": ["argalad-anticipate"] * 2}], **given)) == "rest"
    fresh = {"sheet": "argalad", "at": "the-bight", "rest": used[:5]}
    assert advised(table(heroes=[fresh], **given)) == "pass"


def test_a_hurt_hero_turns_to_a_haven() -> None:
    lost = ["beravor-ranged-strike"] * 5 + ["beravor-parry"] * 2 + ["beravor-charge"] * 3
    hand = ["beravor-evade", "beravor-evade", "beravor-strategize"]
    match = at_journey(damage=lost, hand=hand, starting=None, advanced=None)
    assert advised(match) == "go fornost"


def test_a_hero_does_not_walk_into_a_minion_for_a_trifle() -> None:
    hand = ["beravor-ranged-strike"] * 5 + ["beravor-parry"] * 2
    hero = {"sheet": "beravor", "at": "bree", "hand": hand}
    given: dict[str, Any] = {
        "heroes": [{**hero, "starting": None, "advanced": None}],
        "favor": {"weathertop": 1},
        "then": [TravelStep(1)],
        "turn": "hero-1",
    }
    assert advised(table(**given)) == "go weathertop"
    assert advised(table(**given, minions={"gothmog": "weathertop"})) != "go weathertop"


def test_heroes_who_have_nothing_to_trade_go_on() -> None:
    idle = {"favor": 3, "corruption": ["despairing"], "levels": {"wisdom": 2}}
    match = table(
        heroes=[
            {"sheet": "beravor", "at": "bree", **idle},
            {"sheet": "eleanor", "at": "bree", "favor": 1},
            {"sheet": "argalad", "at": "bree"},
        ],
        characters={"gandalf": "bree"},
        then=[Explore(1), TravelStep(1)],
        turn="hero-1",
    )
    assert {"trade hero-2", "trade hero-3", "call hero-2", "call hero-3"} <= set(options(match))
    assert advised(match) == "done"
    take(match, "call hero-3")
    assert advised(match) == "withdraw"


def test_the_strongest_hero_is_the_champion() -> None:
    match = table(heroes=["argalad", "thalin", "eleanor"], then=[ChooseChampion(1)])
    assert advised(match) == "champion hero-2"


# How Sauron plays.


def test_sauron_plays_the_best_plot_that_he_can() -> None:
    given: dict[str, Any] = {
        "pool": 5,
        "plot_hand": ["gollum-is-captured", "rise-of-the-uruk-hai", "denethor-falls-into-madness"],
        "missions": ("noble-blood", "his-dark-throne"),
        "then": [PlotStep()],
    }
    assert advised(table(**given)) == "play-plot gollum-is-captured"
    match = table(**given, influence={"isengard": 3})
    assert advised(match) == "play-plot rise-of-the-uruk-hai"


def test_sauron_prefers_plots_of_his_mission() -> None:
    given: dict[str, Any] = {
        "pool": 5,
        "plot_hand": ["gollum-is-captured", "saruman-falls-to-corruption"],
        "markers": {"conquest": 1},
        "then": [PlotStep()],
    }
    for mission, plot in (
        ("in-darkness-bind-them", "gollum-is-captured"),
        ("where-the-shadows-lie", "saruman-falls-to-corruption"),
    ):
        match = table(**given, missions=("noble-blood", mission))
        assert advised(match) == f"play-plot {plot}"


def test_sauron_fills_the_shadow_pool_before_the_map() -> None:
    match = table(influence={"isengard": 2}, then=[SpreadInfluence(3, 2)])
    assert advised(match) == "to-pool"
    take(match, "to-pool", "to-pool")
    assert advised(match).startswith("spread ")


def test_sauron_bars_the_way_to_a_quest() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "starting": "the-forest-must-provide-no-refuge"}],
        influence={"dol-guldur": 3},
        then=[SpreadInfluence(1, 0)],
    )
    assert advised(match) == "spread south-eaves"


def test_sauron_draws_cards_when_he_has_no_plot() -> None:
    full: dict[str, Any] = {"pool": 4, "then": [Act(1)]}
    assert advised(table(**full)) == "action cards"
    held = ["gollum-is-captured", "gollum-is-tortured", "urgent-summons", "loss-of-an-heir"]
    assert advised(table(**full, plot_hand=held)) != "action cards"


def test_a_minion_comes_and_goes_to_a_hero() -> None:
    assert advised(table(then=[EnterMinion(number("minion", "gothmog"))])).startswith("enter")
    match = table(
        heroes=[{"sheet": "argalad", "at": "rhosgobel"}],
        minions={"mouth-of-sauron": "dol-guldur"},
        then=[Command(1, EVERYTHING, 0)],
    )
    assert advised(match) == "move-minion mouth-of-sauron"
    assert advised(take(match, "move-minion mouth-of-sauron")) == "to rhosgobel"


def test_the_ringwraiths_ride_to_the_shire_for_the_mission() -> None:
    given: dict[str, Any] = {
        "heroes": [{"sheet": "argalad", "at": "bree"}],
        "minions": {"ringwraiths": "hills-of-evendim"},
        "markers": {"heroes": 14},
        "then": [Command(1, EVERYTHING, 0)],
    }
    match = table(**given, missions=("noble-blood", "to-find-them-all"))
    assert advised(take(match, "move-minion ringwraiths")) == "to the-shire"
    match = table(**given)
    assert advised(take(match, "move-minion ringwraiths")) != "to the-shire"


def test_sauron_attacks_with_the_stronger_foe() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "the-bight"}],
        tokens=[("blank", "the-bight"), ("snaga", "the-bight"), ("huorn", "the-bight")],
        then=[Arrive(1)],
        turn="hero-1",
    )
    assert advised(match) == "attack-token 2"


# How both fight.


def test_agility_is_spent_on_cards_by_a_small_hand_alone() -> None:
    match = fight("orc", hero="argalad", hand=["argalad-parry"])
    assert (match.choice.kind, advised(match)) == (SpendAgility.kind, "spend-agility 3")
    full = ["argalad-parry"] * 2 + ["argalad-precision"] * 4
    assert advised(fight("orc", hero="argalad", hand=full)) == "spend-agility 0"


def test_a_hero_plays_the_card_that_defeats_the_foe() -> None:
    hand = ["beravor-evade", "beravor-deadly-finesse", "beravor-charge"]
    match = arm(fight("snaga", hand=hand, theirs=["zealot-parry", "zealot-hack"]))
    take(match, "fight-on", "fight-on")
    assert advised(match) == "play beravor-deadly-finesse"


def test_a_hero_defends_when_it_sees_the_blow_coming() -> None:
    hand = ["beravor-anticipate", "beravor-evade", "beravor-charge"]
    match = arm(fight("orc", hand=hand, theirs=["zealot-fall-back", "zealot-reckless"]))
    clash(match, "beravor-anticipate", "zealot-fall-back")
    take(match, "fight-on", "fight-on", "play zealot-reckless")
    assert advised(match) == "play beravor-evade"


def test_who_has_no_strength_left_is_exhausted() -> None:
    hand = ["beravor-deadly-finesse", "beravor-aimed-shot", "beravor-aimed-shot"]
    match = arm(fight("balrog", hand=hand, theirs=["behemoth-precision"] * 2))
    assert advised(match) == "fight-on"
    clash(match, "beravor-deadly-finesse", "behemoth-precision")
    assert advised(match) == "fight-on"
    clash(match, "beravor-aimed-shot", "behemoth-precision")
    assert (match.choice.kind, advised(match)) == ("go-on", "exhausted")


# That the plans work.


@pytest.mark.parametrize(
    ("seats", "winner"), [(("greedy", "random"), 0), (("random", "greedy"), 1)]
)
def test_a_greedy_side_beats_a_random_one(seats: tuple[str, ...], winner: int) -> None:
    outcomes = [play_match(GAME, seats, seed).outcome for seed in range(5)]
    assert sum(winner in outcome.winners for outcome in outcomes if outcome) >= 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_of_any_size_end_by_a_rule(players: int) -> None:
    match = play_match(GAME, ["greedy"] * players, "end")
    assert match.outcome is not None
    assert match.outcome.rule == ENDINGS[match.outcome.reason]
