# Quest: combat, damage, defeat, and the Finale.

## What is asked

quest-prompt-allow-fight = You are in a Haven: do you allow a combat with { $foe }?
quest-prompt-spend-agility = How much agility do you spend? Each draws a card; what is left adds to your strength.
quest-prompt-go-on = Fight on, or declare yourself exhausted? ({ $spent } of { $strength } strength used)
quest-prompt-play = Which card do you play? ({ $spent } of { $strength } strength used)
quest-prompt-take-back = Which card of your combat stack goes back to your hand?
quest-prompt-draw-some = Draw a card: from where? (up to { $count } more)
quest-prompt-draw-more-foe = Draw another combat card?
quest-prompt-name-type = Name a type: in the next round the foe’s card is cancelled if it is of the other.
quest-prompt-retreat = You are unhurt: do you break off, and where do you go?
quest-prompt-damage = { $count ->
    [one] { $count } damage: which card do you lose?
   *[other] { $count } damage: which card do you lose first?
}
quest-prompt-lose-something = You are defeated: what do you lose?
quest-prompt-haven = { $seat } is defeated: to which Haven?
quest-prompt-champion = Who fights the Ringwraiths?

## What may be chosen

quest-option-spend-agility = { $count }
quest-option-fight-on = Fight on
quest-option-exhausted = Exhausted
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
quest-refused-from-hand = this damage must be taken from the hand

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
quest-event-burdened = { $card } slides under the cards of { $foe }.
quest-event-taken-back = { $seat } takes { $card } back to hand.
quest-event-type-named = { $seat } names a type: { $type }.
quest-event-hand-told = { $seat } must tell what types of cards are in hand.
quest-event-hand-counted = { $seat } holds { $melee } melee and { $ranged } ranged cards.
quest-event-feared = { $seat } is afraid and plays a random card next.
quest-event-foe-heals = { $foe } heals { $count } damage.
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
quest-text-ability-attack-of-opportunity = +5 attack if no defense is printed on the opponent’s card.
quest-text-ability-sneak-attack = +3 attack if no defense is printed on the opponent’s card.
quest-text-ability-aimed-shot = +3 attack if the opponent repeats the type of the round before.
quest-text-ability-smash = The opponent’s defense becomes 0.
quest-text-ability-deadly-finesse = The opponent’s printed attack and defense become 1, if they are more.
quest-text-ability-charge = Cancels a ranged card.
quest-text-ability-evade = Cancels a melee card.
quest-text-ability-earthquake = Cancels any card.
quest-text-ability-strategize = The opponent tells how many cards of each type are in hand.
quest-text-ability-trample = The opponent discards a random card.
quest-text-ability-overhead-swing = The opponent discards two random cards.
quest-text-ability-wear-down = The opponent discards a random card and is dealt its attack as damage.
quest-text-ability-rest = Draw up to two cards, each from the top of the rest pool or the life pool.
quest-text-ability-shrewd-planning = Take a card of your combat stack back to hand.
quest-text-ability-focused-assault = +1 attack and +1 defense for each other melee card in your stack.
quest-text-ability-brutal-finisher = +1 attack for each other card in your stack.
quest-text-ability-execute = An opponent on whose card no defense is printed is defeated.
quest-text-ability-reversal = Against a melee card: add its attack to yours and cancel it.
quest-text-ability-crushing-blow = Against a printed defense of 1 or less: +2 attack, and the card is cancelled.
quest-text-ability-uncancelable = Cannot be cancelled.
quest-text-ability-block = Cannot be cancelled; its defense is never reduced below 2.
quest-text-ability-enraged = You are dealt at most 1 damage this round.
quest-text-ability-fall-back = Next round: cancels a melee card.
quest-text-ability-rush = Next round: cancels a ranged card.
quest-text-ability-overpower = Next round: +2 attack if you play a melee card.
quest-text-ability-volley = Next round: +2 attack if you play a ranged card.
quest-text-ability-hide = Next round: +2 defense if you play a ranged card.
quest-text-ability-dodge = Next round: +2 defense.
quest-text-ability-concentrate = Next round: +2 attack and +2 defense.
quest-text-ability-expose-weakness = Next round: +2 attack.
quest-text-ability-anticipate = Next round: the opponent plays first and openly.
quest-text-ability-ready = Next round: your ranged card costs no strength and is discarded after the round.
quest-text-ability-set-trap = Next round: a melee card costs the opponent 2 damage.
quest-text-ability-heightened-senses = The opponent names a type; next round a card of the other type is cancelled.
quest-text-ability-outmaneuver = Name a type; next round the opponent’s card of the other type is cancelled.
quest-text-ability-flaming-arrow = Next round: the opponent’s defense becomes 0.
quest-text-ability-concussive-shot = Next round: cancels a card with a printed defense of 2 or more.
quest-text-ability-shield-smash = Next round: cancels a card that costs 2 strength or more.
quest-text-ability-eviscerate = If you deal damage, deal 2 more.
quest-text-ability-reckless = If you are dealt damage, you are dealt 2 more.
quest-text-ability-retaliate = All damage you are dealt this round is dealt back.
quest-text-ability-hamstring = If you deal damage, the top card of the foe’s deck slides under its stack and its cost counts.
quest-text-ability-retreat = If you are not hurt this round you may break off, go to an adjacent location and continue your turn.
quest-text-ability-endure = If the opponent is defeated this round, shuffle rest pool and combat stack into the life pool.
quest-text-ability-spy = Damage of ranged cards becomes influence in extension of a Shadow Stronghold.
quest-text-ability-spread-lies = Once per combat: damage by a ranged card brings the hero a corruption card.
quest-text-ability-precision = Ranged cards have +1 attack.
quest-text-ability-fanatical = If both play melee cards, the hero is dealt 1 damage.
quest-text-ability-regenerate = Heals 1 damage after each round with a ranged card.
quest-text-ability-superior-tactics = Melee cards cost 1 strength less.
quest-text-ability-counter-attack = When a melee card keeps damage off, the hero is dealt 1 damage.
quest-text-ability-bloodfury = Damage by a melee card lets Sauron draw a combat card.
quest-text-ability-surprise-assault = If the lowest card of its stack is melee, that card costs no strength.
quest-text-ability-paralyzing-venom = 2 damage or more by a melee card make the hero discard a random card.
quest-text-ability-crushing-strength = Melee cards have +1 attack.
quest-text-ability-roar = A ranged card cancels the hero’s melee card.
quest-text-ability-stampede = At least 1 damage of a melee card must be taken from the hand.
quest-text-ability-fear = 3 damage or more by a melee card make the hero play a random card in the next round.
quest-text-ability-none = Nothing in combat.
