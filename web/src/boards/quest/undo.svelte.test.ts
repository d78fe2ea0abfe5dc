// Whatever is done at once is taken back at once: to where the game stood before its first step.

import { afterEach, expect, it, vi } from "vitest";
import type { Plan } from "../../lib/plan";
import { Plans, type PlanTable } from "../../lib/plans.svelte";
import type { Wish } from "../../lib/tableSocket.svelte";
import type { View } from "../../protocol";
import { markedPlan } from "../kit/marking";
import {
  NO_WISH,
  action,
  ahead,
  aheadPlan,
  fightOn,
  journey,
  marking,
  moveTo,
  movesTo,
  routeTo,
} from "./acts";
import { atlas } from "./atlas";
import { CARDS, board, view } from "./fixtures";
import { heroAt } from "./types";

const FIRST = 10;

/** A table that asks for one step after the other, and then for something else. */
class Table implements PlanTable {
  seat = "me";
  sent = null;
  spans = { turn: "1" };
  socket = { events: [], link: "open" as const };
  #ply = $state(FIRST);
  #steps: Plan["steps"];

  constructor(steps: Plan["steps"]) {
    this.#steps = steps;
  }

  get view(): View {
    const ply = this.#ply;
    const step = this.#steps[ply - FIRST];
    const option = {
      text: `${ply}`,
      kind: step?.kind ?? "pass",
      args: step?.args ?? {},
      detail: {},
    };
    const choice = { seat: "me", kind: step?.choice ?? "else", rules: [], options: [option] };
    return { version: ply, ply, seat: "me", choice } as unknown as View;
  }

  get choice() {
    return this.view.choice;
  }

  surely = (_: () => string, go: () => void) => go();

  act(wish: Wish): Promise<void> {
    if (wish.type === "choose") this.#ply += 1;
    return Promise.resolve();
  }

  get ply() {
    return this.#ply;
  }
}

const hero = heroAt(board("journey"), "hero-1")!;
const [far] = Object.entries(hero.travel!.reach).find(([, { way }]) => way.length === 3)!;
const [to] = board("command").sauron.commands!.find((each) => each.to.length)!.to;

function marks(name: string, count: number): Plan {
  const choice = view(name).choice!;
  const asked = { ...choice, words: { ...choice.words, count } };
  const found = marking(board(name), asked, atlas(CARDS))!;
  const marked = choice.options!.filter((option) => found.most(option) > 0).slice(0, 2);
  return markedPlan(name, asked, found, marked, found.rest !== null);
}

const KINDS: Record<string, Plan[]> = {
  "a journey": [journey("To", routeTo(hero, far, NO_WISH)!)],
  "what comes after rest": [aheadPlan("Explore", ahead(view("rest").choice!)[0]!)],
  "a card to fight on with": [fightOn("Play", "card")],
  "an action with its first command": [
    action("Command", "command", [{ choice: "command", kind: "heal", args: { minion: "x" } }]),
  ],
  "a command with where to": [
    moveTo("Move", movesTo(board("command"), view("command").choice!, to!)[0]!),
  ],
  "damage that is marked, and the rest": [marks("damage", 4)],
  "influence that is marked": [marks("spread", 4)],
  "the action together with the influence": [
    action("Influence", "influence", []),
    { ...marks("spread", 4), joins: true },
  ],
};

/** What is asked before a plan's first step, and passed on the way. */
const PASSED: Record<string, Plan["steps"]> = {
  "a journey": [{ choice: "explore", kind: "done", args: {} }],
  "what comes after rest": [{ choice: "rest", kind: "pass", args: {} }],
};

let end = () => {};
afterEach(() => end());

it.each(Object.keys(KINDS))("%s is taken back as a whole", async (name) => {
  const all = KINDS[name]!;
  const steps = [...(PASSED[name] ?? []), ...all.flatMap((plan) => plan.steps)];
  const table = new Table(steps);
  let plans!: Plans;
  end = $effect.root(() => {
    plans = new Plans(table);
  });
  for (const plan of all) {
    plans.begin(plan, true);
    await vi.waitFor(() => expect(plans.running).toBeNull(), 10_000);
  }
  expect([table.ply, plans.running]).toEqual([FIRST + steps.length, null]);
  expect(steps.length).toBeGreaterThan(1);
  for (let ply = FIRST; ply < table.ply; ply++) {
    expect(plans.spanAt(ply)).toEqual({ label: all[0]!.label, to: FIRST });
  }
  expect(plans.spanAt(table.ply)).toBeNull();
});
