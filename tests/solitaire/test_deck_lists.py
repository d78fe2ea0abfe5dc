"""Decks as lists and codes, by name, by chance and completed (S25.1)."""

from __future__ import annotations

import base64
import hashlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.games.solitaire.deck import code, named
from mathom.games.solitaire.deck.construction import HOLDS
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.deck.names import Names, plain
from mathom.games.solitaire.deck.telling import called
from mathom.games.solitaire.deck.text import read
from mathom.games.solitaire.deck.treasures import lists
from mathom.games.solitaire.model.cards import Card, Character, Item
from mathom.kernel.deckbuilding import Listed
from mathom.kernel.errors import BadRequest
from mathom.locale import LANGUAGES, messages
from tests.solitaire.decks import READY, SAMPLES, begin, broken, decks, ids, keys, number
from tests.solitaire.table import BOX, GAME, card
from tests.told import assert_told

TOOLS = GAME.deckbuilding()
SETTINGS = GAME.complete({})
OPEN = GAME.complete({"gorgoroth": "printed-path"})
SEEDS = 250
NOTHING = Decks((), (), (), (), (), ())


def of(*kinds: type[Card]) -> st.SearchStrategy[int]:
    return st.sampled_from([card.index for card in BOX.cards if isinstance(card, kinds)])


def deck(each: st.SearchStrategy[int], most: int = 30) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(each, max_size=most).map(lambda cards: tuple(sorted(cards)))


ANY = st.integers(0, len(BOX.cards) - 1)
SITES = deck(st.integers(0, len(BOX.sites) - 1), 20)
ANY_DECKS = st.builds(
    Decks,
    st.lists(ANY, max_size=6).map(tuple),
    st.lists(st.tuples(ANY, ANY), max_size=4).map(tuple),
    *(deck(ANY), deck(ANY), SITES, deck(ANY)),
)
FITTING_DECKS = st.builds(
    Decks,
    st.lists(of(Character), max_size=6).map(tuple),
    st.lists(st.tuples(of(Item), of(Character)), max_size=4).map(tuple),
    deck(of(*HOLDS["resources"][0])),
    deck(of(*HOLDS["hazards"][0])),
    SITES,
    deck(of(*HOLDS["treasures"][0])),
)
"""Those whose cards lie in the right decks, whether or not they keep to the rules."""


def told(listed: Listed, lang: str = "en") -> list[str]:
    """What is wrong with a list."""
    return [messages(lang).tell(each.sentence) for each in listed.mistakes]


# Lists.


@given(FITTING_DECKS, st.sampled_from(list(LANGUAGES)))
def test_a_list_is_read_as_it_was_written(decks: Decks, lang: str) -> None:
    listed = TOOLS.read(TOOLS.write(decks, messages(lang)))
    assert (listed.mistakes, listed.violations) == ((), ())
    assert listed.decks == decks


def test_a_list_has_the_names_of_all() -> None:
    written = TOOLS.write(SAMPLES["easy"], messages("en")).splitlines()
    for line in (
        *("Company", "1 Éowyn", "Minor items", "1 Elven Cloak (Éowyn)", "Resources"),
        *("3 Concealment", "Hazards", "1 Hoarmûrath of Dír", "Sites", "1 Old Forest"),
        *("Treasures", "2 Sword of Gondolin"),
    ):
        assert line in written
    written = TOOLS.write(SAMPLES["easy"], messages("ja")).splitlines()
    assert not [line for line in written if any("a" <= char <= "z" for char in line)]


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_card_is_known_by_its_name(lang: str) -> None:
    """In the deck it belongs to; Twilight is a card of two."""
    parts = {
        "company": [card.index for card in BOX.characters],
        **{
            part: [card.index for card in BOX.cards if isinstance(card, kinds)]
            for part, (kinds, _) in HOLDS.items()
        },
    }
    words = messages(lang)
    for part, cards in parts.items():
        for n in cards:
            title = GAME.title(words, "card", BOX.cards[n].id)
            text = f"{words.say(f'solitaire-decks-heading-{part}')}\n{title}\n"
            listed = TOOLS.read(text)
            made = listed.decks.company if part == "company" else getattr(listed.decks, part)
            assert made == (n,), text
    for site in BOX.sites:
        assert TOOLS.read(f"Sites\n{GAME.title(words, 'site', site.id)}").decks.sites == (
            site.index,
        )


