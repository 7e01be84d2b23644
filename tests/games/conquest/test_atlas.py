"""Content of one's own: an unchanged copy plays, and anything wrong in it is refused with file, record and reason."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

import epochal

SHIPPED = files("epochal.games.hotw2001") / "content"


class Wrong(NamedTuple):
    """One thing broken in a file, and what the error must say of it."""

    file: str
    old: str
    new: str
    error: str
    kind: str
    where: str
    key: str = ""
    other: str = ""


def copy(folder: Path) -> Path:
    """The shipped content in a folder of one's own."""
    for file in SHIPPED.iterdir():
        if file.name.endswith(".toml"):
            (folder / file.name).write_bytes(file.read_bytes())
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replace what stands once in a file."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def record(folder: Path, file: str, kind: str, id: str) -> str:
    """The text of one record."""
    records = (folder / file).read_text(encoding="utf-8").split(f"[[{kind}]]\n")
    [found] = [text for text in records[1:] if text.startswith(f'id = "{id}"\n')]
    return f"[[{kind}]]\n{found}"


def refused(folder: Path) -> epochal.Message:
    """The message with which the content is refused; it can be said in full."""
    with pytest.raises(epochal.BadInput) as error:
        epochal.load("hotw2001", content=str(folder))
    sentence = str(error.value)
    for arg in ("file", "where", "other"):
        named = error.value.message.args.get(arg, "")
        assert str(named) in sentence
    return error.value.message


def played(game: epochal.Game, seed: int) -> list[int]:
    """The scores of a game at random."""
    chance = epochal.Seeded(seed)
    state = game.new(seats=3, chance=chance)
    while seats := state.to_act():
        legal = state.legal(seats[0])
        state.apply(seats[0], legal[chance.pick(len(legal), "play")], chance)
    state.check()
    return state.scores()


def test_an_unchanged_copy_loads_and_plays_as_the_standard_set_does(tmp_path: Path) -> None:
    game = epochal.load("hotw2001", content=str(copy(tmp_path)))
    assert game.content == str(tmp_path)
    assert list(game.actions) == list(epochal.load("hotw2001").actions)
    assert played(game, seed=5) == played(epochal.load("hotw2001"), seed=5)


def test_a_changed_number_is_played_by(tmp_path: Path) -> None:
    copy(tmp_path)
    change(tmp_path, "pieces.toml", "forts = 32", "forts = 3")
    state = epochal.load("hotw2001", content=str(tmp_path)).new(seats=3, chance=epochal.Seeded(1))
    assert state.view(None)["supply"]["forts"] == 3


