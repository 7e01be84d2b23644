"""A player of this game that is a program, in three levels. It is handed only what its seat may know."""

from epochal.games.ancient_world.bot.player import LEVELS, Player, make

__all__ = ["LEVELS", "Player", "make"]
