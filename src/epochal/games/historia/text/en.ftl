### Historia: prompts, actions, the log and refusals.
### Names of territories, cards and technologies carry no article, so a name stands after a verb, in brackets or beside a colon.

game-title = Historia

## Options

option-civbots = Civbots
option-civbots-help = How many civilizations the game itself guides. There are never more than five civilizations in all, and a single player always meets four Civbots.
option-civbot_level = Level of the Civbots
option-civbot_level-help = How many cards a Civbot draws each turn: an easy one three, a medium one four, a hard one five. Mixed is hard, medium, easy and hard, from left to right.
option-civbot_level-easy = Easy
option-civbot_level-medium = Medium
option-civbot_level-hard = Hard
option-civbot_level-mixed = Mixed

## Counted things, used by the messages below

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
roman-era = { $era ->
    [1] I
    [2] II
   *[3] III
}

## Prompts: set-up and leaders

prompt-milestone = { $milestone }: choose a space of the development matrix for this milestone. It cannot be next to another milestone.
prompt-leader = Choose your leader for this era. The other cards go on to the next player.
prompt-settle = Choose the empty territory where your civilization begins. You gain the points of its token.

## Prompts: the action round

prompt-choose-cards = { $chosen ->
    [0] { $left ->
        [one] Choose a card to play in this round.
       *[other] Choose the first card to play in this round. You may play up to { $left }.
    }
   *[other] { $left ->
        [one] Choose one more card for this round, or stop.
       *[other] Choose up to { $left } more cards for this round, or stop.
    }
}
# $wonders is how many wonders can be activated now
prompt-resolve = { $count ->
    [one] Carry out your card: { $cards }.
   *[other] Choose which of your cards to carry out next: { $cards }.
}{ $wonders ->
    [0] {""}
   *[other] {" "}Before that you may activate wonders.
}

## Prompts: actions and effects

prompt-take-wonder = { $wonders ->
    [one] Choose a wonder from the row.
   *[other] Choose the first of { $wonders } wonders from the row.
}
prompt-exploit = { $cubes ->
    [one] Take back one more cube from the used pool or the map, or stop. A cube from the map costs you the points of its territory.
   *[other] Take back up to { $cubes } cubes, one by one, from the used pool or the map, or stop. A cube from the map costs you the points of its territory.
}
prompt-expand = { $cubes ->
    [one] Choose a territory to expand into. If it is empty, you gain the points of its token.
   *[other] Choose a territory for the first of { $cubes } cubes. If it is empty, you gain the points of its token.
}
prompt-trade = Choose whom to trade with. You gain a technology level, and your partner gains { some-points }.
prompt-war = Choose the territory to fight in. The higher military level wins and gains { some-points }.
prompt-war-on = { $territory }: choose whom to attack.
prompt-take-back = { $cards ->
    [one] Choose a card to take back from your discard queue.
   *[other] Choose the first of { $cards } cards to take back from your discard queue.
}

## Actions, as on a button; $noun is the name of the thing

action-milestone = Place the milestone: { $noun }
action-choose_leader = Choose { $noun }
action-settle = Begin here: { $noun }
action-choose_action = Play { $noun }
action-choose_advisor = Play { $noun }
action-activate = Activate { $noun }
action-basic = Carry out { $noun }
action-advanced = Carry out { $noun }, advanced side
action-use_advisor = Use { $noun }
action-spend = Discard { $noun }, which can do nothing
action-take_wonder = Take { $noun }
action-recover_used = Take a cube from the used pool
action-recover_map = Take a cube from the map: { $noun }
action-expand = Expand: { $noun }
action-trade_with = Trade with { $noun }
action-trade_with_civbot = Trade with { $noun }
action-war_in = Fight here: { $noun }
action-war_on = Attack { $noun }
action-war_on_civbot = Attack { $noun }
action-take_back = Take back { $noun }
action-done = Done

## Verbs, to fit "You cannot ... now."

