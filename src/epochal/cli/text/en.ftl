### The command line: help, the table in the terminal, simulation, game files, measurement.

## Help on commands

cli-help-epochal = Board games of rising and falling civilizations, played completely and by the book.
cli-help-version = Say the version, and whether the engine is compiled.
cli-help-command-games = List the games, with their options.
cli-help-command-play = Play a game in the terminal against bots.
cli-help-command-resume = Go on with a game that you left.
cli-help-command-serve = Serve tables in the browser.
cli-help-command-rules = Show the rules of a game, or those with a word in them.
cli-help-command-replay = Tell the story of a game file, and how the game ended.
cli-help-command-verify = Check a game file: every choice, the result and every roll. Ends with 0 if it holds, with 1 if it does not, with 2 if it cannot be read.
cli-help-command-simulate = Let bots play many games.
cli-help-command-bench = Measure quickly how fast a game runs here.
cli-help-command-lab = The laboratory: studies of many games.
cli-help-command-content = Copy the content of a game (board, cards, pieces) into a folder, for you to make your own of it.
cli-help-command-arena = Let bots play against each other, in all seats and with the same luck, and tell how well each does.
cli-help-game = The game, for instance hotw2001; “epochal games” lists them all.
cli-help-lang = The language: { $languages }. The language of the environment if not given.
cli-help-seats = How many players.
cli-help-arena-seats = How many players: the bots named sit down over and over until all seats are taken. As many as bots are named if not given.
cli-help-bots = The bots, one for each seat: for instance strong steady steady steady.
cli-help-seat = Your own seat, counted from 1.
cli-help-level = How well the bots play: novice, steady, strong or master; or random; or search:500ms, to think that long about every choice. Several with commas between them: one for each bot in turn.
cli-help-content = A folder with content of your own; “epochal lab content” makes one with a copy of the standard content, for you to change.
cli-help-folder = The folder to be made.
cli-help-option = An optional rule, for instance multiple_armies=true. Can be given several times.
cli-help-play-seed = Chance and bots from this seed, so that the game can be repeated. A secret key if not given.
cli-help-save = The file to save the game in, as it goes on. A folder of Epochal’s own if not given.
cli-help-file = A game file.
cli-help-word = Show only rules with this word.
cli-help-to = Stop after this many choices.
cli-help-games = How many games.
cli-help-simulate-seed = The seed of the first game; each game after it has the next one.
cli-help-arena-seed = The first seed; each is played once from every seating.
cli-help-prompt = Bots answer as soon as at a table, where people wait: a master takes what seems best when its time is up. The games then depend on the machine.
cli-help-jobs = How many processes play at once. As many as there are processors if not given.
cli-help-ray = Play on the Ray cluster at this address, for instance 10.0.0.5:6379; “auto” for the one that runs here, “local” for one of your own.
cli-help-keep = A file that keeps finished games: the same command goes on where it was stopped.
cli-help-chart = Draw the shares of the victories into this SVG file.
cli-help-json = Write JSON for programs.
cli-help-seconds = How long to measure.
cli-help-host = The address to listen at. Only this machine (127.0.0.1) if not given.
cli-help-port = The port to listen at; 0 for any that is free. 8000 if not given.
cli-help-data = The folder for the database and the secret that signs cookies. A folder of Epochal’s own if not given.
cli-help-database-url = Another database, for instance postgresql+psycopg://user@host/name. A file in the data folder if not given.
cli-help-bot-delay = How long a bot takes at least while somebody watches, in seconds.
cli-help-bot-processes = How many processes bots think in.
cli-help-rate = How many requests a person may make in a second, in the long run; 0 for no limit.
cli-help-secure-cookie = Send cookies over HTTPS only.
cli-help-game-module = A Python module that registers a game of one’s own. Can be given several times.

## Version and games

cli-version = Epochal { $version }, engine { $build }
cli-compiled = compiled
cli-uncompiled = uncompiled
cli-players = { $least } to { $most } players
cli-default = ({ $value } if not given)

## Errors

