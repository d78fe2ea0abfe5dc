import { beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../protocol";
import { joinTable, firstSeat, followRematch, invitationIn, tokenFor } from "./joinTable";
import { Unreachable, WasRefused, whyClosed } from "./api";
import { noteKey, recall } from "./tableMemory";

const table = (more: Partial<TableInfo> = {}) =>
  ({
    id: "t",
    game: "duel",
    status: "waiting",
    asked: [],
    rematch: null,
    seats: [
      { seat: "fellowship", name: "Sam", bot: null },
      { seat: "sauron", name: null, bot: null },
    ],
    ...more,
  }) as unknown as TableInfo;

type Answer = [status: number, body: unknown];
let asked: [method: string, path: string, body: unknown][];

/** A server that answers so; an address it does not know does not answer at all. */
function server(answers: Record<string, Answer>): void {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit = {}) => {
    const method = request.method ?? "GET";
    asked.push([method, path, request.body ? JSON.parse(String(request.body)) : null]);
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new TypeError("away");
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
}

const refused = (code: string) => ({ code, sentence: code, words: {}, rule: null, reason: null });
const mine = (...yours: string[]): Answer => [200, { table: table(), yours, your_turn: false }];

beforeEach(() => localStorage.clear());

it("reads an invitation from an address", () => {
  expect(invitationIn("#seat=s3-cr_t")).toBe("s3-cr_t");
  expect(invitationIn("#D3.4")).toBeNull();
  expect(invitationIn("")).toBeNull();
});

it("watches where no seat is one's own", async () => {
  server({ "GET /api/tables/t": mine() });
  expect(await joinTable("t", null)).toMatchObject({ seat: null, yours: [], refused: null });
});

it("takes the seat of an invitation and keeps its secret", async () => {
  const seated = { table: table(), seat: "sauron", token: "mine" };
  server({ "GET /api/tables/t": mine(), "POST /api/tables/t/seats": [200, seated] });
  const arrival = await joinTable("t", "inv");
  expect(asked.at(-1)).toEqual(["POST", "/api/tables/t/seats", { invitation: "inv" }]);
  expect(arrival).toMatchObject({ seat: "sauron", yours: ["sauron"], refused: null, spare: null });
  expect(tokenFor("t", "sauron")).toBe("mine");
  expect(tokenFor("t", "fellowship")).toBeNull();
});

it("watches where an invitation was used already, and says why", async () => {
  server({
    "GET /api/tables/t": mine(),
    "POST /api/tables/t/seats": [403, refused("bad-invitation")],
  });
  const arrival = await joinTable("t", "inv");
  expect(arrival.seat).toBeNull();
  expect(arrival.refused?.code).toBe("bad-invitation");
});

it("does not use up one's own invitation", async () => {
  server({ "GET /api/tables/t": mine("fellowship") });
  const arrival = await joinTable("t", "inv");
  expect(arrival).toMatchObject({ seat: "fellowship", spare: "inv" });
  expect(asked.map(([method]) => method)).toEqual(["GET"]);
});

it("knows its seats by their secrets when the cookie is lost", async () => {
  noteKey("t", "sauron", "kept");
  server({ "GET /api/tables/t": mine() });
  expect(await joinTable("t", null)).toMatchObject({ seat: "sauron", yours: ["sauron"] });
});

it("passes on that there is no such table, or no server", async () => {
  server({ "GET /api/tables/t": [404, refused("no-such-table")] });
  await expect(joinTable("t", null)).rejects.toBeInstanceOf(WasRefused);
  server({});
  await expect(joinTable("t", null)).rejects.toBeInstanceOf(Unreachable);
});

it("looks first from the seat that is asked", () => {
  const both = ["fellowship", "sauron"];
  expect(firstSeat(table({ asked: ["sauron"] }), both)).toBe("sauron");
  expect(firstSeat(table(), both)).toBe("fellowship");
  expect(firstSeat(table(), [])).toBeNull();
});

it("takes secrets along to a rematch, where sides are swapped", () => {
  noteKey("t", "fellowship", "one");
  followRematch(table({ rematch: "again" }));
  expect(recall("again").keys).toEqual([{ seat: "sauron", token: "one" }]);
});

it("finds out why a table lets nobody in", async () => {
  server({ "GET /api/tables/t/record": [409, refused("not-over")] });
  expect(await whyClosed("t")).toBeNull();
  server({ "GET /api/tables/t/record": [200, "a record"] });
  expect(await whyClosed("t")).toBeNull();
  server({ "GET /api/tables/t/record": [409, refused("other-rules")] });
  expect((await whyClosed("t"))?.code).toBe("other-rules");
  server({});
  await expect(whyClosed("t")).rejects.toBeInstanceOf(Unreachable);
});
