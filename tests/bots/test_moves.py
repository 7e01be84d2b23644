"""What belongs to a move of a bot: the choice, and those it led its seat to."""

from epochal import State
from epochal.bots.moves import KEPT, Answer, Move, Moves
from epochal.core.chance import Quick
from epochal.core.events import Event
from tests.bots.asked import a_game
from tests.rules.ancient_world.table import Table


class Played:
    """A position of The Ancient World, in which choices are noted as they are made."""

    def __init__(self) -> None:
        self.table = Table(2)
        self.table.row("oasis", "goat_herds")
        self.table.turn(0)
        self.moves = Moves()
        self.position = 0

    def do(self, verb: str, noun: str = "") -> None:
        world: State = self.table.world
        seat, action = world.to_act()[0], world.game.actions.index(verb, noun)
        self.position += 1
        self.moves.add(world.clone(), seat, action, self.position)
        world.apply(seat, action, Quick(1), self.moves.hear)


def test_a_choice_and_what_it_leads_to_are_one_move() -> None:
    played = Played()
    played.do("send", "build")
    played.do("citizen", "2")
    played.do("build", "oasis")
    (move,) = played.moves.take(0)
    assert move.before.game.actions[move.action] == ("send", "build")
    assert move.after == [Answer("choose_citizen", "citizen", "2"), Answer("buy", "build", "oasis")]
    assert (move.position, move.end) == (1, 3)
    assert played.moves.take(0) == []


def test_the_next_turn_is_another_move() -> None:
    played = Played()
    for citizen in ("1", "2"):
        played.do("send", "labor")
        played.do("citizen", citizen)
    assert [[move.seat for move in played.moves.take(seat)] for seat in (0, 1)] == [[0], [1]]


def test_what_was_taken_comes_back_when_more_belongs_to_it() -> None:
    played = Played()
    played.do("send", "build")
    played.do("citizen", "2")
    (move,) = played.moves.take(0)
    played.do("build", "oasis")
    assert played.moves.take(0) == [move]
    assert len(move.after) == 2


def test_a_move_is_told_once_everybody_has_heard_what_was_chosen_and_then_from_its_beginning() -> None:
    played = Played()
    played.do("send", "build")
    assert (played.moves.seats(), played.moves.take(0)) == ([], []), "nobody knows yet where the citizen goes"
    played.do("citizen", "2")
    assert played.moves.seats() == [0]
    (move,) = played.moves.take(0)
    assert move.position == 1


def test_an_attack_is_told_with_the_pile_that_it_is_on() -> None:
    played = Played()
    played.table.armies(0, ("militia",))
    played.table.coins(0, 5)
    played.table.world.drafted[0] = 20
    played.do("attack", "one")
    played.do("army", "militia")
    assert played.moves.take(0) == []
    played.do("strike")
    (move,) = played.moves.take(0)
    assert move.before.game.actions[move.action] == ("attack", "one")
    assert [answer.verb for answer in move.after] == ["army", "strike"]


def test_a_move_that_tells_a_secret_is_not_kept_nor_is_what_follows_part_of_it() -> None:
    played = Played()
    played.do("send", "build")
    played.do("citizen", "2")
    secret = played.moves.last
    played.moves.hear(Event("event-arranged", {}, "", (0,)))
    assert played.moves.take(0) == []
    assert secret is not None
    assert secret.is_secret
    played.do("build", "oasis")
    (move,) = played.moves.take(0)
    assert not move.is_secret
    assert (move.before.game.actions[move.action], move.after) == (("build", "oasis"), [])


def test_to_choose_nothing_more_hides_nothing() -> None:
    """Of a choice that nobody is told of, the move is untold; but who merely ends a question has chosen nothing that could be hidden."""
    for verb, untold in (("done", set()), ("strike", {"strike"})):
        played = Played()
        played.do("send", "build")
        played.do("citizen", "2")
        state, moves = played.table.world, played.moves
        moves.add(state, 0, state.game.actions.index(verb, ""), played.position + 1)
        (move,) = moves.of[0]
        assert (move.after[-1].verb, move.untold) == (verb, untold)


def test_a_choice_that_comes_after_those_of_others_is_another_move() -> None:
    played = Played()
    played.do("send", "build")
    played.position += 1
    played.do("citizen", "2")
    (move,) = played.moves.take(0)
    assert (move.before.agenda[-1][0].name, move.after) == ("choose_citizen", [])


def test_only_the_latest_moves_are_kept_and_every_army_is_one() -> None:
    moves = Moves()
    made: list[Move] = []
    for position, (state, seat) in enumerate(a_game("hotw2001")):
        if state.agenda[-1][0].name == "expand":
            action = state.legal(seat)[0]
            moves.add(state, seat, action, position)
            moves.hear(Event("event-entered", {"land": state.game.actions.ref(action) or "seat:0"}))
            assert moves.last
            assert moves.last.after == []
            made.append(moves.last)
    kept = {seat: moves.take(seat) for seat in range(4)}
    assert all(len(of_seat) == KEPT for of_seat in kept.values())
    assert all(
        of_seat == [move for move in reversed(made) if move.seat == seat][:KEPT]
        for seat, of_seat in kept.items()
    )
