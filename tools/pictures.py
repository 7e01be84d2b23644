"""Takes the pictures of the README: plays games on the page up to the middle of a turn, and photographs them.

    python tools/pictures.py            # all of them
    python tools/pictures.py hotw2018   # those of one game, or of "home"

Needs the built client (make client) and Chromium (see tests/browser/chromium.py). Every run plays other games.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.reach import ATTACKS, fights, offers, reach
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


def keep(page: Page, name: str, wait: int = 1500) -> None:
    """Photograph a page, once it has come to rest."""
    page.wait_for_timeout(wait)
    png = base64.b64encode(page.screenshot()).decode()
    squeezed = base64.b64decode(page.evaluate(SQUEEZE, [png, QUALITY]))
    (PICTURES / f"{name}.webp").write_bytes(squeezed)
    print(f"{name}.webp: {len(squeezed) / 1000:.0f} kB")


def ready(verb: str) -> Callable[[Any], bool]:
    """Whether a state is worth a picture: in the middle of a later turn of one's own, with a fight to choose."""

    def wanted(state: Any) -> bool:
        view = state["view"]
        turn = view["turn"]
        return (
            view["epoch"] >= EPOCH
            and turn is not None
            and turn["seat"] == view["seat"]
            and len(turn["lands"]) >= 4
            and turn.get("pool", turn.get("armies")) >= 3
            and bool(fights(verb)(state))
        )

    return wanted


def sensible(player: Player, game: str) -> Callable[[Any], Any]:
    """Makes choices that do not look silly: cards first, then lands by what they are worth and the odds, and stop last of all."""
    records = player.get(f"/api/games/{game}")["records"]

    def choose(state: Any) -> Any:
        view = state["view"]
        lands, seat = view["lands"], view["seat"]
        held = {records[f"land:{land}"]["area"] for land, here in lands.items() if here["seat"] == seat}

        def worth(choice: Any) -> float:
            if choice["verb"] in ("keep", "play", "monument", "city", "siege"):
                return 10.0
            if choice["verb"] == "take_empire":
                return float(records[choice["ref"]]["armies"])
            if choice["verb"] not in ATTACKS:
                return (
                    0.1
                    if choice["ref"].startswith("land:") and choice["verb"] not in ("fort", "fortify")
                    else 0.0
                )
            area = records[f"land:{choice['noun']}"]["area"]
            here = lands.get(choice["noun"], {})
            value = records[f"area:{area}"]["values"][view["epoch"] - 1] * (1 if area in held else 2) + 0.2
            value += (
                2 * here.get("capital", here.get("capitol", 0))
                + here.get("city", 0)
                + here.get("monument", 0)
            )
            table = state["info"]["id"]
            odds = player.get(f"/api/tables/{table}/odds?verb={choice['verb']}&noun={choice['noun']}")
            if here.get("seat") == seat:
                return 0.05
            return float(value * (odds["win"] ** 2 if odds else 1.0))

        return max(state["choices"], key=worth)

    return choose


def look(browser: Browser, player: Player, table: str, *, dark: bool = False, **more: Any) -> Visitor:
    """The player's browser, at the table."""
    visitor = Visitor(browser, player.server.address, player=player, **more)
    visitor.page.emulate_media(color_scheme="dark" if dark else "light")
    visitor.open(f"/table/{table}")
    visitor.my_turn()
    visitor.page.wait_for_timeout(3000)
    return visitor


def home(browser: Browser, player: Player) -> None:
    with Visitor(browser, player.server.address) as stranger:
        stranger.open()
        stranger.button("Play now").first.wait_for()
        keep(stranger.page, "home")


def hotw2001(browser: Browser, player: Player) -> None:
    table, state = reach(player, "hotw2001", ready("expand"), sensible(player, "hotw2001"), level="steady")
    with look(browser, player, table) as visitor:
        visitor.point(f"land:{fights('expand')(state)[0]}")
        keep(visitor.page, "table")
    with look(browser, player, table, dark=True) as visitor:
        visitor.page.get_by_role("button", name="Europe", exact=True).click()
        keep(visitor.page, "europe")
    with look(browser, player, table, phone=True, scale=2) as visitor:
        keep(visitor.page, "phone")


