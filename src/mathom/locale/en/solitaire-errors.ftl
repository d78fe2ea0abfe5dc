# What is wrong with a state of the solitaire that somebody gave us.

## What cannot be; each goes on after “the state cannot be:”

error-solitaire-state-cards = every card of the decks must be somewhere, as often as there are copies
error-solitaire-state-sites = every site of the site deck must be somewhere exactly once
error-solitaire-state-kind = a card lies in a deck, a hand or a pile of another kind
error-solitaire-state-open-sites = the company is at a site, or goes to one, whose card does not lie with it
error-solitaire-state-position = somebody is both tapped and wounded
error-solitaire-state-way = a card is in play in a way in which it cannot be played
error-solitaire-state-controller = a card in play belongs to the wrong side
error-solitaire-state-unborne = an item or an ally is in play without a bearer
error-solitaire-state-bearer = a card is borne by something other than a character
error-solitaire-state-follower = a follower has a follower
error-solitaire-state-number = something is said of a card that is not in play
error-solitaire-state-attacker = what attacks is not in play
error-solitaire-state-nobody = the game goes on although nobody is left in the company
error-solitaire-state-exhausted = the game goes on although the resource deck is exhausted

## The agenda, a field too

error-solitaire-agenda-turn = must hold the next turn below everything
error-solitaire-agenda-attack = has a part of a fight, but nothing attacks
