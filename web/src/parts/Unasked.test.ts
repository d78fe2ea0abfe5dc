import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import type { EventInfo } from "../protocol";
import Unasked from "./Unasked.svelte";

const names = { game: "duel", title: (_: string, id: string) => id };

function event(kind: string, seat: string): EventInfo {
  return { number: 1, version: 1, kind, args: { seat } };
}

let note: Record<string, unknown>;

function shown(...events: EventInfo[]): string[] {
  const yours = ["sauron", "a", "b", "c"];
  note = mount(Unasked, { target: document.body, props: { events, yours, names } });
  flushSync();
  return texts();
}

function texts(): string[] {
  return [...document.querySelectorAll("p")].map((line) => line.textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  return words.speak("en");
});
afterEach(async () => {
  await unmount(note);
  vi.useRealTimers();
});

it("tells once what was done in one's stead, for a while", () => {
  const told = shown(event("forced", "sauron"), event("forced", "sauron"));
  expect(told).toEqual(["Sauron had only one possibility."]);
  vi.advanceTimersByTime(4900);
  flushSync();
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(200);
  flushSync();
  expect(texts()).toEqual([]);
});

it("shows the last two where there are many", () => {
  const told = shown(...["a", "b", "c"].map((seat) => event("forced", seat)));
  expect(told).toEqual(["B had only one possibility.", "C had only one possibility."]);
});

it("says nothing of what others did, or of what was asked", () => {
  expect(shown(event("forced", "fellowship"), event("turn", "sauron"))).toEqual([]);
});
