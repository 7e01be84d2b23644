"""Every question of the game, answered with prices."""

from epochal.core.mind import Choice
from epochal.games.hotw2001.bot.cards import event_choices
from epochal.games.hotw2001.bot.draft import draft_choices
from epochal.games.hotw2001.bot.expanding import expansion_choices
from epochal.games.hotw2001.bot.targets import target_choices
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World

__all__ = ["Choice", "priced"]


def priced(world: World, worth: Worth, legal: list[int]) -> list[Choice]:
    """Legal actions that deserve a thought, with their worth; best first, never empty."""
    step = world.agenda[-1][0].name
    if step == "expand":
        return expansion_choices(world, worth, legal)
    if step == "play_events":
        return event_choices(world, worth, legal)
    if step == "keep_or_pass":
        return draft_choices(world, worth, worth.weights)
    return target_choices(world, worth, legal)
