"""How cards say what they do: scripts, conditions, places, numbers and lasting effects."""
