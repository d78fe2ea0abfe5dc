// What the parts of any board share: the view, the components, and what happens on a click.

import {
  BoardInput,
  NOTHING,
  gatherBy,
  key,
  share,
  type Shown,
  type Thing,
  type ThingOptions,
} from "../../lib/boardInput.svelte";
import type { Plan } from "../../lib/plan";
import type { Draft, Offer } from "../../lib/plans.svelte";
import { label, phrase, prompt } from "../../lib/sentences";
import { steady } from "../../lib/steady.svelte";
import { words } from "../../lib/words.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import type { BoardProps, ComponentRecord } from "../registry";
import { fill, markAll, markedPlan, times, unmark, type Marking } from "./marking";

/** The state of one board; made while the board is set up, whose parts get it by `shared()`. */
export abstract class BoardController<Board, Rec extends ComponentRecord> extends BoardInput {
  #props: () => BoardProps<Board, Rec>;
  #view = $derived.by(() => this.#props().view);
  #board = steady(() => this.#view.board as Board);
  #asked = $derived.by(() => this.#view.choice?.options !== undefined);
  #question = $derived.by(() => {
    const { choice } = this.#view;
    if (!this.asked || !choice) return null;
    return JSON.stringify([choice.seat, choice.kind, choice.options?.map(({ text }) => text)]);
  });
  #things = $derived.by(() => gatherBy(this.#view.choice, (option) => this.thingOf(option)));
  #marking = $derived.by(() => (this.plans ? this.marksNow() : null));
  /** What is marked so far, in order. */
  #marked = $state.raw<OptionInfo[]>([]);
  #begun = $state(false);

  constructor(props: () => BoardProps<Board, Rec>) {
    super();
    this.#props = props;
    share(this);
    $effect(() =>
      this.#props().plans?.follow(
        () => this.draft,
        () => this.acts,
      ),
    );
  }

  /** The thing that an option is about; null for what only the choice bar offers. */
  protected abstract thingOf(option: OptionInfo | RefusalInfo): Thing | null;

  get view() {
    return this.#view;
  }

  /** The game as the seat that looks on sees it; what has not changed in it stays the same object. */
  get board(): Board {
    return this.#board.current;
  }

  get cards() {
    return this.#props().cards;
  }

  /** What just happened. */
  get fresh() {
    return this.#props().fresh;
  }

  /** Everything that was told so far. */
  get events() {
    return this.#props().events;
  }

  override get names() {
    return this.#props().names;
  }

  /** Every option and refusal, by the key of the thing it is about. */
  get things() {
    return this.#things;
  }

  /** What is asked of this seat, the same text as long as it is the same; null if nothing is. */
  get question(): string | null {
    return this.#question;
  }

  /** Whether the seat that looks on can choose now: in a replay it was asked, and cannot. */
  get asked(): boolean {
    return this.#asked;
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

  override faceOf(thing: Thing): Shown | null {
    const { kind, id } = this.component(thing);
    const card = this.cards.get(id);
    return card?.record.kind === kind ? { kind, id, record: card.record, texts: card.texts } : null;
  }

  override choose(option: { text: string }): void {
    this.settle();
    if (!this.locked) this.#props().choose(option.text);
  }

  /** How the running choice is answered by marking several things; null where it is not. */
  protected marksNow(): Marking | null {
    return null;
  }

  get marking(): Marking | null {
    return this.#marking;
  }

  /** Whether a plan is carried out: nothing else can be chosen meanwhile. */
  get locked(): boolean {
    return this.#props().plans?.running != null;
  }

  /** Whether plans can be made here. */
  get plans(): boolean {
    return this.asked && this.#props().plans !== undefined;
  }

  carryOut(plan: Plan, sure = false): void {
    this.settle();
    this.#props().plans?.begin(plan, sure);
  }

  /** What can be done besides what is drawn, for where it stands beside the question; none here. */
  get acts(): readonly Offer[] {
    return [];
  }

  /** What is being put together, as it is told beside the board. */
  get draft(): Draft | null {
    const marking = this.#marking;
    if (!marking || (!this.#marked.length && !marking.rest)) return null;
    const kinds = this.#marked.filter((option, at) => times(this.#marked.slice(0, at), option) < 1);
    return {
      title: "",
      parts: kinds.map((option) => ({
        text: words.say("page-plan-part", {
          what: phrase(this.names, option),
          count: times(this.#marked, option),
        }),
        drop: () => this.#remark(unmark(this.#marked, option)),
      })),
      offers: this.#ways(marking),
      drop: () => this.renew(),
    };
  }

  #ways(marking: Marking): Offer[] {
    const { count, rest } = marking;
    const marked = this.#marked.length;
    const found: Offer[] = [];
    if (marked) {
      const told = { marked, count };
      found.push({ label: words.say("page-plan-confirm", told), take: () => this.confirm() });
    }
    const last = this.#marked.at(-1);
    const filled = last ? fill(marking, this.#marked, last) : [];
    if (last && filled.length > marked + 1) {
      const what = phrase(this.names, last);
      const told = { what, count: filled.length - marked };
      found.push({ label: words.say("page-plan-fill", told), take: () => this.#mark(filled) });
    }
    if (rest && marked < count) {
      const what = label(this.names, rest);
      const told = { what, marked, left: count - marked };
      found.push({ label: words.say("page-plan-rest", told), take: () => this.confirm(true) });
    }
    return found;
  }

  /** Carry out what is marked; `rest` fills up what is not. */
  confirm(rest = false): void {
    const { choice } = this.#view;
    if (!choice || !this.#marking) return;
    const about = prompt(this.names, choice.kind, choice.words ?? {});
    const plan = markedPlan(this.markedLabel() || about, choice, this.#marking, this.#marked, rest);
    this.carryOut({ ...plan, joins: this.joins }, true);
  }

  /** What taking back calls what was marked. */
  protected markedLabel(): string {
    return "";
  }

  /** Whether what is marked carries on what was done just before. */
  protected get joins(): boolean {
    return false;
  }

  #remark(marked: OptionInfo[]): void {
    this.#marked = marked;
    this.#begun = true;
  }

  /** Mark more than was marked; the last mark carries it out where that is done at once. */
  #mark(marked: OptionInfo[]): void {
    this.#remark(marked);
    if (this.#marking?.atOnce && marked.length === this.#marking.count) this.confirm();
  }

  /** Mark an option of a thing, `full` as often as it fits, or no more; whether there was one. */
  protected markOn(thing: Thing, full = false): boolean {
    const marking = this.#marking;
    const options = this.markable(thing);
    const option = options.at(-1);
    if (!marking || !option) return false;
    const marked = markAll(marking, this.#marked, options);
    const more = marked.length > this.#marked.length || times(marked, option) > this.marksOn(thing);
    if (more) this.#mark(full ? fill(marking, marked, option) : marked);
    else this.#remark(marked);
    return true;
  }

  /** Mark what a click on a thing would, to begin with. */
  protected premark(thing: Thing): void {
    const options = this.markable(thing);
    if (options.length) this.#remark(markAll(this.#marking!, this.#marked, options));
  }

  /** The options that a click on a thing marks, its own last. */
  protected markable(thing: Thing): OptionInfo[] {
    const marking = this.#marking;
    if (!marking) return [];
    const { options, refused } = this.optionsOf(thing);
    const offered = options.find((option) => marking.most(option) > 0);
    if (offered) return [offered];
    const found = refused.map((each) => marking.leads(each, this.#marked));
    return found.find((leading) => leading.length) ?? [];
  }

  override marksOn(thing: Thing): number {
    if (!this.#marked.length) return 0;
    return this.#marked.filter((option) => {
      const about = this.thingOf(option);
      return about !== null && key(about) === key(thing);
    }).length;
  }

  override get begun(): boolean {
    return this.#begun;
  }

  override renew(): void {
    super.renew();
    this.#begun = false;
    this.#marked = [...(this.#marking?.preset ?? [])];
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
