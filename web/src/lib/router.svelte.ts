// Where in the page we are: the browser's address, read and changed.

export type Place =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules"; game: string }
  | { screen: "cards"; game: string }
  | { screen: "figures"; game: string }
  | { screen: "decks"; game: string }
  | { screen: "not-found" };

export const path = {
  home: () => "/",
  table: (id: string) => `/table/${id}`,
  replay: (id: string, seat: string | null = null, at = 0) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", seat);
    if (at) query.set("at", String(at));
    const asked = query.toString();
    return `/table/${id}/replay${asked ? `?${asked}` : ""}`;
  },
  rules: (game: string, rule = "") => `/games/${game}/rules${rule ? `#${rule}` : ""}`,
  cards: (game: string) => `/games/${game}/cards`,
  /** Where an owner enters figures, perhaps those of a box that is kept. */
  figures: (game: string, box = "") => `/games/${game}/figures${box && `?box=${box}`}`,
  /** Where decks are built, perhaps beginning with those of a name. */
  decks: (game: string, name = "") =>
    `/games/${game}/decks${name && `?deck=${encodeURIComponent(name)}`}`,
  /** An invitation is a secret, so it stands behind the sign that is never sent to a server. */
  invitation: (id: string, token: string) => `/table/${id}#seat=${token}`,
};

/** What an address leads to. */
export function place(pathname: string): Place {
  const [first, second, third, ...more] = pathname.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (more.length || second === undefined) return { screen: "not-found" };
  if (first === "table" && !third) return { screen: "table", id: second };
  if (first === "table" && third === "replay") return { screen: "replay", id: second };
  if (first === "games" && third === "rules") return { screen: "rules", game: second };
  if (first === "games" && third === "cards") return { screen: "cards", game: second };
  if (first === "games" && third === "figures") return { screen: "figures", game: second };
  if (first === "games" && third === "decks") return { screen: "decks", game: second };
  return { screen: "not-found" };
}

class Router {
  url = $state.raw(new URL(location.href));

  constructor() {
    window.addEventListener("popstate", () => (this.url = new URL(location.href)));
  }

  get place(): Place {
    return place(this.url.pathname);
  }

  /** Go somewhere in the page. */
  go(to: string): void {
    history.pushState(null, "", to);
    this.url = new URL(location.href);
    window.scrollTo(0, 0);
  }

  /** Change the address without a step back to where one was. */
  stay(to: string): void {
    try {
      history.replaceState(null, "", to);
    } catch {
      // Some browsers allow only so many changes in a while; the page shows what was wanted anyway.
    }
    this.url = new URL(to, location.href);
  }
}

/** What stands behind the hash of an address, also where it was written wrongly. */
export function hashOf(url: URL): string {
  const hash = url.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export const router = new Router();

/** Follow a link of ours without loading the page anew; for `onclick` of an anchor. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
