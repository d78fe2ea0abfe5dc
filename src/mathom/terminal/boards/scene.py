"""What a drawing is made from, and what every game's drawing offers."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from rich.segment import Segment
from rich.text import Text

from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages
from mathom.locale.sentences import NO_FIGURES, Figures, capital
from mathom.terminal.plan import Act, Marking


@dataclass(frozen=True)
class Scene:
    """A view, ready to be drawn.

    Attributes:
        game: the game that is played, for names and figures of components.
        view: what `Match.view` gives; a drawing knows nothing else of the match.
        words: the reader's language.
        focus: ids of the components that the reader points at.
        dark: whether the ground is dark.
    """

    game: Game
    view: Json
    words: Messages
    focus: frozenset[str] = frozenset()
    dark: bool = True

    @property
    def components(self) -> dict[str, Json]:
        """Every component's record by its id."""
        return components(self.game)

    def name(self, role: str, id: str) -> str:
        """What a component is called at the beginning of a line."""
        return capital(self.game.title(self.words, role, id))

    def say(self, key: str, **args: int | str) -> str:
        """A message of the game's drawing."""
        return self.words.say(f"terminal-{self.game.id}-{key}", **args)


@functools.cache
def components(game: Game) -> dict[str, Json]:
    """Every component's record by its id."""
    return {record["id"]: record for record in game.cards()}


class Board(Protocol):
    """How one game is drawn.

    Attributes:
        least_width: the smallest width the drawing can do with; below it the pane scrolls.
        legend: the key of the message that explains the drawing's signs.
        apart: the argument by which a recap keeps events apart, by their kind; others are gathered.
    """

    least_width: int
    legend: str
    apart: Mapping[str, str] = {}

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        """The table as lines of exactly `width` cells, at least `least_width`.

        Parts that stand for a component carry its id as `part` in the meta of their style,
        so that a click finds its options.
        """
        ...

    def status(self, scene: Scene) -> Text:
        """How the sides stand, in so few words that it is always in sight."""
        ...

    def sign(self, scene: Scene, part: str) -> Text:
        """A mark of one cell to recognise a component by, or empty."""
        ...

    def details(self, scene: Scene, part: str) -> str:
        """What is worth knowing about a component beyond its title, or empty."""
        ...

    def called(self, scene: Scene, part: str) -> str:
        """What a part is called by itself; a component by its title unless a board says more."""
        record = scene.components.get(part)
        return "" if record is None else scene.name(record["kind"], part)

    def told(self, scene: Scene, part: str) -> str:
        """What a part is called, and what is worth knowing about it; empty where nothing is."""
        texts = (self.called(scene, part), self.details(scene, part))
        return " · ".join(texts) if all(texts) else ""

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """The parts of the drawing that an argument of an option stands for."""
        ...

    def where(self, scene: Scene, part: str) -> str:
        """Where a component lies, for those that are alike in all else; nothing by default."""
        return ""

    def doer(self, event: Event) -> str | None:
        """The seat whose doing an event is; that which it names unless a board says otherwise."""
        seat = event.args.get("seat")
        return seat if isinstance(seat, str) else None

    def spans(self, board: Json) -> Mapping[str, str]:
        """The running turn and round by these names, where the game has both."""
        return {}

    def figures(self, scene: Scene) -> Figures:
        """The components that seats are called by; none unless a board says otherwise."""
        return NO_FIGURES

    def hidden(self, scene: Scene, boards: Mapping[str, Json]) -> list[tuple[str, list[str]]]:
        """What was hidden until a game was over: what it is called, and what it was.

        Nothing unless a board says otherwise.

        Args:
            scene: the end, as a spectator sees it.
            boards: what each seat sees there, by the seat's name.
        """
        return []

    def acts(self, scene: Scene) -> list[Act]:
        """What can be done at once beside the options of the choice, as plans of several steps.

        Nothing unless a board says otherwise.
        """
        return []

    def marking(self, scene: Scene) -> Marking | None:
        """How the choice is answered by marking several options, where it asks for several.

        None unless a board says otherwise: they are chosen one by one.
        """
        return None


def parts_of(line: list[Segment]) -> set[str]:
    """The ids of the components that a line of a drawing shows."""
    return {
        segment.style.meta["part"]
        for segment in line
        if segment.style is not None and "part" in segment.style.meta
    }
