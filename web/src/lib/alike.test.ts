import { describe, expect, it } from "vitest";
import { CARDS } from "../boards/duel/fixtures";
import { alike, idOf } from "./alike";

describe("components that look alike", () => {
  const faces = alike([...CARDS.values()]);
  const ids = (id: string) =>
    faces.find((face) => face.some((card) => idOf(card) === id))!.map(idOf);

  it("are one, and none is lost", () => {
    expect(faces.flat()).toHaveLength(CARDS.size);
    expect(ids("c1-grey-ruse-2")).toEqual(["c1-grey-ruse-1", "c1-grey-ruse-2"]);
    expect(ids("c1-yellow-2-coins-3")).toHaveLength(4);
  });

  it("are not those of one name that cost otherwise or lie in another chapter", () => {
    expect(ids("c3-blue-2-rings")).toEqual(["c3-blue-2-rings"]);
    expect(ids("c1-grey-knowledge")).toEqual(["c1-grey-knowledge"]);
  });
});
