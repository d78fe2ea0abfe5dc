"""Attacks and body checks (S13, S14)."""
