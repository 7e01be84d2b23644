"""Content of one's own for The Ancient World: an unchanged copy plays, and what could not be played is refused."""

from importlib.resources import files
from pathlib import Path

import pytest

import epochal
from epochal.games.ancient_world import make

SHIPPED = files("epochal.games.ancient_world") / "content"


def copied(folder: Path) -> Path:
    for shipped in SHIPPED.iterdir():
        if shipped.name.endswith(".toml"):
            (folder / shipped.name).write_bytes(shipped.read_bytes())
    return folder


def changed(folder: Path, file: str, after: str, key: str, line: str) -> Path:
    """The shipped content, with the first line for a key after some other line set to something else."""
    copied(folder)
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    start = lines.index(after)
    place = next(n for n in range(start, len(lines)) if lines[n].startswith(f"{key} = "))
    lines[place] = line
    (folder / file).write_text("\n".join(lines), encoding="utf-8")
    return folder


def refused(folder: Path) -> epochal.Message:
    with pytest.raises(epochal.BadInput) as error:
        make(str(folder))
    return error.value.message


def test_an_unchanged_copy_plays(tmp_path: Path) -> None:
    game = make(str(copied(tmp_path)))
    assert game.digest == make().digest
    game.new(4, {}, epochal.Seeded(1)).check()


def test_a_change_is_another_set(tmp_path: Path) -> None:
    line = "cost = { coins = 1 }"
    game = make(str(changed(tmp_path, "empire.toml", 'id = "oasis"', "cost", line)))
    assert game.digest != make().digest
    assert next(card.coins for card in game.box.empire if card.id == "oasis") == 1


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("deck", 'deck = "C"'),
        ("copies", "copies = 0"),
        ("copies", "copies = -1"),
        ("copies", 'copies = "two"'),
        ("cost", "cost = { coins = -1 }"),
        ("cost", "cost = { swords = 1 }"),
        ("banners", "banners = []"),
        ("banners", 'banners = ["red", "red", "red", "red"]'),
        ("gives", "gives = { loot = 1 }"),
        ("gives", "gives = { food = 0 }"),
        ("gives", 'gives = { food = "one" }'),
        ("action", 'action = [{ kind = "steal" }]'),
        ("action", 'action = [{ kind = "coins", count = 0 }]'),
        ("action", 'action = [{ kind = "coins", count = "all" }]'),
        ("action", 'action = [{ kind = "coins", counts = 3 }]'),
        ("action", 'action = [{ kind = "coins", what = "food" }]'),
        ("action", 'action = [{ kind = "coins_per" }]'),
        ("action", 'action = [{ kind = "coins_per", what = "friends" }]'),
        ("action", 'action = [{ kind = "discard" }]'),
        ("action", "action = [{ count = 3 }]"),
    ],
)
def test_an_empire_card_that_means_nothing_is_refused(tmp_path: Path, key: str, line: str) -> None:
    """Millers' Street has everything but points and abilities that wait."""
    message = refused(changed(tmp_path, "empire.toml", 'id = "millers_street"', key, line))
    assert message.id == "error-content-wrong-type"
    assert (message.args["file"], message.args["where"]) == ("empire.toml", "millers_street")
    assert message.args["key"] == key


@pytest.mark.parametrize(
    "when",
    [
        '[{ on = "sunrise", kind = "coins" }]',
        '[{ kind = "coins" }]',
        '[{ on = "free_build", kind = "coins" }]',
        '[{ on = "build", kind = "discard" }]',
    ],
)
def test_an_ability_that_waits_for_nothing_is_refused(tmp_path: Path, when: str) -> None:
    message = refused(changed(tmp_path, "empire.toml", 'id = "potters_lane"', "when", f"when = {when}"))
    assert (message.id, message.args["key"]) == ("error-content-wrong-type", "when")


def test_cards_that_scout_look_at_as_many(tmp_path: Path) -> None:
    line = 'action = [{ kind = "scout", count = 3 }]'
    message = refused(changed(tmp_path, "empire.toml", 'id = "forest_hideout"', "action", line))
    assert (message.id, message.args["where"], message.args["other"]) == (
        "error-content-scouts",
        "seers_of_the_deep",
        "3",
    )


def test_a_card_to_be_discarded_cannot_hold_armies_or_others(tmp_path: Path) -> None:
    line = 'banners = ["yellow"]\ngives = { armies = 1 }'
    message = refused(changed(tmp_path, "empire.toml", 'id = "crane"', "banners", line))
    assert (message.args["where"], message.args["key"]) == ("crane", "gives")


