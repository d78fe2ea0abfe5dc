"""`games`, `rules` and `cards`: facts in one screen, and as JSON."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

import mathom
from mathom.bots import bot_names
from mathom.kernel.game import Game
from mathom.locale import messages
from tests.cli.run import answer, facts, run


def test_help_lists_all_commands() -> None:
    shown = answer("--help")
    for name in ("games", "play", "serve", "simulate", "replay", "rules", "cards", "bench"):
        assert f"\n  {name} " in shown


def test_the_version_is_told() -> None:
    assert answer("--version").startswith("mathom ")


@pytest.mark.parametrize("name", ["games", "play", "simulate", "replay", "rules", "cards", "bench"])
def test_every_command_explains_itself(name: str) -> None:
    shown = answer(name, "--help")
    assert shown.startswith(f"Usage: mathom {name}")
    assert "--json" in shown or name == "play"


def test_games_tells_all_that_is_needed_to_start_one() -> None:
    duel, quest, dice, solitaire = facts("games")
    assert duel == {
        "id": "duel",
        "name": "Duel for Middle-earth",
        "about": messages("en").say("duel-about"),
        "players": [2],
        "seats": ["fellowship", "sauron"],
        "seat_titles": ["the Fellowship", "Sauron"],
        "settings": duel["settings"],
        "version": mathom.game("duel").version,
        "bots": duel["bots"],
    }
    assert duel["settings"][0] == {
        "id": "coins",
        "title": "Coins",
        "values": ["finite", "endless"],
        "value_titles": ["30 in all", "endless"],
        "rule": "D10.1",
    }
    assert [setting["rule"] for setting in duel["settings"]] == ["D10.1", "D10.2", "D10.3", "D10.4"]
    assert {"random", "greedy"} <= set(duel["bots"])
    assert quest["players"] == [2, 3, 4]
    assert quest["seats"] == ["sauron", "hero-1", "hero-2", "hero-3"]
    assert [setting["id"] for setting in quest["settings"]] == ["dominance", "stakes"]
    assert dice["seats"] == ["player-1", "player-2", "player-3", "player-4"]
    assert (solitaire["players"], solitaire["seats"]) == ([1], ["traveller"])


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_games_lists_every_game(game: Game) -> None:
    (told,) = (each for each in facts("games") if each["id"] == game.id)
    assert told["players"] == list(game.players)
    assert told["seats"] == list(game.seat_names)
    assert told["bots"] == bot_names(game)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_games_speaks(lang: str) -> None:
    shown = answer("games", "--lang", lang)
    speech = messages(lang)
    for part in ("duel-name", "duel-about", "quest-seat-hero-3", "duel-setting-coins-finite"):
        assert speech.say(part) in shown
    assert "D10.4" in shown
    told = facts("games", "--lang", lang)[1]
    assert told["name"] == speech.say("quest-name")
    assert told["seat_titles"][3] == speech.say("quest-seat-hero-3")
    assert told["settings"][1]["value_titles"][1] == speech.say("quest-setting-stakes-high")


def test_in_japanese_no_english_is_left_but_what_is_typed() -> None:
    """Ids of games, bots, settings and rules are typed; all else is told."""
    typed = {"--set", *bot_names(mathom.game("duel"))}
    for game in mathom.all_games():
        typed |= {game.id, *(s.id for s in game.settings), *(s.rule for s in game.settings)}
        typed |= {value for setting in game.settings for value in setting.values}
    shown = answer("games", "--lang", "ja")
    assert set(re.findall(r"[A-Za-z][\w.-]+", shown)) <= {word.lstrip("-") for word in typed}


@pytest.mark.parametrize(
    "args", [("games",), ("rules", "duel", "D3"), ("cards", "duel", "bree")], ids=" ".join
)
def test_the_option_for_the_language_has_two_names(args: tuple[str, ...]) -> None:
    assert answer(*args, "--language", "ja") == answer(*args, "--lang", "ja")
    assert answer(*args, "--language", "ja") != answer(*args)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_rules_prints_the_whole_ledger(game: Game, lang: str) -> None:
    ledger = game.ledger(lang)
    listed = facts("rules", game.id, "--lang", lang)
    assert [rule["id"] for rule in listed] == ledger.ids()
    assert [rule["text"] for rule in listed] == [rule.text for rule in ledger.rules()]
    assert all(set(rule) == {"id", "text", "tests"} for rule in listed)


def test_a_chapter_and_a_rule_can_be_asked_for() -> None:
    assert {rule["id"].partition(".")[0] for rule in facts("rules", "duel", "D3")} == {"D3"}
    (rule,) = facts("rules", "duel", "D3.4")
    assert rule["id"] == "D3.4"


@pytest.mark.parametrize("width", [20, 40, 80])
def test_a_narrow_screen_still_tells_what_a_card_does(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = answer("cards", "duel", "c3-blue-3-rings")
    assert "3 Rings" in shown
    assert "3 Coins" in shown
    assert all(len(line) <= width for line in shown.splitlines())


def test_rules_are_found_however_their_number_is_typed() -> None:
    assert facts("rules", "duel", " d3.4 ") == facts("rules", "duel", "D3.4")


def test_each_rule_fits_one_screen() -> None:
    lines = answer("rules", "duel").splitlines()
    ids = mathom.game("duel").ledger().ids()
    begins = [at for at, line in enumerate(lines) if line.partition(" ")[0] in set(ids)]
    assert [lines[at].partition(" ")[0] for at in begins] == ids
    assert max(after - at for at, after in pairwise([*begins, len(lines)])) <= 35
    assert answer("rules", "duel", ids[-1]).splitlines()[1:] == lines[begins[-1] :]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_cards_prints_the_records_of_the_game_and_what_they_say(game: Game, lang: str) -> None:
    told = [{**card, "texts": game.describe(messages(lang), card)} for card in game.cards()]
    assert facts("cards", game.id, "--lang", lang) == told


@pytest.mark.parametrize(
    ("id", "english", "japanese"),
    [
        ("misty-lost-in-the-shadows", "applies in Mirkwood", "闇の森で適用"),
        ("misty-radagast-the-brown", "applies at Rhosgobel", "ロスゴベルで適用"),
        ("misty-greenleaf", "applies wherever it is drawn", "どこで引いても適用"),
        ("haven-imladris", "applies at Rivendell", "裂け谷で適用"),
        ("khazad-dum", "applies at Moria", "モリアで適用"),
        ("trapped", "applies in Rhudaur and the Grey Mountains", "ルダウアと灰色山脈で適用"),
        ("orc-scouts", "applies wherever it is drawn", "どこで引いても適用"),
        (
            "messengers-of-the-stormcrow",
            "Théoden comes to Helm’s Deep",
            "セオデンをヘルム峡谷に置く",
        ),
        (
            "amon-hen:emyn-muil",
            "one card with mountains or any 3 cards",
            "山岳のカード1枚または任意のカード3枚",
        ),
        ("fornost:bree", "any 1 card", "任意のカード1枚"),
    ],
)
def test_cards_tells_where_a_component_of_quest_applies(
    id: str, english: str, japanese: str
) -> None:
    for lang, part in (("en", english), ("ja", japanese)):
        (figures,) = (
            card["texts"]["figures"]
            for card in facts("cards", "quest", id, "--lang", lang)
            if card["id"] == id
        )
        assert part in figures


def test_cards_tells_a_landmarks_region_and_surcharge() -> None:
    (bree,) = facts("cards", "duel", "bree")
    assert bree["texts"]["title"] == "Bree: a Fortress in Arnor, 2 Units in Arnor, 2 moves"
    assert bree["texts"]["cost"].endswith(", 1 Coin for each Fortress you have on the map")
    (bree,) = facts("cards", "duel", "bree", "--lang", "ja")
    assert "アルノールに砦" in bree["texts"]["title"]
    assert bree["texts"]["cost"].endswith("地図上の自分の砦1つにつきコイン1枚")
    others = [card for card in facts("cards", "duel") if card["kind"] != "tile"]
    assert not any("Fortress you have" in card["texts"]["cost"] for card in others)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [60, 100, 140])
def test_no_sentence_about_a_card_is_cut(
    lang: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sentences without blanks are folded, and long ids leave room for what they say."""
    monkeypatch.setenv("COLUMNS", str(width))
    quest = mathom.game("quest")
    shown = answer("cards", "quest", "--lang", lang)
    assert "…" not in shown
    assert all(card["id"] in shown for card in quest.cards())
    boat = answer("cards", "quest", "boat", "--lang", lang)
    (record,) = (card for card in quest.cards() if card["id"] == "boat")
    for text in quest.describe(messages(lang), record).values():
        assert _letters(text) <= _letters(boat)


