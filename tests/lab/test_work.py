"""The runner of studies: results in order from anybody, finished games kept, and errors that say what to do."""

import json
import os
import time
import tracemalloc
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from signal import ITIMER_REAL, SIGALRM, default_int_handler, setitimer, signal
from typing import NamedTuple

import pytest

from epochal.core.errors import BadInput
from epochal.lab.keeping import append, check_writable
from epochal.lab.processes import Processes
from epochal.lab.work import AHEAD, BATCH_SECONDS, batch, batch_size, run

STUDY = {"game": "squares", "bots": ["search:1000", "strong"], "seed": 0}
SQUARES = [number * number for number in range(12)]


class Square(NamedTuple):
    number: int
    squares: list[int]


def square(task: str, number: int) -> Square:
    """A game that notes in a file that it was played."""
    with Path(task).open("a") as log:
        log.write(f"{number}\n")
    return Square(number, [number * number])


def first_last(task: str, number: int) -> int:
    """A game that takes long if its number is 0."""
    if number == 0:
        time.sleep(0.5)
    return number


def fails(task: str, number: int) -> int:
    if number == 7:
        raise ZeroDivisionError("no game seven")
    return number


def dies(task: str, number: int) -> int:
    if number == 7:
        os._exit(1)
    return number


def halt(task: str, number: int) -> int:
    """A game that fails if its number is 0, as soon as any other is finished; of the others every one is noted in a file."""
    log = Path(task)
    if number == 0:
        while not log.exists():
            time.sleep(0.01)
        raise ZeroDivisionError("no game zero")
    with log.open("a") as noted:
        noted.write(f"{number}\n")
    return number


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def played(log: Path) -> list[int]:
    return sorted(int(line) for line in log.read_text().split())


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Whoever waits for longer within this is interrupted."""
    before = signal(SIGALRM, default_int_handler)
    setitimer(ITIMER_REAL, seconds)
    try:
        yield
    finally:
        setitimer(ITIMER_REAL, 0)
        signal(SIGALRM, before)


def squares(log: Path, keep: Path, games: int = 12, jobs: int = 1) -> list[int]:
    results = run(square, str(log), range(games), jobs=jobs, keep=keep, study=STUDY)
    return [result.squares[0] for result in results]


# Order and batches


def test_results_come_in_order_even_if_the_first_is_the_last_to_finish() -> None:
    assert list(run(first_last, "", range(40), jobs=2)) == list(range(40))


def test_a_batch_takes_about_as_long_whatever_a_game_takes() -> None:
    assert batch_size(0.0, 10_000, 2) == 1
    assert batch_size(0.001, 10_000, 2) == int(BATCH_SECONDS / 0.001)
    assert batch_size(10.0, 10_000, 2) == 1
    assert batch_size(0.001, 40, 2) == 40 // (AHEAD * 2)
    assert batch_size(0.001, 1, 2) == 1


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-3, 1), (1, 0), (1, -2)])
def test_no_games_and_no_jobs_are_refused_at_once(games: int, jobs: int) -> None:
    with pytest.raises(BadInput, match="at least one game and one job"):
        run(first_last, "", range(games), jobs=jobs)


def test_a_game_that_fails_says_where() -> None:
    with pytest.raises(RuntimeError, match="no game seven"):
        list(run(fails, "", range(12), jobs=2))


def test_a_process_that_dies_is_noticed_and_costs_no_finished_game(keep: Path) -> None:
    with pytest.raises(BadInput, match="ended unexpectedly"):
        list(run(dies, "", range(12), jobs=2, keep=keep, study=STUDY))
    there: list[int] = []
    assert list(run(first_last, "", range(12), keep=keep, study=STUDY, found=there.extend)) == list(range(12))
    assert 0 < len(there) < 12


def hear_slowly(results: Iterable[int]) -> None:
    for _ in results:
        time.sleep(0.2)


def test_games_that_are_finished_when_another_fails_are_kept(log: Path, keep: Path) -> None:
    """Whoever is slow to take the results finds several reports at once."""
    results = run(halt, str(log), range(-3, 40), jobs=2, keep=keep, study=STUDY)
    with pytest.raises(RuntimeError, match="no game zero"):
        hear_slowly(results)
    kept = [json.loads(line)[0] for line in keep.read_text().splitlines()[1:]]
    assert sorted(kept) == played(log)


def test_what_others_report_when_a_process_dies_is_heard_first() -> None:
    crew: Processes[int] = Processes(3, dies, "")
    found: list[list[tuple[int, int]]] = []
    try:
        for number in (7, 8, 9):
            crew.give([number])
        while not all(worker.line.poll() for worker in crew.workers):
            time.sleep(0.01)
        with pytest.raises(BadInput, match="ended unexpectedly"):
            found.extend(report.games for report in crew.take())
    finally:
        list(crew.close())
    assert found == [[(8, 8)], [(9, 9)]]


def test_a_process_that_died_hides_no_report_at_the_end() -> None:
    crew: Processes[int] = Processes(2, dies, "")
    for number in (7, 8):
        crew.give([number])
    while not all(worker.line.poll() for worker in crew.workers):
        time.sleep(0.01)
    assert [report.games for report in crew.close()] == [[(8, 8)]]


def test_the_games_of_a_batch_before_one_that_fails_are_reported() -> None:
    report = batch(fails, "", [5, 6, 7, 8])
    assert report.games == [(5, 5), (6, 6)]
    assert "no game seven" in (report.failure or "")


# Keeping games


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_study_goes_on_where_it_was_left(log: Path, keep: Path, jobs: int) -> None:
    first = run(square, str(log), range(12), jobs=jobs, keep=keep, study=STUDY)
    assert [next(first).number for _ in range(5)] == [0, 1, 2, 3, 4]
    first.close()
    assert len(keep.read_bytes().splitlines()) == 1 + len(played(log))
    assert squares(log, keep, jobs=jobs) == SQUARES
    assert played(log) == list(range(12))


def test_a_study_can_be_made_longer_and_tells_what_it_found(log: Path, keep: Path) -> None:
    squares(log, keep, 4)
    there: list[Collection[int]] = []
    longer = run(square, str(log), range(12), keep=keep, study=STUDY, found=there.append)
    assert [result.number for result in longer] == list(range(12))
    assert there == [{0, 1, 2, 3}]
    assert squares(log, keep, 3) == SQUARES[:3]
    assert played(log) == list(range(12))


@pytest.mark.parametrize("cut", [1, 2, 5])
def test_a_torn_last_line_is_played_again(log: Path, keep: Path, cut: int) -> None:
    squares(log, keep)
    keep.write_bytes(keep.read_bytes()[:-cut])
    assert squares(log, keep) == SQUARES
    assert played(log) == [*range(12), 11]
    assert squares(log, keep) == SQUARES
    assert len(played(log)) == 13


def test_a_torn_first_line_is_written_again(log: Path, keep: Path) -> None:
    squares(log, keep, 1)
    keep.write_bytes(keep.read_bytes().splitlines()[0][:9])
    assert squares(log, keep) == SQUARES
    assert json.loads(keep.read_text().splitlines()[0]) == {"epochal_study": 1, **STUDY}


@pytest.mark.parametrize("text", ["my notes", "my notes\n", '{"seed": 7}\n', "[1, 2]\n", "\n\n", "\xff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(log: Path, keep: Path, text: str) -> None:
    keep.write_text(text)
    with pytest.raises(BadInput, match="something other than the games of a study"):
        squares(log, keep)
    assert keep.read_text() == text


def test_a_file_of_another_study_is_refused_with_what_differs(log: Path, keep: Path) -> None:
    squares(log, keep)
    before = keep.read_bytes()
    other = {**STUDY, "seed": 5, "bots": ["random", "strong"]}
    with pytest.raises(BadInput) as refused:
        list(run(square, str(log), range(12), keep=keep, study=other))
    assert 'bots ["search:1000", "strong"], seed 0 in the file' in str(refused.value)
    assert 'bots ["random", "strong"], seed 5 here' in str(refused.value)
    assert keep.read_bytes() == before


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_another_study_writes_to_is_refused_and_loses_nothing(
    log: Path, keep: Path, jobs: int
) -> None:
    first = run(square, str(log), range(12), jobs=jobs, keep=keep, study=STUDY)
    found = [next(first) for _ in range(3)]
    with pytest.raises(BadInput, match=r"Another study is keeping its games in .*games\.jsonl"):
        squares(log, keep)
    found += first
    assert [result.squares[0] for result in found] == SQUARES
    assert len(keep.read_bytes().splitlines()) == 13
    assert squares(log, keep) == SQUARES
    assert played(log) == list(range(12))


@pytest.mark.parametrize("line", ["nonsense", "[3]", '[3, [3, "nine"]]', ""])
def test_a_damaged_line_is_named(log: Path, keep: Path, line: str) -> None:
    squares(log, keep)
    lines = keep.read_text().splitlines()
    lines[4] = line
    keep.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadInput, match=r"Line 5 of .*games\.jsonl is not a game of the study"):
        squares(log, keep)


@pytest.mark.parametrize("place", [".", "missing/games.jsonl"])
def test_a_file_that_cannot_be_written_is_refused(log: Path, tmp_path: Path, place: str) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        squares(log, tmp_path / place)
    assert not log.exists()


def test_a_pipe_is_refused_and_nobody_waits_for_it(log: Path, keep: Path) -> None:
    os.mkfifo(keep)
    with alarm(5), pytest.raises(BadInput, match=r"games\.jsonl is a device or a pipe\. Choose a file\."):
        squares(log, keep)
    assert not log.exists()


def test_of_a_file_of_something_else_only_the_beginning_is_read(log: Path, keep: Path) -> None:
    keep.touch()
    os.truncate(keep, 64 << 20)
    tracemalloc.start()
    try:
        with pytest.raises(BadInput, match="something other than the games of a study"):
            squares(log, keep)
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()
    assert keep.stat().st_size == 64 << 20


def test_a_disk_that_fills_up_costs_no_finished_game(log: Path, keep: Path) -> None:
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (150, before[1]))
    try:
        with pytest.raises(BadInput, match=r"games\.jsonl cannot be written"):
            squares(log, keep)
    finally:
        setrlimit(RLIMIT_FSIZE, before)
    assert keep.read_bytes().endswith(b"]\n"), "of the last games those that are whole"
    assert squares(log, keep) == SQUARES


def test_what_comes_after_a_write_that_was_cut_short_begins_a_line(tmp_path: Path) -> None:
    """Somebody makes room in the midst of it."""
    path = tmp_path / "lines"
    with path.open("a+b", buffering=0) as file:
        append(file, b"[0]\n")
        before = getrlimit(RLIMIT_FSIZE)
        setrlimit(RLIMIT_FSIZE, (10, before[1]))
        try:
            with pytest.raises(OSError, match="No space left"):
                append(file, b"[1]\n[222]\n")
        finally:
            setrlimit(RLIMIT_FSIZE, before)
        append(file, b"[3]\n")
    assert path.read_bytes() == b"[0]\n[1]\n[3]\n"


def test_a_link_is_written_through_and_stays(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    check_writable(link)
    assert link.is_symlink()
    assert not target.exists()
