// Somebody who wants to make given choices at the page, with as few clicks as possible.

import { flushSync } from "svelte";
import { key } from "../src/lib/boardInput.svelte";
import { passFor, passes, type Passing } from "../src/lib/passing";
import { fill, markAll, times, unmark, type Marking } from "../src/boards/kit/marking";
import { same } from "../src/lib/plan";
import type { Offer, Plans } from "../src/lib/plans.svelte";
import { SPANS } from "../src/boards/registry";
import { spans } from "../src/boards/quest";
import { plain } from "../src/boards/quest/cardChoice";
import type { QuestController } from "../src/boards/quest/controller.svelte";
import { thingOf, type Thing } from "../src/boards/quest/things";
import type { OptionInfo } from "../src/protocol";
import type { RecordedTable } from "./recordedTable.svelte";

/** Clicks that lead from one recorded choice to another, as everything between was chosen. */
export interface Way {
  at: number;
  to: number;
  clicks: number;
  /** The kind of choice that it begins at. */
  kind: string;
  /** What is clicked: the board, the list of all options, or passing for a while. */
  by: "board" | "list" | "pass";
}

/** The cheapest way to have got somewhere, and for how long one lets moments pass there. */
interface Found {
  cost: number;
  way: Way | null;
  before: Found | null;
  passing?: Passing | null;
}

/** How many clicks were made; null where one of them could not be. */
type Clicks = number | null;

