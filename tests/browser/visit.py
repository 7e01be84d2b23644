"""A visitor: one person with a browser of their own, and everything the server ever told that browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Response,
    expect,
)

from tests.browser.chromium import HELP, find
from tests.server.living import Player

ARTIFACTS = Path(__file__).parent / "artifacts"
SECONDS = 40.0
MILLISECONDS = SECONDS * 1000
DOUBLE = 450
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--no-first-run")  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

GAMES = {
    "hotw2001": "History of the World (2001)",
    "hotw2018": "History of the World (2018)",
    "historia": "Historia",
    "ancient_world": "The Ancient World",
}

# A point of the screen where a place of the board can be pressed: not outside its shape, not under anything else.
OPEN = """(ref) => {
    const box = document.querySelector(`.board [data-ref="${ref}"][aria-label]`).getBoundingClientRect()
    const steps = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11]
    for (const down of steps) for (const along of steps) {
        const [x, y] = [box.x + (box.width * along) / 12, box.y + (box.height * down) / 12]
        if (document.elementFromPoint(x, y)?.closest('[data-ref]')?.dataset.ref === ref) return [x, y]
    }
    return null
}"""

expect.set_options(timeout=MILLISECONDS)


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    path = find(playwright)
    if path is None:
        raise FileNotFoundError(HELP)
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


class Visitor:
    """One person's browser. ``still``: nothing moves, so that nothing has to be waited for. ``player``: who the person is."""

    def __init__(
        self, browser: Browser, address: str, *, language: str = "en", phone: bool = False,
        still: bool = True, scale: float = 1, player: Player | None = None,
    ) -> None:  # fmt: skip
        self.address = address.rstrip("/")
        self.context: BrowserContext = browser.new_context(
            base_url=self.address,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=scale,
        )
        self.context.set_default_timeout(MILLISECONDS)
        if player is not None:
            cookies = [{"name": k, "value": v, "url": self.address} for k, v in player.http.cookies.items()]
            self.context.add_cookies(cookies)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.pressed = ""
        """The place of the board that was clicked last."""
        self.problems: list[str] = []
        self.frames: list[str] = []
        """What came over sockets."""
        self.responses: list[Response] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._line)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.page.on("response", lambda response: self.responses.append(response))

    def _line(self, line: ConsoleMessage) -> None:
        # The browser itself tells of every refusal. Where several choose at once, somebody else may be faster: no fault.
        if line.type == "error" and "409 (Conflict)" not in line.text:
            self.problems.append(line.text)

    def _frame(self, text: str | bytes) -> None:
        self.frames.append(text if isinstance(text, str) else text.decode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    # Going about

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def play_now(self, game: str = GAMES["hotw2001"]) -> str:
        """From home to a table; its id."""
        self.open()
        self.page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url(re.compile(r"/table/\w+"))
        return re.sub(r".*/table/([^/?]+).*", r"\1", self.page.url)

    def shoot(self, name: str) -> None:
        """Keep a picture of the page."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png")

    # Playing

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choice")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def ended(self) -> Locator:
        return self.page.locator("section.end")

    def step(self) -> int:
        """How far the game is, as the page shows it."""
        return int(self.page.locator(".scrubber span.numbers").inner_text().split("/")[-1])

    def my_turn(self) -> bool:
        """Wait until there is something to choose, or the game is over: whether there is."""
        self.choices.first.or_(self.ended).first.wait_for()
        return self.choices.count() > 0 and not self.ended.is_visible()

    def choose(self, choice: Locator | None = None, key: int = 1) -> None:
        """Click a choice, or press a key, that of the first (which is "Done", where one can be), and see it through."""
        before = self.step()
        if choice is None:
            self.page.keyboard.press(str(key))
        else:
            choice.click()
        self.moved(before)

    def point(self, place: str) -> None:
        """Rest the pointer on a place of the board: "land:levant". If it is out of sight, look at the whole board."""
        shape = self._shape(place)
        before: list[float] | None = None

        def there() -> bool:
            nonlocal before
            at, before = before, self.page.evaluate(OPEN, place)
            if before is None:
                self.page.keyboard.press("0")
                return False
            self.page.mouse.move(before[0] - 4, before[1])
            self.page.mouse.move(*before)
            # The board may still have been on the move.
            return at == before and "hover" in (shape.get_attribute("class") or "")

        self.until(there)

    def press(self, place: str) -> None:
        """Click a place of the board. Twice the same in no time would be a double click."""
        self.point(place)
        if place == self.pressed:
            self.page.wait_for_timeout(DOUBLE)
        self.pressed = place
        self.page.mouse.down()
        self.page.mouse.up()

    def click(self, place: str) -> None:
        """Click a place of a board that stands still, as soon as nothing is over it."""
        self.until(lambda: self.page.evaluate(OPEN, place) is not None)
        self.page.mouse.click(*self.page.evaluate(OPEN, place))

    def tap(self, place: str) -> None:
        """Touch a place of the board, until what it is lies open."""
        shape, sheet = self._shape(place), self.page.locator(".board .sheet")

        def opened() -> bool:
            if sheet.is_visible() and "hover" in (shape.get_attribute("class") or ""):
                return True
            self.page.keyboard.press("Escape")
            if (at := self.page.evaluate(OPEN, place)) is not None:
                self.page.touchscreen.tap(*at)
                self.page.wait_for_timeout(DOUBLE)
            return False

        self.until(opened)

    def _shape(self, place: str) -> Locator:
        return self.page.locator(f".board [data-ref='{place}'][aria-label]")

    def moved(self, before: int) -> None:
        """Wait until the game has gone on."""
        self.until(lambda: self.step() != before and self.page.locator("button.choice:disabled").count() == 0)

    def went_on(self, before: int) -> None:
        """The same on a phone, where the time line is behind a tab, and one's turn brings the choices back."""

        def shown() -> bool:
            self.page.get_by_role("tab", name="Log").tap()
            steps = self.page.locator(".scrubber span.numbers").all_inner_texts()
            return any(int(step.split("/")[-1]) > before for step in steps)

        self.until(shown)

    def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(int(SECONDS * 20)):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"This did not come about in {SECONDS} s at {self.page.url}")

    # Listening

    def told(self) -> Iterator[Any]:
        """All that the server said about tables, as data: answers first, then what came over sockets."""
        for response in self.responses:
            if "/api/tables" in response.url and response.ok:
                yield json.loads(response.text())
        for frame in self.frames:
            yield json.loads(frame)

    def states(self) -> Iterator[Any]:
        """Every state of a table among it."""
        for message in self.told():
            if isinstance(message, dict):
                if message.get("view"):
                    yield message
                elif (message.get("state") or {}).get("view"):
                    yield message["state"]
