"""Many games: the same from any number of processes, and bad input refused at once."""

from pathlib import Path
from typing import Any

import pytest

import epochal
from epochal.bots.levels import BEHIND, SEARCH
from epochal.bots.search import Settings
from epochal.core.errors import BadInput
from epochal.lab.arena import play_bouts
from epochal.lab.measure import measure, middle_of_a_game
from epochal.lab.simulate import Result, Task, bots_digest, simulate, summarize

TASK = Task("hotw2001", 3, {})


def test_the_number_of_processes_changes_nothing() -> None:
    assert list(simulate(TASK, 33, 5, jobs=2)) == list(simulate(TASK, 33, 5, jobs=1))


def test_a_simulation_can_be_left_early() -> None:
    played = simulate(TASK, 10_000, 5, jobs=2)
    assert next(played).seed == 5
    played.close()


def test_options_reach_the_game() -> None:
    with_them = Task("hotw2001", 3, {"naval_control": True, "multiple_armies": True})
    assert list(simulate(with_them, 3, 5, 1)) != list(simulate(TASK, 3, 5, 1))


@pytest.mark.parametrize(
    ("task", "games", "jobs"),
    [
        (Task("chess", 3, {}), 1, 1),
        (Task("hotw2001", 2, {}), 1, 1),
        (Task("hotw2001", 3, {"tanks": True}), 1, 1),
        (TASK, 0, 1),
        (TASK, 1, 0),
    ],
)
def test_nonsense_is_refused_before_a_process_starts(task: Task, games: int, jobs: int) -> None:
    with pytest.raises(BadInput):
        simulate(task, games, 0, jobs)


@pytest.mark.parametrize("game", epochal.GAMES)
def test_other_settings_and_other_weights_are_other_bots(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    digests = [bots_digest(game), bots_digest(game)]
    with monkeypatch.context() as patch:
        patch.setitem(BEHIND["strong"], game, "search:7")
        digests.append(bots_digest(game))
    with monkeypatch.context() as patch:
        patch.setitem(SEARCH, game, {"": Settings(patience=7)})
        digests.append(bots_digest(game))
    with monkeypatch.context() as patch:
        read = Path.read_text
        patch.setattr(Path, "read_text", lambda path, *given: read(path, *given).replace("1", "2"))
        digests.append(bots_digest(game))
    assert digests[0] == digests[1]
    assert len(set(digests)) == 4
    assert len(digests[0]) == 16


@pytest.mark.parametrize("many", [simulate, play_bouts])
def test_a_kept_study_of_other_bots_is_refused_with_what_differs(
    many: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "games.jsonl"
    task = Task("hotw2001", 3, {}, ("random",) * 3)
    first = bots_digest("hotw2001")
    assert len(list(many(task, 1, 5, 1, keep=keep))) == 1
    monkeypatch.setitem(BEHIND["strong"], "hotw2001", "search:7")
    with pytest.raises(BadInput) as refused:
        list(many(task, 1, 5, 1, keep=keep))
    assert f'bots_digest "{first}" in the file' in str(refused.value)
    assert f'bots_digest "{bots_digest("hotw2001")}" here' in str(refused.value)


@pytest.mark.parametrize("many", [simulate, play_bouts])
def test_a_seed_below_zero_would_count_games_twice_and_is_refused(many: Any) -> None:
    with pytest.raises(BadInput, match=r"There is no seed -2\. Choose a whole number from 0 on\."):
        many(Task("hotw2001", 3, {}, ("random",) * 3), 4, -2, 1)


def test_a_shared_victory_counts_in_parts() -> None:
    results = [Result(0, 2, 10, [5, 5], [0, 1]), Result(1, 2, 20, [7, 3], [0])]
    summary = summarize(results, seconds=2.0)
    figures: dict[str, Any] = summary._asdict()
    assert figures == {
        "games": 2,
        "actions": 30,
        "seconds": 2.0,
        "actions_per_second": 15.0,
        "mean_actions": 15.0,
        "mean_scores": [6.0, 4.0],
        "wins": [1.5, 0.5],
    }


def test_measuring_looks_at_the_middle_of_a_game() -> None:
    assert middle_of_a_game(TASK).view(None)["epoch"] in (3, 4, 5)
    assert measure(TASK, seconds=0.05, slices=2).slices == 2
