// A visitor's session at a table: their seats, the current choice, and their actions.

import { untrack } from "svelte";
import { SPANS, type Spans } from "../boards/registry";
import type { Refused, TableInfo } from "../protocol";
import * as api from "./api";
import { joinTable, firstSeat, followRematch, invitationIn, tokenFor } from "./joinTable";
import { firstUndone } from "./gameLog";
import { hasSecrets, gameInfo, type GameContent } from "./gameInfo.svelte";
import { dropKey, note, noteKey, recall } from "./tableMemory";
import { merge } from "./mergedChoice";
import { declines, declinesAgain, passFor, passes, type Declined, type Passing } from "./passing";
import { Plans } from "./plans.svelte";
import { ActionRefused, TableSocket, type Wish } from "./tableSocket.svelte";
import { path, router } from "./router.svelte";
import { label, prompt, refusedBy, tale } from "./sentences";
import { preferences } from "./preferences.svelte";
import { errorMessage } from "./errors";
import { visitor } from "./visitor.svelte";
import { capital, words } from "./words.svelte";

/** Made while a component is set up, and lives as long as it. */
export class TableSession {
  socket = $state.raw<TableSocket | null>(null);
  /** The game's rules and components in the language of now. */
  content = $state.raw<GameContent | null>(null);
  /** Why the table cannot be shown at all. */
  fault = $state.raw<unknown>(null);
  /** Why the invitation was of no use. */
  stale = $state.raw<Refused | null>(null);
  /** An invitation to a further seat, for somebody who has one already. */
  spare = $state<string | null>(null);
  /** The table of an invitation that waits until its guest has a name; null without one. */
  invited = $state.raw<TableInfo | null>(null);
  /** What was refused last. */
  trouble = $state("");
  /** What one is asked about before it is done. */
  confirming = $state.raw<{ what: () => string; go: () => void } | null>(null);
  /** The seat that waits behind the curtain. */
  hidden = $state<string | null>(null);

  /** Whether two at one screen want to hide their sides from each other. */
  #shy = $state(true);
  #arrived = $state.raw<TableInfo | null>(null);
  #held = $state.raw<string[]>([]);
  /** The secret of an invitation that was not used yet. */
  #invitation: string | null = null;
  #begun = false;
  /** Whether an invited guest was asked for a name. */
  #welcomed = false;
  /** Whether the screen has gone, so that nothing late may change it. */
  #gone = false;
  /** Whether I am about to get up. */
  #leaving = false;
  /** Whether a seat that was refused has been asked for anew. */
  #mended = false;

