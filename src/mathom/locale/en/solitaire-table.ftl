# What is said at a table of the solitaire, in our own words.

## What things are

solitaire-type-character = Character
solitaire-type-item = Item
solitaire-type-ally = Ally
solitaire-type-faction = Faction
solitaire-type-resource = Resource event
solitaire-type-creature = Creature
solitaire-type-hazard = Hazard event
solitaire-type-region = Region
solitaire-type-site = Site
solitaire-type-absent = not in this variant
solitaire-class-minor = minor item
solitaire-class-major = major item
solitaire-class-greater = greater item
solitaire-class-gold-ring = gold ring
solitaire-class-special = special item
solitaire-site-type-haven = Haven
solitaire-site-type-free-hold = Free-hold
solitaire-site-type-border-hold = Border-hold
solitaire-site-type-ruins-and-lairs = Ruins & Lairs
solitaire-site-type-shadow-hold = Shadow-hold
solitaire-site-type-dark-hold = Dark-hold
solitaire-region-type-coastal-sea = Coastal Sea
solitaire-region-type-free-domain = Free-domain
solitaire-region-type-border-land = Border-land
solitaire-region-type-wilderness = Wilderness
solitaire-region-type-shadow-land = Shadow-land
solitaire-region-type-dark-domain = Dark-domain
solitaire-skill-warrior = warrior
solitaire-skill-scout = scout
solitaire-skill-ranger = ranger
solitaire-skill-sage = sage
solitaire-skill-diplomat = diplomat
solitaire-race-dunadan = Dúnadan
solitaire-race-elf = Elf
solitaire-race-dwarf = Dwarf
solitaire-race-hobbit = Hobbit
solitaire-race-man = Men
solitaire-race-animal = Animals
solitaire-race-awakened-plant = Awakened Plant
solitaire-race-balrog = Balrog
solitaire-race-dragon = Dragon
solitaire-race-drake = Drake
solitaire-race-giant = Giant
solitaire-race-nazgul = Nazgûl
solitaire-race-orc = Orcs
solitaire-race-pukel-creature = Pûkel-creature
solitaire-race-slayer = Slayer
solitaire-race-spider = Spiders
solitaire-race-troll = Trolls
solitaire-race-undead = Undead
solitaire-race-wolf = Wolves
solitaire-race-eagle = Eagles
solitaire-race-ent = Ents
solitaire-race-special = others
solitaire-race-wose = Woses
solitaire-side-resource = you
solitaire-side-hazard = the hazard hand

solitaire-figure-mind = mind { $count }
solitaire-figure-prowess = prowess { $count }
solitaire-figure-body = body { $count }
solitaire-figure-influence = direct influence { $count }
solitaire-figure-points = { $count } MP
solitaire-figure-corruption = corruption { $count }
solitaire-figure-above = influence above { $count }

## What changes a roll besides cards

solitaire-change-body = body
solitaire-change-check = the check
solitaire-change-direct-influence = direct influence
solitaire-change-effect = an effect
solitaire-change-excess = excess strikes
solitaire-change-followers = followers
solitaire-change-prowess = prowess
solitaire-change-support = support
solitaire-change-tapped = tapped
solitaire-change-untapped = staying untapped
solitaire-change-wounded = wounded

## What is asked

