"""What Quest's components are called, and what the card lists say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import (
    ANY_CARD,
    ATTRIBUTES,
    FOE_DECKS,
    ICONS,
    KEPT,
    MARKERS,
    TYPES,
    WINDOWS,
)
from mathom.kernel.components import Component
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
    "starts": "location",
    "locations": "location",
    "favor_at": "location",
    "marker_at": "location",
    "regions": "region",
    "icons": "icon",
}
"""Roles in sentences and fields of records that name components of another role."""

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


def _value(words: Messages, name: str, value: object) -> str | int:
    if isinstance(value, bool):
        return words.say("quest-yes" if value else "quest-no")
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return words.enumerated([title(words, name, item) for item in value])
    assert isinstance(value, str)
    return title(words, name, value)


def records(box: Box) -> list[Json]:
    """Every component with its figures, deck by deck."""
    names = box.names
    places = names["location"]
    return [
        *(
            _record(
                "location",
                place,
                region=names["region"][place.region],
                x=place.x,
                y=place.y,
                haven=place.haven or None,
                stronghold=place.strength or None,
                perilous=place.perilous or None,
            )
            for place in box.locations
        ),
        *(
            _record(
                "path",
                path,
                ends=[places[end] for end in path.ends],
                icon=None if path.icon == ANY_CARD else ICONS[path.icon],
                number=path.number,
                water=path.water or None,
                item=_named(path.item, names["item"]),
            )
            for path in box.paths
        ),
        *(
            _record(
                "hero",
                sheet,
                start=places[sheet.start],
                **dict(zip(ATTRIBUTES, sheet.attributes, strict=True)),
                power=sheet.power,
            )
            for sheet in box.sheets
        ),
        *(
            _record(
                "card",
                card,
                hero=_named(card.owner, names["hero"]),
                foes=_named(card.deck, FOE_DECKS),
                icons=[ICONS[icon] for icon in card.icons],
                type=TYPES[card.type],
                cost=card.cost,
                attack=card.attack,
                defense=card.defense,
                ability=card.ability.id,
                copies=card.copies,
            )
            for card in box.cards
        ),
        *(
            _record(
                "foe",
                foe,
                fortitude=foe.fortitude,
                strength=foe.strength,
                wisdom=foe.wisdom,
                health=foe.health,
                foes=FOE_DECKS[foe.deck],
                stage=foe.stage or None,
                starts=[places[start] for start in foe.starts],
                ability=None if foe.minion else foe.ability.id,
            )
            for foe in box.foes
        ),
        *(
            _record(
                "plot",
                plot,
                marker=MARKERS[plot.marker],
                advance=plot.advance,
                price=plot.price,
                influence=plot.influence or None,
                location=_named(plot.location, places),
                copies=plot.copies,
            )
            for plot in box.plots
        ),
        *(
            _record("shadow", s, influence=s.influence, window=WINDOWS[s.window], copies=s.copies)
            for s in box.shadows
        ),
        *(
            _record(
                "event",
                event,
                stage=event.stage,
                priority=event.priority,
                favor_at=[places[location] for location in event.favor],
                characters=[names["character"][who] for who, _ in event.characters],
                characters_at=[places[where] for _, where in event.characters],
                marker_at=_named(event.marker, places),
                kept=None if event.kept == KEPT[0] else event.kept,
            )
            for event in box.events
        ),
        *(
            _record(
                "encounter",
                card,
                deck=box.decks[card.deck],
                priority=card.priority,
                **_applies(box, card.locations, card.deck),
                quest=card.quest or None,
            )
            for card in box.encounters
        ),
        *(_record("corruption", c, price=None if c.price < 0 else c.price) for c in box.corruption),
        *(_record("peril", peril, **_applies(box, peril.locations)) for peril in box.perils),
        *(
            _record("quest", q, hero=names["hero"][q.hero], advanced=q.advanced or None)
            for q in box.quests
        ),
        *(_record("mission", m, side="sauron" if m.sauron else "heroes") for m in box.missions),
        *(_record("character", who, favor=who.favor) for who in box.characters),
        *(_record("item", item, copies=item.copies) for item in box.items),
    ]


def _record(kind: str, component: Component, **figures: object) -> Json:
    return {"kind": kind, "id": component.id, **figures, "source": component.source}


def _named(number: int, names: tuple[str, ...]) -> str | None:
    return None if number < 0 else names[number]


def _applies(box: Box, places: frozenset[int], deck: int | None = None) -> Json:
    """Where a card applies in as few words as can be; cards of a `deck` are not drawn elsewhere."""
    drawn = [place for place in box.locations if deck is None or place.deck == deck]
    regions = dict.fromkeys(sorted(place.region for place in drawn))
    whole = [r for r in regions if all(p.index in places for p in drawn if p.region == r)]
    anywhere = len(places) == len(drawn)
    by_region = len(places) > 1 and all(box.locations[at].region in whole for at in places)
    found: Json = {"anywhere": anywhere or None, "regions": [], "locations": []}
    if by_region and not anywhere:
        found["regions"] = [box.names["region"][region] for region in whole]
    elif not anywhere:
        found["locations"] = [box.locations[place].id for place in sorted(places)]
    return found
