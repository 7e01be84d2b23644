"""Chapter V, combat: attacker bonuses, defender bonuses, forts, sack and pillage."""

from typing import Final

from epochal.core.kernel import Outside
from epochal.games.conquest.atlas import bit
from epochal.games.hotw2001.board import FOREST, GREAT_WALL, MOUNTAIN, PLAIN, STRAIT
from epochal.games.hotw2001.state import World

FROM_THE_SEA: Final = 3


def defending_dice(world: World, land: int) -> int:
    """The fewest dice that any approach of the force leaves the defender."""  # rule: combat.approach
    approach = world.box.board.approach[land]
    active = world.active
    if approach[PLAIN] & active:
        return 1  # rule: combat.dice
    difficult = False
    for terrain in (FOREST, MOUNTAIN, GREAT_WALL, STRAIT):
        if approach[terrain] & active:
            if world.experts & bit(terrain) and world.is_active_empire():
                return 1  # rule: card.expert_troops
            difficult = True
    if difficult:
        return 2  # rule: combat.terrain, combat.strait
    if world.naval_power and world.is_active_empire():
        return 2  # rule: card.naval_power
    return FROM_THE_SEA  # rule: combat.sea


def attacking_dice(world: World) -> int:
    """Two dice, or three with a Leader, a fresh Jihad, or in the Jewish Revolt."""  # rule: combat.three_dice
    if world.is_active_empire():
        return 3 if world.leader or world.jihad == 2 else 2
    return 3 if world.box.kind_of(world.force) == "jewish_revolt" else 2


def attack_bonus(world: World, land: int) -> int:
    """What the attacker adds to its highest die when it attacks a land (-1: a sea)."""  # rule: combat.bonuses
    if not world.is_active_empire():
        return 1 if world.box.kind_of(world.force) == "crusade" else 0  # rule: card.crusade
    bonus = 1 if world.weaponry else 0  # rule: card.weaponry
    if world.siegecraft and land >= 0 and (world.forts | world.capitals | world.cities) & bit(land):
        bonus += 1  # rule: card.siegecraft
    return bonus


def wins_ties(world: World) -> bool:
    """Whether a tie counts as a victory of the attacker."""  # rule: card.elite_troops, card.jihad
    return world.is_active_empire() and (world.elite or world.jihad > 0)


def round_of_combat(world: World, land: int, defence: int, out: Outside) -> int:
    """Both sides roll once: 1 if the attacker is higher, 0 for a tie, -1 if the defender is."""
    dice = attacking_dice(world)
    attack = out.chance.dice(dice, "attack")
    answer = out.chance.dice(defence, "defence")
    mine = max(attack) + attack_bonus(world, land)
    theirs = max(answer)
    if land >= 0 and world.forts & bit(land):
        theirs += 1  # rule: combat.fort
    if out.ear is not None:
        out.tell(
            "event-rolled", "combat.dice", attack=list(attack), defence=list(answer), mine=mine, theirs=theirs
        )
    if dice == 3 and world.leader and attack[0] == attack[1] == attack[2] and world.is_active_empire():
        world.leader = False  # rule: card.leader
        if out.ear is not None:
            out.tell("event-leader-died", "card.leader")
    if mine > theirs or (mine == theirs and wins_ties(world)):
        return 1
    return 0 if mine == theirs else -1


def defender_loses(world: World, land: int, won: bool, out: Outside) -> None:
    """The defender loses the fort if there is one, else an army; both to victorious siegecraft."""
    fort = bool(world.forts & bit(land))
    if fort:
        world.forts &= ~bit(land)  # rule: combat.fort_first, combat.fort_tie
        if out.ear is not None:
            out.tell("event-fort-lost", "combat.fort_first", land=world.land_ref(land))
    if not fort or (won and world.siegecraft and world.is_active_empire()):  # rule: card.siegecraft_fort
        owner = world.owner[land]
        world.remove_army(land)  # rule: combat.win, combat.tie
        if out.ear is not None:
            out.tell("event-army-lost", "combat.win", seat=f"seat:{owner}", land=world.land_ref(land))


def drive_out(world: World, land: int, clause: str, out: Outside) -> None:
    """Whoever stands in a land is gone, the fort too, without combat."""
    if out.ear is not None and world.owner[land] >= 0:
        out.tell("event-army-lost", clause, seat=f"seat:{world.owner[land]}", land=world.land_ref(land))
    world.clear_armies(land)


def attacker_loses(world: World, seat: int, out: Outside) -> None:
    """The attacking army, taken from the pool, is lost."""
    world.figures[seat] += 1
    if world.is_active_empire():
        world.lost += 1
        world.elite = False
        if world.jihad > 0:
            world.jihad -= 1
    if out.ear is not None:
        out.tell("event-attacker-lost", "combat.win", seat=f"seat:{seat}")


def attack(world: World, seat: int, land: int, defence: int, out: Outside) -> bool:
    """An army attacks a land and fights on until it falls or the land is empty. Whether it still stands."""
    if out.ear is not None:
        owner = f"seat:{world.owner[land]}"
        force = world.box.tags[world.force]
        out.tell(
            "event-attack",
            "combat.dice",
            seat=f"seat:{seat}",
            force=force,
            land=world.land_ref(land),
            owner=owner,
        )
    if land == world.treachery and world.is_active_empire():
        if out.ear is not None:
            out.tell("event-treachery", "card.treachery", land=world.land_ref(land))
        drive_out(world, land, "card.treachery", out)
        return True
    while world.owner[land] >= 0:
        result = round_of_combat(world, land, defence, out)
        if result >= 0:
            defender_loses(world, land, result > 0, out)
        if result <= 0:
            attacker_loses(world, seat, out)
            return False
    return True


def sack(world: World, land: int, out: Outside) -> None:
    """A capital becomes a city and a city is removed, when an army enters after a battle."""
    if world.capitals & bit(land):  # rule: sack.capital
        world.capitals &= ~bit(land)
        world.cities |= bit(land)
        if out.ear is not None:
            out.tell("event-capital-sacked", "sack.capital", land=world.land_ref(land))
    elif world.cities & bit(land):  # rule: sack.city
        world.cities &= ~bit(land)
        if out.ear is not None:
            out.tell("event-city-sacked", "sack.city", land=world.land_ref(land))


def conquer(world: World, seat: int, land: int, tag: int, defence: int, out: Outside) -> bool:
    """Attack with an army already in hand; a victorious one takes the land and sacks it."""
    if not attack(world, seat, land, defence, out):
        return False
    world.put_army(land, seat, tag)
    if out.ear is not None:
        out.tell("event-captured", "combat.win", seat=f"seat:{seat}", land=world.land_ref(land))
    sack(world, land, out)  # rule: sack.any_army
    return True
