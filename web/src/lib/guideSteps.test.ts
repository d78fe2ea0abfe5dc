import { describe, expect, it } from "vitest";
import { isLast, stepNow, type Sight, type Step } from "./guideSteps";

/** What is to be seen: the names of the moments that have come. */
const at = (...moments: string[]) => ({ view: { board: moments } }) as unknown as Sight;
const come = (moment: string) => (sight: Sight) =>
  (sight.view.board as unknown as string[]).includes(moment);

const steps: Step[] = [
  { id: "welcome", anchors: [] },
  { id: "turn", anchors: [], when: come("turn") },
  { id: "end", anchors: [] },
  { id: "fight", anchors: [], when: come("fight"), anytime: true },
];
const now = (passed: string[], begun: string, sight: Sight) =>
  stepNow(steps, passed, begun, sight)?.id ?? null;

describe("the steps of a guide", () => {
  it("come in their order, each when there is something to speak of", () => {
    expect(now([], "", at())).toBe("welcome");
    expect(now(["welcome"], "", at())).toBeNull();
    expect(now(["welcome"], "", at("turn"))).toBe("turn");
    expect(now(["welcome", "turn"], "", at())).toBe("end");
  });

  it("stay until they are left, even when their moment is over", () => {
    expect(now(["welcome"], "turn", at())).toBe("turn");
    expect(now([], "fight", at())).toBe("fight");
  });

  it("let one for any time come between, once, and hold nothing up for it", () => {
    expect(now([], "welcome", at("fight"))).toBe("fight");
    expect(now(["fight"], "welcome", at("fight"))).toBe("welcome");
    expect(now(["welcome", "turn", "end"], "", at())).toBeNull();
    expect(now(["welcome", "turn", "end"], "", at("fight"))).toBe("fight");
  });

  it("end with the last that is sure to come", () => {
    const [welcome, , end, fight] = steps as [Step, Step, Step, Step];
    expect(isLast(steps, [], welcome)).toBe(false);
    expect(isLast(steps, ["welcome", "turn"], end)).toBe(true);
    expect(isLast(steps, ["welcome"], fight)).toBe(false);
    expect(isLast(steps, ["welcome", "turn", "end"], fight)).toBe(true);
  });
});
