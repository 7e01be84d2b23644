### The Ancient World: prompts, actions, the log and refusals.
### Names of cards, spaces and piles carry no article, so a name stands after a verb, in brackets or beside a colon.

game-title = The Ancient World

## Options

option-expand_plus = Expand+
option-expand_plus-help = Whoever expands looks at the three uppermost Districts and takes one of them. The others go to the bottom of the deck.

## Counted things, used by the messages below

some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
some-knowledge = { $knowledge } knowledge
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
# $coins or $knowledge is more than 0
coins-and-knowledge = { $coins ->
    [0] { some-knowledge }
   *[other] { $knowledge ->
        [0] { some-coins }
       *[other] { some-coins } and { some-knowledge }
    }
}
for-the-cost = { $coins ->
    [0] { $knowledge ->
        [0] for nothing
       *[other] for { some-knowledge }
    }
   *[other] for { coins-and-knowledge }
}

## Prompts: the turn

prompt-turn = { $citizens ->
    [0] Your turn: attack a Titan or pass.
    [one] Your turn: send your last citizen, attack a Titan or pass.
   *[other] Your turn: send one of your { $citizens } citizens, attack a Titan or pass.
}
prompt-citizen = { $place }: choose which citizen to send here.

## Prompts: building, expanding and exploring

prompt-build = { $discount ->
    [0] Choose an Empire card to build, or stop.
    [one] Choose an Empire card to build for { $discount } coin less, or stop.
   *[other] Choose an Empire card to build for { $discount } coins less, or stop.
}
prompt-build-free = Choose an Empire card to build. It costs you nothing.
prompt-pay-district = Choose how to pay for the District: { some-coins } or { some-knowledge }.
prompt-district = Choose one of these Districts. The others go to the bottom of the deck.
prompt-explore = { $cards ->
    [one] Draw { $cards } card from the Empire deck and store it, or store a card from the row.
   *[other] Draw { $cards } cards from the Empire deck and store one of them, or store a card from the row.
}
prompt-keep = Choose which of the cards drawn to store. The others are discarded.
prompt-store = Choose an Empire card from the row to store, or store the unseen top card of the deck.

## Prompts: armies and attacks

prompt-recruit = Choose a Military card from the row.
prompt-retire = { $card }: choose the active card that retires to make room for this one. Its legacy stays with the army.
prompt-disband = { $limit ->
    [one] You may have only { $limit } army. Choose one to disband, with its retired cards.
   *[other] You may have only { $limit } armies. Choose one to disband, with its retired cards.
}
prompt-ease = { $coins ->
    [one] Choose a Military card from which a coin is removed.
   *[other] Choose a Military card from which the first of { $coins } coins is removed.
}
prompt-attack = { $titan }: your attack value is { $value }, and the defence is { $defence }. Choose the armies to use and attack once they are enough.
prompt-attack-now = { $titan }: attack this Titan at once, or stop.
prompt-damage = { $cards ->
    [one] Choose one of your Empire cards to be damaged.
   *[other] Choose the first of { $cards } Empire cards to be damaged.
}

## Prompts: effects and hunger

prompt-repair = { $cards ->
    [one] Choose a damaged Empire card to repair, or stop.
   *[other] Choose up to { $cards } damaged Empire cards to repair, one by one, or stop.
}
prompt-copy = Choose an Empire card of another player. You carry out its action.
prompt-react = { $card }: you may use this card now.
prompt-scout = { $cards ->
    [one] Choose a pile of Titans. You look at its top card.
   *[other] Choose a pile of Titans. You look at its top { $cards } cards and put them back in any order.
}
prompt-arrange = { $placed ->
    [0] Choose the Titan that will lie on top, face up.
   *[other] Choose the next Titan from the top down.
}
prompt-starve = { $citizens ->
    [one] You lack food for { $citizens } citizen. Choose who starves.
   *[other] You lack food for { $citizens } citizens. Choose the first who starves.
}

## Actions, as on a button; $noun is the name of the thing

action-send = Send a citizen: { $noun }
action-act = Send a citizen: { $noun }
action-attack = Attack: { $noun }
action-pass = Pass
action-citizen = Send { $noun }
action-build = Build { $noun }
action-build_stored = Build { $noun }, from your stored cards
action-use = Use { $noun }
action-pay_coins = Pay coins
action-pay_knowledge = Pay knowledge
action-district = Take { $noun }
action-recruit = Recruit { $noun }
action-retire = Retire { $noun }
action-disband = Disband { $noun }
action-draw = Draw from the deck
action-store = Store { $noun }
action-blind = Store the unseen top card of the deck
action-keep = Store { $noun }
action-army = Use { $noun }
action-strike = Attack
action-repair = Repair { $noun }
action-damage = Let { $noun } be damaged
action-copy = Copy { $noun }
action-scout = Look at the pile: { $noun }
action-top = Put next: { $noun }
action-ease = Remove a coin: { $noun }
action-starve = Let { $noun } starve
action-done = Done