def _letters(text: str) -> Counter[str]:
    """What a text is written with, wherever its lines break."""
    return Counter("".join(text.split()))


def test_cards_about_rings_fit_one_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    lines = answer("cards", "duel", "ring").splitlines()
    assert len(lines) < 35
    assert max(len(line) for line in lines) <= 100
    assert lines[0].split() == ["Id", "Title", "Cost", "Chain", "Source"]
    found = [card["id"] for card in facts("cards", "duel", "ring")]
    assert [line.split()[0] for line in lines[1:] if not line.startswith(" ")] == found
    rings = [
        card["id"]
        for card in mathom.game("duel").cards()
        if any(effect["do"] == "rings" for effect in card["effects"])
    ]
    assert found == rings


@pytest.mark.parametrize(
    ("word", "lang", "expected"),
    [
        ("EREBOR", "en", {"erebor"}),
        ("c1-blue-1-ring-fish", "ja", {"c1-blue-1-ring-fish"}),
        ("エレボール", "ja", {"erebor"}),
        ("horseshoe", "en", None),
        ("purple", "en", None),
        ("reference", "en", None),
    ],
)
def test_cards_are_found_by_any_word(word: str, lang: str, expected: set[str] | None) -> None:
    found = {card["id"] for card in facts("cards", "duel", word, "--lang", lang)}
    assert found == expected if expected else found


def test_the_skills_of_a_price_are_found_by_id_in_every_language() -> None:
    english, japanese = (
        {card["id"] for card in facts("cards", "duel", "leadership", "--lang", lang)}
        for lang in ("en", "ja")
    )
    assert english == japanese
    assert "erebor" in english


def test_ids_are_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = answer("cards", "duel")
    assert all(card["id"] in shown for card in mathom.game("duel").cards())


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "no component of duel has 'balrog'."),
        ("ja", "duelに'balrog'を含む構成品はありません。"),
    ],
)
def test_a_word_that_no_card_has_ends_with_code_1(lang: str, sentence: str) -> None:
    result = run("cards", "duel", "balrog", "--lang", lang)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"mathom: {sentence}\n"
    result = run("cards", "duel", "balrog", "--lang", lang, "--json")
    assert (result.exit_code, result.stdout) == (1, "[]\n")
    assert result.stderr == f"mathom: {sentence}\n"


def test_output_is_as_wide_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert max(len(line) for line in run("rules", "duel").stdout.splitlines()) <= 100
    monkeypatch.setenv("COLUMNS", "60")
    assert max(len(line) for line in run("rules", "duel").stdout.splitlines()) <= 60
