# The solitaire’s board on the page.

page-solitaire-board = The board of Quests
page-solitaire-map = The map of the regions
page-solitaire-larger = Larger
page-solitaire-larger-how = Larger (+)
page-solitaire-smaller = Smaller
page-solitaire-smaller-how = Smaller (-)
page-solitaire-whole = The whole map
page-solitaire-whole-how = The whole map (0)
page-solitaire-steps = The turn
page-solitaire-turn = Turn { $turn }
page-solitaire-over = The journey is over
page-solitaire-phase-1 = Untap
page-solitaire-phase-2 = Organize
page-solitaire-phase-3 = Long-events
page-solitaire-phase-4 = Movement and hazards
page-solitaire-phase-5 = Site
page-solitaire-phase-6 = End of turn
page-solitaire-quest = The quest
page-solitaire-quest-done = Treasures played: { $played } of { $all }
page-solitaire-clock = Resource cards left: { $count }. When the last one is drawn, the quest is lost.

## Parts of the board

page-solitaire-company = The company
page-solitaire-company-size = Company, size { $size }
page-solitaire-influence = General influence unused: { $n }
page-solitaire-sheets = Site, cards in play, rolls
page-solitaire-tab-site = Site
page-solitaire-tab-play = In play
page-solitaire-tab-rolls = Rolls
page-solitaire-role-here = You are at
page-solitaire-role-origin = You set out from
page-solitaire-role-goal = Your goal
page-solitaire-site-tapped = tapped
page-solitaire-hand = Your hand: { $count } of { $size }
page-solitaire-hand-empty = No card in hand.
page-solitaire-hazards = Hazards, in the order they will be played: { $count }
page-solitaire-hazards-empty = No hazard waits. The company draws some on its way.
page-solitaire-hazard-place = number { $n } in the order of the hazards
page-solitaire-treasures = Treasures face up: { $count }, hidden: { $left }
page-solitaire-treasures-empty = A treasure is turned up whenever a site is revealed.
page-solitaire-playable-here = Can be played here
page-solitaire-hindered-only-by-test = comes by the test of a gold ring
page-solitaire-hindered-special-elsewhere = found elsewhere
page-solitaire-hindered-class-not-listed = not found here
page-solitaire-hindered-no-hoard = needs a hoard
page-solitaire-hindered-needs-more = something else is missing
page-solitaire-hindered-unique = there is one already
page-solitaire-hindered-site-tapped = the site is tapped
page-solitaire-hindered-nobody-untapped = nobody is untapped
page-solitaire-hindered-bears-one-already = each bears one already
page-solitaire-hindered-no-minor-item = only a minor item now
page-solitaire-events = Events in play
page-solitaire-events-empty = None.
page-solitaire-piles = The piles
page-solitaire-pile = { $title }: { $count }
page-solitaire-pile-resources = Resources
page-solitaire-pile-resources-why = When its last card is drawn, the quest is lost.
page-solitaire-pile-hazards = Hazards
page-solitaire-pile-hazards-why = When it is exhausted, its discard pile is shuffled and becomes the new deck.
page-solitaire-pile-sites = Sites
page-solitaire-pile-sites-why = Its top card says where the company goes next.
page-solitaire-pile-treasures = Treasures
page-solitaire-pile-treasures-why = You win when none is left here and all that were revealed have been played.
page-solitaire-pile-resource-discard = Discarded resources
page-solitaire-pile-resource-discard-why = Resources that were used or discarded.
page-solitaire-pile-hazard-discard = Discarded hazards
page-solitaire-pile-hazard-discard-why = Shuffled into a new deck when the deck is exhausted.
page-solitaire-pile-site-discard = Sites left behind
page-solitaire-pile-site-discard-why = Shuffled into a new deck when the next site is to be revealed and the deck is exhausted.
page-solitaire-pile-treasure-discard = Spent treasures
page-solitaire-pile-treasure-discard-why = Treasures that you have spent by choice. They count as played.
page-solitaire-pile-stored = Stored
page-solitaire-pile-stored-why = What is stored cannot be lost any more. A stored treasure stays played.
page-solitaire-pile-removed = Out of the game
page-solitaire-pile-removed-why = Defeated creatures, and whoever was eliminated.
page-solitaire-several = { $count } × { $what }

## Figures and states

