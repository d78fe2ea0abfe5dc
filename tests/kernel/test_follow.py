"""A match that follows another, what it tells of itself, and what may be taken back freely."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mathom
from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.errors import BadRecord, BadRequest, MathomError
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.record import Entry, Record
from tests.duel.table import BOX, options, table
from tests.riddles import CARDS, DRAW, PASS, RIDDLES, Deal, Riddle, Turn

DUEL = mathom.game("duel")
GAMES = [DUEL, RIDDLES]


def standing(match: Match) -> tuple[object, ...]:
    """Everything that can be seen of a match, and where its chance stands."""
    viewers: list[int | None] = [None, *range(len(match.record.seats))]
    return (
        match.state.dumps(),
        match.record.dumps(seed=match.seed),
        [(seat, match.view(seat), match.story(seat)) for seat in viewers],
        [match.free_undo(seat) for seat in range(len(match.record.seats))],
    )


def ahead(match: Match) -> list[tuple[int, int]]:
    """How chance would fall next."""
    stream = match.record.stream_of(match.seed)
    return [(stream.pick(1000), 1000) for _ in range(3)]


def step(match: Match, lots: Seeded) -> None:
    """Choose by lot; now and then take back, or give up."""
    if match.ply and lots.pick(8) == 0:
        match.undo(lots.pick(match.ply))
    elif lots.pick(60) == 0:
        match.resign(lots.pick(len(match.record.seats)))
    else:
        found = match.choice.options()
        match.apply(found[lots.pick(len(found))])


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_who_follows_stands_where_the_other_does(game: Game, number: int) -> None:
    lots = Seeded(f"follow/{number}")
    leader, follower = (game.start(["a", "b"], seed=number) for _ in range(2))
    while not leader.over and leader.version < 200:
        step(leader, lots)
        follower.follow(leader.record.entries[-1])
        assert standing(follower) == standing(leader)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_chance_goes_on_as_if_the_follower_had_chosen_itself(game: Game) -> None:
    for turns in range(1, 12):
        leader, follower = (game.start(["a", "b"], seed=turns) for _ in range(2))
        for _ in range(turns):
            if leader.over:
                break
            leader.apply(leader.choice.options()[-1])
            follower.follow(leader.record.entries[-1])
        while not leader.over:
            option = leader.choice.options()[0]
            leader.apply(option)
            follower.apply(option)
            assert follower.record.entries[-1].outcomes == leader.record.entries[-1].outcomes
        assert standing(follower) == standing(leader)


def test_a_match_that_has_followed_to_the_end_tells_its_seed() -> None:
    leader, follower = (RIDDLES.start(["a", "b"], seed=4) for _ in range(2))
    for option in (DRAW, PASS, PASS):
        leader.apply(option)
        assert "\nseed " not in follower.record.dumps()
        follower.follow(leader.record.entries[-1])
    assert follower.record.dumps() == leader.record.dumps()
    assert "\nseed 4\n" in follower.record.dumps()


def test_a_record_without_its_seed_can_be_followed_further() -> None:
    leader = RIDDLES.start(["a", "b"], seed=4)
    follower = RIDDLES.replay(Record.loads(leader.record.dumps()))
    leader.apply(DRAW)
    follower.follow(leader.record.entries[-1])
    assert follower.state == leader.state
    leader.undo(0)
    follower.follow(leader.record.entries[-1])
    assert follower.record.dumps() == leader.record.dumps()
    with pytest.raises(BadRequest, match="tells no seed"):
        follower.resign(0)


def draw_of(change: Callable[[list[tuple[int, int]]], list[tuple[int, int]]]) -> Entry:
    """Bilbo's drawing in the match of `refuse`, with its outcomes changed."""
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(DRAW)
    return Entry(1, 0, "draw", change(match.record.entries[-1].outcomes))