FORMS = ["2 {}", "2x {}", "2 x {}", "2X{}", "2× {}", "{} x2", "{} X 2", "{} ×2", "{}×2", "{}\n{}"]


@pytest.mark.parametrize("form", FORMS)
def test_copies_are_written_in_many_ways(form: str) -> None:
    listed = TOOLS.read("Resources\n" + form.replace("{}", "Dark Quarrels"))
    assert listed.decks == Decks((), (), (card("dark-quarrels"),) * 2, (), (), ())
    assert listed.mistakes == ()


@pytest.mark.parametrize(
    "heading",
    [
        *(
            "Resources",
            "RESOURCES",
            "resources:",
            "[Resources]",
            "== Resources ==",
            "Resource deck",
        ),
        *("Resources (60)", "Resources: 60", "資源", "資源：", "  Resources  # sixty"),
    ],
)
def test_headings_are_written_in_many_ways(heading: str) -> None:
    listed = TOOLS.read(f"Hazards\nRiver\n{heading}\nFord")
    assert (ids(listed.decks.resources), ids(listed.decks.hazards)) == (["ford"], ["river"])
    assert listed.mistakes == ()


@pytest.mark.parametrize(
    ("name", "id"),
    [
        *(("Éowyn", "eowyn"), ("eowyn", "eowyn"), ("EOWYN", "eowyn"), ("E\u0301owyn", "eowyn")),
        *(("エオウィン", "eowyn"), ("ghan buri ghan", "ghan-buri-ghan")),
        *(("aragorn ii", "aragorn-ii"), ("Thrain II", "thrain-ii")),
    ],
)
def test_names_are_understood_without_accents_and_capitals(name: str, id: str) -> None:
    assert ids(TOOLS.read(f"Company\n1 {name}").decks.company) == [id]


@given(FITTING_DECKS)
def test_a_list_without_accents_signs_and_capitals_is_the_same(decks: Decks) -> None:
    text = unicodedata.normalize("NFKD", TOOLS.write(decks, messages("en"))).casefold()
    text = "".join(char for char in text if char.isascii()).replace("-", " ")
    listed = TOOLS.read("\ufeff" + text.replace("\n", "\r\n  "))
    assert (listed.mistakes, listed.decks) == ((), decks)


def test_comments_and_blank_lines_are_left_out() -> None:
    plain_list = TOOLS.write(SAMPLES["easy"], messages("en"))
    lines = [f"{line}  # {at}" for at, line in enumerate(plain_list.splitlines())]
    listed = TOOLS.read("# Northern errands\n\n" + "\n\n#\n".join(lines))
    assert (listed.mistakes, listed.decks) == ((), SAMPLES["easy"])


def test_the_bearer_stands_behind_a_minor_item() -> None:
    for line in ("Elven Cloak (Éowyn)", "1 elven cloak (eowyn)", "1x Elven Cloak(Eowyn)"):
        listed = TOOLS.read(f"Minor items\n{line}")
        assert listed.decks.minor_items == ((card("elven-cloak"), card("eowyn")),)
    listed = TOOLS.read("Minor items\n2 Elven Cloak (Éowyn)\nエルフのマント（エオウィン）")
    assert listed.decks.minor_items == ((card("elven-cloak"), card("eowyn")),) * 3


def test_a_name_that_looks_like_copies_is_a_name() -> None:
    names = Names(GAME, BOX)
    names.cards["2ford"] = [card("river")]
    names.cards["fordx3"] = [card("wargs")]
    assert ids(read(names, "Hazards\n2 Ford\nFord x3\n").decks.hazards) == ["wargs", "river"]


def test_names_with_brackets_are_names() -> None:
    names = [card for card in BOX.creatures if card.id in ("bert-burat", "tom-tuma")]
    for it in names:
        title = GAME.title(messages("en"), "card", it.id)
        assert "(" in title
        assert TOOLS.read(f"Hazards\n1 {title}").decks.hazards == (it.index,)
    assert len(names) == 2


