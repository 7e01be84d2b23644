"""The empire and event cards with an effect in battle."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2018.cards import count, is_rough, let_stand, record, structures, with_card
from tests.rules.hotw2018.table import Table

Battle = tuple[str, str, str]
"""How a territory is invaded, which, and what stands there (or nothing)."""

LOST = [1, 1], [6]
WON = [6, 1], [2]


def prepare(table: Table, *battles: Battle) -> None:
    for _, land, structure in battles:
        if structure:
            getattr(table, structure)(land)


def fight(table: Table, battle: Battle, bonus: int = 0) -> int | None:
    """A battle in which the invader would be so much behind; whose the territory is then."""
    verb, land, _ = battle
    table.do(verb, land, [4 + is_rough(land) - bonus, 1], [4])
    let_stand(table)
    return table.owner(land)


# Bonus


@rule("effect.bonus", "effect.conditions")
@pytest.mark.parametrize(
    ("id", "also", "helped", "plain"),
    [
        of_card("weaponry", [], [("invade", "rhineland", ""), ("sail", "gaul", "city")], []),
        of_card("bombards", [], [("invade", "rhineland", "monument")], [("invade", "balkans", "")]),
        of_card("ironclads", [], [("sail", "gaul", "")], [("invade", "rhineland", "")]),
        of_card("hittites", [], [("invade", "levant", ""), ("invade", "zagros", "city")], []),
        of_card(
            "franks",
            ["balkans"],
            [("invade", "gaul", ""), ("invade", "apennines", "")],
            [("invade", "anatolia", "")],
        ),
        of_card("vikings", [], [("sail", "britannia", "")], [("invade", "alamannia", "")]),
        of_card("germans", [], [("invade", "rhineland", ""), ("sail", "gaul", "city")], []),
    ],
)
def test_a_bonus_helps_where_the_card_says(
    id: str, also: list[str], helped: list[Battle], plain: list[Battle], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, *[land for _, land, _ in helped + plain], also=also)
    prepare(table, *helped, *plain)
    assert record(id)["effect"]["kind"] == "bonus"
    for battle in helped:
        assert fight(table, battle, bonus=count(id)) is None
        table.army(1, battle[1], of="holy_roman_empire")
        prepare(table, battle)
        assert fight(table, battle, bonus=count(id) - 1) == 0
    for battle in plain:
        assert fight(table, battle) is None


@card("romans")
@rule("effect.bonus", "effect.conditions", "siege.space")
@pytest.mark.parametrize("engine", ["siege", "siege_token"])
def test_romans_add_more_while_something_is_on_the_catapult(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, "romans", "gaul", "rhineland", "balkans")
    table.put_on_card(9, tokens=2)
    assert fight(table, ("invade", "gaul", "")) is None
    table.do("invade", "rhineland", *LOST)
    table.do(engine, "", [5 - count("romans"), 1], [5])
    assert table.owner("rhineland") == 0
    table.do("invade", "balkans", *LOST)
    table.do(engine, "", [4 - count("romans"), 1], [5])
    assert table.owner("balkans") is None


# Three dice


@rule("effect.dice", "effect.conditions")
@pytest.mark.parametrize(
    ("id", "helped", "plain"),
    [
        of_card("rifles", [("invade", "rhineland", ""), ("sail", "gaul", "")], []),
        of_card("celts", [("invade", "iberia", "monument")], [("invade", "rhineland", "fort")]),
        of_card(
            "french",
            [("invade", "rhineland", ""), ("invade", "apennines", "")],
            [("sail", "mauretania", "city")],
        ),
    ],
)
def test_three_dice_are_rolled_where_the_card_says(
    id: str, helped: list[Battle], plain: list[Battle], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, *[land for _, land, _ in helped + plain])
    prepare(table, *helped, *plain)
    for verb, land, structure in helped + plain:
        dice = [1, 1, 6] if (verb, land, structure) in helped else [1, 6]
        table.do(verb, land, dice, [1, 1] if structure == "fort" else [1])
        let_stand(table)
        assert table.owner(land) == 0


@card("turks")
@rule("effect.onward", "effect.dice")
def test_turks_go_on_from_win_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levant with two dice; Nile beside it with three; Nubia beside Nile with three; Balkans, beside neither, with two."""
    table = with_card(monkeypatch, "turks", "levant", "nile", "nubia", "balkans")
    table.do("invade", "levant", [6, 1], [4])
    table.do("invade", "nile", [1, 1, 6], [4])
    table.do("invade", "nubia", [1, 1, 6], [4])
    table.do("invade", "balkans", [1, 6], [4])
    assert table.held(1) == set()
    table.army(1, "carpathia", of="holy_roman_empire")
    table.do("invade", "carpathia", [1, 1, 6], [4])
    assert table.owner("carpathia") == 0


# Rerolls


