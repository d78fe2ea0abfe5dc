# Dice’s board on the page.

page-dice-board = Dice’s board
page-dice-steps = The turn
page-dice-round = Round { $round }
page-dice-over = The game is over
page-dice-turn = turn of { $who }
page-dice-turn-sauron = Sauron’s turn, run by { $who }
page-dice-phase-1 = Score
page-dice-phase-2 = Dice
page-dice-phase-3 = To war
page-dice-phase-4 = Recruit or restore
page-dice-phase-5 = Clean up
page-dice-phase-sauron-1 = Score
page-dice-phase-sauron-2 = Attack
page-dice-phase-sauron-3 = Corrupt
page-dice-phase-sauron-4 = Advance
page-dice-phase-sauron-5 = Dice

## Parts of the board

page-dice-way = The way from the Shire to the Grey Havens
page-dice-location = { $name }, location { $number }
page-dice-lost = Corrupted cards: { $count }; Sauron wins at { $limit }
page-dice-lost-why = When { $limit } cards are corrupted, everybody loses.
page-dice-glory = Glory
page-dice-glory-of = { $who }: Glory { $count }
page-dice-glory-count = Glory { $count }
page-dice-ringbearer = bears the Ring
page-dice-wilds = The Wilds
page-dice-row = Row { $row } of the Wilds
page-dice-later = from { $location } on
page-dice-card = { $name }: costs { $cost } Fellowship, { $count ->
    [0] no dice left
    [one] { $count } die left
   *[other] { $count } dice left
}{ $corrupted ->
    [yes] , corrupted
   *[no] { "" }
}
page-dice-guard = { $name } guards this row: { $count ->
    [0] no dice left
    [one] { $count } die left
   *[other] { $count } dice left
}
page-dice-sauron = Sauron
page-dice-sauron-muster = Muster Area
page-dice-sauron-active = Active Pool
page-dice-sauron-destroyed = Destroyed
page-dice-force = his forces attack with { $attack }
page-dice-corruption = Corruption on the mat: { $count }
page-dice-corruption-next = { $count } next turn
page-dice-corruption-next-why = So much Corruption he will have once he has scored: what lies there now, and 1 for each of his dice.{ $ring ->
    [0] { "" }
   *[other] {" "}{ $ring } of it is what the Ring has left.
}
page-dice-corruption-why = Corruption that the Ring and the Eyes have left on the mat. Each die in his Muster Area adds 1 when his turn begins.
page-dice-delayed = +{ $count } from the Ring, for his next turn
page-dice-delayed-among = { $count } of it from the Ring
page-dice-none = none
page-dice-area-bag = Bag
page-dice-area-active = Active Pool
page-dice-area-muster = Muster Area
page-dice-area-prepared = Prepared Area
page-dice-area-spent = Spent
page-dice-area-used = Used
page-dice-area-aside = Next turn
page-dice-area-bag-why = Dice to be drawn. Only drawing reaches them; when it is empty, the Used Pile goes into it.
page-dice-area-spent-why = What was spent in this turn. It goes to the Used Pile when the turn ends.
page-dice-area-used-why = It goes back into the Bag when that is empty.
page-dice-area-aside-why = These dice join the Active Pool once the turn is over.
page-dice-active-empty = Dice come here when they are drawn, and are rolled in your turn.
page-dice-muster-empty = Units score if they still stand here when your next turn begins.
page-dice-prepared-empty = Units wait here for the others to borrow.
page-dice-fellowship = Fellowship to use: { $count }
page-dice-fellowship-left = Fellowship
page-dice-fellowship-parts = { $free } free, { $dice } on dice
page-dice-pile = { $title }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
page-dice-attack = attacks with { $count }
page-dice-seen-aside = Choose from dice that lie out of sight

## What is told about a thing

page-dice-die = { $name }: { $face }
page-dice-shows = Shows { $face }
page-dice-not-rolled = Not rolled yet
page-dice-strength = Now attack { $attack }, defense { $defense }
page-dice-strength-attack = Now attack { $attack }
page-dice-bears = Bears { $what }
page-dice-marked = Under a Corruption marker: it counts for Corruption, but is no force and no target.
page-dice-dazzled = Its attack counts 0 in this attack.
page-dice-force-kind = Fights as { $enemy }
page-dice-takes = An attack of { $defense } destroys it.
page-dice-attacks-now = { $who } would attack with { $attack } now.
page-dice-lends = Prepared Units of { $who } could add { $attack }.
page-dice-blank = Blank: its card is corrupted.
page-dice-card-dice = { $count ->
    [0] No dice are left here.
    [one] { $count } die is left here.
   *[other] { $count } dice are left here.
}
page-dice-card-corrupted = Corrupted: its dice are blank when they are rolled, until somebody restores it.
page-dice-card-guarded = Guarded: recruiting here sends one of these dice to Sauron.
page-dice-guard-dice = { $count ->
    [0] No dice are left here.
    [one] { $count } die is left here.
   *[other] { $count } dice are left here.
}
page-dice-guard-why = Whenever somebody recruits from this row, one of them goes to Sauron’s Muster Area under a marker.
page-dice-location-passed = You have passed here.
page-dice-location-active = You are here.
page-dice-location-ahead = Still ahead.
page-dice-counted = { $count } { $name }
page-dice-nothing-there = Nothing lies here.
page-dice-odds-unit = The next roll of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} shows a Unit: { $percent }%
page-dice-odds-fellowship = Fellowship: { $what }
page-dice-odds-at-least = at least { $count }: { $percent }%
page-dice-reconstructed = Reconstructed: the real figure is not known to us.
page-dice-partly = Known in part; the rest is reconstructed.
page-dice-spoken = { $what }, { $where }

