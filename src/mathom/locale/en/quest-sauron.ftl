# Quest: the setup, Sauron's turn, and his shadow cards.

## What is asked

quest-prompt-hero = Which hero will you be?
quest-prompt-spread = Place influence: where? ({ $pool ->
    [0] { $count } left
   *[other] { $count } left, up to { $pool } of it for the Shadow Pool
})
quest-prompt-enter = { $minion } may enter: at which location?
quest-prompt-leftmost = One of Sauron’s markers furthest behind advances { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}: which?
quest-prompt-any-marker = One of your markers advances { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}: which?
quest-prompt-plot = Do you play a plot, discard an active one, or neither?
quest-prompt-affect = “{ $plot }”: which location does it affect?
quest-prompt-act = { $count ->
    [0] Your actions are taken. Play a shadow card?
    [one] Take your last action.
   *[other] Take an action ({ $count } left).
}
quest-prompt-shadow = Do you play a shadow card on { $seat }? ({ $window })
quest-prompt-keep-plot = Which plot do you keep?
quest-prompt-bury-plot = Which plot goes under the deck next?
quest-prompt-keep-shadow = Which shadow card do you keep?
quest-prompt-command = { $count ->
    [one] Give your last command.
   *[other] Give a command ({ $count } left).
}
quest-prompt-move-token = The monster token at { $location } moves: where?
quest-prompt-lay-token = You have drawn: { $face }. Where do you lay it?
quest-prompt-move-minion = Where do you move { $minion }?


## What may be chosen

quest-option-hero = { $hero }
quest-option-marker = { $marker }
quest-option-enter = { $location }
quest-option-play-plot = Play “{ $plot }”
quest-option-drop-plot = Discard the plot on space { $space }
quest-option-affect = { $location }
quest-option-action = { $track }
quest-option-shadow = Play “{ $shadow }”
quest-option-spread = { $location }
quest-option-to-pool = The Shadow Pool
quest-option-keep-shadow = “{ $shadow }”
quest-option-keep-plot = “{ $plot }”
quest-option-bury-plot = “{ $plot }”
quest-option-move-token = Move { $token }
quest-option-draw-token = Draw a monster token: { $pile }
quest-option-move-minion = Move { $minion }
quest-option-heal = Heal { $minion }
quest-option-to = { $location }
quest-option-pass = Pass

quest-answer-enter-pass = Keep out of the game
quest-answer-plot-pass = Neither
quest-answer-act-pass = Do no more
quest-answer-shadow-pass = Play none
quest-answer-spread-pass = Place no more
quest-answer-command-pass = Give no more commands

quest-detail-placing = { $placing } influence to place
quest-detail-drawing = { $drawing ->
    [one] { $drawing } shadow card, { $drawing } plot
   *[other] { $drawing } shadow cards, 1 of { $drawing } plots
}
quest-detail-commanding = { $commanding ->
    [one] { $commanding } command
   *[other] { $commanding } commands
}
quest-detail-held = { $held ->
    [0] none there yet
   *[other] { $held } there
}
quest-detail-plot = “{ $plot }”
quest-detail-face = { $face }
quest-detail-location = at { $location }
quest-detail-wounds = { $wounds } damage

## What may not be chosen

quest-refused-hero-taken = somebody else has chosen this hero
quest-refused-haven = it is a Haven
quest-refused-out-of-reach = no chain of influence leads here from a Stronghold
quest-refused-full = it holds { $count } influence, and at most { $most }
quest-refused-not-to-pool = no more influence may go to the Shadow Pool
quest-refused-no-space = all plot spaces are taken
quest-refused-pool-too-small = it needs { $needed } influence in the Shadow Pool, which holds { $count }
quest-refused-unfulfilled = its requirement is not met
quest-refused-no-location = there is no location that it could affect
quest-refused-no-action = your actions are taken
quest-refused-track-full = every space of this track is covered
quest-refused-other-moment = it is played at another moment
quest-refused-commanded = it has had its command in this action
quest-refused-no-influence-near = no location next to it has influence
quest-refused-no-influence = there is no influence
quest-refused-one-token = one action places one monster token at most
quest-refused-no-token = no token of this pile is left
quest-refused-no-site = no location of this colour can take it
quest-refused-unhurt = it has no damage
quest-refused-hero-there = a hero is there

## What happened

quest-event-hero = { $seat } is { $hero }.
quest-event-quest = { $seat } sets out on the quest “{ $quest }”.
quest-event-mission = Your side’s mission is “{ $mission }”.
quest-event-sauron-turn = Sauron’s turn { $count } begins.
quest-event-influence = { $count } influence is placed at { $location }.
quest-event-influence-taken = { $count } influence is removed at { $location }.
quest-event-influence-excess = { $count } influence too many is removed at { $location }.
quest-event-pool = { $count } influence goes to the Shadow Pool, which holds { $total } now.
quest-events-influence = { quest-event-influence }
quest-events-influence-taken = { quest-event-influence-taken }
quest-events-pool = { quest-event-pool }
quest-event-pool-drained = The Shadow Pool loses { $count } influence and holds { $total } now.
quest-event-story = { $marker } advances { $count }, to space { $space }.
quest-event-story-back = { $marker } goes back { $count }, to space { $space }.
quest-event-stage = Stage { $count } begins.
quest-event-enter = Sauron brings { $minion } into play at { $location }.
quest-event-returns = Sauron brings { $minion } back to { $location }.
quest-event-plot = Sauron’s plot: “{ $plot }”.
quest-event-plot-marker = “{ $plot }” affects { $location }.
quest-event-plot-discarded = The plot “{ $plot }” is discarded.
quest-event-events-drawn = Drawn from the event deck: “{ $event }”.
quest-event-event = Event: “{ $event }”.
quest-event-event-marker = “{ $event }” is the current event; its marker stands at { $location }.
quest-event-event-over = The event “{ $event }” is over.
quest-event-favor-placed = { $count } favor is placed at { $location }.
quest-event-character-placed = { $character } comes to { $location }.
quest-event-action = Sauron’s action: { $track }, { $count }.
quest-event-actions-cleared = The three earlier action tokens are removed.
quest-event-shadows-drawn = Sauron draws { $count ->
    [one] { $count } shadow card
   *[other] { $count } shadow cards
}.
quest-event-plots-drawn = Sauron draws { $count ->
    [one] { $count } plot
   *[other] { $count } plots
}.
quest-event-shadows-seen = You have drawn: “{ $shadow }”.
quest-event-plots-seen = You have drawn: “{ $plot }”.
quest-event-shadows-discarded = Sauron discards “{ $shadow }”.
quest-event-shadow = Sauron plays “{ $shadow }”.
quest-event-token-drawn = Sauron draws a monster token: { $pile }.
quest-event-token-face = It is: { $foe }.
quest-event-token-blank = It is blank.
quest-event-token-laid = A monster token is laid at { $location }.
quest-event-token-moved = A monster token moves from { $location } to { $to }.
quest-event-token-discarded = The monster token at { $location } is discarded: { $foe }.
quest-event-blank-discarded = The monster token at { $location } is discarded: it is blank.
quest-event-minion-moved = Sauron moves { $minion } from { $location } to { $to }.
quest-event-heal = Sauron heals { $minion } of { $count } damage.
