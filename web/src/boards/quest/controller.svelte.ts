// What the parts of Quest's board share.

import {
  key,
  shared as sharedInput,
  type Facts,
  type Thing as AnyThing,
  type ThingOptions,
} from "../../lib/boardInput.svelte";
import { stepOf } from "../../lib/plan";
import type { Draft, Offer } from "../../lib/plans.svelte";
import { label } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";
import type { OptionInfo, RefusalInfo } from "../../protocol";
import { BoardController } from "../kit/controller.svelte";
import type { Marking } from "../kit/marking";
import {
  NO_WISH,
  action,
  acts,
  ahead,
  aheadPlan,
  fightOn,
  fighting,
  influences,
  journey,
  marking,
  moveTo,
  movesTo,
  routeTo,
  setsOut,
  type Route,
  type Wish,
} from "./acts";
import { atlas } from "./atlas";
import { factsOf } from "./facts";
import { FightWatch } from "./fightWatch.svelte";
import { allAt, direct, onSpace, pieces, thingOf, type Thing } from "./things";
import { listed, nameOf, title } from "./titles";
import { heroAt, type ComponentRecord, type HeroView, type QuestBoard, type Reach } from "./types";

export class QuestController extends BoardController<QuestBoard, ComponentRecord> {
  /** Whether the map marks where the hero can get. */
  planning = $state(false);
  /** The combat as its events tell it. */
  readonly fights = new FightWatch(() => this.events);

  /** Where the hero would go by the way that is shown, and how it would pay. */
  goal = $state<string | null>(null);
  #wish = $state.raw<Wish>(NO_WISH);
  /** The location that is to have influence once the action is taken, `full` as much as fits. */
  #influenced: { at: string; full: boolean } | null = null;
  /** Whether a thing is being clicked to have as much of something as fits. */
  #full = false;
  #joins = false;