/** Which cards are clicked to pay otherwise: those to pay with, those to keep, or both. */
const SWAPS = ["none", "use", "keep", "both"] as const;
type Swap = (typeof SWAPS)[number];

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
    const best = positions.map(() => new Map<string, Found>());
    const ended = new Map<string, Found>();
    best[0]?.set("", { cost: 0, way: null, before: null });
    const reach = (from: Found, way: Way, passing: Passing | null) => {
      const nodes = best[way.to] ?? ended;
      const name = passing ? JSON.stringify(passing) : "";
      const cost = from.cost + way.clicks;
      if (cost < (nodes.get(name)?.cost ?? Infinity)) {
        nodes.set(name, { cost, way, before: from, passing });
      }
    };
    positions.forEach(({ view: { board, choice }, taken }, at) => {
      const ways = best[at]!.size ? this.#ways(at) : [];
      const kind = choice!.kind;
      const step = { at, to: at + 1, kind, by: "pass" as const };
      for (const from of best[at]!.values()) {
        const next = from.passing ? passes(from.passing, spans(board), choice) : "over";
        const passing = next === "over" ? null : from.passing!;
        if (next !== null && next !== "over") {
          if (next.answer === taken.text) reach(from, { ...step, clicks: 0 }, passing);
          continue;
        }
        for (const way of ways) {
          reach(from, way, passing);
          // One asks for it again, before the next moment comes.
          if (passing) reach(from, { ...way, clicks: way.clicks + 1 }, null);
        }
        if (choice!.passing !== taken.text) continue;
        for (const span of SPANS) {
          reach(from, { ...step, clicks: 1 }, passFor(span, spans(board), choice!, passing));
        }
      }
    });
    const [last] = [...ended.values()].sort((a, b) => a.cost - b.cost);
    const path: Way[] = [];
    for (let found = last; found?.way; found = found.before!) path.push(found.way);
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
    const both = [...this.table.steps.keys()];
    const marks = controller.marking !== null;
    const shortcuts = controller.shortcuts.map((_, n) => n);
    const ahead = this.#ahead(at).flatMap((thing) =>
      controller.offersOf(thing).map((_, offer) => ({ thing, offer })),
    );
    if (plain(taken)) attempt(() => this.#send(taken.text));
    else attempt(() => this.#click(thingOf(taken), () => this.#send(taken.text)));
    for (const text of both) attempt(() => this.#send(text));
    if (marks) attempt(() => this.#mark());
    for (const n of shortcuts) attempt(() => this.#take(controller.shortcuts[n]));
    for (const { thing, offer } of ahead) {
      if (kind === "act") attempt(() => this.#plan(thing, offer, "none", true));
      for (const swap of SWAPS) {
        attempt(() => this.#plan(thing, offer, swap));
        for (const times of [1, 2]) {
          if (this.table.strayed || this.plans.stop?.why !== "happened") break;
          attempt(() => this.#resumed(this.#plan(thing, offer, swap), times));
        }
        if (!this.#shown) break;
      }
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

  /** Choose an option, where the page offers it. */
  #send(text: string): Clicks {
    const { choice } = this.controller.view;
    if (!choice?.options?.some((option) => option.text === text)) return null;
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

  /** Point at a thing and click it; where that opens a popover, `then` clicks in there. */
  #click(thing: Thing, then: () => Clicks, full = false): Clicks {
    this.controller.hint(thing, this.#anchor, 0);
    this.controller.click(thing, this.#anchor, full);
    flushSync();
    return this.controller.pointed?.open ? plus(1, then()) : 1;
  }

  /** Click a thing, take one of its offers, and carry out what it begins. */
  #plan(thing: Thing, offer: number, swap: Swap, full = false): Clicks {
    const { controller, table } = this;
    const before = table.at;
    const take = () => this.#take(controller.offersOf(thing)[offer]);
    let clicks = this.#click(thing, take, full);
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

  /** Take up so many times what was stopped, once what happened is answered one by one. */
  #resumed(clicks: Clicks, times: number): Clicks {
    const { plans, table } = this;
    for (let n = 0; n < times && clicks !== null; n++) {
      for (let answered = 0; !plans.left && answered < FAR; answered++) {
        const position = table.positions[table.at];
        if (table.strayed || !position || plans.stop?.why !== "happened") return null;
        clicks = plus(clicks, this.#send(position.taken.text));
      }
      if (!plans.left) return null;
      plans.resume();
      flushSync();
      clicks = plus(clicks, 1);
    }
    return clicks;
  }

  /** Have the way that is shown be paid with the cards that were paid in the game. */
  #swap(goal: string, swap: Swap): Clicks {
    if (swap === "none") return 0;
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

  /** The click that marks the most of what is wanted next, in this order; null where none does. */
  #best(marking: Marking, marked: readonly OptionInfo[], wanted: readonly OptionInfo[]) {
    const { controller } = this;
    let best: { thing: Thing; full: boolean; marked: OptionInfo[] } | null = null;
    const things = new Map(wanted.map((option) => [key(thingOf(option)), thingOf(option)]));
    for (const thing of things.values()) {
      const { options, refused } = controller.optionsOf(thing);
      const offered = options.find((option) => marking.most(option) > 0);
      const leads = refused.map((each) => marking.leads(each, marked)).find((all) => all.length);
      const clicked = offered ? [offered] : (leads ?? []);
      if (!clicked.length) continue;
      const once = markAll(marking, marked, clicked);
      const often = fill(marking, once, clicked.at(-1)!);
      for (const [all, full] of [
        [once, false],
        [often, true],
      ] as const) {
        const more = all.slice(marked.length);
        const fits = more.every((option, n) => wanted[n] && same(option, wanted[n]));
        if (fits && all.length > (best?.marked.length ?? marked.length)) {
          best = { thing, full, marked: [...all] };
        }
      }
    }
    return best;
  }

  /** Mark what was chosen one after the other, and confirm, as far as it can be marked now. */
  #mark(): Clicks {
    const { controller, table } = this;
    const { marking } = controller;
    if (!marking) return null;
    const { at } = table;
    const { kind } = table.choice!;
    const run = table.positions.slice(at, at + marking.count);
    const end = run.findIndex(({ view }) => view.choice!.kind !== kind);
    const taken = (end < 0 ? run : run.slice(0, end)).map(({ taken }) => taken);
    const { rest } = marking;
    const wanted = taken
      .filter((option) => !(rest && same(rest, option)) && option.kind !== "pass")
      .map((option) => ({ ...option, detail: {} }));
    let marked: OptionInfo[] = [...marking.preset];
    let clicks = 0;
    for (const preset of marking.preset) {
      if (times(marked, preset) <= times(wanted, preset)) break;
      controller.draft?.parts[0]?.drop?.();
      flushSync();
      clicks += 1;
      marked = unmark(marked, preset);
    }
    // What was clicked to begin with is marked already.
    const begun = wanted.findIndex(
      (option, n) => times(wanted.slice(0, n + 1), option) > controller.marksOn(thingOf(option)),
    );
    marked = wanted.slice(0, begun < 0 ? wanted.length : begun);
    while (marked.length < wanted.length) {
      const best = this.#best(marking, marked, wanted.slice(marked.length));
      if (!best) break;
      controller.click(best.thing, this.#anchor, best.full);
      flushSync();
      clicks += 1;
      if (table.at > at || table.strayed) return clicks;
      marked = best.marked;
    }
    const offers = controller.draft?.offers ?? [];
    const filled = marked.length === wanted.length && wanted.length < taken.length && rest;
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
