"""The page in a real browser: Chromium, driven by Playwright, against a server in a process of its own."""
