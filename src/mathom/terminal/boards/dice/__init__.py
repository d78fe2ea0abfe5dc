"""Dice’s drawing: the way, Sauron’s mat, the players’ dice in their areas, the Wilds."""
