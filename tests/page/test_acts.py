"""Whole acts of Quest by a click or two: ways, damage, influence, and taking them back."""

from __future__ import annotations

from playwright.sync_api import expect

from mathom.games.quest.combat.defeat import Suffer
from mathom.games.quest.constants import SAURON
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.influence import SpreadInfluence
from tests.page.conftest import Company
from tests.page.midgame_server import MidgameServer
from tests.page.people import Person
from tests.page.quest_people import answering, board, carry_out, labels, plan, sit_down, use
from tests.quest.hero_table import journey
from tests.quest.table import table

FAR = "the-grey-havens"
PLACES_NEAR = [f"quest-location-{id}" for id in ("sea-of-udun", "plains-of-gorgoroth", "barad-dur")]
HAND = ["thalin-rush", "thalin-rush", "thalin-parry", "thalin-block", "thalin-evade"]


def stands_at(person: Person, location: str) -> None:
    """Wait until Thalin stands somewhere."""
    where = person.say("page-quest-at", place=person.say(f"quest-location-{location}"))
    expect(board(person).get_by_text(where).first).to_be_visible()


def take_back(person: Person) -> None:
    """Take the last act back, when asked again: while others play on, what is seen may be old."""
    person.is_here()
    person.page.locator('[data-part="take-back"]').click()


def test_a_way_of_three_steps_by_one_confirm_and_back(
    company: Company, midgame: MidgameServer
) -> None:
    match = journey({"sheet": "thalin", "at": "bree", "hand": HAND})
    reach = match.view(1)["board"]["heroes"]["hero-1"]["travel"]["reach"][FAR]
    assert (len(reach["way"]), reach["cards"]) == (3, 3)
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "greedy", "me", "greedy")
    board(sam).locator(f'[data-thing="location:{FAR}"]').click()
    expect(plan(sam).locator("li")).to_have_count(3)
    used = board(sam).locator('[data-thing^="card:"][data-marks]')
    expect(used).to_have_count(3)
    other = board(sam).locator('[data-thing^="card:"]:not([data-marks])').first
    kept = board(sam).locator(f'[data-thing="{other.get_attribute("data-thing")}"]')
    kept.click()
    expect(kept).to_have_attribute("aria-pressed", "true")
    expect(plan(sam).locator(".main")).to_have_text(sam.say("page-quest-set-out", count=3))
    carry_out(sam)
    stands_at(sam, FAR)
    take_back(sam)
    stands_at(sam, "bree")
    expect(sam.page.locator('[data-part="take-back"]')).to_have_count(0)


def test_damage_by_marks_and_the_rest_from_the_life_pool(
    company: Company, midgame: MidgameServer
) -> None:
    hero = {"sheet": "thalin", "at": "bree", "hand": HAND}
    match = table(heroes=[hero], then=[Suffer(1, 4), Act(1)])
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "greedy", "me")
    use(sam, "card:thalin-rush")
    use(sam, "card:thalin-rush")
    left = sam.say("quest-option-suffer-unseen")
    with answering(sam):
        plan(sam).get_by_text(sam.say("page-plan-rest", what=left, marked=2, left=2)).click()
    hand = sam.say("page-quest-hand-mine", count=3)
    expect(board(sam).get_by_role("heading", name=hand)).to_be_visible()
    take_back(sam)
    hand = sam.say("page-quest-hand-mine", count=5)
    expect(board(sam).get_by_role("heading", name=hand)).to_be_visible()


def test_influence_on_three_places_by_one_confirm(company: Company, midgame: MidgameServer) -> None:
    match = table(influence={"dol-guldur": 2}, then=[SpreadInfluence(4, 0), Act(1)])
    room = match.view(SAURON)["board"]["sauron"]["room"]
    places = list(room)[:3]
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "me", "greedy")
    for place in places:
        use(sam, f"location:{place}")
    expect(board(sam).locator("[data-marks]")).to_have_count(3)
    carry_out(sam)
    expect(board(sam).locator("[data-marks]")).to_have_count(0)


def test_whether_and_where_are_asked_as_one(company: Company, midgame: MidgameServer) -> None:
    match = table(
        heroes=[{"sheet": "thalin", "at": "mount-doom"}],
        encounter_top=["mordor-saurons-road"],
        turn="hero-1",
        then=[EncounterStep(1), EndHeroTurn(1)],
    )
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "greedy", "me")
    goal = sam.say("quest-location-barad-dur")
    asked = [*map(sam.say, PLACES_NEAR), sam.say("quest-answer-send-hero-decline")]
    expect(sam.options).to_have_count(len(asked))
    assert {text.lower() for text in labels(sam)} == {text.lower() for text in asked}
    with answering(sam):
        sam.options.filter(has_text=goal).click()
    stands_at(sam, "barad-dur")
    take_back(sam)
    stands_at(sam, "mount-doom")
    expect(sam.options).to_have_count(len(asked))
