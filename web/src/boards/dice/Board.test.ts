import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { BoardView } from "../registry";
import { clear, click, draw, sheet, stubMedia, thing, things } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS, POSITIONS, board, view } from "./fixtures";
import { titles } from "./titles";
import type { DiceBoard, EnemySetRecord } from "./types";

beforeAll(async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("dice");
});

afterEach(clear);

const show = (shown: BoardView<DiceBoard>) => draw(Board, "dice", shown, CARDS, titles);
const dice = (within: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${within}"] [data-thing^="die:"]`)].map(
    ({ dataset }) => dataset["thing"]!.slice(4),
  );

describe.each(Object.keys(POSITIONS))("%s", (name) => {
  test("is drawn with what can be used and no more, in words that there are", () => {
    show(view(name));
    const { choice, board } = view(name);
    const wanted = (choice?.options ?? []).flatMap(({ args }) =>
      Object.entries(args).flatMap(([role, id]) => (role === "amount" ? [] : [id])),
    );
    const marked = [...document.querySelectorAll<HTMLElement>("[data-legal]")].map(
      ({ dataset }) => dataset["thing"]!.split(":")[1]!,
    );
    expect(new Set(marked.map((id) => board.alike[id] ?? lender(board, wanted, id)))).toEqual(
      new Set(wanted),
    );
    expect(document.body.textContent).not.toMatch(/(page-)?dice-[a-z]/);
  });

  test("has every die that shows something, once", () => {
    show(view(name));
    const shown = [...document.querySelectorAll<HTMLElement>('[data-thing^="die:"]')].map(
      ({ dataset }) => dataset["thing"]!.slice(4),
    );
    const { sides, sauron } = board(name);
    const lying = sides.flatMap(({ active, muster, prepared }) => [
      ...active,
      ...muster,
      ...prepared,
    ]);
    const foes = [...sauron.active, ...sauron.muster, ...sauron.destroyed];
    for (const die of [...lying, ...foes]) {
      expect(
        shown.filter((each) => each === die),
        die,
      ).toHaveLength(1);
    }
  });
});

/** A die of a lender stands for the lender. */
function lender({ seats, sides }: DiceBoard, wanted: string[], die: string): string {
  const found = seats.find((_, place) => sides[place]!.prepared.includes(die));
  return found !== undefined && wanted.includes(found) ? found : die;
}

test("a die with one thing to do does it by a click", () => {
  const { choose } = show(view("start"));
  const { options = [] } = view("start").choice!;
  const spend = options.find(({ kind }) => kind === "spend")!;
  click(thing(`die:${spend.args["die"]}`));
  expect(choose).toHaveBeenCalledExactlyOnceWith(spend.text);
});

test("a click on a die means the first of those that are like it", () => {
  const { choose } = show(view("alike"));
  const { options = [] } = view("alike").choice!;
  const alone = (die: string) => options.filter(({ args }) => args["die"] === die).length === 1;
  const [other, first] = Object.entries(board("alike").alike).find(([, die]) => alone(die))!;
  click(thing(`die:${other}`));
  expect(choose.mock.calls[0]![0]).toContain(first);
});

test("a card that is too dear says why, and its rule opens", () => {
  const { choose, ask } = show(view("recruit"));
  const refused = view("recruit").choice!.refused!.find(({ reason }) => reason === "unaffordable")!;
  const card = thing(`card:${refused.args["card"]}`);
  expect(card.getAttribute("aria-disabled")).toBe("true");
  click(card);
  expect(sheet()!.querySelector(".refusal")!.textContent).toContain("Fellowship");
  click(sheet()!.querySelector(".refusal .rule"));
  expect(ask).toHaveBeenCalledExactlyOnceWith(refused.rule);
  expect(choose).not.toHaveBeenCalled();
});

test("a card is recruited by one click, and tells its die in the popover", () => {
  const { choose } = show(view("recruit"));
  const option = view("recruit").choice!.options!.find(({ kind }) => kind === "recruit")!;
  click(thing(`card:${option.args["card"]}`));
  expect(choose).toHaveBeenCalledExactlyOnceWith(option.text);
});

test("the areas of whoever looks on are drawn large, those of the others in little", () => {
  show(view("rich"));
  const near = view("rich").seat!;
  const { sides, seats } = board("rich");
  expect(dice(`active:${near}`)).toEqual(sides[seats.indexOf(near)]!.active);
  for (const seat of seats)
    expect(document.querySelector(`[data-place="side:${seat}"]`)).toBeTruthy();
  expect(document.querySelector('[data-part="hand"]')!.textContent).toContain("Active Pool");
});

test("an Artifact is not thrown away by the first click", () => {
  const { choose } = show(view("tidy"));
  const option = view("tidy").choice!.options!.find(({ kind }) => kind === "discard")!;
  click(thing(`die:${option.args["die"]}`));
  expect(choose).not.toHaveBeenCalled();
  click(sheet()!.querySelector(".act"));
  expect(choose).toHaveBeenCalledExactlyOnceWith(option.text);
});

test("what the Ring has left is among the Corruption that Sauron will have", () => {
  const shown = structuredClone(view("dice"));
  const { board: at } = shown;
  at.sauron.corruption = 1;
  at.sauron.delayed = 2;
  at.totals.points = 6;
  show(shown);
  const mat = document.querySelector('[data-place="mat:corruption"]')!;
  expect(mat.textContent).toContain("6 next turn");
  expect(mat.textContent).toContain("2 of it is what the Ring has left");
  expect(mat.textContent).not.toContain("+2");
});