def refuse(entry: Entry, sentence: str, match: Match | None = None) -> None:
    """Have an entry refused, and see that nothing has changed by it, not even chance."""
    match = RIDDLES.start(["a", "b"], seed=4) if match is None else match
    before, next_outcomes = standing(match), ahead(match)
    with pytest.raises(MathomError, match=sentence):
        match.follow(entry)
    assert (standing(match), ahead(match)) == (before, next_outcomes)
    twin = match.game.replay(Record.loads(match.record.dumps(seed=match.seed)))
    while not match.over:
        option = match.choice.options()[-1]
        match.apply(option)
        twin.apply(option)
    assert standing(match)[:2] == standing(twin)[:2]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Entry(0, 0, "pass", []), "stands at choice 0"),
        (Entry(2, 0, "pass", []), "stands at choice 0"),
        (Entry(1, 1, "pass", []), "another seat's choice"),
        (Entry(1, 0, "jump", []), "not an option"),
        (Entry(1, 0, "pass", [(0, 6)]), "1 outcomes more"),
        (draw_of(lambda outcomes: []), "lacks an outcome"),
        (draw_of(lambda outcomes: [*outcomes, (1, 3)]), "1 outcomes more"),
        (draw_of(lambda outcomes: [(outcomes[0][0], 6)]), "an outcome of 4 was needed"),
        (draw_of(lambda outcomes: [((outcomes[0][0] + 1) % 4, 4)]), "not what the seed gives"),
        (Entry(0, -1, "", []), "a choice that was not made"),
        (Entry(1, -1, "", []), "a choice that was not made"),
        (Entry(-1, -1, "", []), "a choice that was not made"),
        (Entry(1, 0, "", []), "stands at choice 0"),
        (Entry(0, 2, "", []), "seat 2 is not one of 0 to 1"),
    ],
)
def test_what_cannot_follow_is_refused_and_changes_nothing(entry: Entry, sentence: str) -> None:
    refuse(entry, sentence)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Entry(2, 0, "pass", []), "stands at choice 2"),
        (Entry(3, 0, "pass", []), "the game is over"),
        (Entry(2, 0, "", []), "gives up a game that is over"),
        (Entry(2, -1, "", []), "a choice that was not made"),
    ],
)
def test_little_can_follow_after_the_end(entry: Entry, sentence: str) -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(PASS)
    match.apply(PASS)
    refuse(entry, sentence, match)
    match.follow(Entry(1, -1, "", []))
    assert (match.over, match.ply) == (False, 1)


@pytest.mark.parametrize(("ply", "seat"), [(0, -1), (1, 0)])
def test_chance_has_no_say_in_taking_back_and_giving_up(ply: int, seat: int) -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(PASS)
    next_outcome = match.record.stream_of("4").pick(6)
    refuse(Entry(ply, seat, "", [(next_outcome, 6)]), "1 outcomes more", match)


def test_an_option_that_may_not_be_taken_now_is_refused() -> None:
    match = DUEL.start(["a", "b"], seed=1)
    covered = match.choice.refused()[0].option.text
    refuse(Entry(1, match.choice.seat, covered, []), "D", match)


def test_a_match_of_another_seed_cannot_be_followed() -> None:
    leader = RIDDLES.start(["a", "b"], seed=4)
    found = 0
    for seed in range(5, 15):
        follower = RIDDLES.start(["a", "b"], seed=seed)
        leader.apply(DRAW)
        try:
            follower.follow(leader.record.entries[-1])
        except BadRecord:
            found += 1
        leader.undo(0)
    assert found >= 5, "a quarter of them falls the same way by chance"


# What a match tells.