cli-error = Error: { $what }
cli-file-missing = There is no file { $file }. Check the path.
cli-file-unreadable = { $file } cannot be read ({ $what }). Choose a game file that Epochal has written.
# $what is the error itself, as a sentence
cli-file-wrong = { $file }: { $what }
cli-save-exists = { $file } already exists and will not be overwritten. Choose another name with --save.
cli-save-folder = { $file } cannot be saved: { $folder } is not a folder. Make it first, or choose another place with --save.
cli-save-unwritable = { $file } cannot be saved ({ $what }). Choose another place with --save.
cli-option-form = “{ $given }” is not an option. Write it as name=value. The options and their usual values: { $known }.
cli-seat = There is no seat { $seat } at this table. Choose one from 1 to { $seats }.
cli-cannot-resume = { $file } is not a game that you can go on with: it is over, or it was not left from “epochal play”. Look at it with “epochal replay”.
cli-levels = { $levels } levels are named for { $bots ->
    [0] no bot
    [1] one bot
   *[other] { $bots } bots
}. Name fewer levels, or choose more --seats.
cli-arena-few = { $game } is for { $least } to { $most } players, and { $bots ->
    [one] only one bot is
   *[other] only { $bots } bots are
} named. Name more bots, or say with --seats how many players there are: then the bots sit down over and over.
cli-arena-seats = There { $bots ->
    [one] is one bot
   *[other] are { $bots } bots
} for { $seats ->
    [1] one seat
   *[other] { $seats } seats
}. Name fewer bots, or choose more --seats.
cli-folder-there = { $folder } is there already. Name a folder that is not.
cli-content-copied = The content of { $game } is in { $folder } now. Change what you like, and play with it: epochal lab balance { $game } --content { $folder }
cli-serve-failed = The server cannot run: { $what }. Check the settings.

## The table in the terminal

cli-you = you
cli-welcome = { $others ->
    [0] You are { $you }, and no other player is at the table.
    [one] You are { $you }, against one bot.
   *[other] You are { $you }, against { $others } bots.
}
cli-bots = Bots: { $bots }
cli-bot = { $player } ({ $level })
cli-level-novice = Novice
cli-level-steady = Steady
cli-level-strong = Strong
cli-level-master = Master
cli-level-random = Random
cli-welcome-options = Options: { $options }.
cli-commitment = Commitment to the dice: { $commitment }
cli-welcome-help = Type the number of your choice. hint: advice. h: help.
cli-help =
    number  choose
    Enter   show the question again (or take the only choice)
    m       the whole map, and the level of each bot
    c       your cards and what they do
    l       the log; l 200: its last 200 lines
    hint    the best choices as a good player sees them, and why
    why     why the bots made their last choices
    ?       the rule behind the question
    ?3      the rules behind choice 3, and its odds
    ? word  rules with a word in them; and why you cannot choose it,
            if the word is the name of a land or a card
    h       this help
    q       save and quit; “epochal resume” goes on later
cli-not-understood = “{ $answer }”: I do not understand.
# $what is what Python says
cli-no-answer = This cannot be answered, by a fault of the program ({ $what }). Nothing has changed; go on.
cli-no-such-number = Choose a number from 1 to { $count }.
cli-more-log = { $count ->
    [one] One line is left out; l shows it.
   *[other] { $count } lines are left out; l shows them.
}
cli-thinking = Thinking…
cli-hint = What I would do, best first:
cli-hint-single = You have only one choice.
# $reasons as the game words them, $chance as cli-to-win says it
cli-why = { $player }, “{ $action }”: { $reasons }; { $chance }.
cli-why-nothing = The bots have made no choice yet that can be explained openly.
cli-no-reason = what it brings shows only in what follows
cli-against = rather than “{ $choice }”: { $reasons }
cli-no-better = at once no better than “{ $choice }”
cli-to-win = { $chance } to win
cli-ruling = Ruling: { $ruling }
cli-nothing-found = No rule has “{ $word }” in it. Try another word.
cli-more-found = { $count ->
    [one] One more rule: epochal rules { $game } { $word }
   *[other] { $count } more rules: epochal rules { $game } { $word }
}
cli-left = The game is saved. To go on: epochal resume { $file }
cli-key = The key behind the commitment: { $key }
cli-saved = The game is saved. To check every roll: epochal verify { $file }
cli-serving = The tables are at { $address } (Ctrl-C ends).

## History of the World on the screen: what the editions share, and what is of 2001

