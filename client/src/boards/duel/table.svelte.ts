// What the parts of the board share: the view read as a Duel, what is pointed at, and acting.

import { getContext, setContext } from "svelte";
import { words } from "../../lib/words.svelte";
import type { OptionInfo } from "../../protocol";
import type { BoardProps } from "../registry";
import { priceOf, type Price } from "./prices";
import {
  NOTHING,
  deed,
  enlarges,
  gather,
  key,
  movesFrom,
  type Belongings,
  type Thing,
} from "./things";
import { seatName } from "./titles";
import {
  other,
  type CardRecord,
  type DuelBoard,
  type DuelRecord,
  type Seat,
  type TileRecord,
} from "./types";

const TABLE = Symbol("duel");
const HOVER = 300;
const LEAVE = 180;
const LONG_PRESS = 500;
const STILL = 10;

/** A thing that is told about; `open` once it was clicked and offers what can be done. */
export interface Pointed {
  thing: Thing;
  anchor: Element;
  open: boolean;
}

/** One board's state between its parts. */
export class Table {
  #props: () => BoardProps;
  pointed = $state.raw<Pointed | null>(null);
  /** The region whose Unit is about to move. */
  origin = $state<string | null>(null);

  #view = $derived.by(() => this.#props().view);
  #board = $derived(this.#view.board as unknown as DuelBoard);
  #things = $derived(gather(this.#view.choice));
  #targets = $derived(
    this.origin === null ? new Map<string, OptionInfo>() : movesFrom(this.#things, this.origin),
  );
  #timer = 0;
  /** The key of the thing that a mouse has moved over and not left since. */
  #hovered = "";
  #pressed: { x: number; y: number } | null = null;
  #swallow = false;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view() {
    return this.#view;
  }

  get board() {
    return this.#board;
  }

  get cards() {
    return this.#props().cards;
  }

  get names() {
    return this.#props().names;
  }

  get things() {
    return this.#things;
  }

  /** Where the Unit that was picked up may go. */
  get targets() {
    return this.#targets;
  }

  /** Who looks on from a seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#view.seat as Seat | null;
  }

  /** The side whose prices are shown: one's own, or that of whoever is asked. */
  get payer(): Seat | null {
    return this.seat ?? ((this.#view.choice?.seat ?? null) as Seat | null);
  }

  /** How that side is called where its prices are told. */
  get payerName(): string {
    return this.payer === this.seat ? words.say("page-duel-you") : seatName(this.payer ?? "");
  }

  /** What that side can pay with. */
  get coins(): number {
    return this.payer === null ? 0 : this.board.sides[this.payer].coins;
  }

  /** The side drawn as the near one. */
  get near(): Seat {
    return this.seat ?? "fellowship";
  }

  get far(): Seat {
    return other(this.near);
  }

  /** Whether the seat that looks on can choose now: in a replay it was asked, and cannot. */
  get asked(): boolean {
    return this.#view.choice?.options !== undefined;
  }

  record(id: string): DuelRecord | null {
    return (this.cards.get(id)?.record ?? null) as unknown as DuelRecord | null;
  }

  card(id: string): CardRecord | null {
    const record = this.record(id);
    return record?.kind === "card" ? record : null;
  }

  texts(id: string): Record<string, string> {
    return this.cards.get(id)?.texts ?? {};
  }

  price(record: CardRecord | TileRecord, seat: Seat | null = this.payer): Price | null {
    return seat === null ? null : priceOf(record, this.board.sides[seat], this.cards);
  }

  belongings(thing: Thing): Belongings {
    return this.#things.get(key(thing)) ?? NOTHING;
  }

  /** Something can be done with it now. */
  legal(thing: Thing): boolean {
    if (thing.kind === "region" && this.#targets.has(thing.id)) return true;
    return this.belongings(thing).options.length > 0;
  }

  /** Somebody might expect to do something with it, and may not. */
  refused(thing: Thing): boolean {
    return !this.legal(thing) && this.belongings(thing).refused.length > 0;
  }

  choose(option: { text: string }): void {
    const anchor = this.pointed?.open ? this.pointed.anchor : null;
    this.close();
    (anchor as HTMLElement | null)?.focus({ preventScroll: true });
    this.close();
    this.origin = null;
    this.#props().choose(option.text);
  }

  ask(rule: string): void {
    this.close();
    this.#props().ask(rule);
  }

  zoom(thing: Thing): void {
    if (!enlarges(thing)) return;
    this.close();
    this.#props().zoom(thing.kind, thing.id);
  }

  click(thing: Thing, anchor: Element): void {
    const act = deed(this.#things, thing, this.origin);
    if (act.do === "choose") this.choose(act);
    else if (act.do === "origin") {
      this.close();
      this.origin = act.region;
    } else this.#point({ thing, anchor, open: true });
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
    this.origin = null;
  }

  #point(pointed: Pointed): void {
    clearTimeout(this.#timer);
    this.pointed = pointed;
  }

  /** What makes an element stand for a thing: pointer, touch and keyboard. */
  handlers(thing: Thing) {
    return {
      onclick: (event: MouseEvent) => {
        if (this.#swallow) {
          this.#swallow = false;
          return;
        }
        this.click(thing, event.currentTarget as Element);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === "z") this.zoom(thing);
        else if (event.key === "Escape" && (this.pointed || this.origin !== null)) this.renew();
        else if (
          (event.key === "Enter" || event.key === " ") &&
          event.currentTarget instanceof SVGElement
        ) {
          this.click(thing, event.currentTarget);
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
        this.#swallow = false;
        if (event.pointerType === "mouse") return;
        this.#pressed = { x: event.clientX, y: event.clientY };
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
          if (this.#pressed === null || !enlarges(thing)) return;
          this.#swallow = true;
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
        if (!enlarges(thing)) return;
        event.preventDefault();
        if (!this.#pressed && !this.#swallow) this.zoom(thing);
      },
    };
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

  #release(): void {
    if (this.#pressed === null) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  }
}

export function share(table: Table): Table {
  return setContext(TABLE, table);
}

export function shared(): Table {
  return getContext<Table>(TABLE);
}
