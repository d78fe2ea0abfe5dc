import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import ChoiceBar from "./ChoiceBar.svelte";

const option = (text: string) => ({ text, kind: "pass", args: {}, detail: {} });
const choice = {
  seat: "sauron",
  kind: "turn",
  rules: [],
  options: [option("first"), option("second")],
};
const names = { game: "duel", title: (_: string, id: string) => id };

let bar: Record<string, unknown>;
const choose = vi.fn<(text: string) => void>();
const unfold = vi.fn<() => void>();

function show(folded: boolean, options = choice.options): void {
  const props = {
    choice: { ...choice, options },
    names,
    sent: null,
    choose,
    ask: vi.fn(),
    folded,
    unfold,
  };
  bar = mount(ChoiceBar, { target: document.body, props });
  flushSync();
}

async function press(key: string, repeat = false): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true }));
  await tick();
}

beforeEach(() => words.speak("en"));
afterEach(async () => {
  vi.clearAllMocks();
  await unmount(bar);
});

it("takes an option by its number, once for a key that is held down", async () => {
  show(false);
  await press("2");
  await press("2", true);
  await press("3");
  expect(choose).toHaveBeenCalledExactlyOnceWith("second");
});

it("takes a number by itself, where numbers are asked for", async () => {
  const number = (count: string) => ({ ...option(`spend ${count}`), args: { count } });
  show(false, [number("0"), number("1"), number("2")]);
  await press("3");
  await press("0");
  await press("2");
  expect(choose.mock.calls).toEqual([["spend 0"], ["spend 2"]]);
});

it("takes none by 0 where the others are numbers, and no number of two digits by its first", async () => {
  const amount = (n: string) => ({ ...option(`glory ${n}`), args: { amount: n } });
  show(false, [option("done"), amount("1"), amount("2"), amount("12")]);
  await press("0");
  await press("2");
  await press("4");
  expect(choose.mock.calls).toEqual([["done"], ["glory 2"]]);
});

it("goes to the options by a key", async () => {
  show(false);
  await press("c");
  expect(document.activeElement!.getAttribute("aria-keyshortcuts")).toBe("1");
  expect(unfold).not.toHaveBeenCalled();
});

it("takes nothing by a number that is folded away, and unfolds first", async () => {
  show(true);
  await press("1");
  expect(choose).not.toHaveBeenCalled();
  await press("c");
  expect(unfold).toHaveBeenCalledOnce();
});
