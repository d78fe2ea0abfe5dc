// Going to a neighbour: at once while the cards that pay are shown, else by a second click.
// Placing influence: one by one, or as much as fits.

import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import RecordedBoard from "../../../dev/RecordedBoard.svelte";
import { RecordedTable, type Position } from "../../../dev/recordedTable.svelte";
import { stubMedia } from "../kit/testing";
import type { QuestController } from "./controller.svelte";
import { CARDS, view } from "./fixtures";
import { titles } from "./titles";
import { heroAt } from "./types";

const shown = view("journey");
const hero = heroAt(shown.board, "hero-1")!;

const asked = (name: string, text = "nothing"): Position => ({
  view: view(name),
  fresh: [],
  taken: { text, kind: text, args: {} },
});

function sit(positions = [asked("journey")]) {
  stubMedia();
  const table = new RecordedTable(positions);
  let controller!: QuestController;
  const board = mount(RecordedBoard, {
    target: document.body,
    props: {
      table,
      cards: CARDS,
      names: { game: "quest", title: titles(CARDS) },
      made: (each: QuestController) => (controller = each),
    },
  });
  flushSync();
  return { table, controller, end: () => unmount(board) };
}

it.each([true, false])(
  "goes to a neighbour that is pointed at (%s) by one click",
  async (points) => {
    const { table, controller, end } = sit();
    const near = hero.travel!.ways.find(({ to }) => controller.routeTo(to)?.open)!.to;
    const { cards } = controller.routeTo(near)!.legs[0]!;
    const card = { kind: "card", id: cards[0]! } as const;
    const anchor = document.createElement("button");
    if (points) controller.hint({ kind: "location", id: near }, anchor, 0);
    expect(controller.marksOn(card) > 0).toBe(points);
    controller.click({ kind: "location", id: near }, anchor);
    flushSync();
    expect([table.strayed, controller.goal]).toEqual(points ? [true, null] : [false, near]);
    expect(points || controller.marksOn(card) > 0).toBe(true);
    await end();
  },
);

it("shows a far way first", async () => {
  const { table, controller, end } = sit();
  const [far] = Object.entries(hero.travel!.reach).find(([, { way }]) => way.length === 3)!;
  const anchor = document.createElement("button");
  controller.hint({ kind: "location", id: far }, anchor, 0);
  controller.click({ kind: "location", id: far }, anchor);
  flushSync();
  expect([table.strayed, controller.goal]).toEqual([false, far]);
  await end();
});

const anchor = document.createElement("button");
/** Locations with room for so much influence in these positions. */
const roomy = (least: number, ...names: string[]) =>
  Object.keys(view(names[0]!).board.sauron.room!)
    .filter((id) => names.every((name) => (view(name).board.sauron.room![id] ?? 0) >= least))
    .map((id) => ({ kind: "location", id }) as const);

it("places as much influence as fits by a click with Shift, and all at once", async () => {
  const { table, controller, end } = sit([asked("spread")]);
  const [place, other] = roomy(3, "spread");
  const { onclick } = controller.standFor(place!) as unknown as { onclick: (e: Event) => void };
  onclick(new MouseEvent("click", { shiftKey: true }));
  flushSync();
  expect([controller.marksOn(place!), controller.marksOn({ kind: "pool", id: "pool" })]).toEqual([
    3, 2,
  ]);
  expect(table.strayed).toBe(false);
  controller.click(other!, anchor, true);
  flushSync();
  expect(table.strayed).toBe(true);
  await end();
});

it("offers as much as fits of what is marked last", async () => {
  const { controller, end } = sit([asked("spread")]);
  const [place] = roomy(3, "spread");
  expect(controller.draft!.offers).toHaveLength(1);
  controller.click(place!, anchor);
  flushSync();
  expect(controller.draft!.offers).toHaveLength(2);
  controller.draft!.offers[1]!.take();
  flushSync();
  expect(controller.marksOn(place!)).toBe(3);
  await end();
});

it.each([true, false])("begins an action with as much as fits (%s)", async (full) => {
  const action = view("act").choice!.options!.find(({ args }) => args["track"] === "influence")!;
  const { table, controller, end } = sit([asked("act", action.text), asked("spread")]);
  const [place] = roomy(3, "spread", "act");
  controller.click(place!, anchor, full);
  flushSync();
  expect([table.at, table.strayed]).toEqual([1, false]);
  expect(controller.marksOn(place!)).toBe(full ? 3 : 1);
  await end();
});
