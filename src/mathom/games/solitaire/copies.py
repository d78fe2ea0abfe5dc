"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

from mathom.games.solitaire.model.state import Attack, Faced, Solitaire, Strike, Turn


def copy_faced(old: Faced) -> Faced:
    """The same, to be changed on its own."""
    new = Faced()
    new.card = old.card
    new.number = old.number
    new.kind = old.kind
    new.race = old.race
    new.keyed = old.keyed
    new.key = old.key
    new.prowess = old.prowess
    new.defeated = old.defeated
    return new


def copy_turn(old: Turn) -> Turn:
    """The same, to be changed on its own."""
    new = Turn()
    new.origin = old.origin
    new.movement = old.movement
    new.path = old.path
    new.returned = old.returned
    new.barred = old.barred
    new.faced = [copy_faced(part) for part in old.faced]
    new.corrupted = old.corrupted
    new.entered = old.entered
    new.extra = old.extra
    new.drawn = old.drawn
    new.played = old.played
    new.lent = old.lent
    new.leaving = old.leaving
    new.destination = old.destination
    new.left_tapped = old.left_tapped
    new.regions = old.regions
    new.special = old.special
    new.special_path = old.special_path
    new.further = old.further
    new.haven = old.haven
    new.times = old.times
    new.untaps = old.untaps
    new.rivers = old.rivers
    new.going = old.going
    new.manifested = old.manifested
    new.slain = old.slain
    new.announced = old.announced
    new.aims = old.aims
    new.wounds = old.wounds
    return new


def copy_strike(old: Strike) -> Strike:
    """The same, to be changed on its own."""
    new = Strike()
    new.who = old.who
    new.state = old.state
    new.excess = old.excess
    new.bodiless = old.bodiless
    new.changes = old.changes
    new.rolls = old.rolls
    new.wounded = old.wounded
    new.spared = old.spared
    new.held = old.held
    new.played = old.played
    new.opening = old.opening
    return new


def copy_attack(old: Attack) -> Attack:
    """The same, to be changed on its own."""
    new = Attack()
    new.by = old.by
    new.kind = old.kind
    new.number = old.number
    new.race = old.race
    new.keyed = old.keyed
    new.key = old.key
    new.strikes = old.strikes
    new.each = old.each
    new.prowess = old.prowess
    new.body = old.body
    new.assigns = old.assigns
    new.victim = old.victim
    new.changes = old.changes
    new.excluded = old.excluded
    new.left = old.left
    new.survived = old.survived
    new.tapped = old.tapped
    new.strikes_only = old.strikes_only
    new.sure = old.sure
    new.cancelled = old.cancelled
    new.assigned = old.assigned
    new.excess = old.excess
    new.defenders = [copy_strike(part) for part in old.defenders]
    new.at = old.at
    new.nth = old.nth
    return new


def copy_solitaire(old: Solitaire) -> Solitaire:
    """The same, to be changed on its own."""
    new = Solitaire()
    new.agenda = old.agenda.copy()
    new.outcome = old.outcome
    new.schema = old.schema
    new.box = old.box
    new.settings = old.settings
    new.turn_number = old.turn_number
    new.phase = old.phase
    new.site = old.site
    new.goal = old.goal
    new.tapped = old.tapped
    new.counts_as = old.counts_as
    new.resources = old.resources
    new.resource_discard = old.resource_discard
    new.hazards = old.hazards
    new.hazard_discard = old.hazard_discard
    new.sites = old.sites
    new.site_discard = old.site_discard
    new.open_sites = old.open_sites
    new.treasures = old.treasures
    new.treasure_discard = old.treasure_discard
    new.hand = old.hand
    new.row = old.row
    new.hazard_hand = old.hazard_hand
    new.stored = old.stored
    new.removed = old.removed
    new.in_play = old.in_play.copy()
    new.on_sites = old.on_sites
    new.turn = copy_turn(old.turn)
    new.attack = None if old.attack is None else copy_attack(old.attack)
    return new
