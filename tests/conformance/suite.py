"""What every game must hold to, checked along random games: one suite for all games.

``examine`` plays one game and checks everything at every step; ``python -m tests.conformance`` does so many thousand times.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec

import epochal
from epochal import BadInput, Chance, Event, Game, Recorded, Recording, Refused, Seeded, State

LONGEST = {"hotw2001": 1500, "hotw2018": 1000, "historia": 1500, "ancient_world": 500}
"""No game of these may take more choices than this."""


Data = dict[str, Any]


class Case(NamedTuple):
    """One random game to play: everything about it follows from these."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int


@cache
def kinds(id: str) -> list[tuple[int, tuple[tuple[str, Any], ...]]]:
    """The seat counts and sets of options of a game; of those that set up the same table, the first."""
    game = epochal.load(id)
    values = [[(option.id, value) for value in option.values] for option in game.options]
    found: dict[str, tuple[int, tuple[tuple[str, Any], ...]]] = {}
    for options in product(*values):
        for seats in game.seats:
            table = json.dumps(game.new(seats, dict(options), Seeded(0)).to_json())
            found.setdefault(table, (seats, options))
    return list(found.values())


def cases(games: int, only: str = "") -> Iterator[Case]:
    """So many games, spread evenly over all games (or only one) and, in each, over seat counts and sets of options."""
    ids = [only] if only else epochal.games()
    for seed in range(games):
        id = ids[seed % len(ids)]
        seats, options = kinds(id)[seed // len(ids) % len(kinds(id))]
        yield Case(id, seats, options, seed)


class Silent(Chance):
    """Chance that must not be asked."""

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        raise AssertionError(f"chance was asked: {why}")

    def pick(self, n: int, why: str) -> int:
        raise AssertionError(f"chance was asked: {why}")

    def order(self, n: int, why: str) -> list[int]:
        raise AssertionError(f"chance was asked: {why}")


def examine(case: Case, share: float = 1.0) -> int:
    """Play one random game and check every promise. The number of choices it took.

    Invariants and legality are checked at every step, all else at every step or, to go through more games in the same
    time, at a random share of them.
    """
    game = epochal.load(case.game)
    chance = Seeded(case.seed)
    dice = Random(f"choices {case.seed}")
    state = game.new(case.seats, dict(case.options), chance)
    state.check()
    played = 0
    while state.to_act():
        check_legal(state)
        seat = dice.choice(state.to_act())
        action = dice.choice(state.legal(seat))
        if dice.random() < share:
            check_step(game, state, seat, action, chance, dice)
        else:
            state.apply(seat, action, chance)
        state.check()
        played += 1
        assert played <= LONGEST[case.game], "the game does not end"
        if dice.random() < 0.005:
            play_out(state.redeal(dice.randrange(case.seats), chance), Seeded(case.seed))
    check_end(state, case.seats)
    return played


def check_step(game: Game, state: State, seat: int, action: int, chance: Chance, dice: Random) -> None:
    """Apply an action, with everything checked that must hold before, during and after it."""
    data = state.to_json()
    check_refusal(state, data, dice)
    check_json(game, state, data)
    before = state.clone()
    recording = Recording(chance)
    told: list[Event] = []
    state.apply(seat, action, recording, told.append)
    outcomes = recording.take()
    check_clone_and_replay(before, data, seat, action, outcomes, state.to_json())
    check_no_leak(before, seat, action, outcomes, told, state, dice)


def check_legal(state: State) -> None:
    """Legal actions are sorted, known to the vocabulary, and never missing for a seat that is to act."""
    assert len(set(state.to_act())) == len(state.to_act())
    for seat in range(len(state.scores())):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.to_act())
        assert all(0 <= action < len(state.game.actions) for action in legal)
        assert state.prompt(seat).id
    assert state.winners() == ()


def check_refusal(state: State, data: Data, dice: Random) -> None:
    """An action that is not legal is refused with an explanation, and nothing has changed."""
    seats = len(state.scores())
    for seat, action in (
        (dice.randrange(seats), dice.randrange(len(state.game.actions))),
        (dice.randrange(seats), -1),
        (seats, 0),
    ):
        if action in state.legal(seat):
            continue
        refused = refusal(state, seat, action)
        assert refused.message.id.startswith("refused-")
        if dice.random() < 0.1:
            assert refused.message.id not in str(refused)
    assert state.to_json() == data


def refusal(state: State, seat: int, action: int) -> Refused:
    """The refusal of an action that is not legal."""
    try:
        state.apply(seat, action, Silent())
    except Refused as refused:
        return refused
    raise AssertionError(f"{action} of seat {seat} was not refused")


