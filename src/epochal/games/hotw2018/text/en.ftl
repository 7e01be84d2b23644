### History of the World (2018): prompts, actions, the log and refusals.
### Names of territories, empires and cards carry no article, so a name stands after a verb, in brackets or beside a colon.

game-title = History of the World (2018)

## Options

option-classic_drafting = Classic drafting
option-classic_drafting-help = Players draw cards one at a time and keep or pass them, instead of choosing from a set that is handed on.

## Counted things, used by the messages below

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roman-epoch = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

## Prompts: choosing empires and events

prompt-look-first = Both sets of cards have reached you. Choose which one to look at first.
prompt-take-empire = Choose your empire for this epoch. The other cards go on to the next player.
prompt-take-event = Choose an event. The other cards go on to the next player.
prompt-keep-or-pass = You drew { $card }. Keep the card, or pass it to a player without one of its kind.
prompt-must-pass = You drew { $card } but already have a card of its kind. Pass it to a player without one.

## Prompts: events

prompt-open-turn = { $empire }: establish your empire. Before that you may play a kingdom, or an event that acts on the board.
prompt-strike = { $left ->
    [one] { $card }: choose a territory.
   *[other] { $card }: choose a territory; { $left } to go.
}
prompt-fleets = { $left ->
    [one] Choose a sea or ocean for one more fleet.
   *[other] Choose a sea or ocean for the first of { $left } more fleets.
}
prompt-caravans = { $left ->
    [one] Choose a barren land for one more caravan.
   *[other] Choose a barren land for the first of { $left } more caravans.
}

## Prompts: invading and battles

prompt-invade = { $armies ->
    [0] { $force }: no army is left on the card. You may still play events, or end the invasions.
   *[other] { $force }: invade. Armies on the card: { $armies }.
}
prompt-reroll = { $land }: your result is { $mine }, your opponent’s { $theirs }. Reroll your lowest die, or let the dice stand.
# $bonus is the next space of the catapult
prompt-siege = { $land }: you lose the battle. Besiege with +{ $bonus } from the catapult, or retreat. Armies on the card: { $armies }. Siege tokens: { $tokens }.
prompt-spare = { $land }: your victory reduces a structure, unless you leave it as it is.

## Prompts: founding, building and the score track

prompt-cities = { $left ->
    [one] Choose the territory for a city, or stop.
   *[other] Choose a territory for the first of { $left } cities, or stop.
}
prompt-free-forts = { $left ->
    [one] Choose the territory for a free fort, or stop.
   *[other] Choose a territory for the first of { $left } free forts, or stop.
}
# $duty is 0 if no monument has to be built any more
prompt-monument = { $monuments ->
    [one] Choose the territory for your monument{ $duty ->
        [0] {""}, or stop
       *[other] {""}
    }.
   *[other] Choose a territory for the first of { $monuments } monuments{ $duty ->
        [0] {""}, or stop
       *[other] {""}
    }.
}
prompt-occupied = With { some-points } your marker would share a space with another. Go up or down to the next free space.

## Actions, as on a button; $noun is the name of the thing

action-keep = Keep the card
action-pass = Pass the card to { $noun }
action-look_at_empires = Look at the empires first
action-look_at_events = Look at the events first
action-take_empire = Take { $noun }
action-take_event = Take { $noun }
action-play = Play { $noun }
action-establish = Establish the empire
action-invade = Invade: { $noun }
action-sail = Invade with a fleet: { $noun }
action-fortify = Give up an army for a fort: { $noun }
action-free_fort = Place a free fort: { $noun }
action-city = Found a city: { $noun }
action-siege = Besiege with an army
action-siege_token = Besiege with a siege token
action-retreat = Retreat
action-reroll = Reroll the lowest die
action-let_stand = Let the dice stand
action-spare = Leave the structure as it is
action-reduce = Reduce the structure
action-monument = Build a monument: { $noun }
action-choose_land = Choose { $noun }
action-fleet = Place a fleet: { $noun }
action-caravan = Place a caravan: { $noun }
action-gain_point = Gain points, up to the next free space
action-lose_point = Lose points, down to the next free space
action-done = Done

## Verbs, to fit "You cannot ... now."

