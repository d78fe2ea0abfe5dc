# The terminal client's own words.

## Everywhere

terminal-name = Mathom
terminal-motto = Middle-earth games worth keeping
terminal-player = { $name ->
    [human] human
    [random] bot: random
    [greedy] bot: greedy
   *[other] { $name }
}
terminal-reconstructed = reconstructed component

## Menu

terminal-menu-game = Game
terminal-menu-players = Players
terminal-menu-sides = Seats
terminal-menu-sides-chosen = as chosen above
terminal-menu-sides-drawn = drawn by lot
terminal-menu-language = Language
terminal-menu-play = Play
terminal-menu-load = Continue a saved game
terminal-menu-quit = Quit

## Keys

terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-filter = Find
terminal-key-details = Details
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-load = Load
terminal-key-refused = Why not
terminal-key-ask-all = Ask all
terminal-key-pass-no-more = Ask again
terminal-key-light = Light
terminal-key-dark = Dark
terminal-key-menu = Menu
terminal-key-scroll = Board
terminal-key-story = Log
terminal-key-close = Close
terminal-key-quit = Quit
terminal-key-move = Move
terminal-key-change = Change
terminal-key-choose = Choose
terminal-key-pages = Chapter
terminal-key-step = Step
terminal-key-turn = Turn
terminal-key-first = First
terminal-key-last = Last
terminal-key-run = Run
terminal-key-stop = Stop
terminal-key-viewer = Seat
terminal-key-review = How it went
terminal-key-watch = Look at it
terminal-key-turning-point = Turning point

## The table

terminal-thinking = { $seat } is thinking…
terminal-acts-heading = Several steps at once
terminal-refused-heading = Not possible now
terminal-refused-hidden = { $count ->
    [one] { $count } refused option is hidden; r shows it
   *[other] { $count } refused options are hidden; r shows them
}
terminal-over = The game is over
terminal-rematch = Play again
terminal-review = How it went
terminal-watch = Look at it again
terminal-to-menu = Back to the menu
terminal-log = What happened
terminal-choice-number = choice { $ply }
terminal-ask-all = From now on you are asked even where there is only one answer.
terminal-ask-less = What has only one answer is no longer asked.
terminal-pass-turn = Pass for this turn
terminal-pass-round = Pass for this round
terminal-passing-turn = { $seat }: passes until this turn is over (P asks again)
terminal-passing-round = { $seat }: passes until this round is over (P asks again)
terminal-recap-who = { $who }:{" "}
terminal-nothing-to-undo = Nothing to take back yet.
terminal-endless = A hundred choices in a row had only one answer: from here on you are asked.
terminal-filter = a part of what you look for
terminal-marking = Space marks several, Enter carries them out.
terminal-one-of = { $number } of { $count }
terminal-times = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
}
terminal-confirm = Carry out ({ $count } of { $most }): { $what }
terminal-confirm-other = Pay with other cards
terminal-confirm-no = Not now
terminal-stopped = Stopped. { $why }
terminal-stopped-asked = Something else is asked now.

## Leaving

terminal-leave = Leave this game?
terminal-leave-save = Save and leave
terminal-leave-lose = Leave without saving
terminal-leave-stay = Stay

## Saves

terminal-saved = Saved as { $name }.
terminal-save-failed = The game could not be saved: { $why }.
terminal-load-title = Saved games
terminal-load-none = There are no saved games in { $folder }.
terminal-load-damaged = damaged
terminal-load-over = over
terminal-load-entry = { $game } · { $players } · choice { $ply }
terminal-load-refused = { $name } cannot be opened: { $why }.
terminal-load-unreadable = the file cannot be read
terminal-load-no-seed = it tells no seed, so it can be looked at (w) but not played on

## A game looked at again

terminal-watch-at = Position { $at } of { $last }
terminal-watch-as = as seen by { $who }
terminal-watch-spectator = as seen by a spectator
terminal-watch-untold = { $who } makes a choice of which nothing is told.
terminal-watch-keys =
    → ←      one position on, one back
    ↓ ↑      to the next turn, back to where one began
    Home End  to the beginning, to the end
    Space    let it run, or stop it
    1 2 3    to a turning point (once the game is over)
    v        look as the next seat, or as a spectator
    h        how it went (once the game is over)

    R        the rules of the choice that follows; ← → turn the pages
    ?        this list; → leads to the signs of the board
    g t      other language, light or dark
    PgUp PgDn  move the board
    {"["} ]      move the log
    q        close

    A click on the board tells about what was clicked.
