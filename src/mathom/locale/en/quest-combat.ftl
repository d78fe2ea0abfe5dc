# Quest: combat, damage, defeat, and the Finale.

## What is asked

quest-prompt-allow-fight = You are in a Haven: do you allow a combat with { $foe }?
quest-prompt-spend-agility = How much agility do you spend? Each point draws a card; what is left adds to your strength.
quest-prompt-go-on = Fight on, or declare yourself exhausted? ({ $spent } of { $strength } strength used)
quest-prompt-play = Which card do you play? ({ $spent } of { $strength } strength used)
quest-prompt-take-back = Which card of your combat stack goes back to your hand?
quest-prompt-draw-some = From which pool do you draw a card? (up to { $count } more)
quest-prompt-draw-more-foe = Draw another combat card for the foe?
quest-prompt-name-type = Name a type: in the next round the foe’s card is cancelled if it is of the other.
quest-prompt-retreat = You are unhurt: where do you retreat to, or do you fight on?
quest-prompt-damage = { $count ->
    [one] { $count } damage: which card do you lose?
   *[other] { $count } damage: which card do you lose first?
}
quest-prompt-lose-something = You are defeated: what do you lose?
quest-prompt-haven = { $seat } is defeated: to which Haven do you send the hero?
quest-prompt-champion = Which hero fights the Ringwraiths for all?

## What may be chosen

quest-option-spend-agility = { $count }
quest-option-fight-on = Fight on
quest-option-exhausted = Declare exhaustion: play no more cards in this combat
quest-option-play = Play { $card }
quest-option-take-back = { $card }
quest-option-draw-from-rest = The top of the rest pool
quest-option-draw-from-life = The top of the life pool
quest-option-draw-from-deck = Draw a card
quest-option-name-type = { $type }
quest-option-retreat = Retreat to { $location }
quest-option-suffer = { $card } from your hand
quest-option-suffer-unseen = The top of the life pool, unseen
quest-option-lose-favor = A favor
quest-option-lose-item = { $item }
quest-option-haven = { $location }
quest-option-champion = { $seat }

quest-answer-draw-some-pass = Draw no more
quest-answer-draw-more-foe-pass = Draw none
quest-answer-retreat-pass = Fight on

quest-detail-cost = cost { $cost }
quest-detail-attack = attack { $attack }
quest-detail-defense = defense { $defense }

quest-refused-no-life = the life pool is empty
quest-refused-from-hand = this damage must be taken from your hand

## What happened

quest-event-fight = { $seat } fights { $foe }.
quest-event-fight-refused = { $seat } allows no combat in the Haven.
quest-event-draw-foe-cards = Sauron draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $foe }.
quest-event-agility-spent = { $seat } spends { $count } agility and keeps { $left } as strength.
quest-event-draw-cards = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
quest-event-exhausted = { $seat } is exhausted.
quest-event-laid = { $seat } lays a card face down.
quest-event-laid-open = { $seat } plays { $card } openly.
quest-event-reveal = { $seat } turns up { $card }.
quest-event-cancelled = { $card } is cancelled.
quest-event-clash = { $seat } strikes with { $attack } against { $foe_defense }, { $foe } with { $foe_attack } against { $defense }.
quest-event-damage-hero = { $seat } is dealt { $count } damage.
quest-event-damage-foe = { $count } damage is dealt to { $foe }.
quest-event-suffer-hand = { $seat } loses a card of the hand.
quest-event-suffer-life = { $seat } loses the top card of the life pool.
# The same several times in a row, told as one; other events that add up are told as one of them is.
quest-events-suffer-hand = { $seat } loses { $count } cards of the hand.
quest-events-suffer-life = { $seat } loses the top { $count } cards of the life pool.
quest-event-card-lost = { $seat } discards { $card } at random.
quest-event-burdened = { $card } goes under the combat stack of { $foe }.
quest-event-taken-back = { $seat } takes { $card } back into the hand.
quest-event-type-named = { $seat } names a type: { $type }.
quest-event-hand-told = { $seat } must tell how many cards of each type the hand holds.
quest-event-hand-counted = { $seat } holds { $melee } melee and { $ranged } ranged cards.
quest-event-feared = { $seat } is afraid and will play a random card in the next round.
quest-event-foe-heals = { $count } damage is taken off { $foe }.
quest-event-endures = { $seat } shuffles rest pool and combat stack into the life pool.
quest-event-foe-defeated = Defeated: { $foe }.
quest-event-foe-stands = Not defeated: { $foe }.
quest-event-hero-defeated = { $seat } is defeated.
quest-event-recover = { $seat } shuffles { $count ->
    [one] { $count } card
   *[other] { $count } cards
} into the life pool.
quest-event-finale = The Finale begins.
quest-event-hero-mission = The heroes show their mission: “{ $mission }”.
quest-event-sauron-mission = Sauron shows his mission: “{ $mission }”.
quest-event-champion = { $seat } fights the Ringwraiths for all.
quest-event-ringwraiths-gain = The Ringwraiths gain { $count } health and fortitude.
quest-event-ringwraiths-lose = The Ringwraiths lose { $count } health and fortitude.
