"""What axe finds on the main pages, light and dark."""

from importlib.resources import files
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.reach import offers, reach
from tests.browser.visit import GAMES, Visitor
from tests.server.living import Player, Server

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
RUN = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
GRAVE = ("serious", "critical")


def faults(visitor: Visitor) -> list[tuple[str, str, list[Any]]]:
    """Grave faults: the rule, what it asks for, and where it is broken."""
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate(RUN)
    return [
        (fault["id"], fault["help"], [(node["target"], node.get("any") and node["any"][0]["message"]) for node in fault["nodes"]][:5])
        for fault in found
        if fault["impact"] in GRAVE
    ]  # fmt: skip


look = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@look
def test_no_grave_fault_on_any_page(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    found = {}
    for name, path, ready in (
        ("home", "/", "article h2"),
        ("new", "/new/hotw2001", "fieldset"),
        ("rules", "/rules/hotw2001", "article"),
        ("settings", "/settings", "form"),
    ):
        ana.open(path)
        ana.page.locator(ready).first.wait_for()
        found[name] = faults(ana)
        ana.shoot(f"{name}-{'dark' if dark else 'light'}")
    assert {name: some for name, some in found.items() if some} == {}


@look
@pytest.mark.parametrize("game", GAMES)
def test_no_grave_fault_at_a_table(visit: Visit, game: str, dark: bool) -> None:
    ana = visit(dark=dark)
    ana.play_now(GAMES[game])
    for _ in range(4):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    found = {}
    for tab in ("Cards", "Log"):
        ana.tab(tab)
        found[tab] = faults(ana)
        ana.shoot(f"{game}-{tab.lower()}-{'dark' if dark else 'light'}")
    assert {tab: some for tab, some in found.items() if some} == {}


@look
def test_no_grave_fault_in_the_draft_and_in_a_battle(visit: Visit, server: Server, dark: bool) -> None:
    found = {}
    with Player(server) as player:
        ana = visit(dark=dark, player=player)
        for verb, part in (("take_empire", ".fan"), ("retreat", ".battle")):
            table, _ = reach(player, "hotw2018", offers(verb))
            ana.open(f"/table/{table}")
            ana.page.locator(part).wait_for()
            found[verb] = faults(ana)
            ana.shoot(f"{verb}-{'dark' if dark else 'light'}")
    assert {verb: some for verb, some in found.items() if some} == {}
