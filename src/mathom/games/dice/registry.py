"""The whole language of the cards: every ability, and all that Locations do."""

from __future__ import annotations

from typing import Final

from mathom.games.dice import (
    artifacts,
    attack,
    eyes,
    fighting,
    locations,
    ring,
    rolling,
    sauron_turn,
    scoring,
    war,
)
from mathom.games.dice.language import DICE, Become
from mathom.kernel.effects import Effect

EFFECTS: Final[dict[str, type[Effect]]] = {
    "along": rolling.Along,
    "fellowship": rolling.GainFellowship,
    "draw": rolling.DrawMore,
    "attack": fighting.Attack,
    "defense": fighting.Defense,
    "glory": scoring.Glory,
    "recall": scoring.Recall,
    "return": scoring.Return,
    "follow": war.Follow,
    "crush": attack.Crush,
    "trophy": attack.Trophy,
    "lending": attack.Lending,
    "hide": eyes.Hide,
    "ring": ring.Ring,
    "rescue": sauron_turn.Rescue,
    "stand": sauron_turn.Stand,
    "strike": artifacts.Strike,
    "cloak": artifacts.Cloak,
    "cleanse": artifacts.Cleanse,
    "dazzle": artifacts.Dazzle,
    "fetch": artifacts.Fetch,
    "exchange": artifacts.Exchange,
    "become": Become,
    "add-dice": locations.AddDice,
    "guard": locations.Guard,
    "replace-dice": locations.ReplaceDice,
    "grow": locations.Grow,
    "deal-artifacts": locations.DealArtifacts,
    "deal-units": locations.DealUnits,
    "score": locations.ScoreAll,
    "advance": locations.AdvanceAgain,
    "win": locations.Win,
    "corruption": locations.AddCorruption,
    "return-dice": locations.ReturnDice,
}
"""Everything that data files can name."""

DICE.effects.update(EFFECTS)

LANGUAGE: Final = DICE
