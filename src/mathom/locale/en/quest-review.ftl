# A finished Quest as a whole.

quest-period = Round { $count }

quest-track-story = The story

quest-line-heroes = Heroes
quest-line-ring = The Ring
quest-line-conquest = Conquest
quest-line-corruption = Corruption

quest-deed-turns = Turns
quest-deed-journeys = Places reached
quest-deed-quests = Quests completed
quest-deed-encounters = Encounters
quest-deed-fights = Fights
quest-deed-victories = Fights won
quest-deed-favor = Favor gained
quest-deed-foiled = Plots foiled
quest-deed-corruption = Corruption cards
quest-deed-defeats = Defeats
quest-deed-influence = Influence placed
quest-deed-plots = Plots played
quest-deed-shadows = Shadow cards played
quest-deed-monsters = Monsters laid
quest-deed-marches = Moves of minions
quest-deed-heroes-defeated = Heroes defeated

quest-hidden-mission-heroes = The heroes’ mission
quest-hidden-mission-sauron = Sauron’s mission
quest-hidden-plots = Sauron’s plots in hand
quest-hidden-shadows = Sauron’s shadow cards
quest-hidden-hand = Hand of { $who }
quest-mission-fulfilled = fulfilled
quest-mission-unfulfilled = not fulfilled
