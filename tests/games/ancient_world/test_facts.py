"""What the rulebook says of the components, by name and number; and that every card says what it does, in two languages."""

import re
import tomllib
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

Record = dict[str, Any]
FOLDER = files("epochal.games.ancient_world") / "content"


def content(name: str) -> Record:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def by_id(name: str, kind: str) -> dict[str, Record]:
    return {record["id"]: record for record in content(name)[kind]}


BOARD = content("board")
EMPIRE = by_id("empire", "empire")
MILITARY = by_id("military", "military")
TITANS = by_id("titans", "titan")
DISTRICTS = by_id("districts", "district")
EVERY = {
    **{kind: by_id("board", kind) for kind in ("space", "pile", "tribe")},
    "empire": EMPIRE,
    "military": MILITARY,
    "titan": TITANS,
    "district": DISTRICTS,
}
NAMED = {
    "aqueduct": {"when": [{"on": "citizen", "kind": "coins_per", "count": 1, "what": "food"}]},
    "archivists_of_bol": {"gives": {"coins": 1, "explore": 2}},
    "bridge": {"action": [{"kind": "copy"}]},
    "crane": {"when": [{"on": "free_build", "kind": "discard"}]},
    "crypta_ship": {"action": [{"kind": "explore"}, {"kind": "coins", "count": 2}]},
    "desert_caravan": {"action": [{"kind": "coins_per", "count": 1, "what": "food"}]},
    "distant_outpost": {"when": [{"on": "right_learns", "kind": "ease", "count": 1}]},
    "forest_hideout": {"action": [{"kind": "scout", "count": 4}]},
    "moon_festival": {"scores": [{"per": "sets", "every": 1, "points": 1}]},
    "scribe_guild": {"when": [{"on": "left_learns", "kind": "trade", "count": 1}]},
    "trade_city": {"action": [{"kind": "copy"}]},
    "town_hall": {"action": [{"kind": "knowledge", "count": 1}, {"kind": "first"}]},
    "zori_dramatists": {"when": [{"on": "first_pass", "kind": "store"}]},
    "hall_of_tablets": {"gives": {"coins": 1}, "action": [{"kind": "knowledge", "count": 1}]},
    "citadel": {"scores": [{"per": "tribe", "tribe": "red", "every": 2, "points": 1}]},
}
"""The cards that the book describes (Hall of Tablets without a name), and all that they do."""
DOING = ("gives", "action", "when", "scores")


@pytest.mark.parametrize(("deck", "cards"), [("A", 45), ("B", 47)])
def test_the_empire_decks_hold_as_many_cards_as_the_book_says(deck: str, cards: int) -> None:
    assert sum(card["copies"] for card in EMPIRE.values() if card["deck"] == deck) == cards


def test_so_do_the_other_decks() -> None:
    assert len(TITANS) == 20
    assert len(DISTRICTS) == 10
    assert sum(1 for card in MILITARY.values() if not card.get("start")) == 25


def test_two_starting_empire_and_two_starting_military_cards() -> None:
    starters = [id for id, card in EMPIRE.items() if card["deck"] == "start"]
    assert starters == ["fishing_dock", "wheat_fields"]
    assert all(EMPIRE[id]["gives"] == {"food": 1} for id in starters)
    assert [id for id, card in MILITARY.items() if card.get("start")] == ["city_guard", "militia"]


def test_the_capital_city_and_the_die() -> None:
    assert BOARD["capital"] == {"food": 1, "capacity": 4, "coins": 5, "armies": 2}
    assert BOARD["die"] == {"titan": 2, "coin": 2, "blank": 2}


def test_the_nine_spaces_the_three_piles_and_the_five_tribes() -> None:
    names = [space["name"]["en"] for space in BOARD["space"]]
    assert names == [
        "Labor", "Build", "Draft", "Expand", "Learn", "Rebuild", "Recruit", "Explore", "Grow",
    ]  # fmt: skip
    assert len(BOARD["pile"]) == 3
    assert len({tribe["colour"] for tribe in BOARD["tribe"]}) == 5
    assert {"red", "green"} <= {tribe["id"] for tribe in BOARD["tribe"]}


@pytest.mark.parametrize("id", NAMED)
def test_a_card_does_what_the_book_says(id: str) -> None:
    assert {key: EMPIRE[id][key] for key in DOING if key in EMPIRE[id]} == NAMED[id]
    assert EMPIRE[id]["origin"] == "rulebook"


def test_the_citadel_shows_a_red_banner() -> None:
    assert "red" in EMPIRE["citadel"]["banners"]


def test_stone_being() -> None:
    stone = TITANS["stone_being"]
    assert (stone["defence"], stone["weapons"], len(stone["banners"])) == (8, "both", 2)
    assert stone["origin"] == "rulebook"


def test_merkian_troops() -> None:
    assert MILITARY["merkian_troops"]["gives"] == {"swords": 1, "arrows": 3}
    assert "cost" not in MILITARY["merkian_troops"]


def test_three_dice_are_enough_for_any_titan() -> None:
    assert all(1 <= len(card["banners"]) <= 3 for card in chain(TITANS.values(), EMPIRE.values()))


def test_titans_with_more_stars_are_harder_to_defeat() -> None:
    defences = [[t["defence"] for t in TITANS.values() if t["stars"] == stars] for stars in (1, 2, 3)]
    assert max(defences[0]) < min(defences[1])
    assert max(defences[1]) < min(defences[2])


@pytest.mark.parametrize("kind", EVERY)
def test_everything_has_a_name_of_its_own_in_both_languages(kind: str) -> None:
    for language in ("en", "pt-BR"):
        names = [record["name"][language].strip() for record in EVERY[kind].values()]
        assert all(names)
        assert len(set(names)) == len(names)


def test_no_two_cards_share_a_name() -> None:
    cards = [record["name"]["en"] for kind in ("empire", "military", "titan", "district") for record in EVERY[kind].values()]  # fmt: skip
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("id", EMPIRE)
def test_a_card_says_what_it_does_if_that_is_more_than_symbols(id: str) -> None:
    card = EMPIRE[id]
    does = any(key in card for key in ("action", "when", "scores"))
    assert ("text" in card) == does
    if not does:
        return
    assert set(card["text"]) == {"en", "pt-BR"}
    assert all(text.strip().endswith(".") for text in card["text"].values())
    assert set(numbers(card["text"]["en"])) == set(numbers(card["text"]["pt-BR"]))
    said = numbers(card["text"]["en"])
    for effect in (*card.get("action", ()), *card.get("when", ())):
        if effect.get("count", 1) > 1:
            assert effect["count"] in said, effect
    for bonus in card.get("scores", ()):
        assert bonus["points"] in said
        assert bonus["every"] == 1 or bonus["every"] in said
    assert card["text"]["en"].startswith("Action: ") == ("action" in card)
    assert card["text"]["pt-BR"].startswith("Ação: ") == ("action" in card)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text.replace("1st", ""))]


@pytest.mark.parametrize("space", [space["id"] for space in BOARD["space"]])
def test_a_space_says_the_same_numbers_in_both_languages(space: str) -> None:
    text = EVERY["space"][space]["text"]
    assert numbers(text["en"]) == numbers(text["pt-BR"])
    assert all(sentence.endswith(".") for sentence in text.values())
