import { describe, expect, it } from "vitest";

import type { CoverFault, CoverReason, Ranked } from "../cover/rank-substitutes.ts";
import { rankSuccessors } from "./rank-successors.ts";

const of = (teacherId: string, fault: CoverFault | null, reasons: CoverReason[] = []): Ranked => ({
  teacherId,
  name: teacherId,
  fault,
  reasons,
  minutesThatWeek: 60,
});

describe("who takes a series over", () => {
  it("is first whoever could give every lesson, in the order of the first one", () => {
    const ranked = rankSuccessors([
      [of("a", null), of("b", null), of("c", null), of("d", "programme")],
      [of("c", null), of("b", null), of("a", "busy"), of("d", "programme")],
    ]);
    expect(ranked.map(({ teacherId, fault, clashes }) => [teacherId, fault, clashes])).toEqual([
      ["b", null, 0],
      ["c", null, 0],
      ["a", "busy", 1],
      ["d", "programme", 2],
    ]);
  });

  it("has for them what holds at every lesson alone", () => {
    const [ranked] = rankSuccessors([
      [of("a", null, ["known", "own_hours"])],
      [of("a", null, ["known"])],
    ]);
    expect(ranked?.reasons).toEqual(["known"]);
  });

  it("is nobody of no lesson", () => expect(rankSuccessors([])).toEqual([]));
});
