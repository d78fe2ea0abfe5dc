"""The greedy bot of Dice: what it takes in positions where one answer is plainly best."""

from __future__ import annotations

import pytest

from mathom.games.dice.bot import RULES, advise, evaluate
from mathom.games.dice.state import Dice
from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Seeded
from mathom.kernel.state import advance
from tests.dice.table import GAME, Game, table


def chosen(game: Game) -> str:
    """What the bot takes now."""
    option = advise(game.state, Seeded("bot"))
    assert option.text in game.options
    return option.text


def test_it_knows_every_choice_there_is() -> None:
    kinds = {frame.kind for frame in GAME.frames.values() if issubclass(frame, Choice)}
    assert set(RULES) == kinds


@pytest.mark.parametrize("players", GAME.players)
def test_it_plays_to_the_end(players: int) -> None:
    state, chance = GAME.start(["greedy"] * players, seed=players).state, Seeded("to the end")
    assert isinstance(state, Dice)
    while state.outcome is None:
        option = advise(state, chance)
        assert option in state.choice.options(state)
        advance(state, option, chance)
    assert state.round < 100


def test_it_attacks_what_it_can_clear_and_prepares_what_would_only_die() -> None:
    side = {"muster": ["aragorn:5"]}
    assert chosen(table(side, at="war", sauron={"muster": ["fotr:1"]})) == "attack"
    weak = {"muster": ["frodo:5"]}
    assert chosen(table(weak, at="war", sauron={"muster": ["rotk:3", "rotk:2"]})) == "prepare"


def test_it_borrows_what_clears_the_way() -> None:
    others = {"prepared": ["gimli:4"]}
    game = table({"muster": ["frodo:5"]}, others, at="war", sauron={"muster": ["ttt:2"]})
    game.do("attack")
    assert chosen(game) == "borrow player-2"


def test_it_takes_the_enemy_that_falls_most_easily() -> None:
    game = table({"muster": ["aragorn:6"]}, at="war", sauron={"muster": ["ttt:3", "ttt:1"]})
    game.do("attack")
    assert chosen(game) == "target ttt-2"


def test_it_restores_in_need() -> None:
    five = ["sam", "bill", "merry", "faramir", "army-of-gondor"]
    game = table({"glory": 0}, at="recruit", corrupted=five, fellowship=8)
    assert chosen(game).startswith("restore ")


def test_it_recruits_what_is_worth_most() -> None:
    assert chosen(table({}, at="recruit", location="shire", fellowship=3)) == "recruit bill"


def test_it_gives_glory_where_the_next_card_would_lose_the_game() -> None:
    five = ["sam", "bill", "merry", "faramir", "army-of-gondor"]
    mat = {"corruption": 4}
    cards = ["anduril", "elven-rope", "evenstar"]
    game = table({"glory": 9}, at="corrupt", corrupted=five, sauron=mat, cards=cards)
    assert chosen(game) == "glory 2"
    together = table({"glory": 2}, at="corrupt", corrupted=five, sauron=mat, coop="hard")
    assert chosen(together) == "done"


def test_it_uses_the_ring_for_what_is_worth_it_alone() -> None:
    mat = {"muster": ["rotk:3"]}
    dear = {"muster": ["frodo:5", "aragorn:4"]}
    assert chosen(table(dear, at="sauron-attack", sauron=mat)) == "ring"
    strong = {"muster": ["frodo:5", "gandalf:6"]}
    weak = {"muster": ["fotr:1"]}
    assert chosen(table(strong, at="sauron-attack", sauron=weak)) == "pass"


def test_it_defends_with_whoever_holds() -> None:
    side = {"muster": ["frodo:5", "gandalf:6"]}
    game = table({}, side, at="sauron-attack", sauron={"muster": ["fotr:3"]})
    assert (game.asked, chosen(game)) == (("player-2", "defend"), "defend ancients-1")


def test_a_state_looks_better_the_further_all_are_and_the_more_one_leads() -> None:
    near = table({"glory": 5}, {"glory": 3}, at="war", location="black-gate")
    far = table({"glory": 5}, {"glory": 3}, at="war")
    lost = table({"glory": 5}, {"glory": 3}, at="war", corrupted=["sam", "bill", "merry"])
    assert evaluate(near.state, 0) > evaluate(far.state, 0) > evaluate(far.state, 1)
    assert evaluate(far.state, 0) > evaluate(lost.state, 0)
