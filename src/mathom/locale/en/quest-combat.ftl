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
quest-option-exhausted = Declare exhaustion
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
quest-event-damage-foe = { $foe } is dealt { $count } damage.
quest-event-suffer-hand = { $seat } loses a card of the hand.
quest-event-suffer-life = { $seat } loses the top card of the life pool.
quest-event-card-lost = { $seat } discards { $card } at random.
quest-event-burdened = { $card } goes under the combat stack of { $foe }.
quest-event-taken-back = { $seat } takes { $card } back into the hand.
quest-event-type-named = { $seat } names a type: { $type }.
quest-event-hand-told = { $seat } must tell how many cards of each type the hand holds.
quest-event-hand-counted = { $seat } holds { $melee } melee and { $ranged } ranged cards.
quest-event-feared = { $seat } is afraid and will play a random card in the next round.
quest-event-foe-heals = { $foe } loses { $count } damage.
quest-event-endures = { $seat } shuffles rest pool and combat stack into the life pool.
quest-event-foe-defeated = { $foe } is defeated.
quest-event-foe-stands = { $foe } is not defeated.
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

quest-ending-mission = a mission is fulfilled
quest-ending-ringwraiths-defeated = the Ringwraiths are defeated
quest-ending-ringwraiths-stand = the Ringwraiths are not defeated

## What cards and foes do in combat

quest-text-ability-parry = +2 defense against a melee card.
quest-text-ability-ranged-strike = +2 attack against a ranged card.
quest-text-ability-hack = +1 attack against a melee card.
quest-text-ability-crush = +3 attack against a melee card.
quest-text-ability-attack-of-opportunity = +5 attack if the opponent’s printed defense is 0.
quest-text-ability-sneak-attack = +3 attack if the opponent’s printed defense is 0.
quest-text-ability-aimed-shot = +3 attack if the opponent plays the same type as in the round before.
quest-text-ability-smash = The opponent’s defense becomes 0.
quest-text-ability-deadly-finesse = The opponent’s printed attack and defense become 1, if they are more.
quest-text-ability-charge = Cancels the opponent’s ranged card.
quest-text-ability-evade = Cancels the opponent’s melee card.
quest-text-ability-earthquake = Cancels the opponent’s card, whatever its type.
quest-text-ability-strategize = The opponent tells you how many melee and how many ranged cards are left in hand.
quest-text-ability-trample = The opponent discards a random card of the hand.
quest-text-ability-overhead-swing = The opponent discards two random cards of the hand.
quest-text-ability-wear-down = The opponent discards a random card of the hand and is dealt its printed attack as damage.
quest-text-ability-rest = Draw up to two cards, each from the top of your rest pool or your life pool.
quest-text-ability-shrewd-planning = Take a card of your choice from your combat stack back into your hand.
quest-text-ability-focused-assault = +1 attack and +1 defense for each other melee card in your combat stack.
quest-text-ability-brutal-finisher = +1 attack for each other card in your combat stack.
quest-text-ability-execute = If the card that the opponent has played has printed defense 0, the opponent is defeated in the damage part.
quest-text-ability-reversal = Against a melee card: its printed attack is added to yours, and it is cancelled.
quest-text-ability-crushing-blow = If the opponent’s printed defense is 1 or less: +2 attack, and the opponent’s card is cancelled.
quest-text-ability-uncancelable = Cannot be cancelled.
quest-text-ability-block = Cannot be cancelled; its defense is never reduced below 2.
quest-text-ability-enraged = You are dealt at most 1 damage this round.
quest-text-ability-fall-back = Next round: cancels the opponent’s melee card.
quest-text-ability-rush = Next round: cancels the opponent’s ranged card.
quest-text-ability-overpower = Next round: +2 attack if you play a melee card.
quest-text-ability-volley = Next round: +2 attack if you play a ranged card.
quest-text-ability-hide = Next round: +2 defense if you play a ranged card.
quest-text-ability-dodge = Next round: +2 defense.
quest-text-ability-concentrate = Next round: +2 attack and +2 defense.
quest-text-ability-expose-weakness = Next round: +2 attack.
quest-text-ability-anticipate = Next round: the opponent must play first, face up.
quest-text-ability-ready = Next round: your ranged card costs no strength and goes to your rest pool after the round.
quest-text-ability-set-trap = Next round: an opponent who plays a melee card is dealt 2 damage.
quest-text-ability-heightened-senses = The opponent names a type; next round the opponent’s card is cancelled if it is of the other type.
quest-text-ability-outmaneuver = You name a type; next round the opponent’s card is cancelled if it is of the other type.
quest-text-ability-flaming-arrow = Next round: the opponent’s defense becomes 0.
quest-text-ability-concussive-shot = Next round: cancels the opponent’s card if its printed defense is 2 or more.
quest-text-ability-shield-smash = Next round: cancels the opponent’s card if it costs 2 strength or more.
quest-text-ability-eviscerate = If you deal damage this round, you deal 2 more.
quest-text-ability-reckless = If you are dealt damage this round, you are dealt 2 more.
quest-text-ability-retaliate = All damage you are dealt this round is dealt to the opponent too.
quest-text-ability-hamstring = If you deal damage this round, the top card of the foe’s deck goes under its combat stack, where its cost counts.
quest-text-ability-retreat = If you are dealt no damage this round, you may break off the combat, move to an adjacent location and go on with your turn.
quest-text-ability-endure = If the opponent is defeated this round, you shuffle your rest pool and combat stack into your life pool.
quest-text-ability-spy = Its ranged cards deal no damage: Sauron places as much influence on Strongholds or in extension of them instead.
quest-text-ability-spread-lies = The first time in a combat that its ranged card deals damage, the hero gains a corruption card.
quest-text-ability-precision = Its ranged cards have +1 attack.
quest-text-ability-fanatical = If both play melee cards, the hero is dealt 1 damage.
quest-text-ability-regenerate = After each round in which it has played a ranged card it loses 1 damage.
quest-text-ability-superior-tactics = Its melee cards cost 1 strength less.
quest-text-ability-counter-attack = When the defense of its melee card keeps off damage, the hero is dealt 1 damage.
quest-text-ability-bloodfury = When its melee card deals damage, Sauron may draw another combat card.
quest-text-ability-surprise-assault = If the lowest card of its combat stack is melee, that card costs no strength.
quest-text-ability-paralyzing-venom = When its melee card deals 2 damage or more, the hero discards a random card of the hand.
quest-text-ability-crushing-strength = Its melee cards have +1 attack.
quest-text-ability-roar = Its ranged card cancels the hero’s melee card.
quest-text-ability-stampede = At least 1 of the damage of its melee card must be taken from the hand.
quest-text-ability-fear = When its melee card deals 3 damage or more, the hero plays a random card in the next round.
quest-text-ability-none = Has no ability in combat.