cli-epoch = Epoch { $epoch }
cli-epochs = Epochs { $first } to { $last }
cli-barren = Barren
cli-legend = F fort  C capital  c city  M monument  r resource  · nobody
cli-legend-armies = { "  " }x2 armies
cli-manned = Controls the { $water }:
cli-turn-events = Events: { $what }
cli-turn-fleets = Fleets: { $what }
cli-turn-forts = Free forts: { $what }
cli-turn-lost = Lost in combat: { $what }
cli-turn-treachery = Treachery: { $what }
cli-empire = { $empire }: strength { $strength }, starts in { $starts },
cli-empire-capital = with a capital.
cli-empire-no-capital = without a capital.
cli-empire-fleets = Fleets: { $waters }.
cli-greater = Greater Event
cli-lesser = Lesser Event
cli-no-cards = You have no cards left.
cli-odds = You take the land: { $win }. It is left empty: { $tie }. The attack fails: { $loss }.

## History of the World (2018) on the screen

cli-track = Score track
cli-legend-territories = a active army  F fort  C capitol  c city  M monument  r resource  t terrain  · nobody
cli-turn-caravans = Caravans: { $what }
cli-turn-tokens = Siege tokens: { $what }
cli-draft-empires = Choosing an empire: { $what }
cli-draft-events = Choosing an event: { $what }
cli-empire-card = { $armies ->
    [one] { $armies } army in { $starts },
   *[other] { $armies } armies in { $starts },
}
cli-empire-capitol = with a capitol.
cli-empire-marauder = a marauder, without a capitol.
cli-empire-caravans = Caravans: { $barren }.
cli-empire-order = Called as number { $order } of the epoch.
cli-kingdom = Kingdom
cli-enhancement = Enhancement
cli-battle = Battle: { $land }.
# $notes stand in brackets, or are empty
cli-battle-side = { $dice }{ $notes }, result { $result }
cli-battle-catapult = +{ $what } catapult
cli-battle-effects = +{ $what } effects
cli-battle-terrain = +{ $what } terrain
cli-battle-fleet = with a fleet
cli-battle-fort = in a fort
cli-battle-rerolls = rerolls left: { $what }
cli-odds-battle = In this battle you win: { $win }. A tie: { $tie }. You lose: { $loss }.
cli-odds-pressed = With a siege after every loss you win: { $win }. A tie: { $tie }. You lose: { $loss }.

## Historia on the screen

cli-era = Era { $era }, turn { $turn } of 4
cli-easy = easy
cli-medium = medium
cli-hard = hard
cli-order = Turn order
cli-legend-cubes = Cubes: available (used, in the supply). After a territory: the points of its token.
cli-row = Wonder row:
cli-matrix = Development matrix: technology to the right, military upwards
cli-matrix-marks = * milestone  2 as many civilizations on one space
cli-advanced = Advanced ({ $technology }, level { $level }):
cli-technology = Technology { $level }
cli-military = Military { $level }
cli-next-technology = Next technology: { $level } { $technology }. { $words }
cli-next-military = Next military level: { $level }. { $words }
cli-next-blocked = The matrix has no space for it until your other level rises.
cli-idle = (can do nothing now)
cli-turn-chosen = Chosen: { $what }
cli-turn-wonders = Wonders you can activate: { $what }
cli-turn-revealed = Still to come:
cli-of-civilization = Civilization: { $what }
cli-of-queue = Discard queue, oldest first: { $what }
cli-of-wonders = Wonders: { $what }
cli-of-advisors = Advisors in hand: { $what }
cli-spent = in the discard queue
cli-advisor = Advisor
cli-leader = Leader
cli-wonder = Wonder
cli-wonder-turned = Wonder, already activated

## Columns

cli-column-player = Player
cli-column-points = Points
cli-column-empire = Empire
cli-column-cards = Events left
cli-column-supply = Supply
cli-column-markers = Pre-eminence
cli-column-technology = Technology
cli-column-military = Military
cli-column-government = Government
cli-column-cubes = Cubes
cli-column-wonders = Wonders
cli-column-leader = Leader
cli-column-territory = Territory
cli-column-number = Number
cli-column-there = There
cli-column-borders = Borders
cli-column-area = Area
cli-column-region = Region
cli-column-worth = Worth
cli-column-next = Next
cli-column-you = You
cli-column-lands = Lands
cli-column-territories = Territories
cli-column-strength = Strength in all
cli-column-mean-points = Mean points
cli-column-wins = Wins
cli-column-share = Share
cli-column-bot = Bot
cli-column-seats = Seats held
cli-column-interval = 95% interval
cli-column-rating = Rating
cli-column-cpu = CPU a choice

## Simulation

cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game, { $actions } choices, in { $seconds } s: { $rate } choices a second ({ $build }).
   *[other] { $games } games of { $mean } choices on average, in { $seconds } s: { $rate } choices a second ({ $build }).
}
cli-interrupted = Interrupted after { $played } of { $games } games.
cli-interrupted-kept = Interrupted after { $played } of { $games } games. The same command goes on from there.
cli-kept = { $count ->
    [one] One of the games was in { $file } already.
   *[other] { $count } of the games were in { $file } already.
}
cli-arena-whole = Every seed is played from each of { $seatings } seatings, so these are { $games } games instead of { $asked }.
cli-arena-slowest = The slowest choice of each: { $choices }.
cli-arena-bars = { $sure }{ $share } share of the victories  { $share }{ $perhaps } 95% interval  { $even } share of the seats
cli-chart-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-chart-axis = Share of the victories, with 95% intervals
cli-chart-even = share of the seats

## Balance

cli-help-command-balance = Let bots play many games, and tell how the game weighs: a page with charts, and rows and figures for other tools.
cli-help-balance-level = How well the bots play, or their style; several with commas between them change seats from game to game.
cli-help-out = The page, one file of HTML; balance-GAME.html if not given.
cli-help-rows = Write everything that happened into this folder, as Parquet: one file for each kind of row.
cli-help-markdown = Write the words and tables of the page as Markdown too.
cli-help-figures = Write the figures as JSON too.
cli-balance-written = Written: { $file }
cli-balance-rows = The rows are in the folder { $folder }.

## Replay and proof

cli-replayed-to = So far: { $count } choices.
cli-verify-replayed = { $count ->
    [one] One choice replayed: legal, with an outcome that fits the rules.
   *[other] { $count } choices replayed: all legal, with outcomes that fit the rules.
}
cli-verify-result = The result is the one in the file: { $scores }.
cli-verify-unfinished = The game is not finished, so there is no result to check.
cli-verify-no-result = The file holds no result to check.
cli-verify-proven = All { $count } rolls, draws and shuffles follow from the key, and the key from the commitment.
cli-verify-no-key = The rolls cannot be proven yet: the key to the commitment { $commitment } has not been revealed.
cli-verify-not-committed = The rolls cannot be proven: nothing was committed to before the game.
cli-verify-all = Verified in full.
cli-verify-partly = Verified as far as possible; nothing is wrong.
cli-verify-failed = The file does not hold.

## Measurement

cli-bench-title = { $game }, { $seats } players, random play on one core ({ $python }, engine { $build })
cli-bench-actions = Choices a second: { $median } (best { $best })
cli-bench-clone = A copy of a position: { $median } µs (best { $best })

## The Ancient World

cli-round = Round { $round } of 6
cli-first = First player:
cli-passed = (passed)
cli-empire-row = Empire cards:
cli-military-row = Military cards:
cli-district = District:
cli-pile-left = { $left ->
    [one] { $left } Titan
   *[other] { $left } Titans
}
cli-price = { $knowledge ->
    [0] { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $coins ->
        [0] { $knowledge } knowledge
        [one] { $coins } coin, { $knowledge } knowledge
       *[other] { $coins } coins, { $knowledge } knowledge
    }
}
cli-defence-swords = defence { $defence }, swords only
cli-defence-both = defence { $defence }
cli-legacy = legacy: { $symbols }
cli-damaged = damaged
cli-army-used = used in this round, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cli-army-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cli-stored = { $count ->
    [one] { $count } stored card
   *[other] { $count } stored cards
}{ $known ->
    [0] {""}
   *[other] : { $cards }
}
cli-turn-home = At home: { $what }
cli-turn-starving = Starving: { $what }
cli-turn-drafted = Drafted: +{ $what }
cli-turn-drawn = Before you: { $what }
cli-column-coins = Coins
cli-column-knowledge = Knowledge
cli-column-citizens = At home
cli-column-food = Food
cli-column-room = Room
cli-column-armies = Armies
cli-symbol-coins = { $count ->
    [one] { $count } coin a round
   *[other] { $count } coins a round
}
cli-symbol-knowledge = { $count } knowledge a round
cli-symbol-food = { $count } food
cli-symbol-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
cli-symbol-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
cli-symbol-armies = army limit +{ $count }
cli-symbol-citizens = { $count ->
    [one] a new citizen
   *[other] { $count } new citizens
}
cli-symbol-explore = Explore +{ $count }
cli-symbol-capacity = capacity { $count }
cli-symbol-loot = { $count ->
    [one] loot of { $count } coin
   *[other] loot of { $count } coins
}
cli-symbol-spy = spy: { $count } knowledge
cli-symbol-repair = repair { $count }
