# Quest: a hero's turn, trades, and growth.

## What is asked

quest-prompt-rest = Your turn: rest, or go on?
quest-prompt-repent = Pay favor to discard a corruption card?
quest-prompt-survive = You rest outside a Haven: do you also heal, train, or neither?
quest-prompt-attack = { $seat } is at { $location }: who attacks?
quest-prompt-confront = { $seat } is at { $location }: who attacks, or do you draw a peril?
quest-prompt-allow = You are in a Haven: do you allow the attack?
quest-prompt-fight-as = As which monster does the token fight { $seat }?
quest-prompt-journey = Where do you go?
quest-prompt-pay = To { $location }: discard a card with the path’s icon, or { $count ->
    [one] any { $count } card
   *[other] { $count } cards
}.
quest-prompt-draw-more = { $seat } is reckless: do you draw one peril more?
quest-prompt-peril = Which peril befalls { $seat } at { $location }?
quest-prompt-explore = You explore { $location }: what do you do?
quest-prompt-offer = A trade with { $seat }: what do you give, what do you ask for?
quest-prompt-answer = { $seat } proposes a trade. You get { $gives } favor and { $given ->
    [one] { $given } card
   *[other] { $given } cards
}, and give { $asks } favor and { $asked ->
    [one] { $asked } card
   *[other] { $asked } cards
}. Do you accept?
quest-prompt-learn = Which skill do you learn?
quest-prompt-tempt = Which corruption card do you give { $seat }?
quest-prompt-shed = Which corruption card do you discard? ({ $count } to discard)
quest-prompt-discard-cards = Which card of your hand do you discard? ({ $count } to discard)
quest-prompt-trim-hand = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} too many: which do you discard?

## What may be chosen

quest-option-rest = Rest
quest-option-redeem = Discard “{ $corruption }”
quest-option-recover = Heal
quest-option-study = Train: draw two skills and keep one
quest-option-scout = Look at the monster tokens at { $location }
quest-option-attack-token = Attack with { $token }
quest-option-attack = Attack with { $minion }
quest-option-call-peril = A peril
quest-option-allow = Fight
quest-option-refuse = No combat
quest-option-fight-as = { $foe }
quest-option-go = Go to { $location }
quest-option-explore = Explore here
quest-option-stop = Stop here
quest-option-surrender = Choose defeat: lose a favor or an item, and get all cards back in a Haven
quest-option-spend = { $card }
quest-option-draw-more = Draw one more
quest-option-peril = “{ $peril }”
quest-option-none = None applies here
quest-option-take-favor = Take a favor
quest-option-ask-favor-of = Consult { $character } for favor
quest-option-ask-help-of = Consult { $character } for help
quest-option-dark-path = Choose a dark path
quest-option-complete = Complete “{ $quest }”
quest-option-complete-errand = Complete “{ $encounter }”
quest-option-foil = Discard the plot “{ $plot }”
quest-option-follow = Use the event “{ $event }”
quest-option-trade = Trade with { $seat }
quest-option-call = Ask { $seat } to offer a trade
quest-option-done = Done here
quest-option-give-favor = Give a favor
quest-option-want-favor = Ask for a favor
quest-option-give-item = Give: { $item }
quest-option-want-item = Ask for: { $item }
quest-option-give-errand = Give “{ $encounter }”
quest-option-want-errand = Ask for “{ $encounter }”
quest-option-propose = Propose the trade
quest-option-withdraw = No trade
quest-option-learn = { $card }
quest-option-tempt = “{ $corruption }”
quest-option-shed = “{ $corruption }”
quest-option-discard = { $card }

quest-answer-rest-pass = Go on
quest-answer-repent-pass = Discard none
quest-answer-survive-pass = Neither
quest-answer-draw-more-pass = Draw no more

quest-detail-price = { $price ->
    [0] free
   *[other] { $price } favor
}
quest-detail-gain = { $gain ->
    [0] no favor
   *[other] { $gain } favor
}
quest-detail-burden = { $burden ->
    [one] a corruption card
   *[other] { $burden } corruption cards
}
quest-detail-cards = { $cards ->
    [one] a card of the hand
   *[other] { $cards } cards of the hand
}
quest-detail-lying = of { $lying } here
quest-detail-rested = { $rested ->
    [0] no card comes back
    [one] { $rested } card of the rest pool comes back
   *[other] { $rested } cards of the rest pool come back
}
quest-detail-healed = { $healed ->
    [0] there is no damage to heal
   *[other] { $healed } damage is healed
}
quest-detail-advance = Sauron’s hindmost marker advances { $advance }
quest-detail-whom = to { $whom }
quest-detail-alone = pays alone
quest-detail-fare = { $fare ->
    [one] any { $fare } card
   *[other] the icon, or { $fare } cards
}

## What may not be chosen

