"""A program's advice, asked for and followed by keyboard; and bots that say why they did what they did."""

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reach import eager, reach
from tests.browser.test_accessibility import faults
from tests.server.living import Player, Server


def test_advice_is_asked_for_and_followed_by_keyboard(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, state = reach(
            player,
            "ancient_world",
            lambda state: len(state["choices"]) > 2,
            lambda state: state["choices"][0],
        )
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        expect(ana.choices).to_have_count(len(state["choices"]))
        panel, asks = (
            ana.page.get_by_role("region", name="What a bot would do"),
            ana.button("What would you do?"),
        )
        ana.page.keyboard.press("h")
        first = panel.get_by_role("listitem").first.get_by_role("button")
        expect(first).to_be_focused()
        expect(first).to_contain_text(re.compile(r"\d% to win the game"))
        assert faults(ana, "advice") == []
        # What was asked for can be put away, and is still there.
        ana.page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(asks).to_be_focused()
        ana.page.keyboard.press("Enter")
        expect(first).to_be_focused()
        advice = player.get(f"/api/tables/{table}/advice")
        before = ana.step()
        ana.page.keyboard.press("Enter")
        ana.moved(before)
        expect(panel).to_be_hidden()
        row = player.get(f"/api/tables/{table}/log?from={before + 1}&to={before + 1}")[0]
        assert (row["verb"], row["noun"]) == (advice[0]["verb"], advice[0]["noun"])


def test_a_bot_says_why_it_did_what_it_did(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, _ = reach(player, "hotw2018", lambda state: state["position"] > 12)
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        seats = ana.page.get_by_role("list", name="Players")
        why = seats.get_by_text("Why?").first
        # Not every move can be explained, so the game goes on until one was.
        for _ in range(80):
            ana.page.wait_for_timeout(150)
            if why.is_visible():
                break
            if (state := player.state(table))["choices"]:
                player.act(table, state, eager(state), (200, 409))
        why.click()
        expect(seats.locator("details[open]")).to_contain_text(re.compile(r"\d% to win the game then"))
        assert faults(ana, "why") == []
        ana.tab("Log")
        expect(ana.page.locator(".log").get_by_text("Why?").first).to_be_visible()


def test_advice_leaves_room_for_six_players_and_the_time_line_on_a_small_screen(
    visit: Visit, server: Server
) -> None:
    with Player(server) as player:
        table, _ = reach(player, "hotw2001", lambda state: len(state["choices"]) > 2, seats=6)
        ana = visit(player=player)
        ana.page.set_viewport_size({"width": 1366, "height": 620})
        ana.open(f"/table/{table}")
        ana.tab("Log")
        ana.tab("Cards")
        # A tab has the focus now, and the keys of the table are heard all the same.
        ana.page.keyboard.press("h")
        panel = ana.page.get_by_role("region", name="What a bot would do")
        expect(panel).to_be_visible()
        ana.shoot("advice-six")
        parts = [
            ana.page.get_by_role("list", name="Players"),
            ana.page.get_by_role("tablist"),
            panel,
            ana.page.locator(".scrubber"),
        ]
        boxes = [box for box in (part.bounding_box() for part in parts) if box is not None]
        ends = [(box["y"], box["y"] + box["height"]) for box in boxes]
        assert len(ends) == len(parts)
        assert all(above[1] <= below[0] + 1 for above, below in pairwise(ends))
        assert ends[-1][1] <= 620
