"""Hazard events that change attacks and strikes, each card by itself."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.automatic import (
    FaceAutomatic,
    automatic_attacks,
    base_attacks,
)
from mathom.games.solitaire.combat.company_attacks import start_attacks
from mathom.games.solitaire.combat.strength import (
    attack_body,
    attack_prowess,
    attack_strikes,
    bodiless_strikes,
    total,
)
from mathom.games.solitaire.constants import (
    AUTOMATIC,
    KEYED_SITE_TYPE,
    NONE,
    SITE_TYPES,
)
from mathom.games.solitaire.hazards.events import Chosen, play
from mathom.games.solitaire.hazards.order import PlayHazards
from mathom.games.solitaire.model.state import Attack
from tests.solitaire.fights import attack, changes, face, meet, plain, result, results
from tests.solitaire.table import BOX, Game, Idle, card, table


def figures(game: Game, fought: Attack) -> tuple[int, int]:
    """Prowess and number of strikes of an attack now."""
    return total(attack_prowess(game.state, fought)), total(attack_strikes(game.state, fought))


def put_down(game: Game, id: str, way: int = 0) -> Game:
    """A hazard event of the hand is played."""
    game.state.push(Idle())
    play(game.state, Chosen(card(id), way, NONE, "test"))
    return game.run()


# As long as they lie in play.


@pytest.mark.parametrize(
    ("id", "race", "with_", "prowess", "strikes"),
    [
        ("clouds", "orc", (), 0, 0),
        ("clouds", "orc", ("doors-of-night",), 2, 0),
        ("minions-stir", "orc", (), 1, 1),
        ("minions-stir", "troll", (), 1, 1),
        ("minions-stir", "wolf", (), 0, 0),
        ("minions-stir", "orc", ("doors-of-night",), 2, 2),
        ("minions-stir", "troll", ("doors-of-night",), 1, 1),
        ("night", "orc", (), 0, 0),
        ("night", "orc", ("doors-of-night",), 1, 0),
        ("plague-of-wights", "undead", (), 1, 0),
        ("plague-of-wights", "undead", ("doors-of-night",), 1, 3),
        ("plague-of-wights", "orc", ("doors-of-night",), 0, 0),
        ("wake-of-war", "wolf", (), 1, 1),
        ("wake-of-war", "spider", ("doors-of-night",), 1, 1),
        ("wake-of-war", "wolf", ("doors-of-night",), 2, 2),
        ("wake-of-war", "orc", (), 0, 0),
        ("worms-stench", "spider", (), 2, 0),
        ("worms-stench", "wolf", (), 0, 0),
        ("worms-stench", "wolf", ("doors-of-night",), 2, 1),
        ("worms-stench", "spider", ("doors-of-night",), 2, 1),
        ("eye-of-sauron", "orc", (), 0, 0),
    ],
)
def test_events_that_change_all_attacks(
    id: str, race: str, with_: tuple[str, ...], prowess: int, strikes: int
) -> None:
    game = table(company=["aragorn-ii"], events=[*with_, id])
    assert figures(game, plain(race, 3, 10)) == (10 + prowess, 3 + strikes)


def test_clouds_leave_automatic_attacks_alone() -> None:
    game = table(company=["aragorn-ii"], events=["doors-of-night", "clouds"])
    assert figures(game, plain(kind=AUTOMATIC)) == (8, 1)


@pytest.mark.parametrize(
    ("id", "site", "with_", "prowess", "strikes"),
    [
        ("awaken-denizens", "goblin-gate", (), 0, 0),
        ("awaken-denizens", "bandit-lair", (), 0, 3),
        ("awaken-minions", "goblin-gate", (), 0, 3),
        ("awaken-minions", "bandit-lair", (), 0, 0),
        ("eye-of-sauron", "goblin-gate", (), 1, 0),
        ("eye-of-sauron", "goblin-gate", ("doors-of-night",), 3, 0),
        ("balrog-of-moria", "goblin-gate", (), 0, 0),
        ("balrog-of-moria", "dimrill-dale", (), 2, 0),
    ],
)
def test_events_that_change_automatic_attacks(
    id: str, site: str, with_: tuple[str, ...], prowess: int, strikes: int
) -> None:
    game = table(company=["aragorn-ii"], events=[*with_, id], site_=site, phase=5)
    (first,) = automatic_attacks(game.state)
    assert figures(game, first) == (first.prowess + prowess, first.strikes + strikes)


# One automatic-attack, settled beforehand.


@pytest.mark.parametrize(
    ("id", "site", "n"),
    [
        ("arouse-denizens", "bandit-lair", 3),
        ("arouse-minions", "goblin-gate", 3),
        ("awaken-the-earths-fire", "goblin-gate", 2),
        ("choking-shadows", "bandit-lair", 2),
    ],
)
class TestOneAttack:
    def test_it_is_stronger_for_the_turn(self, id: str, site: str, n: int) -> None:
        game = table(company=["aragorn-ii"], site_=site, phase=4, hazard_hand=[id])
        put_down(game, id)
        (first,) = base_attacks(game.state)
        assert total(attack_prowess(game.state, first)) == first.prowess + n
        assert "until-turn" in game.marks(id)

    @pytest.mark.rule("S13.28")
    def test_not_once_the_card_is_gone(self, id: str, site: str, n: int) -> None:
        from mathom.games.solitaire.leaving import discard

        game = table(company=["aragorn-ii"], site_=site, phase=4, hazard_hand=[id])
        put_down(game, id)
        discard(game.state, game.number(id))
        (first,) = base_attacks(game.state)
        assert total(attack_prowess(game.state, first)) == first.prowess


STRONG = ("aragorn-ii", "boromir-ii", "glorfindel-ii")
"""Three whom the Trolls of Dol Guldur hit sooner than its Orcs do."""


@pytest.mark.rule("S11.15", "S13.28")
def test_it_is_the_attack_in_which_it_raises_the_chance_of_a_wound_most() -> None:
    game = table(company=STRONG, site_="dol-guldur", phase=4, hazard_hand=["arouse-minions"])
    put_down(game, "arouse-minions")
    orcs, trolls = base_attacks(game.state)
    assert figures(game, orcs) == (7, 3)
    assert figures(game, trolls) == (11, 2)


@pytest.mark.parametrize(
    ("id", "site"), [("incite-denizens", "bandit-lair"), ("incite-minions", "goblin-gate")]
)
def test_an_attack_is_faced_twice(id: str, site: str) -> None:
    game = table(company=["aragorn-ii"], site_=site, phase=4, hazard_hand=[id])
    put_down(game, id)
    game.state.phase = 5
    assert len(base_attacks(game.state)) == 1
    first, again = automatic_attacks(game.state)
    assert (first.number, first.prowess) == (again.number, again.prowess)
    assert first is not again


def test_it_is_faced_twice_in_a_row() -> None:
    game = table(company=STRONG, site_="dol-guldur", phase=4, hazard_hand=["incite-minions"])
    put_down(game, "incite-minions")
    found = [each.number for each in automatic_attacks(game.state)]
    assert found in ([0, 0, 1], [0, 1, 1])


def test_known_to_an_ounce_has_the_attacks_faced_again() -> None:
    from mathom.games.solitaire.cards.lasting import pull

    game = table(
        company=["aragorn-ii"], events=["known-to-an-ounce"], site_="the-lonely-mountain", phase=5
    )
    game.state.push(Idle())
    pull(game.state, "item-played-at-site")
    game.run()
    assert game.events("attack")[0]["race"] == "dragon"


# More automatic-attacks.


DRAGONS = [
    ("agburanar", "caves-of-ulund", 2, 16, 9, False),
    ("bairanax", "ovir-hollow", 2, 15, 7, False),
    ("daelomin", "dancing-spire", 3, 14, 8, False),
    ("earcaraxe", "isle-of-the-ulond", 2, 18, 7, True),
    ("itangast", "gold-hill", 3, 19, 8, False),
    ("leucaruth", "irerock", 2, 17, 8, False),
    ("scatha", "gondmaeglom", 3, 16, 9, False),
    ("scorba", "zarak-dum", 3, 13, 8, False),
    ("smaug", "the-lonely-mountain", 2, 18, 8, False),
]
AT_HOME = (
    *("agburanar-at-home", "bairanax-at-home", "daelomin-at-home", "earcaraxe-at-home"),
    *("itangast-at-home", "leucaruth-at-home", "scatha-at-home", "scorba-at-home"),
    "smaug-at-home",
)


@pytest.mark.rule("S21.4")
@pytest.mark.parametrize(
    ("dragon", "lair", "strikes", "prowess", "body", "assigns"), DRAGONS, ids=AT_HOME
)
class TestAtHome:
    def test_it_attacks_after_the_printed_one(
        self, dragon: str, lair: str, strikes: int, prowess: int, body: int, assigns: bool
    ) -> None:
        id = f"{dragon}-at-home"
        game = table(company=["aragorn-ii"], events=[id], site_=lair, phase=5)
        printed, added = automatic_attacks(game.state)
        assert (printed.by, printed.number) == (NONE, 0)
        assert added.by == game.number(id)
        assert (added.strikes, added.prowess, added.body) == (strikes, prowess, body)
        assert added.assigns == assigns
        assert added.kind == AUTOMATIC

    def test_only_at_its_lair(
        self, dragon: str, lair: str, strikes: int, prowess: int, body: int, assigns: bool
    ) -> None:
        game = table(
            company=["aragorn-ii"], events=[f"{dragon}-at-home"], site_="goblin-gate", phase=5
        )
        assert len(automatic_attacks(game.state)) == 1

    def test_not_while_the_same_dragon_is_ahunt(
        self, dragon: str, lair: str, strikes: int, prowess: int, body: int, assigns: bool
    ) -> None:
        game = table(
            company=["aragorn-ii"],
            events=[f"{dragon}-at-home", f"{dragon}-ahunt"],
            site_=lair,
            phase=5,
        )
        assert len(automatic_attacks(game.state)) == 1


@pytest.mark.rule("S21.6")
class TestSlain:
    def test_defeating_the_dragon_at_home_ends_it_for_good(self) -> None:
        game = table(
            company=["aragorn-ii"], events=["smaug-at-home"], site_="the-lonely-mountain", phase=5
        )
        face(game, 1)
        fought = game.state.attack
        assert fought is not None
        fought.prowess, fought.strikes = 3, 1
        while game.state.attack is not None:
            game.do(game.options[0], rolls=[6, 6, 6, 6])
        assert result(game) == "defeated"
        assert game.zone("removed") == ["smaug-at-home"]
        assert automatic_attacks(game.state) == []

    def test_beating_the_printed_attack_changes_nothing(self) -> None:
        game = table(company=["aragorn-ii"], site_="the-lonely-mountain", phase=5)
        fought = face(game)
        fought.prowess = 3
        game.do("roll", rolls=[6, 6])
        assert result(game) == "defeated"
        assert len(automatic_attacks(game.state)) == 1


class TestAdded:
    def test_balrog_of_moria(self) -> None:
        game = table(company=["aragorn-ii"], events=["balrog-of-moria"], site_="moria", phase=5)
        orcs, balrog = automatic_attacks(game.state)
        assert figures(game, orcs) == (9, 4)
        assert figures(game, balrog) == (20, 1)

    def test_it_leaves_when_it_is_defeated(self) -> None:
        game = table(company=["aragorn-ii"], events=["balrog-of-moria"], site_="moria", phase=5)
        fought = face(game, 1)
        fought.prowess = 3
        game.do("roll", rolls=[6, 6])
        assert game.zone("removed") == ["balrog-of-moria"]

    def test_and_stays_if_not(self) -> None:
        game = table(company=["aragorn-ii"], events=["balrog-of-moria"], site_="moria", phase=5)
        face(game, 1)
        game.do("roll", rolls=[1, 1, 1, 1])
        assert "balrog-of-moria" in game.in_play()

    def test_fell_winter(self) -> None:
        game = table(company=["aragorn-ii"], events=["fell-winter"], site_="edoras", phase=5)
        assert automatic_attacks(game.state) == []
        game = table(company=["aragorn-ii"], events=["fell-winter"], site_="bree", phase=5)
        (wolves,) = automatic_attacks(game.state)
        assert BOX.names["race"][wolves.race] == "wolf"
        assert (wolves.strikes, wolves.prowess, wolves.body) == (3, 7, NONE)

    def test_fell_winter_stays_when_its_wolves_are_beaten(self) -> None:
        game = table(company=["gimli"], events=["fell-winter"], site_="bree", phase=5)
        fought = face(game)
        fought.prowess = 3
        game.do("roll", rolls=[6, 6])
        assert result(game) == "defeated"
        assert "fell-winter" in game.in_play()


class TestFaceAutomatic:
    def test_one_after_the_other_in_the_printed_order(self) -> None:
        game = table(company=["aragorn-ii"], site_="dol-guldur", phase=5)
        game.run(FaceAutomatic())
        game.do("hold", rolls=[6, 6])
        game.do("roll", rolls=[6, 6])
        assert [each["race"] for each in game.events("attack")] == ["orc", "troll"]

    @pytest.mark.rule("S13.25")
    def test_by_one_alone(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], site_="dol-guldur", phase=5)
        game.run(FaceAutomatic(0, game.number("gimli")))
        assert game.options == ["roll", "hold"]
        game.do("hold", rolls=[6, 6])
        game.do("roll", rolls=[6, 6])
        assert {each["card"] for each in game.events("struck")} == {"gimli"}
        assert game.events("excess")[0]["count"] == 2


def test_siege_attacks_as_the_site_phase_begins() -> None:
    game = table(company=["aragorn-ii"], events=["siege"], site_="bree", phase=5)
    game.state.push(Idle())
    start_attacks(game.state, "start-of-site-phase-at-site")
    game.run()
    (told,) = game.events("attack")
    assert (told["by"], told["race"], told["strikes"], told["prowess"]) == ("siege", "orc", 3, 7)


# Played with an attack.


def with_hand(id: str, creature: str, *, company: tuple[str, ...] = ("aragorn-ii",)) -> Game:
    """A creature attacks, and the hazard hand has a card for it."""
    game = table(company=company, events=[creature], hazard_hand=[id], phase=4)
    attack(game, creature)
    return game


@pytest.mark.parametrize(
    ("id", "creature", "prowess", "strikes", "body"),
    [
        ("dragons-desolation", "smaug", 2, 0, 0),
        ("morgul-knife", "dwar-of-waw", 2, 0, 0),
        ("the-pale-sword", "dwar-of-waw", 1, 0, 0),
        ("icy-touch", "barrow-wight", 1, 0, 0),
        ("prowess-of-age", "cave-drake", 1, 0, 0),
        ("prowess-of-might", "smaug", 1, 0, 1),
    ],
)
def test_cards_that_strengthen_an_attack(
    id: str, creature: str, prowess: int, strikes: int, body: int
) -> None:
    game = with_hand(id, creature)
    fought = game.state.attack
    assert fought is not None
    assert game.zone("hazard_hand") == []
    found = figures(game, fought)
    assert found == (fought.prowess + prowess, fought.strikes + strikes)
    assert total(attack_body(game.state, fought)) == fought.body + body


def test_the_pale_sword_does_more_for_the_witch_king() -> None:
    game = table(
        company=["aragorn-ii"],
        events=["dwar-of-waw", "khamul-the-easterling", "witch-king-of-angmar"],
        marks={"dwar-of-waw": ["second-way"], "khamul-the-easterling": ["second-way"]},
        hazard_hand=["the-pale-sword"],
        phase=4,
    )
    fought = attack(game, "witch-king-of-angmar")
    assert total(attack_prowess(game.state, fought)) == fought.prowess + 1 + 2


def test_prowess_of_might_does_more_for_scatha() -> None:
    game = with_hand("prowess-of-might", "scatha")
    fought = game.state.attack
    assert fought is not None
    assert total(attack_prowess(game.state, fought)) == fought.prowess + 2
    assert total(attack_body(game.state, fought)) == fought.body + 2


@pytest.mark.parametrize(("copies", "n"), [(1, 1), (2, 4), (3, 9)])
def test_prowess_of_age_grows_with_its_copies(copies: int, n: int) -> None:
    game = table(
        company=["aragorn-ii"],
        events=["land-drake"],
        hazard_hand=["prowess-of-age"] * copies,
        phase=4,
    )
    fought = attack(game, "land-drake")
    assert total(attack_prowess(game.state, fought)) == fought.prowess + n


@pytest.mark.rule("S13.22")
@pytest.mark.parametrize(("creature", "n"), [("smaug", 1), ("scorba", 2)])
def test_velocity_of_haste_adds_strikes_without_body(creature: str, n: int) -> None:
    game = with_hand("velocity-of-haste", creature, company=("aragorn-ii", "gimli", "legolas"))
    fought = game.state.attack
    assert fought is not None
    assert bodiless_strikes(game.state, fought) == n
    assert total(attack_strikes(game.state, fought)) == fought.strikes
    if creature == "smaug":
        assert [each.bodiless for each in fought.defenders] == [False, False, True]


def test_a_strike_without_body_is_defeated_outright() -> None:
    game = with_hand("velocity-of-haste", "smaug", company=("aragorn-ii", "gimli", "legolas"))
    fought = game.state.attack
    assert fought is not None
    fought.prowess = 5
    last = game.state.card(fought.defenders[2].who).id
    game.do(f"fight {last}", "roll", rolls=[6, 6])
    assert [each["why"] for each in game.events("roll")] == ["strike"]


@pytest.mark.parametrize(("creature", "n"), [("smaug", -3), ("bairanax", 0)])
def test_deftness_of_agility_strikes_somebody_twice(creature: str, n: int) -> None:
    game = with_hand("deftness-of-agility", creature)
    fought = game.state.attack
    assert fought is not None
    assert [game.state.card(each.who).id for each in fought.defenders] == ["aragorn-ii"] * 2
    assert sum(change[2] for change in fought.defenders[1].changes) == n


class TestHalfAnEyeOpen:
    def begun(self, *company: str) -> Game:
        game = table(company=company, events=["true-cold-drake"], hazard_hand=["half-an-eye-open"])
        game.state.phase = 4
        attack(game, "true-cold-drake")
        return game

    def test_the_hazards_choose_the_first_victim(self) -> None:
        game = self.begun("aragorn-ii", "frodo", "gimli", "legolas", "boromir-ii")
        assert [each["card"] for each in game.events("struck")] == ["frodo"]

    def test_and_the_traveller_the_others(self) -> None:
        game = self.begun("aragorn-ii", "frodo", "gimli", "legolas", "boromir-ii")
        assert game.asked == "assign"
        assert "strike frodo" not in game.options
        assert "strike gimli" in game.options


class TestFellBeast:
    def test_the_nazgul_has_a_strike_more_and_chooses(self) -> None:
        # Dwar can be keyed to the Shadow-hold by Fell Beast alone.
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            hazard_hand=["dwar-of-waw", "fell-beast"],
            site_="goblin-gate",
            phase=4,
        )
        game.run(PlayHazards())
        fought = game.state.attack
        assert fought is not None
        assert figures(game, fought) == (13, 2)
        assert fought.assigns
        assert len(game.events("struck")) == 2

    def test_without_it_he_does_not_come_here(self) -> None:
        game = table(
            company=["aragorn-ii"], hazard_hand=["dwar-of-waw"], site_="goblin-gate", phase=4
        )
        game.run(PlayHazards())
        assert game.state.turn.faced == []


class TestStays:
    @pytest.mark.parametrize(
        ("id", "creature", "points"),
        [
            ("morgul-knife", "dwar-of-waw", 4),
            ("the-pale-sword", "dwar-of-waw", 6),
            ("icy-touch", "barrow-wight", 2),
        ],
    )
    def test_with_somebody_who_was_wounded(self, id: str, creature: str, points: int) -> None:
        from mathom.games.solitaire.figures import corruption

        game = with_hand(id, creature)
        game.do("roll", rolls=[1, 1, 1, 1, 6, 6])
        while game.asked:
            game.do(game.options[0], rolls=[6, 6])
        assert game.in_play("aragorn-ii") == [id]
        assert corruption(game.state, game.number("aragorn-ii")) == points
        assert game.number("aragorn-ii") in game.state.turn.corrupted

    @pytest.mark.parametrize(
        ("id", "creature"),
        [
            ("morgul-knife", "dwar-of-waw"),
            ("the-pale-sword", "dwar-of-waw"),
            ("icy-touch", "barrow-wight"),
        ],
    )
    def test_without_a_victim_it_is_discarded(self, id: str, creature: str) -> None:
        game = with_hand(id, creature)
        game.do("roll", rolls=[6, 6, 1, 1])
        assert id in game.zone("hazard_discard")

    @pytest.mark.rule("S13.27")
    @pytest.mark.parametrize(("id", "who"), [("morgul-knife", "gimli"), ("icy-touch", "legolas")])
    def test_of_several_it_is_who_is_worst_off_or_the_first(self, id: str, who: str) -> None:
        race = {"morgul-knife": "nazgul", "icy-touch": "undead"}[id]
        game = table(
            company=["legolas", "gimli"],
            items={"gimli": ["glamdring"]},
            hazard_hand=[id],
            phase=4,
        )
        meet(game, plain(race, strikes=2, prowess=30))
        game.do("fight legolas", "roll", "roll", rolls=[1, 1, 1, 1, 1, 1, 1, 1])
        assert id in game.in_play(who)

    @pytest.mark.rule("S13.27")
    def test_who_had_a_corruption_card_in_this_turn_gets_no_other(self) -> None:
        game = table(
            company=["aragorn-ii"], events=["dwar-of-waw"], hazard_hand=["morgul-knife"], phase=4
        )
        game.state.turn.corrupted = (game.number("aragorn-ii"),)
        attack(game, "dwar-of-waw")
        game.do("roll", rolls=[1, 1, 1, 1])
        assert "morgul-knife" not in game.in_play()


# Played on a strike.


@pytest.mark.parametrize(
    ("id", "creature", "prowess", "body"),
    [
        ("fury-of-the-iron-crown", "thief", 4, 0),
        ("passion-of-wrath", "bairanax", 2, -1),
        ("passion-of-wrath", "smaug", 4, -2),
    ],
)
def test_cards_that_strengthen_a_strike(id: str, creature: str, prowess: int, body: int) -> None:
    game = with_hand(id, creature)
    fought = game.state.attack
    assert fought is not None
    assert game.asked == "fight"
    game.do("roll", rolls=[1, 1, 1, 1])
    assert game.events("roll")[0]["above"] == fought.prowess + prowess
    assert sum(n for _, what, n in fought.defenders[0].changes if what == 1) == body


def test_fury_of_the_iron_crown_takes_the_creature_out_of_the_game() -> None:
    game = with_hand("fury-of-the-iron-crown", "thief")
    game.do("roll", rolls=[1, 1, 1, 1])
    while game.state.attack is not None:
        game.do(game.options[0])
    assert "thief" in game.zone("removed")
    assert "fury-of-the-iron-crown" in game.zone("hazard_discard")


def test_but_not_a_nazgul() -> None:
    game = with_hand("fury-of-the-iron-crown", "dwar-of-waw")
    game.do("roll", rolls=[1, 1, 1, 1])
    assert "dwar-of-waw" not in game.zone("removed")


def on_strike(id: str, creature: str, way: int = 0, **about: object) -> Game:
    """A hazard is played on the strike that is being fought."""
    from mathom.games.solitaire.combat.strength import current

    game = table(company=["aragorn-ii"], events=[creature], hazard_hand=[id], **about)  # type: ignore[arg-type]
    fought = attack(game, creature)
    if id in game.zone("hazard_hand"):
        who = current(game.state).who
        play(game.state, Chosen(card(id), way, who, "test"))
        game.run()
    assert fought.at == 0
    return game


class TestDragonsBlood:
    def test_who_beats_the_strike_checks_his_body_all_the_same(self) -> None:
        game = on_strike("dragons-blood", "land-drake")
        game.do("roll", rolls=[6, 6, 1, 1])
        assert [each["why"] for each in game.events("roll")] == ["strike", "body-check"]
        assert "dragons-blood" in game.zone("hazard_discard")

    def test_gear_helps(self) -> None:
        game = on_strike(
            "dragons-blood", "land-drake", items={"aragorn-ii": ["shield-of-iron-bound-ash"]}
        )
        game.do("roll", rolls=[6, 6, 1, 1])
        assert changes(game, "body-check") == ["shield-of-iron-bound-ash:-1"]

    def test_who_does_not_beat_it_checks_once(self) -> None:
        game = on_strike("dragons-blood", "smaug")
        game.do("roll", rolls=[1, 1, 1, 1])
        assert [each["why"] for each in game.events("roll")] == ["strike", "body-check"]


class TestCurse:
    def test_dragons_curse_stays_with_the_struck(self) -> None:
        game = on_strike("dragons-curse", "smaug")
        fought = game.state.attack
        assert fought is not None
        game.do("roll", rolls=[1, 1, 1, 1])
        assert game.events("roll")[0]["above"] == fought.prowess - 1
        assert game.in_play("aragorn-ii") == ["dragons-curse"]

    def test_memories_stolen_too(self) -> None:
        game = on_strike("memories-stolen", "smaug")
        fought = game.state.attack
        assert fought is not None
        game.do("roll", rolls=[1, 1, 1, 1])
        assert game.events("roll")[0]["above"] == fought.prowess - 3
        assert game.in_play("aragorn-ii") == ["memories-stolen"]


class TestExile:
    def test_it_carries_its_victim_off_instead_of_a_wound(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            events=["smaug-at-home"],
            hazard_hand=["exile-of-solitude"],
            site_="the-lonely-mountain",
            phase=5,
        )
        fought = face(game, 1)
        game.do("fight frodo")
        play(game.state, Chosen(card("exile-of-solitude"), 0, game.number("frodo"), "test"))
        game.run()
        game.do("roll", rolls=[1, 1])
        assert fought.prowess - 1 == game.events("roll")[0]["above"]
        assert "frodo" not in game.in_play()
        assert [each["why"] for each in game.events("roll")] == ["strike"]
        assert game.events("wound") == []
        game.do("roll", rolls=[1, 1, 1, 1])
        assert game.marks("aragorn-ii") == {"wounded"}

    def test_all_strikes_of_earcaraxe_do(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            events=["earcaraxe-at-home"],
            hazard_hand=["exile-of-solitude"],
            site_="isle-of-the-ulond",
            phase=5,
        )
        fought = face(game, 1)
        play(game.state, Chosen(card("exile-of-solitude"), 1, NONE, "test"))
        game.run()
        who = [game.state.card(each.who).id for each in fought.defenders]
        game.do(f"fight {who[0]}", "roll", rolls=[1, 1])
        game.do("roll", rolls=[1, 1])
        assert len(game.in_play()) == 2
        assert game.events("wound") == []


# Wounds.


@pytest.mark.parametrize(
    ("race", "with_", "keyed", "checks"),
    [
        ("orc", (), 0, [[], ["host-of-bats:-1"]]),
        ("troll", (), 0, [[]]),
        ("troll", ("shadow-of-mordor",), KEYED_SITE_TYPE, [[], ["host-of-bats:-2"]]),
        ("troll", (), KEYED_SITE_TYPE, [[]]),
    ],
)
def test_host_of_bats(
    race: str, with_: tuple[str, ...], keyed: int, checks: list[list[str]]
) -> None:
    game = table(company=["aragorn-ii"], events=[*with_, "host-of-bats"])
    key = SITE_TYPES.index("dark-hold") if keyed else NONE
    meet(game, plain(race, prowess=20, keyed=keyed, key=key))
    game.do("roll", rolls=[1, 1, 1, 1, 1, 1])
    told = [each["changes"] for each in game.events("roll") if each["why"] == "body-check"]
    assert told == checks


@pytest.mark.rule("S14.7")
def test_black_breath_asks_for_a_body_check_in_each_organization_phase() -> None:
    from mathom.games.solitaire.cards.lasting import pull

    game = table(
        company=["aragorn-ii", "frodo"],
        on={"aragorn-ii": ["black-breath"]},
        marks={"aragorn-ii": ["wounded"]},
    )
    game.state.push(Idle())
    pull(game.state, "organization")
    game.run(rolls=[1, 1])
    (told,) = game.events("roll")
    assert (told["why"], told["card"]) == ("body-check", "aragorn-ii")
    assert told["changes"] == ["wounded-before:+1"]


class TestCruelCaradhras:
    def played(self) -> Game:
        game = table(
            company=["aragorn-ii", "frodo"],
            hazard_hand=["cruel-caradhras"],
            hand=["concealment", "halfling-stealth"],
            phase=4,
        )
        return put_down(game, "cruel-caradhras")

    @pytest.mark.rule("S13.30")
    def test_everybody_faces_a_strike_that_is_no_attack(self) -> None:
        game = self.played()
        assert game.asked == "order"
        assert game.state.turn.faced == []

    @pytest.mark.rule("S13.30")
    def test_it_cannot_be_cancelled(self) -> None:
        game = self.played()
        game.do("fight frodo")
        assert game.options == ["roll", "hold"]

    def test_body_checks_are_harder(self) -> None:
        game = self.played()
        game.do("fight frodo", "roll", rolls=[1, 1, 1, 1])
        assert game.events("roll")[0]["above"] == 8
        assert changes(game, "body-check") == ["cruel-caradhras:+1"]
        game.do("roll", rolls=[6, 6])
        assert game.state.attack is None
        assert game.zone("hazard_discard") == ["cruel-caradhras"]

    @pytest.mark.rule("S13.30")
    def test_no_card_changes_it(self) -> None:
        game = table(
            company=["aragorn-ii"],
            events=["doors-of-night", "night"],
            hazard_hand=["cruel-caradhras"],
            phase=4,
        )
        put_down(game, "cruel-caradhras")
        game.do("roll", rolls=[6, 6])
        assert game.events("roll")[0]["above"] == 8


class TestDragonsBreath:
    def begun(self) -> Game:
        game = table(
            company=["aragorn-ii", "frodo"],
            items={"aragorn-ii": ["shield-of-iron-bound-ash"]},
            events=["smaug"],
            hazard_hand=["dragons-breath"],
            phase=4,
        )
        attack(game, "smaug")
        return game

    @pytest.mark.rule("S13.30")
    def test_everybody_faces_a_strike_with_his_body_before_the_attack(self) -> None:
        game = self.begun()
        assert game.asked == "breath"
        game.do("tap-for-it", rolls=[1, 1, 1, 1])
        (told, check) = game.events("roll")
        assert told["changes"] == ["body:+9", "shield-of-iron-bound-ash:+1", "taps:+3"]
        assert told["above"] == 16
        assert check["why"] == "body-check"
        assert game.marks("aragorn-ii") == {"wounded"}
        game.do("roll", rolls=[6, 6])
        assert game.events("roll")[2]["changes"] == ["body:+9"]

    def test_the_attack_itself_is_another_then(self) -> None:
        game = self.begun()
        fought = game.state.attack
        assert fought is not None
        game.do("roll", "roll", rolls=[6, 6, 6, 6])
        assert total(attack_prowess(game.state, fought)) == fought.prowess - 2
        assert total(attack_body(game.state, fought)) == fought.body + 1

    def test_who_is_tapped_is_not_asked(self) -> None:
        game = table(
            company=["frodo", "gimli"],
            events=["smaug"],
            hazard_hand=["dragons-breath"],
            marks={"frodo": ["tapped"]},
            phase=4,
        )
        attack(game, "smaug", rolls=[6, 6])
        assert game.events("roll")[0]["card"] == "frodo"
        assert game.state.choice.prompt_args(game.state)["card"] == "gimli"

    @pytest.mark.rule("S13.30")
    def test_who_cannot_be_hurt_is_not_asked(self) -> None:
        # 12 against a body of 9, 1 for the shield, and 2 at least of the dice.
        game = table(
            company=["aragorn-ii"],
            items={"aragorn-ii": ["shield-of-iron-bound-ash"]},
            events=["winged-fire-drake"],
            hazard_hand=["dragons-breath"],
            phase=4,
        )
        attack(game, "winged-fire-drake", rolls=[1, 1])
        assert game.events("roll")[0]["why"] == "breath"
        assert game.asked == "fight"
        assert game.marks("aragorn-ii") == set()


def test_the_strikes_are_told_by_name() -> None:
    game = table(company=["aragorn-ii"], events=["minions-stir"])
    meet(game, plain("orc", prowess=5))
    game.do("roll", rolls=[6, 6])
    assert game.events("roll")[0]["against"] == ["printed:+5", "minions-stir:+1"]
    assert results(game)[0] == ("aragorn-ii", "failed")
