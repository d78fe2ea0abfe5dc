// Mouse, touch and keyboard on the things of a board: hints, clicks, and options by thing.

import { getContext, setContext, type Snippet } from "svelte";
import type { FaceProps } from "../boards/registry";
import type { ChoiceInfo, OptionInfo, RefusalInfo } from "../protocol";
import type { Offer } from "./plans.svelte";
import type { Speaker } from "./sentences";

const BOARD_INPUT = Symbol("input");
const TOUCHED = Symbol("touched");
const HOVER = 300;
const LEAVE = 180;
const LONG_PRESS = 500;
const STILL = 10;
/** How long after a finger is lifted its click may come. */
const LATE = 350;
const LIFTED = ["pointerup", "pointercancel"] as const;

/** Something on a board that can be pointed at. */
export interface Thing {
  kind: string;
  id: string;
}

/** What the element is given that stands for a thing. */
export interface ThingProps {
  thing: Thing;
  /** What a screen reader says. */
  label: string;
  children: Snippet;
}

/** What can be done with a thing, and what might be expected and cannot. */
export interface ThingOptions {
  options: OptionInfo[];
  refused: RefusalInfo[];
}

export const NOTHING: ThingOptions = { options: [], refused: [] };

/** A thing that is told about; `open` once it was clicked and offers what can be done. */
export interface Pointed {
  thing: Thing;
  anchor: Element;
  open: boolean;
}

export interface Fact {
  text: string;
  /** The rule it rests on. */
  rule?: string;
}

/** What is worth knowing about a thing, besides what its face says where it has one. */
export interface Facts {
  title: string;
  lines: Fact[];
  /** Whether the lines say in words what its face shows. */
  worded?: boolean;
}

/** A component with all that its face shows. */
export type Shown = Pick<FaceProps, "kind" | "id" | "record" | "texts">;

/** A thing's name among all; the element that stands for it carries it as `data-thing`. */
export function key(thing: Thing): string {
  return `${thing.kind}:${thing.id}`;
}

/** Every thing that something can be done with, or might be expected to, by its key. */
export function gatherBy(
  choice: ChoiceInfo | null,
  thingOf: (option: OptionInfo | RefusalInfo) => Thing | null,
): Map<string, ThingOptions> {
  const found = new Map<string, ThingOptions>();
  const at = (option: OptionInfo | RefusalInfo): ThingOptions | null => {
    const thing = thingOf(option);
    if (thing === null) return null;
    const name = key(thing);
    let place = found.get(name);
    if (!place) found.set(name, (place = { options: [], refused: [] }));
    return place;
  };
  for (const option of choice?.options ?? []) at(option)?.options.push(option);
  for (const refusal of choice?.refused ?? []) at(refusal)?.refused.push(refusal);
  return found;
}

/** What an element does that stands for a thing. */
interface Handlers {
  [event: `on${string}`]: (event: never) => void;
}

/** What an element is given that stands for a thing. */
interface Standing extends Handlers {
  tabindex: number;
  "aria-pressed": "true" | undefined;
  "aria-disabled": "true" | undefined;
  "aria-haspopup": "dialog";
  "data-stop": "";
  "data-marks": number | undefined;
  "data-legal": "" | undefined;
  "data-thing": string;
  "data-touched": "" | undefined;
}

/** Input on a board; each game says what a click does and which facts are shown. */
export abstract class BoardInput {
  pointed = $state.raw<Pointed | null>(null);
  #handlers = new Map<string, Handlers>();
  /** What elements were given, the same for the same: they do not change then. */
  #standings = new Map<string, Standing>();
  #timer = 0;
  #pressed: { x: number; y: number } | null = null;
  /** Whether a long press has enlarged something, and a menu that follows it does not again. */
  #enlarged = false;
  /** The key of the thing that a mouse has moved over and not left since. */
  #hovered = "";

  /** The keys of the things that others have done something with since one acted. */
  #touched = getContext<(() => ReadonlySet<string>) | undefined>(TOUCHED);

  abstract get names(): Speaker;
  abstract optionsOf(thing: Thing): ThingOptions;
  abstract facts(thing: Thing): Facts;
  /** The component that is shown large for a thing; null where there is none. */
  abstract faceOf(thing: Thing): Shown | null;
  abstract zoom(thing: Thing): void;
  abstract ask(rule: string): void;
  abstract choose(option: { text: string }): void;
  /** What a click does: act at once, or open; with Shift, as often as it can be, it is `full`. */
  abstract click(thing: Thing, anchor: Element, full?: boolean): void;

  /** Whether something has been begun that Escape gives up. */
  get begun(): boolean {
    return false;
  }

  /** What can be done with it besides its options: several of them at once. */
  offersOf(_thing: Thing): Offer[] {
    return [];
  }

  /** What a click on it does at once, in words; null where it opens what can be done. */
  deed(_thing: Thing): string | null {
    return null;
  }

  /** How often it is part of what is being put together. */
  marksOn(_thing: Thing): number {
    return 0;
  }

  /** Whether it is a component that can be shown large. */
  enlarges(thing: Thing): boolean {
    return this.faceOf(thing) !== null;
  }

  /** Something can be done with it now. */
  legal(thing: Thing): boolean {
    return this.optionsOf(thing).options.length > 0 || this.offersOf(thing).some(({ far }) => !far);
  }

  /** Somebody might expect to do something with it, and may not. */
  refused(thing: Thing): boolean {
    return !this.legal(thing) && this.optionsOf(thing).refused.length > 0;
  }

  /** It belongs with what is pointed at. */
  lit(_thing: Thing): boolean {
    return false;
  }

