# What is wrong with what somebody gave us; each goes on after “mathom:” or inside a sentence.

error-sentence = { $text }.

## What cannot be begun or found

error-no-game = no game { $id }; there are { $known }
error-no-bot = no bot { $id } plays { $game }; there are { $known }
error-bot-not-made = the bot { $id } cannot be made: { $why }
error-bot-no-bot = { $id } is no bot: it has no method 'choose'
error-bot-not-named = the saved game seats the bot { $id }: name it with --seats to have its code run
error-plugin-module = the module { $module } cannot be imported: { $why }
error-plugin-name = the module { $module } has no class or function { $name }
error-no-module = there is no such module
error-no-game-there = the plugin { $id } brings no game of that id
error-no-field = there is no field { $field } to enter
error-kept-name = a box has a name of 1 to { $most } letters, digits and blanks
error-nothing-entered = nothing was entered that is not in the game's own box
error-too-many-kept = { $most } boxes are kept here already
error-no-box = { $game } has no box of data files that could be another
error-no-folder = there is no folder { $folder } with a box
error-box-name = a box is called as its folder, in at most 60 printable characters, not { $folder }
error-box-changed = the box of { $game } was changed since
error-other-box = this is of another box of { $game }, { $box }: name its folder with --box
error-want-folder = a box is named by its folder, not by { $found }
error-own-box = the game's own box
error-record-box = the record is of the box { $found }, not of { $wanted }
error-no-name = the box says nothing of how { $id } is called: { $fault }; write it into its en.ftl
error-no-rule = no rule { $id } in this ledger; its chapters are { $chapters }
error-no-ledger = there are no rules in the language { $lang }
error-no-card = no component of { $game } has { $word }
error-summary-of-all = a summary is of all components: give --summary without a word
error-deck-broken = the decks break { $count ->
    [one] a rule
   *[other] { $count } rules
} of construction
error-no-deckbuilding = nobody builds decks for { $game }
error-no-decks = there is no file { $name }, and as a name: { $why }
error-players = { $game } is for { $allowed } players, not { $count }
error-no-setting = { $game } has no setting { $id }; it has { $known ->
    [none] none
   *[other] { $known }
}
error-setting-value = the setting { $id } is { $allowed }, not { $value }
error-settings-unfit = cannot be had together: { $why }
error-bad-name = a player's name is a short text on one line, not { $name }
error-bad-seed = a seed is a number or a short text on one line, not { $seed }
error-long-seed = a seed that is a number must be shorter than that
error-no-option = { $option } is not an option of this game{ $near }
error-no-number = no option has the number { $number }; there are { $count } numbers
error-options-of-no-game = these options belong to no game, so they cannot be pickled
error-did-you-mean = ; did you mean { $near }?

## Files

error-cannot-read = cannot read { $file }: { $why }
error-too-large = it has more than { $most } bytes
error-not-text = byte { $at } is not UTF-8 text
error-standard-input = the standard input

## Tables of names and values, as states are

error-state = the state
error-part = { $whole }, { $part }
error-no-json = { $where } is not JSON: { $fault }
error-no-table = { $where } must be a table of names and values, not { $found }
error-found-table = a table
error-found-list = a list
error-found-large = a number far too large
error-field = { $where }: field { $field } { $problem }
error-field-missing = is missing
error-field-unknown = is not known here
error-field-text = must be a text, not { $found }
error-field-list = must be a list, not { $found }
error-field-count = must be a whole number from { $least } to { $most }, not { $found }
error-field-length = must be a list of { $length }
error-field-counts = must be a list of { $length } whole numbers
error-field-counts-most = must hold numbers from 0 to { $most }
error-field-one-of = must be one of { $known }, not { $found }
error-field-flag = must be true or false
error-field-score = must be a score from 0.0 to 1.0
error-field-rows = must be a list of { $least } to { $most }
error-field-shuffle = must be a shuffle of the pile
error-field-one-card = must hold one card or none
error-field-seen = must name somebody who has seen the card
error-field-instance = must be an instance in play, which { $found } is not
error-field-instance-number = must be below the number of those that entered, and not given twice: { $found }
error-field-bears-itself = must not lead back to the instance itself
error-instance-bears-itself = instance { $number } bears itself
error-agenda-instance = must name instances that are in play
error-agenda-end = must be empty after the end, and only then
error-agenda-script = must carry out effects that a script has
error-agenda-question = must ask for an effect what it asks
error-state-seats = the state is of { $count } seats, not of { $given }
error-state-broken = the state cannot be: { $why }
error-state-clue-none = a clue that is none is about a card
error-state-clue-bound = a card is bound to a clue that is not about it
error-state-too-early = a card came to its place before it was there
error-state-clue-binds = a clue binds no card
error-state-clue-types = a clue must count cards of both types
error-state-clue-untrue = a clue tells of cards that are not there
error-state-derived = something does not follow from the rest of the state
error-state-order = face-down cards must be in order

