import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import Stage from "./Stage.svelte";
import { click, stubMedia } from "./testing";

const text = (html: string) => createRawSnippet(() => ({ render: () => html }));
const question = (title: string, beside = false) => ({ title, question: {}, beside });
const found = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = () => found(".overlay button")!;

const props = $state<{ asked: ReturnType<typeof question> | null }>({ asked: null });
let stage: Record<string, unknown>;

function ask(asked: typeof props.asked) {
  props.asked = asked;
  flushSync();
}

beforeAll(() => words.speak("en"));

beforeEach(() => {
  stubMedia(false);
  props.asked = null;
  stage = mount(Stage, {
    target: document.body,
    props: {
      get asked() {
        return props.asked;
      },
      children: text("<p>The map</p>"),
      overlay: text("<p>The card</p>"),
    },
  });
  flushSync();
});

afterEach(() => unmount(stage));

test("what is asked lies over the board, which cannot be used meanwhile", () => {
  expect(found(".overlay")).toBeNull();
  expect(found(".ground")!.inert).toBeFalsy();
  ask(question("Which?"));
  expect(found(".overlay")!.textContent).toContain("The card");
  expect(found(".ground")!.inert).toBe(true);
  ask(null);
  expect(found(".overlay")).toBeNull();
  expect(found(".ground")!.inert).toBeFalsy();
});

test("it folds for a look at the board, and back, and unfolds for another question", () => {
  ask(question("Which?"));
  click(button());
  expect(found(".content")!.hidden).toBe(true);
  expect(found(".ground")!.inert).toBeFalsy();
  expect(button().getAttribute("aria-expanded")).toBe("false");
  click(button());
  expect(found(".content")!.hidden).toBe(false);
  click(button());
  ask(question("And now?"));
  expect(found(".content")!.hidden).toBe(false);
  expect(found(".overlay")!.textContent).toContain("And now?");
});

test("where the board is needed to answer it stays in use", () => {
  ask(question("Where?", true));
  expect(found(".ground")!.inert).toBeFalsy();
});
