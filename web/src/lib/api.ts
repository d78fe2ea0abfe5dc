// The server's addresses, each as a function.

import type {
  BoxInfo,
  BoxRequest,
  CardInfo,
  CompletedInfo,
  DeckInfo,
  DeckRequest,
  DeckbuildingInfo,
  DraftInfo,
  DraftRequest,
  FormInfo,
  GameInfo,
  Refused,
  Replay,
  ReviewInfo,
  RuleInfo,
  SeatKey,
  Seated,
  SitRequest,
  TableForYou,
  TableInfo,
  TableList,
  TableMade,
  TableRequest,
  VisitorInfo,
} from "../protocol";

/** Whether a table waits for people, is in play, or over. */
export type Status = TableInfo["status"];

/** What the server does not do, with its code and its sentence. */
export class WasRefused extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.sentence);
  }
}

/** The server does not answer at all. */
export class Unreachable extends Error {}

async function answerOf(path: string, request: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return answer;
  // What is no refusal of ours comes from something between us and the server.
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  if (refused === null) throw new Unreachable(path);
  throw new WasRefused(answer.status, refused);
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  const answer = await answerOf(path, request);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Unreachable(path);
  }
}

export const me = () => ask<VisitorInfo>("/api/me");
export const rename = (name: string) => ask<VisitorInfo>("/api/me", "PUT", { name });
export const games = () => ask<GameInfo[]>("/api/games");
export const rules = (game: string, lang: string) =>
  ask<RuleInfo[]>(`/api/games/${game}/rules?lang=${lang}`);
export const cards = (game: string, lang: string, box = "") =>
  ask<CardInfo[]>(`/api/games/${game}/cards?lang=${lang}${box && `&box=${box}`}`);
/** What an owner's box says besides, as Fluent messages. */
export const boxTexts = async (game: string, lang: string, box: string) =>
  (await answerOf(`/api/games/${game}/texts?lang=${lang}&box=${box}`)).text();
/** What an owner can enter of a game, and what a box that was entered here says. */
export const form = (game: string, lang: string, box = "") =>
  ask<FormInfo>(`/api/games/${game}/form?lang=${lang}${box && `&box=${box}`}`);
export const draft = (game: string, lang: string, changes: DraftRequest["changes"]) =>
  ask<DraftInfo>(`/api/games/${game}/drafts?lang=${lang}`, "POST", { changes });
export const keepBox = (game: string, wish: BoxRequest) =>
  ask<BoxInfo>(`/api/games/${game}/boxes`, "POST", wish);
export const boxPath = (game: string, box: string) => `/api/games/${game}/boxes/${box}`;
/** What decks of one's own are built of. */
export const deckbuilding = (game: string) => ask<DeckbuildingInfo>(`/api/games/${game}/decks`);
export const deck = (game: string, lang: string, wish: DeckRequest) =>
  ask<DeckInfo>(`/api/games/${game}/decks?lang=${lang}`, "POST", wish);
export const completeDeck = (game: string, lang: string, wish: DeckRequest) =>
  ask<CompletedInfo>(`/api/games/${game}/decks/suggestions?lang=${lang}`, "POST", wish);
export const table = (id: string) => ask<TableForYou>(`/api/tables/${id}`);
export const make = (wish: TableRequest) => ask<TableMade>("/api/tables", "POST", wish);
export const sit = (id: string, wish: SitRequest) =>
  ask<Seated>(`/api/tables/${id}/seats`, "POST", wish);
/** A new invitation to a free seat, for those who sit at the table. */
export const invite = (id: string, seat: string) =>
  ask<SeatKey>(`/api/tables/${id}/invitations`, "POST", { seat });
export const replay = (id: string, seat: string | null) =>
  ask<Replay>(
    `/api/tables/${id}/replay${seat === null ? "" : `?seat=${encodeURIComponent(seat)}`}`,
  );
export const review = (id: string) => ask<ReviewInfo>(`/api/tables/${id}/review`);
export const recordPath = (id: string) => `/api/tables/${id}/record`;

/** Why a table lets nobody in; null when it would. The record is where a room has to open. */
export async function whyClosed(id: string): Promise<Refused | null> {
  try {
    await answerOf(recordPath(id));
  } catch (fault) {
    if (!(fault instanceof WasRefused)) throw fault;
    return fault.refused.code === "not-over" ? null : fault.refused;
  }
  return null;
}

/** Tables of everybody's list, or one's own; `before` goes on where a list ended. */
export function tables(asked: {
  mine?: boolean;
  status?: Status;
  before?: NonNullable<TableList["before"]>;
}): Promise<TableList> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return ask<TableList>(`/api/tables?${query}`);
}
