// Sounds: only for those who wish them, never before a click, and what reaches the loudspeaker.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "./preferences.svelte";
import type { SOUNDS as Names } from "./sounds";

/** Every context that was made, and what was started in it: the wave and when. */
let contexts: FakeContext[] = [];

class FakeParam {
  values: number[] = [];
  setValueAtTime = (value: number) => this.values.push(value);
  exponentialRampToValueAtTime = (value: number) => this.values.push(value);
}

class FakeContext {
  state = "suspended";
  currentTime = 5;
  sampleRate = 100;
  destination = {};
  started: { wave: string; at: number }[] = [];
  peaks: number[] = [];
  resume = vi.fn(async () => void (this.state = "running"));

  constructor() {
    contexts.push(this);
  }

  createGain() {
    const gain = new FakeParam();
    this.peaks.push(0);
    const place = this.peaks.length - 1;
    gain.exponentialRampToValueAtTime = (value) => {
      this.peaks[place] = Math.max(this.peaks[place]!, value);
      return 0;
    };
    return { gain, connect: (to: unknown) => to, disconnect() {} };
  }

  createBiquadFilter() {
    return { type: "", frequency: new FakeParam(), connect: (to: unknown) => to };
  }

  #source(wave: () => string) {
    return {
      connect: (to: unknown) => to,
      start: (at: number) => this.started.push({ wave: wave(), at }),
      stop() {},
    };
  }

  createOscillator() {
    const made = { type: "", frequency: new FakeParam() };
    return Object.assign(
      made,
      this.#source(() => made.type),
    );
  }

  createBufferSource() {
    return Object.assign(
      { buffer: null },
      this.#source(() => "noise"),
    );
  }

  createBuffer() {
    return { getChannelData: () => new Float32Array(4) };
  }
}

let sounds: (typeof import("./sounds"))["sounds"];
let SOUNDS: typeof Names;
const active = { hasBeenActive: false };

/** What was started by now, once the module is there. */
async function started() {
  await vi.dynamicImportSettled();
  return contexts.flatMap((context) => context.started);
}

beforeEach(async () => {
  localStorage.clear();
  contexts = [];
  active.hasBeenActive = false;
  vi.stubGlobal("AudioContext", FakeContext);
  Object.defineProperty(navigator, "userActivation", { value: active, configurable: true });
  vi.resetModules();
  // The same preferences as here, although the sounds are made anew for each test.
  vi.doMock("./preferences.svelte", () => ({ preferences }));
  ({ sounds, SOUNDS } = await import("./sounds"));
  preferences.sounds = false;
  preferences.volume = 60;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("./preferences.svelte");
});

it("makes none until one asks for them", async () => {
  active.hasBeenActive = true;
  sounds.play("card");
  expect(await started()).toEqual([]);
  expect(contexts).toEqual([]);
});

it("makes none before a click, even for those who wished them once", async () => {
  preferences.sounds = true;
  sounds.play("card");
  await started();
  expect(contexts).toEqual([]);
  active.hasBeenActive = true;
  sounds.play("card");
  expect(await started()).toHaveLength(1);
});

it("lets one hear what one has switched on, and is silent when switched off", async () => {
  sounds.set(true);
  expect(await started()).toHaveLength(2);
  expect(contexts[0]!.resume).toHaveBeenCalled();
  expect(localStorage.getItem("mathom.sounds")).toBe("yes");
  sounds.set(false);
  sounds.play("card");
  expect(await started()).toHaveLength(2);
});

it("has something to hear for each sound, in one context", async () => {
  sounds.set(true);
  let heard = (await started()).length;
  for (const sound of SOUNDS.filter((each) => each !== "coin")) {
    sounds.play(sound);
    const now = (await started()).length;
    expect(now).toBeGreaterThan(heard);
    heard = now;
  }
  expect(contexts).toHaveLength(1);
});

it("plays later what lands later, and not twice what sounds together", async () => {
  preferences.sounds = active.hasBeenActive = true;
  sounds.play("card", 0.5);
  sounds.play("card", 0.5);
  expect(await started()).toEqual([{ wave: "noise", at: 5.5 }]);
});

it("makes each of many sounds once, one after the other", async () => {
  preferences.sounds = active.hasBeenActive = true;
  sounds.playAll(["card", "card", "step", "card"]);
  const heard = await started();
  expect(heard).toHaveLength(3);
  expect(heard[1]!.at).toBeGreaterThan(heard[0]!.at);
});

it("is as loud as one wishes", async () => {
  sounds.set(true);
  await started();
  sounds.setVolume(30);
  sounds.play("card");
  await started();
  sounds.setVolume(60);
  sounds.play("step");
  await started();
  const rounded = contexts[0]!.peaks.map((peak) => peak.toFixed(4));
  expect(rounded).toContain((0.5 * 0.3 * 0.3).toFixed(4));
  expect(rounded).toContain((0.5 * 0.6 * 0.6).toFixed(4));
  expect(localStorage.getItem("mathom.volume")).toBe("60");
});
