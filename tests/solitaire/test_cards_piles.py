"""Cards on decks, discard piles and the hand, and those that search for treasures."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.cards.abilities import Use
from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.travel.drawing import hand_size
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.untap import Untap
from mathom.kernel.effects import NO_BINDINGS, Bindings, Perform
from tests.solitaire.journeys import carry_out, mode, on_the_way, use
from tests.solitaire.table import BOX, Game, Rigged, card, table


def passed(game: Game) -> Game:
    """Roll every check that is asked for, with the best dice."""
    while game.asked == "corruption-check":
        game.do("roll", rolls=[6, 6])
    return game


@pytest.mark.rule("S10.10")
@pytest.mark.parametrize(
    ("company", "items", "place", "size"),
    [
        (["elrond"], {}, "rivendell", 6),
        (["galadriel"], {}, "lorien", 6),
        (["galadriel"], {}, "rivendell", 5),
        (["cirdan"], {}, "grey-havens", 6),
        (["cirdan"], {}, "lorien", 5),
        (["aragorn-ii"], {"aragorn-ii": ["emerald-of-the-mariner"]}, "bree", 6),
    ],
)
def test_who_and_what_makes_the_hand_larger(
    company: list[str], items: dict[str, list[str]], place: str, size: int
) -> None:
    assert hand_size(table(company=company, items=items, site_=place).state) == size


def test_book_of_mazarbul_makes_the_hand_larger_until_the_next_untap_phase() -> None:
    game = table(
        company=["elrond"], items={"elrond": ["book-of-mazarbul"]}, site_="bree", sites=["edoras"]
    ).run(Organization())
    game.do("use book-of-mazarbul")
    assert hand_size(game.state) == 6
    game.run(Untap())
    assert hand_size(game.state) == 5


def test_nenselde_fetches_an_environment() -> None:
    game = table(
        allies={"aragorn-ii": ["nenselde-the-wingild"]},
        resource_discard=["gates-of-morning", "fog", "dodge", "stars"],
        site_="dol-amroth",
    )
    use(game, "nenselde-the-wingild")
    assert game.asked == "retrieve"
    assert game.options == ["with fog", "with stars"], "no permanent one"
    game.do("with fog")
    assert game.zone("hand") == ["fog"]


def test_palantir_of_annuminas_fetches_what_needs_a_sage() -> None:
    game = table(
        items={"aragorn-ii": ["palantir-of-annuminas"]},
        resources=["marvels-told", "concealment", "dodge"],
        resource_discard=["far-sight", "block"],
        treasures=["orcrist"],
    )
    use(game, "palantir-of-annuminas")
    assert sorted(game.options) == ["with far-sight", "with marvels-told"]
    game.do("with marvels-told", rolls=[6, 6])
    passed(game)
    assert game.zone("hand") == ["marvels-told"]
    assert len(game.state.resources) == 2


def test_palantir_of_orthanc_puts_a_card_back() -> None:
    game = table(
        items={"aragorn-ii": ["palantir-of-orthanc"]},
        resource_discard=["far-sight", "block"],
        treasures=["orcrist"],
    )
    use(game, "palantir-of-orthanc").do("with block", rolls=[6, 6])
    passed(game)
    assert game.asked == "", "one card and no more"
    assert "block" in game.zone("resources")
    assert game.zone("resource_discard") == ["far-sight"]


@pytest.mark.rule("S19.13")
def test_palantir_of_minas_tirith_looks_at_five_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(
        items={"aragorn-ii": ["palantir-of-minas-tirith"]},
        resources=["concealment", "dodge", "block", "ford", "bridge", "hiding", "fog", "moon"],
        treasures=["orcrist"],
    )
    use(game, "palantir-of-minas-tirith", rolls=[1, 1, 6, 6])
    passed(game)
    (told,) = game.events("peek")
    assert told["deck"] == "resources"
    assert len(told["cards"]) == 5
    assert len(game.state.resources) == 8
    top = [BOX.cards[each].id for each in game.state.resources.top]
    assert top == told["cards"], "the order is known"
    game.told.clear()
    monkeypatch.setattr(Rigged, "pick", lambda self, n: n - 1)
    passed(use(game, "palantir-of-minas-tirith"))
    assert game.events("peek")[0]["cards"] == top[::-1], "and was drawn anew"


def test_mirror_of_galadriel_looks_at_any_deck() -> None:
    game = table(
        site_="lorien",
        hand=["mirror-of-galadriel"],
        hazards=["river", "wargs"],
        sites=["bree", "edoras"],
        phase=2,
    ).run(Organization())
    game.do("play mirror-of-galadriel")
    assert game.asked == "choose-deck"
    assert game.options == ["deck resources", "deck hazards", "deck sites"], "no treasures left"
    game.do("deck sites")
    assert sorted(game.events("peek-sites")[0]["sites"]) == ["bree", "edoras"]


def test_uvatha_fetches_a_creature_by_chance() -> None:
    game = table(
        events=["uvatha-the-horseman"],
        marks={"uvatha-the-horseman": ["second-way"]},
        hazard_discard=["river", "wargs", "doors-of-night"],
        phase=4,
    ).run()
    pull(game.state, "once-per-hazard-phase", game.number("uvatha-the-horseman"))
    game.run()
    assert game.zone("hazard_hand") == ["wargs"]


def test_mouth_of_sauron_fetches_the_most_harmful() -> None:
    game = on_the_way(
        "rivendell",
        "mount-gram",
        events=["mouth-of-sauron"],
        marks={"mouth-of-sauron": ["second-way"]},
        hazard_discard=["river", "orc-patrol", "smaug"],
    )
    carry_out(game, "mouth-of-sauron")
    assert game.zone("hazard_hand") == ["orc-patrol"], "Smaug cannot come there"


def test_parsimony_of_seclusion_fetches_a_dragon() -> None:
    game = table(
        events=["parsimony-of-seclusion"], hazard_discard=["cave-drake", "scorba-at-home"], phase=4
    )
    carry_out(game, "parsimony-of-seclusion")
    assert game.zone("hazard_hand") == ["scorba-at-home"]


@pytest.mark.rule("S22.2")
def test_from_the_pits_of_angband_dragons_come_back() -> None:
    game = (
        table(
            events=["from-the-pits-of-angband"],
            hazard_discard=["scorba", "cave-drake", "sand-drake", "wargs"],
            hazards=["river", "wolves"],
            hand=["ford"] * 5,
            phase=6,
        )
        .run(EndOfTurn())
        .do("pass")
    )
    assert len(game.state.hazards) == 3
    assert len(game.state.hazard_discard) == 3
    night = (
        table(
            events=["doors-of-night", "from-the-pits-of-angband"],
            hazard_discard=["scorba", "cave-drake", "sand-drake", "wargs"],
            hand=["ford"] * 5,
            phase=6,
        )
        .run(EndOfTurn())
        .do("pass")
    )
    assert sorted(night.zone("hazard_hand"))[1:] == ["scorba"]
    assert len(night.state.hazard_hand) == 2


@pytest.mark.rule("S22.2")
def test_the_nazgul_are_abroad_brings_one_back_at_night() -> None:
    game = (
        table(
            events=["the-nazgul-are-abroad"],
            hazard_discard=["adunaphel"],
            hand=["ford"] * 5,
            phase=6,
        )
        .run(EndOfTurn())
        .do("pass")
    )
    assert game.zone("hazard_hand") == []


@pytest.mark.rule("S22.2")
def test_where_there_is_no_nazgul_none_comes_back() -> None:
    game = table(
        events=["doors-of-night", "the-nazgul-are-abroad"],
        hazard_discard=["wargs"],
        hand=["ford"] * 5,
        phase=6,
    ).run(EndOfTurn())
    game.do("pass")
    assert game.zone("hazard_hand") == []
    assert game.zone("hazard_discard") == ["wargs"]


def test_vilya_puts_three_cards_back_at_rivendell() -> None:
    game = table(
        company=["elrond"],
        hand=["vilya"],
        resource_discard=["block", "dodge", "ford", "bridge"],
        sites=["bree"],
        treasures=["orcrist"],
    ).run(Organization())
    game.do("play vilya")
    assert game.asked == "retrieve"
    game.do("with block", "with ford").do("with bridge", rolls=[6, 6])
    passed(game)
    assert game.asked == "organize", "three cards and no more"
    assert len(game.state.resources) == 13
    assert "dodge" in game.zone("resource_discard")


@pytest.mark.rule("S2.22")
def test_favor_of_the_valar_makes_the_deck_anew() -> None:
    game = table(
        hand=["favor-of-the-valar", "block"],
        resources=["concealment"] * 7,
        resource_discard=["dodge", "ford"],
        sites=["bree"],
    ).run(Organization())
    game.do("play favor-of-the-valar")
    assert len(game.state.hand) == 5
    assert len(game.state.resources) == 5
    assert game.zone("resource_discard") == []
    assert game.zone("removed") == ["favor-of-the-valar"]


def test_khamul_has_you_discard_by_choice() -> None:
    game = table(
        events=["khamul-the-easterling", "uvatha-the-horseman"],
        marks={
            "khamul-the-easterling": ["second-way"],
            "uvatha-the-horseman": ["second-way"],
        },
        hand=["block", "dodge", "ford"],
        phase=4,
    ).run()
    pull(game.state, "once-per-hazard-phase", game.number("khamul-the-easterling"))
    game.run()
    assert game.asked == "discard-some"
    game.do("discard dodge", "discard block")
    assert game.zone("hand") == ["ford"], "he counts himself too"


# Searching for treasures (S25.6).


@pytest.mark.rule("S25.6")
@pytest.mark.parametrize(
    ("ring", "class_", "offered"),
    [
        ("dwarven-ring-of-barins-tribe", "major", ["with sword-of-gondolin"]),
        ("dwarven-ring-of-dwalins-tribe", "major", ["with sword-of-gondolin"]),
        ("dwarven-ring-of-bavors-tribe", "greater", ["with orcrist"]),
        ("dwarven-ring-of-druins-tribe", "greater", ["with orcrist"]),
    ],
)
def test_dwarven_rings_search_for_what_is_found_at_the_site(
    ring: str, class_: str, offered: list[str]
) -> None:
    game = table(
        company=["gimli"],
        items={"gimli": [ring]},
        site_="moria",
        treasures=["orcrist", "sword-of-gondolin", "elven-cloak"],
        phase=5,
    )
    use(game, ring, rolls=[6, 6])
    passed(game)
    assert [f"with {each}" for each in game.zone("row")] == offered, class_


@pytest.mark.rule("S25.6")
@pytest.mark.parametrize("ring", ["dwarven-ring-of-thelors-tribe", "dwarven-ring-of-thrars-tribe"])
def test_two_minor_items_are_found_by_other_rings(ring: str) -> None:
    game = table(
        company=["gimli"],
        items={"gimli": [ring]},
        treasures=["orcrist", "cram", "elven-cloak", "horn-of-anor"],
    )
    use(game, ring)
    assert game.asked == "search"
    game.do("with cram").do(game.options[0], rolls=[6, 6])
    passed(game)
    assert game.asked == "", "two items and no more"
    assert len(game.zone("row")) == 2
    assert "orcrist" not in game.zone("row")


def test_the_ring_of_durins_tribe_untaps_the_site() -> None:
    game = table(
        company=["gimli"],
        items={"gimli": ["dwarven-ring-of-durins-tribe"]},
        site_="moria",
        tapped=True,
        treasures=["orcrist"],
    )
    use(game, "dwarven-ring-of-durins-tribe", rolls=[6, 6])
    passed(game)
    assert not game.state.tapped


@pytest.mark.rule("S25.6")
def test_far_sight_finds_any_treasure_or_nothing_by_the_setting() -> None:
    def found(**settings: str) -> list[str]:
        game = table(
            company=["elrond"],
            site_="isengard",
            events=["far-sight"],
            treasures=["orcrist", "cram"],
            phase=5,
            **settings,  # type: ignore[arg-type]
        )
        carry_out(game, "far-sight", user=game.number("elrond"), rolls=[6, 6])
        if game.asked == "search":
            assert game.options == ["with orcrist", "with cram"]
            game.do("with orcrist", rolls=[6, 6])
        passed(game)
        assert game.asked == "", "one treasure and no more"
        return game.zone("row")

    assert found() == ["orcrist"]
    assert found(search="nothing") == []


@pytest.mark.rule("S25.6")
def test_mathom_lore_finds_a_minor_item() -> None:
    game = table(
        company=["frodo"],
        on={"frodo": ["mathom-lore"]},
        treasures=["orcrist", "cram"],
        site_="bag-end",
        sites=["bree"],
    ).run(Organization())
    game.do("use mathom-lore", rolls=[6, 6])
    passed(game)
    assert game.zone("row") == ["cram"]
    assert game.marks("frodo") == {"tapped"}


@pytest.mark.rule("S25.6")
def test_dragon_lore_finds_what_lies_at_a_lair_and_plays_it() -> None:
    game = table(
        company=["elrond", "legolas"],
        on={"elrond": ["dragon-lore"]},
        site_="the-lonely-mountain",
        tapped=True,
        treasures=["orcrist", "cram"],
        phase=5,
    )
    use(game, "dragon-lore")
    if game.asked == "search":
        game.do("with orcrist")
    if game.asked == "bearer":
        game.do("by legolas")
    assert "orcrist" in game.in_play()


@pytest.mark.rule("S25.6")
def test_lucky_search_turns_treasures_over_until_one_fits() -> None:
    game = table(
        company=["frodo"],
        events=["lucky-search"],
        site_="moria",
        treasures=["the-mithril-coat", "palantir-of-orthanc"],
        phase=5,
    )
    carry_out(game, "lucky-search", user=game.number("frodo"))
    assert len(game.events("reveal-treasure")) == 2
    assert game.in_play("frodo") == ["the-mithril-coat"] or "the-mithril-coat" in game.in_play()
    assert game.zone("treasures") == ["palantir-of-orthanc"]


@pytest.mark.rule("S19.1")
@pytest.mark.parametrize(("events", "works"), [([], True), (["bane-of-the-ithil-stone"], False)])
def test_what_forbids_searching_stops_it(events: list[str], works: bool) -> None:
    game = table(
        items={"aragorn-ii": ["palantir-of-orthanc"]}, events=events, resource_discard=["block"]
    )
    power = BOX.lasting(Use, card("palantir-of-orthanc"))[0]
    effect = power.script.effects[0]
    assert effect.works(game.state, NO_BINDINGS) == works  # type: ignore[attr-defined]


def test_a_sage_looks_more_closely_later() -> None:
    game = table(
        company=["elrond"], site_="isengard", tapped=True, events=["look-more-closely-later"]
    )
    carry_out(game, "look-more-closely-later", user=game.number("elrond"), rolls=[6, 6])
    passed(game)
    assert not game.state.tapped
    assert mode("look-more-closely-later").skills == {"sage"}


@pytest.mark.parametrize(("place", "untaps"), [("the-lonely-mountain", True), ("moria", False)])
def test_thrors_map_untaps_the_site_of_a_dragon(place: str, untaps: bool) -> None:
    game = table(items={"aragorn-ii": ["thrors-map"]}, site_=place, tapped=True, sites=["bree"])
    game.run(Organization())
    assert ("use thrors-map" in game.options) == untaps
    if untaps:
        game.do("use thrors-map")
        assert not game.state.tapped


def test_lordly_presence_draws_a_card_if_it_succeeds() -> None:
    game = table(events=["lordly-presence"])
    inner = mode("lordly-presence").script.effects[1].effects  # type: ignore[attr-defined]
    game.run(Perform(inner, 0, Bindings(card=game.number("lordly-presence"))))
    assert len(game.state.hand) == 1