def hotw2018(browser: Browser, player: Player) -> None:
    choose = sensible(player, "hotw2018")
    table, state = reach(player, "hotw2018", ready("invade"), choose, level="steady")
    with look(browser, player, table) as visitor:
        visitor.point(f"land:{fights('invade')(state)[0]}")
        keep(visitor.page, "table-2018")

    def drafting(state: Any) -> bool:
        return state["view"]["epoch"] >= EPOCH and len(offers("take_empire")(state)) >= 4

    table, _ = reach(player, "hotw2018", drafting, choose, level="steady")
    with look(browser, player, table) as visitor:
        visitor.page.locator(".fan .card").nth(1).hover()
        keep(visitor.page, "draft")


WISHES = {
    "activate": 9,
    "advanced": 8,
    "take_wonder": 7,
    "expand": 7,
    "recover_used": 5,
    "spend": -1,
    "recover_map": -3,
}
CARDS = ("technology", "expansion", "military", "art", "trade", "raid", "war")


def busy(state: Any) -> Any:
    """A choice in Historia that does not look silly: one grows, takes cubes back when few are left, and ends a turn with a full queue."""
    view = state["view"]
    mine, player = view["civs"][view["seat"]], view["players"][view["seat"]]

    def worth(choice: Any) -> float:
        verb, noun = choice["verb"], choice["noun"]
        if verb != "choose_action":
            gain = view["territories"][noun]["points"] if verb in ("settle", "expand") else 0
            return float(WISHES.get(verb, 0) + gain / 10)
        if noun == "exploit":
            return 9.0 if not mine["available"] and mine["used"] else 0.0
        if noun == "revolution":
            return 8.0 if len(player["queue"]) >= 5 else -1.0
        return 7 - CARDS.index(noun) if noun in CARDS and mine["available"] else 0.5

    return max(state["choices"], key=worth)


def historia(browser: Browser, player: Player) -> None:
    def expanding(state: Any) -> bool:
        return state["view"]["era"] >= 2 and state["view"]["turn"] >= 2 and len(offers("expand")(state)) >= 4

    table, _ = reach(player, "historia", expanding, busy, "steady", seats=3, options={"civbots": 2})
    with look(browser, player, table) as visitor:
        keep(visitor.page, "table-historia")

    def revolting(state: Any) -> bool:
        return state["view"]["era"] >= 2 and "revolution" in offers("choose_action")(state)

    table, _ = reach(player, "historia", revolting, busy, seats=1)
    with look(browser, player, table, dark=True, still=False) as visitor:
        strip = visitor.page.locator(".strip")
        strip.locator("[data-ref='action:revolution'].lit").click()
        stop = strip.locator(".bare")
        stop.or_(strip.locator(".side.lit")).first.wait_for()
        if stop.is_visible():
            stop.click()
        strip.locator(".side.lit").first.click()
        strip.locator(".card.lit").first.click()
        visitor.page.locator(".scene.civbot li").nth(1).wait_for()
        keep(visitor.page, "civbots", 400)


def advised(player: Player) -> Callable[[Any], Any]:
    """Does what a bot would do."""

    def choose(state: Any) -> Any:
        best = player.get(f"/api/tables/{state['info']['id']}/advice")[0]
        return next(
            one for one in state["choices"] if (one["verb"], one["noun"]) == (best["verb"], best["noun"])
        )

    return choose


def ancient_world(browser: Browser, player: Player) -> None:
    def sending(state: Any) -> bool:
        return state["view"]["round"] >= 4 and len(state["choices"]) >= 5 and bool(offers("send")(state))

    table, _ = reach(player, "ancient_world", sending, advised(player), "steady")
    with look(browser, player, table) as visitor:
        visitor.page.keyboard.press("h")
        visitor.page.get_by_role("region", name="What a bot would do").wait_for()
        keep(visitor.page, "table-ancient-world")


PARTS = {
    "home": home,
    "hotw2001": hotw2001,
    "hotw2018": hotw2018,
    "historia": historia,
    "ancient_world": ancient_world,
}


def main(wanted: list[str]) -> None:
    """Play and photograph."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--bot-delay", "0", "--rate", "0") as server,
        Player(server) as player,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        player.ask("PATCH", "/api/me", json={"name": "Zenobia"})
        for part in wanted or PARTS:
            PARTS[part](browser, player)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
