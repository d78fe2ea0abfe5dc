import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { EventInfo } from "../../protocol";
import { clear, click, draw, sheet, stubMedia, thing, things } from "../kit/testing";
import type { BoardView } from "../registry";
import Board from "./Board.svelte";
import { CARDS, POSITIONS, board, view } from "./fixtures";
import { titles } from "./titles";
import type { SolitaireBoard } from "./types";

beforeAll(async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("solitaire");
});

afterEach(clear);

const show = (shown: BoardView<SolitaireBoard>, events: EventInfo[] = []) =>
  draw(Board, "solitaire", shown, CARDS, titles, events);
const place = (name: string) => document.querySelector(`[data-place="${name}"]`)!;

describe.each(Object.keys(POSITIONS))("%s", (name) => {
  test("is drawn with what can be used and no more, in words that there are", () => {
    show(view(name));
    const options = view(name).choice?.options ?? [];
    const wanted = options.flatMap(({ args }) =>
      Object.entries(args).flatMap(([role, id]) =>
        ["card", "site", "region"].includes(role) ? [`${role}:${id}`] : [],
      ),
    );
    const marked = [...document.querySelectorAll<HTMLElement>("[data-legal]")].map(
      ({ dataset }) => dataset["thing"]!,
    );
    expect(new Set(marked)).toEqual(new Set(wanted));
    expect(document.body.textContent).not.toMatch(/page-solitaire-[a-z]/);
  });

  test("has everybody of the company, all of both hands and every treasure", () => {
    show(view(name));
    const { company, hand, order, row } = board(name);
    for (const { card } of company) expect(place(`member:${card}`), card).not.toBeNull();
    for (const card of hand) expect(place("hand:resources").innerHTML).toContain(`card:${card}"`);
    for (const card of row) expect(place("row:treasures").innerHTML).toContain(`card:${card}"`);
    const shown = place("hand:hazards").querySelectorAll("[data-thing]");
    expect([...shown].map((each) => (each as HTMLElement).dataset["thing"])).toEqual(
      order.map((card) => `card:${card}`),
    );
  });
});

test("all regions are on the map, and the ways between them", () => {
  show(view("start"));
  expect(document.querySelectorAll('[data-thing^="region:"]')).toHaveLength(52);
});

test("a region that goes on with the path is chosen by a click on the map", () => {
  const { choose } = show(view("chain"));
  const option = view("chain").choice!.options![0]!;
  click(thing(`region:${option.args["region"]}`));
  expect(choose).toHaveBeenCalledExactlyOnceWith(option.text);
});

test("a strike is taken by a click on who takes it, who shows the danger", () => {
  const { choose } = show(view("assign"));
  const option = view("assign").choice!.options!.find(({ kind }) => kind === "strike")!;
  const fighter = place(`fighter:${option.args["card"]}`);
  expect(fighter.textContent).toContain("%");
  click(fighter.querySelector("[data-thing]"));
  expect(choose).toHaveBeenCalledExactlyOnceWith(option.text);
});

test("the attack that is fought stands over the map with its figures and fighters", () => {
  show(view("fight"));
  const { fight, company } = board("fight");
  const over = document.querySelector(".overlay")!;
  expect(over.textContent).toContain(String(fight!.prowess));
  expect(over.querySelectorAll("[data-place^='fighter:']")).toHaveLength(company.length);
  const now = company.find(({ number }) => number === fight!.now)!;
  expect(place(`fighter:${now.card}`).className).toContain("now");
});

test("a treasure says whether it can be played here, or why not", () => {
  const name = Object.keys(POSITIONS).find((each) => Object.keys(board(each).hindered).length)!;
  show(view(name));
  const [card] = Object.keys(board(name).hindered);
  expect(thing(`card:${card}`).querySelector(".here")).toBeNull();
  click(thing(`card:${card}`));
  expect(sheet()!.querySelector(".rule, [aria-label]")).not.toBeNull();
});

test("tapped members are turned and wounded ones marked", () => {
  show(view("rich"));
  for (const { card, position } of board("rich").company) {
    expect(place(`member:${card}`).className).toContain(position);
    const spoken = thing(`card:${card}`).querySelector(".spoken")!.textContent;
    expect(spoken).toContain(words.say(`page-solitaire-position-${position}`));
  }
});

test("somebody of the company is told with what makes up each figure", () => {
  const { company } = board("organize");
  const changed = company.find(({ parts }) => parts["prowess"]!.length > 1);
  const member = changed ?? company[0]!;
  show(view("organize"));
  const person = place(`member:${member.card}`).querySelector("[data-thing]");
  click(person);
  if (sheet()) expect(sheet()!.textContent).toContain(`Prowess ${member.prowess}`);
});

test("a roll is shown with its dice, every change by name, the total and the chance", () => {
  const args = {
    why: "strike",
    dice: ["3", "6"],
    changes: ["glamdring:+3", "tapped:-1"],
    total: 11,
    above: 8,
    ways: 21,
    card: "aragorn-ii",
  };
  const attack = { number: 8, version: 8, kind: "attack", args: {} };
  const roll = { number: 9, version: 9, kind: "roll", args };
  show(view("fight"), [attack, roll]);
  const told = document.querySelector(".combat .roll")!.textContent;
  for (const part of ["Glamdring", "+3", "−1", "= 11", "58%", "21 of 36"]) {
    expect(told).toContain(part);
  }
});

test("the last card of the clock is near: it is said", () => {
  const late = structuredClone(view("start"));
  late.board.clock = 3;
  show(late);
  expect(place("quest:clock").className).toContain("late");
});

test("a finished journey is told site by site", () => {
  show(view("over"));
  expect(document.querySelector(".overlay .tale")).not.toBeNull();
});

test("a spectator sees everything and can use nothing", () => {
  show(view("watching"));
  expect(document.querySelectorAll("[data-legal]")).toHaveLength(0);
  expect(things(`card:${board("watching").hand[0]}`).length).toBeGreaterThan(0);
});
