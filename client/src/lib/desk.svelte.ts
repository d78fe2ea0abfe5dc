// What lies open over the screen: the rules, an enlarged component, the keys, the settings.

class Desk {
  rules = $state.raw<{ game: string; rule: string } | null>(null);
  zoomed = $state.raw<{ game: string; id: string } | null>(null);
  /** The game that is on the screen, whose rules are at hand; empty without one. */
  game = $state("");
  keys = $state(false);
  settings = $state(false);

  /** Open the rules, at a rule if one is named. */
  ask(game: string, rule = ""): void {
    this.rules = { game, rule };
  }

  /** Enlarge a component. */
  zoom(game: string, id: string): void {
    this.zoomed = { game, id };
  }

  /** Put everything away, as when one goes to another screen. */
  clear(): void {
    this.rules = null;
    this.zoomed = null;
    this.keys = false;
    this.settings = false;
  }
}

export const desk = new Desk();
