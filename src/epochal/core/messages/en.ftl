### Messages of the kernel: what every game says, and the errors. Errors say what is wrong, where, and what to do.

## Names and lists

# $number counts from 1
seat-name = Player { $number }
# $first is one name or several with commas between them
list-and = { $first } and { $last }

## Waiting and refusing

prompt-wait = Waiting for { $seats }.
refused-no-such-action = There is no action with the number { $number } in this game.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn. Waiting for { $seats }.
# $verb is an infinitive, as in the messages verb-...
refused-not-now = You cannot { $verb } now.
refused-undo = There is nothing that you can take back: something has been rolled, revealed or passed on since.
event-undone = { $seat } takes the last choice back.

## Games, seats and options

error-no-such-level = There is no bot of level “{ $level }”. Choose one of: { $known }.
error-no-such-search = “{ $name }” names no search. Write search: and a budget, such as search:1000 (iterations) or search:500ms (time).
error-learned-other = The learned weights of { $game } do not fit the numbers of its positions. Learn them again: python -m epochal.lab.train { $game } --out FILE.
error-no-such-game = There is no game “{ $game }”. Choose one of: { $known }.
error-language = There is no language “{ $language }”. Choose one of: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }. Choose a number in between.
error-option = { $game } has no option “{ $option }”. Its options: { $known }.
error-option-value = The option { $option } cannot be { $value }. Choose one of: { $known }.
error-no-chance = A new game of { $game } needs chance. Give it one, for instance chance=epochal.Seeded(7).
error-no-such-action = The game has no action “{ $verb }” with “{ $noun }”. Look through the actions of the game for the right words.
error-broken = This is not a state that play can reach: { $what }. Go back to an earlier state; if play led here, please report it.

## Simulation

error-simulate-count = A simulation needs at least one game and one job, not { $games } and { $jobs }. Choose larger numbers.
error-seed = There is no seed { $seed }. Choose a whole number from 0 on.
error-worker-died = A process that played games ended unexpectedly; memory may have run out. Try again with fewer --jobs.
error-unwritable = { $file } cannot be written ({ $what }). Choose another place.
error-written-twice = { $file } would be written twice. Give each file a name of its own.
error-no-file = { $file } is a device or a pipe. Choose a file.
error-keep-foreign = { $file } holds something other than the games of a study. Choose another file to keep the games in.
# $there and $here are names from the file with their values, for instance: seed 7, seats 4
error-keep-other = { $file } keeps the games of another study: { $there } in the file, { $here } here. Ask for the same study again, or choose another file.
error-keep-busy = Another study is keeping its games in { $file }. Wait until it has ended, or choose another file.
error-keep-line = Line { NUMBER($line, useGrouping: 0) } of { $file } is not a game of the study. Remove the line, and the game will be played again.
error-ray = The Ray cluster at { $address } cannot be used ({ $what }). Check the address, start a cluster with “ray start --head”, or choose “local” for one of your own.
error-ray-form = “{ $address }” is not the address of a cluster itself. Write host:port (where Ray Client takes port 10001, the cluster is usually at port 6379), “auto” for the cluster of this machine, or “local” for one of your own.
error-ray-lost = The Ray cluster at { $address } is gone. Games that were finished are in the file of --keep, if there is one: start a cluster, and the same command goes on from there.

## Research

error-no-extra = The module { $module } is not installed. Install what belongs to it: pip install "epochal[{ $extra }]".
error-no-information-state = A view does not say all that was seen before, so there is no information state. Ask for observations: perfect_recall=False, or use_observation_string=True for ISMCTSBot.
error-no-observation = The game { $game } does not say how its view becomes numbers. Put a file { $file } into its folder.
error-render-mode = A game cannot be shown as “{ $mode }”. Choose one of: { $known }.
error-train-sure = There are no weights of { $game } in --out to learn from how sure they are. Name the file of its weights.
error-train-stopped = Stopped before the end: nothing was learned or written.
error-train-games = From { $games ->
    [one] one game
   *[other] { $games } games
} weights can be neither learned nor judged. Play at least { $least }.
error-train-contest = A round of the contest needs at least one game, not { $games }. Choose a larger number.
error-train-duels = Duels are played in twos, with the same luck and the seats changed over, so there cannot be { $games } of them. Choose an even number from 2 on.
error-cycles = A game cannot be cut off after { $cycles } cycles. Choose a whole number from 1 on, or None to play every game to its end.
error-action-number = { $action } is not the number of an action. Name a whole number.
error-action-missing = No action is named for { $agent }. Name one for each agent.
error-no-game = No game is being played. Begin one with reset().

## Chance

error-short-key = A key of { $bytes } bytes is too short to keep chance secret. Use at least 16 random bytes.
# $kind is dice, pick, shuffle or scripted; $why is the reason written in the game file
chance-asked = { $kind ->
    [dice] dice for “{ $why }”
    [pick] a draw for “{ $why }”
    [shuffle] a shuffle for “{ $why }”
   *[other] an answer for “{ $why }”
}
error-outcome-missing = The rules ask for { chance-asked }, but no outcome is left. Add it, or use a complete game file.
error-outcome-other = The rules ask for { chance-asked }, but the outcome noted is { $found }. The file was changed, or played under other rules; use the original.
error-outcome-impossible = The rules ask for { chance-asked } ({ $n }), and { $found } cannot be the outcome. The file was changed; use the original.
error-outcome-unused = Line { NUMBER($line, useGrouping: 0) } notes more outcomes than the rules ask for. The file was changed, or played under other rules; use the original.

