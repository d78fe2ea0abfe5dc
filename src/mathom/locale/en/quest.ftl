# What is said of Quest away from its tables too.

quest-name = Middle-earth Quest
quest-about = One plays Sauron, up to three are heroes: plots and shadow against quests and journeys.
quest-time = 60 to 90 minutes alone against a bot
quest-start-hero = Play a hero (easier)
quest-start-hero-wins = You win by your side’s secret mission at the end of the story, or by defeating the Ringwraiths then.
quest-start-sauron = Play Sauron
quest-start-sauron-wins = You win by your secret mission at the end of the story, or if no hero defeats the Ringwraiths then.

## Bots

quest-bot-random = Does anything that is allowed, by lot. Good for looking around.
quest-bot-greedy = Knows its aims: as a hero it goes for quests and favor, as Sauron it plots and sends minions. It looks one turn ahead.

## Seats and sides

quest-seat-sauron = Sauron
quest-seat-hero-1 = the first hero
quest-seat-hero-2 = the second hero
quest-seat-hero-3 = the third hero
quest-side-heroes = the heroes
quest-side-sauron = Sauron

## Settings

quest-setting-dominance = Dominance
quest-setting-dominance-normal = as printed
quest-setting-dominance-advanced = looking ahead
quest-setting-stakes = Stakes
quest-setting-stakes-normal = as printed
quest-setting-stakes-high = high in stage III

## Endings

quest-ending-mission = a mission is fulfilled
quest-ending-ringwraiths-defeated = the Ringwraiths are defeated
quest-ending-ringwraiths-stand = the Ringwraiths are not defeated

## What is not asked, because there is only one answer

quest-event-forced-shadow = { $seat } has no shadow card to play now.
quest-event-forced-explore = { $seat } finds nothing more to do here.
quest-event-forced-journey = { $seat } goes no further.
quest-event-forced-pay = { $seat } can pay in one way only.
quest-event-forced-damage = { $seat } can take the damage in one way only.
quest-event-forced-rest = { $seat } cannot rest here.
quest-event-forced-repent = { $seat } lacks the favor to discard a corruption card.
quest-event-forced-attack = Only one enemy is there to attack.
quest-event-forced-plot = { $seat } has no plot to play.
quest-event-forced-act = { $seat } has one action left to choose.