solitaire-prompt-aim = What is { $card } aimed at?
solitaire-prompt-ally = Which ally does { $card } try to win?
solitaire-prompt-assign = Attack of { $by }: { $strikes } { $strikes ->
    [one] strike
   *[other] strikes
} at { $prowess }. Who takes a strike?
solitaire-prompt-bearer = Who taps for { $card } and bears it?
solitaire-prompt-breath = { $card } meets a strike of prowess { $prowess } with the body. Tap to add 3?
solitaire-prompt-burglary = { $card } breaks in: the roll must be above { $above }, with { $added } added.
solitaire-prompt-cancel-hazard = About to strike the company: { $card }. Do you cancel it?
solitaire-prompt-cancel-nazgul = { $printed }: which Nazgûl is cancelled, and who taps for it?
solitaire-prompt-carrier = Whose { $card }?
solitaire-prompt-chain = On the way to { $site }: which region comes next?
solitaire-prompt-choose-deck = Which deck is looked at?
solitaire-prompt-corruption-check = { $card } checks corruption: the roll must be above { $above }, with { $added } added. Does anybody help?
solitaire-prompt-cross-river = A ranger may tap so that the company can act at { $site }.
solitaire-prompt-defend = Attack of { $by }: { $strikes } { $strikes ->
    [one] strike
   *[other] strikes
} at { $prowess }. What is done before the strikes are dealt out?
solitaire-prompt-discard-down = { $count ->
    [one] One card
   *[other] { $count } cards
} too many in hand: which is discarded?
solitaire-prompt-discard-in-play = { $printed }: which card in play is discarded?
solitaire-prompt-discard-some = { $count ->
    [one] One card
   *[other] { $count } cards
} of the hand must be discarded: which?
solitaire-prompt-dismiss = Influence cannot hold all: who leaves the company?
solitaire-prompt-draw = How many cards are drawn, up to { $count }?
solitaire-prompt-end-of-movement = The movement/hazard phase ends: is anything done?
solitaire-prompt-end-of-organization = The way is settled: is anything done before setting out?
solitaire-prompt-end-of-turn = The turn ends: is a card discarded for another?
solitaire-prompt-enter = { $count ->
    [one] One automatic-attack guards
   *[other] { $count } automatic-attacks guard
} { $site }. Does the company enter?
solitaire-prompt-escort = Who taps for { $card }?
solitaire-prompt-faction-afar = Which faction does { $card } try to win over?
solitaire-prompt-fight = { $card } fights { $by }: prowess { $prowess }, against the dice and { $defence }.
solitaire-prompt-friend = Who taps to win { $card }?
solitaire-prompt-go-home = Does the company end its turn at { $site }?
solitaire-prompt-gold-ring = Which gold ring is tested?
solitaire-prompt-haven = Over which Haven does the company go?
solitaire-prompt-heal-one = Who is healed?
solitaire-prompt-heir = Who takes { $card }?
solitaire-prompt-help-to-heal = { $card } lets heal by a roll alone: who taps to help?
solitaire-prompt-holder = Whose { $card }, and for what?
solitaire-prompt-influence-check = { $card } tries to win over { $faction }: the roll must be above { $above }, with { $added } added.
solitaire-prompt-influencer = Who taps to influence { $card }? The check must be above { $above }.
solitaire-prompt-item = Which item is played?
solitaire-prompt-keeper = With whom does it stay?
solitaire-prompt-leader = Whom does { $card } follow?
solitaire-prompt-long-events = Is a long-event played?
solitaire-prompt-lose-item = { $printed }: which item is lost?
solitaire-prompt-movement = How does the company travel to { $site }?
solitaire-prompt-order = Attack of { $by }: { $count } strikes. Who fights first?
solitaire-prompt-organize = Order the company, then stay or set out.
solitaire-prompt-pass-on = Which item passes on, without a check?
solitaire-prompt-payer = Who taps for { $card }?
solitaire-prompt-receiver = To whom does { $card } pass?
solitaire-prompt-restored = { $printed }: who is healed or untapped?
solitaire-prompt-retrieve = { $printed }: which card is brought back? { $count } more.
solitaire-prompt-retype = { $printed }: which region or site changes?
solitaire-prompt-ring = What does { $card } of { $by } turn out to be? Nothing is a failure.
solitaire-prompt-save = The items of { $card }: which is saved?
solitaire-prompt-search = { $printed }: which treasure is taken? { $count } more.
solitaire-prompt-send-back = About to send the company back: { $card }. Do you keep it from that?
solitaire-prompt-shed = Who taps to shed { $card } from { $by }? Or nobody, at -3.
solitaire-prompt-shed-from = From whom is { $card } to be shed?
solitaire-prompt-shed-in-untap = A corruption card may be shed instead of untapping or healing.
solitaire-prompt-shedding = { $card } tries to shed { $source }: the roll must be above { $above }. Who helps?
solitaire-prompt-site = What is done at { $site }?
solitaire-prompt-steal = What does { $card } carry off?
solitaire-prompt-take-all = Does the bearer of { $card } take the other { $count ->
    [one] strike
   *[other] { $count } strikes
}, too?
solitaire-prompt-tap-sage = Which sage taps?
solitaire-prompt-treasure-back = { $card }: which spent treasure comes back?
solitaire-prompt-untap-some = Who untaps? { $count } more.
solitaire-prompt-use-stored = Which sage taps for { $card }, which is stored?
solitaire-prompt-way = In which of its ways is { $card } played?
solitaire-prompt-which-attack = Which automatic-attack is { $card } about?

