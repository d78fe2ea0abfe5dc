"""The browser of the tests: the Chromium of the system, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from mathom.server.built_page import files

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
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
    # Chromium refuses to shut root into its sandbox.
    alone = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=_path(), args=[*ARGUMENTS, *alone], timeout=60_000
        )
        try:
            yield browser
        finally:
            browser.close()


def _path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
