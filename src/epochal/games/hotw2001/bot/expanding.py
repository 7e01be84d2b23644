"""Expansion: which land next, by what it brings for each army it costs; forts, coins and manned fleets; when to stop."""

from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.campaign import Campaign as AnyCampaign
from epochal.games.conquest.bot.campaign import best_first
from epochal.games.conquest.bot.outlook import first_action
from epochal.games.hotw2001.board import PLAIN
from epochal.games.hotw2001.bot.odds import Battle, battle
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.combat import attack_bonus, attacking_dice, defending_dice, wins_ties
from epochal.games.hotw2001.expansion import fort_sites
from epochal.games.hotw2001.state import NOBODY, World

REINFORCEMENT_HELPS: Final = 0.18


class Campaign(AnyCampaign):
    """The choices of one moment of an expansion in 2001."""

    def __init__(self, world: World, worth: Worth) -> None:
        super().__init__(world, worth, world.pool + world.allied_pool, world.reach & ~world.active)
        self.now = world
        self.empire: bool = world.is_active_empire()
        self.dice: int = attacking_dice(world)
        self.ties: bool = wins_ties(world)

    def best_lands(self) -> list[tuple[float, int]]:
        """The lands within reach with the worth of a plan that begins there, for each army."""
        targets = self.near_lands
        if self.now.pool == 0:
            targets &= ~self.now.occupied()
        return self.priced(targets)

    def cost_of_battle(self, land: int) -> float:
        return self.battle(land)[2]

    def battle(self, land: int) -> Battle:
        """The odds against whoever stands in a land."""
        world = self.now
        if world.owner[land] in (NOBODY, self.seat) or (land == world.treachery and self.empire):
            return (1.0, 0.0, 1.0)
        fort = bool(world.forts & bit(land))
        bonus = walled = attack_bonus(world, land)
        siegecraft = world.siegecraft and self.empire
        if siegecraft and fort and not (world.capitals | world.cities) & bit(land):
            bonus -= 1
        defence = self._defence(land)
        return battle(self.dice, defence, bonus, walled, fort, world.armies(land), self.ties, siegecraft)

    def _defence(self, land: int) -> int:
        if self.near[land]:
            return defending_dice(self.now, land)
        return 1 if self.now.box.board.approach[land][PLAIN] else 2

    # Other ways to use an army

    def best_reinforcement(self) -> tuple[float, int]:
        """Where a further army in a land of one's own does most (the option of multiple armies)."""
        best = (0.0, -1)
        if not self.now.optional.multiple_armies or self.now.pool == 0:
            return best
        for land in members(self.now.active):
            if self.now.room(land):
                helps = REINFORCEMENT_HELPS * self.worth.stake(self.now, land) / self.now.armies(land)
                if helps > best[0]:
                    best = (helps, land)
        return best


def man_worth(worth: Worth) -> float:
    """A manned fleet: a point now, and later as long as nobody wins or takes it."""
    total = 1.0
    stay = 1.0
    for _ in worth.scorings:
        stay *= 0.6
        total += worth.weights.structures * stay
    return total


def expansion_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """Every action of an expansion that deserves a thought, best first; the last resort is to stop."""
    words = world.words
    if words.recall in legal:
        return [(1.0, words.recall)]
    if words.recall_allied in legal:
        return [(1.0, words.recall_allied)]
    campaign = Campaign(world, worth)
    choices: list[tuple[float, int]] = []
    if world.pool > 0 or world.allied_pool > 0:
        first = first_action(words, "expand")
        choices = [(gain, first + land) for gain, land in campaign.best_lands() if gain > 0.0]
        helps, land = campaign.best_reinforcement()
        if land >= 0:
            choices.append((helps, first + land))
        if world.optional.naval_control and world.pool > 0:
            manned = man_worth(worth)
            first = first_action(words, "man")
            last = first + len(world.box.atlas.waters)
            choices += [(manned, action) for action in legal if first <= action < last]
    if world.is_active_empire() and worth.weights.plan > 1:
        choices += fort_choices(world, campaign, legal)
    choices.sort(key=best_first)
    choices.append((0.0, words.done))
    return choices


def fort_choices(world: World, campaign: Campaign, legal: list[int]) -> list[tuple[float, int]]:
    """A fort for an army; for nothing, or for coins, only once the armies are spent."""
    words = world.words
    helps, land = campaign.best_fort(fort_sites(world) if world.forts_left() > 0 else 0)
    if land < 0:
        return []
    choices = []
    build = first_action(words, "fort") + land
    buy = first_action(words, "buy_fort") + land
    stuck = world.pool == 0 and world.allied_pool == 0
    if build in legal and (world.free_forts == 0 or stuck):
        choices.append((helps, build))
    elif build in legal:
        choices.append((min(helps, 0.01), build))
    if buy in legal and stuck:
        choices.append((helps, buy))
    return choices