verb-keep = keep a card
verb-pass = pass a card
verb-look_at_empires = look at the empires
verb-look_at_events = look at the events
verb-take_empire = take an empire
verb-take_event = take an event
verb-play = play an event
verb-establish = establish the empire
verb-invade = invade
verb-sail = invade with a fleet
verb-fortify = fortify
verb-free_fort = place a free fort
verb-city = found a city
verb-siege = besiege
verb-siege_token = besiege
verb-retreat = retreat
verb-reroll = reroll a die
verb-let_stand = let the dice stand
verb-spare = spare a structure
verb-reduce = reduce a structure
verb-monument = build a monument
verb-choose_land = choose a territory
verb-fleet = place a fleet
verb-caravan = place a caravan
verb-gain_point = gain points
verb-lose_point = lose points
verb-done = stop

## The log: set-up, and choosing empires and events

event-markers = The score markers begin on the spaces 1, 2, 3 and so on, in this order: { $seats }.
event-epoch = Epoch { roman-epoch } begins.
event-tokens = Regions with a new token: { $areas }.
event-took-empire = { $seat } takes an empire card.
event-took-event = { $seat } takes an event card.
# to one player only
event-looked = { $which ->
    [0] You look at the empires first.
   *[other] You look at the events first.
}
# to one player only
event-took-card = You take this card: { $card }.
event-drew = { $which ->
    [0] { $seat } draws an empire card.
   *[other] { $seat } draws an event card.
}
# to one player only
event-drew-card = You draw this card: { $card }.
event-kept = { $seat } keeps the card.
event-passed = { $seat } passes the card to { $to }.
# to one player only
event-your-cards = Your cards of this epoch: { $empire } (empire) and { $card } (event).

## The log: the epoch

event-skipped = { $empire }: nobody has this empire.
event-turn = { $strength ->
    [one] { $seat } begins a turn: { $empire }, { $strength } army.
   *[other] { $seat } begins a turn: { $empire }, { $strength } armies.
}

## The log: events

event-played = { $seat } plays the event { $card }.
event-struck = { $land }: { $seat } acts here with the event { $card }.
event-placed = { $land }: { $seat } places an army from the supply.
event-armies = { $armies ->
    [one] { $seat } now has { $armies } army on the card.
   *[other] { $seat } now has { $armies } armies on the card.
}

## The log: establishing the empire

event-siege-tokens = { $tokens ->
    [one] { $seat } has { $tokens } siege token on the card.
   *[other] { $seat } has { $tokens } siege tokens on the card.
}
event-fleets = { $seat } places fleets or caravans here: { $sections }.
event-razed = { $land }: all structures are cleared away.
event-settled = { $land }: { $seat } begins here ({ $force }).
event-capital = { $land }: { $seat } founds a capitol.
event-city = { $land }: { $seat } founds a city.

## The log: invading

event-entered = { $sailing ->
    [1] { $seat } occupies { $land } with a fleet, without a battle.
   *[other] { $seat } occupies { $land } without a battle.
}
event-replaced = { $sailing ->
    [1] { $land }: { $seat } comes with a fleet and replaces a resigned army of the same colour, without a battle.
   *[other] { $land }: { $seat } replaces a resigned army of the same colour, without a battle.
}
event-fort = { $cost ->
    [1] { $land }: { $seat } gives up an army for a fort.
   *[other] { $land }: { $seat } places a fort.
}
event-stopped = { $armies ->
    [one] { $seat } stops invading; { $armies } army goes back to the supply.
   *[other] { $seat } stops invading; { $armies } armies go back to the supply.
}

## The log: battles

event-invasion = { $land }: { $seat } ({ $force }) invades, { $owner } defends.
event-sailed = { $land }: { $seat } ({ $force }) invades with a fleet, { $owner } defends.
# $mine and $theirs are the highest dice with all bonuses
event-rolled = The invader rolls { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for catapult and effects
 } (result { $mine }), the defender { $defence }{ $terrain ->
    [0] {""}
   *[other] {" "}+ 1 for the terrain
 } (result { $theirs }).
event-rerolled = { $seat } rerolls the lowest die. The invader now has { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for catapult and effects
 } (result { $mine }), the defender { $defence }{ $terrain ->
    [0] {""}
   *[other] {" "}+ 1 for the terrain
 } (result { $theirs }).
