"""The agenda of steps and the state that moves along it, shown on a game of three steps."""

from typing import Any

import pytest

from epochal import Chance, Event, Game, Message, Refused, Scripted, State
from epochal.core.actions import Verb, Vocabulary
from epochal.core.kernel import Outside, Question, Step

WORDS = Vocabulary([Verb("take", "pile", ("left", "right")), Verb("stop"), Verb("dance")])
TAKE_LEFT, TAKE_RIGHT, STOP, DANCE = range(4)


class Heap(State):
    """Seats take from two piles until one stops; what they take is what they roll."""

    def __init__(self) -> None:
        super().__init__(Game("heap", "1", "standard", "", range(1, 3), (), WORDS), [], ())
        self.points = [0, 0]
        self.log: list[str] = []


class Roll(Step[Heap]):
    """The seat on the agenda rolls."""

    def run(self, s: Heap, a: int, b: int, out: Outside) -> None:
        [die] = out.chance.dice(1, "roll")
        s.points[a] += die
        s.log.append(f"roll {a} {b}")
        if out.ear is not None:
            out.tell("event-rolled", "roll.one", die=die)
            out.whisper(a, "event-secret", "roll.one", die=die)


class Choose(Question[Heap]):
    """The first seat, and the other one too if the second number says so."""

    def seats(self, s: Heap, a: int, b: int) -> tuple[int, ...]:
        return () if s.points[a] >= 10 else ((a, 1 - a) if b else (a,))

    def legal(self, s: Heap, seat: int, a: int, b: int) -> list[int]:
        return [TAKE_LEFT, TAKE_RIGHT, STOP]

    def prompt(self, s: Heap, seat: int, a: int, b: int) -> Message:
        return Message("prompt-choose", {"seat": f"seat:{seat}"}, "choose.one")

    def on_take(self, s: Heap, seat: int, noun: int, out: Outside) -> None:
        s.log.append(f"take {seat} {noun}")
        s.then((ROLL, seat, 1), (ROLL, seat, 2))

    def on_stop(self, s: Heap, seat: int, noun: int, out: Outside) -> None:
        s.close()


ROLL = Roll("roll")
CHOOSE = Choose("choose")
CHOOSE.listen(WORDS.verb_numbers)


def heap(*agenda: tuple[Step[Any], int, int]) -> Heap:
    """The game at the point where the agenda first asks."""
    state = Heap()
    state.then(*agenda)
    state.advance(Outside(Scripted([1], [1], [1]), None))
    return state


# The agenda


def test_steps_run_by_themselves_until_one_asks() -> None:
    state = heap((ROLL, 0, 0), (ROLL, 1, 0), (CHOOSE, 1, 0), (ROLL, 0, 9))
    assert state.log == ["roll 0 0", "roll 1 0"]
    assert state.to_act() == (1,)


def test_an_answer_may_put_steps_on_top_and_the_question_comes_back() -> None:
    state = heap((CHOOSE, 0, 0))
    state.apply(0, TAKE_RIGHT, Scripted([3], [4]))
    assert state.log == ["take 0 1", "roll 0 1", "roll 0 2"]
    assert state.points == [7, 0]
    assert state.to_act() == (0,)


def test_a_question_without_seats_is_over() -> None:
    state = heap((CHOOSE, 0, 0))
    state.apply(0, TAKE_LEFT, Scripted([6], [6]))
    assert state.to_act() == ()
    assert state.agenda == []


def test_a_closed_question_makes_way_for_what_comes_next() -> None:
    state = heap((CHOOSE, 0, 0), (ROLL, 1, 0), (CHOOSE, 1, 0))
    state.apply(0, STOP, Scripted([5]))
    assert state.points == [0, 5]
    assert state.to_act() == (1,)


def test_an_empty_agenda_asks_nobody() -> None:
    assert heap().to_act() == ()


# Choosing


def test_several_seats_may_be_asked_at_once_and_answer_in_any_order() -> None:
    state = heap((CHOOSE, 0, 1))
    assert state.to_act() == (0, 1)
    assert state.legal(0) == state.legal(1) == [TAKE_LEFT, TAKE_RIGHT, STOP]
    state.apply(1, TAKE_LEFT, Scripted([1], [1]))
    assert state.to_act() == (0, 1)


