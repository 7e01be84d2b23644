### History of the World (2001): words of the board, the cards and the tracks.

## A land or water

hotw-held-by = held by { $name }, { $empire }
hotw-vacant = Vacant
hotw-worth = { $epoch }: { $value }
hotw-area-worth = Points for presence; dominance counts twice, control three times
hotw-barren = Barren: no army enters
hotw-capital = Capital
hotw-control = Control
hotw-terrain-mountain = Mountains to
hotw-terrain-forest = Forest to
hotw-terrain-great_wall = Great Wall to
hotw-terrain-strait = Strait to
hotw-terrain-barren = Barren
hotw-gives = Leads to
hotw-manned-of = Controlled by { $name }

## The turn

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

hotw-hand-help = Greater and Lesser Events still in hand
hotw-strength-help = Sum of the strengths of all empires so far; the lower one wins a tie
hotw-preeminence = Pre-eminence markers
hotw-areas = Areas
hotw-area = Area

## Cards

hotw-strength = Strength
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
