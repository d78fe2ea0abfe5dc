"""Attacks for tests: of creatures that lie in play, of the site, and made to measure.

game = table(company=["aragorn-ii", "frodo"], events=["ambusher"])
attack(game, "ambusher")
game.do("fight frodo", "roll", rolls=[6, 6])
"""

from __future__ import annotations

from collections.abc import Sequence

from mathom.games.solitaire.combat.attack import begin, creature_attack, site_attack
from mathom.games.solitaire.constants import KEYED_NOT, NONE, RACES
from mathom.games.solitaire.model.state import Attack
from mathom.kernel.schema import new
from tests.solitaire.table import Game, Idle


def meet(game: Game, attack: Attack, rolls: Sequence[int] = ()) -> Attack:
    """An attack begins and goes on to the first choice."""
    if not game.state.agenda:
        game.state.push(Idle())
    begin(game.state, attack)
    game.run(rolls=rolls)
    return attack


def attack(
    game: Game, id: str, keyed: int = KEYED_NOT, key: int = NONE, rolls: Sequence[int] = ()
) -> Attack:
    """A creature in play attacks."""
    return meet(game, creature_attack(game.state, game.number(id), keyed, key), rolls)


def face(game: Game, n: int = 0, rolls: Sequence[int] = ()) -> Attack:
    """An automatic-attack of the site is faced."""
    return meet(game, site_attack(game.state, n), rolls)


def plain(
    race: str = "orc", strikes: int = 1, prowess: int = 8, body: int = NONE, **about: int
) -> Attack:
    """An attack made to measure, of no card."""
    made = new(Attack)
    made.by = made.number = made.nth = NONE
    made.race = RACES.index(race)
    made.kind, made.keyed, made.key = 0, KEYED_NOT, NONE
    made.strikes, made.prowess, made.body = strikes, prowess, body
    for name, value in about.items():
        setattr(made, name, value)
    return made


def result(game: Game) -> str:
    """How the last attack ended."""
    return str(game.events("attack-over")[-1]["result"])


def results(game: Game) -> list[tuple[str, str]]:
    """What became of the strikes, in order."""
    return [(each["card"], each["result"]) for each in game.events("strike-over")]


def changes(game: Game, why: str = "strike", nth: int = -1) -> list[str]:
    """What changed a roll, as it was told."""
    found = [each for each in game.events("roll") if each["why"] == why]
    return list(found[nth]["changes"])
