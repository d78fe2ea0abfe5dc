# The page's own words.

## Everywhere

page-title = Mathom
page-title-your-turn = { $count ->
    [one] ● Your turn
   *[other] ● Your turn at { $count } tables
}
page-tagline = Middle-earth games, kept in play
page-your-turn = Your turn
page-their-turn = { $who } is to choose
page-turn-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
page-loading = One moment …
page-skip = To the content
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-why = Cards and sides have the colours of Okabe and Ito, which people with colour blindness tell apart, and every colour has a sign.
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = What happens is shown
page-motion-quick = Quickly
page-motion-slow = Slowly
page-motion-off = At once, nothing moves
page-motion-skip = Skip
page-sounds = Sounds
page-sounds-on = Soft sounds of what happens
page-sounds-volume = Volume
page-contrast = Contrast
page-contrast-system = As the system
page-contrast-more = More
page-notices = Tell me when it is my turn, while the page is open
page-notices-refused = The browser does not let us: allow notifications for this page in its own settings.
page-confirm = Ask before a choice
page-confirm-why = Against people a choice can be taken back only if they agree. Against bots it always can.
page-confirm-touch = On touch screens
page-confirm-always = Always
page-confirm-never = Never
page-ask-all = Ask me even where there is only one answer
page-keys-on = Use single keys as shortcuts
page-name = Your name
page-name-save = Keep
page-name-kept = You are { $name } now. Seats you hold already keep their name.
page-unofficial = Unofficial, made by admirers. Rules, descriptions and drawings are our own.
page-nowhere = There is nothing here.
page-lost-why = Perhaps the address was cut short on its way to you, or it belongs to another server.
page-go-home = To the start
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-again = Try again
page-rule = rule { $rule }
page-refused-rule = That is not possible now (rule { $rule }).
page-away = The server does not answer. Your games are safe there; try again in a moment.
page-not-loaded = A part of the page could not be loaded. The server may be away, or newer than this page.
page-broken = This screen has broken: a fault of ours. Your games are safe on the server.
page-keeps-nothing = This browser keeps nothing for the page. You can play, but your seats, your name and your settings are lost when you close it. Allow cookies and site data to keep them.
# The server calls whoever has not chosen a name Wanderer.
page-player = { $name ->
    [random] Whim
    [greedy] Keen Eye
    [Wanderer] Wanderer
   *[other] { $name }
}
page-bot-about = { $bot ->
    [random] Draws lots.
    [greedy] Takes what looks best at once.
   *[other] { "" }
}

## Start

page-home-play = Play
page-home-play-now = Play against { $bot }
page-home-play-alone = Play alone
page-home-other = Other seats and variants …
page-home-mine = My tables
page-home-none-mine = You sit at no table yet. Start a game, and it waits for you here.
page-home-open = Open tables
page-home-none-open = Nobody waits for players just now. Make a listed table, and others will find it here.
page-home-finished = Finished games
page-home-none-finished = Your finished games will be here, to be seen again move by move.
page-home-sit = Sit down
page-home-watch = Watch
page-home-replay = Replay
page-home-table = Table
page-home-go-on = Go on
page-home-ply = Choice { $ply }
page-home-more = More
page-home-learn = Learn it in a guided game
page-home-side = Whom do you play?
page-home-rules = Rules
page-home-cards = Components

page-status-waiting = Waits for people
page-status-won = You won
page-status-lost = You lost
page-status-winners = { $count ->
    [0] Nobody won
    [1] { $winners } won
   *[other] { $winners } shared the victory
}

page-new = A table for { $game }
page-new-players = Players
page-new-box = Components
page-new-box-own = As printed
page-new-deck = Code or link of the deck
page-new-deck-missing = Paste the code or the link of a deck, or build one.
page-new-seats = Seats
page-new-seat-me = Me
page-new-seat-person = Somebody by link
page-new-seat-bot = Bot: { $bot }
page-new-shared = You share this screen: before each turn it is handed over.
page-new-by-link = You get a link for each of them, to send as you like.
page-new-watch = You will only watch.
page-new-settings = Variants
page-new-listed = Listed: anybody may find the table and sit down
page-new-start = Set the table