page-solitaire-figure-prowess = prowess
page-solitaire-figure-body = body
page-solitaire-figure-mind = mind
page-solitaire-figure-influence = direct influence
page-solitaire-figure-points = marshalling points
page-solitaire-figure-corruption = corruption
page-solitaire-figure-strikes = strikes
page-solitaire-figure-above = the influence check must be above
page-solitaire-position-untapped = untapped
page-solitaire-position-tapped = tapped
page-solitaire-position-wounded = wounded
page-solitaire-spoken-figures = prowess { $prowess }, body { $body }
page-solitaire-spoken-corruption = corruption { $count }
page-solitaire-now-prowess = Prowess { $n }: { $parts }
page-solitaire-now-body = Body { $n }: { $parts }
page-solitaire-base = { $what } { $n }
page-solitaire-now-corruption = Corruption { $corruption }: a check, rolled with { $check ->
    [0] nothing added
   *[other] { $check } added
}, fails { $percent }%
page-solitaire-now-influence = Direct influence { $influence }, unused { $unused }
page-solitaire-bears = Bears { $what }
page-solitaire-leads = Leads { $what }
page-solitaire-follows = Follows { $who }
page-solitaire-borne-by = With { $who }
page-solitaire-home = home: { $site }
page-solitaire-hoard-item = hoard item
page-solitaire-key-times = { $what } twice or more ({ $count })
page-solitaire-key-sites-in = sites in { $region }

## Sites and regions

page-solitaire-draws = On the way you draw up to { $resources }, the hazards { $hazards }.
page-solitaire-draws-short = draws: you { $resources }, hazards { $hazards }
page-solitaire-attack-line = { $race }: { $strikes ->
    [one] { $strikes } strike
   *[other] { $strikes } strikes
} of prowess { $prowess }
page-solitaire-attack-body = body { $body }
page-solitaire-found-here = Found here: { $what }
page-solitaire-nothing-found = no items
page-solitaire-hoard = hoard
page-solitaire-information = information
page-solitaire-you-are-here = The company is here.
page-solitaire-you-are-here-tapped = The company is here, and the site is tapped.
page-solitaire-goal-is-here = The company is on its way here.
page-solitaire-lies-in = Lies in { $region }
page-solitaire-in-region = in { $region }
page-solitaire-nearest-haven = Nearest Haven: { $haven }
page-solitaire-next-to = Next to { $what }
page-solitaire-path = The path of this turn
page-solitaire-on-path = on the path

## Combat and rolls

page-solitaire-fight = The company is attacked
page-solitaire-site-attack = { $race } of { $site }
page-solitaire-attacks-left = attacks to follow: { $count }
page-solitaire-each = each
page-solitaire-attack-cancelled = The attack is cancelled.
page-solitaire-no-strike = no strike
page-solitaire-strike-waiting = faces a strike
page-solitaire-strike-fighting = fights now
page-solitaire-strike-failed = held off, not defeated
page-solitaire-strike-defeated = strike defeated
page-solitaire-strike-tied = a tie
page-solitaire-strike-succeeded = was struck
page-solitaire-strike-cancelled = strike cancelled
page-solitaire-strike-figures = prowess { $prowess } against { $against }
page-solitaire-strike-odds = struck { $percent }%
page-solitaire-versus = against
page-solitaire-excess = { $count } more at -1 each
page-solitaire-no-roll-yet = No roll yet.
page-solitaire-rolls = The last rolls
page-solitaire-rolls-empty = Nothing was rolled yet.
page-solitaire-roll-above = above { $above }: { $percent }% ({ $ways } of 36)
page-solitaire-roll-strike = Strike
page-solitaire-roll-body-check = Body check
page-solitaire-roll-corruption-check = Corruption check
page-solitaire-roll-influence-check = Influence check
page-solitaire-roll-strike-body = Body check of the strike
page-solitaire-roll-ally = Winning an ally
page-solitaire-roll-burglary = Burglary
page-solitaire-roll-cancel-attack = Cancelling the attack
page-solitaire-roll-cross = Crossing the river
page-solitaire-roll-desertion = Desertion
page-solitaire-roll-heal = Healing
page-solitaire-roll-leave = Leaving
page-solitaire-roll-ring-test = Test of a gold ring
page-solitaire-roll-shedding = Shedding corruption
page-solitaire-roll-talk-out-of = Talking out of it
page-solitaire-roll-untap = Untapping
page-solitaire-roll-other = Roll

## The tale of the journey

page-solitaire-tale = The tale of this journey
page-solitaire-tale-won = The last treasure was won. This is how it went.
page-solitaire-tale-lost = The quest has failed. This is how far it came.
page-solitaire-tale-quiet = Nothing to tell of.

## The browser of components

page-facet-solitaire-type = Type
page-facet-solitaire-side = Side
page-facet-solitaire-race = Race
page-facet-solitaire-class = Class
page-facet-solitaire-event = Event
page-facet-solitaire-unique = Unique
page-facet-solitaire-region = Region
page-facet-solitaire-was = Was
page-facet-solitaire-reason = Why
page-kind-solitaire-card = Cards
page-kind-solitaire-site = Sites
page-kind-solitaire-region = Regions
page-kind-solitaire-absent = Cards that are not in this variant

