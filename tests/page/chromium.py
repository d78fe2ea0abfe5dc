"""The browser of the tests: the Chromium of the system, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from mathom.server.built_page import files

NAMES = (
    # The one without windows takes less than half of the others' time.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
ARGUMENTS = (
    # Nothing that a browser does for itself is wanted, least of all over the network.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def missing() -> str:
    """What a run of these tests lacks and how to get it; empty where nothing is missing."""
    if _path() is None:
        return "Chromium is missing: apt-get install chromium, or your system's equivalent"
    if not files():
        return "the page is not built: make page"
    return ""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows, as long as the context lasts."""
    path = _path()
    # Chromium refuses to shut root into its sandbox.
    alone = ("--no-sandbox",) if os.geteuid() == 0 else ()
    # To act a graphics card in software takes longer than to do without one.
    plain = () if path and path.endswith(NAMES[0]) else ("--disable-gpu",)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*ARGUMENTS, *alone, *plain], timeout=60_000
        )
        try:
            yield browser
        finally:
            browser.close()


def _path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
