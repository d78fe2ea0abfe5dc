import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../../lib/words.svelte";
import type { BoardView } from "../registry";
import { clear, click, draw, mouse, sheet, stubMedia, thing } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS, view } from "./fixtures";
import { titles } from "./titles";
import { SEATS, other, type DuelBoard, type Seat } from "./types";

beforeAll(async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("duel");
});

afterEach(clear);

const show = (shown: BoardView<DuelBoard>) => draw(Board, "duel", shown, CARDS, titles);

const DRAWN = ["turn-3", "manoeuvre", "again", "race", "fetch", "strip"];

test.each(DRAWN)("%s is drawn, with its legal things marked and no others", (name) => {
  show(view(name));
  const marked = [...document.querySelectorAll<HTMLElement>("[data-legal]")];
  const options = view(name).choice!.options!;
  const wanted = options
    .filter(({ kind }) => kind !== "pass" && kind !== "lose")
    .map(
      ({ kind, args }) => args["card"] ?? args["tile"] ?? args["race"] ?? args["region"] ?? kind,
    );
  const purses = options
    .filter(({ kind }) => kind === "lose")
    .map(() => other(view(name).seat as Seat));
  const named = marked.map(({ dataset }) => dataset["thing"]!.split(":")[1]);
  expect(new Set(named)).toEqual(new Set([...wanted, ...purses]));
  expect(document.body.textContent).not.toMatch(/(page-)?duel-[a-z]/);
});

test("a card opens, tells its price, and offers what can be done with it", () => {
  const { choose } = show(view("turn-2"));
  click(thing("card:c2-green-dwarves"));
  expect(sheet()!.textContent).toContain("Price for you: nothing, by the anvil");
  const acts = [...sheet()!.querySelectorAll(".act")];
  expect(acts.map((act) => act.textContent!.trim())).toEqual([
    "Play “Dwarves” (free by the anvil)",
    "Discard “Dwarves” (gain 2 Coins)",
  ]);
  click(acts[0]);
  expect(choose).toHaveBeenCalledExactlyOnceWith("play c2-green-dwarves");
  expect(sheet()).toBeNull();
});

test("a refused card stays in sight, says why, and its rule opens", () => {
  const { choose, ask } = show(view("turn-2"));
  const covered = thing("card:c2-red-arnor-rhovanion");
  expect(covered.getAttribute("aria-disabled")).toBe("true");
  click(covered);
  expect(sheet()!.querySelector(".refusal")!.textContent).toContain("Another card covers it");
  expect(sheet()!.querySelectorAll(".act")).toHaveLength(0);
  click(sheet()!.querySelector(".refusal .rule"));
  expect(ask).toHaveBeenCalledExactlyOnceWith("D2.4");
  expect(choose).not.toHaveBeenCalled();
});

test("a missing Skill is named with what it costs", () => {
  show(view("turn-2"));
  const card = thing("card:c2-green-hobbits");
  expect(card.hasAttribute("aria-disabled"), "it can still be discarded").toBe(false);
  click(card);
  expect(sheet()!.textContent).toContain("Price for you: 1 Coin (1 for missing Ruse)");
  expect(sheet()!.textContent).toContain("It costs you 1 and you have 0 Coins");
});

test("a Unit moves by its origin and its goal", () => {
  const { choose } = show(view("move"));
  expect(document.querySelectorAll(".arrow")).toHaveLength(0);
  click(thing("region:gondor"));
  expect(document.querySelectorAll(".arrow")).toHaveLength(3);
  expect(choose).not.toHaveBeenCalled();
  click(thing("region:enedwaith"));
  expect(choose).toHaveBeenCalledExactlyOnceWith("move gondor enedwaith");
});

test("another turn is offered beside whose turn it is, and taken by one click", () => {
  const { choose } = show(view("again"));
  const offer = thing("turn:again");
  expect(offer.closest(".heading")).not.toBeNull();
  expect(offer.textContent).toContain("Take another turn");
  click(offer);
  expect(choose).toHaveBeenCalledExactlyOnceWith("again");
});

test("whoever is not asked sees no turn to take", () => {
  show({
    ...view("again"),
    choice: { seat: "sauron", kind: "again", rules: [] },
  } as BoardView<DuelBoard>);
  expect(thing("turn:again")).toBeNull();
});

