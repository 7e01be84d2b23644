"""The cards keep every fact that the rulebooks give, and every card says what it does within the closed set of effects."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CONTENT = Path(__file__).parents[3] / "src/epochal/games/hotw2018/content"


def content(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


BOARD = content("board")
AREAS = {area["id"] for area in BOARD["area"]}
WATERS: dict[str, dict[str, Any]] = {water["id"]: water for water in BOARD["water"]}
BARREN: dict[str, dict[str, Any]] = {barren["id"]: barren for barren in BOARD["barren"]}
LANDS: dict[str, dict[str, Any]] = {land["id"]: land for land in BOARD["land"]}
EMPIRES: dict[str, dict[str, Any]] = {empire["id"]: empire for empire in content("empires")["empire"]}
EVENTS: dict[str, dict[str, Any]] = {event["id"]: event for event in content("events")["event"]}
KINGDOMS = {name: event for name, event in EVENTS.items() if event["type"] == "kingdom"}
ENHANCEMENTS = {name: event for name, event in EVENTS.items() if event["type"] == "enhancement"}
CARDS = EMPIRES | EVENTS
EFFECTS = {name: card["effect"] for name, card in CARDS.items() if "effect" in card}

# The back of the empire cards of the first epoch: name, armies, start, fleets, caravans.
FIRST = [
    ("Sumerians", 3, "tigris", [], ["empty_quarter"]),
    ("Egyptians", 4, "nile", [], []),
    ("Minoans", 3, "crete", ["mediterranean_sea"], []),
    ("Hittites", 4, "anatolia", [], []),
    ("Assyrians", 6, "mesopotamia", [], ["empty_quarter"]),
    ("Zhou Dynasty", 4, "yangtze", [], []),
    ("Vedics", 5, "hindu_kush", [], []),
    ("Greeks", 6, "pindus", ["mediterranean_sea"], []),
]
# Other empires that the books mention, with the leader they name and the epoch of his or her lifetime.
NAMED = {
    "Greeks": (1, "Pericles"),
    "Egyptians": (1, "Ramesses II"),
    "Carthaginians": (2, "Hannibal"),
    "Macedonians": (2, "Alexander"),
    "Romans": (2, "Julius Caesar"),
    "Arabs": (3, "Umar"),
    "Tang Dynasty": (3, "Taizong"),
    "Mongols": (4, "Genghis Khan"),
    "Turks": (4, ""),
    "Mesoamericans": (4, "Montezuma II, Pachacuti"),
    "French": (5, "Napoleon"),
    "British": (5, "Victoria"),
    "Germans": (5, "Bismarck"),
    "Americans": (5, "Lincoln"),
}

Check = Callable[[Any], bool]


def number(value: Any) -> bool:
    return isinstance(value, int) and value > 0


def areas(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and set(value) <= AREAS


def one_of(*words: str) -> Check:
    return lambda value: value in words


def where(*words: str) -> Check:
    return lambda value: areas(value) if isinstance(value, list) else value in words


WHEN = one_of("always", "sailing", "terrain", "fort", "structure", "siege", "onward")
BOONS: dict[str, dict[str, Check]] = {"bonus": {"count": number}, "reroll": {}, "dice": {}, "ties": {}}
# The ways in which each kind of effect may be given.
KINDS: dict[str, list[dict[str, Check]]] = {
    **{
        kind: [{**own, "when": WHEN}, {**own, "when": one_of("region"), "where": areas}]
        for kind, own in BOONS.items()
    },
    "ignore": [{"what": one_of("terrain", "naval", "fort")}],
    "armies": [{"count": number}],
    "siege_tokens": [{"count": number}],
    "forts": [{"count": number}, {"per": one_of("resource")}],
    "fleets": [{"count": number}],
    "caravans": [{"count": number}],
    "cities": [{"count": number, "where": one_of("any", "sailed", "resource")}],
    "monuments": [{"count": number}, {"per": one_of("resource")}],
    "points": [{"count": number, "per": one_of("capitol", "city", "monument", "resource", "fort", "area")}],
    "loot": [{"gain": one_of("army", "siege_token", "point")}],
    "spare": [{}],
    "diplomacy": [{"count": number}],
    "revolution": [{"count": number, "where": where("structure", "any")}],
    "barbarians": [{"count": number}],
    "disaster": [{"count": number}],
    "plague": [{"count": number}],
}
EVENTS_ONLY = {"armies", "fleets", "caravans", "diplomacy", "revolution", "barbarians", "disaster", "plague"}


def called(name: str) -> dict[str, Any]:
    """The empire card of that English name."""
    (card,) = (empire for empire in EMPIRES.values() if empire["name"]["en"] == name)
    return card


def epoch(cards: dict[str, dict[str, Any]], number: int) -> list[dict[str, Any]]:
    return [card for card in cards.values() if card["epoch"] == number]


def test_the_box() -> None:
    box = content("pieces")
    assert [box[piece] for piece in ("armies", "capitols", "monuments", "forts")] == [25, 24, 20, 14]
    assert len(content("empires")["empire"]) == len(EMPIRES) == 40
    assert len(content("events")["event"]) == len(EVENTS) == 40


@pytest.mark.parametrize("number", range(1, 6))
def test_eight_empires_and_eight_events_of_each_epoch(number: int) -> None:
    assert [empire["order"] for empire in epoch(EMPIRES, number)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(epoch(EVENTS, number)) == 8


@pytest.mark.parametrize(("order", "facts"), list(enumerate(FIRST, start=1)))
def test_the_first_epoch_is_as_on_the_back_of_its_cards(
    order: int, facts: tuple[str, int, str, list[str], list[str]]
) -> None:
    name, armies, start, fleets, caravans = facts
    empire = called(name)
    assert (empire["epoch"], empire["order"], empire["armies"]) == (1, order, armies)
    assert (empire["start"], empire["fleets"], empire["caravans"]) == ([start], fleets, caravans)
    assert empire["origin"] == "rulebook"


@pytest.mark.parametrize(("name", "facts"), list(NAMED.items()))
def test_every_empire_that_the_books_mention_is_there(name: str, facts: tuple[int, str]) -> None:
    empire = called(name)
    assert empire["epoch"] == facts[0]
    assert facts[1] in empire["leader"]
    assert empire["origin"] == "rulebook"


def test_egyptians() -> None:
    empire = called("Egyptians")
    assert empire["capitol"]
    assert empire["effect_name"]["en"] == "Pyramids"
    assert empire["effect"] == {"kind": "monuments", "per": "resource"}


def test_assyrians() -> None:
    empire = called("Assyrians")
    assert empire["capitol"]
    assert empire["effect_name"]["pt-BR"] == "Baluartes"
    assert empire["effect"] == {"kind": "forts", "per": "resource"}


def test_mesoamericans() -> None:
    empire = called("Mesoamericans")
    assert empire["capitol"]
    assert empire["armies"] == 4
    assert empire["start"] == ["anahuac", "andes"]
    assert [name for name, card in EMPIRES.items() if len(card["start"]) != 1] == [empire["id"]]


def test_turks_fight_on_from_battle_to_battle() -> None:
    assert called("Turks")["effect"]["when"] == "onward"


def test_weaponry() -> None:
    event = EVENTS["weaponry"]
    assert (event["epoch"], event["type"], event["origin"]) == (1, "enhancement", "rulebook")
    assert event["effect"] == {"kind": "bonus", "count": 1, "when": "always"}


@pytest.mark.parametrize("name", ["revolution", "barbarians", "diplomacy", "disaster"])
def test_events_that_the_books_mention(name: str) -> None:
    assert EVENTS[name]["name"]["en"] == name.capitalize()
    assert EVENTS[name]["effect"]["kind"] == name
    assert EVENTS[name]["origin"] == "rulebook"


def test_kinds_of_event_that_the_books_mention() -> None:
    kinds = {event["effect"]["kind"] for event in ENHANCEMENTS.values()}
    assert kinds >= {"forts", "reroll"}
    assert {"capitol", "city"} <= {kingdom["structure"] for kingdom in KINGDOMS.values()}


def test_some_empires_have_no_effect_and_some_have_no_effect_fleet_or_caravan() -> None:
    plain = [empire for empire in EMPIRES.values() if "effect" not in empire]
    assert any(not empire["fleets"] and not empire["caravans"] for empire in plain)
    assert any(empire["fleets"] and "effect" in empire for empire in EMPIRES.values())


def test_several_empires_are_marauders() -> None:
    assert len([empire for empire in EMPIRES.values() if not empire["capitol"]]) >= 3


@pytest.mark.parametrize("name", EFFECTS)
def test_effects_are_of_the_closed_set(name: str) -> None:
    given = {key: value for key, value in EFFECTS[name].items() if key != "kind"}
    ways = [way for way in KINDS[EFFECTS[name]["kind"]] if way.keys() == given.keys()]
    assert any(all(check(given[key]) for key, check in way.items()) for way in ways)
    if name in EMPIRES:
        assert EFFECTS[name]["kind"] not in EVENTS_ONLY


@pytest.mark.parametrize("name", [*EMPIRES, *KINGDOMS])
def test_starts_fleets_and_caravans_are_on_the_board_and_of_use(name: str) -> None:
    card = CARDS[name]
    assert card["armies"] > len(card["start"])
    assert set(card["fleets"]) <= WATERS.keys()
    assert set(card["caravans"]) <= BARREN.keys()
    own = {*card["fleets"], *card["caravans"]}
    for start in card["start"]:
        assert LANDS[start]["borders"] or own
        near = within_two_steps(start)
        assert all(section in near or own & set((WATERS | BARREN)[section]["adjoins"]) for section in own)


def within_two_steps(start: str) -> set[str]:
    """The sections at the start or at most two borders away from it."""
    lands = {start}
    for _ in range(2):
        lands |= {other for land in lands for other in LANDS[land]["borders"]}
    return {section for land in lands for section in LANDS[land]["sections"]}


@pytest.mark.parametrize("number", range(1, 6))
def test_no_two_empires_or_kingdoms_of_an_epoch_start_in_the_same_territory(number: int) -> None:
    starts = [start for card in epoch(EMPIRES | KINGDOMS, number) for start in card["start"]]
    assert len(starts) == len(set(starts))


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_names_are_unique(language: str) -> None:
    for key in ("name", "effect_name"):
        names = [card[key][language] for card in CARDS.values() if key in card]
        assert all(names)
        assert len(names) == len(set(names))
    assert len(CARDS) == 80


@pytest.mark.parametrize("name", CARDS)
def test_cards_speak_both_languages_and_say_the_same_numbers(name: str) -> None:
    card = CARDS[name]
    assert card["origin"] in {"rulebook", "house"}
    assert ("effect" in card or card.get("type") == "kingdom") == ("text" in card)
    assert ("effect_name" in card) == (name in EMPIRES and "effect" in card)
    for key in ("name", "effect_name", "text"):
        assert key not in card or card[key].keys() == {"en", "pt-BR"}
    if "text" in card:
        said = [re.findall(r"\d+", card["text"][language]) for language in ("en", "pt-BR")]
        assert said[0] == said[1] == told(card)


def told(card: dict[str, Any]) -> list[str]:
    """The number that the text of a card must say."""
    count = card["armies"] if card.get("type") == "kingdom" else card["effect"].get("count", 0)
    if card.get("effect", {}).get("kind") == "loot":
        count = 1
    return [str(count)] if count else []


@pytest.mark.parametrize("name", KINGDOMS)
def test_a_kingdom_says_where_it_starts_and_where_its_fleets_and_caravans_are(name: str) -> None:
    places = LANDS | WATERS | BARREN
    card = KINGDOMS[name]
    for place in [*card["start"], *card["fleets"], *card["caravans"]]:
        for language, text in card["text"].items():
            assert places[place]["name"][language] in text
    assert ("capitol" in card["text"]["en"], "city" in card["text"]["en"]) == (
        card["structure"] == "capitol",
        card["structure"] == "city",
    )
