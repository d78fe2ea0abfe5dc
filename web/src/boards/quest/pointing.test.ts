// Going to a neighbour: at once while the cards that pay are shown, else by a second click.

import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import RecordedBoard from "../../../dev/RecordedBoard.svelte";
import { RecordedTable } from "../../../dev/recordedTable.svelte";
import { stubMedia } from "../kit/testing";
import type { QuestController } from "./controller.svelte";
import { CARDS, view } from "./fixtures";
import { titles } from "./titles";
import { heroAt } from "./types";

const shown = view("journey");
const hero = heroAt(shown.board, "hero-1")!;

function sit() {
  stubMedia();
  const taken = { text: "nothing", kind: "nothing", args: {} };
  const table = new RecordedTable([{ view: shown, fresh: [], taken }]);
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
