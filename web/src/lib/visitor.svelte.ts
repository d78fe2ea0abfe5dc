// Who the server takes us for.

import * as api from "./api";

/** Whoever has not chosen a name is called so by the server. */
const NAMELESS = "Wanderer";

class VisitorHere {
  name = $state("");
  nameless = $derived(this.name === NAMELESS);
  #known: Promise<void> | null = null;

  /** Be known: whoever is new gets a cookie with the answer, which everything else needs. */
  begin(): Promise<void> {
    this.#known ??= api.me().then(
      ({ name }) => void (this.name = name),
      (fault) => {
        this.#known = null;
        throw fault;
      },
    );
    return this.#known;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const visitor = new VisitorHere();
