# Quest's board on the page.

# The map, the story and the turn

page-quest-board = Quest’s board
page-quest-map = Map of Middle-earth
page-quest-larger = Larger
page-quest-larger-how = Larger: key +, or Ctrl and the wheel
page-quest-smaller = Smaller
page-quest-smaller-how = Smaller: key −, or Ctrl and the wheel
page-quest-whole = The whole map
page-quest-whole-how = The whole map: key 0
page-quest-plan = Where can I get?
page-quest-toward = To { $place }
page-quest-leg = { $place }: { $cards }
page-quest-go-to = Set out for { $place } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
page-quest-set-out = Set out ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
page-quest-influence-here = Place influence here
page-quest-move-here = { $what } here
page-quest-marked-spread = Placing influence
page-quest-marked-damage = Taking damage
page-quest-marked-pay = Paying for the path
page-quest-marked-discard-cards = Discarding cards
page-quest-marked-trim-hand = Discarding cards
page-quest-marked-shed = Discarding corruption
page-quest-piece = { $what } at { $where }
page-quest-seat-hero-1 = hero 1
page-quest-seat-hero-2 = hero 2
page-quest-seat-hero-3 = hero 3
page-quest-step = The turn
page-quest-round = Round { $round }, stage { $stage }
page-quest-over = The game is over
page-quest-setup = Setup
page-quest-finale = The Finale
page-quest-turn-sauron = Sauron’s turn
page-quest-turn-hero = { $who }’s turn
page-quest-turn-second = { $who }’s second turn
page-quest-step-rally = Rally
page-quest-step-story = Story
page-quest-step-plot = Plot
page-quest-step-event = Event
page-quest-step-action = Actions
page-quest-step-draw = Hero draw
page-quest-step-rest = Rest
page-quest-step-ambush = Ambush
page-quest-step-travel = Travel
page-quest-step-encounter = Encounter
page-quest-step-setup-about = Heroes are chosen, then the board is set up.
page-quest-step-rally-about = Every hero removes the influence where it stands.
page-quest-step-story-about = The story markers advance: the heroes’ by 2, Sauron’s by his plots.
page-quest-step-plot-about = Sauron plays a plot, discards an active one, or does neither.
page-quest-step-event-about = An event is drawn: it brings favor and characters, and may stay.
page-quest-step-action-about = Sauron puts action tokens on his tracks: influence, cards, commands.
page-quest-step-draw-about = Every hero draws as many cards as its fortitude.
page-quest-step-start-about = The hero’s turn begins; Sauron may play a shadow card now.
page-quest-step-rest-about = The hero may rest: its rest pool is shuffled into its life pool, and Sauron’s leftmost marker advances.
page-quest-step-ambush-about = A monster or minion where the hero stands attacks it.
page-quest-step-travel-about = The hero pays for a path with a card of its icon, or with as many cards as its number.
page-quest-step-arrival-about = The hero has arrived: Sauron attacks with a monster or minion there, or draws a peril.
page-quest-step-explore-about = The hero takes favor, consults characters, completes quests, discards plots, trades.
page-quest-step-encounter-about = The hero draws three encounters; the lowest number that applies happens.
page-quest-step-finale-about = The dominant side shows its mission; if it is not fulfilled, a hero fights the Ringwraiths.
page-quest-story = Story
page-quest-to-go = to go: heroes { $heroes }, Sauron { $sauron }
page-quest-shadow-falls = The Shadow Falls
page-quest-legend-falls = { $space }: The Shadow Falls
page-quest-legend-finale = { $space }: the Finale
page-quest-marker-is = { $marker }: space { $space }, next { $next }
page-quest-actions = Sauron’s actions
page-quest-track-is = { $track }: { $number ->
    [0] every space is covered
   *[other] the next space says { $number }
}
page-quest-shadow-pool = Shadow Pool
page-quest-pool-is = Shadow Pool: { $count } of { $most } influence
page-quest-pool-most = of { $most }
page-quest-plots = Active plots
page-quest-plot-unplaced = a location still to be chosen
page-quest-plot-is = Active plot { $plot } at { $location }: { $marker } +{ $advance }, discarded for { $price } favor
page-quest-plot-free = Space { $space }: no plot
page-quest-event = Event
page-quest-event-kept = kept by { $who }
page-quest-minions = Minions
page-quest-minion-is = { $minion }, { $where }, { $damage } of { $health } damage
page-quest-minion-stage = from stage { $stage }
page-quest-minion-away = not on the map
page-quest-minion-defeated = defeated
page-quest-piles = Monster tokens
page-quest-pile-is = { $pile }: { $count } left
page-quest-pile-orange-yellow = Eriador, Enedwaith
page-quest-pile-purple-white = Rhudaur, Grey Mountains
page-quest-pile-green = Misty Mountains, Mirkwood
page-quest-pile-blue = Rohan, Gondor
page-quest-pile-brown-red = Brown Lands, Mordor
page-quest-decks = Decks and discards
page-quest-deck-is = { $name }: { $left } left, { $discard } discarded
page-quest-deck-plots = Plots
page-quest-deck-shadows = Shadow cards
page-quest-deck-perils = Perils
page-quest-deck-corruption = Corruption
page-quest-deck-skills = Skills
page-quest-deck-events = Events of stage { $stage }

