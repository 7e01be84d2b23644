"""What a hostile reading of the rules found: each of these once went wrong, or was told so that nobody could follow."""

import pytest

import epochal
from epochal.core.text import Text
from epochal.table.play import Play
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table


def refusal(table: Table, card: str) -> str:
    """Why the seat to act may not play a card."""
    return table.world.why_not(table.world.to_act()[0], GAME.actions.index("play", card)).id


@rule("events.before", "track.occupied")
def test_after_the_armies_resigned_no_card_is_told_to_wait_for_the_empire(no_effects: None) -> None:
    table = Table()
    table.scores(1, 4, 9)
    table.turn(0, "minoans", "weaponry", "harappans")
    table.do("establish")
    table.do("done")
    assert table.legal("gain_point") == [""]
    assert refusal(table, "weaponry") == "refused-not-now"
    assert refusal(table, "harappans") == "refused-not-now"


@rule("kingdom.before")
def test_a_kingdom_refused_while_a_card_is_carried_out_does_not_blame_the_supply() -> None:
    table = Table()
    table.army(1, "iberia", "gaul", of="greeks")
    table.turn(0, "guptas", "pestilence", "visigoths")
    table.do("play", "pestilence")
    assert refusal(table, "visigoths") == "refused-not-now"


@rule("events.useless", "effect.forts")
def test_free_forts_for_resources_need_a_resource(no_effects: None, monkeypatch: pytest.MonkeyPatch) -> None:
    walls = GAME.box.events[GAME.box.event_number["city_walls"]].effect
    monkeypatch.setattr(walls, "per", "resource")
    table = Table()
    table.invading(0, "minoans", "city_walls")
    assert not GAME.box.board.resources & table.world.active
    assert table.legal("play") == []


@rule("effect.ties", "battle.tie")
def test_the_log_says_why_equal_results_were_a_win(no_effects: None) -> None:
    table = Table()
    table.army(1, "iberia", of="greeks")
    table.invading(0, "franks", "stirrups")
    table.active("gaul")
    table.do("play", "stirrups")
    table.do("invade", "iberia", [4, 2], [4 - (GAME.box.board.rough >> table.land("iberia") & 1)])
    assert [event.clause for event in table.told("event-tie-won")] == ["effect.ties"]
    assert table.owner("iberia") == 0


@rule("battle.tie")
def test_the_army_lost_in_a_tie_points_at_the_rule_of_ties(no_effects: None) -> None:
    table = Table()
    table.army(1, "levant")
    table.invading(0, "assyrians")
    table.do("invade", "levant", [3, 2], [3])
    assert [event.clause for event in table.told("event-army-lost")] == ["battle.tie"]


@rule("fleets.choice", "invade.empty", "fortify.army")
def test_the_log_tells_fleets_and_forts_apart(no_effects: None) -> None:
    table = Table()
    table.invading(0, "greeks")
    table.do("sail", "iberia")
    table.do("invade", "balkans")
    table.do("fortify", "iberia")
    english = Text("en", GAME)
    said = [english.format(event) for event in table.events[-3:]]
    assert said == [
        "Player 1 occupies Iberia with a fleet, without a battle.",
        "Player 1 occupies Balkans without a battle.",
        "Iberia: Player 1 gives up an army for a fort.",
    ]


@rule("effect.fleets", "fleets.ocean")
def test_the_log_names_the_seas_that_a_new_ocean_brings(no_effects: None) -> None:
    table = Table()
    table.invading(0, "greeks", "seafaring")
    table.do("play", "seafaring")
    table.do("fleet", "north_atlantic")
    assert table.told("event-fleets")[-1].args["sections"] == [
        "water:north_sea",
        "water:caribbean_sea",
        "water:north_atlantic",
    ]


@rule("effect.optional", "effect.monuments")
def test_the_question_says_when_no_monument_is_a_duty_any_more() -> None:
    table = Table()
    table.invading(0, "egyptians")
    table.active("mesopotamia", "zagros")
    table.do("done")
    while table.legal("monument"):
        text = Text("en", GAME).format(table.world.prompt(0))
        assert ("or stop" in text) == (table.legal("done") == [""]), text
        table.do("monument", table.legal("monument")[0])
        if not table.world.to_act():
            break


@rule("events.supply", "establish.shortage")
def test_one_army_in_the_supply_is_enough_for_a_kingdom() -> None:
    table = Table()
    table.supply(0, 0)
    table.turn(0, "persians", "dacians")
    assert table.legal("play") == []
    assert table.why("play", "dacians") == "events.supply"
    table = Table()
    table.supply(0, 1)
    table.kingdom(0, "dacians")
    assert table.of("carpathia") == "dacians"
    [gathered] = table.told("event-siege-tokens")
    assert gathered.clause == "establish.shortage"


@rule("effect.loot", "marauder.point", "track.occupied")
@pytest.mark.parametrize(("other", "asked"), [(2, False), (3, True)])
def test_a_marauder_with_loot_moves_its_marker_once_by_two(no_effects: None, other: int, asked: bool) -> None:
    table = Table()
    table.scores(1, other, 9)
    table.army(1, "carpathia", of="greeks")
    table.city("carpathia")
    table.invading(0, "celts", "ransom")
    table.active("alamannia")
    table.do("play", "ransom")
    table.do("invade", "carpathia", [6, 6], [1])
    assert table.world.score[0] == 3
    assert (table.legal("gain_point") == [""]) == asked


@rule("draft.middle", "draft.secret")
@pytest.mark.parametrize("look", ["look_at_empires", "look_at_events"])
def test_the_middle_player_cannot_take_back_a_look(look: str) -> None:
    seeded = epochal.Seeded(1)
    play = Play(GAME, GAME.new(seats=3, chance=seeded), 0, 0)
    for _ in range(2):
        seat = play.state.to_act()[0]
        play.take(play.act(seat, play.state.legal(seat)[0], lambda _: seeded))
    [middle] = play.state.to_act()
    step = play.act(middle, GAME.actions.index(look), lambda _: seeded)
    play.take(step)
    assert not play.can_undo(middle)
    [looked] = step.events
    assert looked.seats == (middle,)


@rule("classic.draw")
def test_a_card_in_somebodys_hand_is_not_in_the_pile() -> None:
    table = Table(classic_drafting=True)
    table.draft(events=("weaponry",), draw="weaponry")
    sets = table.world.view(None)["draft"]["sets"]
    assert (sets["events"]["left"], sets["empires"]["left"]) == (2, 3)