## Game files

error-file-empty = The game file is empty. Use a file that Epochal has written.
error-file-json = Line { NUMBER($line, useGrouping: 0) } of the game file is not a JSON object ({ $what }). Use the file as Epochal wrote it.
error-file-header = The first line of the game file lacks “{ $key }”, or holds the wrong kind of value there. Use the file as Epochal wrote it.
error-file-format = The game file has format { $found }, and this version reads format { $mine }. Use the version of Epochal that wrote it.
error-file-truncated = The game file breaks off at line { NUMBER($line, useGrouping: 0) }: its end is missing or does not fit. Use a complete copy.
error-file-setup = Line { NUMBER($line, useGrouping: 0) } of the game file is not a set-up: it needs “setup” and what chance answered. Use the file as Epochal wrote it.
error-file-move = Line { NUMBER($line, useGrouping: 0) } of the game file is not a choice: it needs “seat”, “do” and “chance”. Use the file as Epochal wrote it.
# $what is the error itself, as a sentence
error-file-line = Line { NUMBER($line, useGrouping: 0) } of the game file cannot be replayed. { $what }
error-file-other = In the game file “{ $key }” is “{ $found }”, and here it is “{ $mine }”. Replay it with the game, rules and content it was played with.
error-file-position = The game file holds { $count } choices, so there is no position { $position } in it. Choose one from 0 to { $count }.
error-not-finished = The game is not over after { $position } choices, so it has no result yet. Play it to the end first.
error-scores-differ = The game file claims the scores { $found }, but the replay gives { $mine }. The file was changed; use the original.
error-key = The key in the game file does not fit the commitment made before the game. The file was changed; do not trust its rolls.
error-roll = The outcomes in line { NUMBER($line, useGrouping: 0) } are not those of the committed chance. The file was changed; do not trust it.
error-log-gap = The log of the table goes on with row { NUMBER($found, useGrouping: 0) } where row { NUMBER($position, useGrouping: 0) } should be. Rows are missing; restore a copy of the database.
error-seal = The seal at the end of the game file does not fit the rest. The file was changed after it was written; use the original.

## Saved states

error-saved = This is not a saved state of the game ({ $what }). Use the data as Epochal wrote it.
error-saved-other = In the saved state “{ $key }” is “{ $found }”, and here it is “{ $mine }”. Open it with the game, rules and content it was saved with.

## Content

error-content-file = The content set { $set } has no readable file { $file } ({ $what }). Check the folder and the name of the file.
error-content-toml = In the content set { $set } the file { $file } is not valid TOML: { $what }. Correct it there.
error-content-none = In the content set { $set } the file { $file } has no “{ $kind }” records. Add them as [[{ $kind }]].
# where the wrong record is
content-place = Content set { $set }, file { $file }, { $kind } “{ $where }”
error-content-twice = { content-place }: this id stands there twice. Rename or remove one of the two.
error-content-no-table = { content-place }: this record is not a table. Write it as [[{ $kind }]], with a line for each key.
error-content-unknown-key = { content-place }: there is no key “{ $key }”. Correct its spelling or remove it.
error-content-missing-key = { content-place }: the key “{ $key }” is missing. Add it.
error-content-wrong-type = { content-place }: “{ $key }” holds the wrong kind of value. Write it as in the standard content.
error-content-bad-id = { content-place }: this is not an id. Use small letters, digits and _ and begin with a letter.
error-content-bad-origin = { content-place }: the origin is none of rulebook, record or house. Say which it is.
error-content-no-name = { content-place }: the name in the language { $key } is missing. Add it.
error-content-no-text = { content-place }: the text in the language { $key } is missing. Add it.
error-content-unknown-id = { content-place }: it names “{ $other }”, which does not exist. Correct the id or add the record.
error-content-bad-kind = { content-place }: the kind “{ $key }” is unknown, or the deck or count does not fit. Waters are sea or ocean; events have a kind of the standard content, the deck greater or lesser and a count of at least 1.
error-content-one-way = { content-place }: it borders on “{ $other }”, but not the other way round. Add the border on the other side or remove it here.
error-content-itself = { content-place }: it is its own neighbour. Remove it from its own list.
error-content-no-lands = { content-place }: no land belongs to it. Give it a land or remove it.
error-content-area-or-barren = { content-place }: a land either belongs to an area or is barren. Give it one of the two.
error-content-bad-border = { content-place }: the border with “{ $other }” cannot be “{ $key }”. Use plain, forest, mountain, great_wall or strait, and barren exactly where one side is barren.
error-content-half-strait = { content-place }: the border with “{ $other }” is a strait on one side only. Make it a strait on both or on neither.
error-content-bad-order = { content-place }: epoch and order do not follow on from the record before. Number the empires of each epoch from 1 and list them in that order.
error-content-too-few = { content-place }: there are too few. At least { $key } are needed.
error-content-too-many = { content-place }: there are too many. At most { $key } are possible.
error-content-scouts = { content-place }: all cards that scout must look at as many Titans, and another looks at { $other }. Write “count = { $other }” for each.
error-content-bad-start = { content-place }: it needs a start land that is not barren, and an army for each start land. Correct “start” or its armies (“strength” or “armies”).
error-content-incomplete = { content-place }: a card of the kind “{ $key }” needs its land, area, water or terrain. Add it as in the standard content.
