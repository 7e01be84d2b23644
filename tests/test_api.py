"""The contract: what everything outside a game, and everyone who scripts against Epochal, relies on."""

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import epochal
from epochal import Action, BadInput, Game, Seeded, State

GAME = epochal.load("hotw2001")


# As the architecture states it


def test_the_script_in_the_documentation_runs() -> None:
    text = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text("utf-8")
    [script] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(script, names)
    assert names["state"].to_act() == ()
    assert len(names["state"].scores()) == 4


def test_the_contract_runs_as_it_is_written() -> None:
    game = epochal.load("hotw2001")
    chance = epochal.Seeded(7)
    state = game.new(seats=4, options={}, chance=chance)
    while seats := state.to_act():
        seat = seats[0]
        assert state.legal(seat) == sorted(state.legal(seat)) != []
        assert all(type(action) is int for action in state.legal(seat))
        state.apply(seat, state.legal(seat)[0], chance)
    assert [type(score) for score in state.scores()] == [int] * 4
    assert isinstance(state.winners(), tuple)
    assert set(state.winners()) <= {0, 1, 2, 3}
    assert state.winners()
    i = game.actions.index("expand", "levant")
    assert game.actions[i] == Action(verb="expand", noun="levant")
    assert len(game.actions) == len(list(game.actions)) > i
    copy = state.clone()
    assert copy is not state
    assert copy.to_json() == state.to_json()
    for viewer in (0, None):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)
    assert state.redeal(0, chance).view(0) == state.view(0)
    assert game.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()
    state.check()


def test_a_state_that_play_cannot_reach_does_not_pass_its_check() -> None:
    state: Any = GAME.new(seats=3, chance=Seeded(1))
    state.figures[0] -= 1
    with pytest.raises(epochal.Broken, match="figures conserved"):
        state.check()


def test_events_tell_the_story_to_whoever_listens() -> None:
    told: list[epochal.Event] = []
    chance = Seeded(7)
    state = GAME.new(3, {}, chance, told.append)
    begun = len(told)
    assert begun > 0
    state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0], chance, tell=told.append)
    assert len(told) > begun
    assert any(not event.visible_to(None) for event in told)


def test_a_refusal_says_why_and_by_which_rule() -> None:
    state = GAME.new(3, {}, Seeded(7))
    seat = state.to_act()[0]
    with pytest.raises(epochal.Refused, match=r"\. \(rule: draw\.keep_or_pass\)$") as refused:
        state.apply(seat, GAME.actions.index("pass", f"seat_{seat + 1}"), Seeded(7))
    assert refused.value.message.id == "refused-pass-to-self"


def test_everything_the_package_offers_is_there() -> None:
    assert [name for name in epochal.__all__ if not hasattr(epochal, name)] == []


# Games


def test_the_games_can_be_listed_before_and_after_one_is_loaded() -> None:
    before = epochal.games()
    epochal.load("hotw2001")
    assert "hotw2001" in before
    assert epochal.games() == before


def test_a_game_is_loaded_once() -> None:
    assert epochal.load("hotw2001") is GAME


