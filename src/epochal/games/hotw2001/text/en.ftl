### History of the World (2001): prompts, actions, the log and refusals.
### Names of lands carry no article, so a land stands after a verb or before a colon. Names of waters all take "the".

game-title = History of the World (2001)

## Options

option-preeminence = Pre-eminence
option-preeminence-help = At the end of every epoch the sole leader takes a secret marker worth 3 to 6 points.
option-minor_empires = Minor Empires dealt apart
option-minor_empires-help = Each player gets one Minor Empire and two other Greater Events, instead of any three Greater Events.
option-multiple_armies = Multiple armies
option-multiple_armies-help = A land can hold up to three figures: three armies, or two armies and a fort.
option-naval_control = Naval control
option-naval_control-help = Armies can man fleets. A manned fleet stays on the board, controls its sea and scores 1 point each turn.

## Counted things, used by the messages below

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-markers = { $markers ->
    [0] No marker is left
    [one] { $markers } marker is left
   *[other] { $markers } markers are left
}
some-fleets = { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
}
roman-epoch = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[7] VII
}

## Prompts: drawing empires

prompt-keep-or-pass = You drew { $card }. Keep the card, or pass it to a player without one.
prompt-must-pass = You drew { $card } but already have a card. Pass it to a player without one.

## Prompts: events

prompt-play-events = { $left ->
    [one] { $empire }: you may play one more event before your empire begins.
   *[other] { $empire }: you may play up to { $left } events before your empire begins.
}
prompt-treachery = Treachery: name the enemy land that will fall without dice.
prompt-astronomy = Astronomy: choose the sea where your empire gets a fleet this turn.
prompt-migrants = { $left ->
    [one] Migrants: choose a vacant land for { $left } army. Area: { $area }.
   *[other] Migrants: choose vacant lands for { $left } armies. Area: { $area }.
}
prompt-civil-war = Civil War: choose the enemy empire that rises against itself.
prompt-civil-war-land = { $left ->
    [one] Civil War: choose the last land to attack.
   *[other] Civil War: choose a land to attack; { $left } to go.
}
prompt-barbarians = Barbarians: choose the barren land they come from.
prompt-barbarians-attack = Barbarians: choose the next land they attack. They come from { $land }.
prompt-famine = Famine: choose the area where every army rolls a die.
prompt-black-death = Black Death: choose the first of two adjacent areas.
prompt-black-death-second = Black Death: choose the second area, adjacent to the first.
prompt-plague = Plague: choose the occupied land where it breaks out.
prompt-plague-spread = The Plague has emptied { $land }: choose the adjacent land it spreads to.
prompt-pestilence = Pestilence: choose the land in the middle of it.
prompt-disaster = { $left ->
    [one] Disaster: choose a second land with a monument, or stop.
   *[other] Disaster: choose a land with a monument.
}

## Prompts: establishing the empire

prompt-fight-for-seas = Fight for seas that other players control, or go on without those fleets. Armies in the pool: { $pool }.
prompt-take-back = { some-markers } for { some-fleets }. Choose the manned fleet that leaves the board.
prompt-leave-out = { some-markers } for { some-fleets }. Choose a water that goes without.
prompt-reallocate = Reallocation: turn fleets into coins, as many as you like. Coins: { $coins }.

## Prompts: expansion and building

prompt-expand = { $force }: expand. Armies in the pool: { $pool }. Coins: { $coins }.
prompt-monument = { $monuments ->
    [one] Choose the land for your monument.
   *[other] Choose a land for the first of { $monuments } monuments.
}

## Actions, as on a button; $noun is the name of the thing

action-keep = Keep the card
action-pass = Pass the card to { $noun }
action-play = Play { $noun }
action-choose_area = Choose { $noun }
action-choose_empire = Choose { $noun }
action-choose_land = Choose { $noun }
action-fleet = Place a fleet: { $noun }
action-leave_out = Go without a fleet: { $noun }
action-take_back = Remove the manned fleet: { $noun }
action-fight = Fight for the { $noun }
action-reallocate = Turn the fleet into a coin: { $noun }
action-expand = Expand: { $noun }
action-fort = Build a fort: { $noun }
action-buy_fort = Buy a fort with a coin: { $noun }
action-recall = Return a lost army with a coin
action-recall_allied = Return a lost army with an allied coin
action-man = Man the fleet: { $noun }
action-monument = Build a monument: { $noun }
action-done = Done