  /** The ways to all locations that were asked for, of this view. */
  #routes = $derived.by(() => {
    void this.view;
    return new Map<string, Route | null>();
  });
  #route = $derived.by(() => (this.goal === null ? null : this.routeTo(this.goal, this.#wish)));
  /** The way to a neighbour that is pointed at, while none is shown. */
  #pointedWay = $derived.by(() => {
    const at = this.pointed;
    if (this.goal !== null || !at || at.open || at.thing.kind !== "location") return null;
    const route = this.routeTo(at.thing.id);
    return route?.legs.length === 1 ? route : null;
  });
  #pieces = $derived.by(() => pieces(this.board, (id) => this.recordOf(id)));
  #whereabouts = $derived.by(
    () => new Map([...this.#pieces].flatMap(([at, all]) => all.map((each) => [key(each), at]))),
  );
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

  /** All pieces of the map by their locations. */
  get pieces(): ReadonlyMap<string, readonly Thing[]> {
    return this.#pieces;
  }

  /** The location of a thing of the map, or to which a quest leads. */
  whereabouts(thing: AnyThing): string | undefined {
    return thing.kind === "location" ? thing.id : this.#whereabouts.get(key(thing));
  }

  /** What is pointed at lights its location, and a location all that is there. */
  override lit(thing: AnyThing): boolean {
    const pointed = this.pointed?.thing;
    const at = pointed && this.whereabouts(pointed);
    if (at === undefined || this.whereabouts(thing) !== at) return false;
    return (
      pointed?.kind === "location" || thing.kind === "location" || key(pointed!) === key(thing)
    );
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
    const all = allAt(
      own,
      this.here(thing.id).map((each) => this.optionsOf(each)),
    );
    if (!this.routeTo(thing.id)) return all;
    // Setting out is offered with what pays for it.
    return { ...all, options: all.options.filter(({ kind }) => kind !== "go") };
  }

  /** The way to a location and what pays for it, where the hero could set out now. */
  routeTo(location: string, wish: Wish = NO_WISH): Route | null {
    const hero = this.traveller;
    if (!hero || !this.plans || !setsOut(this.view.choice)) return null;
    if (wish !== NO_WISH) return routeTo(hero, location, wish);
    let found = this.#routes.get(location);
    if (found === undefined) this.#routes.set(location, (found = routeTo(hero, location, wish)));
    return found;
  }

  /** The way that is shown. */
  get route(): Route | null {
    return this.#route;
  }

  protected override marksNow(): Marking | null {
    return marking(this.board, this.view.choice, this.#atlas);
  }

  protected override markedLabel(): string {
    const kind = this.view.choice?.kind ?? "";
    return words.has(`page-quest-marked-${kind}`) ? words.say(`page-quest-marked-${kind}`) : "";
  }

  protected override get joins(): boolean {
    return this.#joins;
  }

  override get draft(): Draft | null {
    const route = this.#route;
    if (this.goal === null || !route) return super.draft;
    return {
      title: this.#toward(this.goal),
      parts: route.legs.map(({ to, cards }) => ({
        text: words.say("page-quest-leg", {
          place: nameOf("location", to),
          cards: listed(cards.map((card) => nameOf("card", card))),
        }),
      })),
      offers: [
        {
          label: words.say("page-quest-set-out", { count: route.cards }),
          take: () => this.#setOut(route, true),
        },
      ],
      drop: () => this.renew(),
    };
  }

  #toward(location: string): string {
    return words.say("page-quest-toward", { place: title("location", location) });
  }

  #setOut(route: Route, sure = false): void {
    this.carryOut(journey(this.#toward(route.legs.at(-1)!.to), route), sure);
  }

  /**
   * Show the way to a location, and go where it is shown already.
   *
   * To a neighbour one goes at once if it can be paid in one way, or while it is pointed at: the
   * cards that pay are marked then.
   */
  #go(location: string, route: Route): void {
    if (location === this.goal) this.#setOut(this.#route!, true);
    else if (route === this.#pointedWay || (route.legs.length === 1 && !route.open)) {
      this.#setOut(route);
    } else {
      this.goal = location;
      this.#wish = NO_WISH;
      this.close();
    }
  }

  /** Pay the way that is shown with this card, or with another; whether it could be. */
  #swap(card: string): boolean {
    const hero = this.traveller;
    if (!this.#route || this.goal === null || !hero?.hand.includes(card)) return false;
    const { use, keep } = this.#wish;
    const wish = this.marksOn({ kind: "card", id: card })
      ? { use: use.filter((each) => each !== card), keep: [...keep, card] }
      : { use: [...use, card], keep: keep.filter((each) => each !== card) };
    if (this.routeTo(this.goal, wish)) this.#wish = wish;
    return true;
  }

  override marksOn(thing: Thing): number {
    const route = this.#route ?? this.#pointedWay;
    if (!route || thing.kind !== "card") return super.marksOn(thing);
    return route.legs.flatMap(({ cards }) => cards).filter((card) => card === thing.id).length;
  }

  override get begun(): boolean {
    return super.begun || this.goal !== null;
  }

  override renew(): void {
    super.renew();
    this.goal = null;
    this.#wish = NO_WISH;
    const influenced = this.#influenced;
    this.#influenced = null;
    this.#joins = influenced !== null;
    if (influenced !== null && this.view.choice?.kind === "spread") {
      const place = { kind: "location", id: influenced.at };
      if (influenced.full) this.markOn(place, true);
      else this.premark(place);
    }
  }

  /** What a thing stands for besides its options: ways, and actions with what they begin with. */
  override offersOf(thing: Thing): Offer[] {
    const { choice } = this.view;
    if (!this.plans || !choice || this.locked) return [];
    const { kind, id } = thing;
    const found: Offer[] = [];
    if (kind === "location") {
      const route = this.routeTo(id);
      if (route) {
        found.push({
          label: words.say("page-quest-go-to", {
            place: nameOf("location", id),
            count: route.cards,
          }),
          take: () => this.#go(id, route),
          far: route.legs.length > 1,
        });
      }
      const influence = acts(choice, "influence") ? influences(this.board, id) : null;
      if (influence) {
        found.push({
          label: words.say("page-quest-influence-here"),
          take: () => this.#influence(id),
          far: influence === "far",
        });
      }
      for (const move of movesTo(this.board, choice, id)) {
        const name = words.say("page-quest-move-here", {
          what: label(this.names, { text: "", detail: {}, ...move }),
        });
        found.push({ label: name, take: () => this.carryOut(moveTo(name, move)), far: true });
      }
    }
    if (acts(choice, "command")) {
      for (const command of this.board.sauron.commands ?? []) {
        const about = thingOf(command);
        if (about.kind !== kind || about.id !== id) continue;
        const option = { text: "", detail: {}, ...command };
        const name = label(this.names, option);
        const plan = action(name, "command", [stepOf("command", option)]);
        found.push({ label: name, take: () => this.carryOut(plan) });
      }
    }
    if (kind === "card" && fighting(this.board, choice, choice.seat).includes(id)) {
      const option = { text: "", kind: "play", args: { card: id }, detail: {} };
      const name = label(this.names, option);
      found.push({ label: name, take: () => this.carryOut(fightOn(name, id)) });
    }
    return found;
  }

  /** Take the action that places influence, and begin with this location. */
  #influence(location: string): void {
    this.#influenced = { at: location, full: this.#full };
    this.carryOut(action(words.say("page-quest-marked-spread"), "influence", []));
  }

  /** What can be done at once although it is asked later. */
  get shortcuts(): Offer[] {
    const { choice } = this.view;
    if (!this.plans || !choice || this.locked) return [];
    return ahead(choice).map((option) => {
      const name = label(this.names, option);
      return { label: name, take: () => this.carryOut(aheadPlan(name, option)) };
    });
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

  override choose(option: { text: string }): void {
    this.fights.close();
    super.choose(option);
  }

  override click(thing: Thing, anchor: Element, full = false): void {
    if (this.locked) return;
    if (thing.kind === "card" && this.#swap(thing.id)) return;
    if (this.markOn(thing, full)) return;
    const { options } = this.optionsOf(thing);
    const offers = this.offersOf(thing);
    const option = offers.length ? null : direct(thing, options);
    if (option) this.choose(option);
    else if (offers.length === 1 && !options.length) {
      this.#full = full;
      offers[0]!.take();
      this.#full = false;
    } else this.open(thing, anchor);
  }
}

export const shared: () => QuestController = sharedInput;