@pytest.mark.parametrize("name", ["chess", "", "HOTW2001", "hotw2001 ", "../hotw2001", "conquest"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=f"There is no game “{name}”. Choose one of: hotw2001"):
        epochal.load(name)


# Setting up


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_set_up_for_every_number_of_seats(seats: int) -> None:
    assert len(GAME.new(seats, {}, Seeded(1)).scores()) == seats


@pytest.mark.parametrize("seats", [0, 2, 7, -3, "4", True, 4.0, None, [3]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadInput) as error:
        GAME.new(seats=seats, chance=Seeded(1))
    assert str(error.value).startswith(f"hotw2001 is for 3 to 6 players, not {seats}.")


@pytest.mark.parametrize("option", ["dragons", "", "Preeminence", 7])
def test_an_unknown_option_is_refused(option: Any) -> None:
    with pytest.raises(BadInput, match=f"has no option “{option}”. Its options: preeminence, "):
        GAME.new(3, {option: True}, Seeded(1))


@pytest.mark.parametrize("value", [1, 0, "true", None, 1.0, []])
def test_a_value_that_an_option_cannot_have_is_refused(value: Any) -> None:
    with pytest.raises(BadInput, match=r"The option naval_control cannot be .* Choose one of: False, True"):
        GAME.new(3, {"naval_control": value}, Seeded(1))


def test_options_left_out_have_their_defaults() -> None:
    assert GAME.chosen({}) == {option.id: option.default for option in GAME.options}
    assert GAME.chosen({"naval_control": True}) == {**GAME.chosen({}), "naval_control": True}


def test_a_game_needs_chance() -> None:
    with pytest.raises(BadInput, match=r"hotw2001 needs chance\. Give it one"):
        GAME.new(3)


# Saved states that are none


def saved_states(game: Game) -> list[str]:
    """States from all over some games, with the first and the last value of every option, as JSON text."""
    texts = []
    for seats, which in product((game.seats[0], 3), (0, -1)):
        chance = Seeded(5)
        state = game.new(seats, {option.id: option.values[which] for option in game.options}, chance)
        for choice in range(1000):
            if choice % 23 == 0:
                texts.append(json.dumps(state.to_json()))
            if not state.to_act():
                break
            legal = state.legal(state.to_act()[0])
            state.apply(state.to_act()[0], legal[chance.pick(len(legal), "choice")], chance)
        texts.append(json.dumps(state.to_json()))
    return texts


SAVED = {id: saved_states(epochal.load(id)) for id in ("hotw2001", "historia")}
KEYS = [(id, key) for id, texts in SAVED.items() for key in sorted(json.loads(texts[0]))]
WRONG: list[Any] = [
    None, True, False, -2, -1, 0, 1, 7, 1000, 10**30, -(10**30), 1.5, float("nan"), "", "crete", [], [[]], [0], [[0]], {},
    {"a": 1}, [None], ["crete", "crete"], [["expand", 0, 0]], [["crete", 0, 0, 10**30]], [["north_sea", 0, 1]],
]  # fmt: skip

saved_games = pytest.mark.parametrize("game", SAVED)


def read_or_refused(data: Any, game: str) -> None:
    """The data is refused as bad input; or it is a state, which says the same again, can be seen and can be played on."""
    try:
        state = epochal.load(game).from_json(data)
    except BadInput:
        return
    assert state.to_json() == data
    state.check()
    for viewer in (None, *range(len(state.scores()))):
        state.view(viewer)
    assert_can_go_on(state)


def assert_can_go_on(state: State) -> None:
    chance = Seeded(1)
    for seat in state.to_act():
        for action in state.legal(seat):
            state.clone().apply(seat, action, chance)


@pytest.mark.parametrize(("game", "key"), KEYS)
def test_a_saved_state_with_a_wrong_value_is_refused(game: str, key: str) -> None:
    for text, value in product(SAVED[game][2::7], WRONG):
        data = json.loads(text)
        if type(data[key]) is not type(value):
            with pytest.raises(BadInput):
                epochal.load(game).from_json({**data, key: value})
        else:
            read_or_refused({**data, key: value}, game)


@pytest.mark.parametrize(("game", "key"), KEYS)
def test_a_saved_state_with_something_missing_is_refused(game: str, key: str) -> None:
    data = json.loads(SAVED[game][3])
    del data[key]
    with pytest.raises(BadInput):
        epochal.load(game).from_json(data)


@saved_games
@pytest.mark.parametrize("data", [None, [], "", 7, {}, [["game", "hotw2001"]]])
def test_what_is_no_saved_state_is_refused(game: str, data: Any) -> None:
    with pytest.raises(BadInput):
        epochal.load(game).from_json(data)


@saved_games
def test_a_saved_state_with_something_more_is_refused(game: str) -> None:
    with pytest.raises(BadInput, match="not as it was saved"):
        epochal.load(game).from_json({**json.loads(SAVED[game][3]), "comment": "well played"})


@saved_games
@pytest.mark.parametrize("key", ["game", "rules", "content", "digest"])
def test_a_saved_state_of_another_game_says_so(game: str, key: str) -> None:
    with pytest.raises(BadInput, match=f"In the saved state “{key}” is “'other'”, and here it is"):
        epochal.load(game).from_json({**json.loads(SAVED[game][3]), key: "other"})


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in inner for place in [(*path, key), *places(item, (*path, key))]]


@saved_games
@settings(max_examples=300)
@given(st.sampled_from(WRONG) | st.integers(-9, 130), st.data())
def test_a_saved_state_changed_anywhere_is_read_or_refused(
    game: str, value: Any, data: st.DataObject
) -> None:
    saved = json.loads(data.draw(st.sampled_from(SAVED[game])))
    key = data.draw(st.sampled_from(sorted(saved)))
    path = data.draw(st.sampled_from([(key,), *places(saved[key], (key,))]))
    target: Any = saved
    for step in path[:-1]:
        target = target[step]
    change = data.draw(st.sampled_from(["replace", "remove", "repeat"]))
    if change == "replace":
        target[path[-1]] = value
    elif change == "remove":
        del target[path[-1]]
    elif isinstance(target, list):
        target.append(target[path[-1]])
    read_or_refused(saved, game)
