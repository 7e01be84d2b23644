"""Stored Empire cards."""

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table


@rule("store.face_down", "store.known")
def test_a_card_from_the_deck_is_known_to_its_owner_alone() -> None:
    table = Table(3)
    table.row("oasis")
    table.turn()
    table.send("explore", 1)
    table.do("draw")
    table.do("keep", table.legal("keep")[0])
    (kept,) = table.stored_of(0)
    for viewer in (None, 0, 1, 2):
        player = table.world.view(viewer)["players"][0]
        assert (player["stored"], player["stored_open"]) == (1, [])
        assert player["stored_own"] == ([kept] if viewer == 0 else None)
    told = [event for event in table.events if f"empire:{kept}" in str(event.args)]
    assert told
    assert all(event.visible_to(0) and not event.visible_to(1) for event in told)


@rule("store.known")
def test_a_card_from_the_row_stays_known_to_all() -> None:
    table = Table(3)
    table.row("oasis")
    table.turn()
    table.send("explore", 1)
    table.do("store", "oasis")
    for viewer in (None, 0, 1):
        player = table.world.view(viewer)["players"][0]
        assert (player["stored"], player["stored_open"]) == (1, ["oasis"])


@rule("store.face_down")
def test_any_number_may_be_stored() -> None:
    table = Table(2)
    table.stores(0, *[card.id for card in BOX.empire if card.deck == 0][:30])
    table.turn()
    table.send("explore", 1)
    table.do("draw")
    table.do("keep", table.legal("keep")[0])
    assert len(table.stored_of(0)) == 31


@rule("store.no_benefit")
def test_a_stored_card_gives_nothing_and_takes_up_nothing() -> None:
    table = Table(2)
    stored = ["oasis", "toll_road", "training_yard", "camp_kitchens", "archivists_of_bol", "town_hall"]
    table.stores(0, *stored)
    table.turn()
    start = BOX.totals(BOX.starters, 0, 0)
    for symbol in ("food", "coins", "swords", "armies", "explore", "capacity"):
        assert getattr(table.world.totals[0], symbol) == getattr(start, symbol)
    assert table.world.room(0) == 2
    assert table.legal("act") == []
    assert table.why("act", "town_hall") == "citizen.own_card"
    assert sum(table.world.banners(0)) == 2


@rule("store.discard")
def test_discarded_cards_lie_open() -> None:
    table = Table(2)
    table.turn()
    table.send("explore", 1)
    table.do("draw")
    drawn = [BOX.empire[card].id for card in table.world.drawn]
    table.do("keep", drawn[0])
    assert table.world.view(1)["discard"] == drawn[1:]
    (event,) = table.told("event-explore-discards")
    assert event.visible_to(None)
    assert event.args["cards"] == [f"empire:{id}" for id in drawn[1:]]


@rule("store.duplicate")
def test_a_card_that_one_has_may_be_stored_but_not_built() -> None:
    table = Table(2)
    table.owns(0, "crypta_ship")
    table.row("crypta_ship", "goat_herds")
    table.turn()
    table.send("explore", 1)
    table.do("store", "crypta_ship")
    table.do("pass")
    table.send("build", 2)
    assert table.legal("build_stored") == []
    assert table.why("build_stored", "crypta_ship") == "build.one_of_each"