WRONG = """\
Concealment
Company
Eowin
Éowyn
Minor items
Elven Cloak
Star-glass (Elven Cloak)
Star-glass (Eowin)
Sideboard:
Resources
3 concealmnt
0 Escape
100 Ford
Bree
Sites
Orc-guard
xyzzy
"""


def test_all_mistakes_of_a_list_are_told_with_their_lines() -> None:
    listed = TOOLS.read(WRONG)
    assert [(each.line, each.key) for each in listed.mistakes] == [
        (1, "list-no-part"),
        (3, "list-near"),
        (6, "list-bearer"),
        (7, "list-no-bearer"),
        (8, "list-near"),
        (9, "list-heading"),
        (11, "list-near"),
        (12, "list-count"),
        (13, "list-count"),
        (14, "list-site"),
        (16, "list-no-site"),
        (17, "list-unknown"),
    ]
    for lang in LANGUAGES:
        assert len(set(told(listed, lang))) == len(listed.mistakes)
        for each, sentence in zip(listed.mistakes, told(listed, lang), strict=True):
            assert str(each.line) in sentence
    assert listed.decks == Decks((card("eowyn"),), (), (), (), (), ())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Sites\nOrc-guard", "line 2: Orc-guard is no site"),
        ("Hazards\nBree", "line 2: Bree is a site, and these come under the heading Sites"),
        (
            "Minor items\nStar-glass (Cram)",
            "line 2: Star-glass needs a character to bear it, and Cram is none",
        ),
        ("Resources\nFord x", "line 2: there is no 'Ford x'; did you mean Ford or Forod?"),
        ("Resources\n2", "line 2: there is no '2'"),
    ],
)
def test_mistakes_are_told_by_name(text: str, sentence: str) -> None:
    assert told(TOOLS.read(text)) == [sentence]


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert called("card", "mine") == "mine"
    assert messages("ja").tell(called("card", "cram")) == "クラム"


def test_under_sites_only_sites_are_near() -> None:
    for wrong in ("Minas Tiris", "Morya", "Dall", "Weathertip"):
        (sentence,) = told(TOOLS.read(f"Sites\n{wrong}"))
        near = sentence.partition("did you mean ")[2].rstrip("?").split(" or ")
        assert near
        assert all(TOOLS.read(f"Sites\n{name}").mistakes == () for name in near)


def test_a_misspelt_name_is_refused_with_the_nearest() -> None:
    for part, wrong, near in (
        ("Resources", "Concealmnt", "Concealment"),
        ("Resources", "Secret Pasage", "Secret Passage"),
        ("Company", "Faramier", "Faramir"),
        ("Sites", "Rivendel", "Rivendell"),
        ("Hazards", "The Nazgul are abrod", "The Nazgûl are Abroad"),
        ("Treasures", "Glamdrink", "Glamdring"),
        ("Company", "ガラドリエレ", "ガラドリエル"),
    ):
        (sentence,) = told(TOOLS.read(f"{part}\n{wrong}"))
        assert sentence.startswith(f"line 2: there is no {wrong!r}; did you mean {near}")
        assert sentence.endswith("?")


def test_a_card_of_the_wrong_part_is_read_and_breaks_a_rule() -> None:
    listed = TOOLS.read("Resources\nGlamdring")
    assert listed.mistakes == ()
    assert "wrong-deck" in keys(listed.decks, "S2.6")


def test_lists_are_not_endless() -> None:
    (sentence,) = told(TOOLS.read("Resources\n" + "#" * 100_000))
    assert "100000 characters" in sentence
    assert TOOLS.read("Resources\n" + "#" * 99_990).mistakes == ()
    listed = TOOLS.read("Resources\n60 Ford\n39 Ford\n1 Ford\nCompany\n99 Frodo\nOri")
    assert [(each.line, each.key) for each in listed.mistakes] == [
        (4, "list-many"),
        (7, "list-many"),
    ]
    assert TOOLS.code(listed.decks)


@given(st.text(max_size=200) | st.text("Sites#x2(): éñ\n-[]19", max_size=60))
def test_no_text_is_too_strange_to_be_read(text: str) -> None:
    for part in ("", "Minor items\n", "サイト\n", "Sites\n"):
        listed = TOOLS.read(part + text)
        for lang in LANGUAGES:
            assert all(told(listed, lang))