## Verbs, to fit "You cannot ... now."

verb-keep = keep a card
verb-pass = pass a card
verb-play = play an event
verb-choose_area = choose an area
verb-choose_empire = choose an empire
verb-choose_land = choose a land
verb-fleet = add a fleet
verb-leave_out = leave out a fleet
verb-take_back = remove a manned fleet
verb-fight = fight for a sea
verb-reallocate = turn a fleet into a coin
verb-expand = expand
verb-fort = build a fort
verb-buy_fort = buy a fort
verb-recall = return a lost army with a coin
verb-recall_allied = return a lost army with an allied coin
verb-man = man a fleet
verb-monument = build a monument
verb-done = stop

## The log: set-up, and drawing empires

# to one player only
event-dealt = Your events: { $cards }.
event-epoch = Epoch { roman-epoch } begins.
event-order-roll = { $seat } rolls { $dice } to see who draws first.
event-draw-order = The empires are drawn in this order: { $seats }.
event-drew = { $seat } draws an empire card.
# to one player only
event-drew-card = You draw this empire: { $card }.
event-kept = { $seat } keeps the card.
event-passed = { $seat } passes the card to { $to }.
# to one player only
event-your-empire = Your empire in this epoch: { $empire }.

## The log: the epoch

event-skipped = { $empire }: nobody has this empire.
event-turn = { $seat } begins a turn: { $empire }, strength { $strength }.

## The log: events

event-played = { $seat } plays the event { $card }.
event-coins = { $coins ->
    [one] { $seat } takes { $coins } coin.
   *[other] { $seat } takes { $coins } coins.
}
event-allied-coins = { $coins ->
    [one] { $seat } takes { $coins } allied coin.
   *[other] { $seat } takes { $coins } allied coins.
}
event-treachery-named = { $seat } names the land of treachery: { $land }.
event-astronomy = { $seat } gets a fleet in the { $water } this turn.
event-kingdom = { $land }: { $seat } founds a kingdom.
event-migrated = { $land }: { $seat } settles an army of migrants.
event-civil-war = { $seat } stirs up a civil war: { $empire }.
event-crusaders-arrived = { $land }: the crusaders have reached their goal and fortify it.
# a die of 1 destroys the army
event-stricken = { $land }: { $seat } rolls { $dice } and loses an army.
event-survived = { $land }: { $seat } rolls { $dice }, and the army survives.
event-disaster = { $land }: disaster destroys the monument and any city and fort; a capital becomes a city.

## The log: establishing the empire

event-sea-attack = { $seat } fights { $owner } for the { $water }.
event-sea-won = { $seat } wins the fight and controls the { $water }.
event-sea-free = The fight is a tie: the { $water } is open to { $seat }.
event-sea-held = { $seat } loses the fight for the { $water }.
event-taken-back = { $seat } loses the manned fleet in the { $water }: its marker is needed.
event-left-out = No marker is left for a fleet in the { $water }.
event-fleets = { $seat } has fleets in these waters: { $waters }.
event-reallocated = { $seat } turns the fleet in the { $water } into a coin.
event-settled = { $land }: { $seat } establishes an empire, { $force }.
event-capital = { $land }: { $seat } founds a capital.

## The log: expansion

event-entered = { $seat } occupies { $land } without a fight.
event-replaced = { $land }: { $seat } replaces an older army without a fight.
event-reinforced = { $land }: { $seat } adds an army.
event-fort = { $land }: { $seat } builds a fort.
event-recalled = { $seat } spends a coin and returns a lost army to the pool.
event-recalled-allied = { $seat } spends an allied coin and returns a lost army, which may only enter vacant lands.
event-manned = { $seat } puts an army on the fleet and controls the { $water }.
event-stopped = { $armies ->
    [one] { $seat } stops expanding; { $armies } army is left over and lost.
   *[other] { $seat } stops expanding; { $armies } armies are left over and lost.
}

## The log: combat