## Records

error-no-record = this is no record: the first line must be { $line }
error-record-rewritten = the record was rewritten with other line ends or a byte order mark
error-record-cut-off = the record is cut off: its last line must begin with 'sum'
error-record-changed = the record was changed: its sum does not match its text
error-record-not-canonical = the record is not written in its one canonical form
error-record-no-seed = the record tells no seed, so its outcomes cannot be verified
error-record-other-seed = the seed is not the one the record promised in its commitment
error-record-outcome = an outcome of choice { $ply } is not what the seed gives
error-record-line = line { $line } of the record { $problem }
error-line-after = stands after its end
error-line-begin = must begin with { $word }
error-line-game = must be 'game', the game's id and the version of its rules
error-line-undo = must undo to a choice before choice { $ply }
error-line-choice = must be a choice such as '1 sauron: pass', or 'undo' and a number
error-line-number = must be choice { $ply }, not { $found }
error-line-seat = names a seat that is not in the game: { $seat }
error-line-outcome = must hold outcomes such as 4/23, not { $found }
error-line-range = must hold outcomes below their range, not { $found }
error-line-table = must name each thing once, with a text
error-line-scores = must give each seat its score
error-line-json = must end in compact JSON
error-outcome-missing = the record lacks an outcome: one of { $span } was needed
error-outcome-other = the record has { $found } where an outcome of { $span } was needed
error-outcomes-left = the record has { $count } outcomes more than the rules asked for

## Matches

error-over = the game is over: nothing is left to choose
error-not-your-choice = it is the choice of { $seat }
error-go-back = cannot go back to choice { $to }: the match stands at { $ply }
error-prepared-elsewhere = this was prepared for another position: the match has gone on since
error-over-resign = the game is over: nobody can give up any more
error-no-seat = seat { $seat } is not one of 0 to { $last }
error-record-ends-here = this record tells no seed: begin a new match from its state instead
error-entry-undo = it goes back to a choice that was not made
error-entry-ply = the match stands at choice { $ply }
error-entry-resign = it gives up a game that is over
error-entry-seat = it is another seat's choice
error-record-version = the record is of { $found }, not of { $wanted }
error-record-seats = the record does not name the seats of the game in their order
error-record-settings = the record does not name every setting of the game
error-record-broken = the record cannot be: { $why }
error-record-ending = the record says it ended with { $said }, but it is { $found }
error-record-digest = the last state is not the one the record was made with
error-record-position = the record begins with a position that cannot be: { $why }
error-record-replay = the record does not replay at choice { $ply }: { $why }
error-record-rules = the rules fail at choice { $ply } of the record: { $fault }
error-position-canonical = its text is not canonical
error-position-seats = it is of { $count } seats, not of { $given }
error-position-settings = its settings are not those of the record

## Arguments of another type

error-want-game = a game is named by its id, such as 'duel', not by { $found }
error-want-seats = seats must be a list of players' names, not { $found }
error-want-player = a player's name must be a text, not { $found }
error-want-seed = a seed must be a whole number or a text, not { $found }
error-want-settings = options must be a table of settings and their values, not { $found }
error-want-text = a text is wanted, not { $found }
error-want-state = a state of a game is wanted, not { $found }
error-want-other-state = the state is of { $found }, not of { $game }
error-want-record = a record is wanted, not { $found }; Record.loads reads one from a text
error-want-option = an option is wanted or its text, not { $found }
error-want-seat = a seat is named by its number from 0, not by { $found }
error-want-version = a version of a match is a whole number, not { $found }
error-want-chance = a source of chance is wanted, such as Seeded("7"), not { $found }
error-want-bot = a bot's name must be a text, not { $found }
