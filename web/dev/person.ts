// Somebody who wants to make given choices at the page, with as few clicks as possible.

import { flushSync } from "svelte";
import { key } from "../src/lib/boardInput.svelte";
import { same } from "../src/lib/plan";
import type { Offer, Plans } from "../src/lib/plans.svelte";
import { spans } from "../src/boards/quest";
import { plain } from "../src/boards/quest/cardChoice";
import type { QuestController } from "../src/boards/quest/controller.svelte";
import { thingOf, type Thing } from "../src/boards/quest/things";
import type { RecordedTable } from "./recordedTable.svelte";

/** Clicks that lead from one recorded choice to another, as everything between was chosen. */
export interface Way {
  at: number;
  to: number;
  clicks: number;
  /** The kind of choice that it begins at. */
  kind: string;
  /** What is clicked: a thing or a button of the board, or the list of all options. */
  by: "board" | "list";
}

/** How many clicks were made; null where one of them could not be. */
type Clicks = number | null;

/** Which cards are clicked to pay otherwise: those to pay with, those to keep, or both. */
const SWAPS = ["use", "keep", "both"] as const;
type Swap = (typeof SWAPS)[number] | "";

/** How far ahead one looks for what one wants to do, in choices. */
const FAR = 30;

export class Person {
  /** Whether the last plan showed a way, whose cards could be others. */
  #shown = false;
  #anchor = document.createElement("button");

  constructor(
    readonly table: RecordedTable,
    readonly controller: QuestController,
    readonly plans: Plans,
  ) {}

  /** The fewest clicks for the whole game. */
  play(): Way[] {
    const { positions } = this.table;
    const best: ({ cost: number; way: Way | null } | undefined)[] = [{ cost: 0, way: null }];
    for (let at = 0; at < positions.length; at++) {
      const here = best[at];
      if (!here) continue;
      for (const way of this.#ways(at)) {
        const cost = here.cost + way.clicks;
        const found = best[way.to];
        if (!found || cost < found.cost) best[way.to] = { cost, way };
      }
    }
    const path: Way[] = [];
    for (let way = best[positions.length]?.way; way; way = best[way.at]?.way) path.push(way);
    return path.reverse();
  }

