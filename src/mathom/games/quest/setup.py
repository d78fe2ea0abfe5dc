"""Q1 Setup: everything in its place, the heroes chosen, before Sauron's first turn."""

from __future__ import annotations

from mathom.games.quest.constants import MARKERS, SAURON, SEATS
from mathom.games.quest.frames import HeroChoice
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.pieces import NOWHERE, Hero
from mathom.games.quest.model.state import Quest, Settings
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.effects import Bindings, perform
from mathom.kernel.option import Option, Refusal
from mathom.kernel.pile import fresh
from mathom.kernel.schema import new


def set_up(schema: StateSchema[Quest], box: Box, settings: Settings, players: int) -> Quest:
    """The table before the heroes are chosen: every pile whole, two minions out (Q1.3 to Q1.5)."""
    state = schema.begin(
        box=box,
        settings=settings,
        heroes=[new(Hero) for _ in range(players - 1)],
        influence=[0] * len(box.locations),
        favor=[0] * len(box.locations),
        characters=[NOWHERE] * len(box.characters),
        minions=[minion.starts[0] if minion.stage == 1 else NOWHERE for minion in box.minions],
        wounds=[0] * len(box.minions),
        markers=[0] * len(MARKERS),
        plots=[NOWHERE] * box.figures.plot_spaces,
        sites=[NOWHERE] * box.figures.plot_spaces,
        items=[item.copies for item in box.items],
        plot_pile=fresh(box.plot_deck),
        shadow_pile=fresh(box.shadow_deck),
        token_piles=[fresh(faces) for faces in box.pile_tokens],
        token_discards=[()] * len(box.pile_tokens),
        foe_piles=[fresh(cards) for cards in box.foe_decks],
        skill_pile=fresh(box.skills),
        event_decks=[Deck(cards) for cards in box.event_decks],
        event_discards=[()] * len(box.event_decks),
        encounters=[Deck(cards) for cards in box.encounter_decks],
        encounter_discards=[()] * len(box.encounter_decks),
        perils=Deck(tuple(range(len(box.perils)))),
        corruption=Deck(tuple(range(len(box.corruption)))),
    )
    state.push(
        *[ChooseHero(seat) for seat in range(1, players)],
        DealQuests(),
        DealPlot(),
        DealMissions(),
        SauronTurn(),
    )
    return state


class ChooseHero(HeroChoice):
    """Which of the five heroes a seat plays (Q1.1)."""

    __slots__ = ()
    kind = "hero"
    rules = ("Q1.1",)

    def options(self, state: Quest) -> list[Option]:
        """Those that nobody has chosen."""
        taken = [hero.sheet for hero in state.heroes]
        return [option for option in state.box.options["hero"] if option.value not in taken]

    def refused(self, state: Quest) -> list[Refusal]:
        """Those of the seats before."""
        chosen = [hero.sheet for hero in state.heroes if hero.sheet != NOWHERE]
        heroes = state.box.options["hero"]
        return [Refusal(heroes[sheet], "hero-taken", "Q1.1", {}) for sheet in chosen]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Take the sheet, put the figure on its start, and shuffle the deck."""
        sheet = state.box.sheets[option.value]
        hero = state.heroes[self.seat - 1]
        hero.sheet = sheet.index
        hero.location = sheet.start
        hero.life = fresh(state.box.hero_decks[sheet.index])
        hero.advanced = sheet.advanced
        for item in sheet.items:
            hero.items |= 1 << item
            state.items[item] -= 1
        state.emit("hero", seat=SEATS[self.seat], hero=sheet.id)


class DealQuests(Step[Quest]):
    """Each hero is dealt one of its starting quests, whose setup is done (Q1.2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """In order of seats; the quests that were not dealt leave the game."""
        for hero in state.heroes:
            starting = state.box.sheets[hero.sheet].starting
            hero.starting = starting[chance.pick(len(starting))]
        for seat in reversed(range(1, state.players)):
            quest = state.box.quests[state.heroes[seat - 1].starting]
            perform(state, quest.setup, Bindings(hero=seat))
        for seat, hero in enumerate(state.heroes, 1):
            state.emit("quest", seat=SEATS[seat], quest=state.box.quests[hero.starting].id)


class DealPlot(Step[Quest]):
    """One of the starting plots begins on the first space, and its setup is done (Q1.6)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        starting = state.box.starting_plots
        plot = state.box.plots[starting[chance.pick(len(starting))]]
        state.plots[0] = plot.index
        state.sites[0] = plot.location
        where = state.box.locations[plot.location].id
        state.emit("plot", plot=plot.id)
        state.emit("plot-marker", plot=plot.id, location=where)
        perform(state, plot.setup, Bindings(pick=plot.location))


class DealMissions(Step[Quest]):
    """Each side draws a secret mission; the others leave the game (Q1.7)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """A side alone knows its own."""
        missions = state.box.missions
        ours = [mission for mission in missions if not mission.sauron]
        theirs = [mission for mission in missions if mission.sauron]
        mine = ours[chance.pick(len(ours))]
        his = theirs[chance.pick(len(theirs))]
        state.hero_mission = mine.index
        state.sauron_mission = his.index
        heroes = tuple(range(1, state.players))
        state.emit_to(heroes, "mission", mission=mine.id)
        state.emit_to((SAURON,), "mission", mission=his.id)
