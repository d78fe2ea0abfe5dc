// Quest's board alone, with the positions of quest.json:
//   quest.html?show=journey&lang=ja&theme=dark
// `open=location:<id>` clicks a thing, `hint=...` points at it; `show=faces` and `show=icons` list art.

import * as parts from "../src/boards/quest";
import Icon from "../src/boards/quest/Icon.svelte";
import { ICONS } from "../src/boards/quest/icons";
import fixtures from "./quest.json";
import { stage } from "./preview";

await preview({ game: "quest", parts, Icon, icons: Object.keys(ICONS), fixtures }, "journey");