def test_plain_names_keep_the_sounds_of_kana() -> None:
    assert plain("ガン＝ブリ＝ガン") == "ガンブリガン" != plain("カン＝フリ＝カン")
    assert plain("Ghân-buri-Ghân") == "ghanburighan"
    assert plain("Durin’s Axe") == plain("Durin's axe") == "durinsaxe"
    assert plain("Ruins & Lairs") == plain("ruins and lairs")


# Codes.


@given(ANY_DECKS)
def test_decks_come_out_of_their_code(decks: Decks) -> None:
    made = code.encode(BOX, decks)
    assert code.decode(BOX, made) == decks
    assert set(made) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@pytest.mark.parametrize("scenario", ["easy", "normal", "hard"])
def test_codes_are_short_enough_for_links(scenario: str) -> None:
    made = TOOLS.code(READY[scenario])
    assert made.startswith("deck-")
    assert len(made) < 140
    assert TOOLS.named(made, SETTINGS) == READY[scenario]


def test_a_changed_code_is_refused() -> None:
    whole = code.encode(BOX, SAMPLES["easy"])
    for at in range(len(whole)):
        other = "A" if whole[at] != "A" else "B"
        for changed in (
            whole[:at] + other + whole[at + 1 :],
            whole[:at],
            whole[:at] + whole[at + 1 :],
        ):
            with pytest.raises(BadRequest) as refused:
                code.decode(BOX, changed)
            assert_told(refused.value)
    for changed in (whole + "A", whole + "=", whole + " ", whole + "\n", "é", "A" * 9999):
        with pytest.raises(BadRequest, match="incomplete or was changed"):
            code.decode(BOX, changed)


def packed(*parts: bytes) -> str:
    return base64.urlsafe_b64encode(b"".join(parts)).decode().rstrip("=")


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=2).digest()


def test_codes_of_other_versions_and_boxes_are_refused() -> None:
    data = base64.urlsafe_b64decode(code.encode(BOX, NOTHING) + "=")
    number_, mark = data[5:], data[3:5]
    assert packed(b"\x01", digest(number_), mark, number_) == code.encode(BOX, NOTHING)
    for changed, part in (
        (packed(b"\x02", digest(number_), mark, number_), "newer version"),
        (packed(b"\x00", digest(number_), mark, number_), "was changed"),
        (packed(b"\x01", digest(number_), b"\x00\x00", number_), "another box"),
        (packed(b"\x01", digest(number_ + b"\x00"), mark, number_ + b"\x00"), "was changed"),
        (packed(b"\x01", digest(b"\xff" * 90), mark, b"\xff" * 90), "was changed"),
        (packed(b"\x01"), "was changed"),
    ):
        with pytest.raises(BadRequest, match=part) as refused:
            code.decode(BOX, changed)
        assert_told(refused.value)


@given(st.binary(max_size=120))
def test_any_number_is_decks_or_refused(data: bytes) -> None:
    mark = base64.urlsafe_b64decode(code.encode(BOX, NOTHING) + "=")[3:5]
    made = packed(b"\x01", digest(data), mark, data)
    try:
        found = code.decode(BOX, made)
    except BadRequest as fault:
        assert "was changed" in str(fault)  # noqa: PT017, most are refused
    else:
        assert code.encode(BOX, found) == made


@given(st.text(max_size=60))
def test_any_text_is_refused_as_a_code(text: str) -> None:
    with pytest.raises(BadRequest):
        code.decode(BOX, text)


def test_too_much_of_a_card_has_no_code() -> None:
    ford = card("ford")
    assert code.encode(BOX, Decks((), (), (ford,) * 99, (), (), ()))
    for many in (
        Decks((), (), (ford,) * 100, (), (), ()),
        Decks((0,) * 100, (), (), (), (), ()),
        Decks((), ((0, 0),) * 100, (), (), (), ()),
    ):
        with pytest.raises(BadRequest, match="hundred copies") as refused:
            code.encode(BOX, many)
        assert_told(refused.value)


# Names.


