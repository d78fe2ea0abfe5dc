// Notices of one's turn, for those who look elsewhere.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableForYou } from "../protocol";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { turns } from "./turns.svelte";

const made = vi.fn();
const asked = vi.fn();
const closed = vi.fn();

function waiting(ply: number, yours = true): TableForYou {
  const table = { id: "t", game: "duel", ply, seats: [] };
  return { table, yours: [], your_turn: yours } as unknown as TableForYou;
}

beforeEach(() => {
  localStorage.clear();
  preferences.notices = true;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal(
    "Notification",
    class {
      static requestPermission = asked;
      onclick = () => {};
      close = closed;
      constructor(title: string) {
        made(title, this);
      }
    },
  );
});

afterEach(() => {
  turns.open(null);
  for (const each of [made, asked, closed]) each.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells each turn once, and again when a take-back brings it again", () => {
  turns.open(waiting(3));
  turns.open(waiting(3));
  expect(made).toHaveBeenCalledTimes(1);
  turns.open(waiting(4, false));
  expect(made).toHaveBeenCalledTimes(1);
  turns.open(waiting(3));
  expect(made).toHaveBeenCalledTimes(2);
});

it("gives notices up where the browser lets no page make them", async () => {
  made.mockImplementation(() => {
    throw new TypeError("Illegal constructor");
  });
  turns.open(waiting(3));
  await Promise.resolve();
  expect(preferences.notices).toBe(false);
  turns.open(waiting(5));
  expect(made).toHaveBeenCalledOnce();
});

it("tells nothing to who looks at the page, or did not ask for it", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  turns.open(waiting(3));
  preferences.notices = false;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  turns.open(waiting(5));
  expect(made).not.toHaveBeenCalled();
});

it("leads to the table by a click", () => {
  const focus = vi.spyOn(window, "focus").mockImplementation(() => undefined);
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  turns.open(waiting(3));
  const [, notice] = made.mock.calls[0] as [string, { onclick: () => void }];
  notice.onclick();
  expect(focus).toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith("/table/t");
  expect(closed).toHaveBeenCalled();
});

it("asks the browser only when it is switched on, and stays off where that is refused", async () => {
  preferences.begin();
  expect(asked).not.toHaveBeenCalled();
  asked.mockResolvedValue("denied");
  expect(await preferences.setNotices(true)).toBe(false);
  expect(preferences.notices).toBe(false);
  asked.mockResolvedValue("granted");
  expect(await preferences.setNotices(true)).toBe(true);
  expect(preferences.notices).toBe(true);
  await preferences.setNotices(false);
  expect(asked).toHaveBeenCalledTimes(2);
});
