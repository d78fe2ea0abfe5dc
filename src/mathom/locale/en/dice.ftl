# What is said of the Dice Building Game away from its tables too.

dice-name = The Dice Building Game
dice-about = Gather a fellowship of dice and walk to Mount Doom together, before Sauron corrupts too many cards. Only one of you will be the Hero.
dice-time = About an hour for two players

## Bots

dice-bot-random = Does anything at all, by lot. Good for trying things out.
dice-bot-greedy = Weighs what each turn brings at once: Glory, fallen enemies, the next die. A fair companion, but it plans nothing.

## Seats

dice-seat-player-1 = Player 1
dice-seat-player-2 = Player 2
dice-seat-player-3 = Player 3
dice-seat-player-4 = Player 4

## Endings

dice-ending-mount-doom = most Glory when the Ring is destroyed
dice-ending-corruption = Sauron has corrupted too many cards
dice-ending-coop-win = the Ring is destroyed
dice-ending-coop-loss = somebody has lost all Glory

## Settings

dice-setting-corruption = Corrupted dice
dice-setting-corruption-later = blank when rolled
dice-setting-corruption-immediate = out of play at once
dice-setting-forces = Replaced enemies
dice-setting-forces-printed = leave the game
dice-setting-forces-increased = go back to their cards
dice-setting-difficulty = Cards until Sauron wins
dice-setting-difficulty-standard = as printed
dice-setting-difficulty-easier = one more
dice-setting-difficulty-harder = one fewer
dice-setting-coop = Full co-operation
dice-setting-coop-off = no, one is the Hero
dice-setting-coop-easy = easy, 5 Glory each
dice-setting-coop-hard = hard, 3 Glory each
dice-setting-coop-very-hard = very hard, 1 Glory each
dice-setting-advance-forces = Sauron on the way
dice-setting-advance-forces-printed = grows by recruits alone
dice-setting-advance-forces-growing = also grows at later Locations
