"""Where Chromium is: ``python -m tests.browser.chromium`` prints it, and installs one if there is none.

``EPOCHAL_CHROMIUM`` says which one to use. Otherwise one on the path is taken, best the one without windows, which needs a
fifth less time; otherwise Debian's package of that is installed, by root; otherwise the one that Playwright brings.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
)
HELP = """\
There is no Chromium for the tests in the browser, and it could not be installed.
Install the package chromium (on Debian: apt-get install chromium) or Google Chrome,
or say where one is: make test EPOCHAL_CHROMIUM=/path/to/chromium
"""


def find(playwright: "Playwright | None" = None) -> str | None:
    """The browser to use, if there is one. Playwright cannot be asked a second time while it runs, so who runs it says so."""
    chosen = os.environ.get("EPOCHAL_CHROMIUM")
    if chosen:
        return shutil.which(chosen)
    return next(filter(None, map(shutil.which, NAMES)), None) or _brought_by(playwright)


def _brought_by(playwright: "Playwright | None") -> str | None:
    from playwright.sync_api import sync_playwright

    if playwright is None:
        with sync_playwright() as asked:
            return _brought_by(asked)
    path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> str | None:
    """Try to install a browser; the path if that went well."""
    commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        packages = ("chromium-headless-shell", "chromium")  # older Debians have the second only
        commands[:0] = [["apt-get", "install", "--yes", "--no-install-recommends", one] for one in packages]
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
    for command in commands:
        print("There is no Chromium:", *command, file=sys.stderr)
        subprocess.run(command, check=False, stdout=sys.stderr)
        if found := find():
            return found
    return None


if __name__ == "__main__":
    path = find() or (None if os.environ.get("EPOCHAL_CHROMIUM") else install())
    if path is None:
        sys.exit(HELP)
    print(path)