verb-milestone = place a milestone
verb-choose_leader = choose a leader
verb-settle = begin in a territory
verb-choose_action = play a card
verb-choose_advisor = play a card
verb-activate = activate a wonder
verb-basic = carry out a card
verb-advanced = carry out a card
verb-use_advisor = use an advisor
verb-spend = discard a card
verb-take_wonder = take a wonder
verb-recover_used = take a cube from the used pool
verb-recover_map = take a cube from the map
verb-expand = expand
verb-trade_with = trade
verb-trade_with_civbot = trade
verb-war_in = wage war
verb-war_on = wage war
verb-war_on_civbot = wage war
verb-take_back = take back a card
verb-done = stop

## The log: set-up and leaders

event-order = Turn order: { $seats }.
event-civilization = { $seat } is given this civilization: { $civilization }.
event-wonder-row = The row of wonders is now: { $wonders }.
event-milestone-placed = { $seat } places the milestone { $milestone } here: { $cell }.
event-leader-chosen = { $seat } has chosen a leader.
# to one player only
event-leader-yours = You choose this leader: { $leader }.
event-leader = { $seat } has this leader: { $leader }.
event-settled = { $territory }: { $civ } begins here.

## The log: the action round

event-turn = Turn { $turn } of era { roman-era } begins.
# to one player only
event-chose = You choose this card: { $card }.
event-ready = { $seat } has chosen.
event-revealed = { $seat } reveals { $cards }.
event-activated = { $seat } activates the wonder { $wonder }.
event-acts = { $seat } carries out { $card }.
event-acts-advanced = { $seat } carries out { $card }, advanced side.
event-advisor-used = { $seat } uses the advisor { $card }, who leaves the game.
event-spent = { $card } can do nothing: { $seat } only puts the card into the discard queue.
event-revolution = { $seat } makes a revolution: this round is the last of the turn.

## The log: points, cubes and cards

event-points = { $seat } gains { some-points } and now has { $total }.
event-explored = { $seat } gains { some-points } for the empty territory and now has { $total }.
event-trade-points = { $seat } gains { some-points } as the partner in trade and now has { $total }.
event-raided = { $seat } gains { some-points } for the raid and now has { $total }.
event-war-won = { $seat } wins the war, gains { some-points } and now has { $total }.
event-toured = { $seat } gains { some-points } for tourism and now has { $total }.
event-civbot-points = { $seat } gains { some-points } with this card and now has { $total }.
event-point-paid = { $seat } pays 1 point and now has { $total }.
event-cubes = { $seat } recovers { some-cubes } from the used pool.
event-new-cubes = { $seat } gets { some-cubes } from the supply, available at once.
event-cards = { $seat } takes back from the discard queue: { $cards }.
event-advisor-drawn = { $seat } draws an advisor.
# to one player only
event-advisor-card = You draw this advisor: { $card }.
event-wonder = { $seat } takes the wonder { $wonder }.

## The log: the development matrix

event-technology = { $civ } reaches technology level { $level }: { $technology }.
event-military = { $civ } reaches military level { $level }.
event-technology-blocked = { $civ } gains no technology level: the matrix has no space for it until the military level rises.
event-military-blocked = { $civ } gains no military level: the matrix has no space for it until the technology level rises.
event-beyond = { $seat } is at level 16 already, gains { some-points } instead and now has { $total }.
event-new-card = { $seat } takes a new action card: { $card }.
event-milestone = { $civ } is the first to reach the milestone { $milestone }.

## The log: the map, trade and war

event-expanded = { $territory }: { $civ } expands to here.
event-abandoned = { $points ->
    [0] { $territory }: { $seat } takes the cube back and has no points to lose.
   *[other] { $territory }: { $seat } takes the cube back, loses { some-points } and now has { $total }.
}
event-traded = { $seat } trades with { $civ }.
# $mine is the military level of $civ, $theirs that of $other
event-war = { $territory }: { $civ } (military { $mine }) attacks { $other } (military { $theirs }).
event-war-equal = The military levels are equal, so nothing happens.
event-driven-out = { $territory }: { $civ } loses the war and the cube.
event-last-cube = { $civ } loses the war but keeps the last cube on the map.

## The log: Civbots

