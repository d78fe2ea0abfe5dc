// The keyboard at a table that two share: its place is never lost.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { note } from "../lib/tableMemory";
import { BOTH, server, useFakeServer, table } from "../lib/fakeServer";
import TableScreen from "./TableScreen.svelte";

let screen: object;

/** What the server tells the seat that looks on. */
function tell(number: number, asked: string) {
  server.update(number, asked, { take_back: { to: 1, free: true } });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const inChoices = () => find('[data-part="choices"]')?.contains(document.activeElement) ?? false;

async function come() {
  screen = mount(TableScreen, { target: document.body, props: { id: "t" } });
  flushSync();
  await vi.waitFor(() => expect(find(".table")).not.toBeNull());
}

beforeEach(async () => {
  await useFakeServer(BOTH);
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(api, "tables").mockResolvedValue({ tables: [], before: null });
  const found = { table: table(), yours: BOTH, your_turn: true };
  vi.spyOn(api, "table").mockResolvedValue(found);
});

afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is at the choices when the curtain has opened", async () => {
  await come();
  expect(document.activeElement).toBe(find(".curtain .main"));
  find(".curtain .main")!.click();
  flushSync();
  await Promise.resolve();
  tell(1, "fellowship");
  expect(inChoices()).toBe(true);
});

it("finds nothing to take back while the curtain is closed", async () => {
  await come();
  find(".curtain .main")!.click();
  await Promise.resolve();
  tell(2, "sauron");
  expect(find('[data-part="take-back"]')).not.toBeNull();
  find('[data-part="choices"] .main')!.click();
  flushSync();
  expect([find(".curtain"), find('[data-part="take-back"]')]).toEqual([expect.anything(), null]);
});

it("stays at the choices when the screen turns to the other without a curtain", async () => {
  note("t", { curtain: false });
  await come();
  await Promise.resolve();
  tell(1, "fellowship");
  const option = find('[data-part="choices"] ol button')!;
  option.focus();
  option.click();
  flushSync();
  tell(2, "sauron");
  expect([server.seat, find('[data-part="board"]')]).toEqual(["sauron", expect.anything()]);
  expect(inChoices()).toBe(true);
  tell(2, "sauron");
  expect(document.activeElement).toBe(find('[data-part="choices"] ol button'));
});
