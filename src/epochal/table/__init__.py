"""Tables: seats, options, a log, and the state folded from it. Tables know the contract and the store, not the network."""
