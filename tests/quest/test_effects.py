"""How data files become scripts: what is read, what is refused and by which name."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from mathom.games.quest.cards.language import PLACES, Requirement
from mathom.games.quest.cards.places import SiteFilter
from mathom.games.quest.cards.registry import QUEST
from mathom.games.quest.combat.language import COMBAT
from mathom.kernel.effects import ALL, NO_BINDINGS, NOTHING, Bindings, EffectChoice
from mathom.kernel.errors import BadData
from mathom.kernel.language import Compiler
from mathom.kernel.reading import Reader
from tests.quest.table import BOX, GAME, number, position

DATA = "".join(
    file.read_text(encoding="utf-8")
    for file in (files("mathom.games.quest") / "data").iterdir()
    if file.name.endswith(".toml")
)


def compiler() -> Compiler:
    """A compiler that knows the names of the box."""
    return Compiler(QUEST, BOX.names)


def reader(**fields: Any) -> Reader:
    """A record of a data file."""
    return Reader(fields, "record", BadData)


def value(raw: Any, **given: Any) -> int:
    """A number, reckoned for the first hero of a position."""
    return compiler().number(reader(n=raw), "n").of(position(**given), Bindings(hero=1))


def holds(raw: Any, **given: Any) -> bool:
    """A condition, asked for the first hero of a position."""
    return compiler().condition(reader(c=raw), "c").of(position(**given), Bindings(hero=1))


def places(raw: Any, bindings: Bindings | None = None, **given: Any) -> list[str]:
    """The locations of a place, for the first hero of a position."""
    place = PLACES.read(reader(p=raw), "p", compiler())
    found = place.of(position(**given), bindings or Bindings(hero=1))
    return [BOX.locations[location].id for location in found]


# What is read.


@pytest.mark.rule("Q4.6")
def test_scripts_and_effects_are_numbered_and_named() -> None:
    made = compiler()
    inner = [{"do": "gain-favor", "n": 1}, {"do": "train", "n": 1}]
    fields = {"effects": [{"do": "may", "by": "hero", "effects": inner}]}
    script = made.script(reader(**fields), "effects", "peril/test/effects")
    assert script.path == "peril/test/effects"
    assert [s.path for s in made.scripts] == ["peril/test/effects/0/effects", script.path]
    assert [s.index for s in made.scripts] == [0, 1]
    assert [e.path for e in made.effects] == [
        "peril/test/effects/0/effects/0",
        "peril/test/effects/0/effects/1",
        "peril/test/effects/0",
    ]
    assert [e.index for e in made.effects] == [0, 1, 2]
    assert made.script(reader(), "effects", "peril/test/effects") is NOTHING


@pytest.mark.rule("Q4.6")
def test_the_box_can_find_every_script_and_effect_again() -> None:
    assert [script.index for script in BOX.scripts] == list(range(len(BOX.scripts)))
    assert [effect.index for effect in BOX.effects] == list(range(len(BOX.effects)))
    assert len({script.path for script in BOX.scripts}) == len(BOX.scripts)
    assert len({effect.path for effect in BOX.effects}) == len(BOX.effects)


@pytest.mark.rule("Q4.6")
def test_no_word_of_the_language_is_idle() -> None:
    said = set(re.findall(r'"([a-z-]+)"|\b([a-z_]+) =', DATA))
    words = {word or field for word, field in said}
    for spoken in (QUEST, COMBAT):
        for forms in (spoken.numbers, spoken.conditions, spoken.seats, PLACES):
            assert set(forms.forms) <= words
        assert set(spoken.effects) <= words
    assert set(re.findall(r'\blabel = "([a-z-]+)"', DATA)) == set(BOX.names["label"])


@pytest.mark.rule("Q4.6")
def test_every_question_knows_who_asks_it() -> None:
    asks = [kind for kind in GAME.frames.values() if issubclass(kind, EffectChoice)]
    assert len(asks) > 30
    for kind in asks:
        assert kind.kind
        assert kind.rules
        assert any(kind in effect.asks for effect in BOX.effects)


# Numbers.


@pytest.mark.rule("Q3.13")
def test_numbers() -> None:
    burdened = {"heroes": [{"sheet": "argalad", "favor": 2, "corruption": ["weak", "weary"]}]}
    assert value(3) == 3
    assert value("all") == ALL
    assert value({"stat": "agility"}) == 3
    assert value({"stat": "strength"}, **burdened) == 4
    assert value({"count": "corruption-on-hero"}, **burdened) == 2
    assert value({"mul": -2, "of": {"count": "favor-on-hero"}}, **burdened) == -4
    assert value({"add": [4, {"count": "corruption-on-hero"}, 1]}, **burdened) == 7


@pytest.mark.rule("Q3.13")
def test_what_lies_around_a_hero() -> None:
    given = {
        "heroes": [{"sheet": "argalad", "at": "bree"}],
        "influence": {"tharbad": 1, "bree": 1, "old-forest": 1, "rhun": 1},
        "tokens": [("blank", "bree"), ("blank", "tharbad"), ("blank", "rhun")],
        "minions": {"gothmog": "rhun"},
    }
    assert value({"count": "influence-at", "location": "here"}, **given) == 1
    assert value({"count": "influence-within", "of": "bree", "distance": 1}, **given) == 3
    assert value({"count": "influence-within", "of": "bree", "distance": 0}, **given) == 1
    assert value({"count": "influence-in-regions", "regions": ["current"]}, **given) == 2
    both = {"count": "influence-in-regions", "regions": ["eriador", "enedwaith"]}
    assert value(both, **given) == 3
    assert value({"count": "monster-tokens-in-regions", "regions": ["current"]}, **given) == 1
    assert value({"count": "adjacent-locations-with-influence"}, **given) == 2
    assert value({"count": "monster-tokens-on-board"}, **given) == 3
    assert value({"count": "minions-on-board"}, **given) == 1
    first = BOX.locations[0].id
    assert value({"count": "minions-on-board"}, minions={"gothmog": first}) == 1
    assert value({"count": "minions-on-board"}, minions={"gothmog": "defeated"}) == 0


@pytest.mark.rule("Q3.13")
def test_conditions_together() -> None:
    yes = {"stat": "agility", "most": 3}
    no = {"not": yes}
    assert [holds({"any": [no, yes]}), holds({"any": [no, no]})] == [True, False]
    assert [holds({"all": [yes, yes]}), holds({"all": [no, yes]})] == [True, False]
    assert [holds(yes), holds(no)] == [True, False]


# Places.


@pytest.mark.rule("Q3.13")
def test_places() -> None:
    hero: dict[str, Any] = {"heroes": [{"sheet": "argalad", "at": "bree"}]}
    assert places("here", **hero) == ["bree"]
    assert places("rhun") == ["rhun"]
    assert places("blue-mountains") == ["blue-mountains"]
    assert places("affected-location", Bindings(pick=number("location", "rhun"))) == ["rhun"]
    assert places("each-shadow-stronghold") == ["mount-gundabad", "dol-guldur", "barad-dur"]
    assert places("nearest-haven", **hero) == ["fornost"]
    assert places("shadow-pool") == []
    near = ["old-forest", "fornost", "tharbad", "weathertop"]
    assert places({"adjacent_to": "here"}, **hero) == near
    around = sorted([*near, "bree"], key=BOX.names["location"].index)
    assert places({"within": 1, "of": "bree"}) == around
    assert "bree" not in places({"region": "current", "exclude": "here"}, **hero)
    assert len(places({"region": "current"}, **hero)) == 8
    assert places({"has_influence": True}, influence={"rhun": 1, "bree": 1}) == ["bree", "rhun"]
    assert len(places({"haven": True})) == 7
    assert len(places({"any": True})) == len(BOX.locations)
    gandalf: dict[str, Any] = {"characters": {"gandalf": "rhun"}}
    assert places({"location_of": "gandalf"}, **gandalf) == ["rhun"]
    assert places({"location_of": "gandalf"}) == []
    assert places({"minion": "gothmog"}, minions={"gothmog": "rhun"}) == ["rhun"]
    assert places({"minion": "gothmog"}, minions={"gothmog": "defeated"}) == []
    nearby = {"adjacent_to": "south-eaves", "exclude": "shadow-strongholds"}
    assert places(nearby) == ["the-bight", "emyn-muil"]


@pytest.mark.rule("Q2.8")
def test_the_extension_of_one_stronghold() -> None:
    raw = {"extension_of": "mount-gundabad"}
    near = ["ruins-of-angmar", "mount-gundabad", "the-northern-waste", "the-high-pass"]
    assert places(raw, influence={"mount-gundabad": 1}) == near
    # Empty, it extends nowhere (Q9.9), although another chain passes by.
    assert places(raw, influence={"the-high-pass": 1, "dol-guldur": 1}) == ["mount-gundabad"]
    chain = {"mount-gundabad": 1, "the-northern-waste": 1, "dol-guldur": 1}
    assert places(raw, influence=chain) == sorted(
        [*near, "ered-mithrin"], key=BOX.names["location"].index
    )


# What is refused.


@pytest.mark.rule("Q4.6")
@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ({"do": "gain-fame", "n": 1}, "do"),
        ({"do": "gain-favor"}, "n"),
        ({"do": "gain-favor", "n": "many"}, "n"),
        ({"do": "gain-favor", "n": {"count": "stars"}}, "count"),
        ({"do": "gain-favor", "n": {}}, "count"),
        ({"do": "gain-favor", "n": 1, "who": "everybody"}, "who"),
        ({"do": "gain-favor", "n": 1, "colour": "green"}, "colour"),
        ({"do": "spend-favor", "n": 0}, "n"),
        ({"do": "gain-corruption", "n": 1, "draw": 1}, "draw"),
        ({"do": "redistribute-corruption", "heroes": 3}, "heroes"),
        ({"do": "gain-level", "attribute": "luck"}, "attribute"),
        ({"do": "gain-item", "item": "sword"}, "item"),
        ({"do": "discard-hand", "n": 1, "random": 1}, "random"),
        ({"do": "damage-blockable", "n": 4, "icon": "sword"}, "icon"),
        ({"do": "discard-plot", "colour": "red", "n": 1}, "colour"),
        ({"do": "search-plot", "plots": ["gollum"], "to": ["hand"]}, "plots"),
        ({"do": "search-plot", "gollum": True, "to": ["bag"]}, "to"),
        ({"do": "shuffle-pool", "from": ["life-pool"]}, "from"),
        ({"do": "turn-up", "from": "hand"}, "from"),
        ({"do": "place-influence", "n": 1, "where": "nowhere"}, "where"),
        ({"do": "place-influence", "n": 1, "where": {}}, "place"),
        ({"do": "place-influence", "n": 1, "where": "bree", "each": 1}, "each"),
        ({"do": "place-influence", "n": 1, "where": {"haven": False}}, "haven"),
        ({"do": "place-favor", "n": 1, "where": "here"}, "where"),
        ({"do": "place-character", "character": "frodo", "where": "bree"}, "character"),
        ({"do": "return-character", "which": "some", "where": "here"}, "which"),
        ({"do": "move-minion", "to": "here"}, "to"),
        ({"do": "command", "n": 1, "kinds": ["hero"]}, "kinds"),
        ({"do": "combat", "monster": "gothmog"}, "monster"),
        ({"do": "combat-strength", "n": 1, "set": 0}, "set"),
        ({"do": "advance-story", "marker": "green", "n": 1}, "marker"),
        ({"do": "slow-heroes", "n": 0}, "n"),
        ({"do": "sauron-draw", "deck": "event", "n": 1}, "deck"),
        ({"do": "sauron-draw", "deck": "plot", "n": 2, "keep": -1}, "keep"),
        ({"do": "sauron-discard", "deck": "plot", "n": 1, "mode": "all"}, "mode"),
        ({"do": "reshuffle-deck", "deck": "plot"}, "deck"),
        ({"do": "discard-this", "deck": "peril"}, "deck"),
        ({"do": "look-at-tokens"}, "where"),
        ({"do": "skip-ambush", "step": "rest"}, "step"),
        ({"do": "modifier", "what": "beauty", "n": 1}, "what"),
        ({"do": "modifier", "what": "agility"}, "n"),
        ({"do": "forbid", "what": ["sing"], "where": {"any": True}}, "what"),
        ({"do": "trigger", "on": "sunrise", "effects": []}, "on"),
        ({"do": "trigger", "on": "story-step", "character": "frodo"}, "character"),
        ({"do": "treat-as-perilous", "where": "bree", "until": "ever"}, "until"),
        ({"do": "if", "cond": {"flag": "full-moon"}, "then": []}, "flag"),
        ({"do": "if", "cond": {"stat": "agility", "most": "few"}, "then": []}, "most"),
        ({"do": "if", "then": []}, "cond"),
        ({"do": "may", "by": "gandalf", "effects": []}, "by"),
        ({"do": "choose", "by": "hero", "options": [{"label": "favor"}]}, "options"),
        ({"do": "choose", "by": "hero", "options": [{"label": ""}]}, "label"),
        ({"do": "choose-hero", "by": "everybody"}, "by"),
        ({"do": "choose-character", "by": "sauron", "from": ["hand"]}, "from"),
    ],
)
def test_a_wrong_effect_is_refused_by_the_name_of_its_field(
    effect: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadData, match=f"field '{field}'") as refusal:
        compiler().script(reader(effects=[effect]), "effects", "peril/test/effects")
    assert str(refusal.value).startswith("record, ")


@pytest.mark.rule("Q4.6")
def test_ways_must_be_told_apart_and_one_must_be_free() -> None:
    way = {"label": "favor", "effects": [{"do": "gain-favor", "n": 1}]}
    dear = {**way, "cost": [{"do": "spend-favor", "n": 1}]}
    for options in ([way, way], [dear, {**dear, "label": "level"}]):
        effect = {"do": "choose", "by": "hero", "options": options}
        with pytest.raises(BadData, match="field 'options'"):
            compiler().script(reader(effects=[effect]), "effects", "peril/test/effects")


@pytest.mark.rule("Q4.5")
def test_requirements() -> None:
    asked: dict[str, Any] = {"any": [{"explore": "bree"}, {"combat": {"minion": "gothmog"}}]}
    found = Requirement(reader(r=asked), "r", BOX.names)
    assert (found.explore, found.defeat, found.at) == (number("location", "bree"), -1, -1)
    assert found.combat == number("foe", "gothmog")
    asked = {"defeat": {"monster": "orc"}, "at": "bree"}
    found = Requirement(reader(r=asked), "r", BOX.names)
    assert (found.defeat, found.at) == (number("foe", "orc"), number("location", "bree"))
    for wrong in ({}, {"explore": "mars"}, {"defeat": {"monster": "orc"}}):
        with pytest.raises(BadData):
            Requirement(reader(r=wrong), "r", BOX.names)


@pytest.mark.rule("Q2.3")
def test_sites_refuse_what_they_do_not_know() -> None:
    with pytest.raises(BadData, match="field 'swamp'"):
        SiteFilter(reader(s={"haven": True, "swamp": True}), "s", BOX.names)
    sites = SiteFilter(reader(s={"haven": True}), "s", BOX.names)
    assert len(sites.of(position(), NO_BINDINGS)) == 7


@pytest.mark.rule("Q2.2")
@pytest.mark.parametrize(
    ("space", "stage"), [(0, 1), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3)]
)
def test_a_marker_stands_in_one_stage(space: int, stage: int) -> None:
    found = [
        which
        for which in (1, 2, 3)
        if holds(
            {"flag": "story-marker-in-stage", "marker": "ring", "stage": which},
            markers={"ring": space, "heroes": 9},
        )
    ]
    assert found == [stage]


@pytest.mark.rule("Q2.3")
def test_a_plot_affects_no_location_before_it_has_one() -> None:
    place = PLACES.read(reader(where="affected-location"), "where", compiler())
    bree = number("location", "bree")
    assert place.of(position(), Bindings(pick=bree)) == [bree]
    assert place.of(position(), NO_BINDINGS) == []
