# What is said of the solitaire away from its tables too.

solitaire-name = Quests
solitaire-about = Lead one company from site to site, wherever the deck sends you, and bring home every treasure before your resources run out. Alone against the hazards of Middle-earth.
solitaire-time = About an hour

## Bots

solitaire-bot-random = Does anything at all, by lot. Good for trying things out.
solitaire-bot-greedy = Travels with care: fights what it can beat, shuns what it cannot, and takes every treasure it finds.

## Seats

solitaire-seat-traveller = Traveller

## Endings

solitaire-ending-treasures = every treasure was revealed and played
solitaire-ending-exhausted = the resource deck was exhausted
solitaire-ending-nobody-left = nobody of the company was left

## Settings

solitaire-setting-scenario = Quest
solitaire-setting-scenario-easy = Northern Errands (easy)
solitaire-setting-scenario-normal = Down the Anduin (normal)
solitaire-setting-scenario-hard = Shadow and Dragon-fire (hard)
solitaire-setting-scenario-random = a random deck
solitaire-setting-scenario-daily = today’s deck
solitaire-setting-scenario-deck = a deck of my own
solitaire-setting-scenario-random-named = a random deck ({ $name })
solitaire-setting-scenario-daily-named = the deck of { $name }
solitaire-setting-scenario-deck-named = a deck of the player’s own
solitaire-setting-starting-characters = Starting characters
solitaire-setting-starting-characters-five = five at most
solitaire-setting-starting-characters-any = as many as the mind allows
solitaire-setting-killers = Assassins and Slayers
solitaire-setting-killers-alike = two of the same
solitaire-setting-killers-mixed = any two
solitaire-setting-gorgoroth = Sites in Gorgoroth
solitaire-setting-gorgoroth-closed = cannot be reached
solitaire-setting-gorgoroth-printed-path = by the printed path from Lórien
solitaire-setting-starting-items = Lost starting items
solitaire-setting-starting-items-discarded = are discarded
solitaire-setting-starting-items-returned = become treasures
solitaire-setting-search = Cards that search for items
solitaire-setting-search-treasures = search the treasure deck
solitaire-setting-search-nothing = find nothing
