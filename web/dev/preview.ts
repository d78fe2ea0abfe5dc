// One game's board alone, as the address asks for it.

import { mount, type ComponentProps } from "svelte";
import "../src/style/tokens.css";
import { words, type Language } from "../src/lib/words.svelte";
import BoardPreview from "./BoardPreview.svelte";

type Own = Pick<
  ComponentProps<typeof BoardPreview>,
  "game" | "parts" | "Icon" | "icons" | "fixtures"
>;

export async function preview(own: Own, first: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  await words.speak((asked.get("lang") ?? "en") as Language);
  mount(BoardPreview, {
    target: document.getElementById("app")!,
    props: {
      ...own,
      first: asked.get("show") ?? first,
      open: asked.get("open"),
      hint: asked.get("hint"),
      bare: asked.has("bare"),
    },
  });
}
