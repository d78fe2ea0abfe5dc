import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Tabs from "./Tabs.svelte";
import { click } from "./testing";

const TABS = ["hero", "sauron", "decks"].map((id) => ({ id, title: id }));
const usable = (name: string) => `<button data-legal data-thing="${name}"></button>`;

const props = $state({ question: "" as string | null });
/** What can be used on each sheet, and elsewhere on the board. */
let sheets: Record<string, string> = {};
let shown: Record<string, unknown>;

const open = () => document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])')!.id;
const tab = (title: string) =>
  [...document.querySelectorAll('[role="tab"]')].find((each) => each.textContent === title);

function ask(question: string, things: Record<string, string>): void {
  sheets = things;
  for (const { id } of TABS) {
    const panel = document.querySelector(`[role="tabpanel"][id$="-${id}"]`)!;
    panel.innerHTML = sheets[id] ?? "";
  }
  document.querySelector("#map")!.innerHTML = sheets["map"] ?? "";
  props.question = question;
  flushSync();
}

beforeEach(() => {
  document.body.innerHTML = '<div id="map"></div>';
  props.question = null;
  shown = mount(Tabs, {
    target: document.body,
    props: {
      label: "Sheets",
      tabs: TABS,
      get question() {
        return props.question;
      },
      sheet: createRawSnippet(() => ({ render: () => "<p></p>" })),
    },
  });
  flushSync();
});

afterEach(() => unmount(shown));

test("the first sheet is seen until a question is about another", () => {
  expect(open()).toMatch(/-hero$/);
  ask("Where?", { map: usable("location:bree") });
  expect(open()).toMatch(/-hero$/);
  ask("Which track?", { sauron: usable("track:cards") });
  expect(open()).toMatch(/-sauron$/);
});

test("what can be used nowhere else comes before what lies on the map too", () => {
  const both = usable("foe:ringwraiths");
  ask("Whom?", { map: both, sauron: both, decks: usable("pile:blue") });
  expect(open()).toMatch(/-decks$/);
  ask("And whom?", { map: both, sauron: both });
  expect(open()).toMatch(/-sauron$/);
});

test("whoever turns to another sheet keeps it as long as the same is asked", () => {
  ask("Which track?", { sauron: usable("track:cards") });
  click(tab("hero"));
  ask("Which track?", { sauron: usable("track:cards") });
  expect(open()).toMatch(/-hero$/);
  ask("Which track now?", { sauron: usable("track:cards") });
  expect(open()).toMatch(/-sauron$/);
});

test("the arrow keys go from tab to tab", () => {
  const row = document.querySelector('[role="tablist"]')!;
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(open()).toMatch(/-decks$/);
  expect(tab("decks")!.getAttribute("aria-selected")).toBe("true");
});
