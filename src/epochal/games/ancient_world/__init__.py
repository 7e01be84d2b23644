"""The Ancient World, first edition."""

from importlib.resources import files
from pathlib import Path

from epochal.core.content import ContentSet
from epochal.core.kernel import Question, Step
from epochal.games.ancient_world import (
    abilities,
    attack,
    building,
    citizens,
    effects,
    military,
    rounds,
    scouting,
    storing,
)
from epochal.games.ancient_world.components import FILES
from epochal.games.ancient_world.game import AncientWorld

CHAPTERS = (abilities, attack, building, citizens, effects, military, rounds, scouting, storing)


def make(content: str = "standard") -> AncientWorld:
    """The game with a content set: "standard", or the path of a folder with files of one's own."""
    folder = files(__name__) / "content" if content == "standard" else Path(content)
    game = AncientWorld(ContentSet(content, folder, FILES))
    for chapter in CHAPTERS:
        for thing in vars(chapter).values():
            if isinstance(thing, Step):
                game.steps[thing.name] = thing
    for step in game.steps.values():
        if isinstance(step, Question):
            step.listen(game.actions.verb_numbers)
    return game
