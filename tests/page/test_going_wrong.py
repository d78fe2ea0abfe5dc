"""When things go wrong: cuts, restarts, links to nowhere, a newer server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import Company
from tests.page.people import GONE, Cable, Person
from tests.server.running import ServerProcess


def test_the_game_goes_on_after_a_reload(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    sam.choose()
    sam.is_asked()
    lines, options = sam.lines.all_text_contents(), sam.options.all_text_contents()
    sam.page.reload()
    sam.is_asked()
    expect(sam.lines).to_have_text(lines)
    expect(sam.options).to_have_text(options)
    sam.choose()


def test_the_game_goes_on_after_the_server_was_killed(
    company: Company, own_server: ServerProcess
) -> None:
    sam = company(own_server)
    sam.come()
    sam.play_against_a_bot()
    sam.choose()
    sam.is_asked()
    lines = sam.lines.all_text_contents()

    own_server.kill()
    own_server.gone()
    sam.sees(sam.say("page-link-lost"))
    sam.options.first.click()
    sam.sees(sam.say("page-link-unsent", count=1))

    with sam.doing():
        own_server.start()
        expect(sam.page.get_by_text(sam.say("page-link-lost"))).to_have_count(0)
    sam.is_asked()
    now = sam.lines.all_text_contents()
    assert now[: len(lines)] == lines
    sam.page.reload()
    sam.is_asked()
    # What was sent again was carried out once.
    expect(sam.lines).to_have_text(now)
    sam.forgive(*GONE)


def test_a_lost_connection_is_told_and_mended(sam: Person) -> None:
    cable = Cable(sam)
    sam.come()
    sam.play_against_a_bot()
    # What is chosen just before the cut does not reach the server.
    cable.cut = True
    sam.options.first.click()
    cable.tear()
    sam.sees(sam.say("page-link-unsent", count=1))
    with sam.doing():
        cable.mend()
    expect(sam.page.get_by_text(sam.say("page-link-lost"))).to_have_count(0)
    sam.is_asked()
    sam.choose()
    sam.forgive(*GONE)


def test_a_newer_server_is_told(sam: Person) -> None:
    def newer(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: route.send(_newer(message)))

    sam.page.route_web_socket("**/play", newer)
    sam.come()
    sam.quick_game().click()
    sam.sees(sam.say("page-link-outdated"))
    expect(sam.button("page-link-reload")).to_be_visible()


def _newer(message: str | bytes) -> str:
    told = json.loads(message)
    if told["type"] == "welcome":
        told["protocol"] += 1
    return json.dumps(told)


@pytest.mark.parametrize("path", ["/table/0123456789abcdef", "/table/0123456789abcdef/replay"])
def test_a_link_to_no_table_leads_on_to_the_start(sam: Person, path: str) -> None:
    sam.come(path)
    expect(sam.page.get_by_role("alert")).to_be_visible()
    sam.link("page-go-home").click()
    expect(sam.heading("page-home-play")).to_be_visible()
    sam.forgive("status of 404")


def test_an_address_that_leads_nowhere_says_so(sam: Person) -> None:
    sam.come("/games/duel/nothing")
    sam.sees(sam.say("page-nowhere"))
    sam.link("page-go-home").click()
    expect(sam.heading("page-home-play")).to_be_visible()


def test_the_start_says_when_the_server_is_away_and_tries_again(
    company: Company, own_server: ServerProcess
) -> None:
    sam = company(own_server)
    sam.come("/games/duel/cards")
    expect(sam.heading("page-cards-of", game=sam.say("duel-name"))).to_be_visible()
    own_server.kill()
    own_server.gone()
    sam.page.get_by_role("link", name=sam.say("page-title"), exact=True).click()
    not_loaded = sam.page.get_by_text(sam.say("page-not-loaded"))
    expect(not_loaded.or_(sam.page.get_by_text(sam.say("page-away"))).first).to_be_visible()
    own_server.start()
    sam.button("page-link-reload").or_(sam.button("page-again")).first.click()
    expect(sam.region("page-home-mine")).to_contain_text(sam.say("page-home-none-mine"))
    sam.forgive(*GONE, "dynamically imported module")


def test_words_that_do_not_come_are_told_and_waited_for(sam: Person) -> None:
    sam.page.route("**/assets/words-en-*.js", lambda route: route.abort())
    sam.page.route("**/assets/words-ja-*.js", lambda route: route.abort())
    sam.come()
    expect(sam.page.get_by_role("alert")).to_be_visible()
    sam.page.unroute("**/assets/words-en-*.js")
    sam.button("page-link-reload").click()
    expect(sam.heading("page-home-play")).to_be_visible()

    # Another language is not there: the page goes on in the one it speaks.
    language = sam.page.get_by_role("combobox", name=sam.say("page-language"))
    language.select_option("ja")
    expect(language).to_have_value("en")
    expect(sam.heading("page-home-play")).to_be_visible()
    sam.forgive(*GONE)