  table = $derived(this.socket?.table ?? this.#arrived);
  view = $derived(this.socket?.view ?? null);
  seat = $derived(this.socket?.seat ?? null);
  yours = $derived([...new Set([...this.#held, ...(this.socket?.yours ?? [])])]);
  shares = $derived(this.yours.length > 1);
  /** Whether two at one screen could hide anything from each other. */
  hides = $derived(hasSecrets(this.table?.game ?? ""));
  /** Whether they do. */
  curtain = $derived(this.hides && this.#shy);
  /** The bot that plays my seat, while one does. */
  bot = $derived(this.seat === null ? null : this.#botOf(this.seat));
  /** Whether I play a seat of the running game myself, and not behind the curtain. */
  plays = $derived(
    this.seat !== null && this.table?.status === "playing" && !this.bot && this.hidden === null,
  );
  asked = $derived(this.view?.choice?.seat ?? null);
  /** What is asked, with what would be asked further where both can be answered at once. */
  #merged = $derived(merge(this.view?.choice ?? null, this.content?.parts?.merges));
  choice = $derived(
    this.asked !== null && this.asked === this.seat && this.view!.seat === this.seat && !this.bot
      ? this.#merged.choice
      : null,
  );
  /** The view as boards show it. */
  shown = $derived(
    this.view && this.#merged.steps.size
      ? { ...this.view, choice: this.#merged.choice }
      : this.view,
  );
  /** Another seat of mine that is asked. */
  next = $derived(
    this.asked !== null &&
      this.asked !== this.seat &&
      this.yours.includes(this.asked) &&
      !this.#botOf(this.asked)
      ? this.asked
      : null,
  );
  /** Whether one of my seats is asked, here or behind the curtain. */
  yourTurn = $derived(
    this.yours.some((seat) => this.table?.asked.includes(seat) && !this.#botOf(seat)),
  );
  /** The option that was chosen and that the table does not show yet. */
  sent = $derived.by(() => {
    const wish = this.socket?.unanswered.find((each) => each.type === "choose");
    return wish?.type === "choose" ? wish.option : null;
  });
  /** For how long one lets every moment pass at which one could use something. */
  passing = $state.raw<Passing | null>(null);
  /** What one has let go last. */
  #declined: Declined | null = null;
  /** The running turn and round, where the game has them. */
  spans = $derived(this.view && (this.content?.parts?.spans?.(this.view.board) ?? null));
  plans = new Plans(this);
  /** What one could take back now: one's last choice, or the whole plan that it belongs to. */
  takeBack = $derived.by(() => {
    const last = this.plays ? (this.socket?.takeBack ?? null) : null;
    if (!last || this.plans.running) return null;
    const { free } = last;
    return { free, ...(this.plans.spanAt(last.to) ?? { label: null, to: last.to }) };
  });
  request = $derived(this.hidden === null ? (this.table?.request ?? null) : null);
  names = $derived(this.content?.speakerAt(this.view?.board));
  /** Whose turn it is and what is asked, in words. */
  turn = $derived.by(() => {
    if (this.choice && this.names) {
      return prompt(this.names, this.choice.kind, this.choice.words ?? {});
    }
    if (this.asked === null) return "";
    return words.say("page-their-turn", { who: this.seatName(this.asked) });
  });

  constructor(readonly id: string) {
    this.#shy = recall(id).curtain;

    $effect(() => {
      const found = invitationIn(router.url.hash);
      untrack(() => {
        this.#invitation = found ?? this.#invitation;
        if (found === null && this.#begun) return;
        this.#begun = true;
        void this.come();
      });
    });

    $effect(() => {
      if (this.table) this.#read(this.table);
    });

    // The secrets go along to a rematch, whoever wished for it.
    $effect(() => {
      const table = this.table;
      if (table) untrack(() => followRematch(table));
    });

    // A secret that opens nothing any more is dropped; the cookie or an invitation may do.
    $effect(() => {
      if (this.socket?.refused?.code !== "not-your-seat") return;
      untrack(() => this.#mend());
    });

    // A table that waits has nothing to hide; when its game begins it has.
    let waited = false;
    $effect(() => {
      const status = this.table?.status;
      untrack(() => {
        if (waited && status === "playing" && this.shares && this.curtain) {
          this.look(firstSeat(this.table!, this.yours));
        }
      });
      waited = status === "waiting";
    });

    // Without a curtain the screen turns to whoever is asked.
    $effect(() => {
      const next = this.next;
      if (next !== null && !this.curtain) untrack(() => this.look(next));
    });

    // Whoever passes for a while is not asked meanwhile. Every moment is passed once: that a choice
    // is accepted may be heard before the view that shows it.
    let passed = 0;
    $effect(() => {
      const next = this.passing && passes(this.passing, this.spans, this.choice);
      if (next === "over") this.passing = null;
      else if (next && this.view!.version > passed) {
        passed = this.view!.version;
        untrack(() => this.send(next.answer));
      }
    });

    // What one has let go is not asked again in the same turn, unless there is something new.
    $effect(() => {
      if (preferences.askAll) return;
      const repeats = this.content?.parts?.repeats ?? {};
      const answer = declinesAgain(this.#declined, repeats, this.spans, this.choice);
      if (answer === null || this.view!.version <= passed || this.plans.running) return;
      passed = this.view!.version;
      untrack(() => this.send(answer));
    });

    // What one wishes to be asked holds for every seat that one plays.
    $effect(() => {
      const open = this.plays && this.view !== null && this.socket?.link === "open";
      const on = preferences.askAll;
      if (open && this.socket!.askAll !== on) untrack(() => this.attempt({ type: "ask-all", on }));
    });

    $effect(() => () => {
      this.#gone = true;
      this.socket?.close();
    });
  }

  /** Come to the table; tried again by hand when the server is away. */
  come = async (): Promise<void> => {
    this.fault = null;
    try {
      await Promise.all([visitor.begin(), gameInfo.begin()]);
      const invitation = this.#invitation;
      if (invitation !== null && visitor.nameless && !this.#welcomed) {
        const { table, yours } = await api.table(this.id);
        if (this.#gone) return;
        if (table.status === "waiting" && !yours.length) {
          this.invited = table;
          return;
        }
      }
      const arrival = await joinTable(this.id, invitation);
      if (this.#gone) return;
      if (this.#invitation === invitation) this.#invitation = null;
      // An invitation does not stay in the address, where it would be passed on by accident.
      if (invitation !== null && invitationIn(router.url.hash) === invitation) {
        router.stay(path.table(this.id));
      }
      this.#arrived = arrival.table;
      this.#held = arrival.yours;
      this.stale = arrival.refused;
      this.spare = arrival.spare;
      this.#read(arrival.table);
      if (!this.socket || this.socket.refused || arrival.seat !== this.seat) {
        this.look(arrival.seat);
      }
    } catch (thrown) {
      this.fault = thrown;
    }
  };

  /** Take the seat of the invitation, under a name or without one. */
  welcome = (): Promise<void> => {
    this.#welcomed = true;
    this.invited = null;
    return this.come();
  };

  /** Get the books in the language of now; those of another do until they come. */
  #read(table: TableInfo): void {
    gameInfo.open(
      table,
      (content) => (this.content = content),
      (fault) => {
        if (!this.content) this.fault = fault;
      },
    );
  }

  /** Come again without the secret that was refused, once. */
  #mend(): void {
    if (this.#leaving || this.#mended) return;
    this.#mended = true;
    dropKey(this.id, this.seat);
    this.#invitation ??= this.spare;
    void this.come();
  }

  /** Look from a seat; where two share the screen, the curtain comes first. */
  look(from: string | null): void {
    if (this.shares && this.curtain && this.table?.status === "playing") this.hidden = from;
    else this.become(from, true);
  }

  /** Look from a seat now; `keep` shows what the former one saw until the new view comes. */
  become(from: string | null, keep = false): void {
    this.hidden = null;
    this.confirming = null;
    const token = tokenFor(this.id, from);
    if (this.socket) this.socket.become(from, token, keep);
    else this.socket = new TableSocket(this.id, from, token, api.whyClosed);
  }

  setCurtain(wanted: boolean): void {
    this.#shy = wanted;
    note(this.id, { curtain: wanted });
  }

  /** Do something, and say what the server has against it. */
  async act(wish: Wish): Promise<void> {
    this.trouble = "";
    try {
      await this.socket!.act(wish);
    } catch (thrown) {
      if (!(thrown instanceof ActionRefused)) throw thrown;
      this.trouble = refusedBy(thrown.refused);
      throw thrown;
    }
  }

  /** The same where nothing waits for the answer. */
  attempt(wish: Wish): void {
    void this.act(wish).catch(() => undefined);
  }

  /** Choose an option. */
  choose = (text: string): void => {
    const option = this.choice?.options?.find((each) => each.text === text);
    if (!option || this.sent !== null || this.plans.running) return;
    const steps = this.#merged.steps.get(text);
    if (steps) return this.plans.begin({ label: label(this.names!, option), steps });
    const what = () => label(this.names!, option);
    if (this.content?.parts?.doubts?.(option)) this.#ask(what, () => this.send(text));
    else this.surely(what, () => this.send(text));
  };

  send(option: string): void {
    this.plans.hush();
    if (this.choice && this.spans) {
      this.#declined = declines(option, this.spans, this.choice) ?? this.#declined;
    }
    this.attempt({ type: "choose", version: this.view!.version, option });
  }

  /** Do something; one is asked first where others would have to agree to take it back. */
  surely(what: () => string, go: () => void): void {
    if (!this.#otherPeople || !preferences.asksFirst) return go();
    this.#ask(what, go);
  }

  /** Ask once more before something is done. */
  #ask(what: () => string, go: () => void): void {
    const done = () => {
      this.confirming = null;
      go();
    };
    this.confirming = { what, go: done };
  }

  /**
   * For how long one may pass.
   *
   * Who is asked again when there is something new tells others by the pause that there is.
   */
  get passable(): readonly (keyof Spans)[] {
    const watched = this.shares || this.#otherPeople;
    // A game whose turns are all that there is has no rounds.
    const rounds = this.spans?.round !== "";
    return SPANS.filter((span) => (span === "game" ? !watched : span === "turn" || rounds));
  }

  /** Let this moment pass and all that come until a turn or a round is over, or for longer. */
  passFor(span: keyof Spans): void {
    if (!this.spans || !this.choice) return;
    this.passing = passFor(span, this.spans, this.choice, this.passing);
  }

  /** Take back, or ask the others whether one may. */
  goBack(): void {
    this.passing = null;
    this.#declined = null;
    this.plans.halt();
    if (!this.view || !this.takeBack || this.request) return;
    this.attempt({ type: "take-back", version: this.view.version, to: this.takeBack.to });
  }

  resign(): void {
    if (this.view) this.attempt({ type: "resign", version: this.view.version });
  }

  /** Play again, and go there unless one has gone elsewhere meanwhile. */
  async rematch(): Promise<void> {
    await this.act({ type: "rematch" });
    const rematch = this.table?.rematch ?? null;
    if (!this.#gone && rematch !== null) router.go(path.table(rematch));
  }

  /** Get up from a table that has not begun, and go to the start. */
  async leave(): Promise<void> {
    this.#leaving = true;
    try {
      await this.socket!.act({ type: "leave" });
    } catch (thrown) {
      if (!(thrown instanceof ActionRefused)) throw thrown;
      // Whoever has got up is told that the seat is no longer his.
      if (thrown.refused.code !== "not-your-seat") {
        this.trouble = refusedBy(thrown.refused);
        this.#leaving = false;
        return;
      }
    }
    note(this.id, { keys: [] });
    if (!this.#gone) router.go(path.home());
  }

  /** Take a free seat, or that of an invitation. */
  async sit(seat: string | null, invitation: string | null = null): Promise<void> {
    this.trouble = "";
    try {
      const seated = await api.sit(this.id, { seat, invitation });
      noteKey(this.id, seated.seat, seated.token);
      this.#held = [...this.#held, seated.seat];
      this.look(firstSeat(seated.table, [seated.seat]));
    } catch (thrown) {
      this.trouble = errorMessage(thrown);
    }
  }

  /** What a seat is called, at the beginning of a sentence. */
  seatName(seat: string): string {
    return capital(this.names?.title("seat", seat) ?? seat);
  }

  /** What going back to just after choice `to` would undo, in words. */
  undone(to: number): string {
    const event = firstUndone(this.socket!.events, to);
    return event && this.names ? tale(this.names, event) : "";
  }

  get #otherPeople(): boolean {
    return this.table!.seats.some(
      ({ seat, name, bot }) => name !== null && !bot && !this.yours.includes(seat),
    );
  }

  #botOf(seat: string): string | null {
    return this.table?.seats.find((each) => each.seat === seat)?.bot ?? null;
  }
}
