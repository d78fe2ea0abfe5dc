import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { label } from "../../lib/sentences";
import { words, type Language } from "../../lib/words.svelte";
import type { BoardView } from "../registry";
import { clear, click, draw, sheet, things } from "../kit/testing";
import TestBoard from "./TestBoard.svelte";
import { POSITIONS, cardsIn, view } from "./fixtures";
import { titles } from "./titles";
import type { CardRecord, QuestBoard } from "./types";

beforeAll(() => Promise.all([words.speak("en"), words.learn("quest")]));

afterEach(clear);

const show = (shown: BoardView<QuestBoard>, lang: Language = "en") =>
  draw(TestBoard, "quest", shown, cardsIn(lang), titles);

/** The position with its own part of the view changed. */
function changed(name: string, change: (board: QuestBoard) => void): BoardView<QuestBoard> {
  const copy = structuredClone(view(name));
  change(copy.board);
  return copy;
}

const part = (name: string) => document.querySelector<HTMLElement>(`.${name}`)!;
const button = (within: Element, text: string) =>
  [...within.querySelectorAll("button")].find((each) => each.textContent!.trim() === text);

describe("a combat", () => {
  test("shows both sides, and each card of the hand can be played", () => {
    const { choose } = show(view("fight"));
    const fight = part("fight");
    for (const { args, text } of view("fight").choice!.options!) {
      const [card] = things(`card:${args["card"]}`).filter((each) =>
        each.hasAttribute("data-legal"),
      );
      click(card);
      expect(sheet()!.querySelector(".paper.large")!.textContent).toMatch(
        /(Melee|Ranged).*Cost \d.*Attack \d.*Defense \d/s,
      );
      click(sheet()!.querySelector(".act"));
      expect(choose).toHaveBeenLastCalledWith(text);
    }
    expect(fight.querySelectorAll(".side")).toHaveLength(2);
    expect(document.querySelectorAll(`[aria-label="Hand of Argalad"]`)).toHaveLength(1);
  });

  test("warns of a card that costs more strength than is left", () => {
    const tired = changed("fight", ({ fight }) => {
      fight!.sides.hero.spent = fight!.sides.hero.strength;
    });
    show(tired);
    const warned = [...part("hand").querySelectorAll(".held")].map((laid) => ({
      dear: laid.textContent!.includes("it would count for nothing"),
      id: laid.querySelector<HTMLElement>("[data-thing]")!.dataset["thing"]!.split(":")[1]!,
    }));
    expect(warned.length).toBeGreaterThan(1);
    for (const { dear, id } of warned) {
      expect(dear, id).toBe((cardsIn("en").get(id)!.record as CardRecord).cost > 0);
    }
  });

  test("tells what works on from the round before, and a cancelled card", () => {
    const later = changed("fight", ({ fight }) => {
      const { hero } = fight!.sides;
      Object.assign(hero, { before: "argalad-fall-back", card: hero.stack[0], cancelled: true });
    });
    show(later);
    expect(part("before").textContent).toContain(
      cardsIn("en").get("argalad-fall-back")!.texts["text"],
    );
    expect(part("round .counts, .side .counts").textContent).toContain("counts for nothing");
  });

  test("gives back any card of the stack, that of this round too", () => {
    const back = changed("fight", ({ fight }) => {
      const { hero } = fight!.sides;
      Object.assign(hero, {
        stack: ["argalad-volley", "argalad-overdraw"],
        card: "argalad-overdraw",
      });
    });
    const option = (card: string) => ({
      text: `take-back ${card}`,
      kind: "take-back",
      args: { card },
      detail: {},
    });
    const options = ["argalad-volley", "argalad-overdraw"].map(option);
    Object.assign(back.choice!, { kind: "take-back", options });
    const { choose } = show(back);
    for (const { args, text } of options) {
      click(things(`card:${args.card}`, part("field"))[0]);
      click(sheet()!.querySelector(".act"));
      expect(choose).toHaveBeenLastCalledWith(text);
    }
  });

  test("asks for plain answers by buttons", () => {
    const { choose } = show(view("go-on"));
    click(button(part("fight"), "Fight on"));
    expect(choose).toHaveBeenCalledExactlyOnceWith("fight-on");
  });

  test("keeps the foe's hand from the hero, and lays it out for Sauron", () => {
    const { choose } = show(view("fight-sauron"));
    const [option] = view("fight-sauron").choice!.options!;
    click(things(`card:${option!.args["card"]}`, part("held"))[0]);
    click(sheet()!.querySelector(".act"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option!.text);
  });
});

test("damage is taken from the hand card by card, or unseen from the life pool", () => {
  const { choose } = show(view("damage"));
  const hand = part("hand");
  const [card] = view("damage").choice!.options!.filter(({ kind }) => kind === "suffer");
  click(things(`card:${card!.args["card"]}`, hand).find((each) => each.matches("[data-legal]")));
  expect(choose).toHaveBeenLastCalledWith(card!.text);
  click(things("act:suffer-unseen", document.body).at(0));
  expect(choose).toHaveBeenLastCalledWith("suffer-unseen");
});

test("a card that cannot pay stays in the hand, dimmed, and says why with its rule", () => {
  const { choose, ask } = show(view("pay-refused"));
  const [refused] = view("pay-refused").choice!.refused!;
  const [card] = things(`card:${refused!.args["card"]}`, part("hand"));
  expect(card!.getAttribute("aria-disabled")).toBe("true");
  expect(card!.querySelector(".dim")).not.toBeNull();
  click(card);
  expect(sheet()!.textContent).toContain("It lacks the icon");
  expect(choose).not.toHaveBeenCalled();
  click(sheet()!.querySelector(".refusal .rule"));
  expect(ask).toHaveBeenCalledExactlyOnceWith(refused!.rule);
});

describe("what was drawn", () => {
  test.each(["setup", "keep-plot", "learn", "peril", "tempt"])("%s can be chosen", (name) => {
    const { choose } = show(view(name));
    for (const { args, text } of view(name).choice!.options!) {
      const [id] = Object.values(args);
      if (id === undefined) continue;
      const [offer] = [...part("drawn").querySelectorAll<HTMLElement>("[data-legal]")].filter(
        ({ dataset }) => dataset["thing"]!.endsWith(`:${id}`),
      );
      click(offer);
      click(sheet()?.querySelector(".act"));
      expect(choose).toHaveBeenLastCalledWith(text);
    }
  });

  test("the card that asks lies beside its answers", () => {
    const { choose, names } = show(view("card-asks"));
    const { options, words: told } = view("card-asks").choice!;
    const id = String(told!["printed"]).split("/")[1]!;
    expect(things(`encounter:${id}`, part("drawn"))).toHaveLength(1);
    click(button(part("drawn"), label(names, options![0]!)));
    expect(choose).toHaveBeenCalledExactlyOnceWith(options![0]!.text);
  });
});

test("a trade shows what each side gives, and adds to it", () => {
  const { choose } = show(view("trade"));
  click(button(part("trade"), "Give a favor"));
  expect(choose).toHaveBeenLastCalledWith("give-favor");
});

test("a proposed trade is accepted or declined", () => {
  const { choose } = show(view("trade-asked"));
  click(button(part("trade"), "No"));
  expect(choose).toHaveBeenLastCalledWith("decline");
});

test("of two others here, each can be asked to offer the other a trade", () => {
  const { choose, names } = show(view("call"));
  const calls = view("call").choice!.options!.filter(({ kind }) => kind === "call");
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    const [crest] = things(`seat:${call.args["seat"]}`, document.body);
    click(crest);
    click(
      [...sheet()!.querySelectorAll(".act")].find((each) => each.textContent!.includes("offer")),
    );
    expect(choose).toHaveBeenLastCalledWith(call.text);
    expect(label(names, call)).toMatch(/^Ask hero \d to offer a trade \(to hero \d\)$/);
  }
});