  /** All that can be done at a position by what was chosen there and later. */
  #ways(at: number): Way[] {
    const { view, taken } = this.table.positions[at]!;
    const { kind } = view.choice!;
    const found: Way[] = [];
    const attempt = (clicks: () => Clicks, by: Way["by"] = "board") => {
      const made = this.#try(at, clicks);
      if (made) found.push({ at, kind, by, ...made });
    };
    this.#show(at);
    const { controller } = this;
    const marks = controller.marking !== null;
    const shortcuts = controller.shortcuts.map((_, n) => n);
    const ahead = this.#ahead(at).flatMap((thing) =>
      controller.offersOf(thing).map((_, offer) => ({ thing, offer })),
    );
    if (plain(taken)) attempt(() => this.#send(taken.text));
    else attempt(() => this.#click(thingOf(taken), () => this.#send(taken.text)));
    if (marks) attempt(() => this.#mark());
    for (const n of shortcuts) attempt(() => this.#take(controller.shortcuts[n]));
    for (const { thing, offer } of ahead) {
      attempt(() => this.#plan(thing, offer, ""));
      if (!this.#shown) continue;
      for (const swap of SWAPS) attempt(() => this.#plan(thing, offer, swap));
    }
    attempt(() => this.#send(taken.text), "list");
    return found;
  }

  /** What is clicked with, where it leads to what was chosen. */
  #try(at: number, clicks: () => Clicks): Pick<Way, "to" | "clicks"> | null {
    this.#show(at);
    const made = clicks();
    flushSync();
    const { strayed, at: to } = this.table;
    return made === null || strayed || to === at ? null : { to, clicks: made };
  }

  /** Show a position as if nothing had been done there. */
  #show(at: number): void {
    this.plans.halt();
    this.table.strayed = false;
    this.table.at = at;
    flushSync();
    this.controller.renew();
    flushSync();
  }

  /** The things of what is chosen in this turn from here on. */
  #ahead(at: number): Thing[] {
    const { positions } = this.table;
    const { turn } = this.table.spans;
    const found = new Map<string, Thing>();
    for (const { view, taken } of positions.slice(at, at + FAR)) {
      if (spans(view.board).turn !== turn) break;
      const thing = thingOf(taken);
      found.set(key(thing), thing);
    }
    return [...found.values()];
  }

  #send(text: string): Clicks {
    this.controller.choose({ text });
    flushSync();
    return 1;
  }

  #take(offer: Offer | undefined): Clicks {
    if (!offer) return null;
    offer.take();
    flushSync();
    return 1;
  }

  /** Click a thing; where that opens a popover, `then` clicks in there. */
  #click(thing: Thing, then: () => Clicks): Clicks {
    this.controller.click(thing, this.#anchor);
    flushSync();
    return this.controller.pointed?.open ? plus(1, then()) : 1;
  }

  /** Click a thing, take one of its offers, and carry out what it begins. */
  #plan(thing: Thing, offer: number, swap: Swap): Clicks {
    const { controller, table } = this;
    const before = table.at;
    let clicks = this.#click(thing, () => this.#take(controller.offersOf(thing)[offer]));
    this.#shown = controller.goal !== null && table.at === before;
    if (this.#shown) {
      const swapped = this.#swap(controller.goal!, swap);
      return plus(plus(clicks, swapped), this.#take(controller.draft?.offers[0]));
    }
    if (table.at > before && !table.strayed && controller.begun && controller.marking) {
      clicks = plus(clicks, this.#mark());
    }
    return clicks;
  }

  /** Have the way that is shown be paid with the cards that were paid in the game. */
  #swap(goal: string, swap: Swap): Clicks {
    if (swap === "") return 0;
    const { controller } = this;
    const wanted = this.#paid(goal);
    const used = () => controller.route?.legs.flatMap(({ cards }) => cards) ?? [];
    let clicks = 0;
    const press = (cards: string[]) => {
      for (const id of cards) {
        controller.click({ kind: "card", id }, this.#anchor);
        flushSync();
        clicks += 1;
      }
    };
    if (swap !== "keep") press(without(wanted, used()));
    if (swap !== "use") press([...new Set(without(used(), wanted))]);
    return clicks || null;
  }

  /** The cards that were paid in the game on the way to a location. */
  #paid(goal: string): string[] {
    const found: string[] = [];
    let there = false;
    for (const { taken } of this.table.positions.slice(this.table.at)) {
      if (taken.kind === "spend") found.push(taken.args["card"]!);
      else if (there) break;
      else there = taken.kind === "go" && taken.args["location"] === goal;
    }
    return found;
  }

  /** Mark what was chosen one after the other, and confirm. */
  #mark(): Clicks {
    const { controller, table } = this;
    const { marking } = controller;
    if (!marking) return null;
    const { at } = table;
    const { kind } = table.choice!;
    const run = table.positions.slice(at, at + marking.count);
    const end = run.findIndex(({ view }) => view.choice!.kind !== kind);
    const wanted = (end < 0 ? run : run.slice(0, end)).map(({ taken }) => taken);
    const { rest } = marking;
    const marked = new Map<string, number>();
    let clicks = 0;
    for (const option of wanted) {
      if ((rest && same(rest, option)) || option.kind === "pass") continue;
      const thing = thingOf(option);
      const often = (marked.get(key(thing)) ?? 0) + 1;
      marked.set(key(thing), often);
      if (controller.marksOn(thing) >= often) continue;
      controller.click(thing, this.#anchor);
      flushSync();
      clicks += 1;
      if (table.at > at || table.strayed) return clicks;
      if (controller.marksOn(thing) < often) return null;
    }
    for (const preset of marking.preset) {
      const thing = thingOf(preset);
      if (controller.marksOn(thing) <= (marked.get(key(thing)) ?? 0)) continue;
      controller.draft?.parts[0]?.drop?.();
      flushSync();
      clicks += 1;
    }
    const offers = controller.draft?.offers ?? [];
    const filled = rest && wanted.some((option) => same(rest, option));
    return plus(clicks, this.#take(filled ? offers.at(-1) : offers[0]));
  }
}

function plus(a: Clicks, b: Clicks): Clicks {
  return a === null || b === null ? null : a + b;
}

/** What is in the first list and not in the second, as often. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
