"""Deck construction (S2)."""