@pytest.mark.parametrize(
    "scores",
    [
        '[{ per = "friends" }]',
        '[{ per = "tribe" }]',
        '[{ per = "tribe", tribe = "orange" }]',
        '[{ per = "titans", tribe = "red" }]',
        '[{ per = "titans", every = 0 }]',
        '[{ per = "titans", point = 2 }]',
        '[{ per = "titans", points = "many" }]',
    ],
)
def test_points_for_nothing_are_refused(tmp_path: Path, scores: str) -> None:
    message = refused(changed(tmp_path, "empire.toml", 'id = "citadel"', "scores", f"scores = {scores}"))
    assert (message.id, message.args["key"]) == ("error-content-wrong-type", "scores")


@pytest.mark.parametrize(
    ("file", "after", "key", "line"),
    [
        ("military.toml", 'id = "spear_wall"', "gives", "gives = { food = 1 }"),
        ("military.toml", 'id = "spear_wall"', "legacy", "legacy = { swords = -1 }"),
        ("military.toml", 'id = "bronze_phalanx"', "cost", "cost = { food = 1 }"),
        ("titans.toml", 'id = "mud_wader"', "stars", "stars = 4"),
        ("titans.toml", 'id = "mud_wader"', "stars", "stars = 0"),
        ("titans.toml", 'id = "mud_wader"', "weapons", 'weapons = "arrows"'),
        ("titans.toml", 'id = "mud_wader"', "gives", "gives = { loot = 1 }"),
        ("titans.toml", 'id = "mud_wader"', "banners", "banners = []"),
        ("districts.toml", 'id = "old_quarter"', "gives", "gives = { shade = 1 }"),
    ],
)
def test_other_cards_that_mean_nothing_are_refused(
    tmp_path: Path, file: str, after: str, key: str, line: str
) -> None:
    message = refused(changed(tmp_path, file, after, key, line))
    assert message.id == "error-content-wrong-type"
    assert (message.args["file"], message.args["key"]) == (file, key)


@pytest.mark.parametrize(
    ("file", "id"), [("empire.toml", "oasis"), ("titans.toml", "mud_wader")], ids=["empire", "titan"]
)
def test_banners_of_no_tribe_are_refused(tmp_path: Path, file: str, id: str) -> None:
    message = refused(changed(tmp_path, file, f'id = "{id}"', "banners", 'banners = ["orange"]'))
    assert (message.id, message.args["other"]) == ("error-content-unknown-id", "orange")


@pytest.mark.parametrize(
    ("after", "key", "line"),
    [
        ('id = "labor"', "id", 'id = "idle"'),
        ('id = "two"', "id", 'id = "ten"'),
        ("[capital]", "food", "shade = 1"),
        ("[capital]", "food", 'food = "one"'),
        ("[die]", "titan", "titan = 3"),
        ("[die]", "titan", "titans = 2"),
        ("[die]", "titan", "titan = 2.0"),
        ("[die]", "titan", "titan = 3\nextra = -1"),
    ],
)
def test_another_board_is_refused(tmp_path: Path, after: str, key: str, line: str) -> None:
    message = refused(changed(tmp_path, "board.toml", after, key, line))
    assert message.id == "error-content-wrong-type"
    assert message.args["file"] == "board.toml"


def test_more_at_the_start_than_the_capital_city_has_room_for_is_refused(tmp_path: Path) -> None:
    message = refused(changed(tmp_path, "board.toml", "[capital]", "armies", "armies = 1"))
    assert (message.args["file"], message.args["key"]) == ("military.toml", "start")
    message = refused(changed(tmp_path, "board.toml", "[capital]", "capacity", "capacity = 1"))
    assert (message.args["file"], message.args["key"]) == ("empire.toml", "deck")


def test_a_missing_file_and_a_twice_used_id_are_refused(tmp_path: Path) -> None:
    message = refused(changed(tmp_path, "districts.toml", 'id = "old_quarter"', "id", 'id = "river_quarter"'))
    assert message.id == "error-content-twice"
    (tmp_path / "titans.toml").unlink()
    assert refused(tmp_path).id == "error-content-file"


def test_a_pile_without_titans_is_refused(tmp_path: Path) -> None:
    copied(tmp_path)
    text = (tmp_path / "titans.toml").read_text(encoding="utf-8")
    (tmp_path / "titans.toml").write_text(text.replace("stars = 3", "stars = 2"), encoding="utf-8")
    message = refused(tmp_path)
    assert (message.args["file"], message.args["key"]) == ("titans.toml", "stars")


def test_more_cards_than_can_be_told_apart_are_refused(tmp_path: Path) -> None:
    copied(tmp_path)
    more = "".join(
        f'[[district]]\nid = "quarter_{n}"\nname = {{ en = "Q{n}", pt-BR = "B{n}" }}\norigin = "house"\n'
        for n in range(128)
    )
    with (tmp_path / "districts.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n{more}")
    message = refused(tmp_path)
    assert (message.id, message.args["key"]) == ("error-content-too-many", "128")