quest-refused-plot-bars-rest = a plot lets nobody rest here
quest-refused-stronghold = nobody rests in a Stronghold
quest-refused-enemies-here = a monster token or minion is here
quest-refused-haunted = a minion nearby lets nobody rest here
quest-refused-too-dear = it costs { $price } favor and you have { $favor }
quest-refused-not-here = it does not apply to { $location }
quest-refused-storm = a storm lets you go no further this turn
quest-refused-hopeless = a corruption card lets you go no further this turn
quest-refused-path-too-dear = no card of yours has the icon, and it costs { $count } cards of which you hold { $hand }
quest-refused-needs-item = only with: { $item }
quest-refused-explored = you have explored here and must move first
quest-refused-hope = you can still move, or get cards back
quest-refused-wrong-icon = it lacks the icon, and you have fewer than { $count } cards
quest-refused-favor-full = a corruption card lets you gain no more favor
quest-refused-isolated = a corruption card forbids you to consult characters
quest-refused-dark-path-taken = you have chosen a dark path this turn already
quest-refused-too-corrupt = you have too many corruption cards
quest-refused-quest-at = it is completed at { $location }
quest-refused-has-item = both of you hold one
quest-refused-trade-barred = a corruption card forbids one of the two to trade
quest-refused-trade-declined = one of the two has declined to trade here
quest-refused-no-goods = the two have nothing to trade

## What happened

quest-event-hero-turn = { $seat } takes a turn.
quest-event-end-turn = The turn of { $seat } is over.
quest-event-rest = { $seat } rests at { $location }.
quest-event-scout = { $seat } looks at the monster tokens at { $location }.
quest-event-see-tokens = At { $location } there is: { $face }.
quest-event-turn-token = A monster attacks { $seat }: { $foe }.
quest-event-move-hero = { $seat } comes to { $location }.
quest-event-discard-card = { $seat } discards { $card }.
quest-event-surrender = { $seat } chooses to be defeated.
quest-event-draw-perils = Sauron draws { $count ->
    [one] { $count } peril
   *[other] { $count } perils
} for { $seat }.
quest-event-see-perils = You have drawn: “{ $peril }”.
quest-event-discard-perils = Discarded: “{ $peril }”.
quest-event-no-peril = No peril befalls { $seat }.
quest-event-peril = A peril befalls { $seat }: “{ $peril }”.
quest-event-consult = { $seat } consults { $character }.
quest-event-dark-path = { $seat } chooses a dark path.
quest-event-foil = { $seat } pays to discard the plot “{ $plot }”.
quest-event-follow = { $seat } uses the event “{ $event }”.
quest-event-complete-quest = { $seat } completes the quest “{ $quest }”.
quest-event-complete-errand = { $seat } completes the quest “{ $encounter }”.
quest-event-reveal-quest = { $seat } has a new quest: “{ $quest }”.
quest-event-call = { $seat } asks { $whom } to offer { $other } a trade.
quest-event-offer = { $seat } proposes a trade to { $whom }.
quest-event-offer-favor = { $seat } would give { $count } favor.
quest-event-offer-item = { $seat } would give: { $item }.
quest-event-offer-errand = { $seat } would give “{ $encounter }”.
quest-event-decline = { $seat } declines.
quest-event-trade = { $seat } and { $whom } trade.
quest-event-trade-favor = { $seat } gives { $count } favor.
quest-event-trade-item = { $seat } gives: { $item }.
quest-event-trade-errand = { $seat } gives “{ $encounter }”.
quest-event-no-encounter = It is perilous at { $location }: { $seat } has no encounter.
quest-event-barred-encounter = A plot lets { $seat } have no encounter here.
quest-event-guard = Instead of an encounter { $seat } meets: { $foe }.
quest-event-draw-encounters = { $seat } draws: “{ $encounter }”.
quest-event-encounter = Encounter of { $seat }: “{ $encounter }”.
quest-event-keep-errand = { $seat } takes on the quest “{ $encounter }”.
quest-event-gain-favor = { $seat } gains { $count } favor.
quest-event-lose-favor = { $seat } loses { $count } favor.
quest-events-gain-favor = { quest-event-gain-favor }
quest-events-lose-favor = { quest-event-lose-favor }
quest-event-gain-item = { $seat } gains: { $item }.
quest-event-discard-item = { $seat } loses: { $item }.
quest-event-raise = { $seat } raises an attribute: { $attribute }.
quest-event-train = { $seat } trains.
quest-event-train-draw = You have drawn: { $card }.
quest-event-learn = You learn { $card }.
quest-event-discard-skill = { $seat } discards the skill { $card }.
quest-event-gain-corruption = { $seat } gains the corruption card “{ $corruption }”.
quest-event-discard-corruption = { $seat } discards the corruption card “{ $corruption }”.
quest-event-tempt = You have drawn: “{ $corruption }”.