@rule("effect.reroll")
@pytest.mark.parametrize(
    ("id", "land"),
    [of_card("chariots", "rhineland"), of_card("mongols", "turan"), of_card("japanese", "kyushu")],
)
def test_the_lowest_die_may_be_rerolled_once_in_every_battle(
    id: str, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, land)
    table.do("invade", land, [2, 1], [5])
    table.do("reroll", "", [3])
    assert table.legal("reroll") == []
    table.do("siege", "", [4, 1], [5])
    table.do("reroll", "", [5])
    assert table.owner(land) == 0


# Ties


@rule("effect.ties")
@pytest.mark.parametrize(
    ("id", "lands"),
    [of_card("stirrups", ["rhineland", "carpathia"]), of_card("macedonians", ["apennines", "anatolia"])],
)
def test_tied_battles_are_won(id: str, lands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_card(monkeypatch, id, *lands)
    for land in lands:
        assert fight(table, ("invade", land, "")) == 0


# What the defender does without


@card("carthaginians")
@rule("effect.ignore", "battle.terrain", "battle.naval")
def test_carthaginians_cross_mountains_but_not_the_sea_unhindered(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_card(monkeypatch, "carthaginians", "mauretania", "apennines")
    table.do("invade", "mauretania", [5, 1], [4])
    assert table.owner("mauretania") == 0
    table.do("sail", "apennines", [5, 1], [4])
    assert table.world.to_act() == (1,)
    table.do("let_stand")
    assert table.owner("apennines") == 0


@rule("effect.ignore", "battle.naval", "battle.terrain")
@pytest.mark.parametrize(("id", "land"), [of_card("byzantines", "dnieper"), of_card("british", "iberia")])
def test_against_their_fleets_there_is_no_reroll(id: str, land: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_card(monkeypatch, id, land, "apennines")
    table.do("sail", land, [5, 1], [4])
    assert table.owner(land) == 0
    table.do("sail", "apennines", [5, 1], [4])
    assert table.owner("apennines") is None


# Loot


@rule("effect.loot", "marauder.point")
@pytest.mark.parametrize(
    ("id", "land", "loot", "points"),
    [
        of_card("xiongnu", "turan", 1, 1),
        of_card("huns", "anatolia", 0, 2),
        of_card("spanish", "gaul", 0, 1),
        of_card("ransom", "rhineland", 0, 1),
        of_card("conquistadors", "rhineland", 0, 1),
    ],
)
@pytest.mark.parametrize("structure", ["capitol", "city", "monument"])
@pytest.mark.parametrize("won", [True, False])
def test_a_reduced_structure_brings_what_the_card_says(
    won: bool, structure: str, id: str, land: str, loot: int, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, land)
    getattr(table, structure)(land)
    supply = table.world.figures[0]
    fight(table, ("invade", land, ""), bonus=-1 if won else 0)
    assert structures(table, land) == (["city"] if structure == "capitol" else [])
    assert table.card() == (9 - 1 + loot, 0)
    assert table.world.figures[0] == supply - loot + (0 if won else 1)
    assert table.world.score[0] == points


@rule("effect.loot")
@pytest.mark.parametrize(
    ("id", "land"),
    [
        of_card("xiongnu", "turan"),
        of_card("huns", "anatolia"),
        of_card("spanish", "gaul"),
        of_card("ransom", "rhineland"),
        of_card("conquistadors", "rhineland"),
    ],
)
def test_a_battle_without_a_structure_brings_nothing(
    id: str, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, land)
    fight(table, ("invade", land, ""), bonus=-1)
    assert table.card() == (9 - 1, 0)
    assert table.world.score[0] == 0


# Sparing


@rule("effect.spare")
@pytest.mark.parametrize(
    ("id", "land"),
    [of_card("arabs", "levant"), of_card("qing_dynasty", "mongolia"), of_card("protectorates", "rhineland")],
)
@pytest.mark.parametrize(("choice", "stays"), [("spare", ["capitol"]), ("reduce", ["city"])])
def test_a_structure_may_be_left_unreduced_after_a_win(
    choice: str, stays: list[str], id: str, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, land)
    table.capitol(land)
    table.do("invade", land, *WON)
    table.do(choice)
    assert table.owner(land) == 0
    assert structures(table, land) == stays


# Siege tokens


@rule("effect.siege_tokens", "siege.token")
@pytest.mark.parametrize(
    ("id", "land"), [of_card("persians", "indus"), of_card("siege_engines", "rhineland")]
)
def test_siege_tokens_serve_on_the_catapult(id: str, land: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_card(monkeypatch, id, land)
    assert table.card() == (9, count(id))
    table.do("invade", land, *LOST)
    table.do("siege_token", "", [5, 1], [5])
    assert table.owner(land) == 0
    assert table.card() == (8, count(id) - 1)
