"""S15 Playing items: which of the treasure row can be played here, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import GREATER, MINOR, RESOURCE, SPECIAL
from mathom.games.solitaire.ending import check_win
from mathom.games.solitaire.leaving import discard, tap
from mathom.games.solitaire.limits import allowed, may_bear
from mathom.games.solitaire.model.cards import Hazard, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import site_type
from mathom.kernel.agenda import Step
from mathom.kernel.effects import Bindings
from mathom.kernel.option import Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

OPEN: Final = "items-playable-while-tapped"
"""What is special of a site where items are found though it is tapped."""
Reason = tuple[str, str]
"""Why something cannot be played: the code of a refusal, and its rule."""


def tap_site(state: Solitaire) -> None:
    """The site taps (S15.5)."""
    if not state.tapped:
        state.tapped = True
        state.emit("tap-site", site=state.here.id)


def has_hoard(state: Solitaire) -> bool:
    """Whether the site contains a hoard (S1.11)."""
    from mathom.games.solitaire.hazards.dragons import hoard

    return hoard(state)


def item_of(state: Solitaire, card: int) -> Item:
    """An item of the row."""
    found = state.box.cards[card]
    assert isinstance(found, Item)
    return found


# What can be found here.


def listed(state: Solitaire, item: Item) -> bool:
    """Whether an item is found at the site, hoards apart (S15.5)."""
    site = state.here
    if item.class_ == SPECIAL:
        if item.ring:
            return False
        return site.index in item.sites or site_type(state) in item.site_types
    if site_type(state) in item.not_site_types:
        return False
    if item.class_ == GREATER and site.greater_only:
        return item.palantir if site.greater_only == "palantir" else item.id == site.greater_only
    return item.class_ in site.items


def not_here(state: Solitaire, card: int, any_site: bool = False) -> Reason | None:
    """Why an item cannot be found here, tapped site and tapped characters apart; or None.

    With `any_site` the site need not list it (S15.8).
    """
    item = item_of(state, card)
    if item.ring:
        return "only-by-test", "S16.2"
    if not any_site and not listed(state, item):
        return ("special-elsewhere" if item.class_ == SPECIAL else "class-not-listed"), "S15.5"
    if item.hoard and not has_hoard(state):
        return "no-hoard", "S15.6"
    if item.needs is not None and not item.needs.of(state, Bindings()):
        return "needs-more", "S19.7"
    if not allowed(state, card, ""):
        return "unique", "S1.7"
    return None


def reason(state: Solitaire, card: int) -> Reason | None:
    """Why an item of the row cannot be played now; None if it can."""
    found = not_here(state, card)
    if found is not None:
        return found
    if state.tapped and not item_of(state, card).tapped_site and OPEN not in state.here.special:
        return "site-tapped", "S15.9"
    return _no_bearer(state, card)


def may_follow(state: Solitaire, card: int) -> bool:
    """Whether an item of the row can be the minor item that follows a play (S15.8)."""
    if item_of(state, card).class_ != MINOR or not_here(state, card, any_site=True) is not None:
        return False
    return bool(bearers(state, card))


def _no_bearer(state: Solitaire, card: int) -> Reason | None:
    untapped = [each for each in state.company() if state.untapped(each.number)]
    if not untapped:
        return "nobody-untapped", "S15.5"
    if not bearers(state, card):
        return "bears-one-already", "S19.3"
    return None


def bearers(state: Solitaire, card: int) -> list[int]:
    """Who can tap to play an item and bear it."""
    return [
        each.number
        for each in state.company()
        if state.untapped(each.number) and may_bear(state, card, each.number)
    ]


def playable(state: Solitaire) -> list[int]:
    """The items of the row that can be played now, the extra minor item included (S15.8)."""
    if not state.row:
        return []
    extra = state.turn.extra
    return [
        card
        for card in dict.fromkeys(state.row)
        if reason(state, card) is None or (extra and may_follow(state, card))
    ]


def refusals(state: Solitaire) -> list[Refusal]:
    """The items of the row that cannot be played now, each with its reason."""
    found: list[Refusal] = []
    table = state.option_table
    offered = set(playable(state))
    for card in dict.fromkeys(state.row):
        why = None if card in offered else reason(state, card)
        if why is not None:
            args: MessageArgs = {"card": state.box.cards[card].id, "site": state.here.id}
            found.append(Refusal(table.of("play", card), why[0], why[1], args))
    return found


# Playing one.


def play_item(state: Solitaire, card: int, taps_site: bool) -> None:
    """An item of the row is played; who bears it is asked if several can."""
    state.push(ChooseBearer(card, int(taps_site)))


class ChooseBearer(TravellerChoice):
    """Who taps to play an item, and bears it (S15.5)."""

    __slots__ = ("card", "mode")
    __match_args__ = ("card", "mode")
    kind = "bearer"
    rules = ("S15.5",)

    def __init__(self, card: int, mode: int) -> None:
        """Of this item; with `mode` 1 the site taps."""
        self.card: Final = card
        self.mode: Final = mode

    def open(self, state: Solitaire) -> bool:
        return len(bearers(state, self.card)) > 1

    def skip(self, state: Solitaire) -> None:
        found = bearers(state, self.card)
        if found:
            state.push(TakeItem(found[0], self.card, self.mode))

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", bearers(state, self.card))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.box.cards[self.card].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (number,) = meant(state, bearers(state, self.card), option)
        state.push(TakeItem(number, self.card, self.mode))


class TakeItem(Step[Solitaire]):
    """A character taps for an item of the row and bears it from then on."""

    __slots__ = ("card", "mode", "number")
    __match_args__ = ("number", "card", "mode")

    def __init__(self, number: int, card: int, mode: int) -> None:
        """The character of this number takes it; with `mode` 1 the site taps."""
        self.number: Final = number
        self.card: Final = card
        self.mode: Final = mode

    def run(self, state: Solitaire, chance: Chance) -> None:
        tap(state, self.number)
        if self.mode:
            tap_site(state)
        gain(state, self.card, self.number)


def gain(state: Solitaire, card: int, number: int, at_site: bool = True) -> int:
    """Somebody gets an item of the row, which is played with it; its number in play.

    `at_site` is whether it is found at the site, as all are but those that a ring test brings.
    """
    at = state.row.index(card)
    state.row = state.row[:at] + state.row[at + 1 :]
    item = state.in_play.enter(card, RESOURCE, number)
    state.emit("item", card=state.box.cards[card].id, by=state.card(number).id)
    free(state, number)
    if at_site:
        state.turn.played += (card,)
    check_win(state)
    if state.outcome is None:
        if at_site:
            pull(state, "item-played-at-site", target=item, user=number)
        pull(state, "company-gains-item", target=item, user=number)
    return item


def free(state: Solitaire, number: int) -> None:
    """Hazards that have no hold on somebody any more are discarded (S19.7)."""
    from mathom.games.solitaire.hazards.shields import shielded

    for each in state.in_play.attached(number):
        card = state.card(each.number)
        if isinstance(card, Hazard) and any(
            shielded(state, number, keyword) for keyword in card.keywords
        ):
            discard(state, each.number)
