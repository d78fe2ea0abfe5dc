"""What the items change in the figures of who bears them (S1.12, S13.16, S15.7)."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import FIGURES, RACES, RESTORED, SKILLS
from mathom.games.solitaire.figures import (
    BODY,
    CORRUPTION_CHECK,
    INFLUENCE,
    PROWESS,
    STRIKE_BODY,
    changes,
    corruption_of,
    figure,
    has_skill,
)
from mathom.games.solitaire.model.cards import Faction
from mathom.games.solitaire.model.state import Attack
from mathom.games.solitaire.travel.drawing import hand_size
from mathom.kernel.schema import new
from tests.solitaire.table import BOX, Game, table


def facing(game: Game, race: str) -> Game:
    """In the midst of an attack of a race."""
    if race:
        attack = new(Attack)
        attack.by = attack.number = attack.key = attack.body = -1
        attack.race = RACES.index(race)
        game.state.attack = attack
    return game


FIGURES_OF = [
    # item, bearer, race of the attack, prowess, body
    ("dagger-of-westernesse", "eowyn", "", 3, 7),
    ("dagger-of-westernesse", "glorfindel-ii", "", 8, 9),
    ("durins-axe", "eowyn", "", 4, 7),
    ("durins-axe", "gimli", "", 9, 8),
    ("durins-axe", "bifur", "", 8, 7),
    ("dwarven-ring-of-barins-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-barins-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-bavors-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-bavors-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-druins-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-druins-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-durins-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-durins-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-dwalins-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-dwalins-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-thelors-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-thelors-tribe", "gimli", "", 9, 8),
    ("dwarven-ring-of-thrars-tribe", "eowyn", "", 4, 7),
    ("dwarven-ring-of-thrars-tribe", "gimli", "", 9, 8),
    ("ent-draughts", "eowyn", "", 3, 7),
    ("glamdring", "eowyn", "", 5, 7),
    ("glamdring", "aragorn-ii", "", 8, 9),
    ("glamdring", "aragorn-ii", "orc", 9, 9),
    ("glamdring", "aragorn-ii", "troll", 8, 9),
    ("great-shield-of-rohan", "eowyn", "", 2, 9),
    ("great-shield-of-rohan", "elrond", "", 7, 9),
    ("hauberk-of-bright-mail", "eowyn", "", 2, 9),
    ("hauberk-of-bright-mail", "arwen", "", 2, 8),
    ("magic-ring-of-courage", "eowyn", "", 4, 7),
    ("magic-ring-of-courage", "arwen", "", 2, 8),
    ("narsil", "eowyn", "", 3, 7),
    ("orcrist", "eowyn", "", 5, 7),
    ("orcrist", "aragorn-ii", "", 9, 9),
    ("orcrist", "aragorn-ii", "orc", 10, 9),
    ("shield-of-iron-bound-ash", "eowyn", "", 2, 8),
    ("shield-of-iron-bound-ash", "frodo", "", 1, 9),
    ("sting", "eowyn", "", 3, 7),
    ("sting", "frodo", "", 3, 9),
    ("sword-of-gondolin", "eowyn", "", 4, 7),
    ("sword-of-gondolin", "arwen", "", 2, 8),
    ("the-mithril-coat", "eowyn", "", 2, 10),
    ("the-mithril-coat", "bombur", "", 3, 9),
    ("the-one-ring", "frodo", "", 2, 10),
    ("the-one-ring", "gimli", "", 10, 10),
    ("the-iron-crown", "eowyn", "", 2, 8),
    ("the-iron-crown", "frodo", "", 1, 9),
    ("dwarven-axe", "eowyn", "", 4, 7),
    ("dwarven-axe", "theoden", "", 7, 6),
    ("dwarven-axe", "gimli", "", 8, 8),
    ("dwarven-axe", "arwen", "", 2, 8),
    ("adamant-helmet", "eowyn", "", 2, 8),
    ("adamant-helmet", "frodo", "", 1, 9),
    ("enruned-shield", "eowyn", "", 2, 10),
    ("habergeon-of-silver", "arwen", "", 2, 10),
    ("valiant-sword", "eowyn", "", 4, 8),
    ("valiant-sword", "arwen", "", 4, 8),
    ("wormsbane", "aragorn-ii", "", 8, 9),
    ("wormsbane", "aragorn-ii", "orc", 8, 9),
    ("wormsbane", "aragorn-ii", "dragon", 10, 9),
    ("wormsbane", "glorfindel-ii", "drake", 12, 9),
    ("ringil", "eowyn", "", 3, 8),
    ("ringil", "arwen", "", 2, 9),
    ("belegennon", "eowyn", "", 2, 8),
    ("horn-of-defiance", "eowyn", "", 2, 7),
    ("scroll-of-isildur", "eowyn", "", 2, 7),
]


@pytest.mark.rule("S1.12", "S15.7")
@pytest.mark.parametrize(("item", "who", "race", "prowess", "body"), FIGURES_OF)
def test_prowess_and_body(item: str, who: str, race: str, prowess: int, body: int) -> None:
    game = facing(table(company=[who], items={who: [item]}), race)
    state, number = game.state, game.number(who)
    own = figure(facing(table(company=[who]), race).state, PROWESS, 0)
    bare = figure(table(company=[who]).state, PROWESS, 0)
    assert figure(state, PROWESS, number) - (own - bare) == prowess
    assert figure(state, BODY, number) == body


INFLUENCE_OF = [
    # item, bearer, faction or none, what is added
    ("dwarven-ring-of-barins-tribe", "eowyn", "", 2),
    ("dwarven-ring-of-barins-tribe", "gimli", "", 7),
    ("dwarven-ring-of-bavors-tribe", "gimli", "", 7),
    ("dwarven-ring-of-druins-tribe", "gimli", "", 7),
    ("dwarven-ring-of-durins-tribe", "gimli", "", 7),
    ("dwarven-ring-of-dwalins-tribe", "gimli", "", 7),
    ("dwarven-ring-of-thelors-tribe", "gimli", "", 7),
    ("dwarven-ring-of-thrars-tribe", "gimli", "", 7),
    ("elf-stone", "eowyn", "", 0),
    ("elf-stone", "eowyn", "wood-elves", 2),
    ("elf-stone", "eowyn", "hobbits", 0),
    ("horn-of-anor", "eowyn", "", 0),
    ("horn-of-anor", "eowyn", "southrons", 2),
    ("lesser-ring", "eowyn", "", 2),
    ("magic-ring-of-words", "eowyn", "", 0),
    ("magic-ring-of-words", "imrahil", "", 3),
    ("narsil", "eowyn", "", 1),
    ("red-arrow", "eowyn", "riders-of-rohan", 0),
    ("red-book-of-westmarch", "eowyn", "hobbits", 2),
    ("red-book-of-westmarch", "eowyn", "wood-elves", 0),
    ("the-arkenstone", "eowyn", "iron-hill-dwarves", 3),
    ("the-arkenstone", "eowyn", "wood-elves", 0),
    ("the-one-ring", "frodo", "", 5),
    ("the-iron-crown", "eowyn", "", 4),
    ("the-iron-crown", "frodo", "", 0),
    ("emerald-of-doriath", "eowyn", "elves-of-lindon", 1),
    ("emerald-of-doriath", "eowyn", "men-of-dale", 0),
    ("gold-belt-of-lorien", "eowyn", "", 1),
    ("horn-of-defiance", "eowyn", "", 2),
]


@pytest.mark.parametrize(("item", "who", "faction", "n"), INFLUENCE_OF)
def test_direct_influence(item: str, who: str, faction: str, n: int) -> None:
    found = BOX.card(faction) if faction else None
    assert found is None or isinstance(found, Faction)
    game = table(company=[who], items={who: [item]})
    bare = table(company=[who])
    added = figure(game.state, INFLUENCE, 0, found) - figure(bare.state, INFLUENCE, 0, found)
    assert added == n


@pytest.mark.parametrize(
    ("item", "skill"),
    [
        ("magic-ring-of-courage", "warrior"),
        ("magic-ring-of-lore", "sage"),
        ("magic-ring-of-nature", "ranger"),
        ("magic-ring-of-stealth", "scout"),
        ("magic-ring-of-words", "diplomat"),
    ],
)
def test_skills(item: str, skill: str) -> None:
    mask = 1 << SKILLS.index(skill)
    for items in ([], [item]):
        game = table(company=["bifur", "barliman-butterbur"], items={"bifur": items})
        who = game.number("bifur")
        natural = skill == "warrior"
        assert has_skill(game.state, who, mask, natural=True) == natural
        assert has_skill(game.state, who, mask) == (natural or bool(items))
        other = game.number("barliman-butterbur")
        assert has_skill(game.state, other, mask) == natural


def test_of_gear_one_of_each_sort_is_used() -> None:
    """S13.16: two weapons do not add up, a weapon and a shield do."""
    game = table(
        company=["eowyn"],
        items={"eowyn": ["glamdring", "durins-axe", "great-shield-of-rohan", "adamant-helmet"]},
    )
    assert figure(game.state, PROWESS, 0) == 5
    assert figure(game.state, BODY, 0) == 9
    named = [BOX.cards[card].id for card, _ in changes(game.state, PROWESS, 0)]
    assert named == ["glamdring"]


def test_wormsbane_lowers_the_body_of_dragons() -> None:
    for race, n in (("dragon", -2), ("drake", -2), ("orc", 0)):
        game = facing(table(company=["eowyn"], items={"eowyn": ["wormsbane"]}), race)
        assert sum(change.n for _, change in changes(game.state, STRIKE_BODY, 0)) == n


def test_emerald_of_the_mariner() -> None:
    game = table(company=["eowyn"], items={"eowyn": ["emerald-of-the-mariner"]})
    assert figure(game.state, CORRUPTION_CHECK, 0) == 1
    assert hand_size(game.state) == 6
    assert corruption_of(game.state, game.number("emerald-of-the-mariner")) == 0


@pytest.mark.parametrize(
    ("item", "plain", "restored"),
    [("horn-of-defiance", 1, 2), ("ringil", 2, 3), ("belegennon", 2, 3)],
)
def test_restored_items_weigh_more(item: str, plain: int, restored: int) -> None:
    game = table(company=["eowyn"], items={"eowyn": [item]})
    number = game.number(item)
    assert corruption_of(game.state, number) == plain
    game.state.in_play.mark(number, RESTORED)
    assert corruption_of(game.state, number) == restored


def test_ringil_restored() -> None:
    for who, prowess in (("eowyn", 7), ("aragorn-ii", 11), ("arwen", 2)):
        game = table(company=[who], items={who: ["ringil"]})
        game.state.in_play.mark(game.number("ringil"), RESTORED)
        assert figure(game.state, PROWESS, 0) == prowess


def test_figures_have_names() -> None:
    assert FIGURES[PROWESS] == "prowess"
    assert FIGURES[STRIKE_BODY] == "strike-body"
