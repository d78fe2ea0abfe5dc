# What is said of Duel away from its tables too.

duel-name = Duel for Middle-earth
duel-about = Two sides, three chapters of cards: the quest, the races or the map decide.
duel-time = About 20 minutes against a bot

## Bots

duel-bot-random = Takes any card at all, by lot. Good for trying things out.
duel-bot-greedy = Weighs every card on the table and takes what is worth most at once, without a plan. A fair first opponent.

## Seats

duel-seat-fellowship = the Fellowship
duel-seat-sauron = Sauron

## Endings

duel-ending-quest = the Quest of the Ring is fulfilled
duel-ending-races = six Races lend their support
duel-ending-conquest = all of Middle-earth is conquered
duel-ending-count = most regions after the third chapter

## Settings

duel-setting-coins = Coins
duel-setting-coins-finite = 30 in all
duel-setting-coins-endless = endless
duel-setting-effects = Effects
duel-setting-effects-printed = as printed
duel-setting-effects-may = all may be skipped
duel-setting-effects-must = all must be used
duel-setting-again = Further turns
duel-setting-again-once = one at most
duel-setting-again-stacked = add up
duel-setting-manoeuvres = Manoeuvres
duel-setting-manoeuvres-printed = in printed order
duel-setting-manoeuvres-free = in any order
