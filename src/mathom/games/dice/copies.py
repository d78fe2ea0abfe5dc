"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

from mathom.games.dice.state import Dice, Sauron, Side, War


def copy_side(old: Side) -> Side:
    """The same, to be changed on its own."""
    new = Side()
    new.glory = old.glory
    new.bag = old.bag
    new.active = old.active
    new.muster = old.muster
    new.prepared = old.prepared
    new.spent = old.spent
    new.used = old.used
    new.aside = old.aside
    return new


def copy_sauron(old: Sauron) -> Sauron:
    """The same, to be changed on its own."""
    new = Sauron()
    new.active = old.active
    new.muster = old.muster
    new.destroyed = old.destroyed
    new.marked = old.marked
    new.dazzled = old.dazzled
    new.corruption = old.corruption
    new.delayed = old.delayed
    new.shielded = old.shielded
    new.left = old.left
    new.cloak = old.cloak
    return new


def copy_war(old: War) -> War:
    """The same, to be changed on its own."""
    new = War()
    new.lenders = old.lenders
    new.facing = old.facing
    new.extra = old.extra
    new.settled = old.settled
    new.total = old.total
    new.bonus = old.bonus
    new.destroyed = old.destroyed
    new.sent = old.sent.copy()
    return new


def copy_dice(old: Dice) -> Dice:
    """The same, to be changed on its own."""
    new = Dice()
    new.agenda = old.agenda.copy()
    new.outcome = old.outcome
    new.schema = old.schema
    new.box = old.box
    new.settings = old.settings
    new.played = old.played
    new.round = old.round
    new.turn = old.turn
    new.phase = old.phase
    new.ringbearer = old.ringbearer
    new.location = old.location
    new.fellowship = old.fellowship
    new.sides = [copy_side(part) for part in old.sides]
    new.sauron = copy_sauron(old.sauron)
    new.rows = old.rows.copy()
    new.wilds = old.wilds.copy()
    new.outside = old.outside
    new.box_dice = old.box_dice
    new.guards = old.guards.copy()
    new.guarded = old.guarded.copy()
    new.corrupted = old.corrupted
    new.faces = old.faces.copy()
    new.bearers = old.bearers.copy()
    new.war = None if old.war is None else copy_war(old.war)
    return new
