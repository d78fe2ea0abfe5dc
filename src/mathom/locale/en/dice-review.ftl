# A finished game of Dice as a whole.

dice-period = Round { $count }

dice-track-glory = Glory
dice-track-way = The way to the Grey Havens
dice-track-corrupted = Corrupted cards

dice-goal-glory = on a track of { $goal }
dice-goal-way = the Grey Havens after { $goal } steps
dice-goal-corrupted = Sauron wins at { $goal }

dice-line-players = The players
dice-line-sauron = Sauron

dice-deed-musters = Dice mustered
dice-deed-attacks = Attacks
dice-deed-prepares = Times prepared
dice-deed-recruits = Dice recruited
dice-deed-restores = Cards restored
dice-deed-losses = Units lost
dice-deed-rings = Uses of the Ring
dice-deed-given = Glory given up
