import { afterEach, beforeAll, expect, it } from "vitest";
import { stepNow, type Scene } from "../../lib/guideSteps";
import { words } from "../../lib/words.svelte";
import type { EventInfo, View } from "../../protocol";
import { clear, draw, stubMedia } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS, view } from "./fixtures";
import { steps } from "./guide";
import { titles } from "./titles";

beforeAll(async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("quest");
});
afterEach(clear);

const step = (id: string) => steps.find((each) => each.id === id)!;

/** What the player of a position sees, after something that happened to that hero. */
function scene(position: string, ...kinds: string[]): Scene {
  const seen = view(position) as unknown as View;
  const seat = seen.seat!;
  const events = kinds.map(
    (kind, n) => ({ number: n, kind, args: { seat } }) as unknown as EventInfo,
  );
  return { view: seen, seat, cards: CARDS, events, passed: [], since: events };
}

const other = (found: Scene): Scene => ({ ...found, seat: "hero-x" });

it("has about ten steps with names and words of their own", () => {
  expect(steps.length).toBeGreaterThanOrEqual(9);
  expect(steps.length).toBeLessThanOrEqual(12);
  const told = steps.map(({ id }) => words.say(`guide-quest-${id}`));
  expect(new Set(told).size).toBe(steps.length);
  expect(told.filter((text) => text.startsWith("guide-"))).toEqual([]);
});

it("waits until there is a hero, until it has moved, and until its turn is over", () => {
  expect(step("hero").done!(scene("setup"))).toBe(false);
  expect(step("hero").done!(scene("rest"))).toBe(true);
  expect(step("travel").done!(scene("rest"))).toBe(false);
  expect(step("travel").done!(scene("journey", "move-hero"))).toBe(true);
  expect(step("travel").done!(other(scene("journey", "move-hero")))).toBe(false);
  expect(step("explore").done!(scene("explore", "move-hero"))).toBe(false);
  expect(step("explore").done!(scene("rest", "end-turn"))).toBe(true);
});

it("speaks of things in their moment", () => {
  expect(step("sauron").when!(scene("setup"))).toBe(false);
  expect(step("sauron").when!(scene("rest"))).toBe(true);
  expect(step("sauron").when!(other(scene("rest")))).toBe(false);
  expect(step("explore").when!(scene("explore"))).toBe(false);
  expect(step("explore").when!(scene("explore", "move-hero"))).toBe(true);
  expect(step("rest").when!(scene("rest"))).toBe(false);
  expect(step("rest").when!(scene("rest", "end-turn"))).toBe(true);
  expect(step("rest").when!(scene("journey", "end-turn"))).toBe(false);
});

it("speaks of the learner's first fight whenever it comes, and says so before the end", () => {
  const began = ["hero", "sauron"];
  const shown = (found: Scene) => stepNow(steps, began, "mission", found)?.id;
  expect(shown(scene("rest"))).toBe("mission");
  expect(shown(scene("fight"))).toBe("fight");
  expect(shown(other(scene("fight")))).toBe("mission");
  expect(step("end").speaks!(scene("rest"))).toEqual({ fought: "no" });
  expect(step("end").speaks!({ ...scene("rest"), passed: ["fight"] })).toEqual({ fought: "yes" });
});

it("tells where the story ends", () => {
  expect(step("story").speaks!(scene("rest"))).toEqual({ finale: 18, falls: 10 });
});

it.each([
  ["setup", ["hero"]],
  ["rest", ["mission", "story", "cards", "reach", "travel"]],
  ["fight", ["fight"]],
])("points at parts that the board has: %s", (position, ids) => {
  const shown = view(position);
  draw(Board, "quest", shown, CARDS, titles);
  for (const id of ids) {
    const { anchors, also = [] } = step(id);
    expect(document.querySelector(anchors[0]!), id).not.toBeNull();
    for (const selector of also.filter((each) => each.includes("data-place"))) {
      expect(document.querySelector(selector), selector).not.toBeNull();
    }
  }
});
