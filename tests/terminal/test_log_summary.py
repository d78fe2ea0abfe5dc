"""Events in few words: lines in a row as one, and what others did meanwhile."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.kernel.event import Event
from mathom.locale import messages, sentences
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene
from mathom.terminal.log_summary import recap, together

QUEST = mathom.game("quest")
ENGLISH = messages("en")


def event(kind: str, **args: Any) -> Event:
    return Event(kind, args)


def told(*events: Event, seen: int = 0, lang: str = "en") -> list[str]:
    """The lines that tell of events in a Quest."""
    words = messages(lang)
    lines = together(events, seen, lambda kind: sentences.adds_up(QUEST, words, kind))
    return [sentences.tale(QUEST, words, each.event, times=each.times) for each in lines]


def test_counts_of_what_happens_in_a_row_add_up() -> None:
    loss = event("suffer-life", seat="hero-1")
    assert told(*[loss] * 10) == ["The first hero loses the top 10 cards of the life pool."]
    assert told(*[loss] * 10, lang="ja") == [
        "一番目のヒーローはライフプールの上から10枚を失いました。"
    ]


def test_influence_adds_up_place_by_place() -> None:
    lines = told(
        event("influence", location="bree", count=1),
        event("influence", location="bree", count=2),
        event("influence", location="rivendell", count=1),
    )
    assert lines == ["3 influence is placed at Bree.", "1 influence is placed at Rivendell."]


def test_what_cannot_be_added_is_told_once_with_how_often() -> None:
    recovers = event("plots-drawn", count=2)
    assert told(recovers, recovers)[0].endswith("(×2)")
    assert len(told(recovers, event("plots-drawn", count=1))) == 2


def test_that_somebody_was_not_asked_does_not_part_lines() -> None:
    loss, forced = event("suffer-life", seat="hero-1"), event("forced-damage", seat="hero-1")
    assert len(told(loss, forced, loss, forced, loss)) == 1
    assert len(told(forced, loss)) == 2


def test_what_is_known_is_not_told_with_what_is_new() -> None:
    loss = event("suffer-life", seat="hero-1")
    assert len(told(loss, loss, loss, seen=2)) == 2


def recapped(*events: Event, seat: str = "hero-1", lang: str = "en") -> str:
    match = QUEST.start(["human", "human"], seed=1)
    view = match.view(QUEST.seat_names.index(seat))
    return recap(Scene(QUEST, view, messages(lang)), board_of("quest"), events)


def test_what_others_did_is_told_by_seat_in_a_few_words() -> None:
    placed = [
        event("influence", location=place, count=2)
        for place in ("bree", "rivendell", "edoras", "moria")
    ]
    events = [
        event("rest", seat="hero-1", location="bree"),
        *placed,
        event("pool", count=1, total=4),
        event("minion-moved", minion="black-serpent", location="bree", to="moria"),
        event("stage", count=2),
    ]
    assert recapped(*events) == (
        "Sauron: 8 influence at Bree, Rivendell, 2 more · 1 influence into the Shadow Pool"
        " · the Black Serpent to Moria  stage 2 begins"
    )
    assert recapped(*events, lang="ja").startswith("サウロン：")
    assert recapped(*placed, seat="sauron") == "", "one knows what one did oneself"


def test_what_is_called_the_same_is_told_once_with_how_often() -> None:
    rolled = ["frodo-1:1:frodo", "sam-1:1:sam", "frodo-2:1:frodo", "frodo-3:1:frodo"]
    dice = mathom.game("dice")
    roll = event("roll", seat="player-1", rolled=rolled)
    assert sentences.tale(dice, messages("en"), roll) == (
        "Player 1 rolls Frodo (1 Fellowship) ×3, Samwise (1 Fellowship)."
    )
    assert "フロド（結束1）×3、" in sentences.tale(dice, messages("ja"), roll)
    places = {"location": ["bree", "bree", "moria", "edoras", "bree", "bree", "isengard"]}
    few = sentences.named(QUEST, messages("en"), places, most=3)["location"]
    assert few == "Bree ×4, Moria, 2 more"
