import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Scene } from "../../lib/guideSteps";
import type { EventInfo } from "../../protocol";
import { stubMedia } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS, view } from "./fixtures";
import { steps } from "./guide";
import { titles } from "./titles";

/** What the learner sees in a recorded position, after something that happened. */
function scene(name: string, ...kinds: string[]): Scene {
  const shown = view(name);
  const seat = shown.seat!;
  const events = kinds.map((kind, n) => ({ number: n, version: n, kind, args: { seat } }));
  const since = events as unknown as EventInfo[];
  return { view: shown, seat, cards: CARDS, events: since, passed: [], since };
}

const step = (id: string) => steps.find((each) => each.id === id)!;

it("has about ten steps with names of their own", () => {
  expect(steps.length).toBeGreaterThanOrEqual(9);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it("waits until the learner has mustered, or has no more dice to use", () => {
  const { done } = step("muster");
  expect(done!(scene("dice"))).toBe(false);
  expect(done!(scene("dice", "spend"))).toBe(false);
  expect(done!(scene("dice", "muster"))).toBe(true);
  expect(done!(scene("war"))).toBe(true);
});

it("speaks of war only to those with Units, and waits until it is over", () => {
  const { speaks, done } = step("war");
  expect(speaks!(scene("war"))).toEqual({ units: "yes" });
  expect(speaks!(scene("start"))).toEqual({ units: "no" });
  expect(done!(scene("war"))).toBe(false);
  expect(done!(scene("recruit"))).toBe(true);
});

it("waits until the learner has recruited", () => {
  const { when, done } = step("recruit");
  expect(when!(scene("dice"))).toBe(false);
  expect(when!(scene("recruit"))).toBe(true);
  expect(done!(scene("recruit"))).toBe(false);
  expect(done!(scene("recruit", "recruit"))).toBe(true);
});

it("tells of Sauron from the second round on", () => {
  expect(step("sauron").when!(scene("start"))).toBe(false);
  expect(step("sauron").when!(scene("rich"))).toBe(true);
});

it("points at parts that the board has, each at another", async () => {
  stubMedia();
  const names = { game: "dice", title: titles(CARDS) };
  const acts = { choose: vi.fn(), ask: vi.fn(), zoom: vi.fn() };
  const props = { view: view("rich"), fresh: [], events: [], names, cards: CARDS, ...acts };
  const board = mount(Board, { target: document.body, props });
  const wanted = steps.map(({ anchors }) => anchors[0]!).filter((each) => /hand|place/.test(each));
  const found = wanted.map((selector) => document.querySelector(selector));
  await unmount(board);
  expect(found).not.toContain(null);
  expect(new Set(found).size).toBe(new Set(wanted).size);
});
