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
  const events = kinds.map((kind, n) => ({ number: n, version: n, kind, args: {} }));
  const since = events as unknown as EventInfo[];
  return { view: shown, seat: shown.seat!, cards: CARDS, events: since, passed: [], since };
}

const step = (id: string) => steps.find((each) => each.id === id)!;

it("has about a dozen steps with names of their own", () => {
  expect(steps.length).toBeGreaterThanOrEqual(9);
  expect(steps.length).toBeLessThanOrEqual(13);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it("waits until a site is revealed, and until the path is chosen", () => {
  expect(step("reveal").done!(scene("start"))).toBe(false);
  expect(step("goal").when!(scene("start"))).toBe(false);
  expect(step("goal").when!(scene("chain"))).toBe(true);
  expect(step("path").when!(scene("chain"))).toBe(true);
  expect(step("path").done!(scene("chain"))).toBe(false);
  expect(step("path").done!(scene("chain", "route"))).toBe(true);
});

it("speaks of combat and corruption whenever they come", () => {
  expect(step("fight").when!(scene("start"))).toBe(false);
  expect(step("fight").when!(scene("fight"))).toBe(true);
  expect(step("corruption").when!(scene("corruption"))).toBe(true);
});

it("points at parts that the board has, each at another", async () => {
  stubMedia();
  const names = { game: "solitaire", title: titles() };
  const acts = { choose: vi.fn(), ask: vi.fn(), zoom: vi.fn() };
  const props = { view: view("rich"), fresh: [], events: [], names, cards: CARDS, ...acts };
  const board = mount(Board, { target: document.body, props });
  const wanted = steps.map(({ anchors }) => anchors[0]!).filter((each) => /place/.test(each));
  const found = wanted.map((selector) => document.querySelector(selector));
  await unmount(board);
  expect(found).not.toContain(null);
  expect(new Set(found).size).toBe(new Set(wanted).size);
});
