"""Whether a game is fair and its cards are alike in strength: many games of bots, and what their stories say.

python -m epochal.lab.balance hotw2018 --games 5000 --seats 4 --level steady --jobs 2 --out report.md --json figures.json
python -m epochal.lab.balance historia --games 1000 --seats 3 --level military,technology,art,expansion
python -m epochal.lab.balance historia --games 1000 --seats 1 --level steady --option civbot_level=medium

``epochal lab balance`` does the same and makes a page with charts of it.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import epochal
from epochal.lab.counting import Found
from epochal.lab.report import document, markdown
from epochal.lab.simulate import Task, play_many
from epochal.lab.standings import Epochs, Leads, Points, Rivals, Sources, Victories
from epochal.lab.story import Story, listen
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
        game = epochal.load(self.task.game)
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


def chosen(game: str, given: list[str]) -> dict[str, Any]:
    """Options as the game knows them, written as name=value."""
    known = {o.id: {str(value).lower(): value for value in o.values} for o in epochal.load(game).options}
    pairs = [each.partition("=") for each in given]
    return {name: known.get(name, {}).get(value, value) for name, _, value in pairs}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m epochal.lab.balance")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--level", default="steady", help="one level, or several that change seats: strong,steady"
    )
    parser.add_argument("--option", action="append", default=[], help="an option of the game: name=value")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the report here instead of showing it")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args(arguments)
    options = chosen(given.game, given.option)
    task = Task(given.game, given.seats, options, tuple(given.level.split(",")))
    found = figures(task, play_many(listen, task, given.games, given.seed, given.jobs), given.seed)
    report = markdown(document(found, "en"))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    if given.out:
        given.out.write_text(report)
    else:
        sys.stdout.write(report)


if __name__ == "__main__":
    main()
