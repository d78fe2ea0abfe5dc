// The browser's local storage; where it is blocked, values live in memory until the page is closed.

const PREFIX = "mathom.";

class BrowserStorage {
  /** Whether the browser refuses to store anything. */
  refused = $state(false);
  #memory = new Map<string, string>();

  /** Find out whether the browser stores values. */
  begin(): void {
    this.set("try", "yes");
    this.remove("try");
    if (!navigator.cookieEnabled) this.refused = true;
  }

  get(key: string): string | null {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
      this.#memory.delete(key);
    } catch {
      this.refused = true;
      this.#memory.set(key, value);
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      this.refused = true;
    }
  }

  /** The keys that begin so, in no order. */
  keys(beginning: string): string[] {
    const found = new Set(this.#memory.keys());
    try {
      for (let place = 0; place < localStorage.length; place++) {
        const key = localStorage.key(place)!;
        if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
      }
    } catch {
      this.refused = true;
    }
    return [...found].filter((key) => key.startsWith(beginning));
  }
}

export const storage = new BrowserStorage();
