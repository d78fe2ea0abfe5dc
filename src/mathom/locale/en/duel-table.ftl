# Duel for Middle-earth, in our own words.

## Names

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor

duel-tile-barad-dur = Barad-dûr
duel-tile-bree = Bree
duel-tile-erebor = Erebor
duel-tile-grey-havens = Grey Havens
duel-tile-helms-deep = Helm’s Deep
duel-tile-isengard = Isengard
duel-tile-minas-tirith = Minas Tirith

duel-race-elves = Elves
duel-race-ents = Ents
duel-race-hobbits = Hobbits
duel-race-humans = Humans
duel-race-dwarves = Dwarves
duel-race-wizards = Wizards

duel-skill-ruse = Ruse
duel-skill-strength = Strength
duel-skill-courage = Courage
duel-skill-knowledge = Knowledge
duel-skill-leadership = Leadership

duel-colour-grey = Grey
duel-colour-yellow = Yellow
duel-colour-blue = Blue
duel-colour-green = Green
duel-colour-red = Red
duel-colour-purple = Purple

duel-chain-acorn = acorn
duel-chain-anvil = anvil
duel-chain-armor = armour
duel-chain-axe = axe
duel-chain-backpack = backpack
duel-chain-bedroll = bedroll
duel-chain-bow = bow
duel-chain-campfire = campfire
duel-chain-chest = chest
duel-chain-fish = fish
duel-chain-harp = harp
duel-chain-helmet = helmet
duel-chain-horse = horse
duel-chain-horseshoe = horseshoe
duel-chain-pot = pot
duel-chain-scroll = scroll
duel-chain-sword = sword

## What components do

duel-either = {" / "}
duel-card-with-chain = { $effects } [{ $chain }]
duel-tile-with-effects = { $tile }: { $effects }
duel-cost = { $count } { $what }
duel-surcharge = 1 Coin for each Fortress you have on the map
duel-token = { $race }: { $effects }

duel-effect-skills = { $skill }
duel-effect-either = { $skill }
duel-effect-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
duel-effect-rings = { $count ->
    [one] { $count } Ring
   *[other] { $count } Rings
}
duel-effect-race = { $race }
duel-effect-units = { $count ->
    [one] { $count } Unit in { $region }
   *[other] { $count } Units in { $region }
}
duel-effect-garrison = { $count ->
    [one] { $count } Unit in { $region }
   *[other] { $count } Units in { $region }
}
duel-effect-anywhere = { $count ->
    [one] { $count } Unit anywhere
   *[other] { $count } Units anywhere
}
duel-units-removed = { $removes ->
    [one] remove { $removes } enemy Unit
   *[other] remove { $removes } enemy Units
}
duel-units-moved = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
duel-coins-lost = { $loses ->
    [one] opponent −{ $loses } Coin
   *[other] opponent −{ $loses } Coins
}
duel-effect-manoeuvres = { $removes ->
    [0] { $loses ->
        [0] { duel-units-moved }
       *[other] { $moves ->
            [0] { duel-coins-lost }
           *[other] { duel-coins-lost }, { duel-units-moved }
        }
    }
   *[other] { $loses ->
        [0] { $moves ->
            [0] { duel-units-removed }
           *[other] { duel-units-removed }, { duel-units-moved }
        }
       *[other] { $moves ->
            [0] { duel-units-removed }, { duel-coins-lost }
           *[other] { duel-units-removed }, { duel-coins-lost }, { duel-units-moved }
        }
    }
}
duel-effect-any-manoeuvre = { $count } manoeuvres of any kind
duel-effect-fortress = a Fortress in { $region }
duel-effect-again = another turn
duel-effect-raze = remove an enemy Fortress
duel-effect-strip = discard an opponent’s grey card
duel-effect-fetch = play a discarded card for free
duel-effect-alliance = see { $count } tokens of a Race, keep 1
duel-effect-power-wild-skill = any 1 Skill each turn
duel-effect-power-no-surcharge = Landmarks without the Fortress surcharge
duel-effect-power-red-anywhere = Units of red cards in any one region
duel-effect-power-red-reinforced = 1 Unit more with each red card
duel-effect-power-double-discard = twice the Coins for discarding
duel-effect-power-eagle = the Eagle, one more Race symbol for the victory

