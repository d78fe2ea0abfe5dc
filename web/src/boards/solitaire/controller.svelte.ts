// What the parts of the board of Solitaire share.

import { key, shared as sharedInput, type Facts, type Thing } from "../../lib/boardInput.svelte";
import { label as labelOf } from "../../lib/sentences";
import { capital, words } from "../../lib/words.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import { BoardController } from "../kit/controller.svelte";
import { atlas } from "./atlas";
import { factsOf } from "./facts";
import { changeName, signed } from "./titles";
import { thingOf } from "./things";
import type { ComponentRecord, Member, Part, SolitaireBoard } from "./types";

/** What is not done by the first click: what is lost by it. */
const DOUBTFUL: ReadonlySet<string> = new Set(["discard", "shed"]);

export class SolitaireController extends BoardController<SolitaireBoard, ComponentRecord> {
  #atlas = $derived.by(() => atlas(this.cards));
  #members = $derived.by(() => new Map(this.board.company.map((each) => [each.card, each])));
  /** The cards that lie where they are seen, and every site and region. */
  #drawn = $derived.by(() => {
    const { hand, row, hazard_hand, in_play, stored } = this.board;
    const lying = in_play.instances.map(({ card }) => card);
    return new Set([...hand, ...row, ...hazard_hand, ...lying, ...stored]);
  });
  #unseen = $derived.by(() => {
    const { options = [] } = (this.asked && this.view.choice) || {};
    const cards = options.flatMap(({ args }) => args["card"] ?? []);
    return [...new Set(cards)].filter((card) => !this.#drawn.has(card));
  });

  get atlas() {
    return this.#atlas;
  }

  /** Cards that can be chosen and lie where they are not seen, such as in a discard pile. */
  get unseen(): readonly string[] {
    return this.#unseen;
  }

  /** Somebody of the company, by the card. */
  member(card: string): Member | undefined {
    return this.#members.get(card);
  }

  /** What a component is called. */
  called(id: string): string {
    return capital(this.texts(id)["title"] ?? id);
  }

  /** Whoever has a number in play. */
  holder(number: number | null): string {
    const found = this.board.in_play.instances.find((each) => each.number === number);
    return found?.card ? this.called(found.card) : "";
  }

  /** What makes up a figure, in words. */
  told(parts: readonly Part[]): string {
    const name = (by: string) => capital(changeName(by));
    return parts
      .map(({ by, n }, at) =>
        at ? `${name(by)} ${signed(n)}` : words.say("page-solitaire-base", { what: name(by), n }),
      )
      .join(words.say("list-comma"));
  }

  protected override thingOf(option: OptionInfo | RefusalInfo): Thing | null {
    return thingOf(option);
  }

  /** Whether an option is about nothing that is drawn. */
  plain(option: OptionInfo | RefusalInfo): boolean {
    const thing = thingOf(option);
    if (thing === null) return true;
    return thing.kind === "card" && !this.#drawn.has(thing.id) && !this.unseen.includes(thing.id);
  }

  override get acts() {
    const { choice } = this.view;
    if (!this.asked || this.locked || !choice) return [];
    const plain = (choice.options ?? []).filter((option) => this.plain(option));
    return plain.map((option) => ({
      label: labelOf(this.names, option, choice.kind),
      take: () => this.choose(option),
    }));
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
  }

  /** All that a click on a thing does at once; null where it opens what can be done. */
  #only(thing: Thing): OptionInfo | null {
    const { options } = this.optionsOf(thing);
    const [only, ...others] = options;
    return !only || others.length || DOUBTFUL.has(only.kind) ? null : only;
  }

  /** What a note beside a thing says that can be used: its one option in words. */
  noteOf(thing: Thing): string {
    const only = this.asked ? this.#only(thing) : null;
    return only ? labelOf(this.names, only, this.view.choice?.kind) : "";
  }

  override deed(thing: Thing): string | null {
    const only = this.locked ? null : this.#only(thing);
    return only ? labelOf(this.names, only, this.view.choice?.kind) : null;
  }

  override click(thing: Thing, anchor: Element): void {
    if (this.locked) return;
    const only = this.#only(thing);
    if (only) this.choose(only);
    else this.open(thing, anchor);
  }

  /** What belongs with the thing that is pointed at: the region of a site, a bearer's things. */
  override lit(thing: Thing): boolean {
    const pointed = this.pointed?.thing;
    if (!pointed || key(pointed) === key(thing)) return false;
    if (pointed.kind === "site" && thing.kind === "region")
      return this.atlas.sites.get(pointed.id)?.region === thing.id;
    return false;
  }

  /** Whether the options about a card mean another copy of it than one that lies there. */
  meansOther(card: string, where: "row" | "play"): boolean {
    const { row, in_play } = this.board;
    if (!row.includes(card) || !in_play.instances.some((each) => each.card === card)) return false;
    const { options } = this.optionsOf({ kind: "card", id: card });
    return options.every(({ kind }) => (kind === "play") !== (where === "row"));
  }
}

export const shared: () => SolitaireController = sharedInput;
