// Drawing a board in tests: show it, find things and click them.

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import type { Title } from "../../lib/sentences";
import type { EventInfo } from "../../protocol";
import type { BoardProps, BoardView, Cards } from "../registry";

/** A window that every media query fits, or none does. */
export function stubMedia(matches = true): void {
  const listeners = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => ({ matches, ...listeners }));
}

let shown: Record<string, unknown> | null = null;

export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
}

/** Draw a board after all that was told, with mocks for what it may do. */
export function draw<Board, Rec>(
  Drawn: Component<BoardProps<Board, Rec>>,
  game: string,
  view: BoardView<Board>,
  cards: Cards<Rec>,
  titles: (cards: Cards<Rec>) => Title,
  events: readonly EventInfo[] = [],
) {
  const acts = { choose: vi.fn(), ask: vi.fn(), zoom: vi.fn() };
  const names = { game, title: titles(cards) };
  shown = mount(Drawn, {
    target: document.body,
    props: { view, fresh: [], events, names, cards, ...acts },
  });
  flushSync();
  return { ...acts, names };
}

export function click(element: Element | null | undefined): void {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

export function mouse(type: string, element: Element, movementX: number): void {
  const moved = { bubbles: true, pointerType: "mouse", movementX };
  element.dispatchEvent(new PointerEvent(type, moved));
}

export const things = (name: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`),
];
export const thing = (name: string) =>
  document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
export const sheet = () => document.querySelector<HTMLElement>("[role=dialog]");
