"""Invading: which territory next and by which way, forts, sieges, and when to stop."""

from typing import Final

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.campaign import Campaign as AnyCampaign
from epochal.games.conquest.bot.campaign import Taken, best_first
from epochal.games.conquest.bot.outlook import first_action
from epochal.games.conquest.bot.ways import Lane
from epochal.games.hotw2018.bot.odds import Terms, assault, terms
from epochal.games.hotw2018.bot.worth import USUAL_ARMY, Worth
from epochal.games.hotw2018.components import Effect
from epochal.games.hotw2018.effects import structures
from epochal.games.hotw2018.founding import fort_sites
from epochal.games.hotw2018.state import NOBODY, World

CARD_IN_HAND: Final = 0.7
"""What a card that brings points counts while it is still in the hand."""


class Campaign(AnyCampaign):
    """The choices of one moment of an invasion in 2018."""

    def __init__(self, world: World, worth: Worth) -> None:
        self.now = world
        super().__init__(world, worth, world.pool, (world.reach | world.sail_reach) & ~world.active)
        self.plunder: float = self._plunder()
        self.prizes: list[tuple[float, Effect]] = self._prizes()
        self.likes_sailing: bool = any(
            effect.when == "sailing" or effect.where == "sailed" for effect in world.boons
        )

    def _plunder(self) -> float:
        """What a structure brings that a battle reduces."""
        total = 1.0 if self.now.is_marauder() else 0.0
        for effect in self.now.boons:
            if effect.kind == "loot":
                total += 1.0 if effect.gain == "point" else USUAL_ARMY if effect.gain == "army" else 0.3
        return total

    def _prizes(self) -> list[tuple[float, Effect]]:
        """Effects that make some lands worth more, with the weight they have: those at work, and cards in the hand."""
        world = self.now
        found = [(1.0, effect) for effect in world.boons if effect.kind in ("points", "cities", "forts")]
        if world.is_active_empire():
            for event in world.hand[self.seat]:
                effect = world.box.events[event].effect
                if effect is not None and effect.kind in ("points", "cities"):
                    found.append((CARD_IN_HAND, effect))
        return found

    def one_resource_more(self) -> float:
        if self.now.monuments_left() <= 0:
            return 0.0
        for effect in self.now.boons:
            if effect.kind == "monuments" and effect.per:
                return 0.9
        return self.share_of_a_monument()

    def lanes(self) -> tuple[Lane, ...]:
        return super().lanes() + tuple(self.now.voyages)

    def take(self, land: int, tally: int, standing: float) -> Taken:
        more = 0.0
        if self.plunder and structures(self.now) & bit(land) and self._is_enemy(land):
            more = self.plunder
        if self.prizes:
            more += self._prize(land, tally)
        gain, after, tally = super().take(land, tally, standing)
        return more + gain, after, tally

    def _prize(self, land: int, tally: int) -> float:
        """What the effects of the empire make of a land."""
        world = self.now
        resource = bool(self.atlas.resources & bit(land))
        total = 0.0
        for weight, effect in self.prizes:
            if effect.kind == "points":
                total += weight * effect.count * self._counted(effect.per, land, resource, tally)
            elif effect.kind == "cities":
                free = not (world.capitals | world.cities) & bit(land)
                if free and effect.where == "sailed" and self.sails(land):
                    if world.sailed.bit_count() < effect.count:
                        total += weight * self.worth.monument(land)
                elif free and effect.where == "resource" and resource:
                    total += 0.5 * weight * self.worth.monument(land)
            elif effect.per and resource and self.worth.scorings:
                total += 0.3
        return total

    def _counted(self, per: str, land: int, resource: bool, tally: int) -> float:
        """How many of what an effect counts come with a land."""
        if per == "resource":
            return 1.0 if resource else 0.0
        if per == "area":
            area = self.atlas.area_lands[self.atlas.area_of[land]]
            planned = self.mine(tally) > (self.now.held[self.seat] & area).bit_count()
            return 0.0 if planned or self.now.active & area else 1.0
        if per == "monument":
            return 1.0 if self.now.monuments & bit(land) else self.resource_step if resource else 0.0
        enemy = self._is_enemy(land)
        if per == "city":
            return 1.0 if (self.now.capitals if enemy else self.now.cities) & bit(land) else 0.0
        return 1.0 if per == "capitol" and not enemy and self.now.capitals & bit(land) else 0.0

    def _is_enemy(self, land: int) -> bool:
        return self.now.owner[land] not in (NOBODY, self.seat)

    def cost_of_battle(self, land: int) -> float:
        """The armies that a land costs for each time that it is taken, with the armies at hand."""
        first, siege = self.terms(land, self.sails(land))
        taken, used = assault(first, siege, 0, max(0, self.armies - 1), self.now.siege_tokens)
        return (1.0 + used) / taken

    def terms(self, land: int, sailing: bool) -> tuple[Terms, Terms]:
        """The terms of the first battle, and those with an army on the catapult."""
        return terms(self.now, land, sailing, 0), terms(self.now, land, sailing, 1)

    def sails(self, land: int) -> bool:
        """Whether to go by fleet: where there is no other way, or where it helps."""
        if not self.now.sail_reach & bit(land):
            return False
        if not self.now.reach & bit(land):
            return True
        if not self.likes_sailing:
            return False
        return not self._is_enemy(land) or terms(self.now, land, True, 0) > terms(self.now, land, False, 0)


def land_choices(world: World, campaign: Campaign) -> list[tuple[float, int]]:
    """The territories to invade, and the fort that an army could build; those that pay, best first."""
    if world.pool == 0:
        return []
    words = world.words
    invade, sail = first_action(words, "invade"), first_action(words, "sail")
    choices = []
    for gain, land in campaign.priced(campaign.near_lands):
        if gain > 0.0:
            choices.append((gain, (sail if campaign.sails(land) else invade) + land))
    helps, land = campaign.best_fort(fort_sites(world) if campaign.worth.weights.plan > 1 else 0)
    if helps > 0.0:
        choices.append((helps, first_action(words, "fortify") + land))
    choices.sort(key=best_first)
    return choices


def siege_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """Besiege if the territory is worth more than what the armies would do elsewhere; with a token if there is one."""
    words = world.words
    target = world.target
    campaign = Campaign(world, worth)
    first, siege = campaign.terms(target, world.sailing)
    elsewhere = [gain for gain, land in campaign.ranked(campaign.near_lands & ~bit(target)) if gain > 0.0]
    gain = campaign.gain(target)
    choices = [(0.0, words.retreat)]
    for action in legal:
        if action == words.siege:
            taken, used = assault(first, siege, world.engines + 1, world.pool - 1, world.siege_tokens)
            used += 1.0
        elif action == words.siege_token:
            taken, used = assault(first, siege, world.engines + 1, world.pool, world.siege_tokens - 1)
        else:
            continue
        choices.append((taken * gain - lost_elsewhere(elsewhere, used, world.pool), action))
    choices.sort(key=best_first)
    return choices


def lost_elsewhere(gains: list[float], used: float, armies: int) -> float:
    """What armies would bring elsewhere: if some are used, those with the least to do."""
    missed = 0.0
    for place in range(armies - 1, -1, -1):
        if used <= 0.0:
            break
        missed += min(1.0, used) * (gains[place * 2 // 3] if place * 2 // 3 < len(gains) else 0.0)
        used -= 1.0
    return missed