duel-when-grey = with each grey card: { $effects }
duel-when-yellow = with each yellow card: { $effects }
duel-when-blue = with each blue card: { $effects }
duel-when-green = with each green card: { $effects }
duel-when-red = with each red card: { $effects }
duel-when-purple = with each purple card: { $effects }
duel-when-gained = at once: { $effects }
duel-when-landmark = with each Landmark: { $effects }
duel-when-chain = with each chained card: { $effects }
duel-when-always = { $effects }

## What is asked

duel-prompt-turn = Your turn: take a card to play or discard, or take a Landmark.
duel-prompt-muster = { $count ->
    [one] Place { $count } Unit: in which region?
   *[other] Place { $count } Units: in which region?
}
duel-prompt-reinforce = Place a Unit in any region: where?
duel-prompt-raze = Remove an enemy Fortress: where?
duel-prompt-manoeuvre = { $count ->
    [one] Your last manoeuvre: which?
   *[other] Choose a manoeuvre ({ $count } left).
}
duel-prompt-again = Another turn after this one: do you take it?
duel-prompt-keep = Keep one of the revealed Alliance tokens.
duel-prompt-race = Choose a Race: its { $count } uppermost tokens are revealed and you keep one.
duel-prompt-fetch = Play a card from the discard for free: which?
duel-prompt-strip = Discard a grey card of your opponent: which?

## What may be chosen

duel-option-play = Play “{ $card }”
duel-option-discard = Discard “{ $card }”
duel-option-landmark = Take { $tile }
duel-option-place = { $region }
duel-option-remove = Remove an enemy Unit in { $region }
duel-option-raze = The Fortress in { $region }
duel-option-move = Move from { $region } to { $to }
duel-option-lose = Your opponent loses a Coin
duel-option-again = Take another turn
duel-option-race = { $race }
duel-option-keep = { $token }
duel-option-strip = { $card }
duel-option-fetch = { $card }
duel-option-pass = Pass

duel-detail-price = { $price ->
    [0] free
    [one] pay { $price } Coin
   *[other] pay { $price } Coins
}
duel-detail-chain = free by the { $chain }
duel-detail-gain = { $gain ->
    [one] gain { $gain } Coin
   *[other] gain { $gain } Coins
}

duel-refused-not-shown = the card does not show this region
duel-refused-no-tokens = its stack is empty
duel-refused-covered = another card covers it
duel-refused-too-dear = it costs you { $price } and you have { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}

## What happened

duel-event-chapter = Chapter { $count } begins.
duel-event-reveal-tile = { $tile } can be taken.
duel-event-reveal-card = Revealed: “{ $card }”.
duel-event-play = { $seat } plays “{ $card }”{ $price ->
    [0] { "" }
    [one] {" "}for { $price } Coin
   *[other] {" "}for { $price } Coins
}.
duel-event-chain = { $seat } plays “{ $card }” for free by the { $chain }.
duel-event-discard = { $seat } discards “{ $card }”.
duel-event-coins = { $seat } takes { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}.
duel-event-lose = { $seat } loses { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}.
duel-events-coins = { duel-event-coins }
duel-event-landmark = { $seat } takes { $tile }{ $price ->
    [0] { "" }
    [one] {" "}for { $price } Coin
   *[other] {" "}for { $price } Coins
}.
duel-event-fortress = { $seat } builds a Fortress in { $region }.
duel-event-advance = { $seat } advances { $count } on the quest, to step { $steps }.
duel-event-place = { $seat } places { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
} in { $region }.
duel-events-place = { duel-event-place }
duel-event-move = { $seat } moves a Unit from { $region } to { $to }.
duel-event-conflict = Conflict in { $region }: each side removes { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
}.
duel-event-remove = { $seat } removes an enemy Unit from { $region }.
duel-event-raze = { $seat } removes the enemy Fortress in { $region }.
duel-event-reveal-tokens = { $seat } reveals { $token }.
duel-event-keep = { $seat } keeps { $token }.
duel-event-search = { $seat } searches the discard.
duel-event-peek = Set aside face down were: “{ $card }”.
duel-event-fetch = { $seat } plays “{ $card }” from the discard.
duel-event-strip = { $seat } makes the opponent discard “{ $card }”.
duel-event-again = { $seat } takes another turn.
duel-event-decline = { $seat } declines another turn.
