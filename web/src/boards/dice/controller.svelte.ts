// What the parts of the board of Dice share.

import {
  NOTHING,
  shared as sharedInput,
  type Facts,
  type Thing,
  type ThingOptions,
} from "../../lib/boardInput.svelte";
import type { Offer } from "../../lib/plans.svelte";
import { label as labelOf } from "../../lib/sentences";
import { capital, words } from "../../lib/words.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import { BoardController } from "../kit/controller.svelte";
import { attackOn, attackWith, lenderOf, lenders, march, marches, needed } from "./acts";
import { factsOf } from "./facts";
import { enemyText, faceText } from "./facesText";
import { ownerOf, sideOf, sortOf, whereIs, type Owner } from "./model";
import { thingOf } from "./things";
import type { ComponentRecord, DiceBoard, FaceRecord, Side } from "./types";

/** A die as it is drawn. */
export interface DieShown {
  face: FaceRecord | null;
  family: string;
  emblem: string;
  /** What its figures are now. */
  now: { attack: number; defense?: number } | null;
  blank: boolean;
  /** Whether a Corruption marker lies on it, or it counts for nothing in this attack. */
  marker: boolean;
  dazzled: boolean;
}

/** What is not done by the first click: what comes later, an attack that must fail, a loss. */
function doubtful(act: OptionInfo | Offer): boolean {
  if ("take" in act) return act.far === true;
  return "too-strong" in act.detail || act.kind === "discard";
}

/** Where dice lie out of sight. */
const UNSEEN: ReadonlySet<string> = new Set(["bag", "used", "spent", "aside"]);

