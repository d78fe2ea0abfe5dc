// The positions that dev/quest.py wrote, for tests.

import text from "../../../dev/quest.json?raw";
import { fixtures } from "../kit/fixtures";
import type { ComponentRecord, QuestBoard } from "./types";

export const { POSITIONS, view, board, cardsIn } = fixtures<QuestBoard, ComponentRecord>(text);
export const CARDS = cardsIn("en");
