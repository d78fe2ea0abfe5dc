// What happened, shown on the board one after the other: pieces walk, cards fly, dice roll, figures fall, and are heard.
//
// The board shows at once how things are. What moves waits where it was until its turn comes, and
// copies of things fly over the board in a layer of their own; whoever presses anything sees the end.

import { preferences } from "../../lib/preferences.svelte";
import { sounds, type Sound } from "../../lib/sounds";
import type { Cue } from "./happened";
import type { Show, Spot } from "./shows";

/** How long each takes where things move quickly, in milliseconds. */
const LENGTHS: Record<Show["do"], number> = {
  fly: 520,
  walk: 560,
  slide: 560,
  drop: 480,
  turn: 480,
  roll: 1100,
  present: 1600,
  point: 480,
};
const SLOWER = 2.2;
/** The next begins when so much of one is over. */
const OVERLAP = 0.6;
/** However much there is to show, it takes no longer than this, and from that on it may be skipped by a button. */
const LONGEST = 4000;
const LONG = 1200;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** How much of it is over when what falls has reached its spot, which is when it is heard. */
const FALLS = 1.6;
const LANDS = 0.7 * FALLS;

export interface Step extends Cue {
  /** Where it was before the board changed. */
  from: DOMRect | null;
  /** A copy of it as it was. */
  copy: HTMLElement | null;
  /** What keeps it back on the board until it is shown. */
  held: Held | null;
}

type Held = Pick<Animation, "cancel">;

/** Draws something into an element, and says how to remove it; null where it has no face. */
export type Presenter = (id: string, into: HTMLElement) => (() => void) | null;

/** What draws a component large, by its id, and a rolling die, by the name of its thing. */
export interface Presenters {
  present: Presenter;
  roll: Presenter;
}

class Motion {
  /** Whether something is being shown. */
  playing = $state(false);
  /** Whether it takes so long that one may want to skip it. */
  long = $state(false);

  #board: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #draw: Presenters = { present: () => null, roll: () => null };
  #queue: Step[] = [];
  #timer = 0;
  /** What is heard after all that is shown. */
  #last: Sound | null = null;
  /** What is to be done away with when one of those that run is over. */
  #running = new Set<() => void>();
  /** What keeps pieces where they were. */
  #kept = new Map<Element, Animation>();
  /** What the board shows, by its names; looked up when it is first asked for after a change. */
  #shown: Map<string, Element[]> | null = null;

