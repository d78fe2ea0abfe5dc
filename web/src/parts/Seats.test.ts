import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import type { TableInfo } from "../protocol";
import Seats from "./Seats.svelte";

const names = { game: "duel", title: (_: string, id: string) => id };
const table = {
  game: "duel",
  seats: [
    { seat: "fellowship", name: "Sam", bot: "greedy" },
    { seat: "sauron", name: "Rosie", bot: null },
  ],
  asked: [],
} as unknown as TableInfo;

let seats: Record<string, unknown>;

/** What is told to somebody who holds these seats and looks from one of them. */
function told(yours: string[], seat: string | null, watching: number): string {
  const props = { table, yours, seat, here: [], watching, names };
  seats = mount(Seats, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}

beforeEach(() => words.speak("en"));
afterEach(() => unmount(seats));

it("counts the others to somebody who watches", () => {
  expect(told([], null, 1)).toMatch(/You are watching. $/);
});

it("counts several others too", () => {
  expect(told([], null, 3)).toContain("You are watching. 2 other people are watching too.");
});

it("tells players of everybody who watches", () => {
  expect(told(["sauron"], "sauron", 1)).toMatch(/Rosie \(you\).*One person is watching/);
});

it("does not call players spectators while the curtain hides their seats", () => {
  expect(told(["fellowship", "sauron"], null, 0)).not.toContain("watching");
});

it("says what a bot does", () => {
  expect(told([], null, 0)).toContain(words.say("duel-bot-greedy"));
});

it("says for whom a bot plays", () => {
  expect(told(["fellowship"], "fellowship", 0)).toContain("Keen Eye plays for you");
});
