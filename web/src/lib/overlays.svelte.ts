// The dialogs and drawers over the screen: rules, an enlarged component, keys, settings.

class Overlays {
  rules = $state.raw<{ game: string; rule: string } | null>(null);
  zoomed = $state.raw<{ game: string; id: string } | null>(null);
  /** The game on the screen, whose rules can be opened; empty without one. */
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

  /** Close everything, as when the screen changes. */
  clear(): void {
    this.rules = null;
    this.zoomed = null;
    this.keys = false;
    this.settings = false;
  }
}

export const overlays = new Overlays();
