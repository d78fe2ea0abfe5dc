// One game's board alone, with the positions of <game>.json:
//   board.html?game=quest&show=journey&lang=ja&theme=dark
// `open=card:<id>` clicks a thing, `hint=...` points at it; `show=faces` and `show=icons` list art.

import { mount } from "svelte";
import "../src/style/base.css";
import "../src/style/tokens.css";
import { words, type Language } from "../src/lib/words.svelte";
import BoardPreview from "./BoardPreview.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "duel";
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await words.speak((asked.get("lang") ?? "en") as Language);
await words.learn(game);
const { ICONS } = await import(`../src/boards/${game}/icons.ts`);
mount(BoardPreview, {
  target: document.getElementById("app")!,
  props: {
    game,
    parts: await import(`../src/boards/${game}/index.ts`),
    Icon: (await import(`../src/boards/${game}/Icon.svelte`)).default,
    icons: Object.keys(ICONS),
    fixtures: (await import(`./${game}.json`)).default,
    first: asked.get("show") ?? (game === "duel" ? "start" : "journey"),
    open: asked.get("open"),
    hint: asked.get("hint"),
    bare: asked.has("bare"),
  },
});
