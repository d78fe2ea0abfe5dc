// The entry: learn who and how, then draw.

import { mount } from "svelte";
import App from "./App.svelte";
import { keeping } from "./lib/keeping.svelte";
import { library } from "./lib/library.svelte";
import { router } from "./lib/router.svelte";
import { SCREENS } from "./lib/screens";
import { saySpeechless } from "./lib/speechless";
import { taste } from "./lib/taste.svelte";
import { visitor } from "./lib/visitor.svelte";
import { words } from "./lib/words.svelte";
import "./style/tokens.css";
import "./style/base.css";

keeping.begin();
taste.begin();
// Asked for early, so that it is there when it is wanted; the screens say what fails.
SCREENS[router.place.screen]().catch(() => undefined);
visitor.begin().catch(() => undefined);
library.begin().catch(() => undefined);
const target = document.getElementById("app")!;
words.begin().then(
  () => mount(App, { target }),
  () => saySpeechless(target),
);
