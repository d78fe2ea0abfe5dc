# What is wrong with a box of Dice; each goes on after a field, or after “This”.

error-dice-box-keyword = must be there for an artifact alone
error-dice-box-wilds = must not be more dice than there are
error-dice-box-start = must leave dice for every player
error-dice-box-units = must not show Units
error-dice-box-enemies = must show enemies or Eyes
error-dice-box-rows = must leave rows for all unit cards
error-dice-box-dealt = must not deal the same cards twice
error-dice-box-use = must say how the two symbols of this face are used, and be empty where it has fewer
error-dice-box-bursts = must be a list of numbers of bursts
