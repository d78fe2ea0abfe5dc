# What commands print besides the sentences of the games.

## Games

command-players = players
command-seats = seats
command-bots = bots
command-rules = rules
command-version = version { $count }
command-setting = { $name } (rule { $rule }):
command-value = { $value } ({ $name })

## Components

command-column-id = Id
command-column-title = Title
command-column-cost = Cost
command-column-chain = Chain
command-column-figures = Figures
command-column-text = Text
command-column-source = Source
command-source-seed = seed
command-source-reference = reference
command-source-reconstructed = reconstructed
command-source-custom = custom
command-column-kind = Kind
command-column-count = Cards
command-total = All
command-not-playable = Not to be played ({ $count }):
command-missing = { $title } ({ $kind }): { $why }

## Rules

command-test = test: { $test }
command-more-tests = and { $count ->
    [one] { $count } test
   *[other] { $count } tests
} more

## Decks

command-deck-legal = The decks keep to all rules of construction.
command-deck-complete = Nothing is missing.
command-deck-add = { $deck }: { $count } { $card }

## Records

command-choices = Choices: { $count }
command-not-over = Not over yet; { $seat } is to choose: { $asked }
command-verified = Verified: the seed is the one that was promised, and it gives every outcome.

## A match in a notebook

notebook-asked = { $seat } has to make choice { $ply }.
notebook-board = The board
