import type { TestDetails, TestEnd } from "@riwaq/contracts/memory/tests";
import { eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { testDropped, testFinished } from "../events.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { countTest, recitedIn } from "./count-test.ts";
import { lockForHolder, lockForTeacher } from "./policy.ts";
import { findMarksOf } from "./queries.ts";
import { answerOf } from "./show-test.ts";

type Ending = TestEnd & { id: string };

/** The two figures are counted; questions that were not asked count for nothing. Finished again, it is as it was. */
export const finishTest = command({
  by: byConfirmed,
  lock: (tx, asked, { id }: Ending) => lockForHolder(tx, asked, { id }),
  trace: "if_changed",
  run: async (ctx, { id, note }): Promise<TestDetails> => {
    const { tx, now, locked } = ctx;
    if (locked.state === "dropped") throw refusal("conflict", "test_over");
    if (locked.state === "finished") return answerOf(tx, id, ctx);
    const questions = locked.questions.map((question) =>
      question.askedAtMs !== null && question.answeredAtMs === null
        ? { ...question, answeredAtMs: now.getTime() }
        : question,
    );
    const marks = (await findMarksOf(tx, [id])).get(id) ?? [];
    const { score, pages } = countTest({ ...locked, questions }, marks);
    await tx
      .update(recitationTests)
      .set({
        state: "finished",
        questions,
        note,
        memoryScore: score.memory,
        tajwidScore: score.tajwid,
        finishedAt: now,
      })
      .where(eq(recitationTests.id, id));
    const told = recitedIn(locked, { pages, finishedAt: now });
    await emit(ctx, tx, testFinished(locked.studentId, { test: id }, told));
    return answerOf(tx, id, ctx);
  },
});

/** Nothing comes of it; what was marked stays marked. */
export const dropTest = command({
  by: byConfirmed,
  lock: (tx, asked, { id }: { id: string }) => lockForTeacher(tx, asked, { id }),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<TestDetails> => {
    const { tx, locked } = ctx;
    if (locked.state === "finished") throw refusal("conflict", "test_over");
    if (locked.state === "running") {
      await tx.update(recitationTests).set({ state: "dropped" }).where(eq(recitationTests.id, id));
      await emit(ctx, tx, testDropped(locked.studentId, { test: id }));
    }
    return answerOf(tx, id, ctx);
  },
});
