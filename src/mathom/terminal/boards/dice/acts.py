"""What is done at once in Dice although its rules ask for it die by die."""

from __future__ import annotations

from mathom.kernel.state import Json
from mathom.terminal.boards.dice.table import group, place_of, side
from mathom.terminal.boards.scene import Scene
from mathom.terminal.plan import Marking

MARKED = {
    "dice": ("spend", "muster"),
    "stay": ("discard",),
    "tidy": ("discard",),
    "follow": ("follow",),
    "target": ("target",),
}
"""The kinds of options that are marked, by the kind of choice."""
LATER = ("muster",)
"""What is carried out after all others: whatever pays for it comes first."""


def marking(scene: Scene) -> Marking | None:
    """How the choice is answered by marking, where several dice can do something."""
    choice = scene.view["choice"]
    kinds = MARKED.get(choice["kind"], ())
    options = [option for option in choice["options"] if option["kind"] in kinds]
    alike = {option["text"]: _alike(scene, option) for option in options}
    dice = {die for same in alike.values() for die in same}
    if len(dice) < 2:
        return None
    return Marking(
        len(dice),
        {text: len(same) for text, same in alike.items()},
        later=frozenset(option["text"] for option in options if option["kind"] in LATER),
        alike={text: [{"die": die} for die in same] for text, same in alike.items()},
    )


def _alike(scene: Scene, option: Json) -> list[str]:
    """The dice that an option stands for, in the order in which they come up."""
    die = option["args"]["die"]
    found = place_of(scene, die)
    if found is None:
        return group(scene, die, scene.view["board"]["sauron"]["muster"])
    seat, area = found
    return group(scene, die, side(scene, seat)[area])
