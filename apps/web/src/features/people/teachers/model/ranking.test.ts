import type { LearnerWish } from "@riwaq/contracts/people/wishes";
import { expect, test } from "vitest";

import { NO_RANKING, rankedFor } from "./ranking.ts";

const learner = (id: string, isSaid: boolean): LearnerWish => ({
  id,
  name: id,
  time_zone: "Europe/Paris",
  wish: isSaid ? { programme_id: null, level_id: null, days: [1], parts: [] } : null,
});
const wishes = { learners: [learner("a", false), learner("b", true)], programmes: [] };

test("the directory is in order for whom the address names, else for whom something is said", () => {
  expect(rankedFor(undefined, wishes)).toBe("b");
  expect(rankedFor("a", wishes)).toBe("a");
  expect(rankedFor("a stranger", wishes)).toBe("b");
});

test("it stays the family’s choice to have no order", () => {
  expect(rankedFor(NO_RANKING, wishes)).toBeUndefined();
  expect(rankedFor(undefined, { learners: [learner("a", false)], programmes: [] })).toBeUndefined();
});
