"""What can be asked of any screen: faults for screen readers, and texts that are cut off."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from tests.page.people import Person

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")

RUN_AXE = """() => axe.run(document, {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
})"""

LOOK = """() => {
  const faults = [];
  const root = document.documentElement;
  const slack = 1.5;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth} px wide and the window ${root.clientWidth}`);
  }
  const over = document.querySelector("dialog:modal") ?? document.body;
  const words = (element) => (element.textContent ?? "").trim().replace(/\\s+/g, " ");
  const name = (element) => `<${element.localName}> ${words(element).slice(0, 60)}`;
  const wide = (element) => element.scrollWidth > element.clientWidth + 1;
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // Only for screen readers: a pixel that is cut away.
  const unseen = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (position === "absolute" && clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  };

  // Texts that stick out of what would show them; only a row of links may be pushed along.
  const texts = document.createTreeWalker(over, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || !shown(parent) || unseen(parent)) continue;
    if (["STYLE", "SCRIPT", "OPTION", "NOSCRIPT"].includes(parent.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) {
      faults.push(`${name(parent)} is smaller than 12 px`);
    }
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const across = box.left < edge.left - slack || box.right > edge.right + slack;
      const down = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      const cuts = (how) => how === "hidden" || how === "clip";
      // What can be dragged along shows all of it in time.
      if (at.hasAttribute("data-pans")) break;
      if (at instanceof SVGSVGElement && overflowX === "hidden" && (across || down)) {
        faults.push(`${name(parent)} is cut off by the drawing`);
      } else if ((cuts(overflowX) && across) || (cuts(overflowY) && down)) {
        faults.push(`${name(parent)} is cut off by <${at.localName} class="${at.className}">`);
      } else if (overflowX === "auto" && !at.closest("nav") && wide(at)) {
        faults.push(`${name(at)} scrolls sideways`);
      } else if (textOverflow === "ellipsis" && wide(at)) {
        faults.push(`${name(parent)} ends in an ellipsis`);
      }
      // Whatever scrolls up and down shows all of it in time.
      if (overflowY === "auto" || overflowY === "scroll") break;
    }
  }

  // Fields and buttons whose own words do not fit.
  for (const box of over.querySelectorAll("button, select, summary, a")) {
    if (!shown(box) || unseen(box) || box.querySelector(".unseen, [class*=unseen]")) continue;
    if (box.clientWidth && wide(box) && !box.closest("[role=group]")) {
      faults.push(`${name(box)} is wider than its place`);
    }
  }

  // Two things for one finger. Cards lie on each other as on the table, and what sticks to the
  // window lies on what scrolls below it.
  const stuck = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  // What is left of a thing where it can be scrolled away.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const things = [...over.querySelectorAll("a[href], button, input, select, summary, textarea")]
    .filter((thing) => thing instanceof HTMLElement && shown(thing) && !unseen(thing))
    .filter((thing) => !thing.closest("[inert]"))
    .filter((thing) => !thing.closest("[data-thing]")?.parentElement?.closest("[role=group]"))
    .map((thing) => ({ thing, box: seen(thing), stuck: stuck(thing) }));
  things.forEach((one, place) => {
    for (const other of things.slice(place + 1)) {
      if (one.stuck !== other.stuck) continue;
      if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) faults.push(`${name(one.thing)} overlaps ${name(other.thing)}`);
    }
  });
  return [...new Set(faults)];
}"""


@functools.cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def faults_for_screen_readers(person: Person) -> list[str]:
    """What axe-core finds that is serious or critical, where and what."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    result: dict[str, Any] = page.evaluate(RUN_AXE)
    return [
        f"{fault['id']} at {node['target']}: {node['html'][:160]}: {node['failureSummary'][:300]}"
        for fault in result["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


def faults_of_layout(person: Person) -> list[str]:
    """What does not fit into the window, is cut off, too small or lies on something else."""
    found: list[str] = person.page.evaluate(LOOK)
    return found
