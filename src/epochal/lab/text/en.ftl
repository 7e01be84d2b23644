# The balance report. $span is what the game calls its epochs: epoch, round or era.

balance-span = { $span ->
    [round] round
    [era] era
   *[epoch] epoch
}
balance-title = The balance of { $game }
# $bots are the levels or styles of the bots and the options, with commas between them
balance-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats ->
    [one] one player
   *[other] { $seats } players
}, played by bots ({ $bots }). In brackets, and as thin lines: 95% intervals.
balance-even = An even share of the victories is { $share }.
balance-closing = Made by Epochal { $version } (rules { $rules }). The same command makes the same report: { $command }
balance-contents = In this report
balance-figures = All the figures
balance-within = { $share } ({ $least } to { $most })
balance-range = { $least } to { $most }

## The figures to be read first

balance-fact-starts = wins by place at the start
balance-fact-wins = of the games won
balance-fact-score = { $seats ->
    [1] points of the player
   *[other] points of the winner
}
balance-fact-lead = { $seats ->
    [1] points ahead of the best rival
   *[other] points ahead of the second
}
balance-fact-choices = choices in a game
balance-fact-half = of those who lead after { balance-span } { $epoch } win

## Victories

balance-victories = Victories
balance-wins-by-seat = Wins by seat
balance-wins-alone = How often the player wins
balance-about-alone = The share of the games that the player wins.
balance-wins-by-start = Wins by place at the start
balance-seat-n = Seat { $n }
balance-start-n = Place { $n }
balance-mark-even = even share
balance-about-wins = The share of the victories, with the even share as a line.
balance-of-games = The shares of levels and styles are of the games that they play in.
balance-levels = Levels and styles
balance-about-levels = Wins of each level or style, as a multiple of its even share.
balance-head-seat = seat
balance-head-wins = wins
balance-head-start = place at the start
balance-head-level = level or style
balance-head-games = games
balance-head-of-even = of an even share

## Points

balance-points = Points
balance-scores = At the end of a game
balance-head-what = what
balance-head-mean = mean
balance-head-deviation = standard deviation
balance-head-below = a tenth below
balance-head-above = a tenth above
balance-row-winning = winning score
balance-row-lowest = lowest score
balance-row-ahead = { $seats ->
    [1] lead over the best rival
   *[other] lead over the second
}
balance-row-choices = choices in a game
balance-row-player = a player
balance-row-rival = a rival that the game guides
balance-row-best-rival = the best of these
balance-rivals = A player ends with more points than one of these rivals in { $one } of the cases, with more than all of them in { $all }.
balance-grown = Points of a player, by source
balance-about-grown = Mean points of a player, growing from { balance-span } to { balance-span } to { $points }, by the clause of the rules that gives them.
balance-first-points = at the beginning
balance-other-sources = other sources
balance-no-clause = revealed at the end
balance-start = start
balance-end-of-span = at the end of each { balance-span }
balance-sources = What a player gains under each clause of the rules
balance-head-clause = clause
balance-head-points = points
balance-head-rule = what it says
balance-by-span = Points by { balance-span }
balance-head-span = { balance-span }
balance-head-gain = mean gain
balance-head-gain-of-turn = mean gain of a turn
balance-head-total = mean total at its end
balance-by-place = What a turn brings by the place at which its empire was chosen, of the mean of its { balance-span }
balance-place-n = place { $n }
balance-span-n = { $span ->
    [round] Round { $n }
    [era] Era { $n }
   *[epoch] Epoch { $n }
}

## Length

balance-length = Length
balance-lengths = How many games have so many choices
balance-about-length = A game has { $mean } choices on average; a tenth of the games have fewer than { $low }, a tenth more than { $high }.
balance-choices-from = choices, from … on

## Decisiveness

balance-decisive = When it is decided
balance-leader-wins = How often whoever leads at the end of the { balance-span } wins the game
balance-about-leader = The share of those who lead at the end of each { balance-span } that win the game, with the even share as a line.
balance-head-leader-wins = whoever leads wins
balance-head-row-ahead = mean lead over the second
balance-ahead = Mean lead over the second
balance-about-ahead = By how many points the first is ahead of the second at the end of each { balance-span }, on average.
balance-changes = How often the lead changes
balance-about-changes = From the end of one { balance-span } to the next, the lead goes over to another player { $mean } times in a game on average.
balance-changes-of = changes in a game

## Cards and other things

balance-offers = Cards laid out for all
balance-offers-taken = How often a player takes them
balance-about-offers = Of the games in which it appears, the share in which a player takes it.
balance-head-card = card
balance-head-appears = games in which it appears
balance-head-taken = of these taken by a player
balance-kind = { $kind ->
    [civilization] Civilizations
    [leader] Leaders
    [wonder] Wonders
    [empire] Empire cards
    [military] Military cards
    [district] Districts
   *[other] Cards
}
balance-things = What things are worth
balance-things-read = What the players who get it gain from that { balance-span } to the end, beyond those who get another thing of its kind in the same { balance-span }; for equal places in the standing when the { balance-span } began, since whoever leads can afford more.
balance-about-things = Points that its holders gain until the end beyond those of other things of its kind, for equal standings.
balance-mark-usual = like the others
balance-head-thing = what
balance-head-often = in a game
balance-head-holder-wins = its holder wins
balance-head-fair-points = fair points
balance-head-fair-wins = fair wins
balance-fallen = Foes that fall
balance-fallen-by-span = Foes that fall in each { balance-span }
balance-about-fallen = { $count } foes fall in a game on average.
balance-head-stars = stars
balance-head-in-a-game = in a game

## Empires and cards of a draft

balance-empires = Empires
balance-empires-worth = What an empire brings
balance-empires-read = “As it is” and “fair” are shares of the mean of the { balance-span }; “fair” is for equal places in the draft, and so is the chart.
balance-empires-undrafted = Shares of the mean of the { balance-span }.
balance-about-empires = What the turn of an empire brings, of the mean of its { balance-span }.
balance-mark-mean = mean
balance-head-empire = empire
balance-head-dealt = dealt
balance-head-place = mean place
balance-head-first = chosen first
balance-head-turn-points = points of its turn
balance-head-raw = as it is
balance-head-fair = fair
balance-drafted = Other cards
balance-drafted-worth = What a card brings its holder
balance-drafted-read = “More” are the points of turns with the card beyond the mean of the { balance-span }. “Fair points” are what its holder gains from then to the end beyond the holders of other cards, “fair wins” how often he or she wins, both for equal places in the draft: whoever leads chooses first.
balance-about-drafted = Points that its holder gains until the end beyond the holders of other cards of the { balance-span }, for equal places in the draft.
balance-head-played = played
balance-head-later = of these later
balance-head-more = more
balance-played = Cards that are played
balance-played-worth = What a turn with the card brings
balance-about-played = Points of the turns in which it is played, beyond the mean of the { balance-span }.

## Actions

balance-actions = Actions
balance-actions-often = How often a player takes an action in a game
balance-about-often = How often a player takes each action in a game, on average.
balance-actions-differ = What winners do more often, and less
balance-actions-read = How much more often winners take an action than losers, as a share of how often it is taken at all. This does not say that the action wins: whoever is winning may have more occasion for it.
balance-about-differ = How much more often winners take each action than losers.
balance-mark-losers = like losers
balance-head-action = action
balance-head-times = times in a game
balance-head-used = players who take it
balance-head-winners = winners
balance-head-losers = losers

## Charts, for those who do not see them

balance-read-bar = { $label }: { $value }
balance-read-most = Most: { $most }. Least: { $least }.
