"""The solitaire in the browser: journeys by clicks and keys, combat, rolls, and a stage at rest."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import mathom
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.state import State
from tests.page.conftest import Company
from tests.page.in_sight import Watcher
from tests.page.midgame_server import MidgameServer
from tests.page.people import DESKTOP, DRAWN, LOOKS, PHONE, Person, Size
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.soak import SOAKING, amount

SEEDS = 30
LONGEST = amount(150, 4000)
"""So many clicks are made in a game; in a soak more than one takes."""
QUESTIONS = amount(12, 300)
SIZES = [(1366, 768), (1440, 900), (1920, 1080), (390, 844)]
SOME = {"wide": (DESKTOP, "en", False), "night": (PHONE, "ja", True)}
WAYS = LOOKS if SOAKING else SOME
EAGER = ("reveal", "region", "region-movement", "enter", "by", "strike", "roll", "play")
"""What is chosen where it is offered, the likeliest first."""
WAITS = """() => {
  const list = [...document.querySelectorAll('[data-part="choices"] ol button')];
  const asked = list.length > 0 && list.every((each) => each.ariaDisabled !== "true");
  return asked || document.querySelector("section.ending") !== null;
}"""
CLICK = """([eager, nth]) => {
  const board = document.querySelector('[data-part="board"]');
  const bar = document.querySelector('[data-part="acts"]');
  const drawn = (each) => each.getClientRects().length > 0 && !each.closest("[inert]");
  const things = [...board.querySelectorAll("[data-legal]")].filter(drawn);
  const acts = [...(bar?.querySelectorAll(".act") ?? []), ...board.querySelectorAll(".act")]
    .filter((each) => drawn(each) && !each.closest("[popover]") && each.ariaDisabled !== "true");
  const found = eager && things.length ? things : acts.length ? acts : things;
  const one = found.at(nth % found.length);
  one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.querySelector('[popover][role="dialog"] .act')?.click();
    done(found.length);
  })));
}"""
"""Clicks something on the board, and the first that it offers if it opens; of how many."""


def _chosen(options: list[Option], chance: Seeded) -> Option:
    if chance.pick(3) == 0:
        return options[chance.pick(len(options))]
    for kind in EAGER:
        found = [option for option in options if option.kind == kind]
        if found:
            return found[chance.pick(len(found))]
    return options[chance.pick(len(options))]


@functools.cache
def reached(kind: str, least: int = 1, turn: int = 1) -> Match:
    """A game as it stands where this is first asked, with at least so many options."""
    for seed in range(SEEDS):
        match = mathom.game("solitaire").start(["human"], str(seed))
        chance = Seeded(str(seed), "players")
        while not match.over:
            choice = match.choice
            late = match.view(0)["board"]["turn_number"] >= turn
            if late and choice.kind == kind and len(choice.options()) >= least:
                return match
            match.apply(_chosen(choice.options(), chance))
    raise AssertionError(f"{kind} was never asked")


def board(person: Person) -> Locator:
    """All that lies on the table."""
    return person.region("page-solitaire-board")


def sit_down(person: Person, midgame: MidgameServer, state: State | None) -> None:
    """Set a table that begins from a state."""
    midgame.begin_from(state)
    person.come()
    person.set_table("solitaire", traveller="me")
    person.is_here()


def is_over(person: Person) -> bool:
    """Wait until something is asked or the game is over; whether it is over."""
    person.page.wait_for_function(WAITS)
    return person.page.locator("section.ending").is_visible()


def test_a_journey_by_clicks_on_the_board(company: Company, midgame: MidgameServer) -> None:
    sam = company(midgame)
    sit_down(sam, midgame, None)
    clicks = 0
    while clicks < LONGEST and not is_over(sam):
        assert sam.page.evaluate(CLICK, [clicks % 4 != 3, clicks])
        clicks += 1
    assert clicks > 10
    if is_over(sam):
        expect(sam.ending).to_be_focused()
        expect(board(sam)).to_contain_text(sam.say("page-solitaire-tale"))
        assert sam.options.count() == 0


def test_giving_up_ends_with_the_tale_of_the_journey(
    company: Company, midgame: MidgameServer
) -> None:
    sam = company(midgame)
    match = reached("organize", turn=2)
    sit_down(sam, midgame, match.state)
    sam.give_up()
    expect(sam.ending).to_be_visible()
    site = match.view(0)["board"]["site"]
    tale = board(sam).locator(".tale li").first
    expect(tale).to_contain_text(sam.say(f"solitaire-site-{site}"))


def test_the_way_is_chosen_on_the_map_by_the_keyboard(
    company: Company, midgame: MidgameServer
) -> None:
    match = reached("chain", 2)
    region = match.choice.options()[0]
    sam = company(midgame)
    sit_down(sam, midgame, match.state)
    thing = board(sam).locator(f'[data-thing="region:{region.args["region"]}"]')
    expect(thing).to_have_attribute("data-legal", "")
    thing.focus()
    expect(thing).to_be_focused()
    with sam.doing():
        sam.page.keyboard.press("Enter")
    expect(thing).not_to_have_attribute("data-legal", "")


def test_strikes_are_taken_by_a_click_on_those_who_take_them(
    company: Company, midgame: MidgameServer
) -> None:
    match = reached("assign", 2)
    option = next(each for each in match.choice.options() if each.kind == "strike")
    sam = company(midgame)
    sit_down(sam, midgame, match.state)
    fighter = board(sam).locator(f'[data-place="fighter:{option.args["card"]}"]')
    # The danger is told before.
    expect(fighter).to_contain_text("%")
    none = sam.say("page-solitaire-no-strike")
    expect(fighter).to_contain_text(none)
    with sam.doing():
        fighter.locator("[data-legal]").click()
    expect(fighter).not_to_contain_text(none)


def test_a_roll_is_shown_with_its_changes_and_its_chance(
    company: Company, midgame: MidgameServer
) -> None:
    match = reached("fight", 2)
    sam = company(midgame)
    sit_down(sam, midgame, match.state)
    place = next(n for n, each in enumerate(match.choice.options()) if each.kind == "roll")
    with sam.doing():
        sam.page.keyboard.press(str(place + 1))
    sam.page.locator('[role="tab"]').last.click()
    roll = sam.page.locator(".rolls .roll").first
    expect(roll.locator("svg")).to_have_count(2)
    expect(roll).to_contain_text("= ")
    expect(roll).to_contain_text("of 36")


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "still"])
def test_dice_roll_only_where_something_may_move(
    company: Company, midgame: MidgameServer, calm: bool
) -> None:
    match = reached("fight", 2)
    sam = company(midgame, calm=calm)
    sit_down(sam, midgame, match.state)
    sam.page.evaluate(
        """() => {
          window.rolled = 0;
          new MutationObserver(() => {
            const dice = document.querySelectorAll(".layer .rolling").length;
            window.rolled = Math.max(window.rolled, dice);
          }).observe(document.querySelector(".layer"), { childList: true, subtree: true });
        }"""
    )
    place = next(n for n, each in enumerate(match.choice.options()) if each.kind == "roll")
    with sam.doing():
        sam.page.keyboard.press(str(place + 1))
    if calm:
        sam.page.evaluate(DRAWN)
    else:
        sam.page.wait_for_function("() => window.rolled > 0")
    expect(sam.page.locator(".layer .rolling")).to_have_count(0)
    assert (sam.page.evaluate("window.rolled") > 0) is not calm


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_stage_stays_where_it_is_whatever_is_asked(
    company: Company, midgame: MidgameServer, size: Size
) -> None:
    sam = company(midgame, size=size, touch=size == SIZES[-1])
    sit_down(sam, midgame, reached("movement", turn=1 + SIZES.index(size)).state)
    watcher = Watcher(sam)
    place: int | None = None
    while watcher.asked < QUESTIONS and watcher.goes_on(place):
        place = watcher.asked if watcher.asked % 3 == 0 else 0
    assert watcher.asked > 2
    assert not watcher.faults, "\n".join(watcher.faults)


MOMENTS: dict[str, Callable[[], Match]] = {
    "busy": lambda: reached("organize", 3, turn=3),
    "chain": lambda: reached("chain", 2),
    "fight": lambda: reached("fight", 2),
    "site": lambda: reached("site", 2),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_board_has_no_faults(
    company: Company, midgame: MidgameServer, moment: str, way: str
) -> None:
    size, lang, dark = WAYS[way]
    sam = company(midgame, size=size, lang=lang, dark=dark, touch=size == PHONE)
    sit_down(sam, midgame, MOMENTS[moment]().state)
    sam.page.evaluate(DRAWN)
    assert not faults_of_layout(sam)
    assert not faults_for_screen_readers(sam)