## Whole acts

page-dice-attack-it = Attack with { $count }
page-dice-attack-with = Attack, with these Units too
page-dice-then-recruit = End the dice and recruit here
page-dice-then-restore = End the dice and restore this
page-dice-then-attack = End the dice and attack with { $count }
page-dice-then-prepare = End the dice and prepare

## The browser of components

page-facet-dice-type = Type
page-facet-dice-cost = Cost
page-facet-dice-keyword = Keyword
page-kind-dice-card = Fellowship cards
page-kind-dice-enemy-set = Enemy cards
page-kind-dice-enemy = Enemies
page-kind-dice-location = Locations
page-type-dice-basic = basic
page-type-dice-unit = Units
page-type-dice-artifact = Artifacts
page-keyword-dice-attach = Attach
page-keyword-dice-immediate = Immediate
page-keyword-dice-use = used when wanted

## The game on one page

page-dice-overview-goal = Together, and each for Glory
page-dice-overview-win = Go from the Shire to the Grey Havens. There all have won, and whoever has most Glory is the Hero.
page-dice-overview-lose = With too many corrupted cards Sauron wins, and all are lost.
page-dice-overview-turn = Your turn
page-dice-overview-score = Score the Units that still stand in your Muster Area; then they go.
page-dice-overview-roll = Draw five dice from your Bag and roll them.
page-dice-overview-muster = Pay the level of Units with Fellowship to muster them. Artifacts come for nothing.
page-dice-overview-war = All your Units attack Sauron’s forces, or all are prepared for the others to borrow.
page-dice-overview-recruit = Recruit a die from the Wilds, or restore a corrupted card.
page-dice-overview-sauron = After every round, Sauron’s turn
page-dice-overview-attack = His forces attack each player. What they destroy does not score.
page-dice-overview-corrupt = With his dice and the markers on his mat he corrupts the dearest card he can pay.
page-dice-overview-advance = Where he has no force left, you advance to the next location.
page-dice-overview-eyes = His dice are rolled: Units are new forces, Eyes do what the location says.
page-dice-overview-faces = On the dice
page-dice-overview-fellowship = So much Fellowship.
page-dice-overview-draw = Draw so many dice and roll them.
page-dice-overview-reroll = Roll this die again.
page-dice-overview-unit = A Unit: the disc is its level, the diamond its attack, the shield its defense.
page-dice-overview-burst = Bursts open a burst ability of the card. A line between two signs lets you choose one.
page-dice-overview-artifact = An Artifact, mustered for nothing.

## What happened since one acted, in a few words

dice-recap-score = { $count } Glory for { $card }
dice-recap-glory = { $count } Glory by { $card }
dice-recap-give-glory = { $count } Glory given up
dice-recap-muster = mustered: { $card }
dice-recap-prepare = Units prepared
dice-recap-attack = went to war
dice-recap-borrow = Units of { $whom } borrowed
dice-recap-destroy = destroyed: { $enemy }
dice-recap-withstand = the attack failed
dice-recap-repelled = nothing destroyed: attack too low
dice-recap-recruit = recruited: { $card }
dice-recap-restore = restored: { $card }
dice-recap-use = used: { $card }
dice-recap-guard = a die of { $set } for Sauron
dice-recap-ring = the Ring laid down
dice-recap-assault = attacked with { $count }
dice-recap-hold = { $card } held
dice-recap-fall = lost: { $card }
dice-recap-points = { $count } Corruption scored
dice-recap-corrupt = corrupted: { $card }
dice-recap-advance = on to { $location }
dice-recap-corruption = { $count } Corruption by Eyes
dice-recap-ring-passes = bears the Ring now

## The guided game

guide-dice-welcome = Welcome! You walk this way together, from the Shire to the Grey Havens. Whoever has most Glory there is the Hero of Middle-earth; but if Sauron corrupts too many cards on the way, you all lose.
guide-dice-dice = Your turn: five dice were drawn from your Bag and rolled. A figure in a jagged star is Fellowship, the money of this game. A die with three figures is a Unit: the disc is what it costs to muster, the diamond its attack, the shield its defense. Point at a die, or press it long, to see all its faces.
guide-dice-muster = Dice that you can use glow. Click a Unit: your rolled Fellowship pays by itself, and the Unit stands in your Muster Area. If it still stands there when your next turn begins, it brings you Glory. If no Unit glows, go on.
guide-dice-war = { $units ->
    [yes] To war with all that you have mustered: attack Sauron’s forces, or prepare your Units for the others to borrow, for 1 Glory each. In the Shire there is nobody to fight, so attack: your Units stay, and score in your next turn.
   *[no] Without Units there is no war. End your dice here.
}
guide-dice-recruit = With the Fellowship that is left you can recruit one die, by a click on a glowing card. The figure in the disc is its cost. The die goes to your Used Pile, and comes into your Bag when that is empty. Better dice make stronger turns.
guide-dice-glory = The others have played, and Sauron had his turn. What happened meanwhile always stands here: press an item to see where. Your Units have scored and gone to your Used Pile.
guide-dice-sauron = Here is Sauron. The figure beside his Muster Area is the attack of his forces: he strikes every player with it. As long as one force is left, you cannot go on to the next place, so attack! Eyes do what the place says; point at it above.
guide-dice-corruption = Each of his dice brings Corruption, with which he corrupts the dearest card that it pays for. The dice of such a card are blank until somebody restores it. All these drops filled, and you have lost.
guide-dice-guards = This row is guarded: whoever recruits from it sends one of these dice to Sauron. Strong dice for you, a stronger enemy for all.
guide-dice-end = You know the way now. Against bots you can take back whatever you like. Attack together, lend your Units, and keep an eye on the drops. Good luck!
