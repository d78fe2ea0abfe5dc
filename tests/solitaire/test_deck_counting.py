"""What is told of decks that are being built agrees with the rules that are broken."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.game import solitaire
from mathom.kernel.chance import Seeded
from mathom.kernel.deckbuilding import Tally, Violation

GAME = solitaire()
TOOLS = GAME.deckbuilding()
COUNTED = {
    "minds-few": "minds",
    "minds-many": "minds",
    "company-many": "company",
    "starting-many": "minor-items",
    "resources-count": "resources",
    "hazards-many": "hazards",
    "corruption-few": "corruption",
    "treasures-few": "treasures",
    "treasures-points": "points",
}
"""What is counted by the keys of the rules that are broken by it."""


def lacking(tallies: list[Tally]) -> set[str]:
    return {
        each.id
        for each in tallies
        if each.count < each.least or (each.most >= 0 and each.count > each.most)
    }


def told(broken: list[Violation]) -> Iterator[str]:
    for each in broken:
        if each.key in COUNTED:
            yield COUNTED[each.key]
        elif each.key == "demand":
            yield str(each.args["demand"])
        elif each.key == "site-demand":
            yield f"site-{each.args['demand']}"


def altered(seed: str, settings: dict[str, str]) -> Decks:
    """Random decks of which some cards are missing and others come twice."""
    chance = Seeded(seed)
    whole = TOOLS.named(f"random-{seed}", settings)

    def some(cards: tuple[int, ...]) -> tuple[int, ...]:
        counts = (1, 1, 1, 1, 2, 0)
        return tuple(card for card in cards for _ in range(counts[chance.pick(len(counts))]))

    return Decks(
        whole.company,
        whole.minor_items * (1 + chance.pick(3)),
        some(whole.resources),
        some(whole.hazards),
        some(whole.sites),
        some(whole.treasures),
    )


@pytest.mark.parametrize("killers", ["alike", "mixed"])
def test_counts_lack_something_where_their_rule_is_broken(killers: str) -> None:
    settings = GAME.complete({"killers": killers})
    seen: set[str] = set()
    for number in range(60):
        decks = altered(str(number), settings)
        lack = lacking(TOOLS.tally(decks, settings))
        assert lack == set(told(TOOLS.check(decks, settings)))
        seen |= lack
    assert {"resources", "hazards", "nazgul", "treasures", "minor-items"} <= seen


def test_every_count_is_of_a_part_and_bears_a_rule() -> None:
    settings = GAME.complete({})
    parts = {part.id for part in TOOLS.parts()}
    rules = GAME.ledger().ids()
    for name in TOOLS.names:
        for tally in TOOLS.tally(TOOLS.named(name, settings), settings):
            assert tally.part in parts
            assert tally.rule in rules


def test_what_is_offered_keeps_to_the_rules_by_itself() -> None:
    """No card is offered for a deck that it may not be in, nor more copies than there may be."""
    settings = GAME.complete({"gorgoroth": "printed-path"})
    wrong = {"character", "wrong-deck", "no-treasure", "dead", "haven", "may-not-start"}
    wrong |= {"copies-unique", "copies-many", "copies-site", "starting-class", "starting-not"}
    wrong |= {"starting-unique", "starting-hoard"}
    for part in TOOLS.parts():
        for id, most in part.cards.items():
            who = " (eowyn)" if part.borne else ""
            listed = TOOLS.read(
                f"Company\n{'' if part.id == 'company' else '1 eowyn'}\n"
                f"{part.id}\n{most} {id}{who}\n"
            )
            assert not listed.mistakes
            assert not {each.key for each in TOOLS.check(listed.decks, settings)} & wrong


def test_lists_of_nothing_but_nonsense_are_read_in_no_time() -> None:
    TOOLS.read("Company\nnobody\n")  # the names are gathered
    for text in (
        "Sites\n" + "abcd efgh\n" * 800,
        "(" * 8000,
        "a" + " " * 7998 + "b",
        "1" * 7999 + "a",
    ):
        begun = time.perf_counter()
        assert TOOLS.read(text).mistakes
        assert time.perf_counter() - begun < 5