event-civbot = { $cards ->
    [one] { $civ } acts and draws { $cards } card.
   *[other] { $civ } acts and draws { $cards } cards.
}
event-civbot-card = { $civ } plays its card { $card }.
event-civbot-wonder = { $civ } removes a wonder of the row from the game: { $wonder }.

## The log: the end of a turn, of an era and of the game

event-turn-end = Turn { $turn } of era { roman-era } ends. Activated wonders are recovered.
event-cube-added = { $seat }: a cube goes from the supply to the used pool.
event-government-cubes = { $seat } recovers { some-cubes } for the government { $government }.
event-government-points = { $seat } gains { some-points } for the government { $government } and now has { $total }.
event-leader-points = { $points ->
    [0] { $leader } (leader): { $seat } gains no points.
   *[other] { $leader } (leader): { $seat } gains { some-points } and now has { $total }.
}
event-territory-points = { $seat } gains { some-points } for territories held alone ({ $territories }) and now has { $total }.
event-won = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}
event-solo-lost = A Civbot has as many points as { $seat } or more. The game is lost.
event-eliminated = { $seat } has no cube left on the map after a war. The game is lost.

## Why can't I? Set-up

refused-milestone-near = A milestone cannot be placed here: { $cell }. It may not be next to another milestone, nor on the space where all begin.
refused-not-empty = { $territory }: somebody is already there. Begin in an empty territory.

## Why can't I? Choosing cards

refused-choose-one = You must play at least one card.
refused-not-in-hand = You do not have this card in your hand: { $card }.
refused-short-queue = { $card }: this card can be played only if at least three action cards are in your discard queue when the round begins.
refused-chosen = You have already chosen this card: { $card }.

## Why can't I? Carrying out cards

refused-not-revealed = This is not among the cards you have still to carry out: { $card }.
refused-must-act = { $card }: this card can be carried out, so it must be.
refused-no-advanced = { $card } has no advanced side.
refused-technology = { $card }: the advanced side needs this technology: { $technology }.
refused-cubes = { $cubes ->
    [one] { $card }: this side costs { $cubes } cube, and you have none available.
   *[other] { $card }: this side costs { $cubes } cubes, and you have fewer available.
}
refused-blocked = { $card }: the matrix has no space in that direction until your other level rises.
refused-no-effect = { $card }: this side can do nothing now.
refused-not-yours = You do not have this wonder: { $wonder }.
refused-turned = { $wonder }: this wonder has been activated and is recovered only at the end of the turn.
refused-fresh = { $wonder }: a wonder can be activated only from your next action on.
refused-condition = { $wonder }: you do not meet the condition of this wonder now.

## Why can't I? Targets

refused-cube-there = { $territory }: you already have a cube there, and a civilization has only one in a territory.
refused-not-adjacent = { $territory }: not adjacent to a territory that you occupy.
refused-no-partner = You cannot trade with { $civ }. A partner must be adjacent and have a higher technology level than you.
refused-not-shared = { $territory }: you share this territory with nobody, and a war needs an opponent in a territory you share.
refused-not-a-target = This cannot be chosen now: { $noun }.

## Why a bot likes a choice: pieces of a sentence, joined by commas; $points has its sign

why-score = { $points } now
why-government = { $points } from governments in this turn and later ones
why-technology = { $points } from what technology gives later
why-levels = { $points } from technology levels reached
why-lead = { $points } from being ahead in technology
why-slots = { $points } from more cards in a round
why-arms = { $points } from military levels
why-strength = { $points } from being stronger than others
why-milestones = { $points } from milestones within reach
why-leader = { $points } from the leader
why-wonders = { $points } from wonders in later turns
why-ready = { $points } from wonders that can still be activated in this turn
why-alone = { $points } from territories held alone
why-shared = { $points } for wars that could be fought
why-later = { $points } from territories in later eras
why-harvest = { $points } from cubes that territories bring back
why-cubes = { $points } in cubes
why-hand = { $points } for cards in hand
why-advisors = { $points } for advisors in hand
why-unresolved = { $points } for what is still to be resolved
why-order = { $points } for the place in turn order
why-civbots = { $points } against the Civbots
why-rivals = { $points } from what rivals lose
