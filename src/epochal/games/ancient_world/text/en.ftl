### The Ancient World: prompts, actions, the log and refusals.
### Names of cards, spaces and piles carry no article, so a name stands after a verb, in brackets or beside a colon.

game-title = The Ancient World

## Options

option-expand_plus = Expand+
option-expand_plus-help = Whoever expands looks at the three uppermost Districts and takes one of them. The others go to the bottom of the deck.

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
