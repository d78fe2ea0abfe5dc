// What the parts of Quest's board share.

import { shared as sharedInput, type Facts, type ThingOptions } from "../../lib/boardInput.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import { BoardController } from "../kit/controller.svelte";
import { atlas } from "./atlas";
import { factsOf } from "./facts";
import { allAt, direct, onSpace, pieces, thingOf, type Thing } from "./things";
import { heroAt, type ComponentRecord, type HeroView, type QuestBoard, type Reach } from "./types";

export class QuestController extends BoardController<QuestBoard, ComponentRecord> {
  /** Whether the map marks where the hero can get. */
  planning = $state(false);

  #pieces = $derived.by(() => pieces(this.board));
  #atlas = $derived.by(() => atlas(this.cards));

  /** The locations and the paths between them. */
  get atlas() {
    return this.#atlas;
  }

  /** Who looks on from a seat; null for a spectator. */
  get seat(): string | null {
    return this.view.seat;
  }

  /** The hero of this seat, with what travelling costs it; null for others. */
  get traveller(): HeroView | null {
    return this.seat === null ? null : heroAt(this.board, this.seat);
  }

  /** The way by which the hero of this seat gets to a location, if its hand pays for one. */
  reach(location: string): Reach | undefined {
    return this.traveller?.travel?.reach[location];
  }

  /** The hero that looks on, or else the one whose turn it is, or the first. */
  get near(): string {
    const { seat } = this;
    if (seat !== null && seat !== "sauron") return seat;
    return this.board.turn?.hero ?? "hero-1";
  }

  /** What stands at a location. */
  here(location: string): Thing[] {
    return this.#pieces.get(location) ?? [];
  }

  /** The plot that lies on a plot space. */
  active(space: string): string | undefined {
    return this.board.plots[Number(space) - 1]?.plot;
  }

  protected override thingOf(option: OptionInfo | RefusalInfo): Thing {
    return thingOf(option);
  }

  override optionsOf(thing: Thing): ThingOptions {
    if (thing.kind === "space") return onSpace(this.things, thing.id, this.active(thing.id));
    const own = super.optionsOf(thing);
    if (thing.kind !== "location") return own;
    return allAt(
      own,
      this.here(thing.id).map((each) => this.optionsOf(each)),
    );
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
  }

  /** On a plot space the plot, for a hero its sheet, for a token the foe on its face. */
  override component(thing: Thing): Thing {
    if (thing.kind === "space") return { kind: "plot", id: this.active(thing.id) ?? "" };
    if (thing.kind === "seat") {
      return { kind: "hero", id: heroAt(this.board, thing.id)?.hero ?? "" };
    }
    if (thing.kind !== "token") return thing;
    const all = Object.values(this.board.map).flatMap(({ tokens }) => tokens ?? []);
    return { kind: "foe", id: all.find(({ token }) => String(token) === thing.id)?.face ?? "" };
  }

  override click(thing: Thing, anchor: Element): void {
    const option = direct(thing, this.optionsOf(thing).options);
    if (option) this.choose(option);
    else this.open(thing, anchor);
  }
}

export const shared: () => QuestController = sharedInput;
