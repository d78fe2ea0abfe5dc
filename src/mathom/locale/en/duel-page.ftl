# Duel's board on the page.

page-duel-board = Duel’s board
page-duel-chapter = Chapter { $chapter }
page-duel-cards = The cards of chapter { $chapter }
page-duel-no-cards = The last card of the chapter has been taken.
page-duel-your-turn = Your turn
page-duel-turn-of = { $seat } to play
page-duel-to-play = to play
page-duel-you = you
page-duel-over = The game is over
page-duel-again = another turn follows
page-duel-reserve = Reserve
page-duel-free = free

## Parts of the board

page-duel-landmarks = Landmarks
page-duel-landmark-stack = { $count ->
    [0] no more will come
   *[other] { $count } more to come
}
page-duel-map = Middle-earth
page-duel-quest = Quest of the Ring
page-duel-alliances = Alliances
page-duel-skills = Skills
page-duel-races = Races
page-duel-chains = Chains
page-duel-supply = Supply
page-duel-tokens-and-tiles = Landmarks and Alliance tokens
page-duel-no-tableau = No card played yet.
page-duel-discard = Discard
page-duel-discard-counts = { $known } face up, { $down } face down{ $peeked ->
    [0] { "" }
   *[other] , { $peeked } seen by you
}
page-duel-discard-empty = Nothing has been discarded face up.
page-duel-peeked = Face down, but you have seen them:
page-duel-way-quest = Quest
page-duel-way-races = Races
page-duel-way-regions = Regions
page-duel-or = {" or "}

page-duel-short-region-lindon = Lin
page-duel-short-region-arnor = Arn
page-duel-short-region-rhovanion = Rho
page-duel-short-region-enedwaith = Ene
page-duel-short-region-rohan = Roh
page-duel-short-region-gondor = Gon
page-duel-short-region-mordor = Mor

## The quest

page-duel-walk = Frodo & Sam{ $left ->
    [0] { " are" } at Mount Doom
    [one] : 1 step to Mount Doom
   *[other] : { $left } steps to Mount Doom
}
page-duel-hunt = Nazgûl{ $left ->
    [0] { " have" } caught Frodo & Sam
    [one] : 1 step behind Frodo & Sam
   *[other] : { $left } steps behind Frodo & Sam
}
page-duel-bonus = Bonus space { $step } for { $seat }
page-duel-bonus-coins = take a Coin
page-duel-bonus-anywhere = place a Unit anywhere
page-duel-bonus-again = take another turn
page-duel-bonus-raze = remove an enemy Fortress
page-duel-bonus-used = Reached already.
page-duel-bonus-open = Not reached yet.

## Threats

page-duel-threats = Victories that are near
page-duel-threat-quest-fellowship = { $left ->
    [one] Frodo & Sam are { $left } step from Mount Doom: there the Fellowship wins at once.
   *[other] Frodo & Sam are { $left } steps from Mount Doom: there the Fellowship wins at once.
}
page-duel-threat-quest-sauron = { $left ->
    [one] The Nazgûl are { $left } step behind Frodo & Sam: catching them, Sauron wins at once.
   *[other] The Nazgûl are { $left } steps behind Frodo & Sam: catching them, Sauron wins at once.
}
page-duel-threat-races = { $seat } needs one more Race to win at once: { $wanting }.
page-duel-threat-regions = { $seat } needs one more region to win at once: { $wanting }.

## What is told about a thing

page-duel-card-of = { $colour } card of chapter { $chapter }
page-duel-back = Face-down card of chapter { $chapter }
page-duel-back-why = It is turned up when no card covers it any more.
page-duel-covered = covered
page-duel-covered-by = { $count ->
    [one] One card covers it.
   *[other] { $count } cards cover it.
}
page-duel-costs = Costs { $cost }
page-duel-costs-nothing = Costs nothing
page-duel-costs-tile = Costs { $cost }, and 1 Coin for each own Fortress on the map
page-duel-chain-from = Free for whoever owns the { $chain }
page-duel-chain-to = Gives the { $chain }
page-duel-price-for = Price for { $who }: { $what }
page-duel-price-chain = nothing, by the { $chain }
page-duel-price-nothing = nothing
page-duel-part-printed = { $count } printed
page-duel-part-missing = { $count } for missing { $what }
page-duel-part-surcharge = { $count ->
    [one] { $count } for a Fortress on the map
   *[other] { $count } for Fortresses on the map
}
page-duel-fortress-in = Fortress in { $region }
page-duel-named = { $name }: { $what }
page-duel-held-by = Held by { $seat }
page-duel-on-top = Lies on top of the stack of the { $race }, known to all
page-duel-stack = { $count ->
    [0] no tokens left
    [one] { $count } token left
   *[other] { $count } tokens left
}
page-duel-known-top = On top: { $token }
page-duel-forces = { $seat }: { $units ->
    [0] { $fortress ->
        [yes] Fortress
       *[no] nothing
    }
    [one] { $units } Unit{ $fortress ->
        [yes] , Fortress
       *[no] { "" }
    }
   *[other] { $units } Units{ $fortress ->
        [yes] , Fortress
       *[no] { "" }
    }
}
page-duel-nobody-there = Nobody is there
page-duel-roads-to = Roads to { $regions }
page-duel-picked-up = a Unit from here is about to move
page-duel-pick-target = Where to? The same region again keeps the Unit there.
page-duel-purse = { $count ->
    [one] Purse of { $seat }: { $count } Coin
   *[other] Purse of { $seat }: { $count } Coins
}

