"""Fights in a few words: who meets whom with which cards, and a round in one line.

    match = fight("orc", hand=["beravor-charge"], theirs=["zealot-hack"])
    arm(match, 0)
    clash(match, "beravor-charge", "zealot-hack")

The foe draws the cards of `theirs` first; what else it draws is chance and not played. The fight
happens in the Travel step of the hero's turn unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.games.quest.combat.lifecycle import AllowFight
from mathom.games.quest.combat.state import NONE, OURS, THEIRS, Combat, Fighter
from mathom.games.quest.constants import FOE_DECKS
from mathom.games.quest.hero.current_turn import ARRIVAL, EndHeroTurn, PhaseMarker
from mathom.kernel.agenda import Frame
from mathom.kernel.effects import Bindings
from mathom.kernel.match import Match
from tests.quest.table import BOX, BYSTANDER, asked, number, options, state_of, table, take

Words = Sequence[str]
OF_HERO = (
    "life_top",
    "rest",
    "damage",
    "favor",
    "items",
    "corruption",
    "levels",
    "starting",
    "advanced",
    "revealed",
    "quests",
)
"""What `fight` passes on to the hero of the table."""


def card(id: str) -> int:
    """The number of a card."""
    return number("card", id)


def fight(
    foe: str,
    *,
    hero: str = "beravor",
    at: str = "bree",
    hand: Words = (),
    theirs: Words = (),
    token: bool = False,
    on_win: str | None = None,
    goes_on: bool = False,
    part: int = ARRIVAL,
    below: Sequence[Frame] = (),
    **given: Any,
) -> Match:
    """A match in which a hero has just met a foe and must say how much agility it spends.

    Args:
        foe: the monster or minion.
        hero: the sheet.
        at: where; far from every Stronghold, near Fornost, by default.
        hand: what the hero holds.
        theirs: what the foe draws first.
        token: whether the foe is a monster token.
        on_win: the path of the script that follows a victory.
        goes_on: whether the turn goes on although the foe was not defeated.
        part: the part of the hero's turn.
        below: what follows in the turn after the fight.
        **given: all else, as for `table`; `life_top` and other things of the hero too.
    """
    enemy = BOX.foes[number("foe", foe)]
    of_hero = {key: given.pop(key) for key in OF_HERO if key in given}
    person = {"sheet": hero, "at": at, "hand": list(hand), **of_hero}
    script = None
    if on_win is not None:
        script = next(script for script in BOX.scripts if script.path == on_win)
    begin = AllowFight(1, enemy.index, 0 if token else NONE, script, Bindings(hero=1), goes_on)
    given.setdefault("heroes", [person] if hero == BYSTANDER["sheet"] else [person, BYSTANDER])
    if token:
        given.setdefault("tokens", [{"face": foe, "at": at, "pile": _pile(enemy.index)}])
    if enemy.minion:
        given.setdefault("minions", {foe: at})
    match = table(
        foe_tops={FOE_DECKS[enemy.deck]: list(theirs)},
        turn=given.pop("turn", "hero-1"),
        then=[begin, PhaseMarker(1, part), *below, EndHeroTurn(1)],
        **given,
    )
    return take(match, "allow")


def _pile(foe: int) -> str:
    piles = zip(BOX.piles, BOX.pile_tokens, strict=True)
    return next(id for id, faces in piles if foe in faces)


def arm(match: Match, agility: int = 0) -> Match:
    """Spend so much agility."""
    return take(match, f"spend-agility {agility}")


def lay(match: Match, ours: str | None, theirs: str | None) -> Match:
    """Both fight on and lay these cards; None for a side that is exhausted and not asked."""
    if ours is not None:
        take(match, "fight-on")
    if theirs is not None:
        take(match, "fight-on")
    if ours is not None:
        take(match, f"play {ours}")
    if theirs is not None:
        take(match, f"play {theirs}")
    return match


def clash(match: Match, ours: str | None, theirs: str | None, unseen: bool = True) -> Match:
    """A round with these cards; damage is taken from the life pool where that can be."""
    lay(match, ours, theirs)
    return bleed(match) if unseen else match


def bleed(match: Match) -> Match:
    """Take all damage from the top of the life pool, unseen, while there is some."""
    while match.outcome is None and asked(match)[1] == "damage":
        texts = options(match)
        take(match, "suffer-unseen" if "suffer-unseen" in texts else texts[0])
    return match


def fought(match: Match) -> Combat:
    """The fight that is going on."""
    found = state_of(match).combat
    assert found is not None
    return found


def us(match: Match) -> Fighter:
    """The hero's side."""
    return fought(match).sides[OURS]


def them(match: Match) -> Fighter:
    """The foe's side."""
    return fought(match).sides[THEIRS]


def events(match: Match, kind: str) -> list[dict[str, Any]]:
    """What was told of a kind, in order."""
    return [dict(event.args) for event in match.log if event.kind == kind]


def last_clash(match: Match) -> tuple[int, int, int, int]:
    """Attack and defense of the hero, then of the foe, in the last damage part."""
    told = events(match, "clash")[-1]
    return told["attack"], told["defense"], told["foe_attack"], told["foe_defense"]


def harm(match: Match) -> int:
    """The damage dealt to the foe so far, less what it healed."""
    dealt = sum(int(event["count"]) for event in events(match, "damage-foe"))
    return dealt - sum(int(event["count"]) for event in events(match, "foe-heals"))


def used_up(hero: str, keep: Words) -> list[str]:
    """The deck of a hero without these cards: put it on the rest pool to empty the life pool."""
    deck = [BOX.cards[card].id for card in BOX.hero_decks[number("hero", hero)]]
    for card in keep:
        if card in deck:
            deck.remove(card)
    return deck


def ids(cards: Sequence[int]) -> list[str]:
    """The ids of cards."""
    return [BOX.cards[number].id for number in cards]