def test_a_story_names_the_version_of_every_event() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(DRAW)
    match.undo(0)
    match.apply(DRAW)
    dealt = [(1, "drawn")] * 3
    told = [(version, event.kind) for version, event in match.story(0)]
    drawn = [(2, "draw"), (2, "drawn"), (3, "undo"), (4, "draw"), (4, "drawn")]
    assert told == [*dealt, *drawn]
    assert [kind for _, kind in told] == [event.kind for event in match.events(0)]
    assert [(version, event.kind) for version, event in match.story(1)] == [
        *dealt,
        (2, "draw"),
        (3, "undo"),
        (4, "draw"),
    ]
    assert [version for version, _ in match.story(None)] == [2, 3, 4]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_story_goes_on_where_it_was_heard_before(seat: int | None) -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(DRAW)
    match.undo(0)
    match.apply(DRAW)
    whole = match.story(seat)
    for since in range(match.version + 2):
        heard = [(version, event) for version, event in whole if version > since]
        assert match.story(seat, since) == heard
        assert match.events(seat, since) == [event for _, event in heard]
    with pytest.raises(BadRequest, match="is not one of 0 to 1"):
        match.story(2)


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_a_seat_of_a_state_is_that_of_a_match_but_for_its_history(game: Game) -> None:
    chosen = {setting.id: setting.values[-1] for setting in game.settings}
    players = [f"player {number}" for number in range(game.players[-1])]
    match = game.start(players, seed=3, options=chosen)
    lots = Seeded("lots", "bot")
    while match.ply < 60 and not match.over:
        asked = match.choice.seat
        held = match.seat(asked, Seeded("x", "bot"))
        alone = game.seat(match.state, asked, Seeded("x", "bot"), held.events(), players, chosen)
        unlike = {"version", "ply", "commitment"}
        for name, seen in held.view().items():
            assert name in unlike or alone.view()[name] == seen, name
        assert (alone.game, alone.index) == (game, asked)
        assert (alone.options(), alone.events()) == (held.options(), held.events())
        assert alone.imagine() == held.imagine()
        match.apply(held.options()[lots.pick(len(held.options()))])
    assert match.ply > 30


def test_a_seat_of_a_state_has_names_and_settings_by_default() -> None:
    state = DUEL.start(["a", "b"], seed=3).state
    view = DUEL.seat(state, 0, Seeded("x")).view()
    assert view["players"] == {"fellowship": "fellowship", "sauron": "sauron"}
    assert view["settings"] == DUEL.complete({})
    for seats, index in ((["a"], 0), (["a", "b"], 2)):
        with pytest.raises(BadRequest):
            DUEL.seat(state, index, Seeded("x"), seats=seats)


# What may be taken back without asking.


def test_a_choice_that_told_nobody_anything_may_be_taken_back() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    assert [match.free_undo(seat) for seat in (0, 1)] == [False, False]
    match.apply(PASS)
    assert [match.free_undo(seat) for seat in (0, 1)] == [True, False]


def test_a_choice_after_which_chance_fell_may_not() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(DRAW)
    assert not match.free_undo(0)


def test_nor_when_what_fell_has_revealed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(self: Turn, state: Riddle, option: Option, chance: Chance) -> None:
        state.emit("draw", seat="bilbo", roll=chance.pick(6))
        state.push(Turn(1))

    monkeypatch.setattr(Turn, "take", roll)
    match = RIDDLES.start(["a", "b"], seed=4)
    before = match.state.hidden(None)
    match.apply(PASS)
    assert match.record.entries[-1].outcomes
    assert match.state.hidden(None) == before
    assert not match.free_undo(0)


def changed(monkeypatch: pytest.MonkeyPatch, take: Callable[[Riddle], None]) -> Match:
    """A game in which the first seat has passed and `take` happened by it."""

    def instead(self: Turn, state: Riddle, option: Option, chance: Chance) -> None:
        take(state)
        state.push(Turn(1))

    monkeypatch.setattr(Turn, "take", instead)
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(PASS)
    assert match.record.entries[-1].outcomes == []
    return match


def test_a_choice_by_which_somebody_was_told_something_in_private_may_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def count(state: Riddle) -> None:
        state.emit_to((1,), "draw", seat="bilbo")

    assert not changed(monkeypatch, count).free_undo(0)