terminal-review-course = How it went
terminal-review-goal = the game ends at { $goal }
terminal-review-turns = Turning points
terminal-review-turn = { $when }: { $what }
terminal-review-helped = in favour of { $who }
terminal-review-hidden = What was hidden
terminal-review-nothing = nothing
terminal-review-deeds = What everybody did

## Rules

terminal-help-keys = Keys
terminal-keys =
    1 … z    choose the option with this key
    ↑ ↓      point at an option; the board shows what it is about
    Enter    choose what is pointed at, or carry out what is marked
    Space    mark one of several (cards, dice, influence)
    /        list only what contains some letters; Esc lists all again

    u        take back; several things done at once are taken back at once
    r        show or hide what is not possible, and why
    !        be asked even where there is only one answer, or not
    P        ask again whoever passes for a turn or a round
    I        all of what is told of what is pointed at, where it does not fit
    R        the rules of this choice; ← → turn the pages
    ?        this list; → leads to the signs of the board

    s l      save, load
    g t      other language, light or dark
    PgUp PgDn  move the board
    {"["} ]      move the log
    q        leave

    A click on the board points at the options of what was clicked; where there are none, it tells about it.
terminal-rules-choice = Rules of this choice
terminal-rules-page = { $chapter } ({ $page } of { $pages })
terminal-rules-signs = Signs

## Duel's drawing

terminal-duel-chapter = Chapter { $chapter } of 3
terminal-duel-stocks = Reserve { $reserve } · Discard { $up } open, { $down } face down
terminal-duel-free = free
terminal-duel-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
terminal-duel-units = { $count } { $regions }
terminal-duel-walker-fellowship = Frodo & Sam
terminal-duel-walker-sauron = Nazgûl
terminal-duel-goal-fellowship = Mount Doom
terminal-duel-goal-sauron = the catch
terminal-duel-quest = Quest { $count }
terminal-duel-races-won = Races { $count }
terminal-duel-regions = Regions { $count }
terminal-duel-supply = Supply { $count }
terminal-duel-skills = Skills
terminal-duel-races = Races
terminal-duel-chains = Chains
terminal-duel-landmarks = Landmarks
terminal-duel-token = Ally
terminal-duel-landmarks-open = Landmarks · { $stack } face down
terminal-duel-counted = { $count } { $name }
terminal-duel-garrison = { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
}
terminal-duel-where = row { $row }, number { $place } from the left
terminal-duel-top = On top of its stack: { $token }
terminal-duel-cost = cost: { $cost }
terminal-duel-nothing = none
terminal-duel-chain-from = free with the { $chain }
terminal-duel-chain-to = gives the { $chain }

terminal-duel-short-skill-ruse = Rus
terminal-duel-short-skill-strength = Str
terminal-duel-short-skill-courage = Cou
terminal-duel-short-skill-knowledge = Kno
terminal-duel-short-skill-leadership = Lea

terminal-duel-short-region-lindon = Lin
terminal-duel-short-region-arnor = Arn
terminal-duel-short-region-rhovanion = Rho
terminal-duel-short-region-enedwaith = Ene
terminal-duel-short-region-rohan = Roh
terminal-duel-short-region-gondor = Gon
terminal-duel-short-region-mordor = Mor

terminal-fallback-legend = Everything you know of the table, name by name. A question mark is something you do not know.
terminal-duel-legend =
    ✦  the Fellowship
    ◉  Sauron
    In the top line: Coins, then how far with Quest, Races and Regions

    ◆  grey card: Skills
    ●  yellow card: Coins
    ○  blue card: Rings
    ▲  green card: Races
    ✕  red card: Units
    ★  purple card: manoeuvres

    ┏┓ a card that can be taken
    ┌┐ a card that others cover
    ░░ a card that lies face down
    ●2 on the frame: what it costs you; struck out when it is too dear
    2 Gon/Mor: 2 Units in Gondor or in Mordor
    pot→acorn: free with the pot, gives the acorn
    ✕−1  remove an enemy Unit
    ●−1  the opponent loses a Coin
    →1   move a Unit

    ✦2 on the map: 2 Units of the Fellowship
    ♜  a Fortress
    ⌂  a Landmark
    ▮  an Alliance token in its stack

    ● ♟ ↻ ♜ on the Quest track: a Coin, a Unit anywhere, another turn, remove an enemy Fortress
