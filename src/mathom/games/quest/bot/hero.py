"""How a hero plays: its quests and errands, favor, foiled plots, and rest before it is too late."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.bot.fighting import (
    best_card,
    go_on,
    keenness,
    lay_card,
    missed,
    spend_agility,
    take_damage,
    worst_card,
)
from mathom.games.quest.bot.journeys import (
    READY,
    dangers,
    goals,
    guarded_here,
    plan,
    saving,
    vigour,
)
from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.constants import AGILITY, FORTITUDE, STRENGTH
from mathom.games.quest.hero.travel import Pay, suits
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import heroes_need, paces
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option

PRESENT: Final = ("complete", "complete-errand", "foil", "take-favor")
"""What is always worth taking where it is found, the best first."""
WOUNDED: Final = 5
"""With so many cards in the damage pool a rest in a haven pays."""
SHORT: Final = 5
"""With fewer cards in the life pool the next draw falls short."""
TIRED: Final = 7
"""With so many cards in the rest pool a rest pays when life runs out."""


def advise_hero(state: Quest, options: list[Option], chance: Chance) -> Option | None:
    """What a hero would choose; None where trying out is better."""
    seat = state.choice.seat
    act = state.box.act
    match state.choice.kind:
        case "hero":
            return options[chance.pick(len(options))]
        case "rest":
            return _rest(state, seat, options)
        case "survive":
            hurt = len(state.heroes[seat - 1].damage)
            return act["recover"] if hurt >= WOUNDED else act["study"]
        case "leftmost":
            steps = paces(state, 0)
            return min(options, key=lambda option: steps[option.value])
        case "journey":
            return _journey(state, seat, options)
        case "pay":
            return _pay(state, seat, options)
        case "explore":
            return _explore(state, seat, options)
        case "offer":
            return act["withdraw"]
        case "answer":
            return act["accept"]
        case "allow" | "allow-fight":
            return _allow(state, seat)
        case "spend-agility":
            return spend_agility(state, options)
        case "go-on":
            return go_on(state, options)
        case "play":
            return lay_card(state, options, chance)
        case "damage":
            return take_damage(state, options)
        case "trim-hand" | "discard-cards":
            return worst_card(state, options)
        case "learn" | "take-back":
            return best_card(state, options)
        case "draw-some":
            return options[0]
        case "block":
            return _block(state, options)
        case "champion":
            return max(options, key=lambda option: _mettle(state, option.value))
        case _:
            return None


# Rest.


def _rest(state: Quest, seat: int, options: list[Option]) -> Option:
    """Rest when the next draw would fall short, or where wounds heal (Q3.1)."""
    act = state.box.act
    if act["recover"] in options:
        return act["recover"]
    if act["rest"] not in options:
        return act["pass"]
    hero = state.heroes[seat - 1]
    if heroes_need(state) <= state.box.figures.story_advance:
        return act["pass"]
    haven = state.box.locations[hero.location].haven
    short = len(hero.life) < SHORT and len(hero.hand) + len(hero.life) < SHORT + READY
    back = len(hero.rest) + (len(hero.damage) if haven else 0)
    few = len(hero.hand) + len(hero.life) < READY
    if (short and back >= TIRED) or (few and back > 1):
        return act["rest"]
    if haven and len(hero.damage) >= WOUNDED + 3:
        return act["rest"]
    return act["pass"]


# Travel.


def _journey(state: Quest, seat: int, options: list[Option]) -> Option:
    """Explore what is here, then go towards the best goal as far as the hand carries (Q3.5)."""
    box = state.box
    hero = state.heroes[seat - 1]
    if box.act["explore"] in options and goals(state, seat)[hero.location] > 0:
        return box.act["explore"]
    if box.act["surrender"] in options:
        return box.act["surrender"]
    if guarded_here(state, seat) and vigour(state, seat) >= 1.0:
        return box.act["stop"]
    aim = plan(state, seat)
    go = box.options["go"][aim.first] if aim.first != NOWHERE else None
    if go is None or go not in options:
        return box.act["stop"]
    look = box.options["scout"][aim.first]
    if look in options and any(
        token.location == aim.first and not token.hidden.known(seat) for token in state.tokens
    ):
        return look
    if dangers(state, seat)[aim.first] > 1.0 and len(hero.hand) <= READY:
        return box.act["stop"]
    return go


def _pay(state: Quest, seat: int, options: list[Option]) -> Option:
    """One card with the icon that is missed least; else whatever is (Q3.6)."""
    frame = state.choice
    assert isinstance(frame, Pay)
    path = state.box.paths[frame.path]
    cards = state.box.cards
    held = [hidden.card for hidden in state.heroes[seat - 1].hand]
    fitting = [option for option in options if suits(state, path, option.value)]
    chosen = fitting if fitting and not frame.count else options
    return min(chosen, key=lambda o: missed(cards[o.value], held.count(o.value)))


# Explore.


def _explore(state: Quest, seat: int, options: list[Option]) -> Option | None:
    """Quests, plots, favor; then people, who are worth a trial (Q3.12)."""
    for kind in PRESENT:
        for option in options:
            if option.kind == kind and not (
                kind == "foil" and saving(state, state.box.plots[option.value].price)
            ):
                return option
    if any(option.kind in ("ask-favor-of", "follow") for option in options):
        return None
    return _dark_path(state, seat, options) or state.box.act["done"]


def _dark_path(state: Quest, seat: int, options: list[Option]) -> Option | None:
    """The dark path, for the one favor that is missing to foil a plot here."""
    dark = state.box.act["dark-path"]
    if dark not in options:
        return None
    hero = state.heroes[seat - 1]
    for plot, site in zip(state.plots, state.sites, strict=True):
        if plot != NOWHERE and site == hero.location:
            card = state.box.plots[plot]
            if card.price == hero.favor + 1 and card.advance > 1:
                return dark
    return None


# Fights that a hero need not have, and the last one.


def _allow(state: Quest, seat: int) -> Option:
    """Only who is ready fights in a haven, and only for a quest or a mission (Q5.1)."""
    act = state.box.act
    guard = guarded_here(state, seat)
    mission = state.box.missions[state.hero_mission].id
    wants = guard or (mission == "against-the-shadow" and state.choice.kind == "allow")
    return act["allow"] if wants and vigour(state, seat) >= 1.0 else act["refuse"]


def _block(state: Quest, options: list[Option]) -> Option:
    """Discard shields as long as a card keeps off more damage than it costs."""
    cards = state.box.cards
    shields = [option for option in options if option.kind == "name-card"]
    good = [option for option in shields if cards[option.value].defense > 1]
    if good:
        return min(good, key=lambda option: keenness(cards[option.value]))
    return state.box.act["enough"]


def _mettle(state: Quest, seat: int) -> float:
    """How well a hero would fight for all (Q7.5)."""
    hero = state.heroes[seat - 1]
    return (
        2.0 * attribute(state, seat, STRENGTH)
        + 1.5 * attribute(state, seat, AGILITY)
        + attribute(state, seat, FORTITUDE)
        + 0.5 * len(hero.taught)
        + 0.1 * (len(hero.life) + len(hero.hand) + len(hero.rest) + len(hero.damage))
    )
