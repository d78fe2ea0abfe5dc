// How the events of Dice are shown on its board, and which of them are heard.

import type { EventShows, EventSounds } from "../kit/shows";
import type { DiceBoard } from "./types";

export const shows: EventShows<DiceBoard> = {};

export const sounds: EventSounds = {};
