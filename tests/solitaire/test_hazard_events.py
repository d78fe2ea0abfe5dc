"""Every hazard event is played where it fits, in its step, and stays in the hand elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import SITE
from mathom.games.solitaire.figures import BODY, corruption, figure
from mathom.games.solitaire.hazards.order import step_of
from mathom.games.solitaire.site.items import gain
from tests.solitaire.hazard_hand import hazards, mode, moving, play_on, played, why
from tests.solitaire.table import BOX, Game, card, table
from tests.solitaire.windows import moment

NIGHT = {"events": ["doors-of-night"]}
RING = {"items": {"aragorn-ii": ["the-one-ring"]}}
TWO = {"company": ["aragorn-ii", "gimli"]}
ELF = {"company": ["legolas"]}

Where = dict[str, Any]
"""A position: what `table` takes, and the path of a company that moves."""
EVENTS: dict[str, tuple[Where, Where]] = {
    "arouse-denizens": ({"site_": "ettenmoors"}, {"site_": "moria"}),
    "arouse-minions": ({"site_": "moria"}, {"site_": "ettenmoors"}),
    "awaken-denizens": ({}, {"events": ["awaken-denizens"]}),
    "awaken-minions": ({}, {"events": ["awaken-minions"]}),
    "awaken-the-earths-fire": ({"site_": "moria"}, {"site_": "ettenmoors"}),
    "balrog-of-moria": ({}, {"removed": ["balrog-of-moria"]}),
    "bane-of-the-ithil-stone": ({}, {"events": ["bane-of-the-ithil-stone"]}),
    "call-of-home": (
        TWO,
        {**TWO, "items": {"aragorn-ii": ["the-one-ring"]}, "company": ["aragorn-ii"]},
    ),
    "call-of-the-sea": ({"company": ["legolas", "aragorn-ii"]}, TWO),
    "choking-shadows": ({"site_": "ettenmoors"}, {"site_": "moria"}),
    "clouds": ({}, {"events": ["clouds"]}),
    "despair-of-the-heart": ({}, {"company": ["frodo"]}),
    "doors-of-night": ({}, NIGHT),
    "drowning-seas": (
        {"path": ["coastal-sea"], "site_": "isle-of-the-ulond", "hand": ["concealment"] * 3},
        {"path": ["wilderness"], "hand": ["concealment"] * 3},
    ),
    "eye-of-sauron": ({"events": ["eye-of-sauron"]}, {}),
    "fell-winter": ({}, {"events": ["fell-winter"]}),
    "foul-fumes": ({}, {"events": ["foul-fumes"]}),
    "gloom": ({"path": ["wilderness"]}, {}),
    "greed": ({}, {"events": ["greed"]}),
    "long-winter": ({}, {"events": ["long-winter"]}),
    "lost-at-sea": ({"path": ["coastal-sea"]}, {"path": ["wilderness"]}),
    "lost-in-free-domains": ({"path": ["free-domain"]}, {"path": ["wilderness"]}),
    "lure-of-expedience": ({}, {"company": ["frodo"]}),
    "lure-of-nature": ({}, {"company": ["gimli"]}),
    "lure-of-power": ({}, {}),
    "lure-of-the-senses": ({"company": ["frodo"]}, {"on": {"aragorn-ii": ["lure-of-the-senses"]}}),
    "minions-stir": ({}, {"events": ["minions-stir"]}),
    "morgul-night": (NIGHT, {}),
    "muster-disperses": ({**TWO, "events": ["riders-of-rohan"]}, TWO),
    "new-moon": (ELF, {**ELF, "marks": {"legolas": ["tapped"]}}),
    "night": ({}, {"events": ["night"]}),
    "plague-of-wights": ({}, {"events": ["plague-of-wights"]}),
    "river": ({"path": ["wilderness"], "goal": "bree"}, {}),
    "siege": ({}, {"site_": "moria"}),
    "snowstorm": (NIGHT, {}),
    "storms-of-osse": (NIGHT, {}),
    "the-balance-of-things": ({}, {"events": ["the-balance-of-things"]}),
    "the-burden-of-time": (ELF, {**ELF, "site_": "rivendell"}),
    "the-nazgul-are-abroad": ({}, {"events": ["the-nazgul-are-abroad"]}),
    "the-precious": (
        {
            "company": ["frodo", "aragorn-ii"],
            "items": {"frodo": ["the-one-ring"], "aragorn-ii": ["glamdring"]},
        },
        RING,
    ),
    "the-rings-betrayal": (RING, {}),
    "the-will-of-sauron": (NIGHT, {}),
    "the-will-of-the-ring": (RING, {"items": {"aragorn-ii": ["magic-ring-of-words"]}}),
    "tookish-blood": ({"company": ["frodo", "aragorn-ii"]}, TWO),
    "traitor": ({}, {}),
    "twilight": ({"events": ["gates-of-morning"]}, NIGHT),
    "wake-of-war": ({}, {"events": ["wake-of-war"]}),
    "weariness-of-the-heart": ({}, {}),
    "a-pack-at-the-door": (NIGHT, {}),
    "cruel-caradhras": (
        {"path": ["high-pass", "redhorn-gate"]},
        {"path": ["wilderness"], "starter": True},
    ),
    "dragon-sickness": (
        {"items": {"aragorn-ii": ["scroll-of-isildur"]}},
        {"items": {"aragorn-ii": ["elven-cloak"]}},
    ),
    "foolish-words": ({}, {"on": {"aragorn-ii": ["foolish-words"]}}),
    "from-the-pits-of-angband": ({}, {"events": ["from-the-pits-of-angband"]}),
    "host-of-bats": ({}, {"events": ["host-of-bats"]}),
    "incite-denizens": ({"site_": "ettenmoors"}, {"site_": "moria"}),
    "incite-minions": ({"site_": "moria"}, {"site_": "ettenmoors"}),
    "known-to-an-ounce": ({"site_": "gold-hill"}, {"site_": "moria"}),
    "many-sorrows-befall": ({"events": ["sun"]}, {"events": ["clouds"]}),
    "no-escape-from-my-magic": ({"events": ["riders-of-rohan"]}, {}),
    "noose-of-the-sea": ({}, {}),
    "parsimony-of-seclusion": (
        {"hazard_discard": ["smaug-at-home"]},
        {"hazard_discard": ["wolves"]},
    ),
    "peril-returned": ({}, {}),
    "shadow-of-mordor": ({}, {"events": ["shadow-of-mordor"]}),
    "sleepless-malice": ({}, {"events": ["sleepless-malice"]}),
    "song-of-the-lady": ({}, {}),
    "times-are-evil": ({}, {}),
    "worn-and-famished": ({}, {"events": ["worn-and-famished"]}),
}
"""For each where it is played and where not; the same position twice if it is played anywhere."""
ANYWHERE = {
    *("eye-of-sauron", "lure-of-power", "traitor", "weariness-of-the-heart"),
    *("noose-of-the-sea", "peril-returned", "song-of-the-lady", "times-are-evil"),
}
WITH_CREATURES: dict[str, Where] = {
    "dragons-desolation": {"site_": "ettenmoors", "with": "smaug"},
    "fell-beast": {"site_": "moria", "with": "adunaphel"},
    "morgul-horse": {"path": ["shadow-land"], "with": "adunaphel"},
    "fever-of-unrest": {"path": ["wilderness"] * 4, "with": "smaug"},
    "frenzy-of-madness": {"site_": "moria", "with": "daelomin"},
    "rumor-of-wealth": {"site_": "ettenmoors", "with": "smaug"},
    "withered-lands": {"path": ["wilderness"], "with": "giant", **NIGHT},
    "morgul-knife": {"site_": "minas-morgul", "with": "adunaphel"},
    "the-pale-sword": {"site_": "minas-morgul", "with": "adunaphel"},
    "words-of-power-and-terror": {"site_": "minas-morgul", "with": "adunaphel"},
    "fury-of-the-iron-crown": {"site_": "ettenmoors", "with": "orc-lieutenant"},
    "deftness-of-agility": {"site_": "gold-hill", "with": "itangast", **TWO},
    "dragons-blood": {"site_": "gold-hill", "with": "itangast"},
    "dragons-breath": {"site_": "gold-hill", "with": "itangast"},
    "dragons-curse": {"site_": "gold-hill", "with": "itangast"},
    "half-an-eye-open": {"site_": "gold-hill", "with": "itangast", **TWO},
    "icy-touch": {"site_": "minas-morgul", "with": "ghouls"},
    "memories-stolen": {"site_": "gold-hill", "with": "itangast"},
    "passion-of-wrath": {"site_": "irerock", "with": "leucaruth"},
    "prowess-of-age": {"site_": "ettenmoors", "with": "land-drake"},
    "prowess-of-might": {"site_": "ovir-hollow", "with": "bairanax"},
    "velocity-of-haste": {
        "site_": "ovir-hollow",
        "with": "bairanax",
        "company": ["aragorn-ii", "gimli", "legolas"],
    },
    "worms-stench": {"site_": "ettenmoors", "with": "light-drake"},
    "subtlety-of-guile": {"site_": "gold-hill", "with": "itangast"},
    "black-breath": {"site_": "minas-morgul", "with": "khamul-the-easterling"},
}
"""Those that are played with a creature or to let it come; without it they stay in the hand."""
FOR_THE_SITE = {"exile-of-solitude"}


def position(about: Where, *hand: str) -> Game:
    """A company that stands, or moves by a path."""
    given = {"site_": "bree", "hazard_hand": hand, **about}
    path = given.pop("path", None)
    given.pop("with", None)
    if path is None:
        return table(phase=4, **given)
    given.setdefault("starter", all(each in BOX.names["region-type"] for each in path))
    return moving(*path, **given)


def test_every_hazard_event_is_in_a_table() -> None:
    found = {each.id for each in BOX.hazards if not each.dead and not each.manifestation}
    assert found == {*EVENTS, *WITH_CREATURES, *FOR_THE_SITE}


@pytest.mark.rule("S11.3", "S11.5")
@pytest.mark.parametrize("id", EVENTS)
def test_an_event_is_played_where_it_fits(id: str) -> None:
    fits, other = EVENTS[id]
    game = position(fits, id)
    play_on(hazards(game))
    assert played(game) == [id]
    assert id not in game.zone("hazard_hand")
    assert why(game, id)
    again = position(other, id)
    play_on(hazards(again))
    assert played(again) == ([id] if id in ANYWHERE else [])
    assert (id in again.zone("hazard_hand")) == (id not in ANYWHERE)


@pytest.mark.rule("S11.2", "S11.15", "S11.5")
@pytest.mark.parametrize("id", WITH_CREATURES)
def test_an_event_that_goes_with_a_creature_waits_for_it(id: str) -> None:
    about = WITH_CREATURES[id]
    alone = position(about, id)
    play_on(hazards(alone))
    assert alone.zone("hazard_hand") == [id]
    game = position(about, id, str(about["with"]))
    hazards(game)
    for _ in range(40):
        if not game.asked:
            break
        game.do("roll" if "roll" in game.options else game.options[0], rolls=[1, 2] * 8)
    assert id in played(game)
    assert id not in game.zone("hazard_hand")


@pytest.mark.rule("S11.3", "S11.17")
@pytest.mark.parametrize(
    ("id", "step"),
    [("lure-of-nature", 1), ("clouds", 2), ("river", 3), ("morgul-knife", 0), ("wolves", -1)],
)
def test_the_step_of_a_card(id: str, step: int) -> None:
    game = table()
    assert step_of(game.state, card(id)) == step
    assert step_of(game.state, card("adunaphel")) == 2
    assert step_of(game.state, card("mouth-of-sauron")) == 3


# What some of them do.


@pytest.mark.rule("S18.1", "S18.6")
@pytest.mark.parametrize(
    ("id", "points", "company"),
    [
        ("despair-of-the-heart", 2, "aragorn-ii"),
        ("lure-of-expedience", 2, "aragorn-ii"),
        ("lure-of-nature", 2, "aragorn-ii"),
        ("lure-of-the-senses", 2, "aragorn-ii"),
        ("the-burden-of-time", 2, "legolas"),
    ],
)
def test_corruption_cards_stay_with_their_points(id: str, points: int, company: str) -> None:
    game = hazards(position({"company": [company]}, id))
    assert game.in_play(company) == [id]
    assert corruption(game.state, game.number(company)) == points


@pytest.mark.rule("S14.6", "S11.13")
@pytest.mark.parametrize(
    ("id", "who", "company", "stays"),
    [
        ("call-of-home", "aragorn-ii", ["aragorn-ii", "gimli"], 10),
        ("call-of-the-sea", "legolas", ["aragorn-ii", "legolas"], 10),
        ("tookish-blood", "frodo", ["aragorn-ii", "frodo"], 11),
    ],
)
def test_who_goes_home_leaves_unless_the_dice_hold_him(
    id: str, who: str, company: list[str], stays: int
) -> None:
    unused = 20 - sum(BOX.card(each).mind for each in company)  # type: ignore[attr-defined]
    needed = stays - unused
    low = [1, needed - 2] if needed > 2 else [1, 1]
    game = hazards(position({"company": company}, id), rolls=low)
    assert who not in game.in_play()
    assert game.zone("removed") == [who]
    game = hazards(position({"company": company}, id), rolls=[1, needed - 1])
    assert who in game.in_play()
    assert game.events("roll")[0]["above"] == stays - 1


@pytest.mark.rule("S14.6")
def test_one_item_of_who_goes_home_may_pass_to_a_companion() -> None:
    about = {**TWO, "items": {"aragorn-ii": ["glamdring", "elven-cloak"]}}
    game = hazards(position(about, "call-of-home"), rolls=[1, 1])
    assert game.asked == "save"
    game.do("save glamdring")
    assert game.in_play("gimli") == ["glamdring"]
    assert game.zone("treasures") == ["elven-cloak"]


@pytest.mark.rule("S11.13")
def test_the_sea_calls_louder_on_a_path_over_it() -> None:
    about = {"company": ["legolas", "gimli"], "path": ["coastal-sea"], "site_": "edhellond"}
    game = hazards(position(about, "call-of-the-sea"), rolls=[2, 2])
    (roll,) = game.events("roll")
    assert "path:-3" in roll["changes"]
    assert "legolas" not in game.in_play()


@pytest.mark.rule("S11.13")
def test_a_faction_may_disperse() -> None:
    game = hazards(
        position({**TWO, "events": ["riders-of-rohan"]}, "muster-disperses"), rolls=[1, 4]
    )
    assert game.zone("resource_discard") == ["riders-of-rohan"]
    held = hazards(
        position({**TWO, "events": ["riders-of-rohan"]}, "muster-disperses"), rolls=[2, 4]
    )
    assert "riders-of-rohan" in held.in_play()


@pytest.mark.rule("S11.13")
def test_new_moon_taps_an_elf() -> None:
    game = hazards(position({"company": ["aragorn-ii", "legolas"]}, "new-moon"))
    assert game.marks("legolas") == {"tapped"}
    assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S15.10")
def test_drowning_seas_take_an_item_and_two_cards() -> None:
    about = {
        "path": ["coastal-sea"],
        "site_": "isle-of-the-ulond",
        "items": {"aragorn-ii": ["glamdring"]},
        "hand": ["concealment", "marvels-told", "risky-blow"],
    }
    game = hazards(position(about, "drowning-seas"))
    assert game.zone("treasures") == ["glamdring"]
    assert len(game.zone("hand")) == 1


@pytest.mark.rule("S19.7", "S19.12")
def test_noose_of_the_sea_undoes_what_was_played_for_the_turn() -> None:
    about = {"path": ["coastal-sea"], "site_": "edhellond", "events": ["stealth", "sun"]}
    game = hazards(position(about, "noose-of-the-sea"))
    assert sorted(game.in_play()) == ["aragorn-ii", "noose-of-the-sea", "sun"]
    assert len(game.state.turn.path) == 1, "the route is settled"
    inland = hazards(position({**about, "path": ["wilderness"]}, "noose-of-the-sea"))
    assert "stealth" in inland.in_play()


@pytest.mark.rule("S19.7", "S11.8", "S11.21")
def test_a_rumor_of_wealth_brings_a_dragon_when_an_item_is_found() -> None:
    about = {"site_": "ettenmoors", "row": ["glamdring", "elven-cloak", "narsil"]}
    game = hazards(position(about, "rumor-of-wealth", "smaug", "agburanar"))
    assert played(game) == ["rumor-of-wealth"]
    game.state.phase = SITE
    gain(game.state, card("elven-cloak"), game.number("aragorn-ii"))
    game.run()
    assert game.events("attack") == []
    gain(game.state, card("glamdring"), game.number("aragorn-ii"))
    game.run()
    assert game.events("attack")[0]["by"] == "smaug"
    assert "rumor-of-wealth" in game.zone("hazard_discard")
    play_on(game)
    assert len(game.events("attack")) == 1


@pytest.mark.rule("S19.7")
def test_a_rumor_of_wealth_is_of_no_use_at_a_lair_or_for_earcaraxe() -> None:
    lair = position({"site_": "gold-hill"}, "rumor-of-wealth", "scorba")
    assert played(play_on(hazards(lair))) == []
    sea = position({"site_": "ettenmoors"}, "rumor-of-wealth", "earcaraxe")
    assert played(play_on(hazards(sea))) == []


@pytest.mark.rule("S11.18", "S14.1", "S13.26")
def test_subtlety_of_guile_lowers_the_body_of_who_was_wounded() -> None:
    game = hazards(position({"site_": "irerock"}, "subtlety-of-guile", "leucaruth"))
    assert played(game) == ["leucaruth"]
    game.do("roll", rolls=[1, 1, 1, 1])
    assert played(game) == ["leucaruth", "subtlety-of-guile"]
    assert mode(game) == 1
    assert figure(game.state, BODY, game.number("aragorn-ii")) == 8
    all_ = hazards(position({**TWO, "site_": "gold-hill"}, "subtlety-of-guile", "itangast"))
    assert mode(all_) == 2
    assert figure(all_.state, BODY, all_.number("gimli")) == 7


@pytest.mark.rule("S11.19", "S21.4")
def test_exile_of_solitude_is_announced_where_a_dragon_is_at_home() -> None:
    home = {"site_": "zarak-dum", "events": ["scorba-at-home"]}
    game = hazards(position(home, "exile-of-solitude"))
    assert game.state.turn.announced == (card("exile-of-solitude"),)
    away = hazards(position({"site_": "zarak-dum"}, "exile-of-solitude"))
    assert away.state.turn.announced == ()


# Creatures that take something.


@pytest.mark.rule("S15.10")
@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("pick-pocket", {"site_": "bree"}),
        ("thief", {"site_": "bree"}),
        ("brigands", {"path": ["wilderness"]}),
    ],
)
def test_thieves_leave_the_choice_to_the_traveller(id: str, where: Where) -> None:
    about = {**where, "items": {"aragorn-ii": ["horn-of-anor", "elven-cloak"]}}
    game = hazards(position(about, id))
    while game.asked == "fight":
        game.do("roll", rolls=[1, 1, 1, 1])
    assert game.asked == "lose-item"
    game.do("discard horn-of-anor")
    play_on(game)
    assert "horn-of-anor" in game.zone("treasures")
    assert game.in_play("aragorn-ii") == ["elven-cloak"]


@pytest.mark.rule("S11.16")
def test_the_were_worm_takes_the_dearest_item() -> None:
    about = {
        "path": ["wilderness"] * 3,
        "items": {"aragorn-ii": ["elven-cloak", "glamdring"]},
    }
    game = hazards(position(about, "were-worm"))
    game.do("roll", rolls=[1, 1, 1, 1])
    assert game.in_play("aragorn-ii") == ["elven-cloak"]
    assert why(game, "glamdring") == "most-points"


@pytest.mark.rule("S18.5", "S19.7")
@pytest.mark.parametrize(
    ("id", "where", "rolls"),
    [
        ("abductor", {"site_": "bree"}, [1, 1]),
        ("giant-spiders", {"path": ["wilderness"] * 2}, [1, 1, 4, 5]),
    ],
)
def test_some_creatures_carry_their_victim_off(id: str, where: Where, rolls: list[int]) -> None:
    game = hazards(position({**where, "company": ["frodo", "aragorn-ii"]}, id))
    while game.asked and not game.zone("removed"):
        known = [text for text in ("strike frodo", "fight frodo", "roll") if text in game.options]
        game.do((known or game.options)[0], rolls=rolls)
    assert game.zone("removed") == ["frodo"]
    assert "wound" in [event.kind for event in game.told]


@pytest.mark.rule("S19.7")
def test_the_wild_fell_beast_taps_everybody_afterwards() -> None:
    company = ["beorn", "elrond", "glorfindel-ii", "thranduil"]
    game = hazards(position({"company": company, "path": ["shadow-land"] * 2}, "wild-fell-beast"))
    while game.asked:
        known = [text for text in ("hold", "roll") if text in game.options]
        game.do((known or game.options)[0], rolls=[6, 6, 6, 6])
    for each in company:
        assert game.marks(each) == {"tapped"}


@pytest.mark.rule("S19.7")
@pytest.mark.parametrize("id", ["bert-burat", "tom-tuma", "william-wuluag"])
def test_the_three_trolls_strip_their_victims_once_another_was_faced(id: str) -> None:
    others = [each for each in ("bert-burat", "tom-tuma", "william-wuluag") if each != id]
    where = {
        "path": ["wilderness"] * 2,
        "items": {"aragorn-ii": ["horn-of-anor", "magic-ring-of-words"]},
    }
    alone = hazards(position(where, id))
    alone.do("roll", rolls=[1, 1, 1, 1])
    assert "horn-of-anor" in alone.in_play()
    game = position(where, id)
    from mathom.games.solitaire.model.state import Faced
    from mathom.kernel.schema import new

    before = new(Faced)
    before.card, before.number, before.key = card(others[0]), -1, -1
    game.state.turn.faced = [before]
    hazards(game).do("roll", rolls=[1, 1, 1, 1])
    assert game.in_play("aragorn-ii") == ["magic-ring-of-words"]


# Cards that take hazards off the table.


def discards(id: str, *gone: str, window: str = "organization", **about: Any) -> Game:
    """A card of the hand discards hazards."""
    game = moment(window, hand=[id], **about)
    game.do(f"play {id}", rolls=[6, 6])
    for _ in range(4):
        wanted = [f"with {each}" for each in gone if f"with {each}" in game.options]
        if game.asked in ("moment", ""):
            break
        game.do(wanted[0] if wanted else game.options[0])
    for each in gone:
        assert each in game.zone("hazard_discard")
    return game


@pytest.mark.rule("S19.7", "S19.4")
def test_marvels_told_spares_environments() -> None:
    about: Where = {"company": ["elrond"], "events": ["clouds", "eye-of-sauron", "siege"]}
    game = discards("marvels-told", "siege", **about)
    assert "clouds" in game.in_play()
    assert "eye-of-sauron" in game.in_play()


@pytest.mark.rule("S19.7")
def test_the_cock_crows_needs_gates_of_morning() -> None:
    discards("the-cock-crows", "siege", events=["gates-of-morning", "siege"])
    game = moment("organization", hand=["the-cock-crows"], events=["siege"])
    assert game.options == ["pass"]


@pytest.mark.rule("S19.7", "S21.2")
def test_sated_beast_sends_a_dragon_ahunt_away() -> None:
    discards("sated-beast", "smaug-ahunt", events=["smaug-ahunt", "smaug-at-home"])
    game = moment("organization", hand=["sated-beast"], events=["smaug-at-home"])
    assert game.options == ["pass"]


@pytest.mark.rule("S19.4")
def test_twilight_takes_an_environment_of_either_side() -> None:
    discards("twilight-resource", "clouds", events=["clouds", "eye-of-sauron"])


@pytest.mark.rule("S19.7")
def test_elf_song_frees_each_character_at_a_haven_of_one_corruption_card() -> None:
    on = {
        "aragorn-ii": ["lure-of-nature"],
        "legolas": ["lure-of-the-senses", "despair-of-the-heart"],
    }
    game = moment(
        "long-event", company=["aragorn-ii", "legolas"], on=on, hand=["elf-song"], phase=3
    )
    game.do("play elf-song", "with despair-of-the-heart")
    assert sorted(game.zone("hazard_discard")) == ["despair-of-the-heart", "lure-of-nature"]
    assert game.in_play("legolas") == ["lure-of-the-senses"]


@pytest.mark.rule("S19.7")
def test_three_golden_hairs_take_all_corruption_cards_of_their_bearer() -> None:
    on = {"elrond": ["lure-of-nature", "despair-of-the-heart"]}
    game = moment(
        "any",
        company=["galadriel", "elrond", "faramir"],
        on={**on, "faramir": ["lure-of-the-senses"]},
        hand=["three-golden-hairs"],
    )
    game.do("play three-golden-hairs", "with elrond")
    assert game.in_play("elrond") == ["three-golden-hairs"]
    assert game.in_play("faramir") == ["lure-of-the-senses"]


@pytest.mark.rule("S19.7")
def test_athelas_and_the_palantiri_take_corruption_cards() -> None:
    on = {"aragorn-ii": ["lure-of-nature"]}
    game = moment("any", items={"aragorn-ii": ["athelas"]}, on=on)
    game.do("use athelas")
    while game.asked not in ("moment", ""):
        game.do(game.options[0])
    assert game.zone("hazard_discard") == ["lure-of-nature"]
    stone = moment(
        "any",
        company=["elrond", "aragorn-ii"],
        items={"elrond": ["palantir-of-elostirion"]},
        on={"elrond": ["lure-of-nature"], "aragorn-ii": ["lure-of-the-senses"]},
    )
    stone.do("use palantir-of-elostirion")
    assert "lure-of-nature" in stone.zone("hazard_discard")
    assert "lure-of-the-senses" in stone.in_play()