@pytest.mark.rule("S25.1")
@pytest.mark.parametrize(
    ("scenario", "part"),
    [
        ("", "names no decks"),
        ("nightmare", "names no decks"),
        ("random", "names no decks"),
        ("random-", "the seed of random decks"),
        ("random-" + "7" * 31, "the seed of random decks"),
        ("random-ä", "the seed of random decks"),
        ("random-a b", "the seed of random decks"),
        ("random-7\n", "the seed of random decks"),
        ("daily-", "names no day"),
        ("daily-2026-02-29", "names no day"),
        ("daily-2026-13-01", "names no day"),
        ("daily-2026-1-1", "names no day"),
        ("daily-20260101", "names no day"),
        ("daily-2026-W10-1", "names no day"),
        ("daily-2026-01-01 ", "names no day"),
        ("daily-٢٠٢٦-٠١-٠١", "names no day"),
        ("daily-0000-01-01", "names no day"),
        ("deck-", "was changed"),
        ("deck-x", "was changed"),
        ("deck-AAAA", "was changed"),
    ],
)
def test_a_scenario_that_names_no_decks_is_refused(scenario: str, part: str) -> None:
    for refuse in (
        lambda: GAME.start(["a"], 1, {"scenario": scenario}),
        lambda: TOOLS.named(scenario, SETTINGS),
    ):
        with pytest.raises(BadRequest, match=part) as refused:
            refuse()
        assert_told(refused.value)


@pytest.mark.rule("S25.1", "S25.7")
@pytest.mark.parametrize(
    "scenario", ["random-7", "random-a.B_c-9", "daily-2024-02-29", "daily-2026-11-19"]
)
def test_a_table_is_begun_with_decks_by_name(scenario: str) -> None:
    match = GAME.start(["a"], 1, {"scenario": scenario})
    assert begin(scenario=scenario).settings.decks == TOOLS.named(scenario, SETTINGS)
    text = match.state.dumps()
    assert GAME.state(text).dumps() == text
    assert GAME.replay(match.record).state == match.state


@pytest.mark.rule("S25.1", "S25.7")
def test_decks_that_break_a_rule_are_refused_by_the_first() -> None:
    wrong = decks(company=["gimli", "haldir"], add={"sites": ["lorien"]})
    first = broken(wrong)[0]
    with pytest.raises(BadRequest) as refused:
        GAME.start(["a"], 1, {"scenario": TOOLS.code(wrong)})
    assert str(refused.value) == (
        f"these decks may not be played, by {first.rule}: {messages('en').tell(first.sentence)}"
    )
    assert_told(refused.value)


# Chance.


@pytest.mark.rule("S25.7")
def test_random_decks_keep_to_the_rules_and_can_hold_every_card() -> None:
    cards: set[int] = set()
    sites: set[int] = set()
    for seed in range(SEEDS):
        settings = OPEN if seed % 2 else SETTINGS
        made = TOOLS.named(f"random-{seed}", settings)
        assert broken(made, gorgoroth=settings["gorgoroth"]) == []
        cards |= set(made.cards)
        sites |= set(made.sites)
    left = {card.id for card in BOX.cards if card.index not in cards}
    # Some do nothing here, and Fram Framson may start in no company.
    assert left == {card.id for card in BOX.cards if card.dead} | {"fram-framson"}
    assert {site.id for site in BOX.sites if site.index not in sites} == {
        BOX.sites[haven].id for haven in BOX.havens
    }


def test_random_decks_are_those_of_their_seed() -> None:
    """Everywhere and for ever, so they stand here."""
    made = TOOLS.named(TOOLS.random("7"), SETTINGS)
    named._decks.cache_clear()
    again = TOOLS.named("random-7", SETTINGS)
    assert again == made
    assert again is not made
    assert made != TOOLS.named("random-8", SETTINGS)
    assert ids(made.company) == ["adrazar", "glorfindel-ii", "eomer", "ori", "kili"]
    assert [ids(pair) for pair in made.minor_items] == [
        ["elven-cloak", "kili"],
        ["black-arrow", "ori"],
    ]


@pytest.mark.rule("S25.7")
@pytest.mark.parametrize(
    ("setting", "same"),
    [
        ({"gorgoroth": "printed-path"}, False),
        ({"killers": "mixed"}, False),
        ({"search": "nothing"}, True),
    ],
)
def test_the_decks_of_a_seed_depend_on_settings(setting: dict[str, str], same: bool) -> None:
    for name in ("random-7", "daily-2026-11-19"):
        there = TOOLS.named(name, GAME.complete(setting))
        assert (there == TOOLS.named(name, SETTINGS)) == same


