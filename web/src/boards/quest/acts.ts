// What is done at once in Quest although its rules ask for it part by part.

import { same, stepOf, type Plan, type Step } from "../../lib/plan";
import type { ChoiceInfo, OptionInfo } from "../../protocol";
import type { Marking } from "../kit/marking";
import type { Atlas } from "./atlas";
import { otherEnd } from "./atlas";
import { heroAt, type HeroView, type Leg, type QuestBoard } from "./types";

/** The choices from which a hero sets out: those before it are passed. */
const SETTING_OUT = new Set(["rest", "explore", "journey"]);
const THROUGH = { rest: "pass", explore: "done" };
/** What happens to a hero on a way where nothing happens. */
const ON_THE_WAY = new Set(["discard-card", "move-hero"]);
/** What happens when Sauron fights on. */
const IN_STEP = new Set<string>();

// The ways of heroes.

/** Which cards one wants to pay with, and which not. */
export interface Wish {
  use: readonly string[];
  keep: readonly string[];
}

export const NO_WISH: Wish = { use: [], keep: [] };

/** A way and the cards that pay for each of its legs. */
export interface Route {
  legs: { to: string; cards: string[] }[];
  cards: number;
  /** Whether the cards could be others. */
  open: boolean;
}

/** Whether a hero could set out now. */
export function setsOut(choice: ChoiceInfo | null): boolean {
  return choice?.options !== undefined && SETTING_OUT.has(choice.kind);
}

/** The moves to a location: straight on to a neighbour, else by a cheapest way. */
export function legsTo(hero: HeroView, location: string): Leg[] {
  const { travel } = hero;
  const found = travel?.reach[location];
  if (!travel || !found) return [];
  const next = travel.ways.find(({ to, payable }) => to === location && payable);
  return next ? [{ to: location, pay: next.pay }] : found.way;
}

/** The way to a location, paid for as wished; null where there is none. */
export function routeTo(hero: HeroView, location: string, wish: Wish): Route | null {
  const legs = legsTo(hero, location);
  if (!legs.length) return null;
  const paid = pay(hero, legs, wish) ?? pay(hero, legs, NO_WISH);
  if (!paid) return null;
  const spent = paid.flat();
  const spare = (card: string) => count(hero.hand, card) > count(spent, card);
  const open = legs.some((leg, n) =>
    payers(hero, leg).some((card) => spare(card) && paid[n]!.some((other) => other !== card)),
  );
  return { legs: legs.map(({ to }, n) => ({ to, cards: paid[n]! })), cards: spent.length, open };
}

const count = (cards: readonly (string | null)[], card: string) =>
  cards.filter((each) => each === card).length;

/** The kinds of cards that can be among those that pay for a leg. */
function payers({ travel }: HeroView, { pay }: Pick<Leg, "pay">): string[] {
  return travel!.payers[typeof pay === "string" ? pay : "any"] ?? [];
}

/**
 * A card of the hand for each that a way costs, those first that one wants to use.
 *
 * What only some cards can pay is paid first, so that any others do for the rest; among those
 * the hand misses some less than others.
 */
function pay(hero: HeroView, legs: readonly Pick<Leg, "pay">[], wish: Wish): string[][] | null {
  const left = new Map<string, number>();
  for (const card of hero.hand) if (card !== null) left.set(card, (left.get(card) ?? 0) + 1);
  const uses = new Map<string, number>();
  for (const card of wish.use) uses.set(card, (uses.get(card) ?? 0) + 1);
  const places = new Map<string, number[]>();
  hero.travel!.spare.forEach((card, at) => places.set(card, [...(places.get(card) ?? []), at]));
  /** The place of the next copy of a card among those that can be spared. */
  const place = (card: string) => places.get(card)?.at(-left.get(card)!) ?? Infinity;
  const slots = legs
    .flatMap((leg, at) =>
      Array.from({ length: typeof leg.pay === "number" ? leg.pay : 1 }, () => ({
        at,
        cards: payers(hero, leg).filter((card) => !wish.keep.includes(card)),
      })),
    )
    .sort((a, b) => a.cards.length - b.cards.length);
  const paid: string[][] = legs.map(() => []);

  const fill = (n: number): boolean => {
    const slot = slots[n];
    if (!slot) return true;
    const wanted = (card: string) => ((uses.get(card) ?? 0) > 0 ? 0 : 1);
    const order = slot.cards
      .filter((card) => (left.get(card) ?? 0) > 0)
      .sort((a, b) => wanted(a) - wanted(b) || place(a) - place(b));
    for (const card of order) {
      left.set(card, left.get(card)! - 1);
      uses.set(card, (uses.get(card) ?? 0) - 1);
      paid[slot.at]!.push(card);
      if (fill(n + 1)) return true;
      paid[slot.at]!.pop();
      uses.set(card, uses.get(card)! + 1);
      left.set(card, left.get(card)! + 1);
    }
    return false;
  };
  const held = (card: string) => hero.hand.indexOf(card);
  return fill(0) ? paid.map((cards) => cards.sort((a, b) => held(a) - held(b))) : null;
}

/** Go all the way, exploring nowhere. */
export function journey(label: string, route: Route): Plan {
  const steps = route.legs.flatMap(({ to, cards }): Step[] => [
    stepOf("journey", { kind: "go", args: { location: to } }),
    ...cards.map((card) => stepOf("pay", { kind: "spend", args: { card } }, true)),
  ]);
  return { label, steps, through: THROUGH, foresees: ON_THE_WAY };
}