def test_a_choice_that_all_were_told_of_may(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(state: Riddle) -> None:
        state.emit("draw", seat="bilbo")

    assert changed(monkeypatch, count).free_undo(0)


@pytest.mark.parametrize(("whose", "may"), [("unseen", False), ("open", True)])
def test_a_choice_that_names_what_was_hidden_may_not(
    monkeypatch: pytest.MonkeyPatch, whose: str, may: bool
) -> None:
    """Shown and hidden again, it lies as before, and yet it has been seen."""

    def show(state: Riddle) -> None:
        cards = state.bag.bag if whose == "unseen" else state.discard
        state.emit("caught", card=CARDS[cards[0]])

    def deal(self: Deal, state: Riddle, chance: Chance) -> None:
        card, state.bag = state.bag.draw(chance)
        state.discard = (card,)
        state.push(Turn(0))

    monkeypatch.setattr(Deal, "run", deal)
    assert changed(monkeypatch, show).free_undo(0) == may


def test_a_choice_that_gives_its_seat_away_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def discloses(self: Turn, option: Option) -> bool:
        return option is PASS

    monkeypatch.setattr(Turn, "discloses", discloses)
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(PASS)
    assert not match.free_undo(0)


def test_a_choice_that_revealed_something_may_not() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply("into bilbo-left")
    assert match.free_undo(0)
    match.apply(match.choice.options()[0])
    assert match.free_undo(0), "nobody sees what is hidden"
    for _ in range(3):
        match.apply(PASS)
    assert match.record.entries[-1].outcomes == []
    assert match.over
    assert not match.free_undo(0), "at the end everybody sees it"


def test_a_choice_after_which_another_acted_may_not() -> None:
    match = offering_three()
    match.apply(options(match)[-1])
    assert match.free_undo(1)
    match.apply(options(match)[-1])
    assert [match.free_undo(seat) for seat in (0, 1)] == [True, False]


def test_after_an_undo_there_is_nothing_more_to_take_back_freely() -> None:
    match = offering_three()
    match.apply(options(match)[-1])
    match.apply(options(match)[-1])
    match.undo(1)
    assert [match.free_undo(seat) for seat in (0, 1)] == [False, False]
    match.apply(options(match)[-1])
    assert match.free_undo(0)


def test_after_giving_up_there_is_nothing_to_take_back_freely() -> None:
    match = offering_three()
    match.apply(options(match)[-1])
    match.resign(1)
    assert [match.free_undo(seat) for seat in (0, 1)] == [False, False]


def test_each_part_of_a_turn_of_several_choices_may_be_taken_back_alone() -> None:
    match = table(
        offer=["c1-blue-1-ring-free"],
        landmarks=["bree"],
        sauron={"coins": 9, "units": {"mordor": 1}},
    )
    match.apply("landmark bree")
    assert match.choice.seat == 1
    assert match.free_undo(1)
    match.apply(options(match)[0])
    assert match.free_undo(1)


def test_a_card_that_uncovers_another_may_not_be_taken_back_freely() -> None:
    match = table(layout={14: "c1-blue-1-ring-free", 9: "face down", 19: "c1-blue-1-ring-fish"})
    match.apply("discard c1-blue-1-ring-free")
    assert match.record.entries[-1].outcomes
    assert not match.free_undo(1)


def test_nor_when_only_one_card_could_lie_there_and_chance_had_no_say() -> None:
    shown = ["c1-blue-1-ring-free", "c1-blue-1-ring-fish"]
    others = [card.id for card in BOX.cards if card.chapter == 1 and card.id not in shown]
    layout = {14: shown[0], 9: "face down", 19: shown[1]}
    match = table(layout=layout, discard=others[1:])
    match.apply(f"discard {shown[0]}")
    assert match.record.entries[-1].outcomes == []
    assert others[0] in match.state.dumps()
    assert not match.free_undo(1)
    match.undo(0)
    match.apply(f"discard {shown[1]}")
    assert match.free_undo(1)


def offering_three() -> Match:
    """A Duel in which Sauron and then the Fellowship take cards that cover nothing."""
    cards = ["c1-blue-1-ring-free", "c1-blue-1-ring-fish", "c1-blue-1-ring-horse"]
    return table(offer=cards, sauron={"coins": 3}, fellowship={"coins": 3})
