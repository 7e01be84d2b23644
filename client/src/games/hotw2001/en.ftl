### History of the World (2001): words of the board, the cards and the tracks.

# which of a record's languages to show
hotw-language = en

hotw-board = The world
hotw-map-controls = Look at the map
hotw-minimap = The whole map
hotw-zoom-in = Closer
hotw-zoom-out = Farther
hotw-region-world = World
hotw-region-europe = Europe
hotw-region-middle_east = Middle East
hotw-region-asia = Asia
hotw-region-africa = Africa
hotw-region-americas = Americas
hotw-follow = Follow
hotw-follow-help = At the start of your turn, look where your empire stands
hotw-skip = Skip
hotw-close = Close

## A land or water

hotw-held-by = held by { $name }, { $empire }
hotw-vacant = Vacant
hotw-barren = Barren: no army enters
hotw-sea = Sea
hotw-ocean = Ocean
hotw-area-worth = Points for presence; dominance counts twice, control three times
hotw-worth = { $epoch }: { $value }
hotw-worth-next = { $epoch }: { $value }
hotw-fort = Fort
hotw-capital = Capital
hotw-city = City
hotw-monument = Monument
hotw-resource = Resource
hotw-presence = Presence
hotw-dominance = Dominance
hotw-control = Control
hotw-terrain-mountain = Mountains to
hotw-terrain-forest = Forest to
hotw-terrain-great_wall = Great Wall to
hotw-terrain-strait = Strait to
hotw-terrain-barren = Barren
hotw-coast = Coast
hotw-adjoins = Adjoins
hotw-gives = Leads to
hotw-fleet-of = Fleet of { $name }
hotw-manned-of = Controlled by { $name }
hotw-origin-rulebook = From the rulebook
hotw-origin-record = From records of the printed board
hotw-origin-house = House choice: sources are silent
hotw-odds-win = Win { $percent }%
hotw-odds-tie = Tie { $percent }%
hotw-odds-loss = Lose { $percent }%

## The turn

hotw-turn = Turn
hotw-pool = { $count ->
    [one] { $count } army in the pool
   *[other] { $count } armies in the pool
}
hotw-pool-empty = No army in the pool
hotw-allied-pool = { $count ->
    [one] { $count } more for a vacant land
   *[other] { $count } more for vacant lands
}
hotw-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
hotw-allied-coins = { $count ->
    [one] { $count } allied coin
   *[other] { $count } allied coins
}
hotw-free-forts = { $count ->
    [one] { $count } free fort
   *[other] { $count } free forts
}
hotw-monuments-due = { $count ->
    [one] { $count } monument to build
   *[other] { $count } monuments to build
}
hotw-lost = { $count ->
    [one] { $count } army lost
   *[other] { $count } armies lost
}

## Tracks

hotw-scores = Scores
hotw-you = you
hotw-winner = Winner
hotw-player = Player
hotw-points = Points
hotw-events = Events
hotw-hand-help = Greater and Lesser Events still in hand
hotw-strength-help = Sum of the strengths of all empires so far; the lower one wins a tie
hotw-preeminence = Pre-eminence markers
hotw-epochs = Epochs
hotw-empires = Empires of this epoch
hotw-skipped = nobody
hotw-areas = Areas
hotw-area = Area
hotw-areas-now = Points now
hotw-all-epochs = Values in every epoch

## Cards

hotw-drawn = You drew
hotw-your-empire = Your empire
hotw-your-events = Your events
hotw-strength = Strength
hotw-start = Starts in
hotw-navigation = Fleets
hotw-no-navigation = None
hotw-yes = Yes
hotw-no = No
hotw-any-epoch = Any epoch
hotw-greater = Greater Event
hotw-lesser = Lesser Event

## Beside each player, and in the table of points at the end

seat-greater_events = { $count } Greater
seat-lesser_events = { $count } Lesser
seat-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
source-event-presence = Presence
source-event-dominance = Dominance
source-event-control = Control
source-event-structures = Capitals, cities, monuments
source-event-seas-scored = Controlled seas
source-event-markers = Pre-eminence
