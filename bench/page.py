"""Measures the page in Chromium and prints the table of RESULTS.md.

    python -m bench.page

Needs the page built (`make page`) and Chromium. First loads begin with an empty cache and are
throttled as Lighthouse does for a phone; how soon a view is drawn is measured without and with
the slower processor.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response

from tests.page.chromium import chromium, missing
from tests.page.in_sight import GO_ON
from tests.page.people import Person
from tests.page.seeded_server import seeded_server

SIDES = {"duel": "", "quest": "sauron", "dice": ""}
"""The games, and the side that is played where one chooses."""
SLOWER = 4
"""How many times slower the processor is."""
BYTES = 1_600_000 / 8
"""How many bytes come in a second."""
DELAY = 150
"""How many milliseconds a request takes besides."""
CHOICES = 25
"""How many views are asked for by one's own choices; each brings the bot's answer, too."""

WATCH = """
window.drawn = [];
let newest = null;
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"type":"update"')) return;
      if (newest === null) requestAnimationFrame(() => {
        // This frame draws the newest view alone; what follows it runs when it is drawn.
        const start = newest;
        newest = null;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const { duration } = performance.measure("view drawn", { start });
          window.drawn.push(duration);
        };
        port2.postMessage(null);
      });
      newest = performance.now();
    });
  }
};
window.ready = (found) => new Promise((resolve) => {
  const look = () => {
    if (found()) requestIdleCallback(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
"""
"""Notes how long each drawn view takes from its message on, and when something can be used."""
CAN_START = """() => window.ready(() => document.querySelector("main button:not([disabled])"))"""
CAN_PLAY = """() => window.ready(() => document.querySelector("main ol button:not([disabled])"))"""


def throttle(person: Person, network: bool) -> None:
    """Make the browser slow."""
    session = person.window.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        conditions: dict[str, Any] = {
            "offline": False,
            "latency": DELAY,
            "downloadThroughput": BYTES,
            "uploadThroughput": BYTES,
        }
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", conditions)


def first_load(browser: Browser, url: str, game: str) -> dict[str, float]:
    """From an empty cache to the start, and from there to a game in which one is asked."""
    person = Person(browser, url)
    person.page.add_init_script(WATCH)
    throttle(person, network=True)
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    person.page.goto(url, wait_until="commit")
    start = float(person.page.evaluate(CAN_START))
    home = weight(loaded)
    begin = float(person.page.evaluate("performance.now()"))
    person.quick_game(game, SIDES[game]).click()
    table = float(person.page.evaluate(CAN_PLAY)) - begin
    figures = {
        "start usable after (ms)": start,
        "start (kB)": home / 1000,
        f"{game}: table usable after the click (ms)": table,
        f"{game}: start and table (kB)": weight(loaded) / 1000,
    }
    person.leave()
    return figures


def weight(loaded: list[Response]) -> int:
    """How many bytes came, as they came, without pictures."""
    return sum(
        each.request.sizes()["responseBodySize"]
        for each in loaded
        if each.request.resource_type != "image"
    )


def views(browser: Browser, url: str, game: str, slow: bool) -> list[float]:
    """How many milliseconds each view of a game took from its message until it was drawn."""
    person = Person(browser, url, calm=False)
    person.page.add_init_script(WATCH)
    if slow:
        throttle(person, network=False)
    person.come()
    person.play_against_a_bot(game, SIDES[game])
    # Looking for options from outside would cost the page as much as drawing them.
    for _ in range(CHOICES):
        if not person.page.evaluate(GO_ON, [0, 0]):
            break
    found: list[float] = person.page.evaluate("window.drawn")
    person.leave()
    return found[1:]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="how many first loads")
    rounds = parser.parse_args().rounds
    if lack := missing():
        sys.exit(f"Nothing can be measured: {lack}.")
    with (
        tempfile.TemporaryDirectory() as folder,
        seeded_server(Path(folder)) as server,
        chromium() as browser,
    ):
        print("| figure | median | lowest to highest |\n| --- | ---: | ---: |")
        for game in SIDES:
            loads = [first_load(browser, server.url, game) for _ in range(rounds)]
            for name in loads[0]:
                if game == "duel" or name.startswith(game):  # the start is the same for all
                    line(name, [load[name] for load in loads])
            drawn = f"{game}: view drawn after its message"
            line(f"{drawn} (ms)", views(browser, server.url, game, slow=False))
            slower = views(browser, server.url, game, slow=True)
            line(f"{drawn}, processor {SLOWER} times slower (ms)", slower)


def line(name: str, values: list[float]) -> None:
    """One row of the table."""
    middle, least, most = statistics.median(values), min(values), max(values)
    print(f"| {name} | {middle:,.0f} | {least:,.0f} to {most:,.0f} |")


if __name__ == "__main__":
    main()
