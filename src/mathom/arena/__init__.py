"""Bots against bots: many games, counted, written down and timed."""