## The browser of components

page-facet-duel-colour = Colour
page-facet-duel-chapter = Chapter
page-facet-duel-race = Race
page-facet-duel-region = Region
page-kind-duel-card = Chapter cards
page-kind-duel-tile = Landmarks
page-kind-duel-token = Alliance tokens

## The guided game

guide-duel-welcome = Welcome! You lead the Fellowship; Sauron is played by a bot and has made the first move. Three roads lead to victory: the Quest of the Ring, the support of six Races, or presence in all seven regions.
guide-duel-cards = A turn is one thing: take a card, or a Landmark. Only cards that no other card covers can be taken: they glow. Try it: point at a dimmed card, or tap it. It says what it is, and by which rule it cannot be taken yet.
guide-duel-price = The figure on a card is what it costs you in Coins. Every Skill you lack costs 1 Coin, so grey cards with Skills make later cards cheaper. A card may also be thrown away, for as many Coins as the chapter’s number.
guide-duel-take = Now you. Choose a glowing card and play it or discard it. A grey or a yellow card is a good beginning.
guide-duel-log = { $took ->
    [grey] Well chosen: its Skill makes later cards cheaper, the whole game long.
    [yellow] Coins are freedom: you can pay for Skills that you lack.
    [blue] The Ring moves: you have gone on along the Quest.
    [green] A Race stands by you now.
    [red] Your Units stand on the map.
    [discard] Thrown away for Coins, and Sauron cannot have it: often wise.
    [landmark] A Landmark already: its Fortress stays for good.
   *[other] Look around as long as you like.
} Sauron answers at once, and everything that happens is told here. A line that names a card can be opened to see it large.
guide-duel-quest = Blue cards carry Rings. Each Ring moves you one step: Frodo and Sam to Mount Doom, the Nazgûl to catch them. Whoever arrives wins at once; some steps on the way give a bonus.
guide-duel-map = Red cards bring Units to one of two regions. Where both sides meet, they remove each other one for one. With a Unit or a Fortress in all seven regions you win at once.
guide-duel-races = Green cards win Races. Two of one Race, or three different ones, bring an Alliance token with a lasting power. Six different Races win at once.
guide-duel-landmarks = A Landmark is dear: six Skills, and 1 Coin for every Fortress you have. But it gives a Fortress, which nobody fights, and more.
guide-duel-again = Your turn again. All you may do stands here too, each with a number key, and below it what you may not do and why. Take something, here or on the board: mind which cards your choice frees for Sauron.
guide-duel-end = You know the way now. Against a bot you can take back whatever you like. After the third chapter, whoever is present in more regions wins. Play on, and good luck!

## What happened since one acted, in a few words

duel-recap-chapter = Chapter { $count } begins
duel-recap-play = “{ $card }” played
duel-recap-chain = “{ $card }” played for free
duel-recap-discard = “{ $card }” discarded
duel-recap-coins = { $count ->
    [one] { $count } Coin taken
   *[other] { $count } Coins taken
}
duel-recap-lose = { $count ->
    [one] { $count } Coin lost
   *[other] { $count } Coins lost
}
duel-recap-landmark = { $tile } taken
duel-recap-fortress = a Fortress in { $region }
duel-recap-advance = { $count } on the quest
duel-recap-place = { $count ->
    [one] { $count } Unit in { $region }
   *[other] { $count } Units in { $region }
}
duel-recap-move = a Unit to { $to }
duel-recap-conflict = conflict in { $region }
duel-recap-remove = an enemy Unit removed in { $region }
duel-recap-raze = the enemy Fortress removed in { $region }
duel-recap-keep = { $token } kept
duel-recap-fetch = “{ $card }” played from the discard
duel-recap-strip = “{ $card }” of the opponent discarded
duel-recap-again = another turn
page-duel-side-more = Show all of this side

## The game on one page

page-duel-overview-goal = Three roads to victory
page-duel-overview-quest = The Quest of the Ring: Frodo and Sam reach Mount Doom, or the Nazgûl catch them.
page-duel-overview-races = The support of six different Races.
page-duel-overview-map = A Unit or a Fortress in all seven regions.
page-duel-overview-turn = A turn is one of these
page-duel-overview-play = Take a card that no other covers, pay for it and play it. A Skill that you lack costs 1 Coin.
page-duel-overview-discard = Take such a card and discard it, for as many Coins as the chapter’s number.
page-duel-overview-landmark = Take a Landmark: six Skills, and 1 Coin for each of your Fortresses. It gives a Fortress and more.
page-duel-overview-cards = What the cards bring
page-duel-overview-means = Grey ones Skills, which stay; yellow ones Coins.
page-duel-overview-rings = Blue ones Rings: a step on the Quest for each.
page-duel-overview-alliances = Green ones Races: two alike or three different ones bring an Alliance token.
page-duel-overview-units = Red ones Units in one of two regions. Enemies there remove each other.
page-duel-overview-manoeuvres = Purple ones manoeuvres, in the third chapter.
page-duel-overview-end = How it ends
page-duel-overview-at-once = At once, when somebody comes to the end of a road.
page-duel-overview-count = Else after the third chapter: whoever is present in more regions wins.
