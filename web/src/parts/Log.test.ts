import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import type { EventInfo } from "../protocol";
import Log from "./Log.svelte";

const names = { game: "quest", title: (_: string, id: string) => id };
const event = (version: number, kind: string, args: EventInfo["args"]): EventInfo => ({
  number: version,
  version,
  kind,
  args,
});
const FOLD = "button[aria-expanded]";

let log: Record<string, unknown>;

function told(): string[] {
  return [...document.querySelectorAll("[role=log] > ol > li")].map((line) =>
    line.textContent.trim(),
  );
}

beforeEach(async () => {
  await words.speak("en");
  await words.learn("quest");
});
afterEach(() => unmount(log));

it("tells ten equal lines as one, which unfolds to the ten", () => {
  const lost = [...Array(10).keys()].map((n) => event(n + 1, "suffer-life", { seat: "Beravor" }));
  const events = [...lost, event(11, "exhausted", { seat: "Beravor" })];
  log = mount(Log, {
    target: document.body,
    props: { events, names, cards: new Map(), zoom: () => undefined },
  });
  flushSync();
  expect(told()).toEqual([
    "Beravor loses the top 10 cards of the life pool.",
    "Beravor is exhausted.",
  ]);
  const fold = document.querySelector<HTMLElement>(FOLD)!;
  fold.click();
  flushSync();
  expect(document.querySelectorAll("[role=log] ol ol li")).toHaveLength(10);
  fold.click();
  flushSync();
  expect(document.querySelectorAll("[role=log] ol ol li")).toHaveLength(0);
});

it("counts equal lines for which there is no sentence of many", () => {
  const events = [1, 2, 3].map((n) => event(n, "train", { seat: "Beravor", count: 2 }));
  log = mount(Log, {
    target: document.body,
    props: { events, names, cards: new Map(), zoom: () => undefined },
  });
  flushSync();
  expect(told()).toEqual(["Beravor trains. (×3)"]);
});
