// What just happened, shown as motion: from where a thing was to where it is now.

import { preferences } from "../../lib/preferences.svelte";
import type { EventInfo } from "../../protocol";
import { key } from "../../lib/boardInput.svelte";

/** A place of the board that is no thing carries its name as `data-place`. */
const placeName = (what: string, id: string) => `${what}:${id}`;

export type Places = Map<string, DOMRect>;

const FLYING = new Set(["play", "chain", "discard", "landmark", "fetch", "strip", "keep"]);
const FLIGHT: KeyframeAnimationOptions = { duration: 550, easing: "cubic-bezier(.3,.1,.2,1)" };
const POP: KeyframeAnimationOptions = { duration: 600, easing: "ease-out" };

export function wantsMotion(): boolean {
  return !preferences.calm;
}

/** Where every marked thing is now. */
export function survey(board: Element): Places {
  const places: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = element.dataset["thing"]!;
    if (!places.has(name)) places.set(name, element.getBoundingClientRect());
  }
  return places;
}

/** The component that an event sets in motion, and where it goes if it is drawn there no more. */
export function flight(event: EventInfo): { thing: string; home: string } | null {
  if (!FLYING.has(event.kind)) return null;
  const { card, tile, token, seat } = event.args;
  const pile = event.kind === "discard" || event.kind === "strip";
  const home = pile ? placeName("pile", "discard") : placeName("side", String(seat));
  if (typeof card === "string") return { thing: key({ kind: "card", id: card }), home };
  if (typeof tile === "string") return { thing: key({ kind: "tile", id: tile }), home };
  if (typeof token === "string") return { thing: key({ kind: "token", id: token }), home };
  return null;
}

/** The marks of what an event makes jump up for a moment. */
export function popped(event: EventInfo): string[] {
  const { seat, region, to, steps } = event.args;
  switch (event.kind) {
    case "place":
    case "fortress":
      return [placeName(`unit-${seat}`, String(region))];
    case "move":
      return [placeName(`unit-${seat}`, String(to))];
    case "conflict":
    case "remove":
    case "raze":
      return [placeName("region", String(region))];
    case "coins":
    case "lose":
      return [placeName("purse", String(seat))];
    case "advance":
      return steps === undefined ? [] : [placeName("walker", String(seat))];
    default:
      return [];
  }
}

function find(board: Element, attribute: string, value: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(value)}"]`);
}

/** Let a copy of the thing fly from where it was to where it belongs now. */
function fly(board: Element, from: DOMRect, target: Element): void {
  const to = target.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-thing");
  ghost.removeAttribute("data-stop");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "50",
    transformOrigin: "0 0",
  });
  board.append(ghost);
  const scale = Math.max(from.width / to.width, 1);
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const flown = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
      { transform: "none", opacity: 0.4 },
    ],
    FLIGHT,
  );
  flown.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

function pop(element: Element): void {
  element.animate(
    [
      { transform: "scale(1)", filter: "brightness(1)" },
      { transform: "scale(1.35)", filter: "brightness(1.5)" },
      { transform: "scale(1)", filter: "brightness(1)" },
    ],
    POP,
  );
}

/** Show what happened between `before` and the board as it is drawn now. */
export function play(board: Element, before: Places, events: readonly EventInfo[]): void {
  for (const event of events) {
    const way = flight(event);
    const from = way && before.get(way.thing);
    if (way && from) {
      const there = find(board, "thing", way.thing) ?? find(board, "place", way.home);
      if (there) fly(board, from, there);
    }
    for (const mark of popped(event)) {
      const element = find(board, "place", mark) ?? find(board, "thing", mark);
      if (element) pop(element);
    }
    if (event.kind === "reveal-card" || event.kind === "reveal-tile") {
      const kind = event.kind === "reveal-card" ? "card" : "tile";
      const shown = find(board, "thing", key({ kind, id: String(event.args[kind]) }));
      shown?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], POP);
    }
  }
}
