import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { words } from "../lib/words.svelte";
import type { GameInfo } from "../protocol";
import NewTable from "./NewTable.svelte";

const game: GameInfo = {
  id: "duel",
  rules: 1,
  seats: ["fellowship", "sauron"],
  players: [2],
  settings: [],
  secrets: true,
  sides: true,
  texts: {},
  bots: ["greedy"],
  boxes: [{ name: "my-box", digest: "f00d", made: false }],
  enters: false,
  decks: "",
};
let dialog: object;

function show(boxes: GameInfo["boxes"]): void {
  const props = { game: { ...game, boxes }, onclose: () => undefined };
  dialog = mount(NewTable, { target: document.body, props });
  flushSync();
}

beforeEach(async () => {
  await words.speak("en");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});
afterEach(async () => {
  await unmount(dialog);
  vi.restoreAllMocks();
});

it("offers owners' boxes and asks for the one that is chosen", async () => {
  const make = vi.spyOn(api, "make").mockRejectedValue(new api.Unreachable("away"));
  show(game.boxes);
  const select = document.querySelector<HTMLSelectElement>("label.line select")!;
  expect([...select.options].map((option) => option.text)).toEqual(["As printed", "my-box"]);
  select.value = "f00d";
  select.dispatchEvent(new Event("change"));
  flushSync();
  document.querySelector<HTMLButtonElement>("button.main")!.click();
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  expect(make.mock.calls[0]![0]).toMatchObject({ game: "duel", box: "f00d" });
});

it("says what the bots do that are to sit down", () => {
  show([]);
  expect(document.body.textContent).toContain(words.say("duel-bot-greedy"));
  const [, sauron] = document.querySelectorAll<HTMLSelectElement>("fieldset select");
  sauron!.value = "person";
  sauron!.dispatchEvent(new Event("change"));
  flushSync();
  expect(document.body.textContent).not.toContain(words.say("duel-bot-greedy"));
});

it("does not speak of boxes where there is only the game's own", () => {
  show([]);
  expect(document.body.textContent).not.toContain("Components");
});
