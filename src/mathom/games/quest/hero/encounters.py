"""Q3.13 Encounter: what a hero meets where it ends its travels."""

from __future__ import annotations

from mathom.games.quest.cards.modifiers import ENCOUNTER_DRAW, forbidden, limit
from mathom.games.quest.combat.lifecycle import begin_fight
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import TurnStep
from mathom.games.quest.hero.current_turn import ENCOUNTER, PhaseMarker
from mathom.games.quest.hero.perils import perilous
from mathom.games.quest.hero.quests import own_quests
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.effects import Bindings, perform


class EncounterStep(TurnStep):
    """The Encounter step, at the end of a turn or when a card says so (Q3.13)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw, unless the place is perilous or barred; a quest's guard comes instead."""
        seat = self.seat
        here = state.heroes[seat - 1].location
        state.push(PhaseMarker(seat, ENCOUNTER))
        if perilous(state, seat, here):
            state.emit("no-encounter", seat=SEATS[seat], location=state.box.locations[here].id)
        elif forbidden(state, seat, "draw-encounter"):
            state.emit("barred-encounter", seat=SEATS[seat])
        elif (foe := guard_at(state, seat, here)) != NOWHERE:
            state.emit("guard", seat=SEATS[seat], foe=state.box.foes[foe].id)
            begin_fight(state, seat, foe)
        else:
            _meet(state, seat, here, chance)


def guard_at(state: Quest, seat: int, location: int) -> int:
    """The monster that waits here for a hero on its quest, or NOWHERE (Q4.5)."""
    for quest in own_quests(state, seat):
        card = state.box.quests[quest]
        if card.guarded == location:
            return card.guard
    return NOWHERE


def _meet(state: Quest, seat: int, location: int, chance: Chance) -> None:
    """Draw from the location's deck; the lowest priority that applies here is resolved."""
    box = state.box
    deck = box.locations[location].deck
    drawn = draw_encounters(state, deck, limit(state, seat, ENCOUNTER_DRAW), chance)
    names = [box.encounters[card].id for card in drawn]
    state.emit("draw-encounters", seat=SEATS[seat], encounter=names)
    fitting = [card for card in drawn if location in box.encounters[card].locations]
    met = min(fitting, key=lambda card: box.encounters[card].priority, default=NOWHERE)
    kept = met != NOWHERE and box.encounters[met].quest
    discarded = [card for card in drawn if not kept or card != met]
    state.encounter_discards[deck] = (*state.encounter_discards[deck], *discarded)
    if met == NOWHERE:
        return
    encounter = box.encounters[met]
    if kept:
        hero = state.heroes[seat - 1]
        hero.quests = (*hero.quests, met)
        state.emit("keep-errand", seat=SEATS[seat], encounter=encounter.id)
    else:
        state.emit("encounter", seat=SEATS[seat], encounter=encounter.id)
    perform(state, encounter.effects, Bindings(hero=seat))


def draw_encounters(state: Quest, deck: int, count: int, chance: Chance) -> list[int]:
    """Draw encounters, from the discards too if the deck runs out (Q4.6)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not len(state.encounters[deck]):
            if not state.encounter_discards[deck]:
                break
            state.encounters[deck] = Deck(tuple(sorted(state.encounter_discards[deck])))
            state.encounter_discards[deck] = ()
        card, state.encounters[deck] = state.encounters[deck].draw(chance)
        drawn.append(card)
    return drawn
