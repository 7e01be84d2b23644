"""How a program sees any edition of History of the World: what lands, areas and structures are worth, and which to go for."""
