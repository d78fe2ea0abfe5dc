"""What is done at once in Quest although its rules ask for it part by part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from mathom.kernel.state import Json
from mathom.terminal.boards.scene import Scene
from mathom.terminal.plan import Act, Marking, Plan, Step

SETTING_OUT = ("rest", "explore", "journey")
"""The choices from which a hero sets out: those before the journey are passed."""
THROUGH = {"rest": "pass", "explore": "done"}
ON_THE_WAY = frozenset({"discard-card", "move-hero"})
"""What happens to a hero on a way where nothing happens."""

MOST_TRIED = 500
"""How many ways to pay for a journey are looked at for others than the one that is offered."""

MARKED = {
    "pay": ("spend",),
    "damage": ("suffer",),
    "discard-cards": ("discard",),
    "trim-hand": ("discard",),
    "shed": ("shed",),
    "spread": ("spread", "to-pool"),
}
"""The kinds of options that are marked, by the kind of choice."""
REST = {"damage": "suffer-unseen"}
"""The option that fills up what is not marked."""


# Journeys.


def journeys(scene: Scene) -> list[Act]:
    """Every place further away that the reader's hand pays the way to, the nearest first."""
    board, choice = scene.view["board"], scene.view["choice"]
    hero = board["heroes"].get(choice["seat"])
    if choice["kind"] not in SETTING_OUT or hero is None or "travel" not in hero:
        return []
    offered = [option["args"] for option in choice["options"]]
    reach = hero["travel"]["reach"]
    far = [place for place in reach if {"location": place} not in offered]
    far.sort(key=lambda place: (len(reach[place]["way"]), scene.name("location", place)))
    found = [(place, next(_payments(hero, reach[place]["way"]), None)) for place in far]
    return [_journey(scene, hero, place, paid) for place, paid in found if paid]


def _journey(scene: Scene, hero: Json, place: str, paid: list[list[str]]) -> Act:
    way = hero["travel"]["reach"][place]["way"]

    def others() -> list[Act]:
        """The same journey, paid for with other cards."""
        payments = islice(_payments(hero, way), MOST_TRIED)
        given_up = {tuple(sorted(chain(*each))): each for each in payments}
        given_up.pop(tuple(sorted(chain(*paid))), None)
        return [_journey(scene, hero, place, each) for each in given_up.values()]

    cards = sum(len(spent) for spent in paid)
    label = scene.say("journey", place=_place(scene, place), moves=len(way), cards=cards)
    legs: list[str] = []
    steps: list[Step] = []
    for leg, spent in zip(way, paid, strict=True):
        steps.append(Step("journey", "go", {"location": leg["to"]}))
        steps.extend(Step("pay", "spend", {"card": card}, maybe=True) for card in spent)
        named = scene.words.listed([scene.name("card", card) for card in spent])
        legs.append(scene.say("leg", place=_place(scene, leg["to"]), cards=named))
    plan = Plan(label, tuple(steps), THROUGH, ON_THE_WAY)
    return Act(plan, (place,), tuple(legs), scene.say("set-out", cards=cards), others)


def _place(scene: Scene, id: str) -> str:
    return scene.game.title(scene.words, "location", id)


def _payments(hero: Json, way: Sequence[Json]) -> Iterator[list[list[str]]]:
    """The ways to pay for a way: the cards of the hand that are spent on each path.

    What only some cards can pay is paid first, so that any others do for the rest; a card that
    pays for few paths is spent before one that could be needed elsewhere.
    """
    payers = hero["travel"]["payers"]
    worth = Counter(card for cards in payers.values() for card in cards)
    left = Counter(card for card in hero["hand"] if card is not None)
    slots: list[tuple[int, list[str]]] = []
    for at, leg in enumerate(way):
        by_icon = isinstance(leg["pay"], str)
        cards = sorted(payers[leg["pay"] if by_icon else "any"], key=lambda card: worth[card])
        slots.extend([(at, cards)] * (1 if by_icon else leg["pay"]))
    slots.sort(key=lambda slot: len(slot[1]))
    paid: list[list[str]] = [[] for _ in way]

    def fill(n: int) -> Iterator[list[list[str]]]:
        if n == len(slots):
            yield [spent.copy() for spent in paid]
            return
        at, cards = slots[n]
        for card in dict.fromkeys(cards):
            if left[card]:
                left[card] -= 1
                paid[at].append(card)
                yield from fill(n + 1)
                paid[at].pop()
                left[card] += 1

    return fill(0)


# Several at once.


def marking(scene: Scene) -> Marking | None:
    """How the choice is answered by marking, if it asks for several."""
    choice = scene.view["choice"]
    count = int(choice["words"].get("count", 1))
    kinds = MARKED.get(choice["kind"], ())
    if not kinds or count < 2:
        return None
    most = {
        option["text"]: _most(scene.view["board"], choice, option)
        for option in choice["options"]
        if option["kind"] in kinds
    }
    rest = REST.get(choice["kind"])
    fills = [option["text"] for option in choice["options"] if option["kind"] == rest]
    return Marking(count, most, fills[0] if fills else "")


def _most(board: Json, choice: Json, option: Json) -> int:
    """How often an option can be marked; 0 for what is chosen alone."""
    if option["detail"].get("alone"):
        return 0
    if option["kind"] == "to-pool":
        return int(choice["words"]["pool"])
    if option["kind"] == "spread":
        return int(board["sauron"]["room"][option["args"]["location"]])
    hero = board["heroes"][choice["seat"]]
    [id] = option["args"].values()
    return int([*hero["hand"], *hero["corruption"]].count(id))
