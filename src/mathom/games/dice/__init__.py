"""The Lord of the Rings Dice Building Game, for two to four."""
