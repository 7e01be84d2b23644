"""Content of one's own for 2018: an unchanged copy plays, and an effect that could not mean anything is refused."""

from importlib.resources import files
from pathlib import Path

import pytest

import epochal
from epochal.games.hotw2018.state import World

SHIPPED = files("epochal.games.hotw2018") / "content"


def changed(folder: Path, file: str, id: str, key: str, line: str) -> Path:
    """The shipped content, with one key of one record set to something else."""
    for shipped in SHIPPED.iterdir():
        if shipped.name.endswith(".toml"):
            (folder / shipped.name).write_bytes(shipped.read_bytes())
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    start = lines.index(f'id = "{id}"')
    place = next(n for n in range(start, len(lines)) if lines[n].startswith(f"{key} = "))
    lines[place] = line
    (folder / file).write_text("\n".join(lines), encoding="utf-8")
    return folder


def refused(folder: Path) -> epochal.Message:
    with pytest.raises(epochal.BadInput) as error:
        epochal.load("hotw2018", content=str(folder))
    return error.value.message


@pytest.mark.parametrize(
    "effect",
    [
        '{ kind = "bonus", when = "region", where = ["china", "india"] }',
        '{ kind = "revolution", count = 2, where = ["china"] }',
        '{ kind = "revolution", count = 2, where = "structure" }',
        '{ kind = "cities", count = 2, where = "sailed" }',
        '{ kind = "forts", per = "resource" }',
    ],
)
def test_an_effect_of_ones_own_is_read(tmp_path: Path, effect: str) -> None:
    folder = changed(tmp_path, "events.toml", "weaponry", "effect", f"effect = {effect}")
    world = epochal.load("hotw2018", str(folder)).new(3, {}, epochal.Seeded(1))
    assert isinstance(world, World)
    [read] = [event.effect for event in world.box.events if event.id == "weaponry"]
    assert read is not None
    assert f'kind = "{read.kind}"' in effect


@pytest.mark.parametrize(
    ("effect", "key"),
    [
        ('{ kind = "bonus", when = "region" }', "effect.where"),
        ('{ kind = "bonus", where = ["china"] }', "effect.where"),
        ('{ kind = "bonus", where = "sailed" }', "effect.where"),
        ('{ kind = "dice", when = "region", where = [] }', "effect.where"),
        ('{ kind = "cities", where = "structure" }', "effect.where"),
        ('{ kind = "cities", where = ["china"] }', "effect.where"),
        ('{ kind = "revolution", where = "sailed" }', "effect.where"),
        ('{ kind = "reroll", count = 2 }', "effect.count"),
        ('{ kind = "armies", count = 0 }', "effect.count"),
        ('{ kind = "ignore" }', "effect.what"),
        ('{ kind = "loot" }', "effect.gain"),
        ('{ kind = "points", count = 1 }', "effect.per"),
        ('{ kind = "forts", per = "city" }', "effect.per"),
        ('{ kind = "flood" }', "flood"),
    ],
)
def test_an_effect_that_means_nothing_is_refused(tmp_path: Path, effect: str, key: str) -> None:
    message = refused(changed(tmp_path, "events.toml", "weaponry", "effect", f"effect = {effect}"))
    assert (message.args["where"], message.args["key"]) == ("weaponry", key)


def test_an_empire_cannot_have_what_only_events_bring(tmp_path: Path) -> None:
    effect = 'effect = { kind = "plague", count = 1 }'
    message = refused(changed(tmp_path, "empires.toml", "greeks", "effect", effect))
    assert (message.args["where"], message.args["key"]) == ("greeks", "plague")


@pytest.mark.parametrize("line", ["", "forts = -1", 'forts = "many"'])
def test_pieces_are_counted(tmp_path: Path, line: str) -> None:
    folder = changed(tmp_path, "events.toml", "weaponry", "epoch", "epoch = 1")
    text = (folder / "pieces.toml").read_text(encoding="utf-8")
    (folder / "pieces.toml").write_text(text.replace("forts = 14", line), encoding="utf-8")
    assert refused(folder).args["key"] == "forts"
