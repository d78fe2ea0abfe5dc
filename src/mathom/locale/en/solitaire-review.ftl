# A finished quest as a whole.

solitaire-period = Turn { $count }

solitaire-track-treasures = Treasures played
solitaire-track-drawn = Resource cards drawn

solitaire-goal-treasures = all { $goal } treasures win
solitaire-goal-drawn = the last of { $goal } loses

solitaire-deed-attacks = Attacks faced
solitaire-deed-creatures = Creatures defeated
solitaire-deed-lost = Characters lost
solitaire-deed-items = Items played
solitaire-deed-corrupted = Corruption checks failed
