// What is heard after what happened.

import { expect, it } from "vitest";
import type { View } from "../../protocol";
import { lastSound } from "./happened";

const view = (seat: string | null, options: boolean, winners?: string[]) =>
  ({
    seat,
    choice: { seat: "frodo", ...(options ? { options: [] } : {}) },
    outcome: winners ? { winners } : null,
  }) as unknown as View;

const WAITS = view("frodo", false);
const ASKED = view("frodo", true);

it("is that one is asked now, but not with each question", () => {
  expect(lastSound(WAITS, ASKED)).toBe("turn");
  expect(lastSound(ASKED, ASKED)).toBeNull();
  expect(lastSound(ASKED, WAITS)).toBeNull();
});

it("is nothing when one looks from another seat", () => {
  expect(lastSound(view("sam", false), ASKED)).toBeNull();
});

it("is how the game ended, once", () => {
  const [won, lost] = [view("frodo", false, ["frodo"]), view("frodo", false, ["sam"])];
  expect(lastSound(WAITS, won)).toBe("victory");
  expect(lastSound(WAITS, lost)).toBe("defeat");
  expect(lastSound(won, won)).toBeNull();
  expect(lastSound(view(null, false), view(null, false, ["sam"]))).toBe("victory");
});
