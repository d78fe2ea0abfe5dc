"""The language of the cards, and how they are played."""