def test_only_those_who_are_asked_have_something_to_choose() -> None:
    state = heap((CHOOSE, 0, 0))
    assert [state.legal(seat) for seat in (-1, 1, 2)] == [[], [], []]
    assert state.prompt(0) == Message("prompt-choose", {"seat": "seat:0"}, "choose.one")
    assert state.prompt(1) == Message("prompt-wait", {"seats": ["seat:0"]})


def test_what_is_legal_cannot_be_changed_from_outside() -> None:
    state = heap((CHOOSE, 0, 0))
    state.legal(0).append(DANCE)
    assert state.legal(0) == [TAKE_LEFT, TAKE_RIGHT, STOP]
    with pytest.raises(Refused):
        state.apply(0, DANCE, Scripted())


REFUSALS: list[tuple[Any, Any, str]] = [
    (0, DANCE, "refused-not-now"),
    (1, STOP, "refused-not-your-turn"),
    (-1, STOP, "refused-not-your-turn"),
    (7, STOP, "refused-not-your-turn"),
    (0, -1, "refused-no-such-action"),
    (0, len(WORDS), "refused-no-such-action"),
    (0, "stop", "refused-no-such-action"),
    (0, None, "refused-no-such-action"),
    (0, 2.0, "refused-no-such-action"),
    (0, True, "refused-no-such-action"),
]


@pytest.mark.parametrize(("seat", "action", "id"), REFUSALS)
def test_what_is_not_legal_is_refused_with_the_reason_and_changes_nothing(
    seat: Any, action: Any, id: str
) -> None:
    state = heap((CHOOSE, 0, 0))
    before = state.agenda.copy()
    with pytest.raises(Refused) as refused:
        state.apply(seat, action, Chance())
    assert refused.value.message.id == id
    assert (state.agenda, state.to_act(), state.log) == (before, (0,), [])


def test_a_refusal_names_the_rule_behind_the_question() -> None:
    with pytest.raises(Refused) as refused:
        heap((CHOOSE, 0, 0)).apply(0, DANCE, Chance())
    assert refused.value.message == Message("refused-not-now", {"verb": "verb:dance"}, "choose.one")


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    assert heap().why_not(0, STOP).id == "refused-game-over"
    with pytest.raises(Refused):
        heap().apply(0, STOP, Chance())


# Telling


def test_everybody_is_told_and_one_seat_is_whispered_to() -> None:
    told: list[Event] = []
    heap((CHOOSE, 0, 0)).apply(0, TAKE_LEFT, Scripted([6], [6]), told.append)
    assert told[0] == Event("event-rolled", {"die": 6}, "roll.one")
    assert told[1] == Event("event-secret", {"die": 6}, "roll.one", (0,))
    assert [told[0].visible_to(viewer) for viewer in (0, 1, None)] == [True, True, True]
    assert [told[1].visible_to(viewer) for viewer in (0, 1, None)] == [True, False, False]


# What a game must give


@pytest.mark.parametrize(
    "asked",
    [
        lambda: State.clone(Heap()),
        lambda: State.view(Heap(), None),
        lambda: State.redeal(Heap(), None, Scripted()),
        lambda: State.scores(Heap()),
        lambda: State.winners(Heap()),
        lambda: State.to_json(Heap()),
        lambda: State.check(Heap()),
        lambda: Heap().game.new(1, {}, Scripted()),
        lambda: Heap().game.from_json({}),
        lambda: Step[Heap]("step").run(Heap(), 0, 0, Outside(Scripted(), None)),
        lambda: Question[Heap]("question").legal(Heap(), 0, 0, 0),
        lambda: Question[Heap]("question").prompt(Heap(), 0, 0, 0),
    ],
)
def test_what_a_game_leaves_out_is_missed(asked: Any) -> None:
    with pytest.raises(NotImplementedError):
        asked()


def test_a_question_hears_only_the_verbs_it_has_methods_for() -> None:
    assert sorted(CHOOSE.handlers) == [WORDS.verb_numbers["take"], WORDS.verb_numbers["stop"]]
