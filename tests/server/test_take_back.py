"""Taking back: freely, by consent, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import mathom
from tests.server.local_server import Line, LocalServer, asked, play
from tests.server.three_player_game import THREE_PLAYERS


def request(line: Line) -> object:
    return line.last["table"]["request"]


def ask(line: Line, other: Line) -> int:
    """Ask to take back one's last choice, which is not free; gives the number of the request."""
    assert line.last["take_back"]["free"] is False
    number: int = line.act("take-back", to=line.last["take_back"]["to"])["number"]
    other.wait(number)
    return number


# Freely.


def test_ones_last_choice_is_taken_back_freely(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    before = sam.last
    assert [line.last["take_back"] for line in seats] == [None, None]
    sam.choose()
    frodo.wait(sam.number)
    assert sam.last["take_back"] == {"to": 0, "free": True}
    assert frodo.last["take_back"] is None
    accepted = sam.act("take-back", to=0)
    frodo.wait(accepted["number"])
    assert (accepted["number"], accepted["version"]) == (5, 3)
    for line in seats:
        assert [(e["kind"], e["args"]) for e in line.last["events"]] == [("undo", {"ply": 0})]
        assert request(line) is None
        assert line.last["table"]["asked"] == ["sauron"]
    assert sam.view == {**before["view"], "version": 3}
    assert sam.last["take_back"] is None
    entry = server.log(sam.last["table"])[-1]
    assert (entry.kind, entry.body) == ("undo", {"ply": 0})
    sam.choose(sam.options[0])
    assert sam.view["ply"] == 1


def test_it_is_taken_back_once(server: LocalServer, seats: tuple[Line, Line]) -> None:
    _, sam = seats
    sam.choose()
    first = sam.act("take-back", to=0, version=2, key="once-and-for-all")
    again = sam.answer(sam.tell_action("take-back", to=0, version=2, key="once-and-for-all"))
    assert again == first
    assert [entry.kind for entry in server.log(sam.last["table"])].count("undo") == 1


@pytest.mark.parametrize("to", [1, 2, 7])
def test_what_was_not_chosen_cannot_be_taken_back(seats: tuple[Line, Line], to: int) -> None:
    _, sam = seats
    sam.choose()
    refusal = sam.refused("take-back", to=to)
    assert (refusal["code"], refusal["words"]) == ("nothing-to-take-back", {"to": to, "ply": 1})


def test_after_chance_has_fallen_the_other_is_asked(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    while True:
        line = asked(frodo, sam)
        line.choose()
        if not line.last["take_back"]["free"]:
            break
    other = sam if line is frodo else frodo
    number = ask(line, other)
    assert request(other) == {
        "number": number,
        "seat": line.view["seat"],
        "to": line.view["ply"] - 1,
        "waiting": [other.view["seat"]],
    }


# By consent.


def test_the_other_is_asked_and_agrees(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    before = sam.view
    play(frodo, sam, choices=2)
    assert sam.last["take_back"] == {"to": 0, "free": False}
    number = ask(sam, frodo)
    assert frodo.view["ply"] == 2, "nothing is taken back yet"
    for line in seats:
        assert request(line) == {
            "number": number,
            "seat": "sauron",
            "to": 0,
            "waiting": ["fellowship"],
        }
        (note,) = line.last["notes"]
        told = (note["kind"], note["seat"], note["name"], note["text"])
        assert told == ("asked", "sauron", "Sam", "0")
    frodo.act("answer", asked=number, agree=True)
    frodo.wait(number + 2)
    sam.wait(number + 2)
    for line in seats:
        assert request(line) is None
        assert [note["kind"] for note in line.last["notes"]] == ["agreed"]
        assert [(e["kind"], e["number"]) for e in line.last["events"]] == [("undo", number + 2)]
    assert sam.view == {**before, "version": 4}
    kinds = [entry.kind for entry in server.log(sam.last["table"])]
    assert kinds[-3:] == ["asked", "agreed", "undo"]
    sam.choose()


def test_an_agreement_is_given_once(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    first = frodo.act("answer", asked=number, agree=True, key="agreed-to-this")
    again = frodo.act("answer", asked=number, agree=True, key="agreed-to-this")
    assert again == first
    assert first["number"] == number + 1
    assert len(server.log(sam.last["table"])) == number + 2


def test_the_other_declines(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    frodo.act("answer", asked=number, agree=False)
    sam.wait(frodo.number)
    for line in seats:
        assert request(line) is None
        (note,) = line.last["notes"]
        assert (note["kind"], note["seat"]) == ("declined", "fellowship")
        assert line.view["ply"] == 2
    assert frodo.refused("answer", asked=number, agree=True)["code"] == "nothing-asked"
    assert ask(sam, frodo) == number + 2, "one may ask again"


def test_only_who_was_asked_can_answer_and_only_what_was_asked(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    assert frodo.refused("answer", asked=1, agree=True)["code"] == "nothing-asked"
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    assert sam.refused("answer", asked=number, agree=True)["code"] == "nothing-asked"
    for other in (0, number - 1, number + 1):
        assert frodo.refused("answer", asked=other, agree=True)["code"] == "nothing-asked"
    with server.person("Gollum").join(sam.last["table"]) as gollum:
        assert gollum.refused("answer", asked=number, agree=True)["code"] == "only-seated"
        assert gollum.last["table"]["request"]["number"] == number, "but he sees what is asked"
        assert gollum.last["take_back"] is None
    frodo.act("answer", asked=number, agree=True)
    assert frodo.refused("answer", asked=number, agree=True)["code"] == "nothing-asked"


def test_who_asked_can_withdraw(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    assert sam.refused("withdraw", asked=1)["code"] == "nothing-asked"
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    assert frodo.refused("withdraw", asked=number)["code"] == "nothing-asked", "it is not his"
    for other in (0, number - 1, number + 1):
        assert sam.refused("withdraw", asked=other)["code"] == "nothing-asked"
    first = sam.act("withdraw", asked=number, key="never-mind-it")
    assert sam.act("withdraw", asked=number, key="never-mind-it") == first
    frodo.wait(sam.number)
    for line in seats:
        assert (request(line), line.view["ply"]) == (None, 2)
        (note,) = line.told("update")[-1]["notes"]
        assert (note["kind"], note["seat"]) == ("withdrawn", "sauron")
    assert frodo.refused("answer", asked=number, agree=True)["code"] == "nothing-asked"
    assert sam.refused("withdraw", asked=number)["code"] == "nothing-asked"
    assert server.log(sam.last["table"])[-1].kind == "withdrawn"
    assert ask(sam, frodo) == number + 2, "one may ask again"


def test_one_thing_is_asked_at_a_time(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    sam.choose()
    frodo.wait(sam.number)
    frodo.choose(next(option for option in frodo.options if option.startswith("discard")))
    sam.wait(frodo.number)
    ask(sam, frodo)
    assert sam.refused("take-back", to=0)["code"] == "asked-already"
    assert frodo.refused("take-back", to=0)["code"] == "asked-already"
    assert frodo.last["take_back"] == {"to": 1, "free": True}
    frodo.act("take-back", to=1)
    assert request(frodo) is None, "what is free needs no asking, and settles what was asked"


def test_the_next_choice_settles_what_was_asked(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    frodo.act("chat", text="hm")
    assert request(frodo) is not None, "talking does not"
    sam.wait(frodo.number)
    sam.choose()
    frodo.wait(sam.number)
    assert request(frodo) is None
    assert frodo.refused("answer", asked=number, agree=True)["code"] == "nothing-asked"


def test_giving_up_settles_it_too_and_nothing_is_taken_back_after_the_end(
    seats: tuple[Line, Line],
) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=2)
    number = ask(sam, frodo)
    sam.act("resign")
    frodo.wait(sam.number)
    assert request(sam) is None
    for line in seats:
        assert line.last["take_back"] is None
        assert line.refused("take-back", to=0)["code"] == "over"
        assert line.refused("answer", asked=number, agree=True)["code"] == "over"


def test_a_finished_game_stays_as_it_is_even_against_oneself(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.join(made, "fellowship") as one, frodo.join(made, "sauron") as other:
        play(one, other)
        for line in (one, other):
            assert line.last["take_back"] is None
            assert line.refused("take-back", to=0)["code"] == "over"


def test_who_lets_a_bot_play_is_asked_all_the_same(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=2)
    frodo.act("hand-over", bot="greedy")
    sam.wait(frodo.number)
    assert sam.last["take_back"] == {"to": 0, "free": False}
    number = ask(sam, frodo)
    frodo.act("answer", asked=number, agree=True)
    sam.wait(frodo.number)
    assert sam.view["ply"] == 0


# At a practice table.


def test_against_a_bot_everything_can_be_taken_back(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("greedy", "me")
    with frodo.join(made, "sauron") as line:
        line.choose()
        assert line.last["table"]["asked"] == ["fellowship"]
        assert line.last["take_back"] == {"to": 0, "free": True}
        line.act("take-back", to=0)
        assert line.options


def test_what_was_chosen_by_oneself_meanwhile_is_not(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("greedy", "me")
    with frodo.join(made, "sauron") as line:
        version = line.view["version"]
        line.choose()
        assert line.refused("take-back", to=0, version=version)["code"] == "stale"
        assert line.refused("take-back", to=0, version=version + 1_000)["code"] == "stale"


def test_who_plays_both_sides_takes_back_anything(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.join(made, "fellowship") as one, frodo.join(made, "sauron") as other:
        first = other.view
        play(one, other, choices=12)
        assert one.last["take_back"]["free"]
        assert other.last["take_back"]["free"]
        one.act("take-back", to=7)
        assert other.wait(one.number)["view"]["ply"] == 7
        one.act("take-back", to=0)
        assert other.wait(one.number)["view"] == {**first, "version": 15}


# With three at the table.


@pytest.fixture
def three(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Line]]:
    """Three people who have each nodded once; the first then asks to take that back."""
    monkeypatch.setitem(mathom.games._GAMES, "nodding", lambda: THREE_PLAYERS)
    people = [server.person(name) for name in ("Frodo", "Sam", "Gollum")]
    made = people[0].make("me", "person", "person", game="nodding")
    for person, invitation in zip(people[1:], made["invitations"], strict=True):
        person.sit(made, invitation=invitation["token"])
    lines = [
        person.join(made, seat)
        for person, seat in zip(people, THREE_PLAYERS.seat_names, strict=True)
    ]
    play(*lines, choices=3)
    ask(lines[0], lines[1])
    lines[2].wait(lines[0].number)
    yield lines
    for line in lines:
        line.close()


def waiting(line: Line) -> object:
    return None if request(line) is None else line.last["table"]["request"]["waiting"]


def answer(lines: list[Line], place: int, agree: bool) -> None:
    """One of them answers, and all hear it."""
    number = lines[place].last["table"]["request"]["number"]
    lines[place].act("answer", asked=number, agree=agree)
    for line in lines:
        line.wait(lines[place].number)


def test_all_others_must_agree(three: list[Line]) -> None:
    assert waiting(three[0]) == ["sam", "gollum"]
    answer(three, 2, True)
    assert waiting(three[0]) == ["sam"]
    assert three[0].view["ply"] == 3
    number = three[2].last["table"]["request"]["number"]
    assert three[2].refused("answer", asked=number, agree=True)["code"] == "nothing-asked"
    answer(three, 1, True)
    for line in three:
        assert (request(line), line.view["ply"]) == (None, 0)


def test_one_of_them_can_decline(three: list[Line]) -> None:
    answer(three, 2, True)
    answer(three, 1, False)
    for line in three:
        assert (request(line), line.view["ply"]) == (None, 3)


def test_who_holds_two_seats_answers_for_both(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(mathom.games._GAMES, "nodding", lambda: THREE_PLAYERS)
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person", "person", game="nodding")
    for invitation in made["invitations"]:
        sam.sit(made, invitation=invitation["token"])
    seats = zip((frodo, sam, sam), THREE_PLAYERS.seat_names, strict=True)
    lines = [person.join(made, seat) for person, seat in seats]
    play(*lines, choices=3)
    ask(lines[0], lines[2])
    assert waiting(lines[2]) == ["sam", "gollum"]
    answer(lines, 2, True)
    for line in lines:
        assert (request(line), line.view["ply"]) == (None, 0)
