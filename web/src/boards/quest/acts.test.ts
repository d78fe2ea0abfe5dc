import { expect, it } from "vitest";
import type { OptionInfo } from "../../protocol";
import { atlas } from "./atlas";
import {
  NO_WISH,
  ahead,
  fighting,
  influences,
  journey,
  legsTo,
  marking,
  moveTo,
  movesTo,
  routeTo,
  setsOut,
} from "./acts";
import { CARDS, board, view } from "./fixtures";
import { heroAt, type HeroView } from "./types";

const MAP = atlas(CARDS);
const hero = heroAt(board("journey"), "hero-1")!;
const far = Object.entries(hero.travel!.reach).find(([, { way }]) => way.length === 3)![0];
const near = hero.travel!.ways.find(({ payable }) => payable)!.to;

it("shows the legs of a way, each with cards of the hand that pay for it", () => {
  const route = routeTo(hero, far, NO_WISH)!;
  expect(route.legs.map(({ to }) => to)).toEqual(hero.travel!.reach[far]!.way.map(({ to }) => to));
  const spent = route.legs.flatMap(({ cards }) => cards);
  expect(spent).toHaveLength(hero.travel!.reach[far]!.cards);
  const hand = [...hero.hand];
  for (const card of spent) {
    expect(hand).toContain(card);
    hand.splice(hand.indexOf(card), 1);
  }
  hero.travel!.reach[far]!.way.forEach(({ pay }, n) => {
    if (typeof pay === "string") {
      expect(hero.travel!.payers[pay]).toEqual(expect.arrayContaining(route.legs[n]!.cards));
    }
  });
  expect(routeTo(hero, hero.location, NO_WISH)).toBeNull();
});

it("goes straight on to a neighbour, whatever is cheaper", () => {
  expect(legsTo(hero, near).map(({ to }) => to)).toEqual([near]);
});

it("pays with what one wants to use, and not with what one wants to keep", () => {
  const two = { ...hero, hand: ["x", "y"], travel: travel(1, { any: ["x", "y"] }) } as HeroView;
  const [first] = routeTo(two, "there", NO_WISH)!.legs[0]!.cards;
  const other = first === "x" ? "y" : "x";
  const paid = (use: string[], keep: string[]) =>
    routeTo(two, "there", { use, keep })!.legs[0]!.cards;
  expect([paid([other], []), paid([], [first!])]).toEqual([[other], [other]]);
  expect(paid([], ["x", "y"])).toHaveLength(1);
  expect(routeTo(two, "there", NO_WISH)!.open).toBe(true);
  const one = { ...two, hand: ["x", "x"], travel: travel(1, { any: ["x"] }) } as HeroView;
  expect(routeTo(one, "there", NO_WISH)!.open).toBe(false);
  const all = { ...two, travel: travel(2, { any: ["x", "y"] }) } as HeroView;
  expect(routeTo(all, "there", NO_WISH)!.open).toBe(false);
});

function travel(pay: string | number, payers: Record<string, string[]>) {
  const way = { path: "p", to: "there", fare: 1, icons: 0, payable: true, pay };
  const reach = { there: { cards: 1, way: [way] } };
  return { fares: {}, payers, spare: payers["any"]!, ways: [way], reach };
}

it("keeps for an icon the card that alone has it", () => {
  const way = [
    { to: "a", pay: 1 },
    { to: "there", pay: "hills" },
  ];
  const two = {
    ...hero,
    hand: ["x", "y"],
    travel: {
      fares: {},
      payers: { any: ["x", "y"], hills: ["x"] },
      spare: ["x", "y"],
      ways: [],
      reach: { there: { cards: 2, way } },
    },
  } as unknown as HeroView;
  const { legs } = routeTo(two, "there", NO_WISH)!;
  expect(legs.map(({ cards }) => cards)).toEqual([["y"], ["x"]]);
});

it("goes from rest, exploring and the journey alike, step by step", () => {
  const plan = journey("To", routeTo(hero, far, NO_WISH)!);
  expect(plan.steps.filter(({ choice }) => choice === "journey")).toHaveLength(3);
  expect(plan.steps.filter(({ choice, maybe }) => choice === "pay" && !maybe)).toEqual([]);
  for (const name of ["rest", "explore", "journey"]) {
    const choice = view(name).choice!;
    expect(setsOut(choice), name).toBe(true);
    const passed = plan.through?.[name];
    if (passed) expect(choice.options!.map(({ kind }) => kind)).toContain(passed);
  }
  expect(setsOut(view("watching").choice)).toBe(false);
  expect(ahead(view("rest").choice!).map(({ kind }) => kind)).toEqual(["explore", "stop"]);
});

