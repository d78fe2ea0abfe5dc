# The Dice Building Game, in our own words.

## Names

dice-dice-frodo = Frodo
dice-dice-sam = Samwise
dice-dice-bill = Bill the Pony
dice-dice-halflings = Merry/Pippin
dice-dice-ithilien = Faramir/Éowyn
dice-dice-armies = Gondor/Rohirrim
dice-dice-elves = Legolas/Arwen
dice-dice-captains = Aragorn/Gimli
dice-dice-ancients = Gandalf/Treebeard
dice-dice-weapon = Weapon
dice-dice-elven-gift = Elven Gift
dice-dice-heirloom = Heirloom
dice-dice-fotr = enemy of The Fellowship of the Ring
dice-dice-ttt = enemy of The Two Towers
dice-dice-rotk = enemy of The Return of the King

dice-card-frodo = Frodo
dice-card-sam = Samwise
dice-card-bill = Bill the Pony
dice-card-merry = Merry
dice-card-pippin = Pippin
dice-card-faramir = Faramir
dice-card-eowyn = Éowyn
dice-card-army-of-gondor = Army of Gondor
dice-card-rohirrim = Rohirrim
dice-card-legolas = Legolas
dice-card-arwen = Arwen
dice-card-aragorn = Aragorn
dice-card-gimli = Gimli
dice-card-gandalf = Gandalf the Grey
dice-card-treebeard = Treebeard and the Ents
dice-card-anduril = Andúril
dice-card-sting = Sting
dice-card-glamdring = Glamdring
dice-card-dwarven-axe = Dwarven Axe
dice-card-elven-cloak = Elven Cloak
dice-card-elven-rope = Elven Rope
dice-card-phial = Phial of Galadriel
dice-card-lembas = Lembas
dice-card-horn-of-gondor = Horn of Gondor
dice-card-mithril-coat = Mithril Coat
dice-card-evenstar = Evenstar
dice-card-palantir = Palantír

dice-enemy-goblin = Goblins
dice-enemy-orc = Orcs
dice-enemy-troll = Trolls
dice-enemy-warg = Wargs
dice-enemy-saruman = Saruman
dice-enemy-mumak = Mûmakil
dice-enemy-nazgul = Nazgûl
dice-enemy-black-rider = Black Riders

dice-enemy-set-fotr = The Fellowship of the Ring
dice-enemy-set-ttt = The Two Towers
dice-enemy-set-rotk = The Return of the King

dice-location-shire = the Shire
dice-location-rivendell = Rivendell
dice-location-moria = the Mines of Moria
dice-location-helms-deep = Helm’s Deep
dice-location-pelennor = the Pelennor Fields
dice-location-black-gate = the Black Gate
dice-location-mount-doom = Mount Doom
dice-location-grey-havens = the Grey Havens

dice-area-bag = Bag
dice-area-active = Active Pool
dice-area-muster = Muster Area
dice-area-prepared = Prepared Area
dice-area-spent = Spent Pile
dice-area-used = Used Pile
dice-area-aside = laid aside

## Cards and faces

dice-type-basic = Basic card.
dice-type-unit = Unit.
dice-type-artifact = { $dice }.
dice-cost = Cost { $count }
dice-glory = { $count } Glory
dice-eye = Each Eye: { $effects }.
dice-keyword-attach = Attach it to a mustered Unit.
dice-keyword-immediate = Immediate: used as soon as it is rolled.
dice-keyword-use = Use at any time, then it goes to your Used Pile.
dice-rolled = { $die } ({ $face })
dice-face-unit = Unit: level { $level }, attack { $attack }, defense { $defense }
dice-face-enemy = { $enemy } (level { $level }, attack { $attack }, defense { $defense })
dice-face-fellowship = { $count } Fellowship
dice-face-draw = draw { $count }
dice-face-reroll = re-roll
dice-face-artifact = Artifact
dice-face-eye = Eye
dice-face-blank = blank
dice-face-single = { $symbols }
dice-face-both = { $symbols } and { $other }
dice-face-either = { $symbols } or { $other }
dice-face-bursts = { $face }, { $count ->
    [one] { $count } burst
   *[other] { $count } bursts
}

## What cards do

