"""The player of Historia, with civbots and without."""

import pytest

from tests.bots.asked import play


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("level", ["easy", "hard", "mixed"])
def test_every_choice_is_legal_to_the_end_of_the_game(seats: int, level: str) -> None:
    options = {"civbots": 5 - seats, "civbot_level": level}
    end, _ = play("historia", seats, options, ("steady", "novice"), seats)
    end.check()
    assert end.to_act() == ()


def test_a_search_plays_alone_against_the_civbots() -> None:
    end, _ = play("historia", 1, {"civbot_level": "hard"}, ("search:12",), 2)
    end.check()
    assert len(end.scores()) == 1


@pytest.mark.parametrize(("level", "beat_it"), [("steady", True), ("random", False)])
def test_a_hard_civbot_beats_chance_and_mostly_loses_to_steady_bots(level: str, beat_it: bool) -> None:
    ahead = []
    for seed in range(5):
        end, _ = play("historia", 3, {"civbots": 1, "civbot_level": "hard"}, (level,), seed)
        *players, civbot = [civ["points"] for civ in end.view(None)["civs"]]
        ahead += [points > civbot for points in players]
    assert sum(ahead) > 9 if beat_it else not any(ahead)


def test_alone_against_medium_civbots_steady_bots_win_some_games_and_lose_some() -> None:
    ends = [play("historia", 1, {"civbot_level": "medium"}, ("steady",), seed)[0] for seed in range(12)]
    assert 3 <= sum(bool(end.winners()) for end in ends) <= 9
