# A finished Duel as a whole.

duel-period = Chapter { $count }

duel-track-steps = The Quest of the Ring
duel-track-races = Support of the Races
duel-track-regions = Regions with a presence

duel-deed-cards = Cards played
duel-deed-discards = Cards discarded
duel-deed-landmarks = Landmarks taken
duel-deed-tokens = Alliance tokens
duel-deed-coins = Coins taken
duel-deed-units = Units placed
duel-deed-removals = Enemy Units removed
