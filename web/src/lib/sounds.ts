// Soft sounds of what happens, for those who wish them; nothing of it is loaded before.

import { preferences } from "./preferences.svelte";
import type { Synthesizer } from "./synthesizer";

export const SOUNDS = [
  "card",
  "coin",
  "step",
  "blow",
  "roll",
  "turn",
  "victory",
  "defeat",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The same sound again within this time, in milliseconds, would be noise. */
const AGAIN = 90;
/** Sounds that nothing moves to follow each other by so much, in seconds, and are so many at most. */
const APART = 0.16;
const SEVERAL = 4;

class Sounds {
  #synthesizer: Promise<Synthesizer> | null = null;
  /** Whether a click has asked for sounds: browsers let no page sound before one. */
  #asked = false;
  #played = new Map<Sound, number>();

  /** Make a sound, after so many seconds. */
  play(sound: Sound, after = 0): void {
    if (!preferences.sounds || !this.#may) return;
    const at = performance.now() + after * 1000;
    if (Math.abs(at - (this.#played.get(sound) ?? -Infinity)) < AGAIN) return;
    this.#played.set(sound, at);
    this.#synthesizer ??= import("./synthesizer").then(({ Synthesizer }) => new Synthesizer());
    this.#synthesizer.then(
      (synthesizer) => synthesizer.play(sound, preferences.volume / 100, after),
      // What cannot be loaded or made is tried again with the next.
      () => (this.#synthesizer = null),
    );
  }

  /** Make several sounds one after the other, each once. */
  playAll(sounds: readonly Sound[]): void {
    const each = [...new Set(sounds)].slice(0, SEVERAL);
    each.forEach((sound, place) => this.play(sound, place * APART));
  }

  /** By a click: sounds from now on, or no more. */
  set(wanted: boolean): void {
    this.#asked = true;
    preferences.setSounds(wanted);
    this.play("coin");
  }

  /** By hand: how loud, and to hear it at once. */
  setVolume(percent: number): void {
    this.#asked = true;
    preferences.setVolume(percent);
    this.play("coin");
  }

  get #may(): boolean {
    return this.#asked || (navigator.userActivation?.hasBeenActive ?? false);
  }
}

export const sounds = new Sounds();