event-attack = { $land }: { $seat } ({ $force }) attacks { $owner }.
# $mine and $theirs are the highest dice with all bonuses
event-rolled = The attacker rolls { $attack } (result { $mine }), the defender { $defence } (result { $theirs }).
event-leader-died = The attacker rolls three of a kind: the Leader dies.
event-fort-lost = { $land }: the fort is destroyed.
event-army-lost = { $land }: { $seat } loses an army.
event-attacker-lost = { $seat } loses the attacking army.
event-treachery = { $land }: the defence falls to treachery, without dice.
event-captured = { $seat } takes { $land }.
event-capital-sacked = { $land }: the capital is sacked and becomes a city.
event-city-sacked = { $land }: the city is sacked and destroyed.

## The log: building and scoring

event-monument = { $land }: { $seat } builds a monument.
event-presence = { $area }: { $seat } has presence and scores { some-points }.
event-dominance = { $area }: { $seat } has dominance and scores { some-points }.
event-control = { $area }: { $seat } has control and scores { some-points }.
event-structures = { $seat } scores { some-points } for capitals, cities and monuments.
event-seas-scored = { $seat } scores { some-points } for controlled seas.
event-scored = { $seat } scores { some-points } this turn and now has { $total }.

## The log: pre-eminence and the end

event-preeminence = { $seat } leads and takes a pre-eminence marker, face down.
event-no-preeminence = { $seats } share the lead: nobody takes a pre-eminence marker.
event-markers = { $count ->
    [one] { $seat } turns over a pre-eminence marker and scores { some-points }.
   *[other] { $seat } turns over { $count } pre-eminence markers and scores { some-points }.
}
event-won = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Why can't I? Drawing empires

refused-has-card = You already have an empire card, so you must pass this one.
refused-no-such-seat = Nobody sits there in this game.
refused-pass-to-self = You cannot pass the card to yourself. To have it, keep it.
refused-receiver-has-card = { $seat } already has an empire card.

## Why can't I? Events

refused-same-card = You have already played { $card } this turn.
refused-not-in-hand = You do not have { $card }.
refused-wrong-epoch = { $card } cannot be played in epoch { roman-epoch }.
refused-useless = { $card } would do nothing now.
refused-events-over = Events are played before the first army is placed.
refused-not-a-target = This cannot be chosen now: { $noun }.

## Why can't I? Expansion, forts and coins

refused-barren = { $land }: no army may enter a barren land.
refused-one-army = { $land }: your empire already has its army there, and a land holds only one.
refused-full = { $land }: there is no room for another figure; three is the limit.
refused-out-of-reach = { $land }: out of reach. Expand from a land of this empire by border, strait or fleets.
refused-allied-army = { $land }: an army returned with an allied coin may only enter vacant lands.
refused-no-army = No army is left in the pool.
refused-forts-active-only = Only your Active Empire may build forts.
refused-fort-elsewhere = { $land }: a fort needs an army of your Active Empire in the land.
refused-fort-there = { $land }: a fort already stands there.
refused-no-forts-left = No fort is left in the supply.
refused-no-coin = You have no coin.
refused-no-allied-coin = You have no allied coin.
refused-coins-active-only = Only your Active Empire may spend coins.
refused-none-lost = Your Active Empire has no army lost in combat this turn to return.
refused-cannot-man = You cannot take control of the { $water } now. It takes the option of naval control, an army in the pool, and your fleet in a sea that nobody controls.

## Why can't I? Monuments

refused-monument-there = { $land }: a monument already stands there.
refused-monument-order = { $land }: not its turn. Monuments go to capitals first, then to cities, then to resource lands of your Active Empire.

## Why a bot likes a choice: pieces of a sentence, joined by commas; $points has its sign

why-score = { $points } now
why-pending = { $points } to be scored this turn
why-coming = { $points } from the board when a turn to come is scored
why-empire = { $points } from what armies yet to move may take
why-promise = { $points } from what armies yet to move may hold in later epochs
why-strength = { $points } for the strength of an empire to come
why-armies = { $points } for armies and coins at hand
why-areas-next = { $points } from areas next epoch
why-areas-later = { $points } from areas in epochs further off
why-structures = { $points } from structures and manned fleets in later epochs
why-exposed = { $points } from being less exposed to rivals
why-cards = { $points } for event cards in hand or at work
why-markers = { $points } in pre-eminence markers
why-lead = { $points } for the chance of a pre-eminence marker
why-order = { $points } for drawing an empire before others
why-rivals = { $points } from what rivals lose
