# What is wrong with a state of Quest that somebody gave us.

## What cannot be; each goes on after “the state cannot be:”

error-quest-state-empty-seat = a seat without a hero has something
error-quest-state-same-hero = two seats play one hero
error-quest-state-hero-place = a hero must stand on the map
error-quest-state-hero-cards = a hero's cards must all be somewhere
error-quest-state-open-skill = a skill lies open that not everybody knows
error-quest-state-empty-seat-quests = a seat without a hero has quests
error-quest-state-starting-quest = a starting quest is another's
error-quest-state-advanced-quest = an advanced quest is another's
error-quest-state-completed = completed quests are miscounted
error-quest-state-skills = every skill must be somewhere exactly once
error-quest-state-foe-cards = the cards of foes must all be somewhere
error-quest-state-items = every item must be somewhere exactly once
error-quest-state-corruptions = every corruption card must be somewhere exactly once
error-quest-state-corruption-at-once = a corruption card is held that works at once
error-quest-state-errand = an encounter is kept as a quest
error-quest-state-encounters = every encounter must be in its place once
error-quest-state-encounter-deck = an encounter lies in another deck
error-quest-state-starting-plots = two starting plots are active
error-quest-state-plots = every plot must be somewhere exactly once
error-quest-state-shadows = every shadow card must be somewhere exactly once
error-quest-state-plot-site = an active plot must affect its location
error-quest-state-action-tokens = action tokens must lie on different spaces of the tracks
error-quest-state-mission = a mission is of the other side
error-quest-state-events = every event must be in its place exactly once
error-quest-state-event-deck = an event lies in another deck
error-quest-state-current-event = the current event is none that stays
error-quest-state-given-event = an event was not given
error-quest-state-event-kept = nobody can keep an event that was not given
error-quest-state-keeper = a hero must keep it
error-quest-state-perils = every peril must be somewhere exactly once
error-quest-state-drawn = drawn cards must come from a deck
error-quest-state-tokens = every monster token must be somewhere exactly once
error-quest-state-token-numbers = monster tokens must be in order of their numbers
error-quest-state-token-nowhere = a monster token lies nowhere
error-quest-state-haven = a haven holds influence
error-quest-state-stronghold = a stronghold holds more influence than it may
error-quest-state-minion-place = a minion is where none can be
error-quest-state-turn-seat = a turn is nobody's
error-quest-state-turn = a turn holds what cannot be
error-quest-state-fight-hero = a combat needs a hero
error-quest-state-fight-token = a monster token fights that is not on the map
error-quest-state-fresh = a corruption card was gained that its hero does not hold
error-quest-state-own-hand = somebody does not know the cards it holds

## The agenda, a field too

error-quest-agenda-seat = must not ask a seat that nobody has
error-quest-agenda-hero = must not take Sauron for a hero
error-quest-agenda-ground = must begin with the next turn of Sauron, or with the Finale
error-quest-agenda-choose-hero = must let every seat choose its hero once
error-quest-agenda-deal-quests = must deal quests to heroes that have none
error-quest-agenda-setup = must set up the game in order
error-quest-agenda-turn = must end the running turn, and no other
error-quest-agenda-begun = must decide at once what was begun
error-quest-agenda-pay = must let a hero pay for a path from here
error-quest-agenda-trade-place = must trade between two heroes at one place
error-quest-agenda-trade-goods = must trade what the two have
error-quest-agenda-no-fight = must not fight without a combat
error-quest-agenda-fighter = must let the hero of the combat fight
error-quest-agenda-fight-end = must end the combat once
error-quest-agenda-fight-first = must finish the combat before the turn goes on
error-quest-agenda-lay-card = must let each side lay one card of its hand
error-quest-agenda-lay-token = must lay the monster token that was drawn
error-quest-agenda-plot-site = must give every plot its location once
error-quest-agenda-not-drawn = must not choose among cards that nobody has drawn
error-quest-agenda-drawn-next = must choose among the drawn cards next
error-quest-agenda-keep-fewer = must keep fewer cards than were drawn
error-quest-agenda-drawn-once = must choose among the drawn cards once
error-quest-agenda-answer = must answer by a card that answers
error-quest-agenda-card-hero = must name the hero to whom a card happens
error-quest-agenda-heroes-play = must speak of heroes who play