def check_json(game: Game, state: State, data: Data) -> None:
    """The state survives a trip through JSON text, and asks the same of the same seats."""
    read = msgspec.json.decode(msgspec.json.encode(data))
    assert read == data, "more than JSON knows"
    again = game.from_json(read)
    assert again.to_json() == data
    assert again.to_act() == state.to_act()
    for seat in state.to_act():
        assert again.legal(seat) == state.legal(seat)


def check_clone_and_replay(
    before: State, data: Data, seat: int, action: int, outcomes: list[Any], after: Data
) -> None:
    """A clone replays to the same state from what chance answered, and the state it came from stays as it was."""
    replayed = before.clone()
    recorded = Recorded(outcomes)
    replayed.apply(seat, action, recorded)
    assert recorded.finished()
    assert before.to_json() == data
    assert replayed.to_json() == after


def met_no_secret(case: Case) -> set[int | None]:
    """The viewers for whom a redeal deals nothing anew in a whole random game, because nothing is ever secret to them."""
    chance = Seeded(case.seed)
    state = epochal.load(case.game).new(case.seats, dict(case.options), chance)
    viewers: set[int | None] = {None, *range(case.seats)}
    while viewers and (seats := state.to_act()):
        viewers = {viewer for viewer in viewers if not has_secrets(state, viewer)}
        legal = state.legal(seats[0])
        state.apply(seats[0], legal[chance.pick(len(legal), "choice")], chance)
    return viewers


def has_secrets(state: State, viewer: int | None) -> bool:
    return len({json.dumps(state.redeal(viewer, Seeded(n)).to_json()) for n in range(5)}) > 1


def check_no_leak(
    before: State, seat: int, action: int, outcomes: list[Any], told: list[Event], after: State, dice: Random
) -> None:
    """No viewer can tell a state from one in which all secrets of the others are dealt anew.

    Nor does what is told tell more than what is seen: where the same action leads to a state that looks the same to the
    viewer, the viewer must have been told the same. (Where it looks different, the action itself revealed something.)
    """
    viewers: list[int | None] = [None, *range(len(before.scores()))]
    if dice.random() < 0.8:
        viewers = [dice.choice(viewers)]  # one is as good as all, for most of so many steps
    for viewer in viewers:
        other = before.redeal(viewer, Seeded(dice.randrange(2**32)))
        other.check()
        assert other.view(viewer) == before.view(viewer)
        assert other.to_act() == before.to_act()
        assert all(other.legal(asked) for asked in other.to_act())
        if viewer is not None:
            assert other.legal(viewer) == before.legal(viewer)
            assert other.prompt(viewer) == before.prompt(viewer)
        if action not in other.legal(seat):
            continue
        heard: list[Event] = []
        try:
            other.apply(seat, action, Recorded(outcomes), heard.append)
        except BadInput:
            continue  # the secrets led elsewhere, and chance was asked for something else
        if other.view(viewer) == after.view(viewer):
            seen = [event for event in told if event.visible_to(viewer)]
            assert [event for event in heard if event.visible_to(viewer)] == seen


def play_out(state: State, chance: Chance) -> None:
    """From here the game can be played to its end."""
    while seats := state.to_act():
        legal = state.legal(seats[0])
        state.apply(seats[0], legal[chance.pick(len(legal), "choice")], chance)
    state.check()


def check_end(state: State, seats: int) -> None:
    """At the end somebody has won, nobody can act, and everything is as it must be."""
    state.check()
    assert len(state.scores()) == seats
    assert state.winners() or seats == 1  # a single player can lose
    assert set(state.winners()) <= set(range(seats))
    assert not any(state.legal(seat) for seat in range(seats))
    for viewer in (None, 0):
        assert json.dumps(state.view(viewer))


def fingerprint(case: Case) -> str:
    """A hash of everything that is chosen, told and reached in one game: the same on every machine and engine."""
    game = epochal.load(case.game)
    chance = Seeded(case.seed)
    dice = Random(f"choices {case.seed}")
    digest = hashlib.sha256()

    def hear(event: Event) -> None:
        digest.update(repr(tuple(event)).encode())

    state = game.new(case.seats, dict(case.options), chance, hear)
    while seats := state.to_act():
        legal = state.legal(seats[0])
        digest.update(repr(legal).encode())
        state.apply(seats[0], dice.choice(legal), chance, hear)
    digest.update(json.dumps([state.to_json(), state.view(0), state.scores(), state.winners()]).encode())
    return digest.hexdigest()
