"""A saved state is read only if play can have reached it."""

from typing import Any

import pytest

import epochal
from epochal import BadInput
from tests.rules.ancient_world.table import GAME, Table, empire, titan


def at_turn() -> dict[str, Any]:
    """Seat 0 of three is to act, with a citizen on a card and one on the board."""
    table = Table(3)
    table.owns(0, "town_hall")
    table.on_card(0, "town_hall", 1)
    table.at("labor", (0, 2), (1, 3))
    table.row("oasis", "crane")
    table.military("spear_wall")
    table.stores(1, "toll_road", "nomad_camp")
    table.turn()
    return table.world.to_json()


def asked(prompt: str) -> dict[str, Any]:
    """A state in which seat 0 is asked something."""
    table = Table(3, expand_plus=True)
    table.owns(0, "forest_hideout")
    table.military("spear_wall")
    table.turn()
    if prompt == "prompt-keep":
        table.send("explore", 1)
        table.do("draw")
    elif prompt == "prompt-arrange":
        table.act("forest_hideout")
        table.do("scout", "one")
        table.do("top", "mud_wader")
    elif prompt == "prompt-district":
        table.send("expand", 1)
    elif prompt == "prompt-retire":
        table.send("recruit", 1)
        table.do("recruit", "spear_wall")
    elif prompt == "prompt-attack":
        table.do("attack", "one")
        table.do("army", "militia")
    assert table.asked() == prompt
    return table.world.to_json()


def changed(data: dict[str, Any], key: str, place: int, value: object) -> dict[str, Any]:
    """One entry of a list is another."""
    entries = list(data[key])
    entries[place] = value
    return {**data, key: entries}


ASKED = ["prompt-keep", "prompt-arrange", "prompt-district", "prompt-retire", "prompt-attack"]


@pytest.mark.parametrize("prompt", ASKED)
def test_every_question_survives(prompt: str) -> None:
    data = asked(prompt)
    again = GAME.from_json(data)
    assert again.to_json() == data
    assert again.prompt(0).id == prompt
    assert GAME.from_json(at_turn()).to_json() == at_turn()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", 5),
        ("seats", 2),
        ("round", 0),
        ("round", 7),
        ("first", 3),
        ("turn", -1),
        ("turn", 1),
        ("passed", 8),
        ("used", 1),
        ("district", -1),
        ("district", 9),
        ("over", True),
        ("claimed", 0),
        ("drawn", [3]),
        ("arranged", [0]),
        ("row", []),
        ("military_row", [5, 6, 7, 8]),
        ("recruits", []),
        ("discard", [0]),
        ("district_bottom", [0]),
        ("agenda", []),
        ("agenda", [["turn", 0, 0]]),
        ("agenda", [["next_turn", 0, 0], ["turn", 3, 0]]),
        ("agenda", [["next_turn", 0, 0], ["dance", 0, 0]]),
        ("agenda", [["begin_round", 3, 0], ["turn", 0, 0]]),
        ("agenda", [["begin_round", 6, 0], ["starve", 0, 1]]),
    ],
)
def test_a_state_that_play_cannot_reach_is_refused(key: str, value: object) -> None:
    data = at_turn()
    if key == "recruits":
        value = [*data["recruits"], data["recruits"][0]]
    with pytest.raises(BadInput):
        GAME.from_json({**data, key: value})


@pytest.mark.parametrize(
    ("key", "place", "value"),
    [
        ("coins", 0, -1),
        ("knowledge", 1, -1),
        ("drafted", 1, -1),
        ("citizens", 0, 6),
        ("citizens", 0, 2),
        ("home", 0, 0),
        ("home", 0, 2 + 4 + 8),
        ("starving", 0, 8),
        ("empire", 0, 0),
        ("empire", 0, -1),
        ("empire", 0, 2**200),
        ("damaged", 0, 4),
        ("titans", 0, 1),
        ("districts", 0, 1),
        ("spaces", 0, [2, 2, 11]),
        ("spaces", 0, [2, 11 + 24]),
        ("busy", 0, [1]),
        ("busy", 1, [8 * 5 + 1]),
        ("stored", 1, []),
        ("stored_open", 2, [2]),
        ("stored", 2, [2**70]),
        ("stocks", 0, [0]),
        ("shuffles", 0, -1),
        ("decks", 0, []),
        ("piles", 0, []),
        ("piles", 0, [1]),
        ("piles", 0, [[1]]),
        ("piles", 0, [[0, 7, 7]]),
        ("piles", 0, [[0, 15, True]]),
        ("unseen", 1, []),
        ("armies", 0, [[0, 0, 0], [1, 0, 0], [4, 0, 0]]),
        ("armies", 0, [[0, 0, 0], [0, 0, 0]]),
        ("armies", 0, [[0, -1, 0]]),
        ("armies", 0, [[0]]),
        ("armies", 0, [[-1, 0, 0]]),
    ],
)
def test_what_a_player_cannot_have_is_refused(key: str, place: int, value: object) -> None:
    with pytest.raises(BadInput):
        GAME.from_json(changed(at_turn(), key, place, value))


