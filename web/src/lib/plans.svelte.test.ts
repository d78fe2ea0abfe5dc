// Plans at a table: sent step by step, stopped, taken up again, and taken back as a whole.

import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { ChoiceInfo, EventInfo, View } from "../protocol";
import { stepOf, type Plan } from "./plan";
import { Plans, type PlanTable } from "./plans.svelte";
import type { Link, Wish } from "./tableSocket.svelte";

const option = (kind: string, place = "") => ({
  text: `${kind} ${place}`.trim(),
  kind,
  args: place ? { place } : ({} as Record<string, string>),
  detail: {},
});
const plan: Plan = {
  label: "To C",
  steps: ["a", "b", "c"].map((place) => stepOf("where", option("go", place))),
  foresees: new Set(["moved"]),
};

class Table implements PlanTable {
  seat = "hero";
  sent = null;
  view = $state.raw<View | null>(null);
  socket = $state.raw<{ events: EventInfo[]; link: Link }>({ events: [], link: "open" });
  spans = { turn: "1" };
  wishes: string[] = [];
  fails = false;
  #number = 0;

  get choice() {
    return this.view?.choice ?? null;
  }

  act(wish: Wish): Promise<void> {
    if (wish.type === "choose") this.wishes.push(wish.option);
    return this.fails ? Promise.reject(new Error()) : Promise.resolve();
  }

  surely = (_: () => string, go: () => void) => go();

  /** What is asked after so many choices, and what has happened before. */
  ask(ply: number, kind: string, places: string[], happened: string[] = [], seat = "hero"): void {
    this.#number += 1;
    const [number, version] = [this.#number, this.#number];
    const events = happened.map((each) => ({ number, version, kind: each, args: {} }));
    this.socket = { ...this.socket, events: [...this.socket.events, ...events] };
    const options = places.map((place) => option("go", place));
    const choice: ChoiceInfo = { seat, kind, rules: [], options };
    this.view = { version, ply, choice } as unknown as View;
    flushSync();
  }
}

let end = () => {};
afterEach(() => end());

function sit(): { table: Table; plans: Plans } {
  const table = new Table();
  let plans!: Plans;
  end = $effect.root(() => {
    plans = new Plans(table);
  });
  table.ask(4, "where", ["a"], ["moved"]);
  return { table, plans };
}

it("sends each step when the table asks for it, once", () => {
  const { table, plans } = sit();
  plans.begin(plan);
  expect([table.wishes, plans.running?.label]).toEqual([["go a"], "To C"]);
  flushSync();
  table.ask(5, "where", ["b"], ["moved"]);
  plans.begin({ ...plan, label: "elsewhere" });
  table.ask(6, "where", [], [], "sauron");
  table.ask(7, "where", ["c"], ["moved"]);
  expect([table.wishes, plans.running, plans.stop]).toEqual([["go a", "go b", "go c"], null, null]);
});

it("stops when something happens, and goes on in the same turn when it is over", () => {
  const { table, plans } = sit();
  plans.begin(plan);
  table.ask(5, "peril", [], ["moved", "peril"]);
  expect(plans.stop).toMatchObject({ why: "happened", event: { kind: "peril" } });
  expect([table.wishes, plans.left]).toEqual([["go a"], null]);
  table.ask(6, "where", ["b"], ["hurt"]);
  expect(plans.left?.label).toBe("To C");
  plans.hush();
  expect(plans.stop).toBeNull();
  plans.resume();
  table.ask(7, "where", ["c"]);
  expect(table.wishes).toEqual(["go a", "go b", "go c"]);
});

it("is not taken up in another turn", () => {
  const { table, plans } = sit();
  plans.begin(plan);
  plans.halt();
  expect(plans.stop).toEqual({ why: "told" });
  table.ask(5, "where", ["b"]);
  expect([table.wishes, plans.left?.label]).toEqual([["go a"], "To C"]);
  table.spans = { turn: "2" };
  table.ask(6, "where", ["b"]);
  expect(plans.left).toBeNull();
});

it("stops when the link is lost, when the game goes back, and when a step is refused", async () => {
  const { table, plans } = sit();
  plans.begin(plan);
  table.socket = { ...table.socket, link: "lost" };
  flushSync();
  expect(plans.stop).toEqual({ why: "lost" });
  table.socket = { ...table.socket, link: "open" };
  table.ask(4, "where", ["a"]);
  plans.begin(plan);
  table.ask(3, "where", ["b"], ["undo"]);
  expect(plans.stop).toEqual({ why: "back" });
  table.fails = true;
  table.ask(4, "where", ["a"]);
  plans.begin(plan);
  await vi.waitFor(() => expect(plans.stop).toEqual({ why: "refused", refusal: null }));
});

it("tells where taking back goes: before the first step, while any of them stands", () => {
  const { table, plans } = sit();
  plans.begin(plan);
  table.ask(5, "where", ["b"]);
  table.ask(6, "where", ["c"]);
  table.ask(7, "where", ["d"]);
  expect(plans.spanAt(6)).toEqual({ label: "To C", to: 4 });
  expect(plans.spanAt(7)).toBeNull();
  table.ask(4, "where", ["a"], ["undo"]);
  expect(plans.spanAt(4)).toBeNull();
});

it("takes two plans back together where one carries the other on", () => {
  const { table, plans } = sit();
  const [a, b] = plan.steps;
  plans.begin({ ...plan, steps: [a!] });
  table.ask(5, "where", ["b"]);
  plans.begin({ ...plan, steps: [b!], joins: true });
  table.ask(6, "where", ["c"]);
  expect(plans.spanAt(5)).toEqual({ label: "To C", to: 4 });
});

it("tells a board's draft, but not while a plan runs", () => {
  const { plans } = sit();
  const stop = plans.follow(() => ({ title: "To B", parts: [], offers: [], drop: () => {} }));
  expect(plans.draft?.title).toBe("To B");
  plans.begin(plan);
  expect(plans.draft).toBeNull();
  plans.halt();
  stop();
  expect(plans.draft).toBeNull();
});
