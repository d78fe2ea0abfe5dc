import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { key } from "../../lib/boardInput.svelte";
import { label } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";
import type { BoardView } from "../registry";
import { clear, click, draw, mouse, sheet, stubMedia, thing, things } from "../kit/testing";
import Board from "./Board.svelte";
import { CARDS, POSITIONS, board, view } from "./fixtures";
import { thingOf } from "./things";
import type { QuestBoard } from "./types";
import { nameOf, title, titles } from "./titles";

beforeAll(async () => {
  stubMedia();
  await words.speak("en");
  await words.learn("quest");
  await import("./Combat.svelte"); // which a board loads when one is fought
});

afterEach(clear);

const names = { game: "quest", title: titles(CARDS) };
const show = (shown: BoardView<QuestBoard>) => draw(Board, "quest", shown, CARDS, titles);
const fought = () => document.querySelector('[data-place="fight:now"]');
const buttons = () => [...document.querySelectorAll<HTMLElement>("button")];

const ASKED = Object.keys(POSITIONS).filter((name) => view(name).choice?.options);

test.each(ASKED)("%s: every option can be taken on the board itself", async (name) => {
  show(view(name));
  if (board(name).fight) await vi.waitFor(() => expect(fought()).toBeTruthy());
  for (const option of view(name).choice!.options!) {
    const marked = things(key(thingOf(option))).some((each) => each.matches("[data-legal]"));
    const called = label(names, option, view(name).choice!.kind);
    const plain = buttons().some((button) => button.textContent?.trim() === called);
    const active = option.args["plot"]
      ? board(name).plots.findIndex((each) => each?.plot === option.args["plot"]) + 1
      : 0;
    const foiled = active > 0 && thing(`space:${active}`)?.matches("[data-legal]");
    expect(marked || plain || foiled, option.text).toBe(true);
  }
});

test.each(["watching", "over"])("%s: nothing is offered", (name) => {
  show(view(name));
  expect(document.querySelectorAll("[data-legal]").length).toBe(0);
});

test("one goes to a location by a click, and the others say why not", () => {
  const { choose, ask } = show(view("journey-2"));
  const { options, refused } = view("journey-2").choice!;
  const go = options!.find(({ kind }) => kind === "go")!;
  click(thing(`location:${go.args["location"]}`));
  expect(choose).toHaveBeenCalledWith(go.text);
  const no = refused!.find(({ kind }) => kind === "go")!;
  const place = thing(`location:${no.args["location"]}`);
  expect(place.getAttribute("aria-disabled")).toBe("true");
  click(place);
  expect(sheet()!.querySelector(".refusal")).not.toBeNull();
  click(sheet()!.querySelector(".refusal .rule"));
  expect(ask).toHaveBeenCalledWith(no.rule);
});

test("a location offers what can be done with the pieces that stand there", () => {
  const { options } = view("command").choice!;
  const command = options!.find(({ kind }) => kind === "move-minion")!;
  const at = board("command").minions[command.args["minion"]!]!.location;
  const { choose } = show(view("command"));
  const place = thing(`location:${at}`);
  expect(place.matches("[data-legal]")).toBe(true);
  click(thing(`foe:${command.args["minion"]}`));
  const offered = sheet() ? [...sheet()!.querySelectorAll(".act")] : [];
  if (offered.length) expect(offered.length).toBeGreaterThan(1);
  else expect(choose).toHaveBeenCalledWith(command.text);
});

test("the running step stands with its rule", () => {
  const { ask } = show(view("journey"));
  const step = document.querySelector(".step .now")!;
  expect(step.querySelector("[aria-current]")?.textContent).toContain("Travel");
  click(step.querySelector(".rule"));
  expect(ask).toHaveBeenCalledWith("Q3.5");
});

test("the planner marks where the hand leads, and tells the way", () => {
  show(view("journey"));
  expect(document.querySelector(".steps")).toBeNull();
  click(document.querySelector(".plan"));
  expect(document.querySelectorAll(".steps").length).toBeGreaterThan(3);
});

test("a quest lights its place, and the place its quest", () => {
  show(view("journey"));
  const [chip] = things("quest:a-new-threat").filter((each) => each.matches(".thing"));
  const place = thing("location:the-northern-waste");
  expect(document.querySelector(".lit")).toBeNull();
  click(chip);
  expect(place.closest(".place.lit")).not.toBeNull();
  expect(document.querySelectorAll(".place.lit")).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  click(sheet()!.querySelector(".quiet:last-child"));
  mouse("pointermove", place, 3);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  flushSync();
  expect(document.querySelector(".sheet .paper.large .art path")).not.toBeNull();
  expect(chip!.matches(".lit")).toBe(true);
});

test("face-down tokens are told as such, and seen ones by name", () => {
  show(view("command"));
  const seen = Object.values(board("command").map).flatMap(({ tokens }) => tokens ?? []);
  expect(seen.length).toBeGreaterThan(0);
  for (const { token, face } of seen) {
    expect(thing(`token:${token}`).getAttribute("aria-label")).toContain(title("foe", face!));
  }
});

test("heroes do not read the faces of tokens", () => {
  show(view("journey"));
  const hidden = Object.values(board("journey").map)
    .flatMap(({ tokens }) => tokens ?? [])
    .find(({ face }) => face === null)!;
  expect(thing(`token:${hidden.token}`).getAttribute("aria-label")).toContain("face down");
});

test("markers, tracks, plots and the pool are told to those who do not see them", () => {
  show(view("act"));
  const { story, pool } = board("act");
  const spoken = (name: string) =>
    thing(name).getAttribute("aria-label") ?? thing(name).querySelector(".spoken")?.textContent;
  expect(spoken("marker:heroes")).toContain(`space ${story.markers.heroes}`);
  expect(spoken("pool:pool")).toContain(`${pool.influence} of ${pool.influence + pool.room}`);
  expect(spoken("track:influence")).toContain(nameOf("track", "influence"));
});

test("z enlarges what is a component: a hero's sheet for a hero, nothing for a face-down token", () => {
  const { zoom } = show(view("journey"));
  const press = (name: string) =>
    thing(name).dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
  press("seat:hero-1");
  const [, sheetOf] = zoom.mock.calls[0]!;
  expect(CARDS.get(sheetOf as string)?.record["kind"]).toBe("hero");
  const hidden = Object.values(board("journey").map)
    .flatMap(({ tokens }) => tokens ?? [])
    .find(({ face }) => face === null)!;
  press(`token:${hidden.token}`);
  expect(zoom).toHaveBeenCalledTimes(1);
});