def test_cards_of_another_deck_than_the_one_in_use_are_refused() -> None:
    data = asked("prompt-keep")
    mine, others = data["decks"]
    with pytest.raises(BadInput):
        GAME.from_json({**data, "decks": [others, mine]})
    with pytest.raises(BadInput):
        GAME.from_json({**data, "drawn": others[:5], "decks": [sorted(mine + data["drawn"]), others[5:]]})


@pytest.mark.parametrize("stock", [-1, 1, 2**70, True])
def test_a_stored_card_of_a_deck_that_never_was_is_refused(stock: object) -> None:
    data = at_turn()
    seat = next(seat for seat, cards in enumerate(data["stored"]) if cards)
    with pytest.raises(BadInput):
        GAME.from_json(changed(data, "stocks", seat, [stock] * len(data["stored"][seat])))


@pytest.mark.parametrize("prompt", ASKED)
@pytest.mark.parametrize(
    ("key", "value"), [("drawn", [0, 1]), ("drawn_stocks", [5]), ("arranged", [5]), ("used", 1)]
)
def test_other_cards_to_choose_from_are_refused(prompt: str, key: str, value: object) -> None:
    with pytest.raises(BadInput):
        GAME.from_json({**asked(prompt), key: value})


@pytest.mark.parametrize("prompt", ASKED[:4])
def test_a_choice_without_cards_is_refused(prompt: str) -> None:
    with pytest.raises(BadInput):
        GAME.from_json({**asked(prompt), "drawn": []})


@pytest.mark.parametrize(
    "entry",
    [
        ["do_effect", 0, 10**6],
        ["do_effect", 3, 0],
        ["react", 0, 999],
        ["pay", 0, 3],
        ["roll", 0, -1],
        ["damage", -1, 1],
        ["next_titan", 3, 0],
        ["choose_citizen", 0, 500],
        ["buy", 0, 100],
        ["plunder", 0, -1],
    ],
)
def test_a_step_for_nobody_or_nothing_is_refused(entry: list[Any]) -> None:
    data = at_turn()
    bottom, *rest = data["agenda"]
    with pytest.raises(BadInput):
        GAME.from_json({**data, "agenda": [bottom, entry, *rest]})


def test_a_titan_known_to_nobody_or_to_a_stranger_is_refused() -> None:
    data = at_turn()
    top = data["piles"][0][0]
    other = data["unseen"][0][0]
    for seen, placed in ((0, 0), (2, 0), (2, 3), (2, 6), (16, 16), (18, 2)):
        wrong = changed(data, "piles", 0, [top, [other, seen, placed]])
        wrong = changed(wrong, "unseen", 0, data["unseen"][0][1:])
        with pytest.raises(BadInput):
            GAME.from_json(wrong)
    right = changed(data, "piles", 0, [top, [other, 2, 2]])
    right = changed(right, "unseen", 0, data["unseen"][0][1:])
    assert GAME.from_json(right).view(1)["piles"]["one"]["seen"] == [GAME.box.titans[other].id]
    assert other != titan("mud_wader")


def test_a_state_of_another_game_or_content_is_refused() -> None:
    data = at_turn()
    for key in ("game", "rules", "content", "digest"):
        with pytest.raises(BadInput) as error:
            GAME.from_json({**data, key: "other"})
        assert error.value.message.id == "error-saved-other"
    missing = dict(data)
    del missing["spaces"]
    with pytest.raises(BadInput):
        GAME.from_json(missing)


def test_a_card_that_is_both_stored_and_built_is_refused() -> None:
    data = at_turn()
    with pytest.raises(BadInput):
        GAME.from_json(changed(data, "stored", 0, [empire("town_hall")]))


def test_a_finished_game_is_read_again() -> None:
    table = Table(2)
    table.turn()
    table.end_game()
    again = GAME.from_json(table.world.to_json())
    assert (again.to_act(), again.scores(), again.winners()) == (
        (),
        table.world.scores(),
        table.world.winners(),
    )
    assert isinstance(again, epochal.State)
