# What is said of Quest away from its tables too.

quest-name = Middle-earth Quest
quest-about = One plays Sauron, up to three are heroes: plots and shadow against quests and journeys.

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
