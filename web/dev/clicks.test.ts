// Counts the clicks of recorded games; scripts/clicks.py records them and tells what was counted.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { stubMedia } from "../src/boards/kit/testing";
import type { QuestController } from "../src/boards/quest/controller.svelte";
import { titles } from "../src/boards/quest/titles";
import type { ComponentRecord } from "../src/boards/quest/types";
import type { Plans } from "../src/lib/plans.svelte";
import { words } from "../src/lib/words.svelte";
import RecordedBoard from "./RecordedBoard.svelte";
import { Person, type Way } from "./person";
import { RecordedTable, type Position } from "./recordedTable.svelte";

const FOLDER = process.env["MATHOM_CLICKS"]!;

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(FOLDER, name), "utf-8")) as T;
}

it("plays recorded games with as few clicks as possible", async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("quest");
  const all = read<{ record: ComponentRecord; texts: Record<string, string> }[]>("cards.json");
  const cards = new Map(all.map((card) => [card.record.id, card]));
  const names = { game: "quest", title: titles(cards) };
  const counted: Record<string, { ways: Way[]; single: number }> = {};

  for (const name of readdirSync(FOLDER).filter((each) => each.startsWith("game-"))) {
    const positions = read<Position[]>(name);
    const table = new RecordedTable(positions);
    let made!: [QuestController, Plans];
    const board = mount(RecordedBoard, {
      target: document.body,
      props: { table, cards, names, made: (...each: typeof made) => (made = each) },
    });
    flushSync();
    const ways = new Person(table, ...made).play();
    expect(ways.at(-1)?.to).toBe(positions.length);
    const single = positions.filter(({ view }) => view.choice?.options?.length === 1).length;
    counted[name] = { ways, single };
    await unmount(board);
  }
  writeFileSync(join(FOLDER, "counted.json"), JSON.stringify(counted));
});
