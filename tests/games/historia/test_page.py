"""What the page is told: names of everything, the card under way, and whose points are whose."""

import epochal
from epochal.core.actions import Action
from epochal.core.text import LANGUAGES
from tests.rules.historia.table import GAME, Table


def test_every_thing_that_can_be_chosen_has_a_record_with_its_name() -> None:
    things = GAME.things()
    refs = {GAME.actions.ref(number) for number in range(len(GAME.actions))} - {""}
    named = {ref for ref in refs if not ref.startswith("seat:")}
    assert named <= set(things)
    assert all(things[ref]["name"][language] for ref in named for language in LANGUAGES)
    assert things["cell:t3_m4"]["name"]["pt-BR"] == "tecnologia 3, militar 4"
    assert things["cell:t1_m1"]["government"] == "clan"


def test_the_card_under_way_is_seen_until_it_is_done() -> None:
    table = Table()
    table.advisors(0, "cleopatra")
    table.begin_round()
    for seat, card in ((0, "exploit"), (1, "trade"), (2, "art")):
        table.choose(seat, card)
    assert table.world.view(1)["resolving"] is None
    table.do("basic", "exploit", seat=0)
    assert table.world.view(1)["resolving"] == {"seat": 0, "card": "action:exploit"}
    table.do("done", seat=0)
    assert table.world.view(None)["resolving"] is None


def test_whoever_hears_everything_can_keep_the_score() -> None:
    """Points are told with whose they are and the new total: of players and of Civbots."""
    chance = epochal.Seeded(5)
    totals: dict[str, int] = {}
    sources: set[str] = set()

    def hear(event: epochal.Event) -> None:
        if "total" in event.args:
            totals[str(event.args["seat"])] = int(str(event.args["total"]))
            sources.add(event.id)

    state = GAME.new(2, {"civbots": 2}, chance, hear)
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal(seat)
        action = GAME.actions[legal[-1]]
        state.apply(seat, legal[0] if action == Action("done", "") else legal[-1], chance, hear)
        view = state.view(None)
        assert [totals.get(f"seat:{n}", 0) for n in range(2)] == [
            player["score"] for player in view["players"]
        ]
        assert [totals.get(f"civbot:civbot_{n}", 0) for n in (1, 2)] == [
            civ["points"] for civ in view["civs"][2:]
        ]
    assert len(sources) > 5
