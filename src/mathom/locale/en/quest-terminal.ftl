# Quest's drawing in the terminal.

## Whose step it is

terminal-quest-round = Round { $count }
terminal-quest-turn = turn of { $who }
terminal-quest-turn-second = second turn of { $who }
terminal-quest-turn-sauron = Sauron’s turn
terminal-quest-step-setup = Setup
terminal-quest-step-rally = Rally
terminal-quest-step-story = Story
terminal-quest-step-plot = Plot
terminal-quest-step-event = Event
terminal-quest-step-action = Action
terminal-quest-step-draw = Hero draw
terminal-quest-step-start = Before Rest
terminal-quest-step-rest = Rest
terminal-quest-step-ambush = Ambush
terminal-quest-step-travel = Travel
terminal-quest-step-arrival = Travel: arrival
terminal-quest-step-explore = Travel: explore
terminal-quest-step-encounter = Encounter
terminal-quest-step-finale = Finale

## The story

terminal-quest-marker-heroes = Heroes
terminal-quest-marker-ring = Ring
terminal-quest-marker-conquest = Conquest
terminal-quest-marker-corruption = Corruption
terminal-quest-stage-1 = Stage I
terminal-quest-stage-2 = Stage II
terminal-quest-stage-3 = Stage III
terminal-quest-dominant-heroes = the heroes are dominant
terminal-quest-dominant-sauron = Sauron is dominant
terminal-quest-dominant-nobody = nobody is dominant
terminal-quest-to-go = to go: heroes { $heroes }, Sauron { $sauron }
terminal-quest-kept = { $who } keeps { $what } ({ $count } favor on it)
terminal-quest-mission-heroes = Heroes’ mission: { $what }
terminal-quest-mission-sauron = Sauron’s mission: { $what }
terminal-quest-mission-yes = fulfilled now
terminal-quest-mission-no = not fulfilled now

## Ways and places

terminal-quest-ways-mine = You are at: { $place }
terminal-quest-ways = { $who } is at: { $place }
terminal-quest-only-with = (only with: { $what })
terminal-quest-journey = To { $place } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
terminal-quest-leg = To { $place }: { $cards }
terminal-quest-set-out = Set out ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})

## Sauron's table

terminal-quest-pool = Shadow Pool { $count } of { $most }
terminal-quest-actions = Actions
terminal-quest-track-influence = influence
terminal-quest-track-cards = cards
terminal-quest-track-command = command
terminal-quest-plot-none = no plot
terminal-quest-minion = { $who } { $health } { $where }
terminal-quest-minion-not-yet = (not yet)
terminal-quest-minion-away = (away)
terminal-quest-minion-defeated = (defeated)
terminal-quest-hand-plots = Plots in Sauron’s hand: { $count }
terminal-quest-hand-shadows = Shadow cards in Sauron’s hand: { $count }
terminal-quest-and = and
terminal-quest-window-action-step = Action step
terminal-quest-window-hero-turn = turn start
terminal-quest-window-arrival = arrival
terminal-quest-window-combat = combat
terminal-quest-window-defeat = defeat

## Heroes

terminal-quest-short-fortitude = For
terminal-quest-short-strength = Str
terminal-quest-short-agility = Agi
terminal-quest-short-wisdom = Wis
terminal-quest-pool-life = life { $count }
terminal-quest-pool-hand = hand { $count }
terminal-quest-pool-rest = rest { $count }
terminal-quest-pool-damage = damage { $count }
terminal-quest-items = Items
terminal-quest-corruption = Corruption { $count }
terminal-quest-quests = { $count ->
    [0] Quests
   *[other] Quests ({ $count } completed)
}
terminal-quest-errands = From encounters
terminal-quest-skills = Skills
terminal-quest-rest = Rest pool
terminal-quest-damage = Damage pool
terminal-quest-hand = Your hand: { $count }
terminal-quest-hand-head = cost att/def
terminal-quest-times = { $count }× { $what }
terminal-quest-face-down = { $count } face down
terminal-quest-favor = { $count } favor
terminal-quest-nothing = nothing

## What is going on

