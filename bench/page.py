"""How fast the page is: what must travel, when it first paints, and when a click is answered.

    python bench/page.py

Starts a server of its own and Chromium (see tests/browser/chromium.py), and plays on the page. The built client must be
there: make client.
"""

import argparse
import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from epochal.server.page import CLIENT
from tests.browser.measure import answered, click, first_paint, listen
from tests.browser.visit import Visitor, launch
from tests.server.living import Server

CODE = (".js", ".css", ".html")
MOST_CODE = 150
LATEST_PAINT = 1000
LATEST_ANSWER = 100


def size() -> tuple[float, float]:
    """Compressed kilobytes of the client's code, and of the data of its boards."""
    code, data = 0, 0
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in CODE:
            squeezed = len(gzip.compress(file.read_bytes(), 9))
            if file.name.startswith("map-"):
                data += squeezed
            else:
                code += squeezed
    return code / 1000, data / 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--visits", type=int, default=5, help="how often the page is opened, each time as a stranger"
    )
    parser.add_argument("--clicks", type=int, default=5, help="how many choices are clicked on each visit")
    given = parser.parse_args()
    code, data = size()
    print(
        f"client code      {code:6.1f} kB compressed (goal: under {MOST_CODE}); data of boards {data:.1f} kB"
    )
    paints: list[float] = []
    answers: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--bot-delay", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for _ in range(given.visits):
            with Visitor(browser, server.address) as visitor:
                visitor.open()
                paints.append(first_paint(visitor))
                visitor.button("Play now").first.click()
                visitor.my_turn()
                listen(visitor)
                for _ in range(given.clicks):
                    if visitor.my_turn():
                        click(visitor)
                answers += answered(visitor)
        browser.close()
    for what, figures, goal in (
        ("first paint", paints, LATEST_PAINT),
        ("click answered", answers, LATEST_ANSWER),
    ):
        print(
            f"{what:<16} {median(figures):6.0f} ms, best {min(figures):.0f}, worst {max(figures):.0f} (goal: under {goal})"
        )


if __name__ == "__main__":
    main()
