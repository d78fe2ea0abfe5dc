"""Decks are built over HTTP: looked at, completed, written as lists and codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.server.limits import Limits, Rate
from tests.server.local_server import Person, open_server

Json = dict[str, Any]
DECKS = "/api/games/solitaire/decks"
SUGGESTIONS = f"{DECKS}/suggestions"
COMPANY = "Company\n1 eowyn\n1 elladan\n1 elrohir\n"


def asked(person: Person, path: str = DECKS, lang: str = "en", **wanted: Any) -> Json:
    answer = person.ask("POST", path, params={"lang": lang}, json=wanted)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_it_is_told_what_decks_are_built_of(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        assert {game["id"]: game["decks"] for game in sam.get("/api/games")}[
            "solitaire"
        ] == "scenario"
        decks = {game["id"]: game["decks"] for game in sam.get("/api/games")}
        assert (decks["solitaire"], decks["duel"]) == ("scenario", "")
        told = sam.get(DECKS)
        assert (told["setting"], told["names"]) == ("scenario", ["easy", "normal", "hard"])
        parts = {part["id"]: part for part in told["parts"]}
        assert list(parts) == [
            *("company", "minor-items", "resources", "hazards", "sites", "treasures"),
        ]
        assert parts["minor-items"]["borne"] == "company"
        assert parts["sites"]["cards"]["bag-end"] == 1
        assert "rivendell" not in parts["sites"]["cards"]
        assert parts["resources"]["cards"]["concealment"] == 3
        assert "concealment" not in parts["hazards"]["cards"]
        assert parts["treasures"]["cards"]["glamdring"] == 1
        assert sam.refused("GET", "/api/games/duel/decks")["code"] == "no-decks"
        assert sam.refused("GET", "/api/games/nothing/decks")["code"] == "no-such-game"


def test_decks_are_told_by_name_by_list_and_by_code(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        easy = asked(sam, name="easy")
        assert (easy["legal"], easy["mistakes"], easy["violations"]) == (True, [], [])
        game = mathom.game("solitaire")
        tools = game.deckbuilding()
        assert tools is not None
        decks = tools.named("easy", game.complete({}))
        assert easy["lines"] == [
            {"part": part, "id": id, "copies": copies, "bearer": bearer}
            for part, id, copies, bearer in tools.lines(decks)
        ]
        borne = {line["part"] for line in easy["lines"] if line["bearer"]}
        assert borne == {"minor-items"}
        assert easy["name"] == tools.code(decks)
        assert easy["text"].startswith("Company\n1 ")
        tallies = {each["id"]: each for each in easy["tallies"]}
        n = tallies["minds"]["count"]
        assert (tallies["resources"]["count"], tallies["resources"]["least"]) == (3 * n, 3 * n)
        assert (tallies["hazards"]["least"], tallies["hazards"]["most"]) == (-1, 2 * n)
        assert tallies["site-lair"] == {
            "id": "site-lair",
            "part": "sites",
            "count": 1,
            "least": 1,
            "most": -1,
            "rule": "S2.10",
        }
        again = asked(sam, text=easy["text"])
        assert (again["lines"], again["name"]) == (easy["lines"], easy["name"])
        japanese = asked(sam, lang="ja", name=easy["name"])
        assert japanese["text"] != easy["text"]
        assert asked(sam, text=japanese["text"])["name"] == easy["name"]
        daily = asked(sam, name="daily-2026-02-28")
        assert daily["legal"]
        assert daily == asked(sam, name="daily-2026-02-28") != asked(sam, name="daily-2026-03-01")
        random = asked(sam, name="random-mathom")
        assert random["legal"]
        chosen = {"scenario": random["name"]}
        assert mathom.game("solitaire").complete(chosen)["scenario"] == random["name"]


def test_what_is_wrong_is_told_in_the_readers_language_with_its_rule(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        told = asked(sam, text=COMPANY + "1 eowyn\n1 nobody at all\n")
        assert not told["legal"]
        (mistake,) = told["mistakes"]
        assert (mistake["line"], mistake["text"]) == (6, "Line 6: there is no 'nobody at all'.")
        twice = next(each for each in told["violations"] if each["key"] == "starts-twice")
        assert (twice["rule"], twice["text"]) == ("S2.3", "The company holds Éowyn more than once.")
        there = asked(sam, lang="ja", text=COMPANY + "1 eowyn\n")["violations"]
        assert any("エオウィン" in each["text"] and each["text"].endswith("。") for each in there)
        killers = "Hazards\n1 assassin\n1 slayer\n"
        counts = [
            {
                each["id"]: each["count"]
                for each in asked(sam, text=killers, settings=kept)["tallies"]
            }
            for kept in ({}, {"killers": "mixed"})
        ]
        assert [each["assassin-or-slayer"] for each in counts] == [1, 2]


def test_every_card_is_read_by_its_id(tmp_path: Path) -> None:
    """So the page may write lists without knowing what anything is called."""
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        for part in sam.get(DECKS)["parts"]:
            if part["borne"]:
                continue
            ids = list(part["cards"])
            text = "\n".join([part["id"], *(f"1 {id}" for id in ids)])
            found = asked(sam, text=text)
            assert found["mistakes"] == []
            assert [(line["part"], line["id"]) for line in found["lines"]] == [
                (part["id"], id) for id in ids
            ]


def test_gaps_are_filled(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        found = asked(sam, SUGGESTIONS, text=COMPANY)
        assert found["completed"]["legal"]
        resources = next(each for each in found["suggestions"] if each["rule"] == "S2.6")
        assert {card["part"] for card in resources["cards"]} == {"resources"}
        assert all(card["title"] and card["copies"] for card in resources["cards"])
        whole = asked(sam, SUGGESTIONS, name=found["completed"]["name"])
        assert whole == {"suggestions": [], "completed": found["completed"]}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": "nothing"}, "bad-deck"),
        ({"name": "random-" + "x" * 31}, "bad-deck"),
        ({"name": "daily-2026-02-30"}, "bad-deck"),
        ({"name": "deck-AAAA"}, "bad-deck"),
        ({"name": "x" * 401}, "malformed"),
        ({"text": "x" * 8001}, "malformed"),
        ({"text": "x", "settings": {"killers": "tame"}}, "bad-request"),
        ({"text": "x", "settings": {"nothing": "x"}}, "bad-request"),
        ({"text": 1}, "malformed"),
        ({"text": "Resources\n" + "99 concealment\n99 dodge\n99 block\n" * 4}, "legal"),
        ({"text": "x" * 8000}, "legal"),
    ],
)
def test_what_is_bad_or_too_large_is_refused(tmp_path: Path, wanted: Json, code: str) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        for path in (DECKS, SUGGESTIONS):
            if code == "legal":
                told = asked(sam, path, **wanted)
                assert told.get("completed", told)["legal"] is False
            else:
                assert sam.refused("POST", path, json=wanted)["code"] == code


def test_more_cards_than_any_rule_allows_are_not_looked_at(tmp_path: Path) -> None:
    cards = [
        card["id"] for card in mathom.game("solitaire").cards() if card.get("type") == "hazard"
    ]
    text = "Hazards\n" + "".join(f"99 {id}\n" for id in cards[:11])
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        for path in (DECKS, SUGGESTIONS):
            refused = sam.refused("POST", path, json={"text": text})
            assert refused["code"] == "deck-too-large"
            assert "1,000" in refused["sentence"]
        # A list of nothing but unknown names is read in no time, and its first mistakes are told.
        assert len(asked(sam, text="Sites\n" + "ab\n" * 2000)["mistakes"]) == 100


def test_refusals_of_names_are_told_in_the_readers_language(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        answer = server.person("Sam").ask(
            "POST", DECKS, params={"lang": "ja"}, json={"name": "daily-x"}
        )
        assert answer.status_code == 422
        assert answer.json()["sentence"].endswith("。")


def test_an_address_may_ask_for_so_much_work_and_no_more(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(deck_rate=Rate(5, 3600.0))) as server:
        sam = server.person("Sam")
        asked(sam, name="easy")  # 1
        asked(sam, name="random-1")  # 3 more
        asked(sam, name="easy")
        for path, wanted in ((DECKS, {"name": "easy"}), (SUGGESTIONS, {"text": COMPANY})):
            assert sam.refused("POST", path, json=wanted)["code"] == "too-fast"
        assert sam.get(DECKS)["names"]


def test_a_table_is_set_with_a_code(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        code = asked(sam, name="random-long")["name"]
        assert 40 < len(code) <= 400
        wish = {"game": "solitaire", "seats": [{"kind": "me"}]}
        answer = sam.ask("POST", "/api/tables", json={**wish, "settings": {"scenario": code}})
        assert answer.status_code == 201
        assert answer.json()["table"]["settings"]["scenario"] == code
        far = {**wish, "settings": {"scenario": "deck-" + "A" * 400}}
        assert sam.refused("POST", "/api/tables", json=far)["code"] == "malformed"