terminal-quest-fight = Combat: { $who } and { $foe }
terminal-quest-fight-last = The last combat: { $who } and { $foe }
terminal-quest-fight-round = { $count ->
    [0] before the first round
   *[other] round { $count }
}
terminal-quest-fight-hero = the hero is defeated
terminal-quest-fight-foe = the foe is defeated
terminal-quest-fight-both = both are defeated
terminal-quest-fight-drawn = nobody is defeated
terminal-quest-fight-retreat = the hero retreats
terminal-quest-fight-feared = The hero is afraid and plays a random card.
terminal-quest-fight-health = health { $left } of { $health }
terminal-quest-fight-strength = cost { $spent } of strength { $strength }
terminal-quest-fight-unspent = { $count } agility as strength
terminal-quest-fight-exhausted = exhausted
terminal-quest-fight-laid = face down
terminal-quest-fight-figures = attack { $attack } defense { $defense }
terminal-quest-fight-cancelled = cancelled
terminal-quest-fight-taken = takes { $count } damage
terminal-quest-fight-before = Still works:
terminal-quest-fight-stack = Stack:
terminal-quest-fight-hand = In hand:
terminal-quest-trade = { $who } offers { $whom } a trade
terminal-quest-trade-gives = gives
terminal-quest-trade-asks = for
terminal-quest-drawn = Drawn:

## Decks

terminal-quest-decks = Decks
terminal-quest-deck-plots = plots { $count }
terminal-quest-deck-shadows = shadow { $count }
terminal-quest-deck-skills = skills { $count }
terminal-quest-deck-perils = perils { $count }
terminal-quest-deck-corruption = corruption { $count }
terminal-quest-deck-events = events { $stage ->
    [1] I
    [2] II
   *[3] III
} { $count }
terminal-quest-deck-items = { $what } { $count }
terminal-quest-piles-encounters = Encounters
terminal-quest-piles-tokens = Monsters
terminal-quest-area-haven = Havens
terminal-quest-area-eriador-enedwaith = Eriador/Enedwaith
terminal-quest-area-rhudaur-grey-mountains = Rhudaur/Grey Mountains
terminal-quest-area-misty-mountains-mirkwood = Misty Mountains/Mirkwood
terminal-quest-area-rohan-gondor = Rohan/Gondor
terminal-quest-area-brown-lands-mordor = Brown Lands/Mordor
terminal-quest-area-orange-yellow = Eriador/Enedwaith
terminal-quest-area-purple-white = Rhudaur/Grey Mountains
terminal-quest-area-green = Misty Mountains/Mirkwood
terminal-quest-area-blue = Rohan/Gondor
terminal-quest-area-brown-red = Brown Lands/Mordor
terminal-quest-discard-plots = Discarded plots:
terminal-quest-discard-shadows = Discarded shadow cards:
terminal-quest-discard-skills = Discarded skills:
terminal-quest-discard-perils = Discarded perils:
terminal-quest-discard-corruption = Discarded corruption:
terminal-quest-discard-events = Discarded events:
terminal-quest-discard-encounters = Discarded encounters:
terminal-quest-discard-tokens = Discarded monsters:

terminal-quest-legend =
    In the top line: the step with its rule, the four story markers, the Shadow Pool (◉), then of each hero favor (✧), cards in hand and in the life pool

    ●  a story marker; ┊ the end of a stage; ▽ The Shadow Falls
    +2 how far the marker goes in the next Story step

    ✓  your hand pays for this path
    ·  it does not
    ≡ ∩ ♣ ▲ ≈  plains, hills, forest, mountains, swamp
    ♣2 one forest card, or any 2 cards; ∗1 any one card; ~ water

    ⌂  a Haven
    ♜  a Shadow Stronghold with its number
    †  perilous; with a name: for that hero
    ◉2/3  2 influence of at most 3
    ✧  favor
    ♟  a hero
    ♔  a character
    ♛  a minion, with the health it has left
    ▣  a monster token by its number; whoever has seen it reads its face
    ▢  a blank token
    ◈  a plot, with the marker it advances and the favor that discards it
    ⚑  the current event

    {"["}6] a space of an action track with a token on it
    Struck out: what cannot be played now
    ✕  a melee card
    →  a ranged card
    1 2/0  a card of cost 1, attack 2, defense 0
    Str 5▴  strength 5, raised once
    (Quest)  an advanced quest that is not open yet