dice-burst-ability = { $least ->
    [1] { $most ->
        [1] 1 burst
        [2] 1 or 2 bursts
       *[other] 1 to { $most } bursts
    }
   *[other] { $most } bursts
}: { $ability }
dice-ability-frodo-ring = Ringbearer only: just before Sauron attacks, you may lay the Ring on a mustered Frodo. Sauron attacks none of your Units in this turn, and each of them leaves { $n } Corruption for his next.
dice-ability-frodo-hide = While he is prepared, { $n ->
    [one] an Eye that Sauron rolls is ignored
   *[other] { $n } Eyes that Sauron rolls are ignored
}.
dice-ability-sam-reroll = When you re-roll him, you may take { $n ->
    [one] another die
   *[other] up to { $n } other dice
} of your Active Pool along.
dice-ability-merry-recall = While anybody has Merry prepared, Prepared Units that nobody borrowed go to their owner’s Active Pool when they come back.
dice-ability-merry-b1 = +{ $n } attack when borrowed.
dice-ability-pippin-rescue = While he is mustered, your Units that are destroyed go to your Active Pool.
dice-ability-pippin-b1 = { $n } Glory when he is destroyed.
dice-ability-faramir-lend = When he is borrowed, each of your Units borrowed with him, and he himself, brings { $n } Glory more.
dice-ability-faramir-b1 = When he is borrowed, +1 attack for each other Unit of yours borrowed with him.
dice-ability-eowyn-nazgul = +{ $n } attack against { $enemies }.
dice-ability-eowyn-b1 = { $n } Glory for each of the { $enemies } that you destroy while she attacks from your Muster Area.
dice-ability-gondor-wall = While it is mustered, your other Units get +{ $n } defense.
dice-ability-gondor-b1 = { $n } Glory more when borrowed.
dice-ability-rohirrim-charge = +{ $n } attack against { $enemies }.
dice-ability-rohirrim-b1 = +{ $n } attack more against { $enemies }.
dice-ability-legolas-shot = +{ $n } attack against { $enemies }.
dice-ability-legolas-count = { $n } Glory for each of the { $enemies } that you destroy while he attacks from your Muster Area.
dice-ability-legolas-b1 = +{ $n } attack.
dice-ability-arwen-shelter = While she is mustered, your mustered { $cards } dice get +{ $n } defense.
dice-ability-arwen-b1 = When you prepare her, up to { $n } Units of your Active Pool may join your Prepared Area for nothing.
dice-ability-aragorn-b1 = Your other Units in the attack get +{ $n } attack.
dice-ability-aragorn-b2 = { $n } Glory more when he scores.
dice-ability-gimli-axe = +{ $n } attack against { $enemies }.
dice-ability-gimli-count = { $n } Glory for each of the { $enemies } that you destroy while he attacks from your Muster Area.
dice-ability-gimli-b1 = +{ $n } defense.
dice-ability-gimli-b2 = +{ $n } attack.
dice-ability-gandalf-stand = When Sauron destroys him, you may have the attack on you end.
dice-ability-treebeard-b1 = +{ $n } attack.
dice-ability-treebeard-b2 = +{ $n } attack against { $enemies }.
dice-ability-ents-b3 = Instead of attacking, go to your Used Pile and destroy all { $enemies }.
dice-ability-anduril-attack = +{ $n } attack, from a face with a burst +{ $more }.
dice-ability-anduril-score = When its Unit scores, both may go to your Active Pool.
dice-ability-sting-attack = +{ $n } attack, against { $enemies } +{ $more }.
dice-ability-sting-b1 = +{ $n } defense too.
dice-ability-glamdring-attack = +{ $n } attack, on { $cards } +{ $more }.
dice-ability-glamdring-b1 = +{ $n } attack more.
dice-ability-axe-use = In your own attack: +{ $n } to the total, from a face with a burst +{ $more }.
dice-ability-cloak-use = When Sauron attacks you: your Units get +{ $n } defense against this attack, from a face with a burst +{ $more }.
dice-ability-rope-use = Take { $n } dice from your Used Pile into your Active Pool, from a face with a burst { $more }.
dice-ability-phial-use = When Sauron’s total is made: { $n ->
    [one] one of his dice counts
   *[other] { $n } of his dice count
} 0, against everybody.
dice-ability-lembas-now = { $n } Fellowship, from a face with a burst { $more }.
dice-ability-horn-use = It goes to another player’s Used Pile, and a die from there comes into your Active Pool.
dice-ability-mithril-def = +{ $n } defense, from a face with a burst +{ $more }.
dice-ability-evenstar-use = Before a card is corrupted: take { $n } Corruption off the mat, from a face with a burst { $more }.
dice-ability-palantir-now = Draw { $n ->
    [one] { $n } die
   *[other] { $n } dice
} and roll.

## What Locations do

