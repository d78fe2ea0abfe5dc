"""Quest's board: which parts there are and where they stand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.kernel.event import Event
from mathom.kernel.state import Json
from mathom.locale.sentences import Figures
from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, beside, stacked, written
from mathom.terminal.boards.lines import flow
from mathom.terminal.boards.quest.acts import journeys, marking
from mathom.terminal.boards.quest.combat import bargain, combat, drawn
from mathom.terminal.boards.quest.heroes import hand, sheets
from mathom.terminal.boards.quest.hidden import hidden
from mathom.terminal.boards.quest.map import world
from mathom.terminal.boards.quest.sauron import shadow
from mathom.terminal.boards.quest.signs import (
    FAVOR,
    HERO,
    INFLUENCE,
    KIND_SIGNS,
    MINION,
    TOKEN,
    TYPE_SIGNS,
    palette,
)
from mathom.terminal.boards.quest.story import event, heading, step_text, track
from mathom.terminal.boards.quest.ways import ways
from mathom.terminal.boards.quest.wording import counted, detailed, hero_name
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.plan import Act, Marking

GAP = 2

SPOTS = ("token", "space", "marker", "track")
"""Roles whose names are no ids of components: on the drawing they go by both."""
ABSTRACT = ("count", "number", "label", "type", "attribute", "pile")
"""Roles of what has no place on the drawing."""
SAURONS = frozenset(
    {
        *("influence", "pool", "plot", "plots-drawn", "shadow", "shadows-drawn"),
        *("enter", "returns", "minion-placed", "minion-moved", "heal"),
        *("token-laid", "token-moved"),
    }
)
"""What Sauron does, though his events do not name him."""
APART = {
    **dict.fromkeys(("enter", "returns", "minion-placed", "minion-moved", "heal"), "minion"),
    **dict.fromkeys(("story", "story-back"), "marker"),
    **dict.fromkeys(("character-placed", "consult"), "character"),
    **dict.fromkeys(("plot", "foil"), "plot"),
    **dict.fromkeys(("encounter", "complete-errand"), "encounter"),
    **dict.fromkeys(("gain-item", "discard-item"), "item"),
    "shadow": "shadow",
    "event": "event",
    "peril": "peril",
    "complete-quest": "quest",
    "gain-corruption": "corruption",
    "raise": "attribute",
    "fight": "foe",
}
"""What a recap keeps apart."""


class QuestBoard(Board):
    """The drawing of Middle-earth Quest."""

    least_width = 60
    legend = "terminal-quest-legend"
    apart = APART

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        """From the top: step, combat, story, ways and hand, Sauron, map, heroes, decks.

        In a combat the hand comes before the story, because it is what one looks for.
        """
        story = [track(scene, width), event(scene, width), _rule(width, scene)]
        near = _near(scene, width)
        parts = [
            heading(scene, width),
            *combat(scene, width),
            bargain(scene, width),
            drawn(scene, width),
            *(story + near if scene.view["board"]["fight"] is None else near + story),
            shadow(scene, width),
            world(scene, width),
            _rule(width, scene),
            sheets(scene, width),
            _rule(width, scene),
            _decks(scene, width),
        ]
        return stacked(width, parts).lines()

    def status(self, scene: Scene) -> Text:
        """The step with its rule, the story, the pool, and each hero's favor and cards."""
        board = scene.view["board"]
        colours = palette(scene.dark)
        told = Text(f"{step_text(scene)}  ", Style(bold=True))
        for marker, space in board["story"]["markers"].items():
            told.append(f"{space} ", Style(color=colours.markers[marker], bold=True))
        told.append(f" {INFLUENCE}{board['pool']['influence']} ", colours.side("sauron"))
        for seat, hero in board["heroes"].items():
            if hero["hero"] is not None:
                figures = f"{FAVOR}{hero['favor']} {len(hero['hand'])}/{hero['life']}"
                line = f" {hero_name(scene, seat)} {figures}"
                told.append(line, colours.side("heroes"))
        return told

    def sign(self, scene: Scene, part: str) -> Text:
        """What kind of thing an option is about; places need no sign."""
        if part.startswith("token "):
            return Text(TOKEN)
        if part in scene.view.get("players", ()):
            return Text(INFLUENCE if part == "sauron" else HERO)
        record = scene.components.get(part)
        if record is None:
            return Text()
        if record["kind"] == "card":
            style = Style(color=palette(scene.dark).types[record["type"]], bold=True)
            return Text(TYPE_SIGNS[record["type"]], style)
        if record["kind"] == "foe":
            return Text(MINION if record["stage"] or record["starts"] else TOKEN)
        return Text(KIND_SIGNS.get(record["kind"], ""))

    def details(self, scene: Scene, part: str) -> str:
        """A component's figures and what it does; where a location's paths lead."""
        return detailed(scene.game, scene.words, part)

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """What an argument of an option stands for on the drawing."""
        if role in ABSTRACT:
            return ()
        if role in SPOTS:
            return (f"{role} {id}",)
        if role == "path":
            return tuple(id.split(":"))
        return (id.rpartition("/")[2],)

    def doer(self, event: Event) -> str | None:
        """Sauron does much that does not name him."""
        return "sauron" if event.kind in SAURONS else super().doer(event)

    def spans(self, board: Json) -> dict[str, str]:
        """Outside of heroes' turns the steps of Sauron's round count as one."""
        turn = board["turn"] or {}
        whose = f"{board['round']} {turn.get('hero')} {turn.get('second')}"
        return {"turn": whose, "round": str(board["round"])}

    def figures(self, scene: Scene) -> Figures:
        """A seat is called by its hero."""
        heroes = scene.view["board"]["heroes"].items()
        return {seat: ("hero", hero["hero"]) for seat, hero in heroes if hero["hero"] is not None}

    def hidden(self, scene: Scene, boards: Mapping[str, Json]) -> list[tuple[str, list[str]]]:
        """Each side knows its own mission, and everybody their own hand."""
        return hidden(scene, boards)

    def acts(self, scene: Scene) -> list[Act]:
        """Journeys to places further away."""
        return journeys(scene)

    def marking(self, scene: Scene) -> Marking | None:
        """Payments, damage and discards, and influence on several places."""
        return marking(scene)


