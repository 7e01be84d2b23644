### The Ancient World: words of the table and the cities.

aw-language = en

## The table

aw-spaces = Actions
aw-market = Cards
aw-city = Cities
aw-row = Empire row
aw-row-empty = The Empire row is empty until the next round.
aw-titans = Titans, Districts and Military row
aw-military = Military deck
aw-deck = Empire deck { $deck }
aw-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
aw-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
aw-more = { $count ->
    [0] the last one
   *[other] { $count } more
}
aw-pile-left = { $count ->
    [0] The last Titan of this pile
    [one] { $count } Titan follows
   *[other] { $count } Titans follow
}
aw-pile-out = No Titan is left here.
aw-seen = Number { $place } from the top: { $titan }
aw-among = Among the first { $count }: { $titans }

## Spaces

aw-from-round = from round { $round } on
aw-covered = Covered until round { $round }
aw-anyone = Any citizen can come.
aw-higher = Only a citizen with more skill than { $skill } can come.
aw-fee = Free for a citizen of skill { $skills }; any other pays 1 coin.
aw-stands = { $name }, skill { $skill }

## Rounds

aw-rounds = Rounds
aw-round = Round { $round }
aw-round-of = Round { $round } of { $rounds }
aw-over = The game is over
aw-brings-deck-a = The Empire row comes from deck A.
aw-brings-explore = Explore is uncovered.
aw-brings-grow = Grow is uncovered.
aw-brings-deck-b = From now on the Empire row comes from deck B.
aw-brings-last = The last round: no income after it, and the points are counted.
aw-short-deck-a = Deck A
aw-short-explore = Explore
aw-short-grow = Grow
aw-short-deck-b = Deck B
aw-short-last = Points
aw-first = 1st player
aw-first-is = 1st player: { $name }. The token can still be claimed for the next round.
aw-first-claimed = { $name } has claimed the 1st-player token for the next round.

## Cards

aw-costs = Cost: { $cost }
aw-price-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
aw-price-knowledge = { $count } knowledge
aw-gives = Symbols: { $list }
aw-legacy = Legacy, once retired: { $list }
aw-banners = Banners: { $list }
aw-tribe = { $name } ({ $colour })
aw-colour-red = red
aw-colour-green = green
aw-colour-yellow = yellow
aw-colour-blue = blue
aw-colour-violet = violet
aw-defence = Defence { $count }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
aw-weapons-swords = Only swords count against it
aw-weapons-both = Swords and arrows count against it
aw-damaged = Damaged: gives nothing until it is repaired
aw-busy = A citizen of skill { $skill } is at work here
aw-bonus = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}
aw-origin-rulebook = From the rulebook
aw-origin-record = From records of the printed game
aw-origin-house = House choice: the book is silent

## Symbols

aw-sym-coins = { $count ->
    [one] { $count } coin each round
   *[other] { $count } coins each round
}
aw-sym-knowledge = { $count } knowledge each round
aw-sym-food = { $count } food
aw-sym-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
aw-sym-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
aw-sym-armies = { $count ->
    [one] { $count } army more
   *[other] { $count } armies more
}
aw-sym-citizens = { $count ->
    [one] { $count } new citizen
   *[other] { $count } new citizens
}
aw-sym-explore = Explore draws { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}
aw-sym-capacity = { $count } capacity
aw-sym-loot = { $count ->
    [one] loot of { $count } coin
   *[other] loot of { $count } coins
}
aw-sym-spy = spy for { $count } knowledge
aw-sym-repair = { $count ->
    [one] { $count } repair
   *[other] { $count } repairs
}

## Cities

aw-city-of = City: { $name }
aw-city-tip = { $name }: { $home } of { $citizens } citizens at home, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $knowledge } knowledge
aw-empire = Empire cards
aw-armies = Armies, Titans and Districts
aw-open-army = Open army
aw-stored = Stored
aw-stored-secret = only you know
aw-stored-open = seen by all
aw-back = A stored card, face down
aw-citizens = Citizens
aw-citizen = Citizen of skill { $skill }
aw-home = At home
aw-away = At work until the end of the round
aw-starving = Starving: cannot be sent in this round
aw-passed = Passed
aw-fact-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}, income { $income } each round
aw-fact-knowledge = { $count } knowledge, income { $income } each round
aw-fact-food = { $count } food for { $citizens } citizens
aw-fact-room = { $room } of { $count } capacity free
aw-fact-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}, at most { $limit }
aw-fact-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
} of the city, in every attack
aw-fact-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
} of the city, in every attack that arrows count in
aw-fact-drafted = { $count } more in every attack of this round
aw-banners-title = Banners
aw-ladder = { $name } ({ $colour }): { $count ->
    [one] { $count } banner
   *[other] { $count } banners
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the next one { $next ->
    [0] brings nothing
   *[other] brings { $next }
}

## Armies and attacks

aw-fought = has fought
aw-paid = chosen
aw-army-price = { $count ->
    [one] Costs { $count } coin to use
   *[other] Costs { $count } coins to use
}
aw-picture-coins = { $count ->
    [one] { $count } coin from earlier rounds lies on it
   *[other] { $count } coins from earlier rounds lie on it
}
aw-adds = Adds { $count }
aw-attack = Attack on { $titan }
aw-value = { $value } of { $defence }
aw-from-city = City
aw-dice = { $count ->
    [one] { $count } damage die
   *[other] { $count } damage dice
}

## Cards before you

aw-drawn-empire = Store one of these cards
aw-drawn-titan = Put the Titans back, from the top down
aw-drawn-district = Take one of these Districts
aw-drawn-military = The new recruit takes the place of an army

## Beside the table

aw-other-points = From cards, and for starving citizens
aw-sum = Points
aw-scale = Banners of one tribe, from 1 to 6: { $scale } points
aw-stand = The cities
aw-col-citizens = Citizens at home, of all
aw-col-coins = Coins, and income each round
aw-col-knowledge = Knowledge
aw-col-food = Food
aw-col-capacity = Free capacity
aw-col-armies = Armies, and the most allowed
aw-col-titan = Titans defeated
aw-col-store = Cards stored

## Beside each player

seat-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
seat-stored = { $count ->
    [one] { $count } card stored
   *[other] { $count } cards stored
}

## Where points come from, in the result

source-event-points-banners = Banners
source-event-points-card = Empire cards
source-other = Starving citizens
