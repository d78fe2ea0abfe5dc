# Quest: what cards ask, and what happens by them.

## What is asked

quest-prompt-choose = “{ $printed }”: which do you choose?
quest-prompt-may = “{ $printed }”: do you do it?
quest-prompt-react = “{ $printed }”: do you use it?
quest-prompt-name-hero = “{ $printed }”: which hero do you choose?
quest-prompt-name-character = “{ $printed }”: which character do you choose?
quest-prompt-who-pays = “{ $printed }”: which hero pays?
quest-prompt-buy-off = “{ $printed }”: which corruption card do you pay to discard?
quest-prompt-spare-hero = “{ $printed }”: which hero keeps its corruption cards as they are?
quest-prompt-hand-out = “{ $printed }”: to whom do you give “{ $corruption }”?
quest-prompt-raise = “{ $printed }”: which attribute do you raise?
quest-prompt-forgo-item = “{ $printed }”: which item do you lose?
quest-prompt-send-hero = “{ $printed }”: where does { $seat } go?
quest-prompt-block = “{ $printed }”: { $count } damage is left. A card you discard lessens it by its defense: which do you discard?
quest-prompt-put-influence = “{ $printed }”: where do you put influence? ({ $count } left)
quest-prompt-spread-over = “{ $printed }”: on which location do you put influence? ({ $count } left)
quest-prompt-lay-monster = “{ $printed }”: where do you put a monster token? ({ $count } left)
quest-prompt-lay-over = “{ $printed }”: on which location do you put a monster token? ({ $count } left)
quest-prompt-take-tokens = “{ $printed }”: what do you remove? ({ $count } left)
quest-prompt-take-favor-off = “{ $printed }”: from where do you remove a favor?
quest-prompt-send-character = “{ $printed }”: where does { $character } go?
quest-prompt-dismiss = “{ $printed }”: which character leaves the map?
quest-prompt-strike-minion = “{ $printed }”: which minion do you damage?
quest-prompt-bring-minion = “{ $printed }”: which minion do you move to { $location }?
quest-prompt-restore-whom = “{ $printed }”: which minion do you heal and place anew?
quest-prompt-restore-where = “{ $printed }”: where do you put { $minion }?
quest-prompt-drop = “{ $printed }”: which card of your hand do you discard? ({ $count } left)
quest-prompt-recover-card = “{ $printed }”: which discarded card do you take back?
quest-prompt-put-back = “{ $printed }”: where do you put the plot that you have seen?
quest-prompt-find-plot = “{ $printed }”: which plot do you take?
quest-prompt-use-plot = “{ $printed }”: do you keep “{ $plot }”, or play it at once?
quest-prompt-thwart = “{ $printed }”: which plot do you discard?
quest-prompt-give-to = “{ $printed }”: to which hero do you give the card?

## What may be chosen

quest-option-choose = { $label }
quest-option-accept = Yes
quest-option-decline = No
quest-option-enough = No more
quest-option-to-top = On top of the deck
quest-option-to-bottom = Under the deck
quest-option-to-hand = Keep it
quest-option-to-play = Play it
quest-option-name-hero = { $seat }
quest-option-name-character = { $character }
quest-option-name-place = { $location }
quest-option-name-minion = { $minion }
quest-option-name-token = { $token }
quest-option-name-plot = “{ $plot }”
quest-option-name-shadow = “{ $shadow }”
quest-option-name-attribute = { $attribute }
quest-option-name-corruption = “{ $corruption }”
quest-option-name-item = { $item }
quest-option-name-card = { $card }

quest-answer-find-plot-pass = Take none
quest-answer-choose-decline = Leave it
quest-answer-name-character-decline = Leave it
quest-answer-send-hero-decline = Leave it
quest-answer-bring-minion-decline = Leave it
quest-answer-send-character-decline = Leave it

quest-refused-unaffordable = you cannot pay all it costs

