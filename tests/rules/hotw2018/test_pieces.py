"""The pieces: whose they are, how many there are, and where they go when they are removed."""

import pytest

from epochal.games.hotw2018.board import Board
from tests.rule import rule
from tests.rules.hotw2018.cards import give
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")

BOARD: Board = GAME.box.board


def far_away(count: int) -> list[str]:
    """So many territories far from the Vedics and their neighbours."""
    return BOARD.lands[-count:]


# Armies


@rule("pieces.armies")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_player_has_25_armies(seats: int) -> None:
    players = Table(seats).world.view(None)["players"]
    assert [player["armies"] for player in players] == [25] * seats


@rule("pieces.armies")
def test_what_is_not_on_the_board_on_the_card_or_on_the_catapult_is_the_supply() -> None:
    """An old army, the first of the Vedics, one that fights, one on the catapult, two on the card: six of 25."""
    table = Table()
    table.army(0, "gaul")
    table.army(1, "indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [2, 1], [6])
    table.do("siege", "", [2, 1], [6])
    view = table.world.view(None)
    assert view["turn"]["armies"] == 2
    assert view["turn"]["battle"]["placed"] == 1
    assert view["players"][0]["armies"] == 25 - 6
    assert view["players"][1]["armies"] == 25 - 1


@rule("pieces.resigned")
def test_armies_of_the_empire_in_play_are_active_all_others_resigned() -> None:
    table = Table()
    table.army(0, "gaul")
    table.army(1, "britannia")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    lands = table.world.view(None)["lands"]
    assert {land for land, here in lands.items() if here["active"]} == {"hindu_kush", "indus"}


@rule("pieces.resigned")
def test_resigned_armies_defend() -> None:
    table = Table()
    table.army(1, "indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [2, 1], [6])
    assert table.owner("indus") == 1


@rule("pieces.resigned")
def test_resigned_armies_score_but_do_not_invade() -> None:
    table = Table()
    table.army(0, "gaul")
    table.invading(0, "vedics")
    assert "rhineland" not in table.legal("invade")
    table.do("done")
    assert [event.args["area"] for event in table.told("event-presence")] == [
        "area:india",
        "area:northern_europe",
    ]


# Structures and forts


@rule("pieces.structures")
@pytest.mark.parametrize("what", ["capitol", "city", "monument", "fort"])
def test_capitols_cities_and_monuments_are_structures_forts_are_not(what: str) -> None:
    """The marauding Vikings gain a point for each structure reduced."""
    table = Table()
    table.army(1, "alamannia")
    getattr(table, what)("alamannia")
    table.invading(0, "vikings")
    table.do("invade", "alamannia", [6, 6], [1, 1] if what == "fort" else [1])
    assert len(table.told("event-plunder")) == (0 if what == "fort" else 1)


@rule("pieces.structures")
def test_where_a_capitol_stands_there_is_no_city(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "zhou_dynasty", "cities", count=2)
    table = Table()
    table.invading(0, "zhou_dynasty")
    table.do("invade", "lingnan")
    table.do("done")
    assert table.legal("city") == ["lingnan"]


@rule("pieces.supply")
def test_24_capitols_or_cities_20_monuments_and_14_forts() -> None:
    supply = Table().world.view(None)["supply"]
    assert supply == {"capitols": 24, "monuments": 20, "forts": 14}


@rule("pieces.supply")
@pytest.mark.parametrize(("left", "placed"), [(1, True), (0, False)])
def test_a_capitol_is_placed_only_if_a_piece_is_left(left: int, placed: bool) -> None:
    table = Table()
    table.capitol(*far_away(12))
    table.city(*BOARD.lands[-24 : -12 - left])
    table.invading(0, "vedics")
    assert table.has("capitol", "hindu_kush") == placed
    assert table.owner("hindu_kush") == 0


@rule("pieces.supply", "fortify.army")
def test_without_a_fort_left_no_army_can_be_given_up() -> None:
    table = Table()
    table.army(1, *far_away(14))
    table.fort(*far_away(13))
    table.invading(0, "vedics")
    table.do("fortify", "hindu_kush")
    table.do("invade", "indus")
    assert table.legal("fortify") == []
    assert table.why("fortify", "indus") == "pieces.supply"


@rule("pieces.supply")
def test_a_capitol_turned_to_its_city_side_is_still_one_piece_taken() -> None:
    table = Table()
    table.army(1, "indus")
    table.capitol("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [6, 1], [1])
    assert table.has("city", "indus")
    assert table.world.view(None)["supply"]["capitols"] == 24 - 2


# Removed pieces


@rule("pieces.remove")
def test_a_removed_army_goes_to_its_owners_supply_and_serves_again() -> None:
    table = Table()
    table.supply(1, 4)
    table.army(1, "indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [6, 1], [1])
    assert table.world.view(None)["players"][1]["armies"] == 4
    table.do("done")
    table.invading(1, "zhou_dynasty")
    assert table.card() == (3, 0)


@rule("pieces.remove")
def test_other_removed_pieces_go_to_the_common_supply_and_serve_again() -> None:
    """The last fort and the last monument of the supply stand in Indus; once removed they can be placed again."""
    table = Table()
    table.army(1, "indus", *far_away(13))
    table.fort("indus", *far_away(13))
    table.monument("indus", *far_away(19))
    table.invading(0, "vedics")
    assert table.legal("fortify") == []
    table.do("invade", "indus", [6, 1], [1, 1])
    assert table.world.view(None)["supply"] == {"capitols": 23, "monuments": 1, "forts": 1}
    assert table.legal("fortify") == ["hindu_kush", "indus"]


# Siege tokens


@rule("pieces.siege_tokens")
def test_with_siege_tokens_only_there_is_no_invasion_and_no_fort() -> None:
    """One army and four tokens; the army is the first of the empire. Asked only because of a card in hand."""
    table = Table()
    table.supply(0, 1)
    table.invading(0, "vedics", "city_walls")
    assert table.card() == (0, 4)
    assert table.legal("invade") == table.legal("fortify") == []
    table.do("done")
    assert table.held(0) == {"hindu_kush"}


@rule("pieces.unlimited")
def test_siege_tokens_never_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "siege_engines", "siege_tokens", count=4)
    table = Table()
    table.invading(0, "romans", "siege_engines")
    table.put_on_card(1, tokens=15)
    table.do("play", "siege_engines")
    assert table.card() == (1, 19)


@rule("pieces.unlimited")
def test_fleets_and_caravans_never_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight fleets, one in each sea; the box has six markers."""
    give(monkeypatch, "compass", "fleets", count=8)
    table = Table()
    table.invading(0, "holy_roman_empire", "compass")
    table.do("play", "compass")
    seas = table.legal("fleet")[:8]
    for sea in seas:
        table.do("fleet", sea)
    assert table.fleets() == set(seas)
