"""What Quest's components are called, and what the card lists say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.model.box import (
    ANY_CARD,
    ATTRIBUTES,
    FOE_DECKS,
    ICONS,
    KEPT,
    MARKERS,
    TYPES,
    WINDOWS,
)
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.games.quest.model.box import Box
    from mathom.locale import Messages

ROLES: Final = {
    "to": "location",
    "from": "location",
    "site": "location",
    "start": "location",
    "whom": "seat",
    "other": "seat",
    "sheet": "hero",
    "monster": "foe",
    "minion": "foe",
    "face": "foe",
    "foe": "foe",
}
"""Roles in sentences whose components are called as those of another role are."""

FIGURES: Final = ("count", "space", "number")
"""Roles whose names are numbers and stand for themselves."""


def title(words: Messages, role: str, id: str) -> str:
    """The name of a component in a sentence; `role` is its name among the arguments."""
    if role == "printed":
        role, _, id = id.partition("/")
    if role in FIGURES:
        return id
    if role == "token":
        return words.say("quest-token", number=int(id) + 1)
    if role == "path":
        ends = [words.say(f"quest-location-{end}") for end in id.split(":")]
        return words.say("quest-path", start=ends[0], end=ends[1])
    return words.say(f"quest-{ROLES.get(role, role)}-{id}")


def describe(words: Messages, record: Json) -> dict[str, str]:
    """A component by its name, its figures, and what it does, in a sentence of ours."""
    kind = record["kind"]
    id = record["id"]
    text = f"quest-text-{kind}-{id}"
    ability = record.get("ability")
    if not words.has(text) and ability is not None:
        text = f"quest-text-ability-{ability}"
    return {
        "title": title(words, kind, id),
        "figures": words.listed(_figures(words, record)),
        "text": words.say(text) if words.has(text) else "",
    }


def _figures(words: Messages, record: Json) -> list[str]:
    """What a record says besides what the component does, each in a few words."""
    figures: list[str] = []
    for name, value in record.items():
        if name == "characters":
            figures.extend(_brought(words, value, record["characters_at"]))
        elif name == "icon" and value is not None:
            figures.append(
                words.say(
                    "quest-figure-fare", icon=title(words, name, value), number=record["number"]
                )
            )
        elif name == "number" and record["icon"] is not None:
            continue  # the icon's figure has told it
        elif words.has(_figure(name)) and value not in (None, []):
            figures.append(words.say(_figure(name), value=_value(words, name, value)))
    return figures


def _brought(words: Messages, characters: list[str], locations: list[str]) -> list[str]:
    """Which characters an event places where."""
    return [
        words.say(
            "quest-figure-brought",
            character=title(words, "character", character),
            location=title(words, "location", location),
        )
        for character, location in zip(characters, locations, strict=True)
    ]


def _figure(name: str) -> str:
    return f"quest-figure-{name.replace('_', '-')}"


LISTS: Final = {
    "favor_at": "location",
    "icon": "icon",
    "icons": "icon",
    "item": "item",
    "start": "location",
    "starts": "location",
    "location": "location",
    "locations": "location",
    "marker_at": "location",
    "region": "region",
    "regions": "region",
    "deck": "deck",
    "hero": "hero",
    "type": "type",
    "marker": "marker",
    "window": "window",
}
"""The role of what stands under each name of a record, where it is named by ids."""


def _value(words: Messages, name: str, value: object) -> str | int:
    role = LISTS.get(name)
    if isinstance(value, bool):
        return words.say("quest-yes" if value else "quest-no")
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return words.enumerated([title(words, role or name, item) for item in value])
    assert isinstance(value, str)
    return title(words, role or name, value)


def records(box: Box) -> list[Json]:
    """Every component with its figures, deck by deck."""
    return [
        *_locations(box),
        *_paths(box),
        *_sheets(box),
        *_cards(box),
        *_foes(box),
        *_plots(box),
        *_shadows(box),
        *_events(box),
        *_encounters(box),
        *_others(box),
    ]


def _locations(box: Box) -> list[Json]:
    return [
        {
            "kind": "location",
            "id": location.id,
            "region": box.regions[location.region],
            "x": location.x,
            "y": location.y,
            "haven": location.haven or None,
            "stronghold": location.strength or None,
            "perilous": location.perilous or None,
            "source": location.source,
        }
        for location in box.locations
    ]


def _paths(box: Box) -> list[Json]:
    return [
        {
            "kind": "path",
            "id": id,
            "ends": [box.locations[end].id for end in path.ends],
            "icon": None if path.icon == ANY_CARD else ICONS[path.icon],
            "number": path.number,
            "water": path.water or None,
            "item": None if path.item < 0 else box.items[path.item].id,
            "source": path.source,
        }
        for id, path in zip(box.names["path"], box.paths, strict=True)
    ]


def _sheets(box: Box) -> list[Json]:
    return [
        {
            "kind": "hero",
            "id": sheet.id,
            "start": box.locations[sheet.start].id,
            **dict(zip(ATTRIBUTES, sheet.attributes, strict=True)),
            "power": sheet.power,
            "source": sheet.source,
        }
        for sheet in box.sheets
    ]


def _cards(box: Box) -> list[Json]:
    return [
        {
            "kind": "card",
            "id": card.id,
            "hero": None if card.owner < 0 else box.sheets[card.owner].id,
            "foes": None if card.deck < 0 else FOE_DECKS[card.deck],
            "icons": [ICONS[icon] for icon in card.icons],
            "type": TYPES[card.type],
            "cost": card.cost,
            "attack": card.attack,
            "defense": card.defense,
            "ability": card.ability.id,
            "copies": card.copies,
            "source": card.source,
        }
        for card in box.cards
    ]


def _foes(box: Box) -> list[Json]:
    return [
        {
            "kind": "foe",
            "id": foe.id,
            "fortitude": foe.fortitude,
            "strength": foe.strength,
            "wisdom": foe.wisdom,
            "health": foe.health,
            "foes": FOE_DECKS[foe.deck],
            "stage": foe.stage or None,
            "starts": [box.locations[start].id for start in foe.starts],
            "ability": None if foe.minion else foe.ability.id,
            "source": foe.source,
        }
        for foe in box.foes
    ]


def _plots(box: Box) -> list[Json]:
    return [
        {
            "kind": "plot",
            "id": plot.id,
            "marker": MARKERS[plot.marker],
            "advance": plot.advance,
            "price": plot.price,
            "influence": plot.influence or None,
            "location": None if plot.location < 0 else box.locations[plot.location].id,
            "copies": plot.copies,
            "source": plot.source,
        }
        for plot in box.plots
    ]


def _shadows(box: Box) -> list[Json]:
    return [
        {
            "kind": "shadow",
            "id": shadow.id,
            "influence": shadow.influence,
            "window": WINDOWS[shadow.window],
            "copies": shadow.copies,
            "source": shadow.source,
        }
        for shadow in box.shadows
    ]


def _events(box: Box) -> list[Json]:
    return [
        {
            "kind": "event",
            "id": event.id,
            "stage": event.stage,
            "priority": event.priority,
            "favor_at": [box.locations[location].id for location in event.favor],
            "characters": [box.characters[who].id for who, _ in event.characters],
            "characters_at": [box.locations[where].id for _, where in event.characters],
            "marker_at": None if event.marker < 0 else box.locations[event.marker].id,
            "kept": None if event.kept == KEPT[0] else event.kept,
            "source": event.source,
        }
        for event in box.events
    ]


def _encounters(box: Box) -> list[Json]:
    return [
        {
            "kind": "encounter",
            "id": card.id,
            "deck": box.decks[card.deck],
            "priority": card.priority,
            **_applies(box, card.locations, _drawn_at(box, card.deck)),
            "quest": card.quest or None,
            "source": card.source,
        }
        for card in box.encounters
    ]


def _drawn_at(box: Box, deck: int) -> frozenset[int]:
    """The locations at which cards of an encounter deck are drawn."""
    return frozenset(place.index for place in box.locations if place.deck == deck)


def _applies(box: Box, places: frozenset[int], drawn: frozenset[int]) -> Json:
    """Where a card applies of all `places` where it is drawn, in as few words as can be."""
    whole = [
        region
        for region in range(len(box.regions))
        if any(box.locations[place].region == region for place in drawn)
        and all(place in places for place in drawn if box.locations[place].region == region)
    ]
    by_region = len(places) > 1 and all(box.locations[place].region in whole for place in places)
    anywhere = places == drawn
    return {
        "anywhere": anywhere or None,
        "regions": [box.regions[region] for region in whole] if by_region and not anywhere else [],
        "locations": []
        if by_region or anywhere
        else [box.locations[place].id for place in sorted(places)],
    }


def _others(box: Box) -> list[Json]:
    found: list[Json] = []
    for corruption in box.corruption:
        price = None if corruption.price < 0 else corruption.price
        found.append(_record("corruption", corruption.id, corruption.source, price=price))
    everywhere = frozenset(range(len(box.locations)))
    for peril in box.perils:
        applies = _applies(box, peril.locations, everywhere)
        found.append(_record("peril", peril.id, peril.source, **applies))
    for quest in box.quests:
        hero = box.sheets[quest.hero].id
        found.append(
            _record("quest", quest.id, quest.source, hero=hero, advanced=quest.advanced or None)
        )
    for mission in box.missions:
        side = "sauron" if mission.sauron else "heroes"
        found.append(_record("mission", mission.id, mission.source, side=side))
    for character in box.characters:
        found.append(_record("character", character.id, character.source, favor=character.favor))
    found.extend(_record("item", i.id, i.source, copies=i.copies) for i in box.items)
    return found


def _record(kind: str, id: str, source: str, **figures: object) -> Json:
    return {"kind": kind, "id": id, **figures, "source": source}