BOARD = [
    Wrong("board.toml", 'crete = "strait", pindus = "plain"', 'pindus = "plain"', "one-way", "land", "crete", other="morea"),
    Wrong("board.toml", 'borders = { crete = "strait"', 'borders = { crete = "plain"', "half-strait", "land", "crete", other="morea"),
    Wrong("board.toml", 'pindus = "plain" }\nwaters = ["eastern_med"]', 'pindus = "swamp" }\nwaters = ["eastern_med"]', "bad-border", "land", "morea", "swamp", "pindus"),
    Wrong("board.toml", 'borders = { libya = "plain", sahara_desert = "barren"', 'borders = { libya = "plain", sahara_desert = "plain"', "bad-border", "land", "shatts_plateau", "plain", "sahara_desert"),
    Wrong("board.toml", '"Honshu", pt-BR = "Honshu" }\narea = "nippon"', '"Honshu", pt-BR = "Honshu" }\narea = "atlantis"', "unknown-id", "land", "honshu", other="atlantis"),
    Wrong("board.toml", 'waters = ["red_sea"]', 'waters = ["dead_sea"]', "unknown-id", "land", "nubia", other="dead_sea"),
    Wrong("board.toml", 'adjoins = ["eastern_med"]', 'adjoins = ["dead_sea"]', "unknown-id", "water", "black_sea", other="dead_sea"),
    Wrong("board.toml", 'gives = ["north_sea"]', 'gives = ["dead_sea"]', "unknown-id", "water", "north_atlantic", other="dead_sea"),
    Wrong("board.toml", 'adjoins = ["eastern_med"]', "adjoins = []", "one-way", "water", "eastern_med", other="black_sea"),
    Wrong("board.toml", 'kind = "sea"\nadjoins = []', 'kind = "lake"\nadjoins = []', "bad-kind", "water", "caspian_sea", "lake"),
    Wrong("board.toml", 'pt-BR = "Alpes" }\nbarren = true', 'pt-BR = "Alpes" }\nbarren = true\narea = "china"', "area-or-barren", "land", "alps"),
    Wrong("board.toml", 'pt-BR = "Alpes" }\nbarren = true', 'pt-BR = "Alpes" }', "area-or-barren", "land", "alps"),
    Wrong("board.toml", 'origin = "house"', 'origin = "hearsay"', "bad-origin", "land", "philippines"),
    Wrong("board.toml", 'borders = {}\nwaters = ["south_china_sea", "west_pacific"]', 'waters = ["south_china_sea", "west_pacific"]', "missing-key", "land", "philippines", "borders"),
    Wrong("board.toml", 'origin = "house"', 'origin = "house"\nclimate = "wet"', "unknown-key", "land", "philippines", "climate"),
    Wrong("board.toml", 'adjoins = ["eastern_med"]', 'adjoins = "eastern_med"', "wrong-type", "water", "black_sea", "adjoins"),
    Wrong("board.toml", 'waters = ["red_sea"]', "waters = [7]", "wrong-type", "land", "nubia", "waters"),
    Wrong("board.toml", "values = [2, 3, 3, 3, 3, 2, 1]", "values = [2, 3, 3]", "too-few", "area", "middle_east", "7"),
    Wrong("board.toml", '{ en = "Libya", pt-BR = "Líbia" }', '{ en = "Libya" }', "no-name", "land", "libya", "pt-BR"),
    Wrong("board.toml", 'id = "libya"', 'id = "Libya!"', "bad-id", "land", "Libya!"),
    Wrong("board.toml", '{ en = "Libya", pt-BR = "Líbia" }', '{ en = "Libya", pt-BR = " " }', "no-name", "land", "libya", "pt-BR"),
    Wrong("board.toml", '{ en = "Libya", pt-BR = "Líbia" }', '{ en = "Libya", pt-BR = 7 }', "wrong-type", "land", "libya", "name"),
    Wrong("board.toml", 'name = { en = "Libya", pt-BR = "Líbia" }', 'name = "Libya"', "wrong-type", "land", "libya", "name"),
    Wrong("board.toml", 'crete = "strait", pindus = "plain"', 'crete = "strait", morea = "plain", pindus = "plain"', "itself", "land", "morea"),
    Wrong("board.toml", 'adjoins = ["eastern_med"]', 'adjoins = ["eastern_med", "black_sea"]', "itself", "water", "black_sea"),
    Wrong("board.toml", '[[area]]\nid = "middle_east"', '[[area]]\nid = "atlantis"\norigin = "house"\nname = { en = "Atlantis", pt-BR = "Atlântida" }\nvalues = [1, 1, 1, 1, 1, 1, 1]\n\n[[area]]\nid = "middle_east"', "no-lands", "area", "atlantis"),
    Wrong("board.toml", 'id = "new_zealand"', 'id = "new_guinea"', "twice", "land", "new_guinea"),
]  # fmt: skip

