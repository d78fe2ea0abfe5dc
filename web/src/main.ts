// The entry: learn who and how, then draw.

import { mount } from "svelte";
import App from "./App.svelte";
import { storage } from "./lib/storage.svelte";
import { gameInfo } from "./lib/gameInfo.svelte";
import { router } from "./lib/router.svelte";
import { SCREENS } from "./lib/screens";
import { showLoadFailure } from "./lib/loadFailure";
import { preferences } from "./lib/preferences.svelte";
import { visitor } from "./lib/visitor.svelte";
import { words } from "./lib/words.svelte";
import "./style/tokens.css";
import "./style/base.css";

storage.begin();
preferences.begin();
// Asked for early, so that it is there when it is wanted; the screens say what fails.
SCREENS[router.place.screen]().catch(() => undefined);
visitor.begin().catch(() => undefined);
gameInfo.begin().catch(() => undefined);
const target = document.getElementById("app")!;
words.begin().then(
  () => mount(App, { target }),
  () => showLoadFailure(target),
);
