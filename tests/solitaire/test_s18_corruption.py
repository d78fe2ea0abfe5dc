"""S18 Corruption: the check and what follows from it, and what helps (S18.1 to S18.7)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.constants import DURATIONS, TAPPED
from mathom.games.solitaire.figures import corruption, corruption_sources
from mathom.games.solitaire.site.corruption import CorruptionCheck, protected
from mathom.games.solitaire.site.factions import InfluenceCheck
from mathom.kernel.effects import Bindings
from tests.solitaire.fights import attack, face
from tests.solitaire.hazard_hand import hazards, moving
from tests.solitaire.table import BOX, Game, card, table
from tests.solitaire.windows import moment


def check(game: Game, who: str, n: int = 0, rolls: tuple[int, ...] = ()) -> Game:
    return game.run(CorruptionCheck(game.number(who), n), rolls=rolls)


@pytest.mark.rule("S18.1")
class TestTotal:
    def test_all_that_a_character_bears_counts(self) -> None:
        game = table(
            company=["eowyn"],
            items={"eowyn": ["glamdring", "orcrist"]},
            on={"eowyn": ["lure-of-the-senses"]},
        )
        assert corruption(game.state, game.number("eowyn")) == 1 + 2 + 2

    def test_what_followers_have_does_not(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            followers={"aragorn-ii": ["frodo"]},
            items={"frodo": ["glamdring"]},
        )
        assert corruption(game.state, game.number("aragorn-ii")) == 0
        assert corruption(game.state, game.number("frodo")) == 1

    def test_resource_events_count_too(self) -> None:
        game = table(company=["elrond"], on={"elrond": ["lore-of-the-ages"]})
        assert corruption(game.state, game.number("elrond")) == 2

    def test_it_is_told_by_sources(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["the-one-ring"]})
        found = dict(corruption_sources(game.state, game.number("frodo")))
        assert found == {card("the-one-ring"): 1} or found == {card("the-one-ring"): 6 + 1}
        assert corruption(game.state, game.number("frodo")) == 7


@pytest.mark.rule("S18.2")
@pytest.mark.parametrize(
    ("rolls", "how"),
    [((1, 4), ""), ((1, 3), "discarded"), ((1, 2), "discarded"), ((1, 1), "eliminated")],
)
def test_above_is_safe_equal_and_one_below_discarded_else_eliminated(
    rolls: tuple[int, ...], how: str
) -> None:
    game = table(company=["eowyn", "eomer"], items={"eowyn": ["orcrist", "torque-of-hues"]})
    game.state.in_play.mark(game.number("eomer"), 0)
    check(game, "eowyn", rolls=rolls)
    assert [event["how"] for event in game.events("corrupted")] == ([how] if how else [])
    assert ("eowyn" in game.in_play()) == (how == "")
    (roll,) = game.events("roll")
    assert (roll["above"], roll["total"]) == (4, sum(rolls))
    assert roll["ways"] == 30


@pytest.mark.rule("S18.2")
def test_modifiers_of_character_and_effects_are_told_by_name() -> None:
    game = table(
        company=["bombur", "frodo"],
        items={"bombur": ["emerald-of-the-mariner", "orcrist"]},
        marks={"frodo": ["tapped"]},
        events=["fellowship"],
    )
    check(game, "bombur", -2, rolls=(3, 3))
    (roll,) = game.events("roll")
    assert roll["changes"] == [
        "bombur:-1",
        "emerald-of-the-mariner:+1",
        "fellowship:+1",
        "check:-2",
    ]
    assert roll["total"] == 5


@pytest.mark.rule("S18.2", "S18.5")
def test_items_of_the_fallen_go_back_and_nobody_saves_any() -> None:
    game = table(
        company=["eowyn", "eomer"],
        items={"eowyn": ["orcrist", "cram"]},
        allies={"eowyn": ["shadowfax"]},
        treasures=["narsil"],
    )
    check(game, "eowyn", -1).do("roll", rolls=(1, 2))
    assert game.asked == ""
    assert game.in_play() == ["eomer"]
    assert sorted(game.zone("treasures")) == ["cram", "narsil", "orcrist"]
    assert game.zone("removed") == ["eowyn"]
    assert game.zone("resource_discard") == ["shadowfax"]


@pytest.mark.rule("S18.2")
def test_followers_of_the_fallen_stay() -> None:
    game = table(
        company=["aragorn-ii", "frodo"],
        followers={"aragorn-ii": ["frodo"]},
        items={"aragorn-ii": ["orcrist"]},
        marks={"frodo": ["tapped"]},
    )
    check(game, "aragorn-ii", rolls=(1, 1))
    assert game.in_play() == ["frodo"]


@pytest.mark.rule("S3.3", "S18.5")
def test_the_last_one_to_fall_loses_the_game() -> None:
    game = table(company=["eowyn"], items={"eowyn": ["orcrist"]})
    check(game, "eowyn", rolls=(1, 1))
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "nobody-left"


@pytest.mark.rule("S18.3")
class TestSupport:
    def start(self) -> Game:
        return table(
            company=["eowyn", "eomer", "theoden", "hama"],
            items={"eowyn": ["orcrist", "torque-of-hues"]},
            allies={"eomer": ["shadowfax"]},
            marks={"theoden": ["tapped"], "hama": ["wounded"]},
        )

    @pytest.mark.rule("S18.9")
    def test_only_untapped_companions_may(self) -> None:
        game = check(self.start(), "eowyn")
        assert game.asked == "corruption-check"
        assert game.options == ["roll", "support eomer"]

    def test_each_taps_and_adds_one(self) -> None:
        game = check(self.start(), "eowyn").do("support eomer", rolls=(1, 3))
        assert game.marks("eomer") == {"tapped"}
        (roll,) = game.events("roll")
        assert roll["changes"] == ["eomer:+1"]
        assert roll["total"] == 5
        assert "eowyn" in game.in_play()

    def test_who_checks_does_not_support_himself(self) -> None:
        game = table(company=["eowyn"], items={"eowyn": ["orcrist"]})
        check(game, "eowyn", rolls=(3, 3))
        assert game.events("roll")[0]["changes"] == []

    @pytest.mark.rule("S18.9")
    def test_a_check_that_cannot_fail_is_not_asked(self) -> None:
        game = table(company=["eowyn", "eomer"], items={"eowyn": ["glamdring"]})
        check(game, "eowyn", rolls=(1, 1))
        assert game.events("roll")[0]["ways"] == 36
        assert "eowyn" in game.in_play()

    def test_the_border_of_what_can_fail(self) -> None:
        game = table(company=["eowyn", "eomer"], items={"eowyn": ["orcrist"]})
        assert check(game, "eowyn").asked == "corruption-check"


@pytest.mark.rule("S18.4")
def test_it_is_rolled_with_no_corruption_at_all() -> None:
    game = table(company=["eowyn"])
    check(game, "eowyn", rolls=(1, 1))
    (roll,) = game.events("roll")
    assert (roll["above"], roll["total"]) == (0, 2)
    game = table(company=["eowyn", "eomer"], marks={"eomer": ["tapped"]})
    check(game, "eowyn", -3, rolls=(1, 1))
    assert game.events("corrupted")[0]["how"] == "discarded"


@pytest.mark.rule("S18.9")
def test_what_can_be_used_at_any_time_can_be_used_in_checks() -> None:
    """In rolls to shed a card it cannot: see the tests of S6.4."""
    hand = ["gates-of-morning"]
    game = table(company=["eowyn"], items={"eowyn": ["orcrist", "torque-of-hues"]}, hand=hand)
    assert "play gates-of-morning" in check(game, "eowyn").options
    influence = table(company=["theoden"], hand=[*hand, "riders-of-rohan"], site_="edoras")
    influence.run(InfluenceCheck(influence.number("theoden"), card("riders-of-rohan")))
    assert "play gates-of-morning" in influence.options


@pytest.mark.rule("S18.7")
def test_allies_do_not_check() -> None:
    game = table(company=["eowyn", "eomer"], allies={"eowyn": ["gollum"]})
    check(game, "gollum", -10)
    assert game.asked == ""
    assert game.events("roll") == []


def test_who_has_gone_does_not_check() -> None:
    game = table(company=["eowyn", "eomer"])
    number = game.number("eowyn")
    game.state.in_play.leave(number)
    game.state.removed += (card("eowyn"),)
    game.run(CorruptionCheck(number))
    assert game.events("roll") == []


# Corruption points that cards change.


@pytest.mark.rule("S18.1", "S18.11")
@pytest.mark.parametrize(
    ("event", "items", "points"),
    [
        ("", ["palantir-of-orthanc", "orcrist"], 4),
        ("bane-of-the-ithil-stone", ["palantir-of-orthanc", "orcrist"], 6),
        ("itangast-at-home", ["orcrist", "glamdring"], 4),
        ("scorba-at-home", ["orcrist", "glamdring"], 4),
        ("the-balance-of-things", ["orcrist", "glamdring"], 4),
        ("the-balance-of-things", ["emerald-of-the-mariner", "orcrist"], 4),
        ("the-balance-of-things", [], 0),
    ],
)
def test_cards_that_change_points(event: str, items: list[str], points: int) -> None:
    game = table(company=["eowyn"], items={"eowyn": items}, events=[event] if event else [])
    assert corruption(game.state, game.number("eowyn")) == points


@pytest.mark.rule("S18.11")
def test_the_one_ring_weighs_on_everybody() -> None:
    game = table(company=["frodo", "sam-gamgee"], items={"frodo": ["the-one-ring"]})
    assert corruption(game.state, game.number("sam-gamgee")) == 1


@pytest.mark.parametrize(
    ("item", "plain", "dwarf"),
    [("durins-axe", 2, 3), ("the-arkenstone", 2, 4), ("dwarven-ring-of-thrars-tribe", 3, 5)],
)
def test_some_items_weigh_more_on_dwarves(item: str, plain: int, dwarf: int) -> None:
    for who, points in (("eowyn", plain), ("gimli", dwarf)):
        game = table(company=[who], items={who: [item]})
        assert corruption(game.state, game.number(who)) == points


# Cards that help in a check.


class TestCards:
    def start(self, who: str, *hand: str, **more: Any) -> Game:
        items = {who: ["orcrist", "torque-of-hues", "wormsbane"]}
        return table(company=[who], items=items, hand=hand, **more)

    def test_halfling_strength(self) -> None:
        game = check(self.start("frodo", "halfling-strength"), "frodo", -4)
        game.do("play halfling-strength", rolls=(1, 1))
        assert game.events("roll")[0]["changes"] == [
            "frodo:+4",
            "check:-4",
            "halfling-strength:+4",
        ]
        assert game.zone("resource_discard") == ["halfling-strength"]
        game = check(self.start("eowyn", "halfling-strength"), "eowyn")
        assert game.asked == "", "no Hobbit"

    @pytest.mark.parametrize(
        ("event", "n"), [("new-friendship", 2), ("old-friendship", 4), ("a-friend-or-three", 1)]
    )
    def test_friendship(self, event: str, n: int) -> None:
        game = check(self.start("imrahil", event), "imrahil").do(f"play {event}", rolls=(3, 3))
        assert game.events("roll")[0]["changes"] == [f"{event}:+{n}"]

    @pytest.mark.rule("S18.9")
    @pytest.mark.parametrize("event", ["new-friendship", "old-friendship"])
    def test_they_need_a_diplomat(self, event: str) -> None:
        assert check(self.start("eowyn", event), "eowyn").asked == ""

    def test_when_i_know_anything_helps_a_companion(self) -> None:
        game = table(
            company=["elrond", "eowyn"],
            items={"eowyn": ["orcrist", "torque-of-hues"]},
            on={"elrond": ["when-i-know-anything"]},
        )
        check(game, "eowyn").do("use when-i-know-anything", rolls=(6, 6, 3, 4))
        assert game.marks("elrond") == {"tapped"}
        first, second = game.events("roll")
        assert (first["card"], first["above"]) == ("elrond", 1)
        assert (second["card"], second["changes"]) == ("eowyn", ["when-i-know-anything:+3"])

    @pytest.mark.rule("S18.12")
    def test_but_not_himself(self) -> None:
        game = table(
            company=["elrond"],
            items={"elrond": ["orcrist", "torque-of-hues"]},
            on={"elrond": ["when-i-know-anything"]},
        )
        assert check(game, "elrond").asked == ""

    @pytest.mark.rule("S18.10")
    def test_magical_harp_keeps_from_being_discarded_but_not_eliminated(self) -> None:
        for rolls, left in (((2, 2), True), ((1, 1), False)):
            game = table(
                company=["eowyn", "frodo"],
                items={"eowyn": ["orcrist", "torque-of-hues"], "frodo": ["magical-harp"]},
                marks={"frodo": ["tapped"]},
            )
            check(game, "eowyn").do("use magical-harp", rolls=(6, 6, *rolls))
            assert game.marks("magical-harp") == {"tapped"}
            assert [event["card"] for event in game.events("roll")] == ["frodo", "eowyn"]
            assert ("eowyn" in game.in_play()) == left
            assert bool(game.events("protected")) == left

    def test_magical_harp_protects_for_the_turn_and_once_is_enough(self) -> None:
        game = moment(company=["eowyn"], items={"eowyn": ["magical-harp"]})
        game.do("use magical-harp", rolls=[6, 6])
        assert protected(game.state, 0)
        game.state.in_play.mark(game.number("magical-harp"), TAPPED, on=False)
        assert game.options == ["pass"]
        game.state.in_play.end(DURATIONS.index("turn"))
        assert not protected(game.state, 0)

    @pytest.mark.rule("S18.10")
    def test_elf_song_protects_at_a_haven(self) -> None:
        for site, left in (("rivendell", True), ("bree", False)):
            game = table(
                company=["eowyn", "frodo"],
                items={"eowyn": ["orcrist"]},
                marks={"frodo": ["tapped"]},
                events=["elf-song"],
                site_=site,
            )
            check(game, "eowyn", rolls=(1, 1))
            assert ("eowyn" in game.in_play()) == left

    @pytest.mark.rule("S18.10")
    def test_nenya_lets_one_check_succeed(self) -> None:
        game = table(
            company=["galadriel", "eowyn"],
            items={"eowyn": ["orcrist", "torque-of-hues"]},
            hand=["nenya"],
            site_="lorien",
        )
        check(game, "eowyn").do("play nenya", rolls=(6, 6))
        if game.asked == "corruption-check" and "use nenya" not in game.options:
            game.do("roll", rolls=(6, 6))
        assert game.events("roll")[0]["changes"] == ["nenya:-1"]
        game.do("use nenya")
        assert game.asked == ""
        assert game.events("check-passed") == [{"card": "eowyn"}]
        check(game, "eowyn")
        assert "use nenya" not in game.options

    def test_nenya_does_nothing_in_dark_places(self) -> None:
        game = table(
            company=["galadriel", "eowyn"],
            items={"eowyn": ["orcrist", "torque-of-hues"]},
            events=["nenya"],
            site_="moria",
        )
        check(game, "eowyn")
        assert "use nenya" not in game.options


# Cards that call for checks.


class TestCalls:
    def call(self, game: Game, id: str, way: int = 0, **bound: int) -> Game:
        """Do what a card in play does."""
        number = game.number(id)
        it = BOX.cards[game.state.in_play[number].card]
        script = it.modes[way].script if hasattr(it, "modes") else it.script
        from mathom.kernel.effects import Perform

        return game.run(Perform(script, 0, Bindings(card=number, **bound)))

    @pytest.mark.parametrize(
        ("event", "way", "n"),
        [
            ("weariness-of-the-heart", 1, 0),
            ("dragon-sickness", 0, -1),
            ("the-will-of-the-ring", 0, -4),
            ("the-rings-betrayal", 0, -2),
            ("the-precious", 0, -2),
        ],
    )
    def test_on_a_target(self, event: str, way: int, n: int) -> None:
        game = table(company=["frodo", "sam-gamgee"], events=[event])
        self.call(game, event, way, target=game.number("sam-gamgee"))
        if game.asked:
            game.do("roll", rolls=(6, 6))
        (roll,) = game.events("roll")
        assert roll["card"] == "sam-gamgee"
        assert roll["changes"] == ["sam-gamgee:+3", *([f"{event}:{n}"] if n else [])]


# Hazards and sites that call for checks at their moments.


def rolls_after(game: Game, event: str, *who: int, **bound: int) -> list[tuple[str, list[str]]]:
    """Who checks, and with what, when something happens."""
    game.run()
    before = len(game.events("roll"))
    pull(game.state, event, *who, **bound)
    game.run(rolls=[6] * 12)
    while game.asked == "corruption-check":
        game.do("roll", rolls=[6, 6])
    return [(it["card"], it["changes"]) for it in game.events("roll")[before:]]


MOMENTS = [
    ("despair-of-the-heart", "company-member-wounded"),
    ("lure-of-expedience", "company-gains-item"),
    ("lure-of-nature", "end-of-mh-per-wilderness-in-path"),
    ("lure-of-the-senses", "end-of-untap-at-haven"),
    ("the-burden-of-time", "untap-phase-not-at-haven"),
    ("dragons-curse", "end-of-untap"),
]


@pytest.mark.rule("S18.2", "S5.3")
@pytest.mark.parametrize(("id", "event"), MOMENTS)
def test_corruption_cards_call_for_checks(id: str, event: str) -> None:
    game = table(company=["eowyn", "elrond"], on={"elrond": [id]})
    for other in dict.fromkeys(event for _, event in MOMENTS):
        expected: list[tuple[str, list[str]]] = [("elrond", [])] if other == event else []
        assert rolls_after(game, other) == expected, other
    assert corruption(game.state, game.number("elrond")) == 2


@pytest.mark.rule("S18.6")
def test_corruption_cards_are_hazards_with_the_keyword() -> None:
    found = {card.id for card in BOX.hazards if "corruption" in card.keywords}
    assert found == {
        "black-breath",
        "despair-of-the-heart",
        "dragon-sickness",
        "dragons-curse",
        "greed",
        "icy-touch",
        "lure-of-expedience",
        "lure-of-nature",
        "lure-of-power",
        "lure-of-the-senses",
        "morgul-knife",
        "the-balance-of-things",
        "the-burden-of-time",
        "the-pale-sword",
        "the-precious",
        "the-rings-betrayal",
        "the-will-of-the-ring",
        "traitor",
        "weariness-of-the-heart",
    }


@pytest.mark.rule("S18.6")
def test_a_character_gets_one_in_a_turn() -> None:
    game = moving(
        "wilderness",
        site_="bree",
        company=["eowyn"],
        hazard_hand=["lure-of-nature", "lure-of-the-senses"],
    )
    hazards(game)
    assert len(game.in_play("eowyn")) == 1
    game = moving(
        "wilderness",
        site_="bree",
        company=["eowyn", "eomer"],
        hazard_hand=["lure-of-nature", "lure-of-the-senses"],
    )
    hazards(game)
    assert [len(game.in_play(who)) for who in ("eowyn", "eomer")] == [1, 1]


@pytest.mark.parametrize(
    "site",
    [
        "amon-hen",
        "barrow-downs",
        "dead-marshes",
        "gladden-fields",
        "himring",
        "isles-of-the-dead-that-live",
        "lossadan-cairn",
        "minas-morgul",
        "tolfalas",
    ],
)
def test_the_dead_at_these_sites_corrupt_whom_they_wound(site: str) -> None:
    game = table(company=["pippin"], site_=site)
    face(game)
    for _ in range(9):
        if not game.asked:
            break
        game.do(game.options[0])
    assert game.marks("pippin") == {"wounded"}
    whys = [it["why"] for it in game.events("roll")]
    assert whys.count("corruption-check") >= 1
    assert whys[0] == "strike"


@pytest.mark.parametrize(
    ("creature", "changes"),
    [("barrow-wight", ["barrow-wight:-2"]), ("ghosts", ["ghosts:-1"]), ("corpse-candle", [])],
)
def test_creatures_that_corrupt(creature: str, changes: list[str]) -> None:
    game = table(company=["eowyn"], events=[creature])
    attack(game, creature)
    for _ in range(12):
        if not game.asked:
            break
        game.do("roll" if "roll" in game.options else game.options[0])
    checks = [it["changes"] for it in game.events("roll") if it["why"] == "corruption-check"]
    assert checks
    assert checks[0] == changes