## Table

page-table = Table
page-board = Board
page-board-failed = The board could not be drawn. The choices and the log still work.
page-table-invite = Invitation
page-table-invite-why = Whoever opens this link takes the seat of { $seat }. It works once.
page-welcome = { $count ->
    [0] You are invited to { $game }
   *[other] { $who } invites you to { $game }
}
page-welcome-name = What shall the others call you?
page-welcome-nameless = Sit down without a name
page-table-invite-local = This page is served to this computer alone, so the link leads nobody else here. To let others in, start Mathom like this and open the page by the address of this computer:
page-table-invite-elsewhere = The invitation was shown in the browser where the table was made. A new one replaces it.
page-table-invite-new = New invitation
page-table-invite-only = The free seat can be taken only by an invitation. You can watch here as soon as the game begins.
page-table-share = Send …
page-table-waits-for = Waiting for { $who }
page-table-waiting = The game begins when every seat is taken.
page-table-meanwhile = To read meanwhile:
page-table-listed = The table is listed: anybody may sit down.
page-table-sit = Sit down
page-table-spare = You sit at this table already, and this link is an invitation to another seat of it.
page-table-spare-sit = Take that seat too, at this screen
page-table-spare-keep = Keep it for somebody else
page-table-watch-instead = You can watch instead.
page-table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-table-watching-too = { $count ->
    [one] One other person is watching too.
   *[other] { $count } other people are watching too.
}
page-table-you = you
page-table-name-you = { $name } (you)
page-table-seat = { $seat }: { $who }
page-table-here = here
page-table-away = away
page-table-bot = bot
page-table-free = free
page-table-asked = to choose
page-table-bot-for = { $bot } plays for { $name }
page-table-bot-plays = { $bot } plays for you.
page-table-take-back = Take back
page-table-ask-back = Ask to take back
page-table-take-back-whole = Take back: { $what }
page-table-ask-back-whole = Ask to take back: { $what }
page-table-asked-back = You have asked to take back: { $what } Waiting for an answer.
page-table-wants-back = { $who } asks to take back: { $what }
page-table-agree = Agree
page-table-decline = Decline
page-table-withdraw = Withdraw
page-table-hand-over = Let a bot play for me
page-table-hand-over-why = It plays until you take the seat back.
page-table-resume = Play myself again
page-table-resign = Give up
page-table-resign-sure = Give up this game? That cannot be taken back.
page-table-resign-yes = Give up now
page-table-rematch = Play again
page-table-rematch-swapped = Play again, sides swapped
page-table-rematch-go = To the new table
page-table-log = What happened
page-table-chat-say = Talk to the table
page-table-chat-send = Send
page-table-rules = Rules
page-table-menu = Table
page-table-watch-link = Link for watching
page-table-watch-link-why = Whoever opens it sees what everybody may see.
page-table-commitment-why = Chance was fixed before the game began. At its end you can prove that it was not changed.
page-table-leave = Leave the table
page-table-leave-why = The game has not begun: your seat becomes free again.
page-table-abandoned = Everybody has left this table.
page-table-record = Download the record
page-table-replay = Replay
page-table-seed = Seed
page-table-spectator = You are watching.
page-table-since = Since you left
page-table-next = { $who } is to choose, at this screen too.
page-table-next-ready = Hand over the screen
page-table-curtain = Hand the screen to { $who }.
page-table-curtain-ready = I am { $who }: show my side
page-table-curtain-never = We hide nothing from each other: no curtain any more
page-table-curtain-wanted = Draw a curtain when the screen is handed over
page-table-choices = What you may do
page-table-unfold = { $count ->
    [one] Show the one option
   *[other] Show all { $count } options
}
page-table-fold = { $count ->
    [one] Hide the option
   *[other] Hide the { $count } options
}
page-table-refused = { $count ->
    [one] What you may not do, and why (1)
   *[other] What you may not do, and why ({ $count })
}
page-pass-turn = Pass for this turn
page-pass-round = Pass for this round
page-pass-game = Pass until there is something new
page-passing-turn = You pass until this turn is over.
page-passing-round = You pass until this round is over.
page-passing-game = You pass until there is something new to use.
page-pass-no-more = Ask me again
page-plan = Your plan
page-plan-part = { $count ->
    [one] { $what }
   *[other] { $what } (×{ $count })
}
page-plan-drop = Not this: { $what }
page-plan-confirm = Confirm ({ $marked } of { $count })
page-plan-fill = { $count } more: { $what }
page-plan-rest = { $marked ->
    [0] All of it: { $what } (×{ $left })
   *[other] These, and for the rest: { $what } (×{ $left })
}
page-plan-running = Under way: { $what }
page-plan-halt = Stop
page-plan-resume = Go on: { $what }
page-plan-stopped-happened = Stopped, because something happened: { $what }
page-plan-stopped-why = Stopped: { $why }
page-plan-stopped-refused = Stopped, because the next part is not possible any more.
page-plan-stopped-asked = Stopped, because something else is asked of you.
page-plan-stopped-back = Stopped, because something was taken back.
page-plan-stopped-over = Stopped, because the game is over.
page-plan-stopped-lost = Stopped, because the link to the server was lost.
page-plan-stopped-told = Stopped, as you wished.
page-table-sending = Not yet received by the server: { $what }
page-table-sure = Is this what you want?
page-table-sure-yes = Yes, do it