  /** Whether others have done something with a thing or a place, by its name, since one acted. */
  touched(name: string): boolean {
    return this.#touched?.().has(name) ?? false;
  }

  /** Close what is told, and give the keyboard back to the thing if it was open. */
  settle(): void {
    const anchor = this.pointed?.open ? this.pointed.anchor : null;
    this.close();
    (anchor as HTMLElement | null)?.focus({ preventScroll: true });
    this.close();
  }

  open(thing: Thing, anchor: Element): void {
    this.#point({ thing, anchor, open: true });
  }

  /** Tell about a thing without taking the keyboard from it. */
  hint(thing: Thing, anchor: Element, delay = HOVER): void {
    if (this.pointed?.open) return;
    clearTimeout(this.#timer);
    const pointed = { thing, anchor, open: false };
    // At once where there is nothing to wait for: a screen reader reads it with the focus.
    if (!delay) this.#point(pointed);
    else this.#timer = window.setTimeout(() => this.#point(pointed), delay);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.pointed && !this.pointed.open) {
      this.#timer = window.setTimeout(() => this.close(), LEAVE);
    }
  }

  /** The pointer has reached what is told: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pointed = null;
  }

  /** A new view: whatever was begun with the old one is void. */
  renew(): void {
    this.close();
    this.#hovered = "";
  }

  #point(pointed: Pointed): void {
    clearTimeout(this.#timer);
    this.pointed = pointed;
  }

  /** What makes an element stand for a thing: pointer, touch and keyboard, and what is said. */
  standFor(thing: Thing, idle = false): Standing {
    const name = key(thing);
    const legal = !idle && this.legal(thing);
    const refused = !idle && this.refused(thing);
    const marks = idle ? 0 : this.marksOn(thing);
    const touched = this.touched(name);
    const how = [name, legal, refused, marks, touched].join(" ");
    let found = this.#standings.get(how);
    if (!found) {
      found = {
        tabindex: -1,
        "aria-pressed": marks ? "true" : undefined,
        "data-marks": marks || undefined,
        "aria-disabled": refused ? "true" : undefined,
        "aria-haspopup": "dialog",
        "data-stop": "",
        "data-legal": legal ? "" : undefined,
        "data-thing": name,
        "data-touched": touched ? "" : undefined,
        ...this.#handlersOf(thing),
      };
      this.#standings.set(how, found);
    }
    return found;
  }

  /** The same handlers for the same thing every time: an element keeps those it has. */
  #handlersOf(thing: Thing): Handlers {
    const name = key(thing);
    let found = this.#handlers.get(name);
    if (!found) this.#handlers.set(name, (found = this.#handle(thing)));
    return found;
  }

  #handle(thing: Thing): Handlers {
    return {
      onclick: (event: MouseEvent) => {
        this.click(thing, event.currentTarget as Element, event.shiftKey);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === "z") this.zoom(thing);
        else if (event.key === "Escape" && (this.pointed || this.begun)) this.renew();
        else if (
          (event.key === "Enter" || event.key === " ") &&
          event.currentTarget instanceof SVGElement
        ) {
          this.click(thing, event.currentTarget, event.shiftKey);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onpointerleave: (event: PointerEvent) => {
        this.#hovered = "";
        if (event.pointerType === "mouse") this.leave();
        this.#release();
      },
      onfocus: (event: FocusEvent) => {
        const anchor = event.currentTarget as Element;
        if (anchor.matches(":focus-visible")) this.hint(thing, anchor, 0);
      },
      onblur: () => this.leave(),
      onpointerdown: (event: PointerEvent) => {
        this.#enlarged = false;
        if (event.pointerType === "mouse") return;
        this.#pressed = { x: event.clientX, y: event.clientY };
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
          if (this.#pressed === null || !this.enlarges(thing)) return;
          this.#enlarged = true;
          swallowClick();
          this.zoom(thing);
        }, LONG_PRESS);
      },
      onpointermove: (event: PointerEvent) => {
        this.#hover(event, thing);
        const start = this.#pressed;
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
          this.#release();
        }
      },
      onpointerup: () => this.#release(),
      onpointercancel: () => this.#release(),
      oncontextmenu: (event: MouseEvent) => {
        if (!this.enlarges(thing)) return;
        event.preventDefault();
        if (!this.#pressed && !this.#enlarged) this.zoom(thing);
      },
    };
  }

  #release(): void {
    if (this.#pressed === null) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  /**
   * Tell about a thing that a mouse moves over.
   *
   * Moving counts, entering does not: what is drawn anew below a mouse at rest is entered too.
   */
  #hover(event: PointerEvent, thing: Thing): void {
    if (event.pointerType !== "mouse" || this.#hovered === key(thing)) return;
    if (!event.movementX && !event.movementY) return;
    this.#hovered = key(thing);
    this.hint(thing, event.currentTarget as Element);
  }
}

/** Let the click go by that comes when the finger is lifted: it would close what was just opened. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const lifted = () => {
    for (const each of LIFTED) window.removeEventListener(each, lifted, { capture: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), LATE);
  };
  window.addEventListener("click", swallow, { capture: true });
  for (const each of LIFTED) window.addEventListener(each, lifted, { capture: true });
}

/** Have boards below mark these things as touched by others. */
export function markTouched(touched: () => ReadonlySet<string>): void {
  setContext(TOUCHED, touched);
}

/** Have the parts of a board point by this. */
export function share<P extends BoardInput>(input: P): P {
  return setContext(BOARD_INPUT, input);
}

export function shared<P extends BoardInput = BoardInput>(): P {
  return getContext<P>(BOARD_INPUT);
}
