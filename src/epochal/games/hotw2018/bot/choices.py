"""Every question of the game, answered with prices."""

from epochal.core.mind import Choice
from epochal.games.hotw2018.bot.cards import invasion_choices, opening_choices
from epochal.games.hotw2018.bot.draft import classic_choices, draft_choices
from epochal.games.hotw2018.bot.invading import siege_choices
from epochal.games.hotw2018.bot.targets import target_choices
from epochal.games.hotw2018.bot.worth import Worth
from epochal.games.hotw2018.state import World

__all__ = ["Choice", "priced"]


def priced(world: World, worth: Worth, legal: list[int]) -> list[Choice]:
    """Legal actions that deserve a thought, with their worth; best first, never empty."""
    step, _, which = world.agenda[-1]
    if step.name == "invade":
        return invasion_choices(world, worth, legal)
    if step.name == "siege_or_retreat":
        return siege_choices(world, worth, legal)
    if step.name == "choose":
        return draft_choices(world, worth, legal)
    if step.name == "keep_or_pass":
        return classic_choices(world, worth, which)
    if step.name == "open_turn":
        return opening_choices(world, worth, legal)
    return target_choices(world, worth, legal)
