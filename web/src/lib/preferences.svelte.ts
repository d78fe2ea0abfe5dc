// The visitor's preferences, stored in the browser: colours, motion, sounds, notices, keys, confirmations.

import { storage } from "./storage.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How what happens is shown; not at all where the system wishes nothing to move. */
export const MOTIONS = ["quick", "slow", "off"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How strongly text and lines stand out: as the system says, or more. */
export const CONTRASTS = ["system", "more"] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Before which choices that cannot be taken back freely one is asked. */
export const CONFIRMS = ["touch", "always", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How loud sounds are until one says otherwise. */
const LOUD = 60;

const GROUNDS = { light: "#f3efe4", dark: "#14161a" };

class Preferences {
  theme = $state<Theme>("system");
  motion = $state<Motion>("quick");
  contrast = $state<Contrast>("system");
  sounds = $state(false);
  /** How loud, in hundredths. */
  volume = $state(LOUD);
  notices = $state(false);
  confirm = $state<Confirm>("touch");
  /** Whether one is asked even where there is only one answer. */
  askAll = $state(false);
  /** Whether single keys do something. */
  keys = $state(true);

  begin(): void {
    this.setTheme(one(THEMES, storage.get("theme")));
    this.setMotion(one(MOTIONS, storage.get("motion")));
    this.setContrast(one(CONTRASTS, storage.get("contrast")));
    this.sounds = storage.get("sounds") === "yes";
    const volume = Number(storage.get("volume") ?? LOUD);
    this.volume = volume >= 0 && volume <= 100 ? volume : LOUD;
    this.confirm = one(CONFIRMS, storage.get("confirm"));
    this.askAll = storage.get("ask-all") === "yes";
    this.keys = storage.get("keys") !== "no";
    this.notices =
      storage.get("notices") === "yes" &&
      "Notification" in window &&
      Notification.permission === "granted";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    storage.set("theme", theme);
    mark("theme", theme);
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const own = meta.media.includes("dark") ? "dark" : "light";
      meta.content = GROUNDS[theme === "system" ? own : theme];
    }
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    storage.set("motion", motion);
    mark("motion", motion);
  }

  setContrast(contrast: Contrast): void {
    this.contrast = contrast;
    storage.set("contrast", contrast);
    mark("contrast", contrast);
  }

  /** Whether nothing should move. */
  get calm(): boolean {
    return this.motion === "off" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  setSounds(wanted: boolean): void {
    this.sounds = wanted;
    storage.set("sounds", wanted ? "yes" : "no");
  }

  setVolume(percent: number): void {
    this.volume = percent;
    storage.set("volume", String(percent));
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    storage.set("confirm", confirm);
  }

  setAskAll(wanted: boolean): void {
    this.askAll = wanted;
    storage.set("ask-all", wanted ? "yes" : "no");
  }

  setKeys(wanted: boolean): void {
    this.keys = wanted;
    storage.set("keys", wanted ? "yes" : "no");
  }

  /** Ask the browser whether we may say that it is one's turn; whether it may be so now. */
  async setNotices(wanted: boolean): Promise<boolean> {
    const allowed =
      wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notices = allowed;
    storage.set("notices", allowed ? "yes" : "no");
    return allowed === wanted;
  }

  /** Whether to ask before a choice that others would have to agree to take back. */
  get asksFirst(): boolean {
    if (this.confirm === "touch") return window.matchMedia("(pointer: coarse)").matches;
    return this.confirm === "always";
  }
}

/** Tell the style sheets; that it is as the system wishes needs no mark. */
function mark(name: string, value: string): void {
  const { dataset } = document.documentElement;
  if (value === "system") delete dataset[name];
  else dataset[name] = value;
}

/** The kept value if it is one of those we know, else the first. */
function one<T extends string>(known: readonly T[], kept: string | null): T {
  return known.find((value) => value === kept) ?? known[0]!;
}

export const preferences = new Preferences();
