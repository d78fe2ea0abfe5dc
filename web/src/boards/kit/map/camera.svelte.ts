// What is seen of the map: where its middle is and how large it is drawn.

import { preferences } from "../../../lib/preferences.svelte";

const LARGEST = 2.6;
const STEP = 1.35;
/** Below this scale the map is too small to be read: a narrow window begins nearer. */
const READABLE = 0.45;
const NEAR = 0.95;
/** At this scale everything around a hero can be read. */
const LEGIBLE = 0.8;
/** How much land is seen around what is looked at, and how long the eye takes to get there. */
const AROUND = 90;
const GLIDE = 450;

export interface Spot {
  x: number;
  y: number;
}

/** What everything drawn on the map is given. */
export interface LayerProps {
  /** The size of a pixel in units of the map, for things that keep their size. */
  unit: number;
}

/** A map: its size, and how far the sight may go beyond it. */
export interface Extent {
  width: number;
  height: number;
  margin: number;
}

export class Camera {
  readonly #map: Extent;
  /** The window on the map, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Until it is measured, all of the map is seen in it. */
  readonly #wide = $derived.by(() => this.width || this.#map.width / 2);
  readonly #high = $derived.by(() => this.height || this.#map.height / 2);
  #zoom = $state<number | null>(null);
  #at = $state.raw<Spot>({ x: 0, y: 0 });
  #gliding = 0;

  /** The scale at which the whole map is seen. */
  readonly whole = $derived.by(() =>
    Math.min(
      this.#wide / (this.#map.width + 2 * this.#map.margin),
      this.#high / (this.#map.height + 2 * this.#map.margin),
    ),
  );
  /** Pixels per unit of the map. */
  readonly scale = $derived(Math.min(LARGEST, Math.max(this.whole, this.#zoom ?? this.whole)));
  /** Whether there is more of the map than is seen. */
  readonly nearer = $derived(this.scale > this.whole * 1.01);
  readonly largest = $derived(this.scale >= LARGEST);
  readonly middle = $derived.by(() => ({
    x: this.#held(this.#at.x, this.#wide, this.#map.width),
    y: this.#held(this.#at.y, this.#high, this.#map.height),
  }));
  readonly box = $derived.by(() => {
    const [w, h] = [this.#wide / this.scale, this.#high / this.scale];
    return { x: this.middle.x - w / 2, y: this.middle.y - h / 2, w, h };
  });

  constructor(map: Extent) {
    this.#map = map;
    this.#at = { x: map.width / 2, y: map.height / 2 };
  }

  /** Keep the middle where the window shows as much of the map as it can. */
  #held(at: number, pixels: number, size: number): number {
    const half = pixels / this.scale / 2;
    const { margin } = this.#map;
    const [least, most] = [half - margin, size + margin - half];
    return least > most ? size / 2 : Math.min(most, Math.max(least, at));
  }

  /** Begin where there is something to see: in a small window, near this spot. */
  begin(spot: Spot): void {
    if (this.whole >= READABLE) return;
    this.#zoom = NEAR;
    this.#at = spot;
  }

  /** Look at these spots: as near as is needed to read what is around them. */
  look(spots: readonly Spot[]): void {
    if (!spots.length || this.whole >= LEGIBLE) return;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const fits = Math.min(this.width / (right - left), this.height / (bottom - top));
    const zoom = Math.max(this.whole, Math.min(fits, NEAR));
    this.#glide({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom);
  }

  #glide(to: Spot, zoom: number): void {
    cancelAnimationFrame(this.#gliding);
    const [from, before, start] = [this.middle, this.scale, performance.now()];
    const step = (part: number) => {
      const eased = part * part * (3 - 2 * part);
      this.#zoom = before + (zoom - before) * eased;
      this.#at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
    };
    if (preferences.calm) return step(1);
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      step(part);
      if (part < 1) this.#gliding = requestAnimationFrame(frame);
    };
    this.#gliding = requestAnimationFrame(frame);
  }

  /** Hands take over from what glides. */
  #stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  /** Draw it larger or smaller; `keep` is the spot of the map that stays where it is. */
  zoom(factor: number, keep: Spot = this.middle): void {
    this.#stop();
    const before = this.scale;
    this.#at = this.middle;
    this.#zoom = Math.min(LARGEST, Math.max(this.whole, before * factor));
    const part = before / this.scale;
    this.#at = {
      x: keep.x + (this.#at.x - keep.x) * part,
      y: keep.y + (this.#at.y - keep.y) * part,
    };
  }

  larger(keep?: Spot): void {
    this.zoom(STEP, keep);
  }

  smaller(keep?: Spot): void {
    this.zoom(1 / STEP, keep);
  }

  showAll(): void {
    this.#stop();
    this.#zoom = null;
  }

  /** Move the sight by so many pixels; returns those by which it could not, up or down. */
  pan(dx: number, dy: number): number {
    this.#stop();
    const { x, y } = this.middle;
    this.#at = { x: x - dx / this.scale, y: y - dy / this.scale };
    return dy - (y - this.middle.y) * this.scale;
  }

  /** Whether a spot is seen, and not only just. */
  sees({ x, y }: Spot, margin = 0): boolean {
    const { box } = this;
    const inset = margin / this.scale;
    return (
      x >= box.x + inset &&
      x <= box.x + box.w - inset &&
      y >= box.y + inset &&
      y <= box.y + box.h - inset
    );
  }

  /** Bring a spot into sight. */
  show(spot: Spot): void {
    if (!this.sees(spot, 40)) this.#at = spot;
  }

  /** The spot of the map below a place of the window. */
  spot(px: number, py: number): Spot {
    const { box } = this;
    return { x: box.x + px / this.scale, y: box.y + py / this.scale };
  }
}