page-quest-fact-in-region = in { $region }
page-quest-fact-haven = a Haven: a rest here heals, and nobody fights unless the hero allows it
page-quest-fact-haven-short = Haven
page-quest-fact-stronghold = Shadow Stronghold of { $count }
page-quest-fact-influence = { $count } influence
page-quest-fact-at-influence = { $limit ->
    [0] { $count } influence, cut off from every Stronghold
   *[other] { $count } influence, at most { $limit }
}
page-quest-fact-perilous = perilous
page-quest-fact-perilous-for = perilous for { $who }: more influence than wisdom
page-quest-fact-at-heroes = here: { $who }
page-quest-fact-at-minions = minions: { $who }
page-quest-fact-at-tokens = monsters: { $what }
page-quest-fact-at-favor = { $count } favor
page-quest-fact-at-characters = characters: { $who }
page-quest-fact-at-plot = plot: { $plot }
page-quest-fact-at-event = event: { $event }
page-quest-fact-at-quest = quest: { $quest }
page-quest-fact-token-unknown = face down
page-quest-fact-token-pile = from { $pile }
page-quest-fact-token-hidden = Only Sauron may look at it.
page-quest-fact-token-blank = No monster: when it is turned up, the hero goes on.
page-quest-fact-minion-at = at { $location }
page-quest-fact-minion-not-yet = not on the map yet
page-quest-fact-minion-away = not on the map
page-quest-fact-minion-defeated = defeated
page-quest-fact-minion-damage = { $damage } of { $health } damage
page-quest-fact-price = one card with { $icon }, or any { $count } cards
page-quest-fact-price-any = { $count ->
    [one] any one card
   *[other] any { $count } cards
}
page-quest-fact-path-asks = the path costs { $price }
page-quest-fact-path-held = with { $icon } you hold { $count } of { $hand } cards
page-quest-fact-plan-way = { $count ->
    [one] with { $count } card
   *[other] with { $count } cards
}: { $way }
page-quest-fact-plan-then = {", then "}
page-quest-fact-marker-at = on space { $space }
page-quest-fact-marker-pace = { $count ->
    [0] stays where it is in the next Story step
   *[other] advances { $count } in the next Story step
}
page-quest-fact-marker-to-finale = { $count } to the Finale
page-quest-fact-marker-to-shadow-falls = { $count ->
    [0] The Shadow Falls is reached
   *[other] { $count } to The Shadow Falls
}
page-quest-fact-dominant-heroes = the heroes are dominant
page-quest-fact-dominant-sauron = Sauron is dominant
page-quest-fact-dominant-nobody = nobody is dominant
page-quest-fact-dominance-about = the side with less to go is dominant
page-quest-fact-to-go = { $side }: { $count } to go
page-quest-fact-stage-about = stage { $stage }
page-quest-fact-played-by = played by { $name }
page-quest-fact-hero-cards = { $hand } cards in hand, { $life } in the life pool, { $rest } in the rest pool, { $damage } in the damage pool; { $favor } favor
page-quest-fact-track-influence = Up to 2 to the Shadow Pool, the rest to Strongholds and along chains of influence.
page-quest-fact-track-cards = Draw that many shadow cards, and that many plots of which one is kept.
page-quest-fact-track-command = Move minions and monsters, place a monster, heal a minion.
page-quest-fact-track-next = the next space says { $number }
page-quest-fact-track-full = every space is covered
page-quest-fact-plot-space = Plot space { $space }
page-quest-fact-plot-none = no plot lies here
page-quest-fact-plot-affects = affects { $location }
page-quest-fact-pool = the Shadow Pool
page-quest-fact-pool-holds = { $count } of { $most } influence
page-quest-fact-pool-about = A plot or shadow card needs as much influence here as its number says.
page-quest-fact-pile-left = { $count } left
page-quest-fact-pile-discard = discarded: { $what }

