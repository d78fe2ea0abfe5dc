"""Duel's drawing: the layout of cards, the Quest track, the map and both sides."""
