"""The rows of a study as Parquet: read back, they are what the figures were counted from."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from epochal.core.errors import BadInput
from epochal.lab import rows as lab_rows
from epochal.lab.balance import Study, figures
from epochal.lab.rows import KINDS, Rows
from epochal.lab.simulate import Task, play_many
from epochal.lab.story import Story, listen

STUDIES = {
    "hotw2001": Task("hotw2001", 3, {}, ("novice",)),
    "hotw2018": Task("hotw2018", 3, {}, ("novice",)),
    "historia": Task("historia", 2, {"civbots": 1}, ("novice",)),
    "ancient_world": Task("ancient_world", 2, {}, ("novice",)),
}


def kept(folder: Path, task: Task, games: int) -> list[Story]:
    stories = list(play_many(listen, task, games, 3, 1))
    with Rows(folder, Study(task, 3).what()) as files:
        for story in stories:
            files.add(story)
    return stories


def read(folder: Path) -> dict[str, list[dict[str, Any]]]:
    files = {kind: folder / f"{kind}.parquet" for kind in KINDS}
    return {k: parquet.read_table(file).to_pylist() if file.exists() else [] for k, file in files.items()}


@pytest.mark.parametrize("game", STUDIES)
def test_rows_read_back_are_the_figures(tmp_path: Path, game: str) -> None:
    task = STUDIES[game]
    stories = kept(tmp_path, task, 2)
    found = figures(task, stories)
    rows = read(tmp_path)
    seats = range(task.seats)
    assert [row["seed"] for row in rows["games"]] == [3, 4]
    assert found["wins_by_seat"] == [
        pytest.approx({**share, "share": sum((seat in row["winners"]) / len(row["winners"]) for row in rows["games"]) / 2})
        for seat, share in zip(seats, found["wins_by_seat"], strict=True)
    ]  # fmt: skip
    assert found["choices"]["mean"] == sum(row["actions"] for row in rows["games"]) / 2
    sources: Counter[str] = Counter()
    for row in rows["sources"]:
        sources[row["clause"]] += row["points"]
    assert {each["clause"]: each["points"] * 2 * task.seats for each in found["sources"]} == pytest.approx(
        sources
    )
    last = max(row["epoch"] for row in rows["totals"])
    totals = [row["points"] for row in rows["totals"] if row["epoch"] == last]
    assert found["epochs"][-1]["total"] == pytest.approx(sum(totals) / len(totals))
    assert totals == [points for row in rows["games"] for points in row["scores"]]
    verbs: Counter[str] = Counter()
    for row in rows["actions"]:
        verbs[row["verb"]] += row["times"]
    assert {each["verb"]: each["times"] * 2 * task.seats for each in found["actions"]} == pytest.approx(verbs)
    assert sum(verbs.values()) == sum(row["actions"] for row in rows["games"])
    assert sum(each["turns"] for each in found["empires"]) == len(rows["turns"])
    assert sum(each["times"] for each in found["cards"]) == len(rows["drafted"])
    got = [row["often"] * 2 for kind in found["things"] for row in kind["rows"]]
    assert sum(got) == pytest.approx(len(rows["got"]))
    assert {each["card"] for each in found["offers"]} == {row["card"] for row in rows["offered"]}
    assert sum(sum(each["by_epoch"]) for each in found["fallen"]) * 2 == pytest.approx(len(rows["fallen"]))


def test_every_row_is_what_happened(tmp_path: Path) -> None:
    (story,) = kept(tmp_path, STUDIES["historia"], 1)
    rows = read(tmp_path)
    (game,) = rows["games"]
    assert dict(game["rivals"]) == story.rivals != {}
    assert (game["levels"], game["order"]) == (["novice", "novice"], story.order)
    assert [tuple(row.values())[1:] for row in rows["sources"]] == story.gains
    assert [tuple(row.values())[1:] for row in rows["got"]] == story.got
    (hotw,) = kept(tmp_path, STUDIES["hotw2018"], 1)
    assert [tuple(row.values())[1:] for row in read(tmp_path)["turns"]] == hotw.turns


NEVER = {
    "hotw2001": {"drafted", "got", "offered", "fallen"},
    "hotw2018": {"got", "offered", "fallen"},
    "historia": {"turns", "drafted", "fallen"},
    "ancient_world": {"turns", "drafted"},
}


@pytest.mark.parametrize("game", STUDIES)
def test_what_never_happens_has_no_file(tmp_path: Path, game: str) -> None:
    """Nor is one left there of a study before."""
    kept(tmp_path, STUDIES["ancient_world" if game.startswith("hotw") else "hotw2018"], 1)
    kept(tmp_path, STUDIES[game], 2)
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{kind}.parquet" for kind in KINDS.keys() - NEVER[game]
    }


def test_columns_are_described_and_the_study_is_named(tmp_path: Path) -> None:
    kept(tmp_path, STUDIES["hotw2018"], 1)
    for path in tmp_path.iterdir():
        columns = KINDS[path.stem]
        schema = parquet.read_schema(path)
        assert schema.names == [column.name for column in columns]
        for column in columns:
            assert schema.field(column.name).metadata[b"description"].decode() == column.description
        study = json.loads(schema.metadata[b"epochal_study"])
        assert (study["game"], study["seats"], study["seed"]) == ("hotw2018", 3, 3)


def test_the_documentation_names_every_column() -> None:
    text = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8")
    lines = {
        found[1]: found[2] for found in re.finditer(r"^\| `(\w+)\.parquet` \| ([^|]*) \|", text, re.MULTILINE)
    }
    told = {kind: re.findall(r"`(\w+)`", columns) for kind, columns in lines.items()}
    assert told == {kind: [column.name for column in columns[1:]] for kind, columns in KINDS.items()}


def test_rows_are_written_batch_by_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_rows, "BATCH", 10)
    (story,) = kept(tmp_path, STUDIES["hotw2018"], 1)
    file = parquet.ParquetFile(tmp_path / "sources.parquet")
    assert file.num_row_groups == len(story.gains) // 10 + 1
    assert file.read().num_rows == len(story.gains)


def test_files_are_whole_or_as_they_were(tmp_path: Path) -> None:
    kept(tmp_path, STUDIES["hotw2018"], 1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    broken = listen(STUDIES["hotw2018"], 9)._replace(turns=[None])  # type: ignore[list-item]
    with pytest.raises(TypeError), Rows(tmp_path, {}) as files:
        files.add(broken)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(BadInput, match="file cannot be written"), Rows(file, {}):
        pass
