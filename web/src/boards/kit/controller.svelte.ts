// What the parts of any board share: the view, the components, and what happens on a click.

import {
  BoardInput,
  NOTHING,
  gatherBy,
  key,
  share,
  type Thing,
  type ThingOptions,
} from "../../lib/boardInput.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import type { BoardProps, ComponentRecord } from "../registry";

/** The state of one board; made while the board is set up, whose parts get it by `shared()`. */
export abstract class BoardController<Board, Rec extends ComponentRecord> extends BoardInput {
  #props: () => BoardProps<Board, Rec>;
  #view = $derived.by(() => this.#props().view);
  #things = $derived.by(() => gatherBy(this.#view.choice, (option) => this.thingOf(option)));

  constructor(props: () => BoardProps<Board, Rec>) {
    super();
    this.#props = props;
    share(this);
  }

  /** The thing that an option is about; null for what only the choice bar offers. */
  protected abstract thingOf(option: OptionInfo | RefusalInfo): Thing | null;

  get view() {
    return this.#view;
  }

  /** The game as the seat that looks on sees it. */
  get board(): Board {
    return this.#view.board;
  }

  get cards() {
    return this.#props().cards;
  }

  override get names() {
    return this.#props().names;
  }

  /** Every option and refusal, by the key of the thing it is about. */
  get things() {
    return this.#things;
  }

  /** Whether the seat that looks on can choose now: in a replay it was asked, and cannot. */
  get asked(): boolean {
    return this.#view.choice?.options !== undefined;
  }

  recordOf(id: string): Rec | null {
    return this.cards.get(id)?.record ?? null;
  }

  /** A component's record, if it is of this kind. */
  record<Kind extends Rec["kind"]>(kind: Kind, id: string): Extract<Rec, { kind: Kind }> | null {
    const record = this.recordOf(id);
    return record?.kind === kind ? (record as Extract<Rec, { kind: Kind }>) : null;
  }

  texts(id: string): Record<string, string> {
    return this.cards.get(id)?.texts ?? {};
  }

  /** The component that is shown large for a thing, where there is one. */
  component(thing: Thing): Thing {
    return thing;
  }

  override optionsOf(thing: Thing): ThingOptions {
    return this.#things.get(key(thing)) ?? NOTHING;
  }

  override enlarges(thing: Thing): boolean {
    const { kind, id } = this.component(thing);
    return this.recordOf(id)?.kind === kind;
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
    if (!this.enlarges(thing)) return;
    this.close();
    const { kind, id } = this.component(thing);
    this.#props().zoom(kind, id);
  }
}