## Verbs, to fit "You cannot ... now."

verb-send = send a citizen to the board
verb-act = send a citizen to a card
verb-attack = attack a Titan
verb-pass = pass
verb-citizen = choose a citizen
verb-build = build a card
verb-build_stored = build a stored card
verb-use = use a card
verb-pay_coins = pay coins
verb-pay_knowledge = pay knowledge
verb-district = take a District
verb-recruit = recruit
verb-retire = retire a Military card
verb-disband = disband an army
verb-draw = draw cards
verb-store = store a card
verb-blind = store an unseen card
verb-keep = store a drawn card
verb-army = use an army
verb-strike = attack
verb-repair = repair a card
verb-damage = choose a card to be damaged
verb-copy = copy the action of a card
verb-scout = look at a pile of Titans
verb-top = put Titans in order
verb-ease = remove a coin from a Military card
verb-starve = let a citizen starve
verb-done = stop

## The log: the round

event-order = The players take their turns in this order: { $seats }.
event-titans = The first Titans of the three piles are { $titans }.
event-round = Round { $round } begins, and { $seat } goes first.
event-explore-open = From now on citizens can be sent to Explore.
event-grow-open = From now on citizens can be sent to Grow.
event-second-deck = From now on the Empire B deck is used.
event-row = The Empire row is now: { $cards }.
event-military-row = New in the Military row: { $cards }.
event-sent = { $place }: { $seat } sends { $citizen } here.
event-fee = { $seat } pays { some-coins } to join citizens of other skills.
event-passed = { $seat } passes.
event-income = { $seat } collects an income of { coins-and-knowledge }.
event-starves = { $seat }: there is no food for { $citizen }, who goes to the Starving box.

## The log: coins, knowledge and citizens

event-coins = { $seat } gains { some-coins }.
event-coins-lost = { $seat } loses { some-coins }.
event-knowledge = { $seat } gains { some-knowledge }.
event-paid-coins = { $count ->
    [one] { $seat } pays { $count } coin.
   *[other] { $seat } pays { $count } coins.
}
event-paid-knowledge = { $seat } pays { $count } knowledge.
event-learned = { $seat } pays { some-coins } and gains 1 knowledge.
event-traded = { $seat } trades { some-coins } for 1 knowledge.
event-citizen = { $seat } gains { $citizen }, who begins in the Starving box.
event-claimed = { $seat } claims the first-player token.

## The log: building, expanding and exploring

event-built = { $seat } builds { $card } { for-the-cost } and now has { total-points }.
event-built-nothing = { $seat } builds nothing.
event-discarded = { $seat } discards { $card } to build a card for nothing.
event-district = { $seat } takes the District { $district }.
event-next-district = The District on top is now { $district }.
# to one player only
event-districts-seen = You look at these Districts: { $districts }.
event-drew = { $cards ->
    [one] { $seat } draws { $cards } Empire card.
   *[other] { $seat } draws { $cards } Empire cards.
}
# to one player only
event-drew-cards = You draw these cards: { $cards }.
event-explore-discards = { $seat } discards { $cards }.
event-stored = { $seat } stores { $card } from the row.
event-stored-unseen = { $seat } stores a card from the deck.
# to one player only
event-stored-card = You store this card: { $card }.

## The log: armies

event-recruited = { $seat } recruits { $card } { for-the-cost }.
event-retired = { $seat } retires { $card }, whose legacy stays with the army.
event-disbanded = { $seat } disbands the army of { $card }.
event-eased = { $seat } removes a coin from { $card }.
event-drafted = { $seat } has a draft worth { $value } attack value in this round.

## The log: attacks and damage

event-army = { $seat } uses { $card } for { some-coins }.
event-struck = { $seat } attacks { $titan } (defence { $defence }) with an attack value of { $value }.
event-defeated = { $seat } defeats { $titan } and now has { total-points }.
event-next-titan = A Titan lies face up on its pile: { $titan }.
event-dice = { $seat } rolls for damage: { $dice }.
event-damaged = { $seat }: { $card } is damaged.
event-repaired = { $seat } repairs { $card }.

