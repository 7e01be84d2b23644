"""A player of this game that is a program, and what any program must know to think about it. It is handed only what its seat may know."""

from epochal.games.ancient_world.bot.mind import mind
from epochal.games.ancient_world.bot.player import STYLES, Player, make

__all__ = ["STYLES", "Player", "make", "mind"]
