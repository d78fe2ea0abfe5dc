// Duel's board alone, with the positions of duel.json:
//   duel.html?show=turn-2&lang=ja&theme=dark
// `open=card:<id>` clicks a thing, `hint=...` points at it; `show=faces` and `show=icons` list art.

import * as parts from "../src/boards/duel";
import Icon from "../src/boards/duel/Icon.svelte";
import { ICONS } from "../src/boards/duel/icons";
import fixtures from "./duel.json";
import { stage } from "./preview";

await preview({ game: "duel", parts, Icon, icons: Object.keys(ICONS), fixtures }, "start");
