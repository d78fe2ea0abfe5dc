# What is wrong with a state of Dice that somebody gave us.

## What cannot be; each goes on after “the state cannot be:”

error-dice-state-cards = every card must be somewhere exactly once
error-dice-state-dies = every die must be somewhere exactly once
error-dice-state-attached = an Artifact is attached to what is no Unit beside it
error-dice-state-enemy = an enemy die lies among the dice of a player
error-dice-state-friend = a die of the players lies among those of Sauron
error-dice-state-standing = in a Muster or Prepared Area lies what is neither Unit nor Artifact
error-dice-state-marked = a marker lies on a die that is not in Sauron’s Muster Area
error-dice-state-face = a die shows a face where none has been rolled
error-dice-state-seat = the turn or the Ring belongs to nobody at the table
error-dice-state-arrived = the game goes on at the Grey Havens

## The agenda, a field too

error-dice-agenda-round = must hold the next round below everything
error-dice-agenda-seat = must be about players at the table, at their moments
error-dice-agenda-war = must hold the end of an attack where one is going on, and nowhere else
error-dice-agenda-die = is about a die that does not lie where it should
error-dice-agenda-cards = is about cards that cannot be laid out