page-since-at = { $at } of { $last }
page-since-all = All at once
page-since-close = Go on playing

page-over = The game is over
page-over-won = You have won
page-over-lost = You have lost
page-over-shared = You share the victory
page-review = How it went
page-review-goal = the game ends at { $goal }
page-review-turns = Turning points
page-review-turns-why = Where the game went otherwise than before, by the judgement of our bots. Each opens the replay there.
page-review-turn = { $when }: { $what }
page-review-helped = in favour of { $who }
page-review-deeds = What everybody did
page-review-deeds-of = { $who } (you)
page-review-hidden = What was hidden
page-review-nothing = nothing
page-over-fair = Was chance fair?
page-over-verify = The record proves it: it holds every choice and every draw. Check it with the program:
page-over-commitment = Commitment to chance

page-link-connecting = Connecting …
page-link-lost = The connection is lost. We keep trying.
page-link-restarting = The server is restarting. The game goes on in a moment.
page-link-crowded = The server answers but opens no connection: perhaps too many windows are open. Close some; we keep trying.
page-link-unsent = { $count ->
    [one] What you did last is not yet received, and will be sent.
   *[other] The last { $count } things you did are not yet received, and will be sent.
}
page-link-outdated = The server has a newer page than this one. Load it to go on; your games are safe.
page-link-reload = Load the page anew

page-note-who = { $name } ({ $seat })
page-note-made = The table was set.
page-note-sat = { $name } sat down.
page-note-left = { $name } left the table.
page-note-invited = A new invitation was made.
page-note-begun = The game begins.
page-note-handed-over = { $name } lets { $text } play.
page-note-resumed = { $name } plays again.
page-note-asked = { $name } asks to take back.
page-note-agreed = { $name } agrees.
page-note-declined = { $name } does not agree.
page-note-withdrawn = { $name } does not want to take back any more.
page-note-bot-failed = { $name } could not decide; the choice was drawn by lot.
page-note-rematch = { $name } wants to play again.
page-note-chat = { $name }: { $text }

page-log-show = Show
page-log-all = All
page-log-game = Game
page-log-talk = Talk
page-log-undone = Taken back:
page-log-unfold = The { $count } lines one by one

