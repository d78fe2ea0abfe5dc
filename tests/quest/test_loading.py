"""The data files: the box is whole, and what is wrong in them is refused by name."""

from __future__ import annotations

import importlib.resources
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from mathom.games.quest.constants import FOE_DECKS, ICONS, MELEE, RANGED
from mathom.games.quest.loading import load_box
from mathom.games.quest.model.box import Box
from mathom.kernel.components import SOURCES
from mathom.kernel.errors import BadData
from mathom.locale import messages
from tests.quest.table import BOX, GAME, number

DATA = importlib.resources.files("mathom.games.quest") / "data"
FILES = {
    file.name: file.read_text(encoding="utf-8")
    for file in sorted(DATA.iterdir(), key=lambda file: file.name)
    if file.name.endswith(".toml")
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data folder, to be changed."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> None:
    """Change one thing in one file."""
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{name} has no {old!r}"
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def sentence(folder: Path) -> str:
    """Why the folder is refused."""
    with pytest.raises(BadData) as refused:
        load_box(folder)
    text = str(refused.value)
    assert "\n" not in text
    return text


def test_the_folder_as_it_is_gives_the_box(folder: Path) -> None:
    box = load_box(folder)
    assert box.names == BOX.names
    assert [script.path for script in box.scripts] == [script.path for script in BOX.scripts]


# The box is whole


def test_every_deck_has_its_cards() -> None:
    assert [len(deck) for deck in BOX.hero_decks] == [25] * 5
    assert [len(deck) for deck in BOX.foe_decks] == [25] * 3
    assert (len(BOX.skills), len(set(BOX.skills))) == (20, 20)
    assert (len(BOX.plot_deck), len(set(BOX.plot_deck)), len(BOX.starting_plots)) == (15, 14, 3)
    assert (len(BOX.shadow_deck), len(set(BOX.shadow_deck))) == (24, 21)
    assert [len(deck) for deck in BOX.event_decks] == [14] * 3
    assert [len(deck) for deck in BOX.encounter_decks] == [15] * 6
    assert (len(BOX.corruption), len(BOX.perils), len(BOX.quests)) == (16, 15, 15)
    assert Counter(mission.sauron for mission in BOX.missions) == {False: 5, True: 5}
    assert (len(BOX.characters), [item.copies for item in BOX.items]) == (8, [3, 3, 3])


def test_the_types_of_cards_stand_as_the_dials_of_the_foes_say() -> None:
    """Zealots shoot three times of five, Ravagers two, Behemoths one."""
    for deck, shots in zip(range(len(FOE_DECKS)), (15, 10, 5), strict=True):
        types = Counter(BOX.cards[card].type for card in BOX.foe_decks[deck])
        assert types == {RANGED: shots, MELEE: 25 - shots}
    mixes = [Counter(BOX.cards[card].type for card in deck)[RANGED] for deck in BOX.hero_decks]
    assert mixes == [20, 15, 15, 10, 5]


def test_every_pile_has_ten_tokens_and_four_of_them_are_blank() -> None:
    for faces in BOX.pile_tokens:
        assert len(faces) == 10
        assert faces.count(BOX.blank) == 4
    drawn = {face for faces in BOX.pile_tokens for face in faces}
    named = {BOX.names["face"][face] for face in drawn}
    assert set(BOX.names["monster"]) - named == {"balrog", "uruk-hai"}


def test_the_map_is_whole() -> None:
    assert (len(BOX.locations), len(BOX.paths)) == (63, 107)
    assert sum(path.water for path in BOX.paths) == 17
    assert [BOX.locations[at].id for at in BOX.strongholds] == [
        "mount-gundabad",
        "dol-guldur",
        "barad-dur",
    ]
    assert [BOX.locations[at].id for at in BOX.havens] == [
        "fornost",
        "erebor",
        "rivendell",
        "lothlorien",
        "woodland-realm",
        "edoras",
        "minas-tirith",
    ]
    for location in BOX.locations:
        for end in location.near:
            assert location.index in BOX.locations[end].near
            assert BOX.distance[location.index][end] == 1
        for end in range(len(BOX.locations)):
            assert BOX.distance[location.index][end] == BOX.distance[end][location.index] >= 0


def test_the_path_of_the_boat_joins_nobody_else() -> None:
    [path] = [path for path in BOX.paths if path.item >= 0]
    ends = [BOX.locations[end].id for end in path.ends]
    assert (ends, path.number, path.water) == (["the-grey-havens", "belfalas"], 3, False)
    assert path.ends[1] not in BOX.locations[path.ends[0]].near
    assert path in BOX.paths_from[path.ends[0]]
    assert path in BOX.paths_from[path.ends[1]]
    assert BOX.distance[path.ends[0]][path.ends[1]] > 5


def test_paths_ask_for_an_icon_or_a_number() -> None:
    swamp = (number("location", "dagorlad"), number("location", "dead-marshes"))
    [path] = [path for path in BOX.paths if set(path.ends) == set(swamp)]
    assert (ICONS[path.icon], path.number) == ("swamp", 3)


def test_havens_draw_from_their_own_deck_and_lie_in_their_region() -> None:
    edoras = BOX.locations[number("location", "edoras")]
    assert BOX.decks[edoras.deck] == "haven"
    assert BOX.regions[edoras.region].id == "rohan"
    assert BOX.piles[edoras.pile] == "blue"


def test_an_encounter_applies_only_where_it_is_drawn() -> None:
    for card in BOX.encounters:
        assert card.locations
        assert all(BOX.locations[at].deck == card.deck for at in card.locations)


def test_ids_are_used_once_in_the_whole_box() -> None:
    """Whoever must not know where a card is, finds its id nowhere else."""
    roles = ("card", "plot", "shadow", "corruption", "peril", "encounter", "quest", "mission")
    ids = [id for role in (*roles, "event", "foe", "location") for id in BOX.names[role]]
    assert len(set(ids)) == len(ids)


def test_every_frame_can_be_written() -> None:
    for frame in GAME.frames.values():
        for name in frame.__match_args__:
            assert name in GAME.fields, f"{frame.__name__}.{name}"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_record_is_described(lang: str) -> None:
    spoken = messages(lang)
    for record in GAME.cards():
        assert record["source"] in SOURCES
        told = GAME.describe(spoken, record)
        assert told["title"]
        assert told["text"] or record["kind"] in ("location", "path"), record["id"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_name_that_an_option_can_use_has_a_title(lang: str) -> None:
    spoken = messages(lang)
    for option in GAME.option_table:
        for role, id in option.args.items():
            assert GAME.title(spoken, role, id)
    assert GAME.title(spoken, "printed", "peril/trapped") == GAME.title(spoken, "peril", "trapped")
    assert GAME.title(spoken, "token", "0") != GAME.title(spoken, "token", "1")
    assert GAME.title(spoken, "path", BOX.names["path"][0])


# Files that cannot be read


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert sentence(folder).startswith(f"{name}: cannot be read")


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_not_utf_8_is_named(folder: Path, name: str) -> None:
    (folder / name).write_bytes((folder / name).read_bytes() + b"# caf\xe9\n")
    assert sentence(folder).startswith(f"{name}: cannot be read")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("line", ["[[card", f"a = {'[' * 5000}"], ids=["bracket", "nesting"])
def test_a_file_that_is_not_toml_is_named(folder: Path, name: str, line: str) -> None:
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write(f"\n[odd]\n{line}\n")
    assert sentence(folder).startswith(f"{name}: is not TOML")


@pytest.mark.parametrize("name", FILES)
def test_a_table_that_nobody_reads_is_named(folder: Path, name: str) -> None:
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("\n[odd]\n")
    assert sentence(folder) == f"{name}: field 'odd' is not known here"


# Records that are wrong: file, what is replaced, by what, and the sentence

WRONG: dict[str, tuple[str, str, str, str]] = {
    "stages backwards": (
        "board.toml",
        "stages = [6, 12, 18]",
        "stages = [6, 18, 12]",
        "board.toml, figures: field 'stages' must be spaces one after the other",
    ),
    "a track without room": (
        "board.toml",
        "command = [3, 2, 1]",
        "command = [3, 2]",
        "board.toml, figures: field 'tracks' must have a space for every action token but one",
    ),
    "a Shadow that falls after the Finale": (
        "board.toml",
        "shadow_falls = 10",
        "shadow_falls = 19",
        "board.toml, figures: field 'shadow_falls' must be a space before the Finale",
    ),
    "a plot that affects nothing": (
        "plots.toml",
        'location = "gladden-fields"\n',
        "",
        "plots.toml, plot 'sauron-hunts-for-the-ring': field 'location' must be there where there "
        "are no sites, and only there",
    ),
    "a plot with a location and a choice of them": (
        "plots.toml",
        'location = "gladden-fields"',
        'location = "gladden-fields"\nsites = { haven = true }',
        "plots.toml, plot 'sauron-hunts-for-the-ring': field 'location' must be there where there "
        "are no sites, and only there",
    ),
    "a guard of nothing": (
        "quests.toml",
        'guarded = "south-eaves"\n',
        "",
        "quests.toml, quest 'the-forest-must-provide-no-refuge': "
        "field 'guard' must be there where something is guarded, and only there",
    ),
    "a quest that nothing completes": (
        "encounters-rohan-gondor.toml",
        'id = "rohan-prince-imrahil"',
        'id = "rohan-prince-imrahil"\nquest = true',
        "encounters-rohan-gondor.toml, encounter 'rohan-prince-imrahil': "
        "field 'requirement' is missing",
    ),
    "a requirement without a quest": (
        "encounters-rohan-gondor.toml",
        'id = "rohan-prince-imrahil"',
        'id = "rohan-prince-imrahil"\nrequirement = { explore = "edoras" }',
        "encounters-rohan-gondor.toml, encounter 'rohan-prince-imrahil': "
        "field 'requirement' must be of a quest",
    ),
    "a pile of unknown monsters": (
        "board.toml",
        "dunlending = 2",
        "dunlendings = 2",
        "board.toml, pile 'orange-yellow', tokens: field 'dunlendings' is not known here",
    ),
    "a region of no pile": (
        "board.toml",
        'pile = "green"',
        'pile = "grey"',
        "board.toml, region 'misty-mountains': field 'pile' must be one of orange-yellow, "
        "purple-white, green, blue, brown-red, not 'grey'",
    ),
    "a path with one end": (
        "paths.toml",
        'ends = ["amon-hen", "emyn-muil"]',
        'ends = ["amon-hen"]',
        "paths.toml, path 1: field 'ends' must be two locations",
    ),
    "a path twice": (
        "paths.toml",
        'ends = ["amon-hen", "lothlorien"]',
        'ends = ["emyn-muil", "amon-hen"]',
        "paths.toml, path 2: field 'ends' are joined by a path already",
    ),
    "a haven that is a stronghold": (
        "locations.toml",
        "haven = true",
        "haven = true\nstrength = 3",
        "locations.toml, location 'fornost': field 'haven' must not be a stronghold too",
    ),
    "a flag that is none": (
        "locations.toml",
        "haven = true",
        "haven = 1",
        "locations.toml, location 'fornost': field 'haven' must be true or false",
    ),
    "an id twice": (
        "locations.toml",
        'id = "harlindon"',
        'id = "blue-mountains"',
        "locations.toml, location 'blue-mountains': field 'id' is used twice",
    ),
    "an id with blanks": (
        "characters.toml",
        'id = "dain"',
        'id = "dain two"',
        "characters.toml, character 'dain two': field 'id' must be letters, digits and dashes",
    ),
    "a hero without an advanced quest": (
        "quests.toml",
        "advanced = true\n",
        "",
        "heroes.toml, hero 'argalad': field 'id' must have starting quests and one advanced quest",
    ),
    "a card of nobody": (
        "heroes.toml",
        'id = "argalad-quick-shot"\nhero = "argalad"',
        'id = "argalad-quick-shot"',
        "heroes.toml, card 'argalad-quick-shot': field 'hero' is missing",
    ),
    "a card that is one of another file": (
        "skills.toml",
        'id = "skill-ready"',
        'id = "argalad-parry"',
        "skills.toml, card 'argalad-parry': field 'id' is used twice",
    ),
    "an ability of no moment": (
        "combat.toml",
        'timing = "static"',
        'timing = "tomorrow"',
        "combat.toml, card 'zealot-quick-shot': field 'timing' must be one of ",
    ),
    "an ability that does what nobody knows": (
        "combat.toml",
        'effects = [{ do = "count-hand" }]',
        'effects = [{ do = "count-toes" }]',
        "combat.toml, card 'zealot-strategize', effects 1: field 'do' must be one of ",
    ),
    "a foe's card with icons": (
        "combat.toml",
        'deck = "zealot"',
        'deck = "zealot"\nicons = ["hills"]',
        "combat.toml, card 'zealot-quick-shot': field 'icons' is not known here",
    ),
    "a minion that enters nowhere": (
        "foes.toml",
        'starts = ["near-harad"]',
        "starts = []",
        "foes.toml, minion 'black-serpent': field 'starts' must not be empty",
    ),
    "a plot of the heroes": (
        "plots.toml",
        'marker = "ring"',
        'marker = "heroes"',
        "plots.toml, plot 'sauron-hunts-for-the-ring': field 'marker' must be one of Sauron's",
    ),
    "a starting plot that begins with nothing": (
        "plots.toml",
        "starting = true\n",
        "",
        "plots.toml, plot 'sauron-hunts-for-the-ring': "
        "field 'setup' must be there for single starting plots alone",
    ),
    "an unknown effect": (
        "corruption.toml",
        'do = "end-turn"',
        'do = "end-world"',
        "corruption.toml, corruption 'wretched', effects 3: field 'do' must be one of ",
    ),
    "a burden that is never held and waits": (
        "corruption.toml",
        'id = "careless"',
        'id = "careless"\nfrom = "next-turn"',
        "corruption.toml, corruption 'careless': field 'from' is for cards that are held",
    ),
    "a burden that waits for another day": (
        "corruption.toml",
        'from = "next-combat"',
        'from = "tomorrow"',
        "corruption.toml, corruption 'cowardly': field 'from' must be one of "
        "at-once, next-turn, next-combat, not 'tomorrow'",
    ),
    "a misspelt field of an effect": (
        "characters.toml",
        'attribute = "agility"',
        'attributes = "agility"',
        "characters.toml, character 'aragorn', ability 1: field 'attribute' is missing",
    ),
    "a peril of no region": (
        "perils.toml",
        'regions = ["rohan", "gondor"]',
        "regions = []",
        "perils.toml, peril 'the-weakness-of-men': "
        "field 'regions' must name some where the card is drawn",
    ),
    "an encounter elsewhere": (
        "encounters-haven.toml",
        'locations = ["edoras"]',
        'locations = ["bree"]',
        "encounters-haven.toml, encounter 'haven-the-court-of-theoden': "
        "field 'locations' must name some where the card is drawn",
    ),
    "an encounter of two decks": (
        "encounters-rohan-gondor.toml",
        'id = "rohan-prince-imrahil"',
        'id = "haven-imladris"',
        "encounters-rohan-gondor.toml, encounter 'haven-imladris': field 'id' is used twice",
    ),
    "a reward without a quest": (
        "encounters-rohan-gondor.toml",
        'id = "rohan-prince-imrahil"',
        'id = "rohan-prince-imrahil"\nreward = [{ do = "gain-favor", n = 1 }]',
        "encounters-rohan-gondor.toml, encounter 'rohan-prince-imrahil': "
        "field 'reward' must be of a quest",
    ),
    "a current event without a marker": (
        "events.toml",
        'marker = "minas-tirith"\n',
        "",
        "events.toml, event 'from-argonath-to-the-sea': "
        "field 'marker' must be there for current events alone",
    ),
    "an event of a fourth stage": (
        "events.toml",
        "stage = 1",
        "stage = 4",
        "events.toml, event 'messengers-of-the-stormcrow': "
        "field 'stage' must be a whole number from 1 to 3, not 4",
    ),
    "a Shadow that falls beyond every track": (
        "board.toml",
        "shadow_falls = 10",
        "shadow_falls = 101",
        "board.toml, figures: field 'shadow_falls' must be a whole number from 1 to 100, not 101",
    ),
    "an unknown window": (
        "shadows.toml",
        'window = "combat"',
        'window = "teatime"',
        "shadows.toml, shadow 'betrayed': field 'window' must be one of "
        "action-step, hero-turn, arrival, combat, defeat, not 'teatime'",
    ),
    "no source": (
        "items.toml",
        'source = "reference"',
        "",
        "items.toml, item 'boat': field 'source' is missing",
    ),
    "an unknown source": (
        "items.toml",
        'source = "reference"',
        'source = "hearsay"',
        "items.toml, item 'boat': field 'source' must be one of "
        "seed, reference, reconstructed, custom, not 'hearsay'",
    ),
}


def test_corruption_that_costs_nothing_to_redeem_may_begin_later(folder: Path) -> None:
    later = 'price = {}\nfrom = "next-turn"'
    change(folder, "corruption.toml", later.format(2), later.format(0))
    assert any(card.price == 0 for card in load_box(folder).corruption)


@pytest.mark.parametrize(
    ("file", "field", "now", "least", "most"),
    [
        ("plots.toml", "price", 2, 0, 20),
        ("characters.toml", "favor", 2, 0, 10),
        ("items.toml", "copies", 3, 1, 10),
        ("board.toml", "dunlending", 2, 1, 20),
        ("board.toml", "story_advance", 2, 0, 10),
        ("board.toml", "pool_per_stage", 4, 0, 20),
        ("board.toml", "to_pool", 2, 0, 20),
        ("board.toml", "plot_spaces", 3, 1, 10),
        ("board.toml", "heal", 4, 0, 20),
        ("board.toml", "levels", 2, 0, 10),
        ("board.toml", "dark_path", 3, 0, 20),
        ("foes.toml", "fortitude", 7, 0, 20),
        ("foes.toml", "health", 2, 1, 30),
    ],
)
def test_a_figure_may_be_as_high_as_its_bound_and_no_higher(
    folder: Path, file: str, field: str, now: int, least: int, most: int
) -> None:
    change(folder, file, f"{field} = {now}", f"{field} = {most}")
    load_box(folder)
    for wrong in (most + 1, least - 1):
        (folder / file).write_text(FILES[file], encoding="utf-8")
        change(folder, file, f"{field} = {now}", f"{field} = {wrong}")
        told = f"field '{field}' must be a whole number from {least} to {most}, not {wrong}"
        assert told in sentence(folder)


def test_a_minion_is_listed_with_powers_instead_of_an_ability() -> None:
    foes = [record for record in GAME.cards() if record["kind"] == "foe"]
    minions = [record for record in foes if record["stage"]]
    assert len(minions) == 5
    assert all("ability" in record and record["ability"] is None for record in minions)
    assert {record["ability"] for record in foes if record["id"] == "crebain"} == {"spy"}


def test_a_current_event_may_mark_the_first_place_of_the_map(folder: Path) -> None:
    first = load_box(folder).locations[0].id
    change(folder, "events.toml", 'marker = "minas-tirith"', f'marker = "{first}"')
    assert load_box(folder).events


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_record_is_refused_by_name(folder: Path, case: str) -> None:
    name, old, new, expected = WRONG[case]
    change(folder, name, old, new)
    assert sentence(folder).startswith(expected)


def test_a_location_that_no_path_leads_to_is_refused(folder: Path) -> None:
    text = FILES["paths.toml"]
    records = text.split("[[path]]")
    (folder / "paths.toml").write_text(
        "[[path]]".join(record for record in records if '"barad-dur"' not in record),
        encoding="utf-8",
    )
    assert sentence(folder) == (
        "locations.toml, location 'barad-dur': field 'id' must be at the end of some path"
    )


def test_a_map_in_two_parts_is_refused(folder: Path) -> None:
    text = FILES["paths.toml"]
    island = ('"barad-dur"', '"mount-doom"', '"plains-of-gorgoroth"')
    records = text.split("[[path]]")
    kept = [r for r in records if sum(place in r for place in island) != 1]
    (folder / "paths.toml").write_text("[[path]]".join(kept), encoding="utf-8")
    assert sentence(folder).startswith("locations.toml: field 'location' must not cut off")


def test_a_file_without_missions_of_a_side_is_refused(folder: Path) -> None:
    text = FILES["missions.toml"].replace('side = "sauron"', 'side = "heroes"')
    (folder / "missions.toml").write_text(text, encoding="utf-8")
    assert sentence(folder) == "missions.toml: field 'mission' must have some of each side"


@given(st.data())
@effort(max_examples=60, deadline=None)
def test_whatever_is_broken_is_refused_in_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """A line that is lost or doubled never gives anything but a box or one sentence."""
    folder = tmp_path_factory.mktemp("data")
    name = data.draw(st.sampled_from(sorted(FILES)))
    lines = FILES[name].splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    twice = data.draw(st.booleans())
    for other, text in FILES.items():
        (folder / other).write_text(text, encoding="utf-8")
    broken = lines[: at + 1] + lines[at:] if twice else lines[:at] + lines[at + 1 :]
    (folder / name).write_text("".join(broken), encoding="utf-8")
    try:
        box = load_box(folder)
    except BadData as fault:
        refused = str(fault)
    else:
        refused = ""
        assert isinstance(box, Box)
    assert "\n" not in refused


def test_quests_tell_where_they_are_completed() -> None:
    records = {record["id"]: record for record in GAME.cards()}
    assert records["they-have-become-queer-and-wild"]["goal"] == "fangorn"  # to be explored
    assert records["spies-in-mithlond"]["goal"] == "the-grey-havens"  # to be fought for
    assert records["eriador-the-black-pit"]["goal"] == "moria"  # an encounter that is kept
    for record in records.values():
        if record["kind"] == "encounter":
            assert bool(record["goal"]) == bool(record["quest"])