event-siege = { $land }: { $seat } besieges with +{ $bonus } from the catapult.
event-retreated = { $land }: { $seat } retreats, and the defender stays.
event-army-lost = { $land }: { $seat } loses an army.
event-fort-lost = { $land }: the fort is removed.
event-tie-won = { $land }: a tie, which { $seat } wins by an effect.
event-captured = { $seat } takes { $land }.
event-tied = { $land }: a tie. { $seat } loses the invading army too, and the territory is empty.
event-capitol-reduced = { $land }: the capitol is reduced to a city.
event-city-removed = { $land }: the city is removed.
event-monument-removed = { $land }: the monument is removed.
event-spared = { $land }: { $seat } leaves the structure as it is.
event-plunder = { $seat } gains { some-points } for the reduced structure and now has { $total }.

## The log: monuments, resigning and points

event-monument = { $land }: { $seat } builds a monument.
event-resigned = The armies of { $seat } resign ({ $force }).
event-presence = { $area }: { $seat } has presence and gains { some-points }.
event-dominance = { $area }: { $seat } has dominance and gains { some-points }.
event-supremacy = { $area }: { $seat } has supremacy and gains { some-points }.
event-structures = { $seat } gains { some-points } for capitols, cities and monuments.
event-effect-points = { $seat } gains { some-points } by the effects of the empire and its events.
event-scored = { $seat } gains { some-points } at the end of the turn and now has { $total }.
event-point-gained = The space was occupied: { $seat } gains { some-points } more and now has { $total }.
event-point-lost = The space was occupied: { $seat } loses { some-points } and now has { $total }.
event-won = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Why can't I? Choosing empires and events

refused-not-in-set = This is not among the cards before you: { $card }.
refused-has-card = You already have a card of this kind, so you must pass this one.
refused-no-such-seat = Nobody sits there in this game.
refused-pass-to-self = You cannot pass the card to yourself. To have it, keep it.
refused-receiver-has-card = { $seat } already has a card of this kind.

## Why can't I? Events

refused-not-in-hand = You do not have { $card }.
refused-not-own-turn = { $card }: events are only played in your own turn.
refused-in-battle = First the battle must end: choose what to do in it.
refused-kingdom-epoch = { $card }: a kingdom can only be played in the epoch that brought it.
refused-kingdom-late = { $card }: a kingdom is played before your empire is established.
refused-kingdom-plays = { $card }: no event can be played until the armies of your kingdom have resigned.
refused-wait-for-empire = { $card }: this event must wait until your empire is established.
refused-no-supply = { $card }: your supply has too few armies for this.
refused-useless = { $card } would do nothing now.
refused-not-a-target = This cannot be chosen now: { $noun }.

## Why can't I? Invading, forts and sieges

refused-not-established = Your empire is not established yet.
refused-own-active = { $land }: an active army of yours already stands there, and a territory holds only one.
refused-out-of-reach = { $land }: out of reach. Invade from a territory of your active armies by border, strait or caravans.
refused-no-fleet = { $land }: no fleet leads there from a territory of your active armies.
refused-no-army = No army is left on the card.
refused-fort-elsewhere = { $land }: a fort needs one of your active armies in the territory.
refused-fort-there = { $land }: a fort already stands there.
refused-no-forts-left = No fort is left in the supply.
refused-nothing-for-siege = There is none left on your card to besiege with.

## Why can't I? Monuments and the score track

refused-monument-there = { $land }: a monument already stands there.
refused-monument-order = { $land }: not its turn. Monuments go to capitols first, then to cities, then to resource territories of your active armies.
refused-floor = There is no free space below, down to 0.

## Why a bot likes a choice: pieces of a sentence, joined by commas; $points has its sign

why-score = { $points } now
why-pending = { $points } to be scored this turn
why-coming = { $points } from the board when a turn to come is scored
why-empire = { $points } from what armies yet to move may take
why-promise = { $points } from what armies yet to move may hold in later epochs
why-strength = { $points } for the strength of an empire to come
why-armies = { $points } for armies and siege tokens at hand
why-areas-next = { $points } from regions next epoch
why-areas-later = { $points } from regions in epochs further off
why-structures = { $points } from structures in later epochs
why-exposed = { $points } from being less exposed to rivals
why-cards = { $points } for events and effects
why-turn = { $points } for what is left of a turn
why-rivals = { $points } from what rivals lose