test("a region that the card does not show is refused with its rule", () => {
  const { choose } = show(view("muster"));
  click(thing("region:mordor"));
  expect(sheet()!.textContent).toContain("The card does not show this region");
  click(thing("region:arnor"));
  expect(choose).toHaveBeenCalledExactlyOnceWith("place arnor");
});

test("z and a right click enlarge, Escape closes and gives the keyboard back", async () => {
  const { zoom } = show(view("turn-2"));
  const card = thing("card:c2-green-hobbits");
  const press = (element: Element, key: string) => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  press(card, "z");
  expect(zoom).toHaveBeenCalledExactlyOnceWith("card", "c2-green-hobbits");
  const right = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  card.dispatchEvent(right);
  expect(zoom).toHaveBeenCalledTimes(2);
  expect(right.defaultPrevented).toBe(true);
  click(card);
  expect(document.activeElement!.classList).toContain("act");
  press(document.activeElement!, "Escape");
  expect(sheet()).toBeNull();
  await vi.waitFor(() => expect(document.activeElement === card).toBe(true));
});

/** A mouse over a thing, which has moved this far since it was last heard of. */
test("a hint comes where a mouse moves, not where it rests while the board is drawn", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hinted = (element: Element) => {
    vi.advanceTimersByTime(1000);
    flushSync();
    return element.hasAttribute("aria-describedby");
  };
  show(view("turn-2"));
  for (const name of ["card:c2-green-hobbits", "region:mordor"]) {
    const below = thing(name);
    mouse("pointerenter", below, 0);
    mouse("pointermove", below, 0);
    expect(hinted(below)).toBe(false);
    mouse("pointermove", below, 3);
    expect(hinted(below)).toBe(true);
    mouse("pointerleave", below, 3);
    expect(hinted(below)).toBe(false);
  }
  vi.useRealTimers();
});

test("both counters of the quest are told, with the bonus spaces that were reached", () => {
  show(view("turn-3"));
  const ways = document.querySelector(".ways .lane")!.parentElement!;
  expect(ways.textContent).toContain("Frodo & Sam: 8 steps to Mount Doom");
  expect(ways.textContent).toContain("Nazgûl: 11 steps behind Frodo & Sam");
  const used = (seat: string) =>
    [...ways.querySelectorAll<HTMLElement>(".used")].filter(({ dataset }) =>
      dataset["thing"]!.startsWith(`bonus:${seat}`),
    ).length;
  const { bonuses, sides } = view("turn-3").board;
  for (const seat of SEATS) {
    const reached = Object.keys(bonuses).filter((step) => Number(step) <= sides[seat].steps);
    expect(used(seat), seat).toBe(reached.length);
  }
});

test("threats are told with their rule, and no longer after the end", () => {
  const { ask } = show(view("quest-near"));
  const banner = document.querySelector(".threats")!;
  expect(banner.textContent).toContain("Frodo & Sam are 2 steps from Mount Doom");
  click(banner.querySelector("button"));
  expect(ask).toHaveBeenCalledExactlyOnceWith("D8.1");
  document.body.replaceChildren();
  show(view("over"));
  expect(document.querySelector(".threats")).toBeNull();
});

test("what is chosen from a heap lies over the board", () => {
  const { choose } = show(view("keep"));
  const offered = [...document.querySelectorAll<HTMLElement>(".overlay [data-thing]")];
  expect(offered.map(({ dataset }) => dataset["thing"])).toEqual(
    view("keep").choice!.options!.map(({ args }) => `token:${args["token"]}`),
  );
  click(offered[1]);
  click(sheet()!.querySelector(".act"));
  expect(choose).toHaveBeenCalledExactlyOnceWith(view("keep").choice!.options![1]!.text);
});

test("a spectator sees prices of whoever is asked, and nothing to choose", () => {
  show(view("watching"));
  expect(document.querySelectorAll("[data-legal]")).toHaveLength(0);
  click(document.querySelector(".chapter [data-thing^='card:']"));
  expect(sheet()!.textContent).toContain("Price for the Fellowship");
});
