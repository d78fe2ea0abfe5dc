// Notices of one's turn, for those who look elsewhere.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableForYou } from "../protocol";
import { preferences } from "./preferences.svelte";
import { turns } from "./turns.svelte";

const made = vi.fn();

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
      constructor(title: string) {
        made(title);
      }
    },
  );
});

afterEach(() => {
  turns.open(null);
  made.mockReset();
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
