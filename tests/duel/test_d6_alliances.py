"""D6 Alliances: two matching or three different Race symbols bring an Alliance token."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mathom.kernel.errors import IllegalOption
from mathom.kernel.match import Match
from tests.duel.table import asked, options, side, table, told

SPARE = "c2-yellow-4-coins"


def second_elves(**position: Any) -> Match:
    """Sauron owns one Elf and has just played the other."""
    match = table(
        chapter=2,
        offer=["c2-green-elves", SPARE],
        sauron={"coins": 9, "cards": ["c1-green-elves"]},
        **position,
    )
    match.apply("play c2-green-elves")
    return match


def third_race(sauron: dict[str, Any] | None = None, **position: Any) -> Match:
    """Sauron owns Elves and Dwarves and has just played Humans."""
    match = table(
        chapter=2,
        offer=["c2-green-humans", "c2-green-hobbits", SPARE],
        sauron={"coins": 9, "cards": ["c1-green-elves", "c1-green-dwarves"], **(sauron or {})},
        **position,
    )
    match.apply("play c2-green-humans")
    return match


def top(match: Match, race: str, viewer: int | None = None) -> list[str]:
    """The tokens of a stack that this viewer knows, the uppermost first."""
    return [token for token in match.view(viewer)["board"]["alliances"][race] if token]


# Two matching symbols


@pytest.mark.rule("D6.1")
def test_two_matching_symbols_reveal_two_tokens_of_that_race_of_which_one_is_kept() -> None:
    match = second_elves(tops={"elves": ["elves-3", "elves-1"]})
    assert asked(match) == ("sauron", "keep")
    assert options(match) == ["keep elves-3", "keep elves-1"]
    match.apply("keep elves-1")
    assert match.view(None)["board"]["sides"]["sauron"]["tokens"] == ["elves-1"]
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize(("kept", "returned"), [("elves-3", "elves-1"), ("elves-1", "elves-3")])
def test_the_other_token_returns_on_top_of_its_stack(kept: str, returned: str) -> None:
    match = second_elves(tops={"elves": ["elves-3", "elves-1"]})
    match.apply(f"keep {kept}")
    assert top(match, "elves") == [returned]
    assert match.view(None)["board"]["alliances"]["elves"] == [returned, None]


@pytest.mark.rule("D6.1")
def test_the_token_on_top_is_among_those_revealed_next() -> None:
    match = table(
        landmarks=["grey-havens"],
        offer=["c1-blue-1-ring-free"],
        tops={"elves": ["elves-2"]},
        sauron={"coins": 6},
    )
    match.apply("landmark grey-havens")
    match.apply("race elves")
    first, second = options(match)
    assert first == "keep elves-2"
    assert second in {"keep elves-1", "keep elves-3"}


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("seed", range(8))
def test_only_tokens_of_the_matching_race_are_revealed(seed: int) -> None:
    match = second_elves(seed=seed)
    assert len(set(options(match))) == 2
    assert set(options(match)) <= {"keep elves-1", "keep elves-2", "keep elves-3"}


@pytest.mark.rule("D6.1")
def test_which_tokens_are_revealed_is_chance() -> None:
    pairs = {tuple(options(second_elves(seed=seed))) for seed in range(40)}
    assert len(pairs) == 6


@pytest.mark.rule("D6.1")
def test_one_token_must_be_kept() -> None:
    match = second_elves()
    with pytest.raises(IllegalOption):
        match.apply("pass")


@pytest.mark.rule("D6.1")
def test_one_symbol_alone_brings_nothing() -> None:
    match = table(offer=["c1-green-elves", "c1-blue-1-ring-free"], sauron={"coins": 1})
    match.apply("play c1-green-elves")
    assert asked(match) == ("fellowship", "turn")
    assert "reveal-tokens" not in told(match)


@pytest.mark.rule("D6.1")
def test_symbols_of_the_two_sides_do_not_match() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-elves", SPARE],
        sauron={"coins": 9},
        fellowship={"cards": ["c1-green-elves"]},
    )
    match.apply("play c2-green-elves")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D6.1")
def test_a_kept_token_works_from_now_on() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-humans", SPARE, "c2-yellow-3-coins-chest"],
        sauron={"coins": 9, "cards": ["c1-green-humans"]},
        tops={"humans": ["humans-1", "humans-2"]},
    )
    match.apply("play c2-green-humans")
    match.apply("keep humans-1")
    match.apply(f"discard {SPARE}")
    match.apply("play c2-yellow-3-coins-chest")
    assert side(match, "sauron").steps == 1


# Three different symbols


@pytest.mark.rule("D6.2")
def test_three_different_symbols_reveal_the_top_token_of_each_of_those_races() -> None:
    tops = {
        "elves": ["elves-2"],
        "dwarves": ["dwarves-3"],
        "humans": ["humans-3"],
        "hobbits": ["hobbits-1"],
        "ents": ["ents-1"],
        "wizards": ["wizards-1"],
    }
    match = third_race(tops=tops)
    assert asked(match) == ("sauron", "keep")
    assert sorted(options(match)) == ["keep dwarves-3", "keep elves-2", "keep humans-3"]


@pytest.mark.rule("D6.2")
def test_one_is_kept_and_the_others_return_on_top_of_their_own_stacks() -> None:
    match = third_race(
        tops={"elves": ["elves-2"], "dwarves": ["dwarves-3"], "humans": ["humans-3"]}
    )
    match.apply("keep dwarves-3")
    assert match.view(None)["board"]["sides"]["sauron"]["tokens"] == ["dwarves-3"]
    assert top(match, "elves") == ["elves-2"]
    assert top(match, "humans") == ["humans-3"]
    assert top(match, "dwarves") == []
    counts = match.view(None)["board"]["alliances"]
    assert {race: len(counts[race]) for race in counts} == {
        "elves": 3,
        "ents": 3,
        "hobbits": 3,
        "humans": 3,
        "dwarves": 2,
        "wizards": 3,
    }


@pytest.mark.rule("D6.2")
def test_a_fourth_race_brings_nothing_more() -> None:
    match = third_race(tops={"elves": ["elves-2"]})
    match.apply("keep elves-2")
    match.apply(f"discard {SPARE}")
    match.apply("play c2-green-hobbits")
    assert sum(side(match, "sauron").races) == 4
    assert asked(match) == ("fellowship", "turn")
    assert told(match).count("reveal-tokens") == 1


@pytest.mark.rule("D6.2")
def test_the_reward_comes_once_per_game_even_for_a_third_race_gained_anew() -> None:
    match = third_race(sauron={"allied": True})
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D6.2")
def test_each_side_has_the_reward_once() -> None:
    match = table(
        chapter=2,
        to_move="fellowship",
        offer=["c2-green-humans", SPARE],
        fellowship={"coins": 9, "cards": ["c1-green-elves", "c1-green-dwarves"]},
        sauron={"allied": True},
    )
    match.apply("play c2-green-humans")
    assert asked(match) == ("fellowship", "keep")
    assert len(options(match)) == 3


@pytest.mark.rule("D6.2")
def test_two_different_symbols_bring_nothing() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-humans", SPARE],
        sauron={"coins": 9, "cards": ["c1-green-elves"]},
    )
    match.apply("play c2-green-humans")
    assert asked(match) == ("fellowship", "turn")


# One symbol for both, and what everybody sees


@pytest.mark.rule("D6.3")
def test_a_symbol_that_was_one_of_two_matching_counts_among_three_different() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-humans", SPARE],
        sauron={
            "coins": 9,
            "cards": ["c1-green-elves", "c2-green-elves", "c1-green-dwarves"],
            "tokens": ["elves-3"],
        },
    )
    match.apply("play c2-green-humans")
    assert {text.split()[1].rpartition("-")[0] for text in options(match)} == {
        "elves",
        "dwarves",
        "humans",
    }


@pytest.mark.rule("D6.3")
def test_a_symbol_that_was_one_of_three_different_counts_for_two_matching() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-humans", SPARE],
        sauron={
            "coins": 9,
            "cards": ["c1-green-elves", "c1-green-dwarves", "c1-green-humans"],
            "tokens": ["dwarves-1"],
            "allied": True,
        },
        tops={"humans": ["humans-2", "humans-1"]},
    )
    match.apply("play c2-green-humans")
    assert options(match) == ["keep humans-2", "keep humans-1"]


@pytest.mark.rule("D6.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_revealed_tokens_are_seen_by_everybody(viewer: int | None) -> None:
    match = second_elves()
    shown = [text.removeprefix("keep ") for text in options(match)]
    assert top(match, "elves", viewer) == shown
    (event,) = [event for event in match.events(viewer) if event.kind == "reveal-tokens"]
    assert event.args["token"] == shown


@pytest.mark.rule("D6.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_returned_token_stays_known_to_everybody_and_the_rest_unknown(
    viewer: int | None,
) -> None:
    match = second_elves(tops={"elves": ["elves-3", "elves-1"]})
    match.apply("keep elves-3")
    assert top(match, "elves", viewer) == ["elves-1"]
    assert '"elves-2"' not in json.dumps(match.view(viewer))
