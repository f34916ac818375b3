import { eq } from "drizzle-orm";

import { emit } from "../../../platform/events/emit.ts";
import { type Subscriber, on } from "../../../platform/events/subscriber.ts";
import { markChanged, markTakenBack } from "../../learning/events.ts";
import { testRescored } from "../events.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { countTest, recitedIn } from "./count-test.ts";
import { findMarksOf, lockTestsWith } from "./queries.ts";

/** What is corrected after a test counts as if it had been so from the beginning. */
export const rescoreTests: readonly Subscriber[] = [markChanged, markTakenBack].map((made) =>
  on(made, async (ctx, tx, { aside: { studentId, mark } }) => {
    if (mark.by !== "teacher") return;
    const asked = { studentId, byId: mark.by_id, at: new Date(mark.marked_at) };
    for (const test of await lockTestsWith(tx, asked)) {
      const { id, finishedAt } = test;
      if (finishedAt === null) continue;
      const marks = (await findMarksOf(tx, [id])).get(id) ?? [];
      const { score, pages } = countTest(test, marks);
      await tx
        .update(recitationTests)
        .set({ memoryScore: score.memory, tajwidScore: score.tajwid })
        .where(eq(recitationTests.id, id));
      const told = recitedIn(test, { pages, finishedAt });
      await emit(ctx, tx, testRescored(studentId, { test: id }, told));
    }
  }),
);