dice-effect-add-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
} of { $set } for Sauron.
dice-effect-guard = { $set } guards row { $row } with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
dice-effect-deal-artifacts = An Artifact of each kind comes into row { $row }.
dice-effect-become = it is one of the { $enemy }: level { $level }, attack { $attack }, defense { $defense }
dice-effect-deal-units = The six Unit cards come in from row { $row } on, cheapest first.
dice-effect-return-dice = { $n ->
    [one] { $n } destroyed die comes
   *[other] { $n } destroyed dice come
} back, not rolled
dice-effect-replace-dice = { $n ->
    [one] The weakest die of Sauron gives way to one
   *[other] The { $n } weakest dice of Sauron give way to those
} of { $set }.
dice-effect-grow = The fullest enemy card sends Sauron a die.
dice-effect-corruption = { $each } Corruption for each player
dice-effect-score = Mustered Units score.
dice-effect-advance = Go on to the next Location at once.
dice-effect-win = The players have won.

## What is asked

dice-prompt-along = Which die do you re-roll along with him?
dice-prompt-anytime = Somebody goes to war: do you use an Artifact before?
dice-prompt-bear = To which Unit do you attach it?
dice-prompt-before-corrupting = A card is about to be corrupted: do you use an Artifact before?
dice-prompt-brace = Sauron attacks you: do you use an Artifact?
dice-prompt-come-back = The Unit has scored: does it come to your Active Pool?
dice-prompt-corrupt = Which card is corrupted?
dice-prompt-dazzle = Which of Sauron’s dice counts 0?
dice-prompt-defend = Sauron attacks you with { $count }: who defends?
dice-prompt-dice = Use your dice, then go to war.
dice-prompt-fetch = Which die do you take from your Used Pile?
dice-prompt-follow = Does a Unit of your Active Pool join your Prepared Area?
dice-prompt-gather = Who and what joins your attack?
dice-prompt-glory = Sauron has { $count } Corruption: do you give up Glory against it?
dice-prompt-immediate = Which Immediate effect comes first?
dice-prompt-place = Not all these cards have room in the row: which comes into it?
dice-prompt-recruit = Recruit a die, or restore a card?
dice-prompt-ring = Sauron is about to attack: do you lay the Ring on your Frodo?
dice-prompt-stand = Sauron has { $count } left: does the attack on you end here?
dice-prompt-stay = Your turn begins: does an Artifact go to your Used Pile?
dice-prompt-take = Which die do you take in exchange?
dice-prompt-target = Your attack has { $count }: which enemy is the target?
dice-prompt-tidy = Your turn ends: does an Artifact go to your Used Pile?
dice-prompt-total = Sauron adds up his attack: do you use an Artifact?
dice-prompt-war = To war: attack now, or prepare your Units for the others?

## What may be chosen

dice-option-spend = Spend { $die } for Fellowship
dice-option-draw = Spend { $die } to draw
dice-option-reroll = Re-roll { $die }
dice-option-along = Re-roll { $die } and another die
dice-option-with = { $die }
dice-option-muster = Muster { $die }
dice-option-attach = Attach { $die }
dice-option-bear = { $die }
dice-option-use = Use { $die }
dice-option-discard = { $die } to the Used Pile
dice-option-target = Attack an { $die }
dice-option-defend = { $die }
dice-option-follow = Prepare { $die }
dice-option-fetch = { $die }
dice-option-take = { $die }
dice-option-dazzle = An { $die }
dice-option-crush = Send { $die } to crush, instead of attacking
dice-option-keep = To the Active Pool, with { $die }
dice-option-recruit = Recruit { $card }
dice-option-restore = Restore { $card }
dice-option-corrupt = { $card }
dice-option-place = { $card }
dice-option-borrow = Borrow the Units of { $seat }
dice-option-glory = Give up { $amount } Glory
dice-option-attack = Attack
dice-option-prepare = Prepare for the others
dice-option-ring = Lay down the Ring
dice-option-stop = Stop here
dice-option-done = Done
dice-option-pass = Pass

dice-answer-dice-done = To war
dice-answer-gather-done = Attack
dice-answer-follow-done = No more
dice-answer-glory-done = None
dice-answer-glory-glory = { $amount } Glory
dice-answer-recruit-done = Neither
dice-answer-stay-done = Go on
dice-answer-tidy-done = End the turn
dice-answer-come-back-pass = To the Used Pile
dice-answer-ring-pass = No Ring
dice-answer-stand-use = End the attack with { $die }
dice-answer-stand-pass = Let it go on