it("fights on with any card of one's own hand", () => {
  const fight = board("go-on");
  const cards = fighting(fight, view("go-on").choice!, "hero-1");
  expect(cards.length).toBeGreaterThan(0);
  expect(heroAt(fight, "hero-1")!.hand).toEqual(expect.arrayContaining(cards));
  expect(fighting(fight, view("fight").choice!, "hero-1")).toEqual([]);
});

const marksAt = (name: string, words?: Record<string, number>) => {
  const choice = view(name).choice!;
  const changed = words ? { ...choice, words: { ...choice.words, ...words } } : choice;
  return { choice, marks: marking(board(name), changed, MAP) };
};
const of = (options: OptionInfo[] | undefined, kind: string) =>
  options!.find((option) => option.kind === kind)!;

it("marks influence as often as a location has room, some of it in the Shadow Pool", () => {
  const { choice, marks } = marksAt("spread");
  const place = of(choice.options, "spread");
  expect(marks!.most(place)).toBe(board("spread").sauron.room![place.args["location"]!]);
  expect(marks!.most(of(choice.options, "pass"))).toBe(0);
  expect(marks!.preset.map(({ kind }) => kind)).toEqual(["to-pool", "to-pool"]);
  expect([marks!.count, marks!.atOnce, marks!.rest]).toEqual([6, true, null]);
});

it("marks what a marked location may bring into reach", () => {
  const { choice, marks } = marksAt("spread");
  const out = choice.refused!.filter(({ reason }) => reason === "out-of-reach");
  const beside = out.find(({ args }) =>
    MAP.from
      .get(args["location"]!)!
      .some(({ ends }) =>
        choice.options!.some((option) => ends.includes(option.args["location"] ?? "")),
      ),
  )!;
  const neighbours = choice.options!.filter(({ args }) =>
    MAP.from.get(beside.args["location"]!)!.some(({ ends }) => ends.includes(args["location"]!)),
  );
  const told = (marked: OptionInfo[]) => marks!.leads(beside, marked).map(({ text }) => text);
  expect(told(neighbours)).toEqual([beside.text]);
  const { places } = board("spread").sauron.links![beside.args["location"]!]!;
  expect(told([])).toEqual(places.map((place) => `spread ${place}`));
  expect(places.length).toBeGreaterThan(1);
  const full = choice.refused!.find(({ reason }) => reason === "full");
  if (full) expect(marks!.leads(full, neighbours)).toEqual([]);
});

it("pays with what the hand misses least, copy by copy, in the order of the hand", () => {
  const some = { ...travel(2, { any: ["x", "y", "z"] }), spare: ["y", "x", "y", "z"] };
  const held = { ...hero, hand: ["x", "y", "y", "z"], travel: some } as HeroView;
  expect(routeTo(held, "there", NO_WISH)!.legs[0]!.cards).toEqual(["x", "y"]);
  expect(routeTo(held, "there", { use: ["z"], keep: [] })!.legs[0]!.cards).toEqual(["y", "z"]);
});

it("gives the command that moves a piece to a location", () => {
  const { choice } = view("command");
  const { commands } = board("command").sauron;
  const { kind, args, to } = commands!.find((each) => each.to.length)!;
  const moves = movesTo(board("command"), choice!, to[0]!);
  expect(moves).toContainEqual({ kind, args, to: to[0] });
  expect(moveTo("Move", moves[0]!).steps.map(({ choice }) => choice)).toEqual([
    "command",
    moves[0]!.kind,
  ]);
  expect(movesTo(board("command"), view("act").choice!, to[0]!)).toEqual([]);
});

it("takes influence as far as a chain of locations brings it", () => {
  const { sauron } = board("act");
  const [far] = Object.keys(sauron.links!);
  const [near] = Object.keys(sauron.room!);
  expect([influences(board("act"), far!), influences(board("act"), near!)]).toEqual([
    "far",
    "at once",
  ]);
  expect(influences(board("journey"), near!)).toBeNull();
});

it("marks damage on the hand, and leaves the rest to the life pool", () => {
  const { choice, marks } = marksAt("damage", { count: 3 });
  expect(marks!.rest?.kind).toBe("suffer-unseen");
  expect(marks!.most(of(choice.options, "suffer"))).toBeGreaterThan(0);
  expect(marks!.most(of(choice.options, "suffer-unseen"))).toBe(0);
  expect(marksAt("damage").marks).toBeNull();
});

it("pays at once with a card that pays alone", () => {
  const { choice, marks } = marksAt("pay");
  for (const option of choice.options!) {
    expect(marks!.most(option) === 0).toBe("alone" in option.detail);
  }
});