# Cards, sheets and combat

page-kind-quest-card = Combat cards
page-kind-quest-hero = Heroes
page-kind-quest-foe = Monsters and minions
page-kind-quest-plot = Plots
page-kind-quest-shadow = Shadow cards
page-kind-quest-event = Events
page-kind-quest-encounter = Encounters
page-kind-quest-corruption = Corruption cards
page-kind-quest-peril = Perils
page-kind-quest-quest = Quests
page-kind-quest-mission = Missions
page-kind-quest-character = Characters
page-kind-quest-item = Items
page-kind-quest-location = Locations
page-kind-quest-path = Paths
page-facet-quest-hero = Hero
page-facet-quest-foes = Foes’ deck
page-facet-quest-type = Type
page-facet-quest-deck = Deck
page-facet-quest-region = Region
page-facet-quest-marker = Marker
page-facet-quest-window = Moment
page-facet-quest-stage = Stage
page-facet-quest-side = Side

page-quest-pause = {". "}
page-quest-several = { $count } × { $what }
page-quest-a-hero = a hero
page-quest-a-plot = a plot
page-quest-a-shadow = a shadow card
page-quest-a-corruption = a corruption card
page-quest-a-peril = a peril
page-quest-a-event = an event
page-quest-a-encounter = an encounter
page-quest-a-quest = a quest
page-quest-a-mission = a mission
page-quest-a-character = a character
page-quest-a-item = an item
page-quest-a-location = a location
page-quest-a-path = a path
page-quest-monster = a monster
page-quest-minion = a minion
page-quest-card-of-hero = a card of { $hero }
page-quest-card-of-foes = { $deck }
page-quest-card-skill = a skill
page-quest-corruption-at-once = works at once and is not kept
page-quest-encounter-quest = kept as a quest
page-quest-quest-starting = a starting quest
page-quest-quest-advanced = the advanced quest
page-quest-event-brings = brings { $who }
page-quest-event-marker = its marker stands at { $location }
page-quest-event-current = stays until the next event that stays
page-quest-event-given = is given to a hero
page-quest-path-cards = { $count ->
    [one] or any { $count } card
   *[other] or any { $count } cards
}
page-quest-path-any = { $count ->
    [one] any { $count } card
   *[other] any { $count } cards
}
page-quest-path-water = over water
page-quest-path-item = only with: { $item }

page-quest-you = you
page-quest-turn = turn
page-quest-at = at { $place }
page-quest-no-hero = no hero chosen yet
page-quest-favor = { $count } favor
page-quest-favor-word = favor
page-quest-attribute = { $name } { $value }{ $levels ->
    [0] { "" }
   *[other] , raised { $levels } of { $most } times
}{ $burden ->
    [0] { "" }
   *[other] , { $burden } less by corruption
}
page-quest-fortitude-about = How many cards the hero draws in the Hero draw.
page-quest-strength-about = How much the hero’s cards may cost in one combat.
page-quest-agility-about = In a combat each point draws a card, or adds 1 strength.
page-quest-wisdom-about = A location with more influence than this is perilous for the hero.
page-quest-levels-about = Each attribute can be raised twice.
page-quest-pool = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-quest-pool-hand = Hand
page-quest-pool-life = Life pool
page-quest-pool-rest = Rest pool
page-quest-pool-damage = Damage pool
page-quest-look-through = Look through
page-quest-look-closed = Close
page-quest-mission = Your side’s mission
page-quest-mission-sauron = Sauron’s mission
page-quest-sheets = Sheets
page-quest-decks-tab = Decks
page-quest-fulfilled = fulfilled now
page-quest-unfulfilled = not fulfilled now
page-quest-quests = { $count ->
    [0] Quests
   *[other] Quests ({ $count } of 2 completed)
}
page-quest-sealed = not open yet
page-quest-items = Items
page-quest-corruption = Corruption ({ $count })
page-quest-skills = Skills learned
page-quest-holds = Event card
page-quest-banked = { $count } favor on it

page-quest-hand-of = Hand of { $who }
page-quest-hand-mine = Your hand ({ $count })
page-quest-hand = Hand ({ $count })
page-quest-hand-empty = No cards in hand.
page-quest-unseen = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
page-quest-use-pay = A glowing card pays for the path and goes to your rest pool.
page-quest-use-play = It lies face down until both have chosen.
page-quest-use-damage = The card you choose goes face down to your damage pool.
page-quest-use-trim-hand = The card you choose goes to your rest pool.
page-quest-use-discard-cards = The card you choose goes to your rest pool.
page-quest-use-block = A card you discard keeps off as much damage as its defense.
page-quest-too-dear = Costs more than your strength left: it would count for nothing.
page-quest-too-dear-foe = Costs more than the foe’s strength left: it would count for nothing.

