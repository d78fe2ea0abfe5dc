"""The bot of the solitaire: what it takes where one answer is plainly best, and how it fares."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.bot import RULES, advise, evaluate
from mathom.games.solitaire.bot.odds import above, best, fight
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.settings import SCENARIOS
from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.games.solitaire.site.entering import AtSite, Enter
from mathom.games.solitaire.travel.drawing import ChooseDraw, DiscardDown
from mathom.games.solitaire.travel.organization import Organize
from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Seeded
from mathom.kernel.review import Review
from mathom.kernel.state import advance
from tests.solitaire.table import GAME, Game, table


def chosen(game: Game) -> str:
    """What the bot takes now."""
    before = game.state.dumps()
    option = advise(game.state, Seeded("bot"))
    assert str(option) in game.options
    assert game.state.dumps() == before, "it has changed what it looked at"
    return str(option)


def played(scenario: str, seed: int) -> Solitaire:
    """A game that the bot has played to its end."""
    match = GAME.start(["greedy"], seed, {"scenario": scenario})
    state, chance = match.state.copy(), Seeded("bot", str(seed))
    assert isinstance(state, Solitaire)
    while state.outcome is None:
        option = advise(state.copy(), chance)
        assert option in state.choice.options(state)
        advance(state, option, chance)
    return state


def test_its_rules_are_for_choices_that_there_are() -> None:
    kinds = {frame.kind for frame in GAME.frames.values() if issubclass(frame, Choice)}
    assert set(RULES) <= kinds


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_game_ends_by_a_rule(scenario: str) -> None:
    state = played(scenario, 1)
    assert state.outcome is not None
    assert state.outcome.reason in GAME.endings
    assert state.turn_number < 100


def test_odds_are_exact() -> None:
    assert above(12) == 0
    assert above(1) == 1
    assert above(7) == pytest.approx(15 / 36)
    assert best(0.5, 2) == 0.75
    odds = fight(6, 8)
    assert odds.won == pytest.approx(21 / 36)
    assert odds.tied == pytest.approx(5 / 36)
    assert odds.dead == pytest.approx(10 / 36 * 10 / 36)
    assert sum(odds) == pytest.approx(1)


# At sites.


def test_it_enters_for_a_treasure_when_the_odds_are_good() -> None:
    game = table(company=["glorfindel-ii", "elladan"], site_="himring", row=["glamdring"], phase=5)
    game.run(Enter())
    assert chosen(game) == "enter"


def test_it_does_not_enter_for_nothing() -> None:
    game = table(company=["glorfindel-ii", "elladan"], site_="himring", row=["orcrist"], phase=5)
    game.run(Enter())
    assert chosen(game) == "avoid"


def test_it_does_not_enter_where_nobody_could_play_the_treasure() -> None:
    marks = {"glorfindel-ii": ["tapped"], "elladan": ["tapped"]}
    game = table(
        company=["glorfindel-ii", "elladan"],
        site_="himring",
        row=["glamdring"],
        marks=marks,
        phase=5,
    )
    game.run(Enter())
    assert chosen(game) == "avoid"


def test_it_plays_what_is_hardest_to_find_first() -> None:
    game = table(
        company=["glorfindel-ii", "elladan"],
        site_="himring",
        row=["dagger-of-westernesse", "glamdring"],
        phase=5,
    )
    game.state.turn.entered = True
    game.run(AtSite())
    assert chosen(game) == "play glamdring"


def test_it_gives_armor_to_who_has_something_of_it() -> None:
    game = table(
        company=["ioreth", "elladan"], site_="himring", row=["hauberk-of-bright-mail"], phase=5
    )
    game.state.turn.entered = True
    game.run(AtSite())
    game.do("play hauberk-of-bright-mail")
    assert chosen(game) == "by elladan"


# On the way.


def test_it_stays_where_a_treasure_can_be_played() -> None:
    game = table(
        company=["glorfindel-ii", "elladan"],
        site_="himring",
        row=["glamdring"],
        sites=["bree", "bag-end"],
        treasures=["miruvor"],
    )
    game.run(Organize())
    assert chosen(game) == "stay"


def test_it_travels_on_when_nothing_is_left_to_gain() -> None:
    game = table(
        company=["glorfindel-ii", "elladan"],
        site_="himring",
        tapped=True,
        sites=["bree", "bag-end"],
        treasures=["miruvor"],
    )
    game.run(Organize())
    assert chosen(game) == "reveal"


def test_it_goes_on_to_a_goal() -> None:
    game = table(company=["elladan"], site_="rivendell", goal="himring", row=["glamdring"])
    game.run(Organize())
    assert chosen(game) == "go-on"


def test_it_keeps_an_eye_on_the_clock() -> None:
    late = table(hand=["escape"] * 5, resources=["escape"] * 5, treasures=["miruvor"] * 4)
    late.run(ChooseDraw(3))
    assert chosen(late) == "number 1"
    empty = table(hand=["escape"], resources=["escape"] * 5, treasures=["miruvor"] * 4)
    empty.run(ChooseDraw(3))
    assert chosen(empty) == "number 3"


def test_it_discards_what_is_worth_least() -> None:
    game = table(hand=["concealment", "escape", "bridge", "dark-quarrels", "dodge", "dodge"])
    game.run(DiscardDown())
    assert chosen(game) == "discard bridge"


def test_it_heals_who_is_wounded() -> None:
    game = table(
        company=["elladan", "ioreth"],
        items={"ioreth": ["healing-herbs"]},
        marks={"elladan": ["wounded"]},
        site_="bree",
        sites=["himring"],
        treasures=["miruvor"],
    )
    game.run(Organize())
    assert chosen(game) == "use healing-herbs"


# Attacks.


def test_it_cancels_what_would_hurt_and_fights_what_would_not() -> None:
    strong = table(
        company=["eowyn", "wacho"],
        site_="the-lonely-mountain",
        row=["glamdring"],
        hand=["not-at-home"],
        phase=5,
    )
    strong.run(Enter())
    strong.do("enter")
    assert chosen(strong) == "play not-at-home"
    weak = table(
        company=["glorfindel-ii", "elladan"],
        site_="himring",
        row=["glamdring"],
        hand=["many-turns-and-doublings"],
        phase=5,
    )
    weak.run(Enter())
    weak.do("enter")
    assert chosen(weak) == "pass"


def test_it_gives_strikes_to_those_who_stand_best() -> None:
    game = table(company=["wacho", "glorfindel-ii"], site_="himring", row=["glamdring"], phase=5)
    game.run(Enter())
    game.do("enter")
    assert game.asked == "assign"
    assert chosen(game) == "strike glorfindel-ii"


def test_it_stays_untapped_when_that_is_safe() -> None:
    game = table(company=["glorfindel-ii"], site_="amon-hen", row=["miruvor"], phase=5)
    game.run(Enter())
    game.do("enter")
    assert game.asked == "fight"
    assert chosen(game) == "hold"


# Checks.


def test_it_supports_who_is_in_danger_of_corruption() -> None:
    items = {"elladan": ["glamdring", "sword-of-gondolin", "torque-of-hues"]}
    game = table(company=["elladan", "elrohir"], items=items, phase=4)
    game.run(CorruptionCheck(game.number("elladan")))
    assert chosen(game) == "support elrohir"


# How good a state looks.


def test_it_values_treasures_companions_and_health() -> None:
    plain = evaluate(table(company=["elladan", "elrohir"], row=["miruvor"]).state, 0)
    alone = evaluate(table(company=["elladan"], row=["miruvor"]).state, 0)
    hurt = table(company=["elladan", "elrohir"], row=["miruvor"], marks={"elladan": ["wounded"]})
    assert evaluate(table(company=["elladan", "elrohir"]).state, 0) > plain
    assert plain > evaluate(hurt.state, 0) > alone


def test_a_finished_game_can_be_reviewed() -> None:
    match = GAME.start(["greedy"], 3, {"scenario": "easy"})
    while not match.over:
        state = match.state.copy()
        assert isinstance(state, Solitaire)
        match.apply(advise(state, Seeded("review")))
    end = match.state
    assert isinstance(end, Solitaire)
    review = Review(match)
    deeds = review.deeds["traveller"]
    assert deeds["attacks"] > 0
    assert set(deeds) == {"attacks", "creatures", "lost", "items", "corrupted"}
    first, last = review.positions[0], review.positions[-1]
    tracks = {track.id: track for track in last.tracks}
    assert set(tracks) == {"treasures", "drawn"}
    assert first.period <= last.period == end.turn_number
    if match.outcome is not None and match.outcome.reason == "exhausted":
        assert tracks["drawn"].values["traveller"] == tracks["drawn"].goal
