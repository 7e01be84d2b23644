"""Advice and explanations at a table: what they are made from, to whom they are told, and that they change nothing."""

import asyncio
import json
from pathlib import Path

import pytest

import epochal
from epochal.bots.moves import Answer, Move, Moves
from epochal.bots.reasons import Advice
from epochal.core.errors import EpochalError, Refused
from epochal.core.events import Event
from epochal.core.kernel import State
from epochal.table import thinking
from epochal.table.play import Made
from epochal.table.table import Table
from epochal.table.tables import Tables
from epochal.table.thinking import Thinkers
from tests.rules.ancient_world.table import Table as Position
from tests.table.session import ANA, Eyes, at_tables, until

STEPS = 60


async def all_bots(tables: Tables, game: str) -> Table:
    seats = max(3, epochal.load(game).seats[0])
    bots = dict.fromkeys(range(seats), "novice")
    return await tables.create(ANA, epochal.load(game), seats, {}, bots, sit=None, start=True)


@pytest.mark.parametrize("game", epochal.GAMES)
def test_only_what_everybody_saw_is_explained(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots explain as much as they can here, in the midst of play; each explained choice is looked up in the log."""
    monkeypatch.setattr(thinking, "QUIET_SECONDS", 0.0)

    async def work(tables: Tables) -> None:
        stranger, late = Eyes("stranger"), Eyes("late")
        table = await all_bots(tables, game)
        await table.watch(stranger, 0)
        await until(lambda: table.position >= STEPS and stranger.explained())
        await table.watch(late, 0)
        told, state = stranger.explained(), late.heard[0]
        last = {explanation["seat"]: explanation for explanation in told}
        assert {one["seat"]: one for one in state["explained"]} == last
        shown = {row["position"]: row for row in state["log"]}
        for explanation in told:
            position, seat = explanation["position"], explanation["seat"]
            before = (await table.history.play_at(position - 1)).state
            row = table.history.rows[position - 1]
            assert before.to_act() == (seat,)
            assert explanation["action"] in before.legal(seat)
            assert (row.seat, row.verb, row.noun) == (seat, explanation["verb"], explanation["noun"])
            # A stranger read the same in the log, then or as soon as it showed, and the seat itself was told no more.
            end = position + len(explanation["after"])
            story = [shown[at]["events"] for at in range(position, end + 1)]
            at_once = (shown[position]["verb"], shown[position]["noun"]) == (row.verb, row.noun)
            assert at_once or f'"{table.game.actions.ref(explanation["action"])}"' in json.dumps(story)
            own = json.loads(table.history.seen_by(seat, position, end))
            assert [row["events"] for row in own] == story

    at_tables(tmp_path, work)


def test_nobody_is_explained_anything_while_nobody_watches(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await all_bots(tables, "ancient_world")
        await until(lambda: len(table.moves.of) == 3)
        late = Eyes("late")
        await table.watch(late, 0)
        assert late.heard[0]["explained"] == []

    at_tables(tmp_path, work)


def test_a_move_that_became_secret_while_it_was_being_explained_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot explores, which all see; before that is explained it draws cards, of which others are told nothing."""
    monkeypatch.setattr(thinking, "QUIET_SECONDS", 0.0)
    explain = thinking.Thinkers.explain
    asked: list[tuple[str, ...]] = []
    gone_on = asyncio.Event()

    async def slowly(self: Thinkers, move: Move, after: tuple[Answer, ...]) -> Advice | None:
        found = await explain(self, move, after)
        asked.append(tuple(each.verb for each in after))
        await gone_on.wait()
        return found

    monkeypatch.setattr(thinking.Thinkers, "explain", slowly)

    async def work(tables: Tables) -> None:
        table = await turn_of(tables, "ancient_world")
        table.moves = Moves()
        eyes = Eyes("stranger")
        await table.watch(eyes, 0)
        beginning = Position(3, round=2)
        beginning.turn(0)
        state: State = beginning.world
        for position, (verb, noun) in enumerate((("send", "explore"), ("citizen", "1"), ("draw", ""))):
            events: list[Event] = []
            made = Made(state.clone(), state.game.actions.index(verb, noun), position)
            state.apply(0, made.action, epochal.Seeded(3), events.append)
            tables.adviser.note(table, 0, made, events)
            if verb == "citizen":
                await until(lambda: asked)
        (task,) = tables.adviser._explaining.values()
        gone_on.set()
        await task
        assert asked == [("citizen",)]
        assert eyes.explained() == []

    at_tables(tmp_path, work)


async def turn_of(tables: Tables, game: str) -> Table:
    """A table where it is Ana's turn, against novices."""
    table = await tables.play_now(ANA, epochal.load(game), 3, "novice", {})
    await until(lambda: table.seat_of("ana") in table.to_act())
    return table


def test_advice_is_given_once_for_a_position_and_changes_nothing(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await turn_of(tables, "ancient_world")
        state = table.state_json("ana")
        first, second = await asyncio.gather(*(tables.adviser.advise(table, "ana") for _ in range(2)))
        assert first is second
        assert await tables.adviser.advise(table, "ana") is first
        assert table.state_json("ana") == state
        choices = json.loads(state)["choices"]
        advice = json.loads(first)
        assert 1 <= len(advice) <= 3
        for one in advice:
            assert {key: one[key] for key in ("action", "verb", "noun", "ref")} in choices
            assert 0 <= one["chance"] <= 1
        position = table.position
        await table.act("ana", position, advice[0]["verb"], advice[0]["noun"])
        tables.wake(table)
        await until(lambda: table.position > position and table.seat_of("ana") in table.to_act())
        assert await tables.adviser.advise(table, "ana") is not first

    at_tables(tmp_path, work)


def test_advice_that_failed_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        table = await turn_of(tables, "ancient_world")
        with monkeypatch.context() as broken:
            broken.setattr(thinking, "_known", None)
            with pytest.raises(TypeError):
                await tables.adviser.advise(table, "ana")
        assert json.loads(await tables.adviser.advise(table, "ana"))

    at_tables(tmp_path, work)


def test_advice_is_for_those_who_must_choose(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        game = epochal.load("ancient_world")
        table = await tables.create(ANA, game, 2, {}, open=True)
        await refused(tables, table, "ana", "table-not-playing")
        await table.join("rui", "Rui", None, None)
        await table.start("ana")
        people = {table.seat_of(person): person for person in ("ana", "rui")}
        waits = next(person for seat, person in people.items() if seat not in table.to_act())
        await refused(tables, table, waits, "refused-not-your-turn")
        await refused(tables, table, "stranger", "table-not-seated")

    at_tables(tmp_path, work)


async def refused(tables: Tables, table: Table, person: str, id: str) -> None:
    with pytest.raises(EpochalError) as caught:
        await tables.adviser.advise(table, person)
    assert caught.value.message.id == id
    assert isinstance(caught.value, Refused) is id.startswith("refused")
