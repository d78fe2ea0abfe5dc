// What the parts of Duel's board share.

import { shared as sharedInput, type Facts } from "../../lib/boardInput.svelte";
import { words } from "../../lib/words.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import { BoardController } from "../kit/controller.svelte";
import { factsOf } from "./facts";
import { clickResult, movesFrom, thingOf, type Thing } from "./things";
import { seatName } from "./titles";
import { other, type ComponentRecord, type DuelBoard, type Price, type Seat } from "./types";

export class DuelController extends BoardController<DuelBoard, ComponentRecord> {
  /** The region whose Unit is about to move. */
  origin = $state<string | null>(null);

  #targets = $derived(
    this.origin === null ? new Map<string, OptionInfo>() : movesFrom(this.things, this.origin),
  );

  /** Where the Unit that was picked up may go. */
  get targets() {
    return this.#targets;
  }

  #seat = $derived.by(() => this.view.seat as Seat | null);

  /** Who looks on from a seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#seat;
  }

  /** The side whose prices are shown: one's own, or that of whoever is asked. */
  get payer(): Seat | null {
    return this.seat ?? ((this.view.choice?.seat ?? null) as Seat | null);
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

  /** What a card of the layout or a Landmark costs a side. */
  price(id: string, seat: Seat | null = this.payer): Price | null {
    return (seat !== null && this.board.prices[seat][id]) || null;
  }

  protected override thingOf(option: OptionInfo | RefusalInfo): Thing | null {
    return thingOf(option, this.view.choice!.seat as Seat);
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
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
    this.origin = null;
    super.choose(option);
  }

  override click(thing: Thing, anchor: Element): void {
    const act = clickResult(this.things, thing, this.origin);
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

export const shared: () => DuelController = sharedInput;
