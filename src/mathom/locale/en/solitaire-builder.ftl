# What is said where the decks of Solitaire are built.

solitaire-builder-about = Choose a company, what it carries, and four decks. The sum of the minds of the company is N: it says how many cards the decks need. What you build is kept in this browser.

## To begin with, and to all of it

solitaire-builder-start = Begin with
solitaire-builder-start-choose = choose
solitaire-builder-start-empty = nothing at all
solitaire-builder-start-go = Take these
solitaire-builder-fill = Fill in what is missing
solitaire-builder-filled = { $count ->
    [0] Nothing could be added; see which rules are broken.
    [one] { $count } card was added:
   *[other] { $count } cards were added:
}
solitaire-builder-undo = Undo
solitaire-builder-settings = Variants that decks depend on

## How the decks stand

solitaire-builder-state = How the decks stand
solitaire-builder-legal = These decks keep to the rules
solitaire-builder-broken = { $count ->
    [one] { $count } rule is still broken
   *[other] { $count } rules are still broken
}
solitaire-builder-counts = What the rules count
solitaire-builder-violations = What is wrong
solitaire-builder-play = Play this deck
solitaire-builder-not-kept = not yet as it must be
solitaire-builder-count = { $count }
solitaire-builder-exactly = { $count } of { $most }
solitaire-builder-at-least = { $count }, at least { $least }
solitaire-builder-at-most = { $count }, at most { $most }
solitaire-builder-between = { $count }, from { $least } to { $most }
solitaire-builder-tally = { $what }: { $count }
solitaire-builder-tally-minds = Mind of the company (N)
solitaire-builder-tally-company = Characters
solitaire-builder-tally-minor-items = Minor items
solitaire-builder-tally-resources = Resources (3N)
solitaire-builder-tally-hazards = Hazards (2N)
solitaire-builder-tally-nazgul = Nazgûl
solitaire-builder-tally-shadow-hold-creature = Shadow-hold creatures
solitaire-builder-tally-lair-dragon = Dragons of your lairs
solitaire-builder-tally-ruins-lairs-creature = Ruins & Lairs creatures
solitaire-builder-tally-assassin-or-slayer = Assassins or Slayers
solitaire-builder-tally-pick-pocket = Pick-pockets
solitaire-builder-tally-corruption = Corruption cards
solitaire-builder-tally-sites = Sites
solitaire-builder-tally-site-dark-hold = Dark-hold
solitaire-builder-tally-site-shadow-hold = Shadow-hold
solitaire-builder-tally-site-lair = Dragon’s lair
solitaire-builder-tally-site-ruins-and-lairs = other Ruins & Lairs
solitaire-builder-tally-site-border-hold = Border-hold
solitaire-builder-tally-site-free-hold = Free-hold
solitaire-builder-tally-treasures = Treasures (N)
solitaire-builder-tally-points = Their marshalling points (N)

## The lists

solitaire-builder-parts = Company and decks
solitaire-builder-held = only what I have chosen
solitaire-builder-full = tell what they do
solitaire-builder-nothing = Nothing here has this in it.
solitaire-builder-nothing-held = Nothing that you have chosen has this in it.
solitaire-builder-nobody = Choose the company first: somebody has to carry these.
solitaire-builder-less = One fewer: { $card } (now { $count })
solitaire-builder-more = One more: { $card } (now { $count })
solitaire-builder-bearer = with
solitaire-builder-bearer-of = Who carries { $card }

## To pass decks on

solitaire-builder-share = Share
solitaire-builder-share-about = Whoever opens this link finds these decks here.
solitaire-builder-share-link = Link to these decks
solitaire-builder-share-code = The code alone, for new tables and for the command line:
solitaire-builder-text = As text
solitaire-builder-text-about = One card to a line, such as “2 Concealment”, under the headings. Change the list or paste another, in English or Japanese, and take it.
solitaire-builder-take = Take this list
solitaire-builder-taken = The list was taken.
solitaire-builder-restore = Back to the decks as they are
solitaire-builder-download = Download
