"""What the bot knows of cards: what each of them does, by the words of the data files."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.abilities import Use
from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import On
from mathom.games.solitaire.cards.playing import playable_ways, powers
from mathom.games.solitaire.model.cards import Creature, Event

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Effect
    from mathom.kernel.option import Option


@functools.cache
def _words() -> dict[type, str]:
    return {kind: word for word, kind in SOLITAIRE.effects.items() if isinstance(kind, type)}


def word(effect: Effect) -> str:
    """What an effect is called in the data files, "" for one that is a mere function."""
    return _words().get(type(effect), "")


def does(ability: Ability) -> dict[str, Effect]:
    """What an ability does, by words; of several effects of a kind the first."""
    found: dict[str, Effect] = {}
    for effect in ability.script.effects:
        found.setdefault(word(effect), effect)
    return found


@functools.lru_cache(maxsize=2048)
def words_of(box: Box, card: int) -> frozenset[str]:
    """All that a card can do, in any of its ways and by any of its powers."""
    it = box.cards[card]
    scripts = [it.script]
    if isinstance(it, Event):
        scripts += [mode.script for mode in it.modes]
    if isinstance(it, Creature) and it.event is not None:
        scripts.append(it.event.script)
    found: set[str] = set()
    while scripts:
        for effect in scripts.pop().effects:
            found.add(word(effect))
            if isinstance(effect, Use):
                scripts.append(effect.script)
            elif isinstance(effect, On):
                scripts.append(effect.effects)
    return frozenset(found)


def abilities(state: Solitaire, option: Option, windows: tuple[str, ...]) -> list[Ability]:
    """What an option to play or use a card could mean now."""
    if option.kind == "play":
        it = state.box.cards[option.value]
        if not isinstance(it, Event):
            return []
        return [it.modes[way] for way in playable_ways(state, option.value, windows)]
    return [
        use
        for each in state.in_play
        if each.card == option.value
        for use in powers(state, each.number, windows)
    ]


def users(state: Solitaire, option: Option, windows: tuple[str, ...]) -> list[int]:
    """The copies in play that an option to use a card could mean."""
    return [
        each.number
        for each in state.in_play
        if each.card == option.value and powers(state, each.number, windows)
    ]