test("what the Ring leaves in his turn is for the next", () => {
  const shown = structuredClone(view("glory"));
  shown.board.sauron.delayed = 2;
  show(shown);
  const mat = document.querySelector('[data-place="mat:corruption"]')!;
  expect(mat.textContent).toContain("+2 from the Ring, for his next turn");
  expect(mat.textContent).not.toContain("next turn of");
});

test("the answers to how much Glory begin with none, and each brings something else", () => {
  show(view("glory"));
  const acts = [...document.querySelectorAll<HTMLElement>(".edge .act")];
  const told = acts.map((act) => act.textContent!.trim());
  expect(told[0]).toMatch(/^None /);
  const brings = told.map((each) => each.replace(/^[^(]*/, ""));
  expect(new Set(brings).size).toBe(brings.length);
  expect(told.length).toBeLessThan(view("glory").choice!.options!.length);
});

test("what is attached hangs on its bearer", () => {
  show(view("rich"));
  const [artifact, unit] = Object.entries(board("rich").bearers)[0]!;
  expect(thing(`die:${artifact}`).closest(".bond")).toBe(thing(`die:${unit!}`).closest(".bond"));
});

test("a die is told with what it shows and what it is worth now", () => {
  show(view("war"));
  const unit = Object.keys(board("war").units)[0]!;
  click(thing(`die:${unit}`));
  expect(sheet()!.textContent).toContain("Now attack");
  expect(sheet()!.textContent).toContain("Shows");
});

test("an enemy tells what destroys it, and what one would attack with", () => {
  show(view("rich"));
  const { forces, totals, turn } = board("rich");
  click(thing(`die:${Object.keys(forces)[0]!}`));
  expect(sheet()!.textContent).toMatch(/attack \d+, defense (\d+).*An attack of \1 destroys it/s);
  expect(sheet()!.textContent).toContain(`would attack with ${totals.attack[turn!]} now`);
});

test("an Eye that fights at a location shows its figures", () => {
  const riding = structuredClone(view("target"));
  const { board: at } = riding;
  const rider = Object.keys(at.forces)[0]!;
  const faces = CARDS.get(rider.slice(0, rider.lastIndexOf("-")))!.record as EnemySetRecord;
  at.location = "rivendell";
  at.forces[rider] = "black-rider";
  at.faces[rider] = faces.faces.findIndex(({ eye }) => eye) + 1;
  show(riding);
  expect(thing(`die:${rider}`).textContent).toContain(
    "Black Riders (level 2, attack 2, defense 2)",
  );
  const figures = [...thing(`die:${rider}`).querySelectorAll("text")];
  expect(figures.map(({ textContent }) => textContent)).toEqual(["2", "2", "2"]);
});

test("a bag tells what is in it, and how the next roll may fall", () => {
  show(view("rich"));
  click(thing(`pile:${view("rich").seat}/bag`));
  expect(sheet()!.textContent).toMatch(/\d+ \w+/);
  expect(sheet()!.textContent).toMatch(/%/);
});

test("dice that are chosen where nobody sees them are laid out over the stage", () => {
  const { choose } = show(view("fetch"));
  const offered = [...document.querySelectorAll<HTMLElement>(".overlay [data-thing]")];
  expect(offered.map(({ dataset }) => dataset["thing"])).toEqual(
    view("fetch").choice!.options!.map(({ args }) => `die:${args["die"]}`),
  );
  click(offered[1]);
  expect(choose).toHaveBeenCalledExactlyOnceWith(view("fetch").choice!.options![1]!.text);
});

test("the Fellowship that one could pay with stands beside one's name", () => {
  show(view("dice"));
  const told = words.say("page-dice-fellowship", { count: board("dice").totals.fellowship });
  expect(board("dice").totals.fellowship).toBeGreaterThan(board("dice").fellowship);
  expect(document.querySelector(`[aria-label="${told}"]`)).not.toBeNull();
  // How much of it is still on dice is said, too.
  const { fellowship: free, totals } = board("dice");
  const parts = words.say("page-dice-fellowship-parts", { free, dice: totals.fellowship - free });
  expect(document.querySelector(".own .on-dice")!.textContent!.trim()).toBe(parts);
});

test("what names nothing on the board stands below the Wilds", () => {
  const { choose } = show(view("war"));
  const acts = [...document.querySelectorAll<HTMLElement>(".edge .act")];
  expect(acts.map((act) => act.textContent!.trim().split(" ")[0])).toEqual(["Attack", "Prepare"]);
  click(acts[1]);
  expect(choose).toHaveBeenCalledExactlyOnceWith("prepare");
});

test("a corrupted card is marked, and its dice cannot be told for good ones", () => {
  show(view("rich"));
  const [card] = board("rich").corrupted;
  expect(thing(`card:${card}`).textContent).toContain("corrupted");
  expect(thing(`card:${card}`).querySelector(".marker")).not.toBeNull();
});

test("a spectator sees everything and can use nothing", () => {
  show(view("watching"));
  expect(document.querySelectorAll("[data-legal]")).toHaveLength(0);
  flushSync();
  expect(things(`die:${board("watching").sauron.muster[0]}`)).toHaveLength(1);
});