CARDS = [
    Wrong("empires.toml", 'start = ["crete"]', 'start = ["thera"]', "unknown-id", "empire", "minoans", other="thera"),
    Wrong("empires.toml", 'start = ["crete"]', 'start = ["alps"]', "bad-start", "empire", "minoans"),
    Wrong("empires.toml", 'strength = 4\nstart = ["northern_andes"', 'strength = 1\nstart = ["northern_andes"', "bad-start", "empire", "incas_and_aztecs"),
    Wrong("empires.toml", 'navigation = ["north_atlantic"]', 'navigation = ["dead_sea"]', "unknown-id", "empire", "vikings", other="dead_sea"),
    Wrong("empires.toml", 'strength = 20', 'strength = "20"', "wrong-type", "empire", "romans", "strength"),
    Wrong("empires.toml", 'strength = 20\n', '', "missing-key", "empire", "romans", "strength"),
    Wrong("empires.toml", 'leader = "Minos"\nepoch = 1\norder = 3', 'leader = "Minos"\nepoch = 1\norder = 4', "bad-order", "empire", "minoans"),
    Wrong("empires.toml", 'id = "persia"', 'id = "assyria"', "twice", "empire", "assyria"),
    Wrong("events.toml", 'land = "gold_coast"', 'land = "el_dorado"', "unknown-id", "event", "kingdom_mali", other="el_dorado"),
    Wrong("events.toml", 'land = "gold_coast"', 'land = "sahara_desert"', "incomplete", "event", "kingdom_mali", "kingdom"),
    Wrong("events.toml", 'land = "gold_coast"\n', '', "incomplete", "event", "kingdom_mali", "kingdom"),
    Wrong("events.toml", 'terrain = "forest"', 'terrain = "swamp"', "incomplete", "event", "expert_troops_forests", "expert_troops"),
    Wrong("events.toml", 'kind = "jihad"', 'kind = "revolution"', "bad-kind", "event", "jihad", "revolution"),
    Wrong("events.toml", 'epochs = [5, 6]', 'epochs = [5, 8]', "wrong-type", "event", "crusade", "epochs"),
    Wrong("events.toml", 'epochs = [1]\nstrength', 'epochs = []\nstrength', "wrong-type", "event", "hittites", "epochs"),
    Wrong("events.toml", 'kind = "leader"\ncount = 7', 'kind = "leader"\ncount = 2', "too-few", "deck", "greater", "18"),
    Wrong("events.toml", 'kind = "leader"\ncount = 7', 'kind = "leader"\ncount = 3', "too-few", "deck", "other_greater", "12"),
    Wrong("events.toml", 'text = { en = "The Active Empire attacks with three dice.', 'text = { es = "The Active Empire attacks with three dice.', "no-text", "event", "leader", "en"),
    Wrong("pieces.toml", "forts = 32", "", "wrong-type", "pieces", "forts", "forts"),
    Wrong("pieces.toml", "forts = 32", "forts = -1", "wrong-type", "pieces", "forts", "forts"),
    Wrong("pieces.toml", "markers = 12", 'markers = "twelve"', "wrong-type", "pieces", "markers", "markers"),
    Wrong("pieces.toml", "figures = [5, 12, 20, 15, 18, 14, 16]", "figures = [5, 12, 20]", "wrong-type", "pieces", "figures", "figures"),
]  # fmt: skip


@pytest.mark.parametrize("wrong", BOARD + CARDS, ids=lambda wrong: f"{wrong.where}-{wrong.error}")
def test_a_wrong_record_is_named_with_its_file_and_what_is_wrong(tmp_path: Path, wrong: Wrong) -> None:
    copy(tmp_path)
    change(tmp_path, wrong.file, wrong.old, wrong.new)
    message = refused(tmp_path)
    assert message.id == f"error-content-{wrong.error}"
    assert message.args == {
        "set": str(tmp_path),
        "file": wrong.file,
        "kind": wrong.kind,
        "where": wrong.where,
        "key": wrong.key,
        "other": wrong.other,
    }


@pytest.mark.parametrize(
    ("file", "kind"), [("board.toml", "area"), ("empires.toml", "empire"), ("events.toml", "event")]
)
@pytest.mark.parametrize(
    "records", ["[7]", '["crete"]', "[[]]", "[{}]", "[{ id = 7 }]", "7", "{}", '"crete"', "[]"]
)
def test_records_that_are_no_tables_are_refused(tmp_path: Path, file: str, kind: str, records: str) -> None:
    (copy(tmp_path) / file).write_text(f"{kind} = {records}\n", encoding="utf-8")
    wrong = {
        "[7]": "no-table",
        '["crete"]': "no-table",
        "[[]]": "no-table",
        "[{}]": "missing-key",
        "[{ id = 7 }]": "wrong-type",
    }
    message = refused(tmp_path)
    assert message.id == f"error-content-{wrong.get(records, 'none')}"
    assert (message.args["file"], message.args["kind"]) == (file, kind)


def test_minor_empires_of_the_lesser_deck_do_not_count(tmp_path: Path) -> None:
    """They would be dealt with the Lesser Events, and be missing when Minor Empires are dealt apart."""
    events = copy(tmp_path) / "events.toml"
    records = events.read_text(encoding="utf-8").split("[[event]]\n")
    minors = [n for n, text in enumerate(records) if 'kind = "minor_empire"' in text]
    for n in minors[:2]:
        records[n] = records[n].replace('deck = "greater"', 'deck = "lesser"')
    events.write_text("[[event]]\n".join(records), encoding="utf-8")
    message = refused(tmp_path)
    assert message.id == "error-content-too-few"
    assert (message.args["where"], message.args["key"]) == ("minor_empire", "6")


