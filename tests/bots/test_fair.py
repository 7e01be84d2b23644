"""Bots know what their seat knows, and nothing else."""

import pytest

from epochal import Chance, Seeded, State
from epochal.bots import make, sight, styles
from tests.bots.asked import GAMES, a_game, secrets, with_secrets

KINDS = ("random", "novice", "steady", "strong", "greedy", "judge", "search:30")
MOST_HIDDEN = {
    "hotw2001": {"keep_or_pass", "play_events"},
    "hotw2018": {"choose", "open_turn"},
    "historia": {"choose_leader", "choose_cards"},
    "ancient_world": {"turn", "buy"},
}

per_game = pytest.mark.parametrize("game", GAMES)
per_bot = pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in GAMES for bot in (*KINDS, *styles(game))]
)


class Table:
    """The true state, which a sight may ask only for what is legal and for samples: all else is missing."""

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.legal = state.legal
        self.dealt = 0
        self._redeal = state.redeal

    def redeal(self, seat: int | None, chance: Chance) -> State:
        self.dealt += 1
        return self._redeal(seat, chance)


@per_bot
def test_a_choice_is_the_same_for_all_states_the_seat_cannot_tell_apart(game: str, bot: str) -> None:
    for number, asked in enumerate(with_secrets(game, 1 if bot in ("strong", "search:30") else 3)):
        chosen = {
            make(game, bot, number).choose(sight(state, asked.seat, Seeded(number)))
            for state in asked.alike(3)
        }
        assert len(chosen) == 1
        assert chosen <= set(asked.state.legal(asked.seat))


@per_game
def test_samples_are_the_same_for_all_states_the_seat_cannot_tell_apart(game: str) -> None:
    """With the same luck: so nothing that is made of samples can depend on what is hidden."""
    for asked in with_secrets(game, 3):
        seen = [sight(state, asked.seat, Seeded(1)) for state in asked.alike(3)]
        first, *others = [[each.sample().to_json() for _ in range(3)] for each in seen]
        assert all(other == first for other in others)


@per_game
def test_fairness_is_tested_where_most_is_hidden(game: str) -> None:
    asked = with_secrets(game, 1)
    assert {each.state.agenda[-1][0].name for each in asked} >= MOST_HIDDEN[game]
    assert all(each.has_secrets() for each in asked)


@per_bot
def test_choosing_takes_what_is_legal_and_samples_and_leaves_the_table_alone(game: str, bot: str) -> None:
    for number, (state, seat) in enumerate(a_game(game)[:: len(a_game(game)) // 4]):
        before = state.to_json()
        table = Table(state)
        chosen = make(game, bot, number).choose(sight(table, seat, Seeded(number)))
        assert chosen == make(game, bot, number).choose(sight(state, seat, Seeded(number)))
        assert bool(table.dealt) == (bot != "random")
        assert state.to_json() == before


@per_game
def test_the_true_state_is_not_what_a_bot_is_given(game: str) -> None:
    state, seat = with_secrets(game, 1)[0]
    table = Table(state)
    seen = sight(table, seat, Seeded(1))
    assert (seen.game, seen.seat, seen.legal) == (state.game, seat, state.legal(seat))
    assert table.dealt == 0
    assert seen.view == state.view(seat)
    assert seen.prompt == state.prompt(seat)
    assert table.dealt == 1
    samples = [seen.sample() for _ in range(8)]
    assert table.dealt == 9
    assert all(sample is not state for sample in samples)
    assert {secrets(sample) for sample in samples} != {secrets(state)}
