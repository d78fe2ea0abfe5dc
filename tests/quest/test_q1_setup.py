"""Q1 Setup."""

from __future__ import annotations

import collections

import pytest

from mathom.games.quest.constants import HEROES, SAURON
from mathom.games.quest.model.board import Sheet
from mathom.games.quest.model.determinise import knows_mission
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import Act, ChooseShadows
from mathom.games.quest.sauron.story import stage
from mathom.kernel.match import Match
from tests.quest.table import BOX, GAME, asked, number, options, refused, state_of, table, take


def begin(players: int = 2, seed: int | str = 1) -> Match:
    """A match at its first choice."""
    return GAME.start(["lot"] * players, seed=seed)


def through(match: Match, stop: str) -> Match:
    """Choose the first option until a choice of this kind waits."""
    while match.choice.kind != stop:
        match.apply(match.choice.options()[0])
    return match


def played(players: int = 2, seed: int | str = 1) -> Quest:
    """The state when Sauron's first action waits."""
    return state_of(through(begin(players, seed), "act"))


@pytest.mark.rule("Q1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_sauron_and_up_to_three_heroes(players: int) -> None:
    state = state_of(begin(players))
    assert state.players == players
    assert len(state.heroes) == players - 1


@pytest.mark.rule("Q1.1")
@pytest.mark.rule("Q9.1")
def test_each_hero_chooses_a_sheet_of_its_own() -> None:
    match = begin(4)
    assert asked(match) == ("hero-1", "hero")
    assert options(match) == [f"hero {sheet.id}" for sheet in BOX.sheets]
    take(match, "hero beravor")
    assert asked(match) == ("hero-2", "hero")
    assert "hero beravor" not in options(match)
    assert refused(match) == {"hero beravor": ("hero-taken", "Q1.1")}
    take(match, "hero thalin")
    assert asked(match) == ("hero-3", "hero")
    take(match, "hero eometh")
    assert [BOX.sheets[hero.sheet].id for hero in state_of(match).heroes] == [
        "beravor",
        "thalin",
        "eometh",
    ]


@pytest.mark.rule("Q1.1")
@pytest.mark.parametrize("sheet", BOX.sheets, ids=lambda sheet: sheet.id)
def test_figure_deck_and_items_of_a_hero(sheet: Sheet) -> None:
    state = state_of(take(begin(), f"hero {sheet.id}"))
    hero = state.heroes[0]
    assert hero.location == sheet.start
    assert sorted(hero.life.cards()) == sorted(BOX.hero_decks[sheet.index])
    assert len(hero.life) == 25
    assert not hero.hand
    assert not hero.rest
    assert not hero.damage
    assert [item for item in range(len(BOX.items)) if hero.items >> item & 1] == [*sheet.items]
    for item in BOX.items:
        assert state.items[item.index] == item.copies - (item.index in sheet.items)


@pytest.mark.rule("Q1.2")
def test_one_of_two_starting_quests_and_the_advanced_one() -> None:
    dealt: collections.Counter[int] = collections.Counter()
    for seed in range(40):
        hero = played(seed=seed).heroes[0]
        sheet = BOX.sheets[hero.sheet]
        assert hero.starting in sheet.starting
        assert hero.advanced == sheet.advanced
        assert not hero.revealed
        assert not hero.completed
        dealt[hero.starting] += 1
    assert len(dealt) == 2
    assert min(dealt.values()) >= 8


@pytest.mark.rule("Q1.2")
def test_the_setup_line_of_a_quest_is_carried_out() -> None:
    """Argalad's quest in the South Eaves brings Aragorn there, the other one brings nobody."""
    aragorn = number("character", "aragorn")
    for seed in range(12):
        match = take(begin(seed=seed), "hero argalad")
        state = state_of(match)
        quest = BOX.quests[state.heroes[0].starting].id
        there = number("location", "south-eaves")
        expected = there if quest == "the-forest-must-provide-no-refuge" else NOWHERE
        assert state.characters[aragorn] == expected


@pytest.mark.rule("Q1.2")
def test_quests_of_several_heroes_are_set_up() -> None:
    seen = set()
    for seed in range(12):
        match = take(begin(3, seed), "hero argalad", "hero beravor")
        state = state_of(match)
        quests = {BOX.quests[hero.starting].id for hero in state.heroes}
        aragorn = state.characters[number("character", "aragorn")]
        gandalf = state.characters[number("character", "gandalf")]
        assert (aragorn != NOWHERE) == ("the-forest-must-provide-no-refuge" in quests)
        assert (gandalf != NOWHERE) == ("spies-in-mithlond" in quests)
        seen.add((aragorn, gandalf))
    assert len(seen) == 4


@pytest.mark.rule("Q1.3")
def test_every_deck_is_whole_before_anything_is_dealt() -> None:
    state = state_of(begin(4))
    assert [len(deck) for deck in state.event_decks] == [14, 14, 14]
    assert [len(deck) for deck in state.encounters] == [15] * 6
    assert len(state.shadow_pile) == 24
    assert len(state.corruption) == 16
    assert len(state.perils) == 15
    assert len(state.plot_pile) == 15
    assert not any(BOX.plots[plot].starting for plot in state.plot_pile.cards())
    assert [len(pile) for pile in state.foe_piles] == [25, 25, 25]
    assert [len(pile) for pile in state.token_piles] == [10] * 5
    assert [pile.cards().count(BOX.blank) for pile in state.token_piles] == [4] * 5
    assert len(state.skill_pile) == 20
    assert state.items == [item.copies for item in BOX.items]
    assert not state.tokens
    state.check()


@pytest.mark.rule("Q1.4")
def test_four_markers_at_start_in_the_first_stage() -> None:
    state = played()
    assert state.markers == [0, 0, 0, 0]
    assert stage(state) == 1
    for space, expected in [(6, 1), (7, 2), (12, 2), (13, 3), (18, 3)]:
        for marker in range(4):
            state.markers = [0, 0, 0, 0]
            state.markers[marker] = space
            assert stage(state) == expected


@pytest.mark.rule("Q1.5")
def test_two_minions_begin_on_the_board() -> None:
    state = state_of(begin())
    places = {
        minion.id: BOX.locations[at].id if at >= 0 else None
        for minion, at in zip(BOX.minions, state.minions, strict=True)
    }
    assert places == {
        "black-serpent": "near-harad",
        "mouth-of-sauron": "dol-guldur",
        "gothmog": None,
        "ringwraiths": None,
        "witch-king": None,
    }
    assert state.wounds == [0] * 5


@pytest.mark.rule("Q1.6")
def test_one_of_three_plots_begins_on_the_first_space() -> None:
    seen: collections.Counter[str] = collections.Counter()
    for seed in range(60):
        state = state_of(take(begin(seed=seed), "hero argalad"))
        plot = BOX.plots[state.plots[0]]
        assert plot.starting
        assert state.sites == [plot.location, NOWHERE, NOWHERE]
        assert state.plots[1:] == [NOWHERE, NOWHERE]
        seen[plot.id] += 1
    assert len(seen) == 3
    assert min(seen.values()) >= 10


STARTS = {
    "sauron-hunts-for-the-ring": (2, 7, 1, 2, 1, 5, 2),
    "monsters-in-the-east": (2, 9, 0, 3, 1, 3, 2),
    "saruman-hungry-for-power": (3, 3, 2, 3, 2, 4, 2),
}
"""Influence on each Stronghold, in extension and in the pool; shadows and plots drawn and kept."""


@pytest.mark.rule("Q1.6")
@pytest.mark.rule("Q9.18")
@pytest.mark.parametrize("plot", STARTS)
def test_the_instructions_of_the_starting_plot(plot: str) -> None:
    """Influence first, all of it placed, then the draws; the rest is discarded or put under."""
    each, spread, pool, shadows, shadows_kept, plots, plots_kept = STARTS[plot]
    seeds = (s for s in range(99) if _starts_with(s, plot))
    match = take(begin(seed=next(seeds)), "hero argalad")
    state = state_of(match)
    assert asked(match) == ("sauron", "spread")
    assert [state.influence[at] for at in BOX.strongholds] == [min(each, 3)] * 2 + [each]
    match = through(match, "keep-shadow")
    state = state_of(match)
    assert sum(state.influence) == 3 * each + spread
    assert state.pool == pool
    assert len(state.drawn) == shadows
    match = through(match, "keep-plot")
    state = state_of(match)
    assert len(state.shadow_hand) == shadows_kept
    assert len(state.shadow_discard) == shadows - shadows_kept
    assert len(state.drawn) == plots
    match = through(match, "act")
    state = state_of(match)
    assert len(state.plot_hand) == plots_kept
    assert len(state.plot_pile) == 15 - plots_kept
    assert len(state.plot_pile.bottom) == plots - plots_kept
    assert not state.drawn


def _starts_with(seed: int, plot: str) -> bool:
    state = state_of(take(begin(seed=seed), "hero argalad"))
    return BOX.plots[state.plots[0]].id == plot


@pytest.mark.rule("Q1.7")
def test_each_side_draws_a_mission_of_its_own() -> None:
    ours, theirs = set(), set()
    for seed in range(40):
        state = played(seed=seed)
        assert not BOX.missions[state.hero_mission].sauron
        assert BOX.missions[state.sauron_mission].sauron
        ours.add(state.hero_mission)
        theirs.add(state.sauron_mission)
    assert len(ours) == len(theirs) == 5


@pytest.mark.rule("Q9.2")
def test_sauron_spreads_his_first_influence_without_knowing_his_mission() -> None:
    match = take(begin(), "hero argalad")
    while match.choice.kind != "act":
        assert state_of(match).sauron_mission == state_of(match).hero_mission == NOWHERE
        known = len(match.log)
        match.apply(match.choice.options()[0])
        if any(event.kind == "mission" for event in match.log[known:]):
            break
    assert state_of(match).sauron_mission != NOWHERE


@pytest.mark.rule("Q1.7")
def test_a_side_alone_knows_its_mission() -> None:
    match = through(begin(3), "act")
    state = state_of(match)
    for seat in (1, 2):
        assert knows_mission(state, seat, False)
        assert not knows_mission(state, seat, True)
    assert knows_mission(state, SAURON, True)
    assert not knows_mission(state, SAURON, False)
    told = {seat: _missions(match, seat) for seat in (0, 1, 2, None)}
    assert told[0] == [BOX.missions[state.sauron_mission].id]
    assert told[1] == told[2] == [BOX.missions[state.hero_mission].id]
    assert told[None] == []


def _missions(match: Match, seat: int | None) -> list[object]:
    return [e.args["mission"] for e in match.log if e.kind == "mission" and e.visible(seat)]


@pytest.mark.rule("Q1.8")
def test_sauron_begins_and_each_hero_follows_in_order() -> None:
    match = through(begin(4), "act")
    assert state_of(match).round == 1
    order: list[object] = []
    while len(order) < 5:
        known = len(match.log)
        match.apply(match.choice.options()[-1])
        for event in match.log[known:]:
            if event.kind in ("sauron-turn", "hero-turn"):
                order.append(event.args.get("seat", "sauron"))
    assert order[:4] == ["hero-1", "hero-2", "hero-3", "sauron"]


def test_setup_begins_with_no_hand_and_the_first_draw_brings_one() -> None:
    """The heroes' first cards come with the Hero draw of the first turn."""
    match = begin(2)
    take(match, "hero thalin")
    while not state_of(match).heroes[0].hand:
        match.apply(match.choice.options()[-1])
    hero = state_of(match).heroes[0]
    assert len(hero.hand) == BOX.sheets[hero.sheet].attributes[0]
    assert state_of(match).markers[HEROES] == 0


@pytest.mark.rule("Q1.6")
def test_shadow_cards_are_not_chosen_where_no_more_came_than_are_kept() -> None:
    match = table(shadow_top=["betrayed", "evil-wound"], then=[ChooseShadows(2, 2), Act(1)])
    held = [BOX.shadows[card.card].id for card in state_of(match).shadow_hand]
    assert sorted(held) == ["betrayed", "evil-wound"]
    assert asked(match) == ("sauron", "act")
    match = table(shadow_top=["betrayed", "evil-wound"], then=[ChooseShadows(2, 1), Act(1)])
    assert asked(match) == ("sauron", "keep-shadow")