## The log: effects

event-copied = { $seat } copies the action of { $card }.
event-used = { $seat } uses { $card }.
event-scouted = { $cards ->
    [one] { $pile }: { $seat } looks at the top card.
   *[other] { $pile }: { $seat } looks at the top { $cards } cards.
}
# to one player only
event-scouted-titans = You see these Titans: { $titans }.
event-arranged = You put this Titan next: { $titan }.

## The log: the end of the game

event-points-starving = { $seat } loses { some-points } for starving citizens.
event-points-banners = { $seat } gains { some-points } for banners.
event-points-card = { $points ->
    [0] { $card }: { $seat } gains no points.
   *[other] { $card }: { $seat } gains { some-points }.
}
event-points-total = { $seat } ends the game with { total-points }.
event-won = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Why can't I? Sending citizens

refused-no-citizen = You have no citizen left to send in this round.
refused-citizen-away = You cannot send { $citizen }. A citizen may be at work, starving or still to come.
refused-citizen-skill = The skill of { $citizen } is not higher than that of every citizen there.
refused-fee = With { $citizen } you would have to pay a coin for the place, and then you could pay for no card.
refused-skill = { $space }: a citizen must have a higher skill than everyone there, and none of yours has.
refused-covered = { $space }: this space is covered until round { $round }.
refused-coins = { $has ->
    [0] This costs { some-coins }, and you have none.
   *[other] This costs { some-coins }, and you have only { $has }.
}
refused-all-citizens = You already have all five citizens.
refused-no-district = There is no District left.
refused-district-cost = A District costs { some-coins } or { some-knowledge }, and you have neither.
refused-no-cards = There is no Empire card left to store.
refused-nothing-to-buy = There is no Empire card in the row or among your stored cards that you could buy now.
refused-no-army = All your armies have been used in this round, and you cannot form another. So there is no place for a recruit.
refused-nothing-to-recruit = There is no Military card in the row that you could take now.

## Why can't I? Cards

refused-not-yours = You do not own this card: { $card }.
refused-damaged = { $card }: this card is damaged and does nothing until it is repaired.
refused-no-action = { $card }: this card has no action for a citizen.
refused-busy = { $card }: a citizen is already on this card.
refused-no-effect = { $card }: its action would do nothing now.
refused-copy = { $card }: an action that copies cannot itself be copied.
refused-not-in-row = This card is not in the Empire row: { $card }.
refused-not-stored = You have not stored this card: { $card }.
refused-one-of-each = { $card }: you already have this card, and nobody can have two of the same.
refused-no-room = You have no free capacity for another Empire card.
refused-cost = { $card } costs { coins-and-knowledge }, and you have less.
refused-not-in-military-row = This card is not in the Military row: { $card }.

## Why can't I? Attacks

refused-pile-out = { $pile }: there is none left.
refused-cannot-defeat = { $titan }: with the armies you can pay for, you would not reach its defence.
refused-not-active = This is not an active card of yours: { $card }.
refused-army-used = { $card }: this army has already been used in this round.
refused-army-price = { $card }: you cannot pay for this army, or would have too few coins left to reach the defence of the Titan.
refused-too-weak = You have not used an army yet, or your attack value is still lower than the defence of the Titan.
refused-not-a-target = This cannot be chosen now: { $noun }.

## Why a bot likes a choice: pieces of a sentence, joined by commas; $points has its sign

why-score = { $points } now
why-banners = { $points } from banners on the way to more
why-bonuses = { $points } from bonus cards that will grow
why-hunger = { $points } from fewer citizens without food
why-coins = { $points } in coins
why-knowledge = { $points } in knowledge
why-income = { $points } from income in later rounds
why-learning = { $points } from knowledge in later rounds
why-power = { $points } from weapons of the city in later attacks
why-armies = { $points } from what armies can do in later rounds
why-legacies = { $points } from legacies of retired cards
why-citizens = { $points } from the work of citizens in later rounds
why-food = { $points } from food for more citizens
why-room = { $points } from free capacity
why-abilities = { $points } from the abilities of Empire cards
why-stored = { $points } from stored cards
why-hands = { $points } for citizens still to be sent in this round
why-ready = { $points } for armies ready to fight in this round
why-titan = { $points } for a Titan within reach
why-offer = { $points } for an Empire card within reach
why-first = { $points } for the first-player token
why-damage = { $points } from fewer damaged cards
why-rivals = { $points } from what rivals lose