def test_the_day_has_decks_of_its_own() -> None:
    days = [TOOLS.named(f"daily-2026-11-{day}", SETTINGS) for day in (18, 19)]
    assert days[0] != days[1]
    assert days[1] != TOOLS.named("random-2026-11-19", SETTINGS)


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(BadRequest, match="the seed of random decks is 1 to 30 letters") as refused:
        TOOLS.random("two words")
    assert_told(refused.value)


# Suggestions.


def test_decks_can_be_made_of_suggestions_alone() -> None:
    found = TOOLS.suggest(NOTHING, SETTINGS)
    made = TOOLS.completed(NOTHING, found)
    assert broken(made) == []
    assert found == TOOLS.suggest(NOTHING, SETTINGS)
    assert TOOLS.suggest(made, SETTINGS) == []


@pytest.mark.parametrize("scenario", ["easy", "normal", "hard"])
def test_nothing_is_suggested_where_nothing_is_missing(scenario: str) -> None:
    assert TOOLS.suggest(READY[scenario], SETTINGS) == []


def test_what_is_suggested_is_what_is_missing() -> None:
    fewer = decks(
        drop={"hazards": ["assassin"], "resources": ["ford", "ford"], "sites": ["dunharrow"]}
    )
    found = TOOLS.suggest(decks(fewer, drop={"sites": ["bandit-lair"]}), SETTINGS)
    assert {each.lack.key for each in found} == {"demand", "resources-count"}
    assert [each.cards for each in found if each.lack.key == "demand"] == [
        (("hazards", "card", "assassin", 1),)
    ]
    (resources,) = (each.cards for each in found if each.lack.key == "resources-count")
    assert sum(copies for *_, copies in resources) == 2


def test_the_lair_of_the_dragons_is_suggested() -> None:
    fewer = decks(drop={"sites": ["the-lonely-mountain"]})
    found = TOOLS.suggest(fewer, SETTINGS)
    assert ("sites", "site", "the-lonely-mountain", 1) in [card for s in found for card in s.cards]
    assert broken(TOOLS.completed(fewer, found)) == []


def test_a_second_killer_is_like_the_first() -> None:
    one = decks(drop={"hazards": ["assassin", "assassin"]}, add={"hazards": ["slayer"]})
    (found,) = TOOLS.suggest(one, SETTINGS)
    assert found.cards == (("hazards", "card", "slayer", 1),)
    (found,) = TOOLS.suggest(one, GAME.complete({"killers": "mixed"}))
    assert sum(copies for *_, copies in found.cards) == 1


def test_points_are_brought_by_treasures_that_have_some() -> None:
    minor = ["dagger-of-westernesse", "elven-cloak", "miruvor", "cram", "horn-of-anor"]
    found = TOOLS.suggest(decks(only={"treasures": minor * 3}), SETTINGS)
    added = [id for each in found for _, _, id, _ in each.cards]
    assert added
    assert all(isinstance(item := BOX.card(id), Item) and item.points for id in added)


SIX = ["cirith-ungol", "shelobs-lair", "ovir-hollow", "stone-circle", "bree", "edoras"]
"""Sites that meet every demand and list neither gold rings nor greater items at a lair."""


@pytest.mark.parametrize(
    ("treasure", "lack"),
    [
        ("fair-gold-ring", "treasure-class"),
        ("enruned-shield", "treasure-lair"),
        ("red-book-of-westmarch", "treasure-site"),
    ],
)
def test_a_site_is_suggested_for_a_treasure(treasure: str, lack: str) -> None:
    item = BOX.card(treasure)
    assert isinstance(item, Item)
    one = decks(only={"treasures": [treasure], "sites": SIX})
    (cards,) = (each.cards for each in TOOLS.suggest(one, SETTINGS) if each.lack.key == lack)
    ((zone, role, id, copies),) = cards
    assert (zone, role, copies) == ("sites", "site", 1)
    assert lists(BOX.sites[BOX.names["site"].index(id)], item)


