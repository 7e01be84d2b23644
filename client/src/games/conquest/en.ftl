### What the boards of both editions of History of the World say.

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

hotw-sea = Sea
hotw-ocean = Ocean
hotw-fort = Fort
hotw-city = City
hotw-monument = Monument
hotw-resource = Resource
hotw-presence = Presence
hotw-dominance = Dominance
hotw-coast = Coast
hotw-adjoins = Adjoins
hotw-fleet-of = Fleet of { $name }
hotw-origin-rulebook = From the rulebook
hotw-origin-record = From records of the printed game
hotw-origin-house = House choice: sources are silent
hotw-from-rulebook = rulebook
hotw-from-record = records
hotw-from-house = house

## Odds of an attack

hotw-odds = This battle
hotw-odds-win = Win { $percent }
hotw-odds-tie = Tie { $percent }
hotw-odds-pressed = Fighting on after every loss
hotw-odds-loss = Lose { $percent }

## Tracks

hotw-turn = Turn
hotw-scores = Scores
hotw-you = you
hotw-winner = Winner
hotw-player = Player
hotw-points = Points
hotw-events = Events
hotw-epochs = Epochs
hotw-empires = Empires of this epoch
hotw-skipped = nobody
hotw-areas-now = Points now
hotw-all-epochs = Values in every epoch

## Cards

hotw-drawn = You drew
hotw-your-empire = Your empire
hotw-your-events = Your events
hotw-start = Starts in
