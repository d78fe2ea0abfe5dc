"""Learning: the guided game, refusals that name their rule, the rules, the components."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.page.conftest import Company
from tests.page.dice_people import choose_on_the_board
from tests.page.people import DESKTOP, DRAWN, PHONE, Person, Size
from tests.page.quest_people import answering
from tests.server.running import ServerProcess

STEPS = 11
LAPTOP = (1280, 800)
AROUND = 6
"""How many pixels around a thing the light reaches."""
WHERE = """() => {
  const { left, top, width, height } = document.querySelector('[data-part="board"]')
    .getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height].map(Math.round);
}"""
"""Where the board is, however far the page is scrolled."""


def box(thing: Locator) -> FloatRect:
    """Where something is in the window."""
    found = thing.bounding_box()
    assert found
    return found


def covers(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things share a place."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 0 and down > 0


def look_at_what_is_told(person: Person, size: Size) -> str:
    """What the guide says: what it speaks of is lit in the window, and its card stands beside."""
    person.page.evaluate(DRAWN)
    guide = person.region("page-guide")
    lit = person.page.locator('[data-part="spotlight"]')
    expect(lit.first).to_be_visible()
    card = box(guide)
    for place in (card, *(box(each) for each in lit.all())):
        assert -AROUND <= place["y"] < place["y"] + place["height"] <= size[1] + AROUND
        assert place is card or not covers(card, place)
    return guide.get_by_role("paragraph").first.inner_text()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
def test_a_guided_first_game(company: Company, server: ServerProcess, size: Size) -> None:
    sam = company(server, size=size, touch=size == PHONE)
    sam.come()
    sam.guided_game().click()
    guide = sam.region("page-guide")
    told = set()
    for step in range(1, STEPS + 1):
        expect(guide).to_contain_text(sam.say("page-guide-at", at=step, last=STEPS))
        told.add(look_at_what_is_told(sam, size))
        if sam.button("page-guide-skip-step").is_visible():
            # The step waits until the learner has done what it asks for.
            sam.choose_on_the_board()
            sam.is_here()
        elif step < STEPS:
            sam.button("page-guide-on").click()
    assert len(told) == STEPS
    sam.button("page-guide-end").click()
    expect(guide).to_have_count(0)
    sam.page.reload()
    sam.is_here()
    assert guide.count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_guided_first_turn_of_a_hero(company: Company, server: ServerProcess, size: Size) -> None:
    sam = company(server, size=size, touch=size == PHONE)
    sam.come()
    sam.guided_game("quest").click()
    guide = sam.region("page-guide")
    # On a phone the list is folded away, but there.
    listed = sam.page.locator('[data-part="choices"] ol button:not([aria-disabled="true"])')
    goes = re.compile(re.escape(sam.say("quest-option-go", location="|")).replace(r"\|", ".*"))
    told: list[str] = []
    while len(told) < STEPS:
        expect(listed).not_to_have_count(0)
        sam.page.evaluate(DRAWN)
        if guide.is_visible():
            said = look_at_what_is_told(sam, size)
            told += [said] if said not in told else []
            on = sam.button("page-guide-on").or_(sam.button("page-guide-end"))
            if on.is_visible():
                before = sam.page.evaluate(WHERE)
                on.click()
                sam.page.evaluate(DRAWN)
                assert sam.page.evaluate(WHERE) == before
                continue
        # The step waits, or there is nothing to say: go on by the list, to travel if one can.
        travel = listed.filter(has_text=goes)
        with answering(sam):
            (travel.first if travel.count() else listed.last).dispatch_event("click")
    ids = ("hero", "sauron", "mission", "story", "cards", "reach", "travel", "explore", "rest")
    words = [sam.say(f"guide-quest-{id}", finale=18, falls=10) for id in ids]
    # Of fights it speaks whenever the first comes.
    ends = [sam.say("guide-quest-end", fought=fought) for fought in ("yes", "no")]
    fight = sam.say("guide-quest-fight")
    assert [said for said in told if said != fight and said not in ends] == words
    assert fight in told
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_guided_first_game_of_dice(company: Company, server: ServerProcess, size: Size) -> None:
    sam = company(server, size=size, touch=size == PHONE)
    sam.come()
    sam.guided_game("dice").click()
    guide = sam.region("page-guide")
    listed = sam.page.locator('[data-part="choices"] ol button:not([aria-disabled="true"])')
    told: list[str] = []
    expect(guide).to_be_visible()
    while True:
        expect(listed).not_to_have_count(0)
        sam.page.evaluate(DRAWN)
        if guide.is_visible():
            said = look_at_what_is_told(sam, size)
            told += [said] if said not in told else []
            if said == sam.say("guide-dice-end"):
                break
            if sam.button("page-guide-on").is_visible():
                sam.button("page-guide-on").click()
                sam.page.evaluate(DRAWN)
                continue
        # The step waits, or there is nothing to say: play on, one die after the other.
        with answering(sam):
            choose_on_the_board(sam, nth=-1)
    sam.button("page-guide-end").click()
    expect(guide).to_have_count(0)
    ids = ("welcome", "dice", "muster", "recruit", "glory", "sauron", "corruption", "guards", "end")
    words = [sam.say(f"guide-dice-{id}") for id in ids]
    war = [sam.say("guide-dice-war", units=units) for units in ("yes", "no")]
    assert [said for said in told if said not in war] == words
    assert set(told) & set(war)


@pytest.mark.parametrize("game", ["duel", "dice"])
def test_the_light_of_the_guide_moves(company: Company, server: ServerProcess, game: str) -> None:
    sam = company(server, calm=False)
    sam.come()
    sam.guided_game(game).click()
    lit = sam.page.locator('[data-part="spotlight"]').first
    first = box(lit)
    sam.button("page-guide-on").click()
    expect(sam.button("page-guide-back")).to_be_visible()
    # Whoever leaves has been told of no fault.
    sam.page.wait_for_timeout(600)
    assert box(lit) != first


@pytest.mark.parametrize("side", ["hero", "sauron"])
def test_a_quest_begins_with_the_side_one_clicks(sam: Person, side: str) -> None:
    sam.come()
    expect(sam.of_game("quest")).to_contain_text(sam.say("quest-time"))
    start = sam.quick_game("quest", side)
    expect(start).to_have_accessible_description(sam.say(f"quest-start-{side}-wins"))
    start.click()
    sam.is_asked()
    heroes = sam.heading("quest-prompt-hero")
    expect(heroes).to_have_count(1 if side == "hero" else 0)


@pytest.mark.parametrize("game", ["duel", "quest", "dice"])
def test_the_rules_begin_with_the_game_on_one_page(sam: Person, game: str) -> None:
    sam.come(f"/games/{game}/rules")
    overview = sam.region("page-overview")
    expect(overview.get_by_role("figure").first).to_be_in_viewport()
    first = sam.page.get_by_role("heading", level=3).first
    expect(first).to_have_text(sam.say("page-overview"))
    # It is no rule, and out of the way of those who look for one.
    sam.page.get_by_role("searchbox").fill("mission" if game == "quest" else "mount doom")
    expect(overview).to_have_count(0)
    expect(sam.page.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=str)
def test_the_guide_leaves_the_choices_and_ones_own_side_in_the_window(
    company: Company, server: ServerProcess, size: Size, lang: str
) -> None:
    sam = company(server, size=size, lang=lang)
    sam.come()
    sam.guided_game().click()
    own = sam.page.get_by_role("region", name=sam.seat("fellowship"), exact=True)
    parts = [sam.region("page-guide"), sam.region("page-table-choices"), own]
    sam.is_asked()
    for part in parts:
        expect(part).to_be_in_viewport(ratio=1)
    assert not any(covers(box(one), box(other)) for one, other in combinations(parts, 2))


def test_the_guide_can_be_skipped(sam: Person) -> None:
    sam.come()
    sam.guided_game().click()
    sam.button("page-guide-skip").click()
    expect(sam.region("page-guide")).to_have_count(0)
    sam.is_asked()


def test_a_card_that_cannot_be_taken_says_why_and_opens_the_rule(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    why = sam.say("duel-refused-covered")
    told = re.compile(why, re.IGNORECASE)
    card = sam.covered_cards.first
    card.hover(position={"x": 8, "y": 8})
    expect(card).to_have_accessible_description(told)
    sam.page.mouse.move(0, 0)
    expect(card).to_have_accessible_description("")
    # Whoever comes by the keyboard hears it too.
    sam.page.keyboard.press("b")
    card.focus()
    expect(card).to_have_accessible_description(told)
    card.blur()
    expect(card).to_have_accessible_description("")

    # Playwright would wait until it is enabled.
    card.click(position={"x": 8, "y": 8}, force=True)
    expect(sam.dialog()).to_contain_text(told)
    assert sam.deeds.count() == 0
    opens = re.compile(sam.say("page-board-open-rule", rule=""))
    rule = sam.dialog().get_by_role("button", name=opens).last
    number = rule.inner_text()
    rule.click()
    rules = sam.dialog(sam.say("page-rules-of", game=sam.say("duel-name")))
    expect(rules.get_by_role("listitem").filter(has_text=number)).to_be_focused()
    sam.close()
    sam.is_asked()


def test_nothing_is_told_of_what_comes_to_lie_below_a_mouse_at_rest(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    card = sam.covered_cards.first
    at = box(card)
    sam.come()
    start = sam.quick_game()
    expect(start).to_be_visible()
    sam.page.mouse.move(at["x"] + 8, at["y"] + 8)
    start.press("Enter")
    sam.is_asked()
    # Longer than a mouse has to stay on a card that it has moved to.
    sam.page.wait_for_timeout(600)
    expect(card).to_have_accessible_description("")
    sam.page.mouse.move(at["x"] + 12, at["y"] + 12)
    expect(card).not_to_have_accessible_description("")


def test_the_list_of_refusals_names_rules_too(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    choices = sam.region("page-table-choices")
    choices.get_by_text(re.compile(r"\(\d+\)$")).click()
    refused = choices.get_by_role("listitem").filter(has_text=sam.say("duel-refused-covered"))
    rule = refused.first.get_by_role("button")
    number = rule.inner_text().split()[-1]
    rule.click()
    expect(sam.dialog().get_by_role("listitem").filter(has_text=number)).to_be_focused()


def test_the_rules_are_searched(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    sam.button("page-table-rules").click()
    rules = sam.dialog()
    listed = rules.get_by_role("listitem")
    expect(listed.first).to_be_visible()
    wanted = [text for text in listed.all_text_contents() if "Mount Doom" in text]
    assert wanted
    rules.get_by_role("searchbox").fill("mount doom")
    expect(listed).to_have_text(wanted)
    rules.get_by_role("searchbox").fill("xyzzy")
    sam.sees(sam.say("page-rules-none"))
    rules.get_by_role("button", name=sam.say("page-close")).click()
    expect(sam.button("page-table-rules")).to_be_focused()


def test_the_components_are_searched_filtered_and_enlarged(sam: Person) -> None:
    sam.come()
    sam.of_game("duel").get_by_role("link", name=sam.say("page-home-cards")).click()
    expect(sam.heading("page-cards-of", game=sam.say("duel-name"))).to_be_visible()
    sam.sees(sam.say("page-cards-found", count=69 + 7 + 18))
    sam.page.get_by_label(sam.say("page-facet-kind")).select_option(sam.say("page-kind-duel-card"))
    sam.sees(sam.say("page-cards-found", count=69))
    sam.page.get_by_label(sam.say("page-facet-duel-colour")).select_option(
        sam.say("duel-colour-purple")
    )
    found = sam.region("page-kind-duel-card").get_by_role("button")
    expect(found).to_have_count(6)
    sam.page.get_by_role("searchbox").fill("xyzzy")
    sam.sees(sam.say("page-cards-none"))
    sam.page.get_by_role("searchbox").fill("")
    found.first.click()
    expect(sam.dialog()).to_be_visible()
    sam.close()
    expect(found.first).to_be_focused()
    # What is looked for can be passed on.
    sam.page.reload()
    expect(sam.page.get_by_label(sam.say("page-facet-duel-colour"))).to_have_value("purple")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_components_that_look_alike_are_one_with_their_number(
    company: Company, server: ServerProcess, lang: str
) -> None:
    sam = company(server, lang=lang)
    found = sam.region("page-kind-duel-card").get_by_role("button")
    ruse = sam.say("duel-skill-ruse")
    name = re.compile(rf"^{ruse} {sam.say('page-cards-copies', count=2)}(?!.*{ruse})")
    for asked in ("id=c1-grey-ruse-2", "q=c1-grey-ruse-1"):
        sam.come(f"/games/duel/cards?{asked}")
        expect(found).to_have_count(1)
        expect(found).to_have_accessible_name(name)
    found.click()
    expect(sam.dialog(ruse)).to_be_visible()


def test_the_keys_are_shown(sam: Person) -> None:
    sam.come()
    expect(sam.guided_game()).to_be_visible()
    sam.page.keyboard.press("?")
    expect(sam.dialog(sam.say("page-keys"))).to_contain_text(sam.say("page-keys-undo"))
    sam.close()