## What can be chosen

solitaire-option-play = Play { $card }
solitaire-option-use = Use { $card }
solitaire-option-by = { $card }
solitaire-option-target = { $card }
solitaire-option-tap = Tap { $card }
solitaire-option-support = { $card } helps: +1
solitaire-option-strike = { $card } takes a strike
solitaire-option-fight = { $card } fights
solitaire-option-with = { $card }
solitaire-option-transfer = Transfer { $card }
solitaire-option-store = Store { $card }
solitaire-option-discard = Discard { $card }
solitaire-option-save = { $card }
solitaire-option-shed = Shed { $card }
solitaire-option-follow = Order { $card } anew
solitaire-option-region = { $region }
solitaire-option-travel = { $site }
solitaire-option-number = { $amount }
solitaire-option-mode = Way { $mode }
solitaire-option-attack = Attack { $attack }
solitaire-option-pass = Pass
solitaire-option-done = Done
solitaire-option-stay = Stay
solitaire-option-reveal = Reveal a site and set out
solitaire-option-go-on = Go on to the goal
solitaire-option-enter = Enter
solitaire-option-avoid = Stay outside
solitaire-option-roll = Roll
solitaire-option-hold = Stay untapped: -3
solitaire-option-tap-for-it = Tap
solitaire-option-accept = Yes
solitaire-option-decline = No
solitaire-option-region-movement = By regions
solitaire-option-starter-movement = Over Havens
solitaire-option-special-movement = As the card says
solitaire-option-lead = General influence

solitaire-detail-at = region { $at } of the path
solitaire-detail-fails = fails { $fails } of 36
solitaire-detail-hits = is hit { $hits } of 36
solitaire-detail-region = { $region }
solitaire-detail-site = { $site }
solitaire-detail-type = becomes { $type }
solitaire-detail-ways = { $ways } of 36

## What may not be done

solitaire-refused-ally-elsewhere = { $card } does not join the company at { $site }
solitaire-refused-bears-one-already = everybody who is untapped bears { $card } already
solitaire-refused-class-not-listed = items like { $card } are not found at { $site }
solitaire-refused-faction-elsewhere = { $card } cannot be won over at { $site }
solitaire-refused-needs-more = what { $card } asks for does not hold
solitaire-refused-no-hoard = only in a hoard can one find { $card }
solitaire-refused-nobody-untapped = nobody is untapped
solitaire-refused-not-untapped = only who is untapped can do that
solitaire-refused-only-by-test = only the test of a gold ring brings { $card } into play
solitaire-refused-site-tapped = the site has tapped: { $site }
solitaire-refused-special-elsewhere = nobody finds { $card } at { $site }
solitaire-refused-unique = there is only one { $card }

## What happens

