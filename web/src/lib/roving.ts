// Arrow keys within a group of things: one stop for Tab, the arrows go to the nearest neighbour.

import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of the boxes lies next in a direction: straight ahead counts more than aside. */
export function nearest(boxes: readonly Box[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  const start = boxes[from];
  if (!direction || !start) return null;
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(start);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, n) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * direction[0] + (by - y) * direction[1];
    const aside = Math.abs((bx - x) * direction[1]) + Math.abs((by - y) * direction[0]);
    if (n === from || ahead < 2) return;
    const distance = ahead + aside * 1.5;
    if (distance < least) [least, best] = [distance, n];
  });
  return best;
}

const STOP = "[data-stop]";

/** The elements marked `data-stop` below this one share a single tab stop. */
export const rove: Attachment<HTMLElement | SVGElement> = (group) => {
  let current: Element | null = null;
  const stops = () => [...group.querySelectorAll(STOP)];

  const settle = () => {
    const all = stops();
    const kept = current !== null && all.includes(current) ? current : null;
    // While the keyboard is elsewhere, Tab comes back to the first thing that can be used.
    if (kept === null || !group.contains(document.activeElement)) {
      current = all.find((stop) => stop.matches("[data-legal]")) ?? kept ?? all[0] ?? null;
    }
    for (const stop of all) {
      const index = stop === current ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  };

  const enter = (event: Event) => {
    const stop = (event.target as Element).closest(STOP);
    if (stop && stop !== current) {
      current = stop;
      settle();
    }
  };

  const press = (event: Event) => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    if (ctrlKey || altKey || metaKey || !(key in DIRECTIONS)) return;
    const all = stops();
    const at = all.indexOf((event.target as Element).closest(STOP)!);
    if (at < 0) return;
    event.preventDefault();
    const next = nearest(
      all.map((stop) => stop.getBoundingClientRect()),
      at,
      key,
    );
    if (next !== null) (all[next] as HTMLElement | SVGElement).focus();
  };

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-legal"] });
  group.addEventListener("focusin", enter);
  group.addEventListener("keydown", press);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", enter);
    group.removeEventListener("keydown", press);
  };
};
