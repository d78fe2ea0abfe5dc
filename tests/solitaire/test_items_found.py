"""Where each of the 74 items is found, and what keeps it from being played (S15.5, S16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.site.entering import AtSite
from tests.solitaire.table import BOX, Game, table

FOUND = [
    # item, a site where it is found, one where it is not, and why not
    ("athelas", "amon-hen", "gladden-fields", "class-not-listed"),
    ("beautiful-gold-ring", "gladden-fields", "himring", "class-not-listed"),
    ("book-of-mazarbul", "moria", "isengard", "special-elsewhere"),
    ("dagger-of-westernesse", "amon-hen", "gladden-fields", "class-not-listed"),
    ("durins-axe", "himring", "ettenmoors", "class-not-listed"),
    ("dwarven-ring-of-barins-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-bavors-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-druins-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-durins-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-dwalins-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-thelors-tribe", "", "moria", "only-by-test"),
    ("dwarven-ring-of-thrars-tribe", "", "moria", "only-by-test"),
    ("earth-of-galadriels-orchard", "lorien", "moria", "special-elsewhere"),
    ("elf-stone", "amon-hen", "gladden-fields", "class-not-listed"),
    ("elven-cloak", "amon-hen", "gladden-fields", "class-not-listed"),
    ("ent-draughts", "wellinghall", "moria", "special-elsewhere"),
    ("fair-gold-ring", "gladden-fields", "himring", "class-not-listed"),
    ("glamdring", "himring", "ettenmoors", "class-not-listed"),
    ("great-shield-of-rohan", "himring", "ettenmoors", "class-not-listed"),
    ("hauberk-of-bright-mail", "himring", "ettenmoors", "class-not-listed"),
    ("healing-herbs", "amon-hen", "gladden-fields", "class-not-listed"),
    ("horn-of-anor", "amon-hen", "gladden-fields", "class-not-listed"),
    ("lesser-ring", "", "moria", "only-by-test"),
    ("magic-ring-of-courage", "", "moria", "only-by-test"),
    ("magic-ring-of-lore", "", "moria", "only-by-test"),
    ("magic-ring-of-nature", "", "moria", "only-by-test"),
    ("magic-ring-of-stealth", "", "moria", "only-by-test"),
    ("magic-ring-of-words", "", "moria", "only-by-test"),
    ("miruvor", "amon-hen", "gladden-fields", "class-not-listed"),
    ("narsil", "carn-dum", "himring", "class-not-listed"),
    ("orcrist", "carn-dum", "himring", "class-not-listed"),
    ("palantir-of-amon-sul", "carn-dum", "himring", "class-not-listed"),
    ("palantir-of-annuminas", "carn-dum", "himring", "class-not-listed"),
    ("palantir-of-elostirion", "the-white-towers", "moria", "special-elsewhere"),
    ("palantir-of-minas-tirith", "minas-tirith", "moria", "special-elsewhere"),
    ("palantir-of-orthanc", "isengard", "moria", "special-elsewhere"),
    ("palantir-of-osgiliath", "carn-dum", "himring", "class-not-listed"),
    ("potion-of-prowess", "amon-hen", "gladden-fields", "class-not-listed"),
    ("precious-gold-ring", "gladden-fields", "himring", "class-not-listed"),
    ("red-arrow", "himring", "ettenmoors", "class-not-listed"),
    ("red-book-of-westmarch", "bag-end", "moria", "special-elsewhere"),
    ("sapling-of-the-white-tree", "himring", "mount-gram", "class-not-listed"),
    ("scroll-of-isildur", "carn-dum", "himring", "class-not-listed"),
    ("shield-of-iron-bound-ash", "amon-hen", "gladden-fields", "class-not-listed"),
    ("star-glass", "amon-hen", "gladden-fields", "class-not-listed"),
    ("sting", "amon-hen", "gladden-fields", "class-not-listed"),
    ("sword-of-gondolin", "himring", "ettenmoors", "class-not-listed"),
    ("the-arkenstone", "carn-dum", "himring", "class-not-listed"),
    ("the-mithril-coat", "carn-dum", "himring", "class-not-listed"),
    ("the-one-ring", "", "moria", "only-by-test"),
    ("torque-of-hues", "himring", "ettenmoors", "class-not-listed"),
    ("black-arrow", "amon-hen", "gladden-fields", "class-not-listed"),
    ("the-iron-crown", "carn-dum", "himring", "class-not-listed"),
    ("dwarven-axe", "himring", "ettenmoors", "class-not-listed"),
    ("adamant-helmet", "ovir-hollow", "amon-hen", "no-hoard"),
    ("arrows-shorn-of-ebony", "ovir-hollow", "amon-hen", "no-hoard"),
    ("bow-of-dragon-horn", "ovir-hollow", "himring", "no-hoard"),
    ("cram", "amon-hen", "gladden-fields", "class-not-listed"),
    ("emerald-of-doriath", "ovir-hollow", "amon-hen", "no-hoard"),
    ("emerald-of-the-mariner", "irerock", "carn-dum", "no-hoard"),
    ("enruned-shield", "irerock", "carn-dum", "no-hoard"),
    ("gold-belt-of-lorien", "lorien", "moria", "special-elsewhere"),
    ("habergeon-of-silver", "ovir-hollow", "himring", "no-hoard"),
    ("magical-harp", "ovir-hollow", "himring", "no-hoard"),
    ("necklace-of-silver-and-pearls", "ovir-hollow", "amon-hen", "no-hoard"),
    ("scabbard-of-chalcedony", "ovir-hollow", "amon-hen", "no-hoard"),
    ("thrors-map", "amon-hen", "gladden-fields", "class-not-listed"),
    ("twice-baked-cakes", "bree", "moria", "special-elsewhere"),
    ("valiant-sword", "ovir-hollow", "himring", "no-hoard"),
    ("waybread", "lorien", "moria", "special-elsewhere"),
    ("wormsbane", "carn-dum", "himring", "class-not-listed"),
    ("horn-of-defiance", "irerock", "carn-dum", "no-hoard"),
    ("ringil", "irerock", "carn-dum", "no-hoard"),
    ("belegennon", "irerock", "carn-dum", "no-hoard"),
]


def at(site: str, *row: str, **more: Any) -> Game:
    """In the site phase at a site that has been entered."""
    more.setdefault("company", ["aragorn-ii"])
    game = table(site_=site, row=row, treasures=["lesser-ring"], phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


def refused(game: Game) -> dict[str, tuple[str, str]]:
    """Why what is refused is refused, with the rule."""
    found = AtSite().refused(game.state)
    return {str(each.option): (each.reason, each.rule) for each in found}


def test_every_item_is_here() -> None:
    assert sorted(id for id, *_ in FOUND) == sorted(item.id for item in BOX.items)


@pytest.mark.rule("S15.5", "S15.6", "S16.2")
@pytest.mark.parametrize(("item", "here", "elsewhere", "why"), FOUND)
def test_where_it_is_found(item: str, here: str, elsewhere: str, why: str) -> None:
    if here:
        game = at(here, item)
        if item == "ent-draughts":
            assert refused(game) == {f"play {item}": ("needs-more", "S19.7")}
            game.state.turn.played = (BOX.names["card"].index("treebeard"),)
            game.run(AtSite())
        assert f"play {item}" in game.options
        game.do(f"play {item}")
        assert game.in_play("aragorn-ii") == [item]
        assert game.marks("aragorn-ii") == {"tapped"}
        assert game.state.tapped
        assert game.zone("row") == []
    game = at(elsewhere, item)
    assert game.asked == ""
    assert refused(game)[f"play {item}"][0] == why
    rules = {"no-hoard": "S15.6", "only-by-test": "S16.2"}
    assert refused(game)[f"play {item}"][1] == rules.get(why, "S15.5")


@pytest.mark.rule("S15.5")
@pytest.mark.parametrize("item", [each.id for each in BOX.items])
def test_at_a_tapped_site_with_two_exceptions(item: str) -> None:
    here = next(here for id, here, *_ in FOUND if id == item)
    if not here or item == "ent-draughts":
        return
    game = at(here, item, tapped=True)
    assert (game.asked == "site") == (item == "twice-baked-cakes")
    if item != "twice-baked-cakes":
        assert refused(game) == {f"play {item}": ("site-tapped", "S15.9")}


@pytest.mark.rule("S15.9")
def test_at_tharbad_items_are_found_though_it_is_tapped() -> None:
    assert "play cram" in at("tharbad", "cram", tapped=True).options


@pytest.mark.rule("S15.5")
@pytest.mark.parametrize(
    ("site", "item", "found"),
    [
        ("lossadan-cairn", "palantir-of-amon-sul", True),
        ("lossadan-cairn", "scroll-of-isildur", False),
        ("lossadan-cairn", "sting", True),
        ("tolfalas", "scroll-of-isildur", True),
        ("tolfalas", "palantir-of-amon-sul", False),
        ("himring", "sapling-of-the-white-tree", True),
        ("minas-morgul", "sapling-of-the-white-tree", False),
        ("dimrill-dale", "cram", False),
        ("grey-havens", "twice-baked-cakes", False),
        ("edoras", "twice-baked-cakes", True),
    ],
)
def test_sites_with_their_own_ideas(site: str, item: str, found: bool) -> None:
    assert (at(site, item).asked == "site") == found


@pytest.mark.parametrize("item", [it.id for it in BOX.items if it.limit and not it.ring])
def test_not_twice_on_one_character(item: str) -> None:
    here = next(here for id, here, *_ in FOUND if id == item)
    game = at(here, item, items={"aragorn-ii": [item]})
    if item != "ent-draughts":
        assert refused(game) == {f"play {item}": ("bears-one-already", "S19.3")}
    game = at(here, item, company=["aragorn-ii", "frodo"], items={"aragorn-ii": [item]})
    if item == "ent-draughts":
        game.state.turn.played = (BOX.names["card"].index("treebeard"),)
        game.run(AtSite())
    game.do(f"play {item}")
    assert game.in_play("frodo") == [item]
