"""Most numbers on the cards are ours to change: tests of the rules count on these, the cards' own tests on what is printed."""

import pytest

from epochal.games.ancient_world.components import SOLDIERY, Military, Titan
from tests.rules.ancient_world.table import BOX, empire, titan

COSTS = {
    "terraced_orchards": (2, 0),
    "goat_herds": (3, 0),
    "oasis": (4, 0),
    "potters_lane": (4, 0),
    "stilt_village": (5, 0),
    "nomad_camp": (5, 0),
    "toll_road": (5, 0),
    "town_hall": (5, 0),
    "night_market": (5, 0),
    "quartermasters": (5, 0),
    "tribute_hall": (5, 0),
    "moon_festival": (7, 0),
    "citadel": (6, 1),
    "golden_ziggurat": (5, 2),
}
"""The coins and the knowledge that Empire cards cost."""
TITANS = {
    "mud_wader": (4, True),
    "thorn_strider": (4, False),
    "dune_crawler": (5, True),
    "tide_walker": (5, True),
    "ash_howler": (5, False),
    "stone_being": (8, True),
}
"""The defence of Titans, and whether they show arrows."""
Symbols = dict[str, int]
SOLDIERS: dict[str, tuple[Symbols, Symbols]] = {
    "city_guard": ({"swords": 2}, {"swords": 1}),
    "militia": ({"swords": 1, "arrows": 1}, {"arrows": 1}),
    "merkian_troops": ({"swords": 1, "arrows": 3}, {"arrows": 1}),
    "mist_ninja": ({"swords": 2, "arrows": 1, "spy": 1}, {"swords": 1}),
    "spear_wall": ({"swords": 3}, {"swords": 1}),
    "cliff_archers": ({"arrows": 4}, {"arrows": 1}),
    "river_raiders": ({"swords": 2, "loot": 2}, {"loot": 1}),
    "temple_wardens": ({"swords": 2, "arrows": 1, "repair": 1}, {"repair": 1}),
    "night_scouts": ({"swords": 1, "arrows": 1, "spy": 1}, {"arrows": 1}),
    "hill_clans": ({"swords": 3, "loot": 1}, {"swords": 1}),
    "old_masters": ({"swords": 2, "arrows": 1}, {"swords": 2}),
    "harbour_marines": ({"swords": 2, "arrows": 1, "loot": 1}, {"loot": 1}),
    "sellswords": ({"swords": 4, "arrows": 1}, {"loot": 1}),
    "war_mammoths": ({"swords": 5}, {"swords": 1}),
    "court_spies": ({"arrows": 2, "spy": 1}, {"spy": 1}),
    "falconers": ({"swords": 1, "arrows": 2, "loot": 1}, {"arrows": 1}),
    "field_engineers": ({"swords": 1, "arrows": 2, "repair": 2}, {"repair": 1}),
}
"""What Military cards give, and what they teach."""
PRICES = {"bronze_phalanx": (2, 0), "giant_hunters": (0, 1), "sellswords": (3, 0)}
"""The coins and the knowledge that Military cards cost; all others are free."""


@pytest.fixture(autouse=True)
def numbers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards have the numbers that the tests of the rules count on."""
    if "test_cards" in request.module.__name__:
        return
    for id, (coins, knowledge) in COSTS.items():
        monkeypatch.setattr(BOX.empire[empire(id)], "coins", coins)
        monkeypatch.setattr(BOX.empire[empire(id)], "knowledge", knowledge)
    titans, soldiers = BOX.titans.copy(), BOX.military.copy()
    for id, (defence, arrows) in TITANS.items():
        old = titans[titan(id)]
        titans[titan(id)] = Titan(id, old.gives, old.banners, old.stars, defence, arrows)
    for place, card in enumerate(BOX.military):
        gives, legacy = card.gives, card.legacy
        if card.id in SOLDIERS:
            gives, legacy = [[symbols.get(kind, 0) for kind in SOLDIERY] for symbols in SOLDIERS[card.id]]
        coins, knowledge = PRICES.get(card.id, (0, 0))
        soldiers[place] = Military(card.id, card.start, coins, knowledge, gives, legacy)
    monkeypatch.setattr(BOX, "titans", titans)
    monkeypatch.setattr(BOX, "military", soldiers)
