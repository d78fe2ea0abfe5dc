// What the parts of the board share: the view read as a Quest, what is pointed at, and acting.

import * as boardInput from "../../lib/boardInput.svelte";
import {
  NOTHING,
  BoardInput,
  key,
  type ThingOptions,
  type Facts,
} from "../../lib/boardInput.svelte";
import type { BoardProps } from "../registry";
import { atlas } from "./atlas";
import { factsOf } from "./facts";
import { plan, type Reach, type Traveller } from "./planner";
import { allAt, direct, onSpace, enlarges, gather, pieces, type Thing } from "./things";
import {
  heroAt,
  type HeroSeat,
  type QuestBoard,
  type QuestRecord,
  type RecordOf,
  type Seat,
} from "./types";

/** One board's state between its parts. */
export class QuestController extends BoardInput {
  #props: () => BoardProps;
  /** Whether the map marks where the hero can get. */
  planning = $state(false);

  #view = $derived.by(() => this.#props().view);
  #board = $derived(this.#view.board as unknown as QuestBoard);
  #things = $derived(gather(this.#view.choice));
  #pieces = $derived(pieces(this.#board));
  #atlas = $derived.by(() => atlas(this.#props().cards));
  #traveller = $derived.by(() => this.#setOut());
  #reach = $derived.by(() => (this.#traveller ? plan(this.#atlas, this.#traveller) : new Map()));

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

  /** Every option and refusal, by the thing it is about. */
  get things() {
    return this.#things;
  }

  /** The locations and the paths between them. */
  get atlas() {
    return this.#atlas;
  }

  /** Where the hero of this seat can get with its hand, by location; empty for others. */
  get reach(): ReadonlyMap<string, Reach> {
    return this.#reach;
  }

  /** Who looks on from a seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#view.seat as Seat | null;
  }

  /** The hero that looks on, or else the one whose turn it is, or the first. */
  get near(): HeroSeat {
    const { seat } = this;
    if (seat !== null && seat !== "sauron") return seat;
    return this.#board.turn?.hero ?? "hero-1";
  }

  /** Whether the seat that looks on can choose now: in a replay it was asked, and cannot. */
  get asked(): boolean {
    return this.#view.choice?.options !== undefined;
  }

  record<Kind extends QuestRecord["kind"]>(kind: Kind, id: string): RecordOf<Kind> | null {
    const record = this.cards.get(id)?.record as unknown as QuestRecord | undefined;
    return record?.kind === kind ? (record as RecordOf<Kind>) : null;
  }

  texts(id: string): Record<string, string> {
    return this.cards.get(id)?.texts ?? {};
  }

  /** What stands at a location. */
  here(location: string): Thing[] {
    return this.#pieces.get(location) ?? [];
  }

  /** The plot that lies on a plot space. */
  active(space: string): string | undefined {
    return this.#board.plots[Number(space) - 1]?.plot;
  }

  override belongings(thing: Thing): ThingOptions {
    if (thing.kind === "space") return onSpace(this.#things, thing.id, this.active(thing.id));
    const own = this.#things.get(key(thing)) ?? NOTHING;
    if (thing.kind !== "location") return own;
    return allAt(
      own,
      this.here(thing.id).map((each) => this.belongings(each)),
    );
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
  }

  override enlarges(thing: Thing): boolean {
    return enlarges(this.#component(thing));
  }

  /** What is shown large: on a plot space the plot, for a hero its sheet. */
  #component(thing: Thing): Thing {
    if (thing.kind === "space") return { kind: "plot", id: this.active(thing.id) ?? "" };
    if (thing.kind === "seat") {
      return { kind: "hero", id: heroAt(this.#board, thing.id)?.hero ?? "" };
    }
    if (thing.kind !== "token") return thing;
    const all = Object.values(this.#board.map).flatMap(({ tokens }) => tokens ?? []);
    const face = all.find(({ token }) => String(token) === thing.id)?.face;
    return { kind: "foe", id: !face || face === "blank" ? "" : face };
  }

  override choose(option: { text: string }): void {
    this.settle();
    this.#props().choose(option.text);
  }

  override ask(rule: string): void {
    this.close();
    this.#props().ask(rule);
  }

  override zoom(thing: Thing): void {
    const component = this.#component(thing);
    if (!enlarges(component)) return;
    this.close();
    this.#props().zoom(component.kind, component.id);
  }

  override click(thing: Thing, anchor: Element): void {
    const option = direct(thing, this.belongings(thing).options);
    if (option) this.choose(option);
    else this.open(thing, anchor);
  }

  /** The hero of this seat with what it can pay; null for others. */
  get traveller(): Traveller | null {
    return this.#traveller;
  }

  #setOut(): Traveller | null {
    const { seat } = this;
    const hero = seat === null ? null : heroAt(this.#board, seat);
    if (!hero) return null;
    const hand = hero.hand.flatMap((id) => {
      const card = id === null ? null : this.record("card", id);
      return card ? [card.icons] : [];
    });
    const turn = this.#board.turn;
    const moves = turn?.hero === seat ? (turn?.moves_left ?? undefined) : undefined;
    return { at: hero.location, hand, items: hero.items, moves };
  }
}

export const share = (controller: QuestController): QuestController => boardInput.share(controller);
export const shared = (): QuestController => boardInput.shared<QuestController>();