page-quest-combat = Combat
page-quest-combat-of = { $hero } fights { $foe }
page-quest-last-combat-of = The last combat: { $hero } fights { $foe }
page-quest-fight-before = Before the first round
page-quest-fight-round = Round { $round }
page-quest-fight-hero = The hero is defeated.
page-quest-fight-foe = The foe is defeated.
page-quest-fight-both = Both are defeated.
page-quest-fight-drawn = Both are exhausted: nobody is defeated.
page-quest-fight-retreat = The hero retreats.
page-quest-feared = The hero is afraid and plays a random card.
page-quest-exhausted = exhausted
page-quest-health-left = { $count } of { $most } health left
page-quest-strength-left = { $count } of { $most } strength left
page-quest-cards-left = { $hand } in hand, { $life } in the life pool
page-quest-unspent = { $count } of it is agility not spent
page-quest-works-now = Works in this round:
page-quest-named = named: { $type }
page-quest-cancelled = cancelled: counts for nothing
page-quest-taken = { $count } damage taken
page-quest-laid = face down
page-quest-laid-known = face down: the opponent does not see it yet
page-quest-no-card = plays no more cards
page-quest-not-yet = no card yet in this round
page-quest-stack = Combat stack: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, cost { $cost }
page-quest-foe-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-quest-foe-discard = { $count } discarded
page-quest-foe-hand-mine = The foe’s cards
page-quest-ended-foe-defeated = The foe is defeated.
page-quest-ended-foe-stands = The foe is not defeated.
page-quest-ended-hero-defeated = The hero is defeated.
page-quest-fight-close = Go on
page-quest-sum-space = {" "}
page-quest-sum-number = { $value } ({ $by })
page-quest-sum-blow = { $who }: attack { $attack } against defense { $defense }, { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
page-quest-sum-cancelled = { $card } is cancelled ({ $by }).
page-quest-sum-too-dear = { $card } costs more than the strength left and counts for nothing.
page-quest-sum-more = { $count } more damage for { $who } ({ $by }).

page-quest-sauron-holds = Sauron’s cards
page-quest-plots-held = Plots in hand ({ $count })
page-quest-shadows-held = Shadow cards in hand ({ $count })
page-quest-plot-ready = All it needs is there.
page-quest-shadow-ready = The Shadow Pool has enough for it.

page-quest-drawn = To choose from
page-quest-others-choose = { $who } is choosing.

page-quest-trade = Trade
page-quest-trade-begun = { $offers } offers { $answers } a trade
page-quest-trade-proposed = { $offers } has proposed a trade to { $answers }
page-quest-gives = { $who } gives
page-quest-gives-nothing = nothing yet
page-quest-gives-none = nothing

## What happened since one acted, in a few words

quest-recap-influence = { $count } influence at { $location }
quest-recap-influence-taken = { $count } influence removed at { $location }
quest-recap-pool = { $count } influence into the Shadow Pool
quest-recap-enter = { $minion } at { $location }
quest-recap-returns = { $minion } back at { $location }
quest-recap-minion-placed = { $minion } at { $location }
quest-recap-minion-moved = { $minion } to { $to }
quest-recap-heal = { $minion } healed of { $count }
quest-recap-token-laid = a monster token at { $location }
quest-recap-token-moved = a monster token to { $to }
quest-recap-plot = plot “{ $plot }”
quest-recap-shadow = shadow card “{ $shadow }”
quest-recap-shadows-drawn = { $count ->
    [one] { $count } shadow card drawn
   *[other] { $count } shadow cards drawn
}
quest-recap-plots-drawn = { $count ->
    [one] { $count } plot drawn
   *[other] { $count } plots drawn
}
quest-recap-event = event “{ $event }”
quest-recap-favor-placed = { $count } favor at { $location }
quest-recap-character-placed = { $character } at { $location }
quest-recap-story = { $marker } at { $space }
quest-recap-story-back = { $marker } back at { $space }
quest-recap-stage = stage { $count } begins
quest-recap-move-hero = to { $location }
quest-recap-rest = rest at { $location }
quest-recap-consult = advice of { $character }
quest-recap-encounter = encounter “{ $encounter }”
quest-recap-peril = peril “{ $peril }”
quest-recap-dark-path = a dark path
quest-recap-foil = plot “{ $plot }” discarded
quest-recap-complete-quest = quest “{ $quest }” completed
quest-recap-complete-errand = quest “{ $encounter }” completed
quest-recap-gain-favor = { $count } favor gained
quest-recap-lose-favor = { $count } favor lost
quest-recap-gain-item = { $item } gained
quest-recap-discard-item = { $item } lost
quest-recap-gain-corruption = corruption “{ $corruption }”
quest-recap-raise = { $attribute } raised
quest-recap-train = training
quest-recap-fight = fight with { $foe }
quest-recap-damage-hero = { $count } damage taken
quest-recap-foe-defeated = { $foe } defeated
quest-recap-hero-defeated = defeated

## The guided first turn

guide-quest-hero = Welcome! You will be a hero; a bot plays Sauron. First choose who you are. A card shows four attributes, a power and where the hero sets out. For a first game all of them are good.
guide-quest-sauron = Sauron has moved first. This line tells in short what he did: point at a part of it and click, and the map shows you where. What others did is always told here before you are asked.
guide-quest-mission = This is how you win. When the story ends, the side that is nearer to its end shows its mission and wins if it is fulfilled. Here is yours; Sauron does not know it. If nobody wins so, a hero fights the Ringwraiths for all.
guide-quest-story = The story is the clock. Your crown goes 2 spaces each round, Sauron’s three markers as far as his plots drive them. The story ends when one of the four is on { $finale }, or all of Sauron’s have come to { $falls }. Whoever is nearer to that end is dominant.
guide-quest-cards = Your cards are your steps, your weapons and your life. What you spend goes to the rest pool and can come back; wounds take cards from hand or life pool. When both are empty, you are defeated.
guide-quest-reach = Now travel. Press “Where can I get?”: the places that you can pay for show how many cards they cost. Press it again to put the numbers away.
guide-quest-travel = Click a place with a number, and then “Set out”. A good goal has favor (a leaf), a character, or the pin of your quest; black numbers are Sauron’s influence, and there it may be perilous.
guide-quest-explore = You have arrived. Exploring takes the favor that lies here, asks characters for help and completes quests. Go on while you have cards, or stop here: then you have an encounter, and your turn is over.
guide-quest-rest = Your next turn: a hero alone has two in every round. A turn can begin with a rest. It brings the rest pool back into the life pool, in a Haven wounds too; but one of Sauron’s markers advances. Rest only when you are short of cards.
guide-quest-end = That is a turn. Gather favor, complete your quests and discard Sauron’s plots, which drive his markers. Against a bot you can take back whatever you like. { $fought ->
    [yes] Play on, and good luck!
   *[other] When your first fight comes, I will explain it. Good luck!
}
guide-quest-fight = A fight! First say how much agility you spend: each point draws a card, each one kept adds strength. Then both lay a card face down and turn them up together; attack less the other’s defense is damage. Whoever’s cards cost more than his strength is exhausted and plays no more.

## The game on one page

page-quest-overview-goal = What it is about
page-quest-overview-mission = Each side has a secret mission. At the end of the story it decides.
page-quest-overview-story = The heroes’ marker and three of Sauron’s go along the story track. Who is nearer to the end is dominant.
page-quest-overview-sauron = A turn of Sauron
page-quest-overview-plot = The markers advance, and he may play a plot that drives them on.
page-quest-overview-event = An event is drawn. It brings favor and characters to the map.
page-quest-overview-actions = Two actions, with three heroes three: place influence, draw cards, command minions and monsters.
page-quest-overview-hero = A turn of a hero
page-quest-overview-rest = Rest or not: used cards come back, in a Haven wounds heal; a marker of Sauron’s advances.
page-quest-overview-travel = Travel: a path costs a card with its sign, or as many cards as its number. Foes and perils may wait.
page-quest-overview-explore = Explore: take favor, ask characters, complete quests, discard plots.
page-quest-overview-encounter = An encounter where the hero stops.
page-quest-overview-between = Cards and combat
page-quest-overview-cards = A hero’s cards are steps, weapons and life. Without any in hand and life pool, wounds defeat it.
page-quest-overview-combat = Both lay a card face down and turn them up together: attack less defense is damage. The cost of all cards is limited by strength.
page-quest-overview-end = How it ends
page-quest-overview-dominant = The dominant side shows its mission and wins if it is fulfilled.
page-quest-overview-last = Otherwise a hero fights the Ringwraiths: if they fall, the heroes win, else Sauron.
