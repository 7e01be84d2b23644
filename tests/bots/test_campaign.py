"""A campaign: what it keeps in mind of lands and areas is what a fresh look finds."""

import pytest

import epochal
from epochal import Seeded
from epochal.bots import make, sight
from epochal.games.conquest.atlas import members
from epochal.games.conquest.bot.player import GREEDY
from epochal.games.hotw2001.bot.expanding import Campaign
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World


def marching(seed: int) -> list[World]:
    """Moments of a game at which an army goes where it wants."""
    chance = Seeded(seed)
    state = epochal.load("hotw2001").new(4, {}, chance)
    bots = [make("hotw2001", "steady", f"{seed}/{seat}") for seat in range(4)]
    found: list[World] = []
    while state.asked:
        seat = state.asked[0]
        if state.agenda[-1][0].name == "expand":
            world = state.clone()
            assert isinstance(world, World)
            found.append(world)
        state.apply(seat, bots[seat].choose(sight(state, seat, Seeded(seed))), chance)
    return found[5::12]


@pytest.mark.parametrize("seed", [1, 2])
def test_lands_taken_one_after_another_are_worth_what_each_is_worth_then(seed: int) -> None:
    compared = 0
    for world in marching(seed):
        seat = world.asked[0]
        worth = Worth(world, seat, GREEDY)
        campaign = Campaign(world, worth)
        for area, lands in enumerate(worth.atlas.area_lands):
            counts = worth.counts(world, area)
            survey = campaign._survey(area)
            tally, standing = survey.tally, survey.standing
            assert standing == worth.area(area, counts)
            for land in [land for land in members(lands) if world.owner[land] != seat]:
                expected = worth.take(world, land, counts)
                if campaign.resource[land]:
                    expected += campaign.resource_step * worth.monument(land)
                gain, standing, tally = campaign.take(land, tally, standing)
                assert gain == pytest.approx(expected)
                assert standing == worth.area(area, counts)
                assert campaign.mine(tally) == counts[seat]
                compared += 1
    assert compared > 500


def test_the_ways_from_a_land_are_told_in_three_ways() -> None:
    for world in marching(3):
        campaign = Campaign(world, Worth(world, world.asked[0], GREEDY))
        for land in range(len(campaign.near)):
            way = campaign.ways.of(land)
            assert members(way.mask) == way.lands == [to for to, there in enumerate(way.found) if there]


def test_what_an_area_is_worth_is_kept_for_a_turn_and_no_longer() -> None:
    for world in marching(4):
        seat = world.asked[0]
        world.score = [10] * 4
        worth = Worth(world, seat, GREEDY)
        survey = Campaign(world, worth)._survey(0)
        assert Worth(world, seat, GREEDY).tallies is worth.tallies
        assert survey.tally in worth.tallies[0]
        world.score[(seat + 1) % 4] += 6
        assert not Worth(world, seat, GREEDY).tallies[0]
        assert not Worth(world, (seat + 1) % 4, GREEDY).tallies[0]


@pytest.mark.parametrize("armies", [1, 2, 3, 8])
def test_lands_further_away_than_the_armies_last_make_no_difference(armies: int) -> None:
    further = 0
    for world in marching(5):
        world.pool, world.allied_pool = armies, 0
        campaign = Campaign(world, Worth(world, world.asked[0], GREEDY))
        found = campaign.best_lands()
        rings = [campaign.near_lands]
        seen = campaign.near_lands | world.active | campaign.closed
        for _ in range(GREEDY.steps):
            beyond = 0
            for land in members(rings[-1]):
                beyond |= campaign.ways.of(land).mask
            rings.append(beyond & ~seen)
            seen |= beyond
        gains = [0.0] * len(campaign.near)
        costs = [0.0] * len(campaign.near)
        for distance, ring in reversed(list(enumerate(rings))):
            for land in members(ring):
                gains[land], costs[land] = campaign._plan(land, gains, costs, armies - distance)
        assert found == [(gains[land] / costs[land], land) for land in members(rings[0])]
        further += any(rings[1:])
    assert further