export class DiceController extends BoardController<DiceBoard, ComponentRecord> {
  #unseen = $derived.by(() => {
    const { options = [] } = (this.asked && this.view.choice) || {};
    const dice = options.flatMap(({ args }) => args["die"] ?? []);
    return [...new Set(dice)].filter((die) => UNSEEN.has(whereIs(this.board, die)?.area ?? ""));
  });

  /** Who looks on from a seat; null for a spectator. */
  get seat(): string | null {
    return this.view.seat;
  }

  /** The player whose areas are drawn large: who looks on, else whose turn it is. */
  get near(): string {
    return this.seat ?? this.board.turn ?? this.board.ringbearer;
  }

  /** Who is to do something now. */
  get acting(): string | null {
    return this.view.choice?.seat ?? null;
  }

  /** The locations in their order. */
  get way(): readonly string[] {
    return this.board.locations;
  }

  /** Dice that can be chosen and lie where they are not seen. */
  get unseen(): readonly string[] {
    return this.#unseen;
  }

  /** Where the cards of a row come into the game. */
  opensAt(row: string): string | null {
    const found = this.way.find((id) =>
      this.record("location", id)?.enter.some((effect) => String(effect.figures["row"]) === row),
    );
    return found === undefined ? null : capital(this.texts(found)["title"] ?? found);
  }

  side(seat: string): Side {
    return sideOf(this.board, seat);
  }

  /** The card or enemy card that a die belongs to. */
  owner(die: string): Owner | null {
    return ownerOf(this.board, this.cards, die);
  }

  /** What a die shows; null where it was not rolled. */
  face(die: string): FaceRecord | null {
    const face = this.board.faces[die];
    return face ? (this.owner(die)?.faces[face - 1] ?? null) : null;
  }

  /** What an Eye is at this location, where it is a Unit there. */
  get become(): NonNullable<FaceRecord["unit"]> | null {
    const { eye = [] } = this.record("location", this.board.location) ?? {};
    const made = eye.find(({ figures }) => "attack" in figures)?.figures;
    return (made as NonNullable<FaceRecord["unit"]> | undefined) ?? null;
  }

  /** The Unit that Sauron attacks with, its figures as they are now; null for what is none. */
  force(die: string): NonNullable<FaceRecord["unit"]> | null {
    if (!(die in this.board.forces)) return null;
    const face = this.face(die);
    return face?.eye ? this.become : (face?.unit ?? null);
  }

  /** The Unit that an Artifact is attached to. */
  bearer(die: string): string | undefined {
    return this.board.bearers[die];
  }

  /** What is attached to a Unit. */
  attached(die: string): string[] {
    return Object.entries(this.board.bearers).flatMap(([other, bearer]) =>
      bearer === die ? [other] : [],
    );
  }

  corrupted(card: string): boolean {
    return this.board.corrupted.includes(card);
  }

  die(id: string): DieShown {
    const emblem = this.owner(id)?.id ?? "";
    const { marked, dazzled } = this.board.sauron;
    const strength = this.board.units[id];
    const face = this.face(id);
    const force = this.force(id);
    return {
      // An Eye that fights has figures, too.
      face: face && force ? { ...face, unit: force } : face,
      family: sortOf(id),
      emblem,
      now: strength
        ? {
            attack: strength.attack,
            ...(strength.defense === null ? {} : { defense: strength.defense }),
          }
        : null,
      blank: whereIs(this.board, id)?.area === "spent" && this.corrupted(emblem),
      marker: marked.includes(id),
      dazzled: dazzled.includes(id),
    };
  }

  /** What a die belongs to, as it is called. */
  called(die: string): string {
    const id = this.owner(die)?.id;
    return id === undefined ? die : capital(this.texts(id)["title"] ?? id);
  }

  /** A die as a screen reader says it. */
  spoken(die: string): string {
    const face = this.face(die);
    const force = this.force(die);
    const name = this.called(die);
    if (force) {
      return words.say("page-dice-die", { name, face: enemyText(this.board.forces[die]!, force) });
    }
    return face ? words.say("page-dice-die", { name, face: faceText(face) }) : name;
  }

  protected override thingOf(option: OptionInfo | RefusalInfo): Thing | null {
    return thingOf(option);
  }

  /** Of dice that are alike the options name one; those of a lender stand for the lender. */
  override optionsOf(thing: Thing): ThingOptions {
    if (thing.kind !== "die") return super.optionsOf(thing);
    const own = super.optionsOf({ kind: "die", id: this.board.alike[thing.id] ?? thing.id });
    const lender = own === NOTHING ? lenderOf(this.board, thing.id) : null;
    return lender === null ? own : super.optionsOf({ kind: "seat", id: lender });
  }

  /** Whether an option is about nothing that is drawn. */
  plain(option: OptionInfo | RefusalInfo): boolean {
    const thing = thingOf(option);
    if (thing?.kind === "card") return !Object.values(this.board.rows).flat().includes(thing.id);
    if (thing !== null) return false;
    // Whoever can go to war at once need not be asked how.
    if (option.kind === "done" && this.shortcuts.length) return false;
    return !("detail" in option) || needed(this.view.choice!.options!, option);
  }

  /** What no thing on the board stands for, and what can be done at once. */
  override get acts(): readonly Offer[] {
    const { choice } = this.view;
    if (!this.asked || this.locked || !choice) return [];
    const plain = (choice.options ?? []).filter((option) => this.plain(option));
    const offers = plain.map((option) => ({
      label: labelOf(this.names, option, choice.kind),
      take: () => this.choose(option),
    }));
    return [...offers, ...this.shortcuts];
  }

  /** What can be done at once although it is asked later. */
  get shortcuts(): Offer[] {
    const { choice } = this.view;
    if (!this.plans || choice?.kind !== "dice" || !marches(this.board, choice)) return [];
    return (["attack", "prepare"] as const).map((kind) => {
      const count = this.board.totals.attack[choice.seat] ?? 0;
      const label = words.say(`page-dice-then-${kind}`, { count });
      return { label, take: () => this.carryOut(march(label, kind)) };
    });
  }

  /** Enemies that can be attacked at once, and Units that can be borrowed for it. */
  override offersOf({ kind, id }: Thing): Offer[] {
    const { choice } = this.view;
    if (!this.plans || this.locked || !choice || !marches(this.board, choice)) return [];
    // While dice are used, one attacks by a button: a click looks closer.
    const far = choice.kind === "dice";
    if (kind === "die" && id in this.board.forces) {
      const count = this.board.totals.running ?? this.board.totals.attack[choice.seat] ?? 0;
      const label = words.say("page-dice-attack-it", { count });
      return [{ label, far, take: () => this.carryOut(attackOn(label, this.board, choice, id)) }];
    }
    const lender = kind === "seat" ? id : kind === "die" ? lenderOf(this.board, id) : null;
    if (choice.kind === "gather" || lender === null) return [];
    if (!lenders(this.board, choice.seat).includes(lender)) return [];
    const label = words.say("page-dice-attack-with");
    return [{ label, far, take: () => this.carryOut(attackWith(label, lender)) }];
  }

  /** The card that is shown large for a die. */
  override component(thing: Thing): Thing {
    if (thing.kind !== "die") return thing;
    const owner = this.owner(thing.id);
    return owner ? { kind: owner.kind, id: owner.id } : thing;
  }

  override facts(thing: Thing): Facts {
    return factsOf(this, thing);
  }

  /** All that a click on a thing does at once; null where it opens what can be done. */
  #only(thing: Thing): OptionInfo | Offer | null {
    const [only, ...others] = [...this.optionsOf(thing).options, ...this.offersOf(thing)];
    return !only || others.length || doubtful(only) ? null : only;
  }

  override deed(thing: Thing): string | null {
    const only = this.locked ? null : this.#only(thing);
    if (!only) return null;
    return "take" in only ? only.label : labelOf(this.names, only, this.view.choice?.kind);
  }

  override click(thing: Thing, anchor: Element): void {
    if (this.locked) return;
    const only = this.#only(thing);
    if (!only) this.open(thing, anchor);
    else if ("take" in only) only.take();
    else this.choose(only);
  }
}

export const shared: () => DiceController = sharedInput;