def _rule(width: int, scene: Scene) -> Canvas:
    return written([[("─" * width, Style(color=palette(scene.dark).line))]], width)


def _near(scene: Scene, width: int) -> list[Canvas]:
    """The ways from the reader's place with the hand beside them, or from that of whose turn it is.

    Nothing before heroes are chosen, or in Sauron's turn for whoever is no hero.
    """
    board = scene.view["board"]
    seat = scene.view["seat"]
    if seat not in board["heroes"]:
        turn = board["turn"]
        if turn is None:
            return []
        return [ways(scene, turn["hero"], width), _rule(width, scene)]
    if board["heroes"][seat]["hero"] is None:
        return []
    half = (width - GAP) // 2
    left = ways(scene, seat, half)
    return [beside(left, hand(scene, seat, width - half - GAP), GAP), _rule(width, scene)]


def _decks(scene: Scene, width: int) -> Canvas:
    """How many cards are left everywhere, and what lies face up beside each deck."""
    quiet = palette(scene.dark).quiet
    decks = scene.view["board"]["decks"]
    lines: list[Line] = []
    counts = [
        (scene.say(f"deck-{deck}", count=decks[deck]["left"]), PLAIN)
        for deck in ("plots", "shadows", "skills", "perils", "corruption")
    ]
    for stage, deck in enumerate(decks["events"], 1):
        counts.append((scene.say("deck-events", stage=stage, count=deck["left"]), PLAIN))
    for item, count in decks["items"].items():
        text = scene.say("deck-items", what=scene.name("item", item), count=count)
        counts.append((text, PLAIN))
    lines.extend(flow((scene.say("decks"), quiet), counts, width, " · "))
    for key in ("encounters", "tokens"):
        piles = [
            (f"{scene.say(f'area-{id}')} {pile['left']}", PLAIN) for id, pile in decks[key].items()
        ]
        lines.extend(flow((scene.say(f"piles-{key}"), quiet), piles, width, " · "))
    for key, role, cards in _discards(decks):
        items = [(text, quiet) for text in counted(scene, role, cards)]
        if items:
            head = scene.say(f"discard-{key}")
            lines.extend(flow((head, quiet), items, width, scene.words.say("list-comma")))
    return written(lines, width)


def _discards(decks: Json) -> list[tuple[str, str, list[str]]]:
    """What lies face up beside the decks: of which, in which role, and the cards."""
    found = [
        (key, role, decks[key]["discard"])
        for key, role in (
            ("plots", "plot"),
            ("shadows", "shadow"),
            ("skills", "card"),
            ("perils", "peril"),
            ("corruption", "corruption"),
        )
    ]
    events = [card for deck in decks["events"] for card in deck["discard"]]
    found.append(("events", "event", events))
    for key, role in (("encounters", "encounter"), ("tokens", "foe")):
        cards = [card for deck in decks[key].values() for card in deck["discard"]]
        found.append((key, role, cards))
    return found
