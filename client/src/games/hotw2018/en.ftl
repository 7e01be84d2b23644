### History of the World (2018): words of the board, the cards and the tracks.

## A territory, a sea, a barren land

hotw-held-by = held by { $name }, { $empire }
hotw-vacant = Empty
hotw-worth = { $epoch }: { $value }·{ $double }·{ $triple }
hotw-area-worth = Points for presence, dominance and supremacy
hotw-barren = Barren land: no army enters, caravans cross it
hotw-capital = Capitol
hotw-control = Supremacy
hotw-terrain = Terrain
hotw-terrain-mountain = Mountains: the defender adds 1
hotw-terrain-forest = Forest: the defender adds 1
hotw-strait = Strait to
hotw-sections = Touches
hotw-caravan-of = Caravan of { $name }

## The battle

hotw-battle = Battle for { $land }
hotw-invader = invades
hotw-defender = defends
hotw-adds-catapult = +{ $count } from the catapult
hotw-adds-bonus = +{ $count } from effects
hotw-adds-terrain = +1 for terrain
hotw-adds-fort = Fortified: two dice
hotw-adds-naval = Naval: may reroll a die
hotw-rerolls = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
hotw-on-catapult = { $count ->
    [0] The catapult is empty
   *[other] The catapult adds { $count }
}

## The turn

hotw-catapult = has the catapult
hotw-card-armies = { $count ->
    [one] { $count } army on the card
   *[other] { $count } armies on the card
}
hotw-card-empty = No army on the card
hotw-siege-tokens = { $count ->
    [one] { $count } siege token
   *[other] { $count } siege tokens
}
hotw-monuments-due = { $count ->
    [one] { $count } monument to build
   *[other] { $count } monuments to build
}

## Choosing cards

hotw-draft = Choosing empires and events
hotw-draft-help = Each set is passed on once everybody who holds one has taken a card.
hotw-draft-classic = One card after the other is drawn, and kept or passed to somebody without one.
hotw-set = Set
hotw-set-events = Events
hotw-set-empires = Empires
hotw-set-here = has the set
hotw-set-taken = has a card
hotw-set-waiting = has a card, and passes the set on soon
hotw-set-coming = waits
hotw-choose-set = Choose a set
hotw-choose-from = Choose a card
hotw-show-cards = Show the cards
hotw-hide-cards = Hide the cards

## Tracks

hotw-areas = Regions
hotw-area = Region
hotw-token = Region token of epochs { $first }–{ $last }
hotw-same-token = The same token stays
hotw-no-token = No token yet: no points
hotw-hand-help = Event cards in hand
hotw-supply = Supply
hotw-supply-help = Armies left in the supply
hotw-supply-left = Left in the supply:
hotw-supply-capitols = Capitol or city

## Cards

hotw-strength = Armies
hotw-founds = Founds
hotw-routes = Fleets and caravans
hotw-marauder = Marauder
hotw-kingdom = Kingdom
hotw-known-events = Events you passed on
hotw-enhancement = Enhancement

## Beside each player, and in the table of points at the end

seat-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
source-event-presence = Presence
source-event-dominance = Dominance
source-event-supremacy = Supremacy
source-event-structures = Capitols, cities, monuments
source-event-effect-points = Effects
source-event-plunder = Reduced structures
source-other = First space and occupied spaces
