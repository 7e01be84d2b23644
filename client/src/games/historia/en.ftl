### Historia: words of the boards and the cards.

hist-language = en

## The world

hist-map = World
hist-token = Territory token { $number }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hist-empty = Empty
hist-neighbours = Next to:
hist-closer = Closer
hist-farther = Farther

## The development matrix

hist-matrix = Development
hist-technology = Technology
hist-military = Military
hist-cell = Technology { $technology }, military { $military }
hist-milestone = Milestone:

## Cards

hist-cards = Cards
hist-row = Wonders to take
hist-hand = Your hand
hist-hand-short = Hand
hist-revealed = Your cards of this round
hist-resolving = You carry out: { $card }
hist-queue = Queue
hist-leaders = Leaders to choose from
hist-leader = Leader
hist-wonders = Wonders
hist-gone = Out of the game
hist-turned = turned, until the end of the turn
hist-basic = Basic
hist-advanced = Advanced
hist-use_advisor = Advisor
hist-advanced-with = Advanced side: from { $technology } on
hist-advisors = { $count ->
    [one] { $count } advisor in hand
   *[other] { $count } advisors in hand
}, { $deck } in the deck
hist-order = Turn order, and the cards of this round
hist-chosen = Chosen, face down
hist-slots = { $count ->
    [one] Still choosing 1 card
   *[other] Still choosing up to { $count } cards
}

## Civilizations

hist-territories = Territories
hist-cubes-available = { $count ->
    [one] { $count } power cube available
   *[other] { $count } power cubes available
}
hist-cubes-used = { $count ->
    [one] { $count } power cube used
   *[other] { $count } power cubes used
}
hist-cubes-supply = { $count ->
    [one] { $count } power cube in the supply
   *[other] { $count } power cubes in the supply
}
hist-civbot = Civbot { $number }
hist-level-easy = easy
hist-level-medium = medium
hist-level-hard = hard

## The timeline

hist-era = Era { $era }, turn { $turn }
hist-end-of = The end of turn { $turn } brings
hist-revolution-now = Revolution! The turn ends after this round and brings
hist-end-cube = Add a cube
hist-end-cards = Recover the two oldest cards
hist-end-wonders = Recover wonders
hist-end-cubes = Recover a cube per territory
hist-end-government = Government bonus
hist-end-leader = Leader bonus
hist-end-territories = Territory bonus
hist-end-order = New turn order
hist-end-reset = New wonders
hist-end-leaders = New leaders

## Beside each player

seat-advisors = { $count ->
    [one] { $count } advisor
   *[other] { $count } advisors
}

## Origins

hist-origin-rulebook = From the rulebook
hist-origin-record = From records of the printed game
hist-origin-house = House choice: sources are silent

## Civbot cards

hist-deed-technology = { $count ->
    [one] Gains a technology level
   *[other] Gains { $count } technology levels
}
hist-deed-military = { $count ->
    [one] Gains a military level
   *[other] Gains { $count } military levels
}
hist-deed-art = { $count ->
    [one] Removes a wonder of the row
   *[other] Removes { $count } wonders of the row
}
hist-deed-expansion = { $count ->
    [one] Expands to a territory
   *[other] Expands to { $count } territories
}
hist-deed-war = Attacks the weakest civilization it can beat
hist-deed-points = { $count ->
    [one] Gains { $count } point
   *[other] Gains { $count } points
}

## Where points come from, in the result

source-event-explored = Empty territories
source-event-government-points = Governments
source-event-territory-points = Territories held alone
source-event-leader-points = Leaders
source-event-points = Wonders, advisors, milestones and levels
source-event-war-won = Wars
source-event-raided = Raids
source-event-trade-points = Trade
source-event-toured = Tourism
source-event-civbot-points = Civbot cards
source-other = Everything else
