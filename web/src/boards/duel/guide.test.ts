import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { View } from "../../protocol";
import type { Scene } from "../../lib/guideSteps";
import type { CardInfo, EventInfo } from "../../protocol";
import { stubMedia } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS as COMPONENTS, view as drawn } from "./fixtures";
import { steps } from "./guide";
import { titles } from "./titles";

const CARDS = new Map<string, CardInfo>([["c", { record: { colour: "grey" }, texts: {} }]]);

/** What the learner, who leads the Fellowship, sees after something that a seat did. */
function scene(kind: string, seat: string, asked: string | null = "turn"): Scene {
  const event = { number: 1, version: 1, kind, args: { seat, card: "c" } } as EventInfo;
  const choice = asked && { seat: "fellowship", kind: asked, rules: [] };
  const view = { choice } as unknown as View;
  const events = [event];
  return { view, seat: "fellowship", cards: CARDS, events, passed: [], since: events };
}

const step = (id: string) => steps.find((each) => each.id === id)!;

it("has about ten steps with names of their own", () => {
  expect(steps.length).toBeGreaterThanOrEqual(9);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it.each(["take", "again"])("waits at “%s” until the learner's turn is wholly over", (id) => {
  const { done } = step(id);
  expect(done!(scene("play", "fellowship"))).toBe(true);
  expect(done!(scene("discard", "fellowship"))).toBe(true);
  expect(done!(scene("landmark", "fellowship"))).toBe(true);
  expect(done!(scene("play", "fellowship", null))).toBe(true);
  expect(done!(scene("play", "fellowship", "muster"))).toBe(false);
  expect(done!(scene("play", "sauron"))).toBe(false);
  expect(done!(scene("coins", "fellowship"))).toBe(false);
  expect(done!({ ...scene("play", "fellowship"), since: [] })).toBe(false);
});

it("answers to what the learner has taken", () => {
  const { speaks } = step("log");
  expect(speaks!(scene("play", "fellowship"))).toEqual({ took: "grey" });
  expect(speaks!(scene("discard", "fellowship"))).toEqual({ took: "discard" });
  expect(speaks!(scene("landmark", "fellowship"))).toEqual({ took: "landmark" });
  expect(speaks!(scene("play", "sauron"))).toEqual({ took: "nothing" });
});

it("points at parts that the board has, each at another", async () => {
  stubMedia();
  const names = { game: "duel", title: titles(COMPONENTS) };
  const acts = { choose: vi.fn(), ask: vi.fn(), zoom: vi.fn() };
  const props = { view: drawn("turn-3"), fresh: [], events: [], names, cards: COMPONENTS, ...acts };
  const board = mount(Board, { target: document.body, props });
  const wanted = steps.map(({ anchors }) => anchors[0]!).filter((each) => each.startsWith(".duel"));
  const found = wanted.map((selector) => document.querySelector(selector));
  await unmount(board);
  expect(found).not.toContain(null);
  expect(new Set(found).size).toBe(new Set(wanted).size);
});
