// What moves is heard in time with it, and last what follows from it.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../../lib/preferences.svelte";
import { sounds } from "../../lib/sounds";
import { motion } from "./motion.svelte";
import { drop, point, roll } from "./shows";

const heard = vi.spyOn(sounds, "play").mockImplementation(() => undefined);
const BOX = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 } as DOMRect;
const removed = vi.fn();
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  preferences.motion = "quick";
  Element.prototype.animate = () =>
    ({ cancel() {}, pause() {}, finished: new Promise(() => {}) }) as unknown as Animation;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(BOX);
  document.body.innerHTML = '<div><i data-place="a"></i><i data-place="b"></i></div><div></div>';
  const [board, layer] = document.body.children;
  close = motion.open(board as HTMLElement, layer as HTMLElement, {
    present: () => null,
    roll: (name, into) => {
      into.textContent = name;
      return removed;
    },
  });
  heard.mockClear();
  removed.mockClear();
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cues = () => [
  { show: point("a"), sound: "card" as const },
  { show: drop("+1", "b"), sound: "coin" as const },
];

it("is heard when its turn comes; what falls, when it lands; and the last at the end", () => {
  motion.begin(motion.prepare(cues()), "turn");
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(heard.mock.calls).toEqual([["card", 0]]);
  vi.advanceTimersByTime(300);
  const [, [sound, after]] = heard.mock.calls as [unknown, [string, number]];
  expect(sound).toBe("coin");
  expect(after).toBeGreaterThan(0.3);
  vi.advanceTimersByTime(2000);
  expect(heard.mock.calls.slice(2)).toEqual([["turn"]]);
  expect(motion.playing).toBe(false);
});

it("is not heard any more when it is skipped, but the last is", () => {
  motion.begin(motion.prepare(cues()), "turn");
  vi.advanceTimersByTime(0);
  motion.skip();
  vi.advanceTimersByTime(2000);
  expect(heard.mock.calls).toEqual([["card", 0], ["turn"]]);
});

it("is not shown where nothing is to move", () => {
  preferences.motion = "off";
  expect(motion.prepare(cues())).toEqual([]);
  motion.begin([], "turn");
  expect(heard.mock.calls).toEqual([["turn"]]);
});

it("draws dice where they lie while they roll, all at once, and none when it is skipped", () => {
  const rolling = () => [...document.body.children[1]!.children].map((die) => die.textContent);
  motion.begin(motion.prepare([{ show: roll("a", "b", "nowhere"), sound: "roll" }]));
  expect(rolling()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rolling()).toEqual(["a", "b"]);
  expect(heard).toHaveBeenCalledExactlyOnceWith("roll", 0);
  motion.skip();
  expect(rolling()).toEqual([]);
  expect(removed).toHaveBeenCalledTimes(2);
});
