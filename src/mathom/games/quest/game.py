"""Quest as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterator, Mapping

from mathom.games.quest.bot import advise, evaluate
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.copies import copy_quest
from mathom.games.quest.loading import load_box
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.state import Quest, Settings
from mathom.games.quest.model.validate import check_state
from mathom.games.quest.model.validate_agenda import agenda_problems
from mathom.games.quest.model.view import view
from mathom.games.quest.review import QuestReviewer
from mathom.games.quest.sauron.finale import ENDINGS, Finale
from mathom.games.quest.setup import set_up
from mathom.games.quest.titles import Titles
from mathom.kernel.chance import Chance
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.game import Setting
from mathom.kernel.option import Option
from mathom.kernel.outcome import RESIGNED, Outcome
from mathom.kernel.state import Json


class QuestGame(Titles):
    """Middle-earth Quest: Sauron against one to three heroes."""

    id = "quest"
    version = 2
    package = __package__
    seat_names = SEATS
    endings = ENDINGS
    players = (2, 3, 4)
    settings = (
        Setting("dominance", ("normal", "advanced"), "Q8.2"),
        Setting("stakes", ("normal", "high"), "Q8.3"),
    )
    agreement = Settings
    earlier_digests = ("53c2f267eefbae45faa26c89c6d9c71c3980f176e66eeacb14fb364b4490a332",)

    def __init__(self, box: Box) -> None:
        """The game played with the components of `box`."""
        super().__init__(box=box, load=load_box)
        self.box = box
        self.reviewer = QuestReviewer()
        self.schema = schema_of(box)

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Quest:
        """The table before the heroes are chosen."""
        return set_up(self.schema, self.box, Settings(settings), players)

    def view(self, state: Quest, seat: int | None) -> Json:
        """The table as this seat sees it."""
        return dict(view(state, seat))

    def problems(self, state: Quest) -> Iterator[str]:
        """What lies on the agenda fits the rest of the state; the Finale clears it away."""
        yield from agenda_problems(state)
        if not isinstance(state.agenda[0], Finale):
            yield from super().problems(state)

    def evaluate(self, state: Quest, seat: int) -> float:
        """How good a state looks for a seat, to the bots."""
        return evaluate(state, seat)

    def advise(self, state: Quest, chance: Chance) -> Option | None:
        """What the asked seat should choose, by the bots' judgement."""
        return advise(state, chance)

    def concede(self, state: Quest, seat: int) -> Outcome:
        """The heroes stand together: if one gives up, Sauron wins."""
        scores = {
            other: float((other == SAURON) != (seat == SAURON)) for other in range(state.players)
        }
        return Outcome(RESIGNED, "", scores)


def schema_of(box: Box) -> StateSchema[Quest]:
    """What a Quest declares, bound to a box."""
    once = ("event", "encounter", "peril", "corruption")
    return StateSchema(Quest, box.names, once, box.fields, copy_quest, check_state)


@functools.cache
def quest() -> QuestGame:
    """The one Quest of this process, made when first asked for."""
    return QuestGame(load_box(importlib.resources.files(__package__) / "data"))
