"""In the middle of a turn: taking back, and a server that dies."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import OPTIONS, Visit
from tests.browser.visit import GAMES, Visitor
from tests.server.living import Server


def until_undoable(visitor: Visitor) -> tuple[int, str]:
    """Choose until something can be taken back, and no bot is about to move: the step before it and what could be chosen then."""
    assert visitor.my_turn()
    for _ in range(60):
        before, offered = visitor.step(), visitor.choices.all_inner_texts()
        visitor.choose(visitor.choices.last)
        assert visitor.my_turn()
        if visitor.button("Undo").is_visible():
            return before, str(offered)
    raise AssertionError("Nothing could ever be taken back")


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_the_last_choice_back(visit: Visit, game: str) -> None:
    ana = visit()
    ana.play_now(GAMES[game])
    before, offered = until_undoable(ana)
    done = ana.step()
    ana.button("Undo").click()
    ana.until(lambda: ana.step() > done)
    assert str(ana.choices.all_inner_texts()) == offered
    again = ana.step()
    ana.choose(ana.choices.last)
    ana.page.keyboard.press("u")
    ana.until(lambda: ana.step() == again + 2)
    assert str(ana.choices.all_inner_texts()) == offered
    assert before < done < again


def test_a_killed_server_that_comes_back_is_played_on(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, *OPTIONS) as server, Visitor(browser, server.address) as ana:
        ana.play_now()
        until_undoable(ana)
        before, offered = ana.step(), ana.choices.all_inner_texts()
        server.kill()
        expect(ana.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
        ana.shoot("reconnecting")
        server.start()
        expect(ana.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_hidden()
        assert (ana.step(), ana.choices.all_inner_texts()) == (before, offered)
        ana.choose(ana.choices.last)
        assert ana.step() > before