def test_a_companion_leaves_the_minds_in_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bilbo has 5."""
    one = decks(company=["bilbo"])

    def joined() -> str:
        (found,) = (e for e in TOOLS.suggest(one, SETTINGS) if e.lack.key == "minds-few")
        ((zone, _, id, _),) = found.cards
        assert zone == "company"
        return id

    first = joined()
    monkeypatch.setattr(BOX.card(first), "mind", 15)
    assert joined() == first
    monkeypatch.setattr(BOX.card(first), "mind", 16)
    assert joined() != first


def test_each_gap_is_told_by_itself() -> None:
    fewer = decks(drop={"hazards": ["assassin", "pick-pocket", "pick-pocket"]})
    found = TOOLS.suggest(fewer, SETTINGS)
    assert [(each.lack.args["demand"], each.cards) for each in found] == [
        ("assassin-or-slayer", (("hazards", "card", "assassin", 1),)),
        ("pick-pocket", (("hazards", "card", "pick-pocket", 2),)),
    ]


def test_a_ring_that_no_test_can_show_gets_another_test_or_gold_ring() -> None:
    gold = ["precious-gold-ring", "fair-gold-ring", "lesser-ring"]
    for room, part in ((["escape"], "resources"), ([], "treasures")):
        one = decks(
            drop={"resources": ["test-of-form"] * 3 + room, "treasures": gold},
            add={
                "resources": ["test-of-lore"] * 3,
                "treasures": ["the-one-ring", "beautiful-gold-ring"],
            },
        )
        found = TOOLS.suggest(one, SETTINGS)
        (cards,) = (each.cards for each in found if each.lack.key == "treasure-test")
        assert [(zone, copies) for zone, _, _, copies in cards] == [(part, 1)]
        assert broken(TOOLS.completed(one, found)) == []


def test_a_full_hazard_deck_gets_no_more() -> None:
    full = decks("hard", drop={"hazards": ["assassin"]}, add={"hazards": ["wargs"]})
    found = TOOLS.suggest(full, SETTINGS)
    assert found == []
    assert keys(TOOLS.completed(full, found), "S2.7") == ["demand"]


@given(st.data())
def test_gaps_of_decks_are_filled(data: st.DataObject) -> None:
    """Whatever is taken out of decks that keep to the rules, but for the company."""
    names = [*READY, *(f"random-{seed}" for seed in range(20))]
    whole = TOOLS.named(data.draw(st.sampled_from(names)), SETTINGS)

    def some(cards: tuple[int, ...]) -> tuple[int, ...]:
        out = data.draw(st.sets(st.integers(0, len(cards) - 1), max_size=len(cards)))
        return tuple(card for at, card in enumerate(cards) if at not in out)

    rest = Decks(
        whole.company,
        whole.minor_items,
        some(whole.resources),
        some(whole.hazards),
        some(whole.sites),
        some(whole.treasures),
    )
    found = TOOLS.suggest(rest, SETTINGS)
    made = TOOLS.completed(rest, found)
    assert broken(made) == []
    for zone in ("resources", "hazards", "sites", "treasures"):
        assert not set(getattr(rest, zone)) - set(getattr(made, zone))


@given(ANY_DECKS)
def test_suggestions_for_any_decks_never_make_them_worse(decks: Decks) -> None:
    """No rule is broken more often that cards could have kept from it."""
    made = TOOLS.completed(decks, TOOLS.suggest(decks, SETTINGS))
    never = {"copies-unique", "copies-many", "copies-site", "wrong-deck", "character", "dead"}
    before, after = (
        [(each.key, str(each.args)) for each in broken(one) if each.key in never | {"gorgoroth"}]
        for one in (decks, made)
    )
    assert before == after


def test_what_lies_in_decks_is_told_by_ids() -> None:
    told = TOOLS.record(SAMPLES["easy"])
    assert told["company"] == ["elladan", "elrohir", "eowyn", "wacho"]
    assert told["minor_items"][1] == {"item": "elven-cloak", "bearer": "eowyn"}
    assert told["resources"]["concealment"] == 3
    assert number("sites", "bree") in SAMPLES["easy"].sites
    assert "bree" in told["sites"]
