// At which tables it is one's turn, told where one looks even when the page is not in front.

import type { TableForYou } from "../protocol";
import * as api from "./api";
import { gameName } from "./gameInfo.svelte";
import { path, router } from "./router.svelte";
import { sitter } from "./sentences";
import { preferences } from "./preferences.svelte";
import { words } from "./words.svelte";

const EVERY = 20_000;

/** My tables in play, asked for again and again; the open one is told by its own link. */
class Turns {
  playing = $state.raw<TableForYou[]>([]);
  #open = $state.raw<TableForYou | null>(null);
  #told = new Set<string>();

  /** The tables that wait for me, the open one among them. */
  get waiting(): TableForYou[] {
    const open = this.#open;
    const others = this.playing.filter(({ table }) => table.id !== open?.table.id);
    return [...(open ? [open] : []), ...others].filter((table) => table.your_turn);
  }

  /** The tables that wait for me besides the one that is open. */
  get elsewhere(): TableForYou[] {
    return this.waiting.filter(({ table }) => table.id !== this.#open?.table.id);
  }

  /** What the open table's own link says; null when none is open. */
  open(table: TableForYou | null): void {
    this.#open = table;
    this.#tell();
  }

  /** Ask now, and then again and again until the returned function is called. */
  watch(): () => void {
    const ask = async () => {
      try {
        this.playing = (await api.tables({ mine: true, status: "playing" })).tables;
        this.#tell();
      } catch {
        // What cannot be asked now is asked again; the screens say when the server is away.
      }
    };
    void ask();
    const timer = window.setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }

  /** Notify once for each turn that comes while one looks elsewhere. */
  #tell(): void {
    const waiting = this.waiting;
    const before = this.#told;
    // A turn that has passed is forgotten: it is told anew when a take-back brings it again.
    this.#told = new Set(waiting.map(turnOf));
    for (const each of waiting) {
      if (before.has(turnOf(each))) continue;
      if (document.hidden && preferences.notices) notify(each);
    }
  }
}

const turnOf = ({ table }: TableForYou) => `${table.id} ${table.ply}`;

function notify({ table, yours }: TableForYou): void {
  const others = table.seats.filter(({ seat }) => !yours.includes(seat)).map(sitter);
  let notice: Notification;
  try {
    notice = new Notification(words.say("page-your-turn"), {
      body: [gameName(table.game), ...others].join(" · "),
      tag: table.id,
    });
  } catch {
    // Browsers of phones allow notices, but let no page make them.
    void preferences.setNotices(false);
    return;
  }
  notice.onclick = () => {
    window.focus();
    router.go(path.table(table.id));
    notice.close();
  };
}

export const turns = new Turns();

/** The window's title: how many tables wait for me, then what is on the screen. */
export function titleOf(screen: string, waiting: number): string {
  const name = words.say("page-title");
  const place = screen ? `${screen} · ${name}` : name;
  if (!waiting) return place;
  return `${words.say("page-title-your-turn", { count: waiting })} · ${place}`;
}
