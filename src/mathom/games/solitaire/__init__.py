"""Quests: the solitaire variant of the Middle-earth CCG, by its rule book."""
