"""Chapter III, going through the epoch: the call of the empires, and the card that holds two."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table


def dealt(*cards: str) -> Table:
    """Epoch I with seats that keep these cards, in order; the first empire has been called and is asked for events."""
    table = Table(seats=len(cards), epoch=1)
    table.begin([6, 6], *[[1, 1]] * (len(cards) - 1), table.pick(cards[0]))
    for card in cards[1:]:
        table.do("keep", "", table.pick(card))
    return table


def called(table: Table) -> list[tuple[str, object]]:
    """The calls so far: played or skipped, and the empire."""
    calls = [event for event in table.events if event.id in ("event-turn", "event-skipped")]
    return [(event.id, event.args["empire"]) for event in calls]


@rule("epoch.order")
def test_the_empires_play_in_their_printed_order_whoever_has_them() -> None:
    table = dealt("aryans", "sumeria", "babylonia")
    order = []
    for _ in range(2):
        order.append(table.world.to_act()[0])
        table.do("done")
        table.do("done")
    order.append(table.world.to_act()[0])
    assert order == [1, 2, 0]


@rule("epoch.order")
def test_a_turn_is_events_then_expansion_then_scoring_before_the_next_empire() -> None:
    table = dealt("egypt", "minoans", "aryans")
    assert table.world.prompt(0).id == "prompt-play-events"
    table.do("done")
    assert table.world.prompt(0).id == "prompt-expand"
    table.do("expand", "libya")
    assert table.told("event-scored") == []
    table.do("done")
    assert [event.args["seat"] for event in table.told("event-scored")] == ["seat:0"]
    assert table.world.to_act() == (1,)
    assert table.world.prompt(1).id == "prompt-play-events"


@rule("epoch.order")
def test_a_card_is_revealed_when_its_empire_is_called() -> None:
    table = dealt("minoans", "egypt", "aryans")
    assert [player["empire"] for player in table.world.view(None)["players"]] == [None, "egypt", None]
    table.do("done")
    table.do("done")
    assert [player["empire"] for player in table.world.view(None)["players"]] == ["minoans", "egypt", None]


@rule("epoch.skip")
def test_an_empire_nobody_has_is_skipped_and_everyone_learns_it() -> None:
    table = dealt("minoans", "indus_valley", "aryans")
    assert called(table) == [
        ("event-skipped", "empire:sumeria"),
        ("event-skipped", "empire:egypt"),
        ("event-turn", "empire:minoans"),
    ]
    assert table.told("event-skipped")[0].seats is None
    assert table.world.view(None)["called"] == ["sumeria", "egypt", "minoans"]


@rule("epoch.skip")
def test_after_the_seventh_call_the_epoch_is_over() -> None:
    table = dealt("minoans", "sumeria", "egypt")
    for _ in range(5):
        table.do("done")
    assert table.world.epoch == 1
    table.do("done", "", 0)
    assert table.world.epoch == 2
    assert len(called(table)) == 7
    assert called(table)[-4:] == [
        ("event-skipped", "empire:indus_valley"),
        ("event-skipped", "empire:babylonia"),
        ("event-skipped", "empire:shang_dynasty"),
        ("event-skipped", "empire:aryans"),
    ]


@rule("epoch.skip")
def test_the_last_empire_called_ends_the_epoch_too() -> None:
    table = dealt("minoans", "sumeria", "aryans")
    for _ in range(5):
        table.do("done")
    assert called(table)[-1] == ("event-turn", "empire:aryans")
    table.do("done", "", 0)
    assert [event.args["epoch"] for event in table.told("event-epoch")] == [1, 2]


# Incas and Aztecs


@rule("epoch.incas_aztecs")
def test_incas_and_aztecs_start_in_two_lands_with_an_army_and_a_capital_each() -> None:
    table = Table(epoch=6)
    table.expanding(0, "incas_and_aztecs")
    for land in ("northern_andes", "mexican_valley"):
        assert table.owner(land) == 0
        assert table.of(land) == "incas_and_aztecs"
        assert table.has("capital", land)
    assert table.world.pool == 2


@rule("epoch.incas_aztecs")
def test_both_start_lands_are_cleared() -> None:
    table = Table(epoch=6)
    table.army(1, "northern_andes", "mexican_valley")
    table.fort("northern_andes", "mexican_valley")
    table.expanding(0, "incas_and_aztecs")
    assert [table.owner(land) for land in ("northern_andes", "mexican_valley")] == [0, 0]
    assert not table.has("fort", "northern_andes")
    assert not table.has("fort", "mexican_valley")


@rule("epoch.incas_aztecs")
def test_the_other_two_armies_expand_from_either() -> None:
    table = Table(epoch=6)
    table.expanding(0, "incas_and_aztecs")
    assert table.legal("expand") == [
        "central_america", "deep_south", "pacific_seaboard", "guiana_highlands", "southern_andes",
    ]  # fmt: skip
    table.do("expand", "southern_andes")
    table.do("expand", "patagonia")
    assert table.owner("patagonia") == 0
    assert table.world.pool == 0


@rule("epoch.incas_aztecs")
def test_they_are_one_active_empire_whose_resources_count_together() -> None:
    """One resource in the Northern Andes and one on the Pacific Seaboard make a monument in either capital."""
    table = Table(epoch=6)
    table.expanding(0, "incas_and_aztecs")
    table.do("expand", "pacific_seaboard")
    table.do("done")
    assert table.legal("monument") == ["mexican_valley", "northern_andes"]
    table.do("monument", "mexican_valley")
    assert table.has("monument", "mexican_valley")


@rule("epoch.incas_aztecs")
def test_incas_and_aztecs_are_called_once_and_count_as_strength_4() -> None:
    table = Table(epoch=6)
    table.begin(table.pick("incas_and_aztecs"))
    table.do("keep", "", table.pick("spain"))
    table.do("keep", "", table.pick("mughals"))
    turns = table.told("event-turn")
    assert [(event.args["empire"], event.args["strength"]) for event in turns] == [
        ("empire:incas_and_aztecs", 4)
    ]
    assert table.world.last_strength[0] == 4