page-recap = Since you acted
page-recap-point = Show it on the board
page-recap-all = Show all of it

## Replay

page-replay-of = Replay: { $game }
page-replay-controls = Controls
page-replay-at = Position { $at } of { $last }
page-replay-first = To the beginning
page-replay-back = One back
page-replay-on = One on
page-replay-last = To the end
page-replay-play = Run
page-replay-pause = Stop
page-replay-speed = Speed
page-replay-as = As seen by
page-replay-spectator = a spectator
page-replay-turning = The game turned here
page-replay-link = Link to this position

## Rules and components

page-rules-of = Rules: { $game }
page-rules-here = Rules:
page-rules-search = Search the rules
page-rules-chapters = Chapters
page-rules-none = No rule has this in it.
page-overview = The game on one page
page-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
page-cards-of = Components: { $game }
page-cards-search = Search the components
page-cards-none = No component has this in it.
page-cards-found = { $count ->
    [one] One component
   *[other] { $count } components
}
page-cards-copies = { $count } of them
page-cards-reconstructed = Reconstructed: we have not seen this component itself.
page-cards-reconstructed-short = reconstructed
page-zoom = Enlarge
page-facet-all = all
page-facet-kind = Kind

## Keys

page-keys = Keys
page-keys-everywhere = Everywhere
page-keys-at-table = At a table
page-keys-in-replay = In a replay
page-keys-tab = To the next thing; the arrows go on within a group
page-keys-enter = Do what is in focus
page-keys-full = With Shift a click or Enter marks as many as fit
page-keys-help = Show the keys
page-keys-choose = Choose the option of this number
page-keys-choices = To the options
page-keys-board = To the board
page-keys-rules = Open the rules
page-keys-log = To what happened; the arrows go along it
page-keys-chat = Say something
page-keys-undo = Take back
page-keys-zoom = Enlarge what is in focus
page-keys-close = Close what is open
page-keys-step = One position back or on
page-keys-ends = To the beginning or the end
page-keys-run = Run or stop

## Guided games

page-guide = Guide
page-guide-at = Step { $at } of { $last }
page-guide-on = Next
page-guide-back = Back
page-guide-praise = Just so.
page-guide-skip-step = Skip this step
page-guide-skip = I know it already
page-guide-end = Play on

## Things on a board

page-board-open-rule = Open rule { $rule }
page-board-enlarge = Enlarge
page-board-close = Close
page-board-how-to-open = Click or press Enter to choose.
page-board-how-to-do = Click or press Enter: { $deed }
page-board-look = Look at the board
page-board-unfold = Back to the question

## Where decks are built

page-decks-of = Deck builder: { $game }
page-decks-open = Build a deck

## Where owners enter their figures

page-figures-of = Your own figures: { $game }
page-figures-enter = Enter figures of your own
page-figures-change = Change the figures of these components
page-figures-about = If you own the game, enter here what is printed on your copy. What you type is checked and drawn at once; what you leave stays as it is. Saved figures can be chosen for every new table on this server.
page-figures-component = Component
page-figures-changed = { $title } ({ $count } changed)
page-figures-count = { $count ->
    [0] Nothing is changed yet.
    [one] { $count } field is changed.
   *[other] { $count } fields are changed.
}
page-figures-reset = Reset all of { $title }
page-figures-reset-field = Reset: { $field }
page-figures-was = ours: { $value }
page-figures-none = none
page-figures-yes = yes
page-figures-guess = reconstructed
page-figures-drawn = As it would be
page-figures-keep = Save
page-figures-keep-about = Saved figures keep what they are, so that tables and records can name them; change them again and you save new ones.
page-figures-name = Name
page-figures-save = Save these figures
page-figures-made = Saved as { $name }. Records name it by this number:
page-figures-play = Play with them
page-figures-download = Download the folder
