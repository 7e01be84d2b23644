"""A state folded from rows; what can be taken back; what is told to whom."""

import json

import pytest

import epochal
from epochal.core.chance import Committed
from epochal.core.errors import BadInput, Refused
from epochal.core.events import Event, Message
from epochal.core.game import Game
from epochal.table.play import ACT, UNDO, Play, Row, choices
from epochal.table.story import plain, tell
from tests.server.sample import Pebbles

KEY = bytes(32)
PEBBLES = Pebbles("standard")


def begin(game: Game = PEBBLES, seats: int = 2) -> Play:
    chance = epochal.Recording(Committed(KEY))
    state = game.new(seats, {}, chance)
    return Play(game, state, 0, len(chance.outcomes))


def act(play: Play, seat: int, verb: str, noun: str = "") -> Row:
    step = play.act(seat, play.game.actions.index(verb, noun), lambda asked: Committed(KEY, asked))
    play.take(step)
    return step.row


def test_a_step_is_tried_without_changing_anything() -> None:
    play = begin()
    before = play.state.to_json()
    step = play.act(0, play.game.actions.index("take", "two"), lambda asked: Committed(KEY, asked))
    assert (play.position, play.state.to_json()) == (0, before)
    play.take(step)
    assert play.position == 1
    assert play.state.view(None)["heap"] == 10


def test_only_the_last_chooser_takes_back_and_only_what_was_not_passed_on() -> None:
    play = begin()
    assert not play.can_undo(0)
    act(play, 0, "take", "two")
    assert play.can_undo(0)
    assert not play.can_undo(1)
    assert not play.can_undo(None)
    with pytest.raises(Refused, match="nothing that you can take back"):
        play.undo(1)
    act(play, 0, "pass_on")
    assert not play.can_undo(0)


def test_what_was_rolled_or_whispered_cannot_be_taken_back() -> None:
    play, chance = begin(epochal.load("hotw2001"), 3), epochal.Seeded(1)
    undone = 0
    while play.state.to_act() and play.position < 300:
        seat = play.state.to_act()[0]
        legal = play.state.legal(seat)
        step = play.act(seat, legal[chance.pick(len(legal), "")], lambda asked: Committed(KEY, asked))
        before = play.state
        play.take(step)
        secret = any(event.seats is not None for event in step.events)
        free = not step.row.chance and not secret and step.state.to_act() == (seat,)
        assert play.can_undo(seat) is free
        if free:
            play.take(play.undo(seat))
            assert play.state is before
            play.take(step._replace(row=step.row._replace(position=play.position + 1)))
            undone += 1
    assert undone > 20


def test_rows_fold_to_the_same_state_with_undos_in_them() -> None:
    play = begin()
    rows = [act(play, 0, "take", "two")]
    step = play.undo(0)
    play.take(step)
    rows += [step.row, act(play, 0, "take", "one"), act(play, 0, "pass_on"), act(play, 1, "take", "one")]
    again = begin()
    for row in rows:
        again.fold(Row(*json.loads(json.dumps(row))))
    assert again.state.to_json() == play.state.to_json()
    assert (again.position, again.asked) == (play.position, play.asked)
    assert again.can_undo(1)
    assert [(row.position, row.kind) for row in rows] == [(1, ACT), (2, UNDO), (3, ACT), (4, ACT), (5, ACT)]
    assert [row.position for row in choices(rows)] == [3, 4, 5]


def test_rows_that_cannot_follow_are_refused() -> None:
    play = begin()
    row = Row(1, ACT, 0, "take", "one", [])
    with pytest.raises(BadInput, match="row 2 where row 1 should be"):
        play.fold(row._replace(position=2))
    with pytest.raises(BadInput, match="notes more outcomes"):
        play.fold(row._replace(chance=[["dice", "x", [1]]]))
    with pytest.raises(Refused):
        play.fold(row._replace(seat=1))
    with pytest.raises(Refused):
        play.fold(row._replace(kind=UNDO))


def test_a_row_tells_each_viewer_what_they_may_know() -> None:
    row = Row(1, ACT, 0, "take", "two", [])
    public = Event("event-took", {"seat": "seat:0", "many": ["many:two"]})
    secret = Event("event-bonus", {"bonus": 7}, "", (1,))
    told = tell(PEBBLES, row, [public, secret])
    seen = {viewer: json.loads(told.seen_by(viewer)) for viewer in (0, 1, None)}
    assert seen[None] == {
        "position": 1, "seat": 0, "verb": "take", "noun": "two", "events": [plain(public)],
    }  # fmt: skip
    assert seen[1]["events"] == [plain(public), plain(secret)]
    hidden = tell(PEBBLES, row, [public._replace(args={"seat": "seat:0"}), secret])
    assert json.loads(hidden.seen_by(1))["noun"] is None
    assert json.loads(hidden.seen_by(0))["noun"] == "two"
    silent = tell(PEBBLES, row, [secret])
    assert json.loads(silent.seen_by(None))["verb"] is None


def test_messages_within_messages_become_data() -> None:
    inner = Message("prompt-take", {"heap": 3}, "taking.turn")
    assert plain(Message("error-file-line", {"line": 1, "what": inner})) == {
        "id": "error-file-line",
        "args": {"line": 1, "what": {"id": "prompt-take", "args": {"heap": 3}, "clause": "taking.turn"}},
        "clause": "",
    }
