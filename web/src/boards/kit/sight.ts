// Bringing what a question is about into the window.

import { preferences } from "../../lib/preferences.svelte";

/** The parts of a board that are looked at as a whole. */
const AREA = "[data-area]";
const USABLE = "[data-legal]";

const drawn = (element: Element) => element.getClientRects().length > 0;

/** How far down something can be seen: not behind the choices of a small screen. */
function floor(): number {
  const bar = document.querySelector('[data-part="choices"]');
  const sticks = bar && getComputedStyle(bar).position === "sticky";
  // Wherever it is now: it comes to the lower edge with what is scrolled to.
  return window.innerHeight - (sticks ? bar.getBoundingClientRect().height : 0);
}

/** How far something must be scrolled to be seen, its upper edge first. */
function distance({ top, bottom }: DOMRect, end: number): number {
  if (top >= 0 && bottom <= end) return 0;
  return top < 0 || bottom - top > end ? top : bottom - end;
}

/** Scroll what lies around a thing on its board, and not the page, until the thing is seen. */
function scrollWithin(thing: Element, board: Element): void {
  for (let box = thing.parentElement; box && box !== board; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== "auto")
      continue;
    const [at, edge] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
    if (at.top < edge.top || at.bottom > edge.bottom) box.scrollTop += at.top - edge.top - 16;
  }
}

/** Scroll the page to the part of a board that a question is about, where it is not in the window. */
export function bringIntoSight(board: Element): void {
  // Who is guided is shown by the guide where to look.
  if (document.querySelector(".guide")) return;
  const over = board.querySelector('[data-part="overlay"]');
  const areas = [...board.querySelectorAll(AREA)].filter(drawn);
  const usable = (area: Element) => [...area.querySelectorAll(USABLE)].filter(drawn);
  const around = over && [over.closest(AREA) ?? over, over].find(drawn);
  const area = around ?? areas.find((each) => usable(each).length) ?? areas[0];
  if (!area) return;
  const end = floor();
  const rect = area.getBoundingClientRect();
  const [first] = over ? [over] : usable(area);
  if (first) scrollWithin(first, board);
  // Of what is larger than the window, the first thing that can be used.
  const goal = rect.height > end && first ? first.getBoundingClientRect() : rect;
  const top = distance(goal, end);
  if (top) window.scrollBy({ top, behavior: preferences.calm ? "auto" : "smooth" });
}
