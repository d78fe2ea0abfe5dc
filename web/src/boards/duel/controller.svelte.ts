// What the parts of the board share: the view read as a Duel, what is pointed at, and acting.

import * as boardInput from "../../lib/boardInput.svelte";
import {
  NOTHING,
  BoardInput,
  key,
  type ThingOptions,
  type Facts,
} from "../../lib/boardInput.svelte";
import { words } from "../../lib/words.svelte";
import type { OptionInfo } from "../../protocol";
import type { BoardProps } from "../registry";
import { factsOf } from "./facts";
import { priceOf, type Price } from "./prices";
import { clickResult, enlarges, gather, movesFrom, type Thing } from "./things";
import { seatName } from "./titles";
import {
  other,
  type CardRecord,
  type DuelBoard,
  type DuelRecord,
  type Seat,
  type TileRecord,
} from "./types";

/** One board's state between its parts. */
export class DuelController extends BoardInput {
  #props: () => BoardProps;
  /** The region whose Unit is about to move. */
  origin = $state<string | null>(null);

  #view = $derived.by(() => this.#props().view);
  #board = $derived(this.#view.board as unknown as DuelBoard);
  #things = $derived(gather(this.#view.choice));
  #targets = $derived(
    this.origin === null ? new Map<string, OptionInfo>() : movesFrom(this.#things, this.origin),
  );

  constructor(props: () => BoardProps) {
    super();
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

  override get names() {
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

  override belongings(thing: Thing): ThingOptions {
    return this.#things.get(key(thing)) ?? NOTHING;
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
  }

  override enlarges(thing: Thing): boolean {
    return enlarges(thing);
  }

  /** A Unit has been picked up. */
  override get begun(): boolean {
    return this.origin !== null;
  }

  override legal(thing: Thing): boolean {
    if (thing.kind === "region" && this.#targets.has(thing.id)) return true;
    return super.legal(thing);
  }

  override choose(option: { text: string }): void {
    this.settle();
    this.origin = null;
    this.#props().choose(option.text);
  }

  override ask(rule: string): void {
    this.close();
    this.#props().ask(rule);
  }

  override zoom(thing: Thing): void {
    if (!enlarges(thing)) return;
    this.close();
    this.#props().zoom(thing.kind, thing.id);
  }

  override click(thing: Thing, anchor: Element): void {
    const act = clickResult(this.#things, thing, this.origin);
    if (act.do === "choose") this.choose(act);
    else if (act.do === "origin") {
      this.close();
      this.origin = act.region;
    } else this.open(thing, anchor);
  }

  override renew(): void {
    super.renew();
    this.origin = null;
  }
}

export const share = (controller: DuelController): DuelController => boardInput.share(controller);
export const shared = (): DuelController => boardInput.shared<DuelController>();
