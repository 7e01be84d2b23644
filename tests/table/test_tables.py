"""What happens to a table at the same moment: somebody leaves while others come, and two servers go on with one game."""

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

import epochal
from epochal.core.errors import EpochalError
from epochal.store.store import Store
from epochal.table import tables as module
from epochal.table.errors import Missing
from epochal.table.history import History
from epochal.table.records import FINISHED, OPEN
from epochal.table.table import Table
from epochal.table.tables import Tables
from epochal.table.thinking import Thinkers
from tests.table.session import ANA, RUI, Eyes, at_tables, until

GAME = epochal.load("ancient_world")


def test_who_leaves_a_seat_while_the_story_is_told_sees_no_more_with_its_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told_for_long(self: History) -> None:
        await asyncio.sleep(0.2)

    monkeypatch.setattr(History, "remembers", lambda self, position: False)
    monkeypatch.setattr(History, "recall", told_for_long)

    async def work(tables: Tables) -> None:
        table = await tables.create(ANA, GAME, 2, {}, {1: "novice"}, start=True)
        ana = Eyes("ana")
        await asyncio.gather(table.watch(ana, 0), table.resign("ana", "novice"))
        assert table.seat_of("ana") is None
        assert ana.seat is None

    at_tables(tmp_path, work)


def test_nobody_joins_a_table_that_has_just_been_left(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.create(ANA, GAME, 3, {}, open=True)
        came = table.join("rui", "Rui", None, None)
        _, refused = await asyncio.gather(tables.leave(table, ANA), came, return_exceptions=True)
        assert isinstance(refused, Missing)
        assert table.seat_of("rui") is None
        table = await tables.create(ANA, GAME, 2, {}, {1: "novice"})
        left = tables.leave(table, ANA)
        _, refused = await asyncio.gather(left, table.start("ana"), return_exceptions=True)
        assert isinstance(refused, Missing)
        assert table.status == OPEN

    at_tables(tmp_path, work)


def test_a_rematch_that_was_left_can_be_opened_again(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.create(ANA, GAME, 2, {})
        await table.join("rui", "Rui", table.head.secret, None)
        await table.start("ana")
        random = Random(1)
        while seats := table.to_act():
            action = GAME.actions[random.choice(table.play.state.legal(seats[0]))]
            await table.act(("ana", "rui")[seats[0]], table.position, action.verb, action.noun)
        left = await tables.rematch(ANA, table)
        await tables.leave(left, ANA)
        again = await tables.rematch(RUI, table)
        assert again.head.id != left.head.id
        assert await tables.rematch(ANA, table) is again
        assert [again.seat_of(person) for person in ("ana", "rui")] == [0, 1]

    at_tables(tmp_path, work)


def test_two_servers_go_on_with_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each position is reached once. Who was behind reads the table anew; nobody fails, and both stop when the game is over."""
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.3)

    async def work(ours: Tables) -> None:
        store = Store(ours.store.engine.url.render_as_string(hide_password=False))
        theirs = Tables(store, Thinkers(1))
        try:
            bots = dict.fromkeys(range(2), "novice")
            table = await ours.create(ANA, GAME, 2, {}, bots, open=True, sit=None, start=True)
            twin = await theirs.get(table.head.id)
            theirs.wake(twin)
            await until(lambda: twin.outdated or table.outdated)
            late, behind = (theirs, twin) if twin.outdated else (ours, table)
            listed = await late.listed("watch", RUI)
            assert listed[0]["position"] > behind.position
            await until(lambda: not ours._driving and not theirs._driving)
            now: list[Table] = [await each.get(table.head.id) for each in (ours, theirs)]
            assert [each.status for each in now] == [FINISHED, FINISHED]
            assert now[0].position == now[1].position
        finally:
            await theirs.close()
            store.close()

    with caplog.at_level(logging.INFO, "epochal"):
        at_tables(tmp_path, work)
    assert {record.levelname for record in caplog.records if "table" in record.message} == {"INFO"}


def test_bots_go_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.02)
    act = Table.act_as_bot
    failures = [EpochalError, OSError]

    async def fail(self: Table, seat: int, position: int, action: int) -> object:
        if failures:
            raise failures.pop()
        return await act(self, seat, position, action)

    monkeypatch.setattr(Table, "act_as_bot", fail)

    async def work(tables: Tables) -> None:
        bots = dict.fromkeys(range(2), "novice")
        table = await tables.create(ANA, GAME, 2, {}, bots, sit=None, start=True)
        await until(lambda: table.position >= 3)

    at_tables(tmp_path, work)
    assert [record.levelname for record in caplog.records if "try again soon" in record.message] == [
        "ERROR"
    ] * 2
