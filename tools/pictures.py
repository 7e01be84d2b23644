"""Takes the pictures of the README: plays a game on the page up to the middle of a turn, and photographs it.

    python tools/pictures.py

Needs the built client (make client) and Chromium (see tests/browser/chromium.py). Every run plays another game.
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.visit import Visitor, launch
from tests.server.living import Player, Server

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 0.86
EPOCH = 3
# WebP, by the browser itself: no other tool is needed.
SQUEEZE = """async ([png, quality]) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def keep(page: Page, name: str) -> None:
    """Photograph a page."""
    page.wait_for_timeout(1500)
    png = base64.b64encode(page.screenshot()).decode()
    squeezed = base64.b64decode(page.evaluate(SQUEEZE, [png, QUALITY]))
    (PICTURES / f"{name}.webp").write_bytes(squeezed)
    print(f"{name}.webp: {len(squeezed) / 1000:.0f} kB")


def ready(state: Any) -> bool:
    """Whether this is worth a picture: in the middle of a later turn of one's own, with a fight to choose."""
    view = state["view"]
    turn = view["turn"]
    return (
        view["epoch"] >= EPOCH
        and turn is not None
        and turn["seat"] == view["seat"]
        and len(turn["lands"]) >= 4
        and turn["pool"] >= 3
        and bool(fights(state))
    )


def fights(state: Any) -> list[str]:
    """Lands of others that can be attacked now."""
    lands, seat = state["view"]["lands"], state["view"]["seat"]
    expanding = [choice["noun"] for choice in state["choices"] if choice["verb"] == "expand"]
    return [noun for noun in expanding if noun in lands and lands[noun]["seat"] not in (None, seat)]


def sensible(player: Player, table: str, state: Any, records: Any) -> Any:
    """A choice that does not look silly: cards first, then lands by what they are worth and the odds, and stop last of all."""
    view = state["view"]
    lands, seat = view["lands"], view["seat"]
    held = {records[f"land:{land}"]["area"] for land, here in lands.items() if here["seat"] == seat}

    def worth(choice: Any) -> float:
        if choice["verb"] in ("keep", "play", "monument"):
            return 10.0
        if choice["verb"] != "expand":
            return 0.1 if choice["ref"].startswith("land:") and choice["verb"] != "fort" else 0.0
        area = records[f"land:{choice['noun']}"]["area"]
        here = lands.get(choice["noun"], {})
        value = records[f"area:{area}"]["values"][view["epoch"] - 1] * (1 if area in held else 2) + 0.2
        value += 2 * here.get("capital", 0) + here.get("city", 0) + here.get("monument", 0)
        odds = player.get(f"/api/tables/{table}/odds?verb=expand&noun={choice['noun']}")
        if here.get("seat") == seat:
            return 0.05
        return float(value * (odds["win"] ** 2 if odds else 1.0))

    return max(state["choices"], key=worth)


def play(player: Player) -> tuple[str, Any]:
    """Play until there is something to see: the table and its state."""
    records = player.get("/api/games/hotw2001")["records"]
    while True:
        table = player.play_now(seats=4, level="steady")
        while (state := player.state(table))["info"]["status"] == "playing":
            if not state["choices"]:
                continue
            if ready(state):
                return table, state
            player.act(table, state, sensible(player, table, state, records))


def hover(page: Page, land: str) -> None:
    """Rest the pointer on a land."""
    x, y = page.evaluate(
        "(land) => { const b = document.querySelector(`path[data-land='${land}']`).getBoundingClientRect();"
        " return [b.x + b.width / 2, b.y + b.height / 2] }",
        land,
    )
    page.mouse.move(x - 9, y, steps=4)
    page.mouse.move(x, y, steps=4)


def visit(browser: Browser, player: Player, **more: Any) -> Visitor:
    """A browser in which one is the player."""
    visitor = Visitor(browser, player.server.address, **more)
    cookies = [{"name": k, "value": v, "url": player.server.address} for k, v in player.http.cookies.items()]
    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    return visitor


def main() -> None:
    """Play and photograph."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--bot-delay", "0", "--rate", "0") as server,
        Player(server) as player,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with Visitor(browser, server.address) as stranger:
            stranger.open()
            stranger.button("Play now").first.wait_for()
            keep(stranger.page, "home")
        player.ask("PATCH", "/api/me", json={"name": "Zenobia"})
        table, state = play(player)
        with visit(browser, player) as visitor:
            visitor.open(f"/table/{table}")
            visitor.my_turn()
            visitor.page.wait_for_timeout(3000)
            hover(visitor.page, fights(state)[0])
            keep(visitor.page, "table")
        with visit(browser, player, dark=True) as visitor:
            visitor.open(f"/table/{table}")
            visitor.my_turn()
            visitor.page.get_by_role("button", name="Europe", exact=True).click()
            keep(visitor.page, "europe")
        with visit(browser, player, phone=True, scale=2) as visitor:
            visitor.open(f"/table/{table}")
            visitor.my_turn()
            keep(visitor.page, "phone")
        browser.close()


if __name__ == "__main__":
    main()