def test_a_board_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with (copy(tmp_path) / "board.toml").open("a", encoding="utf-8") as board:
        for n in range(30):
            board.write(
                f'\n[[land]]\nid = "isle_{n}"\norigin = "house"\nname = {{ en = "Isle", pt-BR = "Ilha" }}\n'
                'area = "china"\nborders = {}\nwaters = []\n'
            )
    message = refused(tmp_path)
    assert (message.id, message.args["kind"], message.args["key"]) == (
        "error-content-too-many",
        "land",
        "128",
    )


def test_a_path_that_cannot_be_is_refused() -> None:
    with pytest.raises(epochal.BadInput, match="has no readable file"):
        epochal.load("hotw2001", content="no\0where")


def test_toml_without_end_is_refused(tmp_path: Path) -> None:
    (copy(tmp_path) / "board.toml").write_text("area = " + "[" * 100_000, encoding="utf-8")
    assert refused(tmp_path).id == "error-content-toml"


def test_a_missing_land_is_named_by_a_neighbour(tmp_path: Path) -> None:
    copy(tmp_path)
    change(tmp_path, "board.toml", record(tmp_path, "board.toml", "land", "libya"), "")
    message = refused(tmp_path)
    assert message.id == "error-content-unknown-id"
    assert (message.args["file"], message.args["where"], message.args["other"]) == (
        "board.toml",
        "nile_delta",
        "libya",
    )


def test_a_missing_land_without_neighbours_is_named_by_the_card_that_needs_it(tmp_path: Path) -> None:
    copy(tmp_path)
    change(tmp_path, "board.toml", record(tmp_path, "board.toml", "land", "crete"), "")
    change(tmp_path, "board.toml", 'crete = "strait", pindus = "plain"', 'pindus = "plain"')
    message = refused(tmp_path)
    assert message.id == "error-content-unknown-id"
    assert (message.args["file"], message.args["where"]) == ("empires.toml", "minoans")
    assert message.args["other"] == "crete"


def test_a_missing_empire_leaves_too_few_for_its_epoch(tmp_path: Path) -> None:
    copy(tmp_path)
    change(tmp_path, "empires.toml", record(tmp_path, "empires.toml", "empire", "germany"), "")
    message = refused(tmp_path)
    assert message.id == "error-content-too-few"
    assert (message.args["kind"], message.args["where"], message.args["key"]) == ("epoch", "7", "7")


@pytest.mark.parametrize("file", ["board.toml", "empires.toml", "events.toml", "pieces.toml"])
def test_broken_toml_is_named_with_its_place(tmp_path: Path, file: str) -> None:
    copy(tmp_path)
    with (tmp_path / file).open("a", encoding="utf-8") as end:
        end.write("\nid = [\n")
    message = refused(tmp_path)
    assert message.id == "error-content-toml"
    assert message.args["file"] == file
    assert message.args["what"]


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (copy(tmp_path) / "board.toml").write_bytes(b"\xff\xfe\x00")
    message = refused(tmp_path)
    assert (message.id, message.args["file"]) == ("error-content-toml", "board.toml")


@pytest.mark.parametrize("file", ["board.toml", "empires.toml", "events.toml", "pieces.toml"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    (copy(tmp_path) / file).unlink()
    assert refused(tmp_path) == epochal.Message(
        "error-content-file", {"set": str(tmp_path), "file": file, "what": "FileNotFoundError"}
    )


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    message = refused(tmp_path / "nowhere")
    assert message.id == "error-content-file"
    assert message.args["set"] == str(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("file", "kind"),
    [("board.toml", "area"), ("empires.toml", "empire"), ("events.toml", "event")],
)
def test_a_file_without_records_is_named(tmp_path: Path, file: str, kind: str) -> None:
    (copy(tmp_path) / file).write_text("", encoding="utf-8")
    assert refused(tmp_path) == epochal.Message(
        "error-content-none", {"set": str(tmp_path), "file": file, "kind": kind}
    )


def test_content_that_was_refused_can_be_loaded_once_it_is_corrected(tmp_path: Path) -> None:
    copy(tmp_path)
    change(tmp_path, "pieces.toml", "forts = 32", "forts = -1")
    refused(tmp_path)
    change(tmp_path, "pieces.toml", "forts = -1", "forts = 32")
    assert epochal.load("hotw2001", content=str(tmp_path)).id == "hotw2001"
