### The shell: everything on the page that is not a game's own.

## Names

brand = Epochal
tagline = Great games of history, by the book, in your browser.
seat-name = Player { $number }
list-and = { $first } and { $last }
language-en = English
language-pt-BR = Português (Brasil)
level-novice = Novice
level-steady = Steady
level-strong = Strong
level-master = Master
level-random = Random
level-novice-help = Looks ahead least, and errs most.
level-steady-help = Thinks of later turns too, and errs at times.
level-strong-help = Makes few errors, and answers within a second.
level-master-help = Looks furthest ahead, for up to five seconds.
level-random-help = Takes any choice that the rules allow.
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-hexagon = hexagon
shape-star = star

## Getting around

nav = Main
nav-skip = Skip to the content
nav-home = Games
nav-mine = My games
nav-open = Open tables
nav-watch = Watch
nav-finished = Replays
nav-rules = Rules
nav-settings = Settings
nav-menu = Menu
not-found = There is nothing at this address.
back-home = Back to the games
loading = Loading …
close = Close
copy = Copy
copied = Copied.
try-again = Try again

## What can go wrong

error-offline = The server does not answer. Check the connection and try again.
error-server = The server could not do that. Try again in a moment.
error-client = Something went wrong on this page. Load it again.
error-stale = The table has moved on. Choose again.
reconnecting = The connection is lost. Reconnecting …

## Home

play-now = Play now
play-now-bots = You against bots of level
new-table = New table
learn-rules = Rules
players = { $least } to { $most } players
minutes = { $least } to { $most } minutes
games = The games
your-turn = Your turn
your-games = Your games
all-mine = All my games
empty-mine = You have no games yet. Play now, or open a table for friends.
empty-open = No table is waiting for players. Open one.
empty-watch = No game can be watched right now.
empty-finished = There is no finished game of yours here yet.
status-open = Waiting for players
status-playing = Being played
status-finished = Over
status-broken = Broken
turn-of = Turn: { $names }
free-seats = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
go-on = Go on
watch = Watch
join = Join
open-replay = Look at it
tables-of = Tables
title-mine = My games
title-open = Open tables
title-watch = Games being played
title-finished = Replays
upload = Open a game file
upload-hint = A file that was downloaded here or written by “epochal play”.

## New table

new-table-of = New table: { $game }
field-game = Game
field-seats = Players
field-options = Optional rules
field-bots = Who sits where
field-open = Who may join
field-open-yes = Anyone: the table is listed
field-open-no = Only people with the link
seat-you = You
seat-free = A person
seat-bot = Bot: { $level }
option-on = On
option-off = Off
create = Open the table

## Lobby

lobby = The table is being set
lobby-hint = Send the link to your friends. Free seats can be given to bots at any time.
invite = Invitation link
take-seat = Take this seat
leave-seat = Leave the seat
free-seat = Free seat
give-to-bot = Bot
start = Start the game
start-wait = The game starts when every seat is taken.
waiting-for-host = The host starts the game.
options-chosen = Optional rules

## Table

board = Board
seats = Players
actions = Choices
side = Cards
log = Log
chat = Chat
table = Table
filter = Find a choice
no-match = No choice has these letters in it.
undo = Undo
skip = Skip
resign = Resign
resign-sure = A bot takes over your seat for good. Resign?
yes-resign = Yes, resign
cancel = Cancel
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
to-act = to act
you = you
offline = not here
first-seat = Leads
watching = You are watching.
game-over = The game is over.
rule = Rule
rule-named = Rule { $clause }
why-not = Why not?
advice = What a bot would do
advice-ask = What would you do?
advice-wait = Thinking …
no-reason = what it brings shows only in what follows
reasons-against = rather than “{ $choice }”: { $reasons }
no-better = at once no better than “{ $choice }”
chance-to-win = { $percent } to win the game
# of a move that was made a while ago
chance-then = { $percent } to win the game then
why = Why?
odds-line = This battle: win { $win }, tie { $tie }, loss { $loss }
odds-pressed = win if fought on: { $win }
log-empty = Nothing has happened yet.
log-earlier = Earlier steps
look-from-here = Look at the board at this point
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
since = Since your last turn
since-more = { $count ->
    [one] One step was taken. What concerned you:
   *[other] { $count } steps were taken. What concerned you:
}
since-none = Nothing concerned you.
since-score = Points: { $before } before, { $after } now
since-replay = Replay it
since-dismiss = Go on
share-position = Copy a link to this position
download = Download
rules-of-game = Rules of the game
commitment = Commitment to the dice
commitment-help = Every roll follows from a secret key, fixed before the first one. This is its fingerprint; the key is shown at the end.
key = Key
keys-title = Keys
keys-help = Arrows and Enter or a number: choose. U: undo. H: ask for advice. Slash: find a choice. Plus, minus and 0: zoom.

## Replay

replay-bar = Time line
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the newest
replay-at = Step { $position } of { $last }
replay-past = You are looking at an earlier position.
replay-live = Back to the game

## End

end-title = The game is over
end-won = { $names } wins.
end-shared = { $names } share the victory.
end-you-won = You win!
end-lost = The game is lost.
end-scores = Final scores
end-chart = Points along the game
end-sources = Where the points came from
end-total = Total
verify = Verify the dice
verified = Proven
not-verified = Not proven
rematch = Rematch
end-hide = Look at the board
end-show = Result
broken-title = This table cannot be continued
broken-help = Its log no longer replays under these rules. You can still download it.

## Rules

rules-title = Rules: { $game }
rules-find = Find in the rules
rules-none = No rule has these words in it.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ruling = Ruling
chapters = Chapters
rules-open = Open in the rules
link-clause = Link to this rule

## Settings

settings-title = Settings
set-name = Your name
set-name-help = As others see it at the table.
save = Save
saved = Saved.
set-language = Language
set-theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-motion = Motion
motion-auto = As the device
motion-still = Still
account = Account
account-guest = You are a guest, known by this browser alone. An account keeps your games if it forgets you.
account-have = You have an account.
account-login = Login name
account-password = Password
account-make = Make an account
account-enter = Log in
account-leave = Log out
account-made = Your account is ready.
account-entered = You are logged in.
account-left = You are logged out.
one-time = Another device
one-time-help = A link that works once and carries you to another device.
one-time-make = Make a link
link-title = Coming over from another device
link-question = Use this link to be the same person here? Whoever you are in this browser now is left behind.
link-yes = Yes, come over
