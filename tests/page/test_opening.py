"""`mathom` as a stranger types it: the browser opens, and two clicks later they play."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect

from tests import programs
from tests.cli.run import command
from tests.page.conftest import Company

NOTE = "import pathlib, sys; pathlib.Path(__file__).with_suffix('.txt').write_text(sys.argv[1])"
"""A browser that only notes what it is to open."""


def test_a_stranger_plays_within_two_clicks(company: Company, tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text(NOTE)
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME")}
    environment = {**homes, "BROWSER": f"{sys.executable} {browser} %s"}
    with programs.running(command(), environment=environment) as running:
        assert running.stdout is not None
        url = running.stdout.readline().decode().removeprefix("Mathom is at ").strip()
        stranger = company(url)
        stranger.come()
        stranger.play_against_a_bot()
        with stranger.doing():
            stranger.options.first.click()
        expect(stranger.region("page-duel-board")).to_be_visible()
        stranger.page.close()
        running.terminate()
        said, complained = running.communicate(timeout=programs.LONG)
    assert (running.returncode, said, complained) == (0, b"", b"")
    assert (tmp_path / "browser.txt").read_text() == url
    assert (tmp_path / "mathom" / "tables.db").exists()
