"""Decks for tests: some that keep to the rules, changed in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mathom.games.solitaire.deck.code import decode
from mathom.games.solitaire.deck.construction import violations
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.deckbuilding import Violation
from tests.solitaire.table import BOX, GAME, card, site

READY = {each.id: each.decks for each in BOX.scenarios}
ZONES = ("resources", "hazards", "treasures")
_CODES = {
    "easy": "deck-AVzmq7wo5P6As_9Prmx6pRL6jHJWmvuwqA47tWiDQ36cbHNa5sgsbB76IcSM_dg2T05CMMDsdQz"
    "-fddBOFSs9JmxmlZNd0I",
    "normal": "deck-AX1wq7zgGFaOAi6B5pZhfrKFFIWytRCrIl3X5LsepKwsRpuQBDQ7BpzX15czxLLjZZm32aC7M"
    "_ahkQJxfuxXzOeIUNGm8M1tEDBCx-EI9H-pJAE",
    "hard": "deck-ATVOq7xw41txobVvS0H3D-fEQBTcNhHCOsGDDXt5unEMe7-Igu4O0y5jmUIOA_z-sWZC-WIuLsX"
    "I4xTln7cIK-TSkX2pHsCn8FuBSBIDwaebO5sy-wEMxxfeAWRchpgF",
}
SAMPLES = {name: decode(BOX, code.removeprefix("deck-")) for name, code in _CODES.items()}
"""Decks that keep to all rules and stay as they are, whatever the ready ones become."""


def decks(
    base: str | Decks = "normal",
    *,
    company: Sequence[str] | None = None,
    carried: Sequence[tuple[str, str]] | None = None,
    add: Mapping[str, Iterable[str]] | None = None,
    drop: Mapping[str, Iterable[str]] | None = None,
    only: Mapping[str, Iterable[str]] | None = None,
) -> Decks:
    """Decks that differ from others as told; cards are added and dropped copy by copy.

    Args:
        base: what they are made of.
        company: who starts instead.
        carried: the items that start instead, each with its bearer.
        add, drop: cards by deck; `only` those of a deck that hold nothing else.
    """
    made = SAMPLES[base] if isinstance(base, str) else base
    zones: dict[str, list[int]] = {
        "resources": list(made.resources),
        "hazards": list(made.hazards),
        "sites": list(made.sites),
        "treasures": list(made.treasures),
    }
    for zone, ids in (only or {}).items():
        zones[zone] = [number(zone, id) for id in ids]
    for zone, ids in (drop or {}).items():
        for id in ids:
            zones[zone].remove(number(zone, id))
    for zone, ids in (add or {}).items():
        zones[zone] += [number(zone, id) for id in ids]
    return Decks(
        made.company if company is None else tuple(card(id) for id in company),
        made.minor_items
        if carried is None
        else tuple((card(item), card(bearer)) for item, bearer in carried),
        tuple(sorted(zones["resources"])),
        tuple(sorted(zones["hazards"])),
        tuple(sorted(zones["sites"])),
        tuple(sorted(zones["treasures"])),
    )


def number(zone: str, id: str) -> int:
    """The number of a card, or of a site in the site deck."""
    return site(id) if zone == "sites" else card(id)


def begin(**settings: str) -> Solitaire:
    """The first state at a table with these settings, written with _ for -."""
    chosen = {name.replace("_", "-"): value for name, value in settings.items()}
    state = GAME.start(["a"], 1, chosen).state
    assert isinstance(state, Solitaire)
    return state


def ids(cards: Iterable[int]) -> list[str]:
    """The ids of cards."""
    return [BOX.cards[card].id for card in cards]


def people(*minds: int) -> list[str]:
    """Different characters with these minds."""
    found: list[str] = []
    for mind in minds:
        found.append(
            next(
                each.id
                for each in BOX.characters
                if each.mind == mind and each.starting and each.id not in found
            )
        )
    return found


def broken(decks: Decks, **settings: str) -> list[Violation]:
    """What is wrong with decks, at a table with these settings, written with _ for -."""
    chosen = GAME.complete({name.replace("_", "-"): value for name, value in settings.items()})
    return violations(BOX, decks, chosen)


def keys(decks: Decks, rule: str, **settings: str) -> list[str]:
    """How decks break a rule."""
    return [each.key for each in broken(decks, **settings) if each.rule == rule]


def about(decks: Decks, key: str, **settings: str) -> list[object]:
    """What breaks a rule in a certain way: what is demanded, or which component."""
    return [
        each.args.get("demand") or each.args.get("card") or each.args.get("site")
        for each in broken(decks, **settings)
        if each.key == key
    ]
