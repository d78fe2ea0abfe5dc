"""The law of imagination can fail: it finds an `imagine` that holds on to any zone of the truth."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mathom.games.quest.hero.perils import PickPeril
from mathom.games.quest.model.box import SAURON
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Seeded
from tests.laws.spread import Spread
from tests.quest.fights import arm, fight
from tests.quest.table import BOX, position, state_of, take

FIRST = 1
TIMES = 60


def in_combat() -> Quest:
    """A hero and a foe have cards in hand; Sauron holds plots and shadow cards."""
    match = fight(
        "orc",
        hand=["beravor-parry", "beravor-evade", "skill-ready"],
        theirs=["zealot-hack"],
        damage=["beravor-charge"],
        plot_hand=["gollum-is-captured", "osgiliath-invaded"],
        shadow_hand=["betrayed"],
        tokens=[("crebain", "tharbad"), ("agent", "old-forest")],
    )
    arm(match)
    return state_of(take(match, "fight-on", "fight-on", "play beravor-parry"))


def with_perils() -> Quest:
    """Sauron has drawn perils to choose among."""
    drawn = ("peril", BOX.names["peril"][:2])
    return position(drawn=drawn, turn="hero-1", then=[PickPeril(FIRST)])


Restore = Callable[[Quest, Quest], None]


def of_state(*names: str) -> Restore:
    """Puts parts of the true state into the imagined one."""

    def restore(imagined: Quest, truth: Quest) -> None:
        for name in names:
            setattr(imagined, name, getattr(truth, name))

    return restore


def of_heroes(*names: str) -> Restore:
    """Puts what is true of the heroes into the imagined state."""

    def restore(imagined: Quest, truth: Quest) -> None:
        for hero, true in zip(imagined.heroes, truth.heroes, strict=True):
            for name in names:
                setattr(hero, name, getattr(true, name))

    return restore


def of_foe(imagined: Quest, truth: Quest) -> None:
    """Puts the foe's true cards into the imagined state."""
    assert imagined.combat is not None
    assert truth.combat is not None
    imagined.combat.foe_hand = truth.combat.foe_hand
    imagined.foe_piles = truth.foe_piles


BROKEN: dict[str, tuple[Callable[[], Quest], Restore, int, str]] = {
    "Sauron's mission": (in_combat, of_state("sauron_mission"), FIRST, "missions of sauron"),
    "the heroes' mission": (in_combat, of_state("hero_mission"), SAURON, "missions of heroes"),
    "plots": (in_combat, of_state("plot_hand", "plot_pile"), FIRST, "plots"),
    "shadow cards": (in_combat, of_state("shadow_hand", "shadow_pile"), FIRST, "shadow cards"),
    "drawn perils": (with_perils, of_state("drawn", "perils"), FIRST, "peril"),
    "the foe's hand": (in_combat, of_foe, FIRST, "foe deck"),
    "skills": (in_combat, of_heroes("taught"), SAURON, "skills"),
    "a hero's cards": (in_combat, of_heroes("hand", "damage", "life"), SAURON, "cards of 1"),
    "tokens": (in_combat, of_state("tokens", "token_piles"), FIRST, "tokens of"),
}


@pytest.mark.parametrize("zone", BROKEN)
def test_an_imagination_that_holds_on_to_a_zone_is_found(zone: str) -> None:
    build, restore, seat, deck = BROKEN[zone]
    state = build()
    lots = Seeded(zone)
    honest, broken = Spread(), Spread()
    for _ in range(TIMES):
        imagined = state.imagine(seat, lots)
        honest.look(state, imagined, seat)
        restore(imagined, state)
        broken.look(state, imagined, seat)
    honest.judge()
    with pytest.raises(AssertionError, match=f"these never vary: .*{deck}"):
        broken.judge()