dice-detail-attack = attack { $attack }
dice-detail-level = { $level } Fellowship
dice-detail-fellowship = +{ $fellowship }
dice-detail-chance-fellowship = { $chance-fellowship }% for some Fellowship
dice-detail-chance-unit = { $chance-unit }% for a Unit
dice-detail-total = total { $total }
dice-detail-enemy = { $enemy }
dice-detail-defense = defense { $defense }
dice-detail-too-strong = too strong: defense { $too-strong }
dice-detail-corruption = { $corruption } Corruption for the next Sauron turn
dice-detail-holds = holds with { $holds }
dice-detail-falls = falls with { $falls }
dice-detail-card = corrupted: { $card }
dice-detail-cards = corrupted: one of { $cards }
dice-detail-spared = no card is corrupted
dice-detail-lost = your last Glory: everybody loses
dice-detail-weakest = weakest enemy: defense { $weakest }
dice-detail-cost = { $cost } Fellowship
dice-detail-guard = a die of { $guard } for Sauron

dice-refused-unaffordable = it costs { $count } Fellowship and you have { $left }
dice-refused-no-unit = you have no mustered Unit
dice-refused-no-dice = no die is left on the card
dice-refused-marked = it lies under a marker
dice-refused-eye = an Eye is no Unit here

## What happened

dice-event-advance = The players reach { $location }.
dice-event-assault = Sauron attacks { $seat } with { $count }.
dice-event-attach = { $seat } attaches { $card } to { $bearer }.
dice-event-attack = { $seat } goes to war.
dice-event-blank = { $seat } rolls a blank: { $card } is corrupted.
dice-event-borrow = { $seat } borrows the Units of { $whom }.
dice-event-clean = { $seat } puts { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on the Used Pile.
dice-event-cleanse = { $seat } takes { $count } Corruption off the mat.
dice-event-cloak = The Units of { $seat } defend with { $count } more.
dice-event-corrupt = Corrupted: { $card }.
dice-event-corruption = An Eye brings { $count } Corruption.
dice-event-crush = { $seat } sends { $card } to crush.
dice-event-dazzle = In this attack an { $die } counts 0.
dice-event-destroy = Destroyed: { $enemy }.
dice-event-dismiss = Sauron loses an { $die }.
dice-event-draw = { $seat } draws { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
dice-event-enlist = Sauron gets an { $die }.
dice-event-fall = { $seat } loses { $card } ({ $area }).
dice-event-fellowship = { $seat } gets { $count } Fellowship.
dice-event-gain = { $seat } takes { $card } ({ $area }).
dice-event-give = { $seat } gives { $card } to { $whom }.
dice-event-give-glory = { $seat } gives up { $count } Glory.
dice-event-glory = { $seat } gains { $count } Glory thanks to { $card }.
dice-event-guard = Sauron gets a die of { $set }, under a marker.
dice-event-guards = { $set } now guards row { $row }.
dice-event-hold = { $seat } withstands with { $card } and defense { $count }.
dice-event-ignore = { $count ->
    [one] An Eye is
   *[other] { $count } Eyes are
} ignored.
dice-event-immediate = { $seat } uses { $card } at once.
dice-event-lay-out = Into row { $row } of the Wilds: { $card }.
dice-event-move = { $seat } moves { $card } from the { $start } to the { $area }.
dice-event-muster = { $seat } musters { $card }{ $count ->
    [0] { "" }
   *[other] {" "}for { $count } Fellowship
}.
dice-event-points = Sauron scores { $count } Corruption and has { $total }.
dice-event-prepare = { $seat } prepares Units for the others.
dice-event-recruit = { $seat } recruits { $card }.
dice-event-refill = { $seat } puts { $count ->
    [one] { $count } die
   *[other] { $count } dice
} of the Used Pile back into the Bag.
dice-event-reroll = { $seat } re-rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
dice-event-restore = { $seat } restores { $card }.
dice-event-repelled = { $seat } destroys nothing: no enemy has a defense below { $count }.
dice-event-return = Sauron gets back an { $die }.
dice-event-ring = { $seat } lays down the Ring, for { $count } Corruption in the next Sauron turn.
dice-event-ring-passes = The Ring goes to { $seat }.
dice-event-roll = { $seat } rolls { $rolled }.
dice-event-round = Round { $count } begins with { $seat }.
dice-event-sauron-roll = Sauron rolls { $rolled }.
dice-event-sauron-turn = Sauron’s turn, played by { $seat }.
dice-event-score = { $seat } scores { $count } Glory for { $card }.
dice-event-spared = No card is corrupted{ $count ->
    [0] { "" }
   *[other] : { $count } Corruption is gone for nothing
}.
dice-event-spend = { $seat } spends { $card } for { $count } Fellowship.
dice-event-spend-draw = { $seat } spends { $card } to draw.
dice-event-strike = { $seat } adds { $count } to the attack.
dice-event-total = { $seat } attacks with { $count }.
dice-event-turn = { $seat } takes a turn.
dice-event-use = { $seat } uses { $card }.
dice-event-withstand = The attack fails against an { $die } with defense { $count }.
