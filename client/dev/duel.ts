// Duel's board alone, with the positions of fixtures.json:
//   duel.html?show=turn-2&lang=ja&theme=dark
// `open=card:<id>` clicks a thing, `hint=...` points at it; `show=faces` and `show=icons` list art.

import { mount } from "svelte";
import "../src/style/tokens.css";
import { words, type Language } from "../src/lib/words.svelte";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await words.speak((asked.get("lang") ?? "en") as Language);
mount(Stage, {
  target: document.getElementById("app")!,
  props: {
    first: asked.get("show") ?? "start",
    open: asked.get("open"),
    hint: asked.get("hint"),
    bare: asked.has("bare"),
  },
});