## The game on one page

page-solitaire-overview-goal = Alone against the hazards
page-solitaire-overview-win = Reveal every treasure and have your company play it: then you win.
page-solitaire-overview-lose = The resource deck is your clock. With its last card the quest is lost.
page-solitaire-overview-fall = It is lost, too, when nobody of the company is left.
page-solitaire-overview-turn = A turn
page-solitaire-overview-untap = Everybody untaps. At a Haven the wounded heal.
page-solitaire-overview-organize = Pass items on, store them at a Haven, and reveal where to go, with a treasure.
page-solitaire-overview-long = Play long-events.
page-solitaire-overview-travel = Choose the way. You draw resources, the hazards draw and are played against you.
page-solitaire-overview-site = Enter the site, face its attacks, and play what can be found there: character and site tap.
page-solitaire-overview-end = You may discard a card, then bring your hand to five.
page-solitaire-overview-hazards = The hazards lie face up and are played in this order
page-solitaire-overview-step-1 = Corruption cards.
page-solitaire-overview-step-2 = Long-events and permanent-events without a target.
page-solitaire-overview-step-3 = All other events that do something.
page-solitaire-overview-step-4 = Creatures that the path or the site lets come, the weakest first.
page-solitaire-overview-dice = Two dice decide
page-solitaire-overview-strike = Two dice and your prowess: above the strike’s prowess you win, equal is a tie, below you are wounded.
page-solitaire-overview-body = After a wound two dice against the body: above it, and he is eliminated.
page-solitaire-overview-states = Who fights taps. Tapped is -1, wounded -2; untapped you may take -3 to stay so.
page-solitaire-overview-corruption = What is borne corrupts: two dice must be above the corruption, or its bearer is lost.
page-solitaire-overview-signs = Signs
page-solitaire-overview-sites = Sites, from Havens to Dark-holds.
page-solitaire-overview-regions = Regions: creatures come where their sign is on the path.
page-solitaire-overview-items = Items are minor, major or greater; a site lists what is found there.
page-solitaire-overview-skills = Skills, which some cards ask for.

## What happened since one acted, in a few words

solitaire-recap-route = off to { $site }
solitaire-recap-reveal-site = revealed: { $site }
solitaire-recap-eliminated = eliminated: { $card }
solitaire-recap-creature = attacked by { $card }
solitaire-recap-hazard = hazard: { $card }
solitaire-recap-wound = wounded: { $card }
solitaire-recap-item = won: { $card }
solitaire-recap-corrupted = lost to corruption: { $card }
solitaire-recap-faction = won over: { $card }
solitaire-recap-back-among-treasures = lost again: { $card }

## The guided game

guide-solitaire-welcome = Welcome! You lead one company through Middle-earth, alone. No opponent sits opposite: the hazards play themselves, by fixed rules, and all they hold lies open.
guide-solitaire-company = Your company. The crossed swords are prowess, the shield is body, the flame is corruption. Whoever fights or works taps, and is turned aside; the wounded lie upside down. Point at somebody to see what makes up each figure.
guide-solitaire-quest = Win every treasure: that is all. The hourglass is your clock, the resource cards that are left. When the last is drawn, the quest has failed.
guide-solitaire-hand = Your cards. What glows can be used now: click it. Press z, or press it long, to read it large. Do not waste them; every card you draw brings the end nearer.
guide-solitaire-reveal = Reveal where to go: a site and a treasure are turned up. You do not choose where the road leads, only how to walk it.
guide-solitaire-goal = Your goal. It says what guards it, what can be found there, and how many cards you and the hazards draw on the way.
guide-solitaire-path = Choose the way. Region by region, or along the printed path from a Haven: creatures come where the path shows their sign, so dark regions cost dear. Click a glowing region on the map.
guide-solitaire-hazards = Here lie the hazards, numbered in the order in which they will be played. What finds no way to harm you stays for the next turn. Look ahead!
guide-solitaire-fight = An attack! First you may cancel it. Then strikes are handed out: untapped members may take them. Two dice and prowess must beat the strike; the chance to be struck stands beside each. Who takes -3 stays untapped.
guide-solitaire-site = You are there. To enter is to face what guards the site; then an untapped character may play a treasure that is found here, and taps with the site.
guide-solitaire-corruption = Corruption: two dice must be above what is borne. Untapped companions may tap for +1 each. Whoever fails is lost with all that they bear.
guide-solitaire-end = You know the road now. Everything can be taken back as long as you like, and the log tells every roll. Good luck!
