# Decks for Solitaire as lists, and what can be wrong with them.

## The parts of a list, as headings

solitaire-decks-heading-company = Company
solitaire-decks-heading-minor-items = Minor items
solitaire-decks-heading-resources = Resources
solitaire-decks-heading-hazards = Hazards
solitaire-decks-heading-sites = Sites
solitaire-decks-heading-treasures = Treasures

## What breaks a rule of construction; each goes on after “mathom:” or inside a sentence

solitaire-decks-minds-few = the minds of the company add up to { $count }, and to { $least } at least they must
solitaire-decks-minds-many = the minds of the company add up to { $count }, and to { $most } at most they may
solitaire-decks-no-character = only characters start in the company, and { $card } is none
solitaire-decks-may-not-start = by what the card says, { $card } may not start in a company
solitaire-decks-starts-twice = the company holds { $card } more than once
solitaire-decks-company-many = { $count } characters start, and { $most } at most may
solitaire-decks-starting-many = { $count } items start with the company, and { $most } at most may
solitaire-decks-starting-class = only minor items start with the company, and { $card } is none
solitaire-decks-starting-unique = no unique item may start with the company, as { $card } does
solitaire-decks-starting-hoard = no hoard item may start with the company, as { $card } does
solitaire-decks-starting-not = by what the card says, { $card } may not start with a company
solitaire-decks-starting-bearer = { $card } cannot start with { $bearer }, who is not in the company
solitaire-decks-character = no deck holds a character, and { $deck ->
    [resources] the resource deck
    [hazards] the hazard deck
   *[treasures] the treasure deck
} holds { $card }
solitaire-decks-wrong-deck = { $deck ->
    [resources] the resource deck holds events, allies and factions only
    [hazards] the hazard deck holds creatures and hazard events only
   *[treasures] the treasure deck holds items only
}, so { $card } cannot be in it
solitaire-decks-no-treasure = by what the card says, { $card } cannot be a treasure
solitaire-decks-resources-count = the resource deck holds { $count } cards; with a company of { $n } mind it must hold exactly { $wanted }
solitaire-decks-hazards-many = the hazard deck holds { $count } cards; with a company of { $n } mind it may hold at most { $most }
solitaire-decks-demand = the hazard deck needs { $demand ->
    [nazgul] two Nazgûl
    [shadow-hold-creature] two creatures that can be keyed to Shadow-holds, but neither to Wilderness nor to Ruins & Lairs
    [lair-dragon] two manifestations of unique Dragons that can be played at a lair of the site deck
    [ruins-lairs-creature] two creatures that can be keyed to Ruins & Lairs
    [assassin-or-slayer] { $how ->
        [mixed] two cards that are Assassins or Slayers
       *[alike] two Assassins or two Slayers
    }
   *[pick-pocket] two Pick-pockets
}, which count for no other demand, and has { $count ->
    [0] none
   *[other] { $count }
}
solitaire-decks-corruption-few = the hazard deck holds { $count ->
    [0] no corruption card
    [one] { $count } corruption card
   *[other] { $count } corruption cards
}, and at least { $least } it must
solitaire-decks-haven = Havens are at hand anyway, so { $site } cannot be in the site deck
solitaire-decks-site-demand = the site deck needs { $demand ->
    [dark-hold] a Dark-hold
    [shadow-hold] a Shadow-hold
    [lair] a Dragon’s lair
    [ruins-and-lairs] one of the Ruins & Lairs besides the lair of a Dragon
    [border-hold] a Border-hold
   *[free-hold] a Free-hold
}
solitaire-decks-treasures-few = the treasure deck holds { $count } items; with a company of { $n } mind it must hold at least { $n }
solitaire-decks-treasures-points = the treasures are worth { $count } marshalling points; with a company of { $n } mind they must be worth at least { $n }
solitaire-decks-copies-unique = { $card } is unique, and { $count } copies are brought
solitaire-decks-copies-many = { $count } copies of { $card } are brought, over all decks, and { $most } at most may be
solitaire-decks-copies-site = { $count } copies of { $site } are in the site deck, and one at most may be
solitaire-decks-treasure-class = no site of the site deck lists items of the class of { $card }
solitaire-decks-treasure-lair = { $card } is a hoard item, and no Dragon’s lair of the site deck lists its class
solitaire-decks-treasure-site = the site deck holds no site at which { $card } can be found
solitaire-decks-treasure-gold-ring = { $card } needs a gold ring of its own in the treasure deck
solitaire-decks-treasure-test = no card of the resource deck tests a gold ring of the treasure deck so that it can be { $card }
solitaire-decks-treasure-company = { $card } needs an ally or a faction in the resource deck that is played at the same site
solitaire-decks-dead = no deck may hold { $card }: { $reason }
solitaire-decks-absent = no deck may hold { $absent }: { $reason }
solitaire-decks-gorgoroth = { $site } lies in Gorgoroth, which nobody can reach
solitaire-decks-unfit = these decks may not be played, by { $rule }: { $why }

## What cannot be understood in a list

solitaire-decks-line = line { $line }: { $problem }
solitaire-decks-list-long = the list has more than { $most } characters
solitaire-decks-list-no-part = { $name } stands before any heading, such as Company, Resources or Sites
solitaire-decks-list-heading = { $name } is no heading; there are Company, Minor items, Resources, Hazards, Sites and Treasures
solitaire-decks-list-count = a list names 1 to { $most } copies of a card, not { $count } of { $name }
solitaire-decks-list-many = the list names more than { $most } of this
solitaire-decks-list-near = there is no { $name }; did you mean { $near }?
solitaire-decks-list-unknown = there is no { $name }
solitaire-decks-list-no-site = { $card } is no site
solitaire-decks-list-site = { $site } is a site, and these come under the heading Sites
solitaire-decks-list-bearer = who bears { $card } stands in brackets behind it, as in Elven Cloak (Éowyn)
solitaire-decks-list-no-bearer = { $card } needs a character to bear it, and { $bearer } is none

## What names no decks

solitaire-decks-no-name = { $name } names no decks; there are 'easy', 'normal', 'hard', 'random-SEED', 'daily-YYYY-MM-DD' and 'deck-CODE'
solitaire-decks-no-seed = the seed of random decks is 1 to 30 letters, digits, dots and dashes without accents, not as in { $name }
solitaire-decks-no-date = { $name } names no day; a day is written as in 'daily-2026-02-28'
solitaire-decks-no-random = no decks that keep to the rules can be made of the cards of this box
solitaire-decks-code-broken = this code of a deck is incomplete or was changed
solitaire-decks-code-version = this code of a deck is of a newer version of Mathom
solitaire-decks-code-box = this code of a deck is of another box, with other cards
solitaire-decks-code-many = a deck with a hundred copies of a card has no code
