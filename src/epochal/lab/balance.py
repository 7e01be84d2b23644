"""Whether a game is fair and its cards are alike in strength: many games of bots, and what their stories say."""

from collections.abc import Iterable

import epochal
from epochal.lab.counting import Found
from epochal.lab.simulate import Task
from epochal.lab.standings import Epochs, Leads, Points, Rivals, Sources, Victories
from epochal.lab.story import Story
from epochal.lab.worth import Actions, Drafted, Empires, Fallen, Offers, Things


class Study:
    """What many stories say together. They are counted as they come, and none of them is kept."""

    def __init__(self, task: Task, seed: int) -> None:
        self.task = task
        self.seed = seed
        self.games = 0
        self.counts = (
            Victories(task), Points(), Rivals(), Sources(), Epochs(), Leads(), Empires(), Drafted(), Things(), Offers(),
            Fallen(task), Actions(),
        )  # fmt: skip

    def add(self, story: Story) -> None:
        self.games += 1
        for count in self.counts:
            count.add(story)

    def what(self) -> Found:
        """What is played."""
        game = self.task.load()
        return {
            "game": game.id,
            "rules": game.rules,
            "content": game.content,
            "version": epochal.__version__,
            "seats": self.task.seats,
            "level": list(self.task.levels),
            "options": dict(self.task.options),
            "seed": self.seed,
        }

    def figures(self) -> Found:
        """All of it as plain data; there must have been a story."""
        found = self.what()
        for count in self.counts:
            found.update(count.found())
        return found


def figures(task: Task, stories: Iterable[Story], seed: int = 0) -> Found:
    """What many stories say together, as plain data."""
    study = Study(task, seed)
    for story in stories:
        study.add(story)
    return study.figures()
