"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

from mathom.games.quest.combat.state import Combat, Fighter
from mathom.games.quest.model.pieces import Hero, HeroTurn
from mathom.games.quest.model.state import Quest


def copy_hero_turn(old: HeroTurn) -> HeroTurn:
    """The same, to be changed on its own."""
    new = HeroTurn()
    new.seat = old.seat
    new.second = old.second
    new.shadowed = old.shadowed
    new.dark_path = old.dark_path
    new.scouted = old.scouted
    new.honoured = old.honoured
    new.gained = old.gained
    new.fresh = old.fresh
    new.travels = old.travels
    new.most_moves = old.most_moves
    new.feared = old.feared
    new.no_ambush = old.no_ambush
    new.declined = old.declined
    return new


def copy_hero(old: Hero) -> Hero:
    """The same, to be changed on its own."""
    new = Hero()
    new.sheet = old.sheet
    new.location = old.location
    new.favor = old.favor
    new.levels = old.levels
    new.items = old.items
    new.corruption = old.corruption
    new.starting = old.starting
    new.advanced = old.advanced
    new.revealed = old.revealed
    new.quests = old.quests
    new.completed = old.completed
    new.life = old.life
    new.hand = old.hand
    new.damage = old.damage
    new.rest = old.rest
    new.taught = old.taught
    new.clues = old.clues
    return new


def copy_fighter(old: Fighter) -> Fighter:
    """The same, to be changed on its own."""
    new = Fighter()
    new.exhausted = old.exhausted
    new.stack = old.stack
    new.before = old.before
    new.named = old.named
    new.naming = old.naming
    new.type_before = old.type_before
    new.hurt = old.hurt
    new.card = old.card
    new.cancelled = old.cancelled
    new.free = old.free
    new.attack = old.attack
    new.defense = old.defense
    new.attack_to = old.attack_to
    new.defense_to = old.defense_to
    new.taken = old.taken
    new.struck = old.struck
    new.doomed = old.doomed
    return new


def copy_combat(old: Combat) -> Combat:
    """The same, to be changed on its own."""
    new = Combat()
    new.seat = old.seat
    new.foe = old.foe
    new.token = old.token
    new.on_win = old.on_win
    new.cast = old.cast
    new.goes_on = old.goes_on
    new.last = old.last
    new.fortitude = old.fortitude
    new.health = old.health
    new.damage = old.damage
    new.agility = old.agility
    new.more_agility = old.more_agility
    new.more_strength = old.more_strength
    new.unspent = old.unspent
    new.round = old.round
    new.foe_hand = old.foe_hand
    new.hero_down = old.hero_down
    new.foe_down = old.foe_down
    new.clues = old.clues
    new.discard = old.discard
    new.ours = copy_fighter(old.ours)
    new.theirs = copy_fighter(old.theirs)
    new.lied = old.lied
    new.feared = old.feared
    new.fresh = old.fresh
    new.ending = old.ending
    new.retreat = old.retreat
    return new


def copy_quest(old: Quest) -> Quest:
    """The same, to be changed on its own."""
    new = Quest()
    new.agenda = old.agenda.copy()
    new.outcome = old.outcome
    new.schema = old.schema
    new.box = old.box
    new.settings = old.settings
    new.round = old.round
    new.turn = copy_hero_turn(old.turn)
    new.heroes = [copy_hero(part) for part in old.heroes]
    new.influence = old.influence.copy()
    new.favor = old.favor.copy()
    new.pool = old.pool
    new.characters = old.characters.copy()
    new.minions = old.minions.copy()
    new.wounds = old.wounds.copy()
    new.tokens = old.tokens
    new.markers = old.markers.copy()
    new.stage = old.stage
    new.slowed = old.slowed
    new.plots = old.plots.copy()
    new.sites = old.sites.copy()
    new.actions = old.actions
    new.plot_pile = old.plot_pile
    new.plot_hand = old.plot_hand
    new.plot_discard = old.plot_discard
    new.shadow_pile = old.shadow_pile
    new.shadow_hand = old.shadow_hand
    new.shadow_discard = old.shadow_discard
    new.hero_mission = old.hero_mission
    new.sauron_mission = old.sauron_mission
    new.missions_shown = old.missions_shown
    new.token_piles = old.token_piles.copy()
    new.token_discards = old.token_discards.copy()
    new.foe_piles = old.foe_piles.copy()
    new.skill_pile = old.skill_pile
    new.skill_discard = old.skill_discard
    new.event_decks = old.event_decks.copy()
    new.event_discards = old.event_discards.copy()
    new.current_event = old.current_event
    new.given_event = old.given_event
    new.keeper = old.keeper
    new.banked = old.banked
    new.encounters = old.encounters.copy()
    new.encounter_discards = old.encounter_discards.copy()
    new.gone = old.gone
    new.perils = old.perils
    new.peril_discard = old.peril_discard
    new.corruption = old.corruption
    new.corruption_discard = old.corruption_discard
    new.items = old.items.copy()
    new.drawn_from = old.drawn_from
    new.drawn = old.drawn
    new.combat = None if old.combat is None else copy_combat(old.combat)
    return new
