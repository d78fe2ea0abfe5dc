"""What happens in Quest, by clicks on its board: combat, perils, encounters, trades, plots."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.kernel.state import State
from tests.page.conftest import Company
from tests.page.midgame_server import MidgameServer
from tests.page.people import Person
from tests.page.quest_people import (
    Haste,
    answering,
    board,
    carry_out,
    deed,
    do,
    glowing,
    labels,
    sit_down,
    use,
)
from tests.quest.fights import fight
from tests.quest.hero_table import exploring, journey
from tests.quest.table import table, take

CHARGE = "beravor-charge"
PARRY = "beravor-parry"
HACK = "zealot-hack"
LONGEST = 60
"""More choices than a fight has."""


def in_combat() -> State:
    """Beravor meets an Orc at Bree."""
    met = fight(
        "orc",
        hand=[CHARGE, PARRY, "beravor-evade", "beravor-aimed-shot"],
        theirs=[HACK, "zealot-parry", "zealot-fall-back"],
        token=True,
    )
    return met.state


def test_a_combat_that_goes_on_after_a_reload(company: Company, midgame: MidgameServer) -> None:
    frodo, sam = company(midgame), company(midgame)
    sit_down(frodo, midgame, in_combat(), "me", "person", "greedy")
    sam.come(frodo.invitation())
    combat = sam.region("page-quest-combat")
    expect(combat).to_contain_text(sam.say("page-quest-fight-before"))
    do(sam, "quest-option-spend-agility", count=0)
    do(sam, "quest-option-fight-on")
    frodo.is_asked()
    do(frodo, "quest-option-fight-on")
    sam.is_asked()
    charge = sam.say(f"quest-card-{CHARGE}")
    use(sam, f"card:{CHARGE}", "quest-option-play", card=charge)

    # Only who laid it sees what lies there, before and after he comes again.
    frodo.is_asked()
    theirs = frodo.region("page-quest-combat")
    expect(theirs).to_contain_text(frodo.say("page-quest-laid"))
    expect(theirs).not_to_contain_text(charge)
    expect(combat).to_contain_text(sam.say("page-quest-laid-known"))
    shown = board(sam).inner_text()
    told = sam.lines.all_text_contents()
    sam.page.reload()
    expect(combat).to_contain_text(charge)
    assert board(sam).inner_text() == shown
    expect(sam.lines).to_have_text(told)

    hack = frodo.say(f"quest-card-{HACK}")
    use(frodo, f"card:{HACK}", "quest-option-play", card=hack)
    for person in (frodo, sam):
        person.hears(hack)
        person.hears(charge)
    sam.is_asked()
    asked = labels(sam)
    shown = combat.inner_text()
    sam.page.reload()
    sam.is_asked()
    assert labels(sam) == asked
    assert combat.inner_text() == shown

    over = sam.button("page-quest-fight-close")
    for _ in range(LONGEST):
        if over.is_visible():
            break
        person = sam if sam.options.count() else frodo
        if person.options.count():
            Haste(person).choose()
    # It is told until one goes on, and not again to who comes later.
    told_in, ends = sam.page.locator('[data-part="overlay"]').bounding_box(), over.bounding_box()
    assert told_in
    assert ends
    assert told_in["x"] <= ends["x"]
    assert ends["x"] + ends["width"] <= told_in["x"] + told_in["width"]
    over.click()
    expect(combat).to_have_count(0)
    frodo.page.reload()
    frodo.is_here()
    expect(theirs).to_have_count(0)


def test_sauron_picks_a_peril(company: Company, midgame: MidgameServer) -> None:
    hero = {"sheet": "thalin", "at": "bree", "hand": ["thalin-parry"]}
    perils = ["trapped", "its-a-dangerous-business", "orc-scouts"]
    match = journey(hero, influence={"tharbad": 2}, peril_top=perils)
    take(match, "go tharbad", "spend thalin-parry")
    frodo = company(midgame)
    sit_down(frodo, midgame, match.state, "me", "greedy", "greedy")
    drawn = frodo.region("page-quest-drawn")
    expect(drawn).to_be_visible()
    expect(glowing(frodo)).to_have_count(2)
    # One that does not apply here says so.
    trapped = drawn.locator('[data-thing="peril:trapped"]')
    trapped.click(force=True)
    expect(frodo.dialog()).to_contain_text("Q3.11")
    frodo.page.keyboard.press("Escape")
    peril = frodo.say("quest-peril-its-a-dangerous-business")
    use(frodo, f"peril:{perils[1]}", "quest-option-peril", peril=peril)
    frodo.hears(peril)
    expect(trapped).to_have_count(0)


def test_saurons_turn_is_told_in_a_line_that_shows_it(sam: Person) -> None:
    sam.come()
    sam.set_table("quest", sauron="greedy", **{"hero-1": "me"})
    with answering(sam):
        sam.choose()
    sam.is_here()
    expect(sam.region("page-recap")).to_contain_text(sam.seat("sauron", "quest"))
    items = sam.page.get_by_title(sam.say("page-recap-point"))
    event = items.filter(has_text=re.compile(r"^event "))
    for item in (items.filter(has_text=re.compile("^[0-9]+ influence at ")), event):
        item.click()
        shown = sam.page.locator(":focus")
        expect(shown).to_have_attribute("data-thing", re.compile("^(location|event):"))
        expect(shown).to_be_in_viewport()


def test_an_encounter_asks_the_hero(company: Company, midgame: MidgameServer) -> None:
    card = "eriador-the-grey-company"
    hand = ["thalin-parry", "thalin-rush", "thalin-rush"]
    match = table(
        heroes=[{"sheet": "thalin", "at": "bree", "hand": hand}],
        encounter_top=[card],
        turn="hero-1",
        then=[EncounterStep(1), EndHeroTurn(1)],
    )
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "greedy", "me")
    expect(sam.region("page-quest-drawn")).to_contain_text(sam.say(f"quest-encounter-{card}"))
    do(sam, "quest-option-accept")
    use(sam, "card:thalin-parry")
    carry_out(sam)  # and one of two cards alike, which nobody has to choose
    # The training that it brings offers skills.
    skills = glowing(sam)
    expect(skills.first).to_be_visible()
    with answering(sam):
        skills.first.click()
        sam.dialog().get_by_role("button", name=labels(sam)[0], exact=True).click()
    sam.hears(sam.say("quest-event-gain-favor", seat="", count=1).strip())


def test_a_plot_is_discarded_for_favor(company: Company, midgame: MidgameServer) -> None:
    plot = "osgiliath-invaded"
    hero = {"sheet": "thalin", "at": "osgiliath", "favor": 4}
    match = exploring(hero, plots=[plot])
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "greedy", "me", "greedy")
    sam.is_asked()
    plots = sam.region("page-quest-plots")
    name = sam.say(f"quest-plot-{plot}")
    expect(plots).to_contain_text(name)
    use(sam, "space:1")
    sam.hears(sam.say("quest-event-foil", seat="", plot=name).strip())
    expect(plots).not_to_contain_text(name)
    expect(plots).to_contain_text(sam.say("page-quest-plot-free", space=1))


def test_two_heroes_trade(company: Company, midgame: MidgameServer) -> None:
    thalin: dict[str, Any] = {"sheet": "thalin", "at": "bree", "favor": 2, "items": ["horse"]}
    beravor: dict[str, Any] = {"sheet": "beravor", "at": "bree", "favor": 1, "items": ["boat"]}
    frodo, sam = company(midgame), company(midgame)
    sit_down(frodo, midgame, exploring(thalin, beravor).state, "greedy", "me", "person")
    sam.come(frodo.invitation())
    frodo.is_asked()
    use(frodo, "seat:hero-2")
    boat = frodo.say("quest-item-boat")
    trade = frodo.region("page-quest-trade")
    do(frodo, "quest-option-give-favor")
    do(frodo, "quest-option-want-item", item=boat)
    expect(trade).to_contain_text(frodo.say("page-quest-favor", count=1))
    do(frodo, "quest-option-propose")
    expect(sam.region("page-quest-trade")).to_contain_text(boat)
    sam.is_asked()
    do(sam, "quest-option-accept")
    for person in (frodo, sam):
        person.hears(person.say("quest-event-trade-item", seat="", item=boat).strip())
        expect(person.region("page-quest-trade")).to_have_count(0)
    frodo.is_asked()
    assert deed(frodo, frodo.say("quest-option-propose")).count() == 0
