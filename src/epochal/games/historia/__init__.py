"""Historia, in the edition for up to five players."""

from importlib.resources import files
from pathlib import Path

from epochal.core.content import ContentSet
from epochal.core.kernel import Question, Step
from epochal.games.historia import actions, effects, ending, leaders, levels, rounds, setup, timeline
from epochal.games.historia.components import FILES
from epochal.games.historia.game import Historia

CHAPTERS = (actions, effects, ending, leaders, levels, rounds, setup, timeline)


def make(content: str = "standard") -> Historia:
    """The game with a content set: "standard", or the path of a folder with files of one's own."""
    folder = files(__name__) / "content" if content == "standard" else Path(content)
    game = Historia(ContentSet(content, folder, FILES))
    for chapter in CHAPTERS:
        for thing in vars(chapter).values():
            if isinstance(thing, Step):
                game.steps[thing.name] = thing
    for step in game.steps.values():
        if isinstance(step, Question):
            step.listen(game.actions.verb_numbers)
    return game
