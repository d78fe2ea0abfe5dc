# Dice’s drawing in the terminal.

## Whose turn it is

terminal-dice-round = Round { $count }
terminal-dice-turn = turn of { $who }
terminal-dice-turn-sauron = Sauron’s turn, run by { $who }
terminal-dice-setup = Setup
terminal-dice-phase-player-1 = Score
terminal-dice-phase-player-2 = Dice
terminal-dice-phase-player-3 = To war
terminal-dice-phase-player-4 = Recruit or restore
terminal-dice-phase-player-5 = Clean up
terminal-dice-phase-sauron-1 = Score
terminal-dice-phase-sauron-2 = Attack
terminal-dice-phase-sauron-3 = Corrupt
terminal-dice-phase-sauron-4 = Advance
terminal-dice-phase-sauron-5 = Dice
terminal-dice-war = attack { $count }

## Players

terminal-dice-area-bag = Bag
terminal-dice-area-active = Active
terminal-dice-area-muster = Muster
terminal-dice-area-prepared = Prepared
terminal-dice-area-spent = Spent
terminal-dice-area-used = Used
terminal-dice-area-aside = Next turn
terminal-dice-counted = { $count } { $what }
terminal-dice-ringbearer = Ringbearer
terminal-dice-fellowship = Fellowship { $count }
terminal-dice-attack = attack { $count }
terminal-dice-glory = Glory { $count }
terminal-dice-odds = Next roll of { $count ->
    [one] { $count } die
   *[other] { $count } dice
}:
terminal-dice-odds-fellowship = ✦{ $count } { $percent }%
terminal-dice-odds-unit = a Unit { $percent }%
terminal-dice-where = { $who }: { $area }

## Sauron

terminal-dice-sauron = Sauron
terminal-dice-forces = his forces attack with { $count }
terminal-dice-attack-left = { $count } of the attack left
terminal-dice-lost = corrupted { $count } of { $limit }
terminal-dice-points = Corruption if his turn began now: { $count }
terminal-dice-on-mat = on the mat: { $count }
terminal-dice-on-mat-only = Corruption on the mat: { $count }
terminal-dice-delayed = +{ $count } from the Ring in his next turn
terminal-dice-delayed-among = from the Ring: { $count }
terminal-dice-shielded = the Ring protects the Ringbearer
terminal-dice-sauron-active = Not rolled yet:
terminal-dice-sauron-destroyed = Destroyed:

## The Wilds

terminal-dice-wilds = The Wilds
terminal-dice-wilds-head = (✦ cost  ★ Glory  ▪ dice left  ◈ corrupted)
terminal-dice-later = from { $place } on

## What can be done now, on the die or the card itself

terminal-dice-can-spend = spend
terminal-dice-can-draw = draw
terminal-dice-can-reroll = re-roll
terminal-dice-can-along = re-roll
terminal-dice-can-with = re-roll
terminal-dice-can-muster = muster
terminal-dice-can-attach = attach
terminal-dice-can-bear = bear
terminal-dice-can-use = use
terminal-dice-can-discard = discard
terminal-dice-can-target = attack
terminal-dice-can-defend = defend
terminal-dice-can-follow = prepare
terminal-dice-can-fetch = take
terminal-dice-can-take = take
terminal-dice-can-dazzle = dazzle
terminal-dice-can-crush = crush
terminal-dice-can-keep = keep
terminal-dice-can-recruit = recruit
terminal-dice-can-restore = restore
terminal-dice-can-corrupt = corrupt
terminal-dice-can-place = place

## Facts

terminal-dice-shows = shows { $face }
terminal-dice-now = now { $figures }
terminal-dice-fights-as = fights as one of the { $enemy }: { $figures }
terminal-dice-bears = bears { $what }
terminal-dice-borne-by = attached to { $who }
terminal-dice-is-marked = under a Corruption marker: it counts for Corruption, but is no force and no target
terminal-dice-is-dazzled = counts 0 in this attack
terminal-dice-is-corrupted = corrupted: its dice are blank when they are rolled
terminal-dice-dice-left = { $count ->
    [0] no dice left
    [one] { $count } die left
   *[other] { $count } dice left
}
terminal-dice-faces = faces: { $what }
terminal-dice-origin-reconstructed = reconstructed: { $what }
terminal-dice-origin-partly = known in part: { $what }
terminal-dice-field-cost = the cost
terminal-dice-field-glory = the Glory
terminal-dice-field-faces = the faces
terminal-dice-field-enter = what happens on arrival
terminal-dice-field-eye = what an Eye does
terminal-dice-field-ability = an ability

## Names as they fit on a die

terminal-dice-short-card-sam = Samwise
terminal-dice-short-card-bill = Bill
terminal-dice-short-card-army-of-gondor = Gondor
terminal-dice-short-card-gandalf = Gandalf
terminal-dice-short-card-treebeard = The Ents
terminal-dice-short-card-anduril = Andúril
terminal-dice-short-card-palantir = Palantír
terminal-dice-short-card-glamdring = Glamdr.
terminal-dice-short-card-dwarven-axe = Axe
terminal-dice-short-card-elven-cloak = Cloak
terminal-dice-short-card-elven-rope = Rope
terminal-dice-short-card-phial = Phial
terminal-dice-short-card-horn-of-gondor = Horn
terminal-dice-short-card-mithril-coat = Mithril
terminal-dice-short-enemy-black-rider = Riders
terminal-dice-short-enemy-set-fotr = Fellowship
terminal-dice-short-enemy-set-ttt = Towers
terminal-dice-short-enemy-set-rotk = King

terminal-dice-legend =
    In the top line: the phase, the location, every player’s Glory (★), and how many cards are corrupted of how many (◈)

    ┏┓ a die with which something can be done now; below it says what
    ┌┐ a die with which nothing can be done now
    ✦2 2 Fellowship
    ↓2 draw 2 dice
    ↻  re-roll
    ♟1 2/3  a Unit of level 1, attack 2, defense 3, as it counts now; – no defense where it stands
    ✷  a burst; ✷3 three of them
    ◆  an Artifact; ⇠ the Unit that it is attached to
    ◉  an Eye of Sauron; his dice are called Fellowship, Towers or King by their enemy card
    ▢  a blank face
    ?  not rolled yet
    ✦2/↓1  one or the other; ✦1+↓1 both

    ★  Glory
    ○  the Ringbearer
    ◈  a Corruption marker, on a die or a card; ◇ room for another before Sauron wins
    ▪  dice left on a card; ◉ with a name beside a row: the enemy card that guards it
    In the list of what the next roll brings, ✦2 90% means: at least 2 Fellowship

    ✓  a location that is passed
    ▶  where you are
    ·  a location ahead
    ◉♟2/2  there an Eye is a Unit with attack 2 and defense 2
    ◉↺1  there an Eye brings back 1 destroyed die
    ◉◈1  there an Eye brings 1 Corruption for each player
