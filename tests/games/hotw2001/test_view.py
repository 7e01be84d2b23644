"""What a seat sees of a turn."""

from tests.rules.hotw2001.table import Table


def test_a_fleet_turned_into_a_coin_is_no_longer_seen() -> None:
    table = Table(epoch=3)
    table.turn(0, "maurya", "astronomy", "reallocation")
    table.do("play", "astronomy")
    table.do("fleet", "bay_of_bengal")
    table.do("play", "reallocation")
    assert table.world.view(1)["turn"]["fleets"] == ["bay_of_bengal"]
    table.do("reallocate", "bay_of_bengal")
    assert table.world.view(1)["turn"]["fleets"] == []


def test_the_sea_of_astronomy_is_seen_but_is_no_fleet_of_a_minor_empire() -> None:
    table = Table(epoch=3)
    table.turn(0, "maurya", "astronomy", "mayans")
    table.do("play", "astronomy")
    table.do("fleet", "bay_of_bengal")
    assert table.world.view(1)["turn"]["astronomy"] == ["bay_of_bengal"]
    table.do("play", "mayans")
    assert table.world.view(1)["turn"]["fleets"] == []