solitaire-event-aimed = Chosen: { $card } ({ $why }).
solitaire-event-attack = Attack: { $by }, { $strikes } × { $prowess }.
solitaire-event-attack-cancelled = Cancelled: the attack of { $by }.
solitaire-event-attack-chosen = { $card }: for the attack of { $race }.
solitaire-event-attack-over = The attack of { $by } is over: { $result }.
solitaire-event-avoid = The company stays outside { $site }.
solitaire-event-back-among-treasures = Back among the treasures: { $card }.
solitaire-event-cancelled = Cancelled: { $card }.
solitaire-event-check-passed = { $card } passes the check without a roll.
solitaire-event-corrupted = { $card } falls to corruption and is { $how }.
solitaire-event-creature = From the hazard hand: { $card } ({ $why }).
solitaire-event-discard = Discarded: { $card }.
solitaire-event-discard-hand = Discarded from the hand: { $card }.
solitaire-event-dragon-slain = All that there is of the Dragon of { $card } leaves the game.
solitaire-event-draw = Drawn: { $cards }. { $left } left.
solitaire-event-draw-hazards = The hazard hand draws { $cards }.
solitaire-event-eliminated = { $card } is eliminated.
solitaire-event-enter = The company enters { $site }.
solitaire-event-excess = { $card } faces { $count ->
    [one] an excess strike
   *[other] { $count } excess strikes
} more: -{ $count }.
solitaire-event-faction = { $by } wins over { $card }.
solitaire-event-faction-lost = Not won over: { $card }.
solitaire-event-follow = { $card } follows { $leader }.
solitaire-event-general = { $card } comes under general influence.
solitaire-event-give = { $card } gets { $item }.
solitaire-event-go-home = The company goes to { $site }.
solitaire-event-hazard = Hazard: { $card } ({ $why }).
solitaire-event-hazard-announced = Kept for the attacks of { $site }: { $card } ({ $why }).
solitaire-event-hazard-discarded = Discarded from the hazard hand: { $card }.
solitaire-event-hazards-anew = The hazard discard pile is shuffled: { $count } cards.
solitaire-event-heal = { $card } is healed and { $how }.
solitaire-event-item = { $by } gets { $card }.
solitaire-event-leaves = { $card } leaves the company.
solitaire-event-must-roll = { $card }: the company must roll to leave.
solitaire-event-no-movement = The company does not move from { $site }.
solitaire-event-peek = Looked at: { $cards }.
solitaire-event-phase = { $phase }
solitaire-event-play = Played: { $card }.
solitaire-event-power = Power used: { $card } ({ $why }).
solitaire-event-protected = { $card } cannot be discarded now.
solitaire-event-put-away = Put away: { $site }.
solitaire-event-remove = Out of the game: { $card }.
solitaire-event-retrieve = Brought back: { $card }.
solitaire-event-return-cancelled = The company is not sent back by { $card }.
solitaire-event-returned = The company is back at { $site }.
solitaire-event-retype-region = Region { $at } of the path becomes { $types }.
solitaire-event-retype-site = { $site }: now { $type }.
solitaire-event-reveal-site = Revealed: { $site }.
solitaire-event-reveal-treasure = Revealed: { $card }. { $left ->
    [one] One treasure lies
   *[other] { $left } treasures lie
} face down.
solitaire-event-ring-test-failed = No ring of power: { $card }.
solitaire-event-roll = { $why }, { $card }: { $dice } rolled, { $total } in all{ $above ->
    [-1] .
   *[other] , where more than { $above } was wanted ({ $ways } of 36).
}
solitaire-event-company-roll = { $why }: { $dice } rolled, { $total } in all{ $above ->
    [-1] .
   *[other] , where more than { $above } was wanted ({ $ways } of 36).
}
solitaire-event-route = The way to { $site }: { $types }.
solitaire-event-saved = { $card } takes { $item }.
solitaire-event-sent-back = The company is sent back to { $site } by { $card }.
solitaire-event-set-out = The company sets out for { $site }.
solitaire-event-shuffle-into-deck = { $count } cards are shuffled into the resource deck: { $left }.
solitaire-event-sites-anew = The site discard pile is shuffled: { $count } sites.
solitaire-event-stay = The company stays at { $site }.
solitaire-event-stays-with = With { $target } from now on: { $card }.
solitaire-event-store = Stored: { $card }.
solitaire-event-strike-over = { $card }: { $result }.
solitaire-event-struck = A strike is aimed at { $card }.
solitaire-event-stuck = The company cannot leave { $site }.
solitaire-event-tap = Tapped: { $card }.
solitaire-event-tap-site = Tapped: { $site }.
solitaire-event-treasure-back = Back from the discard pile: { $card }.
solitaire-event-turn = Turn { $count } begins at { $site }.
solitaire-event-turned-back = Treasures are turned down again: { $count }.
solitaire-event-untap = Untapped: { $card }.
solitaire-event-untap-site = Untapped: { $site }.
solitaire-event-use = Used: { $card }.
solitaire-event-wound = { $card } is wounded.

