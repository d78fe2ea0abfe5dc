"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

from mathom.games.duel.state import Duel, Side


def copy_side(old: Side) -> Side:
    """The same, to be changed on its own."""
    new = Side()
    new.skills = old.skills
    new.eithers = old.eithers
    new.chains = old.chains
    new.races = old.races
    new.powers = old.powers
    new.coins = old.coins
    new.supply = old.supply
    new.units = old.units.copy()
    new.fortresses = old.fortresses
    new.steps = old.steps
    new.cards = old.cards
    new.tiles = old.tiles
    new.tokens = old.tokens
    new.allied = old.allied
    return new


def copy_duel(old: Duel) -> Duel:
    """The same, to be changed on its own."""
    new = Duel()
    new.agenda = old.agenda.copy()
    new.outcome = old.outcome
    new.schema = old.schema
    new.box = old.box
    new.settings = old.settings
    new.left = old.left
    new.chapter = old.chapter
    new.slots = old.slots.copy()
    new.decks = old.decks.copy()
    new.aside = old.aside
    new.peeked = old.peeked
    new.discard = old.discard
    new.tiles = old.tiles
    new.tile_deck = old.tile_deck
    new.stacks = old.stacks.copy()
    new.reserve = old.reserve
    new.again = old.again
    new.sides = (copy_side(old.sides[0]), copy_side(old.sides[1]))
    return new