quest-label-boat = Gain a Boat
quest-label-character = Remove a character
quest-label-command = Command a minion
quest-label-corruption = Gain a corruption card
quest-label-corruption-and-move = Gain a corruption card and move anywhere
quest-label-corruption-and-training = Gain a corruption card and train
quest-label-damage = Damage to the hero
quest-label-damage-and-corruption = 3 damage and a corruption card
quest-label-damage-per-corruption = 5 damage for each corruption card
quest-label-discard = Discard cards
quest-label-discard-corruption = Discard corruption cards
quest-label-escort = Pay favor to go to the Woodland Realm
quest-label-favor = Gain favor
quest-label-favor-and-corruption = Gain favor and discard a corruption card
quest-label-fill-pool = Influence into the Shadow Pool
quest-label-guide = Pay favor to go to Fornost
quest-label-heal = Rest and damage pools into the life pool
quest-label-horse = Gain a Horse
quest-label-influence = Sauron places influence
quest-label-level = Raise an attribute
quest-label-mend = Damage pool into the rest pool
quest-label-minion = Damage a minion
quest-label-monsters = Place monster tokens
quest-label-moved = Be moved by Sauron
quest-label-pay-favor = Lose favor
quest-label-place-favor = Put favor on the map
quest-label-plot = Sauron draws a plot
quest-label-plot-discard = Discard a plot from your hand
quest-label-pool = Influence out of the Shadow Pool
quest-label-redeem = Pay to discard corruption cards
quest-label-region = Influence onto the map
quest-label-remove-favor = Remove favor from the map
quest-label-rest = Rest pool into the life pool
quest-label-ride = Pay favor to go to Edoras
quest-label-sauron-draws = Sauron draws a plot and a shadow card
quest-label-shadow = Sauron draws a shadow card
quest-label-shadow-discard = Sauron discards a shadow card
quest-label-story = Sauron’s marker advances
quest-label-tokens = Remove tokens
quest-label-train = Pay to train and discard a corruption card
quest-label-training = Train

## What happened

quest-event-named-hero = { $seat } is chosen.
quest-event-hand-out = { $seat } gets “{ $corruption }”.
quest-event-perilous = It is perilous at { $location } this turn.
quest-event-hand-to-life = { $seat } shuffles the hand into the life pool ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
quest-event-mend = { $seat } shuffles the damage pool into the rest pool ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
quest-event-turned-up = { $seat } turns up for the rest pool: { $card }.
quest-event-favor-removed = A favor is removed at { $location }.
quest-event-slowed = In the next Story step the heroes’ marker advances { $count } less.
quest-event-character-returned = { $character } leaves the map from { $location }.
quest-event-minion-placed = Sauron places { $minion } at { $location }.
quest-event-plot-dropped = Sauron discards the plot “{ $plot }”.
quest-event-shadow-dropped = Sauron discards the shadow card “{ $shadow }”.
quest-event-plot-recovered = Sauron takes back the plot “{ $plot }”.
quest-event-shadow-recovered = Sauron takes back the shadow card “{ $shadow }”.
quest-event-plot-peeked = Sauron looks at the top plot of the deck.
quest-event-plot-to-top = He puts it back on top.
quest-event-plot-to-bottom = He puts it under the deck.
quest-event-plot-found = Sauron finds the plot “{ $plot }”; the deck is shuffled.
quest-event-plot-not-found = Sauron takes no plot; the deck is shuffled.
quest-event-look-plots = { $seat } looks at the plots in Sauron’s hand.
quest-event-plots-looked = Sauron holds: “{ $plot }”.
quest-event-look-tokens = { $seat } looks at monster tokens.
quest-event-token-looked = At { $location } there is: { $face }.
quest-event-reshuffled-corruption = The discarded corruption cards are shuffled into their deck.
quest-event-reshuffled-perils = The discarded perils are shuffled into their deck.
quest-event-reshuffled-encounters = The discards are shuffled into { $deck }.
quest-event-banked = { $count } favor lies on the card.
quest-event-event-given = { $seat } is given the event “{ $event }”.
