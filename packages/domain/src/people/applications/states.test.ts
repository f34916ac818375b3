import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  APPLICATION_STEPS,
  APPROVALS,
  type ApplicationStep,
  type Approval,
  DECIDED,
  isDecidable,
  stepFrom,
} from "./states.ts";

/** Columns in the order of the steps: send, ask, approve, pause, decline. */
const TABLE: Record<Approval, Array<Approval | null>> = {
  draft: ["applied", null, null, null, null],
  applied: [null, "returned", "approved", null, "declined"],
  returned: ["applied", "returned", "approved", null, "declined"],
  approved: [null, null, null, "paused", "declined"],
  paused: [null, null, "approved", null, "declined"],
  declined: [null, "returned", "approved", null, null],
};

test.each(APPROVALS)("every step from %s", (approval) => {
  expect(APPLICATION_STEPS.map((step) => stepFrom(approval, step))).toEqual(TABLE[approval]);
});

test.each(APPROVALS)("what staff decide about %s", (approval) => {
  const [, , ...made] = TABLE[approval];
  const named = DECIDED.map((decision) => isDecidable(approval, decision));
  expect(named).toEqual([made[0], made[1], made[2]].map((state) => state !== null));
});

const walks = fc.array(fc.constantFrom(...APPLICATION_STEPS), { maxLength: 30 });
function walk(steps: readonly ApplicationStep[]): Approval[] {
  const path: Approval[] = ["draft"];
  for (const step of steps) {
    const at = path.at(-1) ?? "draft";
    path.push(stepFrom(at, step) ?? at);
  }
  return path;
}

describe("whatever is done, in whatever order", () => {
  test("nobody is let in, or declined, whose application was never sent", () => {
    fc.assert(
      fc.property(walks, (steps) => {
        const path = walk(steps);
        const firstDecided = path.findIndex((state) => state !== "draft" && state !== "applied");
        const before = path.slice(0, firstDecided);
        expect(firstDecided < 0 || before.includes("applied")).toBe(true);
      }),
    );
  });

  test("no state is a dead end: from each, approval can still be reached", () => {
    const toApproval: ApplicationStep[] = ["send", "approve"];
    fc.assert(
      fc.property(walks, (steps) => {
        expect(walk([...steps, ...toApproval])).toContain("approved");
      }),
    );
  });

  test("only staff let somebody in: sending never does", () => {
    for (const approval of APPROVALS) {
      const sent = stepFrom(approval, "send");
      expect(sent === null || sent === "applied").toBe(true);
    }
  });
});
