"""What axe finds on the main pages, light and dark."""

from importlib.resources import files
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.visit import Visitor

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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_grave_fault_on_any_page(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    look = "dark" if dark else "light"
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
        ana.shoot(f"{name}-{look}")
    ana.play_now()
    for _ in range(4):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    for tab in ("Cards", "Log"):
        ana.tab(tab)
        found[f"table, {tab}"] = faults(ana)
        ana.shoot(f"table-{tab.lower()}-{look}")
    assert {name: some for name, some in found.items() if some} == {}