test("Sauron sees what each plot still needs", () => {
  show(view("plot"));
  const board = view("plot").board;
  for (const id of board.sauron.plots as string[]) {
    const laid = things(`plot:${id}`, part("hand"))[0]!.closest(".held")!;
    expect(laid.querySelector(".note.good") === null, id).toBe(id in board.sauron.hindered!);
  }
});

test("a hero's sheet tells its attributes with levels and burdens, and its pools", () => {
  show(
    changed("journey", ({ heroes }) => {
      const hero = heroes["hero-1"]!;
      if (hero.hero === null) return;
      hero.levels.strength = 1;
      hero.attributes.strength += 1;
      hero.attributes.agility -= 1;
      hero.rest = ["thalin-parry"];
    }),
  );
  const own = part("sheet.hero-1");
  const spoken = [...own.querySelectorAll(".attribute .spoken")].map((each) => each.textContent);
  expect(spoken[1]).toBe("Strength 8, raised 1 of 2 times");
  expect(spoken[2]).toBe("Agility 1, 1 less by corruption");
  expect(own.querySelector("[aria-label='Rest pool: 1 card']")).not.toBeNull();
  click(button(own, "Look through"));
  expect(things("card:thalin-parry", own)).toHaveLength(1);
});

test.each(["en", "ja"] as const)("everything is said in %s", async (lang) => {
  await words.speak(lang);
  for (const [name, { view: each }] of Object.entries(POSITIONS)) {
    show(each, lang);
    expect(document.body.innerHTML, name).not.toMatch(/>[^<]*(page-quest|quest)-[a-z]/);
    await clear();
  }
  await words.speak("en");
});