  /** Show things on this board from now on; the layer lies over it. */
  open(board: HTMLElement, layer: HTMLElement, draw: Presenters): () => void {
    this.skip();
    this.#board = board;
    this.#layer = layer;
    this.#draw = draw;
    return () => {
      if (this.#board !== board) return;
      this.skip();
      this.#board = this.#layer = null;
    };
  }

  /** Before the board changes: note where everything is that will move. */
  prepare(cues: readonly Cue[]): Step[] {
    if (!this.#board || preferences.calm || document.hidden) return [];
    if (typeof this.#board.animate !== "function") return [];
    this.#shown = null;
    return cues.map((cue) => {
      const { show } = cue;
      const step: Step = { ...cue, from: null, copy: null, held: null };
      if (show.do === "fly") {
        const thing = show.what === null ? null : this.#find([show.what]);
        const source = thing ?? this.#find(show.from);
        step.from = source?.getBoundingClientRect() ?? null;
        step.copy = copyOf(thing);
      } else if (show.do === "slide") {
        step.from = this.#find(show.at)?.getBoundingClientRect() ?? null;
      }
      return step;
    });
  }

  /** After the board has changed: show it, after what is still being shown; `last` is heard then. */
  begin(steps: readonly Step[], last: Sound | null = null): void {
    this.#last = last ?? this.#last;
    this.#shown = null;
    const added: Step[] = [];
    for (const step of steps) {
      if (step.show.do === "slide" && this.#slides(step.show.at[0]!)) continue;
      added.push(step);
      this.#queue.push(step);
    }
    // All is looked up before anything is changed, or the page would be laid out for every step.
    const holds = added.map((step) => this.#holding(step));
    added.forEach((step, n) => (step.held = holds[n]!()));
    this.#keepPieces();
    this.long = this.#rest > LONG;
    if (this.playing) return;
    if (!this.#queue.length) return this.#stop();
    this.playing = true;
    window.addEventListener("pointerdown", this.skip, { capture: true });
    window.addEventListener("keydown", this.skip, { capture: true });
    // The frame that draws what is new has enough to do.
    this.#timer = window.setTimeout(this.#next);
  }

  /** Show at once how things are. */
  skip = (): void => {
    clearTimeout(this.#timer);
    for (const { held } of this.#queue) held?.cancel();
    this.#queue = [];
    for (const end of [...this.#running]) end();
    for (const kept of this.#kept.values()) kept.cancel();
    this.#kept.clear();
    this.#stop();
  };

  /** Bring things into sight and draw rings around them. */
  point(names: readonly string[]): void {
    this.#shown = null;
    const found = names.flatMap((name) => this.#named(name).slice(0, 1));
    const [first] = found.filter((element) => element.getClientRects().length);
    if (!first) return;
    first.scrollIntoView({ block: "nearest", inline: "nearest" });
    // The map brings into sight what gets the focus.
    (first as HTMLElement | SVGElement).focus({ preventScroll: true });
    requestAnimationFrame(() => {
      for (const element of found) this.#ring(element, LENGTHS.point * 3);
    });
  }

  #stop(): void {
    this.playing = this.long = false;
    if (this.#last) sounds.play(this.#last);
    this.#last = null;
    window.removeEventListener("pointerdown", this.skip, { capture: true });
    window.removeEventListener("keydown", this.skip, { capture: true });
  }

  // One after the other.

  #next = (): void => {
    const length = this.#pace;
    const step = this.#queue.shift();
    if (!step) return this.#stop();
    const lasts = LENGTHS[step.show.do] * length;
    this.#shown = null;
    this.#perform(step, lasts);
    const lands = step.show.do === "drop" && !step.show.rises ? LANDS : 0;
    if (step.sound) sounds.play(step.sound, (lands * lasts) / 1000);
    const last = !this.#queue.length;
    this.#timer = window.setTimeout(this.#next, last ? lasts : lasts * OVERLAP);
  };

  /** How long it takes to show the rest at the speed that one wishes. */
  get #rest(): number {
    const slower = preferences.motion === "slow" ? SLOWER : 1;
    return this.#queue.reduce((sum, { show }) => sum + LENGTHS[show.do] * OVERLAP, 0) * slower;
  }

  /** How much longer or shorter everything takes: the more there is, the less time each has. */
  get #pace(): number {
    const slower = preferences.motion === "slow" ? SLOWER : 1;
    return slower * Math.min(1, (LONGEST * slower) / this.#rest || 1);
  }

  #perform(step: Step, duration: number): void {
    const { show } = step;
    switch (show.do) {
      case "fly":
        return this.#fly(step, show, duration);
      case "walk":
        return this.#walk(show, duration);
      case "slide":
        return this.#slide(step, duration);
      case "drop":
        return this.#drop(show, duration);
      case "turn":
        return this.#turn(show.at, duration);
      case "roll":
        return this.#roll(step, show.at, duration);
      case "present":
        return this.#presents(show, duration);
      case "point": {
        const element = this.#find(show.at);
        if (element) this.#ring(element, duration);
      }
    }
  }

  /** Let it run, and do away with all that belongs to it at the end or when it is skipped. */
  #run(animation: Animation, away: () => void = () => undefined): void {
    const end = () => {
      if (!this.#running.delete(end)) return;
      animation.cancel();
      away();
    };
    this.#running.add(end);
    animation.finished.then(end, end);
  }

  // What waits for its turn.

  /** What keeps a thing out of sight, or where it was, until its step comes. */
  #holding({ show, from }: Step): () => Held | null {
    if (show.do === "roll") {
      const dice = show.at.flatMap((name) => this.#find([name]) ?? []);
      return () => all(dice.map((die) => still(die, { opacity: 0 })));
    }
    const thing =
      show.do === "fly" ? this.#goal(show).thing : show.do === "slide" ? this.#find(show.at) : null;
    if (!from || !thing) return () => null;
    const styles = show.do === "fly" ? { opacity: 0 } : { translate: apart(from, thing) };
    return () => still(thing, styles);
  }

  #slides(name: string): boolean {
    return this.#queue.some(({ show }) => show.do === "slide" && show.at[0] === name);
  }

  #walksOf(what: string) {
    return this.#queue.flatMap(({ show }) =>
      show.do === "walk" && show.what === what ? [show] : [],
    );
  }

  /** Keep every piece that has a way before it where that begins. */
  #keepPieces(): void {
    for (const kept of this.#kept.values()) kept.cancel();
    this.#kept.clear();
    const pieces = this.#queue.flatMap(({ show }) => (show.do === "walk" ? [show.what] : []));
    for (const what of new Set(pieces)) {
      const ways = this.#walksOf(what);
      const body = this.#piece(what);
      const away = body && this.#away(body, ways[0]!.from, ways.at(-1)!.to);
      if (away) this.#kept.set(body, still(body, { translate: away }));
    }
  }

  /** How far a piece that stands at one spot must be moved to be seen at another. */
  #away(body: Element, at: Spot, stands: Spot): string | null {
    const [there, here] = [at, stands].map((spot) => spot.flatMap((name) => this.#named(name))[0]);
    if (!there || !here) return null;
    const [from, to] = [
      middle(there.getBoundingClientRect()),
      middle(here.getBoundingClientRect()),
    ];
    const parent = body.parentNode;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    return `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
  }

  // How it looks.

  #walk(show: Show & { do: "walk" }, duration: number): void {
    const body = this.#piece(show.what);
    if (!body) return;
    this.#kept.get(body)?.cancel();
    this.#kept.delete(body);
    const stands = this.#walksOf(show.what).at(-1)?.to ?? show.to;
    const [from, to] = [this.#away(body, show.from, stands), this.#away(body, show.to, stands)];
    if (!from || !to) return;
    this.#run(
      body.animate({ translate: [from, to] }, { duration, easing: "ease-in-out", fill: "both" }),
      () => {
        this.#shown = null;
        this.#keepPieces();
      },
    );
  }

  #slide({ show, from, held }: Step, duration: number): void {
    held?.cancel();
    const element = this.#find((show as Show & { do: "slide" }).at);
    if (!element) return;
    if (from) {
      const way = { translate: [apart(from, element), "0px 0px"] };
      this.#run(element.animate(way, { duration, easing: EASE }));
    }
    this.#ring(element, duration);
  }

  #fly(step: Step, show: Show & { do: "fly" }, duration: number): void {
    const { thing, place } = this.#goal(show);
    const target = thing ?? place;
    const done = () => step.held?.cancel();
    const from = step.from ?? this.#find(show.from)?.getBoundingClientRect();
    if (!from || !target) {
      done();
      if (target) this.#ring(target, duration);
      return;
    }
    const to = target.getBoundingClientRect();
    const copy = step.copy ?? copyOf(thing);
    const ghost = copy ?? mote(show.shape, show.figure);
    const size = copy ? { width: from.width, height: from.height } : null;
    const box = this.#lay(ghost, middle(from), size);
    const { x, y } = middle(to);
    const scale = size ? Math.max(0.2, Math.min(1.6, to.width / size.width)) : 1;
    const ends = thing ? 1 : 0.2;
    this.#run(
      ghost.animate(
        [
          { translate: "0 0", scale: 1, opacity: 1 },
          { opacity: 1, offset: 0.75 },
          { translate: `${x - box.x}px ${y - box.y}px`, scale, opacity: ends },
        ],
        { duration, easing: EASE, fill: "forwards" },
      ),
      () => {
        ghost.remove();
        done();
      },
    );
  }

  #drop(show: Show & { do: "drop" }, duration: number): void {
    const element = this.#find(show.at);
    if (!element) return;
    const ghost = mote("token", show.figure);
    this.#lay(ghost, middle(element.getBoundingClientRect()), null);
    const above = "0 -2.5rem";
    const [first, last] = show.rises ? ["0 0", above] : [above, "0 0"];
    this.#run(
      ghost.animate(
        [
          { translate: first, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { translate: last, opacity: 1, offset: 0.7 },
          { translate: last, opacity: 0 },
        ],
        { duration: duration * FALLS, easing: "ease-in", fill: "forwards" },
      ),
      () => ghost.remove(),
    );
    if (!show.rises) this.#ring(element, duration, duration * 0.8);
  }

  #turn(at: Spot, duration: number): void {
    const element = this.#find(at);
    if (element instanceof HTMLElement) {
      this.#run(element.animate({ rotate: ["y 90deg", "y 0deg"] }, { duration, easing: EASE }));
    } else if (element) this.#ring(element, duration);
  }

  /** Dice leap and tumble where they lie. */
  #roll({ held }: Step, dice: Spot, duration: number): void {
    held?.cancel();
    const found = dice.flatMap((name) => {
      const element = this.#find([name]);
      return element ? [{ name, element, at: element.getBoundingClientRect() }] : [];
    });
    for (const { name, element, at } of found) {
      const ghost = document.createElement("div");
      ghost.style.setProperty("--lasts", `${duration}ms`);
      const remove = this.#draw.roll(name, ghost);
      if (!remove) continue;
      const hidden = still(element, { opacity: 0 });
      this.#lay(ghost, middle(at), at);
      this.#run(
        ghost.animate({ translate: ["0 0", "0 -1.4rem", "0 0"] }, { duration, easing: "ease-out" }),
        () => {
          remove();
          ghost.remove();
          hidden.cancel();
        },
      );
    }
  }

  #presents(show: Show & { do: "present" }, duration: number): void {
    const ghost = document.createElement("div");
    const remove = this.#draw.present(show.id, ghost);
    const target = this.#find(show.to);
    if (!remove) {
      if (target) this.#ring(target, duration);
      return;
    }
    const board = this.#board!.getBoundingClientRect();
    const x = board.left + board.width / 2;
    const y = Math.max(0, board.top) + Math.min(board.height, window.innerHeight) * 0.4;
    const box = this.#lay(ghost, { x, y }, null);
    const end = target ? middle(target.getBoundingClientRect()) : box;
    this.#run(
      ghost.animate(
        [
          { scale: 0.6, opacity: 0 },
          { scale: 0.85, opacity: 1, offset: 0.12 },
          { translate: "0 0", scale: 0.85, opacity: 1, offset: 0.75 },
          {
            translate: `${end.x - box.x}px ${end.y - box.y}px`,
            scale: target ? 0.2 : 0.75,
            opacity: 0,
          },
        ],
        { duration, easing: "ease-in-out", fill: "forwards" },
      ),
      () => {
        remove();
        ghost.remove();
      },
    );
  }

  /** A ring around something, round on a map. */
  #ring(element: Element, duration: number, delay = 0): void {
    const rect = element.getBoundingClientRect();
    const ghost = mote("ring", "");
    const round = element instanceof SVGElement;
    if (round) ghost.style.borderRadius = "50%";
    const size = round
      ? {
          width: Math.max(28, Math.min(rect.width, 48)),
          height: Math.max(28, Math.min(rect.width, 48)),
        }
      : { width: rect.width + 6, height: rect.height + 6 };
    this.#lay(ghost, middle(rect), size);
    this.#run(
      ghost.animate(
        [
          { scale: round ? 0.6 : 1, opacity: 0 },
          { opacity: 1, offset: 0.25 },
          { opacity: 1, offset: 0.6 },
          { scale: round ? 1.5 : 1.04, opacity: 0 },
        ],
        { duration, delay, easing: "ease-out", fill: "both" },
      ),
      () => ghost.remove(),
    );
  }

  /** Put something on the layer with its middle at a point, and tell that point. */
  #lay(
    ghost: HTMLElement,
    at: { x: number; y: number },
    size: { width: number; height: number } | null,
  ): { x: number; y: number } {
    const ground = this.#layer!.getBoundingClientRect();
    this.#layer!.append(ghost);
    if (size) {
      ghost.style.width = `${size.width}px`;
      ghost.style.height = `${size.height}px`;
    }
    Object.assign(ghost.style, { position: "absolute", margin: "0" });
    const { offsetWidth, offsetHeight } = ghost;
    ghost.style.left = `${at.x - ground.left - offsetWidth / 2}px`;
    ghost.style.top = `${at.y - ground.top - offsetHeight / 2}px`;
    return at;
  }

  // Where things are.

  #named(name: string): Element[] {
    this.#shown ??= named(this.#board);
    return this.#shown.get(name) ?? [];
  }

  #find(spot: Spot): Element | null {
    for (const name of spot) {
      const found = this.#named(name).find((element) => this.#inSight(element));
      if (found) return found;
    }
    return null;
  }

  /** Where something flies: to itself where it lies now, if that is where it goes, or to the place. */
  #goal({ what, to }: Show & { do: "fly" }): { thing: Element | null; place: Element | null } {
    const place = this.#find(to);
    const things = what === null ? [] : this.#named(what);
    const inside = things.filter((thing) => !place || place.contains(thing));
    return { thing: inside.find((thing) => this.#inSight(thing)) ?? null, place };
  }

  /** A piece of the map, with all that is drawn of it. */
  #piece(name: string): Element | null {
    return (
      this.#named(name).find((element) => element instanceof SVGElement)?.parentElement ?? null
    );
  }

  /** Whether the middle of something is in the window, and in every box around it that scrolls. */
  #inSight(element: Element): boolean {
    const rect = element.getBoundingClientRect();
    if (!rect.width || !rect.height) return false;
    const at = middle(rect);
    if (!within(at, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let box = element.parentElement; box && box !== this.#board; box = box.parentElement) {
      const hides =
        box instanceof SVGSVGElement ||
        ((box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) &&
          getComputedStyle(box).overflow !== "visible");
      if (hides && !within(at, box.getBoundingClientRect())) return false;
    }
    return true;
  }
}

/** All things and places of a board by their names, in the order of the page. */
function named(board: HTMLElement | null): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of board?.querySelectorAll("[data-thing], [data-place]") ?? []) {
    const { thing, place } = (element as HTMLElement | SVGElement).dataset;
    for (const name of new Set([thing, place])) {
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), element]);
    }
  }
  return found;
}

const middle = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

const within = (
  { x, y }: { x: number; y: number },
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
) => x >= left && x <= right && y >= top && y <= bottom;

/** Keep something as these styles say until the animation is cancelled. */
function still(element: Element, styles: PropertyIndexedKeyframes): Animation {
  const animation = element.animate(styles, { duration: 1, fill: "both" });
  animation.pause();
  // Styles without a beginning are where it ends: at its beginning all would be as it is.
  animation.currentTime = 1;
  return animation;
}

/** Several as one. */
const all = (held: readonly Held[]): Held => ({
  cancel: () => held.forEach((each) => each.cancel()),
});

/** How far an element must be moved to be seen where it was. */
function apart(from: DOMRect, element: Element): string {
  const [before, now] = [middle(from), middle(element.getBoundingClientRect())];
  return `${before.x - now.x}px ${before.y - now.y}px`;
}

/** What a thing is drawn by and does not say itself, but the box that it lies in. */
const FROM_ITS_BOX = ["--die"];

/** A copy of a thing that looks the same anywhere and stands for nothing; null for what is no box. */
function copyOf(thing: Element | null): HTMLElement | null {
  if (!(thing instanceof HTMLElement)) return null;
  const copy = thing.cloneNode(true) as HTMLElement;
  const styles = getComputedStyle(thing);
  for (const name of FROM_ITS_BOX) {
    const value = styles.getPropertyValue(name);
    if (value) copy.style.setProperty(name, value);
  }
  for (const name of ["data-thing", "data-stop", "data-legal"]) copy.removeAttribute(name);
  copy.classList.remove("legal");
  return copy;
}

/** A card without a face, a token with a figure, or a ring. */
function mote(shape: "card" | "token" | "ring", figure: string): HTMLElement {
  const found = document.createElement("span");
  found.className = `mote ${shape}`;
  found.textContent = figure;
  return found;
}

export const motion = new Motion();