solitaire-how-discarded = discarded
solitaire-how-eliminated = eliminated
solitaire-how-tapped = tapped
solitaire-how-untapped = untapped
solitaire-result-cancelled = cancelled
solitaire-result-defeated = defeated
solitaire-result-failed = the strike fails
solitaire-result-over = not defeated
solitaire-result-succeeded = the strike succeeds
solitaire-result-survives = the strike fails, but is not defeated
solitaire-result-tied = a tie
solitaire-to-hand = hand
solitaire-to-hazard-deck = hazard deck
solitaire-to-hazard-hand = hazard hand
solitaire-to-resource-deck = resource deck
solitaire-movement-region = by regions
solitaire-movement-starter = over Havens
solitaire-movement-special = as a card says
solitaire-phase-untap = Untap
solitaire-phase-organization = Organization
solitaire-phase-long-event = Long-events
solitaire-phase-movement-hazard = Movement/hazard
solitaire-phase-site = Site
solitaire-phase-end-of-turn = End of turn
solitaire-deck-any = any deck
solitaire-deck-resources = resource deck
solitaire-deck-hazards = hazard deck
solitaire-deck-sites = site deck
solitaire-deck-treasures = treasure deck
solitaire-why-ally = Winning an ally
solitaire-why-body-check = Body check
solitaire-why-burglary = Burglary
solitaire-why-cancel-attack = Cancelling the attack
solitaire-why-corruption-check = Corruption check
solitaire-why-cross = Crossing
solitaire-why-desertion = Staying with the company
solitaire-why-heal = Healing
solitaire-why-influence-check = Influence check
solitaire-why-leave = Leaving
solitaire-why-ring-test = Ring test
solitaire-why-shedding = Shedding a card
solitaire-why-strike = Strike
solitaire-why-strike-body = Body check of the strike
solitaire-why-talk-out-of = Talking the attacker out of it
solitaire-why-untap = Untapping

solitaire-event-hazard-on = Hazard: { $card }, on { $target } ({ $why }).
solitaire-event-must-cross = { $card }: the company must roll to cross the regions.
solitaire-event-route-without-path = The company goes to { $site } without a site path.
solitaire-event-peek-sites = Looked at: { $sites }.
solitaire-refused-company-too-large = a company of { $count } is too large to leave a Haven: seven at most, Hobbits counting a half
solitaire-option-deck = The { $deck }

solitaire-why-breath = Meeting it with the body
solitaire-why-only-way = it can be played in one way only
solitaire-why-only-target = nobody else may be the target
solitaire-why-most-corruptible = most likely to fail a corruption check
solitaire-why-most-treasures = the bearer of the most valuable treasures
solitaire-why-first = the first of several that would do
solitaire-why-environment = environments come first
solitaire-why-in-order = events without a target are played now
solitaire-why-cannot-attack = it has no way to attack in this turn
solitaire-why-lets-creature-come = it lets a creature of the hand come that could not otherwise
solitaire-why-lets-come = it lets this creature come
solitaire-why-lowest-prowess = creatures of the lowest prowess come first
solitaire-why-before-others-profit = others are stronger once it has been faced
solitaire-why-only-one = no other creature can attack
solitaire-why-best-chance = here it raises the chance of a wound most
solitaire-why-only-attack = no other attack of this turn fits it
solitaire-why-only-strike = no other strike fits it
solitaire-why-wounded = the target has just been wounded
solitaire-why-highest-prowess = the highest prowess
solitaire-why-most-endangered = the body that is most in danger
solitaire-why-most-points = the item of most marshalling points
solitaire-why-fits-site = it fits an automatic-attack of the site

solitaire-change-printed = printed
solitaire-change-held = staying untapped
solitaire-change-wounded-before = wounded before
solitaire-change-taps = taps
solitaire-change-change = a change
solitaire-change-influence = influence
solitaire-change-diplomat = a diplomat
solitaire-change-least = at least
solitaire-change-company = the company
solitaire-change-mind = mind
solitaire-change-sages = sages
solitaire-change-haven = the Haven
solitaire-change-unused-influence = unused influence
solitaire-change-path = the path
solitaire-change-man = a Man
solitaire-change-hobbit = a Hobbit
solitaire-change-dwarf = a Dwarf
solitaire-change-ranger = a ranger
solitaire-change-scout = a scout
