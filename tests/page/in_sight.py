"""Whether what is asked, what it is about and the hand are in the window, at every question.

watcher = Watcher(sam)
while watcher.goes_on(place=0):
    assert not watcher.faults
"""

from __future__ import annotations

from typing import Any

from tests.page.people import Person

GO_ON = """async ([place, down]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = async () => (await frame(), frame());
  const list = () => [...document.querySelectorAll('[data-part="choices"] ol button')];
  const waits = ({ ariaDisabled }) => ariaDisabled === "true";
  const answered = () => list().length && !list().some(waits);
  const over = () => document.querySelector("section.ending") !== null;
  const scrolls = document.documentElement.scrollHeight - innerHeight;
  if (place !== null) {
    window.scrollTo(0, down * scrolls);
    await drawn();
    list().at(place % list().length).click();
    await drawn();
  }
  const late = performance.now() + 60000;
  while (!answered() && !over()) {
    if (performance.now() > late) throw new Error("nobody asks anything");
    await new Promise((done) => setTimeout(done, 15));
  }
  await drawn();
  return !over();
}"""
"""Scrolls the page, answers from the list, and waits for a question; whether there is one."""

LOOK = """() => {
  const faults = [];
  const wide = matchMedia("(min-width: 64rem)").matches;
  const part = (name) => document.querySelector(`[data-part="${name}"]`);
  const slack = 1.5;
  const called = (element) =>
    element.dataset.thing ?? element.dataset.part ?? element.textContent.trim().slice(0, 40);
  const inside = (a, b) =>
    a.left >= b.left - slack && a.right <= b.right + slack &&
    a.top >= b.top - slack && a.bottom <= b.bottom + slack;
  const choices = part("choices");
  const bar = choices.getBoundingClientRect();
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // On a small screen the choices lie over the page.
  const sticky = getComputedStyle(choices).position === "sticky";
  const free = { ...page, bottom: sticky ? bar.top : innerHeight };
  const shown = (element) => element.getClientRects().length > 0;
  const middle = ({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { left: x, right: x, top: y, bottom: y };
  };

  // In the window, and in everything around it that hides what does not fit.
  const seen = (element, of = (rect) => rect) => {
    const rect = of(element.getBoundingClientRect());
    if (!inside(rect, choices.contains(element) ? page : free)) return false;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const hides = at instanceof SVGSVGElement || getComputedStyle(at).overflowY !== "visible";
      if (hides && !inside(rect, at.getBoundingClientRect())) return false;
    }
    return true;
  };
  const want = (element, what, ...how) => {
    if (!element) faults.push(`${what} is missing`);
    else if (!seen(element, ...how)) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const at = [left, top, right, bottom].map(Math.round).join(" ");
      faults.push(`${what} is not in sight: ${called(element)} at ${at}`);
    }
  };

  // What is asked, and the way to the answers.
  want(choices, "the bar of choices");
  want(choices.querySelector("h2"), "the question");
  const answers = [...choices.querySelectorAll("ol button")].filter(shown);
  const unfold = choices.querySelector("[aria-expanded]");
  want(answers[0] ?? unfold, answers.length ? "the first answer" : "the way to the answers");

  // What it is about.
  const over = part("overlay");
  if (over) want(over, "what lies over the board");
  const usable = [...document.querySelectorAll('[data-part="board"] [data-legal]')];
  const drawn = usable.filter(shown).filter((element) => !element.closest("[inert]"));
  if (usable.length && !over && !drawn.some((element) => seen(element, middle))) {
    faults.push(`nothing that can be used is in sight, not even ${called(usable[0])}`);
  }

  // The hand, with every card of it that can be used, and where a game is played.
  if (part("hand") && (wide || document.querySelector(".quest"))) want(part("hand"), "the hand");
  for (const card of document.querySelectorAll('[data-part="hand"] [data-legal]')) {
    want(card, "a card of the hand", middle);
  }
  const stage = part("stage");
  if (wide) {
    want(stage, "the stage");
    for (const card of stage.querySelectorAll("button[data-legal]:not([inert] *)")) {
      if (!over?.contains(card)) want(card, "a thing on the stage", middle);
    }
  }
  const { x, y, width, height } = stage.getBoundingClientRect();
  return { faults, asked: choices.querySelector("h2")?.textContent ?? "",
           stage: wide ? [x, y, width, height].map(Math.round) : [] };
}"""

DOWN = (0.0, 0.5, 1.0)
"""How far down the page was scrolled when a question comes: in turn at its top, middle and end."""


class Watcher:
    """Somebody who answers question by question and looks each time.

    Attributes:
        asked: how many questions there were.
        faults: what was not in sight, or has moved, at any of them.
    """

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._stage: list[int] = []
        self.asked = 0
        self.faults: list[str] = []

    def goes_on(self, place: int | None = None) -> bool:
        """Choose an answer by its place, unless none is given, and look at the next question.

        Returns:
            Whether there is one.
        """
        if not self._page.evaluate(GO_ON, [place, DOWN[self.asked % len(DOWN)]]):
            return False
        self.asked += 1
        self.look()
        return True

    def look(self) -> None:
        """Look at the question that is asked now."""
        found: dict[str, Any] = self._page.evaluate(LOOK)
        told = list(found["faults"])
        if self._stage and found["stage"] != self._stage:
            told.append(f"the stage was at {self._stage} and is at {found['stage']}")
        self._stage = found["stage"]
        self.faults += [f"{self.asked}, {found['asked']} {fault}" for fault in told]
