// Where a hero can get with the cards in its hand (Q3.6), if nothing stops it on the way.

import { otherEnd, type Atlas } from "./atlas";
import { ICONS, type PathRecord, type Terrain } from "./types";

/** A hero who sets out. */
export interface Traveller {
  at: string;
  /** The icons of each card in its hand. */
  hand: readonly (readonly Terrain[])[];
  items: readonly string[];
  /** How often it may still move; none given where nothing limits it. */
  moves?: number | undefined;
}

/** One step of a way, and what is paid for it: a card with the icon, or so many of any kind. */
export interface Leg {
  path: PathRecord;
  to: string;
  pay: Terrain | number;
}

/** A way to a location that costs as few cards as can be. */
export interface Reach {
  cards: number;
  way: readonly Leg[];
}

/** How many cards of any kind pay for a path, with a Horse and a Boat or without (Q3.6, Q9.24). */
export function fare(path: PathRecord, items: readonly string[]): number {
  const rowed = path.water && path.item === null && items.includes("boat");
  const number = rowed ? Math.min(1, path.number) : path.number;
  return items.includes("horse") ? Math.max(1, number - 1) : number;
}

/** Whether there is such a path for somebody with these items. */
export function open(path: PathRecord, items: readonly string[]): boolean {
  return path.item === null || items.includes(path.item);
}

/** What a path asks of a hand, and whether the hand has it. */
export interface Toll {
  /** How many cards of any kind. */
  fare: number;
  /** How many cards of the hand show the icon. */
  icons: number;
  payable: boolean;
}

export function toll(path: PathRecord, traveller: Traveller): Toll {
  const { hand, items } = traveller;
  const { icon } = path;
  const icons = icon === null ? 0 : hand.filter((card) => card.includes(icon)).length;
  const needed = fare(path, items);
  return {
    fare: needed,
    icons,
    payable: open(path, items) && (icons > 0 || hand.length >= needed),
  };
}

/** The hand so far: how many cards of each icon are owed for, and how many of any kind. */
interface State {
  at: string;
  icons: readonly number[];
  any: number;
  spent: number;
  moves: number;
  before: State | null;
  leg: Leg | null;
}

/** How many cards show one of the icons of each set; a set is a number with a bit per icon. */
function supplies(hand: Traveller["hand"]): number[] {
  const masks = hand.map((card) => card.reduce((mask, icon) => mask | bit(icon), 0));
  return Array.from(
    { length: 1 << ICONS.length },
    (_, set) => masks.filter((mask) => mask & set).length,
  );
}

const bit = (icon: Terrain) => 1 << ICONS.indexOf(icon);

/** Whether the hand has a card for each icon that is owed: no set of icons asks for too many. */
function covers(supply: readonly number[], icons: readonly number[]): boolean {
  return supply.every((cards, set) => {
    const owed = icons.reduce((sum, count, n) => (set & (1 << n) ? sum + count : sum), 0);
    return owed <= cards;
  });
}

/** Whether somebody who came as `one` can do all that `two` can. */
function noWorse(one: State, two: State, counted: boolean): boolean {
  return (
    one.any <= two.any &&
    one.icons.every((count, n) => count <= two.icons[n]!) &&
    (!counted || one.moves <= two.moves)
  );
}

function wayTo(state: State): Leg[] {
  const way: Leg[] = [];
  for (let each: State | null = state; each?.leg; each = each.before) way.unshift(each.leg);
  return way;
}

/**
 * Every location that the hand pays the way to, with a cheapest way.
 *
 * Which cards of any kind are given is left open on the way: it is enough that in the end the
 * hand has a card for each icon that was paid and enough others besides.
 */
export function plan(atlas: Atlas, traveller: Traveller): Map<string, Reach> {
  const { hand, items, moves: most } = traveller;
  const supply = supplies(hand);
  const start: State = {
    at: traveller.at,
    icons: ICONS.map(() => 0),
    any: 0,
    spent: 0,
    moves: 0,
    before: null,
    leg: null,
  };
  const found = new Map<string, Reach>();
  const seen = new Map<string, State[]>();
  // States by the cards they have cost: cheap ones first, among them those of few steps.
  const waiting: State[][] = Array.from({ length: hand.length + 1 }, () => []);
  waiting[0]!.push(start);

  const visit = (from: State, leg: Leg, icon: number, any: number) => {
    const spent = from.spent + any + (icon < 0 ? 0 : 1);
    if (spent > hand.length) return;
    const icons = icon < 0 ? from.icons : from.icons.map((n, at) => (at === icon ? n + 1 : n));
    if (icon >= 0 && !covers(supply, icons)) return;
    waiting[spent]!.push({
      at: leg.to,
      icons,
      any: from.any + any,
      spent,
      moves: from.moves + 1,
      before: from,
      leg,
    });
  };

  for (const level of waiting) {
    for (const state of level.sort((one, two) => one.moves - two.moves)) {
      const others = seen.get(state.at) ?? [];
      if (others.some((other) => noWorse(other, state, most !== undefined))) continue;
      seen.set(state.at, [...others, state]);
      if (!found.has(state.at)) found.set(state.at, { cards: state.spent, way: wayTo(state) });
      if (state.moves === most) continue;
      for (const path of atlas.from.get(state.at) ?? []) {
        if (!open(path, items)) continue;
        const to = otherEnd(path, state.at);
        const any = fare(path, items);
        visit(state, { path, to, pay: any }, -1, any);
        // Where any one card does, there is no need to look for the icon.
        if (path.icon !== null && any > 1) {
          visit(state, { path, to, pay: path.icon }, ICONS.indexOf(path.icon), 0);
        }
      }
    }
  }
  found.delete(traveller.at);
  return found;
}
