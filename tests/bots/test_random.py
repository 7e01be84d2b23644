"""The random bot: any legal action, and the same ones from the same seed."""

from collections import Counter

import epochal
from epochal.bots import Sight, sight
from epochal.bots.random import RandomBot

GAME = epochal.load("hotw2001")


def first_choice() -> Sight:
    state = GAME.new(4, {}, epochal.Seeded(1))
    return sight(state, state.to_act()[0], epochal.Seeded(2))


def test_every_legal_action_is_as_likely() -> None:
    bot, seen = RandomBot(1), first_choice()
    chosen = Counter(bot.choose(seen) for _ in range(400 * len(seen.legal)))
    assert set(chosen) == set(seen.legal)
    assert all(300 < count < 500 for count in chosen.values())


def test_the_same_seed_chooses_the_same() -> None:
    seen = first_choice()
    first, second, other = RandomBot("a"), RandomBot("a"), RandomBot("b")
    ten = [first.choose(seen) for _ in range(10)]
    assert ten == [second.choose(seen) for _ in range(10)]
    assert ten != [other.choose(seen) for _ in range(10)]


def test_a_bot_sees_what_its_seat_sees() -> None:
    state = GAME.new(4, {}, epochal.Seeded(1))
    seen = sight(state, 2, epochal.Seeded(2))
    assert seen.view == state.view(2)
    assert seen.view["seat"] == 2
