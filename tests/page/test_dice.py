"""Dice in the browser: whole games by clicks, whole acts, and dice that roll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import mathom
from mathom.arena.matches import play_match
from mathom.games.dice.state import Dice
from mathom.kernel.match import Match
from tests.dice.table import Holding, table
from tests.page.conftest import Company
from tests.page.dice_people import board, choose_on_the_board, glowing, is_over, sit_down
from tests.page.midgame_server import MidgameServer
from tests.page.people import DESKTOP, DRAWN, LOOKS, PHONE, Size
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.page.seeded_server import SEED
from tests.soak import SOAKING

LONGEST = 1500
"""More clicks than a game takes."""
LAST = 120
"""So many choices before its end a game goes on in the browser."""
SOME = {"wide": (DESKTOP, "en", False), "night": (PHONE, "en", True)}
WAYS = LOOKS if SOAKING else SOME
LATIN = re.compile("[A-Za-z]{4}")
"""What no Japanese sentence of ours has."""
ENEMY = "fotr-1"
LAPTOP = (1366, 768)


@pytest.fixture(scope="module")
def late() -> Match:
    """A game of three bots shortly before its end."""
    game = mathom.game("dice")
    played = play_match(game, ["greedy"] * 3, SEED)
    match = game.start(["greedy"] * 3, SEED)
    for entry in played.record.line()[1:-LAST]:
        match.follow(entry)
    return match


def attacking() -> Dice:
    """A player with two Units before one enemy that they can destroy."""
    game = table(
        {"muster": ["aragorn:4", "frodo:5"]},
        {},
        at="war",
        sauron={"muster": [f"{ENEMY.partition('-')[0]}:1"]},
    )
    return game.state


def test_a_whole_game_of_two_at_one_screen_by_clicks_on_the_board(
    company: Company, midgame: MidgameServer
) -> None:
    # Where all are lost with the last Glory of one, a game is not long.
    settings = {"coop": "very-hard", "advance-forces": "growing"}
    match = mathom.game("dice").start(["human"] * 2, SEED, settings)
    sam = company(midgame)
    sit_down(sam, midgame, match.state, "me", "me")
    clicks = 0
    while not is_over(sam):
        choose_on_the_board(sam, eager=clicks % 4 != 3, nth=clicks)
        clicks += 1
        assert clicks < LONGEST
    assert clicks > 10
    expect(sam.ending).to_be_focused()
    expect(board(sam)).to_contain_text(sam.say("page-dice-over"))
    assert sam.options.count() == 0


def test_the_rest_of_a_game_with_bots(
    company: Company, midgame: MidgameServer, late: Match
) -> None:
    sam = company(midgame)
    sit_down(sam, midgame, late.state, "me", "greedy", "greedy")
    clicks = 0
    while not is_over(sam):
        choose_on_the_board(sam, eager=clicks % 4 != 3, nth=clicks)
        clicks += 1
        assert clicks < LONGEST
    assert clicks > 3
    expect(sam.ending).to_be_focused()


def test_an_artifact_is_used_in_saurons_turn(company: Company, midgame: MidgameServer) -> None:
    game = table(
        {"muster": ["elven-cloak:4", "frodo:6"]},
        {},
        at="sauron-attack",
        ringbearer="player-2",
        sauron={"muster": ["fotr:2"]},
    )
    assert game.asked == ("player-1", "brace")
    sam = company(midgame)
    sit_down(sam, midgame, game.state, "me", "me")
    expect(sam.heading("dice-prompt-brace")).to_be_visible()
    glowing(sam, "die:elven-gift-1").click()
    seat = sam.seat("player-1", "dice")
    sam.hears(sam.say("dice-event-use", seat=seat, card=sam.say("dice-card-elven-cloak")))
    frodo = sam.say("dice-card-frodo")
    sam.hears(sam.say("dice-event-hold", seat=seat, card=frodo, count=4))
    # Whoever was covered has lived to score.
    sam.hears(sam.say("dice-event-score", seat=seat, card=frodo, count=1))
    glory = sam.say("page-dice-glory-of", who=seat, count=1)
    expect(board(sam).get_by_text(glory, exact=True)).to_have_count(1)


def test_an_enemy_is_attacked_by_one_click_and_the_attack_taken_back_whole(
    company: Company, midgame: MidgameServer
) -> None:
    sam = company(midgame)
    sit_down(sam, midgame, attacking(), "me", "greedy")
    enemy = board(sam).locator('[data-place="sauron:muster"] [data-legal]')
    destroyed = board(sam).locator('[data-place="sauron:destroyed"] [data-thing^="die:"]')
    expect(enemy).to_have_count(1)
    # What a click does at once is told before it.
    enemy.hover()
    told = sam.page.get_by_text(sam.say("page-board-how-to-do", deed=""), exact=False)
    attack = sam.say("page-dice-attack-it", count=0).replace("0", "").strip()
    expect(told).to_contain_text(attack)
    enemy.click()
    expect(destroyed).to_have_count(1)
    sam.is_here()
    sam.page.locator('[data-part="take-back"]').click()
    expect(destroyed).to_have_count(0)
    expect(enemy).to_have_count(1)


def test_the_dice_are_played_by_the_keyboard_alone(
    company: Company, midgame: MidgameServer
) -> None:
    state = table({"active": ["frodo:1", "frodo:1", "frodo:6", "sam:5"]}, {}, at="dice").state
    sam = company(midgame)
    sit_down(sam, midgame, state, "me", "greedy")
    muster = board(sam).locator('[data-place="muster:player-1"] [data-thing^="die:"]')
    # To the board, and along its dice by the arrows until one can be mustered.
    sam.page.keyboard.press("b")
    for _ in range(6):
        focused = sam.page.evaluate("document.activeElement.innerText")
        if sam.say("dice-card-sam") in focused:
            break
        sam.page.keyboard.press("ArrowRight")
    expect(sam.page.locator(":focus")).to_contain_text(sam.say("dice-card-sam"))
    with sam.doing():
        sam.page.keyboard.press("Enter")
    expect(muster).to_have_count(1)
    # A card is looked at large, and left again.
    sam.page.keyboard.press("b")
    sam.page.keyboard.press("z")
    expect(sam.dialog()).to_be_visible()
    sam.close()
    # The rest by numbers.
    sam.is_here()
    with sam.doing():
        sam.choose_by_keys()


def test_a_die_tells_all_its_faces_and_what_is_reconstructed(
    company: Company, midgame: MidgameServer
) -> None:
    sam = company(midgame)
    sit_down(
        sam, midgame, table({"active": ["bill:6", "frodo:1"]}, {}, at="dice").state, "me", "greedy"
    )
    die = glowing(sam, "die:bill-1")
    die.click()
    sheet = sam.dialog(sam.say("dice-card-bill"))
    expect(sheet.locator(".dice .die")).to_have_count(6)
    expect(sheet.locator(".acts .act")).to_have_count(2)
    guesses = sheet.get_by_role("img", name=sam.say("page-dice-reconstructed"))
    expect(guesses).not_to_have_count(0)
    sheet.get_by_role("button", name=sam.say("page-board-enlarge")).click()
    expect(sam.dialog().locator(".large .dice .die")).to_have_count(6)


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "still"])
def test_dice_roll_as_cubes_only_where_something_may_move(
    company: Company, midgame: MidgameServer, calm: bool
) -> None:
    state = table({"active": ["sam:4"]}, {}, at="dice").state
    sam = company(midgame, calm=calm)
    sit_down(sam, midgame, state, "me", "greedy")
    cubes = sam.page.locator(".layer .cube")
    expect(cubes).to_have_count(0)
    sam.page.evaluate(
        """() => {
          window.rolled = 0;
          new MutationObserver(() => {
            window.rolled = Math.max(window.rolled, document.querySelectorAll(".cube").length);
          }).observe(document.querySelector(".layer"), { childList: true, subtree: true });
        }"""
    )
    with sam.doing():
        glowing(sam, "die:sam-1").click()
    if calm:
        sam.page.evaluate(DRAWN)
    else:
        sam.page.wait_for_function("() => window.rolled > 0")
    expect(cubes).to_have_count(0)
    assert (sam.page.evaluate("window.rolled") > 0) is not calm


FLIGHT = """(thing) => {
  window.flights = [];
  const look = () => {
    const copy = [...document.querySelectorAll(".layer button .die")].at(-1);
    if (!copy) return;
    const held = copy.parentElement;
    const goal = document.querySelector(`[data-thing="${thing}"]`);
    const { width, height } = copy.getBoundingClientRect();
    window.flights.push({
      round: [held, copy].every((each) => parseFloat(getComputedStyle(each).borderRadius) > 0),
      rim: parseFloat(getComputedStyle(copy).borderTopWidth) > 0,
      square: Math.abs(width - height) < 1,
      drawn: getComputedStyle(goal).opacity !== "0",
    });
  };
  new MutationObserver(look).observe(document.querySelector(".layer"), { childList: true });
  document.querySelector(`[data-thing="${thing}"]`).click();
}"""
"""Clicks a die, and notes how its copy looks that flies, and whether it lies there already."""


@pytest.mark.parametrize(
    ("sides", "at", "clicks"),
    [
        pytest.param(
            {"active": ["frodo:1", "frodo:1", "sam:5"]}, "dice", "die:sam-1", id="mustered"
        ),
        pytest.param({"muster": ["frodo:6", "sting:4"]}, "dice", "die:weapon-1", id="attached"),
    ],
)
def test_a_die_that_moves_keeps_its_form_and_is_not_yet_where_it_goes(
    company: Company, midgame: MidgameServer, sides: Holding, at: str, clicks: str
) -> None:
    state = table(sides, {}, at=at).state
    sam = company(midgame, calm=False)
    sit_down(sam, midgame, state, "me", "greedy")
    expect(glowing(sam, clicks)).to_be_visible()
    sam.page.evaluate(FLIGHT, clicks)
    sam.page.wait_for_function("() => window.flights.length > 0")
    sam.page.wait_for_function("() => !document.querySelector('.layer button')")
    flights = sam.page.evaluate("window.flights")
    assert flights[-1] == {"round": True, "rim": True, "square": True, "drawn": False}
    expect(board(sam).locator(f'[data-thing="{clicks}"]')).to_have_css("opacity", "1")


COVERED = """() => {
  const shown = (each) => each.getClientRects().length > 0;
  const cards = [...document.querySelectorAll('[data-place="wilds:all"] [data-thing^="card:"]')];
  const beside = [...document.querySelectorAll('[data-part="acts"] .act')].filter(shown);
  const below = [...document.querySelectorAll('[data-part="board"] .edge .act')].filter(shown);
  const answers = beside.length ? [] : below;
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const covered = answers.flatMap((answer) =>
    cards
      .filter((card) => over(answer.getBoundingClientRect(), card.getBoundingClientRect()))
      .map((card) => `${answer.textContent.trim()} over ${card.dataset.thing}`),
  );
  return { answers: beside.length + below.length, cards: cards.length, covered };
}"""
"""How many answers stand below the Wilds, and which of them lie over which cards."""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["wide", "low", "phone"])
def test_answers_do_not_lie_over_the_cards_of_the_wilds(
    company: Company, midgame: MidgameServer, size: Size
) -> None:
    gone = ["aragorn", "gandalf", "anduril", "legolas", "army-of-gondor"]
    glory = table(
        {"glory": 7},
        {},
        at="corrupt",
        location="pelennor",
        corrupted=gone[:3],
        sauron={"corruption": 6},
    )
    recruit = table({"active": ["bill:1", "frodo:1"]}, {}, at="recruit", location="pelennor")
    assert (glory.asked[1], recruit.asked[1]) == ("glory", "recruit")
    sam = company(midgame, size=size, touch=size == PHONE)
    for game in (glory, recruit):
        sit_down(sam, midgame, game.state, "me", "greedy")
        sam.page.evaluate(DRAWN)
        found = sam.page.evaluate(COVERED)
        assert found["answers"]
        assert found["cards"] >= 6
        assert not found["covered"], "\n".join(found["covered"])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_the_dice_are_ended_without_looking_for_it(
    company: Company, midgame: MidgameServer, lang: str
) -> None:
    """The way on stands beside the question, wherever one has scrolled to."""
    dice = ["frodo:1", "frodo:3", "sam:4", "bill:1"]
    sam = company(midgame, size=PHONE, touch=True, lang=lang)
    sit_down(sam, midgame, table({"active": dice}, {}, at="dice").state, "me", "greedy")
    acts = sam.page.locator('[data-part="acts"] .act')
    expect(acts).to_have_text([sam.say("dice-answer-dice-done")])
    expect(board(sam).locator(".edge .act").first).to_be_hidden()
    for to in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        sam.page.evaluate(f"window.scrollTo(0, {to})")
        expect(acts.first).to_be_in_viewport(ratio=1)
    acts.first.tap()
    expect(sam.heading("dice-prompt-recruit")).to_be_visible()


def test_on_a_phone_one_goes_to_war_from_the_dice_at_once(
    company: Company, midgame: MidgameServer
) -> None:
    state = table({"active": ["frodo:1"], "muster": ["frodo:5"]}, {}, at="dice").state
    sam = company(midgame, size=PHONE, touch=True)
    sit_down(sam, midgame, state, "me", "greedy")
    attack = sam.page.locator('[data-part="acts"]').get_by_text(
        sam.say("page-dice-then-attack", count=1), exact=True
    )
    expect(attack).to_be_in_viewport(ratio=1)
    attack.tap()
    sam.hears(sam.say("dice-event-attack", seat=sam.seat("player-1", "dice")))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_none_comes_first_where_glory_is_asked_for(
    company: Company, midgame: MidgameServer, size: Size
) -> None:
    state = table(
        {"glory": 12},
        {},
        at="corrupt",
        location="pelennor",
        sauron={"corruption": 11},
    ).state
    sam = company(midgame, size=size, touch=size == PHONE)
    sit_down(sam, midgame, state, "me", "greedy")
    found = '[data-part="acts"] .act' if size == PHONE else '[data-part="board"] .edge .act'
    first = sam.page.locator(found).first
    expect(first).to_be_in_viewport(ratio=1)
    expect(first).to_contain_text(sam.say("dice-answer-glory-done"))
    if size == DESKTOP:
        expect(sam.options.first).to_have_attribute("aria-keyshortcuts", "0")
        with sam.doing():
            sam.page.keyboard.press("0")
    else:
        with sam.doing():
            first.tap()
    sam.hears(sam.say("dice-event-corrupt", card=sam.say("dice-card-gandalf")))


def test_the_last_glory_of_all_is_asked_for_twice(company: Company, midgame: MidgameServer) -> None:
    state = table(
        {"glory": 2}, {"glory": 4}, at="corrupt", sauron={"corruption": 2}, coop="easy"
    ).state
    sam = company(midgame)
    sit_down(sam, midgame, state, "me", "greedy")
    lost = board(sam).locator(".edge .act").filter(has_text=sam.say("dice-detail-lost", lost=2))
    lost.click()
    sure = sam.dialog(sam.say("page-table-sure"))
    expect(sure).to_contain_text(sam.say("dice-detail-lost", lost=2))
    sure.get_by_role("button", name=sam.say("page-cancel")).click()
    expect(sam.heading("dice-prompt-glory", count=2)).to_be_visible()
    # By its number, too.
    sam.page.keyboard.press("2")
    sure.get_by_role("button", name=sam.say("page-table-sure-yes")).click()
    expect(sam.ending).to_be_visible()


def test_who_keeps_an_artifact_is_asked_once_in_a_turn(
    company: Company, midgame: MidgameServer
) -> None:
    side = {"muster": ["elven-cloak:4", "frodo:5"], "bag": ["sam"] * 2}
    state = table(side, {}, at="score").state
    sam = company(midgame)
    sit_down(sam, midgame, state, "me", "greedy")
    expect(sam.heading("dice-prompt-stay")).to_be_visible()
    # A click asks before the Artifact is thrown away.
    glowing(sam, "die:elven-gift-1").click()
    expect(sam.dialog().locator(".act")).to_have_count(1)
    sam.page.keyboard.press("Escape")
    sam.page.mouse.move(0, 0)
    board(sam).locator(".edge .act").first.click()
    theirs = sam.say("dice-event-turn", seat=sam.seat("player-2", "dice"))
    while not sam.lines.filter(has_text=theirs).count():
        sam.is_here()
        sam.page.evaluate(DRAWN)
        assert not sam.heading("dice-prompt-tidy").is_visible()
        choose_on_the_board(sam, eager=False)
    expect(board(sam).locator('[data-place="muster:player-1"]')).to_contain_text(
        sam.say("dice-card-elven-cloak")
    )


def test_who_plays_again_keeps_the_seat(company: Company, midgame: MidgameServer) -> None:
    """No seat is a side, so none is swapped and nothing says so."""
    sam = company(midgame)
    sit_down(sam, midgame, attacking(), "me", "greedy")
    sam.give_up()
    sam.button("page-table-rematch").click()
    expect(sam.ending).to_have_count(0)
    expect(sam.page.locator('[data-seat="player-1"].mine')).to_be_visible()


def moments() -> dict[str, Dice]:
    """What a board of Dice can look like: busy, at war, and beside an overlay."""
    busy = table(
        {
            "active": ["frodo:1", "sam:4", "bill:6", "aragorn:5"],
            "muster": ["merry:4+sting:4"],
            "glory": 7,
        },
        {"prepared": ["legolas:5", "frodo:6"], "glory": 12},
        {"muster": ["gandalf:4+mithril-coat:5"], "glory": 21},
        at="dice",
        location="pelennor",
        corrupted=["sam"],
        sauron={
            "muster": ["fotr:3", "ttt:3", "rotk:2", "rotk:5"],
            "destroyed": ["ttt:1"],
            "corruption": 3,
        },
    )
    war = table(
        {"muster": ["aragorn:6", "frodo:5"]},
        {"prepared": ["faramir:5"]},
        at="war",
        sauron={"muster": ["fotr:1", "ttt:2"], "marked": ["rotk"]},
    )
    war.do("attack")
    rope = table(
        {"muster": ["elven-rope:4"], "active": ["frodo:1"], "used": ["sam", "frodo", "bill"]}, {}
    )
    rope.do("use elven-gift-1")
    return {"busy": busy.state, "war": war.state, "the used pile": rope.state}


@pytest.mark.parametrize(("size", "lang", "dark"), WAYS.values(), ids=WAYS)
def test_all_of_it_fits_and_can_be_read_aloud(
    company: Company, midgame: MidgameServer, size: Size, lang: str, dark: bool
) -> None:
    pippin = company(midgame, size=size, lang=lang, dark=dark, touch=size == PHONE)
    found = []
    for name, state in moments().items():
        sit_down(pippin, midgame, state, *["me"] * len(state.sides))
        pippin.page.evaluate(DRAWN)
        told = faults_of_layout(pippin) + faults_for_screen_readers(pippin)
        found += [f"{name}: {fault}" for fault in told]
    assert not found, "\n".join(found)


def test_it_fits_in_japanese_on_a_phone_and_is_played_by_touch(
    company: Company, midgame: MidgameServer
) -> None:
    pippin = company(midgame, size=PHONE, lang="ja", touch=True)
    found = []
    for name, state in moments().items():
        sit_down(pippin, midgame, state, *["me"] * len(state.sides))
        pippin.page.evaluate(DRAWN)
        found += [f"{name}: {fault}" for fault in faults_of_layout(pippin)]
        shown = board(pippin).inner_text() + " ".join(pippin.options.all_inner_texts())
        found += [f"{name}: {word}" for word in LATIN.findall(shown)]
    assert not found, "\n".join(found)
    # The last of them waits for a die of the Used Pile.
    with pippin.doing():
        pippin.page.locator('[data-part="overlay"] [data-legal]').first.tap()
