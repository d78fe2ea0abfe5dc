# What is wrong with a state of Duel that somebody gave us.

## What cannot be; each goes on after “the state cannot be:”

error-duel-state-cards = every card must be somewhere exactly once
error-duel-state-laid-face-up = a card lies face down where it is laid face up
error-duel-state-layout-chapter = a card lies in the layout of another chapter
error-duel-state-covered = a card lies face up that is covered and was laid face down
error-duel-state-card-deck = a card lies in the deck of another chapter
error-duel-state-later-chapter = a later chapter is not whole
error-duel-state-face-down = cards lie face down that the deck does not have
error-duel-state-tiles = every tile must be somewhere exactly once
error-duel-state-landmarks = more than { $most } landmarks lie face up
error-duel-state-tokens = every token must be somewhere exactly once
error-duel-state-token-deck = a token lies in the stack of another race
error-duel-state-units = a side must have { $count } units
error-duel-state-fortress = a fortress stands without its tile
error-duel-state-begun = before the first chapter nothing has happened yet
error-duel-state-slots = the layout must have { $count } slots
error-duel-state-both-sides = units of both sides stand in one region
error-duel-state-coins = there must be { $count } coins
error-duel-state-again = further turns do not add up
error-duel-state-won-quest = the quest is won already
error-duel-state-won-races = six races support a side already
error-duel-state-won-conquest = a side is present in every region already
error-duel-state-ending = the game has not ended as the outcome says

## The agenda, a field too

error-duel-agenda-turn = must hold a turn alone, with available cards that lie face up
error-duel-agenda-again = must not hold a turn that follows itself
error-duel-agenda-ground = must begin with Turn or EndTurn
error-duel-agenda-one-turn = must hold one turn only
error-duel-agenda-side = must hold acts of the side whose turn it is
error-duel-agenda-tokens-known = must offer tokens that lie known on their stacks
error-duel-agenda-tokens-once = must offer each token once
error-duel-agenda-search = must search the discard before fetching from it
