# What is wrong with a state that somebody gave us.

error-dice-state-cards = every card must be somewhere exactly once
error-dice-state-dies = every die must be somewhere exactly once
error-dice-state-attached = an Artifact must be attached to a Unit beside it
error-dice-state-enemy = an enemy die lies among a player’s dice
error-dice-state-friend = a player’s die lies among Sauron’s
error-dice-state-standing = only Units and Artifacts can stand there
error-dice-state-marked = a marker must lie on a die of Sauron’s Muster Area
error-dice-state-face = a die shows a face where none is shown

error-dice-agenda-round = must hold the next round below everything
