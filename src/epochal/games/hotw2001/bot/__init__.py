"""A player of this game that is a program, and what any program must know to think about it. It is handed only what its seat may know."""

from epochal.games.hotw2001.bot.mind import mind
from epochal.games.hotw2001.bot.player import Player, make

__all__ = ["Player", "make", "mind"]