/** What a hero may do next instead of the choice that stands before it, by kinds of options. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  rest: ["explore", "stop"],
  explore: ["stop"],
};

/** The options of the journey that a hero takes without being asked whether it sets out. */
export function ahead(choice: ChoiceInfo): OptionInfo[] {
  return (AHEAD[choice.kind] ?? []).map((kind) => ({ text: kind, kind, args: {}, detail: {} }));
}

export function aheadPlan(label: string, option: OptionInfo): Plan {
  const steps = [stepOf("journey", option)];
  return { label, steps, through: THROUGH, foresees: ON_THE_WAY };
}

// Combat.

/** The cards that can be played where one is asked whether to fight on. */
export function fighting(board: QuestBoard, choice: ChoiceInfo, seat: string): string[] {
  if (choice.kind !== "go-on" || !board.fight) return [];
  const hand = seat === board.fight.hero ? heroAt(board, seat)?.hand : board.fight.hand;
  return [...new Set(hand ?? [])].flatMap((card) => card ?? []);
}

/** Fight on, and play this card unless the foe declares itself exhausted. */
export function fightOn(label: string, card: string): Plan {
  const steps = [
    stepOf("go-on", { kind: "fight-on", args: {} }),
    stepOf("play", { kind: "play", args: { card } }),
  ];
  return { label, steps, foresees: IN_STEP };
}

// Sauron.

/** Take an action with what it lets one do first. */
export function action(label: string, track: string, then: readonly Step[]): Plan {
  const steps = [stepOf("act", { kind: "action", args: { track } }), ...then];
  return { label, steps };
}

/** Whether an action on this track could be taken now. */
export function acts(choice: ChoiceInfo, track: string): boolean {
  const wanted = { kind: "action", args: { track } };
  return choice.kind === "act" && !!choice.options?.some((option) => same(option, wanted));
}

/** A command for a piece, and where it takes the piece. */
export interface Move {
  kind: string;
  args: Record<string, string>;
  to: string;
}

/** The commands by which a piece would move to a location, where commands are given now. */
export function movesTo(board: QuestBoard, choice: ChoiceInfo, location: string): Move[] {
  if (choice.kind !== "command") return [];
  return (board.sauron.commands ?? [])
    .filter(({ to }) => to.includes(location))
    .map(({ kind, args }) => ({ kind, args, to: location }));
}

/** Give a command, and have the piece move there: the choice where to has the command's name. */
export function moveTo(label: string, { kind, args, to }: Move): Plan {
  const steps = [
    stepOf("command", { kind, args }),
    stepOf(kind, { kind: "to", args: { location: to } }, true),
  ];
  return { label, steps };
}

// Several at once.

/** The kinds of options that are marked, by kind of choice. */
const MARKED: Readonly<Record<string, readonly string[]>> = {
  pay: ["spend"],
  damage: ["suffer"],
  "discard-cards": ["discard"],
  "trim-hand": ["discard"],
  shed: ["shed"],
  spread: ["spread", "to-pool"],
};
/** The option that fills up what is not marked. */
const REST: Readonly<Record<string, string>> = { damage: "suffer-unseen" };

/** How the running choice is answered by marking, if several are asked for. */
export function marking(
  board: QuestBoard,
  choice: ChoiceInfo | null,
  atlas: Atlas,
): Marking | null {
  const kinds = choice?.options && MARKED[choice.kind];
  const asked = Number(choice?.words?.["count"] ?? 1);
  if (!kinds || asked < 2) return null;
  const options = choice.options ?? [];
  const hero = heroAt(board, choice.seat);
  const heaps = [...(hero?.hand ?? []), ...(hero?.corruption ?? [])];
  const { room, links } = board.sauron;
  const pool = options.find(({ kind }) => kind === "to-pool");
  const toPool = pool ? Math.min(asked, Number(choice.words?.["pool"] ?? 0)) : 0;
  const most = ({ kind, args, detail }: OptionInfo): number => {
    if (!kinds.includes(kind) || detail["alone"]) return 0;
    if (kind === "to-pool") return toPool;
    if (kind === "spread")
      return room?.[args["location"]!] ?? links?.[args["location"]!]?.room ?? 1;
    return count(heaps, Object.values(args)[0]!);
  };
  return {
    count: asked,
    most,
    preset: Array.from({ length: toPool }, () => pool!),
    rest: options.find(({ kind }) => kind === REST[choice.kind]) ?? null,
    atOnce: choice.kind === "spread",
    leads: (refusal, marked) => {
      if (refusal.kind !== "spread" || refusal.reason !== "out-of-reach") return [];
      const to = refusal.args["location"]!;
      const isMarked = (place: string) => marked.some(({ args }) => args["location"] === place);
      const joined = (atlas.from.get(to) ?? []).some((path) => isMarked(otherEnd(path, to)));
      const needed = joined ? [to] : (links?.[to]?.places ?? []).filter((at) => !isMarked(at));
      const all = [...options, ...(choice.refused ?? [])].filter(({ kind }) => kind === "spread");
      return needed.map((at) => {
        const { text, kind, args } = all.find((each) => each.args["location"] === at)!;
        return { text, kind, args, detail: {} };
      });
    },
  };
}

/** Whether a location can have influence by an action, at once or by a chain of locations. */
export function influences({ sauron }: QuestBoard, location: string): "at once" | "far" | null {
  if (sauron.room?.[location]) return "at once";
  return sauron.links?.[location] ? "far" : null;
}
